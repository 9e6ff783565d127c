//! Every level looks sensible: it uses its workers, and `easy` never makes a move that gains nothing whatever the plan.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use caylus_bots::arena::{self, Contest, Entrant, Habits, Observed};
use caylus_bots::{Bot, Heuristics, Level, Limit};
use caylus_rules::classic::{self, Classic};
use caylus_rules::magna_carta::{self, MagnaCarta};
use caylus_rules::parts::{Cube, Cubes, Goods, Offer, Player};
use caylus_rules::y1303::{self, Caylus1303};
use caylus_rules::{Game, MoveList};

const GOLD: Cubes = Cubes::one(Cube::Gold);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Pointless {
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
        match (chosen, self.decision()?) {
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
        use magna_carta::{Decision, Move};
        let gift = |chosen: &Move| matches!(chosen, Move::Trade(trade) if is_gift(&trade.offer()));
        match (chosen, self.decision()?) {
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
        let gift = |chosen: &Move| matches!(chosen, Move::Trade(trade) if is_gift(&trade.offer()));
        match (chosen, self.decision()?) {
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
    check_easy::<Classic>(&[Pointless::Provost, Pointless::Castle]);
}

#[test]
fn easy_plays_sensibly_in_magna_carta() {
    check_easy::<MagnaCarta>(&[Pointless::Decline, Pointless::Provost]);
}

#[test]
fn easy_plays_sensibly_in_1303() {
    check_easy::<Caylus1303>(&[Pointless::Decline, Pointless::Provost]);
}

/// Few, but enough for `hard` and `master` to play their game.
const FEW: Limit = Limit::Iterations(200);

/// A seat of the arena.
struct Seat(Level);

impl<G: Heuristics> Entrant<G> for Seat {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        Ok(self.0.bot(1))
    }
}

/// What three bots of one level do in these games, added up, and how many seats that were.
fn habits<G: Heuristics + Observed>(level: Level, games: u64) -> (Habits, f64) {
    let contest =
        Contest::<G> { options: G::Options::default(), games, seed: 6, threads: 2, limit: FEW, stop_when_clear: false };
    let seat = Seat(level);
    let report =
        arena::run(&[&seat, &seat, &seat], &contest, |_, _| ControlFlow::Continue(())).expect("three can play");
    (report.standings[0].habits, report.standings[0].games as f64)
}

/// Checks games of three of a level against bounds: level, number of games, then per game and seat the fewest workers, the most
/// declined effects and the most idle passes.
fn check_habits<G: Heuristics + Observed>(bounds: [(Level, u64, f64, f64, f64); 4]) {
    let (random, _) = habits::<G>(Level::Random, 3);
    assert!(random.idle_passes > 0 && random.declined > 0, "{}: the arena must find both: {random:?}", G::NAME);
    for (level, games, fewest_workers, most_declined, most_idle_passes) in bounds {
        let (habits, seats) = habits::<G>(level, games);
        let about = format!("{} {level}, {seats} seats: {habits:?}", G::NAME);
        assert!(habits.workers as f64 >= fewest_workers * seats, "{about}");
        assert!(habits.declined as f64 <= most_declined * seats, "{about}");
        assert!(habits.idle_passes as f64 <= most_idle_passes * seats, "{about}");
        assert_eq!(habits.opening_passes, 0, "{about}");
    }
}

/// Mean workers per player in the first turn, over some games.
fn first_turn_workers<G: Heuristics>(level: Level, players: usize) -> f64 {
    let games = 2;
    let mut workers = 0;
    for seed in 0..games {
        let mut game =
            G::new(players, &G::Options::default(), seed, &mut ()).expect("the game takes that many players");
        let first = game.turn();
        while let Some(player) = game.to_act()
            && game.turn() == first
        {
            let choice = level.bot::<G>(1).choose(&game.view(Some(player)), FEW, seed).expect("the game is not over");
            workers += usize::from(choice.chosen.to_string().starts_with("place "));
            game.apply(choice.chosen, &mut ()).expect("bots play legal moves");
        }
    }
    workers as f64 / (games as usize * players) as f64
}

/// Checks every level at 3, 4 and 5 players.
fn check_first_turn<G: Heuristics>(fewest_workers: f64) {
    for players in 3..=*G::PLAYERS.end() {
        for level in [Level::Easy, Level::Medium, Level::Hard, Level::Master] {
            let workers = first_turn_workers::<G>(level, players);
            assert!(workers >= fewest_workers, "{} {level} with {players} players: {workers}", G::NAME);
        }
    }
}

#[test]
fn workers_are_used_in_classic() {
    check_habits::<Classic>([
        (Level::Easy, 12, 50.0, 5.0, 0.0),
        (Level::Medium, 6, 50.0, 4.0, 0.0),
        (Level::Hard, 3, 50.0, 2.5, 0.2),
        (Level::Master, 3, 50.0, 2.5, 0.2),
    ]);
    check_first_turn::<Classic>(2.0);
}

#[test]
fn workers_are_used_in_magna_carta() {
    check_habits::<MagnaCarta>([
        (Level::Easy, 12, 30.0, 3.0, 0.0),
        (Level::Medium, 6, 20.0, 1.0, 0.0),
        (Level::Hard, 3, 15.0, 1.5, 0.2),
        (Level::Master, 3, 15.0, 1.5, 0.2),
    ]);
    check_first_turn::<MagnaCarta>(0.5);
}

#[test]
fn workers_are_used_in_1303() {
    check_habits::<Caylus1303>([
        (Level::Easy, 12, 30.0, 3.5, 0.0),
        (Level::Medium, 6, 28.0, 2.5, 0.0),
        (Level::Hard, 3, 26.0, 3.0, 0.2),
        (Level::Master, 3, 26.0, 3.0, 0.2),
    ]);
    check_first_turn::<Caylus1303>(2.0);
}
