//! String conversions for types that are written as an id or in notation.

/// Implements `Display` and the conversions serde needs, by `id()` and `from_id()`.
macro_rules! impl_id_conversions {
    ($kind:ty, $what:literal) => {
        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl From<$kind> for &'static str {
            fn from(named: $kind) -> Self {
                named.id()
            }
        }

        impl TryFrom<String> for $kind {
            type Error = String;

            fn try_from(id: String) -> Result<Self, String> {
                Self::from_id(&id).ok_or_else(|| format!("there is no {} `{id}`", $what))
            }
        }
    };
}
pub(crate) use impl_id_conversions;

/// Implements the conversions serde needs, by `Display` and `FromStr`.
macro_rules! impl_text_conversions {
    ($kind:ty) => {
        impl From<$kind> for String {
            fn from(written: $kind) -> Self {
                written.to_string()
            }
        }

        impl TryFrom<String> for $kind {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }
    };
}
pub(crate) use impl_text_conversions;
