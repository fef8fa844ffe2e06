-- Tables, their logs and their talk. A log only grows; it goes with its table and not before.
-- Logs name their table by a short number, so that many of them can grow at once in few pages.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    private INTEGER NOT NULL,
    host TEXT NOT NULL,
    created REAL NOT NULL,
    ended REAL,
    body BLOB NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE log (
    of_table INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (of_table, number)
);

CREATE TABLE talk (
    of_table INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (of_table, number)
);
