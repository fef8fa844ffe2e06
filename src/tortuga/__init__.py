"""Three board games called Tortuga, in one house. An unofficial fan project."""

from tortuga.compiled.loading import prefer_compiled

prefer_compiled()
