"""The games in the tools of those who study them."""
