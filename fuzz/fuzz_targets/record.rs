//! A record is refused with a line and a reason, or it is written and read back as it was.
#![no_main]

use caylus_rules::classic::Classic;
use caylus_rules::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Record::<Classic>::read(text) {
        Ok(record) => {
            let again = Record::<Classic>::read(&record.to_string()).expect("what was written");
            assert_eq!(again.game(), record.game());
            assert_eq!(again.moves(), record.moves());
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && !error.reason.is_empty()),
    }
});
