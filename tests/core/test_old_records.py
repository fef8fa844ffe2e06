"""Records that version 0.1.0 wrote: read, verified where their seed is open, played on where they stop."""

import tarfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tortuga.core.record import Record, read_record, record_of, replay, verify, write_record

BEFORE = Path(__file__).parents[1] / "fixtures" / "0.1.0" / "records.tar.xz"


def old_records() -> Iterator[tuple[str, str]]:
    with tarfile.open(BEFORE) as archive:
        for member in archive:
            file = archive.extractfile(member)
            assert file is not None
            yield member.name, file.read().decode()


RECORDS = dict(old_records())


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_holds_and_is_written_the_same(name: str) -> None:
    record = read_record(RECORDS[name])
    is_open = record.seed.secret is not None
    match = verify(record) if is_open else replay(record)
    assert match.outcome == record.outcome
    assert write_record(record_of(match, open_seed=is_open)) == RECORDS[name]


def unfinished() -> list[str]:
    return [name for name in RECORDS if _can_go_on(read_record(RECORDS[name]))]


def _can_go_on(record: Record) -> bool:
    return record.outcome is None and record.seed.secret is not None


@pytest.mark.parametrize("name", unfinished())
def test_an_old_match_is_played_to_its_end(name: str) -> None:
    match, luck = replay(read_record(RECORDS[name])), Random(name)
    while match.to_act:
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(list(match.legal(seat))))
    assert verify(read_record(write_record(record_of(match)))).outcome is not None
