"""What only the host of a table does."""

from msgspec.structs import replace

from tortuga.bots.bot import LEVELS
from tortuga.core.game import AnyGame, Seat
from tortuga.core.registry import find_game
from tortuga.server.identity import Guest
from tortuga.server.installed import house_bot
from tortuga.server.lobby.common import bot_name, check_gathering, check_host, emptied, seat_row, with_seat
from tortuga.server.lobby.fitted import fitted
from tortuga.server.lobby.new_tables import SeatWish, check_table, read_options, wished_seat
from tortuga.server.lobby.seats import set_ready
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import SeatRow, Status, TableRow

MOST_BANNED = 100


def change_seat(row: TableRow, guest: Guest, seat: Seat, wish: SeatWish) -> TableRow:
    """Make an empty seat or a bot's seat something else."""
    check_host(row, guest)
    check_gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    emptied = with_seat(row, seat, SeatRow())
    return with_seat(row, seat, wished_seat(find_game(row.game), emptied, wish))


def add_seat(row: TableRow, guest: Guest, wish: SeatWish) -> TableRow:
    check_host(row, guest)
    check_gathering(row)
    game = find_game(row.game)
    seats = (*row.seats, wished_seat(game, row, wish))
    return _resized(row, game, seats)


def remove_seat(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    check_host(row, guest)
    check_gathering(row)
    if seat_row(row, seat).holder is not None:
        raise Declined(Code.SEAT_TAKEN)
    return _resized(row, find_game(row.game), (*row.seats[:seat], *row.seats[seat + 1 :]))


def _resized(row: TableRow, game: AnyGame, seats: tuple[SeatRow, ...]) -> TableRow:
    if row.deal is not None:
        raise Declined(Code.OTHER_DEAL)
    check_table(game, read_options(game, row.options), len(seats))
    return replace(row, seats=seats, renewed=row.renewed + 1)


def kick(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Send somebody away for good. In a running match a bot plays on in their place."""
    check_host(row, guest)
    of = seat_row(row, seat)
    if of.holder is None or of.holder == guest.id:
        raise Declined(Code.NOT_SEATED)
    row = replace(row, banned=(*row.banned, of.holder)[-MOST_BANNED:], renewed=row.renewed + 1)
    if row.status is Status.GATHERING:
        return emptied(row, seat)
    if row.status is not Status.RUNNING:
        raise Declined(Code.NOT_RUNNING)
    return handed_to_bot(row, seat)


def handed_to_bot(row: TableRow, seat: Seat) -> TableRow:
    """A bot plays on for good, under a name of its own. The word stays: it is in the seed."""
    bot, word = house_bot(find_game(row.game)).name, row.seats[seat].word
    return with_seat(row, seat, SeatRow(bot=bot, name=bot_name(row), ready=True, word=word))


def send_away(row: TableRow, guest: Guest, watcher: str) -> TableRow:
    """Send a spectator away for good; the link that led them to a private table leads nowhere now."""
    check_host(row, guest)
    banned = (*row.banned, watcher)[-MOST_BANNED:]
    return replace(row, banned=banned, renewed=row.renewed + row.private)


def close(row: TableRow, guest: Guest) -> TableRow:
    """End a table: before its match, or a match that no other person plays in."""
    check_host(row, guest)
    if row.status not in (Status.GATHERING, Status.RUNNING):
        raise Declined(Code.NOT_RUNNING)
    others = [of for of in row.seats if of.holder not in (None, guest.id) and not of.left]
    if row.status is Status.RUNNING and others:
        raise Declined(Code.NOT_ALONE)
    return replace(row, status=Status.CLOSED)


def lock(row: TableRow, guest: Guest, locked: bool) -> TableRow:
    check_host(row, guest)
    return replace(row, locked=locked)


def allow_talk(row: TableRow, guest: Guest, talk: bool) -> TableRow:
    check_host(row, guest)
    return replace(row, talk=talk)


def renew_links(row: TableRow, guest: Guest) -> TableRow:
    """All links given out so far lead nowhere from now on."""
    check_host(row, guest)
    return replace(row, renewed=row.renewed + 1)


def hand_over(row: TableRow, guest: Guest, seat: Seat) -> TableRow:
    """Make the person in a seat the host."""
    check_host(row, guest)
    holder = seat_row(row, seat).holder
    if holder is None:
        raise Declined(Code.NOT_SEATED)
    return replace(row, host=holder)


def start(
    row: TableRow, guest: Guest, now: float, word: str | None = None, level: str = LEVELS[0]
) -> TableRow:
    """Begin. The host need not have said that they are ready, and may bring their word now. `level`: of
    bots that are as strong as the host."""
    check_host(row, guest)
    check_gathering(row)
    if word is not None and row.seat_of(guest.id) is not None:
        row = set_ready(row, guest, True, word)
    if not all(of.taken for of in row.seats):
        raise Declined(Code.SEATS_OPEN)
    if not all(of.ready or of.holder == guest.id for of in row.seats):
        raise Declined(Code.NOT_READY)
    return replace(fitted(row, level), status=Status.RUNNING, started=now)
