//! The table: a game, its players and its files, without any input or output. Both user interfaces share it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use caylus_bots::{Bot, Level, Limit};
use caylus_rules::parts::Player;
use caylus_rules::record::{Record, Start};
use caylus_rules::{MoveList, ParseMoveError, reveals};
use caylus_words::{Names, Secrets, Viewer, Words};

use super::seats::Seat;
use crate::commands;
use crate::failure::Failure;
use crate::opponent::{self, PlayableGame};

/// A bot that keeps its search between moves and can run on another thread.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

/// A game and its players.
pub(super) struct Table<G: PlayableGame> {
    pub(super) words: &'static Words,
    pub(super) record: Record<G>,
    pub(super) names: Names,
    pub(super) seats: Vec<Seat>,
    /// The bot of each seat, once it has moved. Seats never share a bot: its search may contain what only that seat can see.
    bots: Vec<Option<SharedBot<G>>>,
    /// Limit per move for bots that search.
    pub(super) limit: Limit,
    /// The file of `--save`, written after every decision.
    pub(super) autosave_path: Option<PathBuf>,
    /// The file that holds the current state, if any.
    pub(super) saved_path: Option<PathBuf>,
    /// Files this game may overwrite, because it wrote them.
    pub(super) own_files: Vec<PathBuf>,
    /// Moves already played when the game was resumed.
    pub(super) initial_moves: usize,
}

/// Who has to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ToAct {
    /// A person at the keyboard.
    Human(Player),
    /// A bot.
    Opponent(Player, Level),
    /// Nobody: the game is over.
    Over,
}

/// A legal move as the list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ListedMove<M> {
    /// Number in the list, from 1.
    pub(super) number: usize,
    pub(super) chosen: M,
    pub(super) notation: String,
    pub(super) meaning: String,
}

impl<G: PlayableGame> Table<G> {
    pub(super) fn new(
        words: &'static Words,
        record: Record<G>,
        names: Names,
        seats: Vec<Seat>,
        limit: Limit,
        autosave_path: Option<PathBuf>,
    ) -> Self {
        let own_files = autosave_path.iter().cloned().collect();
        let initial_moves = record.moves().len();
        let bots = seats.iter().map(|_| None).collect();
        Self { words, record, names, seats, bots, limit, autosave_path, saved_path: None, own_files, initial_moves }
    }

    pub(super) fn game(&self) -> &G {
        self.record.game()
    }

    pub(super) fn to_act(&self) -> ToAct {
        match self.game().to_act().map(|player| (player, self.seats[player.index()])) {
            None => ToAct::Over,
            Some((player, Seat::Human)) => ToAct::Human(player),
            Some((player, Seat::Opponent(level))) => ToAct::Opponent(player, level),
        }
    }

    /// The players at the keyboard.
    pub(super) fn humans(&self) -> impl Iterator<Item = Player> {
        Player::all(self.seats.len()).filter(|player| self.is_human(*player))
    }

    fn is_human(&self, player: Player) -> bool {
        self.seats[player.index()] == Seat::Human
    }

    /// Whether several people share the keyboard in a game with hidden information, so that each must look alone.
    pub(super) fn is_hot_seat_with_secrets(&self) -> bool {
        G::SECRETS && self.humans().nth(1).is_some()
    }

    /// Whose view to show when nobody has to look away: the only human's, or a spectator's.
    pub(super) fn viewer(&self) -> Viewer {
        let mut humans = self.humans();
        match (humans.next(), humans.next()) {
            (Some(player), None) => Viewer::Player(player),
            _ => Viewer::Spectator,
        }
    }

    /// The introduction, as paragraphs.
    pub(super) fn intro(&self) -> Vec<String> {
        let Self { words, record, names, .. } = self;
        let players: Vec<String> = Player::all(self.seats.len()).map(|player| names.full(player)).collect();
        let mut intro = vec![words.say("terminal-welcome", &[("title", &G::title(words))])];
        intro.push(format!("{}.", players.join(", ")));
        if let Start::Seed(seed) = record.start() {
            let options = record.game().options().to_string();
            intro.push(words.say("terminal-seed", &[("seed", &seed.to_string()), ("options", &options)]));
        }
        intro
    }

    /// The player to act and the question.
    pub(super) fn question(&self, player: Player) -> String {
        commands::question_line(self.words, self.game(), &self.names, player)
    }

    /// What the player owns.
    pub(super) fn holdings(&self, player: Player) -> String {
        let means = self.words.arg(&self.game().means(player), &self.names);
        self.words.say("terminal-means", &[("means", &means)])
    }

    /// The rules of the decision, as one paragraph.
    pub(super) fn help(&self) -> String {
        self.words.render(&self.game().help(), &self.names).replace('\n', " ")
    }

    /// All legal moves with their meaning.
    pub(super) fn listed_moves(&self) -> Vec<ListedMove<G::Move>> {
        let game = self.game();
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let listed = |(number, chosen): (usize, G::Move)| {
            let (notation, meaning) = (chosen.to_string(), game.choice(chosen).line(self.words, &self.names));
            ListedMove { number, chosen, notation, meaning }
        };
        (1..).zip(moves).map(listed).collect()
    }

    /// Parses a move in notation and checks that it is legal; the error is a message for the player.
    pub(super) fn parse_move(&self, text: &str) -> Result<G::Move, String> {
        let chosen: G::Move = text.parse().map_err(|error: ParseMoveError| {
            self.words.say("terminal-no-move", &[("reason", &self.words.error(&error))])
        })?;
        self.game().check(chosen).map_err(|error| {
            self.words.say("terminal-illegal", &[("move", &text), ("reason", &self.words.error(&error))])
        })?;
        Ok(chosen)
    }

    /// Plays a legal move and returns its events.
    pub(super) fn play(&mut self, chosen: G::Move) -> Result<Vec<G::Event>, Failure> {
        let mut events = Vec::new();
        self.record.play(chosen, &mut events).map_err(|error| Failure::refused(self.words, &error))?;
        for bot in self.bots.iter().flatten() {
            bot.lock().unwrap_or_else(PoisonError::into_inner).played(chosen);
        }
        self.saved_path = None;
        Ok(events)
    }

    /// A task that chooses the bot's move on any thread; `None` if the game is over.
    pub(super) fn bot_task(
        &mut self,
        player: Player,
        level: Level,
    ) -> impl FnOnce() -> Option<G::Move> + Send + use<G> {
        let (game, limit, seed) = (*self.game(), self.limit, self.bot_seed());
        let bot = &mut self.bots[player.index()];
        let bot = Arc::clone(bot.get_or_insert_with(|| Arc::new(Mutex::new(opponent::new_bot(level, limit)))));
        move || {
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            opponent::choose(bot.as_mut(), &game, limit, seed).map(|choice| choice.chosen)
        }
    }

    /// The seed for the next bot move or hint. It depends only on the game's seed and the number of moves, so games are reproducible.
    pub(super) fn bot_seed(&self) -> u64 {
        let seed = match self.record.start() {
            Start::Seed(seed) => *seed,
            Start::Position(_) => 0,
        };
        seed ^ (self.record.moves().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Takes back all moves since the last human decision, unless hidden information was revealed since. Returns the message for
    /// the player in both cases.
    pub(super) fn undo(&mut self) -> Result<String, String> {
        let history = self.history();
        let Some(last) = history.iter().rposition(|(player, _)| self.is_human(*player)) else {
            return Err(self.words.say("terminal-no-undo", &[]));
        };
        if history.iter().zip(self.record.moves()).skip(last).any(|((_, before), chosen)| reveals(before, *chosen)) {
            return Err(G::secrets(self.words, Secrets::Learnt).unwrap_or_default());
        }
        while self.record.moves().len() > last {
            self.record.undo();
        }
        // Their search trees belong to the moves just taken back.
        self.bots.fill_with(|| None);
        self.saved_path = None;
        Ok(self.words.say("terminal-back", &[("number", &(last + 1))]))
    }

    /// The number of moves before the player's last decision; what follows is news to them.
    pub(super) fn last_decision_of(&self, player: Player) -> usize {
        self.history().iter().rposition(|(by, _)| *by == player).unwrap_or_default()
    }

    /// The same for the human who decided last.
    pub(super) fn last_human_decision(&self) -> usize {
        self.humans().map(|player| self.last_decision_of(player)).max().unwrap_or_default()
    }

    /// Whether humans made moves that are in no file.
    pub(super) fn has_unsaved_moves(&self) -> bool {
        let nowhere = self.saved_path.is_none() && self.autosave_path.is_none();
        nowhere && self.history().iter().skip(self.initial_moves).any(|(player, _)| self.is_human(*player))
    }

    /// For each move, the player and the state before it.
    fn history(&self) -> Vec<(Player, G)> {
        let mut game = self.record.after(0);
        let mut history = Vec::with_capacity(self.record.moves().len());
        for chosen in self.record.moves() {
            let Some(player) = game.to_act() else { break };
            history.push((player, game));
            game.apply_unchecked(*chosen, &mut ());
        }
        history
    }
}

#[cfg(test)]
mod tests {
    use caylus_rules::Game;
    use caylus_rules::classic::{Classic, Move};
    use caylus_words::Lang;

    use super::*;

    /// Enough for a tree of some depth.
    const LIMIT: Limit = Limit::Iterations(150);
    const HARD: Seat = Seat::Opponent(Level::Hard);

    fn table(seats: &[Seat]) -> Table<Classic> {
        let words = Words::of(Lang::English);
        let record = Record::new(seats.len(), &Default::default(), 3, &mut ()).unwrap();
        let names = Names::of(words, &record);
        Table::new(words, record, names, seats.to_vec(), LIMIT, None)
    }

    /// The first moves of a game in which the bots keep their search or not.
    fn moves(count: usize, remember: bool) -> Vec<Move> {
        let mut table = table(&[HARD, HARD]);
        let mut bots: Vec<Box<dyn Bot<Classic>>> = (0..2).map(|_| opponent::new_bot(Level::Hard, LIMIT)).collect();
        while table.record.moves().len() < count {
            let game = *table.game();
            let bot = &mut bots[game.to_act().unwrap().index()];
            let choice = match remember {
                true => opponent::choose(bot.as_mut(), &game, LIMIT, table.bot_seed()),
                false => opponent::choose_once(Level::Hard, &game, LIMIT, table.bot_seed()),
            };
            let chosen = choice.unwrap().chosen;
            table.play(chosen).unwrap();
            bots.iter_mut().for_each(|bot| bot.played(chosen));
        }
        table.record.moves().to_vec()
    }

    #[test]
    fn opponents_keep_their_search_between_moves() {
        let count = 60;
        let mut table = table(&[HARD, HARD]);
        while table.record.moves().len() < count {
            let player = table.game().to_act().unwrap();
            let chosen = table.bot_task(player, Level::Hard)().unwrap();
            table.play(chosen).unwrap();
        }
        assert_eq!(table.record.moves(), moves(count, true));
        assert_ne!(table.record.moves(), moves(count, false), "keeping the search changes the moves");
    }

    #[test]
    fn undo_discards_search_state() {
        let mut table = table(&[Seat::Human, HARD]);
        while table.bots[1].is_none() {
            match table.to_act() {
                ToAct::Opponent(player, level) => _ = table.bot_task(player, level)().unwrap(),
                _ => _ = table.play(table.listed_moves()[0].chosen).unwrap(),
            }
        }
        table.undo().unwrap();
        assert!(table.bots.iter().all(Option::is_none));
    }
}
