"""Imagined states: what the seat knows is as it was, and the rest is as likely as it should be."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest
from msgspec.structs import replace

from tests.games.tortuga1667.positions import Fixed, Table, at, complete, dealt, turned, vote, votes
from tests.games.tortuga1667.worlds import everything_is_somewhere
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import VOTE_FACTS, EventCard, Loyalty
from tortuga.games.tortuga1667.event_deck import STARS
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Attack, Reveal
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast, Voting
from tortuga.games.tortuga1667.state import Tortuga1667State
from tortuga.games.tortuga1667.vote_cards import kind_of

B, F, D = Loyalty.BRITISH, Loyalty.FRENCH, Loyalty.DUTCH


def imagined(table: Table, seat: Seat | None, times: int = 400) -> Iterator[Table]:
    view, chance = complete(table).view(seat), FastChance(5)
    for _ in range(times):
        world = Table(GAME.imagine(view, chance))
        assert world.view(seat) == view
        yield world


def share(table: Table, seat: Seat | None, holds: Callable[[Table], bool], times: int = 2000) -> float:
    return sum(holds(world) for world in imagined(table, seat, times)) / times


# Loyalties


def test_hidden_loyalties_are_equally_likely_in_every_deal() -> None:
    table = dealt(5, seed=1)
    mine = table.state.loyalties[0]
    found = Counter(world.state.loyalties for world in imagined(table, 0, 3000))
    left = [B, B, F, F, D]
    left.remove(mine)
    assert set(found) == {(mine, *rest) for rest in permutations(left)}
    assert max(found.values()) < 2 * min(found.values())


def fever(swap: int) -> Table:
    """Seats 0 (British) and 1 (French) have mixed their cards; 2 is French and 3 British."""
    table = turned(EventCard.FEVER, dutchman="01", roger="23", loyalties="bffb")
    return table.does(0, Choose(1), chance=Fixed(swap))


def test_after_a_fever_a_new_card_says_what_the_other_holds() -> None:
    table = fever(1)
    assert table.state.loyalties == (F, B, F, B)
    assert {world.state.loyalties[1] for world in imagined(table, 0)} == {B}
    assert {world.state.loyalties[0] for world in imagined(table, 1)} == {F}


def test_after_a_fever_the_same_card_makes_the_same_nation_likelier() -> None:
    """One other of three is British. Getting a British card back is twice as likely if the other is, too."""
    table = fever(0)
    assert share(table, 0, lambda world: world.state.loyalties[1] == B) == pytest.approx(1 / 2, abs=0.04)
    assert share(table, 0, lambda world: world.state.loyalties[2] == B) == pytest.approx(1 / 4, abs=0.04)
    assert share(table, 2, lambda world: world.state.loyalties[1] == F) == pytest.approx(1 / 3, abs=0.04)


def test_knowledge_moves_on_with_a_second_fever() -> None:
    """Seat 0 knows that 1 is British; then 1 and 2 mix their cards."""
    table = fever(1)
    state = replace(table.state, phase=turned(EventCard.FEVER, dutchman="10", roger="23", turn=1).state.phase)
    events = replace(state.event_cards, revealed=EventCard.FEVER, gap=0, discards=())
    again = Table(replace(state, turn=1, event_cards=events)).does(1, Choose(2), chance=Fixed(1))
    truth = again.state.loyalties
    assert truth == (F, F, B, B)
    # Of seats 2 and 3 one was British, equally likely, so the three cards of 1, 2 and 3 are B, and B and F.
    assert share(again, 0, lambda world: world.state.loyalties[1] == B) == pytest.approx(3 / 4, abs=0.04)
    assert share(again, 0, lambda world: world.state.loyalties[3] == B) == pytest.approx(1 / 2, abs=0.04)
    assert {world.state.loyalties for world in imagined(again, 1)} == {truth}, (
        "seat 1 knows everything by now"
    )


def test_open_cards_stay_open_wherever_they_went() -> None:
    options = Tortuga1667Options(open_loyalties=OpenLoyalties.TWO)
    position = {"dutchman": "01", "roger": "23", "loyalties": "bffb", "face_up": "01"}
    table = turned(EventCard.FEVER, options=options, **position)
    table.does(0, Choose(2), chance=Fixed(1))
    for seat in (0, 1, 2, 3, None):
        for world in imagined(table, seat, 100):
            assert world.state.face_up == (False, True, True, False)
            assert world.state.loyalties[1:3] == (F, B)


# Event cards


@pytest.mark.parametrize(("named", "chance_in_play"), [(False, 3 / 8), (True, 1.0)])
def test_which_starred_cards_are_in_play(named: bool, chance_in_play: float) -> None:
    stars = (EventCard.CODE, EventCard.STORM, EventCard.BELLS)
    table = dealt(5, Tortuga1667Options(stars=stars if named else 3), seed=1)
    found = share(table, 0, lambda world: EventCard.CODE in _hidden(world))
    assert found == pytest.approx(chance_in_play, abs=0.035)


def _hidden(world: Table) -> tuple[EventCard | None, ...]:
    return (*world.line, *world.state.event_cards.deck)


def test_a_starred_card_once_seen_makes_the_others_rarer() -> None:
    table = next(
        table
        for table in (dealt(5, seed=seed) for seed in range(100))
        if len([card for card in table.line if card in STARS]) == 1
    )
    star = next(index for index, card in enumerate(table.line) if card in STARS)
    seen = table.line[star]
    other = next(card for card in STARS if card != seen)
    events = replace(table.state.event_cards, seen=(1 << star, 0, 0, 0, 0))
    table = Table(replace(table.state, event_cards=events))
    assert {world.line[star] for world in imagined(table, 0)} == {seen}
    assert share(table, 0, lambda world: other in _hidden(world)) == pytest.approx(2 / 7, abs=0.035)
    assert share(table, 1, lambda world: seen in _hidden(world)) == pytest.approx(3 / 8, abs=0.035)


def test_the_armada_lies_at_the_bottom_until_the_last_five_are_shuffled() -> None:
    table = dealt(4, seed=2)
    assert {world.state.event_cards.deck[-1] for world in imagined(table, 0)} == {EventCard.ARMADA}
    trimmed = dealt(4, Tortuga1667Options(trim=14), seed=2)
    places = Counter(world.line.index(EventCard.ARMADA) for world in imagined(trimmed, 0, 1000))
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert min(places.values()) > 140


def test_cards_known_to_be_among_the_last_five_stay_there_in_any_place() -> None:
    table = dealt(4, Tortuga1667Options(trim=13), seed=4)
    events = replace(table.state.event_cards, seen=(0b11000, 0, 0, 0))
    known = [card for card in table.line[3:] if card]
    table = Table(replace(table.state, event_cards=events))
    table = _reveal_until_shuffled(table)
    worlds = list(imagined(table, 0, 300))
    for world in worlds:
        line = [card for card in world.line if card]
        assert not Counter(known) - Counter(line)
    assert len({world.line.index(known[0]) for world in worlds}) == 5
    others = list(imagined(table, 1, 300))
    assert any(Counter(known) - Counter(card for card in world.line if card) for world in others)


def _reveal_until_shuffled(table: Table) -> Table:
    """The first card of the line is turned; as the deck has one card left, the line is shuffled then."""
    chance = FastChance(2)
    state = at("01", "23").state
    state = replace(table.state, lines=state.lines, phase=state.phase, turn=0, turns=1, holds=state.holds)
    table = Table(state).does(0, Reveal(), Turn(1), chance=chance)
    while not table.state.event_cards.last_five:
        (seat,) = table.to_act
        table.does(seat, table.legal(seat)[0], chance=chance)
    return table


# Vote cards


def test_unseen_vote_cards_are_shuffled_over_hands_and_deck() -> None:
    table = at("01", "23", hands={0: "dfs cbs cbs"})
    double = vote("dbw")
    assert share(table, 0, lambda world: double in world.hand(1)) == pytest.approx(3 / 39, abs=0.02)
    assert share(table, 0, lambda world: world.vote_deck[0] == double) == pytest.approx(1 / 39, abs=0.015)
    for world in imagined(table, 0, 50):
        assert world.hand(0) == votes("dfs cbs cbs")
        assert vote("dfs") not in world.vote_deck


def test_the_cards_shown_in_a_vote_are_known_to_lie_at_the_bottom_in_any_order() -> None:
    table = at("01", "23", hands={0: "dfs", 1: "dbw"}, top="cbs tbs tbs").does(0, Attack())
    table.all_cast(s0="dfs", s1="dbw")
    for seat in (0, 1, 2, None):
        bottoms = Counter(world.vote_deck[-3:] for world in imagined(table, seat, 600))
        assert set(bottoms) == set(permutations((vote("dfs"), vote("dbw"), vote("cbs"))))
        assert min(bottoms.values()) > 60


def test_ones_own_cards_confuse_nobody_but_the_others() -> None:
    """Seats 0 and 2 have voted; then 0 votes alone, and the deck adds a card of that earlier vote."""
    table = at("02", "13", hands={0: "cbs wfs", 2: "dfs", 1: "tfw"}, top="dbw wbs wbw").does(0, Attack())
    table.all_cast(s0="cbs", s2="dfs")
    votes_now = table.state.votes
    state = replace(table.state, votes=replace(votes_now, deck=votes_now.deck[-3:]))
    state = replace(state, lines=((0,), (1, 2, 3), (), (), ()), turn=0, phase=at("0", "1").phase)
    table = Table(state).does(0, Attack()).all_cast(s0="wfs")
    top = table.view(0).votes.deck[0]
    assert table.view(0).votes.groups[top] == (table.vote_deck[0],), "0 knows the next card of the deck"
    top = table.view(1).votes.deck[0]
    assert len(table.view(1).votes.groups[top]) > 1, "1 cannot tell it from what 0 still has"


def test_who_drew_a_known_card_is_followed_until_they_play() -> None:
    """A card that its owner saw go under the deck is known to them in the hand of who drew it."""
    table = turned(EventCard.PISTOL, dutchman="0", tortuga="1", roger="23", hands={1: "dfs"})
    table.does(0, Choose(1), chance=Fixed(0))
    assert {world.vote_deck[-1] for world in imagined(table, 1)} == {vote("dfs")}
    assert len({world.vote_deck[-1] for world in imagined(table, 0)}) > 5
    votes_now = table.state.votes
    drawn = replace(
        votes_now,
        hands=(*votes_now.hands[:3], (*votes_now.hands[3], votes_now.deck[-1])),
        deck=votes_now.deck[:-1],
    )
    after = Table(replace(table.state, votes=drawn))
    assert share(after, 1, lambda world: vote("dfs") in world.hand(3), 100) == 1


def test_crows_nest_leaves_its_revealer_with_knowledge_of_hand_and_deck() -> None:
    hands = {0: "cbs", 1: "wfs wfs", 2: "tbs", 3: "tfw"}
    table = turned(EventCard.NEST, dutchman="01", roger="23", hands=hands)
    table.does(0, Choose(1))
    deck = Counter(table.vote_deck)
    assert {tuple(sorted(Counter(world.vote_deck).items())) for world in imagined(table, 0, 50)} == {
        tuple(sorted(deck.items()))
    }
    table.does(0, Take(vote("dfs")))
    assert share(table, 0, lambda world: len(world.legal(0)) == len(table.legal(0)), 50) == 1
    taken = {world.state.phase for world in imagined(table, 3, 200)}
    assert len(taken) > 5, "the others can only guess what is being taken"
    table.does(0, Take(vote("dbw")))
    for world in imagined(table, 0, 100):
        assert world.hand(1) == votes("dfs dbw")
        assert Counter(world.hand(2) + world.hand(3)) == Counter(votes("tbs tfw"))
    assert share(table, 2, lambda world: vote("dfs") in world.hand(1), 1000) < 0.15


def test_while_a_vote_runs_nobody_else_has_voted_yet_in_imagination() -> None:
    table = at("012", "3", hands={0: "cbs", 1: "wfs"}).does(0, Attack()).does(1, Cast(vote("wfs")))
    for world in imagined(table, 0, 20):
        phase = world.state.phase
        assert isinstance(phase, Voting)
        assert phase.done == (False, False, False)
    for world in imagined(table, 1, 20):
        assert world.to_act == (0, 2)


# All together, over random matches


BAD = (EventCard.SPOT, EventCard.ALBATROSS)


def _neighbour(state: Tortuga1667State, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


def _top(state: Tortuga1667State) -> int:
    return kind_of(state.votes.deck[0])


FEATURES: dict[str, Callable[[Tortuga1667State, Seat], bool]] = {
    "the neighbour is of the own nation": lambda state, seat: (
        state.loyalties[_neighbour(state, seat)] == state.loyalties[seat]
    ),
    "the neighbour has a cannon": lambda state, seat: any(
        VOTE_FACTS[kind_of(card)].cannons for card in state.votes.hands[_neighbour(state, seat)]
    ),
    "the top of the Vote deck is a torch": lambda state, _: VOTE_FACTS[_top(state)].torches > 0,
    "the top of the Vote deck is in the own hand too": lambda state, seat: (
        _top(state) in map(kind_of, state.votes.hands[seat])
    ),
    "the first line card is bad": lambda state, _: state.event_cards.line[0] in BAD,
    "the last line card is starred": lambda state, _: state.event_cards.line[4] in STARS,
    "the Armada is in the line": lambda state, _: EventCard.ARMADA in state.event_cards.line,
    "Stormy Seas is about": lambda state, _: (
        EventCard.STORM in (*state.event_cards.line, *state.event_cards.deck)
    ),
}


@pytest.mark.parametrize("trim", [0, 9])
def test_on_average_imagination_is_right(trim: int) -> None:
    """At any moment of many matches a hidden thing is so in truth as often as in imagination."""
    options = Tortuga1667Options(stars=5, trim=trim)
    moments, truth, dreamt = 0, Counter[str](), Counter[str]()
    for seed in range(700):
        chance = FastChance(seed)
        for state in _some_states(options, 2 + seed % 8, chance):
            moments += 1
            seat = chance.below(state.seats)
            world = GAME.imagine(GAME.view(state, seat), chance)
            everything_is_somewhere(world)
            truth.update(name for name, holds in FEATURES.items() if holds(state, seat))
            dreamt.update(name for name, holds in FEATURES.items() if holds(world, seat))
    assert moments > 1500
    for name in FEATURES:
        assert dreamt[name] / moments == pytest.approx(truth[name] / moments, abs=0.035), name


def _some_states(options: Tortuga1667Options, seats: int, chance: FastChance) -> Iterator[Tortuga1667State]:
    state, _ = GAME.setup(options, seats, chance)
    while to_act := GAME.to_act(state):
        if chance.below(25) == 0:
            yield state
        seat = chance.pick(to_act)
        state, _ = GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)), chance)
