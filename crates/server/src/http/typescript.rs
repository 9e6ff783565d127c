//! The API's types as TypeScript. Only with the feature `ts`.

use caylus_rules::typescript::Declarations;
use caylus_words::TYPESCRIPT;

use super::{accounts, health};
use crate::wire::{
    AnswerRequest, ChatRequest, ChatsDoc, ClientMessage, DoneDoc, HintsDoc, JoinRequest, ListDoc, MoveRequest,
    NewTableRequest, NewsDoc, RecordDoc, ReplaceRequest, SaidDoc, ServerMessage, StartRequest, StepsDoc, UndoRequest,
};

/// What the types refer to: the games' own types, messages and patches.
const OTHERS: &str = "
import type { GameEvent, View } from '../games/game';

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
        .with::<health::Version>()
        .write();
    let (about, types) = declarations.split_once('\n').unwrap_or_default();
    format!("{about}\n{OTHERS}{TYPESCRIPT}{types}")
}
