"""The cards of results, for whoever shows a link to a public match that is over."""

from litestar import Response, get
from litestar.params import FromPath

from tortuga.server.api.common import Allow, TheHouse, TheVoice
from tortuga.server.api.pictures import names_at, painted_answer, views_of
from tortuga.server.house import House
from tortuga.server.limits import Begun
from tortuga.server.live_table import LiveTable
from tortuga.server.pictures.card import Card, CardSeat
from tortuga.server.pictures.painting import Job, PictureKind
from tortuga.server.public_matches import public_match
from tortuga.server.replays import NONE
from tortuga.server.static_files import ASK_AGAIN


@get("/t/{table_id:str}/card.png", include_in_schema=False)
async def result_card(
    table_id: FromPath[str], house: TheHouse, voice: TheVoice, allow: Allow
) -> Response[bytes]:
    """For whoever shows a link to a match that is over."""
    table = await public_match(house.tables, house.store, table_id, house.wall())
    job = await _card(house, table, voice.language)
    painted = await house.studio.picture(job, lambda: allow(Begun.PICTURE))
    return painted_answer(painted, PictureKind.PNG, {"cache-control": ASK_AGAIN})


async def _card(house: House, table: LiveTable, language: str) -> Job:
    assert table.play is not None
    match = table.play.match
    outcome = match.outcome
    assert outcome is not None
    last = match.timeline.count - 1
    names = names_at(table)
    seats = tuple(
        CardSeat(name, seat in outcome.winners, outcome.points[seat] if outcome.points else None)
        for seat, name in enumerate(names)
    )
    views = await views_of(house, table, None, NONE, last, last)
    return Job(table.row.game, views, names, language, PictureKind.PNG, Card(table.row.game, seats))
