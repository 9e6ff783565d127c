//! Amounts in words.

use caylus_rules::parts::{Cube, Goods};

use crate::text::{count, list};

/// An amount: `2 food, 1 wood and 3 deniers`.
pub(crate) fn goods(goods: Goods) -> String {
    list(&parts(goods))
}

/// The parts of an amount, such as `2 food`.
pub(crate) fn parts(goods: Goods) -> Vec<String> {
    let cubes = Cube::ALL.into_iter().map(|cube| (goods.cubes.count(cube), cube));
    let mut parts: Vec<String> =
        cubes.filter(|(number, _)| *number > 0).map(|(number, cube)| format!("{number} {cube}")).collect();
    if goods.deniers > 0 {
        parts.push(count(goods.deniers, "denier"));
    }
    if goods.prestige > 0 {
        parts.push(format!("{} PP", goods.prestige));
    }
    if goods.tokens > 0 {
        parts.push(count(goods.tokens, "token"));
    }
    parts
}
