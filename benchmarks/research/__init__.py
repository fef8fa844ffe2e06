"""The games as researchers use them, beside the tools that they know."""
