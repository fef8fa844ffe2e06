"""buccaneers for PettingZoo."""

from tortuga.research.pettingzoo.environments import environments

env, raw_env, parallel_env = environments("buccaneers")
