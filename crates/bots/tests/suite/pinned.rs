//! `hard` is what other levels are measured against, so its play must not change.

use std::ops::ControlFlow;

use caylus_bots::arena::{self, Contest, Entrant, Observed};
use caylus_bots::{Bot, Heuristics, Level, Limit};
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;

struct Hard;

impl<G: Heuristics> Entrant<G> for Hard {
    fn name(&self) -> &str {
        "hard"
    }

    fn bot(&self) -> Result<Box<dyn Bot<G>>, String> {
        Ok(Level::Hard.bot(1))
    }
}

/// The moves of `caylus arena --seats hard,hard --games 2 --iterations 60 --seed 1`: how many, and their FNV-1a hash.
fn moves_of_two_games<G: Heuristics + Observed>() -> (usize, u64) {
    let contest = Contest::<G> {
        options: G::Options::default(),
        games: 2,
        seed: 1,
        threads: 1,
        limit: Limit::Iterations(60),
        stop_when_clear: false,
    };
    let mut moves: Vec<String> = Vec::new();
    let watch = |played: &arena::Played<G>, _: &_| {
        moves.extend(played.record.moves().iter().map(ToString::to_string));
        ControlFlow::Continue(())
    };
    arena::run(&[&Hard, &Hard], &contest, watch).expect("two may play");
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    (moves.len(), moves.join("\n").bytes().fold(0xcbf2_9ce4_8422_2325, hash))
}

#[test]
fn hard_plays_as_it_always_did() {
    assert_eq!(moves_of_two_games::<Classic>(), (620, 0x9854_a6b0_8f2b_320f));
    assert_eq!(moves_of_two_games::<MagnaCarta>(), (345, 0x1133_6c95_00b7_8a58));
    assert_eq!(moves_of_two_games::<Caylus1303>(), (485, 0x5950_1dfb_4896_980e));
}
