"""Discord's shapes of commands and of interactions, as the JSON that discord.py expects.

`base` is the address of the stand-in, from which the addresses of files are made.
"""

from bot.sandbox import payloads
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.messages import FILE_BYTES
from bot.sandbox.things import Channel, ChannelKind, Command, Json, User
from bot.sandbox.world import World


def command(world: World, of: Command) -> Json:
    shape = {
        **of.spec,
        "id": of.id,
        "application_id": world.bot.id,
        "version": of.version,
        "type": int(of.kind),
        "name": of.name,
    }
    return shape if of.guild is None else {**shape, "guild_id": of.guild}


def interaction(world: World, base: str, of: Interaction) -> Json:
    """What the bot hears of something that a person did."""
    place = world.channels[of.channel]
    who = world.users[of.user]
    shape: Json = {
        "id": of.id,
        "application_id": world.bot.id,
        "type": int(of.kind),
        "token": of.token,
        "version": 1,
        "channel_id": place.id,
        "channel": payloads.channel(world, place),
        "locale": who.locale,
        "app_permissions": str(world.permissions_of(world.bot, place)),
        "entitlements": [],
        "attachment_size_limit": FILE_BYTES,
        "data": of.data,
    }
    source = world.messages.get(of.message) if of.message else None
    if source is not None:
        shape["message"] = payloads.message(world, base, source)
    if place.guild is None:
        return shape | {
            "user": payloads.user(who),
            "context": 2 if place.kind is ChannelKind.GROUP else 1,
            "authorizing_integration_owners": _owners(world, place, who),
        }
    home = world.guilds[place.guild]
    return shape | {
        "guild_id": home.id,
        "guild": {"id": home.id, "locale": home.locale, "features": home.features},
        "guild_locale": home.locale,
        "context": 0,
        "member": {
            **payloads.member(home, who),
            "permissions": str(world.permissions_of(who, place)),
        },
        "authorizing_integration_owners": _owners(world, place, who),
    }


def _owners(world: World, place: Channel, who: User) -> Json:
    """For whom the bot was installed that answers there: for the server, the person, or both."""
    owners: Json = {"0": place.guild or "0"} if world.has_bot(place) else {}
    return owners | ({"1": who.id} if who.installed else {})
