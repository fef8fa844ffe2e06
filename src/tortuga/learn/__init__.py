"""Lessons: a few positions of a real match, what to try in each, and what to say to it."""

from tortuga.learn.lesson import Lesson, find_lesson, lesson_ids

__all__ = ["Lesson", "find_lesson", "lesson_ids"]
