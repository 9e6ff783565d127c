//! The generated TypeScript types and schemas are up to date.

#[path = "../../rules/tests/suite/common/golden.rs"]
mod golden;

#[test]
fn the_types_of_the_page_are_current() {
    golden::compare("../../../web/src/lib/types/wire.ts", &caylus_server::http::typescript());
    golden::compare("../../../web/src/lib/types/games.ts", &caylus_server::http::offered());
}

#[test]
fn the_schemas_of_the_games_are_current() {
    golden::compare("../../../crates/server/src/http/schemas.json", &caylus_server::http::schemas());
}
