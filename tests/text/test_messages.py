"""Whatever the program says has its words, and all the words are said somewhere."""

import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.text import web_sources
from tests.text.conventions import expected_of, optional_of, outcomes_of
from tests.text.fluent_files import Entry, entries, resources
from tests.text.sources import Source, Use
from tortuga.core.errors import TortugaError
from tortuga.core.registry import find_game, game_ids
from tortuga.text import LANGUAGES, voice
from tortuga.text.voice import SOURCE_LANGUAGE

ERROR_MODULES = sorted(path.stem for path in Path(import_module("tortuga.bots").__path__[0]).glob("*.py"))
GAMES = Path(import_module("tortuga.games").__path__[0])


@cache
def english() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(SOURCE_LANGUAGE)}


@cache
def source() -> Source:
    return Source()


@cache
def uses() -> tuple[Use, ...]:
    return tuple(source().uses())


def error_classes(root: type[TortugaError] = TortugaError) -> set[type[TortugaError]]:
    for module in ERROR_MODULES:
        import_module(f"tortuga.bots.{module}")
    found = {kind for kind in root.__subclasses__() if kind.__module__.startswith("tortuga.")}
    return found.union(*(error_classes(kind) for kind in found))


def unfinished_games() -> set[str]:
    """Games in the making, which nobody can find yet."""
    return {folder.name for folder in GAMES.iterdir() if folder.is_dir()} - set(game_ids())


def speaking_errors() -> set[type[TortugaError]]:
    """Those that are raised, not only caught."""
    return {kind for kind in error_classes() if hasattr(kind, "id")}


# The files


def test_every_file_parses_without_junk() -> None:
    junk = [
        f"{language}/{file}: {str(node.content).splitlines()[0]}"
        for language, file, resource in resources()
        for node in resource.body
        if isinstance(node, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_there_twice(language: str) -> None:
    counted = Counter(entry.id for entry in entries(language))
    assert [id for id, number in counted.items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_refer_only_to_what_there_is(language: str) -> None:
    unknown = {
        entry.id: entry.references - english().keys()
        for entry in entries(language)
        if entry.references - english().keys() or entry.functions - {"NAME", "NUMBER"}
    }
    assert unknown == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_says_all_that_english_says_and_no_more(language: str) -> None:
    assert {entry.id for entry in entries(language)} == english().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_needs_the_same_arguments(language: str) -> None:
    differing = {
        entry.id: entry.variables ^ english()[entry.id].variables
        for entry in entries(language)
        if entry.id in english() and entry.variables != english()[entry.id].variables
    }
    assert differing == {}


# What the program says


def test_the_search_finds_what_is_said_directly_and_through_helpers() -> None:
    found = {use.id: set(use.args or ()) for use in uses()}
    assert found["record-draw-range"] == {"draw", "among"}, "a Message with its arguments"
    assert found["table-hand-over"] == {"player"}, "said by a voice"
    assert found["cli-play-seats"] == {"given", "seats"}, "through `fail`"
    assert found["turtles-objection-no-jump"] == {"origin", "to"}, "through `_because`, with a prefix"
    assert found["turtles-objection-facing-extra"] == {"cell", "to"}, "on one side of a choice"
    assert found["turtles-notation-column-end"] == {"column", "cells"}, "through `expect` and `refuse`"


def test_every_message_that_is_said_has_words() -> None:
    missing = {f"{use.where} says {use.id}" for use in uses() if not voice().knows(use.id)}
    assert missing == set()


def test_every_message_gets_the_arguments_it_needs() -> None:
    short = {
        f"{use.where} says {use.id} without {sorted(english()[use.id].variables - use.args)}"
        for use in uses()
        if use.args is not None and use.id in english() and not english()[use.id].variables <= use.args
    }
    assert short == set()


def test_every_error_has_its_sentence() -> None:
    assert {kind.__name__ for kind in speaking_errors() if not voice().knows(kind.id)} == set()
    assert len(speaking_errors()) > 12


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_its_texts(id: str) -> None:
    assert expected_of(find_game(id)) - english().keys() == set()


@pytest.mark.parametrize("id", game_ids())
def test_every_end_of_a_game_has_words(id: str) -> None:
    outcomes = outcomes_of(find_game(id), source())
    assert outcomes
    assert [
        outcome for outcome in outcomes if not any(re.fullmatch(outcome, known) for known in english())
    ] == []


def test_every_message_that_the_web_client_says_exists() -> None:
    assert web_sources.said_ids() - english().keys() == set()


def test_no_message_is_unused() -> None:
    said = {use.id for use in uses()} | source().texts() | {kind.id for kind in speaking_errors()}
    said |= {reference for entry in english().values() for reference in entry.references}
    for id in game_ids():
        said |= expected_of(find_game(id)) | optional_of(find_game(id))
    unfinished = unfinished_games()
    said |= {id for id in english() if id.partition("-")[0] in unfinished}
    patterns = [pattern for pattern in source().patterns() if not pattern.startswith(".+")]
    patterns += [outcome for id in game_ids() for outcome in outcomes_of(find_game(id), source())]
    said |= web_sources.literals()
    patterns += web_sources.patterns()
    unused = [id for id in english() if id not in said and not any(re.fullmatch(p, id) for p in patterns)]
    assert unused == []
