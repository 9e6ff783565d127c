//! What is generated from the engine is current: the page's types and facts, and the tables in docs/rules.

#[path = "suite/common/golden.rs"]
mod golden;
#[path = "types/tables.rs"]
mod tables;

use caylus_rules::typescript;

#[test]
fn typescript_types_are_current() {
    golden::compare("../../../web/src/lib/types/classic.ts", &typescript::classic());
    golden::compare("../../../web/src/lib/types/magna-carta.ts", &typescript::magna_carta());
    golden::compare("../../../web/src/lib/types/y1303.ts", &typescript::y1303());
}

#[test]
fn facts_of_the_page_are_current() {
    golden::compare("../../../web/src/lib/facts/classic.ts", &typescript::classic_facts());
    golden::compare("../../../web/src/lib/facts/magna-carta.ts", &typescript::magna_carta_facts());
    golden::compare("../../../web/src/lib/facts/y1303.ts", &typescript::y1303_facts());
}
