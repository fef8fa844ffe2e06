"""Matches of buccaneers in hindsight."""
