//! The API's types as TypeScript, and the schemas made from it. Only with the feature `ts`.

use caylus_rules::family::GameName;
use caylus_rules::schemas::schemas as convert;
use caylus_rules::typescript::{self, Declarations};
use caylus_words::TYPESCRIPT;
use serde_json::json;

use super::{accounts, health, ratings};
use crate::wire::{
    AnswerRequest, ChatRequest, ChatsDoc, ClientMessage, DoneDoc, HintsDoc, JoinRequest, ListDoc, MoveRequest,
    NewTableRequest, NewsDoc, RecordDoc, ReplaceRequest, SaidDoc, ServerMessage, StartRequest, StepsDoc, UndoRequest,
};

/// What the types refer to: the games' own types, messages and patches.
const OTHERS: &str = "
import type { GameDecision, GameEvent, View } from '../games/game';

/** What changed in a document; `=` replaces an object as a whole. */
export type Patch = null | boolean | number | string | Array<unknown> | { [key: string]: Patch };
";

/// All types that the page sends and receives.
pub fn typescript() -> String {
    let declarations = Declarations::of("the API")
        .with::<ServerMessage>()
        .with::<ClientMessage>()
        .with::<NewsDoc>()
        .with::<DoneDoc>()
        .with::<ListDoc>()
        .with::<ChatsDoc>()
        .with::<SaidDoc>()
        .with::<HintsDoc>()
        .with::<StepsDoc>()
        .with::<RecordDoc>()
        .with::<NewTableRequest>()
        .with::<JoinRequest>()
        .with::<StartRequest>()
        .with::<MoveRequest>()
        .with::<UndoRequest>()
        .with::<AnswerRequest>()
        .with::<ReplaceRequest>()
        .with::<ChatRequest>()
        .with::<accounts::Me>()
        .with::<accounts::UserDoc>()
        .with::<ratings::TableRatingsDoc>()
        .with::<health::Version>()
        .write();
    let (about, types) = declarations.split_once('\n').unwrap_or_default();
    format!("{about}\n{OTHERS}{TYPESCRIPT}{types}")
}

/// What the OpenAPI document takes from the TypeScript types, as JSON: the schemas of the games, of messages and of patches.
pub fn schemas() -> String {
    let games = [
        (GameName::Classic, typescript::classic(), "Position"),
        (GameName::MagnaCarta, typescript::magna_carta(), "ViewDocument"),
        (GameName::Y1303, typescript::y1303(), "ViewDocument"),
    ];
    let mut all = convert("", &format!("{OTHERS}{TYPESCRIPT}"), &["Patch", "Message", "LogEntry", "Choice"]);
    let (mut views, mut decisions, mut events) = (Vec::new(), vec![json!({ "type": "null" })], Vec::new());
    let mut mapping = json!({});
    for (game, types, view) in games {
        let prefix = format!("{game:?}");
        let path = |name: &str| format!("#/components/schemas/{prefix}{name}");
        all.extend(convert(&prefix, &types, &[view, "Event"]));
        all[&format!("{prefix}{view}")]["properties"]["game"] = json!({ "type": "string", "enum": [game.name()] });
        mapping[game.name()] = path(view).into();
        views.push(json!({ "$ref": path(view) }));
        decisions.push(json!({ "$ref": path("Decision") }));
        events.push(json!({ "$ref": path("Event") }));
    }
    let discriminator = json!({ "propertyName": "game", "mapping": mapping });
    all.insert("View".to_owned(), json!({ "oneOf": views, "discriminator": discriminator }));
    all.insert("Decision".to_owned(), json!({ "anyOf": decisions }));
    all.insert("Event".to_owned(), json!({ "anyOf": events }));
    let lines: Vec<String> = all.iter().map(|(name, schema)| format!("\"{name}\": {schema}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
