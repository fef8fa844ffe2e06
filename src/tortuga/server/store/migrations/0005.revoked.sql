-- Guests who have logged out everywhere: their tokens are good from this generation on. A row is needed as
-- long as there can be tokens from before.

CREATE TABLE revoked (
    guest TEXT PRIMARY KEY,
    generation INTEGER NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX revoked_by_time ON revoked (at);
