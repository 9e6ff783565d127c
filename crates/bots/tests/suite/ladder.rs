//! What every bot of the ladder must do in every game: play legal moves, the same for the same seed, and peek at nothing.

use caylus_bots::{Bot, Knowledge, Level, Limit, Weights};
use caylus_rules::MoveList;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::y1303::Caylus1303;

/// Few enough to be quick, enough to grow a tree.
const FEW: Limit = Limit::Iterations(60);

fn new_game<G: Knowledge>(players: usize, seed: u64) -> G {
    G::new(players, &G::Options::default(), seed, &mut ()).expect("the game takes that many players")
}

/// Plays on with a bot for every seat; returns the decisions made.
fn play_on<G: Knowledge>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], seed: u64, decisions: usize) -> Vec<G::Move> {
    let mut played = Vec::new();
    while let Some(player) = game.to_act()
        && played.len() < decisions
    {
        let view = game.view(Some(player));
        let seed = seed.wrapping_add(played.len() as u64);
        let choice = bots[player.index()].choose(&view, FEW, seed).expect("there is something to choose");
        if let Err(reason) = game.apply(choice.chosen, &mut ()) {
            panic!("{} chose {}: {reason}", G::NAME, choice.chosen);
        }
        bots.iter_mut().for_each(|bot| bot.played(choice.chosen));
        played.push(choice.chosen);
    }
    played
}

fn bots<G: Knowledge>(levels: &[Level], threads: usize) -> Vec<Box<dyn Bot<G>>> {
    levels.iter().map(|level| level.bot(threads)).collect()
}

fn whole_games_are_legal<G: Knowledge>() {
    for players in G::PLAYERS {
        let levels: Vec<Level> = (0..players).map(|seat| Level::ALL[(seat + 2) % 4]).collect();
        let mut game: G = new_game(players, 11);
        play_on(&mut game, &mut bots(&levels, 1), 5, usize::MAX);
        assert!(game.is_over(), "{} with {players}", G::NAME);
    }
}

fn the_seed_decides<G: Knowledge>() {
    for level in Level::ALL {
        for threads in [1, 2] {
            let run = |seed: u64| {
                let mut game: G = new_game(2, 3);
                play_on(&mut game, &mut bots(&[level, level], threads), seed, 40)
            };
            assert_eq!(run(1), run(1), "{} {level} on {threads} threads", G::NAME);
        }
    }
    let random = |seed: u64| {
        let mut game: G = new_game(2, 3);
        play_on(&mut game, &mut bots(&[Level::Random, Level::Random], 1), seed, 40)
    };
    assert_ne!(random(1), random(1000), "{}: another seed plays another game", G::NAME);
}

/// Two tables that differ only in what the deciding player cannot know get the same choice. Says how many pairs differed.
fn nobody_peeks<G: Knowledge>() -> usize {
    let mut differed = 0;
    for seed in 0..6 {
        let mut game: G = new_game(3, seed);
        play_on(&mut game, &mut bots(&[Level::Random; 3], 1), seed, 20 + 15 * seed as usize);
        let Some(player) = game.to_act() else { continue };
        let view = game.view(Some(player));
        let other = G::determinize(&view, 77 + seed);
        assert!(other.view(Some(player)) == view, "{}: a guess agrees with the view", G::NAME);
        differed += usize::from(other != game);
        for level in Level::ALL {
            let choose = |table: &G| {
                let choice = level.bot::<G>(1).choose(&table.view(Some(player)), FEW, 9);
                choice.map(|choice| (choice.chosen, choice.thoughts))
            };
            assert_eq!(choose(&game), choose(&other), "{} {level}", G::NAME);
        }
    }
    differed
}

/// Every legal move has a weight, and everybody an expectation, in all positions of some games.
fn knowledge_is_whole<G: Knowledge>() {
    for players in G::PLAYERS {
        let mut game: G = new_game(players, 21);
        let mut all = bots(&vec![Level::Easy; players], 1);
        while !game.is_over() {
            let (mut moves, mut weights) = (MoveList::new(), Weights::new());
            game.legal_moves(&mut moves);
            game.glance(&moves, &mut weights);
            assert_eq!(weights.len(), moves.len(), "{}", G::NAME);
            assert!(weights.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{}: {weights:?}", G::NAME);
            let worth = game.worth();
            assert_eq!(worth.len(), players);
            assert!(worth.iter().all(|points| points.is_finite() && points.abs() < 1000.0), "{}: {worth:?}", G::NAME);
            play_on(&mut game, &mut all, 2, 1);
        }
    }
}

/// How many of some games of two the first level wins, seats and set-ups shared fairly.
fn wins<G: Knowledge>(better: Level, worse: Level, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let mut game: G = new_game(2, number / 2);
        let seat = (number % 2) as usize;
        let levels = if seat == 0 { [better, worse] } else { [worse, better] };
        play_on(&mut game, &mut bots(&levels, 1), number, usize::MAX);
        let outcome = game.outcome().expect("it is over");
        let winners: Vec<Player> = outcome.winners().collect();
        if winners.contains(&Player::new(seat)) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins
}

fn the_ladder_goes_up<G: Knowledge>() {
    let easy = wins::<G>(Level::Easy, Level::Random, 20);
    assert!(easy >= 17.0, "{}: easy won {easy} of 20 against random", G::NAME);
    let medium = wins::<G>(Level::Medium, Level::Easy, 16);
    assert!(medium >= 9.0, "{}: medium won {medium} of 16 against easy", G::NAME);
}

/// When it has to decide first, nobody sensible gives up the turn.
fn easy_does_not_pass_at_once<G: Knowledge>() {
    for seed in 0..20 {
        let mut game: G = new_game(3, seed);
        let played = play_on(&mut game, &mut bots(&[Level::Easy; 3], 1), seed, 12);
        let actions = ["pass", "place", "draw", "replace", "build"];
        let first = played.iter().map(ToString::to_string).find(|text| actions.iter().any(|act| text.starts_with(act)));
        assert!(first.is_some_and(|text| text != "pass"), "{} with seed {seed}", G::NAME);
    }
}

/// `hard` looks ahead no more often than it may, and less often where nothing can change its choice any more.
fn hard_does_not_think_in_vain<G: Knowledge>() {
    let most = 640;
    let mut game: G = new_game(2, 4);
    let (mut whole, mut shorter) = (0, 0);
    while let Some(player) = game.to_act()
        && whole + shorter < 40
    {
        let choice = Level::Hard.bot::<G>(1).choose(&game.view(Some(player)), Limit::Iterations(most), 7);
        let choice = choice.expect("there is something to choose");
        assert!(choice.iterations <= most, "{}: {}", G::NAME, choice.iterations);
        match choice.thoughts.as_slice() {
            [first, second, ..] if choice.iterations < most => {
                let left = most - choice.iterations;
                assert!(first.visits > second.visits + left, "{}: it was not clear yet", G::NAME);
                shorter += 1;
            }
            _ => whole += 1,
        }
        game.apply_unchecked(choice.chosen, &mut ());
    }
    assert!(shorter > 0 && whole > 0, "{}: {shorter} were clear, {whole} not", G::NAME);
}

/// Whoever asks what to do is told, also where there is nothing to choose.
fn there_is_always_advice<G: Knowledge>() {
    let (mut game, mut random): (G, _) = (new_game(2, 3), Level::Random.bot::<G>(1));
    while let Some(player) = game.to_act() {
        let view = game.view(Some(player));
        let choice = Level::Hard.bot::<G>(1).choose(&view, Limit::Iterations(1), 7).expect("somebody has to decide");
        let chosen = choice.chosen;
        let advice = choice.advice();
        assert_eq!(
            advice.first().map(|thought| (thought.chosen, thought.line[0])),
            Some((chosen, chosen)),
            "{}",
            G::NAME
        );
        assert!(advice[0].chance > 0.0 && advice[0].chance < 1.0, "{}: {}", G::NAME, advice[0].chance);
        let played = random.choose(&view, Limit::Iterations(1), 7).expect("somebody has to decide");
        game.apply_unchecked(played.chosen, &mut ());
    }
}

macro_rules! for_every_game {
    ($($test:ident)*) => {
        mod classic {
            $(#[test] fn $test() { super::$test::<super::Classic>(); })*
        }
        mod magna_carta {
            $(#[test] fn $test() { super::$test::<super::MagnaCarta>(); })*
        }
        mod y1303 {
            $(#[test] fn $test() { super::$test::<super::Caylus1303>(); })*
        }
    };
}

for_every_game! { whole_games_are_legal the_seed_decides knowledge_is_whole the_ladder_goes_up easy_does_not_pass_at_once
hard_does_not_think_in_vain there_is_always_advice }

#[test]
fn what_is_hidden_makes_no_difference() {
    nobody_peeks::<Classic>();
    assert!(nobody_peeks::<MagnaCarta>() >= 5, "hands and piles are guessed");
    assert!(nobody_peeks::<Caylus1303>() >= 3, "prestige points are guessed");
}
