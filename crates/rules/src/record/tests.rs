use super::*;
use crate::MoveList;
use crate::classic::{Classic, Options};

/// A short record of a real game, and the record itself.
fn sample() -> Record<Classic> {
    let mut record = Record::<Classic>::new(3, &Options::ENGLISH, 7, &mut ()).unwrap();
    record.set_name(Player::new(1), "Blaise: the\nsecond #2");
    let mut moves = MoveList::new();
    for step in 0..40 {
        record.game().legal_moves(&mut moves);
        record.play(moves[step * 7 % moves.len()], &mut ()).unwrap();
    }
    record
}

fn refused(text: &str) -> RecordError {
    Record::<Classic>::read(text).unwrap_err()
}

#[test]
fn round_trips() {
    let record = sample();
    let text = record.to_string();
    let again = Record::<Classic>::read(&text).unwrap();
    assert_eq!(again.game(), record.game());
    assert_eq!(again.moves(), record.moves());
    assert_eq!(again.name(Player::new(1)), Some("Blaise: the second #2"));
    assert_eq!(again.to_string(), text);
    assert_eq!(read_game_name(&text), Ok("classic"));
}

#[test]
fn starts_from_a_position() {
    let position = sample().game().to_position();
    let mut record = Record::<Classic>::from_position(position).unwrap();
    let mut moves = MoveList::new();
    record.game().legal_moves(&mut moves);
    record.play(moves[0], &mut ()).unwrap();
    let again = Record::<Classic>::read(&record.to_string()).unwrap();
    assert_eq!(again.game(), record.game());
}

#[test]
fn undo_takes_back_one_move() {
    let mut record = sample();
    let before = record.after(39);
    let last = record.moves()[39];
    assert_eq!(record.undo(), Some(last));
    assert_eq!(record.game(), &before);
    assert_eq!(record.moves().len(), 39);
    while record.undo().is_some() {}
    assert_eq!(record.game(), &Classic::new(3, &Options::ENGLISH, 7, &mut ()).unwrap());
}

#[test]
fn move_numbers_colours_and_comments_are_optional() {
    let record = sample();
    let bare: Vec<String> = record.moves().iter().map(|chosen| format!("  {chosen}   # a comment\r\n\r\n")).collect();
    let text = format!(
        "caylus-record 1\r\n# a comment\r\ngame: classic\r\nplayers: 3\r\noptions: edition=english\r\nseed: 7\r\n\r\n{}",
        bare.concat()
    );
    assert_eq!(Record::<Classic>::read(&text).unwrap().game(), record.game());
}

#[test]
fn errors_name_line_and_column() {
    let head = "caylus-record 1\ngame: classic\nplayers: 3\nseed: 7\n";
    let actor = Classic::new(3, &Options::FRENCH, 7, &mut ()).unwrap().to_act().unwrap();
    let color = Classic::COLORS[actor.index()];
    let other = Classic::COLORS[(actor.index() + 1) % 3];
    for (text, line, column, reason) in [
        (String::new(), 1, 1, "record-start"),
        ("caylus-record 9\n".into(), 1, 15, "record-version: version `9`"),
        ("caylus-record 1\n".into(), 1, 1, "record-header-missing: name `game`"),
        ("caylus-record 1\ngame: chess\n".into(), 2, 7, "record-game: game `chess`"),
        (head.replace("3\n", "6\n"), 3, 10, "2 to 5 players, not 6"),
        (head.replace("3\n", "many\n"), 3, 10, "record-number: text `many`"),
        (head.replace("7\n", "-7\n"), 4, 7, "record-seed: text `-7`"),
        (head.replace("seed: 7\n", ""), 3, 1, "record-header-missing: name `seed`"),
        (format!("{head}seed: 8\n"), 5, 1, "record-header-twice: name `seed`"),
        (format!("{head}moat: deep\n"), 5, 1, "record-header-unknown: name `moat`"),
        (format!("{head}options: moat=yes\n"), 5, 10, "no option `moat`"),
        (format!("{head}name 3: Dora\n"), 5, 1, "record-player: player 3"),
        (format!("{head}place r1\n"), 5, 1, "record-header"),
        (format!("{head}result: 1 2 3\n\n"), 5, 9, "record-not-over"),
        (format!("{head}position: {{}}\n"), 4, 7, "record-seed-and-position"),
        (head.replace("seed: 7", "position: {\"players\":[{}],"), 4, 26, "EOF"),
        (head.replace("seed: 7", "position: {\"players\":[{},{}]}"), 3, 10, "record-players: players 2"),
        (format!("{head}\nfly r1\n"), 6, 1, "parse-verb: verb `fly`"),
        (format!("{head}\n1 {color}: place r9\n"), 6, 5 + color.len(), "no-building: space `r9` (C2.4)"),
        (format!("{head}\n  1 {other}: pass\n"), 6, 5, "record-turn"),
        (format!("{head}\n2 {color}: pass\n"), 6, 1, "record-move-number: number 1"),
    ] {
        let error = refused(&text);
        assert!(error.reason.to_string().contains(reason), "{text:?}: {error}");
        assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
    }
}

#[test]
fn rejects_wrong_result() {
    let mut record = sample();
    let mut moves = MoveList::new();
    while !record.game().is_over() {
        record.game().legal_moves(&mut moves);
        record.play(moves[record.moves().len() * 5 % moves.len()], &mut ()).unwrap();
    }
    let text = record.to_string();
    assert_eq!(Record::<Classic>::read(&text).unwrap().game(), record.game());
    let scores = text.lines().find(|line| line.starts_with("result: ")).unwrap();
    let error = refused(&text.replace(scores, &format!("{scores}1")));
    assert!(error.reason.to_string().contains(&scores["result: ".len()..]), "{error}");
    assert!(refused(&format!("{text}pass\n")).reason.to_string().contains("game-over"));
}
