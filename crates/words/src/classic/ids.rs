//! Text ids, made from the names in notation.

use caylus_rules::classic::{Decision, Kind, Line, Phase, Section, Spot, Tile};

use crate::{Message, Phrase};

pub(super) const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Place => "place",
        Decision::Gate => "gate",
        Decision::Guild => "guild",
        Decision::Joust => "joust",
        Decision::Inn => "inn",
        Decision::Provost => "provost",
        Decision::Produce => "produce",
        Decision::OwnerCube => "owner-cube",
        Decision::Build { .. } => "build",
        Decision::Site { .. } => "site",
        Decision::Lawyer { .. } => "lawyer",
        Decision::Trade { .. } => "trade",
        Decision::Batch => "batch",
        Decision::FavorLine => "favor-line",
        Decision::FavorEffect { .. } => "favor-effect",
        Decision::FavorCube => "favor-cube",
        Decision::FavorTrade => "favor-trade",
    }
}

/// A phase, with its heading.
pub(super) fn phase(phase: Phase) -> Phrase {
    let name = phase_name(phase);
    Phrase::Phase(name, Message::new(format!("classic-phase-{name}")))
}

pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Income => "income",
        Phase::Placing => "placing",
        Phase::Special => "special",
        Phase::Provost => "provost",
        Phase::Activation => "activation",
        Phase::Castle => "castle",
        Phase::EndOfTurn => "end-of-turn",
        Phase::Over => "over",
    }
}

/// What a craft can build.
pub(super) const fn craft(craft: Kind) -> &'static str {
    match craft {
        Kind::Wood => "classic-craft-wood",
        Kind::Stone => "classic-craft-stone",
        _ => "classic-craft-prestige",
    }
}

pub(crate) fn tile(tile: Tile) -> String {
    format!("classic-tile-{}", tile.id().replace(':', "-"))
}

/// A place for workers off the road.
pub(crate) fn place(spot: Spot) -> String {
    format!("classic-place-{spot}")
}

pub(super) fn section(section: Section) -> String {
    format!("classic-section-{}", section.name())
}

pub(crate) fn line(line: Line) -> String {
    format!("classic-line-{}", line.name())
}
