//! `easy` is beatable, but never makes a move that gains nothing whatever the plan.

use std::collections::BTreeMap;

use caylus_bots::{Heuristics, Level, Limit};
use caylus_rules::classic::{self, Classic};
use caylus_rules::magna_carta::{self, MagnaCarta};
use caylus_rules::parts::{Cube, Cubes, Goods, Offer, Player};
use caylus_rules::y1303::{self, Caylus1303};
use caylus_rules::{Game, MoveList};

/// A worker this far behind the provost almost certainly gets to act.
const SAFE_DISTANCE: usize = 3;
const GOLD: Cubes = Cubes::one(Cube::Gold);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Pointless {
    /// Passing although a worker at minimum cost would gain something.
    Pass,
    /// Declining a gift.
    Decline,
    /// Paying to cut off only own workers, on own or neutral buildings.
    Provost,
    /// Taking the castle penalty with a batch in hand.
    Castle,
}

/// A game whose pointless moves can be detected.
trait DetectPointless: Heuristics {
    fn pointless(&self, player: Player, moves: &[Self::Move], chosen: Self::Move) -> Option<Pointless>;
}

fn is_gift(offer: &Offer) -> bool {
    offer.give == Goods::NONE && offer.get != Goods::NONE
}

/// Whether moving the provost back cuts off own workers only; `workers` are those on the way.
fn hurts_only_self(player: Player, steps: i8, workers: impl Iterator<Item = Option<Player>>) -> bool {
    let sent: Vec<Player> = workers.flatten().collect();
    steps < 0 && !sent.is_empty() && sent.iter().all(|worker| *worker == player)
}

impl DetectPointless for Classic {
    fn pointless(&self, player: Player, moves: &[Self::Move], chosen: Self::Move) -> Option<Pointless> {
        use classic::{Decision, Move};
        let gains = |chosen: &Move| {
            let Move::Place(spot) = *chosen else { return false };
            let Some(space) = spot.space() else { return false };
            let own = self.owner(space).is_none_or(|owner| owner == player);
            let produces = self.tile(space).is_some_and(|tile| tile.produces().is_some());
            own && produces
                && space.index() + SAFE_DISTANCE <= self.provost().index()
                && self.price_of(player, spot) == 1
        };
        match (chosen, self.decision()?) {
            // In the last turns a cube may be worth less than the denier.
            (Move::Pass, _) if self.bailiff().index() < 19 && self.deniers(player) > 1 => {
                moves.iter().any(gains).then_some(Pointless::Pass)
            }
            (Move::Decline | Move::Done, Decision::Batch) => {
                // Gold may be kept for something better.
                let cheap = |chosen: &Move| matches!(chosen, Move::Batch(batch) if !batch.cubes().cover(GOLD));
                (self.batches(player) == 0 && moves.iter().any(cheap)).then_some(Pointless::Castle)
            }
            (Move::Provost(steps), Decision::Provost) => {
                let (from, back) = (self.provost().index() + 1, usize::from(steps.unsigned_abs()));
                let crossed = classic::Space::all().skip(from.saturating_sub(back)).take(back);
                hurts_only_self(player, steps, crossed.map(|space| self.worker(space))).then_some(Pointless::Provost)
            }
            _ => None,
        }
    }
}

impl DetectPointless for MagnaCarta {
    fn pointless(&self, player: Player, moves: &[Self::Move], chosen: Self::Move) -> Option<Pointless> {
        use magna_carta::{Decision, Move, Section};
        let tokens: usize = Section::ALL.into_iter().map(|section| usize::from(self.tokens_in(section))).sum();
        let gains = |chosen: &Move| {
            let Move::Place(place) = *chosen else { return false };
            let standing = self.card_on(place);
            let own = standing.owner.is_none_or(|owner| owner == player);
            let safe = self.provost().is_none_or(|provost| place.index() + SAFE_DISTANCE <= provost.index());
            own && safe && standing.card.primary_offers().iter().any(is_gift)
        };
        let gift = |chosen: &Move| matches!(chosen, Move::Trade(trade) if is_gift(&trade.offer()));
        match (chosen, self.decision()?) {
            (Move::Pass, _) if tokens > 2 * self.players() && self.deniers(player) > 1 => {
                moves.iter().any(gains).then_some(Pointless::Pass)
            }
            (Move::Decline, Decision::Primary | Decision::Secondary) => {
                moves.iter().any(gift).then_some(Pointless::Decline)
            }
            (Move::Provost(steps), Decision::Provost) => {
                let (from, back) = (self.provost()?.index() + 1, usize::from(steps.unsigned_abs()));
                let crossed = self.places().skip(from.saturating_sub(back)).take(back);
                // On another's card, cutting off the own worker also hurts the card's owner.
                let hurt = |place| {
                    let standing = self.card_on(place);
                    [standing.worker, standing.worker.and(standing.owner)]
                };
                hurts_only_self(player, steps, crossed.flat_map(hurt)).then_some(Pointless::Provost)
            }
            _ => None,
        }
    }
}

impl DetectPointless for Caylus1303 {
    fn pointless(&self, player: Player, moves: &[Self::Move], chosen: Self::Move) -> Option<Pointless> {
        use y1303::{Decision, Move};
        let gains = |chosen: &Move| {
            let Move::Place(spot) = *chosen else { return false };
            let Some(space) = spot.space() else { return false };
            let own = self.owner(space).is_none_or(|owner| owner == player);
            let gift = self.tile(space).is_some_and(|tile| tile.offers(space.is_neutral()).iter().any(is_gift));
            own && gift && space.index() + SAFE_DISTANCE < self.provost()
        };
        let gift = |chosen: &Move| matches!(chosen, Move::Trade(trade) if is_gift(&trade.offer()));
        match (chosen, self.decision()?) {
            // Unused workers carry over to the next round; only a large stock makes passing pointless.
            (Move::Pass, Decision::Place) if self.round() < 8 && self.workers(player) > 4 => {
                (self.passing_order().is_empty() && moves.iter().any(gains)).then_some(Pointless::Pass)
            }
            // Workers are worthless after the last planning phase.
            (Move::Decline | Move::Done, Decision::Effect { .. }) if self.round() < 9 => {
                moves.iter().any(gift).then_some(Pointless::Decline)
            }
            (Move::Provost(steps), Decision::Bridge) => {
                let back = usize::from(steps.unsigned_abs());
                let crossed = y1303::Space::all().skip(self.provost().saturating_sub(back)).take(back);
                hurts_only_self(player, steps, crossed.map(|space| self.worker(space))).then_some(Pointless::Provost)
            }
            _ => None,
        }
    }
}

/// Counts the pointless moves in games of bots of one level.
fn count_pointless<G: DetectPointless>(level: Level, games: u64) -> BTreeMap<Pointless, usize> {
    let mut found = BTreeMap::new();
    for seed in 0..games {
        let players = *G::PLAYERS.start() + seed as usize % 3;
        let mut game =
            G::new(players, &G::Options::default(), seed, &mut ()).expect("the game takes that many players");
        let mut bot_seed = seed << 32;
        while let Some(player) = game.to_act() {
            bot_seed += 1;
            let choice = level.bot::<G>(1).choose(&game.view(Some(player)), Limit::Iterations(1), bot_seed);
            let chosen = choice.expect("the game is not over").chosen;
            let mut moves = MoveList::new();
            game.legal_moves(&mut moves);
            if let Some(reason) = game.pointless(player, &moves, chosen) {
                *found.entry(reason).or_default() += 1;
            }
            game.apply(chosen, &mut ()).expect("bots play legal moves");
        }
    }
    found
}

fn check_easy<G: DetectPointless>(reasons: &[Pointless]) {
    let random = count_pointless::<G>(Level::Random, 60);
    assert_eq!(
        random.keys().copied().collect::<Vec<_>>(),
        reasons,
        "{}: the check must find every kind of pointless move",
        G::NAME
    );
    assert_eq!(count_pointless::<G>(Level::Easy, 60), BTreeMap::new(), "{}", G::NAME);
}

#[test]
fn easy_plays_sensibly_in_classic() {
    check_easy::<Classic>(&[Pointless::Pass, Pointless::Provost, Pointless::Castle]);
}

#[test]
fn easy_plays_sensibly_in_magna_carta() {
    check_easy::<MagnaCarta>(&[Pointless::Pass, Pointless::Decline, Pointless::Provost]);
}

#[test]
fn easy_plays_sensibly_in_1303() {
    check_easy::<Caylus1303>(&[Pointless::Pass, Pointless::Decline, Pointless::Provost]);
}
