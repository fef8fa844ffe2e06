"""All that a seat sees, field by field; seen.py says how it is put into numbers."""

from tortuga.core.encoding import MANY, Field, one_hot
from tortuga.games.tortuga1667.choosing import MOST_PLAYERS as PLAYERS
from tortuga.games.tortuga1667.components import (
    BOATS,
    KIND,
    LINE_PLACES,
    PLACES,
    TREASURES,
    VOTE_DECK,
    Cause,
    Loyalty,
    Vote,
)
from tortuga.games.tortuga1667.numbers import seen
from tortuga.games.tortuga1667.numbers.actions import SPOTS
from tortuga.games.tortuga1667.numbers.seen import CARDS, KINDS, PERCENT, PHASES
from tortuga.games.tortuga1667.phases.settling import ON_LAND

ROLES = 6
FIELDS = (
    Field("players", (PLAYERS,), 1, "who is there", lambda s: s.flags(s.seats)),
    Field(
        "asked", (1,), 1, "whether this seat is asked something", lambda s: [int(s.view.asked is not None)]
    ),
    Field("awaited", (PLAYERS,), 1, "whom the table waits for", lambda s: s.flags(s.view.awaited)),
    Field("turn", (PLAYERS,), 1, "whose turn it is", lambda s: s.flags([s.view.turn])),
    Field("deeds_left", (1,), 2, "deeds left in this turn", lambda s: [s.view.deeds_left]),
    Field("turns", (1,), MANY, "turns begun", lambda s: [s.view.turns]),
    Field(
        "phase",
        (len(PHASES),),
        1,
        "what the table is busy with, in the order of `PHASES`",
        lambda s: one_hot(PHASES.index(type(s.view.phase)), len(PHASES)),
    ),
    Field(
        "roles",
        (ROLES, PLAYERS),
        1,
        "who is asked, votes, called the vote, forces, is forced, was chosen",
        seen.roles,
    ),
    Field(
        "stands",
        (PLAYERS, len(PLACES) + PLAYERS),
        1,
        "of each pawn the place (Dutchman, Roger, Tortuga, their boats) and the position in its line",
        seen.stands,
    ),
    Field(
        "settled",
        (PLAYERS, len(SPOTS)),
        1,
        "where pawns settle at a strategic start, in the order of `SPOTS`",
        seen.settled,
    ),
    Field(
        "loyalty",
        (PLAYERS, len(Loyalty)),
        1,
        "British, French, Dutch, where this seat knows it",
        lambda s: s.each(lambda seat: seen.loyalty(s.view.loyalties[seat]), len(Loyalty)),
    ),
    Field(
        "face_up",
        (PLAYERS,),
        1,
        "whose Loyalty card lies open",
        lambda s: s.each(lambda seat: (s.view.face_up[seat],), 1),
    ),
    Field(
        "dealt",
        (PLAYERS, len(Loyalty)),
        1,
        "the Loyalty cards that this seat saw at the deal",
        lambda s: s.each(lambda seat: seen.loyalty(s.view.dealt[seat]), len(Loyalty)),
    ),
    Field("fever", (2, PLAYERS), 1, "the two of the last Cabin Fever", seen.fevers),
    Field(
        "kept",
        (PLAYERS, len(CARDS)),
        3,
        "Event cards before each player, in the order of `CARDS`",
        lambda s: s.each(lambda seat: seen.cards(s.view.kept[seat]), len(CARDS)),
    ),
    Field(
        "skips",
        (PLAYERS,),
        1,
        "who skips the next turn",
        lambda s: s.each(lambda seat: (s.view.skips[seat],), 1),
    ),
    Field(
        "sits_out",
        (PLAYERS,),
        2,
        "votes still to sit out",
        lambda s: s.each(lambda seat: (s.view.sits_out[seat],), 1),
    ),
    Field(
        "resting", (PLAYERS,), 1, "who keeps Atlantis until the own turn", lambda s: s.flags([s.view.resting])
    ),
    Field(
        "closed",
        (len(BOATS),),
        1,
        "which rowboats are closed",
        lambda s: [s.view.closed[boat] for boat in BOATS],
    ),
    Field("galleon", (1,), TREASURES, "treasure in the Galleon", lambda s: [s.view.galleon]),
    Field(
        "holds",
        (len(ON_LAND), 2),
        TREASURES,
        "British and French holds of Dutchman, Roger, Tortuga",
        lambda s: s.view.holds,
    ),
    Field("adrift", (1,), TREASURES, "treasure of Tortuga that is nobody's", lambda s: [s.view.adrift]),
    Field(
        "hand",
        (KINDS,),
        3,
        "own Vote cards of each kind",
        lambda s: seen.kinds(KIND[card] for card in s.view.votes.hand),
    ),
    Field("hand_sizes", (PLAYERS,), len(VOTE_DECK), "Vote cards of each player", seen.hands),
    Field(
        "hands_known",
        (PLAYERS, KINDS),
        MANY,
        "how many Vote cards of each kind they are likely to hold, in percent",
        seen.hands_known,
    ),
    Field("votes_deck", (1,), len(VOTE_DECK), "Vote cards in the deck", lambda s: [len(s.view.votes.deck)]),
    Field(
        "votes_top", (KINDS,), PERCENT, "how likely the top one is of each kind, in percent", seen.top_vote
    ),
    Field("secret", (KINDS,), 3, "Vote cards this seat has put down, or taken by Crow's Nest", seen.secret),
    Field("vote", (len(Vote) + len(PLACES),), 1, "attack, brawl or mutiny; where", seen.vote),
    Field(
        "line",
        (len(LINE_PLACES), 1 + len(CARDS)),
        1,
        "whether a card lies there; which, if this seat saw it",
        seen.line,
    ),
    Field("seen_by", (len(LINE_PLACES), PLAYERS), 1, "who has seen each card of the line", seen.seen_by),
    Field(
        "pointed_at", (len(LINE_PLACES),), 1, "the two cards of which one is to be turned", seen.pointed_at
    ),
    Field("events_deck", (1,), MANY, "Event cards in the deck", lambda s: [s.view.deck]),
    Field("discards", (len(CARDS),), 3, "Event cards discarded", lambda s: seen.cards(s.view.discards)),
    Field("revealed", (len(CARDS),), 1, "the card being resolved", lambda s: seen.cards([s.view.revealed])),
    Field("resolving", (len(CARDS),), 1, "the card that asks", seen.resolving),
    Field("gap", (len(LINE_PLACES),), 1, "where it lay", lambda s: one_hot(s.view.gap, len(LINE_PLACES))),
    Field("afoot", (len(CARDS),), 3, "cards known to be in line or deck", lambda s: seen.cards(s.view.afoot)),
    Field("cause", (len(Cause),), 1, "why a pawn is to be marooned", seen.cause),
    Field("last_five", (1,), 1, "whether the last five cards are mixed", lambda s: [s.view.last_five]),
    Field("sudden", (1,), 1, "whether the first nation to lead wins", lambda s: [s.view.sudden]),
    Field("stars", (len(CARDS),), 1, "starred cards that can be in the deck", seen.stars),
    Field("trim", (1,), MANY, "cards taken off unseen", lambda s: [s.view.options.trim]),
    Field(
        "options",
        (6,),
        1,
        "`blind`, `strategic_start`, `vote_deck` = 30, `open_loyalties` none, all, two",
        seen.options,
    ),
)
