-- Slow matches: whom they wait for and until when, what people have planned to reply,
-- the browsers that want to be called, who has been told of what, and vacations.

CREATE TABLE waits (
    guest TEXT NOT NULL,
    of_table BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    since DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, of_table)
);

CREATE INDEX waits_by_table ON waits (of_table);

CREATE INDEX waits_by_due ON waits (due);

CREATE TABLE plans (
    guest TEXT NOT NULL,
    of_table BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    body BYTEA NOT NULL,
    PRIMARY KEY (guest, of_table)
);

CREATE INDEX plans_by_table ON plans (of_table);

CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL
);

CREATE INDEX subscriptions_by_guest ON subscriptions (guest, since);

CREATE TABLE calls (
    guest TEXT PRIMARY KEY,
    told DOUBLE PRECISION NOT NULL,
    called DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL
);

CREATE TABLE vacations (
    guest TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, since)
);
