//! The rules of Magna Carta for each decision, in a few sentences.

use caylus_rules::magna_carta::{Decision, Options, Rules};

/// What a player who has to decide this should know.
pub(super) const fn help(decision: Option<Decision>, options: Options) -> &'static str {
    let beginner = matches!(options.rules, Rules::Beginner);
    match decision {
        None => "The game is over. Each gold left over gave 1 PP, 3 other cubes 1 PP, 3 deniers 1 PP.",
        Some(Decision::Mulligan) => {
            "Everybody has drawn 3 of the own cards and may, once, discard all three and draw 3 others. Cheap cards \
             (1 food and 1 wood) can be built at once. Type `tiles` to see what every card costs and does."
        }
        Some(Decision::Action) if beginner => {
            "Phase 2: one action each, round after round, until all have passed. For 1 denier: draw a card, or replace \
             your whole hand, or place a worker on a card of the road that has none, whoever owns it. For cubes: build \
             a card of your hand at the end of the road, where everybody can use it at once, or build a prestige \
             building, which only brings points. Gold can stand for any cube. When another player's worker uses your \
             card, you get something too. The first to pass gets 1 denier. Type `tiles` to see all cards and \
             prestige buildings."
        }
        Some(Decision::Action) => {
            "Phase 2: one action each, round after round, until all have passed. For 1 denier: draw a card, or replace \
             your whole hand, or place a worker on a card of the road that has none, whoever owns it. For cubes: build \
             a card of your hand at the end of the road, where everybody can use it at once, or build a prestige \
             building on one of your residences. Gold can stand for any cube. Cards act only up to the provost (P), \
             and players may move him. When another player's worker uses your card, you get something too. The first \
             to pass gets 1 denier. Type `tiles` to see all cards and prestige buildings."
        }
        Some(Decision::Site { .. }) => {
            "A prestige building covers one of your residences. The residence's point and its income are gone."
        }
        Some(Decision::Provost) => {
            "Phase 3: in the order of passing, each player may once move the provost up to 3 cards either way, for \
             1 denier a card. Cards beyond him do not act this turn: their workers go home with nothing. At the end of \
             the turn he advances 2 cards."
        }
        Some(Decision::Primary) => {
            "Phase 4: your worker uses this card, if you like. At the Lawyer, 1 food or gold turns one of your cards \
             on the road into a residence: 1 PP instead of its own, 1 denier a turn, and room for a prestige building. \
             A card whose worker has yet to act is turned when the phase is over."
        }
        Some(Decision::Secondary) => {
            "Phase 4: another player's worker uses your card, so you may take the owner's share. On small producers it \
             is one of the cubes that lie there, as long as there are any."
        }
        Some(Decision::Batch) => {
            "Phase 5: a batch is 1 food, 1 wood and 1 stone; gold can stand for any of them. Each batch earns a castle \
             token: Dungeon 4 PP while there are any, then Walls 3 PP, then Towers 2 PP. Whoever gives the most \
             batches this turn, and first of those who are level, gets 1 gold. If nobody gives any, two tokens leave \
             the game. The game ends with the turn in which the last token goes."
        }
    }
}
