//! Plays a random game and checks everything after every decision.

use caylus_rules::MoveList;
use caylus_rules::parts::Player;
use caylus_rules::record::Record;

use super::coverage::Coverage;
use super::dice::Dice;
use super::game::{Ledger, TestGame};
use super::policy::Policy;

/// Upper bound on decisions per game, in case a game never ends.
const MAX_DECISIONS: usize = 20_000;

/// The parameters of one random game.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: TestGame> {
    pub(crate) players: usize,
    pub(crate) options: G::Options,
    pub(crate) start: G::Start,
    pub(crate) policy: Policy,
    pub(crate) seed: u64,
}

impl<G: TestGame> Plan<G> {
    /// The game at its first decision, the events so far, and the dice that choose the moves.
    pub(crate) fn begin(&self) -> (Record<G>, Vec<G::Event>, Dice) {
        let (mut events, mut dice) = (Vec::new(), Dice::new(self.seed));
        let record = match G::start(self.start, self.players, self.options, &mut dice) {
            None => Record::new(self.players, &self.options, self.seed, &mut events).expect("a legal set-up"),
            Some(position) => Record::from_position(position).unwrap_or_else(|error| panic!("{self:?}: {error}")),
        };
        (record, events, dice)
    }

    /// Plays the game to the end with all checks, counts coverage and returns the finished game.
    pub(crate) fn play(&self, coverage: &mut Coverage<G>) -> Record<G> {
        let (record, events, mut choices) = self.begin();
        let first = record.game().to_position();
        let ledger = match record.start() {
            caylus_rules::record::Start::Seed(seed) => G::Ledger::set_up(&first, *seed),
            caylus_rules::record::Start::Position(_) => G::Ledger::loaded(first),
        };
        coverage.memory = G::Memory::default();
        let mut referee = Referee::new(record, ledger, self.seed);
        referee.take(&events, coverage);
        referee.play(self.policy, &mut choices, coverage)
    }
}

/// Checks one game as it is played.
pub(crate) struct Referee<G: TestGame> {
    record: Record<G>,
    ledger: G::Ledger,
    /// The current legal moves.
    moves: MoveList<G::Move>,
    /// Chooses what to check. Separate from the dice that choose moves, so that checks do not change the game.
    samples: Dice,
    /// Whether to try every move at every decision instead of a few.
    thorough: bool,
}

impl<G: TestGame> Referee<G> {
    /// Checks a game from its current state on.
    pub(crate) fn loaded(record: Record<G>, seed: u64) -> Self {
        let ledger = G::Ledger::loaded(record.game().to_position());
        Self::new(record, ledger, seed)
    }

    fn new(record: Record<G>, ledger: G::Ledger, seed: u64) -> Self {
        let thorough = seed.is_multiple_of(32);
        Self { record, ledger, moves: MoveList::new(), samples: Dice::new(!seed), thorough }
    }

    pub(crate) fn play(mut self, policy: Policy, choices: &mut Dice, coverage: &mut Coverage<G>) -> Record<G> {
        let mut events = Vec::new();
        loop {
            let written = self.record.game().to_position();
            self.check(&written);
            let Some(player) = self.record.game().to_act() else {
                self.check_end(coverage);
                return self.record.clone();
            };
            assert!(self.record.moves().len() < MAX_DECISIONS, "the game does not end");
            let chosen = policy.choose::<G>(&written, &self.moves, choices);
            events.clear();
            self.record.play(chosen, &mut events).unwrap_or_else(|error| panic!("{chosen}: {error}"));
            G::check_move(player, chosen, &events);
            G::cover_move(coverage, &written, player, chosen, self.moves.len());
            self.ledger.decided(player, chosen);
            self.take(&events, coverage);
        }
    }

    fn take(&mut self, events: &[G::Event], coverage: &mut Coverage<G>) {
        for event in events {
            G::cover_event(coverage, self.ledger.table(), event);
            self.ledger.take(event);
        }
    }

    /// Checks everything that must hold at a decision and at the end.
    fn check(&mut self, written: &G::Position) {
        let game = *self.record.game();
        self.ledger.assert_matches(written);
        check_state(&game, written);
        game.legal_moves(&mut self.moves);
        let least = game.decision().map_or(0, G::min_moves);
        assert!(self.moves.len() >= least, "a decision without a choice: {:?}", self.moves);
        assert_eq!(self.moves.is_empty(), game.is_over());
        let mut listed = self.moves.to_vec();
        listed.sort_unstable();
        assert_eq!(listed, G::legal(written), "legal moves differ from the reference");
        for chosen in listed {
            assert_eq!(game.check(chosen), Ok(()), "{chosen}");
            assert!(G::all_moves().binary_search(&chosen).is_ok(), "{chosen} is not in the notation");
            let mut after = game;
            after.apply_unchecked(chosen, &mut ());
            assert_ne!(after, game, "{chosen} changes nothing");
        }
        self.check_other_moves(&game);
        if self.samples.one_in(100) {
            self.check_record();
        }
    }

    /// Unlisted moves are rejected with a rule and change nothing.
    fn check_other_moves(&mut self, game: &G) {
        let all_moves = G::all_moves();
        if self.thorough {
            all_moves.iter().for_each(|chosen| self.check_unlisted(game, *chosen));
            return;
        }
        for _ in 0..2 {
            let chosen = *self.samples.pick(all_moves);
            self.check_unlisted(game, chosen);
        }
        let Some(decision) = game.decision() else { return };
        let from = self.samples.below(all_moves.len());
        let likely = all_moves.iter().cycle().skip(from).take(all_moves.len());
        for chosen in
            likely.filter(|chosen| G::fits_decision(decision, **chosen) && !self.moves.contains(chosen)).take(3)
        {
            check_refused(game, *chosen);
        }
    }

    fn check_unlisted(&self, game: &G, chosen: G::Move) {
        if !self.moves.contains(&chosen) {
            check_refused(game, chosen);
        }
    }

    /// The record round-trips.
    fn check_record(&self) {
        let text = self.record.to_string();
        let read = Record::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.game(), self.record.game());
        assert_eq!(read.moves(), self.record.moves());
        assert_eq!(read.to_string(), text);
    }

    /// Checks the scores and places of a finished game.
    fn check_end(&self, coverage: &mut Coverage<G>) {
        self.check_record();
        let game = self.record.game();
        let outcome = game.outcome().expect("the game is over");
        let total = |player| {
            let (prestige, bonus) = G::points(self.ledger.table(), player);
            prestige + bonus
        };
        let totals: Vec<u16> = Player::all(game.players()).map(total).collect();
        assert_eq!(outcome.scores.as_slice(), totals);
        for (seat, place) in outcome.places.iter().enumerate() {
            let better = totals.iter().filter(|total| **total > totals[seat]).count();
            assert_eq!(usize::from(*place), better + 1);
        }
        let best = totals.iter().max();
        let winners: Vec<usize> = outcome.winners().map(Player::index).collect();
        let level: Vec<usize> = (0..totals.len()).filter(|seat| totals.get(*seat) == best).collect();
        assert_eq!(winners, level, "{}", G::TIE_PATH);
        if winners.len() > 1 {
            coverage.count(G::TIE_PATH);
        }
    }
}

/// Prints the record when a check fails.
impl<G: TestGame> Drop for Referee<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.record);
        }
    }
}

/// The move is rejected with a rule and changes nothing.
pub(crate) fn check_refused<G: TestGame>(game: &G, chosen: G::Move) {
    let mut same = *game;
    let mut events = Vec::new();
    let error = same.apply(chosen, &mut events).expect_err("an unlisted move was accepted");
    assert!(same == *game && events.is_empty(), "{chosen} is rejected but has an effect");
    let parts = error.rule.strip_prefix(G::RULE_PREFIX).and_then(|rest| rest.split_once('.'));
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_rule = parts.is_some_and(|(chapter, rule)| number(chapter) && number(rule));
    assert!(is_rule && !error.to_string().is_empty(), "{chosen}: {error:?}");
}

pub(crate) fn check_state<G: TestGame>(game: &G, written: &G::Position) {
    assert_eq!(game.to_act().zip(game.decision()), G::decision_of(written));
    G::check_table(written);
    G::check_views(game);
    check_round_trip(game, written);
    let scores = game.scores();
    assert_eq!(scores.len(), game.players());
    for (score, player) in scores.iter().zip(Player::all(scores.len())) {
        assert_eq!((score.prestige, score.bonus), G::points(written, player), "{player:?}");
        assert_eq!(score.total, score.prestige + score.bonus);
    }
}

/// The position round-trips through JSON.
fn check_round_trip<G: TestGame>(game: &G, written: &G::Position) {
    if G::is_beyond_limits(written) {
        return;
    }
    let text = serde_json::to_string(written).expect("a position can be written");
    let read: G::Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(read == *written, "{text}");
    let again = G::from_position(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *game, "{text}");
}
