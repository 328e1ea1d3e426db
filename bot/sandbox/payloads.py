"""Discord's shapes: each thing of the world as the JSON that discord.py expects.

A key too few, or an object where an id belongs, ends the client: these shapes were checked against
discord.py 2.7.1. `base` is the address of the stand-in, from which the addresses of files are made.
"""

from collections.abc import Iterable
from typing import Any

from bot.sandbox import forums, permissions
from bot.sandbox.ids import ChannelId, UserId, iso, moment
from bot.sandbox.layouts import used_files
from bot.sandbox.limits.components import ATTACHMENT
from bot.sandbox.things import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    MessageOrigin,
    Overwrite,
    User,
)
from bot.sandbox.world import World


def user(of: User) -> Json:
    return {
        "id": of.id,
        "username": of.name,
        "discriminator": "0",
        "global_name": of.shown_name,
        "avatar": of.avatar or None,
        "bot": of.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(of: User) -> Json:
    """The bot as it sees itself."""
    return {**user(of), "verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


def member(of: Guild, who: User, *, whole: bool = True) -> Json:
    """A user's membership of a guild; not `whole` where Discord leaves the user out."""
    shape: Json = {
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": iso(moment(of.id)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    return {**shape, "user": user(who)} if whole else shape


def _everyone(world: World, of: Guild) -> Json:
    return {
        "id": of.id,
        "name": "@everyone",
        "permissions": str(world.granted),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(world: World, of: Guild, listed: Iterable[UserId]) -> Json:
    """A guild with its channels and threads, and those of its members that are listed."""
    channels = world.channels_in(of)
    return {
        "id": of.id,
        "name": of.name,
        "owner_id": of.owner,
        "icon": None,
        "splash": None,
        "banner": None,
        "features": of.features,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "preferred_locale": of.locale,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "nsfw_level": 0,
        "roles": [_everyone(world, of)],
        "emojis": [],
        "stickers": [],
        "members": [member(of, world.users[listed_id]) for listed_id in listed],
        "member_count": len(of.members),
        "large": False,
        "unavailable": False,
        "joined_at": iso(moment(of.id)),
        "channels": [channel(world, found) for found in channels if not found.is_thread],
        "threads": [
            channel(world, found) for found in channels if found.is_thread and not found.is_archived
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, of: Channel) -> Json:
    if of.kind is ChannelKind.DIRECT:
        assert of.recipient is not None
        recipients = [user(world.users[of.recipient])]
        return {
            "id": of.id,
            "type": 1,
            "last_message_id": world.last_message_in(of),
            "flags": 0,
            "recipients": recipients,
        }
    if of.kind is ChannelKind.GROUP:
        return {
            "id": of.id,
            "type": int(of.kind),
            "name": of.name,
            "icon": None,
            "owner_id": of.people[0],
            "last_message_id": world.last_message_in(of),
            "flags": 0,
            "recipients": [user(world.users[one]) for one in of.people],
        }
    shape: Json = {
        "id": of.id,
        "type": int(of.kind),
        "guild_id": of.guild,
        "name": of.name,
        "parent_id": of.parent,
        "last_message_id": world.last_message_in(of),
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if of.thread is not None:
        return shape | _thread_parts(world, of)
    shape |= {
        "position": of.position,
        "permission_overwrites": _overwrites(world, of),
        "nsfw": False,
        "topic": of.topic,
    }
    return shape | forums.forum_parts(world, of) if of.kind is ChannelKind.FORUM else shape


def _overwrites(world: World, of: Channel) -> list[Json]:
    """What a channel allows and denies, with what was taken from the bot there."""
    told = {overwrite.of: overwrite for overwrite in of.overwrites}
    if of.denied:
        own = told.get(world.bot.id, Overwrite(world.bot.id))
        told[world.bot.id] = Overwrite(own.of, own.allow - of.denied, own.deny | of.denied)
    return [
        {
            "id": overwrite.of,
            "type": 0 if overwrite.of == of.guild else 1,
            "allow": str(permissions.bits(overwrite.allow)),
            "deny": str(permissions.bits(overwrite.deny)),
        }
        for overwrite in told.values()
    ]


def _thread_parts(world: World, of: Channel) -> Json:
    state = of.thread
    assert state is not None
    joined = {
        "id": of.id,
        "user_id": world.bot.id,
        "join_timestamp": iso(state.created_at),
        "flags": 1,
    }
    sent = len(world.messages_in(of))
    return {
        "owner_id": state.owner or world.bot.id,
        "applied_tags": list(state.tags),
        "message_count": sent,
        "total_message_sent": sent,
        "member_count": len(state.members),
        "thread_metadata": {
            "archived": state.archived,
            "locked": state.locked,
            "auto_archive_duration": state.auto_archive_minutes,
            "archive_timestamp": iso(state.changed_at),
            "create_timestamp": iso(state.created_at),
        },
        "member": joined,
    }


def address(base: str, message: Message, of: Attachment) -> str:
    """Where the file can be fetched."""
    return f"{base}/attachments/{message.channel}/{of.id}/{of.filename}"


def attachment(base: str, message: Message, of: Attachment) -> Json:
    url = address(base, message, of)
    shape: Json = {
        "id": of.id,
        "filename": of.filename,
        "size": of.size,
        "url": url,
        "proxy_url": url,
        "content_type": of.content_type,
    }
    for key in ("description", "width", "height"):
        value = getattr(of, key)
        if value is not None:
            shape[key] = value
    return shape


def message(
    world: World, base: str, of: Message, *, in_event: bool = False, replied_to: bool = False
) -> Json:
    """A message; events say more about where it stands than REST answers do.

    Files that its embeds or components show are told there, and not among its attachments.

    One that is only shown as replied to does not show what it replies to itself.
    """
    files = {held.filename: attachment(base, of, held) for held in of.attachments}
    used = used_files(of)
    author = world.users[of.author]
    shape: Json = {
        "id": of.id,
        "channel_id": of.channel,
        "author": user(author),
        "content": of.content,
        "timestamp": iso(of.posted_at),
        "edited_timestamp": None if of.edited_at is None else iso(of.edited_at),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[mentioned]) for mentioned in of.mentions],
        "mention_roles": [],
        "attachments": [file for name, file in files.items() if name not in used],
        "embeds": [{**_with_addresses(embed, files), "type": "rich"} for embed in of.embeds],
        "components": [_with_addresses(part, files) for part in of.components],
        "pinned": of.pinned,
        "type": int(of.kind),
        "flags": int(of.flags),
    }
    if of.nonce is not None:
        shape["nonce"] = of.nonce
    if of.reactions:
        shape["reactions"] = [_reaction(world, found.emoji, found.users) for found in of.reactions]
    if of.reply_to is not None:
        shape["message_reference"] = {
            "type": 0,
            "channel_id": of.channel,
            "message_id": of.reply_to,
        }
        if not replied_to:
            replied = world.messages.get(of.reply_to)
            shape["referenced_message"] = (
                None if replied is None else message(world, base, replied, replied_to=True)
            )
    if of.flags & MessageFlag.HAS_THREAD:
        started = world.channels.get(
            ChannelId(of.id)
        )  # a thread has the id of the message it was started on
        if started is not None:
            shape["thread"] = channel(world, started)
    if of.origin is not None:
        shape |= {"application_id": world.bot.id, "webhook_id": world.bot.id} | _origin(
            world, of.origin
        )
    place = world.channels[of.channel].guild if in_event else None
    if place is not None:
        shape |= {"guild_id": place, "member": member(world.guilds[place], author, whole=False)}
    return shape


UNREADABLE: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
"""What others say on a server, for a bot that is not let read it."""


def is_readable(world: World, of: Message) -> bool:
    """Whether the bot may read a message without the privileged intent for that."""
    return world.bot.id in {of.author, *of.mentions} or world.channels[of.channel].guild is None


def _with_addresses(part: Any, files: dict[str, Json]) -> Any:
    """A component or embed with the addresses of uploads in place of `attachment://<filename>`."""
    if isinstance(part, list):
        return [_with_addresses(inner, files) for inner in part]
    if not isinstance(part, dict):
        return part
    whole = {key: _with_addresses(value, files) for key, value in part.items()}
    url = part.get("url")
    if isinstance(url, str) and url.startswith(ATTACHMENT):
        held = files.get(url.removeprefix(ATTACHMENT))
        if held is not None:
            kept = ("url", "proxy_url", "content_type", "width", "height")
            whole |= {key: held[key] for key in kept if key in held}
            whole |= {"id": held["id"], "attachment_id": held["id"]}
    return whole


def _reaction(world: World, emoji: str, users: tuple[UserId, ...]) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "me": world.bot.id in users,
        "me_burst": False,
        "burst_colors": [],
    }


def _origin(world: World, of: MessageOrigin) -> Json:
    who = user(world.users[of.user])
    owners = {"0": next(iter(world.guilds), "0")}
    about: Json = {
        "id": of.interaction,
        "type": int(of.kind),
        "user": who,
        "authorizing_integration_owners": owners,
    }
    match of.kind:
        case InteractionKind.COMMAND:
            about["name"] = of.command
            named = {"id": of.interaction, "type": 2, "name": of.command, "user": who}
            return {"interaction_metadata": about, "interaction": named}
        case InteractionKind.COMPONENT:
            about["interacted_message_id"] = of.message
        case InteractionKind.MODAL:
            about["triggering_interaction_metadata"] = {**about, "type": 2, "name": of.command}
    return {"interaction_metadata": about}
