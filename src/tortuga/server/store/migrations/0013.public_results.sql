-- What the matches at public tables are found by. It says nothing that the result does not say, and goes with it.

CREATE TABLE public_results (
    of_result TEXT PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
    ended REAL NOT NULL,
    game TEXT NOT NULL,
    reason TEXT NOT NULL,
    drawn INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    options TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO public_results (of_result, ended, game, reason, drawn, actions, options)
SELECT
    results.id,
    results.ended,
    whole.body ->> '$.game',
    whole.body ->> '$.outcome.reason',
    json_array_length(whole.body, '$.outcome.winners') = 0,
    whole.body ->> '$.actions',
    whole.body -> '$.options'
FROM results
JOIN (SELECT id, CAST(body AS TEXT) AS body FROM results WHERE json_valid(CAST(body AS TEXT))) AS whole
    ON whole.id = results.id
WHERE EXISTS (SELECT 1 FROM players WHERE of_result = results.id AND seat = 0 AND NOT private);

CREATE INDEX public_by_end ON public_results (ended DESC, of_result, game, drawn, reason, actions, options);
CREATE INDEX public_by_game ON public_results (game, ended DESC, of_result, drawn, reason, actions, options);
CREATE INDEX public_by_reason ON public_results (reason, ended DESC, of_result, game, actions);
CREATE INDEX public_by_draw ON public_results (drawn, ended DESC, of_result, game, actions);
CREATE INDEX public_by_options ON public_results (options, ended DESC, of_result, game, drawn, reason, actions);
CREATE INDEX profiles_by_name ON profiles (name);
