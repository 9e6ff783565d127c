-- Everything the server keeps. The same text for SQLite and PostgreSQL: times are milliseconds since 1970 (UTC), ids and
-- documents (JSON) are text, truths are 0 and 1.

-- People: with a password an account, without one a guest. Who has left keeps the row, without name and password.
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared, for accounts only: no two accounts have names that look alike.
    name_key TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    deleted_at BIGINT
);

-- Who is signed in: cookies of browsers and tokens of programs. Only hashes are kept.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    -- By which a person names a token to take it back.
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id),
    -- 'browser' or 'program'.
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- A table: what never changes, and a summary of the entries for lists and for work that is due.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    -- `Settings` as JSON.
    settings TEXT NOT NULL,
    -- What the game starts from, `Beginning` as JSON: secret until the game is over.
    beginning TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    -- From here on the summary: it follows the entries and is written together with them.
    status TEXT NOT NULL,
    number BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    -- Who has to decide: the seat, and whether a bot sits there.
    to_act BIGINT,
    is_bot_to_act BIGINT NOT NULL,
    -- When the time of the one who has to decide runs out.
    deadline BIGINT,
    -- Final scores in seat order, as JSON.
    scores TEXT,
    -- Has the result gone into the ratings?
    is_rated BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, is_public, updated_at);
-- Work that is due. Each index holds only what there still is to do, so looking is cheap however many games are over.
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_bot ON tables (updated_at) WHERE is_bot_to_act = 1;
CREATE INDEX tables_unrated ON tables (updated_at) WHERE status = 'over' AND is_rated = 0;
CREATE INDEX tables_of_owner ON tables (owner_id) WHERE status <> 'over';

-- What happened at a table, in order; nothing is ever changed or removed. Writing entry n + 1 is the lock.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id TEXT,
    -- Whoever sends the same thing twice uses the same key.
    idempotency_key TEXT,
    -- `Act` as JSON.
    act TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_by_key ON entries (table_id, idempotency_key);

-- Who sits where now; a part of the summary.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    -- The person whose seat it is, also while a bot stands in.
    user_id TEXT REFERENCES users (id),
    -- The level of the bot that plays.
    bot TEXT,
    place BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Records that somebody brought, to be looked at.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX records_of_user ON records (user_id);

CREATE TABLE ratings (
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, game, players)
);
CREATE INDEX ratings_by_game ON ratings (game, players, rating);

-- Where people want to be told that it is their turn.
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    -- 'webhook', 'discord', 'slack' or 'push'.
    kind TEXT NOT NULL,
    -- The address and, for push, the keys, as JSON.
    target TEXT NOT NULL,
    -- The code of the language.
    lang TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX notices_of_user ON notices (user_id);

-- Notices on their way. Written together with the entry they tell of, so that none is lost.
CREATE TABLE deliveries (
    notice_id TEXT NOT NULL REFERENCES notices (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (notice_id, table_id, number)
);
CREATE INDEX deliveries_due ON deliveries (due_at);

-- What the server has to remember about itself, such as the key it signs web push with.
CREATE TABLE keepsakes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
