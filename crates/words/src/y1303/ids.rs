//! Text ids, made from the names in notation.

use caylus_rules::y1303::position::RoadDoc;
use caylus_rules::y1303::{Character, Decision, Kind, Phase, Tile};

use crate::{Message, Phrase};

/// A claimed tile turned into a residence.
pub(crate) const RESIDENCE: &str = "y1303-residence";
pub(crate) const SITE: &str = "y1303-site";

pub(super) const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Character => "character",
        Decision::EarlyRiser => "early-riser",
        Decision::Place => "place",
        Decision::Effect { .. } => "effect",
        Decision::Lawyer => "lawyer",
        Decision::Build { .. } => "build",
        Decision::Toll => "toll",
        Decision::Bridge => "bridge",
        Decision::Bailiff => "bailiff",
        Decision::Batch => "batch",
        Decision::Monument => "monument",
        Decision::Favor => "favor",
        Decision::FavorCharacter => "favor-character",
    }
}

/// A phase, with its heading.
pub(super) fn phase(phase: Phase) -> Phrase {
    let name = phase_name(phase);
    Phrase::Phase(name, Message::new(format!("y1303-phase-{name}")))
}

pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Characters => "characters",
        Phase::Planning => "planning",
        Phase::Activation => "activation",
        Phase::Delivery => "delivery",
        Phase::Stewardship => "stewardship",
        Phase::Over => "over",
    }
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Wood => "y1303-kind-wood",
        Kind::Stone => "y1303-kind-stone",
        _ => "y1303-kind-monument",
    }
}

pub(crate) fn tile(tile: Tile) -> String {
    format!("y1303-tile-{}", tile.id().replace(':', "-"))
}

/// A tile on the road, the residence it became, or the monument that covers it.
pub(super) fn on_road(doc: &RoadDoc) -> String {
    let turned = doc.tile.kind() == Kind::Start && doc.owner.is_some() && !doc.claimed;
    match doc.monument {
        Some(monument) => tile(monument),
        None if turned => RESIDENCE.to_owned(),
        None => tile(doc.tile),
    }
}

pub(crate) fn character(character: Character) -> String {
    format!("y1303-character-{character}")
}

/// A character with the article.
pub(crate) fn the_character(character: Character) -> Message {
    Message::new(format!("y1303-character-{character}.called"))
}
