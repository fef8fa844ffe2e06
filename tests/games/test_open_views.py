"""With everything open nothing is hidden, and where nobody hides anything it is what a spectator sees."""

import random

import pytest

from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game, game_ids
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.games.tortuga1667.vote_cards import kinds


def matches(game: str, number: int = 3) -> list[AnyMatch]:
    """Random matches, each somewhere on its way."""
    found = []
    for seed in range(number):
        luck, match = random.Random(seed), Match.start(find_game(game), seed=str(seed))
        for _ in range(luck.randrange(5, 80)):
            if match.outcome is None:
                seat = luck.choice(match.to_act)
                match.play(seat, luck.choice(match.legal(seat)))
        found.append(match)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_it_says_what_a_spectator_sees_and_more(game: str) -> None:
    for match in matches(game):
        seen, opened = match.view(None), match.game.open_view(match.state)
        assert (opened.seat, opened.awaited, opened.asked) == (None, seen.awaited, None)
        assert (opened == seen) or match.game.has_secrets


def test_behind_every_screen() -> None:
    for match in matches("buccaneers", 6):
        for moment in match.timeline:
            view = match.game.open_view(moment.state)
            assert isinstance(view, BuccaneersView)
            assert all(find.kept is not None for find in view.finds)
            if isinstance(view.phase, Rolling):
                assert None not in view.phase.throws
            if isinstance(view.phase, Looking):
                assert view.phase.tiles is not None


def test_every_card_of_tortuga1667() -> None:
    for match in matches("tortuga1667", 6):
        view = match.game.open_view(match.state)
        assert isinstance(view, Tortuga1667View)
        assert None not in view.loyalties
        assert None not in view.dealt
        assert all(card is None or card.card is not None for card in view.line)
        assert all(len(set(group)) == 1 for group in view.votes.groups)
        for hand, groups in zip(match.state.votes.hands, view.votes.hands, strict=True):
            assert len(set(kinds(hand))) == len(set(groups))
            assert len(hand) == len(groups)
