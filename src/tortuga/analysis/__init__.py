"""Matches and positions looked at afterwards: what moves were worth, who knew what, luck apart from skill."""
