-- Everything that a house keeps, as it is in SQLite: tables, their logs and talk, results, and revoked tokens.
-- A log only grows; it goes with its table and not before, and none of its entries is ever changed.

CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    version BIGINT NOT NULL,
    status TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    host TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION,
    body BYTEA NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE log (
    of_table BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (of_table, number)
);

CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'an entry of a log is never changed';
END
$$;

CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log
FOR EACH ROW EXECUTE FUNCTION log_is_append_only();

CREATE TABLE talk (
    of_table BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (of_table, number)
);

CREATE TABLE sitting (
    guest TEXT NOT NULL,
    of_table BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (guest, of_table)
);

CREATE INDEX sitting_by_table ON sitting (of_table);

CREATE TABLE results (
    id TEXT COLLATE "C" PRIMARY KEY,
    ended DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL
);

CREATE INDEX results_by_end ON results (ended);

CREATE TABLE revoked (
    guest TEXT PRIMARY KEY,
    generation BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

CREATE INDEX revoked_by_time ON revoked (at);
