//! Legal moves: for each decision, the numbers of its legal moves as bits.

use super::Classic;
use super::decision::{By, DECLINE_BIT, Decision};
use super::favors::FAVOR_CUBES;
use super::lawyer::{LAWYER_COST, LAWYER_FAVOR_COST};
use super::phases::{GUILD_STEPS, JOUST_COST};
use super::tiles::Effect;
use super::trades;
use crate::parts::Player;

impl Classic {
    /// The legal moves of a decision, numbered as in [`Decision::move_at`]; `DECLINE_BIT` ends or declines it.
    #[inline(always)]
    pub(super) fn choices_of(&self, player: Player, decision: Decision) -> u64 {
        match decision {
            Decision::Place => self.payable_places(player) | DECLINE_BIT,
            Decision::Gate => self.gate_targets(player) | DECLINE_BIT,
            Decision::Guild => self.provost_steps(GUILD_STEPS),
            Decision::Joust => u64::from(self.holding(player).covers(JOUST_COST)) | DECLINE_BIT,
            Decision::Inn => 1 | DECLINE_BIT,
            Decision::Provost => self.provost_steps(self.holding(player).deniers),
            Decision::Produce | Decision::OwnerCube => match self.row(self.acting_tile()).effect {
                Effect::Produce(cubes) => cubes.kinds(),
                Effect::ProduceOneOf([one, other]) => 1 << one.0 as u64 | 1 << other.0 as u64,
                _ => 0,
            },
            Decision::Build { craft, by: By::Worker } => self.possible_builds(player, craft, By::Worker) | DECLINE_BIT,
            Decision::Build { craft, by: By::Favor } => self.possible_builds(player, craft, By::Favor),
            Decision::Site { tile, .. } => self.building_sites(player, tile.kind()).into(),
            Decision::Lawyer { by: By::Worker } => u64::from(self.lawyer_targets(player, LAWYER_COST)) | DECLINE_BIT,
            Decision::Lawyer { by: By::Favor } => self.lawyer_targets(player, LAWYER_FAVOR_COST).into(),
            Decision::Trade { tile } => match self.row(tile).effect {
                Effect::Trade(offers) => self.possible_trades(player, offers, trades::of(tile)) | DECLINE_BIT,
                _ => DECLINE_BIT,
            },
            Decision::Batch => self.possible_batches(player) | DECLINE_BIT,
            Decision::FavorLine => self.open_lines(player),
            Decision::FavorEffect { line } => self.possible_columns(player, line) | DECLINE_BIT,
            Decision::FavorCube => FAVOR_CUBES.map(|cube| 1 << cube as u64).iter().sum(),
            Decision::FavorTrade => self.possible_trades(player, trades::FAVOR, trades::FAVOR),
        }
    }
}
