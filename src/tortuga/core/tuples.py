"""Tuples with small changes."""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same items with one replaced."""
    changed = list(items)  # the fastest of the ways there are
    changed[index] = value
    return tuple(changed)


def swapped(items: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    """The same items with two exchanged."""
    return with_item(with_item(items, one, items[other]), other, items[one])
