"""Every lesson is played in every language, the wrong ways too."""

from collections.abc import Iterator

import pytest

from tests.cli.command import tortuga
from tests.text.fluent_files import entries
from tortuga.core.registry import game_ids
from tortuga.core.speech import event_message, question_message
from tortuga.learn import find_lesson, lesson_ids
from tortuga.learn.lesson import LessonStep, NoLesson
from tortuga.text import LANGUAGES, Message, Voice, voice

STEPS = [(game, step.id) for game in lesson_ids() for step in find_lesson(game).steps]


def step_of(game: str, id: str) -> LessonStep:
    return find_lesson(game).step(id)


def page_ids(game: str) -> Iterator[str]:
    """The messages on the page of “how to play”."""
    page = find_lesson(game).page
    yield f"{game}-aim"
    yield from (f"how-{game}-turn-{step}" for step in page.turn)
    for topic in page.topics:
        yield from (f"how-{game}-{topic.id}", f"how-{game}-{topic.id}-title")


def lesson_messages(game: str) -> set[str]:
    """What the lesson says, whatever is tried."""
    steps = find_lesson(game).steps
    said = [step.judge(action).says for step in steps for action in step.offered]
    return {*(step.says.id for step in steps), *(message.id for message in said if message)}


def test_every_game_has_a_lesson() -> None:
    assert lesson_ids() == game_ids()


def test_a_game_without_a_lesson_is_named() -> None:
    with pytest.raises(NoLesson, match=r"“chess”.*turtles"):
        find_lesson("chess")


@pytest.mark.parametrize("game", lesson_ids())
def test_a_lesson_takes_a_few_minutes(game: str) -> None:
    assert 6 <= len(find_lesson(game).steps) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), STEPS)
def test_every_try_is_answered(game: str, id: str, language: str) -> None:
    speaker, step = voice(language), step_of(game, id)
    assert speaker.says(step.says)
    if not step.to_do:
        return
    names = find_lesson(game).said_names(speaker)
    assert speaker.says(question_message(step.game, step.view.asked, names))
    for action in step.offered:
        verdict = step.judge(action)
        assert not verdict.says or speaker.says(verdict.says)
        assert verdict.right == (action in step.expected)
        assert bool(verdict.scenes) == verdict.right
        for scene in verdict.scenes:
            assert all(speaker.says(event_message(step.game, event, names)) for event in scene.events)


@pytest.mark.parametrize(("game", "id"), STEPS)
def test_the_right_thing_is_legal_and_what_tempts_is_not(game: str, id: str) -> None:
    step = step_of(game, id)
    assert bool(step.expected) == step.to_do
    assert set(step.expected) <= set(step.legal)
    for action in step.offered[len(step.legal) :]:
        assert action not in step.legal
        said = step.judge(action).says
        assert said
        assert said.id != "error-illegal-action", "the game says why not"


@pytest.mark.parametrize(("game", "id"), STEPS)
def test_a_try_leaves_the_lesson_as_it_was(game: str, id: str) -> None:
    step = step_of(game, id)
    before = step.view
    for action in step.offered[:5]:
        step.judge(action)
    assert step.view == before
    assert all(step.judge(action) == step.judge(action) for action in step.expected[:1])


@pytest.mark.parametrize("game", lesson_ids())
def test_all_that_is_written_is_said_and_all_that_is_said_is_written(game: str) -> None:
    written = {entry.id for entry in entries("en") if entry.file == f"learn-{game}.ftl"}
    own = {id for id in lesson_messages(game) if id.startswith(f"learn-{game}-")}
    assert written == own | set(page_ids(game)) - {f"{game}-aim"}


@pytest.mark.parametrize("game", lesson_ids())
def test_the_page_shows_steps_of_the_lesson(game: str) -> None:
    lesson = find_lesson(game)
    assert len(lesson.page.turn) == 3
    known = {step.id for step in lesson.steps}
    assert {*lesson.page.turn, *(topic.picture for topic in lesson.page.topics if topic.picture)} <= known


# In the terminal


def typed(game: str) -> str:
    """First something that is no notation, then one wrong try of each step, then what is right."""
    lines: list[str] = []
    for step in find_lesson(game).steps:
        if step.to_do:
            wrong = [action for action in step.offered if action not in step.expected][:1]
            lines += ["?", "m", "b", "abracadabra", *map(step.game.notate, wrong)]
            lines.append(step.game.notate(step.expected[0]))
        if not step.to_do or step.judge(step.expected[0]).says:
            lines.append("")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", lesson_ids())
def test_a_lesson_in_the_terminal(game: str) -> None:
    ran = tortuga("learn", game, typed=typed(game))
    assert ran.status == 0
    assert voice().say("learn-over-title") in ran.words
    for step in find_lesson(game).steps:
        assert words(voice(), step.says) in ran.words
        done = step.judge(step.expected[0]).says if step.to_do else None
        assert not done or words(voice(), done) in ran.words


def words(speaker: Voice, message: Message) -> str:
    return " ".join(speaker.says(message).split())


def test_showing_is_playing_what_is_right() -> None:
    ran = tortuga("learn", "turtles", typed="s\n\nq\n")
    assert voice().says(Message("learn-turtles-step-done")) in ran.words
    assert ran.words.endswith(voice().say("table-stopped"))


def test_a_game_without_a_lesson_in_the_terminal() -> None:
    ran = tortuga("learn", "chess")
    assert ran.status == 2
    assert "chess" in ran.err
