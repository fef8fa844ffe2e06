"""What is kept, as SQL: each statement once, for SQLite and PostgreSQL alike, divided by what it is about."""
