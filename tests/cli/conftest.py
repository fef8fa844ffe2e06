"""The command line speaks the language of its surroundings from the moment it is imported: here, English."""

import os

os.environ["TORTUGA_LANGUAGE"] = "en"
os.environ["_TYPER_FORCE_DISABLE_TERMINAL"] = "1"
