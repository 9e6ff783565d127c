//! French output and errors, chosen by `--lang` or the environment.

use std::fs;

use crate::common::{caylus, fails_with, output, output_for};
use tempfile::TempDir;

/// Checks that a text has no English word, no missing text and no line over 80 columns.
fn assert_french(text: &str) {
    for line in text.lines() {
        let mut words = line.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
        let english = words.find(|word| ["the", "and", "of", "you", "worker", "gets", "from"].contains(&word.as_str()));
        assert_eq!(english, None, "{line}");
        assert!(!line.contains(['{', '}']), "{line}");
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn games_and_replays_are_entirely_french() {
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
            // The second seat is green in Magna Carta and red elsewhere.
            let part = if game == "magna-carta" { part.to_owned() } else { part.replace("Vert", "Rouge") };
            assert!(text.contains(&part), "{part} in {text}");
        }
        assert_french(&text);

        let log = output(&["replay", &path, "--lang", "fr"]);
        let heading = format!("{title}, 2 joueurs, graine 3\n");
        for part in [heading.as_str(), "Joueurs\u{a0}: ", "Tour 1\n", "place un ouvrier", "Scores finaux"] {
            assert!(log.contains(part), "{part} in {log}");
        }
        assert_french(&log);
        let table = output(&["replay", &path, "--at", "20", "--lang", "fr"]);
        assert!(table.starts_with("Après 20 coups sur "), "{table}");
        assert_french(&table);
        assert_eq!(output(&["replay", &path, "--json"]), output(&["replay", &path, "--json", "--lang", "fr"]));
    }
}

#[test]
fn french_names_are_inflected() {
    let seats = ["play", "--lang", "fr", "--seed", "3", "--seats", "human,human,human"];
    let log = output_for(&seats, "place r1\nplace r2\nplace gate\nplace inn\n");
    for place in ["chez le Charpentier (r2)", "à la Scierie (r1)", "à la Porte", "à l’Auberge"] {
        assert!(log.contains(&format!(" place un ouvrier {place}, paie 1 denier.")), "{place} in {log}");
    }
}

#[test]
fn accepts_french_commands() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("partie.txt").to_str().unwrap().to_owned();
    let input = format!(
        "aide\nplateau\ncoups\njournal\njournal tout\ntuiles\ncartes\nconseil\n1\nannuler\nsauver\nsauver {path}\nquitter\n"
    );
    let text = output_for(&["play", "--lang", "fr", "--seats", "human,human"], &input);
    assert!(!text.contains("n’est pas un coup"), "{text}");
    for part in ["Retour au coup 1.", "Indiquez un fichier", "Partie enregistrée dans", "Pour continuer"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // The help lists the French commands.
    let listed = text.split_once("Tapez un numéro").unwrap().1.lines().skip(1).take(5).collect::<Vec<_>>().join("\n");
    for command in ["plateau", "coups", "journal tout", "tuiles", "annuler", "conseil", "sauver FICHIER", "quitter"] {
        assert!(listed.contains(command), "{command} in {listed}");
    }
    // The file name makes some lines too wide.
    assert_french(&text.replace(&path, "partie.txt"));
}

#[test]
fn hot_seat_prompts_are_french() {
    let play = ["play", "--lang", "fr", "--game", "magna-carta", "--seats", "human,human", "--seed", "5"];
    let text = output_for(&play, "\nkeep\n\nannuler\n\nkeep\n\nredraw\n\nannuler\nquitter\n");
    for part in ["Rouge, appuyez sur Entrée\u{a0}: ", "Les mains sont secrètes", "Retour au coup 1.", "on ne peut plus"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_french(&text);
}

#[test]
fn lang_option_overrides_the_environment() {
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
fn rejects_unknown_languages() {
    fails_with(&["play", "--lang", "xx"], "[possible values: en, fr");
    fails_with(&["replay", "x", "--lang", "FR"], "[possible values: en, fr");
}

/// Runs the program in the folder and returns its error.
fn error_of(folder: &TempDir, lang: &str, args: &[&str]) -> String {
    let mut command = caylus();
    let done = command.env("LC_ALL", lang).current_dir(folder.path()).args(args).write_stdin("").assert().code(2);
    String::from_utf8(done.get_output().stderr.clone()).unwrap()
}

/// A folder with a saved game and some broken ones.
fn records() -> TempDir {
    let folder = TempDir::new().unwrap();
    let head = "caylus-record 1\ngame: classic\nplayers: 2\n";
    for (name, text) in [
        ("ok", format!("{head}seed: 1\n\n")),
        ("move", format!("{head}seed: 1\n\n1 blue: fly\n")),
        ("illegal", format!("{head}seed: 1\n\n1 blue: place r9\n")),
        ("game", head.replace("classic", "chess")),
        ("seed", format!("{head}seed: x\n\n")),
        ("players", head.replace('2', "7") + "seed: 1\n\n"),
        ("options", format!("{head}seed: 1\noptions: moat=1\n\n")),
        ("empty", String::new()),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    fs::write(folder.path().join("binary"), b"caylus-record 1\n\xff").unwrap();
    folder
}

/// Command lines that fail, each with a part of the French message.
const FAILURES: [(&[&str], &str); 40] = [
    (&["play", "--fast"], "argument inattendu : « --fast »"),
    (&["play", "chess"], "argument inattendu : « chess »"),
    (&["play", "--player", "3"], "conseil : il existe un argument semblable : « --players »"),
    (&["replay", "--fast", "ok"], "pour passer « --fast » comme valeur, écrivez « -- --fast »"),
    (&["play", "--game"], "il manque une valeur pour « --game <JEU> »"),
    (&["play", "--game", "clasic"], "il existe une valeur semblable : « classic »"),
    (&["play", "--lang", "xx"], "[valeurs possibles : en, fr"),
    (&["play", "--bots", "human"], "[valeurs possibles : random, easy, medium, hard, master]"),
    (&["play", "--seats", "human,deep-blue"], "« deep-blue » n’est pas valable pour « --seats <PLACE,…> »"),
    (&["play", "--players", "three"], "un nombre entier est attendu"),
    (&["play", "--seed", "-1"], "un nombre entier de 0 à 18446744073709551615 est attendu"),
    (&["play", "--time", "0"], "un nombre entier de 1 à 600000 est attendu"),
    (&["replay", "ok", "--at", "-1"], "un nombre entier est attendu"),
    (&["play", "--plain=yes"], "« --plain » ne prend pas la valeur « yes »"),
    (&["play", "--seed", "1", "--seed", "2"], "« --seed <S> » ne peut être donné qu’une fois"),
    (&["play", "--resume", "ok", "--seed", "1"], "« --resume <FICHIER> » est incompatible avec « --seed <S> »"),
    (&["play", "--seats", "human,easy", "--bots", "easy"], "est incompatible avec « --bots <NIVEAU,…> »"),
    (&["replay"], "Utilisation : caylus replay <FICHIER>"),
    (&["play", "--seats", "human,easy", "--players", "3"], "--players 3 ne correspond pas à --seats"),
    (&["play", "--resume", "ok", "--seats", "easy,easy,easy"], "--seats indique 3 places"),
    (&["play", "--bots", "easy,easy", "--players", "2"], "--bots indique 2 adversaires"),
    (&["play", "--seats", "easy,easy", "--name", "Ada"], "aucune place n’est humaine"),
    (&["play", "--name", "Ada", "--name", "Blaise"], "il n’y a qu’un joueur humain"),
    (&["play", "--players", "9"], "Caylus se joue de 2 à 5 joueurs, pas à 9"),
    (&["play", "--option", "moat=1"], "option « moat » inconnue"),
    (&["play", "--option", "church=9"], "l’option « church » ne peut pas valoir « 9 »"),
    (&["play", "--save", "ok"], "ok existe déjà"),
    (&["play", "--save", "no/x"], "impossible d’écrire no/x : fichier ou dossier introuvable"),
    (&["play", "--resume", "no"], "impossible de lire no : fichier ou dossier introuvable"),
    (&["replay", "."], "impossible de lire . : c’est un dossier"),
    (&["replay", "binary"], "impossible de lire binary : ce n’est pas de l’UTF-8 valide"),
    (&["replay", "-"], "l’entrée standard : ligne 1, colonne 1 : "),
    (&["replay", "empty"], "empty : ligne 1, colonne 1 : "),
    (&["replay", "move"], "move : ligne 6, colonne 9 : « fly » n’est pas un coup"),
    (&["replay", "illegal"], "il n’y a pas de bâtiment en r9 (C2.4)"),
    (&["replay", "game"], "il n’y a pas de jeu « chess »"),
    (&["replay", "players"], "Caylus se joue de 2 à 5 joueurs, pas à 7"),
    (&["replay", "options"], "option « moat » inconnue"),
    (&["replay", "seed"], "« x » n’est pas une graine"),
    (&["replay", "ok", "--at", "5"], "--at 5 dépasse la fin"),
];

#[test]
fn failures_are_entirely_french() {
    let folder = records();
    // Notation, flags and file names are the same in every language.
    let english = [
        "the",
        "error",
        "usage",
        "is",
        "not",
        "no",
        "cannot",
        "value",
        "unexpected",
        "found",
        "tip",
        "expected",
        "file",
        "such",
        "directory",
        "line",
        "unknown",
        "for",
        "more",
        "try",
        "required",
        "invalid",
    ];
    for (args, part) in FAILURES {
        let by_environment = error_of(&folder, "fr_FR.UTF-8", args);
        // A no-break space before a colon and inside quotes.
        let plain = by_environment.replace('\u{a0}', " ");
        assert!(plain.starts_with("erreur : ") && plain.contains(part), "{args:?}: {plain}");
        let names = args.iter().fold(plain.clone(), |text, arg| text.replace(arg, ""));
        let words = names.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
        let foreign: Vec<String> = words.filter(|word| english.contains(&word.as_str())).collect();
        assert_eq!(foreign, Vec::<String>::new(), "{args:?}: {plain}");
        if !args.contains(&"--lang") {
            let by_option = error_of(&folder, "C", &[args, &["--lang", "fr"]].concat());
            assert!(by_option.replace('\u{a0}', " ").contains("erreur : "), "{args:?}: {by_option}");
            assert!(error_of(&folder, "fr_FR", &[args, &["--lang=en"]].concat()).starts_with("error: "), "{args:?}");
        }
    }
}

#[test]
fn commands_without_lang_fail_in_english() {
    let folder = TempDir::new().unwrap();
    for args in [&["fly"][..], &["arena", "--fast"], &["bench", "--players", "9"], &["serve", "--config", "no"]] {
        let message = error_of(&folder, "fr_FR.UTF-8", args);
        assert!(message.starts_with("error: ") && !message.contains(['é', '«']), "{message}");
    }
}

#[test]
fn rejected_moves_are_explained_in_french() {
    let input = "fly r3\nplace r9\nplace\n99\nsauver /no/x\nquitter\n";
    let text = output_for(&["play", "--lang", "fr", "--seats", "human,human", "--seed", "3"], input);
    let text = text.replace('\u{a0}', " ");
    for part in [
        "« fly r3 » n’est pas un coup : mot inconnu « fly »",
        "place r9 n’est pas possible : il n’y a pas de bâtiment en r9 (C2.4)",
        "écrivez par exemple « place ",
        "Les coups sont numérotés de 1 à ",
        "Impossible d’écrire /no/x : fichier ou dossier introuvable",
        "Porte – ",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_french(&text);
}

#[test]
fn help_is_french() {
    let help = |args: &[&str], lang: &str| {
        let done = caylus().env("LC_ALL", lang).args(args).assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap().replace('\u{a0}', " ")
    };
    for command in ["play", "replay"] {
        let text = help(&[command, "--help", "--lang", "fr"], "C");
        assert_eq!(text, help(&["help", command], "fr"));
        for part in ["Utilisation : caylus ", "Options :\n", "-h, --help", "Afficher l’aide", "Exemples :\n"] {
            assert!(text.contains(part), "{part} in {text}");
        }
        for part in ["Usage", "Options:", "Print", "default", "possible values", "Examples"] {
            assert!(!text.contains(part), "{part} in {text}");
        }
    }
    assert!(help(&["arena", "--help"], "fr").contains("Usage: "));
}
