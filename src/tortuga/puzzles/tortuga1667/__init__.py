"""Puzzles of Tortuga 1667: who is French?"""
