"""The harbour at dusk, in characters: ships, island, galleon, the event line with one's own notes."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tortuga.core.game import Seat
from tortuga.core.speech import thing_id
from tortuga.games.tortuga1667.cards.crows_nest import Take
from tortuga.games.tortuga1667.choosing import Choose
from tortuga.games.tortuga1667.components import (
    BOATS,
    CAPACITY,
    NATIONS,
    PLACES,
    SHIPS,
    TORTUGA,
    Loyalty,
    Nation,
)
from tortuga.games.tortuga1667.phases.forcing import Point
from tortuga.games.tortuga1667.phases.looking import Look
from tortuga.games.tortuga1667.phases.settling import Settle
from tortuga.games.tortuga1667.phases.turning import Turn
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.games.tortuga1667.state import hold
from tortuga.games.tortuga1667.view import Tortuga1667View
from tortuga.terminal.face import Face, Sitting

NATION_STYLES = {Nation.BRITISH: "bold red", Nation.FRENCH: "bold blue"}
LOYALTY_STYLES = {Loyalty.BRITISH: "bold red", Loyalty.FRENCH: "bold blue", Loyalty.DUTCH: "bold dark_orange"}
COIN = "●"


class Tortuga1667Face(Face):
    def draw(self, view: Tortuga1667View, sitting: Sitting) -> RenderableType:
        harbour = Columns([_place(view, place, sitting) for place in (*SHIPS, TORTUGA)], padding=(0, 1))
        parts: list[RenderableType] = [_middle(view, sitting), harbour, _event_line(view, sitting)]
        before = _before_players(view, sitting)
        if before is not None:
            parts.append(before)
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
        return sitting.voice.say(thing_id(sitting.game, action.place)) if isinstance(action, Settle) else ""

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
    say = sitting.voice.say
    line = Text(say("tortuga1667-screen-turn", player=sitting.names[view.turn]), style="bold")
    line.append(f"   {say('tortuga1667-screen-galleon')} ").append(COIN * view.galleon or "·", style="yellow")
    line.append(f"   {say('tortuga1667-screen-deck', count=view.deck)}", style="dim")
    if view.discards:
        names = [say(thing_id(sitting.game, card)) for card in view.discards]
        line.append(f"\n{say('tortuga1667-screen-discards', cards=names)}", style="dim")
    return Padding(line, (0, 1))


def _place(view: Tortuga1667View, place: int, sitting: Sitting) -> RenderableType:
    """A ship or Tortuga: who stands there in which order, its holds, and the rowboat beside a ship."""
    lines = [
        Text.assemble(
            (f"{position} ", "dim"),
            sitting.names[seat],
            (f"  {_role(view, place, position, sitting)}", "italic"),
        )
        for position, seat in enumerate(view.lines[place], 1)
    ]
    lines += [
        Text(f"{position} ·", style="dim") for position in range(len(lines) + 1, CAPACITY[SHIPS[0]] + 1)
    ]
    treasure = Text("  ").join(
        Text.assemble(_nation(nation, sitting), " ", (COIN * view.holds[hold(place, index)] or "·", "yellow"))
        for index, nation in enumerate(NATIONS)
    )
    if place == TORTUGA and view.adrift:
        treasure.append(f"  {sitting.voice.say('tortuga1667-screen-adrift')} ").append(
            COIN * view.adrift, "yellow"
        )
    foot: list[RenderableType] = [treasure]
    if place in SHIPS:
        foot.append(_boat(view, BOATS[SHIPS.index(place)], sitting))
    title = sitting.voice.say(thing_id(sitting.game, PLACES[place]))
    return Panel(Group(*lines, *foot), title=title, title_align="left", width=38)


def _boat(view: Tortuga1667View, boat: int, sitting: Sitting) -> Text:
    pawns = view.lines[boat]
    if view.closed[boat]:
        inside = sitting.voice.say("tortuga1667-screen-closed")
    else:
        inside = sitting.names[pawns[0]] if pawns else "·"
    return Text(sitting.voice.say("tortuga1667-screen-boat", inside=inside), style="cyan")


def _role(view: Tortuga1667View, place: int, position: int, sitting: Sitting) -> str:
    """S-PLACE-2."""
    last = len(view.lines[place])
    if place == TORTUGA:
        roles = ["governor"] if position == 1 else []
    else:
        held = {"captain": position == 1, "first-mate": position == 2, "cabin-boy": position == last}
        roles = [role for role, has in held.items() if has]
    return ", ".join(sitting.voice.say(f"tortuga1667-screen-{role}") for role in roles)


def _event_line(view: Tortuga1667View, sitting: Sitting) -> RenderableType:
    """The five cards; what this seat has seen of them is written on them."""
    cards = []
    for number, card in enumerate(view.line, 1):
        note = _note(view, number, sitting)
        back = Text("—" if card is None else note or "?", style="bold green" if note else "dim")
        cards.append(Panel(back, title=str(number), width=20))
    return Columns(cards, padding=(0, 0))


def _note(view: Tortuga1667View, number: int, sitting: Sitting) -> str:
    card = view.line[number - 1]
    return sitting.voice.say(thing_id(sitting.game, card.card)) if card is not None and card.card else ""


def _before_players(view: Tortuga1667View, sitting: Sitting) -> RenderableType | None:
    """What lies face up before the players, and what they have to sit out."""
    say = sitting.voice.say
    table = Table(box=None, show_header=False, padding=(0, 2))
    for seat, name in enumerate(sitting.names):
        marks = [say(thing_id(sitting.game, card)) for card in view.kept[seat]]
        if view.skips[seat]:
            marks.append(say("tortuga1667-screen-scurvy"))
        loyalty = view.loyalties[seat]
        if view.face_up[seat] and loyalty is not None:
            marks.append(say(thing_id(sitting.game, loyalty)))
        if marks:
            table.add_row(Text(name, style="bold"), ", ".join(marks))
    return table if table.row_count else None


def _own(view: Tortuga1667View, seat: Seat, sitting: Sitting) -> RenderableType:
    loyalty = view.loyalties[seat]
    line = Text(f"{sitting.voice.say('tortuga1667-screen-loyalty')} ")
    line.append(_loyalty(loyalty, sitting) if loyalty is not None else "?")
    hand = [sitting.voice.say(thing_id(sitting.game, card)) for card in view.votes.hand]
    line.append(f"\n{sitting.voice.say('tortuga1667-screen-hand')} ").append(
        " · ".join(hand) or "—", style="bold"
    )
    return Panel(line, title=sitting.names[seat], title_align="left", border_style="cyan", expand=False)
