"""Tournaments: who meets whom, what it is worth, and how they go on by themselves."""
