"""Which pages may talk to the house."""

import pytest

from tortuga.server.origins import right_origin


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "localhost:1667"),
        ("http://localhost:1667", "localhost:1667"),
        ("https://play.example.org", "play.example.org"),
        ("https://play.example.org:443", "play.example.org"),
        ("http://[::1]:1667", "[::1]:1667"),
        ("https://web.example.org", "play.example.org"),
    ],
)
def test_right(origin: str | None, host: str) -> None:
    assert right_origin(origin, host, ("https://web.example.org",))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "localhost:1667"),
        ("http://localhost:8000", "localhost:1667"),
        ("https://play.example.org.evil.example", "play.example.org"),
        ("https://evil.example/play.example.org", "play.example.org"),
        ("https://web.example.org:8443", "play.example.org"),
        ("null", "localhost:1667"),
        ("", "localhost:1667"),
        ("file://", "localhost:1667"),
        ("http://localhost:99999999", "localhost:1667"),
        ("http://localhost:1667", None),
    ],
)
def test_wrong(origin: str, host: str | None) -> None:
    assert not right_origin(origin, host, ("https://web.example.org",))
