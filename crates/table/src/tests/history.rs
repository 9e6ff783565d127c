//! What the game remembers of its moves, and what that costs.

use allocation_counter::measure;
use caylus_rules::record::Record;
use caylus_rules::y1303::Caylus1303;
use caylus_rules::{Game, MoveList};

use super::*;
use crate::game::{Document, Step, Viewer};

fn json(document: &Document) -> String {
    serde_json::to_string(document).expect("a document")
}

fn text(step: &Step) -> String {
    let events: Vec<String> = step.events.iter().map(json).collect();
    format!("{:?} {:?} {events:?} {:?}", step.seat, step.chosen, step.log)
}

/// Plays and takes back at random, and compares every step with the same moves played in a new game.
#[test]
fn steps_are_those_of_the_game_played_again() {
    let beginning = Beginning::Seed { seed: 4, is_chosen: false };
    for name in GameName::ALL {
        let new = || game::open(*name, 3, "", &beginning).expect("a game");
        let (mut played, mut expected, mut line) = (new(), Vec::new(), Vec::<String>::new());
        for at in 0..100 {
            if at % 23 == 22 {
                line.truncate(line.len() - at % 7);
                played.take_back(line.len());
                expected.push(text(&Step::default()));
            }
            let choices = played.choices();
            line.push(played.play(&choices[at % choices.len()].chosen).expect("a legal move"));
            let mut again = new();
            line.iter().for_each(|chosen| drop(again.play(chosen).expect("a legal move")));
            expected.push(text(&again.steps(line.len() - 1, Viewer::All)[0]));
            assert_eq!((played.moves(), json(&played.view(None))), (line.clone(), json(&again.view(None))));
        }
        assert_eq!(played.step_count(), expected.len());
        for from in [0, 1, 15, 16, 17, 22, 23, 24, 90, expected.len()] {
            let steps: Vec<String> = played.steps(from, Viewer::All).iter().map(text).collect();
            assert_eq!(steps, expected[from..], "{name} from step {from}");
        }
        let replayed = played.replay(0, usize::MAX, None);
        assert_eq!(replayed.len(), line.len() + 1);
        let moves: Vec<String> = replayed.into_iter().filter_map(|step| step.chosen).collect();
        assert_eq!(moves, line);
    }
}

/// The events are those of the engine, not only consistent with themselves.
#[test]
fn events_are_those_of_the_engine() {
    let options = Default::default();
    let mut set_up = Vec::new();
    let mut record = Record::<Caylus1303>::new(3, &options, 9, &mut set_up).expect("a game");
    let mut played =
        game::open(GameName::Y1303, 3, "", &Beginning::Seed { seed: 9, is_chosen: false }).expect("a game");
    let json = |events: &[caylus_rules::y1303::Event]| -> Vec<String> {
        events.iter().map(|event| serde_json::to_string(event).expect("an event")).collect()
    };
    let shown = |step: &Step| -> Vec<String> { step.events.iter().map(super::history::json).collect() };
    assert_eq!(shown(&played.set_up(Viewer::All)), json(&set_up));
    assert!(!set_up.is_empty());
    for at in 0..60 {
        let (mut moves, mut events) = (MoveList::new(), Vec::new());
        record.game().legal_moves(&mut moves);
        let chosen = moves[at % moves.len()];
        record.play(chosen, &mut events).expect("a legal move");
        played.play(&chosen.to_string()).expect("a legal move");
        assert_eq!(shown(&played.steps(at, Viewer::All)[0]), json(&events));
    }
}

/// Clock, idempotency keys and history included: less than 50 kB for a game of 200 moves.
#[test]
fn a_table_takes_little_memory() {
    for (name, players) in [(GameName::Classic, 5), (GameName::MagnaCarta, 4), (GameName::Y1303, 5)] {
        let seats = (0..players).map(|seat| person(&format!("{seat:016}"))).collect();
        let mut play = Play::new(settings(name, Pace::Live { base: 1000, increment: 5, delay: 3 }), seats);
        play.play_until(|play| play.table.status() == Status::Over);
        for entry in &mut play.stored.entries {
            entry.key = Some(format!("{:036}", entry.number).into());
        }
        let mut table = None;
        let memory = measure(|| table = Table::fold(play.stored.clone()).ok()).bytes_current;
        let moves = table.map_or(0, |table| table.game().length() as i64);
        assert!(moves > 100 && memory < 240 * moves, "{name}: {memory} bytes for {moves} moves");
    }
}

#[test]
fn a_move_costs_the_same_however_long_the_game_is() {
    for name in GameName::ALL {
        let mut play = Play::new(settings(*name, Pace::Untimed), vec![person("anna"), person("ben"), BOT]);
        let (mut early, mut late) = (0, 0);
        play.play_on(10);
        while play.table.status() == Status::Running {
            let who = Some(user(&play.to_act())).filter(|who| !who.as_str().is_empty());
            let (command, length) = (play.a_move(), play.table.game().length());
            let memory = measure(|| drop(play.table.decide(&command, who.as_ref(), None, play.now)));
            let most = if length < 50 { &mut early } else { &mut late };
            *most = memory.bytes_total.max(*most);
            play.play_on(1);
        }
        assert!(late > 0 && late < 2 * early, "{name}: {early} bytes early, {late} bytes late");
    }
}
