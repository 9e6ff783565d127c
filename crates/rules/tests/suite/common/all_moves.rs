//! Reads every move that the notation can write.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The moves with these texts, in order. Every text is a different move, and every move round-trips.
pub(crate) fn read_all<M>(texts: Vec<String>) -> Vec<M>
where
    M: FromStr<Err: Display> + Display + Debug + Ord,
{
    let texts: BTreeSet<String> = texts.into_iter().collect();
    let read = |text: &str| text.parse::<M>().unwrap_or_else(|error| panic!("{error}"));
    let moves: BTreeSet<M> = texts.iter().map(|text| read(text)).collect();
    assert_eq!(moves.len(), texts.len(), "two texts for one move");
    let own: BTreeSet<String> = moves.iter().map(M::to_string).collect();
    assert_eq!(own.len(), moves.len(), "one text for two moves");
    moves.iter().for_each(|one| assert_eq!(read(&one.to_string()), *one));
    moves.into_iter().collect()
}
