//! Accessors for a position document.

use caylus_rules::parts::{Order, Player};
use caylus_rules::y1303::position::{PlayerDoc, Position, RoadDoc};
use caylus_rules::y1303::{Character, Kind, Space, Tile};

pub(crate) type Holding = PlayerDoc<u16>;

pub(crate) fn holding(table: &Position, player: Player) -> &Holding {
    &table.players[player.index()]
}

/// Workers at hand and in the camp.
pub(crate) fn hand(table: &Position, player: Player) -> u8 {
    holding(table, player).workers.expect("complete")
}

pub(crate) fn camp(table: &Position, player: Player) -> u8 {
    holding(table, player).camp.expect("complete")
}

pub(crate) fn has(table: &Position, player: Player, character: Character) -> bool {
    holding(table, player).characters.contains(&character)
}

pub(crate) fn holder(table: &Position, character: Character) -> Option<Player> {
    Player::all(table.players.len()).find(|player| has(table, *player, character))
}

pub(crate) fn passed(table: &Position) -> Order {
    table.passing_order.expect("complete")
}

pub(crate) fn on(table: &Position, space: Space) -> Option<&RoadDoc> {
    table.road.get(&space)?.as_ref()
}

/// The occupied spaces of the road, in order.
pub(crate) fn road(table: &Position) -> impl Iterator<Item = (Space, &RoadDoc)> {
    table.road.iter().filter_map(|(space, on)| Some((*space, on.as_ref()?)))
}

/// Does a tile here show its neutral side: the printed ones, the starting tiles, and the two of the set-up?
pub(crate) fn is_neutral(space: Space) -> bool {
    space.index() <= 13 || space.index() == 18
}

pub(crate) fn is_residence(on: &RoadDoc) -> bool {
    on.tile.kind() == Kind::Start && on.owner.is_some() && !on.claimed
}

/// Is it a residence without a monument?
pub(crate) fn is_uncovered_residence(on: &RoadDoc) -> bool {
    is_residence(on) && on.monument.is_none()
}

/// [T0.8] Nine houses can be built with.
pub(crate) fn houses_left(table: &Position, player: Player) -> usize {
    9 - road(table).filter(|(_, on)| on.owner == Some(player)).count()
}

pub(crate) fn first_empty(table: &Position) -> Option<Space> {
    Space::all().find(|space| on(table, *space).is_none())
}

/// The space of the Journeyman's second worker.
pub(crate) fn second_on(table: &Position, space: Space) -> Option<Player> {
    table.journeyman.as_ref().filter(|second| second.space == space).map(|second| second.player)
}

/// [T2.6] The first space before the provost on which a worker has not acted.
pub(crate) fn first_to_act(table: &Position) -> Option<Space> {
    let waits =
        |space: &Space| on(table, *space).is_some_and(|on| on.worker.is_some()) || second_on(table, *space).is_some();
    Space::all().take(table.provost.into()).find(waits)
}

/// Whose worker acts there: the Journeyman's comes second.
pub(crate) fn acting_player(table: &Position, space: Space) -> Option<Player> {
    on(table, space)?.worker.or(second_on(table, space))
}

/// The tile of the space that acts.
pub(crate) fn acting(table: &Position) -> Option<(Space, Tile)> {
    let space = table.activating?;
    Some((space, on(table, space)?.tile))
}

/// [T5.2] How many tiles of the site can be used.
pub(crate) fn open_tiles(table: &Position) -> usize {
    match table.round {
        1..=3 => 1,
        4..=6 => 2,
        _ => 3,
    }
}

/// [T3.2], [T6.8] Who has delivered the most batches: ties go to the first at the site; the Deliveryman without a worker comes
/// last.
pub(crate) fn best_deliverer(table: &Position) -> Option<Player> {
    let batches = |player: &Player| holding(table, *player).batches;
    let most = Player::all(table.players.len()).map(|player| batches(&player)).max().filter(|most| *most > 0)?;
    deliverers(table).into_iter().find(|player| batches(player) == most)
}

/// [T3.1], [T6.8] Who delivers, in order: those at the site, and then the Deliveryman.
pub(crate) fn deliverers(table: &Position) -> Vec<Player> {
    table.site.workers.iter().chain(holder(table, Character::Deliveryman)).collect()
}

/// [T4.4] Where the provost goes at the end of a round: before the farthest building, without the stone tile of the set-up
/// as long as there is an empty space before it.
pub(crate) fn last_built(table: &Position) -> u8 {
    let gap = (14..18).any(|number| on(table, super::rulebook::space(number)).is_none());
    let counts = |(space, _): &(Space, &RoadDoc)| !(gap && space.index() == 18);
    road(table).filter(counts).map(|(space, _)| space.index() as u8).max().expect("the road has tiles")
}
