//! The API's types as TypeScript. Only with the feature `ts`.

use caylus_rules::typescript::Declarations;

use super::{accounts, health};
use crate::wire::{
    AnswerRequest, ChatRequest, ChatsDoc, ClientMessage, DoneDoc, HintsDoc, JoinRequest, ListDoc, MoveRequest,
    NewTableRequest, RecordDoc, ReplaceRequest, SaidDoc, ServerMessage, StartRequest, StepsDoc, UndoRequest,
};

/// All types that the page sends and receives.
pub fn typescript() -> String {
    Declarations::of("the API")
        .with::<ServerMessage>()
        .with::<ClientMessage>()
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
        .write()
}
