//! Continuing another game, or starting from a position.

use caylus_rules::Game;
use caylus_rules::classic::Classic;

use super::*;

fn fork(play: &Play, count: usize, seats: Vec<SeatPlan>) -> Result<NewTable, Refusal> {
    let game = play.table.game();
    let moves = first_moves(game, Some(count))?;
    Ok(NewTable { settings: play.table.settings().clone(), seats, beginning: game.beginning(), moves })
}

#[test]
fn a_game_continues_from_the_first_moves_of_another() {
    let mut play = Play::at_pace(Pace::Live { base: 100, increment: 5, delay: 0 });
    play.play_on(20);
    let mut other = Play::of(fork(&play, 12, vec![person("carl"), BOT]).unwrap());
    assert_eq!(other.table.game().moves(), play.table.game().moves()[..12]);
    assert_eq!(other.table.time_left(other.now), Some(vec![100 * SECOND; 2]), "no time was used, no increment earned");
    assert_eq!(other.table.status(), Status::Running);
    if other.to_act() == "carl" {
        let undo = other.undo();
        assert_eq!(other.refused("carl", undo), Refusal::NothingToUndo, "others made these moves");
    }
    other.play_on(3);
    assert_eq!(other.table.game().length(), 15);
    other.check_fold();
}

#[test]
fn a_continued_game_has_the_same_log() {
    let mut play = Play::two();
    play.play_on(20);
    let other = Play::of(fork(&play, 12, vec![person("carl"), person("dora")]).unwrap());
    let story = |play: &Play| {
        let entries = TableViewer::default().entries(&play.table, 0);
        let log: Vec<_> = entries.iter().filter_map(EntryDoc::step).flat_map(|step| &step.log).collect();
        serde_json::to_string(&log).expect("log entries")
    };
    let (whole, part) = (story(&play), story(&other));
    assert!(
        whole.starts_with(part.trim_end_matches(']')) && part.contains(r#""id":"turn","args":{"turn":1}"#),
        "{part}"
    );
}

#[test]
fn a_continued_game_waits_until_all_seats_are_taken() {
    let mut play = Play::two();
    play.play_on(5);
    let mut other = Play::of(fork(&play, 5, vec![person("carl"), SeatPlan::Open]).unwrap());
    assert_eq!((other.table.status(), other.table.to_act(), other.table.game().length()), (Status::Open, None, 5));
    other.act("dora", Command::Join { seat: None });
    assert!(other.table.to_act().is_some());
    other.play_on(1);
    assert_eq!(other.table.game().length(), 6);
}

#[test]
fn a_continued_game_needs_enough_moves_and_a_decision() {
    let mut play = Play::new(settings(GameName::Y1303, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_until(|play| play.table.status() == Status::Over);
    let all = play.table.game().length();
    assert!(matches!(fork(&play, all + 1, vec![BOT, BOT]), Err(Refusal::Settings(_) | Refusal::SetUp(_))));
    let names = HashMap::new();
    let over = fork(&play, all, vec![BOT, BOT]).unwrap().set_up(table_id(), &user("anna"), names.clone(), 0);
    assert!(matches!(over, Err(Refusal::Settings(_) | Refusal::SetUp(_))));
    assert!(fork(&play, all - 1, vec![BOT, BOT]).unwrap().set_up(table_id(), &user("anna"), names.clone(), 0).is_ok());
    let fewer = fork(&play, 3, vec![BOT]).unwrap().set_up(table_id(), &user("anna"), names, 0);
    assert!(matches!(fewer, Err(Refusal::Settings(_) | Refusal::SetUp(_))), "one seat for two players");
}

#[test]
fn a_game_starts_from_a_position() {
    let game = Classic::new(3, &"edition=premium".parse().unwrap(), 5, &mut ()).unwrap();
    let position = serde_json::to_value(game.to_position()).unwrap();
    let mut settings = settings(GameName::Classic, Pace::Untimed);
    settings.players = 3;
    let seats = vec![person("anna"), BOT, BOT];
    let new = NewTable { settings, seats, beginning: Beginning::Position { position }, moves: Vec::new() };
    let play = Play::of(new.clone());
    assert_eq!(play.table.settings().options, game.options().to_string());
    let nonsense = NewTable { beginning: Beginning::Position { position: serde_json::json!({"turn": -1}) }, ..new };
    assert!(matches!(
        nonsense.set_up(table_id(), &user("anna"), HashMap::new(), 0),
        Err(Refusal::Settings(_) | Refusal::SetUp(_))
    ));
}

#[test]
fn a_record_of_a_table_can_be_read_again() {
    let mut play = Play::new(settings(GameName::MagnaCarta, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_on(30);
    let text = play.table.game().record(&play.table.names());
    assert!(text.contains("name 0: anna"), "{text}");
    let game::RecordedGame { name, game, names } = game::read(&text).unwrap();
    assert_eq!((name, game.moves()), (GameName::MagnaCarta, play.table.game().moves()));
    assert_eq!(names, play.table.names());
    assert!(game::read("caylus-record 1\ngame: chess\n\n").is_err());
}

#[test]
fn invalid_settings_are_refused() {
    let refused = |change: fn(&mut NewTable)| {
        let mut settings = settings(GameName::MagnaCarta, Pace::Untimed);
        settings.players = 2;
        let seats = vec![person("anna"), BOT];
        let mut new =
            NewTable { settings, seats, beginning: Beginning::Seed { seed: 1, is_chosen: false }, moves: Vec::new() };
        change(&mut new);
        matches!(
            new.set_up(table_id(), &user("anna"), HashMap::new(), 0),
            Err(Refusal::Settings(_) | Refusal::SetUp(_))
        )
    };
    assert!(!refused(|_| ()));
    assert!(refused(|new| new.settings.players = 3));
    assert!(!refused(|new| new.seats = vec![SeatPlan::Reserved(user("anna")), SeatPlan::Reserved(user("ben"))]));
    assert!(refused(|new| new.seats = vec![SeatPlan::Reserved(user("ben")), SeatPlan::Reserved(user("ben"))]));
    assert!(refused(|new| new.seats = vec![person("anna"), SeatPlan::Reserved(user("anna"))]));
    assert!(refused(|new| new.settings.options = "rules=odd".to_owned()));
    assert!(refused(|new| new.settings.pace = Pace::Correspondence { days: 0, sleep: None }));
    assert!(refused(|new| new.moves = vec!["fly".to_owned()]));
    assert!(refused(|new| {
        new.seats = vec![BOT; 5];
        new.settings.players = 5;
    }));
}

#[test]
fn invalid_entries_are_refused() {
    let play = Play::two();
    let number = play.table.number() + 1;
    let add = |number, act| play.table.with(&[Entry { number, at: 0, by: None, key: None, act }]);
    assert!(add(number + 1, Act::Started).is_err(), "an entry is missing");
    assert!(add(number, Act::Left { seat: 2 }).is_err());
    assert!(add(number, Act::Undone { moves: 3 }).is_err());
    assert!(add(number, Act::Moved { chosen: "fly".into() }).is_err());
}

#[test]
fn seeds_of_earlier_versions_count_as_not_chosen() {
    let read = |text: &str| serde_json::from_str::<Beginning>(text).expect("a beginning");
    let old = Beginning::Seed { seed: 7, is_chosen: false };
    assert_eq!(read(r#"{"kind":"seed","seed":"7"}"#), old);
    for beginning in [old, Beginning::Seed { seed: 7, is_chosen: true }] {
        assert_eq!(read(&serde_json::to_string(&beginning).expect("a text")), beginning);
    }
}
