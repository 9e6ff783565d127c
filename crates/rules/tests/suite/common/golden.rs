//! Golden files, compared line by line.

use std::fs;
use std::path::Path;

/// The environment variable that rewrites golden files instead of comparing them; set by `cargo xtask bless` and `cargo xtask types`.
const BLESS: &str = "CAYLUS_BLESS";

/// Compares a text with a golden file, named from `tests/`, or rewrites the file. `cargo xtask types` makes the files outside of `tests/`.
pub(crate) fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    if std::env::var_os(BLESS).is_some() {
        let folder = path.parent().expect("the file is in a folder");
        fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)).expect("the file can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let (mut kept, mut now) = (kept.lines(), text.lines());
    for number in 1.. {
        match (kept.next(), now.next()) {
            (None, None) => return,
            (kept, now) if kept == now => {}
            (kept, now) => {
                let (kept, now) = (kept.unwrap_or("(the end)"), now.unwrap_or("(the end)"));
                let (file, command) = match name.strip_prefix("../../../") {
                    Some(file) => (file.to_owned(), "types"),
                    None => (format!("tests/{name}"), "bless"),
                };
                panic!(
                    "{file}, line {number}, differs:\n  the file has: {kept}\n  the code has: {now}\nIf this is intended, run `cargo xtask {command}` and review the diff."
                )
            }
        }
    }
}
