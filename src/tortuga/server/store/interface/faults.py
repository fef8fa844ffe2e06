"""What can go wrong with a store."""

from pathlib import Path

from tortuga.text import Message


class StoreError(Exception):
    """Nothing was written."""


class Conflict(StoreError):
    """Somebody else was first: look again and retry."""


class StoreFailed(StoreError):
    """The store itself failed: the disk is full, the file is gone."""


class Unreadable(StoreError):
    """What is kept of one table is damaged, or of another make; the others are not touched by it."""


class StoreUnfit(StoreFailed):
    """What is there is not for us, and stays as it is; says why."""

    def __init__(self, where: Path | str, message: Message) -> None:
        super().__init__(f"{where}: {message.id}")
        self.message = message
