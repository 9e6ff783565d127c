//! What a move does according to the rules: its events and the progress of the round.

use caylus_rules::parts::{Cube, Cubes, Goods, Player};
use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{BatchId, BuildId, Cause, Character, Decision, Event, Kind, Move, Phase, Space, Spot, Tile};

use super::lookups::{acting_player, camp, has, holder, is_neutral, on, passed, second_on};
use super::reference::{payment, price};
use super::rulebook::{facts, goods, owner_cube};
use super::turns::{Favor, Turns};

/// A move whose events are being computed.
struct Act<'a> {
    table: &'a Position,
    turns: &'a mut Turns,
    player: Player,
    decision: Decision,
    events: Vec<Event>,
}

/// The events of a move, without those that follow automatically.
pub(crate) fn of(table: &Position, turns: &mut Turns, player: Player, decision: Decision, chosen: Move) -> Vec<Event> {
    let mut act = Act { table, turns, player, decision, events: Vec::new() };
    act.apply_move(chosen);
    act.events
}

impl Act<'_> {
    fn apply_move(&mut self, chosen: Move) {
        let player = self.player;
        match (self.decision, chosen) {
            (Decision::Character | Decision::FavorCharacter, Move::Choose(character)) => {
                self.events.push(Event::CharacterTaken { player, character, from: None });
                if self.decision == Decision::FavorCharacter {
                    self.favor_over();
                }
            }
            (Decision::Favor, Move::Steal(character)) => {
                let from = holder(self.table, character);
                self.events.push(Event::CharacterTaken { player, character, from });
                self.favor_over();
            }
            (Decision::Favor, Move::Site(place)) => {
                let tile = self.table.site.tiles[place.index()];
                self.events.push(Event::SiteUsed { player, tile });
                self.turns.favor = Some((player, Favor::Tile(tile)));
            }
            (Decision::EarlyRiser | Decision::Place, Move::Place(spot)) => self.place(spot),
            (Decision::Place, Move::Pass) => {
                self.turns.last = Some(player);
                self.events.push(Event::Passed { player, number: passed(self.table).len() as u8 + 1 });
            }
            (_, Move::Trade(trade)) => self.trade(trade.offer().give, trade.offer().get),
            (Decision::Lawyer, Move::Claim(space)) => {
                self.pay(goods("cloth"), self.cause());
                self.events.push(Event::Claimed { player, space });
                self.used();
            }
            (_, Move::Build(build)) => self.build(build),
            (_, Move::Provost(steps)) => self.move_provost(steps),
            (Decision::Batch, Move::Batch(batch)) => self.deliver(batch),
            (Decision::Batch, Move::Done) => self.turns.delivered += 1,
            (decision, Move::Decline) => {
                self.events.push(Event::Declined { player, cause: self.cause() });
                match decision {
                    Decision::EarlyRiser => self.turns.risen = true,
                    Decision::Monument => self.turns.residence = self.acting().index() + 1,
                    _ => self.used(),
                }
            }
            (decision, chosen) => panic!("{chosen} does not answer {decision:?}"),
        }
    }

    fn acting(&self) -> Space {
        self.turns.activating(self.table).expect("a space acts")
    }

    fn cause(&self) -> Cause {
        match (self.turns.favor, self.decision) {
            (Some((_, Favor::Tile(tile))), _) => Cause::Site { tile },
            (_, Decision::EarlyRiser) => Cause::Character { character: Character::EarlyRiser },
            (_, Decision::Bailiff) => Cause::Character { character: Character::Bailiff },
            (_, Decision::Bridge) => Cause::Bridge,
            (_, Decision::Monument) => Cause::Residence { space: self.acting() },
            _ => {
                let space = self.acting();
                Cause::Tile { tile: on(self.table, space).expect("a tile acts").tile, space }
            }
        }
    }

    fn pay(&mut self, goods: Goods, cause: Cause) {
        self.events.push(Event::Paid { player: self.player, goods, cause });
    }

    /// At most the workers in the camp.
    fn gain(&mut self, player: Player, goods: Goods, cause: Cause) {
        let workers = goods.workers.min(camp(self.table, player).into());
        self.events.push(Event::Gained { player, goods: Goods { workers, ..goods }, cause });
    }

    fn points(&mut self, points: u16, cause: Cause) {
        self.gain(self.player, Goods::prestige(points), cause);
    }

    fn has(&self, character: Character) -> bool {
        has(self.table, self.player, character)
    }

    /// [T1.1], [T1.4], [T6.1], [T6.2], [T6.4], [T6.6]
    fn place(&mut self, spot: Spot) {
        let player = self.player;
        let early = self.decision == Decision::EarlyRiser;
        if early {
            self.turns.risen = true;
        } else {
            self.turns.last = Some(player);
        }
        self.events.push(Event::WorkerPlaced { player, spot });
        let house = spot.space().and_then(|space| Some((space, on(self.table, space)?.owner?)));
        if let Some((space, owner)) = house.filter(|(_, owner)| *owner != player && !self.has(Character::Thief)) {
            let points = if has(self.table, owner, Character::Steward) { 2 } else { 1 };
            self.gain(owner, Goods::prestige(points), Cause::Visit { space });
        }
        let price = price(self.table, player, early);
        if price > 0 {
            let cause = if early { self.cause() } else { Cause::Placement { spot } };
            self.pay(Goods::workers(price.into()), cause);
        }
    }

    fn trade(&mut self, give: Goods, get: Goods) {
        let cause = self.cause();
        if give != Goods::NONE {
            self.pay(give, cause);
        }
        self.gain(self.player, get, cause);
        match get.favors {
            0 => self.used(),
            _ => self.turns.favor = Some((self.player, Favor::Which)),
        }
    }

    /// [T2.2], [T4.2], [T6.9]
    fn build(&mut self, build: BuildId) {
        let (player, tile) = (self.player, build.tile());
        let cause = Cause::Building { tile };
        self.pay(Goods::cubes(payment(self.decision, build)), cause);
        let monument = tile.kind() == Kind::Monument;
        self.events.push(if monument {
            Event::MonumentBuilt { player, monument: tile, space: self.acting() }
        } else {
            let space = super::lookups::first_empty(self.table).expect("an empty space");
            Event::Built { player, tile, space }
        });
        self.points(facts(tile).2, cause);
        if self.has(Character::Architect) {
            self.points(1, Cause::Character { character: Character::Architect });
        }
        if !monument {
            return self.used();
        }
        self.turns.residence = self.acting().index() + 1;
        if tile == Tile::Theatre {
            self.gain(player, Goods::FAVOR, cause);
            self.turns.favor = Some((player, Favor::Which));
        }
    }

    /// [T2.3], [T2.4], [T6.5]
    fn move_provost(&mut self, steps: i8) {
        let player = self.player;
        let from = self.table.provost;
        if steps == 0 {
            self.events.push(Event::Declined { player, cause: self.cause() });
        } else {
            if self.decision == Decision::Bridge {
                self.pay(Goods::workers(steps.unsigned_abs().into()), Cause::Bridge);
            }
            let to = from.checked_add_signed(steps).expect("the provost is on the road");
            self.events.push(Event::ProvostMoved { player: Some(player), from, to });
        }
        if self.decision == Decision::Toll {
            return self.used();
        }
        self.turns.crossed += 1;
        let players = self.table.players.len();
        if self.turns.crossed == players && holder(self.table, Character::Bailiff).is_none() {
            self.turns.crossed = players + 1;
        }
    }

    /// [T3.1], [T6.7], [T6.10]
    fn deliver(&mut self, batch: BatchId) {
        self.pay(Goods::cubes(batch.cubes()), Cause::Batch);
        self.points(5, Cause::Batch);
        if self.has(Character::Foreman) {
            self.points(1, Cause::Character { character: Character::Foreman });
        }
        let gold = batch.cubes().count(Cube::Gold) > 0;
        if gold && !self.table.goldsmith_used && self.has(Character::Goldsmith) {
            self.points(5, Cause::Character { character: Character::Goldsmith });
        }
    }

    /// The tile was used or declined: the owner gets the cube, the worker leaves; or the favor continues.
    fn used(&mut self) {
        if self.turns.favor.is_none() {
            self.owner_cube();
            return self.leave();
        }
        match self.table.board.is_empty() {
            true => self.favor_over(),
            false => self.turns.favor = Some((self.player, Favor::Character)),
        }
    }

    fn favor_over(&mut self) {
        self.turns.favor = None;
        if self.table.phase == Phase::Activation {
            self.leave();
        }
    }

    fn leave(&mut self) {
        let space = self.acting();
        let player = acting_player(self.table, space).expect("a worker acts");
        self.events.push(Event::WorkerToCamp { player, from: space.into() });
    }

    /// [T7.4], [T6.3] Once, after the first visitor, and not if one of the two workers is the owner's.
    fn owner_cube(&mut self) {
        let space = self.acting();
        let there = on(self.table, space).expect("a tile acts");
        let (Some(owner), Some(cube), Some(first)) = (there.owner, owner_cube(there.tile), there.worker) else {
            return;
        };
        if owner != first && second_on(self.table, space) != Some(owner) && !is_neutral(space) {
            let cause = Cause::OwnerBonus { tile: there.tile, space };
            self.gain(owner, Goods::cubes(Cubes::one(cube)), cause);
        }
    }
}
