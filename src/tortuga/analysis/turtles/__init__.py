"""Positions of turtles with the worth of every move, and matches with their faults."""
