//! Every language has the same messages and variables, and the code uses exactly these.

use std::collections::BTreeSet;

use caylus_rules::classic::Classic;
use caylus_rules::magna_carta::MagnaCarta;
use caylus_rules::parts::Cube;
use caylus_rules::y1303::Caylus1303;

use super::{errors, sources, texts};
use crate::{Lang, Noun, Worded, Words};

/// The ids built from names in notation.
fn systematic() -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = Cube::ALL.iter().map(|cube| format!("cube-{cube}")).collect();
    ids.extend(Cube::ALL.iter().flat_map(|cube| [format!("cube-{cube}.count"), format!("cube-{cube}.short")]));
    ids.extend(of_game::<Classic>(crate::classic::tests::ids()));
    ids.extend(of_game::<MagnaCarta>(crate::magna_carta::tests::ids()));
    ids.extend(of_game::<Caylus1303>(crate::y1303::tests::ids()));
    ids.extend(errors::codes().into_iter().map(|(code, _)| format!("refusals-{code}")));
    // The bots of the command line.
    ids.extend(["random", "easy", "medium", "hard", "master"].map(|name| format!("terminal-opponent-{name}")));
    ids
}

/// The ids every game has, and those of this one.
fn of_game<G: Worded>(mut ids: Vec<String>) -> Vec<String> {
    ids.extend(G::COLORS.iter().map(|color| format!("color-{color}")));
    ids.push(format!("{}-title", G::TEXTS));
    if G::SECRETS {
        ids.extend(["hidden", "shown", "learnt"].map(|case| format!("{}-secrets-{case}", G::TEXTS)));
    }
    ids
}

#[test]
fn every_language_has_the_same_texts_and_variables() {
    let english = texts(Lang::English);
    for lang in Lang::ALL {
        let other = texts(lang);
        let missing: Vec<&String> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let more: Vec<&String> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{lang} lacks {missing:?} and alone has {more:?}");
        for (id, text) in &english {
            assert_eq!((&text.shown, &text.references), (&other[id].shown, &other[id].references), "{id} in {lang}");
        }
    }
}

#[test]
fn every_used_text_exists() {
    let texts = texts(Lang::English);
    let literal = sources::asked();
    assert!(literal.len() > 100, "no sources found");
    for id in literal.iter().chain(&systematic()) {
        assert!(texts.contains_key(id), "{id}");
    }
    for reference in texts.values().flat_map(|text| &text.references) {
        assert!(texts.contains_key(reference), "{reference}");
    }
}

#[test]
fn every_text_is_used() {
    let texts = texts(Lang::English);
    let literals = sources::literals();
    let systematic = systematic();
    let referred: BTreeSet<&String> = texts.values().flat_map(|text| &text.references).collect();
    // Attributes are looked up by name, after any id.
    let asked =
        |name: &str| literals.iter().any(|text| text.ends_with(&format!(".{name}"))) || Noun::FORMS.contains(&name);
    for id in texts.keys() {
        let (message, attribute) = id.split_once('.').map_or((id.as_str(), None), |(id, name)| (id, Some(name)));
        let known =
            literals.contains(message) || systematic.contains(message) || referred.contains(&message.to_owned());
        let known = known || literals.contains(id);
        assert!(known && attribute.is_none_or(asked), "{id} is never used");
    }
}

#[test]
fn nouns_have_all_forms() {
    let texts = texts(Lang::English);
    let is_noun = |id: &str| Noun::FORMS.map(|form| texts.contains_key(&format!("{id}.{form}")));
    for id in texts.keys().filter(|id| !id.contains('.')) {
        let forms = is_noun(id);
        assert!(forms.iter().all(|has| *has == forms[0]), "{id}");
    }
}

#[test]
fn missing_texts_show_their_id() {
    let words = Words::of(Lang::French);
    assert_eq!(words.say("no-such-text", &[]), "{no-such-text}");
    assert_eq!(words.say("turn.no-such-form", &[]), "{turn.no-such-form}");
    assert_eq!(words.say("turn", &[]), "Tour {$turn}");
    assert_eq!(words.find("no-such-text", &[]), None);
}
