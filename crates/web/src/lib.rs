//! The page in the browser, built into the program: the files that `web/` becomes.

use std::borrow::Cow;
use std::fmt::Write;

use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Page;

/// A file of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// What kind of content that is, as in `text/html`.
    pub kind: String,
    /// Is that compressed with brotli?
    pub is_compressed: bool,
    /// Another one for any other content.
    pub tag: String,
    /// Does its name change with its content? Then it can be kept for ever.
    pub is_lasting: bool,
}

/// The file at a path without the slash before it.
pub fn file(path: &str) -> Option<File> {
    let EmbeddedFile { data, metadata } = Page::get(path)?;
    let kind = metadata.mimetype().to_owned();
    let tag = metadata.sha256_hash()[..12].iter().fold(String::new(), |mut tag, byte| {
        // Writing to a text cannot fail.
        let _ = write!(tag, "{byte:02x}");
        tag
    });
    let is_lasting = path.starts_with("assets/");
    Some(File { bytes: data, kind, is_compressed: false, tag, is_lasting })
}

/// The same file as the build has compressed it, or as it is if that gains nothing.
pub fn compressed(path: &str) -> Option<File> {
    let plain = file(path)?;
    let File { bytes, tag, .. } = match file(&format!("{path}.br")) {
        Some(compressed) => compressed,
        None => return Some(plain),
    };
    Some(File { bytes, tag, is_compressed: true, ..plain })
}

/// The path of the page itself, which is shown wherever there is no other file.
pub const INDEX: &str = "index.html";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_so_is_all_it_asks_for() {
        let index = file(INDEX).expect("there is a page");
        assert_eq!(("text/html", false), (index.kind.as_str(), index.is_lasting));
        let text = String::from_utf8(index.bytes.into_owned()).expect("a page is text");
        let asked: Vec<&str> =
            text.split(['"', '\'']).filter_map(|part| part.strip_prefix('/')).filter(|part| !part.is_empty()).collect();
        assert!(asked.len() >= 3, "a script, a style and an icon: {asked:?}");
        for path in asked {
            let asset = file(path).unwrap_or_else(|| panic!("{path} is missing"));
            assert_eq!(path.starts_with("assets/"), asset.is_lasting, "{path}");
            assert_ne!(index.tag, asset.tag);
        }
        assert_eq!(None, file("assets"));
        assert_eq!(None, compressed("assets"));
        assert_eq!(None, file("../Cargo.toml"));
    }

    #[test]
    fn what_gains_by_it_is_compressed() {
        let (plain, small) = (file(INDEX).unwrap(), compressed(INDEX).unwrap());
        assert!(small.bytes.len() < plain.bytes.len());
        assert_eq!((true, plain.kind), (small.is_compressed, small.kind));
        assert_ne!(plain.tag, small.tag);
        let font = Page::iter().find(|path| path.ends_with(".woff2")).expect("there is a font");
        assert_eq!(file(&font), compressed(&font));
    }
}
