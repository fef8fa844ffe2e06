"""Whether the long versions were asked for."""

import os

LONG = bool(os.environ.get("TORTUGA_LONG"))
