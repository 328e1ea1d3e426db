"""Who is who: the bot itself, its application, users, guilds and their members."""

from bot.sandbox import payloads
from bot.sandbox.ids import GuildId
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.call import Answer, RestCall, Route
from bot.sandbox.things import Guild


def _me(call: RestCall) -> Answer:
    return payloads.own_user(call.world.bot)


def _application(call: RestCall) -> Answer:
    bot = call.world.bot
    owner = next(iter(call.world.people), bot)
    return {
        "id": bot.id,
        "name": bot.shown_name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": call.world.signature.verify_key.encode().hex(),
        "flags": 0,
        "summary": "",
        "type": None,
        "owner": payloads.user(owner),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": call.world.endpoint,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(call.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["applications.commands"],
    }


def _gateway(call: RestCall) -> Answer:
    logins = call.world.logins
    return {
        "url": call.base.replace("http", "ws", 1) + "/",
        "shards": logins.shards,
        "session_start_limit": logins.limit(),
    }


def _user(call: RestCall) -> Answer:
    return payloads.user(call.user())


def _guild_named(call: RestCall) -> Guild:
    found = call.world.guilds.get(GuildId(call.named["guild"]))
    if found is None or call.world.bot.id not in found.members:
        raise Refusal(404, 10004, "Unknown Guild")
    return found


def _guild(call: RestCall) -> Answer:
    return payloads.guild(call.world, _guild_named(call), [call.world.bot.id])


def _channels(call: RestCall) -> Answer:
    guild = _guild_named(call)
    found = (place for place in call.world.channels.values() if place.guild == guild.id)
    return [payloads.channel(call.world, place) for place in found if not place.is_thread]


def _member(call: RestCall) -> Answer:
    guild, user = _guild_named(call), call.user()
    if user.id not in guild.members:
        raise Refusal(404, 10007, "Unknown Member")
    return payloads.member(guild, user)


def _members(call: RestCall) -> Answer:
    guild = _guild_named(call)
    first = int(call.query.get("after", 0))
    found = [
        call.world.users[member] for member in sorted(guild.members, key=int) if int(member) > first
    ]
    return [payloads.member(guild, user) for user in found[: int(call.query.get("limit", 1))]]


ROUTES = (
    Route("GET", "/users/@me", _me),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/gateway", _gateway),
    Route("GET", "/gateway/bot", _gateway),
    Route("GET", "/users/{user}", _user),
    Route("GET", "/guilds/{guild}", _guild),
    Route("GET", "/guilds/{guild}/channels", _channels),
    Route("GET", "/guilds/{guild}/members", _members),
    Route("GET", "/guilds/{guild}/members/{user}", _member),
)
