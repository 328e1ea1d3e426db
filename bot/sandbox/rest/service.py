"""Serves the REST routes: reads the request, counts it, checks the token, answers, and keeps a log
without secrets.

Whatever is not modelled is refused with 404 and written down as a fault, and a mistake of the
stand-in itself with 418: discord.py would repeat a request answered by 500 for half a minute, and
the mistake would look like a hang.
"""

import re
import time
import traceback
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import BodyPartReader, web

from bot.sandbox.limits.messages import FILE_BYTES, REQUEST_BYTES
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.posting import Upload
from bot.sandbox.rates import Rates
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest import answers, channels, commands, emojis, forums, members, messages
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.world import World
from bot.sandbox.world_events import Exchange, RequestServed

API = "/api/v10"
ROUTES = (
    *members.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *forums.ROUTES,
    *answers.ROUTES,
)
REFUSED = 400
"""This status and those above it are refusals."""
FAULT = 418
"""The status of what the stand-in itself does wrong."""
_LOGGED = 1000
_TOKEN_IN_PATH = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/]+")
_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What became of a request."""

    status: int
    answer: Answer
    headers: Mapping[str, str] = field(default_factory=dict)
    forced: bool = False

    def response(self) -> web.Response:
        if self.answer is None:
            return web.Response(status=self.status, headers=self.headers)
        # discord.py reads a body as JSON only when the content type is exactly this, without a
        # charset.
        headers = {**self.headers, "Content-Type": "application/json"}
        return web.Response(body=orjson.dumps(self.answer), status=self.status, headers=headers)


class Rest:
    """The REST interface of a world. `exchanges` are the latest requests, `refusals` those of them
    that were refused, and `refused` counts refusals by status.
    """

    def __init__(self, world: World, open_interactions: OpenInteractions, rates: Rates) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=_LOGGED)
        self.refusals: deque[Exchange] = deque(maxlen=_LOGGED)
        self.refused: Counter[int] = Counter()
        self.faults: list[str] = []
        self._world = world
        self._open_interactions = open_interactions
        self._rates = rates
        self._http = ""

    def at(self, http: str) -> None:
        """The stand-in listens at this address from now on."""
        self._http = http

    def mount(self, app: web.Application) -> None:
        """Serve all routes in the application."""
        for route in ROUTES:
            app.router.add_route(route.method, API + route.path, self._served(route))
        app.router.add_route("*", "/api/{unknown:.*}", self._served(None))

    def _served(self, route: Route | None) -> Any:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(request, route)

        return serve

    async def _serve(self, request: web.Request, route: Route | None) -> web.Response:
        started = time.perf_counter()
        path = _TOKEN_IN_PATH.sub(r"\1…", request.path.removeprefix(API))
        body: Any = None
        uploads: tuple[Upload, ...] = ()
        try:
            body, uploads = await _read(request)
        except Refusal as refusal:
            outcome = _refused(refusal)
        else:
            outcome = self._outcome(request, route, path, body, uploads)
        exchange = Exchange(
            self._world.clock(),
            time.perf_counter() - started,
            request.method,
            path,
            outcome.status,
            body,
            tuple(upload.filename for upload in uploads),
            outcome.answer,
            outcome.forced,
        )
        self.exchanges.append(exchange)
        if outcome.status >= REFUSED and outcome.status != FAULT and not outcome.forced:
            self.refusals.append(exchange)
            self.refused[outcome.status] += 1
        self._world.announce(RequestServed(exchange))
        if self._rates.is_cut(path) and request.transport is not None:
            request.transport.close()
        return outcome.response()

    def _outcome(
        self,
        request: web.Request,
        route: Route | None,
        path: str,
        body: Any,
        uploads: tuple[Upload, ...],
    ) -> _Outcome:
        try:
            route, headers = self._admit(request, route, path)
            call = RestCall(
                self._world,
                self._open_interactions,
                self._http,
                request.match_info,
                request.query,
                body,
                uploads,
            )
            answer = route.handler(call)
        except Refusal as refusal:
            return _refused(refusal)
        except Exception as error:  # noqa: BLE001 - a mistake of the stand-in is told to the bot at once, see above
            self.faults.append(
                f"{request.method} {path}: {''.join(traceback.format_exception(error))}"
            )
            return _Outcome(FAULT, {"message": repr(error), "code": 0})
        return _Outcome(204 if answer is None else route.status, answer, headers)

    def _admit(
        self, request: web.Request, route: Route | None, path: str
    ) -> tuple[Route, dict[str, str]]:
        """The route, counted, and the headers that say so; a Refusal if the request may not come
        in.
        """
        self._rates.check_orders(path)
        if route is None:
            self.faults.append(f"not modelled: {request.method} {path}")
            raise Refusal(404, 0, "404: Not Found")
        if not route.open and request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise Refusal(401, 0, "401: Unauthorized")
        named = request.match_info
        major = [
            named.get(key, "")
            for key in ("channel", "guild", "application", "interaction", "token")
        ]
        headers = self._rates.count(route.method, route.path, "/".join(major), exempt=route.open)
        if (route.method, route.path) == messages.EDITING:
            self._rates.count_edit(named["message"], named["channel"])
        return route, headers


def _refused(refusal: Refusal) -> _Outcome:
    return _Outcome(refusal.status, refusal.body, refusal.headers, refusal.forced)


async def _read(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    if (request.content_length or 0) > REQUEST_BYTES:
        raise _too_large()
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_json(raw) if raw else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = None
    uploads = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        numbered = _FILE_PART.fullmatch(part.name or "")
        if part.name == "payload_json":
            body = _json(content)
        elif numbered:
            if len(content) > FILE_BYTES:
                raise _too_large()
            uploads.append(Upload(numbered[1], part.filename or "file", content))
    return body, tuple(uploads)


def _json(raw: bytes) -> Any:
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None


def _too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")
