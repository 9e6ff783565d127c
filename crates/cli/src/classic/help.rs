//! The rules of Caylus for each decision, in a few sentences.

use caylus_rules::classic::{Decision, Kind};

/// What a player who has to decide this should know.
pub(super) const fn help(decision: Option<Decision>) -> &'static str {
    match decision {
        None => "The game is over. Gold left over gave 3 PP each, 3 other cubes 1 PP, 4 deniers 1 PP.",
        Some(Decision::Place) => {
            "Phase 2: one after the other, the players place a worker or pass, until all have passed. A worker costs \
             1 denier and 1 more for each player who has passed; on your own buildings, or while you are on the right \
             circle of the Inn, always 1. The first to pass gets 1 denier. The owner of a building scores 1 PP when \
             somebody else places a worker there. Workers on the road work only up to the provost (P), and players \
             may move him. At the castle you need food and two other cubes of different kinds, or you lose 2 PP."
        }
        Some(Decision::Gate) => {
            "Phase 3: your worker on the Gate may go, free of charge, to any place where you could put a worker now, \
             or come home. Special buildings that it reaches act in this same phase."
        }
        Some(Decision::Guild) => {
            "Phase 3: the Merchants' guild moves the provost up to 3 spaces either way, free of charge."
        }
        Some(Decision::Joust) => "Phase 3: on the Joust field, 1 denier and 1 cloth buy one royal favor.",
        Some(Decision::Inn) => {
            "Phase 3: while your worker is on the right circle of the Inn, each of your placements costs 1 denier, \
             whoever has passed. But that worker cannot be placed."
        }
        Some(Decision::Provost) => {
            "Phase 4: in the order of passing, each player may once move the provost up to 3 spaces either way, for \
             1 denier a space. Buildings beyond him do not work this turn. If he ends beyond the bailiff (B), the \
             bailiff advances 2 spaces at the end of the turn, otherwise 1; this brings the counts and the end nearer."
        }
        Some(Decision::Produce | Decision::OwnerCube) => {
            "Phase 5: buildings that produce give cubes from the stock. When somebody uses another player's stone \
             production building, its owner takes one of its cubes too."
        }
        Some(Decision::Build { craft: Kind::Prestige, .. } | Decision::Site { .. }) => {
            "An Architect builds a prestige building in place of one of your residences."
        }
        Some(Decision::Build { .. }) => {
            "A Carpenter builds a wood building, a Mason a stone building. It goes to the first empty space of the \
             road and is yours: you score its points now, and 1 PP whenever somebody else places a worker there. \
             Type `tiles` to see everything that can be built."
        }
        Some(Decision::Lawyer { .. }) => {
            "A Lawyer turns a neutral building, or one of your own wood or stone buildings, into a residence of yours: \
             2 PP now and 1 denier a turn; prestige buildings are built on residences. If a worker is there, the \
             change waits for the end of phase 5."
        }
        Some(Decision::Trade { .. }) => "Phase 5: you may take one of the building's offers.",
        Some(Decision::Batch) => {
            "Phase 6: a batch is food and two other cubes of different kinds. Each batch is a house: 5 PP in the \
             Dungeon, 4 in the Walls, 3 in the Towers. Whoever gives the most batches this turn wins a favor. Houses \
             count again when their section is counted: two or more win favors, none costs points. Giving no batch \
             costs 2 PP."
        }
        Some(Decision::FavorLine | Decision::FavorEffect { .. } | Decision::FavorCube | Decision::FavorTrade) => {
            "A royal favor: choose a line, and your marker there advances one column if that column is open (1 and 2 \
             from the start, 3 and 4 after the Dungeon count, 5 after the Walls count). Then use one effect of the \
             line, up to your marker. In one phase each line can be used once."
        }
    }
}
