"""A match as a file, and back: readable, exact, and good to go on from."""

import json

import msgspec
import pytest

from tests.core.records import CLOCK, SECRET, data_of, sealed, text_of, whole_match
from tests.core.toys import GAME, FistsMatch, Show, play_on, start
from tortuga.core.errors import RecordError
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.record import Line, read_record, record_of, replay, verify, write_record

FORMAT_1 = """\
{
  "format": "tortuga-record",
  "version": 1,
  "game": "fists",
  "options": {"rounds":2,"patient":false},
  "seats": ["Ann","Bob"],
  "seed": {"commitment":"03982e2adb2925b16d9a1a591a0665a8db33153c21d9fc1895a016da460d35cd","secret":"nobody knows","words":["Ann's word","Bob's ☠"]},
  "setup": [1,1,3,1,0,1,1],
  "seal": "88118aee",
  "actions": [
    {"seat":0,"action":"show 1","seal":"fb7d46f6"},
    {"seat":1,"action":"show 2","seal":"d0bc5362"},
    {"seat":0,"action":"double","seal":"f43e6a30"},
    {"seat":1,"action":"take","chance":[3],"seal":"76da41c5"},
    {"seat":0,"action":"show 3","chance":[2],"clock":true,"seal":"11c198b0"},
    {"seat":1,"action":"show 1","seal":"377def46"},
    {"seat":0,"action":"take","chance":[2],"seal":"18d68aec"}
  ],
  "outcome": {"winners":[1],"reason":"points","points":[4,10]},
  "end": "3e718f4a"
}
"""  # noqa: E501


def picture(match: AnyMatch) -> object:
    """All that there is to know of a match."""
    everyone: list[Seat | None] = [*match.seats, None]
    seen = [(match.view(seat), match.events(seat)) for seat in everyone]
    asked = [match.decision(seat) for seat in match.seats]
    made_of = match.options, match.names, match.setup_draws, match.entries
    return made_of, match.state, seen, asked, match.outcome


def again(text: str, until: int | None = None) -> AnyMatch:
    return replay(read_record(text), until=until, game=GAME)


# Writing and reading


def test_a_record_is_one_readable_line_for_each_part_and_each_action() -> None:
    assert text_of(whole_match()) == FORMAT_1


def test_a_record_of_the_first_version_stays_readable() -> None:
    assert picture(again(FORMAT_1)) == picture(whole_match())


def test_the_seals_are_those_of_the_documented_scheme() -> None:
    forged = data_of(whole_match())
    assert json.loads(sealed(forged)) == json.loads(FORMAT_1)


def test_a_record_reads_back_as_it_was_written() -> None:
    record = record_of(whole_match())
    assert read_record(write_record(record)) == record
    assert read_record(write_record(record).encode()) == record


def test_the_layout_of_the_json_does_not_matter() -> None:
    data = data_of(whole_match())
    shuffled = {name: data[name] for name in reversed(data)}
    assert read_record(json.dumps(shuffled, indent=7)) == record_of(whole_match())


def test_a_match_without_actions_has_a_record() -> None:
    text = text_of(start())
    assert '"actions": []' in text
    assert picture(again(text)) == picture(start())


def test_an_unfinished_match_has_a_record() -> None:
    match = start()
    match.play(1, Show(2))
    record = read_record(text_of(match))
    assert record.outcome is None
    assert picture(replay(record, game=GAME)) == picture(match)


def test_the_clock_is_written_down() -> None:
    lines = record_of(whole_match()).actions
    assert [line.clock for line in lines] == [index == CLOCK for index in range(len(lines))]
    assert lines[CLOCK] == Line(0, "show 3", (2,), True, "11c198b0")


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("open_seed", [True, False])
def test_a_replay_is_the_match_again(seed: int, open_seed: bool) -> None:
    match = start(seed=seed, rounds=5)
    play_on(match, lambda legal: legal[-1])
    replayed = again(text_of(match, open_seed=open_seed))
    assert picture(replayed) == picture(match)
    assert text_of(replayed, open_seed=open_seed) == text_of(match, open_seed=open_seed)


# Part of the way, and on from there


def played_up_to(count: int) -> FistsMatch:
    """The whole match, played anew and stopped after some actions."""
    whole = whole_match()
    match: FistsMatch = FistsMatch(GAME, whole.options, whole.names, whole.seed)
    go_on(match, whole, count)
    return match


def go_on(match: AnyMatch, like: AnyMatch, until: int) -> None:
    for entry in like.entries[len(match.entries) : until]:
        if entry.by_clock:
            match.time_out(entry.seat)
        else:
            match.play(entry.seat, entry.action)


@pytest.mark.parametrize("count", range(8))
def test_a_replay_can_stop_anywhere(count: int) -> None:
    assert picture(again(FORMAT_1, until=count)) == picture(played_up_to(count))


def test_a_replay_stops_at_the_end_at_the_latest() -> None:
    assert picture(again(FORMAT_1, until=99)) == picture(whole_match())


@pytest.mark.parametrize("count", range(8))
def test_going_on_after_a_replay_is_as_if_nothing_had_been_between(count: int) -> None:
    match = again(FORMAT_1, until=count)
    go_on(match, whole_match(), 99)
    assert text_of(match) == FORMAT_1


@pytest.mark.parametrize("count", range(8))
def test_a_match_saved_half_way_goes_on_as_if_nothing_had_been_between(count: int) -> None:
    match = again(text_of(played_up_to(count)))
    go_on(match, whole_match(), 99)
    assert text_of(match) == FORMAT_1


def test_without_the_secret_a_match_goes_on_until_chance_is_asked() -> None:
    closed = text_of(played_up_to(2), open_seed=False)
    match = again(closed)
    go_on(match, whole_match(), 3)
    before = picture(match)
    assert match.entries[-1].draws == (), "the draws of an earlier action are not its own"
    with pytest.raises(RecordError, match="more than was written down"):
        go_on(match, whole_match(), 4)
    assert picture(match) == before


# Opening the seed later


def test_a_closed_record_keeps_the_secret() -> None:
    closed = text_of(whole_match(), open_seed=False)
    assert SECRET not in closed
    assert read_record(closed).seed.secret is None
    assert picture(again(closed)) == picture(whole_match())


def test_only_an_open_seed_can_be_verified() -> None:
    closed = read_record(text_of(whole_match(), open_seed=False))
    with pytest.raises(RecordError, match="has not been opened yet") as refused:
        verify(closed, game=GAME)
    assert refused.value.place == "seed.secret"


def test_a_record_opened_later_breaks_no_seal_and_is_verified() -> None:
    data = data_of(whole_match(), open_seed=False)
    data["seed"]["secret"] = SECRET
    record = read_record(json.dumps(data))
    assert record == record_of(whole_match())
    assert picture(verify(record, game=GAME)) == picture(whole_match())


def test_a_record_opened_with_another_secret_is_refused() -> None:
    data = data_of(whole_match(), open_seed=False)
    data["seed"]["secret"] = "another"
    with pytest.raises(RecordError, match="not the one that was promised") as refused:
        verify(read_record(json.dumps(data)), game=GAME)
    assert refused.value.place == "seed"


def test_a_record_holds_every_secret_only_where_the_caller_opens_it() -> None:
    opened, closed = record_of(whole_match()), record_of(whole_match(), open_seed=False)
    assert msgspec.structs.replace(opened, seed=opened.seed.closed()) == closed
