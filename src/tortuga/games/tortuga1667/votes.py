"""Attack, brawl and mutiny: who votes, how cards are committed, shown, exchanged (S-VOTE-1 to S-VOTE-9)."""

from functools import cache

from msgspec.structs import replace

from tortuga.core.game import Seat
from tortuga.games.tortuga1667.actions import AnyAction, Cast, Decline
from tortuga.games.tortuga1667.components import (
    KIND,
    PLACES,
    VOTE_CARDS,
    VOTE_FACTS,
    EventCard,
    Vote,
)
from tortuga.games.tortuga1667.event_line import use_up
from tortuga.games.tortuga1667.events import VoteCalled, VoteCast, VoteDrawn, VoteSatOut, VoteShown
from tortuga.games.tortuga1667.play import PhaseRules, Play
from tortuga.games.tortuga1667.questions import AnyQuestion, CastSecond, CastVote
from tortuga.games.tortuga1667.spoils import attack, brawl, mutiny
from tortuga.games.tortuga1667.state import Tortuga1667State, Voting, seats_from
from tortuga.games.tortuga1667.vote_cards import draw, find_cards, kind_of, kinds, show

CARDS = tuple(Cast(card) for card in VOTE_CARDS)
EFFECTS = {Vote.ATTACK: attack, Vote.BRAWL: brawl, Vote.MUTINY: mutiny}


def electorate(state: Tortuga1667State, vote: Vote, place: int) -> tuple[Seat, ...]:
    """Who takes part if nothing bars them: all there who have a card, in a mutiny but the Captain."""
    line = state.lines[place][1:] if vote is Vote.MUTINY else state.lines[place]
    return tuple(sorted([seat for seat in line if state.votes.hands[seat]]))  # S-VOTE-7


def call(play: Play, caller: Seat, vote: Vote, place: int) -> None:
    state = play.state
    voters = tuple([seat for seat in electorate(state, vote, place) if not state.sits_out[seat]])
    count = len(voters)
    play.tell(VoteCalled(caller, vote, PLACES[place], voters, count))
    phase = Voting(vote, caller, place, voters, ((),) * count, (False,) * count)
    play.ask(phase)
    if not voters:  # the deck's card decides alone: S-VOTE-5, S-CARD-CODE
        _conclude(play, phase)


def plays_two(state: Tortuga1667State, seat: Seat) -> bool:
    """S-CARD-ELDORADO: whether the seat may play two cards."""
    return EventCard.EL_DORADO in state.event_cards.kept[seat] and len(state.votes.hands[seat]) > 1


@cache
def _casts(hand: tuple[int, ...]) -> tuple[Cast, ...]:
    """One for each kind in a hand."""
    return tuple(CARDS[kind] for kind in sorted(set(hand)))


class VotingRules(PhaseRules[Voting]):
    """Cards are committed in secret and in any order; nothing happens before the last one (S-VOTE-9)."""

    def asks(self, phase: Voting) -> tuple[Seat, ...]:
        return tuple([voter for voter, done in zip(phase.voters, phase.done, strict=True) if not done])

    def question(self, state: Tortuga1667State, phase: Voting, seat: Seat) -> AnyQuestion:
        del state
        first = not phase.cast[phase.voters.index(seat)]
        return CastVote(phase.vote, phase.caller) if first else CastSecond(phase.vote)

    def legal(self, state: Tortuga1667State, phase: Voting, seat: Seat) -> tuple[AnyAction, ...]:
        cast = phase.cast[phase.voters.index(seat)]
        hand = kinds(state.votes.hands[seat])
        if not cast:
            return _casts(hand)
        left = list(hand)
        left.remove(cast[0])
        return (*_casts(tuple(left)), Decline())

    def overdue(self, state: Tortuga1667State, phase: Voting, seat: Seat) -> tuple[AnyAction, ...]:
        return (Decline(),) if phase.cast[phase.voters.index(seat)] else self.legal(state, phase, seat)

    def answer(self, play: Play, phase: Voting, seat: Seat, action: AnyAction) -> None:
        index = phase.voters.index(seat)
        cast = phase.cast[index]
        done = bool(cast) or not plays_two(play.state, seat)
        if isinstance(action, Cast):
            cast = (*cast, KIND[action.card])
            play.whisper(seat, VoteCast(action.card))
        phase = replace(
            phase,
            cast=(*phase.cast[:index], cast, *phase.cast[index + 1 :]),
            done=(*phase.done[:index], done, *phase.done[index + 1 :]),
        )
        play.ask(phase)
        if all(phase.done):
            _conclude(play, phase)


def _conclude(play: Play, phase: Voting) -> None:
    """All cards are in: show and count them, exchange them, then let the vote have its effect."""
    votes = play.state.votes
    played = {
        voter: find_cards(votes, voter, cast) for voter, cast in zip(phase.voters, phase.cast, strict=True)
    }
    shown = sorted([kind_of(votes.deck[0]), *[kind for cast in phase.cast for kind in cast]])
    play.tell(VoteShown(phase.vote, tuple([VOTE_CARDS[kind] for kind in shown])))
    _sit_out(play, phase)
    for voter, cast in zip(phase.voters, phase.cast, strict=True):
        if len(cast) > 1:
            use_up(play, voter, EventCard.EL_DORADO)
    # The block is shuffled from the cards' own order, so that the deck holds no trace of who played what.
    votes = show(votes, played, play.chance.shuffled(shown))
    for seat in seats_from(play.state, phase.caller):
        if seat in played:
            play.whisper(seat, VoteDrawn(VOTE_CARDS[kind_of(votes.deck[0])]))
            votes = draw(votes, seat)
    play.change(votes=votes)
    EFFECTS[phase.vote](play, phase, tuple([VOTE_FACTS[kind] for kind in shown]))


def _sit_out(play: Play, phase: Voting) -> None:
    """S-CARD-CODE: who would have voted but for the Pirate Code has sat out one of their two votes."""
    if not any(play.state.sits_out):
        return
    for seat in electorate(play.state, phase.vote, phase.place):
        left = play.state.sits_out[seat] - 1
        if left < 0:
            continue
        play.change(sits_out=(*play.state.sits_out[:seat], left, *play.state.sits_out[seat + 1 :]))
        play.tell(VoteSatOut(seat, left))
        if not left:
            use_up(play, seat, EventCard.CODE)
