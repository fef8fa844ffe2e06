-- Slow matches: whom they wait for and until when, what people have planned to reply,
-- the browsers that want to be called, who has been told of what, and vacations.

CREATE TABLE waits (
    guest TEXT NOT NULL,
    of_table INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    since REAL NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (guest, of_table)
) WITHOUT ROWID;

CREATE INDEX waits_by_table ON waits (of_table);

CREATE INDEX waits_by_due ON waits (due);

CREATE TABLE plans (
    guest TEXT NOT NULL,
    of_table INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    body BLOB NOT NULL,
    PRIMARY KEY (guest, of_table)
) WITHOUT ROWID;

CREATE INDEX plans_by_table ON plans (of_table);

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    since REAL NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX subscriptions_by_guest ON subscriptions (guest, since);

CREATE TABLE calls (
    guest TEXT PRIMARY KEY,
    told REAL NOT NULL,
    called REAL NOT NULL,
    until REAL NOT NULL,
    tries INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE vacations (
    guest TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (guest, since)
) WITHOUT ROWID;
