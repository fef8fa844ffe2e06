"""Small positions for the tests: who stands where, a card or two where they matter, and a table to play at.

Seats are digits, first in line first. A Vote card is three letters: c(annon) w(ater) t(orch), or d for
the double ones; b(ritish) or f(rench); s(kull) or w(heel).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from tortuga.core.chance import Chance, FastChance
from tortuga.core.game import Event, Question, Seat, Told
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667 import GAME
from tortuga.games.tortuga1667.components import (
    BOATS,
    INDEX,
    PLACES,
    VOTE_CARDS,
    VOTE_DECK,
    EventCard,
    Loyalty,
    Place,
    VoteCard,
    loyalty_cards,
)
from tortuga.games.tortuga1667.event_deck import eligible_stars, event_cards, star_count
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Acting, Reveal
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.games.tortuga1667.state import EventCards, Tortuga1667State, Votes
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.games.tortuga1667.vote_cards import first_votes, kind_of

STANDARD = Tortuga1667Options()
LINE = (EventCard.LETTER, EventCard.PISTOL, EventCard.SPOT, EventCard.ALBATROSS, EventCard.PISTOL)
DECK = (EventCard.SPOT, EventCard.LETTER, EventCard.ARMADA)
LETTERS = {"".join(part[0] for part in card.split("-")): card for card in VOTE_CARDS}
DULL = "wtdc"
"""The order in which cards are dealt to players whose hands do not matter: water first, cannons last."""


class Steady(Chance):
    """Leaves everything in its order: a shuffle changes nothing, a pick takes the last."""

    def below(self, n: int) -> int:
        return n - 1


class Fixed(Chance):
    """Draws what it is told, then the last of everything."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)

    def below(self, n: int) -> int:
        draw = self.draws.pop(0) if self.draws else n - 1
        assert draw < n
        return draw


STEADY = Steady()


def vote(letters: str) -> VoteCard:
    return LETTERS[letters]


def votes(letters: str) -> tuple[VoteCard, ...]:
    """Several cards, in the order of the components."""
    return tuple(sorted((vote(word) for word in letters.split()), key=VOTE_CARDS.index))


def seats(digits: str) -> tuple[Seat, ...]:
    return tuple(int(digit) for digit in digits)


def _votes(count: int, hands: Mapping[Seat, str], top: str) -> Votes:
    """Hands as written, and dull ones for the others; a deck with these cards on top."""
    first = [VOTE_CARDS.index(vote(word)) for word in top.split()]
    written = {seat: [VOTE_CARDS.index(card) for card in votes(hand)] for seat, hand in hands.items()}
    left = Counter(VOTE_DECK)
    left.subtract(kind for pile in (first, *written.values()) for kind in pile)
    assert min(left.values()) >= 0, "there are not so many of these cards"
    rest = sorted(left.elements(), key=lambda kind: (DULL.index(VOTE_CARDS[kind][0]), kind))
    dealt = [written[seat] if seat in written else [rest.pop(0) for _ in range(3)] for seat in range(count)]
    return first_votes(dealt, [*first, *rest])


def at(
    dutchman: str = "",
    roger: str = "",
    tortuga: str = "",
    dutchman_boat: str = "",
    roger_boat: str = "",
    *,
    turn: Seat = 0,
    hands: Mapping[Seat, str] | None = None,
    top: str = "",
    line: Iterable[EventCard | None] = LINE,
    deck: Iterable[EventCard] = DECK,
    discards: Iterable[EventCard] = (),
    kept: Mapping[Seat, Iterable[EventCard]] | None = None,
    galleon: int = 4,
    holds: tuple[int, ...] = (1, 0, 0, 1, 1, 1),
    loyalties: str = "",
    face_up: str = "",
    options: Tortuga1667Options = STANDARD,
    last_five: bool = False,
    sudden: bool = False,
    **more: Any,
) -> "Table":
    """A position in which it is the turn of a seat. `loyalties` by first letters, else as in the box."""
    lines = tuple(seats(digits) for digits in (dutchman, roger, tortuga, dutchman_boat, roger_boat))
    count = sum(len(line) for line in lines)
    kept = kept or {}
    by_letter = {loyalty[0]: loyalty for loyalty in Loyalty}
    every = range(count)
    state = Tortuga1667State(
        options=options,
        loyalties=tuple(by_letter[letter] for letter in loyalties) or loyalty_cards(count),
        face_up=tuple(str(seat) in face_up for seat in every),
        fevers=(),
        lines=lines,
        closed=(False,) * len(PLACES),
        galleon=galleon,
        holds=holds,
        adrift=0,
        votes=_votes(count, hands or {}, top),
        event_cards=EventCards(
            line=tuple(line),
            deck=tuple(deck),
            discards=tuple(discards),
            kept=tuple(tuple(sorted(kept.get(seat, ()))) for seat in every),
            revealed=None,
            gap=None,
            trimmed=(),
            seen=(0,) * count,
            afoot=((),) * (count + 1),
            last_five=last_five,
            sudden=sudden,
        ),
        skips=(False,) * count,
        sits_out=(0,) * count,
        resting=None,
        turn=turn,
        deeds_left=2 if count == 2 else 1,
        turns=1,
        phase=Acting(turn),
    )
    return Table(replace(state, **more))


def turned(card: EventCard, **position: Any) -> "Table":
    """A position in which the player whose turn it is has just revealed this card."""
    table = at(line=(card, *LINE[1:]), **position)
    return table.does(table.state.turn, Reveal(), Turn(1))


def complete(table: "Table") -> "Table":
    """The same position with all Event cards: those the small position does without come onto the deck."""
    state, events = table.state, table.state.event_cards
    there = Counter(card for card in events.line if card)
    for pile in (events.deck, events.discards, events.trimmed, *events.kept):
        there.update(pile)
    if events.revealed:
        there[events.revealed] += 1
    stars = sorted(eligible_stars(state.options, state.seats), key=lambda star: not there[star])
    whole = Counter((*event_cards(state.seats), *stars[: star_count(state.options)], EventCard.ARMADA))
    assert whole >= there, "there are not so many of these cards"
    deck = (*(whole - there).elements(), *events.deck)
    return Table(replace(state, event_cards=replace(events, deck=deck)))


class Table:
    """A state being played on. Every action is checked to be legal."""

    def __init__(self, state: Tortuga1667State, told: tuple[Told, ...] = ()) -> None:
        self.state, self.told = state, told

    def does(self, seat: Seat, *actions: Choice, chance: Chance = STEADY) -> "Table":
        for action in actions:
            legal = GAME.legal(self.state, seat)
            assert action in legal, f"{action} of {seat} is not among {legal}"
            self._apply(seat, action, chance)
        return self

    def runs_out_of_time(self, seat: Seat, pick: int = 0, chance: Chance = STEADY) -> "Table":
        assert seat in self.to_act
        self._apply(seat, self.overdue(seat)[pick], chance)
        return self

    def all_cast(self, chance: Chance = STEADY, **cards: str) -> "Table":
        """Voters `s0="cbs"`, `s1="tfw"` … put down a card each."""
        return self.cast({int(name[1:]): letters for name, letters in cards.items()}, chance)

    def cast(self, cards: Mapping[Seat, str], chance: Chance = STEADY) -> "Table":
        for seat, letters in cards.items():
            self.does(seat, Cast(vote(letters)), chance=chance)
        return self

    def others_cast(self, chance: Chance = STEADY) -> "Table":
        """Whoever has not voted yet puts down the first card of their hand."""
        for seat in self.to_act:
            self.does(seat, self.legal(seat)[0], chance=chance)
        return self

    def _apply(self, seat: Seat, action: Choice, chance: Chance) -> None:
        self.state, self.told = GAME.apply(self.state, seat, action, chance)

    # What can be asked of it

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        return tuple(GAME.legal(self.state, seat))

    def overdue(self, seat: Seat) -> tuple[Choice, ...]:
        return tuple(GAME.overdue(self.state, seat))

    def question(self, seat: Seat) -> Question:
        return GAME.question(self.state, seat)

    def view(self, seat: Seat | None) -> Tortuga1667View:
        return GAME.view(self.state, seat)

    @property
    def phase(self) -> Any:
        return self.state.phase

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return GAME.to_act(self.state)

    def heard(self, seat: Seat | None = None) -> list[Event]:
        """What a seat was told by the last action; by default what a spectator was."""
        return [told.event for told in self.told if told.reaches(seat)]

    @property
    def dutchman(self) -> tuple[Seat, ...]:
        return self.state.lines[INDEX[Place.DUTCHMAN]]

    @property
    def roger(self) -> tuple[Seat, ...]:
        return self.state.lines[INDEX[Place.ROGER]]

    @property
    def tortuga(self) -> tuple[Seat, ...]:
        return self.state.lines[INDEX[Place.TORTUGA]]

    @property
    def boats(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(self.state.lines[boat] for boat in BOATS)

    def hand(self, seat: Seat) -> tuple[VoteCard, ...]:
        return tuple(VOTE_CARDS[kind_of(card)] for card in self.state.votes.hands[seat])

    @property
    def vote_deck(self) -> tuple[VoteCard, ...]:
        return tuple(VOTE_CARDS[kind_of(card)] for card in self.state.votes.deck)

    @property
    def line(self) -> tuple[EventCard | None, ...]:
        return self.state.event_cards.line

    @property
    def discards(self) -> tuple[EventCard, ...]:
        return self.state.event_cards.discards

    def kept(self, seat: Seat) -> tuple[EventCard, ...]:
        return self.state.event_cards.kept[seat]


def dealt(count: int, options: Tortuga1667Options = STANDARD, seed: int = 0) -> Table:
    """A match at its very beginning."""
    return Table(*GAME.setup(options, count, FastChance(seed)))
