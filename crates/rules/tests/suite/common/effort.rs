//! How much is repeated: enough to take every path, or ten times as much with `cargo xtask test --long`.

/// Was the long form of the tests asked for?
pub(crate) fn is_long() -> bool {
    std::env::var("CAYLUS_TESTS").is_ok_and(|wanted| wanted == "long")
}

/// A number of repetitions, and the same for the long form.
pub(crate) fn short_or_long<T>(short: T, long: T) -> T {
    if is_long() { long } else { short }
}
