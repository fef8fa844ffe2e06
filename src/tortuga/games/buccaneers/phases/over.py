"""The end: tiles are opened and points counted."""

from tortuga.core.game import Outcome
from tortuga.core.phases import Phase
from tortuga.games.buccaneers.events import Scored, TilesShown
from tortuga.games.buccaneers.scoring import ScoreSheet, score_sheet
from tortuga.games.buccaneers.state import Step
from tortuga.games.buccaneers.tiles import tiles_of


class Over(Phase, frozen=True):
    """The game has ended; the tiles lie open."""

    sheets: tuple[ScoreSheet, ...]

    @property
    def outcome(self) -> Outcome:
        """B-SCORE-5: most points win; tied players share the victory."""
        points = tuple([sheet.total for sheet in self.sheets])
        most = max(points)
        winners = tuple([seat for seat, total in enumerate(points) if total == most])
        return Outcome(winners, "points", points)


def end_game(step: Step) -> None:
    """Open the tiles and count."""
    state = step.state
    sheets = tuple(
        [
            score_sheet(seat, board, tiles_of(state.finds, seat), state.options.facts)
            for seat, board in enumerate(state.boards)
        ]
    )
    for sheet in sheets:
        if sheet.tiles:
            step.tell(TilesShown(sheet.seat, sheet.tiles))
    for sheet in sheets:
        parts = sheet.chest_points, sheet.set_points, sheet.track_points, sheet.coin_points
        step.tell(Scored(sheet.seat, *parts, sheet.total))
    step.end(Over(sheets))
