"""The language that a client wants, as far as we speak it."""

import pytest

from tortuga.server import languages


@pytest.mark.parametrize(
    ("asked", "accept", "language"),
    [
        (None, None, "en"),
        ("fr", None, "fr"),
        ("FR-ca", "cs", "fr"),
        ("xx", "cs;q=0.5, fr;q=0.9, de", "fr"),
        (None, "de-AT, cs", "cs"),
        (None, "fr;q=rubbish, cs;q=0.1", "cs"),
        (None, "*", "en"),
        ("", ",,;q=,", "en"),
        (None, "x" * 100_000, "en"),
    ],
)
def test_choice(
    asked: str | None, accept: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("cs", "en", "fr"))
    assert languages.choose_language(asked, accept) == language
