//! The generated TypeScript types are up to date.

#[path = "../../rules/tests/suite/common/golden.rs"]
mod golden;

#[test]
fn the_types_of_the_page_are_current() {
    golden::compare("../../../web/src/lib/types/wire.ts", &caylus_server::http::typescript());
    golden::compare("../../../web/src/lib/types/games.ts", &caylus_server::http::offered());
}
