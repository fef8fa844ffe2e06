"""The baseline: counts points on the table as they would be after this round, and takes what pays most."""

from tortuga.bots.buccaneers.appraisal import Valued
from tortuga.bots.buccaneers.holds import Hold
from tortuga.bots.buccaneers.outlook import Outlook, Prize, Purse, Raid, Scene
from tortuga.bots.buccaneers.valuer import Valuer
from tortuga.text import Message

BONUS_POINTS = 0.5
"""What a bonus tile is taken to bring at any deed in later rounds."""


class PointCount(Outlook):
    """Measures a scene by points alone: how far a seat is ahead of the others on average."""

    def chance(self, scene: Scene, seat: int, purse: Purse | None = None) -> float:
        coins = self.coins if purse is None else purse.coins
        points = [
            self.scale.coming(hold).points + found + own
            for hold, found, own in zip(scene.holds, scene.coins, coins, strict=True)
        ]
        return _ahead(points, seat)

    def chance_with(self, scene: Scene, raid: Raid, prize: Prize) -> float:
        return self.chance(self.attacked(scene, raid, prize), raid.seat)

    def chance_moved(self, seat: int, hold: Hold) -> float:
        return self.scale.settled(hold).points

    def bonus_gain(self, seat: int, deed: int) -> float:
        return BONUS_POINTS


class Greedy(Valuer):
    """Plays as if all dice would stay where they are now."""

    outlook = PointCount
    foresight = False

    def said(self, best: Valued) -> Message:
        choices = [
            Message("thought-with-points", {"choice": self.game.notate(action), "points": f"{value:+.1f}"})
            for action, value in best
        ]
        return Message("thought-points", {"choices": choices})


def _ahead(points: list[float], seat: int) -> float:
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)
