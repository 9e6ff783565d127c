//! Nonsense from outside, for every game: it is refused with a reason, or it is a game that can be played to its end.

/// The tests of one game, with that many cases for spoiled positions, for composed ones, and for the rest.
macro_rules! nonsense {
    ($name:ident, $game:ty, $spoiled:expr, $composed:expr, $others:expr) => {
        mod $name {
            use caylus_rules::Game;
            use proptest::collection::vec;
            use proptest::prelude::*;
            use proptest::sample::Index;

            use crate::common::game::Played;
            use crate::common::mutate::{spoil_lines, spoil_text, with_key_twice};
            use crate::common::nonsense::{
                config, play_anything, read_composed, read_position, read_record, read_spoiled, read_text, word,
            };

            type This = $game;

            fn samples() -> &'static crate::common::samples::Samples {
                This::samples()
            }

            proptest! {
                #![proptest_config(config($spoiled))]

                #[test]
                fn spoiled_positions_are_refused_or_playable(
                    base in any::<Index>(),
                    other in any::<Index>(),
                    complete in prop::bool::weighted(0.2),
                    changes in vec(any::<(u16, u8, u16)>(), 1..5),
                    seed in any::<u64>(),
                ) {
                    let (base, other) = (base.get(&samples().positions), other.get(&samples().positions));
                    read_spoiled::<This>(base, other, complete, &changes, seed);
                }
            }

            proptest! {
                #![proptest_config(config($composed))]

                #[test]
                fn composed_positions_are_refused_or_playable(seed in any::<u64>()) {
                    read_composed::<This>(seed);
                }
            }

            proptest! {
                #![proptest_config(config($others))]

                #[test]
                fn spoiled_texts_of_positions_are_refused_or_playable(
                    base in any::<Index>(),
                    changes in vec(any::<(u32, u8, char)>(), 1..4),
                    seed in any::<u64>(),
                ) {
                    read_position::<This>(&spoil_text(&base.get(&samples().positions).to_string(), &changes), seed);
                }

                #[test]
                fn a_key_twice_is_refused(base in any::<Index>(), number in 0_usize..400) {
                    if let Some(text) = with_key_twice(base.get(&samples().positions), number) {
                        prop_assert!(serde_json::from_str::<<This as Game>::Position>(&text).is_err(), "{text}");
                    }
                }

                #[test]
                fn spoiled_records_are_refused_or_records(
                    base in any::<Index>(),
                    lines in vec(any::<(u16, u8, u16)>(), 0..3),
                    chars in vec(any::<(u32, u8, char)>(), 0..3),
                ) {
                    let record: &String = base.get(&samples().records);
                    let lines = spoil_lines(record, &lines);
                    read_record::<This>(&lines);
                    read_record::<This>(&spoil_text(&lines, &chars));
                }

                #[test]
                fn any_text_is_a_record_or_not(
                    lines in vec(vec(word::<This>(), 0..5), 0..12),
                    bytes in vec(any::<u8>(), 0..200),
                ) {
                    let lines: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
                    let (lines, bytes) = (lines.join("\n"), String::from_utf8_lossy(&bytes));
                    read_record::<This>(&lines);
                    read_record::<This>(&format!("caylus-record 1\ngame: {}\nplayers: 3\nseed: 7\n{lines}", This::NAME));
                    read_record::<This>(&bytes);
                    read_position::<This>(&bytes, 1);
                }

                #[test]
                fn any_text_is_a_move_or_not(
                    words in vec(word::<This>(), 0..7),
                    plain in "\\PC{0,30}",
                    one in any::<Index>(),
                    changes in vec(any::<(u32, u8, char)>(), 0..3),
                ) {
                    let words = words.join(" ");
                    let one = one.get(This::universe()).to_string();
                    let options = This::some_options(changes.len() as u64).to_string();
                    for text in [&words, &one, &options].map(|text| spoil_text(text, &changes)) {
                        read_text::<This>(&text);
                    }
                    read_text::<This>(&words);
                    read_text::<This>(&plain);
                }

                #[test]
                fn any_moves_in_any_order_leave_a_possible_game(
                    base in any::<Index>(),
                    moves in vec((any::<bool>(), any::<Index>()), 1..150),
                ) {
                    play_anything::<This>(base.get(&samples().positions), moves);
                }
            }
        }
    };
}

nonsense!(caylus, caylus_rules::classic::Classic, 15_000, 15_000, 3_000);
nonsense!(caylus_magna_carta, caylus_rules::magna_carta::MagnaCarta, 8_000, 8_000, 1_500);
// Most of the composed positions are possible, and are played for many rounds.
nonsense!(caylus_1303, caylus_rules::y1303::Caylus1303, 5_000, 1_000, 1_200);
