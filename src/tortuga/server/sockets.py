"""The socket of a table: frames in, messages out. docs/protocol.md is its contract."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias
from urllib.parse import parse_qs

from litestar.types import ASGIApp

from tortuga.core.errors import TortugaError
from tortuga.core.game import Seat
from tortuga.server import wire
from tortuga.server.connection import (
    CLOSED_DECLINED,
    CLOSED_NORMALLY,
    CLOSED_POLICY,
    CLOSED_RESTARTING,
    Connection,
    Post,
    PostRound,
)
from tortuga.server.house import House
from tortuga.server.http_answers import answer, cookie_of, guest_of, host_of, language_asked
from tortuga.server.identity import Guest, hand_of
from tortuga.server.limits import Bucket, Limiter, Requests, address_of, one_less
from tortuga.server.live_table import LiveTable
from tortuga.server.lobby import my_seat
from tortuga.server.logs import log, short
from tortuga.server.origins import right_origin
from tortuga.server.refusals import Code, Declined, code_of
from tortuga.server.settings import HandOver
from tortuga.server.socket_door import (
    BURST,
    HAND_OVER,
    HEARD_BY,
    MOST_FLOODING,
    POST,
    POST_NOW,
    Hear,
)
from tortuga.server.store import StoreError
from tortuga.server.turns import Awaiting, SeatAnswer
from tortuga.text import LANGUAGES

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
Scope: TypeAlias = Mapping[str, Any]

PATH = re.compile("/api/tables/(?P<table>[^/]+)/socket")
COME_BACK = 2.0


def with_sockets(app: ASGIApp, sockets: "Sockets") -> ASGIApp:
    """An application with the sockets beside it: frames pass through nothing that they do not need."""

    async def choose(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
        elif found := PATH.fullmatch(scope["path"]):
            await sockets.serve(found["table"], scope, receive, send)
        else:
            await receive()
            await answer(scope, send, Declined(Code.NOT_FOUND))

    return choose


class Sockets:
    """All open sockets."""

    def __init__(self, house: House, pace: Requests) -> None:
        self.house, self._pace = house, pace
        self.open: set[Connection] = set()
        self._post_round = PostRound()
        self._addresses: Counter[str] = Counter()
        rate = house.settings.frames_per_second
        self._limiter = Limiter(rate * 2, rate * 2 * BURST, house.now)
        self._floods = Limiter(rate, MOST_FLOODING, house.now)

    async def serve(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its first to its last frame."""
        await receive()
        headers = _headers(scope)
        query = _query(scope)
        address = address_of(host_of(scope))
        refusal = self._objection(headers, scope)
        if refusal is not None:
            await self._pace.refusing(host_of(scope))
            await answer(scope, send, refusal)
            return
        if await self._handed_over(table, scope):
            return
        await send({"type": "websocket.accept"})
        connection = Connection(
            Guest("", ""),
            language_asked(scope),
            texts=query.get("texts") in ("1", "true"),
            code=query.get("code"),
            address=address,
        )
        connection.address = (scope.get("client") or ("",))[0]
        if post_now := scope.get("extensions", {}).get(POST_NOW):
            connection.collected(self._post_round, post_now)
        deliver = asyncio.create_task(_deliver(connection, scope, send))
        self.open.add(connection)
        self._addresses[address] += 1
        try:
            await self._converse(table, connection, scope, receive)
        finally:
            self.open.discard(connection)
            one_less(self._addresses, address)
            await asyncio.wait([deliver])
            deliver.cancelled() or deliver.exception()  # a socket that is gone cannot be written to

    async def _handed_over(self, table: str, scope: Scope) -> bool:
        """Whether the house that has the table has this connection now, too. A device that is passed around
        stays where it is: what it asks for besides is held against its sockets."""
        hand_over = scope.get("extensions", {}).get(HAND_OVER)
        guest = guest_of(scope, self.house.identity) if hand_over else None
        stays = self.house.closing or self.house.settings.hand_over is HandOver.NEVER
        if guest is None or stays or "hand" in _query(scope):
            return False
        home = await self.house.neighbours.home_of(table, guest)
        return home is not None and await hand_over(home)

    def _objection(self, headers: Mapping[str, str], scope: Scope) -> Declined | None:
        """Why the handshake fails, if it does: nothing is opened for it."""
        settings = self.house.settings
        if not right_origin(headers.get("origin"), headers.get("host"), settings.origins):
            return Declined(Code.WRONG_ORIGIN)
        if self._addresses[address_of(host_of(scope))] >= settings.open_per_address:
            return Declined(Code.TOO_MANY_CONNECTIONS)
        if not self._pace.allows(guest_of(scope, self.house.identity), host_of(scope)):
            return Declined(Code.TOO_FAST)
        return None

    async def _converse(
        self,
        id: str,
        connection: Connection,
        scope: Scope,
        receive: Receive,
    ) -> None:
        try:
            self._know(connection, scope)
            if self.house.closing:
                raise Declined(Code.RESTARTING)
            table = await self.house.tables.table(id)
            self.house.guests.enter(table, connection, _number(_query(scope).get("after")))
        except Exception as error:
            self._decline(id, connection, error)
            return
        log("socket-open", logging.DEBUG, table=id, guest=short(connection.guest.id), seat=connection.seat)
        try:
            await Session(self, table, connection).listen(receive, scope)
        finally:
            self.house.guests.leave(table, connection)
            connection.close(CLOSED_NORMALLY, "")
            log("socket-closed", logging.DEBUG, table=id, guest=short(connection.guest.id))

    def _know(self, connection: Connection, scope: Scope) -> None:
        """Who it is: the guest of the token, or one of those who share the guest's device."""
        connection.guest = guest = self.house.identity.guest(cookie_of(scope))
        number = _number(_query(scope).get("hand"))
        if number is not None:
            connection.guest, connection.device = hand_of(guest, number), guest.id

    def _decline(self, id: str, connection: Connection, error: Exception) -> None:
        """Whoever cannot come in is told why; what is our own trouble, in a word that gives nothing away."""
        if not isinstance(error, TortugaError):
            log("socket-failed", logging.ERROR, table=id, failure=error)
        said = _said_of(error)
        self._refuse(connection, said)
        connection.close(CLOSED_DECLINED, code_of(said))

    def allows(self, guest: Guest) -> bool:
        return self._limiter.allows(guest.id)

    def endures(self, guest: Guest) -> bool:
        return self._floods.allows(guest.id)

    def _refuse(self, connection: Connection, error: TortugaError, ref: wire.Ref = None) -> None:
        self.house.metrics.refusals.labels(code_of(error)).inc()
        connection.refuse(error, ref)

    async def say_goodbye(self) -> None:
        """Tell everyone to come back, and close their sockets."""
        for connection in self.open:
            text = connection.voice.say(f"declined-{Code.RESTARTING}")
            connection.send(wire.Goodbye(Code.RESTARTING, text, COME_BACK))
            connection.close(CLOSED_RESTARTING, Code.RESTARTING)
        deadline = time.monotonic() + self.house.settings.shutdown_seconds
        while self.open and time.monotonic() < deadline:
            await asyncio.sleep(0.01)


class Session:
    """What one connection asks for, one frame after the other."""

    def __init__(self, sockets: Sockets, table: LiveTable, connection: Connection) -> None:
        self._sockets, self._house = sockets, sockets.house
        self._table, self._connection = table, connection
        rate = self._house.settings.frames_per_second
        self._bucket = Bucket(rate, rate * BURST, self._house.now())
        self._attending = False
        """Whether a frame is being answered by `listen`, or waits for that."""
        self._acting = False
        """Whether an action that was begun at once is on its way."""
        self._rested: asyncio.Future[None] | None = None

    async def listen(self, receive: Receive, scope: Scope) -> None:
        """Our own door is told that we hear; so most actions need no turn of this task."""
        heard_by = scope.get("extensions", {}).get(HEARD_BY, _deaf)
        heard_by(self.hear)
        try:
            while not self._connection.closing and await self._attend(await receive()):
                pass
        finally:
            heard_by(None)
            await self._rest()

    async def _attend(self, frame: Mapping[str, Any]) -> bool:
        """Whether there may be more after this frame."""
        self._attending = True
        await self._rest()
        if frame["type"] == "websocket.disconnect":
            if frame.get("code") == CLOSED_POLICY:  # the door has counted frames that we never see
                self._refuse(Declined(Code.TOO_FAST), None)
                self._connection.close(CLOSED_POLICY, Code.TOO_FAST)
            return False
        if self._connection.closing:
            return False
        await self._frame(frame)
        self._attending = False
        return True

    async def _frame(self, frame: Mapping[str, Any]) -> None:
        ref: wire.Ref = None
        try:
            self._check_pace()
            message = _read(frame)
            ref = message.ref
            self._check_open()
            await ANSWERS[type(message)](self, message)
        except Exception as failure:  # a mistake of ours must not end the conversation
            self._fail(failure, ref)

    # Actions that need not wait for anybody

    def hear(self, text: str) -> bool:
        """Whether this is an action, and is begun or refused here. Everything else is for `listen`, after
        what came before it."""
        if self._attending or self._acting or self._connection.closing:
            return False
        try:
            message = wire.read(text)
        except wire.UNREADABLE:
            return False
        if type(message) is not wire.Act:
            return False
        try:
            self._check_pace()
            self._check_open()
            self._begin(self._answer(message), message.ref)
        except Exception as failure:
            self._fail(failure, message.ref)
        return True

    def _begin(self, answer: SeatAnswer, ref: wire.Ref) -> None:
        acknowledge = self._acknowledging(ref)

        def accepted() -> None:
            acknowledge()
            self._acted()

        def failed(failure: BaseException) -> None:
            self._fail(failure, ref)
            self._acted()

        self._acting = True
        self._house.turns.begin(self._table, answer, Awaiting(accepted, failed))

    def _acted(self) -> None:
        self._acting = False
        if self._rested is not None and not self._rested.done():
            self._rested.set_result(None)

    async def _rest(self) -> None:
        """Until no action is on its way."""
        if self._acting:
            self._rested = asyncio.get_running_loop().create_future()
            await self._rested

    # What goes wrong

    def _fail(self, failure: BaseException, ref: wire.Ref) -> None:
        if isinstance(failure, StoreError):
            log("store-failed", logging.ERROR, table=self._table.id, why=str(failure))
        elif not isinstance(failure, TortugaError):
            log("message-failed", logging.ERROR, table=self._table.id, failure=failure)
        self._refuse(_said_of(failure), ref)

    def _check_open(self) -> None:
        if self._house.closing:
            raise Declined(Code.RESTARTING)

    def _refuse(self, error: TortugaError, ref: wire.Ref) -> None:
        self._sockets._refuse(self._connection, error, ref)

    def _check_pace(self) -> None:
        """A flood is refused frame by frame, and ends the connection if it goes on: here or in other windows
        of the same guest."""
        guest = self._connection.guest
        if self._bucket.take(self._house.now()) and self._sockets.allows(guest):
            return
        if not self._sockets.endures(guest):
            self._connection.close(CLOSED_POLICY, Code.TOO_FAST)
        raise Declined(Code.TOO_FAST)

    def _playing(self) -> Seat:
        """The seat whose person plays it; who has left does not."""
        row = self._table.row
        seat = my_seat(row, self._connection.guest)
        if row.seats[seat].left:
            raise Declined(Code.NOT_SEATED)
        return seat

    # One kind of message each

    async def _act(self, message: wire.Act) -> None:
        acknowledge = self._acknowledging(message.ref)
        await self._house.turns.submit(self._table, *self._answer(message), acknowledge=acknowledge)

    def _answer(self, message: wire.Act) -> SeatAnswer:
        seat, play = self._playing(), self._table.play
        if play is None:
            raise Declined(Code.NOT_RUNNING)
        return SeatAnswer(seat, play.match.read(bytes(message.action)), message.decision)

    def _acknowledging(self, ref: wire.Ref) -> Callable[[], None]:
        began = time.perf_counter()

        def acknowledge() -> None:
            self._connection.send(wire.Accepted(ref))
            self._house.metrics.round_trip.observe(time.perf_counter() - began)

        return acknowledge

    async def _why(self, message: wire.AskWhy) -> None:
        seat = my_seat(self._table.row, self._connection.guest)
        play = self._table.running()
        play.check_answer(seat, play.match.read(bytes(message.action)))
        self._connection.send(wire.Accepted(message.ref))

    async def _say(self, message: wire.Say) -> None:
        await self._house.talk.say_text(self._table, self._connection.guest, message.text)
        self._connection.send(wire.Accepted(message.ref))

    async def _phrase(self, message: wire.SayPhrase) -> None:
        await self._house.talk.say_phrase(self._table, self._connection.guest, message.phrase)
        self._connection.send(wire.Accepted(message.ref))

    async def _ask_back(self, message: wire.AskBack) -> None:
        seat = my_seat(self._table.row, self._connection.guest)
        await self._house.take_backs.ask(self._table, seat)
        self._connection.send(wire.Accepted(message.ref))

    async def _answer_back(self, message: wire.AnswerBack) -> None:
        seat = my_seat(self._table.row, self._connection.guest)
        await self._house.take_backs.answer(self._table, seat, message.agree)
        self._connection.send(wire.Accepted(message.ref))

    async def _resign(self, message: wire.Resign) -> None:
        await self._house.endings.resign(self._table, self._playing())
        self._connection.send(wire.Accepted(message.ref))

    async def _offer_draw(self, message: wire.OfferDraw) -> None:
        await self._house.endings.offer_draw(self._table, self._playing())
        self._connection.send(wire.Accepted(message.ref))

    async def _answer_draw(self, message: wire.AnswerDraw) -> None:
        await self._house.endings.answer_draw(self._table, self._playing(), message.agree)
        self._connection.send(wire.Accepted(message.ref))

    async def _language(self, message: wire.Language) -> None:
        if message.language not in LANGUAGES:
            raise Declined(Code.UNKNOWN_LANGUAGE, languages=LANGUAGES)
        self._connection.language = message.language
        self._connection.send(wire.Accepted(message.ref))

    async def _ping(self, message: wire.Ping) -> None:
        self._connection.send(wire.Pong(message.ref))


ANSWERS: dict[type[Any], Callable[[Session, Any], Awaitable[None]]] = {
    wire.Act: Session._act,
    wire.AskWhy: Session._why,
    wire.Say: Session._say,
    wire.SayPhrase: Session._phrase,
    wire.AskBack: Session._ask_back,
    wire.AnswerBack: Session._answer_back,
    wire.Resign: Session._resign,
    wire.OfferDraw: Session._offer_draw,
    wire.AnswerDraw: Session._answer_draw,
    wire.Language: Session._language,
    wire.Ping: Session._ping,
}


def _read(frame: Mapping[str, Any]) -> wire.AnyIncoming:
    text = frame.get("text")
    if text is None:
        raise Declined(Code.BINARY_FRAME)
    try:
        return wire.read(text)
    except wire.UNREADABLE as problem:
        raise Declined(Code.MALFORMED, problem=str(problem)[:200]) from problem


def _said_of(failure: BaseException) -> TortugaError:
    """What is our own trouble is told in a word that gives nothing away."""
    if isinstance(failure, TortugaError):
        return failure
    return Declined(Code.BUSY if isinstance(failure, StoreError) else Code.INTERNAL)


def _deaf(_hear: Hear | None) -> None:
    """A door that is not ours hands every frame to `receive`."""


async def _deliver(connection: Connection, scope: Scope, send: Send) -> None:
    """What is sent to a connection, and its end. Our own door takes many messages at once."""
    post: Post = scope.get("extensions", {}).get(POST) or _one_by_one(send)
    status, reason = await connection.deliver(post)
    await send({"type": "websocket.close", "code": status, "reason": reason})


def _one_by_one(send: Send) -> Post:
    async def post(messages: Sequence[bytes]) -> None:
        for message in messages:
            await send({"type": "websocket.send", "text": message.decode()})

    return post


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _query(scope: Scope) -> dict[str, str]:
    parsed = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=None)
    return {name: values[-1] for name, values in parsed.items()}


def _number(text: str | None) -> int | None:
    """The number of an update, or None for anything that is none."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None
