"""What numba compiles: the one module that knows how.

Compiled functions are kept on disk. Numba looks only at the file of a function to see whether the kept
one is still good; ours call each other across files, so the folder is named after all our sources. It lies
beside them, or in `NUMBA_CACHE_DIR` where one is given: an installed package may be read-only.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tortuga.games.turtles import board, position, rules, symmetry

P = ParamSpec("P")
R = TypeVar("R")
settings: Any = numba.config

HERE = Path(__file__).parent
CONSTANTS = (board, position, rules, symmetry)
"""Modules of the rules that compiled functions take numbers from."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled when first called; whole numbers are 64 bits wide and may be negative."""
    kept_before = settings.CACHE_DIR
    settings.CACHE_DIR = str(
        Path(kept_before or HERE / "__pycache__") / _sources(Path(function.__code__.co_filename).parent)
    )
    made: Any
    try:
        made = numba.njit(cache=True)(function)
    except RuntimeError:  # nowhere to keep it
        made = numba.njit(function)
    finally:
        settings.CACHE_DIR = kept_before
    return cast("Callable[P, R]", made)


def _bits_set(typing_context: Any, cells: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


bits_set: Callable[[int], int] = cast("Any", intrinsic)(_bits_set)
"""How many bits of a number are set: one instruction."""


def _deposited(typing_context: Any, bits: Any, places: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        helpers: Any = cgutils
        word = ir.IntType(64)
        manner = ir.FunctionType(word, [word, word])
        deposit = helpers.get_or_insert_function(builder.module, manner, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, arguments)

    return types.int64(types.int64, types.int64), generate


deposited: Callable[[int, int], int] = cast("Any", intrinsic)(_deposited)
"""The lowest bits of the first number, put in order where bits of the second are set: one instruction, where
the processor `DEPOSITS`."""


def _deposits() -> bool:
    llvm: Any = binding
    own_choice = settings.CPU_NAME or settings.CPU_FEATURES
    in_microcode = llvm.get_host_cpu_name() in {"znver1", "znver2"}
    return not own_choice and not in_microcode and bool(llvm.get_host_cpu_features().get("bmi2"))


DEPOSITS = _deposits()


def _fetch(typing_context: Any, table: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        helpers: Any = cgutils
        numbers = context.make_array(signature.args[0])(context, builder, arguments[0])
        at = [arguments[1], context.get_constant(types.int64, 0)]
        place = helpers.get_item_pointer(context, builder, signature.args[0], numbers, at, wraparound=False)
        byte, whole = ir.IntType(8).as_pointer(), ir.IntType(32)
        manner = ir.FunctionType(ir.VoidType(), [byte, whole, whole, whole])
        prefetch = helpers.get_or_insert_function(builder.module, manner, "llvm.prefetch.p0")
        to_read, to_keep, data = whole(0), whole(3), whole(1)
        builder.call(prefetch, [builder.bitcast(place, byte), to_read, to_keep, data])
        return context.get_dummy_value()

    return types.void(table, types.int64), generate


fetch: Callable[[Any, int], None] = cast("Any", intrinsic)(_fetch)
"""Begins to bring a row of a table from the memory, where it will soon be wanted."""


@cache
def _sources(folder: Path) -> str:
    digest = hashlib.sha256()
    constants = (Path(str(module.__file__)) for module in CONSTANTS)
    for path in (*sorted({*HERE.glob("*.py"), *folder.glob("*.py")}), *constants):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
