//! Turn order and automatic events, computed from the rules.

use caylus_rules::parts::{Goods, Player};
use caylus_rules::y1303::position::Position;
use caylus_rules::y1303::{By, Cause, Character, Decision, Event, Kind, Phase, Space, Spot, Tile};

use super::lookups::{
    acting_player, best_deliverer, camp, deliverers, first_to_act, hand, has, holder, holding, is_uncovered_residence,
    last_built, on, passed, road,
};
use super::reference;
use super::rulebook::{character, goods};

/// The progress of the current phase.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    /// Planning: has the Early riser had his chance, and who acted last?
    pub(crate) risen: bool,
    pub(crate) last: Option<Player>,
    /// How many have decided at the bridge; the Bailiff comes after all players.
    pub(crate) crossed: usize,
    /// How many are done delivering; has the favor been given?
    pub(crate) delivered: usize,
    pub(crate) rewarded: bool,
    /// The first residence whose owner has not decided.
    pub(crate) residence: usize,
    /// The favor that is being used.
    pub(crate) favor: Option<(Player, Favor)>,
}

/// The progress of a favor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Favor {
    /// A character is stolen or a tile chosen.
    Which,
    /// That tile of the site is used.
    Tile(Tile),
    /// A character is taken from the board.
    Character,
}

impl Turns {
    /// From the decision of a running game.
    pub(crate) fn at(table: &Position) -> Self {
        let mut turns = Self::default();
        let Some(decision) = &table.decision else { return turns };
        let (player, players) = (decision.player, table.players.len());
        let space = table.activating.map_or(0, Space::index);
        let after_bridge = table.phase == Phase::Activation && space > Space::BRIDGE.index();
        turns.crossed = if after_bridge { players + 1 } else { 0 };
        turns.residence = space;
        let favor = match decision.what {
            Decision::Place => {
                turns.risen = true;
                turns.last = Some(seat_after(table, player, players - 1));
                None
            }
            Decision::Bridge => {
                turns.crossed = passed(table).place_of(player).expect("everyone has passed");
                None
            }
            Decision::Bailiff => {
                turns.crossed = players;
                None
            }
            Decision::Batch => {
                let place = table.site.workers.place_of(player).filter(|_| !table.deliveryman_last);
                turns.delivered = place.unwrap_or(table.site.workers.len());
                None
            }
            Decision::Favor => Some(Favor::Which),
            Decision::FavorCharacter => Some(Favor::Character),
            Decision::Effect { tile, by: By::Favor } => Some(Favor::Tile(tile)),
            Decision::Build { craft, by: By::Favor } => {
                Some(Favor::Tile(if craft == Kind::Wood { Tile::StartCarpenter } else { Tile::WoodMason }))
            }
            _ => None,
        };
        if let Some(stage) = favor {
            turns.favor = Some((player, stage));
            (turns.delivered, turns.rewarded, turns.residence) = (usize::MAX, true, space + 1);
        }
        turns
    }

    /// The expected decision; none if play continues.
    pub(crate) fn next(&self, table: &Position) -> Option<(Player, Decision)> {
        if let Some((player, stage)) = self.favor {
            let decision = match stage {
                Favor::Which => Decision::Favor,
                Favor::Tile(Tile::StartCarpenter) => Decision::Build { craft: Kind::Wood, by: By::Favor },
                Favor::Tile(Tile::WoodMason) => Decision::Build { craft: Kind::Stone, by: By::Favor },
                Favor::Tile(tile) => Decision::Effect { tile, by: By::Favor },
                Favor::Character => Decision::FavorCharacter,
            };
            return Some((player, decision));
        }
        match table.phase {
            Phase::Characters => self.next_to_choose(table).map(|player| (player, Decision::Character)),
            Phase::Planning => self.next_to_plan(table),
            Phase::Activation => self.next_to_act(table),
            Phase::Delivery => self.next_to_deliver(table).map(|(_, player)| (player, Decision::Batch)),
            Phase::Stewardship => {
                let space = self.next_residence(table)?;
                Some((on(table, space)?.owner?, Decision::Monument))
            }
            Phase::Over => None,
        }
    }

    /// The acting space, or the residence whose owner decides.
    pub(crate) fn activating(&self, table: &Position) -> Option<Space> {
        let theatre = || road(table).find(|(_, on)| on.monument == Some(Tile::Theatre)).map(|(space, _)| space);
        match table.phase {
            Phase::Activation if self.is_at_bridge(table) => Some(Space::BRIDGE),
            Phase::Activation => first_to_act(table),
            Phase::Stewardship if self.favor.is_some() => theatre(),
            Phase::Stewardship => self.next_residence(table),
            _ => None,
        }
    }

    /// [T0.7] From the player before the first backwards, each one.
    fn next_to_choose(&self, table: &Position) -> Option<Player> {
        let chosen: usize = table.players.iter().map(|player| player.characters.len()).sum();
        let left = table.players.len() - chosen;
        (left > 0).then(|| seat_after(table, table.first_player, left - 1))
    }

    /// [T1], [T6.1] The Early riser, then clockwise, skipping players who have passed.
    fn next_to_plan(&self, table: &Position) -> Option<(Player, Decision)> {
        let riser = holder(table, Character::EarlyRiser).filter(|player| hand(table, *player) >= 2);
        if let Some(player) = riser.filter(|_| !self.risen) {
            return Some((player, Decision::EarlyRiser));
        }
        let from = self.last.map_or(table.first_player, |last| seat_after(table, last, 1));
        let mut seats = (0..table.players.len()).map(|seats| seat_after(table, from, seats));
        seats.find(|player| !passed(table).contains(*player)).map(|player| (player, Decision::Place))
    }

    fn is_at_bridge(&self, table: &Position) -> bool {
        let before = first_to_act(table).is_some_and(|space| space < Space::BRIDGE);
        !before && self.crossed <= table.players.len()
    }

    /// [T2] Along the road; [T2.4], [T6.5] at the bridge in passing order, then the Bailiff.
    fn next_to_act(&self, table: &Position) -> Option<(Player, Decision)> {
        if self.is_at_bridge(table) {
            return match passed(table).iter().nth(self.crossed) {
                Some(player) => Some((player, Decision::Bridge)),
                None => holder(table, Character::Bailiff).map(|player| (player, Decision::Bailiff)),
            };
        }
        let space = first_to_act(table)?;
        let by = By::Worker;
        let decision = match on(table, space)?.tile {
            Tile::Carpenter | Tile::StartCarpenter => Decision::Build { craft: Kind::Wood, by },
            Tile::WoodMason => Decision::Build { craft: Kind::Stone, by },
            Tile::Lawyer => Decision::Lawyer,
            Tile::Toll => Decision::Toll,
            tile => Decision::Effect { tile, by },
        };
        Some((acting_player(table, space)?, decision))
    }

    /// The next to deliver and their place; none once the favor is given.
    pub(crate) fn next_to_deliver(&self, table: &Position) -> Option<(usize, Player)> {
        deliverers(table).into_iter().enumerate().nth(self.delivered).filter(|_| !self.rewarded)
    }

    /// [T4.2] Once the claims have become residences.
    pub(crate) fn next_residence(&self, table: &Position) -> Option<Space> {
        let claims = road(table).any(|(_, on)| on.claimed);
        let mut bare = road(table).filter(|(space, on)| space.index() >= self.residence && is_uncovered_residence(on));
        bare.next().filter(|_| !claims).map(|(space, _)| space)
    }

    /// Automatic events when there is no decision: at least one, unless the game is over.
    pub(crate) fn automatic(&mut self, table: &Position) -> Vec<Event> {
        match table.phase {
            Phase::Characters => {
                vec![Event::RoundStarted { round: 1 }, Event::PhaseStarted { phase: Phase::Planning }]
            }
            Phase::Planning => vec![Event::PhaseStarted { phase: Phase::Activation }],
            Phase::Activation => end_of_activation(table),
            Phase::Delivery => self.end_of_delivery(table),
            Phase::Stewardship => stewardship(table),
            Phase::Over => vec![],
        }
    }

    /// [T3.2] The favor, before the workers leave the site.
    fn end_of_delivery(&mut self, table: &Position) -> Vec<Event> {
        let best = best_deliverer(table).filter(|_| !self.rewarded);
        self.rewarded = true;
        if let Some(player) = best {
            self.favor = Some((player, Favor::Which));
            return vec![Event::Gained { player, goods: Goods::FAVOR, cause: Cause::MostBatches }];
        }
        let leave = |player| Event::WorkerToCamp { player, from: Spot::SITE };
        table.site.workers.iter().map(leave).chain([Event::PhaseStarted { phase: Phase::Stewardship }]).collect()
    }
}

/// [T2.6] The workers beyond the provost go to the camp.
fn end_of_activation(table: &Position) -> Vec<Event> {
    let beyond = road(table).filter_map(|(space, on)| Some((on.worker?, space)));
    let second = table.journeyman.as_ref().map(|second| (second.player, second.space));
    let leave = beyond.chain(second).map(|(player, space)| Event::WorkerToCamp { player, from: space.into() });
    leave.chain([Event::PhaseStarted { phase: Phase::Delivery }]).collect()
}

/// [T4.1] Claims become residences; and when the monuments are done, [T4.3] to [T4.5].
fn stewardship(table: &Position) -> Vec<Event> {
    let made = road(table).filter(|(_, on)| on.claimed).map(|(space, on)| {
        let player = on.owner.expect("a claimed tile has an owner");
        Event::ResidenceMade { player, space, tile: on.tile }
    });
    let made: Vec<Event> = made.collect();
    if !made.is_empty() {
        return made;
    }
    let mut events: Vec<Event> =
        Player::all(table.players.len()).filter_map(|player| recruits(table, player)).collect();
    let (from, to) = (table.provost, last_built(table));
    events.extend((from != to).then_some(Event::ProvostMoved { player: None, from, to }));
    if table.round == 9 {
        events.extend(Player::all(table.players.len()).map(|player| {
            let (prestige, gold) = final_points(table, player);
            Event::FinalScore { player, prestige, gold }
        }));
    } else {
        events.push(Event::RoundStarted { round: table.round + 1 });
        events.push(Event::FirstPlayer { player: passed(table).at(0) });
        events.push(Event::PhaseStarted { phase: Phase::Planning });
    }
    events
}

/// [T4.5] The points from play, and 2 for each gold.
pub(crate) fn final_points(table: &Position, player: Player) -> (u16, u16) {
    let holding = holding(table, player);
    (holding.prestige, 2 * holding.cubes.count(caylus_rules::parts::Cube::Gold))
}

/// [T4.3], [T6.12] What a player recruits, if anything.
fn recruits(table: &Position, player: Player) -> Option<Event> {
    let own = || road(table).filter(|(_, on)| on.owner == Some(player)).map(|(_, on)| on);
    let owns = |name: &str| own().any(|on| on.monument == Some(super::rulebook::tile(name)));
    let residences = own().filter(|on| is_uncovered_residence(on)).count() as u8;
    let (garden, granary, manufactory) =
        (owns("monument:garden"), owns("monument:granary"), owns("monument:manufactory"));
    let day_labourer = has(table, player, character("day-labourer"));
    let basic = if table.players.len() == 5 { 2 } else { 3 };
    let workers = basic + u16::from(residences) + u16::from(day_labourer) + 2 * u16::from(garden);
    let mut goods_got = Goods { workers: workers.min(camp(table, player).into()), ..Goods::NONE };
    for (has, cube) in [(granary, "food"), (manufactory, "cloth")] {
        if has {
            goods_got.cubes += goods(cube).cubes;
        }
    }
    let cause = Cause::Recruiting { residences, garden, granary, manufactory, day_labourer };
    (goods_got != Goods::NONE).then_some(Event::Gained { player, goods: goods_got, cause })
}

/// Writes the decision into the position, and returns the legal moves.
pub(crate) fn set_decision(turns: &Turns, table: &mut Position) -> Vec<caylus_rules::y1303::Move> {
    let next = turns.next(table);
    table.decision = next.map(|(player, what)| caylus_rules::y1303::position::DecisionDoc { player, what });
    table.activating = next.and_then(|_| turns.activating(table));
    let last = turns.next_to_deliver(table).is_some_and(|(place, _)| place == table.site.workers.len());
    table.deliveryman_last = match next {
        Some((player, Decision::Batch)) => last && table.site.workers.contains(player),
        _ => false,
    };
    reference::legal(table)
}

pub(crate) fn seat_after(table: &Position, player: Player, seats: usize) -> Player {
    Player::new((player.index() + seats) % table.players.len())
}
