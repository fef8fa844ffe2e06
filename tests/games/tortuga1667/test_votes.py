"""Votes: who takes part, how cards are committed and shown, and what attack, brawl and mutiny bring."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest

from tests.games.tortuga1667.positions import STEADY, Fixed, Table, at, dealt, vote, votes
from tortuga.core.chance import FastChance
from tortuga.core.game import Event
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.choosing import Decline
from tortuga.games.tortuga1667.components import (
    SMALL_VOTE_DECK,
    VOTE_CARDS,
    VOTE_DECK,
    VOTE_FACTS,
    EventCard,
    Nation,
    Place,
    Vote,
)
from tortuga.games.tortuga1667.events import (
    AttackDecided,
    BrawlDecided,
    MutinyDecided,
    VoteCalled,
    VoteCast,
    VoteDrawn,
    VoteShown,
)
from tortuga.games.tortuga1667.options import Tortuga1667Options, VoteDeck
from tortuga.games.tortuga1667.phases.acting import Acting, Attack, Brawl, Mutiny
from tortuga.games.tortuga1667.phases.plundering import Plunder, Plundering
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.games.tortuga1667.state import Tortuga1667State
from tortuga.games.tortuga1667.vote_cards import kind_of


def events_of(table: Table, kind: type[Event]) -> list[Event]:
    return [event for event in table.heard() if isinstance(event, kind)]


def attack(cards: str, **position: Any) -> Table:
    """An attack by seats 0, 1 …, who play these cards; the last one is the top of the deck."""
    *played, top = cards.split()
    crew = "".join(str(seat) for seat in range(len(played)))
    hands = dict(enumerate(played))
    table = at(crew, str(len(played)), hands=hands, top=top, **position)
    table.does(0, Attack())
    return table.cast(hands)


@pytest.mark.rule("S-VOTE-1")
def test_one_card_each_and_the_top_of_the_deck_are_shown_together() -> None:
    table = at("012", "3", hands={0: "cbs cbw", 1: "wfs", 2: "tfw tfs"}, top="dbw")
    table.does(0, Attack())
    assert table.heard() == [VoteCalled(0, Vote.ATTACK, Place.DUTCHMAN, (0, 1, 2), 3)]
    table.all_cast(s2="tfw", s0="cbw", s1="wfs")
    assert table.heard()[0] == VoteShown(Vote.ATTACK, votes("tfw cbw wfs dbw"))


@pytest.mark.rule("S-VOTE-1")
def test_while_a_vote_runs_nothing_reaches_anybody_else() -> None:
    table = at("012", "3", hands={0: "cbs cbw", 1: "wfs", 2: "tfw tfs"}).does(0, Attack())
    before = {seat: table.view(seat) for seat in (0, 1, 3, None)}
    table.does(2, Cast(vote("tfw")))
    assert table.heard(2) == [VoteCast(vote("tfw"))]
    assert {seat: table.view(seat) for seat in before} == before
    assert all(table.heard(seat) == [] for seat in before)
    assert table.view(1).awaited == (0, 1, 2), "not even who has voted"
    assert table.view(2).awaited == (0, 1, 2)
    assert table.to_act == (0, 1)


@pytest.mark.rule("S-VOTE-2")
def test_shown_cards_go_under_the_deck_and_each_voter_draws_one() -> None:
    table = at("01", "2", hands={0: "cbs cbw tbs", 1: "wfs wfw tfs"}, top="dbw dfs tfw")
    size = len(table.vote_deck)
    table.does(0, Attack()).all_cast(s0="cbs", s1="wfs")
    assert table.hand(0) == votes("cbw tbs dfs")
    assert table.hand(1) == votes("wfw tfs tfw")
    assert VoteDrawn(vote("dfs")) in table.heard(0)
    assert VoteDrawn(vote("tfw")) in table.heard(1)
    assert not events_of(table, VoteDrawn), "only who draws it sees it"
    assert sorted(table.vote_deck[-3:]) == sorted(votes("cbs wfs dbw"))
    assert len(table.vote_deck) == size


@pytest.mark.rule("S-VOTE-2")
def test_the_cards_that_go_under_are_shuffled() -> None:
    bottoms = set()
    for seed in range(60):
        table = at("01", "2", hands={0: "cbs", 1: "wfs"}, top="dbw dfs tfw").does(0, Attack())
        table.all_cast(s0="cbs", s1="wfs", chance=FastChance(seed))
        bottoms.add(table.vote_deck[-3:])
    assert len(bottoms) == 6


@pytest.mark.rule("S-VOTE-3")
@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("cbs cbs tbs wbs", False),  # the water puts the only torch out
        ("cbs tbs tbs wbs", True),  # one torch is left
        ("cbs cbs tbs tbs", True),
        ("tbs tbs tbs tbs", False),  # no cannon
        ("cbs cbs cbs cbw", False),  # no torch
        ("wbs wfs tbs cbs", False),  # more water than torches
        ("cbs tbs", True),
        ("cbs cbs", False),
    ],
)
def test_an_attack_needs_a_cannon_and_a_torch_that_burns(cards: str, won: bool) -> None:
    table = attack(cards)
    decided = events_of(table, AttackDecided)
    assert [event.won for event in decided if isinstance(event, AttackDecided)] == [won]
    assert (table.phase == Plundering(0)) is won


@pytest.mark.rule("S-VOTE-3")
def test_the_captain_may_take_one_treasure_from_the_galleon() -> None:
    table = attack("cbs tbs tbs tbs")
    assert table.legal(0) == (Plunder(Nation.BRITISH), Plunder(Nation.FRENCH), Decline())
    table.does(0, Plunder(Nation.FRENCH))
    assert table.state.galleon == 3
    assert table.state.holds == (1, 1, 0, 1, 1, 1)
    assert table.phase == Acting(1), "never more than one"


@pytest.mark.rule("S-VOTE-3")
def test_the_captain_may_leave_it() -> None:
    table = attack("cbs tbs tbs tbs").does(0, Decline())
    assert table.state.galleon == 4
    assert table.state.holds == (1, 0, 0, 1, 1, 1)


@pytest.mark.rule("S-VOTE-3")
def test_with_an_empty_galleon_the_other_ship_is_plundered_manned_or_not() -> None:
    table = attack("cbs tbs tbs", galleon=0, holds=(1, 2, 2, 1, 1, 1))
    assert table.legal(0) == (
        Plunder(Nation.BRITISH, Nation.BRITISH),
        Plunder(Nation.FRENCH, Nation.BRITISH),
        Plunder(Nation.BRITISH, Nation.FRENCH),
        Plunder(Nation.FRENCH, Nation.FRENCH),
        Decline(),
    )
    table.does(0, Plunder(Nation.FRENCH, Nation.BRITISH))
    assert table.state.holds == (1, 3, 1, 1, 1, 1)
    unmanned = at("0", tortuga="1", galleon=0, holds=(0, 0, 0, 6, 1, 1), hands={0: "cbs"}, top="tbs")
    unmanned.does(0, Attack()).all_cast(s0="cbs")
    assert unmanned.legal(0)[:2] == (
        Plunder(Nation.BRITISH, Nation.FRENCH),
        Plunder(Nation.FRENCH, Nation.FRENCH),
    )


@pytest.mark.rule("S-VOTE-3")
def test_the_captain_may_be_alone_and_attack_for_nothing() -> None:
    table = at("0", "12", galleon=0, holds=(6, 0, 0, 0, 1, 1), hands={0: "cbs"}, top="tbs")
    table.does(0, Attack()).all_cast(s0="cbs")
    assert table.phase == Acting(1), "won, but there is nothing to take"


@pytest.mark.rule("S-VOTE-3")
def test_only_the_crew_of_the_attacking_ship_votes() -> None:
    table = at("01", "23", tortuga="4", dutchman_boat="5").does(0, Attack())
    assert table.to_act == (0, 1)


@pytest.mark.rule("S-VOTE-4")
@pytest.mark.parametrize(
    ("cards", "holds", "flags"),
    [
        ("cbs tbs tfs", (2, 0), (2, 1)),
        ("cfs tfs tbs", (0, 2), (1, 2)),
        ("cbs tfs", (1, 1), (1, 1)),
        ("cbs dfs", (0, 2), (1, 2)),  # the double card's flags both count
        ("cfs", (0, 2), (0, 1)),
    ],
)
def test_a_brawl_moves_both_treasures_of_tortuga(
    cards: str, holds: tuple[int, int], flags: tuple[int, int]
) -> None:
    *played, top = cards.split()
    hands = dict(enumerate(played)) or {0: ""}
    table = at(str(len(hands)), tortuga="".join(map(str, hands)), hands=hands, top=top)
    table.does(0, Brawl()).cast(dict(enumerate(played)))
    assert table.state.holds == (1, 0, 0, 1, *holds)
    assert events_of(table, BrawlDecided) == [BrawlDecided(*flags)]
    assert table.state.galleon == 4, "they never leave Tortuga"


@pytest.mark.rule("S-VOTE-4")
def test_only_those_on_tortuga_brawl_and_the_governor_may_be_alone() -> None:
    assert at("1", "2", tortuga="0", roger_boat="3").does(0, Brawl()).to_act == (0,)
    assert at("1", tortuga="032", roger_boat="4").does(0, Brawl()).to_act == (0, 2, 3)


@pytest.mark.rule("S-VOTE-4")
def test_a_brawl_brings_treasure_adrift_back_into_a_hold() -> None:
    table = at("1", tortuga="0", hands={0: "cbs"}, top="tbs", holds=(1, 0, 0, 1, 0, 0), adrift=2)
    table.does(0, Brawl()).all_cast(s0="cbs")
    assert table.state.holds == (1, 0, 0, 1, 2, 0)
    assert table.state.adrift == 0


@pytest.mark.rule("S-VOTE-5")
@pytest.mark.parametrize(
    ("cards", "won"),
    [
        ("cbs cbs cbw", True),
        ("cbs cbw", False),
        ("cbw cbw cbs", False),
        ("dfs cbw", True),
        ("dbw cbs", False),
    ],
)
def test_more_skulls_than_wheels_maroon_the_captain(cards: str, won: bool) -> None:
    *played, top = cards.split()
    hands = {seat + 1: card for seat, card in enumerate(played)}
    crew = "".join(str(seat) for seat in hands)
    table = at(f"0{crew}", str(len(played) + 1), hands={**hands, 0: "cfs"}, top=top, turn=1)
    table.does(1, Mutiny())
    assert table.to_act == tuple(hands), "not the Captain"
    table.cast(hands)
    decided = events_of(table, MutinyDecided)
    assert [event.won for event in decided if isinstance(event, MutinyDecided)] == [won]
    assert table.tortuga == ((0,) if won else ())
    assert (table.dutchman[0] == 0) is not won


@pytest.mark.rule("S-VOTE-5")
@pytest.mark.parametrize(("top", "won"), [("cbs", True), ("cbw", False)])
def test_without_any_voter_the_decks_card_alone_decides(top: str, won: bool) -> None:
    table = at("01", "2", turn=1, hands={1: ""}, top=top)
    table.does(1, Mutiny())
    assert table.tortuga == ((0,) if won else ())
    assert table.phase == Acting(2)


@pytest.mark.rule("S-VOTE-6")
def test_both_symbols_of_a_double_card_count() -> None:
    assert isinstance(attack("wbs dfs tbs").state.phase, Plundering), "cannon and torch on one card"
    assert attack("cbs tbs dbw").phase == Plundering(0), "two torches, one water"
    assert not isinstance(attack("cbs wbs dbw").state.phase, Plundering), "one torch, two waters"


@pytest.mark.rule("S-VOTE-7")
def test_without_vote_cards_one_calls_votes_but_casts_none() -> None:
    table = at("012", hands={0: ""}).does(0, Attack())
    assert table.to_act == (1, 2)
    alone = at("0", "12", hands={0: ""}, top="cbs").does(0, Attack())
    assert events_of(alone, VoteShown) == [VoteShown(Vote.ATTACK, votes("cbs"))]
    assert alone.hand(0) == (), "and draws none"


@pytest.mark.rule("S-VOTE-7")
def test_pawns_in_rowboats_never_vote() -> None:
    table = at("012", "3", dutchman_boat="4", roger_boat="5").does(0, Attack())
    assert table.to_act == (0, 1, 2)
    table = at("3", tortuga="01", dutchman_boat="4", roger_boat="5").does(0, Brawl())
    assert table.to_act == (0, 1)


@pytest.mark.rule("S-VOTE-8")
def test_the_vote_deck_has_the_shares_that_the_rulebook_gives() -> None:
    singles = [fact for fact in VOTE_FACTS if fact.cannons + fact.torches + fact.waters == 1]
    doubles = [fact for fact in VOTE_FACTS if fact not in singles]
    count = sum(fact.copies for fact in singles)
    assert count == 40
    assert sum(fact.copies * fact.cannons for fact in singles) == 0.3 * count
    assert sum(fact.copies * fact.waters for fact in singles) == 0.3 * count
    assert sum(fact.copies * fact.torches for fact in singles) == 0.4 * count
    assert sum(fact.copies * fact.british for fact in singles) == 20
    assert sum(fact.copies * fact.skulls for fact in singles) == 20
    assert all(fact.british + fact.french == fact.skulls + fact.wheels == 1 for fact in singles)
    assert [fact.copies for fact in doubles] == [1, 1]
    first, second = doubles
    assert (first.cannons, first.torches, first.french, first.skulls) == (1, 1, 2, 2)
    assert (second.torches, second.waters, second.british, second.wheels) == (1, 1, 2, 2)
    assert len(VOTE_DECK) == 42


@pytest.mark.rule("S-VOTE-8")
def test_a_deck_of_thirty_has_the_same_shares() -> None:
    singles = VOTE_FACTS[:-2]
    assert sum(fact.fewer for fact in singles) == 30
    assert sum(fact.fewer * fact.cannons for fact in singles) == 9
    assert sum(fact.fewer * fact.waters for fact in singles) == 9
    assert sum(fact.fewer * fact.torches for fact in singles) == 12
    assert sum(fact.fewer * fact.british for fact in singles) == 15
    assert sum(fact.fewer * fact.skulls for fact in singles) == 15
    assert [fact.fewer for fact in VOTE_FACTS[-2:]] == [1, 1]


@pytest.mark.rule("S-VOTE-8", "S-SETUP-2")
@pytest.mark.parametrize(("deck", "cards"), [(VoteDeck.FORTY, VOTE_DECK), (VoteDeck.THIRTY, SMALL_VOTE_DECK)])
def test_the_table_says_which_vote_deck_its_box_holds(deck: VoteDeck, cards: tuple[int, ...]) -> None:
    held = dealt(9, Tortuga1667Options(vote_deck=deck)).state.votes
    assert sorted(kind_of(card) for pile in (held.deck, *held.hands) for card in pile) == list(cards)


@pytest.mark.rule("S-VOTE-9")
def test_cards_are_drawn_in_seat_order_from_the_caller_on() -> None:
    hands = {0: "cbs", 1: "cbw", 2: "cfs", 3: "cfw"}
    table = at("2013", "4", turn=2, hands=hands, top="wbs tbs tbw tfs tfw").does(2, Attack())
    table.all_cast(s0="cbs", s1="cbw", s2="cfs", s3="cfw")
    drawn = {seat: table.hand(seat) for seat in range(4)}
    assert drawn == {2: votes("tbs"), 3: votes("tbw"), 0: votes("tfs"), 1: votes("tfw")}


BALLOTS: dict[int, list[Choice]] = {
    0: [Cast(vote("cbs"))],
    1: [Cast(vote("wfw"))],
    2: [Cast(vote("tbs"))],
    3: [Cast(vote("tbs"))],
}
EVERYONE = (*range(6), None)


@pytest.mark.rule("S-VOTE-9", "S-VOTE-1")
@pytest.mark.parametrize("el_dorado", [False, True])
def test_the_order_of_arrival_leaves_no_trace(el_dorado: bool) -> None:
    """In every order in which votes can arrive, every seat sees and hears the same, byte for byte."""
    kept = {2: [EventCard.EL_DORADO]} if el_dorado else {}
    ballots = {**BALLOTS, 2: [*BALLOTS[2], Cast(vote("cfw"))]} if el_dorado else BALLOTS
    hands = {0: "cbs wfs tfw", 1: "wfw wfw cbs", 2: "tbs cfw wbs", 3: "tbs tbs dfs"}
    start = at("0123", "45", hands=hands, kept=kept).does(0, Attack()).state
    arrivals = set(permutations(seat for seat in ballots for _ in ballots[seat]))
    found: dict[object, set[bytes]] = defaultdict(set)
    for order in arrivals:
        for what, said in _seen_and_heard(start, order, ballots):
            found[what].add(said)
    assert len(arrivals) == (60 if el_dorado else 24)
    assert all(len(versions) == 1 for versions in found.values())
    assert len(found) == len(EVERYONE) * 3 + 1 + sum(map(len, ballots.values()))


def _seen_and_heard(
    start: Tortuga1667State, order: tuple[int, ...], ballots: dict[int, list[Choice]]
) -> Iterator[tuple[object, bytes]]:
    """Each seat's view after so many own answers and at the end, all it heard, and the state at the end."""
    table, given = Table(start), Counter[int | None]()
    heard: dict[int | None, list[Event]] = {seat: [] for seat in EVERYONE}
    for actor in order:
        for seat in EVERYONE:
            yield (seat, given[seat]), msgspec.json.encode(table.view(seat))
        table.does(actor, ballots[actor][given[actor]], chance=FastChance(7))
        given[actor] += 1
        for seat in EVERYONE:
            heard[seat] += table.heard(seat)
    for seat in EVERYONE:
        yield (seat, "end"), msgspec.json.encode(table.view(seat))
        yield (seat, "heard"), msgspec.json.encode(heard[seat])
    yield "state", msgspec.json.encode(table.state)


@pytest.mark.rule("S-VOTE-1")
def test_who_played_what_leaves_no_trace() -> None:
    """Two players who had each other's card and played it: nobody else can tell, then or later."""

    def world(first: str, second: str) -> Table:
        hands = {0: "cbs", 1: f"{first} wfs", 2: f"{second} wfs", 3: "tfs"}
        table = at("0123", "4", hands=hands, top="dbw tfw tfw cbw cbw").does(0, Attack())
        return table.all_cast(s0="cbs", s1=first, s2=second, s3="tfs", chance=STEADY)

    one, other = world("tbs", "cfw"), world("cfw", "tbs")
    for seat in (0, 3, 4, None):
        assert one.heard(seat) == other.heard(seat)
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))


@pytest.mark.rule("S-VOTE-1")
def test_whether_a_card_came_from_the_deck_leaves_no_trace() -> None:
    def world(played: str, top: str) -> Table:
        table = at("01", "2", hands={0: "cbs", 1: f"{played} wfs"}, top=f"{top} tfw tfw").does(0, Attack())
        return table.all_cast(s0="cbs", s1=played, chance=STEADY)

    one, other = world("tbs", "cfw"), world("cfw", "tbs")
    for seat in (0, 2, None):
        assert one.heard(seat) == other.heard(seat)
        assert one.view(seat) == other.view(seat)


def test_every_hand_is_kept_in_the_order_of_the_components() -> None:
    table = at("01", "2", hands={0: "tfw cbs wbs", 1: "wfs"}, top="cbs cbw tbs").does(0, Attack())
    assert table.legal(0) == (Cast(vote("cbs")), Cast(vote("wbs")), Cast(vote("tfw")))
    table.all_cast(s0="tfw", s1="wfs", chance=Fixed())
    assert table.hand(0) == tuple(sorted(table.hand(0), key=VOTE_CARDS.index))
