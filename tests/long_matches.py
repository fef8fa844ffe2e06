"""Matches as long as one likes: nobody at the table wants Tortuga 1667 to end."""

import random

from tortuga.core.chance import seed_from
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.games.tortuga1667.phases.acting import Pilfer, Row, View
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.stowing import Stow

HARMLESS = (View, Look, Row, Pilfer, Stow)


def long_match(actions: int, seats: int = 2, secret: str = "long") -> AnyMatch:
    names = [f"player {seat}" for seat in range(seats)]
    match: AnyMatch = Match.start(find_game("tortuga1667"), names=names, seed=seed_from(secret, [""] * seats))
    luck = random.Random(secret)
    while len(match.timeline) < actions:
        seat = luck.choice(match.to_act)
        legal = match.legal(seat)
        harmless = [action for action in legal if isinstance(action, HARMLESS)]
        match.play(seat, luck.choice(harmless or legal))
    return match
