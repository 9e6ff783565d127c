//! Arbitrary text as records.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    caylus_fuzz::for_every_game!(record, text);
});
