"""What the table can conclude about loyalties, and what it cannot."""

from typing import cast

import pytest

from tests.games.tortuga1667.positions import dealt
from tortuga.bots.bot import Budget, find_bot, tell
from tortuga.bots.tortuga1667 import loyalty_beliefs
from tortuga.bots.tortuga1667.beliefs import worlds_of
from tortuga.core.chance import FastChance
from tortuga.core.game import Event
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.cards.cabin_fever import FeverSpread, LoyaltyTaken
from tortuga.games.tortuga1667.components import (
    Cause,
    EventCard,
    Loyalty,
    Nation,
    Place,
    Vote,
    VoteCard,
    loyalty_cards,
)
from tortuga.games.tortuga1667.events import (
    CardTurned,
    LoyaltyDealt,
    LoyaltyShown,
    PawnMarooned,
    TreasurePilfered,
    TreasureStowed,
    VoteCalled,
    VoteCast,
    VoteShown,
)

BRITISH, FRENCH, DUTCH = Loyalty
WATER, TORCH, CANNON = (
    VoteCard.WATER_FRENCH_WHEEL,
    VoteCard.TORCH_FRENCH_WHEEL,
    VoteCard.CANNON_FRENCH_WHEEL,
)


def stowed(seat: int, nation: Nation) -> TreasureStowed:
    return TreasureStowed(seat, Place.DUTCHMAN, nation)


def attacked(shown: tuple[VoteCard, ...], *own: VoteCard) -> list[Event]:
    """Seat 0 calls 0, 1 and 2 to attack."""
    called = VoteCalled(0, Vote.ATTACK, Place.DUTCHMAN, (0, 1, 2), 3)
    return [called, *(VoteCast(card) for card in own), VoteShown(Vote.ATTACK, shown)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_before_anything_happens_every_deal_is_as_likely(seats: int) -> None:
    cards = loyalty_cards(seats)
    for chances in loyalty_beliefs((), seats):
        assert chances == pytest.approx({loyalty: cards.count(loyalty) / seats for loyalty in Loyalty})


def test_there_are_as_many_worlds_as_deals() -> None:
    assert [len(worlds_of(seats)) for seats in (2, 3, 4, 5, 6, 9)] == [2, 6, 6, 30, 20, 630]


def test_a_seat_knows_its_own_card_and_a_spectator_does_not() -> None:
    deal = [LoyaltyDealt(FRENCH)]
    assert loyalty_beliefs(deal, 4, seat=1)[1][FRENCH] == pytest.approx(1)
    assert loyalty_beliefs(deal, 4, seat=1)[0][BRITISH] == pytest.approx(2 / 3)
    assert loyalty_beliefs(deal, 4)[1][FRENCH] == pytest.approx(1 / 2)


def test_an_open_card_is_certain() -> None:
    assert loyalty_beliefs([LoyaltyShown(2, DUTCH)], 5)[2][DUTCH] == pytest.approx(1)


def test_treasure_gives_its_friend_away() -> None:
    assert loyalty_beliefs([stowed(0, Nation.BRITISH)], 4)[0][BRITISH] > 0.9
    pilfered = TreasurePilfered(3, Place.ROGER, Nation.BRITISH)
    assert loyalty_beliefs([pilfered], 6)[3][FRENCH] > 0.9


def test_whom_a_captain_maroons_is_no_friend_of_theirs() -> None:
    events = [stowed(0, Nation.BRITISH), CardTurned(0, 1, EventCard.PISTOL), PawnMarooned(1, Cause.PISTOL)]
    assert loyalty_beliefs(events, 6)[1][BRITISH] == pytest.approx(
        loyalty_beliefs(events[:1], 6)[1][BRITISH], abs=0.2
    )
    turned = [stowed(1, Nation.FRENCH), *events[1:]]
    assert loyalty_beliefs(turned, 6)[0][BRITISH] > loyalty_beliefs(turned[:1], 6)[0][BRITISH]


def test_water_in_an_attack_makes_the_voters_suspect() -> None:
    known = [stowed(0, Nation.BRITISH)]
    wet = loyalty_beliefs(known + attacked((CANNON, WATER, WATER, TORCH)), 6)
    dry = loyalty_beliefs(known + attacked((CANNON, TORCH, TORCH, TORCH)), 6)
    assert wet[1][FRENCH] == pytest.approx(wet[2][FRENCH])
    assert wet[1][FRENCH] > dry[1][FRENCH] + 0.1


def test_a_voter_knows_their_own_water() -> None:
    known = [LoyaltyDealt(FRENCH), stowed(0, Nation.BRITISH)]
    mine = loyalty_beliefs(known + attacked((CANNON, WATER, TORCH, TORCH), WATER), 6, seat=1)
    theirs = loyalty_beliefs(known + attacked((CANNON, WATER, TORCH, TORCH), TORCH), 6, seat=1)
    assert mine[2][BRITISH] > theirs[2][BRITISH]


def test_a_fever_clouds_what_was_known() -> None:
    known = [LoyaltyShown(0, BRITISH), LoyaltyShown(1, FRENCH), FeverSpread(0, 1)]
    assert loyalty_beliefs(known, 4)[0][BRITISH] == pytest.approx(1 / 2)
    mine = loyalty_beliefs([LoyaltyDealt(BRITISH), *known[1:], LoyaltyTaken(FRENCH)], 4, seat=0)
    assert mine[1][BRITISH] == pytest.approx(1)


def test_in_matches_of_bots_they_come_near_the_truth() -> None:
    """The deal alone gives the true loyalty one half in a game of six."""
    believed = []
    for seed in range(6):
        table, chance, heard = dealt(6, seed=seed), FastChance(seed), list[Event]()
        bots = [find_bot(GAME, "medium-1").make(GAME, seat) for seat in range(6)]
        while table.to_act:
            tell(bots, table.told)
            heard += [event for event in table.heard() if not isinstance(event, LoyaltyShown)]
            seat = table.to_act[0]
            action = cast("Choice", bots[seat].choose(table.view(seat), table.legal(seat), Budget()))
            table.does(seat, action, chance=chance)
        for chances, loyalty in zip(loyalty_beliefs(heard, 6), table.state.loyalties, strict=True):
            believed.append(chances[loyalty])
    assert sum(believed) / len(believed) > 0.7
