//! The languages.

use std::fmt;
use std::str::FromStr;

/// The languages: the variant, the code, which is also the name of the folder in `texts`, and the language's own name. The first is the
/// default.
macro_rules! languages {
    ($first:ident = $first_code:literal, $first_name:literal; $($lang:ident = $code:literal, $name:literal;)*) => {
        /// A language of the texts.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum Lang {
            #[doc = concat!("`", $first_code, "`: ", $first_name, ".")]
            #[default]
            $first,
            $(#[doc = concat!("`", $code, "`: ", $name, ".")] $lang,)*
        }

        impl Lang {
            /// All languages.
            pub const ALL: [Self; [$first_code $(, $code)*].len()] = [Self::$first $(, Self::$lang)*];

            /// The language code: `en`, `fr`.
            pub const fn code(self) -> &'static str {
                match self {
                    Self::$first => $first_code,
                    $(Self::$lang => $code,)*
                }
            }

            /// What its speakers call it: `English`, `Français`.
            pub const fn own_name(self) -> &'static str {
                match self {
                    Self::$first => $first_name,
                    $(Self::$lang => $name,)*
                }
            }

            /// Its Fluent files by name, built into the program.
            pub(crate) const fn texts(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    Self::$first => texts!($first_code),
                    $(Self::$lang => texts!($code),)*
                }
            }
        }
    };
}

/// The Fluent files of a language.
macro_rules! texts {
    ($code:literal) => {
        texts!($code: "common", "classic", "magna-carta", "y1303", "refusals", "terminal", "cli")
    };
    ($code:literal: $($name:literal),*) => {
        &[$(($name, include_str!(concat!("../texts/", $code, "/", $name, ".ftl")))),*]
    };
}

languages! {
    English = "en", "English";
    French = "fr", "Français";
}

/// An unsupported language code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language `{0}`; the languages are {known}", known = Lang::known())]
pub struct UnknownLang(String);

impl Lang {
    /// All languages as messages list them: `en (English), fr (Français)`.
    fn known() -> String {
        Self::ALL.map(|lang| format!("{lang} ({})", lang.own_name())).join(", ")
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
        let refused = "xx".parse::<Lang>().unwrap_err().to_string();
        assert!(
            refused.starts_with("there is no language `xx`; the languages are en (English), fr (Français)"),
            "{refused}"
        );
    }

    #[test]
    fn codes_and_names_are_unique() {
        for (number, lang) in Lang::ALL.into_iter().enumerate() {
            for other in &Lang::ALL[..number] {
                assert!(lang.code() != other.code() && lang.own_name() != other.own_name(), "{lang}, {other}");
            }
        }
    }

    /// A list entry without its folder does not compile.
    #[test]
    fn lists_every_folder_of_texts() {
        let texts = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
        for folder in std::fs::read_dir(texts).unwrap() {
            let code = folder.unwrap().file_name().into_string().unwrap();
            assert!(
                code.parse::<Lang>().is_ok(),
                "crates/words/texts/{code}: add it to `languages!` in crates/words/src/lang.rs"
            );
        }
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
