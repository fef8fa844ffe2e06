"""buccaneers in numbers. Every answer is one small action: `ACTIONS` lists them by their numbers.

Players are counted clockwise from the seat itself, which is 0. Of two treasure tiles that were looked at,
`KeepTile(1)` stands for the one with fewer coins and `KeepTile(2)` for the other.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from tortuga.core.encoding import MANY, Encoding, Field, Word, marked, one_hot, padded
from tortuga.core.errors import NotEncoded
from tortuga.core.game import Seat
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.chests import crew_room, fleet_room
from tortuga.games.buccaneers.components import (
    CHEST_INDEX,
    CHESTS,
    DEED_INDEX,
    DEEDS,
    DICE,
    DIE_INDEX,
    FACES,
    Chest,
    Deed,
    Die,
    Face,
    Zone,
)
from tortuga.games.buccaneers.dice import room
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions, PutOff
from tortuga.games.buccaneers.phases import PHASES
from tortuga.games.buccaneers.phases.acting import Act, Attack, GiveUp
from tortuga.games.buccaneers.phases.doing import Doing
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.looking import KeepTile, Looking, WhichTile
from tortuga.games.buccaneers.phases.moving import LOADS, Move, Moving
from tortuga.games.buccaneers.phases.naming import NAMES, Naming
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import BONUSES, Bonus, NoneFits, Rolling
from tortuga.games.buccaneers.phases.stealing import Steal, Stealing
from tortuga.games.buccaneers.phases.taking import TAKES, Taking
from tortuga.games.buccaneers.state import Board, Find
from tortuga.games.buccaneers.view import BuccaneersView

PLAYERS = GAME.seats[-1]
ROW = 8
"""The most chests that a fleet or crew zone holds in these numbers."""
COINS = 6
"""The most coins that a treasure tile shows in them."""

KEEPS = tuple(
    Keep(tuple(die for at, die in enumerate(DICE) if some >> at & 1)) for some in range(1, 1 << len(DICE))
)
ACTIONS: tuple[Choice | None, ...] = (
    None,  # to wait
    *KEEPS,
    NoneFits(),
    *BONUSES,
    *NAMES,
    Act(),
    GiveUp(),
    *(Attack(clockwise) for clockwise in range(1, PLAYERS)),
    KeepTile(1),
    KeepTile(2),
    *(Steal(place) for place in range(1, ROW + 1)),
    *TAKES.values(),
    *LOADS.values(),
)
NUMBER = {action: number for number, action in enumerate(ACTIONS)}


class Sight(Struct):
    """A view and its boards from the own one on, clockwise."""

    view: BuccaneersView
    seats: tuple[Seat, ...]
    boards: tuple[Board, ...]

    def each(self, of: Callable[[Seat], Iterable[int]], size: int) -> list[int]:
        """Numbers of each player, with zeros for players that are not there."""
        return padded((of(seat) for seat in self.seats), PLAYERS * size)

    def of_boards(self, of: Callable[[Board], Iterable[int]], size: int) -> list[int]:
        return padded((of(board) for board in self.boards), PLAYERS * size)

    def flags(self, seats: Iterable[Seat | None]) -> list[int]:
        """Which players are among these."""
        some = set(seats)
        return self.each(lambda seat: (int(seat in some),), 1)


Numbers: TypeAlias = list[int]


def _row(chests: tuple[Chest, ...]) -> Numbers:
    """The colour of the chest on each place."""
    return padded((one_hot(CHEST_INDEX[chest], len(CHESTS)) for chest in chests), ROW * len(CHESTS))


def _chests(chests: tuple[Chest, ...]) -> Numbers:
    return marked([CHEST_INDEX[chest] for chest in chests], len(CHESTS))


def _dice(dice: Iterable[Die]) -> Numbers:
    return marked([DIE_INDEX[die] for die in dice], len(DICE))


def _coins(coins: Iterable[int | None]) -> Numbers:
    return marked([number - 1 for number in coins if number is not None], COINS)


def _rooms(sight: Sight) -> Numbers:
    facts = sight.view.options.facts
    return sight.of_boards(
        lambda board: (
            max(0, room(board, Deed.BOARDING, facts)),
            max(0, room(board, Deed.RAID, facts)),
            fleet_room(board, facts),
            crew_room(board, facts),
        ),
        4,
    )


def _tiles(sight: Sight, of: Callable[[Find], int | None]) -> Numbers:
    finds = sight.view.finds
    return sight.each(lambda seat: _coins(of(find) for find in finds if find.seat == seat), COINS)


def _throws(sight: Sight) -> Numbers:
    """The faces that this seat can see, die by die."""
    phase, seen = sight.view.phase, dict[Seat, tuple[Face, ...]]()
    if isinstance(phase, Rolling):
        seen = {seat: throw for seat, throw in enumerate(phase.throws) if throw}
    elif isinstance(phase, Rerolling) and phase.throw:
        seen[phase.seat] = phase.throw
    if isinstance(phase, Naming | Rerolling):
        seen.update({stuck.seat: stuck.throw for stuck in phase.stuck if stuck.throw})
    return sight.each(
        lambda seat: _faces(sight.view.boards[seat].hand, seen.get(seat, ())), len(DICE) * len(FACES)
    )


def _faces(hand: tuple[Die, ...], throw: tuple[Face, ...]) -> Numbers:
    shown = zip(hand, throw, strict=False)
    return marked(
        [len(FACES) * DIE_INDEX[die] + FACES.index(face) for die, face in shown], len(DICE) * len(FACES)
    )


def _skulls(sight: Sight) -> Numbers:
    phase = sight.view.phase
    skulls = dict(zip(phase.namers, phase.skulls, strict=True)) if isinstance(phase, Naming) else {}
    return sight.each(lambda seat: _dice(skulls.get(seat, ())), len(DICE))


def _chosen(sight: Sight) -> Numbers:
    phase, seat = sight.view.phase, sight.view.seat
    choice = phase.choices[seat] if isinstance(phase, Rolling) and seat is not None else None
    kept = choice.dice if isinstance(choice, Keep) else ()
    bonus = DEED_INDEX[choice.deed] if isinstance(choice, Bonus) else None
    return [*_dice(kept), int(isinstance(choice, NoneFits)), *one_hot(bonus, len(DEEDS))]


def _stuck(sight: Sight) -> Numbers:
    phase = sight.view.phase
    return (
        sight.flags(one.seat for one in phase.stuck)
        if isinstance(phase, Naming | Rerolling)
        else [0] * PLAYERS
    )


def _doing(sight: Sight) -> Numbers:
    """1st, 2nd, whom the 1st attacked, who is attacked now."""
    phase = sight.view.phase
    if not isinstance(phase, Doing):
        return [0] * 4 * PLAYERS
    victim = phase.victim if isinstance(phase, Stealing | Taking) else None
    parts = (*phase.actors, None)[:2], (phase.attacked, victim)
    return [*chain.from_iterable(sight.flags([one]) for part in parts for one in part)]


def _deed(sight: Sight) -> Numbers:
    phase = sight.view.phase
    if not isinstance(phase, Doing):
        return [0] * (len(DEEDS) + 1)
    return [*one_hot(DEED_INDEX[phase.deed], len(DEEDS)), phase.rank]


def _roll(sight: Sight) -> Numbers:
    phase = sight.view.phase
    return [phase.roll if isinstance(phase, Rolling | Naming | Rerolling) else 0]


def _looked(sight: Sight) -> Numbers:
    phase = sight.view.phase
    return _coins(phase.tiles or () if isinstance(phase, Looking) else ())


def _own_move(sight: Sight) -> Move:
    phase, seat = sight.view.phase, sight.view.seat
    return phase.moves[seat] if isinstance(phase, Moving) and seat is not None and phase.moves else Move()


def _next_zone(sight: Sight) -> Numbers:
    zone = _own_move(sight).next
    return [int(zone is Zone.FLEET), int(zone is Zone.CREW)]


def _options(sight: Sight) -> Numbers:
    options = sight.view.options
    rules = (
        options.bonus_needs_die,
        options.put_off is PutOff.ACTION,
        options.long_game,
        options.hidden_reroll,
    )
    return [int(rule) for rule in rules]


def _dice_numbers(sight: Sight) -> Numbers:
    return [numbers.of(deed) for numbers in sight.view.options.facts.dice for deed in DEEDS]


COLOURS = len(CHESTS)
FIELDS = (
    Field("players", (PLAYERS,), 1, "who is there", lambda s: s.flags(s.seats)),
    Field(
        "asked", (1,), 1, "whether this seat is asked something", lambda s: [int(s.view.asked is not None)]
    ),
    Field("awaited", (PLAYERS,), 1, "whom the table waits for", lambda s: s.flags(s.view.awaited)),
    Field("first", (PLAYERS,), 1, "who holds the first-player marker", lambda s: s.flags([s.view.first])),
    Field("round", (1,), MANY, "the round, from 1", lambda s: [s.view.round]),
    Field(
        "phase",
        (len(PHASES),),
        1,
        "rolling, naming, rerolling, acting, looking, stealing, taking, moving, over",
        lambda s: one_hot(PHASES.index(type(s.view.phase)), len(PHASES)),
    ),
    Field("ship", (PLAYERS,), MANY, "the ship's space", lambda s: s.of_boards(lambda b: (b.ship,), 1)),
    Field("pirate", (PLAYERS,), MANY, "the pirate's space", lambda s: s.of_boards(lambda b: (b.pirate,), 1)),
    Field(
        "rooms",
        (PLAYERS, 4),
        MANY,
        "how many more dice boarding and raid hold, how many chests fleet and crew",
        _rooms,
    ),
    Field(
        "island",
        (PLAYERS, COLOURS),
        MANY,
        "chests of each colour in the island zone",
        lambda s: s.of_boards(lambda b: _chests(b.island), COLOURS),
    ),
    Field(
        "crew",
        (PLAYERS, ROW, COLOURS),
        1,
        "the colour of the chest on each place of the crew zone",
        lambda s: s.of_boards(lambda b: _row(b.crew), ROW * COLOURS),
    ),
    Field(
        "fleet",
        (PLAYERS, ROW, COLOURS),
        1,
        "the same of the fleet zone",
        lambda s: s.of_boards(lambda b: _row(b.fleet), ROW * COLOURS),
    ),
    Field(
        "tortuga",
        (PLAYERS, COLOURS),
        MANY,
        "chests of each colour in Tortuga",
        lambda s: s.of_boards(lambda b: _chests(b.tortuga), COLOURS),
    ),
    Field(
        "bonus",
        (PLAYERS, len(DEEDS)),
        2,
        "the side of the bonus tile at each deed",
        lambda s: s.of_boards(lambda b: b.bonus, len(DEEDS)),
    ),
    Field(
        "placed",
        (PLAYERS, len(DEEDS), len(DICE)),
        1,
        "which dice lie at which deed",
        lambda s: s.of_boards(
            lambda b: chain.from_iterable(_dice(dice) for dice in b.placed), len(DEEDS) * len(DICE)
        ),
    ),
    Field(
        "hand",
        (PLAYERS, len(DICE)),
        1,
        "which dice are not placed yet",
        lambda s: s.of_boards(lambda b: _dice(b.hand), len(DICE)),
    ),
    Field("throw", (PLAYERS, len(DICE), len(FACES)), 1, "what they show, where this seat sees it", _throws),
    Field("skulls", (PLAYERS, len(DICE)), 1, "skulls kept alone whose deed is to be named", _skulls),
    Field("stuck", (PLAYERS,), 1, "who will roll again in the open", _stuck),
    Field("chosen", (11,), 1, "the own choice behind the screen: dice, none fits, bonus at a deed", _chosen),
    Field("roll", (1,), MANY, "which roll of the round it is, from 1", _roll),
    Field("deed", (len(DEEDS) + 1,), 1, "the deed being done; whether by the 2nd", _deed),
    Field("doing", (4, PLAYERS), 1, "the 1st, the 2nd, whom the 1st attacked, who is attacked now", _doing),
    Field(
        "tiles",
        (PLAYERS, COINS),
        MANY,
        "known treasure tiles by coins",
        lambda s: _tiles(s, lambda f: f.kept),
    ),
    Field(
        "tiles_taken",
        (PLAYERS,),
        MANY,
        "all treasure tiles taken",
        lambda s: s.each(lambda seat: (sum(find.seat == seat for find in s.view.finds),), 1),
    ),
    Field(
        "tiles_returned",
        (PLAYERS, COINS),
        MANY,
        "tiles that this seat saw and mixed back, by coins",
        lambda s: _tiles(s, lambda f: f.returned),
    ),
    Field("looked_at", (COINS,), 2, "the two tiles in the own hand to choose from, by coins", _looked),
    Field(
        "loaded_fleet",
        (ROW, COLOURS),
        1,
        "what this seat has loaded so far",
        lambda s: _row(_own_move(s).fleet),
    ),
    Field("loaded_crew", (ROW, COLOURS), 1, "the same for the crew zone", lambda s: _row(_own_move(s).crew)),
    Field("loads_next", (2,), 1, "whether fleet or crew zone is loaded next", _next_zone),
    Field("bag", (COLOURS,), MANY, "chests of each colour in the bag", lambda s: s.view.bag),
    Field("centre", (COLOURS,), 1, "chests on the central island", lambda s: _chests(s.view.centre)),
    Field("bonus_left", (1,), MANY, "bonus tiles left", lambda s: [s.view.bonus_left]),
    Field("pile", (1,), MANY, "treasure tiles in the middle", lambda s: [s.view.pile]),
    Field("goal", (1,), MANY, "chests in Tortuga that end the game", lambda s: [s.view.options.goal]),
    Field(
        "options",
        (4,),
        1,
        "`bonus_needs_die`, `put_off` = action, `long_game`, `hidden_reroll`",
        _options,
    ),
    Field("dice", (len(DICE), len(DEEDS)), MANY, "the number of each deed on each die", _dice_numbers),
)


class BuccaneersEncoding(Encoding[BuccaneersOptions, BuccaneersView, Any]):
    game: ClassVar = GAME
    version: ClassVar = 1
    actions: ClassVar = len(ACTIONS)
    fields: ClassVar = FIELDS

    def check(self, options: BuccaneersOptions, seats: int) -> None:
        facts = options.facts
        if max(*facts.chests_by_ship, *facts.chests_by_pirate) > ROW:
            raise NotEncoded(GAME.id, "facts.chests_by_ship, facts.chests_by_pirate", ROW)
        if len(facts.tiles) > COINS:
            raise NotEncoded(GAME.id, "facts.tiles", COINS)

    def spell(self, view: BuccaneersView, action: Any) -> Word:
        if isinstance(action, Attack):
            assert view.seat is not None
            action = Attack((action.victim - view.seat) % len(view.boards))
        elif isinstance(action, KeepTile):
            assert isinstance(view.asked, WhichTile)
            action = KeepTile(view.asked.coins.index(action.coins) + 1)
        return (NUMBER[action],)

    def read(self, view: BuccaneersView, word: Word) -> Any:
        action = ACTIONS[word[0]]
        if isinstance(action, Attack):
            assert view.seat is not None
            return Attack((action.victim + view.seat) % len(view.boards))
        if isinstance(action, KeepTile):
            assert isinstance(view.asked, WhichTile)
            return KeepTile(view.asked.coins[action.coins - 1])
        return action

    def describe(self, view: BuccaneersView, number: int) -> str:
        action = self.read(view, (number,))
        return GAME.notate(action) if action is not None else "wait"

    def look(self, view: BuccaneersView, begun: Word) -> Sight:
        count = len(view.boards)
        seats = tuple((seat + (view.seat or 0)) % count for seat in range(count))
        return Sight(view, seats, tuple(view.boards[seat] for seat in seats))

    def most_answers(self, view: BuccaneersView) -> int:
        """How many places one may have to load; fewer where the chests chosen leave only one colour."""
        if not isinstance(view.phase, Moving):
            return 1
        facts = view.options.facts
        return max(
            _choices(view.boards[seat].crew, fleet_room(view.boards[seat], facts))
            + _choices(view.boards[seat].island, crew_room(view.boards[seat], facts))
            for seat in view.phase.movers
        )


def _choices(chests: tuple[Chest, ...], places: int) -> int:
    return min(places, len(chests) - 1) if len(set(chests)) > 1 else 0


ENCODING = BuccaneersEncoding()
