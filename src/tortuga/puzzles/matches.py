"""Matches between bots, stopped before every action: where puzzles of games with secrets come from."""

from collections.abc import Iterator, Sequence

from tortuga.bots.bot import Budget, find_bot, seated_bots, tell
from tortuga.core.game import AnyGame, Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.puzzles.posed import SEAT_AND_ACTION, names_of
from tortuga.puzzles.puzzle import Setting


def moments(game: AnyGame, bots: Sequence[str], seed: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """A match, and who is about to act in it."""
    match: AnyMatch = Match.start(game, names=names_of(game, len(bots)), seed=str(seed))
    with seated_bots(game, [find_bot(game, name) for name in bots], seed) as seated:
        tell(seated, match.opening)
        while match.to_act:
            seat = match.to_act[0]
            yield match, seat
            action = seated[seat].choose(match.view(seat), match.legal(seat), Budget())
            tell(seated, match.play(seat, action))


def setting_of(match: AnyMatch, seed: int) -> Setting:
    lines = [f"{entry.seat}{SEAT_AND_ACTION}{match.game.notate(entry.action)}" for entry in match.entries]
    return Setting(seed=str(seed), seats=len(match.names), before=tuple(lines))
