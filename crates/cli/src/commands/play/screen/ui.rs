//! What the screen shows: whose turn it is, which panel, which move is selected.

use caylus_rules::parts::Player;
use caylus_words::{Entry, Secrets, Viewer, chronicle, result};
use ratatui::layout::Rect;

use super::list::List;
use super::paint::Paint;
use super::scroll::Scroll;
use crate::commands::play::table::{Table, ToAct};
use crate::failure::Failure;
use crate::opponent::PlayableGame;

/// A table on a screen.
pub(super) struct ScreenUi<G: PlayableGame> {
    pub(super) table: Table<G>,
    pub(super) paint: Paint,
    pub(super) stage: Stage,
    /// Who is at the keyboard, if that has to be one human alone.
    at_keyboard: Option<Player>,
    /// Has the opponent whose turn it is been asked?
    bot_started: bool,
    hint: HintState,
    /// How often the table has changed: a hint is for one table.
    revision: usize,
    pub(super) mode: Mode,
    pub(super) panel: Panel,
    /// Has the panel all the room?
    pub(super) panel_only: bool,
    /// What is shown of each panel, in their order.
    pub(super) scrolls: [Scroll; 4],
    /// What has to come into sight when the screen is drawn next: the place of the selected move, the news.
    pub(super) scroll_to_move: bool,
    pub(super) scroll_to_news: bool,
    pub(super) list: List<G::Move>,
    /// The first move of the list that is in sight.
    pub(super) list_top: usize,
    pub(super) texts: Texts,
    /// What there is to say about the last key.
    pub(super) message: String,
    pub(super) hit_areas: HitAreas,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The screen is covered until this player is alone at the keyboard.
    Covered(Player),
    /// This player decides.
    Deciding(Player),
    /// This opponent thinks.
    Waiting(Player),
    /// The game is over.
    Over,
}

/// Whether the player waits for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HintState {
    Idle,
    Requested,
    /// Somebody thinks about it.
    Pending,
}

/// What keys do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// They choose a move or a panel.
    Choose,
    /// They write what the moves must contain.
    Filter,
    /// They write the name of a file.
    Save(String),
    /// They say whether to leave a game that is not saved.
    Quit,
    /// They end the list of all keys.
    Keys,
}

/// What can be seen above the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    Board,
    Log,
    Supply,
    Help,
}

impl Panel {
    pub(super) const ALL: [Self; 4] = [Self::Board, Self::Log, Self::Supply, Self::Help];

    /// The key that shows it, and the id of its name.
    pub(super) fn key(self) -> (char, &'static str) {
        match self {
            Self::Board => ('b', "terminal-screen-board"),
            Self::Log => ('l', "terminal-screen-log"),
            Self::Supply => ('t', "terminal-screen-supply"),
            Self::Help => ('h', "terminal-screen-help"),
        }
    }

    /// The one that many panels further on.
    pub(super) fn step(self, by: usize) -> Self {
        Self::ALL[(self as usize + by) % Self::ALL.len()]
    }
}

/// The texts for the eyes of whoever is at the keyboard.
#[derive(Default)]
pub(super) struct Texts {
    pub(super) board: Vec<String>,
    pub(super) supply: Vec<String>,
    /// The rules of the moment, and what this is; each a paragraph.
    pub(super) help: Vec<String>,
    pub(super) log: Vec<Entry>,
    /// The story is news from the move after this many.
    pub(super) news_from: usize,
    /// The question, or who else has to decide.
    pub(super) question: String,
    pub(super) holdings: String,
    /// The final scores.
    pub(super) result: Vec<String>,
}

/// Where the parts were drawn that a mouse can point at.
#[derive(Default)]
pub(super) struct HitAreas {
    pub(super) log: Option<Rect>,
    pub(super) moves: Rect,
    /// For each line of the list, the place of its move among those that are shown.
    pub(super) rows: Vec<usize>,
}

/// What comes of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Continue,
    Quit,
}

impl<G: PlayableGame> ScreenUi<G> {
    /// The table as whoever sits down finds it.
    pub(super) fn new(table: Table<G>, in_color: bool) -> Result<Self, Failure> {
        let mut ui = Self {
            paint: Paint::new::<G>(&table.names, table.seats.len(), in_color),
            table,
            stage: Stage::Over,
            at_keyboard: None,
            bot_started: false,
            hint: HintState::Idle,
            revision: 0,
            mode: Mode::Choose,
            panel: Panel::Board,
            panel_only: false,
            scrolls: [Scroll::default(); 4],
            scroll_to_move: false,
            scroll_to_news: false,
            list: List::new(Vec::new()),
            list_top: 0,
            texts: Texts::default(),
            message: String::new(),
            hit_areas: HitAreas::default(),
        };
        ui.table.autosave()?;
        ui.update_stage()?;
        Ok(ui)
    }

    /// The thinking that has to be done for an opponent; each decision is asked for once.
    pub(super) fn bot_task(&mut self) -> Option<impl FnOnce() -> Option<G::Move> + Send + use<G>> {
        let ToAct::Opponent(player, level) = self.table.to_act() else { return None };
        let already_started = std::mem::replace(&mut self.bot_started, true);
        (!already_started).then(|| self.table.bot_task(player, level))
    }

    /// The player wants a hint.
    pub(super) fn request_hint(&mut self) {
        self.message = self.table.words.say("terminal-hint-thinks", &[]);
        if self.hint == HintState::Idle {
            self.hint = HintState::Requested;
        }
    }

    /// The thinking about a hint, if one is wanted. With what comes of it is said which table it is for.
    pub(super) fn hint_task(&mut self) -> Option<impl FnOnce() -> (usize, Vec<String>) + Send + use<G>> {
        if self.hint != HintState::Requested {
            return None;
        }
        self.hint = HintState::Pending;
        let (revision, hint_task) = (self.revision, self.table.hint_task());
        Some(move || (revision, hint_task()))
    }

    /// Shows a hint, unless it is too late.
    pub(super) fn show_hint(&mut self, revision: usize, paragraphs: &[String]) {
        if revision == self.revision {
            self.hint = HintState::Idle;
            self.message = paragraphs.join("\n");
        }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, chosen: G::Move) -> Result<Flow, Failure> {
        self.table.play(chosen)?;
        self.update_stage()?;
        Ok(Flow::Continue)
    }

    /// Goes back to the last decision of a human, if that is possible.
    pub(super) fn undo(&mut self) -> Result<(), Failure> {
        match self.table.undo() {
            Err(reason) => self.message = reason,
            Ok(back) => {
                self.update_stage()?;
                self.message = back;
            }
        }
        Ok(())
    }

    /// The player is alone at the keyboard now.
    pub(super) fn uncover(&mut self, player: Player) {
        self.at_keyboard = Some(player);
        self.stage = Stage::Deciding(player);
        self.refresh();
    }

    /// What is said on the terminal when the screen is gone.
    pub(super) fn exit_message(&mut self) -> Result<String, Failure> {
        match self.stage {
            Stage::Over => Ok(self.texts.result.join("\n")),
            _ => self.table.quit_message(),
        }
    }

    /// Finds out whose turn it is, and covers the screen if that is somebody else than the one who looks at it.
    fn update_stage(&mut self) -> Result<(), Failure> {
        self.bot_started = false;
        self.hint = HintState::Idle;
        self.revision += 1;
        self.stage = match self.table.to_act() {
            ToAct::Opponent(player, _) => Stage::Waiting(player),
            ToAct::Human(player) if self.table.is_hot_seat_with_secrets() && self.at_keyboard != Some(player) => {
                self.at_keyboard = None;
                Stage::Covered(player)
            }
            ToAct::Human(player) => Stage::Deciding(player),
            ToAct::Over => Stage::Over,
        };
        if !matches!(self.stage, Stage::Waiting(_)) {
            self.table.autosave()?;
        }
        self.refresh();
        Ok(())
    }

    /// For whose eyes the screen is.
    fn viewer(&self) -> Viewer {
        match (self.table.is_hot_seat_with_secrets(), self.stage, self.at_keyboard) {
            (false, Stage::Deciding(player), _) => Viewer::Player(player),
            (false, ..) => self.table.viewer(),
            (true, Stage::Deciding(_) | Stage::Waiting(_), Some(player)) => Viewer::Player(player),
            (true, ..) => Viewer::Spectator,
        }
    }

    /// Puts everything into words again. Behind a cover there is nothing but who is next.
    fn refresh(&mut self) {
        (self.list, self.list_top) = (List::new(Vec::new()), 0);
        (self.scroll_to_move, self.scroll_to_news) = (true, true);
        let table = &self.table;
        let Table { words, record, names, .. } = table;
        let (news_from, question, holdings) = match self.stage {
            Stage::Covered(player) => {
                let name = names.of_player(player);
                let secret = G::secrets(words, Secrets::Hidden).unwrap_or_default();
                let question = words.say("terminal-next", &[("name", &name), ("secret", &secret)]);
                self.texts = Texts { question, ..Texts::default() };
                return;
            }
            Stage::Deciding(player) => {
                self.list = List::new(table.listed_moves());
                (table.last_decision_of(player), table.question(player), table.holdings(player))
            }
            Stage::Waiting(player) => {
                let thinks = words.say("terminal-screen-thinks", &[("name", &names.of_player(player))]);
                (table.last_human_decision(), thinks, String::new())
            }
            Stage::Over => (table.last_human_decision(), words.say("terminal-screen-over", &[]), String::new()),
        };
        let game = record.game();
        let viewer = self.viewer();
        let lines = |text: String| text.lines().map(str::to_owned).collect();
        self.texts = Texts {
            board: lines(game.board(words, names, viewer)),
            supply: lines(game.supply(words, viewer)),
            help: [game.help(words), String::new()].into_iter().chain(table.intro()).collect(),
            log: chronicle(words, record, names, viewer),
            news_from,
            question,
            holdings,
            result: lines(result(words, record, names)),
        };
    }
}
