//! Texts and rules agree.

use caylus_rules::classic::{
    By, Cause, Classic, Decision, Event, Kind, Line, Options, Phase, Section, Space, Spot, Tile,
};
use caylus_rules::facts::Effect;
use caylus_rules::parts::{Cube, Goods, Order, Player};
use caylus_rules::{Game, MoveList};

use super::{ids, tiles};
use crate::tests::{every, explained, narrated};
use crate::{Lang, Words};

/// One decision of each kind.
fn decisions() -> impl IntoIterator<Item = Decision> {
    every!(Decision: Place, Gate, Guild, Joust, Inn, Provost, Produce, OwnerCube,
        Build { craft: Kind::Wood, by: By::Worker },
        Site { tile: Tile::PrestigeStatue, by: By::Worker },
        Lawyer { by: By::Worker },
        Trade { tile: Tile::StoneBank },
        Batch, FavorLine, FavorEffect { line: Line::Cubes }, FavorCube, FavorTrade)
}

fn phases() -> impl IntoIterator<Item = Phase> {
    every!(Phase: Income, Placing, Special, Provost, Activation, Castle, EndOfTurn, Over)
}

/// The ids made from names in notation.
pub(crate) fn ids() -> Vec<String> {
    let mut ids: Vec<String> = Tile::ALL.map(ids::tile).into();
    ids.extend(Spot::all().filter(|spot| spot.space().is_none()).map(ids::place));
    let own = [Spot::GATE, Spot::MERCHANTS_GUILD, Spot::STABLES, Spot::INN, Spot::CASTLE];
    ids.extend(own.map(|spot| format!("{}.effect", ids::place(spot))));
    ids.extend(phases().into_iter().map(|phase| format!("classic-phase-{}", ids::phase_name(phase))));
    for section in Section::ALL.map(ids::section) {
        ids.extend(["", ".letter", ".trigger"].map(|attribute| format!("{section}{attribute}")));
    }
    for line in Line::ALL {
        ids.extend([ids::line(line), format!("{}.letter", ids::line(line))]);
    }
    ids.extend([Kind::Wood, Kind::Stone, Kind::Prestige].map(|craft| format!("{}.one", ids::craft(craft))));
    for decision in decisions() {
        ids.extend(["question", "help"].map(|text| format!("classic-{text}-{}", ids::decision(decision))));
    }
    ids.push("classic-help-over".to_owned());
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

#[test]
fn every_tile_says_what_it_does() {
    let only_points = [Tile::PrestigeGranary, Tile::PrestigeWeaver, Tile::PrestigeCathedral];
    for words in Lang::ALL.map(Words::of) {
        for tile in Tile::ALL {
            let effects = [Options::FRENCH, Options::ENGLISH]
                .map(|options| tiles::gives(tile, options).map(|part| words.plain(&part)).collect::<String>());
            assert_eq!(effects.iter().all(String::is_empty), only_points.contains(&tile), "{tile}");
            assert_eq!(effects[0] != effects[1], tile == Tile::StoneTailor, "{tile}");
            assert!(!effects.concat().contains('{'), "{effects:?}");
        }
    }
}

#[test]
fn favors_and_places_say_what_is_printed() {
    let say = |lang, message| Words::of(lang).plain(&message);
    let favors = |line| [2, 3, 4, 5].map(|column| say(Lang::English, tiles::favor(line, column)));
    assert_eq!(favors(Line::Prestige), ["2 PP", "3 PP", "4 PP", "5 PP"]);
    assert_eq!(favors(Line::Deniers), ["4 d", "5 d", "6 d", "7 d"]);
    assert_eq!(favors(Line::Cubes), ["1 wood or 1 stone", "1 cloth", "1 cube for 2 cubes (no gold)", "1 gold"]);
    let building = [
        "build a wood building, paying 1 wood less",
        "build a stone building, paying 1 stone less",
        "make a residence for 1 cloth",
        "build a prestige building",
    ];
    assert_eq!(favors(Line::Building), building);
    assert_eq!(say(Lang::English, tiles::favor(Line::Building, 1)), "nothing");
    let carpenter = say(Lang::French, tiles::favor(Line::Building, 2));
    assert_eq!(carpenter, "construire un bâtiment en bois en payant 1 bois de moins");
    assert_eq!(say(Lang::English, tiles::place_effect(Spot::JOUST_FIELD)), "1 cloth and 1 d for 1 favor");
    assert_eq!(say(Lang::French, tiles::place_effect(Spot::TRADING_POST)), "3\u{a0}d");
    for (spot, text) in [(Spot::MERCHANTS_GUILD, "classic-place-merchants-guild"), (Spot::INN, "classic-place-inn")] {
        let number = match spot.effect() {
            Some(Effect::Provost { steps, .. }) => steps,
            Some(Effect::Inn { price }) => price.goods.deniers,
            other => panic!("{other:?}"),
        };
        let effect = say(Lang::English, tiles::place_effect(spot));
        assert!(effect.split(' ').any(|word| word == number.to_string()), "{text}.effect: {effect}, but {number}");
    }
}

/// One cause of each kind.
fn causes() -> impl IntoIterator<Item = Cause> {
    let space = Space::numbered(9).unwrap();
    every!(Cause: Income { residences: 1, prestige_buildings: 2 }, FirstPass,
        Placement { spot: Spot::INN }, Visit { space: space }, Special { spot: Spot::TRADING_POST }, Provost,
        Activation { tile: Tile::StoneBank, space: space }, OwnerShare { tile: Tile::StonePark, space: space },
        Building { tile: Tile::WoodMason, space: space }, Residence { space: space },
        Favor { line: Line::Deniers, column: 1 }, SimplifiedFavor, Batch { section: Section::Walls }, NoBatch,
        BestBuilder, Count { section: Section::Towers }, TwoPlayers)
}

/// One event of each kind; the causes do not matter.
fn events(cause: Cause) -> impl IntoIterator<Item = Event> {
    let [player, other] = [Player::new(0), Player::new(1)];
    let [space, next] = [9, 10].map(|number| Space::numbered(number).unwrap());
    let order: Order = [other, player].into_iter().collect();
    let (goods, section) = (Goods::deniers(2), Section::Dungeon);
    every!(Event: TurnStarted { turn: 2 }, PhaseStarted { phase: Phase::Castle }, TurnOrder { order: order, cause: cause },
        Passed { player: player, number: 2 }, WorkerPlaced { player: player, spot: Spot::JOUST_FIELD },
        WorkerMoved { player: player, from: Spot::GATE, to: Spot::CASTLE }, InnEntered { player: player },
        InnKept { player: player }, WorkerReturned { player: player, from: Spot::GATE },
        ProvostMoved { player: Some(player), from: space, to: next }, BailiffMoved { from: space, to: next },
        Gained { player: player, goods: goods, cause: cause }, Paid { player: player, goods: goods, cause: cause },
        PrestigeLost { player: player, amount: 2, cause: cause }, Declined { player: player, cause: cause },
        Built { player: player, tile: Tile::StoneArchitect, space: space, cause: cause },
        ResidenceDelayed { player: player, space: space, cause: cause },
        ResidenceMade { player: player, space: space, replaced: Tile::WoodMarket },
        FavorsWon { player: player, count: 2, cause: cause }, FavorsLost { player: player, count: 1 },
        FavorLine { player: player, line: Line::Building, column: 3, advanced: false },
        HouseBuilt { player: player, section: section },
        HousesCounted { player: player, section: section, houses: 2 }, SectionCounted { section: section },
        FinalBonus { player: player, gold: 3, cubes: 2, deniers: 1 })
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let game = Classic::new(2, &Options::FRENCH, 1, &mut ()).unwrap();
    let player = Player::new(0);
    let beyond = Event::WorkerReturned { player, from: Spot::all().nth(20).unwrap() };
    let inn = Event::WorkerReturned { player, from: Spot::INN };
    let followed = |from: usize| Event::ProvostMoved {
        player: None,
        from: Space::numbered(from).unwrap(),
        to: Space::numbered(8).unwrap(),
    };
    let lost = Event::PrestigeLost { player, amount: 0, cause: Cause::NoBatch };
    for event in causes().into_iter().flat_map(events).chain([beyond, inn, followed(7), lost]) {
        assert!(narrated(&game, &event).is_some(), "{event:?}");
    }
    assert_eq!(narrated(&game, &followed(8)), None);
    let worked = Event::WorkerReturned { player, from: Spot::all().next().unwrap() };
    assert_eq!(narrated(&game, &worked), None);
}

fn load(document: &str) -> Classic {
    Classic::from_position(&serde_json::from_str(document).unwrap()).unwrap()
}

/// A rich player about to build, with a worker on that space.
fn builder(craft: &str, space: &str, tile: &str, options: &str) -> Classic {
    let owner = if tile.starts_with("fixed") { "null" } else { "0" };
    load(&format!(
        r#"{{"options":{{{options}}},"phase":"activation","activating":"{space}",
            "decision":{{"player":0,"kind":"build","craft":"{craft}","by":"worker"}},
            "players":[{{"cubes":{{"food":9,"wood":9,"stone":9,"cloth":9,"gold":9}}}},{{}}],
            "provost":"r28","passing_order":[0,1],
            "road":{{"{space}":{{"tile":"{tile}","owner":{owner},"worker":0}},
                     "r10":{{"tile":"residence","owner":0}}}}}}"#
    ))
}

const BUILDERS: [(&str, &str, &str); 3] =
    [("wood", "r8", "fixed:carpenter"), ("stone", "r9", "wood:mason"), ("prestige", "r9", "stone:architect")];

#[test]
fn tile_costs_and_points_match_the_rules() {
    let mut seen = Vec::new();
    for options in ["", r#""edition":"english""#] {
        for (craft, space, tile) in BUILDERS {
            let game = builder(craft, space, tile, options);
            let mut moves = MoveList::new();
            game.legal_moves(&mut moves);
            for chosen in moves {
                let mut events = Vec::new();
                game.clone().apply_unchecked(chosen, &mut events);
                let Some(tile) = events.iter().find_map(|event| match event {
                    Event::Built { tile, .. } => Some(*tile),
                    _ => None,
                }) else {
                    continue;
                };
                seen.push(tile);
                let amounts = events.iter().filter_map(|event| match *event {
                    Event::Paid { goods, cause: Cause::Building { .. }, .. }
                    | Event::Gained { goods, cause: Cause::Building { .. }, .. } => Some(goods),
                    _ => None,
                });
                let amounts: Vec<Goods> = amounts.collect();
                let [paid, gained] = amounts[..] else { panic!("{amounts:?}") };
                let facts = tile.facts(game.options());
                let cost = facts.cost.unwrap_or_default().to_string();
                assert_eq!(Some(gained), facts.points.map(Goods::prestige), "{tile}");
                match tile {
                    Tile::WoodMarket | Tile::WoodPeddler => {
                        assert_eq!((cost.as_str(), paid.cubes.total()), ("wood any", 2));
                        assert!(paid.cubes.count(Cube::Wood) > 0);
                    }
                    _ => assert_eq!(paid.to_string(), cost, "{tile}"),
                }
                let explained = explained(&game, Lang::English, chosen);
                assert!(explained.contains(&format!(": {} PP", gained.prestige)), "{explained}");
            }
        }
    }
    let missing = Tile::ALL.into_iter().find(|tile| tile.is_buildable() && !seen.contains(tile));
    assert_eq!(missing, None);
}

#[test]
fn prestige_buildings_are_explained_before_their_place_is_chosen() {
    let game = load(
        r#"{"phase":"activation","activating":"r9",
            "decision":{"player":0,"kind":"build","craft":"prestige","by":"worker"},
            "players":[{"cubes":{"stone":5,"gold":3}},{}],"provost":"r28","passing_order":[0,1],
            "road":{"r9":{"tile":"stone:architect","owner":1,"worker":0},
                    "r10":{"tile":"residence","owner":0},"r11":{"tile":"residence","owner":0}}}"#,
    );
    let chosen = "build prestige:cathedral".parse().unwrap();
    assert_eq!(explained(&game, Lang::English, chosen), "5 stone and 3 gold: 25 PP");
    assert_eq!(explained(&game, Lang::French, chosen), "Cathédrale – 5 pierres et 3 or\u{a0}: 25\u{a0}PP");
}

#[test]
fn tile_names_fit_the_board() {
    for words in Lang::ALL.map(Words::of) {
        for tile in Tile::ALL {
            let shown = format!("{}!", words.short(&ids::tile(tile)));
            assert!(shown.chars().count() <= 17, "{shown}");
        }
    }
}
