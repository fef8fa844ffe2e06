"""Slow matches, at which people have days for each decision and need not be there."""
