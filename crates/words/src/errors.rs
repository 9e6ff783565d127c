//! Errors of `caylus-rules` as messages: a text per code, filled with the arguments.

use caylus_rules::family::GameName;
use caylus_rules::reason::{self, Building, Coded, Name};
use caylus_rules::with_game;

use crate::{Arg, Message, Names, Noun, Worded, Words, classic, magna_carta, y1303};

/// Why something was refused: an illegal move with its rule, a text that is not a move, a broken record, a wrong option.
pub fn refusal(error: &dyn Coded) -> Message {
    let id = format!("refusals-{}", error.code());
    Message { id: id.into(), args: error.args().into_iter().map(|(name, value)| (name, arg(value))).collect() }
}

impl Words {
    /// Words a [`refusal`]: lower case and no full stop, as in `this costs 3 deniers; you have 2 (C2.2)`.
    pub fn error(&self, error: &dyn Coded) -> String {
        self.render(&refusal(error), &Names::default())
    }
}

fn arg(arg: reason::Arg<'_>) -> Arg {
    match arg {
        reason::Arg::Number(number) => number.into(),
        reason::Arg::Text(text) => text.to_owned().into(),
        reason::Arg::Goods(goods) => goods.into(),
        reason::Arg::Cube(cube) => Message::new(format!("cube-{cube}")).into(),
        reason::Arg::Color(color) => Message::new(format!("color-{color}")).into(),
        reason::Arg::Game(name) => match name.parse::<GameName>() {
            Ok(game) => Message::new(with_game!(game, G => format!("{}-title", G::TEXTS))).into(),
            Err(_) => name.into(),
        },
        // Characters have a name with its article, and no other forms.
        reason::Arg::Name(Name::Character(character)) => y1303::ids::the_character(character).into(),
        reason::Arg::Name(name) => noun(name).into(),
        reason::Arg::Building(Building { name, space }) => Noun { space: space.clone(), ..noun(*name) }.into(),
        reason::Arg::Error(error) => refusal(error).into(),
    }
}

fn noun(name: Name) -> Noun {
    match name {
        Name::Classic(tile) => Noun::new(classic::ids::tile(tile)),
        Name::Place(spot) => Noun::new(classic::ids::place(spot)),
        Name::Line(line) => Noun::new(classic::ids::line(line)),
        Name::Card(card) => Noun::new(magna_carta::ids::card(card)),
        Name::Prestige(building) => Noun::new(magna_carta::ids::prestige(building)),
        Name::CardResidence => Noun::new(magna_carta::ids::RESIDENCE),
        Name::Y1303(tile) => Noun::new(y1303::ids::tile(tile)),
        Name::Residence1303 => Noun::new(y1303::ids::RESIDENCE),
        Name::Site => Noun::new(y1303::ids::SITE),
        Name::Character(character) => Noun::new(y1303::ids::character(character)),
    }
}
