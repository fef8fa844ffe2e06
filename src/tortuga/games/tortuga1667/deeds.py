"""What a player can do in a turn: everyone's deeds and those of the roles (S-ACT-1 to S-ACT-10)."""

from functools import cache

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import (
    AnyAction,
    Attack,
    Brawl,
    Force,
    Look,
    Maroon,
    Mutiny,
    Pass,
    Pilfer,
    Reveal,
    Row,
    Turn,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.cards import reveal
from tortuga.games.tortuga1667.components import (
    BESIDE,
    BRITISH,
    FRENCH,
    INDEX,
    NATIONS,
    PLACES,
    SHIPS,
    TORTUGA,
    EventCard,
    Vote,
)
from tortuga.games.tortuga1667.details import look, looks, turns
from tortuga.games.tortuga1667.event_line import cards_in_line
from tortuga.games.tortuga1667.events import Deed, DeedAnnounced, Rowed, TreasurePilfered, TurnPassed
from tortuga.games.tortuga1667.pawns import enlistable, has_room, move
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import ChooseDeed
from tortuga.games.tortuga1667.state import (
    Acting,
    Banishing,
    Looking,
    Pointing,
    Resolving,
    Tortuga1667State,
    Turning,
    hold,
    place_of,
)
from tortuga.games.tortuga1667.turns import finish_deed
from tortuga.games.tortuga1667.votes import call

PAIR = 2
"""S-ACT-10: how many line cards viewing and forcing need."""

ROWS = tuple(Row(place) for place in PLACES)
PILFERS = tuple(Pilfer(nation) for nation in NATIONS)


def can_view(state: Tortuga1667State) -> bool:
    """S-ACT-1, S-ACT-10, S-OPT-5."""
    return not state.options.blind and cards_in_line(state.event_cards) >= PAIR


def possible_deeds(state: Tortuga1667State, seat: Seat) -> tuple[AnyAction, ...]:
    """Every deed that can be carried out now."""
    place = place_of(state, seat)
    cards = cards_in_line(state.event_cards)
    rows = tuple([ROWS[to] for to in BESIDE[place] if has_room(state, to)])
    letter = EventCard.LETTER in state.event_cards.kept[seat] and bool(enlistable(state))
    common = _common(not state.options.blind and cards >= PAIR, cards >= 1, cards >= PAIR, rows, letter)
    return common + _of_role(state, seat, place) or (Pass(),)


@cache
def _common(
    view: bool, turn: bool, force: bool, rows: tuple[AnyAction, ...], letter: bool
) -> tuple[AnyAction, ...]:
    """S-ACT-1 to S-ACT-4, S-ACT-9: what anyone may do."""
    deeds: list[AnyAction] = []
    deeds += [View()] * view
    deeds += [Reveal()] * turn
    deeds += [Force()] * force
    deeds += rows
    deeds += [UseLetter()] * letter
    return tuple(deeds)


def _of_role(state: Tortuga1667State, seat: Seat, place: int) -> tuple[AnyAction, ...]:
    line = state.lines[place]
    if place == TORTUGA:
        return (Brawl(),) if line[0] == seat else ()
    if place not in SHIPS:
        return ()
    treasures = state.holds[hold(place, BRITISH)], state.holds[hold(place, FRENCH)]
    cabin_boy = line[-1] == seat
    return _aboard(
        line[0] == seat,
        len(line) > 1,
        len(line) > 1 and line[1] == seat,
        cabin_boy and treasures[BRITISH] > 0,
        cabin_boy and treasures[FRENCH] > 0,
    )


@cache
def _aboard(
    captain: bool, company: bool, mate: bool, pilfer_british: bool, pilfer_french: bool
) -> tuple[AnyAction, ...]:
    """S-ACT-5 to S-ACT-7: Captain, First Mate and Cabin Boy, who may be one and the same."""
    deeds: list[AnyAction] = []
    deeds += [Attack()] * captain
    deeds += [Maroon()] * (captain and company)
    deeds += [Mutiny()] * mate
    deeds += [PILFERS[BRITISH]] * pilfer_british
    deeds += [PILFERS[FRENCH]] * pilfer_french
    return tuple(deeds)


class ActingRules(AskingRules[Acting]):
    """The deed is announced; from then on there is no way back."""

    def question(self, state: Tortuga1667State, phase: Acting, seat: Seat) -> ChooseDeed:
        del phase, seat
        return ChooseDeed(state.deeds_left)

    def legal(self, state: Tortuga1667State, phase: Acting, seat: Seat) -> tuple[AnyAction, ...]:
        del phase
        return possible_deeds(state, seat)

    def overdue(self, state: Tortuga1667State, phase: Acting, seat: Seat) -> tuple[AnyAction, ...]:
        """S-OPT-3: two random cards are viewed; where that is impossible, a random one is revealed."""
        if can_view(state):
            return looks(state)
        return turns(state) or self.legal(state, phase, seat)

    def answer(self, play: Play, phase: Acting, seat: Seat, action: AnyAction) -> None:
        del phase
        DEEDS[type(action)](play, seat, action)


def _view(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(DeedAnnounced(seat, Deed.VIEW))
    play.ask(Looking(seat))


def _view_at_once(play: Play, seat: Seat, action: AnyAction) -> None:
    assert isinstance(action, Look)
    play.tell(DeedAnnounced(seat, Deed.VIEW))
    look(play, seat, action)


def _reveal(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(DeedAnnounced(seat, Deed.REVEAL))
    play.ask(Turning(seat))


def _reveal_at_once(play: Play, seat: Seat, action: AnyAction) -> None:
    assert isinstance(action, Turn)
    play.tell(DeedAnnounced(seat, Deed.REVEAL))
    reveal(play, seat, action.place)


def _force(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(DeedAnnounced(seat, Deed.FORCE))
    play.ask(Pointing(seat))


def _row(play: Play, seat: Seat, action: AnyAction) -> None:
    assert isinstance(action, Row)
    play.tell(Rowed(seat, action.to))
    move(play, seat, INDEX[action.to])
    finish_deed(play)


def _attack(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    call(play, seat, Vote.ATTACK, place_of(play.state, seat))


def _maroon(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(DeedAnnounced(seat, Deed.MAROON))
    play.ask(Banishing(seat))


def _mutiny(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    call(play, seat, Vote.MUTINY, place_of(play.state, seat))


def _pilfer(play: Play, seat: Seat, action: AnyAction) -> None:
    assert isinstance(action, Pilfer)
    ship, holds = place_of(play.state, seat), list(play.state.holds)
    source = NATIONS.index(action.hold)
    holds[hold(ship, source)] -= 1
    holds[hold(ship, 1 - source)] += 1
    play.change(holds=tuple(holds))
    play.tell(TreasurePilfered(seat, PLACES[ship], action.hold))
    finish_deed(play)


def _brawl(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    call(play, seat, Vote.BRAWL, TORTUGA)


def _use_letter(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(DeedAnnounced(seat, Deed.LETTER))
    play.ask(Resolving(seat, EventCard.LETTER))


def _pass(play: Play, seat: Seat, action: AnyAction) -> None:
    del action
    play.tell(TurnPassed(seat))
    finish_deed(play)


DEEDS = {
    View: _view,
    Reveal: _reveal,
    Force: _force,
    Row: _row,
    Attack: _attack,
    Maroon: _maroon,
    Mutiny: _mutiny,
    Pilfer: _pilfer,
    Brawl: _brawl,
    UseLetter: _use_letter,
    Pass: _pass,
    Look: _view_at_once,  # by the clock only
    Turn: _reveal_at_once,  # by the clock only
}
