//! Text ids, made from the names in notation.

use caylus_rules::magna_carta::position::RoadDoc;
use caylus_rules::magna_carta::{Card, Decision, Phase, Prestige, Section};

use crate::{Message, Phrase};

/// A card turned into a residence.
pub(crate) const RESIDENCE: &str = "magna-carta-residence";

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

/// A phase, with its heading.
pub(super) fn phase(phase: Phase) -> Phrase {
    let name = phase_name(phase);
    Phrase::Phase(name, Message::new(format!("magna-carta-phase-{name}")))
}

pub(super) const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Mulligan => "mulligan",
        Phase::Income => "income",
        Phase::Actions => "actions",
        Phase::Provost => "provost",
        Phase::Effects => "effects",
        Phase::Castle => "castle",
        Phase::EndOfTurn => "end-of-turn",
        Phase::Over => "over",
    }
}

pub(crate) fn card(card: Card) -> String {
    format!("magna-carta-card-{}", card.id().replace(':', "-"))
}

pub(crate) fn prestige(building: Prestige) -> String {
    format!("magna-carta-{}", building.id().replace(':', "-"))
}

/// A card on the road, the residence it became, or the building that covers it.
pub(super) fn on_road(doc: &RoadDoc) -> String {
    match (doc.prestige, doc.residence) {
        (Some(building), _) => prestige(building),
        (None, true) => RESIDENCE.to_owned(),
        (None, false) => card(doc.card),
    }
}

pub(super) fn section(section: Section) -> String {
    format!("magna-carta-section-{}", section.name())
}
