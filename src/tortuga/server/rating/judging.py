"""What a match that is over counts for: which ladder, whether at all, and what it makes of the players."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from itertools import combinations

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.server.rating.skills import rated
from tortuga.server.store import ResultRow, Score, Skill

DAY = 86_400.0
TOGETHER = ((3, DAY), (20, 30 * DAY))
"""Of the matches between the same two people so many count in any span of so many seconds."""

BOT_SIGMA = 2.0
WEAKEST_BOT, PER_STRENGTH = 9.0, 0.4
"""The skills of bots are not learned but set, or somebody could make them worth more by losing to them."""


class Ladder(StrEnum):
    PEOPLE = "people"
    BOTS = "bots"
    """At least one bot took part."""


class Unrated(StrEnum):
    """Why a match does not count."""

    OLDER = "older"
    """It was over before there were ratings."""
    TAKEN_BACK = "taken-back"
    HINTED = "hinted"
    SHARED = "shared"
    """A shared deal: others have played the same luck, and may have told of it."""
    HOUSEHOLD = "household"
    """Two of its people came from one address or device: they may be one."""
    ALONE = "alone"
    """Nobody was left who can be compared with anybody."""
    TOO_OFTEN = "too-often"
    """The same two have played too many matches lately."""


def ladder_of(result: ResultRow) -> Ladder:
    return Ladder.BOTS if any(of.bot is not None for of in result.seats) else Ladder.PEOPLE


def bot_skill(strength: int) -> Skill:
    return Skill(WEAKEST_BOT + PER_STRENGTH * strength, BOT_SIGMA)


def pairs_of(result: ResultRow) -> list[tuple[str, str]]:
    people = sorted(of.person for of in result.seats if of.person)
    return list(combinations(people, 2))


def why_unrated(result: ResultRow) -> Unrated | None:
    """What the result itself has against it."""
    if result.taken_back:
        return Unrated.TAKEN_BACK
    if result.hinted:
        return Unrated.HINTED
    if result.deal is not None and result.deal.day is None:
        return Unrated.SHARED
    if result.household:
        return Unrated.HOUSEHOLD
    return None if any(of.person for of in result.seats) and len(_teams(result)) > 1 else Unrated.ALONE


def too_often(ended: float, together: Collection[float]) -> bool:
    """Whether two people have met too often lately; `together`: when their matches ended that counted."""
    return any(
        sum(ended - span < earlier <= ended for earlier in together) >= most for most, span in TOGETHER
    )


def judged(result: ResultRow, before: Sequence[Skill]) -> dict[Seat, Skill]:
    """The new skills of the people it counts for, from those of all seats before it.

    Whoever was gone at the end has lost. Whoever a bot has helped cannot have won. The others are rated
    among themselves, as if those had not been there.
    """
    faulty = [seat for seat, of in enumerate(result.seats) if of.gone or of.helped]
    whole = [seat for seat in range(len(result.seats)) if seat not in faulty]
    after = _among(result, before, whole, _ranks(result))
    for seat in faulty:
        of = result.seats[seat]
        if of.gone or result.score(seat) is Score.LOST:
            after[seat] = _as_last(result, before, seat)
    return {seat: skill for seat, skill in after.items() if result.seats[seat].bot is None}


def _as_last(result: ResultRow, before: Sequence[Skill], seat: Seat) -> Skill:
    """What it is worth to have lost to everyone."""
    ranks = _ranks(result)
    ranks[_team(result, seat)] = max(ranks.values()) + 1
    lost = _among(result, before, range(len(result.seats)), ranks).get(seat, before[seat])
    return replace(lost, mu=min(lost.mu, before[seat].mu))


def _among(
    result: ResultRow, before: Sequence[Skill], seats: Collection[Seat], ranks: Mapping[int, int]
) -> dict[Seat, Skill]:
    """Those seats alone."""
    teams = {team: [seat for seat in members if seat in seats] for team, members in _teams(result).items()}
    teams = {team: members for team, members in teams.items() if members}
    if len(teams) < 2:
        return {}
    skills = [[before[seat] for seat in members] for members in teams.values()]
    after = rated(skills, [ranks[team] for team in teams])
    return {
        seat: skill
        for members, new in zip(teams.values(), after, strict=True)
        for seat, skill in zip(members, new, strict=True)
    }


def _team(result: ResultRow, seat: Seat) -> int:
    return seat if not result.sides else result.sides[seat]


def _teams(result: ResultRow) -> dict[int, list[Seat]]:
    teams: dict[int, list[Seat]] = {}
    for seat in range(len(result.seats)):
        teams.setdefault(_team(result, seat), []).append(seat)
    return teams


def _ranks(result: ResultRow) -> dict[int, int]:
    """Of each team: the winners before all others, and those by their points where there are any."""
    winners, points = result.outcome.winners, result.outcome.points
    behind = {
        team: 0
        if not winners or any(seat in winners for seat in members)
        else 1 + (max(points) - max(points[seat] for seat in members) if points else 0)
        for team, members in _teams(result).items()
    }
    order = sorted(set(behind.values()))
    return {team: order.index(by) for team, by in behind.items()}
