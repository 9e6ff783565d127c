//! Self-play: games of a search against itself, one per line of a text file.
//!
//! A line holds the game's number, players, seed and moves, separated by `|`. Before the first move of every turn stands what the search
//! thought of the acting player's chance, as `@0.42`. Features are computed when a file is read, so they can change without new games.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use caylus_bots::{Bot, Heuristics, Level, Limit, Settings};

use crate::rng::Rng;

/// How games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The search.
    pub settings: Settings,
    /// Iterations per move.
    pub iterations: u32,
    /// Determines all games.
    pub seed: u64,
}

/// Share of the moves made by `easy`, so that games differ.
const VARIED_MOVES: f32 = 0.04;
/// How often games have two, three, four and five players.
const PLAYER_WEIGHTS: [f32; 4] = [0.55, 0.15, 0.25, 0.05];

impl SelfPlay {
    /// Plays a game and returns its line.
    pub fn play<G: Heuristics>(&self, number: u64) -> String {
        let mut rng = Rng::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
        let players = players::<G>(&mut rng);
        let seed = rng.seed();
        let mut line = format!("{number}|{players}|{seed}");
        let Ok(mut game) = G::new(players, &G::Options::default(), seed, &mut ()) else { return line };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..players).map(|_| G::search(&self.settings, 1)).collect();
        let limit = Limit::Iterations(self.iterations);
        let mut turn = None;
        while let Some(player) = game.to_act() {
            let view = game.view(Some(player));
            let new_turn = turn.replace(game.turn()) != Some(game.turn());
            let choice = match !new_turn && rng.unit() < VARIED_MOVES {
                true => Level::Easy.bot::<G>(1).choose(&view, limit, rng.seed()),
                false => bots[player.index()].choose(&view, limit, rng.seed()),
            };
            let Some(choice) = choice else { break };
            if let Some(best) = choice.candidates.first().filter(|_| new_turn) {
                let _ = write!(line, "|@{:.4}", best.chance);
            }
            let _ = write!(line, "|{}", choice.chosen);
            game.apply_unchecked(choice.chosen, &mut ());
            bots.iter_mut().for_each(|bot| bot.played(choice.chosen));
        }
        line
    }

    /// Plays the games of a file that are still missing, and returns the lines of all in order of their numbers, which do not depend on
    /// the number of threads. `watch` gets the number of games so far.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn fill<G: Heuristics>(
        &self,
        file: &Path,
        games: u64,
        threads: usize,
        mut watch: impl FnMut(usize),
    ) -> io::Result<Vec<String>> {
        let mut lines = complete_lines(file)?;
        let mut out = File::options().create(true).append(true).open(file)?;
        let missing: Vec<u64> = (0..games).filter(|number| !lines.contains_key(number)).collect();
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let (sender, missing, next) = (sender.clone(), &missing, &next);
                scope.spawn(move || {
                    while let Some(number) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        if sender.send((*number, self.play::<G>(*number))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for (number, line) in receiver {
                out.write_all(format!("{line}\n").as_bytes())?;
                lines.insert(number, line);
                watch(lines.len());
            }
            Ok::<_, io::Error>(())
        })?;
        Ok(lines.into_iter().filter(|(number, _)| *number < games).map(|(_, line)| line).collect())
    }
}

/// The complete lines of a file by game number. An incomplete last line, left by an interruption, is cut off.
fn complete_lines(file: &Path) -> io::Result<BTreeMap<u64, String>> {
    let text = match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        text => text?,
    };
    let complete = text.rfind('\n').map_or(0, |end| end + 1);
    if complete < text.len() {
        File::options().write(true).open(file)?.set_len(complete as u64)?;
    }
    let number = |line: &str| line.split('|').next()?.parse().ok();
    Ok(text[..complete].lines().filter_map(|line| Some((number(line)?, line.to_owned()))).collect())
}

fn players<G: Heuristics>(rng: &mut Rng) -> usize {
    loop {
        let mut left = rng.unit();
        for (players, weight) in (2..).zip(PLAYER_WEIGHTS) {
            left -= weight;
            if left < 0.0 {
                if G::PLAYERS.contains(&players) {
                    return players;
                }
                break;
            }
        }
    }
}
