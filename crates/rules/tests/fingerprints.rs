//! Fingerprints of the rules: numbers that change when anything in the game changes, kept as texts.

mod support;

use std::fmt::Write;

use caylus_rules::classic::{Classic, Options};
use caylus_rules::perft::perft;
use caylus_rules::{Game, MoveList};
use support::dice::Dice;
use support::golden;
use support::policy::Policy;
use support::starts::Start;

const EDITIONS: [(&str, Options); 4] = [
    ("french", Options::FRENCH),
    ("english", Options::ENGLISH),
    ("premium", Options::PREMIUM),
    ("simplified", Options { simplified_favors: true, ..Options::FRENCH }),
];

/// How many lines of 1, 2, 3 … decisions there are, as long as there are likely to be no more than `most`.
fn counts(game: &Classic, most: u64) -> String {
    let mut counts: Vec<u64> = Vec::new();
    for depth in 1.. {
        let count = perft(game, depth);
        counts.push(count);
        let before = depth.checked_sub(2).map_or(1, |before| counts[before as usize]);
        if count.saturating_mul(count / before.max(1)) > most || depth == 12 {
            break;
        }
    }
    counts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Plays a fixed game up to that many decisions, or to its end.
fn play(players: usize, options: Options, start: Start, policy: Policy, seed: u64, most: usize) -> (Classic, Trace) {
    let mut dice = Dice::new(seed);
    let mut trace = Trace::new();
    let mut events = Vec::new();
    let mut game = match start.position(players, options, &mut dice) {
        None => Classic::new(players, &options, seed, &mut events).expect("a legal set-up"),
        Some(position) => Classic::from_position(&position).expect("a possible position"),
    };
    let mut moves = MoveList::new();
    while !game.is_over() && trace.decisions < most {
        game.legal_moves(&mut moves);
        let chosen = policy.choose(&game.to_position(), &moves, &mut dice);
        events.clear();
        game.apply(chosen, &mut events).expect("a legal move");
        trace.decisions += 1;
        trace.add(&format!("{} {chosen} ", moves.len()));
        events.iter().for_each(|event| trace.add(&serde_json::to_string(event).expect("an event can be written")));
    }
    (game, trace)
}

/// A short mark of everything that was played and that happened: the hash FNV-1a of 64 bits.
struct Trace {
    decisions: usize,
    mark: u64,
}

impl Trace {
    fn new() -> Self {
        Self { decisions: 0, mark: 0xcbf2_9ce4_8422_2325 }
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.mark = (self.mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[test]
fn lines_of_play_are_as_many_as_ever() {
    let mut text = String::from(
        "# How many lines of 1, 2, 3 … decisions there are. Written by tests/fingerprints.rs; `cargo xtask bless`\n\
         # writes it anew. First from set-up, then from the middle of random games.\n",
    );
    for players in 2..=5 {
        let (game, _) = play(players, Options::FRENCH, Start::SetUp, Policy::Uniform, 1, 0);
        writeln!(text, "{players} players, french, set-up: {}", counts(&game, 4_000_000)).expect("a text grows");
    }
    for start in [Start::SetUp, Start::Crafts, Start::Town, Start::Returns, Start::LastTowers] {
        for players in 2..=5 {
            for (edition, options) in EDITIONS {
                for after in [15, 35, 60, 90] {
                    let (game, trace) = play(players, options, start, Policy::Eager, after as u64, after);
                    let (after, lines) = (trace.decisions, counts(&game, 200_000));
                    writeln!(text, "{players} players, {edition}, {start:?}, after {after}: {lines}")
                        .expect("a text grows");
                }
            }
        }
    }
    golden::compare("fingerprints/perft.txt", &text);
}

#[test]
fn fixed_games_end_as_ever() {
    let mut text = String::from(
        "# Random games with fixed seeds: how many decisions, the final scores in seat order, and a mark of all moves\n\
         # and events. Written by tests/fingerprints.rs; `cargo xtask bless` writes it anew.\n",
    );
    for players in 2..=5 {
        for (edition, options) in EDITIONS {
            for (start, policy) in [
                (Start::SetUp, Policy::Uniform),
                (Start::SetUp, Policy::Eager),
                (Start::Plenty, Policy::Eager),
                (Start::Crafts, Policy::Eager),
                (Start::LastTowers, Policy::Eager),
            ] {
                for seed in 1..=3 {
                    let (game, trace) = play(players, options, start, policy, seed, usize::MAX);
                    let scores: Vec<String> = game.scores().iter().map(|score| score.total.to_string()).collect();
                    let (decisions, scores, mark) = (trace.decisions, scores.join(" "), trace.mark);
                    writeln!(
                        text,
                        "{players} players, {edition}, {start:?}, {policy:?}, seed {seed}: {decisions} decisions, scores {scores}, mark {mark:016x}"
                    )
                    .expect("a text grows");
                }
            }
        }
    }
    golden::compare("fingerprints/games.txt", &text);
}
