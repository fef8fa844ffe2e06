"""What is kept of a table, as bytes: JSON, the same in every store."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from tortuga.server.store.club_rows import ClubRow
from tortuga.server.store.deal_rows import DealRow
from tortuga.server.store.rows import LogEntry, PlanRow, RatedRow, ResultRow, Subscription, TableRow, Talk
from tortuga.server.store.store import Store, TablePart
from tortuga.server.store.tournament_rows import TournamentRow

T = TypeVar("T")
UNREADABLE = (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError)
"""What reading a body raises that is not what it should be."""

write_body = msgspec.json.Encoder().encode
read_row = msgspec.json.Decoder(TableRow).decode
read_entry: Callable[[bytes], LogEntry] = msgspec.json.Decoder(LogEntry).decode
read_result = msgspec.json.Decoder(ResultRow).decode
read_rated = msgspec.json.Decoder(RatedRow).decode
read_subscription = msgspec.json.Decoder(Subscription).decode
read_plan = msgspec.json.Decoder(PlanRow).decode
read_deal = msgspec.json.Decoder(DealRow).decode
read_talk = msgspec.json.Decoder(Talk).decode
read_tournament = msgspec.json.Decoder(TournamentRow).decode
read_club = msgspec.json.Decoder(ClubRow).decode


def readable(
    store: Store, part: TablePart, found: Iterable[tuple[str, bytes]], read: Callable[[bytes], T]
) -> list[T]:
    """What can be read of a list; the store tells of the others."""
    whole: list[T] = []
    for id, body in found:
        try:
            whole.append(read(body))
        except UNREADABLE as error:
            store.on_unreadable(part, id, type(error).__name__)
    return whole
