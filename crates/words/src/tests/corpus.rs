//! The corpus: examples of all messages of whole games, with their texts. The page's tests render the same file.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use caylus_rules::classic::{self, Classic};
use caylus_rules::family::GameName;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Player;
use caylus_rules::record::Record;
use caylus_rules::y1303::Caylus1303;
use caylus_rules::{Game, MoveList};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::{Value, json};

use super::errors::reasons_with_arguments;
use crate::{Arg, Lang, Log, LogEntry, Message, Names, Viewer, Worded, Words, refusal, set_up_events};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus.json");
const NAMES: [&str; 5] = ["Ada", "Blaise", "Chantal", "Denis", "Eleonore"];
/// The most examples of messages that differ only in their values.
const EXAMPLES: usize = 3;
const GAMES: u64 = 36;

/// Lines of the file by what they have in common.
#[derive(Default)]
struct Corpus(BTreeMap<String, Vec<Value>>);

impl Corpus {
    fn add<G: Game>(&mut self, kind: &str, value: &impl Serialize, text: impl Fn(&Words, &Names) -> String) {
        let value = serde_json::to_value(value).unwrap();
        let examples = self.0.entry(format!("{kind} {}", shape(&value, true))).or_default();
        if examples.len() == EXAMPLES || examples.iter().any(|example| example[kind] == value) {
            return;
        }
        let mut line = json!({ kind: value });
        for lang in Lang::ALL {
            let words = Words::of(lang);
            line[lang.to_string()] = text(words, &Names::new::<G>(words, NAMES.map(Some))).into();
        }
        examples.push(line);
    }

    fn arg<G: Game>(&mut self, arg: &Arg) {
        self.add::<G>("arg", arg, |words, names| words.arg(arg, names));
        self.nouns::<G>(arg);
    }

    fn message<G: Game>(&mut self, message: &Message) {
        self.arg::<G>(&Arg::Message(message.clone()));
    }

    /// Every noun on its own: its names are what differs most between languages.
    fn nouns<G: Game>(&mut self, arg: &Arg) {
        match arg {
            Arg::Noun(noun) => self.add::<G>("arg", noun, |words, names| words.arg(arg, names)),
            Arg::Message(message) => message.args.iter().for_each(|(_, arg)| self.nouns::<G>(arg)),
            Arg::List(list, _) => list.iter().for_each(|arg| self.nouns::<G>(arg)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Goods(_) => {}
        }
    }

    fn entry<G: Game>(&mut self, entry: &LogEntry) {
        self.add::<G>("entry", entry, |words, names| entry.render(words, names).into_text());
        match entry {
            LogEntry::Turn { turn } => self.message::<G>(turn),
            LogEntry::Phase { heading, .. } => self.message::<G>(heading),
            LogEntry::Line { clauses, .. } => {
                clauses
                    .iter()
                    .flat_map(|clause| [Some(&clause.message), clause.cause.as_ref()])
                    .flatten()
                    .for_each(|message| self.message::<G>(message));
            }
        }
    }

    /// Plays random games with these options.
    fn play<G: Worded>(&mut self, options: &[&str]) {
        let mut known: Vec<G::Move> = Vec::new();
        for seed in 0..GAMES {
            let players = G::PLAYERS.clone().nth(seed as usize % G::PLAYERS.count()).unwrap();
            let options = options[seed as usize % options.len()].parse().unwrap();
            let mut record = Record::<G>::new(players, &options, seed, &mut ()).unwrap();
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut logs = [Viewer::All, Viewer::Spectator].map(|viewer| Log::new(record.game(), viewer));
            let mut events = set_up_events(&record);
            let mut moves = MoveList::new();
            loop {
                let entries: Vec<LogEntry> = logs.iter_mut().flat_map(|log| log.add(None, &events)).collect();
                entries.iter().for_each(|entry| self.entry::<G>(entry));
                let game = *record.game();
                self.message::<G>(&game.help());
                let Some(question) = game.question() else { break };
                self.message::<G>(&question);
                game.legal_moves(&mut moves);
                for chosen in &moves {
                    let choice = game.choice(*chosen);
                    self.arg::<G>(&choice.label);
                    choice.remarks.iter().for_each(|remark| self.message::<G>(remark));
                    if !known.contains(chosen) {
                        known.push(*chosen);
                    }
                }
                if record.moves().len().is_multiple_of(8) {
                    let refused = known.iter().filter_map(|chosen| game.check(*chosen).err());
                    refused.for_each(|illegal| self.message::<G>(&refusal(&illegal)));
                }
                // Random players build little; every other game has eager builders.
                let building = moves.iter().find(|chosen| seed % 2 == 0 && is_building(&chosen.to_string()));
                let chosen = *building.unwrap_or(&moves[random.next_u32() as usize % moves.len()]);
                events.clear();
                record.play(chosen, &mut events).unwrap();
            }
            let over = record.game().check(known[0]).unwrap_err();
            self.message::<G>(&refusal(&over));
        }
    }

    /// Refusals that do not come up in play.
    fn refuse(&mut self) {
        let head = "caylus-record 1\ngame: classic\nplayers: 2\nseed: 5\n";
        let game = Classic::new(2, &Default::default(), 5, &mut ()).unwrap();
        let to_act = game.to_act().unwrap().index();
        let (color, other) = (Classic::COLORS[to_act], Classic::COLORS[1 - to_act]);
        let records = [
            String::new(),
            "caylus-record 7\n".to_owned(),
            head.replace("classic", "1303"),
            head.replace("players: 2", "players: two"),
            head.replace("players: 2", "players: 9"),
            head.replace("seed: 5", "seed: five"),
            head.replace("seed: 5", "position: {"),
            head.replace("seed: 5", "position: {\"players\":[{}]}"),
            head.replace("seed: 5\n", ""),
            format!("{head}seed: 5\n"),
            format!("{head}options: edition=latin\n"),
            format!("{head}weather: fine\n"),
            format!("{head}a line\n"),
            format!("{head}\n1 {color}: fly r3\n"),
            format!("{head}\n1 {color}: place r12\n"),
            format!("{head}\n1 {other}: pass\n"),
            format!("{head}\n7 {color}: pass\n"),
            format!("{head}\n{}1 {color}: place r12\n", "# a comment\n".repeat(1500)),
        ];
        let records = records.map(|text| Record::<Classic>::read(&text).unwrap_err());
        records.iter().for_each(|error| self.message::<Classic>(&refusal(error)));
        reasons_with_arguments().iter().for_each(|reason| self.message::<Classic>(&refusal(reason)));
        for text in
            ["", "place", "place r99", "fly r3", "provost 9", "build nowhere", "batch food", "take 3bread", "pass r3"]
        {
            self.message::<Classic>(&refusal(&text.parse::<classic::Move>().unwrap_err()));
        }
        for text in ["edition", "edition=latin", "weather=fine", "edition=english edition=french"] {
            self.message::<Classic>(&refusal(&text.parse::<classic::Options>().unwrap_err()));
        }
        self.message::<Classic>(&refusal(&"chess".parse::<GameName>().unwrap_err()));
        self.arg::<Classic>(&Arg::Seat(Player::new(4)));
    }

    fn text(self) -> String {
        let lines: Vec<String> = self.0.into_values().flatten().map(|line| line.to_string()).collect();
        format!("[\n{}\n]\n", lines.join(",\n"))
    }
}

fn is_building(chosen: &str) -> bool {
    ["build", "claim", "cover", "residence"].iter().any(|verb| chosen.starts_with(verb))
}

/// What messages of the same kind have in common: ids and the kinds of arguments.
fn shape(value: &Value, is_outer: bool) -> String {
    match value {
        Value::Object(object) => {
            if let Some(clauses) = object.get("clauses").and_then(Value::as_array) {
                let clauses: String =
                    clauses.iter().map(|clause| if clause["cause"].is_null() { "-" } else { "+" }).collect();
                return format!("{} {clauses}", object.contains_key("seat"));
            }
            match (object.get("id"), object.get("noun"), object.get("list"), object.get("args")) {
                (Some(id), _, _, Some(Value::Object(args))) if is_outer => {
                    let args = args.iter().map(|(name, arg)| format!("{name}:{}", shape(arg, false)));
                    format!("{id} {}", args.collect::<Vec<_>>().join(" "))
                }
                (Some(id), ..) => id.to_string(),
                (_, Some(noun), ..) if is_outer => noun.to_string(),
                (_, _, Some(list), _) => {
                    format!("{}{}", object["join"], list.as_array().map_or(0, |list| list.len().min(3)))
                }
                _ => object.keys().cloned().collect::<Vec<_>>().join(","),
            }
        }
        Value::Number(_) => "number".to_owned(),
        Value::String(_) => "text".to_owned(),
        other => panic!("a message has nothing like {other}"),
    }
}

#[test]
fn the_corpus_of_messages_is_up_to_date() {
    let mut corpus = Corpus::default();
    corpus.play::<Classic>(&["edition=english", "edition=french", "favors=simplified"]);
    corpus.play::<MagnaCarta>(&["rules=standard", "rules=standard", "rules=beginner"]);
    corpus.play::<Caylus1303>(&["characters=random", "characters=first-game", "open_prestige=yes"]);
    corpus.refuse();
    let text = corpus.text();
    if env::var_os("CAYLUS_BLESS").is_some() {
        fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        fs::write(FILE, &text).unwrap();
        return;
    }
    let known = fs::read_to_string(FILE).unwrap_or_default();
    let changed = text.lines().find(|line| !known.contains(line));
    assert!(text == known, "the corpus has changed, as in {changed:?}; run `cargo xtask bless` and review the diff");
}
