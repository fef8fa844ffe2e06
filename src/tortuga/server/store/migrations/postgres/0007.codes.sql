-- Codes by which somebody becomes who they are on another device too. Each is good once and for minutes; neither it
-- nor the token that it opens can be read here.

CREATE TABLE codes (
    digest TEXT PRIMARY KEY,
    guest TEXT NOT NULL UNIQUE,
    sealed BYTEA NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
