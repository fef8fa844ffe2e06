"""Skills, and what a match between teams makes of them.

OpenSkill adds up the skills of a team, so that a lone player would be expected to lose to any two. The sides
of our games are as strong as their members on average; so it is asked about the average member of each side,
and what it says of them is handed on to the members, to each by how uncertain they were.
"""

import math
from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from tortuga.server.store import Skill

LEAST_SIGMA = 0.8
"""Nobody is known better than that: people change."""
PROVISIONAL = 5.0
"""Above this uncertainty a number is only a guess."""
SCALE = 60
"""What is shown is so many times as large: 1500 for whoever begins."""

_model = PlackettLuce()
"""It takes a match of many for one ranking; its sisters take it for as many matches as there are pairs."""


class ShownRating(Struct, frozen=True):
    """A skill as people read it."""

    value: int
    give_or_take: int
    """In 19 of 20 cases the truth is within so much of it."""
    provisional: bool
    matches: int


def shown(skill: Skill, matches: int) -> ShownRating:
    spread = round(2 * skill.sigma * SCALE)
    return ShownRating(round(skill.mu * SCALE), spread, skill.sigma > PROVISIONAL, matches)


def rated(sides: Sequence[Sequence[Skill]], ranks: Sequence[int]) -> list[list[Skill]]:
    """The skills of the members of each side after a match; the lowest rank is best, equal ones a draw."""
    averages = [average(side) for side in sides]
    teams = [[_model.rating(side.mu, side.sigma)] for side in averages]
    after = [Skill(team[0].mu, team[0].sigma) for team in _model.rate(teams, ranks=list(map(float, ranks)))]
    return [
        [_handed_on(member, len(side), before, now) for member in side]
        for side, before, now in zip(sides, averages, after, strict=True)
    ]


def average(side: Sequence[Skill]) -> Skill:
    """The average member, as uncertain as an average of independent guesses is."""
    mu = sum(member.mu for member in side) / len(side)
    return Skill(mu, math.sqrt(sum(member.sigma**2 for member in side)) / len(side))


def _handed_on(member: Skill, size: int, before: Skill, after: Skill) -> Skill:
    """What one learns of a member from what one has learned of the average."""
    share = member.sigma**2 / size / before.sigma**2
    variance = member.sigma**2 - share**2 * (before.sigma**2 - after.sigma**2)
    return Skill(member.mu + share * (after.mu - before.mu), max(LEAST_SIGMA, math.sqrt(variance)))
