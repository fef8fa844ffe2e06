"""Opponents: what a bot is, the bots there are, and matches between them."""
