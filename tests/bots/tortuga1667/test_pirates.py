"""The levels of tortuga1667: they choose what is legal, always the same, and what is plainly best."""

from collections.abc import Sequence
from typing import cast

import pytest

from tests.games.tortuga1667.positions import Table, at, complete, dealt
from tortuga.bots import bot as every
from tortuga.bots.bot import Bot, Budget, bot_kinds, find_bot, tell
from tortuga.bots.contest import Contest, play_fixture
from tortuga.bots.tortuga1667.search import TriedAction
from tortuga.core.chance import FastChance
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Nation, Place
from tortuga.games.tortuga1667.event_deck import event_cards
from tortuga.games.tortuga1667.events import TreasureStowed
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Attack, Brawl, Maroon, Pilfer, Reveal
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.text import voice

LEVELS = ("greedy", "easy-1", "medium-1", "hard-1")
LITTLE = Budget(nodes=30)
ENOUGH = Budget(nodes=200)
ALL_SEEN = (*event_cards(4), EventCard.POWDER, EventCard.NEST, EventCard.BELLS)
ARMADA_ALONE = (EventCard.ARMADA, None, None, None, None)
OPTIONS = (
    Tortuga1667Options(),
    Tortuga1667Options(strategic_start=True),
    Tortuga1667Options(blind=True),
    Tortuga1667Options(open_loyalties=OpenLoyalties.ALL),
)

each_level = pytest.mark.parametrize("level", LEVELS)


def bot(level: str, seed: int = 1) -> Bot:
    return find_bot(GAME, level).make(GAME, seed)


def choice(level: str, table: Table, budget: Budget = ENOUGH) -> Choice:
    """What a bot that was told nothing does in a position."""
    seat = table.to_act[0]
    return cast("Choice", bot(level).choose(table.view(seat), table.legal(seat), budget))


def choices(
    levels: Sequence[str], options: Tortuga1667Options, seats: int, seed: int, most: int
) -> list[Choice]:
    """All that bots of these levels, one after the other round the table, choose in a match."""
    table = dealt(seats, options, seed)
    bots = [bot(levels[seat % len(levels)], seed + seat) for seat in range(seats)]
    chance, chosen = FastChance(seed), list[Choice]()
    tell(bots, table.told)
    while table.to_act and len(chosen) < most:
        seat = table.to_act[0]
        action = cast("Choice", bots[seat].choose(table.view(seat), table.legal(seat), LITTLE))
        chosen.append(action)
        tell(bots, table.does(seat, action, chance=chance).told)
    return chosen


def test_there_is_a_bot_for_everyone() -> None:
    assert {*LEVELS, *every.LEVELS} <= {*bot_kinds(GAME)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_they_choose_legal_actions_to_the_end(seats: int) -> None:
    assert choices(LEVELS, OPTIONS[0], seats, seats, 3000)


@pytest.mark.parametrize("options", OPTIONS[1:])
def test_they_know_the_variants(options: Tortuga1667Options) -> None:
    assert choices(LEVELS, options, 5, 3, 3000)


@each_level
def test_the_same_seed_chooses_the_same(level: str) -> None:
    first, second = (choices([level], OPTIONS[0], 5, 8, 60) for _ in range(2))
    assert first == second


@each_level
def test_who_was_told_the_same_chooses_the_same_in_every_world_that_looks_the_same(level: str) -> None:
    table, luck = dealt(5, seed=4), FastChance(4)
    here, there = ([bot(level, seat) for seat in range(5)] for _ in range(2))
    for bots in (here, there):
        tell(bots, table.told)
    for _ in range(80):
        seat = table.to_act[0]
        view = table.view(seat)
        world = GAME.imagine(view, luck)
        action = cast("Choice", here[seat].choose(view, table.legal(seat), LITTLE))
        assert there[seat].choose(GAME.view(world, seat), GAME.legal(world, seat), LITTLE) == action
        table.does(seat, action, chance=luck)
        for bots in (here, there):
            tell(bots, table.told)


# The obvious


@each_level
def test_the_first_treasure_goes_into_the_own_hold(level: str) -> None:
    for seed in range(4):
        table = dealt(4, seed=seed)
        (captain,) = table.to_act
        assert choice(level, table) == Stow(Nation(table.state.loyalties[captain]))


@pytest.mark.parametrize("level", ["greedy", "medium-1", "hard-1"])
def test_a_pilfered_treasure_that_wins_at_once_is_pilfered(level: str) -> None:
    table = at("13", "2", "0", sudden=True, turn=3, holds=(1, 3, 2, 0, 1, 1), galleon=0, loyalties="fbfb")
    assert choice(level, complete(table)) == Pilfer(Nation.FRENCH)


@pytest.mark.parametrize("level", ["greedy", "medium-1", "hard-1"])
def test_who_leads_reveals_the_armada_and_who_trails_does_not(level: str) -> None:
    for holds, leads in (((4, 0, 0, 1, 1, 1), True), ((0, 4, 1, 0, 1, 1), False)):
        table = at(
            "01",
            "23",
            turn=1,
            holds=holds,
            galleon=1,
            line=ARMADA_ALONE,
            deck=(),
            discards=ALL_SEEN,
            last_five=True,
            loyalties="bbff",
        )
        assert (choice(level, table) == Reveal()) is leads


@pytest.mark.parametrize("level", ["greedy", "medium-1", "hard-1"])
def test_the_dutch_reveal_the_armada_on_a_tie(level: str) -> None:
    table = at(
        "01",
        "234",
        turn=4,
        holds=(2, 0, 0, 2, 1, 1),
        galleon=2,
        line=ARMADA_ALONE,
        deck=(),
        discards=(*event_cards(5), EventCard.POWDER, EventCard.NEST, EventCard.BELLS),
        last_five=True,
        loyalties="bbffd",
    )
    assert choice(level, table) == Reveal()


@pytest.mark.parametrize("level", ["medium-1", "hard-1"])
def test_a_captain_maroons_the_enemy_and_not_the_friend(level: str) -> None:
    table = at("021", "3", turn=0, holds=(4, 1, 0, 1, 1, 1), galleon=0, loyalties="bbff", face_up="0123")
    assert choice(level, complete(table).does(0, Maroon())) == Choose(2)


@pytest.mark.parametrize("level", ["medium-1", "hard-1"])
def test_nobody_attacks_for_nothing(level: str) -> None:
    table = complete(at("0", "123", turn=0, holds=(3, 2, 0, 1, 1, 1), galleon=0, loyalties="fbbf"))
    assert choice(level, table) not in (Attack(), Brawl())


# Thinking


def test_hard_answers_at_once_if_it_must() -> None:
    table = complete(at("01", "23"))
    for budget in (Budget(seconds=0.0), Budget(nodes=0), Budget(nodes=1)):
        assert choice("hard-1", table, budget) in table.legal(0)


def test_hard_says_what_it_thought_and_whom_it_believes() -> None:
    table, pirate = complete(at("01", "23")), bot("hard-1")
    pirate.told([TreasureStowed(1, Place.DUTCHMAN, Nation.BRITISH)])
    assert pirate.explain() == ()
    pirate.choose(table.view(0), table.legal(0), LITTLE)
    searched, beliefs = map(voice().says, pirate.explain())
    assert searched.startswith("Chance to win after")
    assert "player 2 is for the British" in beliefs


def test_a_difference_is_believed_only_if_luck_does_not_explain_it() -> None:
    steady, lucky, base = TriedAction(Attack()), TriedAction(Brawl()), TriedAction(Reveal())
    base.values = [0.5, 0.4, 0.6, 0.5]
    steady.values = [0.6, 0.5, 0.7, 0.62]
    lucky.values = [0.1, 0.9, 0.2, 1.0]
    assert steady.surely_beats(base)
    assert not lucky.surely_beats(base)
    assert not base.surely_beats(steady)


def test_one_unseen_card_is_as_good_as_another() -> None:
    table, pirate = complete(at("01", "23")).does(0, Reveal()), bot("hard-1")
    assert pirate.choose(table.view(0), table.legal(0), LITTLE) == Turn(1)
    assert voice().says(pirate.explain()[0]) == "By instinct: turn 1."


def test_a_bot_that_missed_a_fever_still_finds_its_way() -> None:
    for seed in range(3):
        table, luck = dealt(4, Tortuga1667Options(stars=8), seed), FastChance(seed)
        while table.to_act and not table.state.fevers:
            seat = luck.pick(table.to_act)
            table.does(seat, luck.pick(table.legal(seat)), chance=luck)
        for seat in table.to_act:
            assert bot("hard-1").choose(table.view(seat), table.legal(seat), LITTLE) in table.legal(seat)


# Strength


def test_hard_beats_greedy() -> None:
    contest = Contest("tortuga1667", {}, ("hard-1", "greedy"), 4, 16, 3, Budget(nodes=30))
    won = sum(play_fixture(contest, index).credit[0] for index in range(contest.games))
    assert won >= 9
