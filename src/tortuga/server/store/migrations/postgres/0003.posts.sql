-- What each house tells the others of itself, for as long as it goes on telling it.

CREATE TABLE posts (
    house TEXT PRIMARY KEY,
    told BYTEA NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
