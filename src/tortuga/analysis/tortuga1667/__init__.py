"""Matches of Tortuga 1667 in hindsight."""
