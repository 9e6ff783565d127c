//! Strength from results: the model of Plackett and Luce, which for two is Elo's; intervals by weighing the games anew.

use crate::chance::Chance;

/// A game's result: for each seat the number of the name and its place.
pub(super) type Ranking = Vec<(usize, u8)>;

/// A strength on Elo's scale: 400 points are odds of ten to one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate; the mean of all is 0.
    pub elo: f64,
    /// The lower end of the interval that holds the truth with 95 %.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// What each name brings along, so that a clean sweep is not infinitely strong: how much it has won and lost against an average one.
#[derive(Clone, Copy)]
struct Before {
    won: f64,
    lost: f64,
}

/// How often the games are drawn again for the intervals.
const RESAMPLES: usize = 400;
/// Steps of the estimate; it has settled long before.
const STEPS: usize = 200;
/// How much the strengths may still change when it has settled.
const SETTLED: f64 = 1e-7;

/// The strength of each name.
pub(super) fn ratings(rankings: &[Ranking], names: usize, seed: u64) -> Vec<Rating> {
    let mut chance = Chance::new(seed);
    let orders: Vec<Vec<usize>> = rankings.iter().map(|ranking| order(ranking, &mut chance)).collect();
    let all: Vec<usize> = (0..orders.len()).collect();
    let estimate = elo(&orders, &all, &vec![Before { won: 1.0, lost: 1.0 }; names]);
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); names];
    for _ in 0..RESAMPLES {
        let drawn: Vec<usize> = all.iter().map(|_| chance.below(orders.len())).collect();
        // This is uncertain too; without it, a clean sweep would look certain.
        let before: Vec<Before> =
            (0..names).map(|_| Before { won: weight(&mut chance), lost: weight(&mut chance) }).collect();
        for (name, elo) in elo(&orders, &drawn, &before).into_iter().enumerate() {
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

/// How much something counts that counts 1 on average: the weights of a Bayesian bootstrap.
fn weight(chance: &mut Chance) -> f64 {
    -f64::from(1.0 - chance.unit()).ln()
}

/// The names from the best to the last; who is level comes in any order.
fn order(ranking: &Ranking, chance: &mut Chance) -> Vec<usize> {
    let mut seats: Vec<(u8, u64, usize)> = ranking.iter().map(|(name, place)| (*place, chance.seed(), *name)).collect();
    seats.sort_unstable();
    seats.into_iter().map(|(_, _, name)| name).collect()
}

/// The strengths that make the results most likely, together with what was before.
fn elo(orders: &[Vec<usize>], games: &[usize], before: &[Before]) -> Vec<f64> {
    let names = before.len();
    let mut strength = vec![1.0_f64; names];
    for _ in 0..STEPS {
        let mut wins: Vec<f64> = before.iter().map(|before| before.won).collect();
        let played = strength.iter().zip(before);
        let mut chances: Vec<f64> = played.map(|(own, before)| (before.won + before.lost) / (own + 1.0)).collect();
        for game in games {
            let order = &orders[*game];
            let mut rest: f64 = order.iter().map(|name| strength[*name]).sum();
            for (at, first) in order.iter().enumerate().take(order.len().saturating_sub(1)) {
                wins[*first] += 1.0;
                for name in &order[at..] {
                    chances[*name] += 1.0 / rest;
                }
                rest -= strength[*first];
            }
        }
        let mut change: f64 = 0.0;
        for name in 0..names {
            let new = wins[name] / chances[name];
            change = change.max((new / strength[name] - 1.0).abs());
            strength[name] = new;
        }
        if change < SETTLED {
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

    /// Games of two: the first name wins that many of a hundred.
    fn games(wins: usize) -> Vec<Ranking> {
        (0..400).map(|game| if game % 100 < wins { vec![(0, 1), (1, 2)] } else { vec![(0, 2), (1, 1)] }).collect()
    }

    #[test]
    fn odds_of_three_to_one_are_191_points() {
        let [first, second] = ratings(&games(75), 2, 1).try_into().unwrap();
        let difference = first.elo - second.elo;
        assert!((difference - 190.8).abs() < 3.0, "{difference}");
        assert!(first.low < first.elo && first.elo < first.high && first.low > 0.0, "{first:?}");
    }

    #[test]
    fn equals_are_level_and_a_clean_sweep_has_an_end() {
        let [first, _] = ratings(&games(50), 2, 1).try_into().unwrap();
        assert!(first.elo.abs() < 3.0 && first.low < 0.0 && first.high > 0.0, "{first:?}");
        let [first, _] = ratings(&games(100), 2, 1).try_into().unwrap();
        assert!(first.elo.is_finite() && first.elo > 300.0, "{first:?}");
        assert!(first.high.is_finite() && first.low < first.elo - 20.0 && first.elo + 20.0 < first.high, "{first:?}");
    }

    #[test]
    fn in_games_of_four_the_better_places_count() {
        // The first name is always second, the others change places around it.
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
