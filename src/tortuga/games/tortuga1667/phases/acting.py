"""What a player can do in a turn: everyone's deeds and those of the roles (S-ACT-1 to S-ACT-10)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.choosing import (
    HOLD,
    PLACE,
    Asking,
    TableView,
    hold_empty,
    no,
    no_room,
    place_name,
)
from tortuga.games.tortuga1667.components import (
    BESIDE,
    BOATS,
    BRITISH,
    FRENCH,
    INDEX,
    NATIONS,
    PLACES,
    SHIPS,
    TORTUGA,
    EventCard,
    Nation,
    Place,
    Vote,
)
from tortuga.games.tortuga1667.event_line import cards_in_line, only_armada_left
from tortuga.games.tortuga1667.events import Deed, DeedAnnounced, Rowed, TreasurePilfered, TurnPassed
from tortuga.games.tortuga1667.pawns import enlistable, has_room, move
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Pointing
from tortuga.games.tortuga1667.phases.looking import Look, Looking, look, looks
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.turning import Turn, Turning, reveal, turns
from tortuga.games.tortuga1667.phases.voting import call
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, hold, place_of
from tortuga.text import Message


class View(Choice, frozen=True):
    """Look at two cards of the line. S-ACT-1"""

    form: ClassVar[Form] = Form("view")


class Reveal(Choice, frozen=True):
    """Turn a card of the line. S-ACT-2"""

    form: ClassVar[Form] = Form("reveal")


class Force(Choice, frozen=True):
    """Make somebody turn one of two cards. S-ACT-3"""

    form: ClassVar[Form] = Form("force")


class Row(Choice, frozen=True):
    """To a rowboat, or from one to what lies beside it. S-ACT-4"""

    to: Place
    form: ClassVar[Form] = Form("row", PLACE)


class Attack(Choice, frozen=True):
    """The Captain calls for an attack. S-ACT-5"""

    form: ClassVar[Form] = Form("attack")


class Maroon(Choice, frozen=True):
    """The Captain maroons somebody of the own ship. S-ACT-5"""

    form: ClassVar[Form] = Form("maroon")


class Mutiny(Choice, frozen=True):
    """The First Mate calls for a mutiny. S-ACT-6"""

    form: ClassVar[Form] = Form("mutiny")


class Pilfer(Choice, frozen=True):
    """The Cabin Boy moves a treasure of the own ship out of this hold into the other. S-ACT-7"""

    hold: Nation
    form: ClassVar[Form] = Form("pilfer", HOLD)


class Brawl(Choice, frozen=True):
    """The Governor of Tortuga starts a brawl. S-ACT-8"""

    form: ClassVar[Form] = Form("brawl")


class UseLetter(Choice, frozen=True):
    """Use a saved Letter of Marque. S-ACT-9"""

    form: ClassVar[Form] = Form("letter")


class Pass(Choice, frozen=True):
    """Only where nothing else can be done. S-TURN-1"""

    form: ClassVar[Form] = Form("pass")


class ChooseDeed(Question, frozen=True):
    left: int
    """How many deeds are left in this turn."""
    answers: ClassVar = (
        View,
        Reveal,
        Force,
        Row,
        Attack,
        Maroon,
        Mutiny,
        Pilfer,
        Brawl,
        UseLetter,
        Pass,
    )


# What can be done

PAIR = 2
"""S-ACT-10: how many line cards viewing and forcing need."""
ROWS = tuple(Row(place) for place in PLACES)
PILFERS = tuple(Pilfer(nation) for nation in NATIONS)
BRAWL, PASS = (Brawl(),), (Pass(),)


def possible_deeds(state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
    """Every deed that can be carried out now."""
    place, cards = place_of(state, seat), state.event_cards
    rows = tuple([to for to in BESIDE[place] if has_room(state, to)])
    letter = EventCard.LETTER in cards.kept[seat] and bool(enlistable(state))
    common = _common(cards_in_line(cards), state.options.blind, rows, letter)
    return common + _of_role(state, seat, place) or PASS


def _can_view(cards: int, blind: bool) -> bool:
    """S-ACT-1, S-ACT-10, S-OPT-5."""
    return cards >= PAIR and not blind


@cache
def _common(cards: int, blind: bool, rows: tuple[int, ...], letter: bool) -> tuple[Choice, ...]:
    """S-ACT-1 to S-ACT-4, S-ACT-9: what anyone may do."""
    view = _can_view(cards, blind)
    on_the_line = _possible((View(), view), (Reveal(), cards > 0), (Force(), cards >= PAIR))
    return (*on_the_line, *[ROWS[to] for to in rows], *_possible((UseLetter(), letter)))


def _of_role(state: Tortuga1667State, seat: Seat, place: int) -> tuple[Choice, ...]:
    line = state.lines[place]
    if place == TORTUGA:
        return BRAWL if line[0] == seat else ()
    if place not in SHIPS:
        return ()
    cabin_boy = line[-1] == seat
    return _aboard(
        line.index(seat),
        len(line) > 1,
        cabin_boy and state.holds[hold(place, BRITISH)] > 0,
        cabin_boy and state.holds[hold(place, FRENCH)] > 0,
    )


@cache
def _aboard(position: int, company: bool, pilfer_british: bool, pilfer_french: bool) -> tuple[Choice, ...]:
    """S-ACT-5 to S-ACT-7: Captain, First Mate and Cabin Boy, who may be one and the same."""
    return _possible(
        (Attack(), position == 0),
        (Maroon(), position == 0 and company),
        (Mutiny(), position == 1),
        (PILFERS[BRITISH], pilfer_british),
        (PILFERS[FRENCH], pilfer_french),
    )


def _possible(*deeds: tuple[Choice, bool]) -> tuple[Choice, ...]:
    return tuple(deed for deed, possible in deeds if possible)


def _without(deeds: tuple[Choice, ...], *kinds: type[Choice]) -> tuple[Choice, ...]:
    return tuple([deed for deed in deeds if type(deed) not in kinds])


class Acting(Asking, frozen=True):
    """The player whose turn it is announces a deed; from then on there is no way back. S-TURN-1"""

    questions: ClassVar = (ChooseDeed,)
    by_clock: ClassVar = (Look, Turn)

    def question(self, state: Tortuga1667State, seat: Seat) -> ChooseDeed:
        return ChooseDeed(state.deeds_left)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return possible_deeds(state, seat)

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        """S-OPT-3: two random cards are viewed; where that is impossible, a random one is revealed, but not
        the Armada, left alone, before all else."""
        if _can_view(cards_in_line(state.event_cards), state.options.blind):
            return looks(state)
        deeds = self.legal(state, seat)
        others = _without(deeds, Reveal, UseLetter) or _without(deeds, Reveal)
        return others if others and only_armada_left(state.event_cards) else turns(state) or deeds

    def answer(self, step: Step, seat: Seat, action: Choice) -> None:
        kind = type(action)
        if kind in ANNOUNCED:
            deed, detail = ANNOUNCED[kind]
            step.tell(DeedAnnounced(seat, deed))
            step.ask(detail(seat))
        elif kind in VOTES:
            call(step, seat, VOTES[kind])
        elif kind in AT_ONCE:
            AT_ONCE[kind](step, seat, action)
        else:
            step.tell(TurnPassed(seat))

    def objection(self, view: TableView, action: Choice) -> Message:
        match action:
            case View():
                return no("blind" if view.options.blind else "two-cards")
            case Row(to):
                return _no_row(view, self.seat, INDEX[to])
            case Maroon():
                return _no_maroon(view, self.seat)
            case Pilfer(source):
                return _no_pilfer(view, self.seat, source)
            case UseLetter():
                return _no_letter(view, self.seat)
            case _:
                return no(REASONS[type(action)])


# What comes of it

ANNOUNCED: Mapping[type[Choice], tuple[Deed, Callable[[Seat], Asking]]] = {
    View: (Deed.VIEW, Looking),
    Reveal: (Deed.REVEAL, Turning),
    Force: (Deed.FORCE, Pointing),
    Maroon: (Deed.MAROON, Banishing),
    UseLetter: (Deed.LETTER, lambda seat: Resolving(seat, EventCard.LETTER)),
}
"""The deeds whose details are choices of their own."""
VOTES: Mapping[type[Choice], Vote] = {Attack: Vote.ATTACK, Mutiny: Vote.MUTINY, Brawl: Vote.BRAWL}


def _row(step: Step, seat: Seat, action: Row) -> None:
    step.tell(Rowed(seat, action.to))
    move(step, seat, INDEX[action.to])


def _pilfer(step: Step, seat: Seat, action: Pilfer) -> None:
    ship, holds = place_of(step.state, seat), list(step.state.holds)
    source = NATIONS.index(action.hold)
    holds[hold(ship, source)] -= 1
    holds[hold(ship, 1 - source)] += 1
    step.change(holds=tuple(holds))
    step.tell(TreasurePilfered(seat, PLACES[ship], action.hold))


def _look_at_once(step: Step, seat: Seat, action: Look) -> None:
    step.tell(DeedAnnounced(seat, Deed.VIEW))
    look(step, seat, action)


def _turn_at_once(step: Step, seat: Seat, action: Turn) -> None:
    step.tell(DeedAnnounced(seat, Deed.REVEAL))
    reveal(step, seat, action)


AT_ONCE: Mapping[type[Choice], Callable[[Step, Seat, Any], None]] = {
    Row: _row,
    Pilfer: _pilfer,
    Look: _look_at_once,
    Turn: _turn_at_once,
}


# Why not


def _no_row(view: TableView, seat: Seat, to: int) -> Message:
    beside = to in BESIDE[place_of(view, seat)]
    return no_room(view, to) if beside else no("not-beside", place=place_name(to))


def _no_maroon(view: TableView, seat: Seat) -> Message:
    place = place_of(view, seat)
    captain = place in SHIPS and view.lines[place][0] == seat
    return no("nobody-to-maroon") if captain else no("not-captain")


def _no_pilfer(view: TableView, seat: Seat, source: Nation) -> Message:
    place = place_of(view, seat)
    cabin_boy = place in SHIPS and view.lines[place][-1] == seat
    return hold_empty(source) if cabin_boy else no("not-cabin-boy")


def _no_letter(view: TableView, seat: Seat) -> Message:
    if EventCard.LETTER not in view.kept[seat]:
        return no("no-letter")
    ashore = any(view.lines[place] for place in (TORTUGA, *BOATS))
    return no("ships-full") if ashore else no("nobody-to-enlist")


REASONS: Mapping[type[Choice], str] = {
    Force: "two-cards",
    Reveal: "no-cards",
    Attack: "not-captain",
    Mutiny: "not-mate",
    Brawl: "not-governor",
    Pass: "no-passing",
}
"""Where the reason is always the same."""
