-- Keys by which guests are known again on any device that has one; what makes a token of the guest is sealed under a
-- word that only the key's device has. And the challenges that were answered, as long as somebody could try them again.

CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    label TEXT NOT NULL,
    key BYTEA NOT NULL,
    sealed BYTEA NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    count BIGINT NOT NULL,
    used DOUBLE PRECISION
);

CREATE INDEX passkeys_by_guest ON passkeys (guest);

CREATE TABLE spent (
    word TEXT PRIMARY KEY,
    until DOUBLE PRECISION NOT NULL
);
