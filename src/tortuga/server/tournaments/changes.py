"""What people do with a tournament, as changes of its row. Each returns the new row.

Whatever is not allowed is `Declined`; nothing here reads or writes anything.
"""

import random
from collections.abc import Mapping

from msgspec.structs import replace

from tortuga.server.identity import Guest
from tortuga.server.installed import house_bot, house_game
from tortuga.server.lobby import BOT_NAMES
from tortuga.server.lookalikes import unlike
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import DAY, FORGOTTEN, EntrantRow, Stage, System, TournamentRow
from tortuga.server.store.tournament_rows import nobody
from tortuga.server.tournaments.rounds import begun, ended, gone_on
from tortuga.server.tournaments.scoring import Scored

MOST_ENTRANTS = {System.SWISS: 64, System.ROUND_ROBIN: 24, System.GROUPS: 64}
MOST_BOTS = 32
MOST_BANNED = 100
FEWEST = 2
GONE_FOR = DAY
"""Seconds after which somebody else may organise, if the organiser has done nothing."""


def check_organiser(row: TournamentRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Declined(Code.NOT_ORGANISER)


def check_gathering(row: TournamentRow) -> None:
    if row.stage is not Stage.GATHERING:
        raise Declined(Code.TOURNAMENT_BEGUN)


def check_running(row: TournamentRow) -> None:
    if row.stage is not Stage.RUNNING:
        raise Declined(Code.TOURNAMENT_NOT_RUNNING)


def led(row: TournamentRow, guest: Guest, now: float) -> TournamentRow:
    """The organiser does something."""
    check_organiser(row, guest)
    return replace(row, led=now)


# Taking part


def enter(row: TournamentRow, guest: Guest, now: float) -> TournamentRow:
    """Take part; whoever has left plays on from the next round."""
    if guest.id in row.banned:
        raise Declined(Code.BANNED)
    number = row.number_of(guest.id)
    if number is not None and not row.entrants[number].left:
        raise Declined(Code.ALREADY_ENTERED)
    if not may_enter(row, guest):
        raise Declined(Code.ENTRY_CLOSED)
    if number is not None:
        return row.with_entrant(number, replace(row.entrants[number], left=False))
    entrant = EntrantRow(
        name=unlike(guest.name, _names(row)),
        holder=guest.id,
        since=now,
        late=len(row.rounds),
        marks=guest.marks,
    )
    return _grown(row, (entrant,))


def may_enter(row: TournamentRow, guest: Guest) -> bool:
    """Whether there is room is seen when they come."""
    number = row.number_of(guest.id)
    if guest.id in row.banned or (number is not None and not row.entrants[number].left):
        return False
    if row.stage is Stage.GATHERING:
        return row.open or row.host == guest.id
    more = row.stage is Stage.RUNNING and len(row.rounds) < (row.length or 0)
    return more and (number is not None or (row.open and row.system is not System.ROUND_ROBIN))


def withdraw(row: TournamentRow, guest: Guest) -> TournamentRow:
    """Take part no longer. A match that is on goes on: its clock runs."""
    number = row.number_of(guest.id)
    if number is None or row.entrants[number].left:
        raise Declined(Code.NOT_ENTERED)
    return _out(row, number)


def remove(row: TournamentRow, guest: Guest, number: int, now: float) -> TournamentRow:
    """Send somebody away for good, or take a bot out."""
    row = led(row, guest, now)
    if not 0 <= number < len(row.entrants):
        raise Declined(Code.NOT_ENTERED)
    holder = row.entrants[number].holder
    banned = (*row.banned, holder)[-MOST_BANNED:] if holder and holder != guest.id else row.banned
    return replace(_out(row, number), banned=banned)


def _out(row: TournamentRow, number: int) -> TournamentRow:
    if row.stage is Stage.OVER:
        raise Declined(Code.TOURNAMENT_NOT_RUNNING)
    if row.stage is Stage.RUNNING:
        return row.with_entrant(number, replace(row.entrants[number], left=True))
    return replace(row, entrants=(*row.entrants[:number], *row.entrants[number + 1 :]))


def add_bots(row: TournamentRow, guest: Guest, level: str | None, count: int, now: float) -> TournamentRow:
    row = led(row, guest, now)
    check_gathering(row)
    if sum(of.bot is not None for of in row.entrants) + count > MOST_BOTS:
        raise Declined(Code.TOURNAMENT_FULL, most=MOST_BOTS)
    bot = house_bot(house_game(row.game), level).name
    for _ in range(count):
        called = BOT_NAMES[len(row.entrants) % len(BOT_NAMES)]
        entrant = EntrantRow(name=unlike(called, _names(row)), bot=bot, since=now)
        row = _grown(row, (entrant,))
    return row


def _names(row: TournamentRow) -> set[str]:
    return {of.name for of in row.entrants}


def _grown(row: TournamentRow, more: tuple[EntrantRow, ...]) -> TournamentRow:
    most = MOST_ENTRANTS[row.system]
    if len(row.entrants) + len(more) > most:
        raise Declined(Code.TOURNAMENT_FULL, most=most)
    return replace(row, entrants=(*row.entrants, *more))


def renamed(row: TournamentRow, guest: Guest) -> TournamentRow:
    """Somebody is called otherwise; once it has begun, names stay."""
    number = row.number_of(guest.id)
    if number is None or row.stage is not Stage.GATHERING:
        return row
    others = _names(row) - {row.entrants[number].name}
    return row.with_entrant(number, replace(row.entrants[number], name=unlike(guest.name, others)))


def forgotten(row: TournamentRow, guest: str) -> TournamentRow:
    """Somebody goes for good. The standings stay whole, with nobody there."""
    number = row.number_of(guest)
    if number is not None:
        gathering = row.stage is Stage.GATHERING
        row = _out(row, number) if gathering else row.with_entrant(number, nobody(row.entrants[number]))
    row = replace(row, banned=tuple(other for other in row.banned if other != guest))
    return _passed_on(row) if row.host == guest else row


# Organising


def start(row: TournamentRow, guest: Guest, now: float, luck: random.Random) -> TournamentRow:
    row = led(row, guest, now)
    check_gathering(row)
    if len(row.entrants) < FEWEST:
        raise Declined(Code.TOO_FEW_ENTRANTS)
    return begun(row, now, luck)


def go_on(
    row: TournamentRow, guest: Guest, scores: Mapping[str, Scored], now: float, luck: random.Random
) -> TournamentRow:
    """The next round begins without waiting for this one: what is not over is called off."""
    row = led(row, guest, now)
    check_running(row)
    return gone_on(_cut_short(row, scores), scores, now, luck)


def end(row: TournamentRow, guest: Guest, scores: Mapping[str, Scored], now: float) -> TournamentRow:
    """It is over now; what is not is called off."""
    row = led(row, guest, now)
    if row.stage is Stage.OVER:
        raise Declined(Code.TOURNAMENT_NOT_RUNNING)
    return ended(_cut_short(row, scores), now)


def _cut_short(row: TournamentRow, scores: Mapping[str, Scored]) -> TournamentRow:
    if not row.rounds:
        return row
    last = row.rounds[-1]
    meetings = tuple(
        meeting if meeting.table in scores else replace(meeting, called_off=True) for meeting in last.meetings
    )
    return replace(row, rounds=(*row.rounds[:-1], replace(last, meetings=meetings)))


def change_entry(
    row: TournamentRow, guest: Guest, listed: bool | None, entry: bool | None, now: float
) -> TournamentRow:
    """Whether it is found without its link, and whether people may enter; None: as it is."""
    row = led(row, guest, now)
    listed = row.listed if listed is None else listed and row.club is None
    return replace(row, listed=listed, open=row.open if entry is None else entry)


def hand_over(row: TournamentRow, guest: Guest, number: int, now: float) -> TournamentRow:
    row = led(row, guest, now)
    holder = row.entrants[number].holder if 0 <= number < len(row.entrants) else None
    if holder is None or holder == FORGOTTEN:
        raise Declined(Code.NOT_ENTERED)
    return replace(row, host=holder)


def take_lead(row: TournamentRow, guest: Guest, now: float) -> TournamentRow:
    """Whoever takes part may organise when the organiser is gone."""
    if row.number_of(guest.id) is None:
        raise Declined(Code.NOT_ENTERED)
    if not may_lead(row, guest, now):
        raise Declined(Code.STILL_LED)
    return replace(row, host=guest.id, led=now)


def may_lead(row: TournamentRow, guest: Guest, now: float) -> bool:
    led = bool(row.host) and now - row.led < GONE_FOR
    return not led and row.stage is not Stage.OVER and row.number_of(guest.id) is not None


def _passed_on(row: TournamentRow) -> TournamentRow:
    """To who has been there longest; else nobody organises, and it goes on by itself."""
    heirs = [of for of in row.entrants if of.holder not in (None, FORGOTTEN, row.host)]
    staying = [of for of in heirs if not of.left] or heirs
    heir = min(staying, key=lambda of: of.since, default=None)
    return replace(row, host=heir.holder or "" if heir else "")
