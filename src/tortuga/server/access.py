"""Who may look at a table, and as whom. There is no other way to a seat's view."""

from tortuga.core.game import Seat
from tortuga.server.identity import Guest, Identity, Right
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby import invited
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import Status, TableRow


def admit(table: LiveTable, guest: Guest, code: str | None, identity: Identity) -> Seat | None:
    """The seat that a guest has at a table, or None for a spectator; `Declined` for everyone else."""
    row = table.row
    seat = row.seat_of(guest.id)
    if seat is not None:
        return seat
    if guest.id in row.banned:
        raise Declined(Code.BANNED)
    begun = row.status in (Status.RUNNING, Status.FINISHED)
    if begun and not row.watchable:
        raise Declined(Code.NOT_WATCHABLE)
    if begun and table.sealed:
        raise Declined(Code.DEAL_SEALED)
    if row.private and guest.id != row.host and not _has_code(row, guest, code, identity):
        raise Declined(Code.INVITATION_NEEDED)
    return None


def _has_code(row: TableRow, guest: Guest, code: str | None, identity: Identity) -> bool:
    watching = row.club is None and identity.allows(code, Right.WATCH, row.id, row.renewed)
    return watching or invited(row, guest, code, identity)
