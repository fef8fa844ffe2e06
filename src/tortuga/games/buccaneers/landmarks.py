"""What is worth coming back to in a match of buccaneers: attacks, stolen chests, what comes to Tortuga."""

from tortuga.core.landmarks import KeyEvent, Landmarks, Stamp
from tortuga.games.buccaneers.events import (
    Attacked,
    ChestsBrought,
    ChestStolen,
    CommonRoll,
    DeedRanked,
    RoundBegan,
    TilesLookedAt,
)

LANDMARKS = Landmarks(
    keys=(
        KeyEvent(Attacked, Stamp.ATTACK),
        KeyEvent(ChestStolen, Stamp.CAPTURE),
        KeyEvent(ChestsBrought, Stamp.TREASURE),
        KeyEvent(TilesLookedAt, Stamp.TREASURE),
    ),
    turns=(CommonRoll, DeedRanked),
    rounds=(RoundBegan,),
)
