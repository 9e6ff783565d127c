//! The questions of Caylus 1303, and what each move means.

use caylus_rules::parts::{Goods, Player};
use caylus_rules::y1303::{By, Cause, Caylus1303, Character, Decision, Event, Kind, Move, Position, Space, Spot, Tile};
use caylus_rules::{Game, MoveList};

use super::events::standing;
use super::ids;
use super::tiles::{effect, power};
use crate::{Names, Noun, Values, Words};

pub(super) fn question(words: &Words, game: &Caylus1303) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    let position = game.to_position();
    let (by, craft) = match decision {
        Decision::Build { craft, by } => (by, craft),
        Decision::Effect { by, .. } => (by, Kind::Wood),
        _ => (By::Worker, Kind::Wood),
    };
    let space = position.activating.map_or_else(String::new, |space| space.to_string());
    let values: &Values = &[
        ("by", &if by == By::Favor { "favor" } else { "worker" }),
        ("craft", &words.say(&format!("{}.one", ids::kind(craft)), &[])),
        ("tile", &used(words, &position, decision)),
        ("space", &space),
        ("extra", &extra_cost(game)),
    ];
    let id = format!("y1303-question-{}", ids::decision(decision));
    let last = decision == Decision::Batch && delivers_last(game, &position);
    words.say(&if last { format!("{id}.last") } else { id }, values)
}

/// The tile in use: one of the site by a favor, or the one being activated.
fn used(words: &Words, position: &Position, decision: Decision) -> Noun {
    match (decision, position.activating) {
        (Decision::Effect { tile, by: By::Worker }, Some(space)) => standing(words, tile, space),
        (Decision::Effect { tile, .. }, _) => words.noun(&ids::tile(tile)),
        _ => words.noun(ids::SITE),
    }
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

/// Costs and gains of a legal move.
pub(super) fn explain(words: &Words, game: &Caylus1303, names: &Names, chosen: Move) -> String {
    let Some(player) = game.to_act() else { return String::new() };
    let position = game.to_position();
    let trial = Trial::of(game, player, chosen);
    match chosen {
        Move::Choose(character) => power(words, character),
        Move::Steal(character) => stealing(words, &position, names, character),
        Move::Site(number) => {
            let tile = position.site.tiles[number.index()];
            let (name, effect) = (words.say(&ids::tile(tile), &[]), effect(words, tile, true));
            let values: &Values = &[("tile", &name), ("effect", &effect), ("board", &position.board.len())];
            words.say("y1303-explain-site", values)
        }
        Move::Place(spot) => arrival(words, &position, names, player, spot, &trial),
        Move::Pass => {
            let number = position.passing_order.unwrap_or_default().len() + 1;
            words.say("y1303-explain-pass", &[("number", &number)])
        }
        Move::Trade(_) => words.offer(trial.paid, &words.goods(trial.gained)),
        Move::Claim(space) => {
            let tile = tile_on(&position, space).map_or_else(String::new, |tile| words.say(&ids::tile(tile), &[]));
            words.say("y1303-explain-claim", &[("tile", &tile)])
        }
        Move::Build(build) => {
            let (price, gain) = (words.parts(trial.paid).join(", "), words.goods(trial.gained));
            let paid = words.say("y1303-explain-build", &[("price", &price), ("gain", &gain)]);
            // The Theatre's favor is part of the gain.
            let gives = if trial.gained.favors > 0 { String::new() } else { effect(words, build.tile(), false) };
            words.remarks(&[paid, gives])
        }
        Move::Provost(steps) => provost(words, position.provost.saturating_add_signed(steps), steps, &trial),
        Move::Batch(_) => words.offer(Goods::NONE, &words.goods(trial.gained)),
        Move::Done => words.say("y1303-explain-done", &[("batches", &position.players[player.index()].batches)]),
        Move::Decline => words.say("explain-decline", &[]),
    }
}

fn stealing(words: &Words, position: &Position, names: &Names, character: Character) -> String {
    let holder = position.players.iter().position(|doc| doc.characters.contains(&character));
    let name = holder.map_or("", |seat| names.of_player(Player::new(seat)));
    words.say("y1303-explain-holder", &[("name", &name), ("power", &power(words, character))])
}

fn tile_on(position: &Position, space: Space) -> Option<Tile> {
    position.road.get(&space)?.as_ref().map(|doc| doc.tile)
}

/// Placing a worker.
fn arrival(words: &Words, position: &Position, names: &Names, player: Player, spot: Spot, trial: &Trial) -> String {
    let doc = spot.space().and_then(|space| position.road.get(&space)).and_then(Option::as_ref);
    let (Some(space), Some(doc)) = (spot.space(), doc) else {
        let text = words.say("y1303-explain-to-site", &[("count", &position.site.workers.len())]);
        return priced(words, trial, text);
    };
    let (name, effect) = (words.say(&ids::tile(doc.tile), &[]), effect(words, doc.tile, space.is_neutral()));
    let text = words.say("explain-building", &[("name", &name), ("effect", &effect)]);
    let mut remarks = vec![priced(words, trial, text)];
    match doc.owner.filter(|_| !doc.claimed) {
        Some(owner) if owner == player => remarks.push(words.say("y1303-explain-own", &[])),
        Some(owner) if trial.visit > 0 => {
            let name = names.of_player(owner);
            remarks.push(words.say("y1303-explain-visit", &[("points", &trial.visit), ("name", &name)]));
        }
        _ => {}
    }
    if let Some(first) = doc.worker {
        remarks.push(words.say("y1303-explain-second", &[("name", &names.of_player(first))]));
    }
    if space.index() >= position.provost.into() {
        remarks.push(words.say("explain-beyond", &[]));
    }
    words.remarks(&remarks)
}

/// The extra cost, followed by what the placement means.
fn priced(words: &Words, trial: &Trial, what: String) -> String {
    match trial.paid.workers {
        0 => what,
        extra => words.say("y1303-explain-price", &[("price", &(1 + extra)), ("what", &what)]),
    }
}

fn provost(words: &Words, to: u8, steps: i8, trial: &Trial) -> String {
    let place = words.say("y1303-provost", &[("at", &to)]);
    if steps == 0 {
        return words.say("y1303-explain-stays", &[("to", &place)]);
    }
    let values: &Values = &[("to", &place), ("workers", &trial.paid.workers), ("price", &words.goods(trial.paid))];
    words.say("y1303-explain-provost", values)
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
pub(super) fn means(words: &Words, game: &Caylus1303, player: Player) -> String {
    let position = game.to_position();
    let doc = &position.players[player.index()];
    words.goods(Goods { workers: doc.workers.unwrap_or_default().into(), ..Goods::cubes(doc.cubes) })
}
