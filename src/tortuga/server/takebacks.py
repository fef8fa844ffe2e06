"""Taking actions back, by consent, where nothing hidden came to light in between."""

from collections.abc import Collection

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Offer, Status, TableRow
from tortuga.server.table_match import TableMatch


def ask(row: TableRow, play: TableMatch, seat: Seat) -> TableRow:
    """Ask to take back one's own last action and whatever came after it."""
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    keep = _kept(play, seat)
    if keep is None:
        raise Declined(Code.NO_TAKE_BACK)
    return replace(row, offer=Offer(seat, play.index, keep, (seat,)))


def _kept(play: TableMatch, seat: Seat) -> int | None:
    """How many actions would stay; None where a secret or a draw has come to light since."""
    if play.game.has_secrets:
        return None
    timeline = play.match.timeline
    for k in range(len(timeline), 0, -1):
        entry = timeline.entry(k)
        if entry.draws:
            return None
        if entry.seat == seat:
            return k - 1
    return None


def answer(row: TableRow, play: TableMatch, seat: Seat, agree: bool) -> TableRow:
    offer = open_offer(row, play)
    if offer is None:
        raise Declined(Code.NO_OFFER)
    if not agree:
        return replace(row, offer=None)
    return replace(row, offer=replace(offer, agreed=tuple(sorted({*offer.agreed, seat}))))


def open_offer(row: TableRow, play: TableMatch) -> Offer | None:
    """The offer that stands: none where the table has gone on since it was made."""
    return row.offer if row.offer and row.offer.index == play.index else None


def agreed_by(offer: Offer, people: Collection[Seat]) -> bool:
    return set(people) <= set(offer.agreed)
