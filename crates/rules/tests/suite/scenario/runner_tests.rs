//! Tests of the runner: scenarios with mistakes fail, and so do scenarios that could never fail.

use caylus_rules::classic::Classic;

use super::runner;

const GOOD: &str = r#"
[[scenario]]
name = "Blue takes a {cube}"
proves = ["C5.2"]
each = [{ cube = "wood" }]
[scenario.position]
phase = "activation"
blue = {}
red = {}
road.r2 = { tile = "neutral:forest", worker = "blue" }
[[scenario.step]]
exactly = ["take food", "take {cube}"]
[[scenario.step]]
move = "blue: take {cube}"
then = { blue.cubes = { wood = 1 }, road.r9 = "nothing", supply."wood:mason" = 1 }
events = [{ event = "gained", player = "blue", goods = { wood = 1 } }, { event = "worker-returned" }]
"#;

fn failures(text: &str) -> Vec<String> {
    runner::failures::<Classic>(text)
}

/// The valid scenario with one change must fail, with a reason that contains the text.
#[track_caller]
fn fails(old: &str, new: &str, reason: &str) {
    assert!(GOOD.contains(old), "{old} is not in the scenario");
    let failures = failures(&GOOD.replacen(old, new, 1));
    assert!(failures.iter().any(|failure| failure.contains(reason)), "{old} → {new}: {failures:#?}");
}

#[test]
fn valid_scenario_passes() {
    assert_eq!(failures(GOOD), Vec::<String>::new());
}

#[test]
fn reports_unmet_expectations() {
    fails("wood = 1 }, road", "wood = 2 }, road", "then.blue.cubes.wood is 1, wanted 2");
    fails("road.r9 = \"nothing\"", "road.r3 = \"nothing\"", "then.road.r3");
    fails("\"wood:mason\" = 1", "\"wood:mason\" = 0", "wood:mason");
    fails("\"blue: take {cube}\"", "\"red: take {cube}\"", "it is the turn of blue");
    fails("\"blue: take {cube}\"", "\"blue: take gold\"", "cube gold");
    fails("goods = { wood = 1 }", "goods = { wood = 1, food = 1 }", "no event");
    fails("goods = { wood = 1 }", "goods = {}", "no event");
    fails("[{ event = \"gained\"", "[{ event = \"worker-returned\" }, { event = \"gained\"", "no event");
    fails("\"take food\", ", "", "too many: [\"take food\"]");
    fails("\"take food\", ", "\"take stone\", ", "missing: [\"take stone\"]");
    fails("exactly = [", "offers = [\"take cloth\", ", "`take cloth` is not offered");
    fails("exactly = [", "lacks = [", "`take food` is offered");
    fails("events = [", "never = [\"worker-returned\"]\nevents = [", "there is an event");
    fails(
        "exactly =",
        "refuses = [{ move = \"take food\", rule = \"C5.2\", why = \"no\" }]\nexactly =",
        "is not refused",
    );
    fails(
        "exactly =",
        "refuses = [{ move = \"pass\", rule = \"C5.1\", why = \"must-take-cube\" }]\nexactly =",
        "(C5.1)",
    );
    fails("exactly =", "refuses = [{ move = \"pass\", rule = \"C5.2\", why = \"rain\" }]\nexactly =", "rain");
    fails("exactly =", "unreadable = [{ text = \"take food\", why = \"no\" }]\nexactly =", "is a move");
    fails("exactly =", "over = true\nexactly =", "over");
    fails("exactly =", "winners = [\"blue\"]\nexactly =", "not over");
    fails("exactly =", "scores.blue.total = 1\nexactly =", "score of blue.total is 0");
    fails("exactly =", "decides = { player = \"red\" }\nexactly =", "decides.player is 0, wanted 1");
    fails("phase = \"activation\"", "phase = \"over\"", "the position is refused");
    fails("proves", "position_error = \"over\"\nproves", "the position is accepted");
}

#[test]
fn rejects_invalid_scenarios() {
    fails("exactly =", "exactlie =", "unknown field");
    fails("proves =", "prooves =", "unknown field");
    fails("proves = [\"C5.2\"]", "proves = []", "proves no rule");
    fails("proves = [\"C5.2\"]", "proves = [\"5.2\"]", "`proves` is");
    fails("proves = [\"C5.2\"]", "proves = [\"M5.2\"]", "`proves` is");
    fails("[[scenario]]", "title = \"x\"\n[[scenario]]", "outside of any scenario");
    fails("cube = \"wood\"", "cube = \"wood\", colour = \"brown\"", "nothing uses `colour`");
    fails("takes a {cube}", "takes a {colour}", "no value for `colour`");
    fails("red = {}", "green = {}", "without a gap");
    fails("then = { blue", "then = { purple", "has no field purple");
    fails("\"take food\", ", "\"take foot\", ", "parse-cube");
    fails("\"blue: take {cube}\"", "\"take {cube}\"", "colour before the move");
    fails("exactly = [", "lacks = [\"place r1\"]\nexactly = [", "belongs to another decision");
}

#[test]
fn rejects_vacuous_expectations() {
    fails("exactly = [\"take food\", \"take {cube}\"]", "exactly = []", "expects nothing");
    fails("exactly = [\"take food\", \"take {cube}\"]", "offers = []", "expects nothing");
    fails("exactly = [\"take food\", \"take {cube}\"]", "then = {}", "expects nothing");
    fails("exactly = [\"take food\", \"take {cube}\"]", "then = { green = {} }", "has no field green");
    fails("exactly = [\"take food\", \"take {cube}\"]", "then = { blue = {} }", "expects nothing");
    fails("exactly = [\"take food\", \"take {cube}\"]", "refuses = []", "no refusal is named");
    fails("exactly = [\"take food\", \"take {cube}\"]", "", "nothing is played or expected");
    fails("exactly =", "events = [{ event = \"gained\" }]\nexactly =", "no events without a move");
    fails("events = [{", "never = []\nevents = [{", "no event is named");
    fails("events = [{", "never = [\"favor-won\"]\nevents = [{", "no kind of event `favor-won`");
    fails("exactly =", "scores = {}\nexactly =", "no score is named");
    fails("exactly =", "unreadable = []\nexactly =", "no text is named");
    let without_end = GOOD.split("then = ").next().expect("the part before it");
    assert!(failures(without_end)[0].contains("the last step expects nothing"));
    let without_steps = GOOD.split("[[scenario.step]]").next().expect("the part before it");
    assert!(failures(without_steps)[0].contains("the last step expects nothing"));
    assert_eq!(failures("").len(), 1);
}
