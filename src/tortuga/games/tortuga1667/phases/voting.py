"""Attack, brawl and mutiny: who votes, how cards are committed, shown, exchanged, and what they bring.

S-VOTE-1 to S-VOTE-9; what an attack comes to stands in plundering.py.
"""

from functools import cache
from typing import ClassVar, Self

from msgspec.structs import replace

from tortuga.core.game import Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.core.phases import Phase
from tortuga.core.tuples import with_item
from tortuga.games.tortuga1667.choosing import VOTE_CARD, Decline, Detail, TableView, no
from tortuga.games.tortuga1667.components import (
    BRITISH,
    FRENCH,
    KIND,
    PLACES,
    TORTUGA,
    TORTUGA_TREASURES,
    VOTE_CARDS,
    VOTE_FACTS,
    Cause,
    EventCard,
    Vote,
    VoteCard,
    VoteFact,
)
from tortuga.games.tortuga1667.event_line import use_up
from tortuga.games.tortuga1667.events import (
    BrawlDecided,
    MutinyDecided,
    VoteCalled,
    VoteCast,
    VoteDrawn,
    VoteSatOut,
    VoteShown,
)
from tortuga.games.tortuga1667.marooning import maroon
from tortuga.games.tortuga1667.phases.plundering import attack
from tortuga.games.tortuga1667.state import Step, Tortuga1667State, hold, place_of, seats_from
from tortuga.games.tortuga1667.vote_cards import draw, find_cards, kind_of, kinds, show
from tortuga.text import Message


class Cast(Detail, frozen=True):
    """A Vote card, face down."""

    card: VoteCard
    form: ClassVar[Form] = Form("cast", VOTE_CARD)


class CastVote(Question, frozen=True):
    vote: Vote
    player: Seat
    """Who called the vote."""
    answers: ClassVar = (Cast,)
    secret: ClassVar = True
    laid_open_by: ClassVar = ()


class CastSecond(Question, frozen=True):
    """El Dorado: a second card?"""

    vote: Vote
    answers: ClassVar = (Cast, Decline)
    secret: ClassVar = True
    laid_open_by: ClassVar = ()


CARDS = tuple(Cast(card) for card in VOTE_CARDS)


@cache
def _casts(hand: tuple[int, ...]) -> tuple[Cast, ...]:
    """One for each kind in a hand."""
    return tuple(CARDS[kind] for kind in sorted(set(hand)))


def plays_two(state: Tortuga1667State, seat: Seat) -> bool:
    """S-CARD-ELDORADO: whether the seat may play two cards."""
    return EventCard.EL_DORADO in state.event_cards.kept[seat] and len(state.votes.hands[seat]) > 1


class Voting(Phase, frozen=True):
    """All voters commit their cards in secret and in any order. S-VOTE-9"""

    vote: Vote
    caller: Seat
    place: int
    voters: tuple[Seat, ...]
    cast: tuple[tuple[int, ...], ...]
    """The kinds of the cards that each voter has put down."""
    done: tuple[bool, ...]
    questions: ClassVar = (CastVote, CastSecond)

    def asks(self, state: Tortuga1667State) -> tuple[Seat, ...]:
        return tuple([voter for voter, done in zip(self.voters, self.done, strict=True) if not done])

    def awaited(self, state: Tortuga1667State) -> tuple[Seat, ...]:
        """S-VOTE-1: while a vote runs, nobody learns who has already voted."""
        return self.voters

    def cast_by(self, seat: Seat) -> tuple[int, ...]:
        return self.cast[self.voters.index(seat)]

    def question(self, state: Tortuga1667State, seat: Seat) -> CastVote | CastSecond:
        return CastSecond(self.vote) if self.cast_by(seat) else CastVote(self.vote, self.caller)

    def legal(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        cast, hand = self.cast_by(seat), kinds(state.votes.hands[seat])
        if not cast:
            return _casts(hand)
        left = list(hand)
        left.remove(cast[0])
        return (*_casts(tuple(left)), Decline())

    def overdue(self, state: Tortuga1667State, seat: Seat) -> tuple[Choice, ...]:
        return (Decline(),) if self.cast_by(seat) else self.legal(state, seat)

    def answer(self, step: Step, seat: Seat, action: Cast | Decline) -> None:
        """Nothing happens before the last card is in."""
        cast = self.cast_by(seat)
        done = bool(cast) or not plays_two(step.state, seat)
        if isinstance(action, Cast):
            cast = (*cast, KIND[action.card])
            step.whisper(seat, VoteCast(action.card))
        index = self.voters.index(seat)
        phase = replace(self, cast=with_item(self.cast, index, cast), done=with_item(self.done, index, done))
        if all(phase.done):
            _conclude(step, phase)
        else:
            step.ask(phase)

    def objection(self, view: TableView, action: Cast) -> Message:
        return no("not-in-hand", card=Message(f"tortuga1667-vote-card-{action.card}"))

    def covered(self, state: Tortuga1667State, seat: Seat | None) -> Self:
        """S-VOTE-1: not even who has already voted."""
        mine = [voter == seat for voter in self.voters]
        return replace(
            self,
            cast=tuple([cast if own else () for cast, own in zip(self.cast, mine, strict=True)]),
            done=tuple([done and own for done, own in zip(self.done, mine, strict=True)]),
        )


def electorate(state: Tortuga1667State, vote: Vote, place: int) -> tuple[Seat, ...]:
    """Who takes part if nothing bars them: all there who have a card, in a mutiny but the Captain."""
    line = state.lines[place][1:] if vote is Vote.MUTINY else state.lines[place]
    return tuple(sorted([seat for seat in line if state.votes.hands[seat]]))  # S-VOTE-7


def call(step: Step, caller: Seat, vote: Vote) -> None:
    """For a vote of all who are where the caller is."""
    state, place = step.state, place_of(step.state, caller)
    voters = tuple([seat for seat in electorate(state, vote, place) if not state.sits_out[seat]])
    count = len(voters)
    step.tell(VoteCalled(caller, vote, PLACES[place], voters, count))
    phase = Voting(vote, caller, place, voters, ((),) * count, (False,) * count)
    if voters:
        step.ask(phase)
    else:  # the deck's card decides alone: S-VOTE-5, S-CARD-CODE
        _conclude(step, phase)


def _conclude(step: Step, phase: Voting) -> None:
    """All cards are in: show and count them, exchange them, then let the vote have its effect."""
    votes = step.state.votes
    played = {
        voter: find_cards(votes, voter, cast) for voter, cast in zip(phase.voters, phase.cast, strict=True)
    }
    shown = sorted([kind_of(votes.deck[0]), *[kind for cast in phase.cast for kind in cast]])
    step.tell(VoteShown(phase.vote, tuple([VOTE_CARDS[kind] for kind in shown])))
    _sit_out(step, phase)
    for voter, cast in zip(phase.voters, phase.cast, strict=True):
        if len(cast) > 1:
            use_up(step, voter, EventCard.EL_DORADO)
    # The block is shuffled from the cards' own order, so that the deck holds no trace of who played what.
    votes = show(votes, played, step.chance.about("votes").shuffled(shown))
    drawing = [seat for seat in seats_from(step.state, phase.caller) if seat in played]
    for seat, card in zip(drawing, votes.deck, strict=False):
        step.whisper(seat, VoteDrawn(VOTE_CARDS[kind_of(card)]))
    step.state = replace(step.state, votes=draw(votes, *drawing))
    facts = tuple([VOTE_FACTS[kind] for kind in shown])
    match phase.vote:
        case Vote.ATTACK:
            attack(step, phase.caller, facts)
        case Vote.BRAWL:
            _brawl(step, facts)
        case Vote.MUTINY:
            _mutiny(step, step.state.lines[phase.place][0], facts)


def _sit_out(step: Step, phase: Voting) -> None:
    """S-CARD-CODE: who would have voted but for the Pirate Code has sat out one of their two votes."""
    if not any(step.state.sits_out):
        return
    for seat in electorate(step.state, phase.vote, phase.place):
        left = step.state.sits_out[seat] - 1
        if left < 0:
            continue
        step.change(sits_out=with_item(step.state.sits_out, seat, left))
        step.tell(VoteSatOut(seat, left))
        if not left:
            use_up(step, seat, EventCard.CODE)


def _brawl(step: Step, shown: tuple[VoteFact, ...]) -> None:
    """S-VOTE-4: both treasures of Tortuga to the nation with more flags; on a tie one to each."""
    british, french = sum([fact.british for fact in shown]), sum([fact.french for fact in shown])
    for_british = TORTUGA_TREASURES * (1 + (british > french) - (british < french)) // 2
    holds = list(step.state.holds)
    holds[hold(TORTUGA, BRITISH)] = for_british
    holds[hold(TORTUGA, FRENCH)] = TORTUGA_TREASURES - for_british
    step.change(holds=tuple(holds), adrift=0)
    step.tell(BrawlDecided(british, french))


def _mutiny(step: Step, captain: Seat, shown: tuple[VoteFact, ...]) -> None:
    """S-VOTE-5: more skulls than wheels maroon the Captain."""
    skulls, wheels = sum([fact.skulls for fact in shown]), sum([fact.wheels for fact in shown])
    step.tell(MutinyDecided(captain, skulls > wheels, skulls, wheels))
    if skulls > wheels:
        maroon(step, captain, Cause.MUTINY)
