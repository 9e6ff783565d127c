//! Arbitrary bytes as positions.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    caylus_fuzz::for_every_game!(position, bytes);
});
