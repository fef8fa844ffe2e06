-- Shared deals: their luck, the tables that have begun them and what came of it, and who has had their one try.

CREATE TABLE deals (
    code TEXT PRIMARY KEY,
    day TEXT UNIQUE,
    told DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL
);

CREATE INDEX deals_by_told ON deals (told);

CREATE TABLE dealt (
    deal TEXT NOT NULL REFERENCES deals (code) ON DELETE CASCADE,
    id TEXT NOT NULL,
    ended DOUBLE PRECISION,
    points BIGINT,
    PRIMARY KEY (deal, id)
);

CREATE INDEX dealt_by_id ON dealt (id);

CREATE TABLE tries (
    deal TEXT NOT NULL REFERENCES deals (code) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    id TEXT NOT NULL,
    begun DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (deal, guest)
);

CREATE INDEX tries_by_guest ON tries (guest);
