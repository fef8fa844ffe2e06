"""What simulations of tortuga1667 count."""

from collections import Counter

from tortuga.core.game import Seat, Told
from tortuga.core.notation import Choice
from tortuga.core.tally import Figure, Table
from tortuga.games.tortuga1667.components import Cause, Loyalty
from tortuga.games.tortuga1667.events import AttackDecided, FountainDrunk, PawnMarooned, SuddenDeath
from tortuga.games.tortuga1667.state import Tortuga1667State


class Tortuga1667Tally:
    """Length, winners by nation and number of players, attacks, maroonings and sudden deaths."""

    def __init__(self) -> None:
        self.turns: Counter[int] = Counter()
        self.matches: Counter[int] = Counter()
        self.wins: Counter[tuple[int, Loyalty]] = Counter()
        self.attacks: Counter[bool] = Counter()
        self.maroonings: Counter[Cause] = Counter()
        self.cancelled = 0
        self.sudden_deaths = 0

    def saw(
        self,
        before: Tortuga1667State,
        seat: Seat,
        action: Choice,
        after: Tortuga1667State,
        events: tuple[Told, ...],
    ) -> None:
        for told in events:
            event = told.event
            if isinstance(event, AttackDecided):
                self.attacks[event.won] += 1
            elif isinstance(event, PawnMarooned):
                self.maroonings[event.cause] += 1
            elif isinstance(event, FountainDrunk):
                self.cancelled += 1
            elif isinstance(event, SuddenDeath):
                self.sudden_deaths += 1

    def ended(self, state: Tortuga1667State) -> None:
        assert state.outcome is not None
        self.turns[state.turns] += 1
        self.matches[state.seats] += 1
        self.wins[state.seats, state.loyalties[state.outcome.winners[0]]] += 1

    def add(self, other: "Tortuga1667Tally") -> None:
        for name in ("turns", "matches", "wins", "attacks", "maroonings"):
            getattr(self, name).update(getattr(other, name))
        self.cancelled += other.cancelled
        self.sudden_deaths += other.sudden_deaths

    def tables(self) -> tuple[Table, ...]:
        return self._length(), self._winners(), self._attacks(), self._maroonings(), self._endings()

    def _length(self) -> Table:
        lengths = sorted(self.turns.elements())
        middle = lengths[len(lengths) // 2] if lengths else 0
        mean = sum(lengths) / len(lengths) if lengths else 0.0
        figures = (min(lengths, default=0), middle, max(lengths, default=0), mean)
        columns = ("shortest", "median", "longest", "mean")
        return _table("length", columns, (("tortuga1667-stat-turns", figures),))

    def _winners(self) -> Table:
        rows: list[tuple[str, tuple[Figure, ...]]] = []
        for seats, count in sorted(self.matches.items()):
            shares = [_share(self.wins[seats, nation], count) for nation in Loyalty]
            rows.append((str(seats), (*shares, count)))
        return _table("winners", ("british", "french", "dutch", "matches"), tuple(rows))

    def _attacks(self) -> Table:
        called = self.attacks.total()
        figures = (called, self.attacks[True], _share(self.attacks[True], called))
        return _table("attacks", ("called", "won", "rate"), (("tortuga1667-stat-attacks-row", figures),))

    def _maroonings(self) -> Table:
        played = self.matches.total()
        rows = [(f"tortuga1667-cause-{cause}", self.maroonings[cause]) for cause in Cause]
        rows.append(("tortuga1667-stat-cancelled", self.cancelled))
        return _table(
            "maroonings",
            ("count", "per-match"),
            tuple((label, (count, count / played if played else 0.0)) for label, count in rows),
        )

    def _endings(self) -> Table:
        played = self.matches.total()
        figures = (self.sudden_deaths, _share(self.sudden_deaths, played))
        return _table("endings", ("count", "rate"), (("tortuga1667-stat-sudden", figures),))


def _table(title: str, columns: tuple[str, ...], rows: tuple[tuple[str, tuple[Figure, ...]], ...]) -> Table:
    return Table(f"tortuga1667-stat-{title}", tuple(f"tortuga1667-stat-{column}" for column in columns), rows)


def _share(count: int, of: int) -> str:
    return f"{count / of:.1%}" if of else "–"
