//! Training in seconds: it learns, resumes, and its nets play as trained.

use std::fs;
use std::path::PathBuf;

use caylus_bots::net::{Inputs, Net, POINTS_SCALE};
use caylus_bots::{Heuristics, Settings};
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::y1303::Caylus1303;
use caylus_trainer::fit::Fit;
use caylus_trainer::model::Model;
use caylus_trainer::rng::Rng;
use caylus_trainer::samples::{self, Sample};
use caylus_trainer::self_play::SelfPlay;
use caylus_trainer::train::Training;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

const PLAY: SelfPlay = SelfPlay { settings: Settings::HARD, iterations: 2, seed: 1 };

fn samples<G: Heuristics>(games: u64) -> Vec<Sample> {
    let read = |number| samples::read::<G>(&PLAY.play::<G>(number), &Settings::HARD).expect("a whole game");
    (0..games).flat_map(read).collect()
}

fn loss_falls<G: Heuristics>() {
    let (training, held_out) = (samples::<G>(40), samples::<G>(4));
    let fit = Fit { epochs: 6, batch: 16, ..Fit::new(1, 1) };
    let mut losses = Vec::new();
    fit.run(Inputs::shape::<G>(), &training, &held_out, |progress| losses.push(progress.trained));
    assert!(losses[6] < 0.9 * losses[1], "{}: {losses:?}", G::NAME);
}

#[test]
fn loss_falls_in_every_game() {
    loss_falls::<Classic>();
    loss_falls::<MagnaCarta>();
    loss_falls::<Caylus1303>();
}

/// The integer net of random weights gives what the float net does, up to rounding.
fn integers_match_floats<G: Heuristics>() {
    let mut rng = Rng::new(5);
    let mut model = Model::new(Inputs::shape::<G>(), &mut rng);
    let last = model.parameters.len() - 66;
    model.parameters[last..].iter_mut().for_each(|weight| *weight = rng.unit() - 0.5);
    let net = model.quantized();
    let mut game = G::new(3, &G::Options::default(), 3, &mut ()).expect("three may play");
    let (mut compared, mut largest) = (0, 0.0_f32);
    while let Some(player) = game.to_act() {
        let inputs = Inputs::of(&game);
        let integers = net.corrections(&game, &inputs.worth);
        let sample = Sample { inputs, values: vec![0.0; 3], points: vec![0.0; 3] };
        for (integer, [logit, points]) in integers.iter().zip(model.outputs(&sample)) {
            largest = largest.max(logit.abs());
            assert!((integer.logit - logit).abs() < 0.05, "{}: {integer:?} for {logit}", G::NAME);
            assert!((integer.points / POINTS_SCALE - points).abs() < 0.05, "{}: {integer:?} for {points}", G::NAME);
            compared += 1;
        }
        let view = game.view(Some(player));
        let choice = caylus_bots::Level::Random.bot::<G>(1).choose(&view, caylus_bots::Limit::Iterations(1), 1);
        game.apply_unchecked(choice.expect("the game is not over").chosen, &mut ());
    }
    assert!(compared > 100 && largest > 0.2, "{}: {compared} compared, logits up to {largest}", G::NAME);
}

#[test]
fn integer_inference_matches_a_float_reference() {
    integers_match_floats::<Classic>();
    integers_match_floats::<MagnaCarta>();
    integers_match_floats::<Caylus1303>();
}

/// The gradient is the slope of the loss.
#[test]
fn gradient_matches_finite_differences() {
    let sample = &samples::<Classic>(1)[5];
    let mut rng = Rng::new(9);
    let mut model = Model::new(Inputs::shape::<Classic>(), &mut rng);
    let count = model.parameters.len();
    model.parameters[count - 66..].iter_mut().for_each(|weight| *weight = rng.unit() - 0.5);
    let mut gradient = vec![0.0; count];
    model.add_gradient(sample, &mut gradient);
    let mut checked = 0;
    for at in (0..count).rev().filter(|at| gradient[*at].abs() > 0.01).take(400) {
        const STEP: f32 = 0.01;
        let loss = |change: f32| {
            let mut model = model.clone();
            model.parameters[at] += change;
            model.loss(sample).total()
        };
        let slope = (loss(STEP) - loss(-STEP)) / (2.0 * STEP);
        // A unit may be clipped within the step.
        checked += u32::from((slope - gradient[at]).abs() < 0.02 + 0.05 * slope.abs());
    }
    assert!(checked >= 380, "{checked} of 400 slopes agree");
}

#[test]
fn training_resumes_after_an_interruption() {
    let run = |folder: PathBuf, games: u64, threads: usize| {
        let training = Training { folder, generations: 1, games, iterations: 2, seed: 4, threads };
        training.run::<MagnaCarta>(|_| ()).expect("the folder can be written")
    };
    let (whole, broken) = (folder("whole"), folder("broken"));
    let net = run(whole.clone(), 12, 1);
    assert!(net.is_some());
    // Interrupted in the middle of the seventh game.
    let lines = fs::read_to_string(whole.join("games-1.txt")).expect("a file of games");
    let cut = lines.match_indices('\n').nth(5).expect("12 lines").0 + 40;
    fs::write(broken.join("games-1.txt"), &lines[..cut]).expect("the folder can be written");
    assert_eq!(run(broken, 12, 1), net);
}

#[test]
fn games_do_not_depend_on_threads() {
    let folder = folder("threads");
    let fill = |name: &str, threads: usize| {
        PLAY.fill::<MagnaCarta>(&folder.join(name), 8, threads, |_| ()).expect("the folder can be written")
    };
    assert_eq!(fill("one", 1), fill("two", 2));
}

#[test]
fn a_net_file_of_another_game_stops_training() {
    let folder = folder("other");
    let model = Model::new(Inputs::shape::<Classic>(), &mut Rng::new(1));
    fs::write(folder.join("net-1.bin"), model.quantized().write()).expect("the folder can be written");
    let training = Training { folder, generations: 1, games: 1, iterations: 1, seed: 1, threads: 1 };
    let error = training.run::<MagnaCarta>(|_| ()).expect_err("a net of Caylus");
    assert!(error.to_string().contains("the game needs"), "{error}");
}

#[test]
fn damaged_lines_are_not_games() {
    let line = PLAY.play::<Classic>(1);
    let read = |line: &str| samples::read::<Classic>(line, &Settings::HARD);
    assert!(read(&line).is_some_and(|samples| samples.len() > 5));
    for damaged in ["", "1", "1|9|1", "1|2|x", &line[..line.len() / 2], &line.replace("pass", "dance")] {
        assert_eq!(read(damaged), None, "{damaged}");
    }
}

/// A net survives being written and read.
#[test]
fn nets_are_read_as_written() {
    let net = Model::new(Inputs::shape::<Caylus1303>(), &mut Rng::new(1)).quantized();
    assert_eq!(Net::read::<Caylus1303>(&net.write()), Ok(net));
}
