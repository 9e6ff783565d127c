//! Heuristics for Magna Carta. All estimates are in prestige points.

use caylus_rules::Game;
use caylus_rules::magna_carta::{Card, CardOnRoad, Decision, MagnaCarta, Move, Phase, Place, Prestige, Section};
use caylus_rules::parts::{Cube, Cubes, Goods, Offer, Player};

use crate::bot::Bot;
use crate::heuristics::{Heuristics, POINTLESS, Points, Priors, softmax_priors, time_factor};
use crate::level::Level;
use crate::random::play_out;

/// Temperature of the priors, in points: see [`softmax_priors`].
const TEMPERATURE: f32 = 0.7;

impl Heuristics for MagnaCarta {
    fn worth(&self) -> Points {
        let evaluator = Evaluator::new(self);
        let scores = self.scores();
        Player::all(self.players())
            .zip(&scores)
            .map(|(player, score)| evaluator.worth(player, score.prestige))
            .collect()
    }

    fn priors(&self, moves: &[Move], priors: &mut Priors) {
        let Some((player, decision)) = self.to_act().zip(self.decision()) else { return };
        let evaluator = Evaluator::new(self);
        let gain = |chosen: Move| evaluator.gain(player, decision, chosen);
        let does_nothing = |chosen: Move| matches!(chosen, Move::Pass | Move::Decline | Move::Done);
        softmax_priors(moves, TEMPERATURE, gain, does_nothing, priors);
    }

    fn turn(&self) -> u8 {
        self.turn_number()
    }

    fn bot(level: Level, threads: usize) -> Box<dyn Bot<Self>> {
        level.build(threads)
    }

    fn play_out(self, seed: u64) -> u64 {
        play_out(self, seed)
    }
}

/// Estimates what things are worth in a position.
struct Evaluator<'a> {
    game: &'a MagnaCarta,
    /// Estimated turns to come, including this one until its actions are over.
    turns_left: f32,
    /// Worth of each kind of cube and of a denier, cached because they are used all the time.
    cubes: [f32; 5],
    denier: f32,
}

impl<'a> Evaluator<'a> {
    fn new(game: &'a MagnaCarta) -> Self {
        let tokens: u8 = Section::ALL.into_iter().map(|section| game.tokens_in(section)).sum();
        let turns = f32::from(tokens) / (0.8 * game.players() as f32 + 0.4);
        let begun = if game.phase() > Phase::Actions { 0.6 } else { 0.0 };
        let turns_left = (turns - begun).max(0.0);
        let usable = time_factor(turns_left, 1.5);
        Self { game, turns_left, cubes: Cube::ALL.map(|cube| cube_worth(cube, usable)), denier: 0.33 + 0.25 * usable }
    }

    /// How much of its full worth something keeps that takes this long to pay off.
    fn time(&self, turns: f32) -> f32 {
        time_factor(self.turns_left, turns)
    }

    fn cube(&self, cube: Cube) -> f32 {
        self.cubes[cube as usize]
    }

    fn denier(&self) -> f32 {
        self.denier
    }

    fn cubes(&self, cubes: Cubes) -> f32 {
        Cube::ALL.into_iter().map(|cube| f32::from(cubes.count(cube)) * self.cube(cube)).sum()
    }

    fn goods(&self, goods: Goods) -> f32 {
        self.cubes(goods.cubes)
            + f32::from(goods.deniers) * self.denier()
            + f32::from(goods.prestige)
            + f32::from(goods.tokens) * self.token()
    }

    /// The points of the next token.
    fn token(&self) -> f32 {
        let best = Section::ALL.into_iter().find(|section| self.game.tokens_in(*section) > 0);
        best.map_or(0.0, |section| f32::from(section.points()))
    }

    /// What the position is worth to a player who has scored `points` so far.
    fn worth(&self, player: Player, points: u16) -> f32 {
        let game = self.game;
        let cubes = game.cubes(player);
        let many = |cube: Cube| {
            let count = f32::from(cubes.count(cube));
            self.cube(cube) * (count - 0.3 * (count - 4.0).max(0.0))
        };
        let cubes: f32 = Cube::ALL.into_iter().map(many).sum();
        let deniers = f32::from(game.deniers(player));
        let deniers = deniers * self.denier() - 0.15 * (deniers - 8.0).max(0.0) * self.time(1.5);
        let hand = game.hand_of(player).len().min(4) as f32 * 0.35 * self.time(2.0);
        let mut cards = 0.0;
        for place in game.places() {
            let standing = game.card_on(place);
            if standing.owner == Some(player) {
                cards += self.standing(standing);
            }
        }
        f32::from(points) + cubes + deniers + hand + cards
    }

    /// Future income of an own card on the road.
    fn standing(&self, standing: CardOnRoad) -> f32 {
        match standing {
            CardOnRoad { covered: true, .. } => 0.0,
            CardOnRoad { residence: true, .. } => self.denier() * self.turns_left + 1.6 * self.time(3.0),
            CardOnRoad { card, .. } => self.card(card),
        }
    }

    /// Future income of a card on the road: own use, and the owner's share when others use it.
    fn card(&self, card: Card) -> f32 {
        let share =
            self.best(card.secondary_offers().iter().map(|offer| self.goods(offer.get) - self.goods(offer.give)));
        (0.1 + 0.4 * share) * self.turns_left
    }

    fn best(&self, values: impl Iterator<Item = f32>) -> f32 {
        values.fold(0.0, f32::max)
    }

    /// Estimated gain of a move in points, comparable only within its decision.
    fn gain(&self, player: Player, decision: Decision, chosen: Move) -> f32 {
        let game = self.game;
        match chosen {
            Move::Keep => 0.5,
            Move::Redraw | Move::Decline | Move::Done => 0.0,
            Move::Pass => {
                let first = if game.passing_order().is_empty() { self.denier() } else { 0.0 };
                first - 0.1 * f32::from(game.workers(player))
            }
            Move::Draw => {
                let cards = game.hand_of(player).len();
                [1.2, 0.9, 0.4, 0.0, -0.4][cards.min(4)] * self.time(2.0) - self.denier()
            }
            Move::Replace => 0.1 * self.time(2.0) - self.denier(),
            Move::Place(place) => self.placement(player, place) - self.denier(),
            Move::Build(build) => {
                let price = self.cubes(build.payment());
                let gained = match (build.card(), build.prestige()) {
                    (Some(card), _) => f32::from(card.points()) + self.card(card) + 0.5 * self.time(2.0),
                    (_, Some(building)) => self.prestige(building),
                    _ => 0.0,
                };
                gained - price
            }
            Move::Cover(_) => 0.0,
            Move::Provost(steps) => self.provost(player, decision, steps),
            Move::Trade(trade) => self.goods(trade.offer().get) - self.goods(trade.offer().give),
            Move::Residence(place, cube) => self.residence(game.card_on(place)) - self.cube(cube),
            Move::Batch(batch) => self.token() + 0.6 - self.cubes(batch.cubes()),
        }
    }

    /// Turning a card into a residence, not counting the cube.
    fn residence(&self, standing: CardOnRoad) -> f32 {
        let residence = CardOnRoad { residence: true, ..standing };
        1.0 + self.standing(residence) - self.standing(standing) - f32::from(standing.card.points())
    }

    fn prestige(&self, building: Prestige) -> f32 {
        let residence = if self.game.provost().is_some() { 1.0 + self.denier() * self.turns_left } else { 0.0 };
        f32::from(building.points()) + f32::from(building.income()) * self.denier() * self.turns_left - residence
    }

    fn placement(&self, player: Player, place: Place) -> f32 {
        let standing = self.game.card_on(place);
        let shared = match standing.owner {
            Some(owner) if owner != player => 0.35 * self.share(owner, standing.card),
            _ => 0.0,
        };
        // The worker's price is paid first.
        let deniers = self.game.deniers(player).saturating_sub(1);
        let brings = self.primary(player, standing.card, deniers);
        if brings > 0.0 { (brings - shared) * self.reach(place) } else { POINTLESS }
    }

    /// The most a player can gain from a card's primary effect with this many deniers; 0 if nothing.
    fn primary(&self, player: Player, card: Card, deniers: u16) -> f32 {
        let game = self.game;
        if card != Card::Lawyer {
            return self.use_of(player, card.primary_offers(), deniers);
        }
        if game.cubes(player).count(Cube::Food) == 0 {
            return 0.0;
        }
        let targets = game
            .places()
            .map(|place| game.card_on(place))
            .filter(|standing| standing.owner == Some(player) && !standing.residence && standing.card != Card::Lawyer);
        self.best(targets.map(|standing| self.residence(standing) - self.cube(Cube::Food)))
    }

    fn use_of(&self, player: Player, offers: &[Offer], deniers: u16) -> f32 {
        let cubes = self.game.cubes(player);
        let able = offers.iter().filter(|offer| cubes.cover(offer.give.cubes) && deniers >= offer.give.deniers);
        self.best(able.map(|offer| self.goods(offer.get) - self.goods(offer.give)))
    }

    /// The best an owner can do with a card's secondary effect.
    fn share(&self, owner: Player, card: Card) -> f32 {
        self.use_of(owner, card.secondary_offers(), self.game.deniers(owner))
    }

    /// Probability that a worker on a card gets to act before the provost cuts it off.
    fn reach(&self, place: Place) -> f32 {
        let Some(provost) = self.game.provost() else { return 1.0 };
        match place.index() as i32 - provost.index() as i32 {
            ..=-3 => 1.0,
            -2..=0 => 0.85,
            1 => 0.4,
            2 | 3 => 0.2,
            _ => 0.05,
        }
    }

    /// What moving the provost does for the player: workers it activates or cuts off, own and others'.
    fn provost(&self, player: Player, decision: Decision, steps: i8) -> f32 {
        let Some(provost) = self.game.provost() else { return 0.0 };
        let from = provost.index() as i32 + 1;
        let to = from + i32::from(steps);
        let (low, high) = (from.min(to).max(0), from.max(to));
        let mut own = 0.0;
        for place in self.game.places().skip(low as usize).take((high - low) as usize) {
            let standing = self.game.card_on(place);
            let Some(worker) = standing.worker else { continue };
            let brings = self.primary(worker, standing.card, self.game.deniers(worker));
            own += if worker == player { brings } else { -0.35 * brings };
            if let Some(owner) = standing.owner.filter(|owner| *owner != worker) {
                let share = self.share(owner, standing.card);
                own += if owner == player { share } else { -0.2 * share };
            }
        }
        let gain = own * f32::from(steps.signum());
        match decision {
            Decision::Provost if steps != 0 && gain <= 0.0 => POINTLESS,
            Decision::Provost => gain - self.denier() * f32::from(steps.unsigned_abs()),
            _ => gain,
        }
    }
}

/// What a cube is worth; `usable` goes from 0, if there is no time left to use it, to 1.
fn cube_worth(cube: Cube, usable: f32) -> f32 {
    let (early, end) = match cube {
        Cube::Food => (1.15, 0.33),
        Cube::Wood => (1.1, 0.33),
        Cube::Stone => (1.25, 0.33),
        _ => (2.4, 1.0),
    };
    end + (early - end) * usable
}
