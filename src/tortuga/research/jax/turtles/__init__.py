"""turtles as pure functions over arrays."""

from tortuga.research.jax.turtles.game import TurtlesEnv

ENV = TurtlesEnv
