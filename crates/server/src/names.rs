//! Names of people: which are valid, and which look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// The longest name, in characters.
pub const LONGEST: usize = 24;
/// Characters allowed in a name besides letters and digits.
const ALSO: &[char] = &[' ', '-', '_', '.', '\'', '’'];

/// The normalised name, or why it is invalid.
pub fn check(name: &str) -> Result<String, String> {
    let name: String = name.trim().nfc().take(LONGEST + 1).collect();
    if name.is_empty() {
        return Err("name must not be empty".to_owned());
    }
    if name.chars().count() > LONGEST {
        return Err(format!("name must be at most {LONGEST} characters"));
    }
    if let Some(sign) = name.chars().find(|&sign| !ALSO.contains(&sign) && !sign.identifier_allowed()) {
        return Err(format!("name must not contain the character U+{:04X}", u32::from(sign)));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err("name must contain a letter or a digit".to_owned());
    }
    if name.contains("  ") {
        return Err("name must not contain two spaces in a row".to_owned());
    }
    if AugmentedScriptSet::for_str(&name).is_empty() {
        return Err("name must not mix letters of several scripts".to_owned());
    }
    Ok(name)
}

/// The key for comparing names; names that look alike share it.
pub fn key(name: &str) -> String {
    legacy_key(name).replace('w', "vv")
}

/// The key used by earlier versions, which distinguished `w` from `vv`. An account keeps it if another account has its new key.
pub fn legacy_key(name: &str) -> String {
    let plain: String = name.to_lowercase().nfkc().collect();
    // A capital I looks like a lower-case l, and lower-casing makes it an i.
    skeleton(&plain).collect::<String>().to_lowercase().replace('i', "l")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_allowed() {
        for name in ["Ada", "Zoë d’Arc", "O'Neil", "李小龙", "Жанна", "bot_7", "Jean-Luc", "x"] {
            assert_eq!(check(name).as_deref(), Ok(name));
        }
        assert_eq!(check("  Ada \n").as_deref(), Ok("Ada"));
    }

    #[test]
    fn names_that_confuse_are_refused() {
        for name in
            ["", "   ", "a\nb", "a\u{202e}b", "a\u{200b}b", "<b>", "a/b", "--", "a  b", "аda", "😀", &"x".repeat(25)]
        {
            assert!(check(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Zoë", "Zoe\u{308}"),
            ("Paypal", "PaypaI"),
            ("O'Neil", "O’Neil"),
            ("BIB", "bib"),
            ("l0", "1O"),
            ("William Attia", "VVilliam Attia"),
            ("Sawy", "SAVVY"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("Ada"), key("Eda"));
    }
}
