-- What the matches at public tables are found by. It says nothing that the result does not say, and goes with it.

CREATE TABLE public_results (
    of_result TEXT COLLATE "C" PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
    ended DOUBLE PRECISION NOT NULL,
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    drawn BOOLEAN NOT NULL,
    actions BIGINT NOT NULL,
    options TEXT NOT NULL
);

-- One result that cannot be read keeps nobody else's out.
DO $$
DECLARE
    result RECORD;
BEGIN
    FOR result IN
        SELECT id, results.ended, body FROM results JOIN players ON of_result = id WHERE seat = 0 AND NOT private
    LOOP
        BEGIN
            INSERT INTO public_results (of_result, ended, game, reason, drawn, actions, options)
            SELECT
                result.id,
                result.ended,
                whole.body ->> 'game',
                whole.body -> 'outcome' ->> 'reason',
                json_array_length(whole.body -> 'outcome' -> 'winners') = 0,
                (whole.body ->> 'actions')::bigint,
                (whole.body -> 'options')::text
            FROM (SELECT convert_from(result.body, 'UTF8')::json AS body) AS whole;
        EXCEPTION
            WHEN OTHERS THEN NULL;
        END;
    END LOOP;
END
$$;

CREATE INDEX public_by_end ON public_results (ended DESC, of_result);
CREATE INDEX public_by_game ON public_results (game, ended DESC, of_result);
CREATE INDEX public_by_reason ON public_results (reason, ended DESC, of_result);
CREATE INDEX public_by_draw ON public_results (drawn, ended DESC, of_result);
CREATE INDEX public_by_options ON public_results (options, ended DESC, of_result);
CREATE INDEX public_by_length ON public_results (actions);
CREATE INDEX profiles_by_name ON profiles (name);
