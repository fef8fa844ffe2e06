"""The end: the last five cards, the Armada, ties and sudden death."""

from collections import Counter

import pytest

from tests.games.tortuga1667.positions import Table, at, turned
from tortuga.core.chance import FastChance
from tortuga.core.game import Outcome
from tortuga.games.tortuga1667.cards.atlantis import Sail
from tortuga.games.tortuga1667.cards.letter_of_marque import Board, Save
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import EventCard, Loyalty, Nation, Place
from tortuga.games.tortuga1667.ending import Over
from tortuga.games.tortuga1667.events import (
    CardTurned,
    DiscardsShuffled,
    LineShuffled,
    LoyaltyShown,
    SuddenDeath,
    TreasureCounted,
)
from tortuga.games.tortuga1667.marooning import Drink
from tortuga.games.tortuga1667.phases.acting import (
    Acting,
    Attack,
    Brawl,
    Force,
    Pilfer,
    Reveal,
    Row,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder
from tortuga.games.tortuga1667.phases.turning import Turn

LETTER, PISTOL, SPOT, ARMADA = EventCard.LETTER, EventCard.PISTOL, EventCard.SPOT, EventCard.ARMADA
ALBATROSS, STORM, BELLS = EventCard.ALBATROSS, EventCard.STORM, EventCard.BELLS
LOOK = (View(), Look(1, 2))
NO_LINE = (None,) * 5
BRITISH_LEAD, FRENCH_LEAD, TIE = (2, 0, 0, 1, 1, 1), (1, 0, 1, 2, 0, 2), (1, 0, 0, 1, 1, 1)


# The last five


@pytest.mark.rule("S-END-1")
def test_when_the_deck_runs_out_the_last_five_are_shuffled() -> None:
    line = (SPOT, PISTOL, LETTER, STORM, BELLS)
    places = Counter()  # type: Counter[int]
    for seed in range(200):
        table = at("01", "2", line=line, deck=(ARMADA,)).does(0, Reveal(), Turn(1), chance=FastChance(seed))
        assert LineShuffled() in table.heard()
        assert sorted(card for card in table.line if card) == sorted((ARMADA, *line[1:]))
        assert table.state.event_cards.deck == ()
        places[table.line.index(ARMADA)] += 1
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert min(places.values()) > 20


@pytest.mark.rule("S-END-1", "S-INFO-1")
def test_what_anyone_knew_of_them_is_void() -> None:
    table = at("01", "2", line=(PISTOL, PISTOL, LETTER, STORM, SPOT), deck=(ARMADA,))
    table.does(0, View(), Look(3, 4))
    assert table.view(0).line[2].card is LETTER  # type: ignore[union-attr]
    table.does(1, Reveal(), Turn(5))
    for seat in (0, 1, 2):
        assert all(card and card.card is None and card.seen_by == () for card in table.view(seat).line)
    assert table.view(0).afoot == (LETTER, STORM), "but they are still somewhere among the five"
    assert table.view(1).afoot == ()


@pytest.mark.rule("S-END-1")
def test_with_cards_left_in_the_deck_nothing_is_shuffled() -> None:
    table = at("01", "2", deck=(BELLS, ARMADA)).does(0, Reveal(), Turn(3))
    assert LineShuffled() not in table.heard()
    assert table.line == (LETTER, PISTOL, BELLS, ALBATROSS, PISTOL)


@pytest.mark.rule("S-END-1")
def test_from_then_on_gaps_are_not_filled() -> None:
    table = at("01", "2", line=(SPOT, PISTOL, ARMADA, STORM, BELLS), deck=(), last_five=True)
    table.does(0, Reveal(), Turn(1))
    assert table.line == (None, PISTOL, ARMADA, STORM, BELLS)
    table.does(1, Reveal())
    assert table.legal(1) == (Turn(2), Turn(3), Turn(4), Turn(5))


# The Armada


def armada(holds: tuple[int, ...], **position: object) -> Table:
    galleon = 8 - sum(holds)
    return turned(ARMADA, holds=holds, galleon=galleon, deck=(), last_five=True, **position)


@pytest.mark.rule("S-END-2")
@pytest.mark.parametrize(
    ("holds", "winners", "reason"),
    [(BRITISH_LEAD, (0, 1), "armada-british"), (FRENCH_LEAD, (2, 3), "armada-french")],
)
def test_the_nation_with_more_treasure_wins_wherever_its_pawns_are(
    holds: tuple[int, ...], winners: tuple[int, ...], reason: str
) -> None:
    table = armada(holds, dutchman="0", tortuga="312", loyalties="bbff")
    assert table.state.outcome == Outcome(winners, reason)
    assert table.to_act == ()
    assert table.legal(0) == ()
    assert table.phase == Over()


@pytest.mark.rule("S-END-2")
def test_holds_of_both_ships_and_of_tortuga_count_and_nothing_else() -> None:
    table = armada((0, 1, 2, 0, 0, 0), dutchman="0", roger="123", loyalties="bbff", adrift=0)
    assert TreasureCounted(2, 1) in table.heard()
    assert table.state.outcome == Outcome((0, 1), "armada-british")


@pytest.mark.rule("S-END-2", "S-SETUP-1")
def test_at_the_end_all_loyalties_are_shown() -> None:
    table = armada(BRITISH_LEAD, dutchman="0", roger="12", loyalties="bdf", face_up="2")
    shown = [event for event in table.heard() if isinstance(event, LoyaltyShown)]
    assert shown == [LoyaltyShown(0, Loyalty.BRITISH), LoyaltyShown(1, Loyalty.DUTCH)]
    assert table.view(None).loyalties == (Loyalty.BRITISH, Loyalty.DUTCH, Loyalty.FRENCH)


@pytest.mark.rule("S-END-3")
def test_with_an_odd_number_a_tie_makes_the_dutch_player_win() -> None:
    table = armada(TIE, dutchman="01", roger="2", loyalties="fdb")
    assert table.state.outcome == Outcome((1,), "armada-dutch")
    lead = armada(BRITISH_LEAD, dutchman="01", roger="2", loyalties="fdb")
    assert lead.state.outcome == Outcome((2,), "armada-british")


@pytest.mark.rule("S-CARD-ARMADA")
def test_when_it_is_the_only_card_left_it_can_only_be_revealed() -> None:
    table = at("0", "12", line=(None, None, ARMADA, None, None), deck=(), last_five=True)
    assert not {View(), Force()} & set(table.legal(0))
    assert Reveal() in table.legal(0)
    table.does(0, Reveal())
    assert table.legal(0) == (Turn(3),)
    assert table.does(0, Turn(3)).state.outcome is not None


@pytest.mark.rule("S-CARD-ARMADA")
@pytest.mark.parametrize("place", ["dutchman", "tortuga", "roger_boat"])
def test_the_armada_comes_wherever_the_revealer_is(place: str) -> None:
    table = armada(BRITISH_LEAD, roger="1", loyalties="fb", **{place: "0"})
    assert table.state.outcome == Outcome((1,), "armada-british")


# Sudden death


def tie(line: tuple[EventCard | None, ...] = (None,) * 4, **position: object) -> Table:
    """Seat 0 has revealed the Armada on a tie among four; other cards of the line as given."""
    position.setdefault("discards", (SPOT, PISTOL, STORM))
    table = at("01", "23", line=(ARMADA, *line), deck=(), last_five=True, **position)  # type: ignore[arg-type]
    return table.does(0, Reveal(), Turn(1))


@pytest.mark.rule("S-END-4")
def test_on_a_tie_the_discards_and_the_rest_of_the_line_are_laid_out_anew() -> None:
    kept = {1: [ALBATROSS], 3: [LETTER]}
    table = tie((LETTER, None, BELLS, None), kept=kept)
    assert table.heard()[-3:-1] == [TreasureCounted(2, 2), SuddenDeath()]
    assert sorted(card for card in table.line if card) == sorted((SPOT, PISTOL, STORM, LETTER, BELLS))
    assert table.discards == ()
    assert table.kept(1) == (ALBATROSS,), "not those lying before players"
    assert table.kept(3) == (LETTER,)
    assert ARMADA not in table.line, "the Armada leaves the game"
    assert table.phase == Acting(1), "the action is spent"


@pytest.mark.rule("S-END-4")
def test_up_to_five_are_laid_out_and_the_rest_is_the_deck() -> None:
    few = tie(discards=(SPOT, PISTOL))
    assert sorted(card or "" for card in few.line) == ["", "", "", SPOT, PISTOL]
    assert few.state.event_cards.deck == ()
    many = tie((LETTER, BELLS, LETTER, ALBATROSS), discards=(SPOT, PISTOL, STORM))
    assert None not in many.line
    assert len(many.state.event_cards.deck) == 2


@pytest.mark.rule("S-END-4")
def test_the_new_deck_is_shuffled_and_nobody_knows_where_anything_is() -> None:
    orders = set()
    for seed in range(100):
        line = (ARMADA, LETTER, BELLS, None, None)
        table = at("01", "23", line=line, deck=(), discards=(SPOT,), last_five=True)
        table.does(0, View(), Look(2, 3)).does(1, Reveal(), Turn(1), chance=FastChance(seed))
        orders.add(table.line)
        assert all(card is None or card.card is None for card in table.view(0).line)
        assert table.view(0).afoot == tuple(sorted((SPOT, LETTER, BELLS)))
        assert table.view(2).afoot == table.view(2).public_afoot == (SPOT,)
    assert len(orders) == 6


@pytest.mark.rule("S-END-4")
def test_in_sudden_death_gaps_are_filled_again_and_the_last_five_are_not_shuffled() -> None:
    line = (SPOT, PISTOL, LETTER, PISTOL, BELLS)
    table = at("01", "23", line=line, deck=(STORM,), sudden=True).does(0, Reveal(), Turn(1))
    assert table.line == (STORM, *line[1:])
    assert LineShuffled() not in table.heard(), "S-END-1 does not apply again"


@pytest.mark.rule("S-END-4")
def test_when_deck_and_line_are_used_up_the_discards_come_round() -> None:
    table = at("01", "23", line=(*NO_LINE[:4], SPOT), deck=(), discards=(BELLS,), sudden=True)
    table.does(0, Reveal(), Turn(5))
    assert DiscardsShuffled() in table.heard()
    assert sorted(card or "" for card in table.line) == ["", "", "", SPOT, BELLS]
    assert table.discards == ()


@pytest.mark.rule("S-END-4")
def test_with_none_left_only_the_other_actions_remain_until_a_kept_card_is_discarded() -> None:
    table = at("01", "2", "3", line=(*NO_LINE[:4], ALBATROSS), deck=(), sudden=True, kept={1: [LETTER]})
    table.does(0, Reveal(), Turn(5))
    assert table.line == NO_LINE
    assert not {View(), Reveal(), Force()} & set(table.legal(1))
    table.does(1, UseLetter(), Choose(3), Board(Place.ROGER))
    assert sorted(card or "" for card in table.line) == ["", "", "", "", LETTER], "and comes round"


@pytest.mark.rule("S-END-4")
def test_used_maps_come_round_as_well() -> None:
    kept = {3: [EventCard.ATLANTIS]}
    table = at("01", "23", line=(*NO_LINE[:4], ALBATROSS), deck=(), sudden=True, kept=kept)
    table.does(0, Reveal(), Turn(5)).does(3, Sail())
    assert EventCard.ATLANTIS in table.line
    fountain = at("01", "23", line=(*NO_LINE[:4], SPOT), deck=(), sudden=True, kept={0: [EventCard.FOUNTAIN]})
    fountain.does(0, Reveal(), Turn(5), Drink())
    assert {SPOT, EventCard.FOUNTAIN} <= set(fountain.line)


@pytest.mark.rule("S-END-4")
def test_the_first_nation_to_lead_wins_at_once() -> None:
    table = at("0", "123", loyalties="bfbf", sudden=True, holds=TIE)
    table.does(0, Pilfer(Nation.BRITISH))
    assert table.state.outcome == Outcome((1, 3), "sudden-french")
    assert table.heard()[-5:-4] == [TreasureCounted(1, 3)]


@pytest.mark.rule("S-END-4")
def test_before_the_armada_a_lead_ends_nothing() -> None:
    assert at("0", "123", holds=TIE).does(0, Pilfer(Nation.BRITISH)).state.outcome is None


@pytest.mark.rule("S-END-4")
def test_a_plunder_a_brawl_and_a_storm_can_decide() -> None:
    attack = at("0", "123", loyalties="bfbf", sudden=True, hands={0: "cbs"}, top="tbs").does(0, Attack())
    attack.all_cast(s0="cbs")
    assert attack.state.outcome is None, "the effect is not complete yet"
    attack.does(0, Plunder(Nation.BRITISH))
    assert attack.state.outcome == Outcome((0, 2), "sudden-british")
    brawl = at("1", "23", tortuga="0", loyalties="bfbf", sudden=True, hands={0: ""}, top="cfs")
    brawl.does(0, Brawl())
    assert brawl.state.outcome == Outcome((1, 3), "sudden-french")
    storm = turned(STORM, dutchman="0", roger="123", loyalties="bfbf", sudden=True)
    assert storm.state.outcome == Outcome((1, 3), "sudden-french")


@pytest.mark.rule("S-END-4")
def test_an_armada_turned_by_force_ends_the_game_like_any_other() -> None:
    position = {"line": (ARMADA, SPOT, None, None, None), "deck": (), "last_five": True, "loyalties": "bbff"}
    table = at("01", "23", holds=BRITISH_LEAD, **position)  # type: ignore[arg-type]
    table.does(0, Force(), Point(1, 2), Choose(3)).does(3, Turn(1))
    assert table.state.outcome == Outcome((0, 1), "armada-british")
    tied = at("01", "23", holds=TIE, **position)  # type: ignore[arg-type]
    tied.does(0, Force(), Point(1, 2), Choose(3)).does(3, Turn(1))
    assert tied.heard()[0] == CardTurned(3, 1, ARMADA)
    assert SuddenDeath() in tied.heard()
    assert tied.phase == Acting(1), "the forcing action is spent"
    assert SPOT in tied.line


def test_a_saved_letter_after_a_turn_in_sudden_death_does_not_come_round() -> None:
    table = at("0", "12", "3", line=(*NO_LINE[:4], LETTER), deck=(), sudden=True)
    table.does(0, Reveal(), Turn(5), Save())
    assert table.line == NO_LINE
    assert table.does(1, Row(Place.ROGER_BOAT)).phase == Acting(2)
    assert LOOK[0] not in table.legal(2)
