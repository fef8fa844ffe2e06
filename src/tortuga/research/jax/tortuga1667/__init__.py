"""Tortuga 1667 over arrays."""

from tortuga.research.jax.tortuga1667.game import Tortuga1667Env

ENV = Tortuga1667Env

__all__ = ["ENV", "Tortuga1667Env"]
