//! Errors of `caylus-rules` in words: a text per code, filled with the arguments.

use caylus_rules::family::GameName;
use caylus_rules::reason::{Arg, Building, Coded, Name};
use caylus_rules::with_game;

use crate::{Noun, Told, Value, Words, classic, magna_carta, y1303};

impl Words {
    /// Why something was refused: an illegal move with its rule, a text that is not a move, a broken record, a wrong option.
    /// Lower case and no full stop, as in `this costs 3 deniers; you have 2 (C2.2)`.
    pub fn error(&self, error: &dyn Coded) -> String {
        let args: Vec<_> = error.args().into_iter().map(|(name, arg)| (name, self.arg(arg))).collect();
        let values: Vec<(&str, &dyn Value)> = args.iter().map(|(name, value)| (*name, value as &dyn Value)).collect();
        self.say(&format!("refusals-{}", error.code()), &values)
    }

    fn arg(&self, arg: Arg<'_>) -> Box<dyn Value> {
        match arg {
            Arg::Number(number) => Box::new(number),
            Arg::Text(text) => Box::new(text.to_owned()),
            Arg::Goods(goods) => Box::new(self.goods(goods)),
            Arg::Cube(cube) => Box::new(self.say(&format!("cube-{cube}"), &[])),
            Arg::Color(color) => Box::new(self.say(&format!("color-{color}"), &[])),
            Arg::Game(name) => Box::new(self.game(name)),
            // Characters have a name with its article, and no other forms.
            Arg::Name(Name::Character(character)) => {
                Box::new(self.say(&format!("{}.called", y1303::ids::character(character)), &[]))
            }
            Arg::Name(name) => Box::new(self.named(name)),
            Arg::Building(Building { name, space: None }) => Box::new(self.named(*name)),
            Arg::Building(Building { name, space: Some(space) }) => Box::new(self.named(*name).standing(space)),
            Arg::Error(error) => Box::new(self.error(error)),
        }
    }

    fn game(&self, name: &str) -> String {
        match name.parse::<GameName>() {
            Ok(game) => with_game!(game, G => G::title(self)),
            Err(_) => name.to_owned(),
        }
    }

    fn named(&self, name: Name) -> Noun {
        let id = match name {
            Name::Classic(tile) => classic::ids::tile(tile),
            Name::Place(spot) => classic::ids::place(spot),
            Name::Line(line) => classic::ids::line(line),
            Name::Card(card) => magna_carta::ids::card(card),
            Name::Prestige(building) => magna_carta::ids::prestige(building),
            Name::CardResidence => magna_carta::ids::RESIDENCE.to_owned(),
            Name::Y1303(tile) => y1303::ids::tile(tile),
            Name::Residence1303 => y1303::ids::RESIDENCE.to_owned(),
            Name::Site => y1303::ids::SITE.to_owned(),
            Name::Character(character) => y1303::ids::character(character),
        };
        self.noun(&id)
    }
}
