"""A match of Tortuga 1667 when all cards lie open: who was suspected, who could know it, who voted how."""

from collections.abc import Iterator, Sequence

from tortuga.analysis.findings import Curve, CurvePoint, Findings, Remark, Sayings
from tortuga.analysis.tortuga1667.readers import good_reader
from tortuga.bots.tortuga1667.beliefs import LoyaltyChances
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.timeline import Moment
from tortuga.games.tortuga1667.components import Loyalty, Vote
from tortuga.games.tortuga1667.events import VoteCalled
from tortuga.games.tortuga1667.phases.voting import Cast

SURE = 0.9
"""Whoever takes somebody for what they are with at least this chance knows it."""


class Observer:
    """Somebody who hears and sees what a seat, or a spectator, does, and makes the best of it."""

    def __init__(self, match: AnyMatch, seat: Seat | None) -> None:
        self.seat, self._game = seat, match.game
        self._reader = good_reader(match.options, len(match.seats), seat)
        self.chances: LoyaltyChances = ()

    def hear(self, moment: Moment) -> None:
        news = moment.events(self.seat)
        self._reader.told(news)
        if news or not self.chances:
            self.chances = self._reader.beliefs(moment.view(self._game, self.seat))


def findings_of(match: AnyMatch) -> Findings:
    seats = match.seats
    spectator, players = Observer(match, None), [Observer(match, seat) for seat in seats]
    suspicion: list[list[CurvePoint]] = [[] for _ in seats]
    read_right = [0.0 for _ in seats]
    remarks: list[Remark] = []
    known: set[tuple[Seat, Seat]] = set()
    vote = Vote.ATTACK
    for at, moment in enumerate(match.timeline):
        loyalties: Sequence[Loyalty] = moment.state.loyalties
        for onlooker in (spectator, *players):
            onlooker.hear(moment)
        for seat in seats:
            _go_on(suspicion[seat], CurvePoint(at, round(spectator.chances[seat][Loyalty.FRENCH], 3)))
            read_right[seat] += spectator.chances[seat][loyalties[seat]]
        for event in moment.events(None):
            vote = event.vote if isinstance(event, VoteCalled) else vote
        remarks += _ballots(match, moment, at, vote, loyalties)
        remarks += _learned(match, players, at, loyalties, known)
    return Findings(
        curves=tuple(
            Curve("suspicion", {"name": match.names[seat]}, tuple(points))
            for seat, points in enumerate(suspicion)
        ),
        remarks=(*_verdicts(match, read_right), *remarks),
    )


def _go_on(points: list[CurvePoint], point: CurvePoint) -> None:
    """Of a stretch that stays level only the beginning is kept."""
    if not points or points[-1].value != point.value:
        points.append(point)


def _ballots(
    match: AnyMatch, moment: Moment, at: int, vote: Vote, loyalties: Sequence[Loyalty]
) -> Iterator[Remark]:
    entry = moment.entry
    if entry is None or not isinstance(entry.action, Cast):
        return
    card, loyalty = entry.action.card, loyalties[entry.seat]
    args: Sayings = {
        "name": match.names[entry.seat],
        "card": f"tortuga1667-vote-card-{card}",
        "vote": f"tortuga1667-vote-{vote}",
        "loyalty": loyalty,
        "true": _true_to_flag(card, vote, loyalty),
    }
    yield Remark("ballot", args, at, entry.seat)


def _true_to_flag(card: str, vote: Vote, loyalty: Loyalty) -> str:
    """Only a brawl counts flags, and the Dutch have none among them."""
    if vote is not Vote.BRAWL or loyalty is Loyalty.DUTCH:
        return "unsaid"
    return "yes" if loyalty in card.split("-") else "no"


def _learned(
    match: AnyMatch,
    players: Sequence[Observer],
    at: int,
    loyalties: Sequence[Loyalty],
    known: set[tuple[Seat, Seat]],
) -> Iterator[Remark]:
    """Who has come to know whom just now, as a good observer in that seat would."""
    for player in players:
        assert player.seat is not None
        for other, chances in enumerate(player.chances):
            if other == player.seat or (player.seat, other) in known or chances[loyalties[other]] < SURE:
                continue
            known.add((player.seat, other))
            args: Sayings = {
                "name": match.names[player.seat],
                "other": match.names[other],
                "loyalty": loyalties[other],
            }
            yield Remark("knew", args, at, player.seat)


def _verdicts(match: AnyMatch, read_right: Sequence[float]) -> Iterator[Remark]:
    """How well each was read by who only looked on, the best bluffer first."""
    moments = len(match.timeline) + 1
    for seat in sorted(match.seats, key=lambda seat: read_right[seat]):
        percent = round(100 * read_right[seat] / moments)
        yield Remark(
            "read",
            {"name": match.names[seat], "loyalty": match.state.loyalties[seat], "percent": percent},
            seat=seat,
        )
