//! What every level must do in every game: play legal moves, reproducibly, without looking at hidden information.

use caylus_bots::{Bot, Candidate, Heuristics, Level, Limit, Priors};
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::y1303::Caylus1303;
use caylus_rules::{Game as _, MoveList};

/// Quick, but enough to grow a tree.
const FEW: Limit = Limit::Iterations(60);

fn new_game<G: Heuristics>(players: usize, seed: u64) -> G {
    G::new(players, &G::Options::default(), seed, &mut ()).expect("the game takes that many players")
}

/// Plays up to this many decisions with a bot per seat; returns the moves.
fn play_on<G: Heuristics>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], seed: u64, decisions: usize) -> Vec<G::Move> {
    let mut played = Vec::new();
    while let Some(player) = game.to_act()
        && played.len() < decisions
    {
        let view = game.view(Some(player));
        let seed = seed.wrapping_add(played.len() as u64);
        let choice = bots[player.index()].choose(&view, FEW, seed).expect("the game is not over");
        if let Err(reason) = game.apply(choice.chosen, &mut ()) {
            panic!("{} chose {}: {reason}", G::NAME, choice.chosen);
        }
        bots.iter_mut().for_each(|bot| bot.played(choice.chosen));
        played.push(choice.chosen);
    }
    played
}

fn bots<G: Heuristics>(levels: &[Level], threads: usize) -> Vec<Box<dyn Bot<G>>> {
    levels.iter().map(|level| level.bot(threads)).collect()
}

fn bots_play_legal_moves_to_the_end<G: Heuristics>() {
    for players in G::PLAYERS {
        let levels: Vec<Level> = (0..players).map(|seat| Level::ALL[(seat + 2) % Level::ALL.len()]).collect();
        let mut game: G = new_game(players, 11);
        play_on(&mut game, &mut bots(&levels, 1), 5, usize::MAX);
        assert!(game.is_over(), "{} with {players}", G::NAME);
    }
}

fn same_seed_plays_same_moves<G: Heuristics>() {
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
    assert_ne!(random(1), random(1000), "{}: different seeds must play different games", G::NAME);
}

/// Checks that positions that differ only in hidden information get the same choice. Returns how many pairs differed at all.
fn check_hidden_information<G: Heuristics>() -> usize {
    let mut differed = 0;
    for seed in 0..6 {
        let mut game: G = new_game(3, seed);
        play_on(&mut game, &mut bots(&[Level::Random; 3], 1), seed, 20 + 15 * seed as usize);
        let Some(player) = game.to_act() else { continue };
        let view = game.view(Some(player));
        let other = G::determinize(&view, 77 + seed);
        assert!(other.view(Some(player)) == view, "{}: a determinization must agree with the view", G::NAME);
        differed += usize::from(other != game);
        for level in Level::ALL {
            let choose = |game: &G| {
                let choice = level.bot::<G>(1).choose(&game.view(Some(player)), FEW, 9);
                choice.map(|choice| (choice.chosen, choice.candidates))
            };
            assert_eq!(choose(&game), choose(&other), "{} {level}", G::NAME);
        }
    }
    differed
}

/// Every legal move has a valid prior and every player a finite worth, in all positions of some games.
fn priors_and_worths_are_valid<G: Heuristics>() {
    for players in G::PLAYERS {
        let mut game: G = new_game(players, 21);
        let mut all = bots(&vec![Level::Easy; players], 1);
        while !game.is_over() {
            let (mut moves, mut priors) = (MoveList::new(), Priors::new());
            game.legal_moves(&mut moves);
            game.priors(&moves, &mut priors);
            assert_eq!(priors.len(), moves.len(), "{}", G::NAME);
            assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{}: {priors:?}", G::NAME);
            let worth = game.worth();
            assert_eq!(worth.len(), players);
            assert!(worth.iter().all(|points| points.is_finite() && points.abs() < 1000.0), "{}: {worth:?}", G::NAME);
            play_on(&mut game, &mut all, 2, 1);
        }
    }
}

/// Games of two that the first level wins. Seats alternate; every set-up is played from both.
fn wins<G: Heuristics>(better: Level, worse: Level, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let mut game: G = new_game(2, number / 2);
        let seat = (number % 2) as usize;
        let levels = if seat == 0 { [better, worse] } else { [worse, better] };
        play_on(&mut game, &mut bots(&levels, 1), number, usize::MAX);
        let outcome = game.outcome().expect("the game is over");
        let winners: Vec<Player> = outcome.winners().collect();
        if winners.contains(&Player::new(seat)) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins
}

fn stronger_levels_win<G: Heuristics>() {
    let easy = wins::<G>(Level::Easy, Level::Random, 20);
    assert!(easy >= 17.0, "{}: easy won {easy} of 20 against random", G::NAME);
    let medium = wins::<G>(Level::Medium, Level::Easy, 16);
    assert!(medium >= 9.0, "{}: medium won {medium} of 16 against easy", G::NAME);
}

/// `hard` keeps its limit, and stops early only when the remaining iterations cannot change its choice.
fn hard_stops_early_when_decided<G: Heuristics>() {
    let most = 640;
    let mut game: G = new_game(2, 4);
    let (mut full, mut stopped_early) = (0, 0);
    while let Some(player) = game.to_act()
        && full + stopped_early < 40
    {
        let choice = Level::Hard.bot::<G>(1).choose(&game.view(Some(player)), Limit::Iterations(most), 7);
        let choice = choice.expect("the game is not over");
        assert!(choice.iterations <= most, "{}: {}", G::NAME, choice.iterations);
        match choice.candidates.as_slice() {
            [first, second, ..] if choice.iterations < most => {
                let left = most - choice.iterations;
                assert!(first.visits > second.visits + left, "{}: stopped too early", G::NAME);
                stopped_early += 1;
            }
            _ => full += 1,
        }
        game.apply_unchecked(choice.chosen, &mut ());
    }
    assert!(stopped_early > 0 && full > 0, "{}: {stopped_early} stopped early, {full} not", G::NAME);
}

/// Even with a single legal move, and with the chances of all players.
fn searches_always_have_a_hint<G: Heuristics>() {
    [(Level::Hard, 2), (Level::Hard, 3), (Level::Master, 4)].into_iter().for_each(always_has_a_hint::<G>);
}

fn always_has_a_hint<G: Heuristics>((level, players): (Level, usize)) {
    let (mut game, mut random): (G, _) = (new_game(players, 3), Level::Random.bot::<G>(1));
    while let Some(player) = game.to_act() {
        let view = game.view(Some(player));
        let choice = level.bot::<G>(1).choose(&view, Limit::Iterations(1), 7).expect("the game is not over");
        let chosen = choice.chosen;
        let hints = choice.into_hints();
        assert_eq!(hints.first().map(|hint| (hint.chosen, hint.line[0])), Some((chosen, chosen)), "{}", G::NAME);
        assert!(hints[0].chance > 0.0 && hints[0].chance < 1.0, "{}: {}", G::NAME, hints[0].chance);
        assert_chances(&hints, player);
        let played = random.choose(&view, Limit::Iterations(1), 7).expect("the game is not over");
        game.apply_unchecked(played.chosen, &mut ());
    }
}

/// All players have a chance, which add up to 1, and that of the player to act is reported on its own too.
fn assert_chances<G: Heuristics>(candidates: &[Candidate<G>], player: Player) {
    for Candidate { chance, chances, .. } in candidates {
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-4, "{}: {chances:?}", G::NAME);
        assert_eq!(chances[player.index()], *chance, "{}", G::NAME);
    }
}

/// Of every level that gives chances, also from several threads.
fn chances_are_those_of_all_players<G: Heuristics>() {
    let mut game: G = new_game(3, 5);
    while let Some(player) = game.to_act() {
        let view = game.view(Some(player));
        for (level, threads) in [(Level::Easy, 1), (Level::Medium, 1), (Level::Hard, 2), (Level::Master, 1)] {
            let choice = level.bot::<G>(threads).choose(&view, Limit::Iterations(30), 7).expect("the game is not over");
            assert!(choice.candidates.iter().all(|candidate| candidate.chances.len() == 3), "{}", G::NAME);
            assert_chances(&choice.candidates, player);
        }
        let played = Level::Random.bot::<G>(1).choose(&view, FEW, 7).expect("the game is not over");
        game.apply_unchecked(played.chosen, &mut ());
    }
}

/// One player plays well, the others at random.
#[test]
fn player_far_ahead_is_likeliest_to_win() {
    let mut game: Classic = new_game(3, 5);
    let (mut turn, mut checked) = (None, 0);
    while let Some(player) = game.to_act() {
        let view = game.view(Some(player));
        let worth = game.worth();
        let is_new_turn = turn.replace(game.turn()) != Some(game.turn());
        if is_new_turn && worth[0] > worth[1].max(worth[2]) + 20.0 {
            for level in [Level::Easy, Level::Medium, Level::Hard, Level::Master] {
                let choice = level.bot::<Classic>(1).choose(&view, FEW, 7).expect("the game is not over");
                let chances = &choice.candidates[0].chances;
                assert!(chances[0] > chances[1].max(chances[2]), "{level}: {chances:?}");
            }
            checked += 1;
        }
        let level = if player.index() == 0 { Level::Easy } else { Level::Random };
        let played = level.bot::<Classic>(1).choose(&view, FEW, 7).expect("the game is not over");
        game.apply_unchecked(played.chosen, &mut ());
    }
    assert!(checked > 0, "nobody was far ahead");
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

for_every_game! { bots_play_legal_moves_to_the_end same_seed_plays_same_moves priors_and_worths_are_valid stronger_levels_win
hard_stops_early_when_decided searches_always_have_a_hint chances_are_those_of_all_players }

#[test]
fn hidden_information_does_not_change_the_choice() {
    check_hidden_information::<Classic>();
    assert!(check_hidden_information::<MagnaCarta>() >= 5, "hands and piles must differ");
    assert!(check_hidden_information::<Caylus1303>() >= 3, "prestige points must differ");
}
