//! Training in generations: self-play with the latest net, then a fresh net fitted to these games.
//!
//! Everything is kept in a folder: `games-1.txt` and `net-1.bin` for the first generation, and so on. Generation 1 plays without a net.
//! Training can be interrupted at any moment; it continues after the last complete game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use caylus_bots::net::{Inputs, Net};
use caylus_bots::{Heuristics, Settings};

use crate::fit::Fit;
use crate::samples::{self, Sample};
use crate::self_play::SelfPlay;

/// How to train.
#[derive(Clone, Debug)]
pub struct Training {
    /// Where everything is kept.
    pub folder: PathBuf,
    /// Number of generations.
    pub generations: u32,
    /// Games per generation.
    pub games: u64,
    /// Iterations per move in self-play.
    pub iterations: u32,
    /// Determines the games and the first weights.
    pub seed: u64,
    /// Threads for self-play and fitting.
    pub threads: usize,
}

/// One game in this many is held out.
const HELD_OUT: usize = 10;
/// Time between two reports of progress.
const REPORT_INTERVAL: Duration = Duration::from_secs(5);

impl Training {
    /// Trains a game and returns the latest net. Reports progress as lines.
    ///
    /// # Errors
    /// If a file cannot be read or written, or is not a net of this game.
    pub fn run<G: Heuristics>(&self, mut report: impl FnMut(String)) -> io::Result<Option<Net>> {
        fs::create_dir_all(&self.folder)?;
        let mut settings = Settings { net: None, ..Settings::master::<G>() };
        let mut earlier: Vec<Vec<Sample>> = Vec::new();
        for generation in 1..=self.generations {
            let play = SelfPlay {
                settings: settings.clone(),
                iterations: self.iterations,
                seed: self.seed.wrapping_add(generation.into()),
            };
            let lines = self.play::<G>(generation, &play, &mut report)?;
            let games: Vec<Vec<Sample>> = lines.iter().filter_map(|line| samples::read::<G>(line, &settings)).collect();
            let net_file = self.folder.join(format!("net-{generation}.bin"));
            if !net_file.exists() {
                let net = self.fit::<G>(generation, earlier.iter().chain(&games), &mut report);
                write_whole(&net_file, &net.write())?;
            }
            let net = Net::read::<G>(&fs::read(&net_file)?).map_err(io::Error::other)?;
            settings.net = Some(Arc::new(net));
            earlier = games;
        }
        Ok(settings.net.map(|net| (*net).clone()))
    }

    fn play<G: Heuristics>(
        &self,
        generation: u32,
        play: &SelfPlay,
        report: &mut impl FnMut(String),
    ) -> io::Result<Vec<String>> {
        let (start, mut reported, mut first) = (Instant::now(), Instant::now(), None);
        let file = self.folder.join(format!("games-{generation}.txt"));
        let lines = play.fill::<G>(&file, self.games, self.threads, |done| {
            let first = *first.get_or_insert(done - 1);
            if reported.elapsed() >= REPORT_INTERVAL {
                reported = Instant::now();
                let left = start.elapsed().as_secs_f64() / (done - first) as f64 * (self.games as usize - done) as f64;
                report(format!("generation {generation}: {done} of {} games, {left:.0} s left", self.games));
            }
        })?;
        report(format!("generation {generation}: {} games, played in {:.0?}", lines.len(), start.elapsed()));
        Ok(lines)
    }

    /// Fits a net to games, some of which are held out.
    fn fit<'a, G: Heuristics>(
        &self,
        generation: u32,
        games: impl Iterator<Item = &'a Vec<Sample>>,
        report: &mut impl FnMut(String),
    ) -> Net {
        let (mut training, mut held_out) = (Vec::new(), Vec::new());
        for (number, samples) in games.enumerate() {
            let list = if number % HELD_OUT == 0 { &mut held_out } else { &mut training };
            list.extend(samples.iter().cloned());
        }
        let (fit, start) = (Fit::new(self.threads, self.seed), Instant::now());
        let model = fit.run(Inputs::shape::<G>(), &training, &held_out, |progress| {
            report(format!(
                "generation {generation}, epoch {} of {}: loss {:.4}, held out {:.4} and {:.4}, {:.0?}",
                progress.epoch,
                fit.epochs,
                progress.trained,
                progress.held_out,
                progress.held_out_points,
                start.elapsed()
            ));
        });
        model.quantized()
    }
}

/// Writes a file that is either complete or not there.
fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("part");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, file)
}
