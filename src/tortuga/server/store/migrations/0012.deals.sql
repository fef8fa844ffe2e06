-- Shared deals: their luck, the tables that have begun them and what came of it, and who has had their one try.

CREATE TABLE deals (
    code TEXT PRIMARY KEY,
    day TEXT UNIQUE,
    told REAL NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX deals_by_told ON deals (told);

CREATE TABLE dealt (
    deal TEXT NOT NULL REFERENCES deals (code) ON DELETE CASCADE,
    id TEXT NOT NULL,
    ended REAL,
    points INTEGER,
    PRIMARY KEY (deal, id)
) WITHOUT ROWID;

CREATE INDEX dealt_by_id ON dealt (id);

CREATE TABLE tries (
    deal TEXT NOT NULL REFERENCES deals (code) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    id TEXT NOT NULL,
    begun REAL NOT NULL,
    PRIMARY KEY (deal, guest)
) WITHOUT ROWID;

CREATE INDEX tries_by_guest ON tries (guest);
