"""The captain's desk, in characters: one's own log in full, the others' in brief, and a score sheet."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tortuga.core.game import Seat
from tortuga.core.speech import thing_id
from tortuga.games.buccaneers.components import (
    CHESTS,
    DEED_INDEX,
    DEED_OF_FACE,
    DEEDS,
    DICE,
    Chest,
    Deed,
    Die,
    Face,
    Facts,
)
from tortuga.games.buccaneers.dice import deed_of, room
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.phases.naming import Name, Naming
from tortuga.games.buccaneers.phases.over import Over
from tortuga.games.buccaneers.phases.rerolling import Rerolling
from tortuga.games.buccaneers.phases.rolling import Rolling
from tortuga.games.buccaneers.phases.stealing import Steal, Stealing
from tortuga.games.buccaneers.rounds import total
from tortuga.games.buccaneers.scoring import ScoreSheet
from tortuga.games.buccaneers.state import Board
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.terminal import face
from tortuga.terminal.face import Sitting
from tortuga.text import SOURCE_LANGUAGE

STYLES = {
    Chest.RED: "bold white on red3",
    Chest.BLUE: "bold white on blue3",
    Chest.YELLOW: "bold black on gold1",
    Chest.WHITE: "bold black on white",
    Chest.PURPLE: "bold white on purple4",
}
NOTHING = Text("·", style="dim")
TO = Text(" → ", style="dim")


class BuccaneersFace(face.Face):
    def draw(self, view: BuccaneersView, sitting: Sitting) -> RenderableType:
        parts = [_middle(view, sitting)]
        if view.seat is not None:
            parts.append(_own_log(view, view.seat, sitting))
        others = [seat for seat in range(len(view.boards)) if seat != view.seat]
        return Group(*parts, *(_other_log(view, seat, sitting) for seat in others))

    def describe(self, action: Any, view: BuccaneersView, sitting: Sitting) -> str:
        if isinstance(action, Keep):
            return _kept(action.dice, view, sitting)
        if isinstance(action, Name) and isinstance(view.phase, Naming):
            return _named(action.deed, view.phase.skulls[0], view, sitting)
        if isinstance(action, Steal) and isinstance(view.phase, Stealing):
            return sitting.voice.say(thing_id(sitting.game, view.phase.chests(view.boards)[action.place - 1]))
        return ""

    def help(self, view: BuccaneersView, sitting: Sitting) -> RenderableType:
        return Group(_dice_table(view.options.facts, sitting), _legend(sitting))

    def ending(self, view: BuccaneersView, sitting: Sitting) -> RenderableType:
        if not isinstance(view.phase, Over):
            return Group()
        return Group(*(_score_sheet(sheet, sitting) for sheet in view.phase.sheets))


FACE = BuccaneersFace()


def chests(row: Sequence[Chest], sitting: Sitting) -> Text:
    """Chests as coloured letters."""
    return Text(" ").join(_chest(chest, sitting) for chest in row) if row else NOTHING


def _chest(chest: Chest, sitting: Sitting) -> Text:
    return Text(f" {sitting.voice.say(f'buccaneers-web-letter-{chest}')} ", style=STYLES[chest])


def _middle(view: BuccaneersView, sitting: Sitting) -> RenderableType:
    """The table's middle: round, first player, what ends the game, central island, bag and tiles."""
    say = sitting.voice.say
    line = Text(
        say("buccaneers-screen-round", round=view.round, first=sitting.names[view.first]), style="bold"
    )
    line.append(f"   {say('buccaneers-screen-goal', goal=view.options.goal)}\n", style="dim")
    line.append(f"{say('buccaneers-screen-centre')} ").append(chests(view.centre, sitting))
    line.append(f"   {say('buccaneers-screen-bag', count=sum(view.bag))}   ", style="dim")
    line.append(say("buccaneers-screen-pile", count=view.pile), style="dim")
    return Padding(line, (0, 1))


def _own_log(view: BuccaneersView, seat: Seat, sitting: Sitting) -> RenderableType:
    board, facts, say = view.boards[seat], view.options.facts, sitting.voice.say
    coins = [find.kept for find in view.finds if find.seat == seat and find.kept is not None]
    island, crew, fleet, tortuga = _zones(board, facts, sitting)
    parts: list[RenderableType] = [
        _tracks(board, facts, sitting),
        Text.assemble(island, TO, crew, TO, fleet),
        tortuga,
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
        line.append(f"{sitting.voice.say(f'buccaneers-marker-{name}')} ", style="bold")
        for number in range(1, facts.spaces + 1):
            here = number == space
            line.append(f"[{number}]" if here else f" {number} ", style="bold reverse" if here else "dim")
        line.append("   ")
    return line


def _zones(board: Board, facts: Facts, sitting: Sitting) -> list[Text]:
    """Island, crew, fleet, Tortuga, as the voyage goes."""
    rooms = {
        "crew": facts.chests_by_pirate[board.pirate - 1],
        "fleet": facts.chests_by_ship[board.ship - 1],
    }
    zones = []
    for name in ("island", "crew", "fleet", "tortuga"):
        held = getattr(board, name)
        room = f" {len(held)}/{rooms[name]} " if name in rooms else f" {len(held)} "
        zone = Text(sitting.voice.say(f"buccaneers-zone-{name}"), style="bold").append(
            room, style="not bold dim"
        )
        zones.append(Text.assemble(zone, chests(held, sitting)))
    return zones


def _deeds(board: Board, facts: Facts, sitting: Sitting) -> RenderableType:
    """At each deed: how many dice lie there of how many that fit, which, and what they come to."""
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for deed, dice in zip(DEEDS, board.placed, strict=True):
        header = Text(sitting.voice.say(f"buccaneers-face-{deed}"))
        header.append(f" {len(dice)}/{len(dice) + room(board, deed, facts)}", style="not bold dim")
        table.add_column(header, justify="center")
    table.add_row(*(_at_deed(board, deed, facts) for deed in DEEDS))
    return table


def _at_deed(board: Board, deed: Deed, facts: Facts) -> Text:
    """Dice with their numbers, the bonus, and the sum."""
    dice, bonus = board.placed[DEED_INDEX[deed]], board.bonus[DEED_INDEX[deed]]
    line = Text(" ".join(f"{die}{facts.number(die, deed)}" for die in dice), style="bold")
    if bonus:
        line.append(f" +{bonus}" if dice else f"+{bonus}", style="green")
    if len(dice) + bool(bonus) > 1:
        line.append(f" ={total(board, deed, facts)}")
    return line if dice or bonus else NOTHING


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
    added = sum(view.options.facts.number(die, deed) for die in dice)
    return f"{sitting.voice.say(f'buccaneers-face-{deed}')} {added}"


def _named(deed: Deed, skulls: tuple[Die, ...], view: BuccaneersView, sitting: Sitting) -> str:
    """What skulls kept alone count at this deed, and what that comes to."""
    facts = view.options.facts
    added = sum(facts.number(die, deed) for die in skulls)
    before = total(view.own_board, deed, facts)
    return sitting.voice.say("buccaneers-screen-named", added=added, total=before + added)


def _other_log(view: BuccaneersView, seat: Seat, sitting: Sitting) -> RenderableType:
    """Somebody else's log: who and how far, what lies at the deeds; and the chests."""
    board, facts, say = view.boards[seat], view.options.facts, sitting.voice.say
    line = Text.assemble((sitting.names[seat], "bold"))
    if isinstance(view.phase, Rolling) and seat in view.phase.waiting:
        line.append(f" ({say('buccaneers-screen-choosing')})", style="italic dim")
    line.append(f"  {say('buccaneers-marker-ship')} {board.ship}")
    line.append(f" · {say('buccaneers-marker-pirate')} {board.pirate}")
    line.append(f" · {say('buccaneers-screen-tiles')} {sum(find.seat == seat for find in view.finds)}")
    for deed, dice, bonus in zip(DEEDS, board.placed, board.bonus, strict=True):
        if dice or bonus:
            line.append(f" · {say(f'buccaneers-face-{deed}')} ").append(_at_deed(board, deed, facts))
    zones = Text("  ").join(_zones(board, facts, sitting))
    return Padding(Group(line, Padding(zones, (0, 0, 0, 2))), (0, 1))


def _dice_table(facts: Facts, sitting: Sitting) -> RenderableType:
    """B-COMP-3: which number stands beside which deed on which die; and how the deeds are typed."""
    table = Table(box=None, padding=(0, 1))
    table.add_column(sitting.voice.say("buccaneers-screen-dice"))
    for deed in DEEDS:
        table.add_column(sitting.voice.say(f"buccaneers-face-{deed}"), justify="right")
    if sitting.voice.language != SOURCE_LANGUAGE:
        table.add_row("", *(Text(deed, style="dim") for deed in DEEDS))
    for die in DICE:
        table.add_row(Text(die.value, style="bold"), *(str(facts.number(die, deed)) for deed in DEEDS))
    return table


def _legend(sitting: Sitting) -> RenderableType:
    """Which letter stands for which colour, and how it is typed."""
    named = []
    for chest in CHESTS:
        name = sitting.voice.say(thing_id(sitting.game, chest))
        typed = "" if name == chest else f" ({chest})"
        named.append(Text.assemble(_chest(chest, sitting), f" {name}", (typed, "dim")))
    return Columns(named, padding=(0, 2))


def _score_sheet(sheet: ScoreSheet, sitting: Sitting) -> RenderableType:
    """How the points arise, line by line (B-SCORE-1 to B-SCORE-4)."""
    say = sitting.voice.say
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column("")
    table.add_column("", justify="right")
    for line in sheet.chests:
        if line.points:
            where = Text.assemble(chests((line.chest,), sitting), f" {say(f'buccaneers-zone-{line.zone}')}")
            table.add_row(where, str(line.points))
    for group in sheet.sets:
        parts = Text(f"{say('buccaneers-screen-set')} ").append(
            chests([part.chest for part in group.parts], sitting)
        )
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
