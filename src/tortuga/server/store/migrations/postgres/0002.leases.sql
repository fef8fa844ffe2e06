-- Which process runs the clocks and the bots of a table, and until when it need not be asked.

CREATE TABLE leases (
    id TEXT COLLATE "C" PRIMARY KEY,
    holder TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

CREATE INDEX leases_by_end ON leases (until);
