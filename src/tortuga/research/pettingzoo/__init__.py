"""PettingZoo environments: `turtles_v0`, `buccaneers_v0`, `tortuga1667_v0`, each with `env`, `raw_env` and
`parallel_env`."""
