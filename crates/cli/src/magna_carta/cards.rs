//! Cards and prestige buildings of Magna Carta in words: what they are called, what they do, what building them takes.

use caylus_rules::magna_carta::{Card, Phase, Prestige, Section};

use Card::*;
use Prestige::*;

/// The name of a card; neutral cards may share theirs with a player's.
pub(super) const fn name(card: Card) -> &'static str {
    match card {
        SmallFarm => "Small farm",
        SmallSawmill => "Small sawmill",
        SmallQuarry => "Small quarry",
        Peddler | NeutralPeddler => "Peddler",
        Market => "Market",
        Lawyer => "Lawyer",
        LargeFarm => "Large farm",
        LargeSawmill => "Large sawmill",
        LargeQuarry => "Large quarry",
        GoldMine => "Gold mine",
        Bank => "Bank",
        Church => "Church",
        NeutralPark => "Park",
        NeutralForest => "Forest",
        NeutralQuarry => "Quarry",
        NeutralTradingPost => "Trading post",
    }
}

/// What a card does for the owner of the worker.
pub(super) const fn primary(card: Card) -> &'static str {
    match card {
        SmallFarm | NeutralPark => "1 food",
        SmallSawmill | NeutralForest => "1 wood",
        SmallQuarry | NeutralQuarry => "1 stone",
        Peddler => "buy 1-2 cubes at 1 d",
        Market => "sell 1 cube for 4 d",
        Lawyer => "make a residence",
        LargeFarm => "2 food",
        LargeSawmill => "2 wood",
        LargeQuarry => "2 stone",
        GoldMine => "1 gold",
        Bank => "1 d for 1 gold or 3 for 2",
        Church => "2 d for a token or 5 for 2",
        NeutralTradingPost => "2 d",
        NeutralPeddler => "buy 1 cube for 1 d",
    }
}

/// What a card does for its owner when another player's worker is on it; neutral cards have no owner.
pub(super) const fn secondary(card: Card) -> &'static str {
    match card {
        SmallFarm | LargeFarm => "1 food",
        SmallSawmill | LargeSawmill => "1 wood",
        SmallQuarry | LargeQuarry => "1 stone",
        Peddler => "buy 1 cube for 1 d",
        Market => "1 d",
        Lawyer => "2 d",
        GoldMine => "1 cube for 1 gold",
        Bank => "2 d for 1 gold",
        Church => "3 d for one",
        NeutralPark | NeutralForest | NeutralQuarry | NeutralTradingPost | NeutralPeddler => "",
    }
}

/// What building a card costs, in notation; any cube is `any`.
pub(super) const fn cost(card: Card) -> &'static str {
    match card {
        SmallFarm | SmallSawmill | SmallQuarry | Lawyer => "food wood",
        Peddler | Market => "wood any",
        LargeFarm | LargeSawmill | LargeQuarry | GoldMine => "food 2stone",
        Bank | Church => "wood 2stone",
        NeutralPark | NeutralForest | NeutralQuarry | NeutralTradingPost | NeutralPeddler => "",
    }
}

/// The points a card is worth on the road.
pub(super) const fn points(card: Card) -> u16 {
    match card {
        SmallFarm | SmallSawmill | SmallQuarry => 1,
        Peddler | Market | Lawyer | LargeFarm | LargeSawmill | LargeQuarry | GoldMine => 2,
        Bank | Church => 3,
        NeutralPark | NeutralForest | NeutralQuarry | NeutralTradingPost | NeutralPeddler => 0,
    }
}

/// The name of a prestige building.
pub(super) const fn prestige_name(building: Prestige) -> &'static str {
    match building {
        Theatre => "Theatre",
        Statue => "Statue",
        Hotel => "Hotel",
        Stables => "Stables",
        TownHall => "Town hall",
        Monument => "Monument",
        Cathedral => "Cathedral",
    }
}

/// What a prestige building costs, in notation.
pub(super) const fn prestige_cost(building: Prestige) -> &'static str {
    match building {
        Theatre => "2wood gold",
        Statue => "2stone gold",
        Hotel => "3stone gold",
        Stables => "3food 2gold",
        TownHall => "3wood 2gold",
        Monument => "3stone 2gold",
        Cathedral => "5stone 3gold",
    }
}

/// The points a prestige building is worth.
pub(super) const fn prestige_points(building: Prestige) -> u16 {
    match building {
        Theatre | Statue | Hotel => 6,
        Stables | TownHall | Monument => 10,
        Cathedral => 14,
    }
}

/// What a prestige building gives beside its points.
pub(super) const fn prestige_extra(building: Prestige) -> &'static str {
    match building {
        Hotel => "income 1 d",
        _ => "",
    }
}

/// The heading over what happens in a phase.
pub(super) const fn phase_heading(phase: Phase) -> &'static str {
    match phase {
        Phase::Mulligan => "Before the first turn: the first hands",
        Phase::Income => "Phase 1: income",
        Phase::Actions => "Phase 2: actions",
        Phase::Provost => "Phase 3: the provost",
        Phase::Effects => "Phase 4: the cards of the road",
        Phase::Castle => "Phase 5: the castle",
        Phase::EndOfTurn => "Phase 6: end of turn",
        Phase::Over => "The end",
    }
}

/// The name of a section.
pub(super) const fn section_name(section: Section) -> &'static str {
    match section {
        Section::Dungeon => "Dungeon",
        Section::Walls => "Walls",
        Section::Towers => "Towers",
    }
}
