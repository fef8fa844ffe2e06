"""What is worth coming back to in a match of Tortuga 1667: votes, attacks, treasure, and who fell."""

from tortuga.core.landmarks import KeyEvent, Landmarks, Stamp
from tortuga.games.tortuga1667.events import (
    AlbatrossStruck,
    AttackDecided,
    LineShuffled,
    MutinyDecided,
    SuddenDeath,
    TreasurePilfered,
    TreasurePlundered,
    TurnBegan,
    VoteShown,
)

LANDMARKS = Landmarks(
    keys=(
        KeyEvent(VoteShown, Stamp.VOTE),
        KeyEvent(AttackDecided, Stamp.ATTACK),
        KeyEvent(TreasurePlundered, Stamp.CAPTURE),
        KeyEvent(TreasurePilfered, Stamp.TREASURE),
        KeyEvent(MutinyDecided, Stamp.TURNING_POINT, {"won": True}),
        KeyEvent(AlbatrossStruck, Stamp.TURNING_POINT),
        KeyEvent(LineShuffled, Stamp.TURNING_POINT),
        KeyEvent(SuddenDeath, Stamp.TURNING_POINT),
    ),
    turns=(TurnBegan,),
)
