"""What a designer would ask of many matches: length, scores and their parts, deeds, bonuses, attacks."""

from collections import Counter
from typing import Any, TypeAlias

from tortuga.core.game import Seat, Told
from tortuga.core.tally import Figure, Table
from tortuga.games.buccaneers.components import DEEDS
from tortuga.games.buccaneers.events import (
    Attacked,
    BonusLaid,
    BonusTurned,
    ChestLeft,
    ChestPutOff,
    ChestStolen,
    ChestTaken,
    CommonRoll,
    DeedRanked,
    DeedSkipped,
    NothingKept,
    OpenSkullsKept,
    RolledOpenly,
    SkullsKept,
)
from tortuga.games.buccaneers.phases.acting import Acting, GiveUp
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.state import BuccaneersState

Key: TypeAlias = tuple[str | int, ...]
Row: TypeAlias = tuple[str, tuple[Figure, ...]]

MOST_SEATS = 4
PARTS = ("chest_points", "set_points", "track_points", "coin_points")
HAPPENINGS: dict[type[Any], str] = {
    CommonRoll: "common-rolls",
    NothingKept: "forced-rerolls",
    RolledOpenly: "open-rolls",
    SkullsKept: "lone-skulls",
    OpenSkullsKept: "lone-skulls",
    BonusLaid: "bonus-laid",
    BonusTurned: "bonus-turned",
    Attacked: "attacks",
    ChestStolen: "stolen",
    ChestTaken: "taken",
    ChestPutOff: "put-off",
    ChestLeft: "left-over",
}
"""Events that are simply counted, and the end of their row's message id."""
AT_DEEDS: dict[type[Any], str] = {
    DeedRanked: "ranked",
    DeedSkipped: "skipped",
    BonusLaid: "laid",
    BonusTurned: "turned",
}
"""Events that are counted for each deed."""
ROWS = tuple(dict.fromkeys(HAPPENINGS.values()))


def _id(name: str) -> str:
    return f"buccaneers-stat-{name}"


class BuccaneersTally:
    """Counts under short keys; every figure shown is made from them."""

    def __init__(self) -> None:
        self.counts: Counter[Key] = Counter()
        self.most_rounds = 0
        self.fewest_rounds = 0

    # Watching

    def saw(
        self,
        before: BuccaneersState,
        seat: int,
        action: Any,
        after: BuccaneersState,
        events: tuple[Told, ...],
    ) -> None:
        counts, phase = self.counts, before.phase
        counts["decisions",] += 1
        if isinstance(phase, Acting):
            how = "given-up" if isinstance(action, GiveUp) else "acted"
            counts[how, phase.deed, phase.rank] += 1
        for told in events:
            event: Any = told.event
            if name := HAPPENINGS.get(type(event)):
                counts[name,] += 1
            if name := AT_DEEDS.get(type(event)):
                counts[name, event.deed] += 1
            if isinstance(event, DeedRanked):
                _note_ranking(counts, event, before.first)

    def ended(self, state: BuccaneersState) -> None:
        phase, counts = state.phase, self.counts
        assert isinstance(phase, Over)
        seats, winners = state.seats, phase.outcome.winners
        began = (state.first - state.round + 1) % seats
        self.most_rounds = max(self.most_rounds, state.round)
        self.fewest_rounds = min(self.fewest_rounds or state.round, state.round)
        counts["matches",] += 1
        counts["common-rolls",] += 1  # the very first belongs to the set-up
        counts["rounds",] += state.round
        counts["shared",] += len(winners) > 1
        for sheet in phase.sheets:
            place = (sheet.seat - began) % seats
            won = sheet.seat in winners
            for key in (("seat", sheet.seat), ("order", place)):
                counts[*key, "matches"] += 1
                counts[*key, "won"] += won
                counts[*key, "alone"] += won and len(winners) == 1
                counts[*key, "total"] += sheet.total
                for part in PARTS:
                    counts[*key, part] += getattr(sheet, part)

    def add(self, other: "BuccaneersTally") -> None:
        fewest = [rounds for rounds in (self.fewest_rounds, other.fewest_rounds) if rounds]
        self.fewest_rounds = min(fewest, default=0)
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.counts.update(other.counts)

    # Showing

    def tables(self) -> tuple[Table, ...]:
        return (
            self._matches(),
            self._players("seats", "seat"),
            self._players("order", "order"),
            self._deeds(),
            self._bonuses(),
            self._happenings(),
        )

    def _matches(self) -> Table:
        count, matches = self.counts, self.counts["matches",]
        rows: list[Row] = [
            (_id("matches"), (matches,)),
            (_id("decisions"), (_mean(count["decisions",], matches),)),
            (_id("rounds"), (_mean(count["rounds",], matches),)),
            (_id("fewest-rounds"), (self.fewest_rounds,)),
            (_id("most-rounds"), (self.most_rounds,)),
            (_id("rolls-per-round"), (_mean(count["common-rolls",], count["rounds",]),)),
            (_id("shared"), (count["shared",],)),
        ]
        return Table(_id("match-table"), (_id("value"),), tuple(rows))

    def _players(self, title: str, kind: str) -> Table:
        """By seat, or by the order at the start: 1 is who had the first-player marker in the first round."""
        rows = []
        for number in range(MOST_SEATS):
            matches = self.counts[kind, number, "matches"]
            if matches:
                rows.append((str(number + 1), self._player(kind, number, matches)))
        columns = ("matches", "win-rate", "sole-win-rate", "score", "chests", "sets", "tracks", "coins")
        return Table(_id(f"{title}-table"), tuple(map(_id, columns)), tuple(rows))

    def _player(self, kind: str, number: int, matches: int) -> tuple[Figure, ...]:
        parts = ("won", "alone", "total", *PARTS)
        return matches, *(_mean(self.counts[kind, number, part], matches) for part in parts)

    def _deeds(self) -> Table:
        count, rows = self.counts, []
        for deed in DEEDS:
            held = count["ranked", deed]
            figures = (
                held,
                count["skipped", deed],
                count["sole", deed],
                count["acted", deed, 0],
                count["acted", deed, 1],
                count["given-up", deed, 0],
                count["given-up", deed, 1],
                _mean(count["won-by-marker", deed], held),
                _mean(count["winning-total", deed], held),
            )
            rows.append((f"buccaneers-deed-{deed}", figures))
        columns = (
            *("held", "skipped", "sole", "acted-first", "acted-second", "given-up-first", "given-up-second"),
            *("marker-rate", "winning-total"),
        )
        return Table(_id("deeds-table"), tuple(map(_id, columns)), tuple(rows))

    def _bonuses(self) -> Table:
        matches = self.counts["matches",]
        rows = tuple(
            (
                f"buccaneers-deed-{deed}",
                tuple(_mean(self.counts[side, deed], matches) for side in ("laid", "turned")),
            )
            for deed in DEEDS
        )
        return Table(_id("bonus-table"), (_id("laid"), _id("turned")), rows)

    def _happenings(self) -> Table:
        matches, rounds = self.counts["matches",], self.counts["rounds",]
        rows = tuple(
            (
                _id(name),
                (self.counts[name,], _mean(self.counts[name,], matches), _mean(self.counts[name,], rounds)),
            )
            for name in ROWS
        )
        return Table(_id("happenings-table"), (_id("in-all"), _id("per-match"), _id("per-round")), rows)


def _note_ranking(counts: Counter[Key], event: DeedRanked, first: Seat) -> None:
    counts["sole", event.deed] += len(event.players) == 1
    counts["won-by-marker", event.deed] += event.players[0] == first
    counts["winning-total", event.deed] += event.totals[0]


def _mean(whole: int, among: int) -> float:
    return round(whole / among, 4) if among else 0.0
