"""The words of the fourth game."""
