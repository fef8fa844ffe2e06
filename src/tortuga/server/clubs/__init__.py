"""Clubs: private lists of people, with their tables and what they have played."""
