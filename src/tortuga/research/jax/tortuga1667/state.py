"""A match at one moment, as arrays, and the luck of a deal and of a step.

A bag of Event cards is a number: two bits for each of the sixteen cards say how many of it there are. Cards
that are not there, seats that are nobody and places that are nowhere are -1.
"""

from dataclasses import dataclass
from typing import NamedTuple

import jax
from jax import Array

from tortuga.research.jax.env import EnvState


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Tortuga1667State(EnvState):
    # The pawns, by seats; while they settle, the spot that each has taken
    place: Array
    position: Array
    closed: Array
    """Which of the two rowboats are closed."""

    # The treasure
    galleon: Array
    holds: Array
    adrift: Array

    # The Loyalty cards, by seats
    loyalty: Array
    face_up: Array
    dealt: Array
    dealt_face_up: Array
    fever: Array
    """The two of the last Cabin Fever."""

    # The Vote cards, which are numbered by their kinds
    vote_at: Array
    """Where each lies: in the deck, counted from the top, or from `HAND` on in the hand of a seat."""
    vote_groups: Array
    """By seats: which cards each cannot tell apart, by equal numbers. Its own hand's numbers say nothing."""
    put_down: Array
    """The cards cast in a vote, or taken by Crow's Nest so far."""

    # The Event cards
    line: Array
    deck: Array
    drawn: Array
    """How many cards of `deck` have been drawn."""
    mixed: Array
    """How many cards `deck` had before."""
    discards: Array
    """A bag."""
    kept: Array
    """A bag for each seat."""
    revealed: Array
    gap: Array
    seen: Array
    """Which cards of the line each seat has seen."""
    afoot: Array
    """For each seat a bag: what it knows to be in line or deck, though not where."""
    last_five: Array
    sudden: Array

    # The turn
    skips: Array
    sits_out: Array
    resting: Array
    turn: Array
    deeds_left: Array
    turns: Array

    # The phase
    phase: Array
    asked: Array
    """Who is asked, except in a vote."""
    other: Array
    """Who forces in FORCED; whom a card's resolver has chosen in RESOLVING."""
    pointed: Array
    """The two cards of the line of which one is to be turned."""
    card: Array
    """What is resolved in RESOLVING."""
    nest_left: Array
    """How many cards are still to be taken by Crow's Nest."""
    cause: Array
    vote: Array
    caller: Array
    vote_place: Array
    voters: Array
    done: Array


class DealLuck(NamedTuple):
    """Words, in the order of the draws."""

    loyalties: Array
    votes: Array
    stars: Array
    events: Array
    line: Array
    pawns: Array
    draw: Array


class StepLuck(NamedTuple):
    """Words. Each of these is used at most once in a step."""

    shuffle: Array
    """For Vote cards, or for pawns."""
    events: Array
    draw: Array
