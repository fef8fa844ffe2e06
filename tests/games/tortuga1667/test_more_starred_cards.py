"""Facade, Pirate Code, Scurvy, Stormy Seas: on ships, on Tortuga, in rowboats, with two players."""

import pytest

from tests.games.tortuga1667.positions import Fixed, at, turned
from tortuga.games.tortuga1667.cards.facade import PlacesSwapped
from tortuga.games.tortuga1667.cards.scurvy import ScurvyBroke
from tortuga.games.tortuga1667.cards.stormy_seas import StormBroke
from tortuga.games.tortuga1667.components import EventCard, Place
from tortuga.games.tortuga1667.events import CardDiscarded, TurnSkipped, VoteSatOut
from tortuga.games.tortuga1667.phases.acting import Acting, Attack, Brawl, Mutiny, Row, View
from tortuga.games.tortuga1667.phases.looking import Look

POWDER, FEVER, NEST, BELLS = EventCard.POWDER, EventCard.FEVER, EventCard.NEST, EventCard.BELLS
FACADE, CODE, SCURVY, STORM = EventCard.FACADE, EventCard.CODE, EventCard.SCURVY, EventCard.STORM
LOOK = (View(), Look(1, 2))
SWAP, KEEP = Fixed(1), Fixed(0)


# Facade


@pytest.mark.rule("S-CARD-FACADE")
def test_facade_swaps_exact_places_with_the_player_to_the_right() -> None:
    table = turned(FACADE, dutchman="201", roger="345", turn=3)
    assert PlacesSwapped(3, 2) in table.heard()
    assert (table.dutchman, table.roger) == ((3, 0, 1), (2, 4, 5))
    first = turned(FACADE, dutchman="01", roger="2")
    assert (first.dutchman, first.roger) == ((2, 1), (0,)), "the right of the first seat is the last"


@pytest.mark.rule("S-CARD-FACADE", "S-PLACE-3")
def test_facade_works_with_full_ships_rowboats_and_tortuga() -> None:
    table = turned(FACADE, dutchman="12345", roger="6", roger_boat="0", tortuga="7")
    assert (table.tortuga, table.boats) == ((0,), ((), (7,)))
    full = turned(FACADE, dutchman="12345", roger="0", turn=0)
    assert (full.dutchman, full.roger) == ((1, 2, 3, 4, 0), (5,))


@pytest.mark.rule("S-CARD-FACADE")
def test_facade_is_no_marooning() -> None:
    table = turned(FACADE, dutchman="0", tortuga="12", kept={2: [EventCard.FOUNTAIN]})
    assert (table.dutchman, table.tortuga) == ((2,), (1, 0))
    assert len(table.hand(0)) == len(table.hand(2)) == 3


@pytest.mark.rule("S-CARD-FACADE")
def test_after_facade_the_albatrosses_are_looked_at() -> None:
    kept = {2: [EventCard.ALBATROSS], 1: [EventCard.ALBATROSS]}
    table = turned(FACADE, dutchman="01", roger="2", kept=kept)
    assert (table.dutchman, table.roger, table.tortuga) == ((), (0,), (1, 2))


@pytest.mark.rule("S-CARD-FACADE")
def test_facade_with_two_players() -> None:
    table = turned(FACADE, dutchman="0", tortuga="1")
    assert (table.dutchman, table.tortuga) == ((1,), (0,))


# Pirate Code


@pytest.mark.rule("S-CARD-CODE")
def test_the_revealer_sits_out_the_next_two_votes_they_would_have_taken_part_in() -> None:
    table = turned(CODE, dutchman="01", roger="23")
    assert table.kept(0) == (CODE,)
    assert table.state.sits_out == (2, 0, 0, 0)
    table.does(1, Mutiny())
    assert table.to_act == (1,)
    table.others_cast()
    assert table.state.sits_out[0] == 2, "the captain is out of a mutiny anyway"
    table.does(2, Attack()).others_cast()
    assert table.state.sits_out[0] == 2, "a vote elsewhere does not count"


@pytest.mark.rule("S-CARD-CODE")
def test_after_two_such_votes_the_card_is_discarded() -> None:
    held = {0: [CODE]}
    table = at("102", "3", turn=1, kept=held, sits_out=(2, 0, 0, 0)).does(1, Attack())
    assert table.to_act == (1, 2), "the owner is barred"
    table.others_cast()
    assert VoteSatOut(0, 1) in table.heard()
    assert table.kept(0) == (CODE,)
    assert len(table.hand(0)) == 3, "and draws nothing"
    table = at("102", "3", turn=1, kept=held, sits_out=(1, 0, 0, 0)).does(1, Attack()).others_cast()
    assert table.state.sits_out == (0, 0, 0, 0)
    assert table.kept(0) == ()
    assert table.discards == (CODE,)
    assert CardDiscarded(0, CODE) in table.heard()


@pytest.mark.rule("S-CARD-CODE")
def test_one_may_call_a_vote_one_sits_out_and_the_decks_card_counts_even_alone() -> None:
    barred = {"kept": {0: [CODE]}, "sits_out": (2, 0)}
    table = at(tortuga="0", roger="1", top="cbs", **barred).does(0, Brawl())  # type: ignore[arg-type]
    assert table.state.holds[4:] == (2, 0)
    assert table.state.sits_out == (1, 0)
    table = at("01", "2", turn=1, kept={1: [CODE]}, sits_out=(0, 1, 0), top="cbs").does(1, Mutiny())
    assert table.tortuga == (0,)
    assert table.kept(1) == ()


@pytest.mark.rule("S-CARD-CODE")
def test_a_vote_one_has_no_card_for_does_not_count() -> None:
    table = at("10", "2", turn=1, kept={0: [CODE]}, sits_out=(2, 0, 0), hands={0: ""}).does(1, Attack())
    assert table.others_cast().state.sits_out == (2, 0, 0)


# Scurvy


@pytest.mark.rule("S-CARD-SCURVY")
@pytest.mark.parametrize("place", ["dutchman", "roger", "tortuga"])
def test_everyone_at_the_revealers_place_skips_the_next_turn(place: str) -> None:
    table = turned(SCURVY, **{place: "02", "roger_boat": "1", "dutchman_boat": "3"})
    assert ScurvyBroke((0, 2)) in table.heard()
    assert table.state.skips == (True, False, True, False)
    table.does(1, *LOOK)
    assert TurnSkipped(2) in table.heard()
    assert table.phase == Acting(3)
    table.does(3, *LOOK)
    assert TurnSkipped(0) in table.heard()
    assert table.phase == Acting(1)
    assert table.does(1, *LOOK).phase == Acting(2), "one turn each"


@pytest.mark.rule("S-CARD-SCURVY")
def test_in_a_rowboat_the_revealer_alone_is_sick() -> None:
    table = turned(SCURVY, dutchman="1", roger="2", dutchman_boat="0")
    assert table.state.skips == (True, False, False)


@pytest.mark.rule("S-CARD-SCURVY")
def test_the_sick_skip_wherever_they_are_by_then_and_still_vote() -> None:
    table = turned(SCURVY, dutchman="012", roger="3")
    assert table.phase == Acting(3), "1 and 2 have skipped"
    sick = at("012", "3", turn=3, skips=(True, True, True, False), hands={3: "cbs"})
    sick.does(3, Row(Place.ROGER_BOAT))
    voting = at("012", "3", skips=(False, True, True, False)).does(0, Attack())
    assert voting.to_act == (0, 1, 2)


@pytest.mark.rule("S-CARD-SCURVY")
def test_scurvy_does_not_stack() -> None:
    table = turned(SCURVY, dutchman="01", roger="2", skips=(False, True, False))
    assert table.phase == Acting(2)
    table.does(2, *LOOK)
    assert TurnSkipped(0) in table.heard()
    assert table.phase == Acting(1)


@pytest.mark.rule("S-CARD-SCURVY")
def test_who_was_sick_before_stays_so() -> None:
    table = turned(SCURVY, dutchman="0", roger="12", tortuga="3", skips=(False, False, True, False))
    assert table.state.skips == (True, False, True, False)


@pytest.mark.rule("S-CARD-SCURVY")
def test_with_two_players_the_turn_is_finished_and_both_actions_of_the_next_are_lost() -> None:
    table = turned(SCURVY, dutchman="0", roger="1")
    assert table.phase == Acting(0), "the second action is still done"
    table.does(0, *LOOK)
    assert table.phase == Acting(1)
    table.does(1, *LOOK, *LOOK)
    assert table.heard()[-2:] == [TurnSkipped(0), table.heard()[-1]]
    assert table.phase == Acting(1)
    assert table.state.deeds_left == 2


# Stormy Seas


@pytest.mark.rule("S-CARD-STORM")
@pytest.mark.parametrize(
    ("place", "galleon", "holds", "adrift"),
    [
        ("dutchman", 5, (0, 0, 1, 0, 1, 1), 0),
        ("roger", 3, (2, 1, 0, 0, 1, 1), 0),
        ("tortuga", 2, (2, 1, 1, 0, 0, 0), 2),
        ("dutchman_boat", 2, (2, 1, 1, 0, 1, 1), 0),
    ],
)
def test_a_storm_at_the_revealers_place(
    place: str, galleon: int, holds: tuple[int, ...], adrift: int
) -> None:
    table = turned(STORM, **{place: "0", "roger_boat": "1"}, galleon=2, holds=(2, 1, 1, 0, 1, 1))
    assert (table.state.galleon, table.state.holds, table.state.adrift) == (galleon, holds, adrift)
    assert table.discards == (STORM,)


@pytest.mark.rule("S-CARD-STORM")
def test_treasure_adrift_belongs_to_nobody_until_a_brawl() -> None:
    table = turned(STORM, tortuga="0", roger="1", holds=(1, 0, 0, 1, 2, 0), top="cfs", hands={0: ""})
    assert StormBroke(Place.TORTUGA, 2) in table.heard()
    assert sum(table.state.holds[4:]) == 0
    table.does(0, Brawl())
    assert table.state.holds[4:] == (0, 2)
    assert table.state.adrift == 0


@pytest.mark.rule("S-CARD-STORM")
def test_a_storm_on_an_empty_ship_and_over_treasure_already_adrift() -> None:
    table = turned(STORM, dutchman="0", roger="1", holds=(0, 0, 0, 2, 1, 1))
    assert table.state.holds == (0, 0, 0, 2, 1, 1)
    table = turned(STORM, tortuga="0", roger="1", holds=(1, 0, 0, 1, 0, 0), adrift=2)
    assert table.state.adrift == 2
