//! The paths that random play must cover.

use std::fmt;

use caylus_rules::y1303::{Character, Kind, Move, Tile};

use super::all_moves::ALL_MOVES;

/// A path that random play must cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Path {
    Rare(&'static str),
    /// By a worker; is it the neutral side?
    Used(Tile, bool),
    /// Through a favor.
    Site(Tile),
    Built(Tile),
    /// At the start.
    Chosen(Character),
    Stolen(Character),
    /// From the board, through a favor.
    Taken(Character),
    /// It made a difference.
    Power(Character),
    Offer(Move),
    Batch(Move),
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rare(what) => f.write_str(what),
            Self::Used(tile, false) => write!(f, "used {tile}"),
            Self::Used(tile, true) => write!(f, "used {tile}, neutral side"),
            Self::Site(tile) => write!(f, "used {tile} of the site"),
            Self::Built(tile) => write!(f, "built {tile}"),
            Self::Chosen(character) => write!(f, "chosen: {character}"),
            Self::Stolen(character) => write!(f, "stolen: {character}"),
            Self::Taken(character) => write!(f, "taken from the board: {character}"),
            Self::Power(character) => write!(f, "power of the {character}"),
            Self::Offer(chosen) | Self::Batch(chosen) => write!(f, "{chosen}"),
        }
    }
}

impl From<&'static str> for Path {
    fn from(what: &'static str) -> Self {
        Self::Rare(what)
    }
}

/// All paths that must be covered.
pub(crate) fn paths() -> Vec<Path> {
    let mut paths = RARE_PATHS.map(Path::Rare).to_vec();
    for tile in Tile::ALL {
        paths.extend(match tile.kind() {
            Kind::Fixed => vec![Path::Used(tile, true)],
            Kind::Start => vec![Path::Used(tile, true), Path::Site(tile)],
            Kind::Monument => vec![Path::Built(tile)],
            // The Mason never starts on the road.
            _ if tile == Tile::WoodMason => vec![Path::Used(tile, false), Path::Site(tile), Path::Built(tile)],
            _ => vec![Path::Used(tile, false), Path::Used(tile, true), Path::Site(tile), Path::Built(tile)],
        });
    }
    for character in Character::ALL {
        let of = [Path::Chosen, Path::Stolen, Path::Taken, Path::Power];
        paths.extend(of.map(|path| path(character)));
    }
    paths.extend(ALL_MOVES.iter().filter_map(|chosen| match chosen {
        Move::Trade(_) => Some(Path::Offer(*chosen)),
        Move::Batch(_) => Some(Path::Batch(*chosen)),
        _ => None,
    }));
    paths
}

/// Rare paths, by rule.
const RARE_PATHS: [&str; 58] = [
    "T0.8 camp empty, workers offered",
    "T0.8 camp too small, workers offered",
    "T0.8 no house left: Carpenter",
    "T0.8 no house left: Lawyer",
    "T0.8 no house left: Mason",
    "T1.1 owner gains a point",
    "T1.2 last at the site, five players",
    "T1.3 forced to pass",
    "T1.4 extra worker on the road",
    "T1.4 extra worker at the site",
    "T2.1 claimed with a worker on it",
    "T2.2 no empty space left: Carpenter",
    "T2.2 no empty space left: Mason",
    "T2.4 bridge: three steps",
    "T2.4 bridge: nobody can pay",
    "T2.5 provost at 5",
    "T2.5 provost at 29",
    "T2.6 two workers beyond the provost on one space",
    "T2.6 worker beyond the provost",
    "T3.1 several batches",
    "T3.2 most batches",
    "T3.2 no batch at all",
    "T3.2 tie for most batches",
    "T4.2 claimed and covered in one round",
    "T4.2 several monuments of a player in a round",
    "T4.3 camp too small for recruits",
    "T4.3 Garden",
    "T4.3 Granary",
    "T4.3 Manufactory",
    "T4.3 residences",
    "T4.4 nothing built",
    "T4.4 stone tile ignored",
    "T4.4 before the stone tile",
    "T4.4 beyond the stone tile",
    "T4.5 tie for the win",
    "T5.1 favor of the Fairground",
    "T5.1 favor of the Manor",
    "T5.1 favor of the Theatre",
    "T5.1 favor of the most batches",
    "T5.2 rounds 1-3, tile 1",
    "T5.2 rounds 4-6, tile 1",
    "T5.2 rounds 4-6, tile 2",
    "T5.2 rounds 7-9, tile 1",
    "T5.2 rounds 7-9, tile 2",
    "T5.2 rounds 7-9, tile 3",
    "T5.2 tile that cannot be used",
    "T5.2 tile declined",
    "T5.3 no character left on the board",
    "T6.1 Early riser and Night worker",
    "T6.1 Early riser to the site",
    "T6.2 Thief on a building of the Steward",
    "T6.3 Journeyman, owner's cube once for two",
    "T6.3 Journeyman, the owner is one of two",
    "T6.3 Journeyman with the extra cost",
    "T6.7 Goldsmith and Foreman in one batch",
    "T6.8 Deliveryman at the end with a worker",
    "T6.8 Deliveryman without a worker has the favor",
    "T6.8 Deliveryman without a worker loses a tie",
];
