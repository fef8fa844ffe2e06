"""Tables of shared deals: what is played there is what was dealt, and the luck is that of the deal."""

from msgspec.structs import replace

from tortuga.server.identity import Guest
from tortuga.server.lobby.new_tables import SeatWish, TableWish, new_table
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ClockKind, ClockSettings, DealRow, Status, TableRow

DAILY_GAME = "buccaneers"
DAILY_BOTS = ("medium", "medium", "hard")
"""In the seats after that of whoever plays the daily deal."""


def new_dealt(wish: TableWish, deal: DealRow, host: Guest, now: float) -> TableRow:
    """As somebody wishes it, in all that is not dealt. The host plays: whoever sees a deal has played it."""
    if deal.mark.day is not None:
        raise Declined(Code.DAILY_ALONE)
    if (wish.game, len(wish.seats or [SeatWish()] * deal.seats)) != (deal.game, deal.seats):
        raise Declined(Code.OTHER_DEAL)
    if wish.clock is not None and wish.clock.slow:
        raise Declined(Code.NO_SLOW_DEAL)
    return _dealt(replace(wish, seats=wish.seats or [SeatWish()] * deal.seats, sit=True), deal, host, now)


def new_daily(deal: DealRow, guest: Guest, now: float) -> TableRow:
    """It begins at once. Nobody is timed, and no bot comes: whoever goes may come back until it is told."""
    seats = [SeatWish(), *(SeatWish("bot", bot) for bot in DAILY_BOTS)]
    wish = TableWish(
        game=deal.game,
        seats=seats,
        private=True,
        talk=False,
        clock=ClockSettings(ClockKind.NONE),
        grace=None,
    )
    return replace(_dealt(wish, deal, guest, now), status=Status.RUNNING, started=now)


def _dealt(wish: TableWish, deal: DealRow, host: Guest, now: float) -> TableRow:
    check_open(deal, now)
    row = new_table(replace(wish, options=deal.options), host, now)
    return replace(row, secret=deal.secret, deal=deal.mark)


def check_open(deal: DealRow, now: float) -> None:
    if now >= deal.mark.closes:
        raise Declined(Code.DEAL_CLOSED)
