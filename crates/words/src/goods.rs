//! Lists and amounts in words.

use caylus_rules::parts::{Cube, Goods};

use crate::Words;

impl Words {
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
        self.list(&self.parts(goods))
    }

    /// The parts of an amount, such as `2 food`.
    pub fn parts(&self, goods: Goods) -> Vec<String> {
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
        parts.map(|(id, count)| self.say(&id, &[("count", &count)])).collect()
    }

    /// A cost in notation, as a table shows it: `1 wood, any`.
    pub(crate) fn cost(&self, cost: &str) -> String {
        let known = cost.strip_suffix(" any");
        // Cannot fail: the tests parse every cost.
        let goods: Goods = known.unwrap_or(cost).parse().unwrap_or_default();
        let cubes = Cube::ALL.into_iter().filter(|cube| goods.cubes.count(*cube) > 0);
        let mut parts: Vec<String> = cubes
            .map(|cube| format!("{} {}", goods.cubes.count(cube), self.say(&format!("cube-{cube}.short"), &[])))
            .collect();
        parts.extend(known.map(|_| self.say("goods-any", &[])));
        parts.join(", ")
    }
}

/// The kind of an amount, for texts whose verb depends on it.
pub(crate) fn kind(goods: Goods) -> &'static str {
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
