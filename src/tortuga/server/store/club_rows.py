"""What the store keeps of a club: its name and its people. Its tables and tournaments name the club."""

from msgspec import Struct
from msgspec.structs import replace


class MemberRow(Struct, frozen=True):
    guest: str
    name: str
    since: float


class ClubRow(Struct, frozen=True, kw_only=True):
    id: str
    version: int = 0
    """Counts the changes, so that two writers cannot both change the same one."""
    name: str
    host: str
    """Whoever looks after it; always one of the members."""
    members: tuple[MemberRow, ...]
    """Those who came first stand first."""
    renewed: int = 0
    """How often its link was renewed."""
    created: float

    def member(self, guest: str) -> MemberRow | None:
        return next((of for of in self.members if of.guest == guest), None)

    def without(self, guest: str) -> "ClubRow":
        """Whoever has been there longest looks after it, if its host goes."""
        members = tuple(of for of in self.members if of.guest != guest)
        heir = members[0].guest if members and self.host == guest else self.host
        return replace(self, members=members, host=heir)
