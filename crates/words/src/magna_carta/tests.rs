//! The words agree with the rules, and no secret is told.

use caylus_rules::magna_carta::{Card, Decision, Event, MagnaCarta, Move, Options, Prestige};
use caylus_rules::parts::{Goods, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::cards;
use crate::{Lang, Log, Names, Told, Viewer, Words};

fn moves(game: &MagnaCarta) -> MoveList<Move> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves
}

/// Somebody with all cards in the hand, an own residence and cubes of these kinds.
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
fn the_costs_and_points_of_cards_are_those_of_the_rules() {
    let game = builder(r#""food":9,"wood":9,"stone":9,"gold":3"#);
    let (mut built, mut prestige) = (Vec::new(), Vec::new());
    for chosen in moves(&game) {
        let Move::Build(build) = chosen else { continue };
        let mut after = game;
        after.apply_unchecked(chosen, &mut ());
        let gained = |points: u16| {
            let prestige = |game: &MagnaCarta| game.scores()[0].prestige;
            assert_eq!(prestige(&after), prestige(&game) + points, "{chosen}");
            assert!(game.explain(chosen).starts_with(&format!("{points} PP")), "{}", game.explain(chosen));
        };
        let payment = Goods::cubes(build.payment()).to_string();
        if let Some(card) = build.card() {
            gained(cards::points(card));
            match cards::cost(card) {
                "wood any" => assert!(payment.contains("wood") || payment.contains("gold"), "{chosen}"),
                cost => assert!(payment == cost || payment.contains("gold"), "{chosen} for {cost}"),
            }
            if !payment.contains("gold") {
                built.push(card);
            }
        }
        if let Some(building) = build.prestige().filter(|building| cards::prestige_cost(*building) == payment) {
            // The residence it covers is worth a point no more.
            gained_over_residence(&game, &after, cards::prestige_points(building));
            prestige.push(building);
        }
    }
    built.dedup();
    assert_eq!(built.len(), 11, "{built:?}");
    assert_eq!(prestige, Prestige::ALL);
}

fn gained_over_residence(game: &MagnaCarta, after: &MagnaCarta, points: u16) {
    assert_eq!(after.scores()[0].prestige, game.scores()[0].prestige - 1 + points);
}

/// A game after some moves of opponents.
fn played(seed: u64, count: usize) -> Record<MagnaCarta> {
    let mut record = Record::new(3, &Options::STANDARD, seed, &mut ()).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..count {
        if let Some(chosen) = Opponent::Random.choose(record.game(), &mut random) {
            record.play(chosen, &mut ()).unwrap();
        }
    }
    record
}

#[test]
fn what_a_viewer_may_not_know_changes_nothing_that_is_shown() {
    let mut different = 0;
    for seed in 0..40 {
        let record = played(seed, seed as usize);
        let (game, names) = (*record.game(), Names::of(&record));
        for viewer in Player::all(3) {
            let other = MagnaCarta::determinize(&game.view(Some(viewer)), seed + 1000);
            different += usize::from(other.to_position().players != game.to_position().players);
            let shown = Viewer::Player(viewer);
            assert_eq!(game.board(&names, shown), other.board(&names, shown));
            assert_eq!(game.supply(shown), other.supply(shown));
            if game.to_act() == Some(viewer) {
                assert_eq!(game.means(viewer), other.means(viewer));
                for chosen in moves(&game) {
                    assert_eq!(game.explain(chosen), other.explain(chosen));
                }
            }
        }
        let other = MagnaCarta::determinize(&game.view(None), seed + 1000);
        assert_eq!(game.board(&names, Viewer::Spectator), other.board(&names, Viewer::Spectator));
        assert_eq!(game.supply(Viewer::Spectator), other.supply(Viewer::Spectator));
    }
    assert!(different > 50, "{different}");
}

#[test]
fn a_drawn_card_is_told_only_to_whoever_drew_it() {
    let record = played(3, 0);
    let names = Names::of(&record);
    let player = Player::new(0);
    let drawn = [Card::Bank, Card::Church, Card::Market].map(|card| Event::CardDrawn { player, card: Some(card) });
    let told = |viewer| Log::new(record.game(), &names, viewer).tell(None, &drawn)[0].text().trim().to_owned();
    assert_eq!(told(Viewer::Player(player)), "Red draws the Bank, the Church and the Market.");
    assert_eq!(told(Viewer::All), told(Viewer::Player(player)));
    assert_eq!(told(Viewer::Player(Player::new(1))), "Red draws 3 cards.");
    assert_eq!(told(Viewer::Spectator), "Red draws 3 cards.");
}
