"""S-CARD-NEST: the revealer gives any player a new hand, chosen from the Vote deck."""

from typing import ClassVar

from msgspec.structs import replace

from tortuga.core.chance import Chance
from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Choose, Take
from tortuga.games.tortuga1667.card_events import DeckSearched, HandReplaced, HandReturned, HandTaken
from tortuga.games.tortuga1667.cards.card import CardRules, choices
from tortuga.games.tortuga1667.components import KIND, VOTE_CARDS, EventCard, VoteCard
from tortuga.games.tortuga1667.play import Play
from tortuga.games.tortuga1667.questions import AnyQuestion, ResolveCard, SearchDeck
from tortuga.games.tortuga1667.state import Resolving, Tortuga1667State
from tortuga.games.tortuga1667.turns import finish_deed
from tortuga.games.tortuga1667.vote_cards import hand_out, kinds, search, without

TAKES = tuple(Take(card) for card in VOTE_CARDS)


class CrowsNest(CardRules):
    """`chosen` is the player and the size of their hand; `secret` the kinds taken so far."""

    card: ClassVar[EventCard] = EventCard.NEST

    def turned(self, play: Play, revealer: Seat) -> None:
        self.ask(play, revealer)

    def question(self, state: Tortuga1667State, phase: Resolving) -> AnyQuestion:
        del state
        if not phase.chosen:
            return ResolveCard(self.card)
        target, size = phase.chosen
        return SearchDeck(target, size - len(phase.secret))

    def legal(self, state: Tortuga1667State, phase: Resolving) -> tuple[AnyAction, ...]:
        if not phase.chosen:
            return choices(range(state.seats))
        return tuple([TAKES[kind] for kind in sorted(set(_left(state, phase)))])

    def answer(self, play: Play, phase: Resolving, action: AnyAction) -> None:
        if isinstance(action, Choose):
            self._begin(play, phase, action.player)
            return
        assert isinstance(action, Take)
        phase = replace(phase, secret=(*phase.secret, KIND[action.card]))
        if len(phase.secret) < phase.chosen[1]:
            play.ask(phase)
        else:
            self._end(play, phase)

    def _begin(self, play: Play, phase: Resolving, target: Seat) -> None:
        size = len(play.state.votes.hands[target])
        play.tell(HandReturned(phase.seat, target, size))
        votes = search(play.state.votes, target, phase.seat if size else None)
        if size:
            play.change(votes=votes)
            play.whisper(phase.seat, DeckSearched(_cards(kinds(votes.deck))))
            play.ask(replace(phase, chosen=(target, size)))
        else:
            play.change(votes=replace(votes, deck=play.chance.shuffled(votes.deck)))
            finish_deed(play)

    def _end(self, play: Play, phase: Resolving) -> None:
        votes, target = play.state.votes, phase.chosen[0]
        order = play.chance.shuffled(_left(play.state, phase))
        play.change(votes=hand_out(votes, target, phase.seat, phase.secret, order))
        play.tell(HandReplaced(phase.seat, target))
        play.whisper(target, HandTaken(_cards(phase.secret)))
        finish_deed(play)

    def imagined(self, state: Tortuga1667State, phase: Resolving, chance: Chance) -> Resolving:
        if not phase.secret:
            return phase
        deck = chance.shuffled(kinds(state.votes.deck))
        return replace(phase, secret=deck[: len(phase.secret)])


def _left(state: Tortuga1667State, phase: Resolving) -> tuple[int, ...]:
    """The kinds still in the deck, ascending."""
    return without(sorted(kinds(state.votes.deck)), phase.secret)


def _cards(of_kinds: tuple[int, ...]) -> tuple[VoteCard, ...]:
    return tuple(VOTE_CARDS[kind] for kind in sorted(of_kinds))
