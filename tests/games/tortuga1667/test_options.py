"""Options: what they change and what they refuse, and what the clock does."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.tortuga1667.positions import STANDARD, Table, at, dealt, turned, vote
from tortuga.core.chance import FastChance
from tortuga.core.errors import OptionError
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.cards.atlantis import Wait
from tortuga.games.tortuga1667.cards.letter_of_marque import Save
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import EventCard, Loyalty, Nation, Place
from tortuga.games.tortuga1667.event_deck import STARS
from tortuga.games.tortuga1667.events import (
    CardsLooked,
    CardTurned,
    ChoiceYielded,
    Deed,
    DeedAnnounced,
    LineShuffled,
    LoyaltyShown,
    PawnDrawn,
    TurnBegan,
)
from tortuga.games.tortuga1667.options import OpenLoyalties, Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Acting, Attack, Force, Maroon, Reveal, UseLetter, View
from tortuga.games.tortuga1667.phases.forcing import Overruling, Point, TurnFor, Yield
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.settling import Settle, SettlePawn, Settling
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast

CLOSED = (False, False, False, True, True)
THREE_STARS = (EventCard.NEST, EventCard.SCURVY, EventCard.BELLS)


def options(**given: Any) -> Tortuga1667Options:
    return msgspec.convert(given, Tortuga1667Options)


def stars_of(table: Table) -> set[EventCard]:
    events = table.state.event_cards
    return {card for card in (*events.line, *events.deck, *events.trimmed) if card in STARS}


# Stars


@pytest.mark.rule("S-OPT-1")
@pytest.mark.parametrize("count", range(3, 9))
def test_three_to_eight_starred_cards_at_random(count: int) -> None:
    tables = [dealt(5, options(stars=count), seed) for seed in range(40)]
    assert {len(stars_of(table)) for table in tables} == {count}
    assert set().union(*(stars_of(table) for table in tables)) == set(STARS)


@pytest.mark.rule("S-OPT-1")
def test_starred_cards_by_name() -> None:
    named = options(stars=["crows-nest", "scurvy", "eight-bells"])
    assert all(stars_of(dealt(5, named, seed)) == set(THREE_STARS) for seed in range(10))


@pytest.mark.rule("S-OPT-1", "S-SETUP-4")
def test_few_players_get_facade_and_fever_when_they_ask_for_them() -> None:
    asked = options(stars=["facade", "cabin-fever", "scurvy"])
    assert stars_of(dealt(2, asked)) == {EventCard.FACADE, EventCard.FEVER, EventCard.SCURVY}
    assert all(EventCard.FACADE not in stars_of(dealt(3, options(stars=6), seed)) for seed in range(20))
    more_than_six = set().union(*(stars_of(dealt(3, options(stars=7), seed)) for seed in range(20)))
    assert more_than_six == set(STARS)
    assert stars_of(dealt(2, options(blind=True))) == set(STARS)


@pytest.mark.rule("S-OPT-1")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"stars": 2}, "Option “stars”: there are 3 to 8 starred cards in a match."),
        ({"stars": 9}, "Option “stars”: there are 3 to 8 starred cards in a match."),
        ({"stars": ["scurvy"]}, "Option “stars”: there are 3 to 8 starred cards in a match."),
        (
            {"stars": ["scurvy", "facade", "pistol"]},
            "Option “stars”: Pistol is not a starred card; those are: "
            "black-powder, cabin-fever, crows-nest, eight-bells, facade, pirate-code, scurvy, stormy-seas.",
        ),
        ({"stars": ["scurvy", "scurvy", "facade"]}, "Option “stars”: a starred card is named twice."),
        (
            {"stars": 5, "blind": True},
            "Option “stars”: a blind match is played with all 8 starred cards; leave this option out.",
        ),
        ({"trim": -1}, "Option “trim”: between 0 and 14 cards can be taken off this deck."),
        ({"trim": 15}, "Option “trim”: between 0 and 14 cards can be taken off this deck."),
        ({"turn_seconds": 0}, "Option “turn_seconds”: give at least one second, or none for no limit."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check(options(**given), 4)
    assert str(refused.value) == sentence
    assert refused.value.option == next(iter(given))


# Trim


@pytest.mark.rule("S-OPT-2")
@pytest.mark.parametrize(("trim", "left"), [(0, 19), (4, 15), (13, 6)])
def test_trim_takes_unseen_cards_off_the_top_but_never_the_armada(trim: int, left: int) -> None:
    trimmed = options(trim=trim)
    GAME.check(trimmed, 4)
    whole, short = dealt(4, seed=3).state.event_cards, dealt(4, trimmed, seed=3).state.event_cards
    assert len(short.trimmed) == trim
    assert len(short.line) + len(short.deck) == left
    assert short.trimmed + short.line + short.deck == whole.line + whole.deck
    assert short.deck[-1] is EventCard.ARMADA


@pytest.mark.rule("S-OPT-2", "S-END-1")
def test_with_exactly_five_cards_left_they_are_shuffled_at_once() -> None:
    places = Counter()  # type: Counter[int]
    for seed in range(100):
        table = dealt(4, options(trim=14), seed)
        assert table.state.event_cards.last_five
        assert LineShuffled() in table.heard()
        places[table.line.index(EventCard.ARMADA)] += 1
    assert sorted(places) == [0, 1, 2, 3, 4]


@pytest.mark.rule("S-OPT-2")
def test_how_much_can_be_trimmed_depends_on_the_deck() -> None:
    GAME.check(options(trim=19, stars=8), 4)
    GAME.check(options(trim=11), 3)
    with pytest.raises(OptionError):
        GAME.check(options(trim=12), 3)


@pytest.mark.rule("S-OPT-2")
def test_trimmed_cards_are_shown_to_nobody() -> None:
    table = dealt(4, options(trim=14))
    assert b"trimmed" not in msgspec.json.encode(table.view(0))
    assert not any(isinstance(event, CardTurned) for event in table.heard(0))


# The clock


@pytest.mark.rule("S-OPT-3")
def test_the_engine_carries_the_seconds() -> None:
    GAME.check(options(turn_seconds=30), 4)
    assert dealt(4, options(turn_seconds=30)).view(0).options.turn_seconds == 30
    assert STANDARD.turn_seconds is None


@pytest.mark.rule("S-OPT-3")
def test_out_of_time_two_line_cards_are_viewed_at_random() -> None:
    table = at("01", "2")
    assert len(table.overdue(0)) == 10
    assert all(isinstance(action, Look) for action in table.overdue(0))
    assert not set(table.overdue(0)) & set(table.legal(0)), "a choice for the clock alone"
    table.runs_out_of_time(0, pick=4)
    assert table.heard()[:2] == [DeedAnnounced(0, Deed.VIEW), CardsLooked(0, 2, 3)]
    assert table.phase == Acting(1)
    assert table.view(0).line[1].card is EventCard.PISTOL  # type: ignore[union-attr]


@pytest.mark.rule("S-OPT-3")
@pytest.mark.parametrize(
    "position",
    [{"options": options(blind=True)}, {"line": (None, None, EventCard.SPOT, None, None), "deck": ()}],
)
def test_where_viewing_is_impossible_a_card_is_revealed_at_random(position: dict[str, Any]) -> None:
    table = at("01", "2", **position)
    cards = sum(card is not None for card in table.line)
    assert len(table.overdue(0)) == cards
    index = [action.place for action in table.overdue(0) if isinstance(action, Turn)].index(3)
    table.runs_out_of_time(0, pick=index)
    assert table.heard()[1] == CardTurned(0, 3, EventCard.SPOT)
    assert table.tortuga == (0,)


ARMADA_ALONE: dict[str, Any] = {
    "line": (None, None, EventCard.ARMADA, None, None),
    "deck": (),
    "last_five": True,
}


@pytest.mark.rule("S-OPT-3")
def test_the_clock_does_not_turn_the_armada_where_anything_else_can_be_done() -> None:
    table = at("01", "2", **ARMADA_ALONE)
    assert table.overdue(0) == tuple(deed for deed in table.legal(0) if deed != Reveal())
    table.runs_out_of_time(0)
    assert not any(isinstance(event, CardTurned) for event in table.heard())


@pytest.mark.rule("S-OPT-3")
def test_a_saved_letter_is_what_the_clock_uses_last() -> None:
    kept = {3: [EventCard.LETTER]}
    several = at("0", "12", tortuga="3", kept=kept, turn=3, **ARMADA_ALONE)
    assert UseLetter() in several.legal(3)
    assert UseLetter() not in several.overdue(3)
    alone = at("01", "2", tortuga="43", kept=kept, turn=3, closed=CLOSED, **ARMADA_ALONE)
    assert set(alone.legal(3)) == {Reveal(), UseLetter()}
    assert alone.overdue(3) == (UseLetter(),)


@pytest.mark.rule("S-OPT-3")
def test_where_nothing_else_can_be_done_the_clock_turns_the_armada() -> None:
    table = at("1032", turn=3, closed=CLOSED, **ARMADA_ALONE)
    assert table.legal(3) == (Reveal(),)
    assert table.overdue(3) == (Turn(3),)


@pytest.mark.rule("S-OPT-3")
def test_without_any_line_card_a_random_deed_is_done() -> None:
    table = at("01", "23", line=(None,) * 5, deck=(), sudden=True)
    assert set(table.overdue(0)) == set(table.legal(0))


@pytest.mark.rule("S-OPT-3")
def test_a_forced_player_out_of_time_leaves_the_choice_to_who_forced_and_stays_the_revealer() -> None:
    table = at("01", "2").does(0, Force(), Point(2, 3), Choose(2))
    assert Yield() not in table.legal(2)
    assert table.overdue(2) == (Yield(),)
    table.runs_out_of_time(2)
    assert table.heard() == [ChoiceYielded(2, 0)]
    assert table.phase == Overruling(0, 2, 3, 2)
    assert table.question(0) == TurnFor(2, 2, 3)
    assert table.legal(0) == table.overdue(0) == (Turn(2), Turn(3))
    table.does(0, Turn(3))
    assert table.heard()[0] == CardTurned(2, 3, EventCard.SPOT)
    assert table.tortuga == (2,)


@pytest.mark.rule("S-OPT-3")
def test_every_other_decision_is_a_random_legal_one() -> None:
    look = at("01", "2").does(0, View())
    assert look.overdue(0) == look.legal(0)
    turning = at("01", "2").does(0, Reveal())
    assert turning.overdue(0) == turning.legal(0)
    maroon = at("012").does(0, Maroon())
    assert maroon.overdue(0) == maroon.legal(0)
    voting = at("01", "2").does(0, Attack())
    assert voting.overdue(1) == voting.legal(1)
    plunder = at("0", "1", hands={0: "cbs"}, top="tbs").does(0, Attack()).all_cast(s0="cbs")
    assert (
        plunder.overdue(0)
        == plunder.legal(0)
        == (
            Plunder(Nation.BRITISH),
            Plunder(Nation.FRENCH),
            Decline(),
        )
    )
    pistol = turned(EventCard.PISTOL, dutchman="01", roger="2")
    assert pistol.overdue(0) == pistol.legal(0)


@pytest.mark.rule("S-OPT-3")
def test_optional_cards_stay_unused() -> None:
    atlantis = at("01", "2", kept={2: [EventCard.ATLANTIS]}).does(0, View(), Look(1, 2))
    assert atlantis.overdue(2) == (Wait(),)
    fountain = turned(EventCard.SPOT, dutchman="01", kept={0: [EventCard.FOUNTAIN]})
    assert fountain.overdue(0) == (Decline(),)
    dorado = at("01", "2", kept={0: [EventCard.EL_DORADO]}, hands={0: "cbs wfs"}).does(0, Attack())
    assert dorado.overdue(0) == dorado.legal(0)
    dorado.does(0, Cast(vote("cbs")))
    assert dorado.overdue(0) == (Decline(),)
    letter = turned(EventCard.LETTER, dutchman="01", tortuga="2")
    assert letter.overdue(0) == (Save(),)
    letter.does(0, Choose(2))
    assert letter.overdue(0) == letter.legal(0), "the pawn was chosen already"


# Open loyalties


@pytest.mark.rule("S-OPT-4")
def test_all_loyalties_face_up() -> None:
    table = dealt(5, options(open_loyalties="all"))
    assert table.view(None).loyalties == table.state.loyalties
    shown = [event for event in table.heard() if isinstance(event, LoyaltyShown)]
    assert shown == [LoyaltyShown(seat, loyalty) for seat, loyalty in enumerate(table.state.loyalties)]


@pytest.mark.rule("S-OPT-4")
@pytest.mark.parametrize("count", range(2, 10))
def test_one_british_and_one_french_face_up(count: int) -> None:
    seen = set()
    for seed in range(30):
        table = dealt(count, Tortuga1667Options(open_loyalties=OpenLoyalties.TWO), seed)
        visible = [loyalty for loyalty in table.view(None).loyalties if loyalty]
        assert sorted(visible) == [Loyalty.BRITISH, Loyalty.FRENCH]
        seen.add(table.state.face_up)
    assert len(seen) > 1 or count == 2


# Blind


@pytest.mark.rule("S-OPT-5")
def test_a_blind_match_has_all_stars_and_no_viewing() -> None:
    blind = options(blind=True)
    GAME.check(blind, 4)
    assert stars_of(dealt(4, blind)) == set(STARS)
    table = at("01", "2", options=blind)
    assert View() not in table.legal(0)
    assert {Reveal(), Force()} <= set(table.legal(0))


# Strategic start


def strategic(count: int, *settled: Settle, seed: int = 0) -> Table:
    table = dealt(count, options(strategic_start=True), seed)
    for action in settled:
        (seat,) = table.to_act
        table.does(seat, action, chance=FastChance(seed))
    return table


@pytest.mark.rule("S-OPT-6")
def test_the_treasure_of_a_strategic_start() -> None:
    table = strategic(4)
    assert table.state.galleon == 0
    assert table.state.holds == (3, 0, 0, 3, 1, 1)


@pytest.mark.rule("S-OPT-6")
def test_pawns_are_drawn_one_by_one_and_choose_any_free_place() -> None:
    table = strategic(4)
    (first,) = table.to_act
    assert PawnDrawn(first) in table.heard()
    assert table.question(first) == SettlePawn()
    assert len(table.legal(first)) == 5 + 5 + 9, "no rowboats"
    table.does(first, Settle(Place.ROGER, 3))
    (second,) = table.to_act
    assert second != first
    assert Settle(Place.ROGER, 3) not in table.legal(second)
    assert Settle(Place.ROGER, 2) in table.legal(second)
    drawn = {strategic(4, seed=seed).to_act for seed in range(40)}
    assert drawn == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("S-OPT-6")
def test_which_pawn_comes_next_is_drawn_only_then() -> None:
    table = strategic(5)
    (first,) = table.to_act
    action, after = Settle(Place.TORTUGA, 1), set()
    for seed in range(60):
        state, _ = GAME.apply(table.state, first, action, FastChance(seed))
        after.add(GAME.to_act(state))
    assert len(after) == 4


@pytest.mark.rule("S-OPT-6", "S-PLACE-1")
def test_lines_close_up_when_all_stand_somewhere() -> None:
    places = (
        Settle(Place.DUTCHMAN, 5),
        Settle(Place.DUTCHMAN, 2),
        Settle(Place.TORTUGA, 9),
        Settle(Place.ROGER, 4),
    )
    table = strategic(4)
    order = []
    for action in places:
        (seat,) = table.to_act
        order.append(seat)
        table.does(seat, action, chance=FastChance(len(order)))
    assert (table.dutchman, table.tortuga, table.roger) == ((order[1], order[0]), (order[2],), (order[3],))
    assert table.phase == Acting(order[3]), "the Roger's captain begins"


@pytest.mark.rule("S-OPT-6")
def test_five_to_a_ship() -> None:
    table = strategic(6, *(Settle(Place.DUTCHMAN, position) for position in range(1, 6)))
    (last,) = table.to_act
    assert {action.place for action in table.legal(last) if isinstance(action, Settle)} == {
        Place.ROGER,
        Place.TORTUGA,
    }
    assert isinstance(table.state.phase, Settling)


@pytest.mark.rule("S-OPT-6", "S-SETUP-7")
@pytest.mark.parametrize(
    ("places", "first"),
    [
        ((Place.DUTCHMAN, Place.TORTUGA), Place.DUTCHMAN),
        ((Place.TORTUGA, Place.TORTUGA), Place.TORTUGA),
        ((Place.ROGER, Place.DUTCHMAN), Place.ROGER),
    ],
)
def test_who_begins_after_a_strategic_start(places: tuple[Place, Place], first: Place) -> None:
    table = strategic(2, Settle(places[0], 1), Settle(places[1], 2))
    beginner = {Place.DUTCHMAN: table.dutchman, Place.ROGER: table.roger, Place.TORTUGA: table.tortuga}[
        first
    ][0]
    assert table.phase == Acting(beginner)
    assert table.heard()[-1] == TurnBegan(beginner)
