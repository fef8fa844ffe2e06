-- Who played in the matches that are over, one row for each seat, so that people find theirs again. It says
-- nothing that the result does not say, and goes with it.

CREATE TABLE players (
    of_result TEXT COLLATE "C" NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    game TEXT NOT NULL,
    side BIGINT,
    score TEXT NOT NULL,
    first TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (of_result, seat)
);

CREATE INDEX players_by_guest ON players (guest, ended, of_result);

-- One result that cannot be read keeps nobody else's out.
DO $$
DECLARE
    result RECORD;
BEGIN
    FOR result IN SELECT id, ended, body FROM results LOOP
        BEGIN
            INSERT INTO players (of_result, seat, guest, name, bot, game, side, score, first, private, ended)
            SELECT
                result.id,
                seat.number - 1,
                NULLIF(seat.value ->> 'holder', 'forgotten'),
                seat.value ->> 'name',
                seat.value ->> 'bot',
                whole.body ->> 'game',
                (whole.body -> 'sides' ->> (seat.number - 1)::int)::bigint,
                CASE
                    WHEN jsonb_array_length(whole.body -> 'outcome' -> 'winners') = 0 THEN 'drawn'
                    WHEN whole.body -> 'outcome' -> 'winners' @> to_jsonb(seat.number - 1) THEN 'won'
                    ELSE 'lost'
                END,
                '',
                TRUE,
                result.ended
            FROM (SELECT convert_from(result.body, 'UTF8')::jsonb AS body) AS whole,
                jsonb_array_elements(whole.body -> 'seats') WITH ORDINALITY AS seat (value, number);
        EXCEPTION
            WHEN OTHERS THEN NULL;
        END;
    END LOOP;
END
$$;
