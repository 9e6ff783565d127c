//! Moves: who may make them, for which position, and repeated requests.

use super::*;

#[test]
fn only_the_player_to_act_can_move() {
    let mut play = Play::two();
    let command = play.a_move();
    assert_eq!(play.refused("ben", command.clone()), Refusal::NotYourTurn);
    assert_eq!(play.refused("carl", command.clone()), Refusal::NotSeated);
    assert_eq!(play.refused("", command.clone()), Refusal::NotSeated);
    let Command::Move { chosen, number } = command else { panic!("a person's move") };
    assert_eq!(play.refused("", Command::BotMove { chosen: chosen.clone(), number }), Refusal::NotYourTurn);
    assert_eq!(
        play.act("anna", Command::Move { chosen: chosen.clone(), number }),
        [Act::Moved { chosen: chosen.into() }]
    );
    assert_eq!(play.table.game().length(), 1);
}

#[test]
fn a_late_move_is_refused_with_the_current_number() {
    let mut play = Play::two();
    let late = play.a_move();
    play.play_on(1);
    let number = play.table.position_number();
    assert_eq!(number, play.table.number());
    assert_eq!(play.refused("anna", late), Refusal::Late { number });
    // Entries that do not change the position leave its number alone.
    play.play_until(|play| play.to_act() == "ben");
    let (number, undo) = (play.table.position_number(), play.undo());
    play.act("anna", undo);
    assert_eq!((play.table.position_number(), play.table.number()), (number, number + 1));
}

#[test]
fn an_illegal_move_says_why() {
    let mut play = Play::two();
    let number = play.table.position_number();
    for (chosen, reason) in [("fly", "is not a move"), ("provost +1", "(C")] {
        let refusal = play.refused("anna", Command::Move { chosen: chosen.to_owned(), number });
        assert!(matches!(&refusal, Refusal::Illegal(why) if why.to_string().contains(reason)), "{refusal}");
    }
}

#[test]
fn moves_are_stored_in_canonical_notation() {
    let mut play = Play::two();
    let Command::Move { chosen, number } = play.a_move() else { panic!("a person's move") };
    let spaced = format!("  {}  ", chosen.replace(' ', "   "));
    assert_eq!(play.act("anna", Command::Move { chosen: spaced, number }), [Act::Moved { chosen: chosen.into() }]);
}

#[test]
fn the_same_key_again_is_not_a_second_move() {
    let mut play = Play::two();
    let (anna, ben) = (user("anna"), user("ben"));
    let command = play.a_move();
    let Ok(Decided::New { entries, table }) = play.table.decide(&command, Some(&anna), Some("k"), play.now) else {
        panic!("a move");
    };
    assert_eq!(entries[0].key.as_deref(), Some("k"));
    play.table = *table;
    let number = play.table.number();
    let again = |who: &UserId, command: &Command| match play.table.decide(command, Some(who), Some("k"), play.now)? {
        Decided::Before(number) => Ok(number),
        Decided::New { .. } => panic!("carried out twice"),
    };
    assert_eq!(again(&anna, &command), Ok(number));
    assert_eq!(again(&anna, &play.a_move()), Ok(number), "whatever else the request contains");
    assert_eq!(again(&ben, &command), Err(Refusal::KeyUsed));
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut play = Play::new(settings(GameName::Y1303, Pace::Untimed), vec![person("anna"), BOT, BOT]);
    play.play_until(|play| play.table.status() == Status::Over);
    let result = play.table.result().expect("a result");
    assert_eq!(result.scores.map(|scores| scores.len()), Some(3));
    assert!(result.places.is_some_and(|places| places.contains(&1)));
    let summary = play.table.summary(None);
    assert_eq!((summary.status, summary.to_act, summary.is_bot_to_act, summary.deadline), ("over", None, false, None));
    assert!(summary.seats.iter().all(|seat| seat.place.is_some()));
    for command in [Command::Resign, Command::Undo { number: play.table.position_number() }, Command::Leave] {
        assert_eq!(play.refused("anna", command), Refusal::Over);
    }
    play.check_fold();
}

#[test]
fn a_player_is_notified_once_per_turn() {
    let mut play = Play::two();
    let anna = user("anna");
    assert_eq!(play.table.summary(None).notify, Some(anna.clone()));
    assert_eq!(play.table.summary(Some(&anna)).notify, None);
    play.play_until(|play| play.to_act() == "ben");
    assert_eq!(play.table.summary(Some(&anna)).notify, Some(user("ben")));
}

#[test]
fn time_never_goes_backwards_at_a_table() {
    let mut play = Play::two();
    play.play_on(1);
    play.now -= DAY;
    play.play_on(1);
    assert_eq!(play.table.updated_at(), DAY);
}
