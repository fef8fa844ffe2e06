"""A bot as strong as somebody: the level nearest to their rating against bots."""

from tortuga.bots.bot import LEVELS, STRENGTHS
from tortuga.server.rating.judging import Ladder, bot_skill
from tortuga.server.store import Skill, Store


async def fitting_level(store: Store, game: str, person: str) -> str:
    known = await store.ratings_among([person], game, Ladder.BOTS)
    return nearest_level(known[person].skill if person in known else Skill())


def nearest_level(skill: Skill) -> str:
    """By what is sure of a skill: whoever is new begins with the easiest."""
    sure = skill.mu - skill.sigma
    return min(LEVELS, key=lambda level: abs(bot_skill(STRENGTHS[level]).mu - sure))
