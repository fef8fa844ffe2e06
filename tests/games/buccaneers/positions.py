"""Small positions for the tests: boards by letters, dice that fall as told, and the phase to play from.

Chests are written R B Y W P, dice A to E, faces f (fleet) c (recruit: crew) h b r s (skull). What lies
nowhere else is in the bag or in the middle.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TypedDict, Unpack

from tortuga.core.chance import Chance, FastChance
from tortuga.core.game import Event, Seat, Told
from tortuga.core.phases import Phase
from tortuga.games.buccaneers import GAME
from tortuga.games.buccaneers.components import CHESTS, DEEDS, DICE, FACES, Chest, Deed, Die, Face
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.acting import Acting
from tortuga.games.buccaneers.phases.looking import Looking
from tortuga.games.buccaneers.phases.rolling import Rolling, bonuses
from tortuga.games.buccaneers.state import Board, BuccaneersState, Find

STANDARD = BuccaneersOptions()
CHEST_LETTERS = dict(zip("RBYWP", CHESTS, strict=True))
FACE_LETTERS = dict(zip("fchbrs", FACES, strict=True))


def chests(letters: str) -> tuple[Chest, ...]:
    return tuple(CHEST_LETTERS[letter] for letter in letters)


def dice(letters: str) -> tuple[Die, ...]:
    return tuple(Die(letter) for letter in letters)


def faces(letters: str) -> tuple[Face, ...]:
    return tuple(FACE_LETTERS[letter] for letter in letters)


def board(
    *,
    ship: int = 3,
    pirate: int = 3,
    island: str = "",
    crew: str = "",
    fleet: str = "",
    tortuga: str = "",
    bonus: Mapping[Deed, int] | None = None,
    placed: Mapping[Deed, str] | None = None,
    hand: str | None = None,
) -> Board:
    """A board; the dice that are not placed are in the hand unless it is said otherwise."""
    at = {deed: dice((placed or {}).get(deed, "")) for deed in DEEDS}
    used = {die for row in at.values() for die in row}
    return Board(
        ship=ship,
        pirate=pirate,
        island=chests(island),
        crew=chests(crew),
        fleet=chests(fleet),
        tortuga=chests(tortuga),
        bonus=tuple((bonus or {}).get(deed, 0) for deed in DEEDS),
        placed=tuple(at.values()),
        hand=tuple(die for die in DICE if die not in used) if hand is None else dice(hand),
    )


class Around(TypedDict, total=False):
    """What else is on the table."""

    first: Seat
    round: int
    centre: str
    finds: tuple[Find, ...]
    pile: tuple[int, ...]
    bag: str
    options: BuccaneersOptions


def table(*boards: Board, phase: Phase, **around: Unpack[Around]) -> BuccaneersState:
    options, finds = around.get("options", STANDARD), around.get("finds", ())
    centre = chests(around.get("centre", ""))
    facts = options.facts
    lying = Counter(
        chest for one in boards for zone in (one.island, one.crew, one.fleet, one.tortuga) for chest in zone
    ) + Counter(centre)
    in_hand = (phase.tiles or ()) if isinstance(phase, Looking) else ()
    taken = Counter([find.kept for find in finds] + list(in_hand))
    bag = Counter(dict(zip(CHESTS, facts.chests.by_colour(), strict=True))) - lying
    if "bag" in around:
        bag = Counter(chests(around["bag"]))
    return BuccaneersState(
        options=options,
        round=around.get("round", 1),
        first=around.get("first", 0),
        boards=boards,
        bag=tuple(bag[chest] for chest in CHESTS),
        centre=tuple(sorted(centre, key=CHESTS.index)),
        bonus_left=facts.bonus_tiles - sum(1 for one in boards for side in one.bonus if side),
        pile=around.get("pile", tuple(tiles - taken[coins] for coins, tiles in enumerate(facts.tiles, 1))),
        finds=finds,
        phase=phase,
    )


def rolling(
    *boards: Board, throws: tuple[str, ...], roll: int = 1, **around: Unpack[Around]
) -> BuccaneersState:
    """Everybody behind their screen, and nobody has chosen yet."""
    options = around.get("options", STANDARD)
    waiting = tuple(seat for seat, one in enumerate(boards) if one.hand or bonuses(one, options))
    phase = Rolling(roll, tuple(map(faces, throws)), (None,) * len(boards), waiting)
    return table(*boards, phase=phase, **around)


def acting(
    *boards: Board,
    deed: Deed,
    actors: tuple[Seat, ...],
    rank: int = 0,
    attacked: Seat | None = None,
    **around: Unpack[Around],
) -> BuccaneersState:
    """The turn of the 1st (rank 0) or the 2nd (rank 1) in a deed."""
    return table(*boards, phase=Acting(deed, actors, rank, attacked), **around)


class Rigged(Chance):
    """Luck that falls as told, then any way."""

    def __init__(self, *draws: int) -> None:
        self.draws, self.after = list(draws), FastChance(7)

    def below(self, n: int) -> int:
        if not self.draws:
            return self.after.below(n)
        draw = self.draws.pop(0)
        assert 0 <= draw < n, f"{draw} is not below {n}"
        return draw


def falling(letters: str) -> Rigged:
    """Dice that show these faces, one after the other."""
    return Rigged(*(FACES.index(face) for face in faces(letters)))


def drawing(state: BuccaneersState, letters: str, *tiles: int) -> Rigged:
    """Chests that come from the bag in this order, then treasure tiles of so many coins."""
    draws = _draws(list(state.bag), [CHESTS.index(chest) for chest in chests(letters)])
    return Rigged(*draws, *_draws(list(state.pile), [coins - 1 for coins in tiles]))


def _draws(counts: list[int], wanted: list[int]) -> list[int]:
    draws = []
    for index in wanted:
        assert counts[index], f"nothing of kind {index} is left in {counts}"
        draws.append(sum(counts[:index]))
        counts[index] -= 1
    return draws


def tell(
    state: BuccaneersState, seat: Seat, text: str, chance: Chance | None = None
) -> tuple[BuccaneersState, tuple[Told, ...]]:
    """The state after an action, which must be legal, and what was told to whom."""
    action = GAME.parse(text)
    assert action in GAME.legal(state, seat), f"{text} is not among {legal(state, seat)}"
    return GAME.apply(state, seat, action, chance or Rigged())


def play(
    state: BuccaneersState, seat: Seat, text: str, chance: Chance | None = None
) -> tuple[BuccaneersState, list[Event]]:
    """The state after an action and all that happened, whoever was told."""
    after, told = tell(state, seat, text, chance)
    return after, [one.event for one in told]


def play_all(
    state: BuccaneersState, *answers: tuple[Seat, str], chance: Chance | None = None
) -> tuple[BuccaneersState, list[Event]]:
    """Several actions; the events are those of the last, and so is the luck."""
    for seat, text in answers[:-1]:
        state, _ = play(state, seat, text)
    return play(state, *answers[-1], chance)


def legal(state: BuccaneersState, seat: Seat) -> list[str]:
    return [GAME.notate(action) for action in GAME.legal(state, seat)]


def heard(told: tuple[Told, ...], seat: Seat | None) -> list[Event]:
    return [one.event for one in told if one.reaches(seat)]
