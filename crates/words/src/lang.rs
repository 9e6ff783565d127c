//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

/// An unsupported language code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language `{0}`; the languages are en (English), fr (French)")]
pub struct UnknownLang(String);

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The language code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language of the environment: the first non-empty of `LC_ALL`, `LC_MESSAGES` and `LANG` decides. English if unsupported.
    pub fn from_environment<S: AsRef<str>>(values: [Option<S>; 3]) -> Self {
        let first = values.iter().flatten().map(AsRef::as_ref).find(|value| !value.is_empty()).unwrap_or_default();
        let code = first.split(['_', '.', '@', '-']).next().unwrap_or_default();
        code.to_lowercase().parse().unwrap_or_default()
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rejects_unknown_codes() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let refused = "de".parse::<Lang>().unwrap_err().to_string();
        assert_eq!(refused, "there is no language `de`; the languages are en (English), fr (French)");
    }

    #[test]
    fn reads_language_from_environment() {
        let lang = |values: [&str; 3]| Lang::from_environment(values.map(Some));
        assert_eq!(lang(["", "", "fr_FR.UTF-8"]), Lang::French);
        assert_eq!(lang(["", "fr", "en_GB"]), Lang::French);
        assert_eq!(lang(["C", "fr", "fr"]), Lang::English);
        assert_eq!(lang(["FR@euro", "", ""]), Lang::French);
        assert_eq!(lang(["frisian", "", ""]), Lang::English);
        assert_eq!(lang(["", "", ""]), Lang::English);
        assert_eq!(Lang::from_environment([None::<&str>, None, Some("fr-CA")]), Lang::French);
    }
}
