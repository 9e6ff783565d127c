//! Clocks with increment and delay, days with sleep, and what happens when time runs out.

use super::*;

const LIVE: Pace = Pace::Live { base: 100, increment: 5, delay: 3 };

fn left(play: &Play) -> Vec<i64> {
    play.table.time_left(play.now).expect("a clock").iter().map(|left| left / SECOND).collect()
}

#[test]
fn the_delay_is_free_and_the_increment_comes_after_the_decision() {
    let mut play = Play::at_pace(LIVE);
    assert_eq!(play.table.deadline(), Some(DAY + 103 * SECOND));
    play.now += 2 * SECOND;
    assert_eq!(left(&play), [100, 100]);
    play.now += 11 * SECOND;
    assert_eq!(left(&play), [90, 100]);
    play.play_on(1);
    assert_eq!((left(&play), play.to_act()), (vec![95, 100], "ben".to_owned()));
    assert_eq!(play.table.deadline(), Some(play.now + 103 * SECOND));
    play.check_fold();
}

#[test]
fn a_bot_stands_in_for_a_player_out_of_time() {
    let mut play = Play::at_pace(LIVE);
    play.now += 103 * SECOND - 1;
    assert_eq!(play.refused("", Command::TimeOut), Refusal::InTime);
    play.now += 1;
    let holder = Holder::Bot { level: Level::Random };
    assert_eq!(play.act("", Command::TimeOut), [Act::HandedOver { seat: 0, holder, reason: Reason::OutOfTime }]);
    assert_eq!((play.table.deadline(), left(&play)), (None, vec![0, 100]), "bots have no clock");
    play.now += HOUR;
    play.act("anna", Command::Return);
    assert_eq!(left(&play), [60, 100]);
    assert_eq!(play.table.deadline(), Some(play.now + 63 * SECOND));
    play.check_fold();
}

#[test]
fn a_returning_player_gets_ten_increments_if_that_is_more() {
    let mut play = Play::at_pace(Pace::Live { base: 10, increment: 30, delay: 0 });
    play.now += 10 * SECOND;
    play.act("", Command::TimeOut);
    play.act("anna", Command::Return);
    assert_eq!(left(&play), [300, 10]);
    // Resigning and returning costs no time.
    let mut play = Play::at_pace(Pace::Live { base: 900, increment: 0, delay: 0 });
    play.act("anna", Command::Resign);
    play.act("anna", Command::Return);
    assert_eq!(left(&play), [900, 900]);
}

#[test]
fn a_move_before_the_timeout_is_noticed_counts() {
    let mut play = Play::at_pace(LIVE);
    play.now += HOUR;
    play.play_on(1);
    assert_eq!(left(&play), [5, 100]);
}

#[test]
fn running_out_of_time_can_end_the_game() {
    let mut settings = settings(GameName::Classic, LIVE);
    settings.stand_in = StandIn::End;
    let mut play = Play::new(settings, vec![person("anna"), person("ben")]);
    play.now += HOUR;
    assert_eq!(play.act("", Command::TimeOut), [Act::Ended { seat: Some(0), reason: Reason::OutOfTime }]);
    let summary = play.table.summary(None);
    assert_eq!((summary.status, summary.deadline), ("over", None));
    assert_eq!(summary.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [Some(2), Some(1)]);
}

#[test]
fn bots_have_no_clock() {
    let mut play = Play::new(settings(GameName::Classic, LIVE), vec![BOT, person("anna"), person("ben")]);
    assert_eq!(play.table.deadline(), None);
    assert_eq!(play.refused("", Command::TimeOut), Refusal::InTime);
    play.now += HOUR;
    play.play_on(1);
    assert_eq!(left(&play), [100, 100, 100]);
    assert_eq!(play.table.deadline(), Some(play.now + 103 * SECOND));
}

#[test]
fn handing_over_another_seat_leaves_the_clock_alone() {
    let mut play = Play::new(settings(GameName::Classic, LIVE), vec![person("anna"), person("ben"), person("carl")]);
    let deadline = play.table.deadline();
    play.now += 5 * SECOND;
    play.act("carl", Command::Resign);
    assert_eq!(play.table.deadline(), deadline);
    play.act("carl", Command::Return);
    assert_eq!((play.table.deadline(), left(&play)), (deadline, vec![98, 100, 100]));
}

#[test]
fn undoing_gains_no_time() {
    let mut play = Play::at_pace(Pace::Live { base: 100, increment: 5, delay: 0 });
    for round in 1..4 {
        play.now += SECOND;
        play.play_on(1);
        play.now += SECOND;
        let undo = play.undo();
        play.act("anna", undo);
        play.act("ben", Command::AnswerUndo { agrees: true });
        assert_eq!(left(&play), [100 - round, 100 - round]);
    }
    play.check_fold();
}

#[test]
fn undo_leaves_every_player_some_time() {
    let mut play = Play::at_pace(Pace::Live { base: 3, increment: 60, delay: 0 });
    play.now += 2 * SECOND;
    play.play_on(1);
    play.play_on(1);
    play.play_until(|play| play.to_act() == "anna");
    play.now += 30 * SECOND;
    let undo = play.undo();
    play.act("anna", undo);
    while play.table.undo().is_some() {
        play.act("ben", Command::AnswerUndo { agrees: true });
    }
    assert_eq!(left(&play)[0], 10);
}

#[test]
fn a_correspondence_decision_has_its_days() {
    let mut play = Play::at_pace(Pace::Correspondence { days: 3, sleep: None });
    assert_eq!(play.table.deadline(), Some(DAY + 3 * DAY));
    assert_eq!(play.table.time_left(play.now), None);
    play.now += 2 * DAY;
    play.play_on(1);
    assert_eq!(play.table.deadline(), Some(play.now + 3 * DAY));
    play.now += 3 * DAY;
    play.act("", Command::TimeOut);
    assert!(play.table.seats()[1].is_stand_in());
}

#[test]
fn without_a_time_limit_players_time_out_only_if_others_wait() {
    let mut play = Play::two();
    assert_eq!(play.table.deadline(), Some(DAY + 14 * DAY));
    play.now += 14 * DAY;
    play.act("", Command::TimeOut);
    assert!(play.table.seats()[0].is_stand_in());
    let alone = Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), BOT]);
    assert_eq!(alone.table.deadline(), None);
    let hot_seat = Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), person("anna")]);
    assert_eq!(hot_seat.table.deadline(), None);
}
