//! Texts and rules agree, and no secret leaks.

use caylus_rules::magna_carta::{
    Card, Cause, Decision, Event, MagnaCarta, Move, Options, Phase, Place, Prestige, Section,
};
use caylus_rules::parts::{Goods, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{cards, ids};
use crate::tests::{every, explained, narrated};
use crate::{Lang, Log, Names, Viewer, Worded, Words};

/// One decision of each kind.
fn decisions() -> impl IntoIterator<Item = Decision> {
    every!(Decision: Mulligan, Action, Site { building: Prestige::Hotel }, Provost, Primary, Secondary, Batch)
}

fn phases() -> impl IntoIterator<Item = Phase> {
    every!(Phase: Mulligan, Income, Actions, Provost, Effects, Castle, EndOfTurn, Over)
}

/// The ids made from names in notation.
pub(crate) fn ids() -> Vec<String> {
    let mut ids: Vec<String> = Card::ALL.map(ids::card).into();
    ids.extend(Prestige::ALL.map(ids::prestige));
    ids.extend(phases().into_iter().map(|phase| format!("magna-carta-phase-{}", ids::phase_name(phase))));
    for section in Section::ALL.map(ids::section) {
        ids.extend([section.clone(), format!("{section}.letter")]);
    }
    for decision in decisions() {
        ids.extend(["question", "help"].map(|text| format!("magna-carta-{text}-{}", ids::decision(decision))));
    }
    ids.push("magna-carta-help-over".to_owned());
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

/// One cause of each kind.
fn causes() -> impl IntoIterator<Item = Cause> {
    let [place, ..] = places();
    every!(Cause: Income { residences: 2, hotel: true }, FirstPass, Draw, Replace, Placement { place: place },
        Building { card: Card::Bank }, Prestige { building: Prestige::Statue }, Provost,
        Primary { card: Card::Church, place: place }, Secondary { card: Card::GoldMine, place: place }, Batch, BestBuilder)
}

fn places() -> [Place; 2] {
    ["c2", "c3"].map(|place| serde_json::from_value(place.into()).unwrap())
}

/// One event of each kind; the causes do not matter.
fn events(cause: Cause) -> impl IntoIterator<Item = Event> {
    let player = Player::new(0);
    let [place, next] = places();
    let (goods, section) = (Goods::deniers(2), Section::Walls);
    every!(Event: TurnStarted { turn: 2 }, PhaseStarted { phase: Phase::Effects }, FirstPlayer { player: player },
        HandKept { player: player }, CardDrawn { player: player, card: None },
        CardDiscarded { player: player, card: Card::Bank }, PileShuffled { player: player, cards: 3 },
        Passed { player: player, number: 2 }, WorkerPlaced { player: player, place: place },
        WorkerReturned { player: player, from: place }, Built { player: player, card: Card::Market, place: next, cubes: 0 },
        PrestigeBuilt { player: player, building: Prestige::TownHall, place: Some(place) },
        ProvostMoved { player: Some(player), from: place, to: next },
        Gained { player: player, goods: goods, cause: cause }, Paid { player: player, goods: goods, cause: cause },
        TokenTaken { player: player, section: section, cause: cause }, TokenLost { section: section },
        CubesLeft { place: place, cubes: 1 }, Declined { player: player, cause: cause },
        ResidenceDelayed { player: player, place: place },
        ResidenceMade { player: player, place: place, card: Card::SmallFarm },
        FinalScore { player: player, tokens: 9, cards: 8, gold: 3, cubes: 2, deniers: 1 })
}

#[test]
fn every_event_has_a_sentence_in_every_language() {
    let game = MagnaCarta::new(3, &Options::STANDARD, 1, &mut ()).unwrap();
    let silent = |event: &Event| matches!(event, Event::WorkerReturned { .. } | Event::CubesLeft { .. });
    for event in causes().into_iter().flat_map(events) {
        assert_eq!(narrated(&game, &event).is_none(), silent(&event), "{event:?}");
    }
    let player = Player::new(1);
    let [place, next] = places();
    let beyond = serde_json::from_value("c4".into()).unwrap();
    for event in [
        Event::WorkerReturned { player, from: beyond },
        Event::ProvostMoved { player: None, from: place, to: next },
        Event::ProvostMoved { player: None, from: next, to: next },
        Event::PrestigeBuilt { player, building: Prestige::Stables, place: None },
        Event::Built { player, card: Card::SmallFarm, place: beyond, cubes: 2 },
    ] {
        assert!(narrated(&game, &event).is_some(), "{event:?}");
    }
}

fn moves(game: &MagnaCarta) -> MoveList<Move> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves
}

/// A player with all cards in hand, a residence and cubes of these kinds.
fn builder(cubes: &str) -> MagnaCarta {
    let hand: Vec<&str> = Card::ALL.iter().filter(|card| !card.is_neutral()).map(|card| card.id()).collect();
    let hand = serde_json::to_string(&hand[1..]).unwrap();
    let document = format!(
        r#"{{"decision":{{"player":0,"kind":"action"}},
            "players":[{{"cubes":{{{cubes}}},"hand":{hand}}},{{}},{{}}],
            "road":[{{"card":"neutral:forest"}},{{"card":"neutral:trading-post"}},{{"card":"neutral:peddler"}},
                    {{"card":"small-farm","owner":0,"residence":true}}]}}"#
    );
    MagnaCarta::from_position(&serde_json::from_str(&document).unwrap()).unwrap()
}

#[test]
fn card_costs_and_points_match_the_rules() {
    let game = builder(r#""food":9,"wood":9,"stone":9,"gold":3"#);
    let (mut built, mut prestige) = (Vec::new(), Vec::new());
    for chosen in moves(&game) {
        let Move::Build(build) = chosen else { continue };
        let mut after = game;
        after.apply_unchecked(chosen, &mut ());
        let gained = |points: u16| {
            let prestige = |game: &MagnaCarta| game.scores()[0].prestige;
            assert_eq!(prestige(&after), prestige(&game) + points, "{chosen}");
            let explained = explained(&game, Lang::English, chosen);
            assert!(explained.starts_with(&format!("{points} PP")), "{explained}");
        };
        let payment = Goods::cubes(build.payment()).to_string();
        if let Some(card) = build.card() {
            let facts = cards::facts(card);
            gained(facts.points.unwrap());
            match facts.cost.unwrap().to_string().as_str() {
                "wood any" => assert!(payment.contains("wood") || payment.contains("gold"), "{chosen}"),
                cost => assert!(payment == cost || payment.contains("gold"), "{chosen} for {cost}"),
            }
            if !payment.contains("gold") {
                built.push(card);
            }
        }
        let costs = |building: &Prestige| cards::prestige_facts(*building).cost.unwrap().to_string();
        if let Some(building) = build.prestige().filter(|building| costs(building) == payment) {
            // The covered residence loses its point.
            gained_over_residence(&game, &after, cards::prestige_facts(building).points.unwrap());
            prestige.push(building);
        }
    }
    built.dedup();
    assert_eq!(built.len(), 11, "{built:?}");
    assert_eq!(prestige, Prestige::ALL);
}

#[test]
fn explains_the_owners_share() {
    let game = |cubes: u8| {
        let document = format!(
            r#"{{"decision":{{"player":0,"kind":"action"}},"provost":"c6",
                "players":[{{"hand":["bank"],"cubes":{{"wood":1,"stone":2}}}},{{}},{{}}],
                "road":[{{"card":"neutral:forest"}},{{"card":"neutral:trading-post"}},{{"card":"neutral:peddler"}},
                        {{"card":"small-farm","owner":1,"cubes":{cubes}}},{{"card":"peddler","owner":2}},
                        {{"card":"church","owner":1}},{{"card":"market","owner":0}}]}}"#
        );
        MagnaCarta::from_position(&serde_json::from_str(&document).unwrap()).unwrap()
    };
    let say = |lang, chosen: &str| {
        let words = Words::of(lang);
        let names = Names::new::<MagnaCarta>(words, [None, Some("Zoë"), None]);
        game(1).choice(chosen.parse().unwrap()).line(words, &names)
    };
    assert_eq!(say(Lang::English, "place c4"), "Small farm: 1 food; Zoë gets 1 food");
    assert_eq!(
        say(Lang::English, "place c5"),
        "Peddler: 1 d for 1 cube (no gold) or 2 d for 2 cubes (no gold); Orange may give 1 d for 1 cube (no gold)"
    );
    assert_eq!(
        say(Lang::English, "place c6"),
        "Church: 2 d for 1 token or 5 d for 2 tokens; Zoë may give 3 d for 1 token"
    );
    assert_eq!(say(Lang::English, "place c7"), "Market: 1 cube for 4 d; your own; past the provost");
    assert_eq!(
        say(Lang::French, "place c6"),
        "Église\u{a0}: 2\u{a0}d contre 1 jeton ou 5\u{a0}d contre 2 jetons\u{a0}; Zoë peut donner 3\u{a0}d contre 1 jeton"
    );
    assert_eq!(
        say(Lang::English, "build bank with wood 2stone"),
        "3 PP; 1 d for 1 gold or 3 d for 2 gold; when others work there, you may give 2 d for 1 gold"
    );
    let place = "place c4".parse().unwrap();
    assert_eq!(explained(&game(0), Lang::English, place), "Small farm: 1 food; Green gets nothing");
    assert_eq!(explained(&game(0), Lang::French, place), "Petite ferme\u{a0}: 1 nourriture\u{a0}; Vert ne reçoit rien");
}

#[test]
fn explains_what_a_residence_changes() {
    let document = r#"{"decision":{"player":0,"kind":"action"},"players":[{},{},{}],
        "road":[{"card":"neutral:forest"},{"card":"neutral:trading-post"},{"card":"neutral:peddler"},
                {"card":"small-farm","owner":0},{"card":"market","owner":0}]}"#;
    let game = MagnaCarta::from_position(&serde_json::from_str(document).unwrap()).unwrap();
    let say = |lang, chosen: &str| explained(&game, lang, chosen.parse().unwrap());
    assert_eq!(
        say(Lang::English, "residence c5 with food"),
        "Market: 1 PP instead of 2, income 1 d, room for a prestige building"
    );
    assert_eq!(
        say(Lang::French, "residence c4 with food"),
        "Petite ferme\u{a0}: toujours 1\u{a0}PP, revenu 1\u{a0}d, place pour un bâtiment de prestige"
    );
}

fn gained_over_residence(game: &MagnaCarta, after: &MagnaCarta, points: u16) {
    assert_eq!(after.scores()[0].prestige, game.scores()[0].prestige - 1 + points);
}

fn played(seed: u64, count: usize) -> Record<MagnaCarta> {
    let mut record = Record::new(3, &Options::STANDARD, seed, &mut ()).unwrap();
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
    let mut different = 0;
    for seed in 0..40 {
        let record = played(seed, seed as usize);
        let words = Words::of(Lang::French);
        let (game, names) = (*record.game(), Names::of(words, &record));
        for viewer in Player::all(3) {
            let other = MagnaCarta::determinize(&game.view(Some(viewer)), seed + 1000);
            different += usize::from(other.to_position().players != game.to_position().players);
            let shown = Viewer::Player(viewer);
            assert_eq!(game.board(words, &names, shown), other.board(words, &names, shown));
            assert_eq!(game.supply(words, shown), other.supply(words, shown));
            if game.to_act() == Some(viewer) {
                assert_eq!(game.means(viewer), other.means(viewer));
                for chosen in moves(&game) {
                    assert_eq!(game.choice(chosen), other.choice(chosen));
                }
            }
        }
        let other = MagnaCarta::determinize(&game.view(None), seed + 1000);
        assert_eq!(game.board(words, &names, Viewer::Spectator), other.board(words, &names, Viewer::Spectator));
        assert_eq!(game.supply(words, Viewer::Spectator), other.supply(words, Viewer::Spectator));
    }
    assert!(different > 50, "{different}");
}

#[test]
fn drawn_card_is_shown_only_to_its_player() {
    let record = played(3, 0);
    let player = Player::new(0);
    let drawn = [Card::Bank, Card::Church, Card::Market].map(|card| Event::CardDrawn { player, card: Some(card) });
    for (lang, known, hidden) in [
        (Lang::English, "Red draws the Bank, the Church and the Market.", "Red draws 3 cards."),
        (Lang::French, "Rouge pioche la Banque, l’Église et le Marché.", "Rouge pioche 3 cartes."),
    ] {
        let words = Words::of(lang);
        let names = Names::of(words, &record);
        let shown = |viewer| Log::new(record.game(), viewer).add(None, &drawn)[0].render(words, &names).lines();
        assert_eq!(shown(Viewer::Player(player)).trim(), known);
        assert_eq!(shown(Viewer::All).trim(), known);
        assert_eq!(shown(Viewer::Player(Player::new(1))).trim(), hidden);
        assert_eq!(shown(Viewer::Spectator).trim(), hidden);
    }
}

#[test]
fn card_names_fit_the_board() {
    for words in Lang::ALL.map(Words::of) {
        for card in Card::ALL {
            let small = matches!(card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry);
            let shown = format!("{}{}!", words.short(&ids::card(card)), if small { " (4)" } else { "" });
            assert!(shown.chars().count() <= 18, "{shown}");
        }
        for building in Prestige::ALL {
            assert!(words.short(&ids::prestige(building)).chars().count() <= 17, "{building}");
        }
    }
}
