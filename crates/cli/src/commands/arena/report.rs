//! The arena's report, as a table or as JSON.

use std::io::{self, Write};

use caylus_bots::Limit;
use caylus_bots::arena::{self, Contest, Habits, Standing, Verdict};
use caylus_rules::Game;
use caylus_words::text::widest;
use serde::Serialize;

use crate::failure::Failure;

/// The report; field names are those of the JSON.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: usize,
    options: String,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    iterations: Option<u32>,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_winning_score: f64,
    bots: Vec<Row>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    faults: Vec<ProgramFailure>,
}

/// The results of one bot.
#[derive(Serialize)]
struct Row {
    name: String,
    games: u64,
    wins: f64,
    win_share: f64,
    win_share_low: f64,
    win_share_high: f64,
    mean_score: f64,
    mean_place: f64,
    mean_ms: f64,
    longest_ms: f64,
    late: u64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    habits: HabitsRow,
}

/// How a bot uses its workers, per game.
#[derive(Serialize)]
struct HabitsRow {
    workers: f64,
    first_turn_workers: f64,
    declined: f64,
    idle_passes: f64,
    opening_passes: f64,
}

/// A program that failed to move, so that `easy` moved for it.
#[derive(Serialize)]
struct ProgramFailure {
    name: String,
    moves: u64,
    last: String,
}

impl Report {
    pub(super) fn new<G: Game>(contest: &Contest<G>, players: usize, report: arena::Report) -> Self {
        let seconds = report.time.as_secs_f64();
        let (ms, iterations) = match contest.limit {
            Limit::Time(time) => (Some(time.as_millis() as u64), None),
            Limit::Iterations(number) => (None, Some(number)),
        };
        Self {
            game: G::NAME,
            players,
            options: contest.options.to_string(),
            seed: contest.seed,
            ms,
            iterations,
            games: report.games,
            decisions: report.decisions,
            seconds,
            games_per_second: report.games as f64 / seconds,
            decisions_per_second: report.decisions as f64 / seconds,
            mean_winning_score: report.mean_winning_score,
            bots: report.standings.into_iter().map(Row::new).collect(),
            verdict: report.verdict.map(|verdict| match verdict {
                Verdict::Open => "open",
                Verdict::Stronger => "stronger",
                Verdict::Weaker => "weaker",
            }),
            faults: report.faults.into_iter().map(|(name, moves, last)| ProgramFailure { name, moves, last }).collect(),
        }
    }

    /// Writes the report as a table or as JSON.
    pub(super) fn write(&self, out: &mut impl Write, json: bool) -> Result<(), Failure> {
        if json {
            serde_json::to_writer(&mut *out, self).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        let limit = match (self.ms, self.iterations) {
            (Some(ms), _) => format!("{ms} ms per move"),
            (None, number) => format!("{} iterations per move", number.unwrap_or_default()),
        };
        let Self { game, players, games, seed, options, .. } = self;
        writeln!(out, "{game}, {players} players, {games} games, {limit}, seed {seed}; {options}\n")?;
        let width = widest(self.bots.iter().map(|row| &row.name)).max(8);
        writeln!(
            out,
            "{:<width$}  {:>6} {:>7}  {:>6}  {:<11} {:>6} {:>6}  {:>5}  {:<12} {:>7} {:>7} {:>5}",
            "bot", "games", "wins", "share", "interval", "score", "place", "Elo", "interval", "ms", "longest", "late"
        )?;
        for row in &self.bots {
            let share = format!("{:.1}–{:.1}", 100.0 * row.win_share_low, 100.0 * row.win_share_high);
            let elo = format!("{:+.0} to {:+.0}", row.elo_low, row.elo_high);
            writeln!(
                out,
                "{:<width$}  {:>6} {:>7.1}  {:>5.1}%  {share:<11} {:>6.1} {:>6.2}  {:>+5.0}  {elo:<12} {:>7.1} {:>7.1} {:>5}",
                row.name,
                row.games,
                row.wins,
                100.0 * row.win_share,
                row.mean_score,
                row.mean_place,
                row.elo,
                row.mean_ms,
                row.longest_ms,
                row.late,
            )?;
        }
        writeln!(
            out,
            "\n{:<width$}  {:>7} {:>6} {:>8} {:>11} {:>14}",
            "per game", "workers", "turn 1", "declined", "idle passes", "opening passes"
        )?;
        for Row { name, habits, .. } in &self.bots {
            let HabitsRow { workers, first_turn_workers, declined, idle_passes, opening_passes } = habits;
            writeln!(
                out,
                "{name:<width$}  {workers:>7.1} {first_turn_workers:>6.2} {declined:>8.2} {idle_passes:>11.2} {opening_passes:>14.3}"
            )?;
        }
        writeln!(out, "\nIntervals are 95 % confidence intervals.")?;
        writeln!(out, "Mean winning score: {:.1}", self.mean_winning_score)?;
        writeln!(out, "{:.1} games/s, {:.0} decisions/s", self.games_per_second, self.decisions_per_second)?;
        if let (Some(verdict), Some(first)) = (self.verdict, self.bots.first()) {
            match verdict {
                "open" => writeln!(
                    out,
                    "Inconclusive: more games are needed to tell whether {} is stronger or weaker.",
                    first.name
                )?,
                _ => writeln!(out, "{} is {verdict} than the others.", first.name)?,
            }
        }
        for ProgramFailure { name, moves, last } in &self.faults {
            writeln!(out, "{name} failed, so easy made {moves} of its moves. Last error: {last}")?;
        }
        Ok(())
    }
}

impl Row {
    fn new(standing: Standing) -> Self {
        let (win_share_low, win_share_high) = standing.win_interval();
        Self {
            name: standing.name,
            games: standing.games,
            wins: standing.wins,
            win_share: standing.win_share,
            win_share_low,
            win_share_high,
            mean_score: standing.mean_score,
            mean_place: standing.mean_place,
            mean_ms: standing.thinking.mean().as_secs_f64() * 1e3,
            longest_ms: standing.thinking.longest.as_secs_f64() * 1e3,
            late: standing.thinking.late,
            elo: standing.rating.elo,
            elo_low: standing.rating.low,
            elo_high: standing.rating.high,
            habits: HabitsRow::new(standing.habits, standing.games),
        }
    }
}

impl HabitsRow {
    fn new(habits: Habits, games: u64) -> Self {
        let per_game = |count: u64| count as f64 / games.max(1) as f64;
        Self {
            workers: per_game(habits.workers),
            first_turn_workers: per_game(habits.first_turn_workers),
            declined: per_game(habits.declined),
            idle_passes: per_game(habits.idle_passes),
            opening_passes: per_game(habits.opening_passes),
        }
    }
}
