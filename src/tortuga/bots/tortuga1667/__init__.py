"""Opponents for tortuga1667."""
