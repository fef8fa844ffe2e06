-- Keys by which guests are known again on any device that has one; what makes a token of the guest is sealed under a
-- word that only the key's device has. And the challenges that were answered, as long as somebody could try them again.

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    label TEXT NOT NULL,
    key BLOB NOT NULL,
    sealed BLOB NOT NULL,
    since REAL NOT NULL,
    count INTEGER NOT NULL,
    used REAL
) WITHOUT ROWID;

CREATE INDEX passkeys_by_guest ON passkeys (guest);

CREATE TABLE spent (
    word TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;
