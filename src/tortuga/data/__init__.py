"""Matches as tables, for those who learn from them: one row for each match and one for each decision."""
