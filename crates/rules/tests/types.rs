//! The TypeScript types of the page in the browser are those of the engine.

#[path = "suite/common/golden.rs"]
mod golden;

use caylus_rules::typescript;

#[test]
fn typescript_types_are_current() {
    golden::compare("../../../web/src/lib/types/classic.ts", &typescript::classic());
    golden::compare("../../../web/src/lib/types/magna-carta.ts", &typescript::magna_carta());
    golden::compare("../../../web/src/lib/types/y1303.ts", &typescript::y1303());
}
