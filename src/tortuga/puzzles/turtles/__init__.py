"""Puzzles of turtles: made and checked by the solver. Whoever only reads puzzles needs none of it."""
