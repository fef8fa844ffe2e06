"""tortuga1667, as the core knows it."""

from typing import ClassVar

from tortuga.core.chance import Chance
from tortuga.core.game import Outcome, Question, Seat
from tortuga.core.notation import Choice
from tortuga.core.phases import Phase, PhasedGame, choices_of, questions_of, union
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.choosing import Detail, no
from tortuga.games.tortuga1667.components import CAPACITY, TORTUGA, Loyalty
from tortuga.games.tortuga1667.event_deck import check_options
from tortuga.games.tortuga1667.events import EVENTS
from tortuga.games.tortuga1667.imagine import imagine_state
from tortuga.games.tortuga1667.landmarks import LANDMARKS
from tortuga.games.tortuga1667.options import PRESETS, Tortuga1667Options
from tortuga.games.tortuga1667.phases import PHASES
from tortuga.games.tortuga1667.phases.acting import ChooseDeed
from tortuga.games.tortuga1667.setup import deal
from tortuga.games.tortuga1667.state import Step, Tortuga1667State
from tortuga.games.tortuga1667.statistics import Tortuga1667Tally
from tortuga.games.tortuga1667.turns import settle
from tortuga.games.tortuga1667.view import Tortuga1667View, open_view_of, view_of
from tortuga.text import Message

SIDES = tuple(Loyalty)
"""Who wins together."""
NATIONS = (SIDES.index(Loyalty.BRITISH), SIDES.index(Loyalty.FRENCH))
"""Who are after the treasure."""


class Tortuga1667(PhasedGame[Tortuga1667Options, Tortuga1667State, Tortuga1667View]):
    id: ClassVar[str] = "tortuga1667"
    seats: ClassVar[range] = range(2, CAPACITY[TORTUGA] + 1)
    usual_seats: ClassVar[int | None] = 6
    has_secrets: ClassVar[bool] = True
    presets = PRESETS
    landmarks = LANDMARKS
    rivals = NATIONS
    phases: ClassVar[tuple[type[Phase], ...]] = PHASES
    options_type = Tortuga1667Options
    state_type = Tortuga1667State
    view_type = Tortuga1667View
    action_type = union(choices_of(PHASES))
    event_type = union((*EVENTS, *(event for card in CARDS.values() for event in card.tells)))
    question_type = union(questions_of(PHASES))

    def check(self, options: Tortuga1667Options, seats: int) -> None:
        check_options(options, seats)

    def deal(self, options: Tortuga1667Options, seats: int, chance: Chance) -> Step:
        return deal(options, seats, chance)

    def settle(self, step: Step) -> None:
        settle(step)

    def outcome(self, state: Tortuga1667State) -> Outcome | None:
        return state.outcome

    def sides(self, state: Tortuga1667State) -> tuple[int, ...]:
        """By the Loyalty cards held now: British 0, French 1, Dutch 2."""
        return tuple([SIDES.index(loyalty) for loyalty in state.loyalties])

    def view(self, state: Tortuga1667State, seat: Seat | None) -> Tortuga1667View:
        return view_of(state, seat)

    def open_view(self, state: Tortuga1667State) -> Tortuga1667View:
        return open_view_of(state)

    def phase_in(self, view: Tortuga1667View) -> Phase:
        return view.phase

    def imagine(self, view: Tortuga1667View, chance: Chance) -> Tortuga1667State:
        return imagine_state(view, chance)

    def not_asked(self, asked: Question, action: Choice) -> Message:
        too_early = isinstance(asked, ChooseDeed) and isinstance(action, Detail)
        return no("announce-first" if too_early else "not-asked")

    def tally(self) -> Tortuga1667Tally:
        return Tortuga1667Tally()


GAME = Tortuga1667()
