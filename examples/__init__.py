"""Small programs over Tortuga that can be read in one go."""
