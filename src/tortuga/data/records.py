"""Matches that people played, from their records. Names stay out, and so do the words that people gave to the
seed."""

from itertools import pairwise

from tortuga.core.record import Record, replay
from tortuga.data.tables import PartWriter


def take_down(record: Record, number: int, writer: PartWriter) -> None:
    """A record, which must hold, as the match of this number."""
    match = replay(record)
    game = match.game
    writer.begin(number, game, match.options, len(match.seats))
    for before, after in pairwise(match.timeline):
        done = after.entry
        if done is not None:
            seat = done.seat
            legal = game.legal(before.state, seat)
            writer.decided(before.view(game, seat), legal, seat, done.action, by_clock=done.by_clock)
    writer.end(match.outcome)
