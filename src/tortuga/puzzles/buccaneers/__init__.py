"""Puzzles of buccaneers: which dice do you keep?"""
