"""Public pages: of those who wish for one, and of nobody else.

They tell of matches at public tables alone, and of the others at them only how many there were: who has no
public page of their own stands on nobody else's.
"""

import secrets
from typing import Annotated

from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from tortuga.server.api.common import TheGuest, TheHouse
from tortuga.server.api.matches import MATCHES, GameFigures, figures
from tortuga.server.api.pages import After, next_page, place_of
from tortuga.server.api.routes import Routes
from tortuga.server.house import House
from tortuga.server.refusals import Code, Declined
from tortuga.server.store import ProfileRow, ResultRow, Score, Wanted

ROUTES = Routes(401)

ProfileId = Annotated[str, PathParameter(description="The word of a public page.", max_length=64)]


class Publicity(Struct, frozen=True, forbid_unknown_fields=True):
    public: bool


class MyProfile(Struct, frozen=True):
    path: str | None
    """Of one's public page; None: there is none."""


class Profile(Struct, frozen=True):
    name: str
    games: list[GameFigures]
    """Of matches at public tables. Streaks and first moves are left out."""


class PublicMatch(Struct, frozen=True):
    game: str
    score: Score
    people: int
    """How many others took part."""
    bots: list[str]
    ended: float


class PublicMatches(Struct, frozen=True):
    matches: list[PublicMatch]
    next: str | None


@ROUTES.get("/me/profile")
async def my_profile(guest: TheGuest, house: TheHouse) -> MyProfile:
    """Your public page, if you have one."""
    return _mine(await house.store.profile_of(guest.id))


@ROUTES.post("/me/profile")
async def publish(data: JSONBody[Publicity], guest: TheGuest, house: TheHouse) -> MyProfile:
    """Have a public page, or none any more."""
    if not data.public:
        await house.store.unpublish(guest.id)
        return _mine(None)
    wished = ProfileRow(secrets.token_urlsafe(9), guest.id, guest.name, house.wall())
    return _mine(await house.store.publish(wished))


def _mine(profile: ProfileRow | None) -> MyProfile:
    return MyProfile(f"/u/{profile.id}" if profile else None)


@ROUTES.get("/profiles/{profile_id:str}", refused=(404,))
async def profile(profile_id: ProfileId, house: TheHouse) -> Profile:
    """The public page of somebody."""
    found = await _profile(house, profile_id)
    reckoned = await house.store.reckoned(found.guest, public=True)
    return Profile(found.name, figures(reckoned, (), (), await house.store.ratings_of(found.guest)))


@ROUTES.get("/profiles/{profile_id:str}/matches", refused=(404,))
async def profile_matches(profile_id: ProfileId, house: TheHouse, after: After = None) -> PublicMatches:
    """Matches at public tables of somebody with a public page, the newest first."""
    found = await _profile(house, profile_id)
    wanted = Wanted(public=True)
    results = await house.store.results_of(found.guest, wanted, MATCHES, place_of(after))
    return PublicMatches([_public(result, found.guest) for result in results], next_page(results, MATCHES))


async def _profile(house: House, id: str) -> ProfileRow:
    found = await house.store.profile(id) if id.isprintable() else None
    if found is None:
        raise Declined(Code.NOT_FOUND)
    return found


def _public(result: ResultRow, guest: str) -> PublicMatch:
    seat = next(seat for seat, of in enumerate(result.seats) if of.person == guest)
    bots = [of.bot for of in result.seats if of.bot is not None]
    people = len(result.seats) - len(bots) - 1
    return PublicMatch(result.game, result.score(seat), people, bots, result.ended)
