//! Lines of text as moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: (u64, &str)| {
    caylus_fuzz::for_every_game!(moves, input.0, input.1);
});
