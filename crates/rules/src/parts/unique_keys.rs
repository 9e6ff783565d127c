//! Strict JSON objects: duplicate keys, which plain maps silently accept, and unknown keys are errors.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};

use super::Player;

/// Deserializes a map and rejects duplicate keys.
pub(crate) fn unique_keys<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + fmt::Display,
    V: Deserialize<'de>,
{
    struct UniqueKeysVisitor<K, V>(PhantomData<(K, V)>);

    impl<'de, K: Deserialize<'de> + Ord + fmt::Display, V: Deserialize<'de>> Visitor<'de> for UniqueKeysVisitor<K, V> {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some(key) = access.next_key::<K>()? {
                if map.contains_key(&key) {
                    return Err(A::Error::custom(format!("duplicate key `{key}`")));
                }
                map.insert(key, access.next_value()?);
            }
            Ok(map)
        }
    }

    deserializer.deserialize_map(UniqueKeysVisitor(PhantomData))
}

/// Deserializes an object that holds a `player` and the `fields` of a `T`.
pub(crate) fn deserialize_with_player<'de, D, T>(deserializer: D, fields: &[&str]) -> Result<(Player, T), D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let mut object: BTreeMap<String, serde_json::Value> = unique_keys(deserializer)?;
    let player = object.remove("player").ok_or_else(|| D::Error::missing_field("player"))?;
    if let Some(unknown) = object.keys().find(|key| !fields.contains(&key.as_str())) {
        return Err(D::Error::custom(format!("unknown field `{unknown}`")));
    }
    let player = serde_json::from_value(player).map_err(D::Error::custom)?;
    let rest = serde_json::Value::Object(object.into_iter().collect());
    Ok((player, serde_json::from_value(rest).map_err(D::Error::custom)?))
}
