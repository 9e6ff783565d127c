//! The questions of Caylus 1303, and what each move means.

use caylus_rules::parts::{Cubes, Goods, Player};
use caylus_rules::y1303::{By, Cause, Caylus1303, Character, Decision, Event, Move, Position, Space, Spot, Tile};
use caylus_rules::{Game, MoveList};

use super::events::{on, provost_at};
use super::ids;
use super::tiles::{effect, power};
use crate::phrases::{built_with, offer, provost_label};
use crate::{Arg, Choice, Message, Noun};

pub(super) fn question(game: &Caylus1303) -> Option<Message> {
    let decision = game.decision()?;
    let position = game.to_position();
    let id = format!("y1303-question-{}", ids::decision(decision));
    let is_last = decision == Decision::Batch && delivers_last(game, &position);
    let question = Message::new(if is_last { format!("{id}.last") } else { id });
    let by = |by| if by == By::Favor { "favor" } else { "worker" };
    Some(match decision {
        Decision::Character
        | Decision::EarlyRiser
        | Decision::Lawyer
        | Decision::Toll
        | Decision::Bridge
        | Decision::Bailiff
        | Decision::Batch
        | Decision::Favor
        | Decision::FavorCharacter => question,
        Decision::Place => question.with("extra", extra_cost(game)),
        Decision::Effect { tile, by: whose } => {
            let used = match (whose, position.activating) {
                (By::Worker, Some(space)) => on(tile, space),
                _ => Noun::new(ids::tile(tile)),
            };
            question.with("by", by(whose)).with("tile", used)
        }
        Decision::Build { craft, by: whose } => {
            question.with("by", by(whose)).with("craft", Message::new(format!("{}.one", ids::kind(craft))))
        }
        Decision::Monument => {
            question.with("space", position.activating.map_or_else(String::new, |space| space.to_string()))
        }
    })
}

/// Is the Deliveryman delivering last?
fn delivers_last(game: &Caylus1303, position: &Position) -> bool {
    position.deliveryman_last || game.to_act().is_some_and(|player| !position.site.workers.contains(player))
}

/// Extra cost of placing a worker; the same everywhere.
fn extra_cost(game: &Caylus1303) -> u16 {
    let (Some(player), Some(Decision::Place)) = (game.to_act(), game.decision()) else { return 0 };
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let place = moves.into_iter().find(|chosen| matches!(chosen, Move::Place(_)));
    place.map_or(0, |chosen| Trial::of(game, player, chosen).paid.workers)
}

/// What a move costs and gains.
pub(super) fn choice(game: &Caylus1303, position: &Position, player: Player, chosen: Move) -> Choice {
    let trial = Trial::of(game, player, chosen);
    match chosen {
        Move::Choose(character) => Choice::new(Message::new(ids::character(character))).remark(power(character)),
        Move::Steal(character) => {
            Choice::new(Message::new(ids::character(character))).remark(stealing(position, character))
        }
        Move::Site(number) => {
            let tile = position.site.tiles[number.index()];
            let name = Noun::new(ids::tile(tile));
            let label = Message::new("y1303-site-tile").with("number", number.index() + 1).with("tile", name.clone());
            let then = (!position.board.is_empty()).then(|| Message::new("y1303-explain-site"));
            effect(tile, true).fold(Choice::new(label).about(name), Choice::remark).remark(then)
        }
        Move::Place(spot) => arrival(position, player, spot, &trial),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            Choice::new(Message::new("choice-pass")).remark(Message::new("y1303-explain-pass").with("number", number))
        }
        Move::Trade(trade) => {
            let offered = trade.offer();
            Choice::new(offer(trial.paid, trial.gained)).goods(offered.give, offered.get)
        }
        Move::Claim(space) => match tile_on(position, space) {
            Some(tile) => Choice::new(on(tile, space))
                .about(Noun::new(ids::tile(tile)))
                .remark(Message::new("y1303-explain-claim")),
            None => Choice::new(space.to_string()),
        },
        Move::Build(build) => {
            let payment = build.with().map_or(Goods::NONE, |cube| Goods::cubes(Cubes::one(cube)));
            let built = Message::new("y1303-explain-build").with("price", trial.paid).with("gain", trial.gained);
            let choice = Choice::new(built_with(Noun::new(ids::tile(build.tile())), payment))
                .goods(payment, Goods::NONE)
                .remark(built);
            match trial.gained.favors > 0 {
                // The Theatre's favor is part of the gain.
                true => choice,
                false => effect(build.tile(), false).fold(choice, Choice::remark),
            }
        }
        Move::Provost(steps) => Choice::new(provost_label(steps)).remark(provost(position, steps, &trial)),
        Move::Batch(batch) => {
            let given = Goods::cubes(batch.cubes());
            Choice::new(given).goods(given, Goods::NONE).remark(offer(Goods::NONE, trial.gained))
        }
        Move::Done => {
            let batches = position.players[player.index()].batches;
            Choice::new(Message::new("choice-done")).remark(Message::new("y1303-explain-done").with("batches", batches))
        }
        Move::Decline => Choice::new(Message::new("explain-decline")),
    }
}

fn stealing(position: &Position, character: Character) -> Option<Message> {
    let holder = position.players.iter().position(|doc| doc.characters.contains(&character))?;
    let from = Message::new("y1303-explain-holder").with("name", Player::new(holder));
    Some(from.with("power", power(character)))
}

fn tile_on(position: &Position, space: Space) -> Option<Tile> {
    position.road.get(&space)?.as_ref().map(|doc| doc.tile)
}

/// Placing a worker.
fn arrival(position: &Position, player: Player, spot: Spot, trial: &Trial) -> Choice {
    // The worker itself is part of the price.
    let price = if trial.paid.workers > 0 { Goods::workers(1 + trial.paid.workers) } else { Goods::NONE };
    let doc = spot.space().and_then(|space| Some((space, position.road.get(&space)?.as_ref()?)));
    let Some((space, doc)) = doc else {
        let count = position.site.workers.len();
        let to_site = Message::new("y1303-explain-to-site").with("count", count);
        return Choice::new(Noun::new(ids::SITE)).price(price).remark(to_site);
    };
    let choice = Choice::new(on(doc.tile, space)).about(Noun::new(ids::tile(doc.tile))).price(price);
    let owner = doc.owner.filter(|_| !doc.claimed);
    let owned = match owner {
        Some(owner) if owner == player => Some(Message::new("y1303-explain-own")),
        Some(owner) if trial.visit > 0 => {
            Some(Message::new("y1303-explain-visit").with("points", trial.visit).with("name", owner))
        }
        _ => None,
    };
    let is_beyond = space.index() >= position.provost.into();
    effect(doc.tile, space.is_neutral())
        .fold(choice, Choice::remark)
        .remark(owned)
        .remark(doc.worker.map(|first| Message::new("y1303-explain-second").with("name", first)))
        .remark(is_beyond.then(|| Message::new("explain-beyond")))
}

fn provost(position: &Position, steps: i8, trial: &Trial) -> Message {
    let to = provost_at(position.provost.saturating_add_signed(steps));
    match steps {
        0 => Message::new("y1303-explain-stays").with("to", to),
        _ => Message::new("y1303-explain-provost")
            .with("to", to)
            .with("workers", trial.paid.workers)
            .with("price", trial.paid),
    }
}

/// The immediate effect of a move, found by trying it.
#[derive(Default)]
struct Trial {
    paid: Goods,
    gained: Goods,
    /// Points for the building's owner.
    visit: u16,
}

impl Trial {
    fn of(game: &Caylus1303, player: Player, chosen: Move) -> Self {
        let mut copy = *game;
        let mut events = Vec::new();
        copy.apply_unchecked(chosen, &mut events);
        let mut trial = Self::default();
        for event in events {
            match event {
                Event::Paid { player: who, goods, .. } if who == player => trial.paid = goods,
                // These belong to the rest of the phase, not to the move.
                Event::Gained { cause: Cause::MostBatches | Cause::Recruiting { .. }, .. } => break,
                Event::Gained { goods, cause: Cause::Visit { .. }, .. } => trial.visit = goods.prestige,
                Event::Gained { player: who, goods, .. } if who == player => trial.add(goods),
                Event::Gained { .. }
                | Event::WorkerPlaced { .. }
                | Event::Built { .. }
                | Event::MonumentBuilt { .. }
                | Event::ProvostMoved { .. } => {}
                _ => break,
            }
        }
        trial
    }

    fn add(&mut self, goods: Goods) {
        self.gained.cubes += goods.cubes;
        self.gained.workers += goods.workers;
        self.gained.prestige += goods.prestige;
        self.gained.favors += goods.favors;
    }
}

/// What a player has left, shown beside the question.
pub(super) fn means(game: &Caylus1303, player: Player) -> Arg {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    Goods { workers: doc.workers.unwrap_or_default().into(), ..Goods::cubes(doc.cubes) }.into()
}
