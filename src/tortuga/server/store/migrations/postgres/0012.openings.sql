-- The first moves that people made in public matches: from which position to which, and what became of it for
-- whoever made them. Positions stand for their mirror images too. A match that has been looked at has a number 0,
-- which leads nowhere. Nobody is named, and it goes with the result.

CREATE TABLE openings (
    of_result TEXT COLLATE "C" NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    here TEXT NOT NULL,
    there TEXT NOT NULL,
    score TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (of_result, number)
);

CREATE INDEX openings_by_move ON openings (here, there, score);
CREATE INDEX openings_by_end ON openings (here, ended DESC, of_result, there);
