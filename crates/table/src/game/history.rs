//! A game and everything that led to it. Each move is checked and played once; what the latest ones did is kept.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use caylus_bots::{Level, Limit};
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};
use caylus_rules::{Outcome, ParseMoveError, PositionError, reveals};

use super::{
    AnyGame, AskDoc, ChoiceDoc, Document, GameError, HintDoc, Names, Playable, Step, StepDoc, Viewer, Words, bots,
    coded, words,
};
use crate::list::List;
use crate::patch::{Patch, diff};
use crate::settings::Beginning;

/// The effects of this many steps are kept; those of earlier ones are computed again on demand.
const RECENT: usize = 8;
/// The position is kept before every step whose place in the history is a multiple of this.
const KEPT_EVERY: usize = 16;

/// A game and the steps that led to it. Clones share their history.
#[derive(Clone, Debug)]
pub(super) struct TableGame<G: Playable> {
    origin: Arc<Origin<G>>,
    steps: List<Change<G::Move>>,
    /// Where the moves that were not taken back are among the steps.
    line: List<u32>,
    /// Some of the positions on the way, each with the place of the step that follows: the others are a few moves away.
    positions: List<Arc<(usize, G)>>,
    /// What the last steps did.
    recent: VecDeque<Arc<Effects<G>>>,
    game: G,
}

/// What the game started from.
#[derive(Debug)]
struct Origin<G: Playable> {
    /// Without moves.
    record: Record<G>,
    /// The events of the set-up.
    events: Vec<G::Event>,
}

#[derive(Clone, Copy, Debug)]
enum Change<M> {
    Played(Played<M>),
    /// Moves were taken back.
    Undone,
}

#[derive(Clone, Copy, Debug)]
struct Played<M> {
    player: Option<Player>,
    chosen: M,
    /// The number of the move, from 1.
    number: u32,
}

/// What a move did.
#[derive(Debug)]
struct Effects<G: Playable> {
    events: Vec<G::Event>,
    /// Whether it revealed hidden information. Computed on demand: that costs more than the move itself.
    revealed: OnceLock<bool>,
}

impl<G: Playable> TableGame<G> {
    fn new(record: Record<G>, events: Vec<G::Event>) -> Self {
        let game = *record.game();
        Self {
            origin: Arc::new(Origin { record, events }),
            steps: List::default(),
            line: List::default(),
            positions: List::default(),
            recent: VecDeque::new(),
            game,
        }
    }

    pub(super) fn from_seed(players: usize, options: &G::Options, seed: u64) -> Result<Self, GameError> {
        let mut events = Vec::new();
        let record = Record::new(players, options, seed, &mut events).map_err(coded)?;
        Ok(Self::new(record, events))
    }

    pub(super) fn from_position(position: G::Position) -> Result<Self, PositionError> {
        Ok(Self::new(Record::from_position(position)?, Vec::new()))
    }

    pub(super) fn from_record(record: &Record<G>) -> Result<Self, GameError> {
        let (players, options) = (record.game().players(), record.game().options());
        let mut game = match record.start() {
            Start::Seed(seed) => Self::from_seed(players, &options, *seed)?,
            Start::Position(position) => Self::from_position((**position).clone()).map_err(GameError::position)?,
        };
        record.moves().iter().for_each(|chosen| game.push(*chosen));
        Ok(game)
    }

    fn player(&self, seat: Option<usize>) -> Option<Player> {
        seat.filter(|seat| *seat < self.game.players()).map(Player::new)
    }

    /// Plays a legal move.
    fn push(&mut self, chosen: G::Move) {
        let at = self.steps.len();
        if at.is_multiple_of(KEPT_EVERY) || matches!(self.steps.last(), Some(Change::Undone)) {
            self.positions.push(Arc::new((at, self.game)));
        }
        let player = self.game.to_act();
        let mut events = Vec::new();
        self.game.apply_unchecked(chosen, &mut events);
        self.line.push(at as u32);
        self.add(Change::Played(Played { player, chosen, number: self.line.len() as u32 }), events);
    }

    fn add(&mut self, change: Change<G::Move>, events: Vec<G::Event>) {
        self.steps.push(change);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::new(Effects { events, revealed: OnceLock::new() }));
    }

    /// The move at this place of the history; `None` for an undo.
    fn played(&self, at: usize) -> Option<&Played<G::Move>> {
        match self.steps.get(at)? {
            Change::Played(played) => Some(played),
            Change::Undone => None,
        }
    }

    /// What the step at this place of the history did, if it is a recent one.
    fn effects(&self, at: usize) -> Option<&Effects<G>> {
        let first = self.steps.len() - self.recent.len();
        self.recent.get(at.checked_sub(first)?).map(AsRef::as_ref)
    }

    /// The position before the move at this place of the history.
    fn before(&self, at: usize) -> G {
        // Kept before the first move, and before the first one after an undo: there is always one, and no undo in between.
        let kept = self.positions.iter().rev().find(|kept| kept.0 <= at);
        let (first, mut game) = kept.map_or((0, *self.origin.record.game()), |kept| **kept);
        for played in (first..at).filter_map(|at| self.played(at)) {
            game.apply_unchecked(played.chosen, &mut ());
        }
        game
    }

    /// The position after that many moves, at most all.
    fn after(&self, moves: usize) -> G {
        self.line.get(moves).map_or(self.game, |at| self.before(*at as usize))
    }

    fn moves_made(&self) -> impl Iterator<Item = G::Move> {
        self.line.iter().filter_map(|at| self.played(*at as usize)).map(|played| played.chosen)
    }

    /// The step at this place of the history as the viewer may see it; plays it on `game`, the position before it.
    fn step(&self, at: usize, played: &Played<G::Move>, game: &mut G, viewer: Viewer) -> Step {
        let before = *game;
        let events = match self.effects(at) {
            Some(effects) => {
                game.apply_unchecked(played.chosen, &mut ());
                Cow::Borrowed(&effects.events)
            }
            None => {
                let mut events = Vec::new();
                game.apply_unchecked(played.chosen, &mut events);
                Cow::Owned(events)
            }
        };
        Step {
            seat: played.player.map(Player::index),
            chosen: Some(played.chosen.to_string()),
            ..Self::shown(&before, &events, viewer)
        }
    }

    /// Events and log of a move, or of the set-up.
    fn shown(before: &G, events: &[G::Event], viewer: Viewer) -> Step {
        Step {
            seat: None,
            chosen: None,
            events: words::redacted::<G>(events, viewer).map(Document::new).collect(),
            log: words::log(before, events, viewer),
        }
    }

    fn step_doc(&self, moves: usize, game: &G, seat: Option<usize>, step: Step) -> StepDoc {
        let scores = game.scores();
        StepDoc {
            moves,
            seat: step.seat,
            chosen: step.chosen,
            events: step.events,
            log: step.log,
            told: Vec::new(),
            view: match self.player(seat) {
                None => Document::new(game.to_position()),
                player => Document::new(game.view(player)),
            },
            prestige: scores.iter().map(|score| score.prestige).collect(),
            scores: scores.iter().map(|score| score.total).collect(),
            to_act: game.to_act().map(Player::index),
            decision: Document::new(game.decision()),
            ask: words::ask(game),
        }
    }
}

impl<G: Playable> AnyGame for TableGame<G> {
    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn options(&self) -> String {
        self.game.options().to_string()
    }

    fn beginning(&self) -> Beginning {
        match self.origin.record.start() {
            Start::Seed(seed) => Beginning::Seed { seed: *seed, is_chosen: true },
            Start::Position(position) => {
                Beginning::Position { position: serde_json::to_value(position).unwrap_or_default() }
            }
        }
    }

    fn beginning_is_secret(&self) -> bool {
        let game = self.origin.record.game();
        let is_position = matches!(self.origin.record.start(), Start::Position(_));
        let hides = |player: Player| game.view(Some(player)) != game.view(None);
        G::SECRETS || (is_position && Player::all(game.players()).any(hides))
    }

    fn colors(&self) -> &'static [&'static str] {
        &G::COLORS[..self.players()]
    }

    fn moves(&self) -> Vec<String> {
        self.moves_made().map(|chosen| chosen.to_string()).collect()
    }

    fn length(&self) -> usize {
        self.line.len()
    }

    fn to_act(&self) -> Option<usize> {
        self.game.to_act().map(Player::index)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn play(&mut self, chosen: &str) -> Result<String, GameError> {
        let chosen: G::Move = chosen.parse().map_err(|error: ParseMoveError| coded(error))?;
        self.game.check(chosen).map_err(|error| GameError::illegal(&error))?;
        self.push(chosen);
        Ok(chosen.to_string())
    }

    fn take_back(&mut self, moves: usize) {
        self.game = self.after(moves);
        self.line.truncate(moves);
        self.add(Change::Undone, Vec::new());
    }

    fn revealed_since(&self, moves: usize) -> bool {
        // Without hidden hands, secrets are only revealed at the end of the game, when nothing can be taken back.
        let has_revealed = |at: usize| {
            let reveals = || self.played(at).is_some_and(|played| reveals(&self.before(at), played.chosen));
            self.effects(at).map_or_else(reveals, |effects| *effects.revealed.get_or_init(reveals))
        };
        G::SECRETS && self.line.iter_from(moves).any(|at| has_revealed(*at as usize))
    }

    fn hides(&self, seat: usize) -> bool {
        G::HIDES && self.game.view(self.player(Some(seat))) != self.game.view(None)
    }

    fn adds(&self, seat: usize) -> Option<Patch> {
        if G::HIDES { diff(&self.game.view(None), &self.game.view(self.player(Some(seat)))) } else { None }
    }

    fn view(&self, viewer: Option<usize>) -> Document {
        Document::new(self.game.view(self.player(viewer)))
    }

    fn decision(&self) -> Document {
        Document::new(self.game.decision())
    }

    fn ask(&self) -> Option<AskDoc> {
        // Made from a determinization of the public view, so that nothing hidden can leak.
        match G::SECRETS {
            true => words::ask(&G::determinize(&self.game.view(None), 0)),
            false => words::ask(&self.game),
        }
    }

    fn choices(&self) -> Vec<ChoiceDoc> {
        words::choices(&self.game)
    }

    fn names(&self, words: &Words, names: &[Option<String>]) -> Names {
        words::names_of::<G>(words, names)
    }

    fn set_up(&self, viewer: Viewer) -> Step {
        Self::shown(self.origin.record.game(), &self.origin.events, viewer)
    }

    fn step_count(&self) -> usize {
        self.steps.len()
    }

    fn steps(&self, from: usize, viewer: Viewer) -> Vec<Step> {
        let mut next: Option<G> = None;
        let step = |at: usize| {
            let before = next.take();
            let Some(played) = self.played(at) else { return Step::default() };
            let mut game = before.unwrap_or_else(|| self.before(at));
            let step = self.step(at, played, &mut game, viewer);
            next = Some(game);
            step
        };
        (from..self.steps.len()).map(step).collect()
    }

    fn tells_more(&self, seat: usize, from: usize) -> bool {
        let Some(player) = self.player(Some(seat)) else { return false };
        let is_hidden = |event: &G::Event| G::redact(*event, Some(player)) != G::redact(*event, None);
        let tells = |at: usize| match (self.effects(at), self.played(at)) {
            (Some(effects), _) => effects.events.iter().any(is_hidden),
            (None, Some(played)) => {
                let mut events = Vec::new();
                self.before(at).apply_unchecked(played.chosen, &mut events);
                events.iter().any(is_hidden)
            }
            (None, None) => false,
        };
        G::SECRETS && (from..self.steps.len()).any(tells)
    }

    fn replay(&self, from: usize, to: usize, seat: Option<usize>) -> Vec<StepDoc> {
        let first = from.saturating_sub(1);
        let mut game = self.after(first);
        let mut steps = Vec::new();
        if from == 0 {
            steps.push(self.step_doc(0, &game, seat, self.set_up(Viewer::All)));
        }
        for at in self.line.iter_from(first).map(|at| *at as usize) {
            let Some(played) = self.played(at).filter(|played| played.number as usize <= to) else { break };
            let step = self.step(at, played, &mut game, Viewer::All);
            steps.push(self.step_doc(played.number as usize, &game, seat, step));
        }
        steps
    }

    fn think(&self, level: Level, limit: Limit, seed: u64) -> Option<String> {
        bots::think(self.origin.record.game(), self.moves_made(), level, limit, seed)
    }

    fn hint(&self, moves: usize, limit: Limit, seed: u64) -> Option<Vec<HintDoc>> {
        bots::hint(&self.after(moves), limit, seed)
    }

    fn record(&self, names: &[Option<String>]) -> String {
        let mut record = self.origin.record.clone();
        for chosen in self.moves_made() {
            // Legal: it was checked when it was played.
            let _ = record.play(chosen, &mut ());
        }
        for (player, name) in Player::all(self.players()).zip(names) {
            record.set_name(player, name.as_deref().unwrap_or_default());
        }
        record.to_string()
    }
}
