"""The web page in front of the stand-in: a newcomer's own small Discord in the browser.

Everything lies under a random key in the address and is served to this computer only: other Host
and Origin headers are refused, the content policy lets the page load nothing but itself, and the
page makes no HTML out of text. What people do there goes through `People`, so that the page can do
nothing that Discord would not. The head of `static/app.js` lists the names that browser tests may
rely on.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import WSCloseCode, web
from yarl import URL

from bot.sandbox import page_speech
from bot.sandbox.faults import Faults
from bot.sandbox.ids import EmojiId, FileId, MessageId, UserId
from bot.sandbox.page_visit import PageState, Quicks, Visit
from bot.sandbox.people import People
from bot.sandbox.things import User
from bot.sandbox.world import World

STATIC = Path(__file__).parent / "static"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# What a browser may show in place; anything else is offered for saving, so that no upload can act
# as a page.
SHOWN = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
UNCHANGING = {"Cache-Control": "private, max-age=31536000, immutable"}
"""For what never changes under its id: uploads and emojis."""
LASTING = {"Cache-Control": "private, max-age=600"}
"""For what only a new version changes."""
MESSAGE_BYTES = 64 * 1024

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class SandboxPage:
    """The page of one world; `mount` it on a server, then open `address`."""

    def __init__(
        self,
        world: World,
        people: People,
        faults: Faults,
        *,
        quicks: Quicks = lambda _: (),
        key: str | None = None,
    ) -> None:
        self.state = PageState(world, people, faults, quicks)
        self.key = key or secrets.token_urlsafe(18)
        self._loading: asyncio.Future[Quicks] | None = None
        self._open: set[web.WebSocketResponse] = set()
        world.watch(self.state.notice)

    def load(self, quicks: asyncio.Future[Quicks]) -> None:
        """Take quick starts that are on their way; whoever opens the page meanwhile waits."""
        self._loading = quicks

    def address(self, base: str) -> str:
        """Where the page is found on a server at `base` ("http://127.0.0.1:8000")."""
        return f"{base.rstrip('/')}/p/{self.key}/"

    def mount(self, app: web.Application) -> None:
        """Put the page on a server under its key."""
        page = web.Application(middlewares=[_only_from_here])
        page.router.add_get("/", self._index)
        page.router.add_get("/live", self._live)
        page.router.add_get("/files/{message}/{file}/{name}", self._file)
        page.router.add_get("/emojis/{emoji}", self._emoji)
        page.router.add_get("/covers/{locale}/{index}", self._cover)
        page.router.add_static("/static/", STATIC)
        page.on_response_prepare.append(_add_headers)
        app.on_shutdown.append(self._stop)
        app.add_subapp(f"/p/{self.key}/", page)

    # Routes

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-store"})

    async def _file(self, request: web.Request) -> web.StreamResponse:
        message = self.state.world.messages.get(MessageId(request.match_info["message"]))
        wanted = FileId(request.match_info["file"])
        attachment = (
            next((one for one in message.attachments if one.id == wanted), None)
            if message
            else None
        )
        content = self.state.world.file_of(attachment.id) if attachment else None
        if message is not None and attachment is None:
            # changed while the page asked: the new one is on its way, and nothing is amiss
            raise web.HTTPNoContent
        if attachment is None or content is None:
            raise web.HTTPNotFound(text="This file is gone: its message was deleted.")
        if attachment.content_type in SHOWN:
            kind = attachment.content_type
            return web.Response(body=content, content_type=kind, headers=UNCHANGING)
        headers = {**UNCHANGING, "Content-Disposition": "attachment"}
        return web.Response(body=content, headers=headers)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        emoji = self.state.world.emojis.get(EmojiId(request.match_info["emoji"]))
        content = self.state.world.file_of(emoji.file) if emoji else None
        if content is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return web.Response(body=content, content_type="image/png", headers=UNCHANGING)

    async def _loaded(self) -> None:
        """Wait for the quick starts."""
        if self._loading is not None:
            self.state.quicks = await asyncio.shield(self._loading)
            self._loading = None

    async def _cover(self, request: web.Request) -> web.StreamResponse:
        await self._loaded()
        quicks, index = self.state.quicks(request.match_info["locale"]), request.match_info["index"]
        quick = quicks[int(index)] if index.isdecimal() and int(index) < len(quicks) else None
        content = await quick.cover() if quick and quick.cover else b""
        if not content:
            raise web.HTTPNotFound(text="There is no such picture.")
        return web.Response(body=content, content_type="image/webp", headers=LASTING)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != str(
            URL.build(scheme=request.scheme, authority=request.host)
        ):
            raise web.HTTPForbidden(text="Only the sandbox's own page may open this connection.")
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=MESSAGE_BYTES)
        try:
            await socket.prepare(request)
        except ConnectionError:  # a tab that was closed, or switched again, before it was let in
            return socket
        self._open.add(socket)
        try:
            await self._loaded()
            await Visit(self.state, self._visitor(request), socket).stay()
        finally:
            self._open.discard(socket)
        return socket

    def _visitor(self, request: web.Request) -> User:
        """Who is asked for in the address; else the first who speaks the browser's language, or the
        first.
        """
        asked = self.state.world.users.get(UserId(request.query.get("as", "")))
        if asked is not None and not asked.bot:
            return asked
        speaks = request.query.get("speaks")
        people = self.state.world.people
        return next(
            (one for one in people if page_speech.language_of(one.locale) == speaks), people[0]
        )

    async def hang_up(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close the line to every open tab; they come back by themselves while the server runs."""
        for socket in tuple(self._open):
            await socket.close(code=code)

    async def _stop(self, _app: web.Application) -> None:
        await self.hang_up()


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages of other names that were made to point at this computer (DNS rebinding)."""
    try:
        host = URL.build(scheme="http", authority=request.host).host
    except ValueError:
        host = None
    if host not in LOOPBACK:
        raise web.HTTPForbidden(text="The sandbox answers to 127.0.0.1 and localhost only.")
    return await handler(request)


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-cache")
