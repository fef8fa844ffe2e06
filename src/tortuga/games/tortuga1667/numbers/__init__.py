"""What encoding.py is made of: the small actions, and what a seat sees."""
