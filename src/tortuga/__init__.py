"""Three board games called Tortuga, in one house. An unofficial fan project."""
