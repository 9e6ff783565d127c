//! The commands, one module each.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod engine;
mod game_args;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod serve;

use caylus_rules::parts::Player;
use caylus_words::{Names, Worded, Words};

/// The player to act and the question: `Blue: wood or stone?`
fn question_line<G: Worded>(words: &Words, game: &G, names: &Names, player: Player) -> String {
    let question = game.question().map_or_else(String::new, |question| words.render(&question, names));
    words.say("terminal-asks", &[("name", &names.of_player(player)), ("question", &question)])
}
