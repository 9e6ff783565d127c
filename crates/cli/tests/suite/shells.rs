//! `caylus completions` and `caylus man`.

use std::fs;
use std::io::ErrorKind;
use std::process::Command;

use crate::common::{fails_with, output};
use tempfile::TempDir;

const COMMANDS: [&str; 10] =
    ["serve", "admin", "arena", "play", "replay", "engine", "perft", "bench", "completions", "man"];

const ADMIN_COMMANDS: [&str; 4] = ["backup", "export", "import", "verify"];

/// Checks the script's syntax with the shell, if it is installed.
fn assert_shell_accepts(shell: &str, flag: &str) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("script");
    fs::write(&path, output(&["completions", shell])).unwrap();
    match Command::new(shell).arg(flag).arg(&path).output() {
        Err(reason) => assert_eq!(reason.kind(), ErrorKind::NotFound, "{shell}: {reason}"),
        Ok(done) => assert!(done.status.success() && done.stderr.is_empty(), "{shell}: {done:?}"),
    }
}

#[test]
fn shells_accept_their_completions() {
    assert_shell_accepts("bash", "-n");
    assert_shell_accepts("zsh", "-n");
    assert_shell_accepts("fish", "--no-execute");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = output(&["completions", shell]);
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
}

/// Bash's completions of the last word.
fn completions_for(words: &[&str]) -> Vec<String> {
    let script = output(&["completions", "bash"]);
    let last = words.len() - 1;
    let before = if last == 0 { "" } else { words[last - 1] };
    let ask = format!(
        "{script}\nCOMP_WORDS=({})\nCOMP_CWORD={last}\n_caylus caylus '{}' '{before}'\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" "),
        words[last]
    );
    let done = Command::new("bash").args(["-c", &ask]).output();
    let done = done.expect("the tests need bash on the path, as README.md says");
    assert!(done.status.success() && done.stderr.is_empty(), "{words:?}: {done:?}");
    String::from_utf8(done.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_games() {
    assert_eq!(completions_for(&["caylus", "be"]), ["bench"]);
    assert_eq!(completions_for(&["caylus", "perft", "--dep"]), ["--depth"]);
    let games = completions_for(&["caylus", "bench", "--game", "''"]);
    assert!(games.len() >= 2 && games.contains(&"classic".to_owned()), "{games:?}");
}

#[test]
fn single_man_page_covers_everything() {
    let page = output(&["man"]);
    assert!(page.contains(".TH caylus 1"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(&format!(".SH \"CAYLUS {}\"", command.to_uppercase())), "{command} in {page}");
    }
    for command in ADMIN_COMMANDS {
        assert!(page.contains(&format!(".SH \"CAYLUS ADMIN {}\"", command.to_uppercase())), "{command} in {page}");
    }
    assert!(page.contains("\n  caylus perft \\-\\-players 3") && page.contains("\\-\\-seconds"), "{page}");
}

#[test]
fn writes_one_man_page_per_command() {
    let folder = TempDir::new().unwrap();
    let pages = folder.path().join("man/man1");
    let page = |name: &str| fs::read_to_string(pages.join(name)).unwrap_or_else(|_| panic!("{name} is missing"));
    // Twice, because existing pages are overwritten.
    for _ in 0..2 {
        assert_eq!(output(&["man", "--dir", pages.to_str().unwrap()]), "");
    }
    assert_eq!(fs::read_dir(&pages).unwrap().count(), COMMANDS.len() + ADMIN_COMMANDS.len() + 1);
    let admin = page("caylus-admin.1");
    for command in ADMIN_COMMANDS {
        assert!(page(&format!("caylus-admin-{command}.1")).contains("\\-\\-database"), "{command}");
        assert!(admin.contains(&format!("\ncaylus\\-admin\\-{command}(1)\n")), "{admin}");
    }
    let program = page("caylus.1");
    for command in COMMANDS {
        let name = format!("caylus-{command}");
        let text = page(&format!("{name}.1"));
        assert!(text.contains(&format!(".TH {name} 1 \" \" \"caylus ")), "{text}");
        assert!(text.contains(&format!("caylus {command}")) && text.contains("Example"), "{text}");
        assert!(program.contains(&format!("\ncaylus\\-{command}(1)\n")), "{program}");
    }
}

#[test]
fn rejects_bad_arguments() {
    fails_with(&["completions"], "<SHELL>");
    fails_with(&["completions", "dos"], "possible values: bash");
    fails_with(&["man", "play"], "play");
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    fails_with(&["man", "--dir", path], &format!("cannot create directory {path}: file exists"));
}
