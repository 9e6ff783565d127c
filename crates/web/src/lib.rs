//! The web page, embedded in the program: the files built from `web/`.

struct Embedded {
    path: &'static str,
    tag: &'static str,
    bytes: &'static [u8],
}

/// All files; empty if the program was built without the page.
static FILES: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The path of the page itself, which is served for every path without a file.
pub const INDEX: &str = "index.html";

/// How to get the page, for a program that was built without it.
pub const HOW_TO_GET_IT: &str =
    "install Node 20.19 or newer with npm, then run: CAYLUS_PAGE=required cargo run --release";

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// The content.
    pub bytes: &'static [u8],
    /// The content type, e.g. `text/html`.
    pub kind: &'static str,
    /// Whether the content is compressed with brotli.
    pub is_compressed: bool,
    /// A hash of the content.
    pub tag: &'static str,
    /// Whether the name changes with the content, so that browsers can cache it forever.
    pub is_lasting: bool,
}

/// Whether the program was built with the page.
pub fn is_there() -> bool {
    !FILES.is_empty()
}

/// The file at a path, which is given without a leading slash.
pub fn file(path: &str) -> Option<File> {
    let Embedded { path, tag, bytes } = *FILES.iter().find(|file| file.path == path)?;
    Some(File { bytes, kind: kind(path), is_compressed: false, tag, is_lasting: path.starts_with("assets/") })
}

/// The compressed file at a path, or the plain one if compression does not help.
pub fn compressed(path: &str) -> Option<File> {
    let plain = file(path)?;
    let File { bytes, tag, .. } = match file(&format!("{path}.br")) {
        Some(compressed) => compressed,
        None => return Some(plain),
    };
    Some(File { bytes, tag, is_compressed: true, ..plain })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "css" => "text/css",
        "html" => "text/html",
        "js" => "text/javascript",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_and_its_assets_are_embedded() {
        let index = file(INDEX).expect("there is a page");
        assert_eq!(("text/html", false), (index.kind, index.is_lasting));
        let text = str::from_utf8(index.bytes).expect("the page is UTF-8");
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
    fn every_file_has_a_content_type() {
        for file in FILES.iter().filter(|file| !file.path.ends_with(".br")) {
            assert_ne!("application/octet-stream", kind(file.path), "{}", file.path);
        }
    }

    #[test]
    fn compresses_only_what_shrinks() {
        let (plain, small) = (file(INDEX).unwrap(), compressed(INDEX).unwrap());
        assert!(small.bytes.len() < plain.bytes.len());
        assert_eq!((true, plain.kind), (small.is_compressed, small.kind));
        assert_ne!(plain.tag, small.tag);
        let font = FILES.iter().find(|file| file.path.ends_with(".woff2")).expect("there is a font").path;
        assert_eq!(file(font), compressed(font));
    }
}
