//! Plays a random game and checks everything after every decision.

use caylus_rules::magna_carta::position::Position;
use caylus_rules::magna_carta::{Card, Cause, Decision, Event, MagnaCarta, Move, Options};
use caylus_rules::parts::{Cubes, Goods, Player};
use caylus_rules::record::Record;
use caylus_rules::{Game, MoveList};

use super::book::{all_tokens, cards, deck, is_beginner, points, prestige};
use super::dice::Dice;
use super::ledger::{Ledger, sorted};
use super::opinion;
use super::policy::Policy;
use super::seen::Seen;
use super::starts::Start;
use super::universe::{TEXTS, UNIVERSE, answers};

/// At least one token leaves in every turn, and there are 24.
const MOST_TURNS: u8 = 24;

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
    /// Plays the game to its end, with all checks; what is met is counted. Gives the finished game.
    pub(crate) fn play(self, seen: &mut Seen) -> Record<MagnaCarta> {
        let mut events = Vec::new();
        let mut choices = Dice::new(self.seed);
        let mut referee = match self.start.position(self.players, self.options, &mut choices) {
            None => {
                let record = Record::<MagnaCarta>::new(self.players, &self.options, self.seed, &mut events);
                let record = record.expect("a legal set-up");
                let ledger = Ledger::set_up(&record.game().to_position(), self.seed);
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
    record: Record<MagnaCarta>,
    ledger: Ledger,
    /// The legal moves now.
    moves: MoveList<Move>,
    /// Chooses what to check; apart from what chooses the moves, so that the checks do not change the game.
    samples: Dice,
    /// Are all moves there are tried at every decision, not only a few?
    thorough: bool,
    last_turn: u8,
}

impl Referee {
    /// Checks a game that goes on from where it is now.
    pub(crate) fn loaded(record: Record<MagnaCarta>, seed: u64) -> Self {
        let ledger = Ledger::loaded(record.game().to_position());
        Self::new(record, ledger, seed)
    }

    fn new(record: Record<MagnaCarta>, ledger: Ledger, seed: u64) -> Self {
        let last_turn = ledger.table().turn - 1 + MOST_TURNS;
        let thorough = seed.is_multiple_of(32);
        Self { record, ledger, moves: MoveList::new(), samples: Dice::new(!seed), thorough, last_turn }
    }

    /// Plays to the end.
    pub(crate) fn play(mut self, policy: Policy, choices: &mut Dice, seen: &mut Seen) -> Record<MagnaCarta> {
        let mut events = Vec::new();
        loop {
            let written = self.record.game().to_position();
            self.check(&written);
            let Some(player) = self.record.game().to_act() else {
                self.check_end(seen);
                return self.record.clone();
            };
            let chosen = policy.choose(&written, &self.moves, choices);
            events.clear();
            self.record.play(chosen, &mut events).unwrap_or_else(|error| panic!("{chosen}: {error}"));
            check_payment(player, chosen, &events);
            seen.decided(&written, player, chosen, self.moves.len());
            self.ledger.decided(player, chosen);
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
        assert!(written.turn <= self.last_turn, "the game does not end");
        self.ledger.agree(written);
        check_table(written);
        check_round_trip(&game, written);
        check_scores(&game, written);
        game.legal_moves(&mut self.moves);
        let least = match game.decision() {
            None => 0,
            Some(Decision::Action) => 1,
            Some(_) => 2,
        };
        assert!(self.moves.len() >= least && (least > 0 || self.moves.is_empty()), "{:?}", self.moves);
        let mut listed = self.moves.to_vec();
        listed.sort_unstable();
        assert_eq!(listed, opinion::legal(written), "the legal moves are others");
        for chosen in &listed {
            assert_eq!(game.check(*chosen), Ok(()), "{chosen}");
            assert!(TEXTS.contains_key(chosen), "{chosen} is not in the notation");
            let mut after = game;
            after.apply_unchecked(*chosen, &mut ());
            assert_ne!(after, game, "{chosen} changes nothing");
        }
        self.check_other_moves(&game);
        if self.samples.one_in(200) {
            self.check_record();
        }
    }

    /// Moves that are not listed are refused with a rule and change nothing.
    fn check_other_moves(&mut self, game: &MagnaCarta) {
        if self.thorough {
            UNIVERSE.iter().for_each(|chosen| self.check_refused(game, *chosen));
            return;
        }
        let chosen = *self.samples.pick(&UNIVERSE);
        self.check_refused(game, chosen);
        let Some(decision) = game.decision() else { return };
        let from = self.samples.below(UNIVERSE.len());
        let likely = UNIVERSE.iter().cycle().skip(from).take(UNIVERSE.len());
        for chosen in likely.filter(|chosen| answers(decision, **chosen) && !self.moves.contains(chosen)).take(3) {
            self.check_refused(game, *chosen);
        }
    }

    fn check_refused(&self, game: &MagnaCarta, chosen: Move) {
        if !self.moves.contains(&chosen) {
            check_refused(game, chosen);
        }
    }

    /// The record is read back as the same game.
    fn check_record(&self) {
        let text = self.record.to_string();
        let read = Record::<MagnaCarta>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.game(), self.record.game());
        assert_eq!(read.moves(), self.record.moves());
        assert_eq!(read.to_string(), text);
    }

    /// The scores and places of a finished game.
    fn check_end(&self, seen: &mut Seen) {
        self.check_record();
        let outcome = self.record.game().outcome().expect("the game is over");
        let table = self.ledger.table();
        let totals: Vec<u16> =
            Player::all(table.players.len()).map(|player| points(table, player).iter().sum()).collect();
        assert_eq!(outcome.scores.as_slice(), totals);
        for (seat, place) in outcome.places.iter().enumerate() {
            let better = totals.iter().filter(|total| **total > totals[seat]).count();
            assert_eq!(usize::from(*place), better + 1);
        }
        let level = totals.iter().filter(|total| Some(*total) == totals.iter().max()).count();
        assert_eq!(outcome.winners().count(), level, "M7.1");
        if level > 1 {
            seen.rare("M7.1 tie for the win");
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

/// What a move costs is paid, once and to the unit, and what a card gives is got.
fn check_payment(player: Player, chosen: Move, events: &[Event]) {
    let price = match chosen {
        Move::Draw | Move::Replace | Move::Place(_) => Goods::deniers(1),
        Move::Build(build) => Goods::cubes(build.payment()),
        Move::Provost(steps) => Goods::deniers(steps.unsigned_abs().into()),
        Move::Residence(_, cube) => Goods::cubes(Cubes::one(cube)),
        Move::Batch(batch) => Goods::cubes(batch.cubes()),
        Move::Trade(trade) => trade.offer().give,
        _ => Goods::NONE,
    };
    let paid: Vec<(Player, Goods)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Paid { player, goods, .. } => Some((*player, *goods)),
            _ => None,
        })
        .collect();
    let expected = if price.is_empty() { vec![] } else { vec![(player, price)] };
    assert_eq!(paid, expected, "{chosen}");
    let mut got = Goods::NONE;
    for event in events {
        match *event {
            Event::Gained { goods, cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => {
                assert!(got.is_empty(), "{chosen} gives twice");
                got = goods;
            }
            Event::TokenTaken { cause: Cause::Primary { .. } | Cause::Secondary { .. }, .. } => got.tokens += 1,
            _ => {}
        }
    }
    assert_eq!(got, if let Move::Trade(trade) = chosen { trade.offer().get } else { Goods::NONE }, "{chosen}");
}

/// A move is refused with a rule and changes nothing.
pub(crate) fn check_refused(game: &MagnaCarta, chosen: Move) {
    let mut same = *game;
    let mut events = Vec::new();
    let error = same.apply(chosen, &mut events).expect_err("an unlisted move is played");
    assert!(same == *game && events.is_empty(), "{chosen} is refused and yet does something");
    let parts = error.rule.strip_prefix('M').and_then(|rest| rest.split_once('.'));
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_rule = parts.is_some_and(|(chapter, rule)| number(chapter) && number(rule));
    assert!(is_rule && !error.reason.is_empty(), "{chosen}: {error:?}");
}

/// Four workers each, every card of everybody in one place, tokens and prestige buildings at most as many as there are.
pub(crate) fn check_table(table: &Position) {
    let mut left = table.tokens.map(<[u8; 3]>::from).expect("complete");
    let mut buildings = table.prestige.clone().expect("complete");
    for (seat, player) in table.players.iter().enumerate() {
        let seat = Some(Player::new(seat));
        let placed = table.road.iter().filter(|on| on.worker == seat).count();
        assert_eq!(usize::from(player.workers.expect("complete")) + placed, 4, "M0.1");
        let mut all: Vec<Card> = table.road.iter().filter(|on| on.owner == seat).map(|on| on.card).collect();
        [&player.hand, &player.pile, &player.discard].iter().for_each(|list| all.extend(cards(list)));
        assert_eq!(sorted(&all), deck(table.options), "every card is in one place");
        let tokens: [u8; 3] = player.tokens.into();
        left.iter_mut().zip(tokens).for_each(|(left, taken)| *left += taken);
        buildings.extend(&player.prestige);
    }
    assert!(left.iter().zip(all_tokens(table.players.len())).all(|(there, all)| *there <= all), "M0.3");
    buildings.extend(table.road.iter().filter_map(|on| on.prestige));
    buildings.sort_unstable();
    assert_eq!(buildings, prestige(table.options), "every prestige building is in one place");
    let plain = table.road.iter().all(|on| !on.residence && on.prestige.is_none());
    assert!(plain && table.provost.is_none() || !is_beginner(table.options), "M8.1");
}

/// Text and back: the same game.
pub(crate) fn check_round_trip(game: &MagnaCarta, written: &Position) {
    // Only a game that was loaded with next to the limits of positions comes beyond them.
    let beyond = |player: &caylus_rules::magna_carta::position::PlayerDoc<Vec<Card>>| {
        let cubes = player.cubes;
        player.deniers > 9999 || [cubes.food, cubes.wood, cubes.stone, cubes.gold].iter().any(|n| *n > Cubes::LIMIT)
    };
    if written.turn > 99 || written.players.iter().any(beyond) {
        return;
    }
    let text = serde_json::to_string(written).expect("a position can be written");
    let read: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(read == *written, "{text}");
    let again = MagnaCarta::from_position(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *game, "{text}");
}

fn check_scores(game: &MagnaCarta, written: &Position) {
    let scores = game.scores();
    assert_eq!(scores.len(), written.players.len());
    for (score, player) in scores.iter().zip(Player::all(scores.len())) {
        let [tokens, cards, gold, cubes, deniers] = points(written, player);
        assert_eq!((score.prestige, score.bonus), (tokens + cards, gold + cubes + deniers), "M7.1");
        assert_eq!(score.total, score.prestige + score.bonus);
    }
}
