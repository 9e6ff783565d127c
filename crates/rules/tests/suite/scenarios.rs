//! Scenarios for every rule, worked example, FAQ answer and ruling in docs/rules: a position, moves and expectations.
//!
//! They are data in `scenarios/GAME/*.toml`. The keys are the fields of `Scenario` and `Step` in `scenario/runner.rs`;
//! docs/notation.md describes positions and moves.

/// One test per file of a game.
macro_rules! scenario_files {
    ($module:ident: $game:ty { $($file:ident)* }) => {
        mod $module {
            $(#[test]
            fn $file() {
                crate::scenario::runner::check::<$game>(stringify!($file));
            })*

            #[test]
            fn every_scenario_file_is_listed() {
                crate::scenario::runner::check_complete::<$game>(&[$(stringify!($file)),*]);
            }
        }
    };
}

scenario_files! {
    classic: caylus_rules::classic::Classic {
        c10_two_players
        c1_income
        c2_placing
        c3_special
        c4_provost
        c5_activation
        c5_building
        c5_lawyer
        c6_castle
        c7_end_of_turn
        c8_favors
        c8_lines
        c8_simplified
        c9_end_of_game
        editions
        editions_residences
        examples
        faq
        forced
        positions_document
        positions_progress
        positions_table
        refusals
        rulings_activation
        rulings_bookkeeping
        rulings_castle
        rulings_favors
        rulings_special
        tiles_neutral_fixed
        tiles_prestige
        tiles_stone
        tiles_wood
    }
}

scenario_files! {
    magna_carta: caylus_rules::magna_carta::MagnaCarta {
        cards_effects
        cards_neutral
        cards_owner
        examples
        m0_setup
        m1_income
        m2_actions
        m2_draw
        m2_payments
        m3_provost
        m4_effects
        m4_lawyer
        m5_castle
        m6_m7_end
        m8_beginner
        positions_cards
        positions_progress
        positions_table
        prestige
        refusals
        rulings_actions
        rulings_effects
    }
}

scenario_files! {
    y1303: caylus_rules::y1303::Caylus1303 {
        examples
        forced
        positions_progress
        positions_table
        refusals
        t0_setup
        t1_planning
        t2_activation
        t2_provost
        t3_delivery
        t4_stewardship
        t5_favors
        t6_delivery
        t6_planning
        t6_stolen
        tiles_monuments
        tiles_start
        tiles_stone
        tiles_stone_costs
        tiles_wood
    }
}
