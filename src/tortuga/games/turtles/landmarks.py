"""What is worth coming back to in a match of turtles: who lay on the back, who was saved, who took over."""

from tortuga.core.landmarks import KeyEvent, Landmarks, Stamp
from tortuga.games.turtles.state import Effect, Hatched, Jumped, Stepped, Swapped

LANDMARKS = Landmarks(
    keys=(
        KeyEvent(Jumped, Stamp.CAPTURE, {"effect": Effect.OVERTURNED}),
        KeyEvent(Jumped, Stamp.TURNING_POINT, {"effect": Effect.RIGHTED}),
        KeyEvent(Swapped, Stamp.TURNING_POINT),
    ),
    turns=(Stepped, Jumped, Hatched, Swapped),
)
