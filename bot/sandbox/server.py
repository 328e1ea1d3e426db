"""The stand-in put together: one world and its faces on one loopback port.

    stand_in = StandIn(world)
    address = await stand_in.start()      # http://127.0.0.1:<port>
    point(address)                        # see seam: discord.py goes there from now on

Further routes (the web page) are added to `app` before `start`.
"""

import mimetypes

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler
from yarl import URL

from bot.sandbox.avatars import LARGEST, avatar
from bot.sandbox.endpoint import Endpoint
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import HEARTBEAT_SECONDS, Gateway
from bot.sandbox.ids import FileId, UserId
from bot.sandbox.limits.messages import REQUEST_BYTES
from bot.sandbox.loopback import is_loopback
from bot.sandbox.open_interactions import ANSWER_SECONDS, OpenInteractions
from bot.sandbox.people import People
from bot.sandbox.rates import Rates
from bot.sandbox.rest.service import Rest
from bot.sandbox.world import World

LOOPBACK = "127.0.0.1"
ANYWHERE = "0.0.0.0"  # noqa: S104 - of a container
_CLOSING_SECONDS = 1.0


@web.middleware
async def _refuse_other_hosts(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A page from elsewhere that has its own name lead to this machine must not get in."""
    host = URL(f"http://{request.host}").host or ""
    if host != "localhost" and not is_loopback(host):
        raise web.HTTPForbidden(text="This server answers to the name of this machine only.")
    return await handler(request)


class StandIn:
    """A Discord for one bot, on this machine only."""

    def __init__(
        self,
        world: World,
        *,
        rates: Rates | None = None,
        answer_seconds: float = ANSWER_SECONDS,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
    ) -> None:
        self.world = world
        self.open_interactions = OpenInteractions(world, answer_seconds)
        self.rates = rates or Rates(world.clock)
        self.gateway = Gateway(world, heartbeat_seconds)
        self.endpoint = Endpoint(world, answer_seconds)
        self.rest = Rest(world, self.open_interactions, self.rates)
        self.people = People(world, self.open_interactions)
        self.faults = Faults(world, self.open_interactions, self.gateway, self.rates)
        self.app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[_refuse_other_hosts])
        self.app.router.add_get("/", self.gateway.serve)
        self.app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        self.app.router.add_get("/avatars/{user}/{key}.png", self._avatar)
        self.rest.mount(self.app)
        self.address = ""
        self._runner: web.AppRunner | None = None

    async def start(
        self, host: str = LOOPBACK, port: int = 0, *, in_container: bool = False
    ) -> str:
        """Listen, on loopback only; with port 0 on any free one. The address of the REST interface
        and the gateway.

        A container's loopback cannot be reached from the computer around it: there one listens on
        all its addresses, and whoever runs it publishes the port to that computer's loopback. Other
        Host headers are refused all the same.
        """
        if not is_loopback(host):
            raise ValueError(f"the stand-in listens on loopback only, not on {host}")
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=_CLOSING_SECONDS)
        await runner.setup()
        await web.TCPSite(runner, ANYWHERE if in_container else host, port).start()
        self._runner = runner
        self.address = f"http://{host}:{runner.addresses[0][1]}"
        self.rest.at(self.address)
        self.gateway.at(self.address)
        self.endpoint.at(self.address)
        return self.address

    async def stop(self) -> None:
        """Close the connections and the port; the world stays."""
        await self.gateway.stop()
        await self.endpoint.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _avatar(self, request: web.Request) -> web.Response:
        """The picture of somebody, as a CDN would give it."""
        key = request.match_info["key"]
        user = self.world.users.get(UserId(request.match_info["user"]))
        if user is None or user.avatar != key:
            raise web.HTTPNotFound
        size = request.query.get("size", "")
        return web.Response(
            body=avatar(key, int(size) if size.isdecimal() else LARGEST), content_type="image/png"
        )

    async def _file(self, request: web.Request) -> web.Response:
        """The bytes of an attachment, as a CDN would give them."""
        content = self.world.file_of(FileId(request.match_info["file"]))
        if content is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
        return web.Response(
            body=content, headers={hdrs.CONTENT_TYPE: kind, "X-Content-Type-Options": "nosniff"}
        )
