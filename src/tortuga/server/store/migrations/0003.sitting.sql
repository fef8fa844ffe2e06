-- Who is at which table: its host and whoever has a seat, so that people find their tables again.

CREATE TABLE sitting (
    guest TEXT NOT NULL,
    of_table INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (guest, of_table)
) WITHOUT ROWID;

CREATE INDEX sitting_by_table ON sitting (of_table);

INSERT OR IGNORE INTO sitting (guest, of_table) SELECT host, key FROM tables;

INSERT OR IGNORE INTO sitting (guest, of_table)
SELECT json_extract(seat.value, '$.holder'), tables.key
FROM tables, json_each(CAST(tables.body AS TEXT), '$.seats') AS seat
WHERE json_extract(seat.value, '$.holder') IS NOT NULL;
