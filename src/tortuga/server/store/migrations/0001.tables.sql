-- Tables, their logs and their talk. A log only grows; it goes with its table and not before.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
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
    of_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (of_table, number)
) WITHOUT ROWID;

CREATE TABLE talk (
    of_table TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (of_table, number)
) WITHOUT ROWID;
