-- What is left of a match when it is over. It stays when the table is pruned, and goes in its own time.

CREATE TABLE results (
    id TEXT PRIMARY KEY,
    ended REAL NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX results_by_end ON results (ended);
