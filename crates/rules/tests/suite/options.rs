//! The options of every game: their notation, their JSON, what they change, and their tables in the documentation.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

use caylus_rules::classic::{self, Classic};
use caylus_rules::family::GameName;
use caylus_rules::magna_carta::{self, MagnaCarta};
use caylus_rules::options::{GameOption, OptionError, OptionTable};
use caylus_rules::reason::Coded;
use caylus_rules::record::Record;
use caylus_rules::y1303::{self, Caylus1303};
use caylus_rules::{Game, MoveList};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::common::game::TestGame;
use crate::common::golden;
use crate::common::options::{combinations, with};
use crate::common::policy::Policy;
use crate::common::referee::Plan;
use crate::scenario::games::ScenarioGame;
use crate::scenario::runner;

/// The options that a game remembers, that is all but `edition`.
fn remembered<T: OptionTable>() -> impl Iterator<Item = &'static GameOption> {
    T::options().iter().filter(|option| T::default().value(option.name).is_some())
}

fn error<G: Game>(text: &str) -> String {
    text.parse::<G::Options>().map_or_else(|error| error.to_string(), |options| panic!("{text} reads as {options}"))
}

/// Text and JSON of all options, and the refusal of everything else.
fn check_notation<G: Game<Options: Debug + Serialize + DeserializeOwned>>() {
    let all = combinations::<G::Options>();
    let every_text = all.iter().map(ToString::to_string).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(every_text.len(), all.len(), "no two read the same");
    for options in all {
        let text = options.to_string();
        assert!(text.parse() == Ok(options), "{text}");
        let words: Vec<&str> = text.split(' ').collect();
        assert!(
            words.iter().rev().copied().collect::<Vec<_>>().join("  ").parse() == Ok(options),
            "in any order: {text}"
        );
        let written: Vec<&str> = words.iter().filter_map(|word| word.split_once('=')).map(|(name, _)| name).collect();
        assert_eq!(written, remembered::<G::Options>().map(|option| option.name).collect::<Vec<_>>());
        let document = json!(options);
        assert!(serde_json::from_value::<G::Options>(document.clone()).is_ok_and(|read| read == options), "{document}");
    }
    assert!("".parse() == Ok(G::Options::default()));
    assert!(serde_json::from_value::<G::Options>(json!({})).is_ok_and(|read| read == G::Options::default()));

    let names: Vec<&str> = G::Options::options().iter().map(|option| option.name).collect();
    assert_eq!(error::<G>("moat=yes"), format!("there is no option `moat`; the options are {}", names.join(", ")));
    for GameOption { name, values, default, .. } in G::Options::options() {
        assert!(values.len() > 1 && values[0] == *default, "{name}");
        assert!(format!("{name}={default}").parse() == Ok(G::Options::default()), "{name}");
        let known = values.join(", ");
        assert_eq!(error::<G>(&format!("{name}=x")), format!("option `{name}` cannot be `x`; it can be {known}"));
        assert_eq!(error::<G>(name), format!("`{name}` is not of the form name=value"));
        assert_eq!(
            error::<G>(&format!("{name}={default} {name}={default}")),
            format!("option `{name}` is given twice")
        );
        for document in [json!({*name: "x"}), json!({*name: 17}), json!({*name: [1]}), json!({*name: "yes y=1"})] {
            assert!(serde_json::from_value::<G::Options>(document.clone()).is_err(), "{document}");
        }
    }
}

#[test]
fn options_read_as_written() {
    check_notation::<Classic>();
    check_notation::<MagnaCarta>();
    check_notation::<Caylus1303>();
    for game in GameName::ALL {
        assert_eq!(game.name().parse(), Ok(*game));
    }
}

/// Lines and documents that earlier builds have stored.
#[test]
fn stored_options_keep_their_meaning() {
    let french = classic::Options::FRENCH;
    // Residences were made after phase 5 in every edition.
    let english = classic::Options { english_residences: false, ..classic::Options::ENGLISH };
    assert_eq!("jeweller=yes church=3 tailor=2-4 favors=table".parse(), Ok(french));
    assert_eq!("jeweller=no church=4 tailor=1-2 favors=table".parse(), Ok(english));
    assert_eq!("favors=simplified".parse(), Ok(classic::Options { simplified_favors: true, ..french }));
    let document = json!({"jeweller": false, "church": 4, "tailor": "1-2", "favors": "table"});
    assert_eq!(serde_json::from_value::<classic::Options>(document.clone()).ok(), Some(english));
    let written = json!(english);
    assert!(document.as_object().expect("an object").iter().all(|(name, value)| written[name] == *value), "{written}");

    assert_eq!(magna_carta::Options::default(), magna_carta::Options::STANDARD);
    assert_eq!("rules=beginner".parse(), Ok(magna_carta::Options::BEGINNER));
    assert_eq!(json!(magna_carta::Options::STANDARD)["rules"], json!("standard"));
    assert_eq!("characters=first-game open_prestige=no".parse(), Ok(y1303::Options::FIRST_GAME));
    let written = json!(y1303::Options::FIRST_GAME);
    assert_eq!((&written["characters"], &written["open_prestige"]), (&json!("first-game"), &json!(false)));
}

/// A record of the English edition, written before residences could be made earlier. It has one that had to wait, and moves that
/// depend on when it was made.
#[test]
fn a_record_without_an_option_plays_as_when_it_was_written() {
    let text = include_str!("../records/classic-english.txt");
    Record::<Classic>::read(text).expect("the same moves and the same result");
    let other = text.replace("favors=table", "residences=building favors=table");
    let error = Record::<Classic>::read(&other).expect_err("other players decide");
    assert_eq!((error.line, error.reason.code()), (376, "record-turn"));
}

#[test]
fn editions_are_shorthands_that_options_override() {
    type Options = classic::Options;
    let read = |text: &str| text.parse::<Options>().expect(text);
    for (name, edition) in Options::EDITIONS {
        assert_eq!(read(&format!("edition={name}")), *edition);
        assert_eq!(serde_json::from_value::<Options>(json!({ "edition": name })).ok(), Some(*edition));
        for option in remembered::<Options>() {
            for value in &option.values {
                let expected = with(*edition, option.name, value);
                assert_eq!(read(&format!("{}={value} edition={name}", option.name)), expected);
            }
        }
    }
    let text: Result<Options, OptionError> = "edition=german".parse();
    assert_eq!(
        text.map_err(|error| error.to_string()),
        Err("option `edition` cannot be `german`; it can be french, english, premium".to_owned())
    );
    assert!("edition=french".parse::<magna_carta::Options>().is_err());

    let by_edition = |name: &str| {
        remembered::<Options>().find(|option| option.name == name).map(|option| option.by_edition.as_slice())
    };
    assert_eq!(by_edition("church"), Some(["3", "4", "3"].as_slice()));
    assert_eq!(by_edition("favors"), Some([].as_slice()));
}

/// A hash of everything anyone can see in a game: moves, events and views, but not the options themselves.
fn seen<G: TestGame>(plan: &Plan<G>) -> u64 {
    let mut hasher = DefaultHasher::new();
    let (record, mut events, mut dice) = plan.begin();
    let mut game = *record.game();
    let mut moves = MoveList::new();
    while !game.is_over() {
        let mut view = json!(game.view(None));
        view["options"].take();
        (view.to_string(), json!(events).to_string()).hash(&mut hasher);
        game.legal_moves(&mut moves);
        moves.hash(&mut hasher);
        let chosen = plan.policy.choose::<G>(&game.to_position(), &moves, &mut dice);
        events.clear();
        game.apply(chosen, &mut events).expect("a legal move");
    }
    hasher.finish()
}

fn check_effect<G: TestGame>(folder: &str) {
    for option in remembered::<G::Options>() {
        for value in option.values.iter().filter(|value| **value != option.default) {
            let differs = |(seed, start): (u64, G::Start)| {
                let plan = |options| Plan::<G> { players: 3, options, start, policy: Policy::Eager, seed };
                let usual = G::Options::default();
                seen(&plan(usual)) != seen(&plan(with(usual, option.name, value)))
            };
            let games = (0..20).flat_map(|seed| G::STARTS.iter().map(move |start| (seed, *start)));
            let name = option.name;
            assert!(
                games.into_iter().any(differs),
                "{name}={value} changes nothing: crates/rules/src/{folder} ignores it"
            );
        }
    }
}

#[test]
fn every_option_changes_the_game() {
    check_effect::<Classic>("classic");
    check_effect::<MagnaCarta>("magna_carta");
    check_effect::<Caylus1303>("y1303");
}

/// Options of the set-up and of views, which scenarios cannot show: see `scenario/setup_1303.rs`.
const NOT_IN_POSITIONS: [&str; 2] = ["characters", "open_prestige"];

fn check_scenarios<G: ScenarioGame>() {
    let tried = runner::options::<G>();
    for option in remembered::<G::Options>().filter(|option| !NOT_IN_POSITIONS.contains(&option.name)) {
        for value in option.values.iter().filter(|value| **value != option.default) {
            assert!(
                tried.contains(&(option.name.to_owned(), (*value).to_owned())),
                "no scenario in crates/rules/tests/scenarios/{} has {}={value}",
                G::NAME,
                option.name
            );
        }
    }
}

#[test]
fn every_option_has_a_scenario() {
    check_scenarios::<Classic>();
    check_scenarios::<MagnaCarta>();
    check_scenarios::<Caylus1303>();
}

const NOTATION: &str = "| option | values | default | meaning |";
const EDITIONS: &str = "| option |";

/// A table of docs/notation.md.
fn notation(options: &[GameOption]) -> String {
    let code = |values: &[&str]| values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(", ");
    let rows = options.iter().map(|option| {
        let default = match option.by_edition.as_slice() {
            [] => code(&[option.default]),
            values => format!("by edition: {}", code(values)),
        };
        format!("| `{}` | {} | {default} | {} |\n", option.name, code(&option.values), option.help)
    });
    format!("{NOTATION}\n|---|---|---|---|\n{}", rows.collect::<String>())
}

/// The table of editions in docs/rules/classic.md.
fn editions<T: OptionTable>() -> String {
    let cells = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let head = T::EDITIONS.iter().map(|(name, _)| format!("`{name}`"));
    let rows = remembered::<T>().map(|option| {
        let values = T::EDITIONS.iter().filter_map(|(_, options)| options.value(option.name)).map(str::to_owned);
        cells([format!("`{}`: {}", option.name, option.help)].into_iter().chain(values).collect())
    });
    let head = cells(["option".to_owned()].into_iter().chain(head).collect());
    head + "|---".repeat(T::EDITIONS.len() + 1).as_str() + "|\n" + &rows.collect::<String>()
}

/// Compares the tables with this header in a document, in order, or rewrites them.
fn check_tables(document: &str, header: &str, mut tables: impl Iterator<Item = String>) {
    let path = format!("{}/../../{document}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let (mut updated, mut inside) = (String::new(), false);
    for line in text.lines() {
        if line.starts_with(header) {
            updated += &tables.next().unwrap_or_else(|| panic!("{document} has too many tables `{header}`"));
            inside = true;
        }
        inside &= line.starts_with('|');
        if !inside {
            updated += &format!("{line}\n");
        }
    }
    assert_eq!(tables.next(), None, "{document} lacks a table `{header}`");
    golden::compare(&format!("../../../{document}"), &updated);
}

#[test]
fn documents_list_the_options() {
    check_tables("docs/notation.md", NOTATION, GameName::ALL.iter().map(|game| notation(game.options())));
    check_tables("docs/rules/classic.md", EDITIONS, std::iter::once(editions::<classic::Options>()));
}
