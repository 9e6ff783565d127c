//! What a move means, in the language of the game's texts.

use caylus_words::{Lang, Names, Told, Words};

/// The meaning of a legal move. Notation is English, so other languages also name the building, place or character.
pub(super) fn meaning<G: Told>(words: &Words, game: &G, names: &Names, chosen: G::Move) -> String {
    let meaning = game.explain(words, names, chosen);
    if words.lang() == Lang::English {
        return meaning;
    }
    let notation = chosen.to_string();
    let kinds = ["place-", "tile-", "card-", "character-", ""];
    // The first word is the action, what follows `with` is the price.
    let mut objects = notation.split(' ').skip(1).take_while(|word| *word != "with");
    let name = objects.find_map(|word| find_name::<G>(words, word, &kinds));
    match name.filter(|name| !meaning.contains(name.as_str())) {
        None => meaning,
        Some(name) => match meaning.split_once("  ") {
            // Two spaces end the price.
            Some((price, rest)) => format!("{price}  {}", named(words, &name, rest)),
            None => named(words, &name, &meaning),
        },
    }
}

fn named(words: &Words, name: &str, meaning: &str) -> String {
    words.say("cli-named-move", &[("name", &name), ("meaning", &meaning)])
}

/// The short name of something that a word of the notation stands for, trying these kinds of text ids.
pub(super) fn find_name<G: Told>(words: &Words, word: &str, kinds: &[&str]) -> Option<String> {
    let ids = kinds.iter().map(|kind| format!("{}-{kind}{}", G::TEXTS, word.replace(':', "-")));
    ids.into_iter().find(|id| words.find(id, &[]).is_some()).map(|id| words.short(&id))
}

#[cfg(test)]
mod tests {
    use caylus_rules::MoveList;
    use caylus_rules::classic::Classic;
    use caylus_rules::magna_carta::MagnaCarta;
    use caylus_rules::y1303::Caylus1303;

    use super::*;

    /// The meaning of the first legal move that starts like this, at the start of a game.
    fn first<G: Told>(lang: Lang, notation: &str) -> String {
        let game = G::new(2, &Default::default(), 3, &mut ()).unwrap();
        let words = Words::of(lang);
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let chosen = moves.into_iter().find(|chosen| chosen.to_string().starts_with(notation)).unwrap();
        meaning(words, &game, &Names::new::<G>(words, [None; 2]), chosen)
    }

    #[test]
    fn french_names_what_english_notation_names() {
        assert!(first::<Classic>(Lang::French, "place gate").contains("  Porte – "));
        assert!(first::<Classic>(Lang::French, "place r1").contains("  Scierie"), "already named");
        assert!(!first::<Classic>(Lang::French, "place r1").contains('–'), "already named");
        assert!(first::<Caylus1303>(Lang::French, "choose ").contains(" – "));
        assert!(!first::<MagnaCarta>(Lang::French, "keep").contains('–'), "names nothing");
        assert!(!first::<Classic>(Lang::English, "place gate").contains('–'), "English notation is enough");
    }
}
