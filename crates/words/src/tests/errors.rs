//! Every error of `caylus-rules` has a text in every language.

use std::collections::BTreeSet;

use caylus_rules::classic::{Classic, Line, Spot, Tile};
use caylus_rules::family::GameName;
use caylus_rules::magna_carta::{Card, MagnaCarta};
use caylus_rules::parts::Cube;
use caylus_rules::reason::{Building, Name};
use caylus_rules::record::{Record, RecordReason};
use caylus_rules::y1303::{Caylus1303, Character};
use caylus_rules::{Coded, Game, IllegalMove, MoveList, ParseReason, Reason};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{texts, well_said};
use crate::{Lang, Worded, Words};

/// The codes with the names of their arguments.
pub(super) fn codes() -> Vec<(&'static str, &'static [&'static str])> {
    let others: [(_, &[_]); 10] = [
        ("illegal-move", &["reason", "rule"]),
        ("not-a-move", &["text", "reason"]),
        ("record", &["line", "column", "reason"]),
        ("position", &["detail"]),
        ("option-form", &["text"]),
        ("option-unknown", &["name", "known"]),
        ("option-value", &["name", "value", "known"]),
        ("option-twice", &["name"]),
        ("setup-players", &["game", "least", "most", "players"]),
        ("unknown-game", &["name", "known"]),
    ];
    [Reason::CODES, ParseReason::CODES, RecordReason::CODES, &others].concat()
}

#[test]
fn every_error_has_a_text_with_its_arguments() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        for (code, args) in codes() {
            let text = &texts[&format!("refusals-{code}")];
            let shown: BTreeSet<&str> = text.shown.iter().map(String::as_str).collect();
            assert_eq!(shown, args.iter().copied().collect(), "{code} in {lang}");
        }
    }
}

/// One reason of each kind that has arguments.
pub(super) fn reasons_with_arguments() -> Vec<Reason> {
    let tile = Name::Classic(Tile::StoneBank);
    let building = || Building { name: tile, space: Some("r9".to_owned()) };
    let space = || "r9".to_owned();
    let line = Name::Line(Line::Cubes);
    let character = Name::Character(Character::Thief);
    vec![
        Reason::TooFewDeniers { price: 2, deniers: 1 },
        Reason::WorkerTooDear { place: building(), price: 2, deniers: 1 },
        Reason::TooFewWorkers { price: 2, workers: 1 },
        Reason::TooFewGoods { goods: "2food 1d".parse().unwrap() },
        Reason::AlreadyThere { place: Name::Place(Spot::INN) },
        Reason::Occupied { place: building() },
        Reason::OwnWorkerThere { place: building() },
        Reason::NotForWorkers { place: building() },
        Reason::NoBuilding { space: space() },
        Reason::RoadEnds { space: space() },
        Reason::OffRoad { steps: "+3".to_owned() },
        Reason::TooFar { most: 2 },
        Reason::NotProduced { building: tile, cube: Cube::Gold },
        Reason::NotOffered { building: tile },
        Reason::NotAvailable { building: tile },
        Reason::NotInHand { card: Name::Card(Card::Market) },
        Reason::NotYourResidence { space: space() },
        Reason::NotWood { building: tile },
        Reason::NotStone { building: tile },
        Reason::NotMonument { building: tile },
        Reason::FixedBuilding { building: building() },
        Reason::NeverResidence { building: building() },
        Reason::SoonResidence { building: building() },
        Reason::NotYours { building: building() },
        Reason::CardStays { space: space() },
        Reason::NotStarting { space: space() },
        Reason::HouseThere { building: building() },
        Reason::LineUsed { line },
        Reason::ColumnTooFar { line, column: 2 },
        Reason::ColumnUseless { line, column: 2 },
        Reason::CharacterNotOffered { character },
        Reason::CharacterNotOnBoard { character },
        Reason::YourCharacter { character },
        Reason::NobodysCharacter { character },
        Reason::SiteTileClosed { tile: 2, round: 1 },
    ]
}

#[test]
fn every_reason_finds_its_arguments() {
    let reasons = reasons_with_arguments();
    let listed: BTreeSet<&str> = reasons.iter().map(Coded::code).collect();
    let expected = Reason::CODES.iter().filter(|(_, args)| !args.is_empty()).map(|(code, _)| *code);
    assert_eq!(listed, expected.collect());
    for lang in Lang::ALL {
        reasons.iter().for_each(|reason| well_said(lang, &Words::of(lang).error(reason)));
    }
}

/// Plays random games and tries every move that was ever legal at every decision. Returns the codes of the refusals.
fn refuse_moves<G: Worded>(games: u64) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    let mut known: Vec<G::Move> = Vec::new();
    let mut moves = MoveList::new();
    for seed in 0..games {
        let players = G::PLAYERS.clone().nth(seed as usize % G::PLAYERS.count()).unwrap();
        let mut game = G::new(players, &Default::default(), seed, &mut ()).unwrap();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        while !game.is_over() {
            game.legal_moves(&mut moves);
            known.extend(moves.iter().filter(|chosen| !known.contains(chosen)).copied().collect::<Vec<_>>());
            known.iter().filter_map(|chosen| game.check(*chosen).err()).for_each(|illegal| {
                codes.insert(illegal.reason.code());
                refusal_is_well_said(&illegal);
            });
            game.apply_unchecked(moves[random.next_u32() as usize % moves.len()], &mut ());
        }
        refusal_is_well_said(&game.check(known[0]).unwrap_err());
    }
    codes
}

fn refusal_is_well_said(illegal: &IllegalMove) {
    for lang in Lang::ALL {
        let text = Words::of(lang).error(illegal);
        well_said(lang, &text);
        assert!(text.ends_with(&format!(" ({})", illegal.rule)), "{text}");
    }
}

#[test]
fn refusals_are_worded_in_every_language() {
    let classic = refuse_moves::<Classic>(4);
    assert!(classic.len() > 20, "{classic:?}");
    let magna_carta = refuse_moves::<MagnaCarta>(6);
    assert!(magna_carta.len() > 12, "{magna_carta:?}");
    let y1303 = refuse_moves::<Caylus1303>(6);
    assert!(y1303.len() > 20, "{y1303:?}");
}

#[test]
fn errors_read_well() {
    let said = |error: &dyn Coded| [Lang::English, Lang::French].map(|lang| Words::of(lang).error(error));
    let game = Classic::new(2, &Default::default(), 5, &mut ()).unwrap();
    let illegal = |text: &str| said(&game.check(text.parse().unwrap()).unwrap_err());
    assert_eq!(
        illegal("place stables"),
        ["the Stables are not used with two players (C10.1)", "les Écuries ne servent pas à deux joueurs (C10.1)"]
    );
    assert_eq!(illegal("place r12"), ["there is no building on r12 (C2.4)", "il n’y a pas de bâtiment en r12 (C2.4)"]);
    let parse = |text: &str| said(&text.parse::<caylus_rules::classic::Move>().unwrap_err());
    assert_eq!(
        parse("fly r3"),
        [
            "`fly r3` is not a move: unknown word `fly`",
            "«\u{a0}fly r3\u{a0}» n’est pas un coup\u{a0}: mot inconnu «\u{a0}fly\u{a0}»"
        ]
    );
    assert_eq!(
        said(&"chess".parse::<GameName>().unwrap_err())[0],
        "there is no game `chess`; the games are classic, magna-carta, 1303"
    );
}

#[test]
fn record_errors_say_where_and_what() {
    let head = "caylus-record 1\ngame: classic\nplayers: 2\nseed: 5\n";
    let game = Classic::new(2, &Default::default(), 5, &mut ()).unwrap();
    let color = Classic::COLORS[game.to_act().unwrap().index()];
    let column = 5 + color.len();
    for (text, english, french) in [
        (
            format!("{head}\n1 {color}: place r12\n"),
            format!("line 6, column {column}: `place r12`: there is no building on r12 (C2.4)"),
            format!("ligne 6, colonne {column} : « place r12 » : il n’y a pas de bâtiment en r12 (C2.4)"),
        ),
        (
            head.replace("players: 2", "players: 9"),
            "line 3, column 10: Caylus is for 2 to 5 players, not 9".to_owned(),
            "ligne 3, colonne 10 : Caylus se joue de 2 à 5 joueurs, pas à 9".to_owned(),
        ),
        (
            head.replace("seed: 5", "position: {\"players\":[{}]}"),
            "line 4, column 11: invalid position: Caylus is for 2 to 5 players, not 1".to_owned(),
            "ligne 4, colonne 11 : position invalide : Caylus is for 2 to 5 players, not 1".to_owned(),
        ),
    ] {
        let error = Record::<Classic>::read(&text).unwrap_err();
        assert_eq!(Words::of(Lang::English).error(&error), english);
        assert_eq!(Words::of(Lang::French).error(&error).replace('\u{a0}', " "), french);
    }
}
