//! Plays a random game and checks everything after every decision.

use caylus_rules::classic::position::{PlayerDoc, Position};
use caylus_rules::classic::{Classic, Event, Move, Options};
use caylus_rules::parts::{Cube, Cubes, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};

use super::audit::{bonus, last_open};
use super::dice::Dice;
use super::ledger::Ledger;
use super::opinion;
use super::policy::Policy;
use super::seen::Seen;
use super::starts::Start;
use super::universe::{UNIVERSE, answers};

/// No game takes more decisions; a game that does is taken for endless.
pub(crate) const MOST_DECISIONS: usize = 2000;

/// One random game, told by what it starts from and how it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) players: usize,
    pub(crate) options: Options,
    pub(crate) start: Start,
    pub(crate) policy: Policy,
    pub(crate) seed: u64,
}

impl Plan {
    /// Plays the game to its end, with all checks; what is rare is counted. Gives the finished game.
    pub(crate) fn play(self, seen: &mut Seen) -> Record<Classic> {
        let mut events = Vec::new();
        let mut choices = Dice::new(self.seed);
        let mut referee = match self.start.position(self.players, self.options, &mut choices) {
            None => {
                let record = Record::<Classic>::new(self.players, &self.options, self.seed, &mut events)
                    .expect("a legal set-up");
                let ledger = Ledger::set_up(&record.game().to_position());
                Referee::new(record, ledger, self.seed)
            }
            Some(position) => Referee::loaded(Record::from_position(position).expect("a possible position"), self.seed),
        };
        seen.new_game();
        referee.take(&events, seen);
        referee.play(self.policy, &mut choices, seen)
    }
}

/// The checks of one game.
pub(crate) struct Referee {
    record: Record<Classic>,
    ledger: Ledger,
    /// The legal moves now.
    moves: MoveList<Move>,
    /// Chooses what to check; apart from what chooses the moves, so that the checks do not change the game.
    samples: Dice,
    /// Are all moves there are tried at every decision, not only a few?
    thorough: bool,
}

impl Referee {
    /// Checks a game that goes on from where it is now.
    pub(crate) fn loaded(record: Record<Classic>, seed: u64) -> Self {
        let ledger = Ledger::loaded(record.game().to_position());
        Self::new(record, ledger, seed)
    }

    fn new(record: Record<Classic>, ledger: Ledger, seed: u64) -> Self {
        let thorough = seed.is_multiple_of(64);
        Self { record, ledger, moves: MoveList::new(), samples: Dice::new(!seed), thorough }
    }

    /// Plays to the end.
    pub(crate) fn play(mut self, policy: Policy, choices: &mut Dice, seen: &mut Seen) -> Record<Classic> {
        let mut events = Vec::new();
        loop {
            let written = self.record.game().to_position();
            self.check(&written);
            if self.record.game().is_over() {
                self.check_end(seen);
                return self.record.clone();
            }
            assert!(self.record.moves().len() < MOST_DECISIONS, "the game does not end");
            let chosen = policy.choose(&written, &self.moves, choices);
            events.clear();
            self.record.play(chosen, &mut events).unwrap_or_else(|error| panic!("{chosen}: {error}"));
            seen.decided(chosen);
            self.take(&events, seen);
        }
    }

    fn take(&mut self, events: &[Event], seen: &mut Seen) {
        for event in events {
            seen.event(self.ledger.table(), event);
            self.ledger.take(event);
        }
    }

    /// Everything that must hold whenever somebody decides, and at the end.
    fn check(&mut self, written: &Position) {
        let game = *self.record.game();
        self.ledger.agree(written);
        check_table(written);
        check_round_trips(&game, written);
        check_scores(&game, written);
        game.legal_moves(&mut self.moves);
        assert_eq!(self.moves.is_empty(), game.is_over());
        assert!(self.moves.len() >= 2 || game.is_over(), "a decision without a choice: {:?}", self.moves);
        assert_eq!(game.to_act(), written.decision.as_ref().map(|decision| decision.player));
        let mut listed = self.moves.to_vec();
        listed.sort_unstable();
        assert_eq!(listed, opinion::legal(written), "the legal moves are others");
        self.check_listed_moves(&game);
        self.check_other_moves(&game);
        if self.samples.one_in(100) {
            self.check_record();
        }
    }

    /// Every listed move is accepted, can be played, and its text is its own.
    fn check_listed_moves(&self, game: &Classic) {
        for (at, chosen) in self.moves.iter().enumerate() {
            assert_eq!(game.check(*chosen), Ok(()), "{chosen}");
            let mut after = *game;
            after.apply_unchecked(*chosen, &mut ());
            assert_ne!(after, *game, "{chosen} changes nothing");
            assert_eq!(chosen.to_string().parse(), Ok(*chosen));
            assert!(!self.moves[..at].contains(chosen), "{chosen} is listed twice");
        }
    }

    /// Moves that are not listed are refused with a rule and change nothing.
    fn check_other_moves(&mut self, game: &Classic) {
        if self.thorough {
            UNIVERSE.iter().for_each(|chosen| self.check_refused(game, *chosen));
            return;
        }
        for _ in 0..2 {
            let chosen = *self.samples.pick(&UNIVERSE);
            self.check_refused(game, chosen);
        }
        let Some(decision) = game.decision() else { return };
        let from = self.samples.below(UNIVERSE.len());
        let likely = UNIVERSE.iter().cycle().skip(from).take(UNIVERSE.len());
        for chosen in likely.filter(|chosen| answers(decision, **chosen) && !self.moves.contains(chosen)).take(3) {
            self.check_refused(game, *chosen);
        }
    }

    fn check_refused(&self, game: &Classic, chosen: Move) {
        if self.moves.contains(&chosen) {
            return;
        }
        let mut same = *game;
        let mut events = Vec::new();
        let error = same.apply(chosen, &mut events).expect_err("an unlisted move is played");
        assert!(same == *game && events.is_empty(), "{chosen} is refused and yet does something");
        assert!(is_rule(error.rule) && !error.reason.is_empty(), "{chosen}: {error:?}");
    }

    /// The record is read back as the same game.
    fn check_record(&self) {
        let text = self.record.to_string();
        let read = Record::<Classic>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.game(), self.record.game());
        assert_eq!(read.moves(), self.record.moves());
        assert_eq!(read.to_string(), text);
    }

    /// The scores and places of a finished game.
    fn check_end(&self, seen: &mut Seen) {
        self.check_record();
        let game = self.record.game();
        let outcome = game.outcome().expect("the game is over");
        let table = self.ledger.table();
        let totals: Vec<u16> =
            table.players.iter().map(|player| player.prestige + bonus(player).iter().sum::<u16>()).collect();
        assert_eq!(outcome.scores.as_slice(), totals);
        for (seat, place) in outcome.places.iter().enumerate() {
            let better = totals.iter().filter(|total| **total > totals[seat]).count();
            assert_eq!(usize::from(*place), better + 1);
        }
        let best = totals.iter().max();
        let winners: Vec<usize> = outcome.winners().map(Player::index).collect();
        let level: Vec<usize> = (0..totals.len()).filter(|seat| totals.get(*seat) == best).collect();
        assert_eq!(winners, level, "C9.1");
        if winners.len() > 1 {
            seen.rare("C9.1 tie for the win");
        }
    }
}

/// Tells what was played when a check fails.
impl Drop for Referee {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.record);
        }
    }
}

/// Six workers each, markers within the open columns, houses within the sections.
pub(crate) fn check_table(table: &Position) {
    let special = &table.special;
    let single = [special.gate, special.trading_post, special.merchants_guild, special.joust_field];
    let inn = [special.inn.left, special.inn.right];
    let road = table.road.values().flatten().map(|on| on.worker);
    let mut placed = [0; 5];
    for player in single.into_iter().chain(inn).chain(road).flatten() {
        placed[player.index()] += 1;
    }
    for player in special.stables.iter().chain(table.castle.iter()) {
        placed[player.index()] += 1;
    }
    let open = last_open(table);
    let mut houses = [0; 3];
    for (player, placed) in table.players.iter().zip(placed) {
        assert_eq!(player.workers.expect("complete") + placed, 6, "C0.1");
        let markers = &player.favors;
        let columns = [markers.prestige, markers.deniers, markers.cubes, markers.building];
        assert!(columns.iter().all(|column| *column <= open), "C8.2");
        houses[0] += player.houses.dungeon;
        houses[1] += player.houses.walls;
        houses[2] += player.houses.towers;
    }
    let sections = [&table.sections.dungeon, &table.sections.walls, &table.sections.towers];
    for ((section, houses), places) in sections.into_iter().zip(houses).zip([6, 10, 14]) {
        assert_eq!(section.free.expect("complete") + houses, places, "C6.2");
    }
    assert!(table.favors_owed.is_some_and(|owed| owed <= 4));
}

/// Text and back, view and back: the same game.
pub(crate) fn check_round_trips(game: &Classic, written: &Position) {
    let viewer = game.to_act();
    assert_eq!(Classic::determinize(&game.view(viewer), 0), *game);
    assert_eq!(Classic::determinize(&game.view(None), 1), *game);
    if written.players.iter().any(is_beyond_limits) {
        return;
    }
    let text = serde_json::to_string(written).expect("a position can be written");
    let read: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(read == *written, "{text}");
    let again = Classic::from_position(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *game, "{text}");
}

/// Has the player more than a position may say? Only a game that was loaded with next to that comes there.
fn is_beyond_limits(player: &PlayerDoc) -> bool {
    let cubes = Cube::ALL.iter().any(|cube| player.cubes.count(*cube) > Cubes::LIMIT);
    cubes || player.deniers.max(player.prestige) > 9999
}

fn check_scores(game: &Classic, written: &Position) {
    let scores = game.scores();
    assert_eq!(scores.len(), written.players.len());
    for (score, player) in scores.iter().zip(&written.players) {
        assert_eq!(score.prestige, player.prestige);
        assert_eq!(score.bonus, bonus(player).iter().sum::<u16>(), "C9.1");
        assert_eq!(score.total, score.prestige + score.bonus);
    }
}

/// Is it of the form C5.6?
fn is_rule(id: &str) -> bool {
    let parts = id.strip_prefix('C').and_then(|rest| rest.split_once('.'));
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    parts.is_some_and(|(chapter, rule)| number(chapter) && number(rule))
}
