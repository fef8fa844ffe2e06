"""`tortuga solve` and `tortuga analyse`: who wins at turtles, and what to play.

The search is imported only when it is needed: it takes a moment to load what was compiled before.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tortuga.cli.common import CONSOLE, VOICE, AsJson, OptionList, fail, print_json, says
from tortuga.cli.turtles import PositionLine, TurtlesOnly, VariantName, read_where
from tortuga.games.turtles.moves import Move
from tortuga.games.turtles.notation import write_move, write_position
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import SIDES, Position, Variant
from tortuga.solver.checker import check as check_proof
from tortuga.solver.prooffile import CLAIMS, read_proof, write_proof
from tortuga.solver.solution import Solution, solution_by_book
from tortuga.solver.verdicts import Effort, Limits, Verdict, Watch
from tortuga.text import Message

if TYPE_CHECKING:
    from tortuga.solver.analysis import Opinion
    from tortuga.solver.searcher import Searcher

SOLVE_SECONDS, ANALYSE_SECONDS, LINES = 60.0, 5.0, 3
INTERRUPTED = 130
MEGABYTES = 1024

Seconds = Annotated[float, typer.Option("--seconds", min=0, help=says("solve-seconds"), metavar="N")]
Nodes = Annotated[int | None, typer.Option("--nodes", min=0, help=says("solve-nodes"), metavar="N")]
Memory = Annotated[int, typer.Option("--memory", min=2, help=says("solve-memory"), metavar="MB")]
NoBook = Annotated[bool, typer.Option("--no-book", help=says("solve-no-book"))]
ProofFile = Annotated[Path | None, typer.Option("--proof", help=says("solve-proof"), metavar="FILE")]
CheckFile = Annotated[Path | None, typer.Option("--check", help=says("solve-check"), metavar="FILE")]
Lines = Annotated[int, typer.Option("--lines", min=1, help=says("analyse-lines"), metavar="K")]


def add_to(app: typer.Typer) -> None:
    app.command("solve", help=says("solve-help"), epilog=says("solve-epilog"))(solve)
    app.command("analyse", help=says("analyse-help"), epilog=says("analyse-epilog"))(analyse)


def solve(
    game: TurtlesOnly,
    position: PositionLine = None,
    variant: VariantName = Variant.BASE,
    seconds: Seconds = SOLVE_SECONDS,
    nodes: Nodes = None,
    proof: ProofFile = None,
    check: CheckFile = None,
    no_book: NoBook = False,
    memory: Memory = MEGABYTES,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    where, rules = read_where(game, position, variant, option)
    if check is not None:
        _check(check, as_json)
        return
    solution = None if no_book or proof else solution_by_book(where, rules)
    interrupted = False
    if solution is None:
        searcher = _searcher(where, rules, memory, with_book=not no_book)
        solution, interrupted = _search(searcher, where, Limits(seconds, nodes))
        if proof is not None and not interrupted:
            _write_proof(proof, solution, searcher)
    _print_solution(solution, as_json)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def analyse(
    game: TurtlesOnly,
    position: PositionLine = None,
    variant: VariantName = Variant.BASE,
    seconds: Seconds = ANALYSE_SECONDS,
    lines: Lines = LINES,
    memory: Memory = MEGABYTES,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    from tortuga.solver.analysis import analyse as look

    where, rules = read_where(game, position, variant, option)
    searcher = _searcher(where, rules, memory, with_book=True)
    try:
        with _watching() as watch:
            opinions = look(searcher, where, Limits(seconds), lines, watch)
    except KeyboardInterrupt:
        typer.echo(says("analyse-interrupted"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    _print_opinions(opinions, where, as_json)


# Searching, with something to look at


def _searcher(where: Position, rules: TurtlesOptions, megabytes: int, with_book: bool) -> "Searcher":
    with Console(stderr=True).status(says("solve-compiling")):
        from tortuga.solver.searcher import Searcher

        return Searcher(where.variant, rules, megabytes, with_book)


@contextmanager
def _watching() -> Iterator[Watch]:
    """A line on standard error that says how far the search is."""
    with Console(stderr=True).status("") as status:

        def watch(effort: Effort) -> None:
            status.update(VOICE.say("solve-searching", nodes=effort.nodes, seconds=round(effort.seconds)))

        yield watch


def _search(searcher: "Searcher", where: Position, limits: Limits) -> tuple[Solution, bool]:
    from tortuga.solver.solving import Solver

    interrupted = False
    with _watching() as watch:
        solver = Solver(searcher, where, limits, watch)
        try:
            solver.run()
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        typer.echo(says("solve-interrupted"), err=True)
    return solver.solution(), interrupted


def _write_proof(path: Path, solution: Solution, searcher: "Searcher") -> None:
    from tortuga.solver.proofmaking import proof_of

    if solution.settled.verdict is Verdict.UNKNOWN or solution.position.winner is not None:
        fail("solve-no-result")
    with Console(stderr=True).status(says("solve-planning")):
        strategy = searcher.strategy(solution.position)
        data = write_proof(proof_of(solution.position, searcher.options, strategy, searcher.prover))
    try:
        path.write_bytes(data)
    except OSError as error:
        fail("solve-unwritable", file=str(path), problem=error.strerror or str(error))
    typer.echo(VOICE.say("solve-proof-written", file=str(path), bytes=len(data)), err=True)


def _check(path: Path, as_json: bool) -> None:
    try:
        data = path.read_bytes()
    except OSError as error:
        fail("cli-unreadable", file=str(path), problem=error.strerror or str(error))
    proof = read_proof(data)
    with Console(stderr=True).status(says("solve-checking")):
        checked = check_proof(proof)
    facts: dict[str, str | int] = {
        "position": write_position(proof.position),
        "verdict": CLAIMS[proof.winner_moves],
        "distance": checked.distance,
        "positions": checked.positions,
    }
    if as_json:
        print_json({"accepted": True, **facts})
    else:
        typer.echo(VOICE.say("solve-accepted", side=_side(proof.position), **facts))


# Printing


def _side(where: Position) -> Message:
    return Message(f"turtles-side-{SIDES[where.to_move]}")


def _written(moves: list[Move] | tuple[Move, ...]) -> list[str]:
    return [write_move(move) for move in moves]


def _listed(said: str, moves: list[str]) -> str:
    """The moves are added to the sentence here: there may be more of them than a message may hold."""
    return f"{said.rstrip()} {' '.join(moves)}"


def _print_solution(solution: Solution, as_json: bool) -> None:
    moves = {verdict: _written(solution.with_verdict(verdict)) for verdict in Verdict}
    if as_json:
        print_json(_solution_json(solution, moves))
        return
    typer.echo(_headline(solution))
    for verdict, id in (
        (Verdict.WON, "solve-winning"),
        (Verdict.LOST, "solve-losing"),
        (Verdict.UNKNOWN, "solve-open"),
    ):
        if moves[verdict]:
            typer.echo(_listed(VOICE.say(id, moves=""), moves[verdict]))
    if solution.line:
        typer.echo(_listed(VOICE.say("solve-line", line=""), _written(solution.line)))
    if solution.from_book:
        typer.echo(says("solve-by-book"))
    else:
        effort = solution.effort
        typer.echo(VOICE.say("solve-effort", nodes=effort.nodes, seconds=round(effort.seconds, 1)))


def _headline(solution: Solution) -> str:
    verdict, distance = solution.settled
    if solution.position.winner is not None:
        return VOICE.say(f"solve-over-{verdict}", side=_side(solution.position))
    return VOICE.say(f"solve-{verdict}", side=_side(solution.position), distance=distance)


def _solution_json(solution: Solution, moves: dict[Verdict, list[str]]) -> dict[str, Any]:
    return {
        "position": write_position(solution.position),
        "verdict": solution.settled.verdict,
        "distance": solution.settled.distance,
        "winning": moves[Verdict.WON],
        "losing": moves[Verdict.LOST],
        "unknown": moves[Verdict.UNKNOWN],
        "line": _written(solution.line),
        "nodes": solution.effort.nodes,
        "seconds": solution.effort.seconds,
        "book": solution.from_book,
    }


def _print_opinions(opinions: "list[Opinion]", where: Position, as_json: bool) -> None:
    if as_json:
        moves = [
            {
                "move": write_move(opinion.move),
                "verdict": opinion.verdict,
                "distance": opinion.distance,
                "chance": opinion.chance,
                "line": _written(opinion.line),
            }
            for opinion in opinions
        ]
        print_json({"position": write_position(where), "moves": moves})
        return
    if not opinions:
        typer.echo(says("analyse-over"))
        return
    table = Table(*(says(f"analyse-{column}") for column in ("move", "value", "line")))
    for opinion in opinions:
        table.add_row(
            write_move(opinion.move), _value(opinion), Text(" ".join(_written(opinion.line[1:])), style="dim")
        )
    CONSOLE.print(table)


def _value(opinion: "Opinion") -> str:
    if opinion.verdict is Verdict.UNKNOWN:
        return VOICE.say("analyse-chance", percent=round(100 * opinion.chance, 1))
    return VOICE.say(f"analyse-{opinion.verdict}", distance=opinion.distance)
