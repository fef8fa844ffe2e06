"""Why a choice in Tortuga 1667 is good: what it does for a nation, and what one thinks of whom it touches."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tortuga.bots.advice import MOST_REASONS, Reason, percent
from tortuga.bots.tortuga1667.deeds import banishing, best_known, enlisting, haste
from tortuga.bots.tortuga1667.instinct import wish_of
from tortuga.bots.tortuga1667.reasons import (
    AddsTreasure,
    ArmadaMayWait,
    ArmadaShallCome,
    BackOfTheShip,
    BoatIsTheirs,
    CabinBoyLosesHold,
    CaptainLosesShip,
    CardBetterKept,
    CardForFriend,
    CardIsKnown,
    CardsAreAlike,
    CardsAreUnseen,
    CrewIsWithYou,
    CrewMayRefuse,
    FlagsForNation,
    GalleonHasTreasure,
    GetsNearer,
    GoodHand,
    GoodPlace,
    LeavesTreasure,
    LikeliestEnemy,
    LikeliestFriend,
    MakesEven,
    MovesTreasure,
    NothingBetter,
    OnlyAboard,
    OtherShipHasTreasure,
    ProbablyEnemy,
    ProbablyFriend,
    SecondCardHelps,
    SecondCardSpared,
    StaysWhereItIs,
    VoteShallFail,
    VoteShallSucceed,
    WorstForOthers,
)
from tortuga.bots.tortuga1667.sight import Sight
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.cards.atlantis import Rest, Sail, Wait
from tortuga.games.tortuga1667.cards.black_powder import Close
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.cards.letter_of_marque import Board
from tortuga.games.tortuga1667.choosing import Choose, Decline
from tortuga.games.tortuga1667.components import (
    BOATS,
    DUTCHMAN_BOAT,
    INDEX,
    NATIONS,
    PLACES,
    SHIPS,
    EventCard,
    Loyalty,
    Nation,
    Vote,
)
from tortuga.games.tortuga1667.marooning import Drink
from tortuga.games.tortuga1667.pawns import enlistable
from tortuga.games.tortuga1667.phases.acting import (
    Attack,
    Brawl,
    Force,
    Maroon,
    Mutiny,
    Pilfer,
    Reveal,
    Row,
    UseLetter,
    View,
)
from tortuga.games.tortuga1667.phases.banishing import Banishing
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.plundering import Plunder, Plundering
from tortuga.games.tortuga1667.phases.resolving import Resolving
from tortuga.games.tortuga1667.phases.settling import Settle
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast, Voting
from tortuga.games.tortuga1667.state import other_ship
from tortuga.games.tortuga1667.view import Tortuga1667View

PROBABLY = 0.55
"""From this chance on a loyalty is named."""
MAPS = (EventCard.ATLANTIS, EventCard.EL_DORADO, EventCard.FOUNTAIN)


class Case(NamedTuple):
    """A position as its player looks at it. What `sight` guesses is never named."""

    view: Tortuga1667View
    sight: Sight
    beliefs: Sequence[Mapping[Loyalty, float]]

    @property
    def nation(self) -> Nation:
        """The one to help."""
        return NATIONS[self.sight.own_hold]

    @property
    def enemy(self) -> Nation:
        return NATIONS[self.sight.enemy_hold]

    def known(self, place: int) -> EventCard | None:
        """A card of the line, if its player has seen it."""
        card = self.view.line[place - 1]
        return card.card if card else None


def reasons_for(case: Case, action: Choice, *more: Reason) -> tuple[Reason, ...]:
    """The most telling first; `more` is said where there is room for it."""
    found = (*REASONS.get(type(action), _plain)(case, action), *more)
    return found[:MOST_REASONS] or (NothingBetter(),)


# Whom one takes for what


def _opinion(case: Case, player: Seat) -> Iterator[Reason]:
    """Why this one: as a friend or as an enemy, with the loyalty where it is likely enough."""
    sight = case.sight
    if player == sight.seat:
        return
    friend = sight.trust(player) > 0
    loyalty = max(case.beliefs[player], key=case.beliefs[player].__getitem__)
    chance = case.beliefs[player][loyalty]
    if sight.dutch or chance < PROBABLY or loyalty is Loyalty.DUTCH:
        yield LikeliestFriend(player) if friend else LikeliestEnemy(player)
    elif friend:
        yield ProbablyFriend(player, loyalty, percent(chance))
    else:
        yield ProbablyEnemy(player, loyalty, percent(chance))


def _crew(case: Case, crew: Sequence[Seat]) -> Iterator[Reason]:
    if crew:
        yield CrewIsWithYou() if sum(map(case.sight.trust, crew)) >= 0 else CrewMayRefuse()


# Treasure


def _pilfer(case: Case, action: Pilfer) -> Iterator[Reason]:
    to = NATIONS[1 - NATIONS.index(action.hold)]
    yield MakesEven() if case.sight.dutch else MovesTreasure(to)


def _stow(case: Case, action: Stow) -> Iterator[Reason]:
    yield MakesEven() if case.sight.dutch else AddsTreasure(action.hold)


def _plunder(case: Case, action: Plunder) -> Iterator[Reason]:
    if case.sight.dutch:
        yield MakesEven()
    else:
        yield MovesTreasure(action.into) if action.source else AddsTreasure(action.into)


def _decline(case: Case, action: Decline) -> Iterator[Reason]:
    phase = case.view.phase
    if isinstance(phase, Plundering):
        yield LeavesTreasure()
    elif isinstance(phase, Voting):
        yield SecondCardSpared()


# Deeds


def _attack(case: Case, action: Attack) -> Iterator[Reason]:
    left = case.view.galleon
    yield GalleonHasTreasure(left) if left else OtherShipHasTreasure(case.enemy)
    yield from _crew(case, case.sight.line[1:])


def _brawl(case: Case, action: Brawl) -> Iterator[Reason]:
    yield FlagsForNation(case.nation)
    yield from _crew(case, [seat for seat in case.sight.line if seat != case.sight.seat])


def _mutiny(case: Case, action: Mutiny) -> Iterator[Reason]:
    captain = case.sight.line[0]
    yield CaptainLosesShip(captain)
    yield from _opinion(case, captain)


def _maroon(case: Case, action: Maroon) -> Iterator[Reason]:
    yield from _banish(case, max(case.sight.line[1:], key=lambda seat: banishing(case.sight, seat)))


def _banish(case: Case, player: Seat) -> Iterator[Reason]:
    yield from _opinion(case, player)
    if player == case.sight.line[-1]:
        yield CabinBoyLosesHold(player)


def _row(case: Case, action: Row) -> Iterator[Reason]:
    to = INDEX[action.to]
    if to in SHIPS:
        yield from _aboard(case, to)
    elif to in BOATS and case.sight.place not in SHIPS:
        yield GetsNearer(PLACES[to - DUTCHMAN_BOAT])


def _aboard(case: Case, ship: int) -> Iterator[Reason]:
    treasures = case.sight.enemy_treasure(ship)
    if treasures and not case.sight.dutch:
        yield BackOfTheShip(PLACES[ship], treasures, case.enemy)
    else:
        yield OnlyAboard()


# Event cards


def _look(case: Case, action: View | Look) -> Iterator[Reason]:
    yield CardsAreUnseen()


def _reveal(case: Case, action: Reveal | Force) -> Iterator[Reason]:
    if haste(case.sight) > 0:
        yield ArmadaShallCome()
    elif isinstance(action, Reveal) and (known := case.known(best_known(case.sight) + 1)):
        yield CardIsKnown(known)
    elif haste(case.sight) < 0:
        yield ArmadaMayWait()


def _turn(case: Case, action: Turn) -> Iterator[Reason]:
    card = case.known(action.place)
    yield CardIsKnown(card) if card else CardsAreAlike()


def _point(case: Case, action: Point) -> Iterator[Reason]:
    known = [card for place in (action.first, action.second) if (card := case.known(place))]
    yield WorstForOthers(known[0]) if known else CardsAreAlike()


def _choose(case: Case, action: Choose) -> Iterator[Reason]:
    phase = case.view.phase
    if isinstance(phase, Banishing):
        yield from _banish(case, action.player)
        return
    card = phase.card if isinstance(phase, Resolving) else None
    if card is EventCard.NEST:
        yield GoodHand()
    elif card is EventCard.LETTER and action.player == case.sight.seat:
        yield OnlyAboard()
    elif card in MAPS:
        yield CardForFriend(card)
    yield from _opinion(case, action.player)


def _use_letter(case: Case, action: UseLetter) -> Iterator[Reason]:
    pawn = max(enlistable(case.sight.state), key=lambda pawn: enlisting(case.sight, pawn))
    if pawn == case.sight.seat:
        yield OnlyAboard()
    yield from _opinion(case, pawn)


def _board(case: Case, action: Board) -> Iterator[Reason]:
    yield from _aboard(case, INDEX[action.ship])


def _close(case: Case, action: Close) -> Iterator[Reason]:
    yield BoatIsTheirs()


def _take(case: Case, action: Take) -> Iterator[Reason]:
    yield GoodHand()


# Votes


def _cast(case: Case, action: Cast) -> Iterator[Reason]:
    phase, sight = case.view.phase, case.sight
    assert isinstance(phase, Voting)
    if phase.cast[phase.voters.index(sight.seat)]:
        yield SecondCardHelps()
    wish = wish_of(sight, phase)
    if phase.vote is Vote.BRAWL:
        yield FlagsForNation(case.nation)
        return
    yield (
        VoteShallSucceed(phase.vote) if wish > 0 else VoteShallFail(phase.vote) if wish else CardBetterKept()
    )
    captain = case.view.lines[phase.place][0]
    yield from _opinion(case, captain)


# Places


def _sail(case: Case, action: Sail) -> Iterator[Reason]:
    yield from _aboard(case, other_ship(case.sight.place))


def _stay(case: Case, action: Wait | Rest | Drink) -> Iterator[Reason]:
    yield StaysWhereItIs()


def _settle(case: Case, action: Settle) -> Iterator[Reason]:
    yield GoodPlace(action.place)


def _plain(case: Case, action: Choice) -> Iterator[Reason]:
    yield from ()


REASONS: dict[type[Any], Callable[[Case, Any], Iterator[Reason]]] = {
    Pilfer: _pilfer,
    Stow: _stow,
    Plunder: _plunder,
    Decline: _decline,
    Attack: _attack,
    Brawl: _brawl,
    Mutiny: _mutiny,
    Maroon: _maroon,
    Row: _row,
    View: _look,
    Look: _look,
    Reveal: _reveal,
    Force: _reveal,
    Turn: _turn,
    Point: _point,
    Choose: _choose,
    UseLetter: _use_letter,
    Board: _board,
    Close: _close,
    Take: _take,
    Cast: _cast,
    Sail: _sail,
    Wait: _stay,
    Rest: _stay,
    Drink: _stay,
    Settle: _settle,
}
