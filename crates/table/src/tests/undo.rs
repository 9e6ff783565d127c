//! Taking moves back.

use super::*;

/// Plays until a person who has just decided is to act again.
fn twice(play: &mut Play, who: &str) {
    play.play_until(|play| {
        let last = play.table.entries().last().and_then(|entry| entry.by.as_ref());
        play.to_act() == who && last.is_some_and(|by| by.as_str() == who)
    });
}

fn answer(agrees: bool) -> Command {
    Command::AnswerUndo { agrees }
}

#[test]
fn undo_is_free_while_the_same_player_decides() {
    let mut play = Play::two();
    twice(&mut play, "anna");
    let moves = play.table.game().moves();
    let undo = play.undo();
    assert_eq!(
        play.refused("anna", Command::Undo { number: 1 }),
        Refusal::Late { number: play.table.position_number() }
    );
    assert_eq!(play.act("anna", undo), [Act::Undone { moves: moves.len() - 1 }]);
    assert_eq!(play.table.game().moves(), moves[..moves.len() - 1]);
    assert_eq!(play.table.position_number(), play.table.number());
    play.check_fold();
}

#[test]
fn once_others_decide_they_must_all_agree_to_an_undo() {
    let mut play =
        Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), person("ben"), person("carl")]);
    let undo = play.undo();
    assert_eq!(play.refused("anna", undo), Refusal::NothingToUndo);
    play.play_on(1);
    let undo = play.undo();
    assert_eq!(play.refused("dora", undo.clone()), Refusal::NotSeated);
    assert_eq!(play.refused("ben", answer(true)), Refusal::NotAsked);
    assert_eq!(play.act("anna", undo.clone()), [Act::UndoAsked { seat: 0, moves: 0 }]);
    assert_eq!(play.refused("anna", undo), Refusal::AlreadyAsked);
    assert_eq!(play.refused("anna", answer(true)), Refusal::NotAsked);
    assert_eq!(play.act("ben", answer(true)).len(), 1);
    assert_eq!(play.refused("ben", answer(true)), Refusal::NotAsked);
    assert_eq!(play.act("carl", answer(true)).last(), Some(&Act::Undone { moves: 0 }));
    assert_eq!((play.table.game().length(), play.table.undo()), (0, None));
    play.check_fold();
}

#[test]
fn a_refusal_or_a_move_ends_an_undo_request() {
    let mut play = Play::two();
    play.play_on(1);
    let undo = play.undo();
    play.act("anna", undo.clone());
    play.act("ben", answer(false));
    assert_eq!((play.table.game().length(), play.table.undo()), (1, None));
    play.act("anna", undo.clone());
    play.act("anna", answer(false));
    assert_eq!(play.table.undo(), None, "withdrawn");
    play.act("anna", undo);
    play.play_on(1);
    assert_eq!((play.table.game().length(), play.table.undo()), (2, None));
}

#[test]
fn bot_moves_since_are_taken_back_too() {
    let mut play = Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), BOT, person("ben")]);
    play.play_on(1);
    let undo = play.undo();
    play.act("anna", undo);
    play.play_on(1);
    assert!(play.table.undo().is_some(), "the bot has not answered");
    play.act("ben", answer(true));
    assert_eq!(play.table.game().length(), 0);
}

#[test]
fn alone_with_bots_undo_goes_back_to_your_last_decision() {
    let mut play = Play::new(settings(GameName::Classic, Pace::Untimed), vec![BOT, person("anna"), BOT]);
    play.play_until(|play| play.table.game().length() > 9 && play.to_act() == "anna");
    let moves: Vec<_> = play.table.entries().iter().filter(|entry| entry.act().is_none()).collect();
    let own = moves.iter().rposition(|entry| entry.by.is_some()).unwrap();
    assert!(own + 1 < play.table.game().length(), "bots have played since");
    let undo = play.undo();
    assert_eq!(play.act("anna", undo), [Act::Undone { moves: own }]);
    assert_eq!(play.to_act(), "anna");
    let undo = play.undo();
    play.act("anna", undo);
    assert!(play.table.game().length() < own, "one decision further back");
}

#[test]
fn no_undo_past_a_revealed_secret() {
    let mut play = Play::new(settings(GameName::MagnaCarta, Pace::Untimed), vec![person("anna"), person("ben")]);
    let number = play.table.position_number();
    play.act("anna", Command::Move { chosen: "redraw".to_owned(), number });
    let undo = play.undo();
    assert_eq!(play.refused("anna", undo), Refusal::Revealed);
    assert!(!play.table.rights(&user("anna"), play.now).contains(&Right::AskUndo));

    let mut play = Play::new(settings(GameName::MagnaCarta, Pace::Untimed), vec![person("anna"), BOT, person("ben")]);
    let number = play.table.position_number();
    play.act("anna", Command::Move { chosen: "keep".to_owned(), number });
    let undo = play.undo();
    play.act("anna", undo);
    let number = play.table.position_number();
    play.act("", Command::BotMove { chosen: "redraw".to_owned(), number });
    assert_eq!(play.table.undo(), None, "the bot has seen new cards");
}

#[test]
fn a_change_of_players_ends_an_undo_request() {
    let mut play =
        Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), person("ben"), person("carl")]);
    play.play_on(1);
    let undo = play.undo();
    play.act("anna", undo.clone());
    play.act("carl", Command::Resign);
    assert_eq!(play.table.undo(), None, "the players to ask have changed");
    play.act("anna", undo);
    assert_eq!(play.act("ben", answer(true)).len(), 2, "a bot is not asked");
}

#[test]
fn moves_that_were_taken_back_stay_in_the_log() {
    let mut play = Play::two();
    twice(&mut play, "anna");
    let undo = play.undo();
    play.act("anna", undo);
    play.play_on(2);
    let viewer = TableViewer::default();
    let entries = viewer.entries(&play.table, 0);
    assert_eq!(entries.len(), play.table.entries().len());
    let moved: Vec<_> = entries.iter().filter(|entry| matches!(entry.what, EntryKind::Moved { .. })).collect();
    assert_eq!(moved.len(), play.table.game().length() + 1);
    assert!(moved.iter().all(|entry| entry.step().is_some_and(|step| !step.events.is_empty())));
    let since = play.table.number() - 1;
    assert_eq!(
        serde_json::to_value(viewer.entries(&play.table, since)).unwrap(),
        serde_json::to_value(&entries[entries.len() - 1..]).unwrap(),
        "only the new entries",
    );
    for since in [play.table.number(), i64::MAX] {
        assert!(viewer.entries(&play.table, since).is_empty(), "nothing is newer than {since}");
    }
    assert_eq!(viewer.entries(&play.table, i64::MIN).len(), entries.len());
}

#[test]
fn a_stand_in_does_not_make_taking_back_free() {
    let mut play = Play::two();
    play.play_until(|play| play.table.game().length() > 9 && play.to_act() == "ben");
    play.act("ben", Command::Resign);
    let rights = |play: &Play| play.table.rights(&user("anna"), play.now);
    let undo = play.undo();
    assert_eq!(play.refused("anna", undo), Refusal::NobodyToAsk, "ben can come back");
    assert!(!rights(&play).contains(&Right::Undo) && !rights(&play).contains(&Right::AskUndo));
    play.act("ben", Command::Return);
    assert!(rights(&play).contains(&Right::AskUndo));
    let undo = play.undo();
    play.act("anna", undo);
    assert_eq!(play.act("ben", answer(true)).len(), 2);

    // A decision one is still in the middle of can always be taken back.
    let mut play = Play::two();
    play.act("ben", Command::Resign);
    twice(&mut play, "anna");
    assert!(rights(&play).contains(&Right::Undo));
    let (undo, moves) = (play.undo(), play.table.game().length());
    assert_eq!(play.act("anna", undo), [Act::Undone { moves: moves - 1 }]);

    // No one returns to the seat of a deleted account.
    let mut play = Play::two();
    play.play_until(|play| play.to_act() == "ben");
    play.act("ben", Command::Forget);
    let undo = play.undo();
    assert!(matches!(play.act("anna", undo)[..], [Act::Undone { .. }]));
}
