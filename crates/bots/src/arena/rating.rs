//! Elo ratings from rankings: a Plackett–Luce model (for two players this is Elo), fitted by minorization–maximization, with bootstrap
//! confidence intervals.

use crate::rng::BotRng;

/// A game's result: index of the name and place for each seat.
pub(super) type Ranking = Vec<(usize, u8)>;

/// A strength on the Elo scale: 400 points are odds of ten to one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate; the mean over all names is 0.
    pub elo: f64,
    /// Lower end of the 95 % confidence interval.
    pub low: f64,
    /// Upper end of the 95 % confidence interval.
    pub high: f64,
}

/// Virtual games against an average opponent: a prior that keeps the rating of a clean sweep finite.
#[derive(Clone, Copy)]
struct VirtualGames {
    won: f64,
    lost: f64,
}

/// Bootstrap samples for the confidence intervals.
const RESAMPLES: usize = 400;
/// Upper bound on iterations of the fit.
const MAX_STEPS: usize = 200;
/// The fit has converged once no strength changes by more than this fraction.
const TOLERANCE: f64 = 1e-7;

pub(super) fn ratings(rankings: &[Ranking], names: usize, seed: u64) -> Vec<Rating> {
    let mut rng = BotRng::new(seed);
    let orders: Vec<Vec<usize>> = rankings.iter().map(|ranking| finish_order(ranking, &mut rng)).collect();
    let all: Vec<usize> = (0..orders.len()).collect();
    let estimate = fit(&orders, &all, &vec![VirtualGames { won: 1.0, lost: 1.0 }; names]);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); names];
    for _ in 0..RESAMPLES {
        let drawn: Vec<usize> = all.iter().map(|_| rng.below(orders.len())).collect();
        // The prior is resampled too: otherwise a clean sweep would have no interval.
        let prior: Vec<VirtualGames> = (0..names)
            .map(|_| VirtualGames { won: bootstrap_weight(&mut rng), lost: bootstrap_weight(&mut rng) })
            .collect();
        for (name, elo) in fit(&orders, &drawn, &prior).into_iter().enumerate() {
            samples[name].push(elo);
        }
    }
    let end = |samples: &[f64], share: f64| samples[((samples.len() - 1) as f64 * share).round() as usize];
    let rating = |(elo, mut samples): (f64, Vec<f64>)| {
        samples.sort_by(f64::total_cmp);
        Rating { elo, low: end(&samples, 0.025), high: end(&samples, 0.975) }
    };
    estimate.into_iter().zip(samples).map(rating).collect()
}

/// An exponentially distributed weight with mean 1, as in a Bayesian bootstrap.
fn bootstrap_weight(rng: &mut BotRng) -> f64 {
    -f64::from(1.0 - rng.unit()).ln()
}

/// The names from first to last place, ties in random order.
fn finish_order(ranking: &Ranking, rng: &mut BotRng) -> Vec<usize> {
    let mut seats: Vec<(u8, u64, usize)> =
        ranking.iter().map(|(name, place)| (*place, rng.next_seed(), *name)).collect();
    seats.sort_unstable();
    seats.into_iter().map(|(_, _, name)| name).collect()
}

/// The ratings that make these games and the virtual ones most likely.
fn fit(orders: &[Vec<usize>], games: &[usize], prior: &[VirtualGames]) -> Vec<f64> {
    let names = prior.len();
    let mut strength = vec![1.0_f64; names];
    for _ in 0..MAX_STEPS {
        let mut wins: Vec<f64> = prior.iter().map(|prior| prior.won).collect();
        let played = strength.iter().zip(prior);
        let mut expected: Vec<f64> = played.map(|(own, prior)| (prior.won + prior.lost) / (own + 1.0)).collect();
        for game in games {
            let order = &orders[*game];
            let mut rest: f64 = order.iter().map(|name| strength[*name]).sum();
            for (at, first) in order.iter().enumerate().take(order.len().saturating_sub(1)) {
                wins[*first] += 1.0;
                for name in &order[at..] {
                    expected[*name] += 1.0 / rest;
                }
                rest -= strength[*first];
            }
        }
        let mut change: f64 = 0.0;
        for name in 0..names {
            let new = wins[name] / expected[name];
            change = change.max((new / strength[name] - 1.0).abs());
            strength[name] = new;
        }
        if change < TOLERANCE {
            break;
        }
    }
    let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / names.max(1) as f64;
    elo.into_iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 400 games of two; the first name wins this percentage.
    fn games(wins: usize) -> Vec<Ranking> {
        (0..400).map(|game| if game % 100 < wins { vec![(0, 1), (1, 2)] } else { vec![(0, 2), (1, 1)] }).collect()
    }

    #[test]
    fn odds_of_three_to_one_are_191_elo() {
        let [first, second] = ratings(&games(75), 2, 1).try_into().unwrap();
        let difference = first.elo - second.elo;
        assert!((difference - 190.8).abs() < 3.0, "{difference}");
        assert!(first.low < first.elo && first.elo < first.high && first.low > 0.0, "{first:?}");
    }

    #[test]
    fn even_results_rate_equal_and_clean_sweeps_stay_finite() {
        let [first, _] = ratings(&games(50), 2, 1).try_into().unwrap();
        assert!(first.elo.abs() < 3.0 && first.low < 0.0 && first.high > 0.0, "{first:?}");
        let [first, _] = ratings(&games(100), 2, 1).try_into().unwrap();
        assert!(first.elo.is_finite() && first.elo > 300.0, "{first:?}");
        assert!(first.high.is_finite() && first.low < first.elo - 20.0 && first.elo + 20.0 < first.high, "{first:?}");
    }

    #[test]
    fn all_places_count_in_games_of_four() {
        // The first name always comes second; the others take turns around it.
        let others = [[1, 2, 3], [2, 3, 1], [3, 1, 2]];
        let rankings: Vec<Ranking> = (0..300)
            .map(|game| {
                let [best, third, last] = others[game % 3];
                vec![(0, 2), (best, 1), (third, 3), (last, 4)]
            })
            .collect();
        let ratings = ratings(&rankings, 4, 1);
        assert!(ratings[0].elo > ratings[1].elo + 20.0, "{ratings:?}");
        assert!((ratings[1].elo - ratings[2].elo).abs() < 5.0);
    }
}
