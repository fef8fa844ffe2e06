-- How strong people are, and the matches that say so, in the order in which they were rated. Matches that were
-- over before there were ratings do not count: too little is known of them.

CREATE TABLE rated (
    number BIGINT PRIMARY KEY,
    of_result TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES results (id) ON DELETE CASCADE,
    why TEXT NOT NULL,
    body BYTEA NOT NULL
);

CREATE TABLE ratings (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    ladder TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, game, ladder)
);

INSERT INTO rated (number, of_result, why, body)
SELECT ROW_NUMBER() OVER (ORDER BY ended, id), id, 'older', '' FROM results;
