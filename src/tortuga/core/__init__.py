"""The vocabulary that all games share. Names no game and imports none."""
