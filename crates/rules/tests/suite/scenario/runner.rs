//! Runs the scenarios of a file: loads each position, plays the moves and compares the results with the expectations.

use std::collections::BTreeSet;

use caylus_rules::MoveList;
use caylus_rules::parts::Player;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::compare::{differences, normalized_position};
use super::games::ScenarioGame;
use super::outline::read;

/// A position and what must happen in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    /// Ids of rules (C…, M… or T…), worked examples (E…) and FAQ answers (F…).
    proves: Vec<String>,
    position: Option<Value>,
    /// The position as JSON, for what TOML cannot express.
    json: Option<String>,
    /// The position is rejected with a reason that contains this.
    position_error: Option<String>,
    #[serde(default)]
    step: Vec<Step>,
}

/// Moves and the expectations after them; without moves, expectations for the current state.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    r#move: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    /// Part of the pending decision.
    decides: Option<Value>,
    /// Part of the position.
    then: Option<Value>,
    /// Parts of the moves' events, in this order, possibly with others in between.
    events: Option<Vec<Value>>,
    /// Kinds of events that must not occur.
    never: Option<Vec<String>>,
    /// Some legal moves.
    offers: Option<Vec<String>>,
    /// Some moves that would fit the decision but are illegal.
    lacks: Option<Vec<String>>,
    /// All legal moves.
    exactly: Option<Vec<String>>,
    /// Moves that are refused with that rule and reason: part of its code and arguments.
    refuses: Option<Vec<Refusal>>,
    /// Text that is not a move at all.
    unreadable: Option<Vec<Unreadable>>,
    over: Option<bool>,
    /// Part of the scores, by colour.
    scores: Option<Map<String, Value>>,
    winners: Option<Vec<usize>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refusal {
    r#move: String,
    rule: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unreadable {
    text: String,
    why: String,
}

fn folder<G: ScenarioGame>() -> String {
    format!("{}/tests/scenarios/{}", env!("CARGO_MANIFEST_DIR"), G::NAME)
}

/// Runs every scenario of a file and reports all that fail.
pub(crate) fn check<G: ScenarioGame>(file: &str) {
    let path = format!("{}/{file}.toml", folder::<G>());
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let failures = failures::<G>(&text);
    assert!(failures.is_empty(), "{file}.toml: {} failed\n\n{}\n", failures.len(), failures.join("\n\n"));
}

/// Checks that these are all the files in the game's folder.
pub(crate) fn check_complete<G: ScenarioGame>(files: &[&str]) {
    let mut found: Vec<String> = std::fs::read_dir(folder::<G>())
        .expect("the folder of scenarios")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    found.sort();
    assert_eq!(found, files);
}

/// The options, by name and value in notation, that the positions of all scenarios set.
pub(crate) fn options<G: ScenarioGame>() -> BTreeSet<(String, String)> {
    let files = std::fs::read_dir(folder::<G>()).expect("the folder of scenarios");
    let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let scenarios = texts.flat_map(|text| read(&text, G::COLORS).expect("scenarios"));
    let played = scenarios.filter(|scenario| scenario["position_error"].is_null());
    let set = played.filter_map(|scenario| scenario["position"]["options"].as_object().cloned());
    let notation = |value: &Value| match value {
        Value::Bool(flag) => (if *flag { "yes" } else { "no" }).to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    set.flatten().map(|(name, value)| (name, notation(&value))).collect()
}

/// The failures in a scenario file: scenario name, step and differences.
pub(super) fn failures<G: ScenarioGame>(text: &str) -> Vec<String> {
    let scenarios = match read(text, G::COLORS) {
        Ok(scenarios) => scenarios,
        Err(error) => return vec![error],
    };
    let failure = |value: Value| {
        let name = value["name"].as_str().unwrap_or("a scenario without a name").to_owned();
        let result = serde_json::from_value(value).map_err(|error| error.to_string()).and_then(|one| run::<G>(&one));
        result.err().map(|error| format!("{name}\n    {}", error.replace('\n', "\n    ")))
    };
    scenarios.into_iter().filter_map(failure).collect()
}

fn run<G: ScenarioGame>(scenario: &Scenario) -> Result<(), String> {
    let is_id =
        |id: &String| id.starts_with([G::RULE_PREFIX, 'E', 'F']) && id[1..].starts_with(|c: char| c.is_ascii_digit());
    ensure(scenario.proves.iter().all(is_id), || format!("`proves` is {:?}", scenario.proves))?;
    ensure(scenario.name.len() > 3, || "the scenario needs a name".into())?;
    let loaded = match (scenario.position.clone(), &scenario.json) {
        (Some(mut position), None) => {
            G::fill_defaults(&mut position);
            load::<G>(&position.to_string())
        }
        (None, Some(json)) => load::<G>(json),
        _ => return Err("give either `position` or `json`".into()),
    };
    let mut game = match (&scenario.position_error, loaded) {
        (None, Ok(game)) => game,
        (None, Err(error)) => return Err(format!("the position is refused: {error}")),
        (Some(wanted), Ok(_)) => return Err(format!("the position is accepted, not refused: {wanted}")),
        (Some(wanted), Err(error)) => {
            ensure(scenario.step.is_empty() && !wanted.is_empty(), || "a refused position has no steps".into())?;
            return ensure(error.contains(wanted), || format!("refused because: {error}\nwanted: {wanted}"));
        }
    };
    ensure(!scenario.proves.is_empty(), || "the scenario proves no rule".into())?;
    ensure(scenario.step.last().is_some_and(Step::expects), || "the last step expects nothing".into())?;
    for (number, step) in scenario.step.iter().enumerate() {
        step.play(&mut game).map_err(|error| format!("step {}: {error}", number + 1))?;
    }
    Ok(())
}

fn load<G: ScenarioGame>(json: &str) -> Result<G, String> {
    let position: G::Position = serde_json::from_str(json).map_err(|error| error.to_string())?;
    G::from_position(&position).map_err(|error| error.to_string())
}

fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

fn parse<G: ScenarioGame>(text: &str) -> Result<G::Move, String> {
    text.parse().map_err(|error: caylus_rules::ParseMoveError| error.to_string())
}

fn parse_all<G: ScenarioGame>(texts: &[String]) -> Result<Vec<G::Move>, String> {
    ensure(!texts.is_empty(), || "an empty list of moves expects nothing".into())?;
    texts.iter().map(|text| parse::<G>(text)).collect()
}

impl Step {
    fn expects(&self) -> bool {
        let about_moves = self.offers.is_some() || self.lacks.is_some() || self.exactly.is_some();
        let about_events = self.events.is_some() || self.never.is_some();
        let about_refusals = self.refuses.is_some() || self.unreadable.is_some();
        let about_end = self.over.is_some() || self.scores.is_some() || self.winners.is_some();
        about_moves || about_events || about_refusals || about_end || self.decides.is_some() || self.then.is_some()
    }

    fn play<G: ScenarioGame>(&self, game: &mut G) -> Result<(), String> {
        let moves: Vec<&String> = self.r#move.iter().chain(&self.moves).collect();
        ensure(self.expects() || !moves.is_empty(), || "nothing is played or expected".into())?;
        let mut events = Vec::new();
        for text in &moves {
            apply(game, text, &mut events).map_err(|error| format!("`{text}`: {error}"))?;
        }
        ensure(!moves.is_empty() || (self.events.is_none() && self.never.is_none()), || {
            "there are no events without a move".into()
        })?;
        check_invariants(game)?;
        self.compare_position(game)?;
        self.compare_events::<G>(&events)?;
        self.compare_moves(game)?;
        self.compare_refusals(game)?;
        self.compare_end(game)
    }

    fn compare_position<G: ScenarioGame>(&self, game: &G) -> Result<(), String> {
        let now = normalized_position(game);
        for (name, wanted, found) in [("then", &self.then, &now), ("decides", &self.decides, &now["decision"])] {
            if let Some(wanted) = wanted {
                let differences = differences(name, wanted, found);
                ensure(differences.is_empty(), || differences.join("\n"))?;
            }
        }
        Ok(())
    }

    fn compare_events<G: ScenarioGame>(&self, events: &[G::Event]) -> Result<(), String> {
        let events: Vec<Value> = events.iter().map(|event| serde_json::json!(event)).collect();
        let all = || events.iter().map(|event| format!("  {event}")).collect::<Vec<_>>().join("\n");
        ensure(self.events.as_ref().is_none_or(|list| !list.is_empty()), || "no event is named".into())?;
        ensure(self.never.as_ref().is_none_or(|list| !list.is_empty()), || "no event is named".into())?;
        let mut rest = events.iter();
        for wanted in self.events.iter().flatten() {
            let found = rest.any(|event| differences("", wanted, event).is_empty());
            ensure(found, || format!("no event {wanted} in its place; the events are\n{}", all()))?;
        }
        for unwanted in self.never.iter().flatten() {
            ensure(G::EVENTS.contains(&unwanted.as_str()), || format!("there is no kind of event `{unwanted}`"))?;
            let found = events.iter().any(|event| event["event"] == unwanted.as_str());
            ensure(!found, || format!("there is an event {unwanted}; the events are\n{}", all()))?;
        }
        Ok(())
    }

    fn compare_moves<G: ScenarioGame>(&self, game: &G) -> Result<(), String> {
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        let all = || legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        for wanted in self.offers.as_deref().map(parse_all::<G>).transpose()?.iter().flatten() {
            ensure(legal.contains(wanted), || format!("`{wanted}` is not offered, but: {}", all()))?;
        }
        for unwanted in self.lacks.as_deref().map(parse_all::<G>).transpose()?.iter().flatten() {
            ensure(!legal.contains(unwanted), || format!("`{unwanted}` is offered"))?;
            // A move for another kind of decision is never legal, so its absence would prove nothing.
            let text = unwanted.to_string();
            let verb = text.split(' ').next();
            let fits = text == "decline" || legal.iter().any(|other| other.to_string().split(' ').next() == verb);
            ensure(fits, || format!("`{unwanted}` belongs to another decision than: {}", all()))?;
        }
        if let Some(wanted) = self.exactly.as_deref().map(parse_all::<G>).transpose()? {
            let missing: Vec<_> = wanted.iter().filter(|one| !legal.contains(one)).map(ToString::to_string).collect();
            let surplus: Vec<_> = legal.iter().filter(|one| !wanted.contains(one)).map(ToString::to_string).collect();
            ensure(missing.is_empty() && surplus.is_empty(), || {
                format!("missing: {missing:?}, too many: {surplus:?}")
            })?;
        }
        Ok(())
    }

    fn compare_refusals<G: ScenarioGame>(&self, game: &G) -> Result<(), String> {
        ensure(self.refuses.as_ref().is_none_or(|list| !list.is_empty()), || "no refusal is named".into())?;
        ensure(self.unreadable.as_ref().is_none_or(|list| !list.is_empty()), || "no text is named".into())?;
        for Refusal { r#move, rule, why } in self.refuses.iter().flatten() {
            let (mut after, mut events) = (*game, Vec::new());
            match after.apply(parse::<G>(r#move)?, &mut events) {
                Ok(()) => return Err(format!("`{move}` is not refused")),
                Err(error) => {
                    ensure(error.rule == rule && !why.is_empty() && error.reason.to_string().contains(why), || {
                        format!("`{move}` is refused because: {error}\nwanted: {why} ({rule})")
                    })?;
                }
            }
            ensure(after == *game && events.is_empty(), || format!("`{move}` is refused but changes the game"))?;
        }
        for Unreadable { text, why } in self.unreadable.iter().flatten() {
            let error = parse::<G>(text).err().ok_or_else(|| format!("`{text}` is a move"))?;
            ensure(error.contains(why) && !why.is_empty(), || format!("{error}\nwanted: {why}"))?;
        }
        Ok(())
    }

    fn compare_end<G: ScenarioGame>(&self, game: &G) -> Result<(), String> {
        if let Some(over) = self.over {
            ensure(game.is_over() == over, || format!("is the game over? {}", game.is_over()))?;
        }
        ensure(self.scores.as_ref().is_none_or(|list| !list.is_empty()), || "no score is named".into())?;
        for (color, wanted) in self.scores.iter().flatten() {
            let seat = G::COLORS.iter().position(|name| name == color).ok_or("scores are by colour")?;
            let found = game.scores().get(seat).map_or(Value::Null, |score| serde_json::json!(score));
            let differences = differences(&format!("score of {color}"), wanted, &found);
            ensure(differences.is_empty(), || differences.join("\n"))?;
        }
        if let Some(wanted) = &self.winners {
            let outcome = game.outcome().ok_or("the game is not over")?;
            let found: Vec<usize> = outcome.winners().map(Player::index).collect();
            ensure(found == *wanted, || format!("the winners are {found:?}, not {wanted:?}"))?;
        }
        Ok(())
    }
}

/// Plays `colour: move`; it must be that player's turn.
fn apply<G: ScenarioGame>(game: &mut G, text: &str, events: &mut Vec<G::Event>) -> Result<(), String> {
    let (color, chosen) = text.split_once(": ").ok_or("write the colour before the move, as in `red: pass`")?;
    let actor = game.to_act().ok_or("the game is over")?;
    let to_act = G::COLORS[actor.index()];
    ensure(color == to_act, || format!("it is the turn of {to_act}: {:?}", game.decision()))?;
    game.apply(parse::<G>(chosen)?, events).map_err(|error| error.to_string())
}

/// At every decision there is a choice, and the position round-trips.
fn check_invariants<G: ScenarioGame>(game: &G) -> Result<(), String> {
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    let least = game.decision().map_or(0, G::min_moves);
    ensure(if game.is_over() { legal.is_empty() } else { legal.len() >= least }, || {
        format!("{:?} has {} legal moves", game.decision(), legal.len())
    })?;
    let json = serde_json::json!(game.to_position()).to_string();
    let again = load::<G>(&json).map_err(|error| format!("the position cannot be read back: {error}\n{json}"))?;
    ensure(again == *game, || format!("the position does not round-trip\n{game:?}\n{again:?}"))
}
