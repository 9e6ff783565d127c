//! What time it is: the one place that looks at the clock.

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}
