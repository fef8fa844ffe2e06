"""How strong people are, from the matches they have played (docs/ratings.md)."""
