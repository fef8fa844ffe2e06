"""The course of a match: set-up, then rounds of rolling, acting and moving until one has enough chests."""

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Told
from tortuga.games.buccaneers.acting import NO_DICE, begin_acting
from tortuga.games.buccaneers.chests import draw_chest
from tortuga.games.buccaneers.components import DEEDS, DICE, Zone
from tortuga.games.buccaneers.events import FirstPlayer, RoundBegan, Story
from tortuga.games.buccaneers.moving import begin_moving
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.rolling import begin_roll
from tortuga.games.buccaneers.scoring import end_game
from tortuga.games.buccaneers.state import Board, BuccaneersState, Finished, Phase


def set_up(options: BuccaneersOptions, seats: int, chance: Chance, story: Story) -> BuccaneersState:
    """B-SETUP-1 to B-SETUP-4, up to the first roll."""
    facts = options.facts
    first = chance.below(seats) if options.first_player == "random" else options.first_player
    story.append(Told(FirstPlayer(first)))
    board = Board(facts.ship_start, facts.pirate_start, (), (), (), (), (0,) * len(DEEDS), NO_DICE, DICE)
    state = BuccaneersState(
        options=options,
        round=1,
        first=first,
        boards=(board,) * seats,
        bag=facts.chests.by_colour(),
        centre=(),
        bonus_left=facts.bonus_tiles,
        pile=facts.tiles,
        finds=(),
        stage=Finished(Phase.MOVING),
    )
    for seat in state.clockwise():
        state = draw_chest(state, seat, chance, story, Zone.ISLAND)
        state = draw_chest(state, seat, chance, story, Zone.CREW)
    return _begin_round(state, chance, story)


def go_on(state: BuccaneersState, chance: Chance, story: Story) -> BuccaneersState:
    """Go from one part of the round to the next until somebody has to choose, or the match is over."""
    while isinstance(stage := state.stage, Finished):
        if stage.phase is Phase.ROLLING:
            state = _after_roll(state, stage.roll, chance, story)
        elif stage.phase is Phase.ACTING:
            state = begin_moving(state, chance, story)
        else:
            state = _end_round(state, chance, story)
    return state


def _after_roll(state: BuccaneersState, roll: int, chance: Chance, story: Story) -> BuccaneersState:
    """B-ROLL-2: roll on until every player has placed every die."""
    if any(board.hand for board in state.boards):
        return begin_roll(state, roll + 1, chance, story)
    return begin_acting(state, story)


def _end_round(state: BuccaneersState, chance: Chance, story: Story) -> BuccaneersState:
    """B-END-1: with enough chests in one Tortuga the game ends; else the marker goes to the left."""
    if any(len(board.tortuga) >= state.options.goal for board in state.boards):
        return end_game(state, story)
    state = replace(state, round=state.round + 1, first=(state.first + 1) % state.seats)
    return _begin_round(state, chance, story)


def _begin_round(state: BuccaneersState, chance: Chance, story: Story) -> BuccaneersState:
    story.append(Told(RoundBegan(state.round, state.first)))
    return begin_roll(state, 1, chance, story)
