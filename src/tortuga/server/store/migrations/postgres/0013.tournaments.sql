-- Clubs with their members, and tournaments with those who take part. The tables of a club are found by it,
-- and so is what is left of their matches when the tables are gone.

CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE members (
    guest TEXT NOT NULL,
    of_club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, of_club)
);

CREATE INDEX members_by_club ON members (of_club);

CREATE TABLE clubhouse (
    club TEXT NOT NULL,
    of_table TEXT NOT NULL,
    PRIMARY KEY (club, of_table)
);

CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    stage TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    host TEXT NOT NULL,
    club TEXT,
    created DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION,
    body BYTEA NOT NULL
);

CREATE INDEX tournaments_by_stage ON tournaments (stage, created);

CREATE INDEX tournaments_by_club ON tournaments (club, created);

CREATE INDEX tournaments_by_host ON tournaments (host);

CREATE TABLE entrants (
    guest TEXT NOT NULL,
    of_tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, of_tournament)
);

CREATE INDEX entrants_by_tournament ON entrants (of_tournament);
