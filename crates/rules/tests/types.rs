//! The TypeScript types of the web page match the engine's types.

#[path = "suite/common/golden.rs"]
mod golden;

use caylus_rules::typescript;

#[test]
fn typescript_types_are_current() {
    golden::compare("../../../web/src/lib/types/classic.ts", &typescript::classic());
    golden::compare("../../../web/src/lib/types/magna-carta.ts", &typescript::magna_carta());
    golden::compare("../../../web/src/lib/types/y1303.ts", &typescript::y1303());
}
