//! Taking a seat, leaving, resigning, returning, taking over.

use caylus_words::{Lang, Words};

use super::*;

fn open_table(seats: Vec<SeatPlan>) -> Play {
    Play::new(settings(GameName::Classic, Pace::Untimed), seats)
}

fn join(seat: impl Into<Option<usize>>) -> Command {
    Command::Join { seat: seat.into() }
}

#[test]
fn taking_the_last_seat_starts_the_game() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open, SeatPlan::Open]);
    assert_eq!(play.table.status(), Status::Open);
    let command = Command::Move { chosen: "pass".to_owned(), number: 1 };
    assert_eq!(play.refused("anna", command), Refusal::NotStarted);
    assert_eq!(play.refused("ben", join(0)), Refusal::SeatTaken);
    assert_eq!(play.refused("ben", join(7)), Refusal::SeatTaken);
    assert_eq!(play.act("ben", join(2)).len(), 1);
    assert_eq!(play.act("carl", join(None)).last(), Some(&Act::Started));
    assert_eq!(play.table.status(), Status::Running);
    assert_eq!(play.refused("dora", join(None)), Refusal::Started);
    assert_eq!(play.table.seats_of(&user("carl")).collect::<Vec<_>>(), [1]);
}

#[test]
fn a_reserved_seat_is_kept() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open, SeatPlan::Reserved(user("carl"))]);
    assert_eq!(play.refused("ben", join(2)), Refusal::SeatTaken);
    assert_eq!(
        play.act("carl", join(None)),
        [Act::Sat { seat: 2, holder: Holder::User { id: user("carl") }, called: None }]
    );
    let mut play = open_table(vec![person("anna"), SeatPlan::Reserved(user("carl"))]);
    assert_eq!(play.refused("ben", join(None)), Refusal::NoSeat);
    assert_eq!(play.table.summary(None).seats[1].user, Some(user("carl")), "so that carl's list has the table");
    assert_eq!(play.act("carl", Command::Leave), [Act::Left { seat: 1 }]);
    play.act("ben", join(None));
}

#[test]
fn joining_twice_is_refused() {
    let mut play = open_table(vec![SeatPlan::Open, SeatPlan::Open, SeatPlan::Reserved(user("ben")), SeatPlan::Open]);
    let may_join = |play: &Play, who: &str| play.table.rights(&user(who), play.now).contains(&Right::Join);
    for who in ["anna", "ben"] {
        assert!(may_join(&play, who));
        play.act(who, join(None));
        assert!(!may_join(&play, who));
        assert_eq!(play.refused(who, join(None)), Refusal::HasSeat, "{who}");
        assert_eq!(play.refused(who, join(3)), Refusal::HasSeat, "{who}");
    }
    play.act("ben", Command::Leave);
    play.act("ben", join(3));
}

#[test]
fn leaving_before_the_start_frees_the_seat() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open, SeatPlan::Open]);
    play.act("ben", join(None));
    assert_eq!(play.refused("carl", Command::Leave), Refusal::NotSeated);
    assert_eq!(play.act("ben", Command::Leave), [Act::Left { seat: 1 }]);
    assert!(play.table.seats()[1].is_open());
    play.act("anna", Command::Leave);
    assert_eq!(play.table.status(), Status::Over, "the owner left");
    assert_eq!(play.table.result().and_then(|result| result.places), None);
    assert_eq!(play.refused("ben", join(None)), Refusal::Over);
}

#[test]
fn the_owner_can_start_with_bots() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open, SeatPlan::Reserved(user("carl"))]);
    let fill = Command::Start { fill: Some(Level::Easy) };
    assert_eq!(play.refused("carl", fill.clone()), Refusal::NotOwner);
    assert_eq!(play.refused("anna", Command::Start { fill: None }), Refusal::SeatsOpen);
    play.act("anna", fill.clone());
    assert_eq!(play.table.seats()[2], Seat { bot: Some(Level::Easy), ..Seat::default() });
    assert_eq!(play.refused("anna", fill), Refusal::Started);
}

#[test]
fn a_stale_open_table_is_closed() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open]);
    assert_eq!(play.refused("", Command::TimeOut), Refusal::InTime);
    play.now += 14 * DAY;
    play.act("", Command::TimeOut);
    assert_eq!(play.table.status(), Status::Over);
}

#[test]
fn a_bot_stands_in_until_the_player_returns() {
    let mut play = open_table(vec![person("anna"), person("ben"), person("carl")]);
    let holder = Holder::Bot { level: Level::Random };
    assert_eq!(play.act("anna", Command::Resign), [Act::HandedOver { seat: 0, holder, reason: Reason::Resigned }],);
    assert!(play.table.seats()[0].is_stand_in());
    let summary = play.table.summary(None);
    assert!(summary.is_bot_to_act);
    let hers = SeatSummary { user: Some(user("anna")), bot: Some(Level::Random), ..SeatSummary::default() };
    assert_eq!(summary.seats[0], hers, "it is still her seat");
    assert_eq!(play.refused("anna", Command::Resign), Refusal::NotSeated);
    let command = play.a_move();
    assert!(matches!(command, Command::BotMove { .. }));
    play.act("", command);
    play.act("anna", Command::Return);
    assert_eq!(play.table.seats()[0].player(), Some(&user("anna")));
    assert_eq!(play.refused("anna", Command::Return), Refusal::NotAway);
    assert_eq!(play.refused("dora", Command::Return), Refusal::NotAway);
}

#[test]
fn resigning_ends_the_game_if_set_or_if_no_person_is_left() {
    let mut settings = settings(GameName::Classic, Pace::Untimed);
    settings.stand_in = StandIn::End;
    let mut play = Play::new(settings, vec![person("anna"), person("ben"), person("carl")]);
    assert_eq!(play.act("ben", Command::Leave), [Act::Ended { seat: Some(1), reason: Reason::Resigned }]);
    let result = play.table.result().expect("a result");
    assert_eq!((result.scores, result.places), (None, Some(vec![1, 3, 1])));

    let mut play = open_table(vec![person("anna"), person("ben"), BOT]);
    play.act("anna", Command::Resign);
    play.act("ben", Command::Resign);
    assert_eq!(play.table.status(), Status::Over);
}

#[test]
fn an_abandoned_seat_can_be_taken_over() {
    let mut play = open_table(vec![person("anna"), person("ben"), BOT]);
    let replace = |seat| Command::Replace { seat };
    assert_eq!(play.refused("carl", replace(0)), Refusal::NotGone);
    play.act("anna", Command::Resign);
    assert_eq!(play.refused("carl", replace(0)), Refusal::NotGone, "not yet");
    play.now += DAY;
    assert_eq!(play.refused("carl", replace(2)), Refusal::NotGone, "a bot from the start");
    assert_eq!(play.refused("carl", replace(9)), Refusal::NotGone);
    assert_eq!(play.refused("ben", replace(0)), Refusal::HasSeat);
    assert!(play.table.rights(&user("carl"), play.now).contains(&Right::Replace));
    play.act("carl", replace(0));
    assert_eq!(play.table.seats()[0].player(), Some(&user("carl")));
    assert_eq!(play.refused("anna", Command::Return), Refusal::NotAway);
}

/// Otherwise a player could resign, be replaced, take over another seat and know two hands.
#[test]
fn only_ones_former_seat_can_be_taken_over() {
    let mut play = open_table(vec![SeatPlan::Open, person("ben"), SeatPlan::Open]);
    let replace = |seat| Command::Replace { seat };
    play.act("eve", join(None));
    play.act("eve", Command::Leave);
    play.act("anna", join(None));
    play.act("dora", join(None));
    let leave = |play: &mut Play, who: &str| {
        play.act(who, Command::Resign);
        play.now += DAY;
    };
    leave(&mut play, "anna");
    play.act("carl", replace(0));
    leave(&mut play, "ben");
    assert_eq!(play.refused("anna", replace(1)), Refusal::HasSeat);
    assert!(!play.table.rights(&user("anna"), play.now).contains(&Right::Replace));
    leave(&mut play, "carl");
    play.act("anna", replace(0));
    assert_eq!(play.refused("carl", replace(1)), Refusal::HasSeat);
    // Eve left before anything was dealt.
    play.act("eve", replace(1));
}

#[test]
fn a_bot_replaces_a_deleted_account() {
    let mut play = open_table(vec![person("anna"), person("ben")]);
    play.act("anna", Command::Forget);
    assert_eq!(play.table.seats()[0].person, None);
    assert!(play.table.bot_to_act().is_some());
    let mut play = open_table(vec![person("anna"), SeatPlan::Open, SeatPlan::Open]);
    play.act("ben", join(None));
    assert_eq!(play.act("ben", Command::Forget), [Act::Left { seat: 1 }]);
}

#[test]
fn one_person_can_play_several_seats() {
    let mut play = open_table(vec![person("anna"), person("anna"), person("ben")]);
    let anna = user("anna");
    play.play_until(|play| play.table.to_act() == Some(1));
    assert_eq!(play.table.viewer(Some(&anna), None), Ok(Some(1)), "the seat to act");
    assert_eq!(play.table.viewer(Some(&anna), Some(0)), Ok(Some(0)));
    assert_eq!(play.table.viewer(Some(&anna), Some(2)), Err(Refusal::NotYourSeat));
    assert_eq!(play.table.viewer(None, Some(0)), Err(Refusal::NotYourSeat));
    assert_eq!(play.table.viewer(Some(&user("carl")), None), Ok(None));
    play.play_until(|play| play.table.to_act() == Some(2));
    assert_eq!(play.table.viewer(Some(&anna), None), Ok(Some(0)), "else the first");
    let reader = Reader::new(Words::of(Lang::French), play.table.game(), &play.table.names());
    let mut entries = TableViewer::default().entries(&play.table, 0);
    entries.iter_mut().for_each(|entry| entry.add_texts(&reader));
    let texts = serde_json::to_string(&entries).expect("documents");
    for name in ["anna (bleu) ", "anna (rouge) ", "ben "] {
        assert!(texts.contains(&format!(r#""text":"{name}"#)), "{name}: {texts}");
    }
    assert_eq!(play.act("anna", Command::Resign).len(), 2);
}

#[test]
fn people_sharing_a_screen_have_their_own_names() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Beside(user("anna"), "Bea".to_owned()), person("carl")]);
    let names = |play: &Play| -> Vec<Option<String>> { play.table.names() };
    let all = ["anna", "Bea", "carl"].map(|name| Some(name.to_owned()));
    assert_eq!(names(&play), all);
    play.check_fold();
    let text = play.table.game().record(&names(&play));
    assert_eq!(game::read(&text).expect("a record").names, all);
    play.act("anna", Command::Resign);
    play.act("anna", Command::Return);
    assert_eq!(names(&play), all, "a returning player keeps the name");
    play.act("anna", Command::Resign);
    play.now += DAY;
    play.act("dora", Command::Replace { seat: 1 });
    assert_eq!(play.table.seats()[1].called, None, "another person");
    // Deleting an account also anonymises everyone who shared its screen, in finished games too.
    let mut play = open_table(vec![person("anna"), SeatPlan::Beside(user("anna"), "Bea".to_owned()), person("carl")]);
    play.table.set_name(&user("anna"), PersonName { name: None, is_guest: false });
    assert_eq!(names(&play), [None, None, Some("carl".to_owned())]);
}

#[test]
fn rights_match_what_is_allowed() {
    let mut play = open_table(vec![person("anna"), SeatPlan::Open]);
    let can = |play: &Play, who: &str| play.table.rights(&user(who), play.now);
    assert_eq!(can(&play, "anna"), [Right::Leave, Right::Start]);
    assert_eq!(can(&play, "ben"), [Right::Join]);
    play.act("ben", join(None));
    assert_eq!(can(&play, "anna"), [Right::Move, Right::Resign]);
    assert_eq!(can(&play, "carl"), []);
    play.play_until(|play| play.to_act() == "ben");
    assert_eq!(can(&play, "anna"), [Right::AskUndo, Right::Resign]);
    let undo = play.undo();
    play.act("anna", undo);
    assert_eq!(can(&play, "ben"), [Right::Move, Right::AnswerUndo, Right::Resign]);
    assert_eq!(can(&play, "anna"), [Right::Resign]);

    let play = open_table(vec![person("anna"), BOT]);
    assert_eq!(can(&play, "anna"), [Right::Move, Right::Resign, Right::Hint]);
    assert_eq!(play.table.may_have_hint(&user("ben")), Err(Refusal::NotYourTurn));
    assert_eq!(Play::two().table.may_have_hint(&user("anna")), Err(Refusal::NoHints));
}
