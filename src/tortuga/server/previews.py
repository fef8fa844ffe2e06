"""What a link to the house looks like where people share it: a title, a sentence, a picture.

Of a public table it says what the list of tables says, and nothing of its match. Of a private table, of one
that is not there and of one that cannot be watched it says what it says of the house: they look alike.
"""

from html import escape
from typing import NamedTuple
from urllib.parse import quote, urlsplit

from tortuga.core.errors import UnknownGame
from tortuga.server.installed import house_game
from tortuga.server.public_matches import seen_by_all
from tortuga.server.settings import Settings
from tortuga.server.store import Status, TableRow
from tortuga.server.table_info import seat_info
from tortuga.text import Voice

HOUSE = "house"
SIZE = (1200, 630)
"""Of a picture, in pixels: what those who show links ask for."""
FOLDER = "previews"
BEGUN = (Status.RUNNING, Status.FINISHED)


class Preview(NamedTuple):
    title: str
    text: str
    picture: str
    """The name of a file, without its ending."""
    path: str
    card: str = ""
    """Where there is a picture of its own, its path."""


def house_preview(voice: Voice) -> Preview:
    return Preview(voice.say("web-title"), voice.say("server-preview-house"), HOUSE, "/")


def game_preview(voice: Voice, game: str, path: str) -> Preview:
    try:
        known = house_game(game)
    except UnknownGame:
        return house_preview(voice)
    return Preview(_title(voice, known.id), voice.say(f"{known.id}-summary"), known.id, path)


def table_preview(voice: Voice, row: TableRow | None, now: float) -> Preview:
    if row is None or not _open_to_all(row):
        return house_preview(voice)
    path = f"/t/{quote(row.id)}"
    card = f"{path}/card.png?lang={voice.language}" if seen_by_all(row, now) else ""
    return Preview(_title(voice, row.game), _who(voice, row), row.game, path, card)


def _open_to_all(row: TableRow) -> bool:
    if row.private or row.status is Status.CLOSED:
        return False
    return row.watchable or row.status is Status.GATHERING


def _who(voice: Voice, row: TableRow) -> str:
    seats = [seat_info(seat) for seat in row.seats]
    names = [seat.name for seat in seats if seat.name]
    if not names:
        return voice.say(f"{row.game}-summary")
    if row.status in BEGUN:
        return voice.say(f"server-preview-{row.status}", names=names)
    free = 0 if row.locked else sum(seat.kind == "open" for seat in seats)
    return voice.say("server-preview-gathering", names=names, free=free)


def _title(voice: Voice, game: str) -> str:
    return f"{voice.say(f'{game}-name')} · Tortuga"


# In the page


def address_of_house(settings: Settings, scheme: str, host: str) -> str:
    """Whoever shows a link needs whole addresses: the house's own name, or else the one it was called by."""
    public = urlsplit(settings.public_url)
    origin = f"{public.scheme}://{public.netloc}" if public.netloc else f"{scheme}://{host}"
    return origin + settings.base


def tags(preview: Preview, house: str) -> str:
    """For the head of the page, in place of its title."""
    picture = house + (preview.card or f"/{FOLDER}/{preview.picture}.png")
    width, height = SIZE
    open_graph = {
        "og:type": "website",
        "og:site_name": "Tortuga",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": house + preview.path,
        "og:image": picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    named = {
        "description": preview.text,
        "twitter:card": "summary_large_image",
        "twitter:title": preview.title,
        "twitter:description": preview.text,
        "twitter:image": picture,
    }
    return "\n    ".join(
        (
            f"<title>{escape(preview.title)}</title>",
            *(_tag("property", name, said) for name, said in open_graph.items()),
            *(_tag("name", name, said) for name, said in named.items()),
        )
    )


def _tag(kind: str, name: str, said: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(said)}" />'
