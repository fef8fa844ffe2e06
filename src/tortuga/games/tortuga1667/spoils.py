"""What votes bring: plunder, a reordered island, a marooned captain (S-VOTE-3 to S-VOTE-5)."""

from functools import cache

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Decline, Plunder
from tortuga.games.tortuga1667.components import (
    BRITISH,
    FRENCH,
    NATIONS,
    PLACES,
    TORTUGA,
    TORTUGA_TREASURES,
    Cause,
    VoteFact,
)
from tortuga.games.tortuga1667.events import (
    AttackDecided,
    BrawlDecided,
    MutinyDecided,
    PlunderDeclined,
    TreasurePlundered,
)
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.play import AskingRules, Play
from tortuga.games.tortuga1667.questions import PlunderTreasure
from tortuga.games.tortuga1667.state import (
    Plundering,
    Tortuga1667State,
    Voting,
    hold,
    other_ship,
    place_of,
)
from tortuga.games.tortuga1667.turns import finish_deed


def attack(play: Play, phase: Voting, shown: tuple[VoteFact, ...]) -> None:
    """S-VOTE-3: a cannon, and a torch that no water has put out."""
    cannons = sum([fact.cannons for fact in shown])
    torches = sum([fact.torches for fact in shown])
    waters = sum([fact.waters for fact in shown])
    won = cannons > 0 and torches > waters
    play.tell(AttackDecided(phase.caller, won, cannons, torches, waters))
    if won and _prey(play.state, phase.place):
        play.ask(Plundering(phase.caller))
    else:
        finish_deed(play)


def brawl(play: Play, phase: Voting, shown: tuple[VoteFact, ...]) -> None:
    """S-VOTE-4: both treasures of Tortuga to the nation with more flags; on a tie one to each."""
    del phase
    british, french = sum([fact.british for fact in shown]), sum([fact.french for fact in shown])
    for_british = TORTUGA_TREASURES * (1 + (british > french) - (british < french)) // 2
    holds = list(play.state.holds)
    holds[hold(TORTUGA, BRITISH)] = for_british
    holds[hold(TORTUGA, FRENCH)] = TORTUGA_TREASURES - for_british
    play.change(holds=tuple(holds), adrift=0)
    play.tell(BrawlDecided(british, french))
    finish_deed(play)


def mutiny(play: Play, phase: Voting, shown: tuple[VoteFact, ...]) -> None:
    """S-VOTE-5: more skulls than wheels maroon the Captain."""
    skulls, wheels = sum([fact.skulls for fact in shown]), sum([fact.wheels for fact in shown])
    captain = play.state.lines[phase.place][0]
    play.tell(MutinyDecided(captain, skulls > wheels, skulls, wheels))
    if skulls > wheels:
        maroon(play, captain, Cause.MUTINY)
    else:
        finish_deed(play)


def _prey(state: Tortuga1667State, ship: int) -> bool:
    """Whether there is anything to take: on the Galleon, or if that is empty on the other ship."""
    return bool(state.galleon or _sources(state, ship))


def _sources(state: Tortuga1667State, ship: int) -> tuple[int, ...]:
    """The holds of the other ship to take from, once the Galleon is empty."""
    return tuple(nation for nation in (BRITISH, FRENCH) if state.holds[hold(other_ship(ship), nation)])


@cache
def _choices(sources: tuple[int | None, ...]) -> tuple[AnyAction, ...]:
    taken = (
        Plunder(into, None if source is None else NATIONS[source]) for source in sources for into in NATIONS
    )
    return (*taken, Decline())


class PlunderingRules(AskingRules[Plundering]):
    """The captain takes one treasure into a hold of choice, or leaves it."""

    def question(self, state: Tortuga1667State, phase: Plundering, seat: Seat) -> PlunderTreasure:
        del phase
        return PlunderTreasure(None if state.galleon else PLACES[other_ship(place_of(state, seat))])

    def legal(self, state: Tortuga1667State, phase: Plundering, seat: Seat) -> tuple[AnyAction, ...]:
        del phase
        return _choices((None,) if state.galleon else _sources(state, place_of(state, seat)))

    def answer(self, play: Play, phase: Plundering, seat: Seat, action: AnyAction) -> None:
        del phase
        if isinstance(action, Plunder):
            self._take(play, seat, action)
        else:
            play.tell(PlunderDeclined(seat))
        finish_deed(play)

    def _take(self, play: Play, seat: Seat, action: Plunder) -> None:
        ship, holds = place_of(play.state, seat), list(play.state.holds)
        if action.source is None:
            play.change(galleon=play.state.galleon - 1)
        else:
            holds[hold(other_ship(ship), NATIONS.index(action.source))] -= 1
        holds[hold(ship, NATIONS.index(action.into))] += 1
        play.change(holds=tuple(holds))
        play.tell(TreasurePlundered(seat, PLACES[ship], action.into, action.source))
