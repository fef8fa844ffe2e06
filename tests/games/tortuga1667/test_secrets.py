"""What is open and what is secret, and that nothing leaves but through a view or an event."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.tortuga1667.positions import STANDARD, Fixed, Table, at, dealt, turned
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat, Told
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import KIND, VOTE_CARDS, EventCard, VoteCard
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Acting, Attack, Reveal, View
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Voting
from tortuga.games.tortuga1667.state import Tortuga1667State
from tortuga.games.tortuga1667.view import LineCard
from tortuga.games.tortuga1667.vote_cards import find_cards, first_votes, kind_of, lot_of

SECRET_EVENTS = {
    "loyalty-dealt",
    "hand-dealt",
    "cards-seen",
    "vote-cast",
    "vote-drawn",
    "own-card-lost",
    "loyalty-taken",
    "deck-searched",
    "hand-taken",
}
"""All that a seat is ever told alone: cards it sees itself. There is no private talk (S-INFO-2)."""


Line: TypeAlias = tuple[LineCard | None, ...]


def notes(line: Line) -> list[EventCard | None]:
    return [card.card if card else None for card in line]


def lookers(line: Line) -> list[tuple[Seat, ...] | None]:
    return [card.seen_by if card else None for card in line]


@pytest.mark.rule("S-INFO-1")
def test_the_discards_are_open_to_all() -> None:
    table = at("01", "2", discards=(EventCard.SPOT, EventCard.PISTOL))
    assert all(table.view(seat).discards == (EventCard.SPOT, EventCard.PISTOL) for seat in (0, 1, 2, None))


@pytest.mark.rule("S-INFO-1")
def test_the_program_keeps_the_notes_until_the_card_moves() -> None:
    table = at("01", "2").does(0, View(), Look(2, 3))
    mine, theirs = table.view(0).line, table.view(1).line
    assert notes(mine) == [None, EventCard.PISTOL, EventCard.SPOT, None, None]
    assert notes(theirs) == [None] * 5
    assert lookers(theirs) == [(), (0,), (0,), (), ()], "who looked is open"
    table.does(1, Reveal(), Turn(3))
    after = table.view(0).line
    assert notes(after) == [None, EventCard.PISTOL, None, None, None]
    assert lookers(after) == [(), (0,), (), (), ()]


@pytest.mark.rule("S-INFO-1")
def test_notes_of_several_players_are_their_own() -> None:
    table = at("01", "2").does(0, View(), Look(1, 2)).does(1, View(), Look(2, 3))
    assert notes(table.view(0).line)[:3] == [
        EventCard.LETTER,
        EventCard.PISTOL,
        None,
    ]
    assert notes(table.view(1).line)[:3] == [None, EventCard.PISTOL, EventCard.SPOT]
    assert lookers(table.view(2).line)[:3] == [(0,), (0, 1), (1,)]


@pytest.mark.rule("S-INFO-2")
def test_a_seat_is_told_alone_only_what_it_sees_itself() -> None:
    """No action and no event carries a message or notes from one player to another."""
    for seed in range(25):
        for told in _all_told(2 + seed % 8, Tortuga1667Options(stars=8), seed):
            if told.to is not None:
                assert len(told.to) == 1
                assert told.event.__struct_config__.tag in SECRET_EVENTS
            else:
                assert told.event.__struct_config__.tag not in SECRET_EVENTS


def _all_told(seats: int, options: Tortuga1667Options, seed: int) -> Iterator[Told]:
    chance = FastChance(seed)
    state, told = GAME.setup(options, seats, chance)
    yield from told
    while to_act := GAME.to_act(state):
        seat = chance.pick(to_act)
        state, told = GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)), chance)
        yield from told


def test_a_view_holds_no_card_that_the_seat_has_not_seen() -> None:
    """The hidden names in a fresh match: nothing of the line, the deck, other hands and loyalties."""
    table = dealt(9, Tortuga1667Options(stars=8))
    text = msgspec.json.encode(table.view(None)).decode()
    options = msgspec.json.encode(table.state.options).decode()
    assert not any(f'"{card}"' in text.replace(options, "") for card in EventCard)
    votes = table.view(None).votes
    assert votes.groups == (tuple(sorted_deck()),), "the whole deck, known by count alone"


def sorted_deck() -> list[VoteCard]:
    table = dealt(2)
    return sorted([*table.vote_deck, *table.hand(0), *table.hand(1)], key=VOTE_CARDS.index)


# What a seat knows is what it was told

CANNON, WATER = KIND[VoteCard.CANNON_BRITISH_SKULL], KIND[VoteCard.WATER_FRENCH_WHEEL]


COURSES = {
    "a short deck": ((4, (2, 2, 1)), ("attack", "attack", "attack", "attack", "loss", "attack")),
    "a loss": ((5, (2, 2, 2)), ("attack", "attack", "loss", "attack", "attack")),
    "a new hand": ((9, (2, 3, 2)), ("attack", "nest", "attack", "loss", "attack", "attack")),
}
"""Few cards of two kinds, so that different matches often look the same to a seat: how many of them are in
the deck and in hands, and what happens."""


def _few_cards(deck: int, sizes: tuple[int, ...], chance: FastChance) -> Table:
    cards = [chance.pick((CANNON, WATER)) for _ in range(deck + sum(sizes))]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    table = at("012", tortuga="3", kept={1: [EventCard.EL_DORADO]})
    return Table(replace(table.state, votes=first_votes([*hands, [CANNON]], cards)))


def _go_on(table: Table, step: str, chance: FastChance) -> Iterator[tuple[Seat, Choice]]:
    """An attack, the loss of a card by seat 1 on Tortuga, or a new hand for seat 1; all choices at random."""
    lines = table.state.lines
    state = replace(table.state, turn=0, phase=Acting(0))
    first: Choice = Attack()
    if step != "attack":
        card = EventCard.PISTOL if step == "loss" else EventCard.NEST
        events = replace(state.event_cards, revealed=card, gap=0)
        state, first = replace(state, event_cards=events, phase=Resolving(0, card)), Choose(1)
    if step == "loss":
        state = replace(state, lines=((0, 2), (), (3, 1), (), ()))
    table.state = state
    table.does(0, first, chance=chance)
    yield 0, first
    while isinstance(table.state.phase, Voting | Resolving):
        seat = table.to_act[0]
        action = chance.pick(table.legal(seat))
        table.does(seat, action, chance=chance)
        yield seat, action
    table.state = replace(table.state, lines=lines)


@pytest.mark.rule("S-VOTE-1", "S-MAROON-2", "S-CARD-NEST")
@pytest.mark.parametrize("course", COURSES)
def test_a_seat_that_did_and_was_told_the_same_sees_the_same(course: str) -> None:
    """A view follows from what the seat saw at first, did and heard, and from nothing else."""
    (deck, sizes), steps = COURSES[course]
    seen: dict[tuple[Seat | None, bytes], bytes] = {}
    again = 0
    for seed in range(700):
        chance = FastChance(seed)
        table = _few_cards(deck, sizes, chance)
        history = {seat: msgspec.json.encode(table.view(seat)) for seat in (0, 1, 2, 3, None)}
        for step in steps:
            for actor, action in _go_on(table, step, chance):
                history[actor] += msgspec.json.encode(action)
                for seat in history:
                    history[seat] += msgspec.json.encode(table.heard(seat))
            for seat, known in history.items():
                view = msgspec.json.encode(table.view(seat))
                again += (seat, known) in seen
                assert seen.setdefault((seat, known), view) == view
    assert again > 1000, "often enough to mean something"


# Who played what


@pytest.mark.rule("S-VOTE-1")
def test_in_random_matches_two_voters_with_each_others_card_leave_no_trace() -> None:
    compared = 0
    for seed in range(150):
        for state, luck in _last_voter_to_come(4 + seed % 6, seed):
            compared += _compare_with_exchanged_ballots(state, luck)
    assert compared > 300


def _last_voter_to_come(seats: int, seed: int) -> Iterator[tuple[Tortuga1667State, FastChance]]:
    chance = FastChance(seed)
    state, _ = GAME.setup(STANDARD, seats, chance)
    while to_act := GAME.to_act(state):
        if isinstance(state.phase, Voting) and len(to_act) == 1 and len(state.phase.voters) > 2:
            yield state, chance
        seat = chance.pick(to_act)
        state, _ = GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)), chance)


def _compare_with_exchanged_ballots(state: Tortuga1667State, chance: FastChance) -> int:
    phase, votes = state.phase, state.votes
    assert isinstance(phase, Voting)
    (last,) = GAME.to_act(state)
    action, draws = chance.pick(GAME.legal(state, last)), chance.below(10**9)
    (i, one), (k, other) = [pair for pair in enumerate(phase.voters) if pair[1] != last][:2]
    if not (len(phase.cast[i]) == len(phase.cast[k]) == 1):
        return 0
    cards = [find_cards(votes, who, phase.cast[index])[0] for index, who in ((i, one), (k, other))]
    hands, cast = list(votes.hands), list(phase.cast)
    for who, given, taken in ((one, cards[0], cards[1]), (other, cards[1], cards[0])):
        left = list(hands[who])
        left.remove(given)
        hands[who] = tuple(sorted([*left, taken]))
    cast[i], cast[k] = cast[k], cast[i]
    exchanged = replace(
        state, votes=replace(votes, hands=tuple(hands)), phase=replace(phase, cast=tuple(cast))
    )
    compared = 0
    for watcher in (*range(state.seats), None):
        sight = votes.groupings[state.seats if watcher is None else watcher]
        if watcher in (one, other) or sight[lot_of(cards[0])] != sight[lot_of(cards[1])]:
            continue
        worlds = [GAME.apply(world, last, action, FastChance(draws)) for world in (state, exchanged)]
        told = [[entry.event for entry in told if entry.reaches(watcher)] for _, told in worlds]
        assert told[0] == told[1]
        assert GAME.view(worlds[0][0], watcher) == GAME.view(worlds[1][0], watcher)
        compared += 1
    return compared


def test_tables_looked_at_in_turn_show_their_own_cards() -> None:
    tables = [GAME.setup(STANDARD, 3, FastChance(seed))[0] for seed in range(4)]
    for seat in range(3):
        for table in tables:
            hand = tuple(VOTE_CARDS[kind_of(card)] for card in table.votes.hands[seat])
            assert GAME.view(table, seat).votes.hand == hand
            assert GAME.view(table, None).votes.hand == ()


@pytest.mark.rule("S-MAROON-2")
def test_which_card_is_lost_is_seen_by_its_owner_alone() -> None:
    first, second = (
        turned(EventCard.PISTOL, dutchman="0", tortuga="1", roger="2", hands={1: "cbs tfw"}) for _ in range(2)
    )
    first.does(0, Choose(1), chance=Fixed(0))
    second.does(0, Choose(1), chance=Fixed(1))
    assert first.hand(1) != second.hand(1)
    for seat in (0, 2, None):
        assert first.view(seat) == second.view(seat)
        assert first.heard(seat) == second.heard(seat)
