//! Options by number, from the games' tables.

use caylus_rules::options::OptionTable;

/// Every combination of values, the default first; the first option changes fastest.
pub(crate) fn combinations<T: OptionTable>() -> Vec<T> {
    let mut all = vec![T::default()];
    for option in T::options().iter().filter(|option| T::default().value(option.name).is_some()) {
        let before = all.clone();
        for value in option.values.iter().filter(|value| **value != option.default) {
            all.extend(before.iter().map(|options| with(*options, option.name, value)));
        }
    }
    all
}

/// The options with one of them set.
pub(crate) fn with<T: OptionTable>(mut options: T, name: &str, value: &str) -> T {
    assert!(options.set(name, value), "there is no option {name}={value}");
    options
}
