-- An entry of a log is never changed.

CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'an entry of a log is never changed');
END;
