-- What a finished game did to the ratings of its players. Games rated before this table existed have no rows.
CREATE TABLE rating_changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX rating_changes_of_user ON rating_changes (user_id);
