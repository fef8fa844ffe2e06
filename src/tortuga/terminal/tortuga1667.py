"""The harbour at dusk, in characters: ships, island, galleon, the event line with one's own notes."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tortuga.core.game import Seat
from tortuga.core.speech import thing_id
from tortuga.games.tortuga1667.cards import CARDS
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    LINE_PLACES,
    NATIONS,
    PLACES,
    SHIPS,
    TORTUGA,
    Loyalty,
    Nation,
)
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.settling import ON_LAND, Settling
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast, Voting
from tortuga.games.tortuga1667.state import NOBODY, hold
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.terminal.face import Face, Sitting

NATION_STYLES = {Nation.BRITISH: "bold red", Nation.FRENCH: "bold blue"}
LOYALTY_STYLES = {Loyalty.BRITISH: "bold red", Loyalty.FRENCH: "bold blue", Loyalty.DUTCH: "bold dark_orange"}
COIN = "●"
NO_BREAK = "\N{NO-BREAK SPACE}"


class Tortuga1667Face(Face):
    def draw(self, view: Tortuga1667View, sitting: Sitting) -> RenderableType:
        parts = [_middle(view, sitting), _harbour(view, sitting), _event_line(view, sitting)]
        parts.append(_before_players(view, sitting))
        if view.seat is not None:
            parts.append(_own(view, view.seat, sitting))
        return Group(*parts)

    def describe(self, action: Any, view: Tortuga1667View, sitting: Sitting) -> str:
        if isinstance(action, Choose):
            return sitting.names[action.player]
        if isinstance(action, Cast | Take):
            return sitting.voice.say(thing_id(sitting.game, action.card))
        if isinstance(action, Look | Point):
            return ", ".join(filter(None, (_note(view, at, sitting) for at in (action.first, action.second))))
        if isinstance(action, Turn):
            return _note(view, action.place, sitting)
        return ""

    def help(self, view: Tortuga1667View, sitting: Sitting) -> RenderableType:
        """What the Event cards do, and how many there are of each."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        for name, card in CARDS.items():
            copies = "★" if card.starred else f"{card.copies}×"
            title = Text(sitting.voice.say(thing_id(sitting.game, name)), style="bold")
            table.add_row(copies, title, sitting.voice.say(f"tortuga1667-web-card-{name}"))
        return table

    def ending(self, view: Tortuga1667View, sitting: Sitting) -> RenderableType:
        """Who was who, and what each nation holds."""
        table = Table(box=None, show_header=False, padding=(0, 2))
        for seat, loyalty in enumerate(view.loyalties):
            if loyalty is not None:
                table.add_row(sitting.names[seat], _loyalty(loyalty, sitting))
        for index, nation in enumerate(NATIONS):
            table.add_row(_nation(nation, sitting), str(sum(view.holds[index::2])))
        return table


FACE = Tortuga1667Face()


def _nation(nation: Nation, sitting: Sitting) -> Text:
    return Text(sitting.voice.say(thing_id(sitting.game, nation)), style=NATION_STYLES[nation])


def _loyalty(loyalty: Loyalty, sitting: Sitting) -> Text:
    return Text(sitting.voice.say(thing_id(sitting.game, loyalty)), style=LOYALTY_STYLES[loyalty])


def _middle(view: Tortuga1667View, sitting: Sitting) -> RenderableType:
    """Whose turn it is, or who is asked before the first one; the Galleon, the deck, the end drawing near."""
    say = sitting.voice.say
    if view.turns:
        line = Text(say("tortuga1667-screen-turn", player=sitting.names[view.turn]), style="bold")
    else:
        asked = [sitting.names[seat] for seat in view.awaited]
        line = Text(say("tortuga1667-screen-set-up", players=asked), style="bold")
    line = Text.assemble(line, f"   {say('tortuga1667-screen-galleon')} ", _coins(view.galleon))
    line.append(f"   {say('tortuga1667-screen-deck', count=view.deck)}", style="dim")
    if view.sudden:
        line.append(f"\n{say('tortuga1667-screen-sudden')}", style="bold red")
    elif view.last_five:
        line.append(f"\n{say('tortuga1667-screen-last-five')}", style="red")
    if isinstance(view.phase, Voting):
        line.append(f"\n{say(f'tortuga1667-goal-{view.phase.vote}')}", style="bold")
    if view.discards:
        names = [say(thing_id(sitting.game, card)) for card in view.discards]
        line.append(f"\n{say('tortuga1667-screen-discards', cards=names)}", style="dim")
    return Padding(line, (0, 1))


def _coins(count: int) -> Text:
    return Text(COIN * count or "·", style="yellow")


def _harbour(view: Tortuga1667View, sitting: Sitting) -> RenderableType:
    """The two ships and Tortuga beside each other."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    for place in ON_LAND:
        table.add_column(sitting.voice.say(thing_id(sitting.game, PLACES[place])))
    lines = {place: _standing(view, place) for place in ON_LAND}
    shown = CAPACITY[SHIPS[0]] if isinstance(view.phase, Settling) else 1 + max(map(len, lines.values()))
    for position in range(max(shown, *(_last(line) for line in lines.values()))):
        table.add_row(*(_spot(lines[place], place, position, sitting) for place in ON_LAND))
    table.add_row(*(_treasure(view, place, sitting) for place in ON_LAND))
    table.add_row(*(_boat(view, boat, sitting) for boat in BOATS))
    return table


def _last(line: tuple[Seat, ...]) -> int:
    """The last place where somebody stands."""
    return max((position for position, seat in enumerate(line, 1) if seat != NOBODY), default=0)


def _standing(view: Tortuga1667View, place: int) -> tuple[Seat, ...]:
    """Who stands there in which order; before the first turn there may be gaps (S-OPT-6)."""
    if isinstance(view.phase, Settling):
        return view.phase.spots[place]
    return view.lines[place]


def _spot(line: tuple[Seat, ...], place: int, position: int, sitting: Sitting) -> Text:
    """A place in a line, who is there, and as what."""
    number = f"{position + 1} ", "dim"
    if position >= CAPACITY[place]:
        return Text()
    if position >= len(line) or line[position] == NOBODY:
        return Text.assemble(number, ("·", "dim"))
    roles = "" if NOBODY in line else _roles(place, position + 1, len(line), sitting)
    return Text.assemble(number, sitting.names[line[position]], (f" {roles}", "italic dim"))


def _treasure(view: Tortuga1667View, place: int, sitting: Sitting) -> Text:
    treasure = Text("  ").join(
        Text.assemble(_nation(nation, sitting), NO_BREAK, _coins(view.holds[hold(place, index)]))
        for index, nation in enumerate(NATIONS)
    )
    if place == TORTUGA and view.adrift:
        treasure.append(f"  {sitting.voice.say('tortuga1667-screen-adrift')} ").append(_coins(view.adrift))
    return treasure


def _boat(view: Tortuga1667View, boat: int, sitting: Sitting) -> Text:
    pawns = view.lines[boat]
    if view.closed[boat]:
        inside = sitting.voice.say("tortuga1667-screen-closed")
    else:
        inside = sitting.names[pawns[0]] if pawns else "·"
    return Text(sitting.voice.say("tortuga1667-screen-boat", inside=inside), style="cyan")


def _roles(place: int, position: int, last: int, sitting: Sitting) -> str:
    """S-PLACE-2."""
    if place == TORTUGA:
        roles = ["governor"] if position == 1 else []
    else:
        held = {"captain": position == 1, "first-mate": position == 2, "cabin-boy": position == last}
        roles = [role for role, has in held.items() if has]
    return ", ".join(sitting.voice.say(f"tortuga1667-screen-{role}") for role in roles)


def _event_line(view: Tortuga1667View, sitting: Sitting) -> RenderableType:
    """The five cards: what this seat has seen of them is written on them, and under them who has looked."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column()
    for number in LINE_PLACES:
        table.add_column(str(number), justify="center", min_width=9)
    notes = [_note(view, number, sitting) for number in LINE_PLACES]
    table.add_row(
        "",
        *(
            Text("—" if card is None else note or "?", style="bold green" if note else "dim")
            for card, note in zip(view.line, notes, strict=True)
        ),
    )
    looked = [card.seen_by if card is not None else () for card in view.line]
    if any(looked):
        names = [", ".join(sitting.names[seat] for seat in seats) for seats in looked]
        table.add_row(sitting.voice.say("tortuga1667-screen-seen-by"), *names, style="dim")
    return table


def _note(view: Tortuga1667View, number: int, sitting: Sitting) -> str:
    card = view.line[number - 1]
    return sitting.voice.say(thing_id(sitting.game, card.card)) if card is not None and card.card else ""


def _before_players(view: Tortuga1667View, sitting: Sitting) -> RenderableType:
    """How many Vote cards the players hold, what lies face up before them, and what they sit out."""
    say = sitting.voice.say
    players = []
    for seat, name in enumerate(sitting.names):
        held = len(view.votes.hand if seat == view.seat else view.votes.hands[seat])
        marks = [say("tortuga1667-screen-votes", count=held)]
        marks += [say(thing_id(sitting.game, card)) for card in view.kept[seat]]
        if view.skips[seat]:
            marks.append(say("tortuga1667-screen-scurvy"))
        loyalty = view.loyalties[seat]
        if view.face_up[seat] and loyalty is not None:
            marks.append(say(thing_id(sitting.game, loyalty)))
        players.append(Text.assemble((name, "bold"), f" ({', '.join(marks)})"))
    return Padding(Columns(players, padding=(0, 2)), (0, 1))


def _own(view: Tortuga1667View, seat: Seat, sitting: Sitting) -> RenderableType:
    loyalty = view.loyalties[seat]
    line = Text.assemble(
        (sitting.names[seat], "bold"), f"  {sitting.voice.say('tortuga1667-screen-loyalty')} "
    )
    line.append(_loyalty(loyalty, sitting) if loyalty is not None else "?")
    hand = [sitting.voice.say(thing_id(sitting.game, card)) for card in view.votes.hand]
    line.append(f"\n{sitting.voice.say('tortuga1667-screen-hand')} ")
    line.append(" · ".join(hand) or "—", style="bold")
    return Padding(line, (0, 1), style="on grey11")
