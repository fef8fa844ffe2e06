"""How long bots take tells nothing about what they had to choose from. docs/protocol.md has the argument."""

from itertools import islice
from typing import Any

import pytest

from tests.server.bot_worlds import LOOKED_AT, Frame, choices, positions, seen, twin_of
from tests.server.virtual_time import VirtualProcess
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.core.registry import find_game, game_ids
from tortuga.server import bot_places
from tortuga.server.bot_pace import ERRANDS, LEAST_THOUGHT, SLACK, Crowd, Pace, pace_of, seconds_of
from tortuga.server.installed import house_bot

PAUSE, BUDGET, WORKERS = 0.6, 1.0, 2
GAMES = [id for id in game_ids() if find_game(id).has_secrets]
POSITIONS, MOST_POSITIONS = 15, 100
"""So many are looked at, and more if none of them was such that bots had something else to choose from."""


def pace(game: str, *levels: str, pause: float = PAUSE, elsewhere: int = 0, **options: Any) -> Pace:
    rules = find_game(game)
    given = rules.options_type(**options)
    kinds = [house_bot(rules, level) for level in levels]
    searching = [kind for kind in kinds if kind.searches(given, max(4, len(levels)))]
    crowd = Crowd(len(searching), elsewhere, WORKERS)
    return pace_of(crowd, rules.has_secrets, seconds_of(searching, BUDGET), pause)


# The pace of a round


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_choose_at_once_take_the_pause(game: str) -> None:
    assert pace(game, "easy", "medium", "easy") == Pace(BUDGET, PAUSE, even=True)


@pytest.mark.parametrize(
    ("game", "unknown"), [("buccaneers", {"long_game": True}), ("tortuga1667", {"blind": True})]
)
def test_who_learned_to_play_there_chooses_at_once(game: str, unknown: dict[str, Any]) -> None:
    """But for the masters, who try what looks good there too."""
    seconds = house_bot(find_game(game), "master").seconds
    assert seconds
    assert pace(game, "expert", "hard") == Pace(BUDGET, PAUSE, even=True)
    assert pace(game, "master", "expert") == Pace(seconds, PAUSE, even=True)
    assert pace(game, "master", "expert", **unknown) == Pace(seconds, PAUSE, even=True)
    assert pace(game, "master", "hard-1", **unknown) == Pace(BUDGET, BUDGET + SLACK + ERRANDS, even=True)


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_search_take_as_long_as_they_might(game: str) -> None:
    assert pace(game, "hard-1", "easy") == Pace(BUDGET, BUDGET + SLACK + ERRANDS, even=True)


@pytest.mark.parametrize("game", GAMES)
def test_more_than_there_are_processes_share_the_time(game: str) -> None:
    assert pace(game, *["hard-1"] * 4) == Pace(BUDGET / 2, BUDGET + 2 * SLACK + ERRANDS, even=True)


def test_bots_think_less_when_many_wait_but_never_nothing() -> None:
    assert pace("turtles", "hard-1", elsewhere=3).seconds == BUDGET / 2
    assert pace("turtles", "hard-1", elsewhere=1000).seconds == LEAST_THOUGHT
    crowded = pace("buccaneers", "hard-1", elsewhere=9)
    assert crowded == Pace(BUDGET / 5, max(PAUSE, BUDGET / 5 + SLACK + ERRANDS), even=True)


def test_where_nothing_is_secret_a_bot_answers_when_it_has_chosen() -> None:
    assert pace("turtles", "hard-1") == Pace(BUDGET, PAUSE, even=False)
    assert pace("turtles", "hard-1").due(0.1) == PAUSE
    assert pace("turtles", "hard-1").due(0.9) == 0.9


def test_without_a_pause_nobody_is_meant_to_watch() -> None:
    assert pace("buccaneers", "hard-1", pause=0.0).due(0.1) == 0.1


@pytest.mark.parametrize(("took", "due"), [(0.0, 1), (0.9, 1), (1.1, 2), (2.0, 2), (7.3, 8)])
def test_late_answers_come_after_a_whole_number_of_times(took: float, due: int) -> None:
    assert Pace(1.0, 1.25, even=True).due(took * 1.25) == due * 1.25


# Two worlds that differ only in secrets


@pytest.mark.parametrize("reader", [0, None])
@pytest.mark.parametrize(
    ("levels", "crowded"),
    [
        (("hard-1",) * 3, False),
        (("easy",) * 3, False),
        (("hard-1", "easy", "hard-1"), False),
        (("hard-1",) * 3, True),
    ],
)
@pytest.mark.parametrize("id", GAMES)
def test_when_bots_answer_tells_nothing(
    id: str, levels: tuple[str, ...], reader: Seat | None, crowded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither here nor, where the house has too much to do, at another table."""
    monkeypatch.setattr(bot_places, "BotProcess", VirtualProcess)
    game, person = find_game(id), reader == 0
    seed = f"{id} {levels} {reader}"
    luck, unlike, answered = FastChance(seed), 0, 0
    found = positions(game, len(levels) + person, seed)
    for looked_at, truth in enumerate(islice(found, MOST_POSITIONS)):
        if looked_at >= POSITIONS and unlike:
            break
        twin = twin_of(truth, reader, luck)
        unlike += choices(truth) != choices(twin)
        worlds = [seen(match, levels, person=person, crowded=crowded) for match in (truth, twin)]
        until = compare(*(world.here for world in worlds))
        if worlds[0].done == worlds[1].done:
            one, other = ([got for got in world.elsewhere if got.at < until] for world in worlds)
            assert one == other
        answered += worlds[0].here[-1].at > 0
    assert unlike, "bots had something else to choose from"
    assert answered, "and it was seen that they chose"


def compare(truth: list[Frame], twin: list[Frame]) -> float:
    """All comes at the same time. Until when the worlds could not be told apart."""
    for one, other in zip(truth, twin, strict=False):
        # Only of how many steps a choice was may be seen, in the message that tells the steps.
        assert one.at == other.at or (one.done != other.done and one.text != other.text)
        if one.text != other.text:
            return min(one.at, other.at)
    return LOOKED_AT
