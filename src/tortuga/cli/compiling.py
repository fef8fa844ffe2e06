"""`tortuga compile`: the rules as fast modules, and back again."""

from typing import Annotated

import typer

from tortuga.cli.common import VOICE, fail, progress_bar, says

Undo = Annotated[bool, typer.Option("--undo", help=says("cli-compile-undo"))]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help=says("cli-workers"), show_default=False)
]


def add_to(app: typer.Typer) -> None:
    app.command("compile", help=says("cli-compile-help"), epilog=says("cli-compile-epilog"))(compile_rules)


def compile_rules(undo: Undo = False, workers: Workers = None) -> None:
    from tortuga.compiled import building
    from tortuga.compiled.loading import built_folder

    if undo:
        typer.echo(says("cli-compile-undone" if building.undo() else "cli-compile-plain"))
        return
    names = building.compilable()
    try:
        with progress_bar() as progress:
            task = progress.add_task(says("cli-compile-doing"), total=None)
            new = building.compile_rules(
                names, workers, lambda done, of: progress.update(task, completed=done, total=of)
            )
        building.prove_importable(names)
    except building.CannotCompile as problem:
        fail(f"cli-compile-{problem.reason}", detail=problem.detail)
    typer.echo(VOICE.say("cli-compiled", new=new, modules=len(names), folder=str(built_folder())))
