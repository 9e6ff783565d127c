//! Puts messages into the words of a language.

use caylus_rules::facts::Amount;
use caylus_rules::parts::{Cube, Goods};
use fluent_bundle::FluentArgs;

use crate::{Arg, Join, Message, Names, Noun, Words};

impl Words {
    /// A message in words. A missing text shows as its id in braces.
    pub fn render(&self, message: &Message, names: &Names) -> String {
        let mut args = FluentArgs::with_capacity(4 * message.args.len());
        for (name, arg) in &message.args {
            self.put(name, arg, names, &mut args);
        }
        self.format(&message.id, &args).unwrap_or_else(|| format!("{{{}}}", message.id))
    }

    /// A message that names no player.
    pub(crate) fn plain(&self, message: &Message) -> String {
        self.render(message, &Names::default())
    }

    /// An argument in words.
    pub fn arg(&self, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone().into_owned(),
            Arg::Seat(player) => names.of_player(*player).to_owned(),
            Arg::Noun(noun) => self.form(noun, None).unwrap_or_else(|| format!("{{{}}}", noun.id)),
            Arg::Goods(goods) => self.goods(*goods),
            Arg::Message(message) => self.render(message, names),
            Arg::List(list, join) => {
                let texts: Vec<String> = list.iter().map(|arg| self.arg(arg, names)).collect();
                match join {
                    Join::And => self.list(&texts),
                    Join::Comma => texts.join(", "),
                    Join::Slash => texts.join(" / "),
                    Join::Remarks => self.remarks(&texts),
                }
            }
        }
    }

    /// Sets the variables of an argument.
    fn put<'a>(&self, name: &'a str, arg: &Arg, names: &Names, args: &mut FluentArgs<'a>) {
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Noun(noun) => {
                args.set(name, self.arg(arg, names));
                for form in Noun::FORMS {
                    if let Some(text) = self.form(noun, Some(form)) {
                        args.set(format!("{name}-{form}"), text);
                    }
                }
            }
            Arg::Goods(goods) => {
                args.set(name, self.goods(*goods));
                args.set(format!("{name}-kind"), kind(*goods));
            }
            _ => args.set(name, self.arg(arg, names)),
        }
    }

    /// A form of a name, with its space.
    fn form(&self, noun: &Noun, form: Option<&str>) -> Option<String> {
        let id = form.map_or_else(|| noun.id.clone().into_owned(), |form| format!("{}.{form}", noun.id));
        let text = self.find(&id, &[])?;
        Some(match &noun.space {
            Some(space) => format!("{text} ({space})"),
            None => text,
        })
    }

    /// Joins words as in a sentence: `a, b and c`.
    pub fn list<S: AsRef<str>>(&self, parts: &[S]) -> String {
        match parts {
            [] => self.say("nothing", &[]),
            [only] => only.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
                self.say("list-and", &[("first", &first.join(", ")), ("last", &last.as_ref())])
            }
        }
    }

    /// Joins remarks: `a; b; c`.
    pub fn remarks<S: AsRef<str>>(&self, parts: &[S]) -> String {
        let texts = parts.iter().map(|part| part.as_ref().to_owned()).filter(|part| !part.is_empty());
        texts.reduce(|first, then| self.say("remarks", &[("first", &first), ("then", &then)])).unwrap_or_default()
    }

    /// An amount: `2 food, 1 wood and 3 deniers`.
    pub fn goods(&self, goods: Goods) -> String {
        let Goods { cubes, deniers, workers, prestige, tokens, favors } = goods;
        let cubes = Cube::ALL.into_iter().map(|cube| (format!("cube-{cube}.count"), cubes.count(cube)));
        let others = [
            ("goods-deniers", deniers),
            ("goods-workers", workers),
            ("goods-prestige", prestige),
            ("goods-tokens", tokens),
            ("goods-favors", favors),
        ];
        let others = others.map(|(id, count)| (id.to_owned(), count));
        let parts = cubes.chain(others).filter(|(_, count)| *count > 0);
        self.list(&parts.map(|(id, count)| self.say(&id, &[("count", &count)])).collect::<Vec<_>>())
    }

    /// A cost in cubes, as a table shows it: `1 wood, any`.
    pub(crate) fn cost(&self, cost: Option<Amount>) -> String {
        let Amount { goods, any, plain } = cost.unwrap_or_default();
        let cubes = Cube::ALL.into_iter().filter(|cube| goods.cubes.count(*cube) > 0);
        let cubes =
            cubes.map(|cube| format!("{} {}", goods.cubes.count(cube), self.say(&format!("cube-{cube}.short"), &[])));
        let chosen = (0..any + plain).map(|_| self.say("goods-any", &[]));
        cubes.chain(chosen).collect::<Vec<_>>().join(", ")
    }
}

/// The kind of an amount, for texts whose verb depends on it.
fn kind(goods: Goods) -> &'static str {
    if goods == Goods::deniers(goods.deniers) {
        "deniers"
    } else if goods == Goods::prestige(goods.prestige) {
        "prestige"
    } else if goods == Goods::workers(goods.workers) {
        "workers"
    } else {
        "cubes"
    }
}
