-- Lists and chores cost what they return, not what is stored: each has an index that fits it and nothing that it would have to skip.

-- The tables at which a person has played, by game and by the time the game ended; and those that still go on.
ALTER TABLE seats ADD COLUMN game TEXT;
ALTER TABLE seats ADD COLUMN over_at BIGINT;
UPDATE seats SET
    game = (SELECT game FROM tables WHERE id = table_id),
    over_at = (SELECT updated_at FROM tables WHERE id = table_id AND status = 'over');
DROP INDEX seats_of_user;
CREATE INDEX seats_unfinished ON seats (user_id) WHERE over_at IS NULL;
CREATE INDEX seats_over ON seats (user_id, game, over_at, table_id) WHERE over_at IS NOT NULL;

-- The same for tables that a person made, whether they sit there or not. Unfinished ones have the index tables_of_owner.
CREATE INDEX tables_of_owner_over ON tables (owner_id, game, updated_at, id) WHERE status = 'over';

-- Public tables. The key of a page is (updated_at, id).
DROP INDEX tables_by_status;
CREATE INDEX tables_public ON tables (status, game, updated_at, id) WHERE is_public = 1;

DROP INDEX tables_unrated;
CREATE INDEX tables_unrated ON tables (updated_at, id) WHERE status = 'over' AND is_rated = 0;

-- How many games a person has finished. Counted when the result of a table goes into the ratings.
ALTER TABLE users ADD COLUMN games BIGINT NOT NULL DEFAULT 0;
UPDATE users SET games = (
    SELECT COUNT(DISTINCT t.id) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.user_id = users.id AND s.over_at IS NOT NULL AND t.is_rated = 1);

DROP INDEX ratings_by_game;
CREATE INDEX ratings_by_game ON ratings (game, players, rating, user_id);

CREATE INDEX sessions_by_expiry ON sessions (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX sessions_of_programs ON sessions (user_id, created_at, id) WHERE kind = 'program';

DROP INDEX notices_of_user;
CREATE INDEX notices_of_user ON notices (user_id, created_at, id);

-- Deleting an account blanks what it has said.
CREATE INDEX chat_of_user ON chat (user_id);
