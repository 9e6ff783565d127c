//! Hidden information never reaches people who may not know it.

use caylus_bots::{Heuristics, Level, Limit};
use caylus_rules::Game;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::record::Record;
use caylus_rules::y1303::Caylus1303;
use caylus_words::LogEntry;

use super::*;

fn json(document: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(document).expect("a document")
}

fn sent(play: &Play, who: Option<&str>) -> String {
    let who = who.map(user);
    let seat = play.table.viewer(who.as_ref(), None).expect("a viewer");
    let viewer = TableViewer { who: who.as_ref(), seat };
    let mut text = serde_json::to_string(&viewer.table(&play.table, play.now)).expect("a document");
    text += &serde_json::to_string(&viewer.entries(&play.table, 0)).expect("documents");
    text
}

#[test]
fn drawn_cards_are_shown_only_to_the_drawer() {
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
fn a_shared_screen_shows_no_secret_until_a_seat_is_named() {
    let anna = user("anna");
    let shared = |game| Play::new(settings(game, Pace::Untimed), vec![person("anna"), person("anna"), BOT]);
    for game in [GameName::MagnaCarta, GameName::Y1303] {
        let mut play = shared(game);
        play.play_until(|play| play.table.game().length() > 20 && play.table.to_act() == Some(1));
        assert_eq!(play.table.viewer(Some(&anna), None), Ok(None), "{game:?}");
        assert_eq!(play.table.viewer(Some(&anna), Some(1)), Ok(Some(1)));
        let (shown, public) = (sent(&play, Some("anna")), sent(&play, None));
        let view = |text: &str| text.split(r#""view":"#).nth(1).expect("a view").to_owned();
        let (shown, public) = (view(&shown), view(&public));
        assert_eq!(shown.split(r#""can":"#).next(), public.split(r#""can":"#).next(), "as a spectator");
        assert!(shown.contains(r#""legal":null"#));
        play.play_until(|play| play.table.status() == Status::Over);
        assert_eq!(play.table.viewer(Some(&anna), None), Ok(Some(0)), "nothing is hidden after the end");
    }
    assert_eq!(shared(GameName::Classic).table.viewer(Some(&anna), None), Ok(Some(0)), "nothing is hidden");
}

/// For how many of 40 seeds `master` at a table chooses another move than one that sees only the position.
fn choices_that_depend_on_the_past<G: Heuristics>(name: GameName) -> usize {
    const LIMIT: Limit = Limit::Iterations(40);
    let mut play = Play::new(settings(name, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_on(60);
    let record: Record<G> = Record::read(&play.table.game().record(&[])).expect("a record");
    let game = record.after(60);
    let view = game.view(game.to_act());
    let alone = |seed| Level::Master.bot::<G>(1).choose(&view, LIMIT, seed).map(|choice| choice.chosen.to_string());
    let think = |seed| play.table.game().think(Level::Master, LIMIT, seed);
    (0..40).filter(|seed| think(*seed) != alone(*seed)).count()
}

/// In Caylus 1303 the totals of prestige points are hidden, but a bot at the table has seen every gain.
#[test]
fn master_counts_the_points_it_has_seen() {
    assert!(choices_that_depend_on_the_past::<Caylus1303>(GameName::Y1303) > 0);
    assert_eq!(choices_that_depend_on_the_past::<MagnaCarta>(GameName::MagnaCarta), 0, "nothing to count");
}

#[test]
fn a_hint_knows_no_more_than_the_player_to_act() {
    let mut play = Play::new(settings(GameName::MagnaCarta, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_on(24);
    let record: Record<MagnaCarta> = Record::read(&play.table.game().record(&[])).expect("a record");
    let game = record.after(20);
    let view = game.view(game.to_act());
    let hint = |guess: MagnaCarta| {
        let position = serde_json::to_value(guess.to_position()).expect("a position");
        let game = game::open(GameName::MagnaCarta, 2, "", &Beginning::Position { position }).expect("a game");
        let hints = game.hint(0, Limit::Iterations(60), 7).expect("a decision");
        serde_json::to_string(&hints).expect("documents")
    };
    // The hint does not depend on what the others really hold.
    let [one, other] = [1, 2].map(|seed| MagnaCarta::determinize(&view, seed));
    assert_ne!(one.view(None), one.view(one.to_act()), "there is something to hide");
    assert_ne!(serde_json::to_value(one.to_position()).ok(), serde_json::to_value(other.to_position()).ok());
    assert_eq!(hint(one), hint(other));
    let then = play.table.game().hint(20, Limit::Iterations(60), 7).expect("a decision");
    assert_eq!(serde_json::to_string(&then).expect("documents"), hint(one), "also for an earlier position");
    assert!(then[0].line.iter().any(|expected| expected.log.is_some()), "{then:?}");
}

#[test]
fn others_moves_and_choices_are_not_sent_before_the_end() {
    let mut play = Play::new(settings(GameName::Y1303, Pace::Untimed), vec![person("anna"), person("ben")]);
    play.play_until(|play| play.table.game().length() > 40 && play.to_act() == "anna");
    let has_moves = |who: Option<&str>, seat: usize| {
        let who = who.map(user);
        let viewer = TableViewer { who: who.as_ref(), seat: play.table.viewer(who.as_ref(), None).unwrap() };
        let has_move = |entry: &EntryDoc| matches!(&entry.what, EntryKind::Moved { seat: mover, chosen: Some(_), .. } if *mover == seat);
        viewer.entries(&play.table, 0).iter().any(has_move)
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
fn the_log_of_a_move_does_not_depend_on_when_it_is_made() {
    let mut play = Play::new(settings(GameName::Classic, Pace::Untimed), vec![person("anna"), person("ben")]);
    let viewer = TableViewer::default();
    let mut one_by_one = viewer.entries(&play.table, 0);
    for _ in 0..60 {
        let since = play.table.number();
        play.play_on(1);
        one_by_one.extend(viewer.entries(&play.table, since));
    }
    let at_once = viewer.entries(&play.table, 0);
    let logs = |entries: &[EntryDoc]| -> Vec<LogEntry> {
        entries.iter().filter_map(EntryDoc::step).flat_map(|step| step.log.clone()).collect()
    };
    assert_eq!(logs(&one_by_one), logs(&at_once));
    assert!(logs(&at_once).iter().filter(|entry| matches!(entry, LogEntry::Phase { .. })).count() > 3);
}

/// The spectator's table, kept by patches, and the private part make up each viewer's table.
#[test]
fn public_and_private_part_make_up_the_table() {
    for game in GameName::ALL {
        let people = vec![person("anna"), person("ben"), BOT];
        let mut play = Play::new(settings(*game, Pace::Live { base: 600, increment: 5, delay: 0 }), people);
        let mut public = json(&TableViewer::default().table(&play.table, play.now));
        let (mut sizes, mut hidden) = (Vec::new(), 0);
        while play.table.status() != Status::Over && play.table.game().length() < 150 {
            play.play_on(1);
            let after = json(&TableViewer::default().table(&play.table, play.now));
            let change = patch::diff(&public, &after).expect("a change");
            sizes.push(change.as_str().len());
            patch::apply(&mut public, &serde_json::from_str(change.as_str()).expect("JSON"));
            assert_eq!(public, after, "{game}");
            for (seat, name) in ["anna", "ben"].into_iter().enumerate() {
                let who = user(name);
                let viewer = TableViewer { who: Some(&who), seat: Some(seat) };
                let private = viewer.private(&play.table, play.now);
                hidden += usize::from(private.view.is_some());
                let hello = serde_json::json!({ "type": "hello", "table": public, "private": private });
                let own = Mirror::default().take(&hello).unwrap().unwrap();
                assert_eq!(own, json(&viewer.table(&play.table, play.now)), "{game}");
            }
        }
        sizes.sort_unstable();
        assert!(sizes[sizes.len() / 2] < 1000, "{game}: {sizes:?}");
        assert_eq!(hidden > 0, *game != GameName::Classic, "{game}");
    }
}
