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
fn who_runs_out_of_time_is_played_by_a_bot_and_can_come_back() {
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
fn who_comes_back_has_ten_increments_if_that_is_more() {
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
fn a_move_that_comes_before_anybody_looked_at_the_clock_counts() {
    let mut play = Play::at_pace(LIVE);
    play.now += HOUR;
    play.play_on(1);
    assert_eq!(left(&play), [5, 100]);
}

#[test]
fn running_out_of_time_ends_the_game_if_the_table_wants_it() {
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
fn changing_ones_mind_makes_no_time() {
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
fn taking_back_leaves_everybody_a_little_time() {
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
fn a_decision_has_its_days() {
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

/// The deadline of a decision of `days` days that starts at a time, both in local time of the zone.
fn due(start: &str, days: u32, from: u8, to: u8, zone: &str) -> String {
    let start: jiff::Zoned = format!("{start}[{zone}]").parse().expect("a time");
    let sleep = Some(Sleep { from, to, zone: zone.to_owned() });
    let mut clock = clock::Clock::new(&Pace::Correspondence { days, sleep }, 2);
    clock.start(Some(1), start.timestamp().as_millisecond());
    let due = jiff::Timestamp::from_millisecond(clock.deadline(true).expect("a deadline")).expect("a time");
    due.to_zoned(start.time_zone().clone()).strftime("%m-%d %H:%M").to_string()
}

#[test]
fn hours_of_sleep_do_not_count() {
    // 15 waking hours per day: 11 from noon today, 13 tomorrow.
    assert_eq!(due("2026-01-10T12:00", 1, 23, 8, "Europe/Paris"), "01-11 21:00");
    // A turn that starts at night begins in the morning.
    assert_eq!(due("2026-01-10T03:00", 1, 23, 8, "Europe/Paris"), "01-11 17:00");
    assert_eq!(due("2026-01-10T23:30", 1, 23, 8, "Europe/Paris"), "01-12 17:00");
    // Sleep within one day, in another time zone.
    assert_eq!(due("2026-01-10T00:00", 1, 1, 7, "Asia/Tokyo"), "01-11 12:00");
    assert_eq!(due("2026-01-10T12:00", 2, 0, 6, "America/New_York"), "01-13 00:00");
}

#[test]
fn clocks_that_are_set_forward_or_back_are_kept_apart_from_the_time() {
    // March 29 is an hour shorter, within the hours of sleep.
    assert_eq!(due("2026-03-28T12:00", 1, 23, 8, "Europe/Paris"), "03-29 21:00");
    // Sleep starts in the hour that does not exist.
    assert_eq!(due("2026-03-29T01:00", 1, 2, 3, "Europe/Paris"), "03-30 02:00");
    // October 25 is an hour longer, outside the hours of sleep.
    assert_eq!(due("2026-10-25T00:00", 1, 22, 23, "Europe/Paris"), "10-26 00:00");
}

#[test]
fn without_a_limit_patience_ends_only_if_somebody_waits() {
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

#[test]
fn paces_that_make_no_sense_are_refused() {
    let sleep = |from, to, zone: &str| Some(Sleep { from, to, zone: zone.to_owned() });
    let days = |days, sleep| Pace::Correspondence { days, sleep };
    for pace in [
        Pace::Live { base: 0, increment: 5, delay: 0 },
        Pace::Live { base: u32::MAX, increment: 5, delay: u32::MAX },
        days(0, None),
        days(31, None),
        days(1, sleep(8, 8, "Europe/Paris")),
        days(1, sleep(24, 8, "Europe/Paris")),
        days(1, sleep(23, 8, "Europe/Nowhere")),
    ] {
        assert!(pace.check().is_err(), "{pace:?}");
    }
    for pace in [LIVE, Pace::Live { base: 0, increment: 0, delay: 30 }, days(30, sleep(0, 23, "UTC"))] {
        assert_eq!(pace.check(), Ok(()));
    }
}
