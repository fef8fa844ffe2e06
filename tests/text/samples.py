"""Sample values for the fields of events and questions, read off their types."""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from typing import Any

import msgspec.inspect as types
from msgspec import Struct

from tortuga.core.chance import FastChance

MOST = 3000
"""Beyond so many combinations, a random choice of them."""


def samples(info: types.Type) -> list[Any]:
    """Every value where there are few, and a few where there are many."""
    if isinstance(info, types.Metadata):
        return samples(info.type)
    if isinstance(info, types.UnionType):
        return [value for part in info.types for value in samples(part)]
    if isinstance(info, types.EnumType):
        return list(info.cls)
    if isinstance(info, types.LiteralType):
        return list(info.values)
    if isinstance(info, types.VarTupleType | types.ListType):
        inside = samples(info.item_type)
        return [(), *((value,) for value in inside), tuple(inside[:2])]
    if isinstance(info, types.TupleType):
        return list(islice(product(*map(samples, info.item_types)), 20))
    return PLAIN[type(info)]


PLAIN: dict[type, list[Any]] = {
    types.NoneType: [None],
    types.BoolType: [False, True],
    types.IntType: [0, 1],
    types.FloatType: [1.5],
    types.StrType: ["x"],
}


def instances(kind: type[Struct]) -> Iterator[Struct]:
    """Instances with all combinations of sample values, or with enough of them."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    values = [samples(field.type) for field in info.fields]
    if prod(map(len, values)) <= MOST:
        yield from (kind(*chosen) for chosen in product(*values))
        return
    luck = FastChance(kind.__name__)
    yield from (kind(*map(luck.pick, values)) for _ in range(MOST))
