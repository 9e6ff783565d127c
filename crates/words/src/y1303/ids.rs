//! Text ids, made from the names in notation.

use caylus_rules::y1303::position::RoadDoc;
use caylus_rules::y1303::{Character, Decision, Kind, Phase, Tile};

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

pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Characters => "y1303-phase-characters",
        Phase::Planning => "y1303-phase-planning",
        Phase::Activation => "y1303-phase-activation",
        Phase::Delivery => "y1303-phase-delivery",
        Phase::Stewardship => "y1303-phase-stewardship",
        Phase::Over => "y1303-phase-over",
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
