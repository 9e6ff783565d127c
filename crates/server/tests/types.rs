//! The TypeScript types of the page in the browser are those of the wire.

#[path = "../../rules/tests/suite/common/golden.rs"]
mod golden;

#[test]
fn the_types_of_the_page_are_current() {
    golden::compare("../../../web/src/lib/types/wire.ts", &caylus_server::http::typescript());
    golden::compare("../../../web/src/lib/types/games.ts", &caylus_server::http::offered());
}
