//! What the players are called.

use caylus_rules::Game;
use caylus_rules::parts::{Order, Player};
use caylus_rules::record::Record;

use crate::text::capital;

/// The players' names; who has none is called by the colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    colors: &'static [&'static str],
    names: Vec<String>,
    /// What stands behind a name in a table: who plays.
    remarks: Vec<String>,
}

impl Names {
    /// The names in a record.
    pub(crate) fn of<G: Game>(record: &Record<G>) -> Self {
        let name = |player: Player| match record.name(player) {
            Some(name) => name.to_owned(),
            None => capital(G::COLORS[player.index()]),
        };
        let names: Vec<String> = Player::all(record.game().players()).map(name).collect();
        Self { colors: G::COLORS, remarks: vec![String::new(); names.len()], names }
    }

    /// Adds who plays, in seat order.
    pub(crate) fn with_remarks(mut self, remarks: impl IntoIterator<Item = String>) -> Self {
        for (remark, given) in self.remarks.iter_mut().zip(remarks) {
            *remark = given;
        }
        self
    }

    /// The name.
    pub(crate) fn of_player(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// The colour.
    pub(crate) fn color(&self, player: Player) -> &'static str {
        self.colors[player.index()]
    }

    /// Colours in an order.
    pub(crate) fn colors(&self, order: Order) -> String {
        match order.is_empty() {
            true => "-".to_owned(),
            false => order.iter().map(|player| self.color(player)).collect::<Vec<_>>().join(", "),
        }
    }

    /// The colour, the name if it is another one, and the remark.
    pub(crate) fn full(&self, player: Player) -> String {
        let color = capital(self.color(player));
        let name = self.of_player(player);
        let remark = &self.remarks[player.index()];
        let known: Vec<&str> = [name, remark].into_iter().filter(|text| !text.is_empty() && **text != color).collect();
        match known.is_empty() {
            true => color,
            false => format!("{color} ({})", known.join(", ")),
        }
    }
}
