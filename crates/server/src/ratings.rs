//! Glicko-2 ratings per game and number of players. A game with several players counts as one match per pair.

use std::time::Duration;

use caylus_table::{Act, Beginning, Holder, PastEntry, StoredTable, Table};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use tokio::time::{MissedTickBehavior, interval};

use crate::ids::{TableId, UserId};
use crate::store::{Rating, Store, StoreError};

/// How often to look for finished games.
const BEAT: Duration = Duration::from_secs(5);
/// Tables rated per query.
const BATCH: i64 = 50;

#[derive(Clone, PartialEq, Eq, Debug)]
struct Player {
    user: UserId,
    /// Final place: 1 for the best; several players can share one.
    place: u8,
}

/// Rates finished games, forever. Any number of nodes can run this; each game is rated once.
pub async fn rate(store: Store) {
    let mut interval = interval(BEAT);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        if let Err(reason) = rate_ended(&store).await {
            tracing::warn!(%reason, "cannot rate finished games");
        }
    }
}

/// Rates all finished games that are not rated yet.
pub async fn rate_ended(store: &Store) -> Result<(), StoreError> {
    loop {
        let ended = store.unrated(BATCH).await?;
        for id in &ended {
            rate_table(store, id).await?;
        }
        if (ended.len() as i64) < BATCH {
            return Ok(());
        }
    }
}

async fn rate_table(store: &Store, id: &TableId) -> Result<(), StoreError> {
    let Some(stored) = store.load_table(id).await? else { return Ok(()) };
    let (game, players) = (stored.settings.game, stored.settings.players);
    let ended_at = stored.entries.last().map_or(stored.created_at, |entry| entry.at);
    let rated = players_to_rate(stored).unwrap_or_else(|reason| {
        tracing::warn!(table = %id, reason, "cannot rate game");
        Vec::new()
    });
    let users: Vec<UserId> = rated.iter().map(|player| player.user.clone()).collect();
    let places: Vec<u8> = rated.iter().map(|player| player.place).collect();
    store.rate(id, game, players, &users, |before| after(&before, &places, ended_at)).await?;
    Ok(())
}

/// The players to rate: accounts that started the game, if there are at least two and the seed was random.
fn players_to_rate(stored: StoredTable) -> Result<Vec<Player>, String> {
    if !matches!(stored.beginning, Beginning::Seed { is_chosen: false, .. }) {
        return Ok(Vec::new());
    }
    let table = Table::fold(stored)?;
    let Some(places) = table.result().and_then(|result| result.places) else { return Ok(Vec::new()) };
    let Some(Course { starters, leavers }) = Course::of(&table) else { return Ok(Vec::new()) };
    let mut players: Vec<Player> = Vec::new();
    for (seat, (user, place)) in starters.into_iter().zip(places).enumerate() {
        let Some(user) = user.filter(|user| !table.is_guest(user) && table.name_of(user).is_some()) else { continue };
        // Playing against oneself says nothing about anyone's strength.
        if players.iter().any(|player| player.user == user) {
            return Ok(Vec::new());
        }
        // A leaver loses to everyone who stayed, however well the stand-in did, and to everyone who left later.
        let place = match leavers.iter().position(|leaver| *leaver == seat) {
            Some(order) => (table.seats().len() + leavers.len() - order) as u8,
            None => place,
        };
        players.push(Player { user, place });
    }
    Ok(if players.len() < 2 { Vec::new() } else { players })
}

/// Who started a game and who left it.
struct Course {
    /// The person in each seat at the start.
    starters: Vec<Option<UserId>>,
    /// The seats whose starters left early, in the order of first leaving; coming back does not count.
    leavers: Vec<usize>,
}

impl Course {
    /// Reads the entries of a table; `None` if the game never started, or begins with moves because it continues another game.
    fn of(table: &Table) -> Option<Self> {
        let mut acts = table.entries().iter().map(PastEntry::act);
        let mut starters = vec![None; table.seats().len()];
        loop {
            match acts.next()?? {
                Act::Sat { seat, holder: Holder::User { id }, .. } => starters[*seat] = Some(id.clone()),
                Act::Left { seat } => starters[*seat] = None,
                Act::Started => break,
                _ => {}
            }
        }
        let mut leavers = Vec::new();
        for act in acts.flatten() {
            match act {
                Act::HandedOver { seat, holder: Holder::Bot { .. }, .. } | Act::Ended { seat: Some(seat), .. }
                    if !leavers.contains(seat) =>
                {
                    leavers.push(*seat);
                }
                _ => {}
            }
        }
        Some(Self { starters, leavers })
    }
}

fn after(before: &[Rating], places: &[u8], ended_at: i64) -> Vec<Rating> {
    let glicko = |rating: &Rating| Glicko2Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    };
    let rate = |(me, rating): (usize, &Rating)| {
        let others = before.iter().zip(places).enumerate().filter(|(other, _)| *other != me);
        let met: Vec<_> = others.map(|(_, (other, place))| (glicko(other), outcome(places[me], *place))).collect();
        let new = glicko2_rating_period(&glicko(rating), &met, &Glicko2Config::new());
        Rating {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: rating.games + 1,
            updated_at: ended_at,
            ..rating.clone()
        }
    };
    before.iter().enumerate().map(rate).collect()
}

fn outcome(mine: u8, other: u8) -> Outcomes {
    match mine.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Fresh;

    fn beginners(count: usize) -> Vec<Rating> {
        (0..count).map(|at| Rating::beginner(UserId::new(format!("u{at}")))).collect()
    }

    #[test]
    fn better_places_raise_a_rating_and_worse_ones_lower_it() {
        let rated = after(&beginners(3), &[2, 1, 3], 77);
        let ratings: Vec<f64> = rated.iter().map(|rating| rating.rating).collect();
        assert!(ratings[1] > 1500.0 && (ratings[0] - 1500.0).abs() < 1e-6 && ratings[2] < 1500.0, "{ratings:?}");
        assert!(rated.iter().all(|rating| rating.deviation < 350.0 && rating.games == 1 && rating.updated_at == 77));
    }

    #[test]
    fn a_shared_place_is_a_draw() {
        let rated = after(&beginners(2), &[1, 1], 0);
        assert!(rated.iter().all(|rating| (rating.rating - 1500.0).abs() < 1e-6));
    }

    /// The worked example from Glickman's paper.
    #[test]
    fn the_numbers_are_glickmans() {
        let player = |rating, deviation| Rating { rating, deviation, ..Rating::beginner(UserId::fresh()) };
        let before = [player(1500.0, 200.0), player(1400.0, 30.0), player(1550.0, 100.0), player(1700.0, 300.0)];
        let rated = after(&before, &[3, 4, 1, 2], 0);
        assert!((rated[0].rating - 1464.06).abs() < 0.01, "{:?}", rated[0]);
        assert!((rated[0].deviation - 151.52).abs() < 0.01, "{:?}", rated[0]);
    }
}
