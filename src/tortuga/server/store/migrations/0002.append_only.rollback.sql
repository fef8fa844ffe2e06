DROP TRIGGER log_is_append_only;
