//! The players' names.

use caylus_rules::Game;
use caylus_rules::parts::{Order, Player};
use caylus_rules::record::Record;

use crate::Words;
use crate::text::capital;

/// The players' names. Players without one go by their colour; shared names get the colour added.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    colors: Vec<String>,
    names: Vec<String>,
    /// As shown: different for every player.
    unique: Vec<String>,
    /// Shown after a name in tables, such as the bot that plays.
    remarks: Vec<String>,
}

impl Names {
    /// The names in a record.
    pub fn of<G: Game>(words: &Words, record: &Record<G>) -> Self {
        Self::new::<G>(words, Player::all(record.game().players()).map(|player| record.name(player)))
    }

    /// Names in seat order.
    pub fn new<'a, G: Game>(words: &Words, names: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let named = G::COLORS.iter().zip(names).map(|(color, name)| {
            let color = words.say(&format!("color-{color}"), &[]);
            let name = name.map_or_else(|| capital(&color), str::to_owned);
            (color, name)
        });
        let (colors, names): (Vec<String>, Vec<String>) = named.unzip();
        let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let unique = names.iter().zip(&colors).map(|(name, color)| match is_shared(name) {
            true => words.say("name-shared", &[("name", name), ("color", color)]),
            false => name.clone(),
        });
        Self { unique: unique.collect(), remarks: vec![String::new(); names.len()], colors, names }
    }

    /// Adds remarks, in seat order.
    #[must_use]
    pub fn with_remarks(mut self, remarks: impl IntoIterator<Item = String>) -> Self {
        for (remark, given) in self.remarks.iter_mut().zip(remarks) {
            *remark = given;
        }
        self
    }

    /// The unique name.
    pub fn of_player(&self, player: Player) -> &str {
        self.unique.get(player.index()).map_or("?", String::as_str)
    }

    /// The colour.
    pub fn color(&self, player: Player) -> &str {
        &self.colors[player.index()]
    }

    /// The colours of an order: `blue, red`.
    pub fn colors(&self, order: Order) -> String {
        match order.is_empty() {
            true => "-".to_owned(),
            false => order.iter().map(|player| self.color(player)).collect::<Vec<_>>().join(", "),
        }
    }

    /// Colour, name if it differs, and remark: `Blue (Ada, easy bot)`.
    pub fn full(&self, player: Player) -> String {
        let color = capital(self.color(player));
        let name = self.names[player.index()].as_str();
        let remark = &self.remarks[player.index()];
        let known: Vec<&str> = [name, remark].into_iter().filter(|text| !text.is_empty() && **text != color).collect();
        match known.is_empty() {
            true => color,
            false => format!("{color} ({})", known.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use caylus_rules::classic::Classic;

    use super::*;
    use crate::Lang;

    #[test]
    fn shared_names_get_the_colour() {
        let names = |lang, names: [Option<&str>; 4]| {
            let names = Names::new::<Classic>(Words::of(lang), names);
            Player::all(4).map(|player| names.of_player(player).to_owned()).collect::<Vec<_>>()
        };
        let given = [Some("Ada"), Some("Ben"), Some("Ada"), None];
        assert_eq!(names(Lang::English, given), ["Ada (blue)", "Ben", "Ada (green)", "Orange"]);
        assert_eq!(names(Lang::French, given), ["Ada (bleu)", "Ben", "Ada (vert)", "Orange"]);
        let colors = [None, Some("Bleu"), None, None];
        assert_eq!(names(Lang::French, colors), ["Bleu (bleu)", "Bleu (rouge)", "Vert", "Orange"]);
        let twins = Names::new::<Classic>(Words::of(Lang::English), [Some("Ada"), Some("Ada")]);
        assert_eq!(twins.full(Player::new(1)), "Red (Ada)", "where the colour is said anyway, it is said once");
    }
}
