"""What all routes share: who asks, in which language, and how a refusal looks."""

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation
from msgspec import Struct
from msgspec.structs import replace

from tortuga.core.errors import TortugaError
from tortuga.server.house import House
from tortuga.server.http_answers import host_of
from tortuga.server.identity import COOKIE, DEVICE_COOKIE, Guest, hand_of
from tortuga.server.languages import choose_language
from tortuga.server.limits import Begun, address_of
from tortuga.server.logs import log
from tortuga.server.refusals import Code, Declined, code_of, status_of
from tortuga.server.store import StoreError
from tortuga.text import Voice, voice

AnyRequest: TypeAlias = Request[Any, Any, Any]

TheHouse: TypeAlias = NamedDependency[SkipValidation[House]]
TheGuest: TypeAlias = NamedDependency[SkipValidation[Guest]]
TheVoice: TypeAlias = NamedDependency[SkipValidation[Voice]]
TableId: TypeAlias = Annotated[str, PathParameter(description="The id of a table.", max_length=64)]
Allow: TypeAlias = NamedDependency[SkipValidation[Callable[[Begun], None]]]
"""`allow(Begun.TABLE)` before a table is made: `Declined` if the address has begun enough of them."""
LinkCode: TypeAlias = Annotated[
    str | None, QueryParameter(description="The code of a link to the table.", max_length=200)
]

GONE = "client disconnected prematurely"
"""Litestar's words for a body that never became whole: no mistake of ours."""
LONGEST_DEVICE = 64
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Refusal(Struct, frozen=True):
    """Why something was not done: a code for programs and a sentence for people."""

    code: str
    text: str


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: these statuses come with a refusal."""
    return {
        status: ResponseSpec(Refusal, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in sorted({400, 429, 500, 503, *statuses})
    }


# Who asks


def the_guest(request: AnyRequest, house: TheHouse) -> Guest:
    guest = house.identity.guest(request.cookies.get(COOKIE))
    if hand := request.query_params.get("hand"):
        guest = _in_hand(request, house, guest, hand)
    address, device = address_of(host_of(request.scope)), request.cookies.get(DEVICE_COOKIE)
    return replace(guest, marks=house.identity.marks(address, device and device[:LONGEST_DEVICE]))


def perhaps_guest(request: AnyRequest, house: House) -> Guest | None:
    """Who asks, if they are anybody: some things may be looked at without a name."""
    try:
        return the_guest(request, house)
    except Declined:
        return None


def _in_hand(request: AnyRequest, house: House, device: Guest, number: str) -> Guest:
    """Who has a device that is passed around: only the one whose seat it shows now."""
    table = house.tables.live.get(str(request.path_params.get("table_id")))
    for one in table.connections if table and number.isdecimal() else ():
        if one.device == device.id and one.guest.id == hand_of(device, int(number[:9])).id:
            return one.guest
    raise Declined(Code.PASSED_ON)


def the_voice(request: AnyRequest) -> Voice:
    return voice(language_of(request))


def language_of(request: AnyRequest) -> str:
    return choose_language(request.query_params.get("lang"), request.headers.get("accept-language"))


def unpacks(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


# How a refusal looks


def refused(
    request: AnyRequest, error: TortugaError, headers: Mapping[str, str] | None = None
) -> Response[Refusal]:
    request.app.state.house.metrics.refusals.labels(code_of(error)).inc()
    refusal = Refusal(code_of(error), error.said(voice(language_of(request))))
    return Response(
        refusal, status_code=status_of(error), headers=dict(headers or {}), media_type="application/json"
    )


def refused_by_framework(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    codes = {404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED, 413: Code.TOO_LARGE}
    if error.status_code in codes:
        return refused(request, Declined(codes[error.status_code]), error.headers)
    if error.status_code < 500 or error.detail == GONE:
        return refused(request, Declined(Code.MALFORMED, problem=_problem(error)))
    return failed(request, error)


def _problem(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return ("; ".join(found) or error.detail)[:200]


def store_failed(request: AnyRequest, failure: StoreError) -> Response[Refusal]:
    log("store-failed", logging.ERROR, path=request.url.path, why=str(failure))
    return refused(request, Declined(Code.BUSY))


def failed(request: AnyRequest, failure: Exception) -> Response[Refusal]:
    if isinstance(failure, RecursionError):
        return refused(request, Declined(Code.MALFORMED, problem="too deep"))
    log("request-failed", logging.ERROR, path=request.url.path, failure=failure)
    return refused(request, Declined(Code.INTERNAL))
