//! Texts and rules agree, and points stay hidden from other players.

use caylus_rules::facts::Effect;
use caylus_rules::parts::{Goods, Player};
use caylus_rules::record::Record;
use caylus_rules::y1303::{
    By, Cause, Caylus1303, Character, Decision, Event, Kind, Move, Options, Phase, Space, Spot, Tile,
};
use caylus_rules::{Game, MoveList};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{ids, tiles};
use crate::tests::{every, narrated};
use crate::{Lang, Names, Viewer, Worded, Words};

/// One decision of each kind.
fn decisions() -> impl IntoIterator<Item = Decision> {
    every!(Decision: Character, EarlyRiser, Place, Effect { tile: Tile::StoneChurch, by: By::Favor }, Lawyer,
        Build { craft: Kind::Stone, by: By::Worker }, Toll, Bridge, Bailiff, Batch, Monument, Favor, FavorCharacter)
}

fn phases() -> impl IntoIterator<Item = Phase> {
    every!(Phase: Characters, Planning, Activation, Delivery, Stewardship, Over)
}

/// The ids made from names in notation.
pub(crate) fn ids() -> Vec<String> {
    let mut ids: Vec<String> = Tile::ALL.map(ids::tile).into();
    for character in Character::ALL.map(ids::character) {
        ids.extend([format!("{character}.called"), format!("{character}.power"), character]);
    }
    for kind in [Kind::Wood, Kind::Stone].map(ids::kind) {
        ids.extend([format!("{kind}.one"), format!("{kind}.letter")]);
    }
    ids.extend(phases().into_iter().map(|phase| format!("y1303-phase-{}", ids::phase_name(phase))));
    for decision in decisions() {
        ids.extend(["question", "help"].map(|text| format!("y1303-{text}-{}", ids::decision(decision))));
    }
    ids.extend(["hand", "camp", "houses"].map(|what| format!("y1303-board-{what}")));
    ids.push("y1303-help-over".to_owned());
    ids
}

#[test]
fn ids_are_made_of_notation() {
    let name = |value: serde_json::Value| value.as_str().map(str::to_owned).unwrap();
    for decision in decisions() {
        assert_eq!(name(serde_json::to_value(decision).unwrap()["kind"].take()), ids::decision(decision));
    }
    for phase in phases() {
        assert_eq!(name(serde_json::to_value(phase).unwrap()), ids::phase_name(phase));
    }
}

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

/// One cause of each kind.
fn causes() -> impl IntoIterator<Item = Cause> {
    let space = space("r5");
    every!(Cause: Visit { space: space }, Placement { spot: Spot::SITE }, Character { character: Character::Goldsmith },
        Tile { tile: Tile::Toll, space: space }, Site { tile: Tile::WoodMason },
        OwnerBonus { tile: Tile::StoneFarm, space: space }, Building { tile: Tile::Theatre }, Bridge, Batch, MostBatches,
        Residence { space: space },
        Recruiting { residences: 2, garden: true, granary: true, manufactory: true, day_labourer: true })
}

/// One event of each kind; the causes do not matter.
fn events(cause: Cause) -> impl IntoIterator<Item = Event> {
    let (player, space, tile) = (Player::new(0), space("r5"), Tile::StoneQuarry);
    let (goods, characters) = (Goods::workers(2), Character::FIRST_GAME.into_iter().collect());
    every!(Event: CharactersDrawn { characters: characters }, RoundStarted { round: 2 },
        PhaseStarted { phase: Phase::Delivery }, FirstPlayer { player: player },
        CharacterTaken { player: player, character: Character::Thief, from: None },
        Passed { player: player, number: 2 }, WorkerPlaced { player: player, spot: Spot::SITE },
        WorkerToCamp { player: player, from: Spot::SITE }, ProvostMoved { player: None, from: 13, to: 28 },
        Gained { player: player, goods: goods, cause: cause }, Paid { player: player, goods: goods, cause: cause },
        Declined { player: player, cause: cause }, Claimed { player: player, space: space },
        Built { player: player, tile: tile, space: space }, ResidenceMade { player: player, space: space, tile: tile },
        MonumentBuilt { player: player, monument: Tile::Statue, space: space },
        SiteUsed { player: player, tile: tile }, FinalScore { player: player, prestige: 40, gold: 4 })
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let game = Caylus1303::new(3, &Options::default(), 1, &mut ()).unwrap();
    for event in causes().into_iter().flat_map(events) {
        assert_eq!(narrated(&game, &event).is_none(), matches!(event, Event::WorkerToCamp { .. }), "{event:?}");
    }
    let player = Player::new(1);
    let did = |event: Event| narrated(&game, &event).unwrap();
    let taken = Event::CharacterTaken { player, character: Character::Thief, from: Some(Player::new(2)) };
    assert_eq!(did(taken), "takes the Thief from Green");
    assert_eq!(did(Event::Passed { player, number: 1 }), "is the first to pass and takes the first-player tile");
    assert_eq!(
        did(Event::WorkerToCamp { player, from: space("r18").into() }).split(" at ").next(),
        Some("gets nothing")
    );
    let moved = |from, to| did(Event::ProvostMoved { player: Some(player), from, to });
    assert_eq!(moved(13, 11), "moves the provost 2 steps back, just before r11");
    assert_eq!(moved(28, 29), "moves the provost 1 step forward, beyond the end of the road");
    let character = |character| did(Event::Declined { player, cause: Cause::Character { character } });
    assert_eq!(character(Character::Bailiff), "leaves the provost where he is");
    assert_eq!(character(Character::EarlyRiser), "places no worker as Early riser");
    let lawyer = Cause::Tile { tile: Tile::Lawyer, space: space("r1") };
    assert_eq!(did(Event::Declined { player, cause: lawyer }), "claims nothing at the Lawyer (r1)");
    let church = Cause::Site { tile: Tile::StoneChurch };
    assert_eq!(did(Event::Declined { player, cause: church }), "takes nothing at the Church of the site");
}

#[test]
fn every_tile_says_what_it_does() {
    for tile in Tile::ALL {
        let only_points = matches!(tile, Tile::Statue | Tile::Cathedral | Tile::CastleMansion);
        for neutral in [false, true] {
            assert_eq!(tiles::effect(tile, neutral).next().is_none(), only_points, "{tile}");
        }
    }
    let effect = |tile, neutral| Words::of(Lang::English).arg(&tiles::effect_list(tile, neutral), &Names::default());
    let (built, neutral) = (|tile| effect(tile, false), |tile| effect(tile, true));
    assert_eq!(neutral(Tile::Fairground), "1 wood for 1 favor");
    assert_eq!(neutral(Tile::StartMarket), "1 worker for 1 cube (no gold)");
    let Some(Effect::Provost { steps, price: None }) = Tile::Toll.facts().effect else {
        panic!("the Toll moves the provost")
    };
    assert_eq!(neutral(Tile::Toll), format!("move the provost up to {steps} steps"), "y1303-tile-fixed-toll.effect");
    assert_eq!(neutral(Tile::Lawyer), "1 cloth to claim a starting tile");
    assert_eq!(built(Tile::Theatre), "1 favor at once");
    assert_eq!(neutral(Tile::StartGuildStone), "1 stone for 4 workers");
    assert_eq!(neutral(Tile::WoodCoveredMarket), "2 workers and 1 PP");
    assert_eq!(neutral(Tile::WoodMason), "build a stone tile, paying 1 stone less");
    assert_eq!(built(Tile::WoodMason), "build a stone tile");
    assert_eq!(built(Tile::WoodMarket), "1 cube (no gold)");
    assert_eq!(built(Tile::WoodTailor), "1 cloth for 4 PP or 2 cloth for 6 PP");
    assert_eq!(neutral(Tile::StoneFarm), "1 food and 1 cloth");
    assert_eq!(built(Tile::StoneFarm), "2 food and 1 cloth; owner +1 food per visitor");
    assert_eq!(built(Tile::StoneAlchemist), "1 cube (no gold) for 1 gold or 2 cubes (no gold) for 2 gold");
}

#[test]
fn tile_names_fit_the_board() {
    for words in Lang::ALL.map(Words::of) {
        for tile in Tile::ALL {
            let shown = format!("{}!", words.short(&ids::tile(tile)));
            assert!(shown.chars().count() <= 17, "{shown}");
        }
        assert!(words.short(ids::RESIDENCE).chars().count() <= 17);
    }
}

fn moves(game: &Caylus1303) -> MoveList<Move> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves
}

/// Player 0 owns the residence on r5, holds this, and faces that decision.
fn decide(phase: &str, decision: &str, own: &str) -> Caylus1303 {
    let (workers, activating) = match phase {
        "delivery" => ("[0]", "null"),
        "stewardship" => ("[]", r#""r5""#),
        _ => ("[]", "null"),
    };
    let document = format!(
        r#"{{"round":4,"phase":"{phase}","decision":{{"player":0,{decision}}},"provost":14,"activating":{activating},
            "players":[{{{own}}},{{"characters":["thief"]}},{{}}],"board":["bailiff"],
            "road":{{"r5":{{"tile":"start:farm","owner":0}},"r6":{{"tile":"start:farm"}},"r7":{{"tile":"start:sawmill"}},
                "r8":{{"tile":"start:quarry"}},"r9":{{"tile":"start:market"}},"r10":{{"tile":"start:market"}},
                "r11":{{"tile":"start:guild-any"}},"r12":{{"tile":"start:carpenter"}},"r13":{{"tile":"wood:manor"}},
                "r14":{{"tile":"wood:mason","owner":1}},"r18":{{"tile":"stone:farm"}}}},
            "site":{{"tiles":["start:guild-stone","wood:tailor","stone:church"],"workers":{workers}}}}}"#
    );
    Caylus1303::from_position(&serde_json::from_str(&document).unwrap()).unwrap()
}

fn explained(game: &Caylus1303, chosen: &str) -> String {
    let chosen = chosen.parse().unwrap();
    assert!(game.check(chosen).is_ok(), "{chosen}: {:?}", game.check(chosen));
    crate::tests::explained(game, Lang::English, chosen)
}

#[test]
fn moves_say_what_they_cost_and_give() {
    let planning = decide("planning", r#""kind":"place""#, r#""workers":5"#);
    assert_eq!(explained(&planning, "place r14"), "Mason: build a stone tile; 1 PP to Red; past the provost");
    assert_eq!(explained(&planning, "place r13"), "Manor: 2 PP");
    assert_eq!(explained(&planning, "place site"), "deliver batches in phase 3, before all others");
    assert_eq!(explained(&planning, "pass"), "first on the bridge, first player of the next round");

    let cubes = r#""cubes":{"food":9,"wood":9,"stone":9,"cloth":9,"gold":9}"#;
    let monument = decide("stewardship", r#""kind":"monument""#, cubes);
    assert_eq!(explained(&monument, "build monument:theatre"), "4 wood and 3 gold: 12 PP and 1 favor");
    assert_eq!(explained(&monument, "build monument:garden"), "1 wood and 1 gold: 4 PP; +2 workers when recruiting");
    let architect = decide("stewardship", r#""kind":"monument""#, &format!(r#"{cubes},"characters":["architect"]"#));
    assert_eq!(explained(&architect, "build monument:statue"), "2 stone and 1 gold: 8 PP");

    let experts = format!(r#"{cubes},"characters":["goldsmith","foreman"]"#);
    let batch = decide("delivery", r#""kind":"batch""#, &experts);
    assert_eq!(explained(&batch, "batch food wood gold"), "get 11 PP");
    assert_eq!(explained(&batch, "batch food wood stone"), "get 6 PP");
    assert_eq!(explained(&batch, "done"), "no batch");

    let best = format!(r#"{cubes},"batches":1,"camp":2"#);
    let favor = decide("delivery", r#""kind":"favor""#, &best);
    assert_eq!(explained(&favor, "site 1"), "Guild: 1 stone for 4 workers; then a character from the board");
    assert!(explained(&favor, "steal thief").starts_with("from Red: others score no PP"));
    let few = decide("delivery", r#""kind":"effect","tile":"start:guild-stone","by":"favor""#, &best);
    assert_eq!(explained(&few, "give stone for 4w"), "give 1 stone, get 2 workers", "no more are in the camp");
}

fn played(options: Options, seed: u64, count: usize) -> Record<Caylus1303> {
    let mut record = Record::new(3, &options, seed, &mut ()).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..count {
        let moves = moves(record.game());
        if let Some(chosen) = moves.get(random.next_u32() as usize % moves.len().max(1)) {
            record.play(*chosen, &mut ()).unwrap();
        }
    }
    record
}

#[test]
fn hidden_information_never_changes_what_is_shown() {
    let words = Words::of(Lang::French);
    let mut different = 0;
    for seed in 0..40 {
        let record = played(Options::default(), seed, 3 * seed as usize);
        let (game, names) = (*record.game(), Names::of(words, &record));
        let viewers = Player::all(3).map(Some).chain([None]);
        for viewer in viewers {
            let other = Caylus1303::determinize(&game.view(viewer), seed + 1000);
            different += usize::from(other != game);
            let shown = viewer.map_or(Viewer::Spectator, Viewer::Player);
            assert_eq!(game.board(words, &names, shown), other.board(words, &names, shown));
            assert_eq!(game.supply(words, shown), other.supply(words, shown));
            if viewer.is_some() && game.to_act() == viewer {
                for chosen in moves(&game) {
                    assert_eq!(game.choice(chosen), other.choice(chosen));
                }
            }
        }
    }
    assert!(different > 100, "{different}");
}

#[test]
fn hidden_points_are_question_marks() {
    let words = Words::of(Lang::English);
    let hidden = |options: Options, count: usize, viewer| {
        let record = played(options, 7, count);
        let board = record.game().board(words, &Names::of(words, &record), viewer);
        board.lines().filter(|line| line.contains(" ? ")).count()
    };
    let (closed, open) = (Options::default(), Options { open_prestige: true, ..Options::default() });
    assert_eq!(hidden(closed, 30, Viewer::Player(Player::new(1))), 2);
    assert_eq!(hidden(closed, 30, Viewer::Spectator), 3);
    assert_eq!(hidden(closed, 30, Viewer::All), 0);
    assert_eq!(hidden(open, 30, Viewer::Spectator), 0);
    assert_eq!(hidden(closed, 2000, Viewer::Spectator), 0, "the game is over");
}
