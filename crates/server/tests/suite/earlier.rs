//! Databases and exports of earlier versions keep working. The files in `tests/data` are named after the number of migrations of the
//! version that wrote them.

use std::collections::HashMap;

use caylus_server::admin;
use caylus_server::store::Store;
use serde_json::{Value, json};

use crate::common::{Client, TestStore, unlimited};
use crate::on_both;

const TABLES: [(&str, &str); 5] = [
    ("kk34mxmy52bmdeqa", "over"),
    ("4qqr7ftgf6wknzd9", "over"),
    ("gkazj3b3bdqg72m2", "over"),
    ("jz8zgexsr8y52vpq", "running"),
    ("88497bevnn6p3dvy", "open"),
];
const RECORD: &str = "dwhrmb665wrb536y";

on_both!(an_export_of_version_2_is_imported);

async fn an_export_of_version_2_is_imported(test: TestStore) {
    let address = test.address.clone();
    let text = include_bytes!("../data/version-2.jsonl");
    let import = move || admin::import(&address, &mut &text[..]).unwrap();
    assert_eq!(tokio::task::spawn_blocking(import).await.unwrap(), 321);
    everything_works(test).await;
}

#[tokio::test]
async fn a_database_of_version_2_opens() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("caylus.db");
    std::fs::write(&path, include_bytes!("../data/version-2.db")).unwrap();
    let address = format!("sqlite:{}", path.display());
    let store = Store::open(&address).await.unwrap();
    everything_works(TestStore::at(store, address, folder)).await;
}

async fn everything_works(test: TestStore) {
    let address = test.address.clone();
    let verify = move || admin::verify(&address, &mut |line| panic!("{line}")).unwrap();
    let verified = tokio::task::spawn_blocking(verify).await.unwrap();
    assert_eq!((verified.tables, verified.differing), (5, 0));

    let mut ada = Client::new(&test, unlimited());
    let me = ada.sign("/api/session", json!({"name": "Ada", "password": "rose window"})).await;
    let ids = |list: Value| -> HashMap<String, String> {
        let tables = list["tables"].as_array().unwrap().clone();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        tables.iter().map(|table| (text(&table["id"]), text(&table["status"]))).collect()
    };
    let expected = |wanted: &[usize]| -> HashMap<String, String> {
        wanted.iter().map(|at| (TABLES[*at].0.to_owned(), TABLES[*at].1.to_owned())).collect()
    };
    let list = async |query: &str| ids(ada.get(&format!("/api/tables?{query}")).await.is(200));
    assert_eq!(list("").await, expected(&[0, 1, 3, 4]), "all but the private table");
    assert_eq!(list("mine=1").await, expected(&[0, 1, 3]));
    assert_eq!(list("mine=1&status=over&game=magna-carta").await, expected(&[1]));
    assert_eq!(list("mine=1&status=running").await, expected(&[3]));
    let user = ada.get(&format!("/api/users/{}", me["id"].as_str().unwrap())).await.is(200);
    assert_eq!((&user["games"], &user["ratings"][0]["games"]), (&json!(2), &json!(1)));
    assert!(ada.get(&format!("/api/records/{RECORD}/steps")).await.is(200)["moves"].as_u64().unwrap() > 10);

    // The running game can be continued.
    let path = format!("/api/tables/{}", TABLES[3].0);
    let position = ada.get(&format!("{path}?seat=0")).await.is(200)["table"]["position"].clone();
    let seat = position["to_act"].as_u64().unwrap();
    let position = ada.get(&format!("{path}?seat={seat}")).await.is(200)["table"]["position"].clone();
    let body = json!({"move": position["legal"][0]["move"], "number": position["number"]});
    ada.json("POST", &format!("{path}/moves"), body).await.is(200);
}
