//! Which text belongs to what: the names of things in notation, as parts of ids.

use caylus_rules::magna_carta::position::RoadDoc;
use caylus_rules::magna_carta::{Card, Decision, Phase, Prestige, Section};

/// A card that was turned.
pub(crate) const RESIDENCE: &str = "magna-carta-residence";

/// The kind of decision, as in notation.
pub(super) const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Mulligan => "mulligan",
        Decision::Action => "action",
        Decision::Site { .. } => "site",
        Decision::Provost => "provost",
        Decision::Primary => "primary",
        Decision::Secondary => "secondary",
        Decision::Batch => "batch",
    }
}

/// The heading over a phase.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Mulligan => "magna-carta-phase-mulligan",
        Phase::Income => "magna-carta-phase-income",
        Phase::Actions => "magna-carta-phase-actions",
        Phase::Provost => "magna-carta-phase-provost",
        Phase::Effects => "magna-carta-phase-effects",
        Phase::Castle => "magna-carta-phase-castle",
        Phase::EndOfTurn => "magna-carta-phase-end-of-turn",
        Phase::Over => "magna-carta-phase-over",
    }
}

/// A card.
pub(crate) fn card(card: Card) -> String {
    format!("magna-carta-card-{}", card.id().replace(':', "-"))
}

/// A prestige building.
pub(crate) fn prestige(building: Prestige) -> String {
    format!("magna-carta-{}", building.id().replace(':', "-"))
}

/// What lies on the road: a card, or what has become of it.
pub(super) fn on_road(doc: &RoadDoc) -> String {
    match (doc.prestige, doc.residence) {
        (Some(building), _) => prestige(building),
        (None, true) => RESIDENCE.to_owned(),
        (None, false) => card(doc.card),
    }
}

/// A section of the castle.
pub(super) fn section(section: Section) -> String {
    format!("magna-carta-section-{}", section.name())
}
