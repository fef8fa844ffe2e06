"""Puzzles: a position, a question with a clear answer, and the numbers that prove it."""
