"""buccaneers as pure functions over arrays."""

from tortuga.research.jax.buccaneers.game import BuccaneersEnv

ENV = BuccaneersEnv
