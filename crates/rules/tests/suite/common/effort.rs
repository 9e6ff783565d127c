//! Test sizes: short, which still covers every path, or about ten times as long with `cargo xtask test --long`.

pub(crate) fn is_long() -> bool {
    std::env::var("CAYLUS_TESTS").is_ok_and(|wanted| wanted == "long")
}

pub(crate) fn short_or_long<T>(short: T, long: T) -> T {
    if is_long() { long } else { short }
}
