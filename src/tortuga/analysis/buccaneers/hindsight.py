"""A match of buccaneers in hindsight: how the scores grew and of what, what the dice were worth."""

from collections import Counter
from collections.abc import Iterator

from tortuga.analysis.buccaneers.luck import luck
from tortuga.analysis.findings import Curve, CurvePoint, Findings, Remark, Sayings
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.timeline import Moment
from tortuga.games.buccaneers.components import FACES, Face
from tortuga.games.buccaneers.events import Rolled, RolledOpenly
from tortuga.games.buccaneers.scoring import ScoreSheet, score_sheet
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.tiles import tiles_of


def findings_of(match: AnyMatch) -> Findings:
    scores: list[list[CurvePoint]] = [[] for _ in match.seats]
    shown: list[Counter[Face]] = [Counter() for _ in match.seats]
    for at, moment in enumerate(match.timeline):
        for seat in match.seats:
            total = sheet_of(moment.state, seat).total
            if not scores[seat] or scores[seat][-1].value != total:
                scores[seat].append(CurvePoint(at, total))
            shown[seat].update(faces_of(moment, seat))
    curves = tuple(
        Curve("score", {"name": match.names[seat]}, tuple(points)) for seat, points in enumerate(scores)
    )
    highest = max(point.value or 0 for points in scores for point in points)
    remarks = (*_parts(match), *_dice(match, shown), *luck(match))
    return Findings(curves=curves, remarks=remarks, highest=max(1.0, highest), unit="points")


def sheet_of(state: BuccaneersState, seat: Seat) -> ScoreSheet:
    """What a seat would have if the match were over."""
    return score_sheet(seat, state.boards[seat], tiles_of(state.finds, seat), state.options.facts)


def faces_of(moment: Moment, seat: Seat) -> Iterator[Face]:
    """What a seat has just rolled, behind its screen or openly."""
    for event in moment.events(seat):
        if isinstance(event, Rolled) or (isinstance(event, RolledOpenly) and event.player == seat):
            yield from event.faces


def _parts(match: AnyMatch) -> Iterator[Remark]:
    for seat in match.seats:
        sheet = sheet_of(match.state, seat)
        args: Sayings = {
            "name": match.names[seat],
            "total": sheet.total,
            "chests": sheet.chest_points,
            "sets": sheet.set_points,
            "tracks": sheet.track_points,
            "coins": sheet.coin_points,
        }
        yield Remark("parts", args, seat=seat)


def _dice(match: AnyMatch, shown: list[Counter[Face]]) -> Iterator[Remark]:
    """Skulls stand for any deed: of these one has luck or not."""
    for seat in match.seats:
        dice = shown[seat].total()
        args: Sayings = {
            "name": match.names[seat],
            "dice": dice,
            "skulls": shown[seat][Face.SKULL],
            "expected": round(dice / len(FACES), 1),
        }
        yield Remark("dice", args, seat=seat)
