-- Public pages of those who wish for one, each under a word that says nothing of who it is.

CREATE TABLE profiles (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;
