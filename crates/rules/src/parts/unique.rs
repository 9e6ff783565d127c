//! Reading a JSON object whose keys must be different; plain maps silently keep the last of two.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};

/// Reads an object and refuses a key that is there twice.
pub(crate) fn unique<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + fmt::Display,
    V: Deserialize<'de>,
{
    struct Unique<K, V>(PhantomData<(K, V)>);

    impl<'de, K: Deserialize<'de> + Ord + fmt::Display, V: Deserialize<'de>> Visitor<'de> for Unique<K, V> {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some(key) = access.next_key::<K>()? {
                if map.contains_key(&key) {
                    return Err(A::Error::custom(format!("`{key}` is there twice")));
                }
                map.insert(key, access.next_value()?);
            }
            Ok(map)
        }
    }

    deserializer.deserialize_map(Unique(PhantomData))
}
