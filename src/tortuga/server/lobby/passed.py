"""One device that is passed around.

Its guest is the host and sits nowhere. Whoever shares it has a seat as a guest of their own, whom only the
token of the device leads to (`hand_of`).
"""

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from tortuga.bots.bot import LEVELS
from tortuga.server.identity import MOST_HANDS, Guest, hand_of
from tortuga.server.lobby.afterwards import following
from tortuga.server.lobby.common import check_host
from tortuga.server.lobby.fitted import fitted
from tortuga.server.lobby.new_tables import SeatWish, TableWish, new_table
from tortuga.server.lobby.seats import put, set_ready
from tortuga.server.store import Status, TableRow
from tortuga.server.typed_text import plain_name


class PassedWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match on one device: who shares it, and the bots in the other seats."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    names: Annotated[list[Annotated[str, Meta(max_length=2_000)]], Meta(min_length=1, max_length=MOST_HANDS)]
    bots: Annotated[list[Annotated[str, Meta(max_length=64)] | None], Meta(max_length=63)] = []
    word: Annotated[str, Meta(max_length=2_000)] = ""


def new_passed(wish: PassedWish, device: Guest, now: float) -> TableRow:
    """Nobody is timed, nobody is away, and the match begins at once: everyone is in the same room. How strong
    they are nobody knows, so a bot as strong as they are is an easy one."""
    seats = [*[SeatWish()] * len(wish.names), *(SeatWish("bot", bot) for bot in wish.bots)]
    table = TableWish(
        game=wish.game, options=wish.options, seats=seats, sit=False, private=True, talk=False, grace=None
    )
    row = new_table(table, device, now)
    for number, name in enumerate(wish.names):
        row = put(row, number, replace(hand_of(device, number), name=plain_name(name)), now)
    return _begun(row, device, wish.word, now)


def again(row: TableRow, device: Guest, word: str, now: float) -> TableRow:
    """Once more, everyone one seat further."""
    check_host(row, device)
    return _begun(following(row, now), device, word, now)


def hands(row: TableRow, device: Guest) -> tuple[int | None, ...]:
    """Which of those who share a device has each seat; nothing where none of them has any."""
    numbers = {hand_of(device, number).id: number for number in range(MOST_HANDS)}
    found = tuple(numbers.get(of.holder or "") for of in row.seats)
    return found if any(number is not None for number in found) else ()


def _begun(row: TableRow, device: Guest, word: str, now: float) -> TableRow:
    for number in hands(row, device):
        if number is not None:
            row = set_ready(row, hand_of(device, number), True, word)
    return replace(fitted(row, LEVELS[0]), status=Status.RUNNING, started=now)
