//! `--lang`: the games in French, by the option and by the environment.

use crate::common::{caylus, output, output_for, refused};
use tempfile::TempDir;

/// French, and nothing else: no English word that French lacks, nothing missing, no line too wide.
fn is_french(text: &str) {
    for line in text.lines() {
        let mut words = line.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
        let english = words.find(|word| ["the", "and", "of", "you", "worker", "gets", "from"].contains(&word.as_str()));
        assert_eq!(english, None, "{line}");
        assert!(!line.contains(['{', '}']), "{line}");
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn a_game_is_played_and_told_in_french() {
    let folder = TempDir::new().unwrap();
    for (game, title, name) in [
        ("classic", "Caylus", "Bleu (vous)"),
        ("magna-carta", "Caylus Magna Carta", "Rouge (vous)"),
        ("1303", "Caylus 1303", "Bleu (vous)"),
    ] {
        let path = folder.path().join(game).to_str().unwrap().to_owned();
        let play = ["play", "--lang", "fr", "--game", game, "--seed", "3", "--bots", "random", "--save", &path];
        let text = output_for(&play, &format!("aide\ntuiles\nplateau\n{}", "1\n".repeat(1500)));
        for part in [title, name, "Vert (aléatoire)", "Vous avez\u{a0}:", "Phase 2\u{a0}:", "Scores finaux"] {
            // The second seat has another colour in Magna Carta.
            let part = if game == "magna-carta" { part.to_owned() } else { part.replace("Vert", "Rouge") };
            assert!(text.contains(&part), "{part} in {text}");
        }
        is_french(&text);

        let story = output(&["replay", &path, "--lang", "fr"]);
        let heading = format!("{title}, 2 joueurs, graine 3\n");
        for part in [heading.as_str(), "Joueurs\u{a0}: ", "Tour 1\n", "place un ouvrier", "Scores finaux"] {
            assert!(story.contains(part), "{part} in {story}");
        }
        is_french(&story);
        let table = output(&["replay", &path, "--at", "20", "--lang", "fr"]);
        assert!(table.starts_with("Après 20 coups sur "), "{table}");
        is_french(&table);
        assert_eq!(output(&["replay", &path, "--json"]), output(&["replay", &path, "--json", "--lang", "fr"]));
    }
}

#[test]
fn names_take_their_forms() {
    let seats = ["play", "--lang", "fr", "--seed", "3", "--seats", "human,human,human"];
    let story = output_for(&seats, "place r1\nplace r2\nplace gate\nplace inn\n");
    for place in ["chez le Charpentier (r2)", "à la Scierie (r1)", "à la Porte", "à l’Auberge"] {
        assert!(story.contains(&format!(" place un ouvrier {place}, paie 1 denier.")), "{place} in {story}");
    }
}

#[test]
fn french_commands_are_understood() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("partie.txt").to_str().unwrap().to_owned();
    let input = format!(
        "aide\nplateau\ncoups\njournal\njournal tout\ntuiles\ncartes\nconseil\n1\nannuler\nsauver\nsauver {path}\nquitter\n"
    );
    let text = output_for(&["play", "--lang", "fr", "--seats", "human,human"], &input);
    assert!(!text.contains("is no move"), "{text}");
    for part in ["Retour au coup 1.", "Indiquez un fichier", "Partie enregistrée dans", "Pour continuer"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // The help names these commands, and no others.
    let listed = text.split_once("Tapez un numéro").unwrap().1.lines().skip(1).take(5).collect::<Vec<_>>().join("\n");
    for command in ["plateau", "coups", "journal tout", "tuiles", "annuler", "conseil", "sauver FICHIER", "quitter"] {
        assert!(listed.contains(command), "{command} in {listed}");
    }
    // The name of the file makes some lines wide.
    is_french(&text.replace(&path, "partie.txt"));
}

#[test]
fn humans_look_one_after_the_other_in_french_too() {
    let play = ["play", "--lang", "fr", "--game", "magna-carta", "--seats", "human,human", "--seed", "5"];
    let text = output_for(&play, "\nkeep\n\nannuler\n\nkeep\n\nredraw\n\nannuler\nquitter\n");
    for part in ["Rouge, appuyez sur Entrée\u{a0}: ", "Les mains sont secrètes", "Retour au coup 1.", "on ne peut plus"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    is_french(&text);
}

#[test]
fn the_environment_chooses_unless_the_option_does() {
    let first_line = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = caylus();
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let done = command.envs(variables.iter().copied()).arg("play").args(args).write_stdin("").assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap().lines().next().unwrap().to_owned()
    };
    let french = |variables: &[(&str, &str)], args: &[&str]| first_line(variables, args).contains("édition");
    assert!(!french(&[], &[]));
    assert!(french(&[("LANG", "fr_FR.UTF-8")], &[]));
    assert!(french(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "fr_CA")], &[]));
    assert!(!french(&[("LANG", "fr_FR"), ("LC_MESSAGES", "C")], &[]));
    assert!(!french(&[("LANG", "ja_JP.UTF-8")], &[]));
    assert!(!french(&[("LANG", "fr_FR")], &["--lang", "en"]));
    assert!(french(&[("LANG", "en_US")], &["--lang", "fr"]));
}

#[test]
fn other_languages_are_refused() {
    refused(&["play", "--lang", "de"], "[possible values: en, fr]");
    refused(&["replay", "x", "--lang", "FR"], "[possible values: en, fr]");
}
