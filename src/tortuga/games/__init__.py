"""The games. Each registers itself by an entry point and knows nothing of the others."""
