//! Fingerprints of the rules: numbers that change when anything in a game changes, kept as texts.

use std::fmt::Write;

use crate::common::game::TestGame;
use crate::common::golden;
use crate::common::policy::Policy;
use crate::common::referee::Plan;
use caylus_rules::classic::{self as caylus, Classic};
use caylus_rules::magna_carta::{self as carta, MagnaCarta};
use caylus_rules::perft::perft;
use caylus_rules::y1303::{self as later, Caylus1303};
use caylus_rules::{Game, MoveList};

/// Options by name.
type Variants<G, const N: usize> = [(&'static str, <G as Game>::Options); N];

const CLASSIC: Variants<Classic, 4> = [
    ("french", caylus::Options::FRENCH),
    ("english", caylus::Options::ENGLISH),
    ("premium", caylus::Options::PREMIUM),
    ("simplified", caylus::Options { simplified_favors: true, ..caylus::Options::FRENCH }),
];
const MAGNA_CARTA: Variants<MagnaCarta, 2> =
    [("standard", carta::Options::STANDARD), ("beginner", carta::Options::BEGINNER)];
const CAYLUS_1303: Variants<Caylus1303, 2> = [
    ("random characters", later::Options { characters: later::Set::Random, open_prestige: false }),
    ("first game", later::Options::FIRST_GAME),
];

/// How many lines of 1, 2, 3 … decisions there are, as long as there are likely to be no more than `most`.
fn counts<G: Game>(game: &G, most: u64) -> String {
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
fn play<G: TestGame>(plan: &Plan<G>, most: usize) -> (G, Trace) {
    let (record, mut events, mut dice) = plan.begin();
    let mut game = *record.game();
    let mut trace = Trace::new();
    let mut moves = MoveList::new();
    while !game.is_over() && trace.decisions < most {
        game.legal_moves(&mut moves);
        let chosen = plan.policy.choose::<G>(&game.to_position(), &moves, &mut dice);
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

/// Lines of play from set-up with the first of the options, then from the middle of games with all of them.
fn check_lines<G: TestGame, const N: usize>(file: &str, variants: &Variants<G, N>, starts: &[G::Start]) {
    let mut text = String::from(
        "# How many lines of 1, 2, 3 … decisions there are. Written by tests/suite/fingerprints.rs; `cargo xtask bless`\n\
         # writes it anew. First from set-up, then from the middle of random games.\n",
    );
    let (first, options) = &variants[0];
    for players in G::PLAYERS {
        let (options, start) = (options.clone(), G::STARTS[0]);
        let (game, _) = play::<G>(&Plan { players, options, start, policy: Policy::Uniform, seed: 1 }, 0);
        writeln!(text, "{players} players, {first}, set-up: {}", counts(&game, 4_000_000)).expect("a text grows");
    }
    for start in starts {
        for players in G::PLAYERS {
            for (name, options) in variants {
                for after in [15, 35, 60, 90] {
                    let (options, start, policy) = (options.clone(), *start, Policy::Eager);
                    let (game, trace) = play::<G>(&Plan { players, options, start, policy, seed: after as u64 }, after);
                    let (after, lines) = (trace.decisions, counts(&game, 200_000));
                    writeln!(text, "{players} players, {name}, {start:?}, after {after}: {lines}")
                        .expect("a text grows");
                }
            }
        }
    }
    golden::compare(&format!("fingerprints/{file}perft.txt"), &text);
}

/// Whole games.
fn check_games<G: TestGame, const N: usize>(file: &str, variants: &Variants<G, N>, mix: &[(G::Start, Policy)]) {
    let mut text = String::from(
        "# Random games with fixed seeds: how many decisions, the final scores in seat order, and a mark of all moves\n\
         # and events. Written by tests/suite/fingerprints.rs; `cargo xtask bless` writes it anew.\n",
    );
    for players in G::PLAYERS {
        for (name, options) in variants {
            for (start, policy) in mix {
                for seed in 1..=3 {
                    let plan = Plan { players, options: options.clone(), start: *start, policy: *policy, seed };
                    let (game, trace) = play::<G>(&plan, usize::MAX);
                    let scores: Vec<String> = game.scores().iter().map(|score| score.total.to_string()).collect();
                    let (decisions, scores, mark) = (trace.decisions, scores.join(" "), trace.mark);
                    writeln!(
                        text,
                        "{players} players, {name}, {start:?}, {policy:?}, seed {seed}: {decisions} decisions, scores {scores}, mark {mark:016x}"
                    )
                    .expect("a text grows");
                }
            }
        }
    }
    golden::compare(&format!("fingerprints/{file}games.txt"), &text);
}

#[test]
fn classic_perft_is_unchanged() {
    use crate::classic::starts::Start::{Crafts, LastTowers, Returns, SetUp, Town};
    check_lines::<Classic, 4>("", &CLASSIC, &[SetUp, Crafts, Town, Returns, LastTowers]);
}

#[test]
fn magna_carta_perft_is_unchanged() {
    check_lines::<MagnaCarta, 2>("magna-carta-", &MAGNA_CARTA, MagnaCarta::STARTS);
}

#[test]
fn caylus_1303_perft_is_unchanged() {
    check_lines::<Caylus1303, 2>("1303-", &CAYLUS_1303, Caylus1303::STARTS);
}

#[test]
fn classic_games_are_unchanged() {
    use crate::classic::starts::Start::{Crafts, LastTowers, Plenty, SetUp};
    use Policy::{Eager, Uniform};
    let mix = [(SetUp, Uniform), (SetUp, Eager), (Plenty, Eager), (Crafts, Eager), (LastTowers, Eager)];
    check_games::<Classic, 4>("", &CLASSIC, &mix);
}

#[test]
fn magna_carta_games_are_unchanged() {
    use crate::magna_carta::starts::Start::{Crafts, FewCards, LastTokens, SetUp};
    use Policy::{Eager, Idle, Uniform};
    let mix = [(SetUp, Uniform), (SetUp, Eager), (SetUp, Idle), (Crafts, Eager), (LastTokens, Eager), (FewCards, Idle)];
    check_games::<MagnaCarta, 2>("magna-carta-", &MAGNA_CARTA, &mix);
}

#[test]
fn caylus_1303_games_are_unchanged() {
    use crate::y1303::starts::Start::{Court, Plenty, SetUp, Town};
    use Policy::{Eager, Idle, Uniform};
    let mix = [(SetUp, Uniform), (SetUp, Eager), (SetUp, Idle), (Plenty, Eager), (Town, Eager), (Court, Eager)];
    check_games::<Caylus1303, 2>("1303-", &CAYLUS_1303, &mix);
}
