"""What a store promises of clubs and tournaments."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from tortuga.server.store.club_rows import ClubRow
from tortuga.server.store.interface.place import Place
from tortuga.server.store.rows import ResultRow, TableRow
from tortuga.server.store.tournament_rows import Stage, TournamentRow


class GatheredStore(ABC):
    # Tournaments

    @abstractmethod
    async def add_tournament(self, row: TournamentRow) -> None:
        """`Conflict` if the id is taken."""

    @abstractmethod
    async def tournament(self, id: str) -> TournamentRow | None: ...

    @abstractmethod
    async def save_tournament(self, row: TournamentRow) -> TournamentRow:
        """Put a changed row in place of the one with its version, and return it with the next version.

        `Conflict` if it has another version now, or is gone.
        """

    @abstractmethod
    async def tournaments(
        self, stages: Sequence[Stage], *, listed: bool = False, most: int, after: Place | None = None
    ) -> list[TournamentRow]:
        """The newest first; `listed`: those that their organisers want to be found."""

    @abstractmethod
    async def tournaments_of(self, guest: str, most: int, after: Place | None = None) -> list[TournamentRow]:
        """Those that a guest organises or takes part in, the newest first."""

    @abstractmethod
    async def organised(self, guest: str) -> int:
        """How many tournaments that are not over this guest organises."""

    @abstractmethod
    async def results_among(self, tables: Collection[str]) -> dict[str, ResultRow]:
        """What is left of the matches of these tables, as far as they are over."""

    # Clubs

    @abstractmethod
    async def add_club(self, row: ClubRow) -> None: ...

    @abstractmethod
    async def club(self, id: str) -> ClubRow | None: ...

    @abstractmethod
    async def save_club(self, row: ClubRow) -> ClubRow:
        """As a tournament is saved; a club without members is gone."""

    @abstractmethod
    async def clubs_of(self, guest: str) -> list[ClubRow]:
        """The clubs that a guest is a member of, the oldest first."""

    @abstractmethod
    async def tables_of_club(self, club: str, most: int) -> list[TableRow]:
        """Its tables that gather or run, the newest first."""

    @abstractmethod
    async def results_of_club(self, club: str, most: int, after: Place | None = None) -> list[ResultRow]:
        """The matches that were played to the end at its tables, the newest first: a place is that of an
        end here."""

    @abstractmethod
    async def tournaments_of_club(self, club: str, most: int) -> list[TournamentRow]:
        """The newest first."""
