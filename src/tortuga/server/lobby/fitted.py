"""Bots that are as strong as the host of their table: until the match begins nobody knows which level.

Whoever wants one shows everybody about how strong they are; so nobody's rating counts but the host's.
"""

from msgspec.structs import replace

from tortuga.server.store import SeatRow, TableRow

AS_YOU = "as-you"
"""What stands in a seat in place of the level that it will be."""


def fits(row: TableRow) -> bool:
    """Whether there is such a bot."""
    return any(of.bot == AS_YOU for of in row.seats)


def fitted(row: TableRow, level: str) -> TableRow:
    """The match begins: everyone can see which level it has become."""
    return replace(
        row,
        seats=tuple(replace(of, bot=level, fitted=True) if of.bot == AS_YOU else of for of in row.seats),
    )


def unfitted(of: SeatRow) -> SeatRow:
    """For another match, before which it is chosen anew."""
    return replace(of, bot=AS_YOU, fitted=False) if of.fitted else of
