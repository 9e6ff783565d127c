//! Scenarios: for every rule, worked example and answer of docs/rules/classic.md a situation, moves, and what must come of
//! them. They are data, `scenarios/classic/*.toml`; the keys are those of `Scenario` and `Step` in `scenario/check.rs`, positions
//! and moves are those of docs/notation.md.

mod scenario;

/// One test for each file.
macro_rules! scenario_files {
    ($($file:ident)*) => {
        $(#[test]
        fn $file() {
            scenario::check::check(stringify!($file));
        })*

        const FILES: &[&str] = &[$(stringify!($file)),*];
    };
}

scenario_files! {
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

#[test]
fn every_file_is_run() {
    let folder = format!("{}/tests/scenarios/classic", env!("CARGO_MANIFEST_DIR"));
    let mut found: Vec<String> = std::fs::read_dir(folder)
        .expect("the folder of scenarios")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    found.sort();
    assert_eq!(found, FILES);
}
