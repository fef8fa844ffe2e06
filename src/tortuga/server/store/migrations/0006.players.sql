-- Who played in the matches that are over, one row for each seat, so that people find theirs again. It says
-- nothing that the result does not say, and goes with it.

CREATE TABLE players (
    of_result TEXT NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    game TEXT NOT NULL,
    side INTEGER,
    score TEXT NOT NULL,
    first TEXT NOT NULL,
    private INTEGER NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (of_result, seat)
) WITHOUT ROWID;

CREATE INDEX players_by_guest ON players (guest, ended, of_result);

INSERT INTO players (of_result, seat, guest, name, bot, game, side, score, first, private, ended)
SELECT
    results.id,
    seat.key,
    NULLIF(seat.value ->> '$.holder', 'forgotten'),
    seat.value ->> '$.name',
    seat.value ->> '$.bot',
    whole.body ->> '$.game',
    whole.body ->> ('$.sides[' || seat.key || ']'),
    CASE
        WHEN json_array_length(whole.body, '$.outcome.winners') = 0 THEN 'drawn'
        WHEN seat.key IN (SELECT value FROM json_each(whole.body, '$.outcome.winners')) THEN 'won'
        ELSE 'lost'
    END,
    '',
    1,
    results.ended
FROM results
JOIN (SELECT id, CAST(body AS TEXT) AS body FROM results WHERE json_valid(CAST(body AS TEXT))) AS whole
    ON whole.id = results.id
JOIN json_each(whole.body, '$.seats') AS seat;
