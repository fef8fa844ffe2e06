"""S-CARD-NEST: the revealer gives any player a new hand, chosen from the Vote deck."""

from typing import ClassVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Event, Question, Seat
from tortuga.core.notation import Choice, Form
from tortuga.games.tortuga1667.card import AskingCard, CardChoice
from tortuga.games.tortuga1667.choosing import (
    VOTE_CARD,
    Choose,
    Detail,
    TableView,
    choices,
    no,
    no_such_player,
)
from tortuga.games.tortuga1667.components import KIND, VOTE_CARDS, EventCard, VoteCard
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.games.tortuga1667.vote_cards import hand_out, kinds, search, without
from tortuga.text import Message


class Take(Detail, frozen=True):
    """A Vote card from the deck, by Crow's Nest."""

    card: VoteCard
    form: ClassVar[Form] = Form("take", VOTE_CARD)


class SearchDeck(Question, frozen=True):
    """Crow's Nest: the next card for that player's hand."""

    player: Seat
    left: int
    answers: ClassVar = (Take,)
    secret: ClassVar = True
    laid_open_by: ClassVar = ()


class HandReturned(Event, frozen=True):
    """Crow's Nest: the other's Vote cards go under the deck."""

    player: Seat
    target: Seat
    count: int


class DeckSearched(Event, frozen=True):
    """To who searches: all Vote cards that lie in the deck."""

    reveals: ClassVar[bool] = True
    cards: tuple[VoteCard, ...]


class HandReplaced(Event, frozen=True):
    """The search is over."""

    player: Seat
    target: Seat


class HandTaken(Event, frozen=True):
    """To the owner of the new hand."""

    reveals: ClassVar[bool] = True
    cards: tuple[VoteCard, ...]


TAKES = tuple(Take(card) for card in VOTE_CARDS)


class CrowsNest(AskingCard):
    """`chosen` is the player and the size of their hand; `secret` the kinds taken so far."""

    card: ClassVar = EventCard.NEST
    starred: ClassVar = True
    answers: ClassVar = (Choose,)
    questions: ClassVar = (SearchDeck,)
    tells: ClassVar = (HandReturned, DeckSearched, HandReplaced, HandTaken)

    def question(self, state: Tortuga1667State, phase: CardChoice) -> Question | None:
        if not phase.chosen:
            return None
        target, size = phase.chosen
        return SearchDeck(target, size - len(phase.secret))

    def legal(self, state: Tortuga1667State, phase: CardChoice) -> tuple[Choice, ...]:
        if not phase.chosen:
            return choices(range(state.seats))
        return tuple([TAKES[kind] for kind in sorted(set(_left(state, phase)))])

    def answer(self, step: Step, phase: CardChoice, action: Choose | Take) -> None:
        if isinstance(action, Choose):
            self._begin(step, phase, action.player)
            return
        phase = replace(phase, secret=(*phase.secret, KIND[action.card]))
        if len(phase.secret) < phase.chosen[1]:
            step.ask(phase)
        else:
            self._end(step, phase)

    def _begin(self, step: Step, phase: CardChoice, target: Seat) -> None:
        size = len(step.state.votes.hands[target])
        step.tell(HandReturned(phase.seat, target, size))
        votes = search(step.state.votes, target, phase.seat if size else None)
        if size:
            step.change(votes=votes)
            step.whisper(phase.seat, DeckSearched(_cards(kinds(votes.deck))))
            step.ask(replace(phase, chosen=(target, size)))
        else:
            step.change(votes=replace(votes, deck=step.chance.about("votes").shuffled(votes.deck)))

    def _end(self, step: Step, phase: CardChoice) -> None:
        votes, target = step.state.votes, phase.chosen[0]
        order = step.chance.about("votes").shuffled(_left(step.state, phase))
        step.change(votes=hand_out(votes, target, phase.seat, phase.secret, order))
        step.tell(HandReplaced(phase.seat, target))
        step.whisper(target, HandTaken(_cards(phase.secret)))

    def objection(self, view: TableView, action: Choose | Take) -> Message | None:
        if isinstance(action, Choose):
            return no_such_player(view, action)
        return no("not-in-deck", card=Message(f"tortuga1667-vote-card-{action.card}"))

    def imagined_secret(self, state: Tortuga1667State, phase: CardChoice, chance: Chance) -> tuple[int, ...]:
        return chance.shuffled(kinds(state.votes.deck))[: len(phase.secret)]


def _left(state: Tortuga1667State, phase: CardChoice) -> tuple[int, ...]:
    """The kinds still in the deck, ascending."""
    return without(sorted(kinds(state.votes.deck)), phase.secret)


def _cards(of_kinds: tuple[int, ...]) -> tuple[VoteCard, ...]:
    return tuple(VOTE_CARDS[kind] for kind in sorted(of_kinds))


CARD = CrowsNest()
