"""Why an action is not possible now, from what the seat knows."""

from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import (
    AnyAction,
    Attack,
    Board,
    Brawl,
    Cast,
    Choose,
    Close,
    Force,
    Look,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Plunder,
    Point,
    Reveal,
    Row,
    Settle,
    Take,
    Turn,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.components import (
    BESIDE,
    BOATS,
    CAPACITY,
    INDEX,
    PLACES,
    SHIPS,
    TORTUGA,
    EventCard,
)
from tortuga.games.tortuga1667.questions import (
    CastSecond,
    CastVote,
    ChooseDeed,
    ChooseForced,
    ChooseLook,
    ChooseMarooned,
    ChoosePair,
    ChooseShip,
    ChooseTurn,
    PlunderTreasure,
    ResolveCard,
    SearchDeck,
    SettlePawn,
    SpendLetter,
    TurnFor,
    TurnForced,
)
from tortuga.games.tortuga1667.setup import ON_LAND
from tortuga.games.tortuga1667.state import NOBODY, Settling, place_of
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.text import Message, Sayable

DETAILS = (Look, Turn, Point, Choose, Board, Close, Take, Plunder, Cast)
"""What is chosen only after something else has been announced or turned."""


def objection(view: Tortuga1667View, action: AnyAction) -> Message | None:
    """One sentence on what stands in the way, where there is more to say than that it is not possible."""
    if view.seat is None or view.asked is None:
        return None
    if isinstance(view.asked, ChooseDeed):
        if isinstance(action, DETAILS):
            return _no("announce-first")
        reasons = DEEDS
    elif isinstance(action, _expected(view)):
        reasons = ANSWERS
    else:
        return _no("not-asked")
    reason = reasons.get(type(action), "not-asked")
    return _no(reason) if isinstance(reason, str) else reason(view, view.seat, action)


def _expected(view: Tortuga1667View) -> tuple[type, ...]:
    """What the question expects, where an answer of that kind can still be impossible."""
    if isinstance(view.asked, ResolveCard):
        return (Close,) if view.asked.card is EventCard.POWDER else (Choose,)
    return EXPECTED.get(type(view.asked), ())


def _no(reason: str, **args: Sayable) -> Message:
    return Message(f"tortuga1667-objection-{reason}", args)


def _name(place: int) -> Message:
    return Message(f"tortuga1667-place-{PLACES[place]}")


# Deeds


def _view(view: Tortuga1667View, seat: Seat, action: View) -> Message:
    del seat, action
    return _no("blind") if view.options.blind else _no("two-cards")


def _row(view: Tortuga1667View, seat: Seat, action: Row) -> Message:
    to = INDEX[action.to]
    if to not in BESIDE[place_of(view, seat)]:
        return _no("not-beside", place=_name(to))
    return _full(view, to)


def _full(view: Tortuga1667View, place: int) -> Message:
    if view.closed[place]:
        return _no("boat-closed")
    return _no("boat-taken") if place in BOATS else _no("ship-full", place=_name(place))


def _maroon(view: Tortuga1667View, seat: Seat, action: AnyAction) -> Message:
    del action
    place = place_of(view, seat)
    captain = place in SHIPS and view.lines[place][0] == seat
    return _no("nobody-to-maroon") if captain else _no("not-captain")


def _pilfer(view: Tortuga1667View, seat: Seat, action: Pilfer) -> Message:
    place = place_of(view, seat)
    if place not in SHIPS or view.lines[place][-1] != seat:
        return _no("not-cabin-boy")
    return _no("hold-empty", hold=Message(f"tortuga1667-nation-{action.hold}"))


def _letter(view: Tortuga1667View, seat: Seat, action: AnyAction) -> Message:
    del action
    if EventCard.LETTER not in view.kept[seat]:
        return _no("no-letter")
    ashore = any(view.lines[place] for place in (TORTUGA, *BOATS))
    return _no("ships-full") if ashore else _no("nobody-to-enlist")


Reasons: TypeAlias = dict[type, str | Callable[[Tortuga1667View, Seat, Any], Message]]

DEEDS: Reasons = {
    View: _view,
    Force: "two-cards",
    Reveal: "no-cards",
    Row: _row,
    Attack: "not-captain",
    Maroon: _maroon,
    Mutiny: "not-mate",
    Pilfer: _pilfer,
    Brawl: "not-governor",
    UseLetter: _letter,
    Pass: "no-passing",
}


# Details


def _pair(view: Tortuga1667View, seat: Seat, action: Look | Point) -> Message:
    if action.first == action.second:
        return _no("same-card")
    if action.first > action.second:
        return _no("card-order")
    empty = action.first if view.line[action.first - 1] is None else action.second
    return _turn(view, seat, Turn(empty))


def _turn(view: Tortuga1667View, seat: Seat, action: Turn) -> Message:
    del seat
    if view.line[action.place - 1] is None:
        return _no("empty-place", place=action.place)
    return _no("not-pointed-at", place=action.place)


def _choose(view: Tortuga1667View, seat: Seat, action: Choose) -> Message:
    if action.player >= len(view.skips):
        return _no("no-such-player", count=len(view.skips))
    if isinstance(view.asked, SpendLetter) or view.asked == ResolveCard(EventCard.LETTER):
        return _no("not-ashore")
    return _no("not-yourself") if action.player == seat else _no("not-aboard")


def _board(view: Tortuga1667View, seat: Seat, action: Board) -> Message:
    del seat
    ship = INDEX[action.ship]
    return _full(view, ship) if ship in SHIPS else _no("not-a-ship")


def _close(view: Tortuga1667View, seat: Seat, action: Close) -> Message:
    del seat
    boat = INDEX[action.boat]
    return _no("boat-closed") if boat in BOATS and view.closed[boat] else _no("not-a-boat")


def _plunder(view: Tortuga1667View, seat: Seat, action: Plunder) -> Message:
    if view.galleon:
        return _no("galleon-first")
    del seat
    if action.source is None:
        return _no("galleon-empty")
    return _no("hold-empty", hold=Message(f"tortuga1667-nation-{action.source}"))


def _cast(view: Tortuga1667View, seat: Seat, action: Cast) -> Message:
    del view, seat
    return _no("not-in-hand", card=Message(f"tortuga1667-vote-card-{action.card}"))


def _take(view: Tortuga1667View, seat: Seat, action: Take) -> Message:
    del view, seat
    return _no("not-in-deck", card=Message(f"tortuga1667-vote-card-{action.card}"))


def _settle(view: Tortuga1667View, seat: Seat, action: Settle) -> Message:
    del seat
    place = INDEX[action.place]
    if place not in ON_LAND or action.position > CAPACITY[place]:
        return _no("no-such-place")
    assert isinstance(view.phase, Settling)
    assert view.phase.spots[place][action.position - 1] != NOBODY
    return _no("place-taken")


EXPECTED: dict[type, tuple[type, ...]] = {
    ChooseLook: (Look,),
    ChooseTurn: (Turn,),
    ChoosePair: (Point,),
    ChooseForced: (Choose,),
    TurnForced: (Turn,),
    TurnFor: (Turn,),
    ChooseMarooned: (Choose,),
    SpendLetter: (Choose,),
    ChooseShip: (Board,),
    SearchDeck: (Take,),
    CastVote: (Cast,),
    CastSecond: (Cast,),
    PlunderTreasure: (Plunder,),
    SettlePawn: (Settle,),
}
ANSWERS: Reasons = {
    Look: _pair,
    Point: _pair,
    Turn: _turn,
    Choose: _choose,
    Board: _board,
    Close: _close,
    Plunder: _plunder,
    Cast: _cast,
    Take: _take,
    Settle: _settle,
}
