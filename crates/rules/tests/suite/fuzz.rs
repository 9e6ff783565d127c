//! Untrusted input, for every game: it is rejected with a reason, or yields a game that can be played to the end.

/// The tests of one game, with the number of cases for mutated positions, composed ones, and the rest.
macro_rules! fuzz_tests {
    ($name:ident, $game:ty, $mutated:expr, $composed:expr, $others:expr) => {
        mod $name {
            use caylus_rules::Game;
            use proptest::collection::vec;
            use proptest::prelude::*;
            use proptest::sample::Index;

            use crate::common::fuzz_checks::{
                check_arbitrary_moves, check_composed, check_mutated, check_position_text, check_record_text, check_text,
                config, word,
            };
            use crate::common::game::TestGame;
            use crate::common::mutate::{mutate_lines, mutate_text, with_duplicate_key};

            type This = $game;

            fn samples() -> &'static crate::common::samples::Samples {
                This::samples()
            }

            proptest! {
                #![proptest_config(config($mutated))]

                #[test]
                fn mutated_positions_are_rejected_or_playable(
                    base in any::<Index>(),
                    other in any::<Index>(),
                    complete in prop::bool::weighted(0.2),
                    changes in vec(any::<(u16, u8, u16)>(), 1..5),
                    seed in any::<u64>(),
                ) {
                    let (base, other) = (base.get(&samples().positions), other.get(&samples().positions));
                    check_mutated::<This>(base, other, complete, &changes, seed);
                }
            }

            proptest! {
                #![proptest_config(config($composed))]

                #[test]
                fn composed_positions_are_rejected_or_playable(seed in any::<u64>()) {
                    check_composed::<This>(seed);
                }
            }

            proptest! {
                #![proptest_config(config($others))]

                #[test]
                fn mutated_position_texts_are_rejected_or_playable(
                    base in any::<Index>(),
                    changes in vec(any::<(u32, u8, char)>(), 1..4),
                    seed in any::<u64>(),
                ) {
                    check_position_text::<This>(&mutate_text(&base.get(&samples().positions).to_string(), &changes), seed);
                }

                #[test]
                fn rejects_duplicate_keys(base in any::<Index>(), number in 0_usize..400) {
                    if let Some(text) = with_duplicate_key(base.get(&samples().positions), number) {
                        prop_assert!(serde_json::from_str::<<This as Game>::Position>(&text).is_err(), "{text}");
                    }
                }

                #[test]
                fn mutated_records_are_rejected_or_valid(
                    base in any::<Index>(),
                    lines in vec(any::<(u16, u8, u16)>(), 0..3),
                    chars in vec(any::<(u32, u8, char)>(), 0..3),
                ) {
                    let record: &String = base.get(&samples().records);
                    let lines = mutate_lines(record, &lines);
                    check_record_text::<This>(&lines);
                    check_record_text::<This>(&mutate_text(&lines, &chars));
                }

                #[test]
                fn arbitrary_records_are_rejected_or_valid(
                    lines in vec(vec(word::<This>(), 0..5), 0..12),
                    bytes in vec(any::<u8>(), 0..200),
                ) {
                    let lines: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
                    let (lines, bytes) = (lines.join("\n"), String::from_utf8_lossy(&bytes));
                    check_record_text::<This>(&lines);
                    check_record_text::<This>(&format!("caylus-record 1\ngame: {}\nplayers: 3\nseed: 7\n{lines}", This::NAME));
                    check_record_text::<This>(&bytes);
                    check_position_text::<This>(&bytes, 1);
                }

                #[test]
                fn arbitrary_moves_are_rejected_or_round_trip(
                    words in vec(word::<This>(), 0..7),
                    plain in "\\PC{0,30}",
                    one in any::<Index>(),
                    changes in vec(any::<(u32, u8, char)>(), 0..3),
                ) {
                    let words = words.join(" ");
                    let one = one.get(This::all_moves()).to_string();
                    let options = This::some_options(changes.len() as u64).to_string();
                    for text in [&words, &one, &options].map(|text| mutate_text(text, &changes)) {
                        check_text::<This>(&text);
                    }
                    check_text::<This>(&words);
                    check_text::<This>(&plain);
                }

                #[test]
                fn arbitrary_moves_keep_the_game_valid(
                    base in any::<Index>(),
                    moves in vec((any::<bool>(), any::<Index>()), 1..150),
                ) {
                    check_arbitrary_moves::<This>(base.get(&samples().positions), moves);
                }
            }
        }
    };
}

fuzz_tests!(caylus, caylus_rules::classic::Classic, 15_000, 15_000, 3_000);
fuzz_tests!(caylus_magna_carta, caylus_rules::magna_carta::MagnaCarta, 8_000, 8_000, 1_500);
// Fewer composed positions: most are valid here, and take many rounds to play.
fuzz_tests!(caylus_1303, caylus_rules::y1303::Caylus1303, 5_000, 1_000, 1_200);
