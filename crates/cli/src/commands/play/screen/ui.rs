//! The state of the full-screen interface: stage, panel, selected move, texts.

use caylus_rules::parts::Player;
use caylus_words::{LogText, Secrets, Viewer, full_log, result};
use ratatui::layout::Rect;

use super::list::List;
use super::paint::Paint;
use super::scroll::Scroll;
use crate::commands::play::table::{Table, ToAct};
use crate::failure::Failure;
use crate::opponent::PlayableGame;

/// A table and what the screen shows of it.
pub(super) struct ScreenUi<G: PlayableGame> {
    pub(super) table: Table<G>,
    pub(super) paint: Paint,
    pub(super) stage: Stage,
    /// Who is at the keyboard, if each person must look alone.
    at_keyboard: Option<Player>,
    /// Whether the task of the bot to act was started.
    bot_started: bool,
    hint: HintState,
    /// Counts changes of the table, to drop hints for an earlier one.
    revision: usize,
    pub(super) mode: Mode,
    pub(super) panel: Panel,
    /// Whether the panel hides question and moves.
    pub(super) panel_only: bool,
    /// Scroll positions, indexed by panel.
    pub(super) scrolls: [Scroll; 4],
    /// Whether the next draw scrolls to the place of the selected move, and to the news.
    pub(super) scroll_to_move: bool,
    pub(super) scroll_to_news: bool,
    pub(super) list: List<G::Move>,
    /// The first visible row of the move list.
    pub(super) list_top: usize,
    pub(super) texts: Texts,
    /// The answer to the last key.
    pub(super) message: String,
    pub(super) hit_areas: HitAreas,
}

/// What the screen is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// This player must be alone at the keyboard; until then, a cover hides everything.
    Covered(Player),
    /// This player's decision.
    Deciding(Player),
    /// This bot's move.
    Waiting(Player),
    /// Nothing: the game is over.
    Over,
}

/// The state of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HintState {
    Idle,
    Requested,
    /// A bot is computing it.
    Pending,
}

/// What keys do at the moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Choose a move or a panel.
    Choose,
    /// Type the filter of the move list.
    Filter,
    /// Type a file name.
    Save(String),
    /// Answer whether to quit an unsaved game.
    Quit,
    /// Close the list of keys.
    Keys,
}

/// What is shown above the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    Board,
    Log,
    Supply,
    Help,
}

impl Panel {
    pub(super) const ALL: [Self; 4] = [Self::Board, Self::Log, Self::Supply, Self::Help];

    /// Its key, and the text id of its name.
    pub(super) fn key(self) -> (char, &'static str) {
        match self {
            Self::Board => ('b', "terminal-screen-board"),
            Self::Log => ('l', "terminal-screen-log"),
            Self::Supply => ('t', "terminal-screen-supply"),
            Self::Help => ('h', "terminal-screen-help"),
        }
    }

    /// The panel that many steps further, wrapping around.
    pub(super) fn step(self, by: usize) -> Self {
        Self::ALL[(self as usize + by) % Self::ALL.len()]
    }
}

/// The texts on the screen, for the person at the keyboard.
#[derive(Default)]
pub(super) struct Texts {
    pub(super) board: Vec<String>,
    pub(super) supply: Vec<String>,
    /// The rules of this decision and the introduction, as paragraphs.
    pub(super) help: Vec<String>,
    pub(super) log: Vec<LogText>,
    /// Moves after this many are news.
    pub(super) news_from: usize,
    /// The question, or who is thinking.
    pub(super) question: String,
    pub(super) holdings: String,
    /// The final scores.
    pub(super) result: Vec<String>,
}

/// Where the parts that react to the mouse were drawn.
#[derive(Default)]
pub(super) struct HitAreas {
    pub(super) log: Option<Rect>,
    pub(super) moves: Rect,
    /// For each visible row, the index of its move among the moves shown.
    pub(super) rows: Vec<usize>,
}

/// Whether to go on after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Continue,
    Quit,
}

impl<G: PlayableGame> ScreenUi<G> {
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

    /// The task of the bot to act, once per decision.
    pub(super) fn bot_task(&mut self) -> Option<impl FnOnce() -> Option<G::Move> + Send + use<G>> {
        let ToAct::Opponent(player, level) = self.table.to_act() else { return None };
        let already_started = std::mem::replace(&mut self.bot_started, true);
        (!already_started).then(|| self.table.bot_task(player, level))
    }

    /// Requests a hint for the player.
    pub(super) fn request_hint(&mut self) {
        self.message = self.table.words.say("terminal-hint-thinks", &[]);
        if self.hint == HintState::Idle {
            self.hint = HintState::Requested;
        }
    }

    /// The task of a requested hint; its result carries the revision it is for.
    pub(super) fn hint_task(&mut self) -> Option<impl FnOnce() -> (usize, Vec<String>) + Send + use<G>> {
        if self.hint != HintState::Requested {
            return None;
        }
        self.hint = HintState::Pending;
        let (revision, hint_task) = (self.revision, self.table.hint_task());
        Some(move || (revision, hint_task()))
    }

    /// Shows a hint, unless the table has changed since.
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

    /// Takes back the last human decision, if possible.
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

    /// Lifts the cover: the player is alone at the keyboard.
    pub(super) fn uncover(&mut self, player: Player) {
        self.at_keyboard = Some(player);
        self.stage = Stage::Deciding(player);
        self.refresh();
    }

    /// What to print once the screen is closed.
    pub(super) fn exit_message(&mut self) -> Result<String, Failure> {
        match self.stage {
            Stage::Over => Ok(self.texts.result.join("\n")),
            _ => self.table.quit_message(),
        }
    }

    /// Updates everything after a change of the table, and covers the screen if another person has to act.
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

    /// Whose view the screen shows.
    fn viewer(&self) -> Viewer {
        match (self.table.is_hot_seat_with_secrets(), self.stage, self.at_keyboard) {
            (false, Stage::Deciding(player), _) => Viewer::Player(player),
            (false, ..) => self.table.viewer(),
            (true, Stage::Deciding(_) | Stage::Waiting(_), Some(player)) => Viewer::Player(player),
            (true, ..) => Viewer::Spectator,
        }
    }

    /// Rebuilds all texts. A covered screen only says who is next.
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
            help: [table.help(), String::new()].into_iter().chain(table.intro()).collect(),
            log: full_log(record, viewer).iter().map(|entry| entry.render(words, names)).collect(),
            news_from,
            question,
            holdings,
            result: lines(result(words, record, names)),
        };
    }
}
