"""A match as one readable JSON file, and back. Reading tolerates nothing silently.

Every part carries a seal: the first eight hex digits of the SHA-256 over the seal before it and the
part's own JSON. So an edited file is found out at the first entry that was touched.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tortuga.core.chance import Seed, WrittenChance, seed_from
from tortuga.core.conclusions import conclusion_in
from tortuga.core.dealt_chance import chance_of
from tortuga.core.errors import (
    OptionError,
    RecordError,
    Refused,
    SeatCountError,
    UnknownGame,
    misshapen,
)
from tortuga.core.game import AnyGame, Options, Outcome, Seat
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.core.timeline import Deed
from tortuga.text import Message

FORMAT: Literal["tortuga-record"] = "tortuga-record"
VERSION: Literal[1] = 1
SEAL_DIGITS = 8


class Line(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One action: who, what (in the game's notation), what chance decided, and whether the clock did it."""

    seat: Seat
    action: str
    chance: tuple[int, ...] = ()
    clock: bool = False
    seal: str = ""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of a match. With the seed's secret in it anyone can check every draw."""

    format: Literal["tortuga-record"]
    version: Literal[1]
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: Seed
    setup: tuple[int, ...]
    seal: str
    actions: tuple[Line, ...]
    outcome: Outcome | None
    end: str
    """The seal over the outcome, and so over everything."""


# Writing


def record_of(match: AnyMatch, *, open_seed: bool = True, lines: Sequence[Line] | None = None) -> Record:
    """The record of a match, finished or not. It holds every secret: who may have it is the caller's care."""
    head = _head_of(match, match.seed if open_seed else match.seed.closed())
    seal = _seal("", _sealed_head(head))
    actions = tuple(sealed_lines(match) if lines is None else lines)
    end = _seal(actions[-1].seal if actions else seal, match.outcome)
    return Record(FORMAT, VERSION, **head, seal=seal, actions=actions, outcome=match.outcome, end=end)


def sealed_lines(match: AnyMatch) -> Iterator[Line]:
    """The actions of a record, one by one, for whoever has not the time to write them all at once."""
    last = _seal("", _sealed_head(_head_of(match, match.seed)))
    for deed in match.timeline.deeds():
        line = line_of(match.game, deed)
        last = _seal(last, line)
        yield msgspec.structs.replace(line, seal=last)


def _head_of(match: AnyMatch, seed: Seed) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "options": _written(match.options),
        "seats": match.names,
        "seed": seed,
        "setup": match.setup_draws,
    }


def write_record(record: Record) -> str:
    """JSON with one line for each part and each action."""
    parts = [
        f"  {_json(name)}: {_json(getattr(record, name))}"
        for name in record.__struct_fields__
        if name != "actions"
    ]
    lines = ",\n".join(f"    {_json(line)}" for line in record.actions)
    actions = f'  "actions": [\n{lines}\n  ]' if lines else '  "actions": []'
    parts.insert(record.__struct_fields__.index("actions"), actions)
    return "{\n" + ",\n".join(parts) + "\n}\n"


def line_of(game: AnyGame, deed: Deed) -> Line:
    """An action as it is written down, without its seal."""
    return Line(deed.seat, game.notate(deed.action), deed.draws, deed.by_clock)


def _written(options: Options) -> dict[str, Any]:
    usual, chosen = msgspec.to_builtins(type(options)()), msgspec.to_builtins(options)
    return {
        name: value for name, value in chosen.items() if name not in options.newer or value != usual[name]
    }


def _sealed_head(head: dict[str, Any]) -> dict[str, Any]:
    """The seed is sealed by its promise and words, so that opening it later breaks no seal."""
    return {"format": FORMAT, "version": VERSION, **head, "seed": head["seed"].closed()}


def _seal(before: str, part: Any) -> str:
    return hashlib.sha256(before.encode() + msgspec.json.encode(part, order="deterministic")).hexdigest()[
        :SEAL_DIGITS
    ]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# Reading


def read_record(text: str | bytes) -> Record:
    """A record from its JSON, its form and seals checked. `replay` checks that it holds."""
    data = _load(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("format", Message("record-not-a-record"))
    if data.get("version") != VERSION:
        found = _json(data.get("version"))
        raise RecordError("version", Message("record-version", {"found": found, "known": VERSION}))
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        problem, place = misshapen(error)
        raise RecordError(place or "record", Message("record-shape", {"problem": problem})) from error
    _check_seals(record)
    return record


def _load(text: str | bytes) -> Any:
    try:
        text = text.decode("utf-8") if isinstance(text, bytes) else text
        data = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
        msgspec.json.encode(data)  # raises on half a character (a lone surrogate), which has no UTF-8
        return data
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated string"):
            raise RecordError(place, Message("record-truncated")) from error
        raise RecordError(place, Message("record-not-json", {"problem": error.msg})) from error
    except UnicodeDecodeError as error:
        raise RecordError(
            f"byte {error.start}", Message("record-not-json", {"problem": error.reason})
        ) from error
    except (RecursionError, ValueError) as error:
        raise RecordError("record", Message("record-not-json", {"problem": str(error)})) from error


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(key, Message("record-duplicate-key", {"key": key}))
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise RecordError(name, Message("record-not-json", {"problem": name}))


def _check_seals(record: Record) -> None:
    names = ("game", "options", "seats", "seed", "setup")
    seal = _seal("", _sealed_head({name: getattr(record, name) for name in names}))
    _compare(seal, record.seal, "seal")
    for index, line in enumerate(record.actions):
        seal = _seal(seal, msgspec.structs.replace(line, seal=""))
        _compare(seal, line.seal, f"actions[{index}]")
    _compare(_seal(seal, record.outcome), record.end, "outcome")


def _compare(computed: str, written: str, place: str) -> None:
    if computed != written:
        raise RecordError(place, Message("record-sealed"))


# Replaying


def replay(record: Record, *, until: int | None = None, game: AnyGame | None = None) -> AnyMatch:
    """Play the record again, whole or its first `until` actions; every action and draw must hold.

    With the seed's secret the draws are made anew and compared, and the match can go on from there.
    """
    *_, match = replaying(record, until=until, game=game)
    return match


def replaying(record: Record, *, until: int | None = None, game: AnyGame | None = None) -> Iterator[AnyMatch]:
    """As `replay`, for whoever has not the time to do it all at once: the match at its setup, after each
    action, and once more when its outcome holds."""
    replayed = _begin(record, game)
    yield replayed.match
    for index in range(len(record.actions) if until is None else min(until, len(record.actions))):
        replayed.repeat(index)
        yield replayed.match
    if until is None or until >= len(record.actions):
        _conclude(record, replayed.match)
        _check_outcome(record, replayed.match)
        yield replayed.match


def verify(record: Record, *, game: AnyGame | None = None) -> AnyMatch:
    """As `replay`, and the seed must be open and the promised one: no draw was touched."""
    if record.seed.secret is None:
        raise RecordError("seed.secret", Message("record-no-secret"))
    return replay(record, game=game)


class _Replay:
    """A match under way along a record."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record, self.game = record, game
        self.written = None if record.seed.secret is not None else WrittenChance()
        chance = self.written or chance_of(record.seed)
        if self.written:
            self.written.load(record.setup, "setup")
        try:
            options = msgspec.convert(record.options, game.options_type)
            self.match: AnyMatch = Match(game, options, record.seats, record.seed, chance)
        except msgspec.ValidationError as error:
            raise RecordError("options", Message("record-options", {"problem": str(error)})) from error
        except OptionError as error:
            raise RecordError("options", Message("record-options", {"problem": error.message})) from error
        except SeatCountError as error:
            raise RecordError("seats", Message("record-seat-count", {"problem": error.message})) from error
        _compare_draws(self.match.setup_draws, record.setup, "setup")

    def repeat(self, index: int) -> None:
        line, place = self.record.actions[index], f"actions[{index}]"
        if self.written:
            self.written.load(line.chance, f"{place}.chance")
        try:
            action = self.game.parse(line.action)
            if line.clock:
                self.match.time_out(line.seat)
            else:
                self.match.play(line.seat, action)
        except Refused as error:
            raise RecordError(place, Message("record-refused", {"problem": error.message})) from error
        done = self.match.timeline.entry(index + 1)
        canonical = self.game.notate(done.action)
        if canonical != line.action:
            found = {"found": line.action, "canonical": canonical}
            raise RecordError(f"{place}.action", Message("record-spelling", found))
        _compare_draws(done.draws, line.chance, f"{place}.chance")


def _begin(record: Record, game: AnyGame | None) -> _Replay:
    if game is None:
        try:
            game = find_game(record.game)
        except UnknownGame as error:
            raise RecordError("game", Message("record-game", {"found": record.game})) from error
    elif game.id != record.game:
        raise RecordError("game", Message("record-wrong-game", {"found": record.game, "expected": game.id}))
    seed = record.seed
    if seed.secret is not None and seed_from(seed.secret, seed.words, dealt=bool(seed.dealt)) != seed:
        raise RecordError("seed", Message("record-commitment"))
    return _Replay(record, game)


def _compare_draws(drawn: tuple[int, ...], written: tuple[int, ...], place: str) -> None:
    for index, (ours, theirs) in enumerate(zip(drawn, written, strict=False)):
        if ours != theirs:
            differs = {"drawn": ours, "written": theirs}
            raise RecordError(f"{place}[{index}]", Message("record-draw-differs", differs))
    if len(drawn) > len(written):
        raise RecordError(place, Message("record-draws-short"))
    if len(drawn) < len(written):
        raise RecordError(place, Message("record-draws-long"))


def _conclude(record: Record, match: AnyMatch) -> None:
    """End a match as people did, where its actions have not: the outcome says how, and is sealed."""
    conclusion = conclusion_in(record.outcome, match.seats)
    if conclusion is None or match.outcome is not None:
        return
    try:
        match.conclude(conclusion)
    except Refused as error:
        raise RecordError("outcome", Message("record-refused", {"problem": error.message})) from error


def _check_outcome(record: Record, match: AnyMatch) -> None:
    if match.outcome != record.outcome:
        raise RecordError("outcome", Message("record-outcome"))
