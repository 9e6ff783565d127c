//! Checks the plans of all queries over data that grows: each uses an index and sorts nothing, in both databases.

use caylus_table::Status;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Row};

use super::lists::{self, keys_sql, rows_sql};
use super::{Store, TableFilter, batch, chat, notices, ratings, records, sessions, tables, transfer, users, work};
use crate::ids::UserId;
use caylus_rules::family::GameName;

/// Each query, with a name for messages.
fn queries() -> Vec<(String, String)> {
    let mut queries = Vec::new();
    for of in [None, Some(UserId::new("u".to_owned()))] {
        for status in Status::ALL.map(Some).into_iter().chain([None]) {
            for game in [None, Some(GameName::Classic)] {
                let filter = TableFilter { status, game, of: of.clone(), before: None, limit: 20 };
                queries.push((format!("{filter:?}"), keys_sql(&filter)));
            }
        }
    }
    queries.push(("rows of a page".to_owned(), rows_sql(3)));
    let fixed = [
        ("unfinished seats", lists::UNFINISHED_SEATS),
        ("unfinished tables", tables::COUNT_UNFINISHED),
        ("tables of bots", tables::COUNT_BOT_TABLES),
        ("entries of a table", tables::ENTRIES),
        ("names at a table", tables::NAMES),
        ("chat before", chat::CHAT_BEFORE),
        ("chat after", chat::CHAT_AFTER),
        ("best ratings", ratings::BEST_RATINGS),
        ("ratings of a person", ratings::RATINGS_OF),
        ("rating changes of a table", ratings::RATING_CHANGES),
        ("tokens of a person", sessions::TOKENS),
        ("expired sessions", sessions::END_EXPIRED),
        ("notices of a person", notices::NOTICES),
        ("deliveries due", notices::DELIVERIES_DUE),
        ("records of a person", records::COUNT_RECORDS),
        ("clocks due", work::OUT_OF_TIME),
        ("bots due", work::BOTS_DUE),
        ("results due", work::UNRATED),
    ];
    let forget = users::FORGET.map(|sql| (sql, sql));
    queries.extend(fixed.into_iter().chain(forget).map(|(name, sql)| (name.to_owned(), sql.to_owned())));
    queries
}

fn text(row: &AnyRow, column: usize) -> String {
    row.get::<String, _>(column)
}

#[tokio::test]
async fn sqlite_finds_everything_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.path().join("caylus.db").display())).await.unwrap();
    let appends = batch::SQLITE.split(';').map(|sql| ("appends".to_owned(), sql.to_owned()));
    for (name, sql) in queries().into_iter().chain(appends) {
        let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(&store.read).await;
        let steps: Vec<String> =
            plan.unwrap_or_else(|reason| panic!("{name}: {reason}")).iter().map(|row| text(row, 3)).collect();
        // `r` is one page of a union, `unfinished` the result of a subquery, a virtual table a batch of appends, and
        // `tables_unrated` holds only pending work: all short.
        let is_slow = |step: &&String| {
            let is_short = ["SCAN r", "SCAN unfinished"].contains(&step.as_str())
                || step.contains("VIRTUAL TABLE")
                || step.ends_with("INDEX tables_unrated")
                || step.contains("CONSTANT ROW");
            (step.starts_with("SCAN") && !is_short) || step.contains("TEMP B-TREE FOR ORDER")
        };
        let slow: Vec<_> = steps.iter().filter(is_slow).collect();
        assert!(slow.is_empty(), "{name}: {steps:#?}\n{sql}");
    }
}

/// Updates of every row in migrations and imports must find related rows by an index.
#[tokio::test]
async fn filling_in_columns_takes_one_pass() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&format!("sqlite:{}", folder.path().join("caylus.db").display())).await.unwrap();
    for sql in transfer::DERIVED {
        let plan =
            sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(&store.read).await.unwrap();
        let scans: Vec<String> = plan.iter().map(|row| text(row, 3)).filter(|step| step.starts_with("SCAN")).collect();
        assert_eq!(scans.len(), 1, "{scans:?}\n{sql}");
    }
}

#[tokio::test]
async fn postgres_finds_everything_by_an_index() {
    let address = tokio::task::spawn_blocking(|| caylus_cluster::shared().database()).await.unwrap().unwrap();
    Store::open(&address).await.unwrap().close().await;
    let pool = AnyPool::connect(&address).await.unwrap();
    let mut connection = pool.acquire().await.unwrap();
    // The tables are empty here; with these settings PostgreSQL scans or sorts only if no index fits.
    let settings = "SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off; SET plan_cache_mode = force_generic_plan";
    sqlx::raw_sql(settings).execute(&mut *connection).await.unwrap();
    let appends = [("appends".to_owned(), batch::POSTGRES.to_owned())];
    for (name, sql) in queries().into_iter().chain(appends) {
        let places = (1..).take_while(|place| sql.contains(&format!("${place}"))).count();
        let values = vec!["NULL"; places].join(", ");
        let explain = format!("PREPARE q AS {sql}; EXPLAIN EXECUTE q({values})");
        let plan = sqlx::raw_sql(AssertSqlSafe(explain)).fetch_all(&mut *connection).await;
        let steps: Vec<String> =
            plan.unwrap_or_else(|reason| panic!("{name}: {reason}\n{sql}")).iter().map(|row| text(row, 0)).collect();
        sqlx::raw_sql("DEALLOCATE q").execute(&mut *connection).await.unwrap();
        let slow: Vec<_> = steps.iter().filter(|step| step.contains("Seq Scan") || step.contains("Sort")).collect();
        assert!(slow.is_empty(), "{name}: {steps:#?}\n{sql}");
        assert!(steps.iter().any(|step| step.contains("Index")), "{name}: {steps:#?}");
    }
}
