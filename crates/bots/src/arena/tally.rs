//! Results of a match, added up by name.

use caylus_rules::Game;

use super::Played;
use super::habits::Habits;
use super::rating::{Ranking, Rating, ratings};
use super::thinking_time::ThinkingTime;

/// The results so far.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Index into `names` for each entrant.
    name_of: Vec<usize>,
    names: Vec<Totals>,
    rankings: Vec<Ranking>,
    games: u64,
    decisions: u64,
    winning_scores: u64,
    /// The first name's share of the win in the last game.
    last_share: f64,
}

/// Totals of one name.
#[derive(Clone, Debug, Default)]
struct Totals {
    name: String,
    games: u64,
    wins: f64,
    score: u64,
    place: u64,
    thinking: ThinkingTime,
    habits: Habits,
    faults: u64,
    last_fault: String,
}

/// The results of one name.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The name.
    pub name: String,
    /// Games played, once per seat.
    pub games: u64,
    /// Games won; a shared win counts as a fraction.
    pub wins: f64,
    /// Wins per game, from 0 to 1.
    pub win_share: f64,
    /// Mean final score.
    pub mean_score: f64,
    /// Mean place; 1 is best.
    pub mean_place: f64,
    /// Thinking time.
    pub thinking: ThinkingTime,
    /// How it used its workers, in all games.
    pub habits: Habits,
    /// Elo rating relative to the mean.
    pub rating: Rating,
}

impl Standing {
    /// 95 % confidence interval of `win_share` (Wilson score, which also holds for few games).
    pub fn win_interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let games = self.games.max(1) as f64;
        let share = self.win_share;
        let middle = share + Z * Z / (2.0 * games);
        let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let all = 1.0 + Z * Z / games;
        (((middle - reach) / all).max(0.0), ((middle + reach) / all).min(1.0))
    }
}

impl Tally {
    pub(super) fn new(entrants: &[&str]) -> Self {
        let mut names: Vec<Totals> = Vec::new();
        let mut name_of = Vec::new();
        for name in entrants {
            let known = names.iter().position(|totals| totals.name == *name);
            name_of.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(Totals { name: (*name).to_owned(), ..Totals::default() });
            }
        }
        Self { name_of, names, rankings: Vec::new(), games: 0, decisions: 0, winning_scores: 0, last_share: 0.0 }
    }

    pub(super) fn count<G: Game>(&mut self, played: &Played<G>) {
        self.games += 1;
        self.decisions += played.record.moves().len() as u64;
        for (seat, reason) in &played.faults {
            let totals = &mut self.names[self.name_of[played.seats[*seat]]];
            totals.faults += 1;
            reason.clone_into(&mut totals.last_fault);
        }
        let Some(outcome) = played.record.game().outcome() else { return };
        let winners = outcome.winners().count() as f64;
        let mut ranking = Vec::new();
        self.last_share = 0.0;
        self.winning_scores += u64::from(outcome.scores.iter().copied().max().unwrap_or_default());
        for (seat, entrant) in played.seats.iter().enumerate() {
            let number = self.name_of[*entrant];
            let totals = &mut self.names[number];
            let place = outcome.places[seat];
            let share = if place == 1 { 1.0 / winners } else { 0.0 };
            totals.games += 1;
            totals.wins += share;
            totals.score += u64::from(outcome.scores[seat]);
            totals.place += u64::from(place);
            totals.thinking.add(played.thinking[seat]);
            totals.habits.add(played.habits[seat]);
            if number == 0 {
                self.last_share += share;
            }
            ranking.push((number, place));
        }
        self.rankings.push(ranking);
    }

    /// Games counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Decisions in these games.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Mean winning score.
    pub fn mean_winning_score(&self) -> f64 {
        self.winning_scores as f64 / self.games.max(1) as f64
    }

    /// Names with their wins so far.
    pub fn wins(&self) -> impl Iterator<Item = (&str, f64)> {
        self.names.iter().map(|totals| (totals.name.as_str(), totals.wins))
    }

    pub(super) fn last_share(&self) -> f64 {
        self.last_share
    }

    pub(super) fn standings(&self, seed: u64) -> Vec<Standing> {
        let ratings = ratings(&self.rankings, self.names.len(), seed);
        let standing = |(totals, rating): (&Totals, Rating)| {
            let games = totals.games.max(1) as f64;
            Standing {
                name: totals.name.clone(),
                games: totals.games,
                wins: totals.wins,
                win_share: totals.wins / games,
                mean_score: totals.score as f64 / games,
                mean_place: totals.place as f64 / games,
                thinking: totals.thinking,
                habits: totals.habits,
                rating,
            }
        };
        self.names.iter().zip(ratings).map(standing).collect()
    }

    pub(super) fn faults(&self) -> Vec<(String, u64, String)> {
        let faulty = self.names.iter().filter(|totals| totals.faults > 0);
        faulty.map(|totals| (totals.name.clone(), totals.faults, totals.last_fault.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_interval_matches_published_values() {
        let interval = |games: u64, win_share: f64| {
            let rating = Rating { elo: 0.0, low: 0.0, high: 0.0 };
            let wins = win_share * games as f64;
            let (name, mean_score, mean_place) = (String::new(), 0.0, 0.0);
            let (thinking, habits) = (ThinkingTime::default(), Habits::default());
            Standing { name, games, wins, win_share, mean_score, mean_place, thinking, habits, rating }.win_interval()
        };
        let near = |found: (f64, f64), low: f64, high: f64| {
            assert!((found.0 - low).abs() < 5e-4 && (found.1 - high).abs() < 5e-4, "{found:?}");
        };
        near(interval(10, 0.5), 0.2366, 0.7634);
        near(interval(1000, 0.5), 0.4691, 0.5309);
        near(interval(10, 1.0), 0.7225, 1.0);
        near(interval(10, 0.0), 0.0, 0.2775);
    }
}
