//! Nobody is sent what they may not know.

use caylus_words::{Lang, Words};

use super::*;
use crate::wire::Looker;

fn sent(play: &Play, who: Option<&str>) -> String {
    let who = who.map(user);
    let seat = play.table.viewer(who.as_ref(), None).expect("a viewer");
    let looker = Looker { who: who.as_ref(), seat, words: Some(Words::of(Lang::English)) };
    let mut text = serde_json::to_string(&looker.table(&play.table, play.now)).expect("a document");
    text += &serde_json::to_string(&looker.entries(&play.table, 0)).expect("documents");
    text
}

#[test]
fn cards_that_are_drawn_are_told_only_to_who_draws() {
    let mut play = Play::new(settings(GameName::MagnaCarta, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_on(12);
    let drawn = |text: &str, seat: usize| {
        let all = format!(r#""event":"card-drawn","player":{seat},"card":"#);
        let hidden = format!("{all}null");
        text.matches(&all).count() - text.matches(&hidden).count()
    };
    let (anna, ben, nobody) = (sent(&play, Some("anna")), sent(&play, Some("ben")), sent(&play, None));
    assert!(drawn(&anna, 0) > 2 && drawn(&ben, 1) > 2);
    assert_eq!((drawn(&anna, 1), drawn(&ben, 0), drawn(&nobody, 0), drawn(&nobody, 1)), (0, 0, 0, 0));
}

#[test]
fn others_moves_and_choices_are_not_sent_before_the_end() {
    let mut play = Play::new(settings(GameName::Y1303, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_until(|play| play.table.made.len() > 40 && play.to_act() == "anna");
    let has_moves = |who: Option<&str>, seat: usize| {
        let who = who.map(user);
        let looker = Looker { who: who.as_ref(), seat: play.table.viewer(who.as_ref(), None).unwrap(), words: None };
        looker.entries(&play.table, 0).iter().any(|entry| entry.seat == Some(seat) && entry.chosen.is_some())
    };
    assert!(has_moves(Some("anna"), 0) && !has_moves(Some("anna"), 1));
    assert!(!has_moves(None, 0) && !has_moves(None, 1));
    assert!(sent(&play, Some("anna")).contains(r#""legal":[{"#));
    assert!(sent(&play, Some("ben")).contains(r#""legal":null"#));
    assert!(sent(&play, None).contains(r#""legal":null"#));
    for who in [Some("anna"), Some("ben"), None] {
        assert!(!sent(&play, who).contains("seed"), "nobody knows the seed");
    }
    play.play_until(|play| play.table.status() == Status::Over);
    assert!(sent(&play, None).contains(r#""move":""#));
}

#[test]
fn every_move_is_told_the_same_whenever_it_is_told() {
    let mut play = Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), person("ben")]);
    let looker = Looker { who: None, seat: None, words: Some(Words::of(Lang::French)) };
    let mut told = looker.entries(&play.table, 0);
    for _ in 0..60 {
        let since = play.table.number();
        play.play_on(1);
        told.extend(looker.entries(&play.table, since));
    }
    let at_once = looker.entries(&play.table, 0);
    let texts = |entries: &[crate::wire::EntryDoc]| entries.iter().map(|entry| entry.told.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&told), texts(&at_once));
    let phases =
        at_once.iter().flat_map(|entry| &entry.told).filter(|told| matches!(told, crate::wire::ToldDoc::Phase(_)));
    assert!(phases.count() > 3);
}
