//! Random games, worded in every language.

use caylus_rules::MoveList;
use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::record::Record;
use caylus_rules::y1303::Caylus1303;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::well_said;
use crate::text::WIDTH;
use crate::{Lang, Log, LogEntry, Names, Noun, Viewer, Worded, Words, full_log, result};

/// Plays random games with these options and checks every text on the way.
fn tell_games<G: Worded>(options: &[&str], games: u64) {
    for lang in Lang::ALL {
        for seed in 0..games {
            let options = options[seed as usize % options.len()].parse().unwrap();
            let players = G::PLAYERS.clone().nth(seed as usize % G::PLAYERS.count()).unwrap();
            let record = Record::new(players, &options, seed, &mut ()).unwrap();
            tell_game::<G>(Words::of(lang), record, seed);
        }
    }
}

fn tell_game<G: Worded>(words: &Words, mut record: Record<G>, seed: u64) {
    let said = |text: &str| {
        assert!(!text.is_empty());
        well_said(words.lang(), text);
    };
    let shown = |text: &str| {
        said(text);
        let wide = text.lines().find(|line| line.chars().count() > WIDTH || line.trim_end() != *line);
        assert_eq!(wide, None);
    };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let names = Names::of(words, &record);
    let viewers = [Viewer::All, Viewer::Spectator, Viewer::Player(Player::new(1))];
    let mut logs = viewers.map(|viewer| Log::new(record.game(), viewer));
    let line = |entry: &LogEntry| entry.render(words, &names).lines();
    let mut moves = MoveList::new();
    while let Some(player) = record.game().to_act() {
        let game = record.game();
        game.legal_moves(&mut moves);
        let question = game.question().expect("the game is not over");
        [question, game.help()].iter().for_each(|message| said(&words.render(message, &names)));
        said(&words.arg(&game.means(player), &names));
        for chosen in &moves {
            let choice = game.choice(*chosen);
            said(&words.arg(&choice.label, &names));
            let explained = choice.line(words, &names);
            said(&explained);
            assert!(!explained.contains(['[', ']']), "{explained}");
        }
        // Rotate through the viewers: rendering for all would be slow.
        let viewer = viewers[record.moves().len() % viewers.len()];
        shown(&game.board(words, &names, viewer));
        shown(&game.supply(words, viewer));
        let chosen = moves[random.next_u32() as usize % moves.len()];
        let mut events = Vec::new();
        record.play(chosen, &mut events).unwrap();
        for log in &mut logs {
            log.add(Some(1), &events).iter().for_each(|entry| shown(&line(entry)));
        }
    }
    full_log(&record, Viewer::All).iter().for_each(|entry| shown(&line(entry)));
    shown(&result(words, &record, &names));
    shown(&record.game().board(words, &names, Viewer::All));
    said(&words.render(&record.game().help(), &names));
    assert_eq!(record.game().question(), None);
}

#[test]
fn caylus_is_fully_worded() {
    tell_games::<Classic>(&["edition=english", "edition=french", "favors=simplified"], 24);
}

#[test]
fn magna_carta_is_fully_worded() {
    tell_games::<MagnaCarta>(&["rules=standard", "rules=standard", "rules=beginner"], 24);
}

#[test]
fn caylus_1303_is_fully_worded() {
    tell_games::<Caylus1303>(&["characters=random", "characters=first-game", "open_prestige=yes"], 24);
}

#[test]
fn french_names_take_their_forms() {
    let words = Words::of(Lang::French);
    let forms = |id: &str| Noun::FORMS.map(|form| words.say(&format!("{id}.{form}"), &[])).join(", ");
    assert_eq!(forms("classic-tile-neutral-market"), "le Marché, du Marché, au Marché");
    assert_eq!(forms("classic-tile-neutral-farm"), "la Ferme, de la Ferme, à la Ferme");
    assert_eq!(forms("classic-tile-stone-architect"), "l’Architecte, de l’Architecte, chez l’Architecte");
    assert_eq!(forms("y1303-tile-stone-church"), "l’Église, de l’Église, à l’Église");
    assert_eq!(forms("classic-place-stables"), "les Écuries, des Écuries, aux Écuries");
    assert_eq!(words.goods("2food gold 1d".parse().unwrap()), "2 nourritures, 1 or et 1 denier");
    assert_eq!(
        words.goods("food 2stone 3d 2w 4pp 2token favor".parse().unwrap()),
        "1 nourriture, 2 pierres, 3 deniers, 2 ouvriers, 4\u{a0}PP, 2 jetons et 1 faveur"
    );
    assert_eq!(words.goods("wood 2w favor".parse().unwrap()), "1 bois, 2 ouvriers et 1 faveur");
    assert_eq!(words.list::<&str>(&[]), "rien");
}

#[test]
fn english_amounts_read_well() {
    let words = Words::of(Lang::English);
    assert_eq!(words.goods("2food gold 1d".parse().unwrap()), "2 food, 1 gold and 1 denier");
    assert_eq!(words.goods("2d token".parse().unwrap()), "2 deniers and 1 token");
    assert_eq!(words.goods("2w 1pp".parse().unwrap()), "2 workers and 1 PP");
    assert_eq!(words.list::<&str>(&[]), "nothing");
    assert_eq!(words.remarks(&["a", "", "b"]), "a; b");
}
