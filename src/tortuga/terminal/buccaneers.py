"""The captain's desk, in characters: one's own log in full, the others' in brief, and a score sheet."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tortuga.core.game import Seat
from tortuga.core.speech import thing_id
from tortuga.games.buccaneers.components import DEED_OF_FACE, DEEDS, DIE_INDEX, Chest, Die, Face, Facts
from tortuga.games.buccaneers.dice import deed_of
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.phases.stealing import Steal, Stealing
from tortuga.games.buccaneers.scoring import ScoreSheet
from tortuga.games.buccaneers.state import Board
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.terminal import face
from tortuga.terminal.face import Sitting

STYLES = {
    Chest.RED: "bold white on red3",
    Chest.BLUE: "bold white on blue3",
    Chest.YELLOW: "bold black on gold1",
    Chest.WHITE: "bold black on white",
    Chest.PURPLE: "bold white on purple4",
}
NOTHING = Text("·", style="dim")


class BuccaneersFace(face.Face):
    def draw(self, view: BuccaneersView, sitting: Sitting) -> RenderableType:
        parts = [_middle(view, sitting)]
        if view.seat is not None:
            parts.append(_own_log(view, view.seat, sitting))
        parts.append(_other_logs(view, sitting))
        return Group(*parts)

    def describe(self, action: Any, view: BuccaneersView, sitting: Sitting) -> str:
        if isinstance(action, Keep):
            return _kept(action.dice, view, sitting)
        if isinstance(action, Steal) and isinstance(view.phase, Stealing):
            return sitting.voice.say(thing_id(sitting.game, view.phase.chests(view.boards)[action.place - 1]))
        return ""

    def ending(self, view: BuccaneersView, sitting: Sitting) -> RenderableType:
        if not isinstance(view.phase, Over):
            return Group()
        return Group(*(_score_sheet(sheet, sitting) for sheet in view.phase.sheets))


FACE = BuccaneersFace()


def chests(row: Sequence[Chest]) -> Text:
    """Chests as coloured letters."""
    if not row:
        return NOTHING
    return Text(" ").join(Text(f" {chest.value[0].upper()} ", style=STYLES[chest]) for chest in row)


def _middle(view: BuccaneersView, sitting: Sitting) -> RenderableType:
    """The table's middle: round, first player, central island, bag and tiles."""
    say = sitting.voice.say
    line = Text(
        say("buccaneers-screen-round", round=view.round, first=sitting.names[view.first]), style="bold"
    )
    line.append(f"   {say('buccaneers-screen-centre')} ").append(chests(view.centre))
    line.append(f"   {say('buccaneers-screen-bag', count=sum(view.bag))}   ", style="dim")
    line.append(say("buccaneers-screen-pile", count=view.pile), style="dim")
    return Padding(line, (0, 1))


def _own_log(view: BuccaneersView, seat: Seat, sitting: Sitting) -> RenderableType:
    board, facts, say = view.boards[seat], view.options.facts, sitting.voice.say
    coins = [find.kept for find in view.finds if find.seat == seat and find.kept is not None]
    parts: list[RenderableType] = [
        _tracks(board, facts, sitting),
        _zones(board, facts, sitting),
        _deeds(board, facts, sitting),
        Text(say("buccaneers-screen-coins", coins=sum(coins), tiles=len(coins))),
    ]
    roll = _roll(view, seat, sitting)
    if roll is not None:
        parts.append(roll)
    return Panel(Group(*parts), title=sitting.names[seat], title_align="left", border_style="cyan")


def _tracks(board: Board, facts: Facts, sitting: Sitting) -> RenderableType:
    line = Text()
    for name, space in (("ship", board.ship), ("pirate", board.pirate)):
        line.append(f"{sitting.voice.say(f'buccaneers-marker-{name}'):<8}", style="bold")
        for number in range(1, facts.spaces + 1):
            here = number == space
            line.append(f"[{number}]" if here else f" {number} ", style="bold reverse" if here else "dim")
        line.append("      ")
    return line


def _zones(board: Board, facts: Facts, sitting: Sitting) -> RenderableType:
    """Island → crew → fleet → Tortuga, as the voyage goes."""
    rooms = {
        "crew": facts.chests_by_pirate[board.pirate - 1],
        "fleet": facts.chests_by_ship[board.ship - 1],
    }
    line = Text()
    for name in ("island", "crew", "fleet", "tortuga"):
        held = getattr(board, name)
        line.append(sitting.voice.say(f"buccaneers-zone-{name}"), style="bold")
        line.append(f" {len(held)}/{rooms[name]} " if name in rooms else " ", style="dim")
        line.append(chests(held)).append("  →  " if name != "tortuga" else "", style="dim")
    return line


def _deeds(board: Board, facts: Facts, sitting: Sitting) -> RenderableType:
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for deed in DEEDS:
        table.add_column(sitting.voice.say(f"buccaneers-deed-{deed}"), justify="center")
    placed = [
        " ".join(f"{die}{facts.number(die, deed)}" for die in board.placed[at])
        for at, deed in enumerate(DEEDS)
    ]
    table.add_row(*(Text(dice, style="bold") if dice else NOTHING for dice in placed))
    bonuses = [f"+{side}" if side else "" for side in board.bonus]
    table.add_row(*(Text(bonus, style="green") if bonus else Text(" ") for bonus in bonuses))
    return table


def _roll(view: BuccaneersView, seat: Seat, sitting: Sitting) -> RenderableType | None:
    """One's own dice as they lie, behind the screen or in the open."""
    faces = _own_throw(view, seat)
    if not faces:
        return None
    line = Text(f"{sitting.voice.say('buccaneers-screen-roll')}  ", style="bold")
    for die, shown in zip(view.boards[seat].hand, faces, strict=True):
        line.append(f" {die} ", style="bold black on white")
        line.append(f" {_shown(die, shown, view.options.facts, sitting)}   ")
    return line


def _own_throw(view: BuccaneersView, seat: Seat) -> tuple[Face, ...] | None:
    if isinstance(view.phase, Rolling) and view.phase.choices[seat] is None:
        return view.phase.throws[seat]
    if isinstance(view.phase, Rerolling) and view.phase.seat == seat:
        return view.phase.throw
    return None


def _shown(die: Die, shown: Face, facts: Facts, sitting: Sitting) -> str:
    name = sitting.voice.say(f"buccaneers-face-{shown}")
    return name if shown is Face.SKULL else f"{name} {facts.number(die, DEED_OF_FACE[shown])}"


def _kept(dice: tuple[Die, ...], view: BuccaneersView, sitting: Sitting) -> str:
    """What keeping these dice means: the action they go to."""
    seat = view.seat
    faces = None if seat is None else _own_throw(view, seat)
    if seat is None or faces is None:
        return ""
    deed, _ = deed_of(view.boards[seat].hand, faces, dice)
    if deed is None:
        return sitting.voice.say("buccaneers-face-skull")
    total = sum(view.options.facts.dice[DIE_INDEX[die]].of(deed) for die in dice)
    return f"{sitting.voice.say(f'buccaneers-face-{deed}')} {total}"


def _other_logs(view: BuccaneersView, sitting: Sitting) -> RenderableType:
    facts, say = view.options.facts, sitting.voice.say
    table = Table(box=None, padding=(0, 2))
    columns = ("ship", "pirate")
    table.add_column("")
    for name in columns:
        table.add_column(say(f"buccaneers-marker-{name}"), justify="right")
    for name in ("island", "crew", "fleet", "tortuga"):
        table.add_column(say(f"buccaneers-zone-{name}"))
    table.add_column(say("buccaneers-screen-dice"))
    table.add_column(say("buccaneers-screen-tiles"), justify="right")
    for seat, board in enumerate(view.boards):
        if seat != view.seat:
            table.add_row(*_other_log(view, seat, board, facts, sitting))
    return table


def _other_log(
    view: BuccaneersView, seat: Seat, board: Board, facts: Facts, sitting: Sitting
) -> list[RenderableType]:
    waiting = isinstance(view.phase, Rolling) and seat in view.phase.waiting
    name = Text(sitting.names[seat], style="bold")
    if waiting:
        name.append(f" {sitting.voice.say('buccaneers-screen-choosing')}", style="italic dim")
    dice = [
        f"{sitting.voice.say(f'buccaneers-face-{deed}')} "
        + " ".join(f"{die}{facts.number(die, deed)}" for die in board.placed[at])
        + (f" +{board.bonus[at]}" if board.bonus[at] else "")
        for at, deed in enumerate(DEEDS)
        if board.placed[at] or board.bonus[at]
    ]
    tiles = sum(find.seat == seat for find in view.finds)
    zones = [chests(zone) for zone in (board.island, board.crew, board.fleet, board.tortuga)]
    return [name, str(board.ship), str(board.pirate), *zones, ", ".join(dice) or "·", str(tiles)]


def _score_sheet(sheet: ScoreSheet, sitting: Sitting) -> RenderableType:
    """How the points arise, line by line (B-SCORE-1 to B-SCORE-4)."""
    say = sitting.voice.say
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column("")
    table.add_column("", justify="right")
    for line in sheet.chests:
        if line.points:
            where = Text.assemble(chests((line.chest,)), f" {say(f'buccaneers-zone-{line.zone}')}")
            table.add_row(where, str(line.points))
    for group in sheet.sets:
        parts = Text(f"{say('buccaneers-screen-set')} ").append(chests([part.chest for part in group.parts]))
        jokers = [part.stands_for for part in group.parts if part.chest is not part.stands_for]
        if jokers:
            names = [say(f"buccaneers-chest-{colour}") for colour in jokers]
            parts.append(f" {say('buccaneers-screen-jokers', colours=names)}", style="dim")
        table.add_row(parts, str(group.points))
    table.add_row(
        say("buccaneers-screen-tracks", ship=sheet.ship, pirate=sheet.pirate), str(sheet.track_points)
    )
    table.add_row(say("buccaneers-screen-score-coins", tiles=len(sheet.tiles)), str(sheet.coin_points))
    table.add_row(Text(say("buccaneers-screen-total"), style="bold"), Text(str(sheet.total), style="bold"))
    return Panel(table, title=sitting.names[sheet.seat], title_align="left", expand=False)
