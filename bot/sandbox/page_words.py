"""What the page is told of the world: small JSON forms of people, channels and messages.

The page gets only what the person who looks may see. Uploads appear under addresses of the page's
own origin; a component that names an upload (`attachment://…`) gets that address put in its place.
"""

import json
from collections.abc import Callable
from typing import Any

from bot.sandbox import forums
from bot.sandbox.ids import MessageId
from bot.sandbox.layouts import files_of, is_layout, text_of
from bot.sandbox.things import (
    Attachment,
    Channel,
    ChannelKind,
    InteractionKind,
    Json,
    Message,
    User,
)
from bot.sandbox.world import World
from bot.sandbox.world_events import Exchange

FileAddress = Callable[[MessageId, Attachment], str]

UPLOAD = "attachment://"
ANSWER_SHOWN = 2000
_KINDS = {
    ChannelKind.TEXT: "text",
    ChannelKind.DIRECT: "direct",
    ChannelKind.GROUP: "text",
    ChannelKind.PUBLIC_THREAD: "thread",
    ChannelKind.PRIVATE_THREAD: "thread",
    ChannelKind.FORUM: "forum",
}


def person(user: User) -> Json:
    return {
        "id": user.id,
        "name": user.shown_name,
        "locale": user.locale,
        "bot": user.bot,
        "closed": user.closed_to_direct_messages,
    }


def channel(world: World, seen_by: User, shown: Channel) -> Json:
    seen = world.messages_in(shown, seen_by)
    called = (one.id for one in reversed(seen) if _calls(seen_by, shown, one))
    return {
        "id": shown.id,
        "kind": _KINDS[shown.kind],
        "name": shown.name,
        "parent": shown.parent,
        "topic": shown.topic,
        "type": int(shown.kind),
        "tags": [tag.name for tag in forums.tags_of(world, shown)],
        "archived": shown.is_archived,
        "asked_by": _asked_by(world, shown),
        "last": seen[-1].id if seen else None,
        "called": next(called, None),
    }


def _asked_by(world: World, thread: Channel) -> str | None:
    """Whose command was answered by the message on which a thread was opened."""
    starter = world.messages.get(MessageId(thread.id)) if thread.is_thread else None
    return starter.origin.user if starter is not None and starter.origin is not None else None


def _calls(user: User, where: Channel, posted: Message) -> bool:
    """Whether the message asks for the attention of this user."""
    direct = where.kind is ChannelKind.DIRECT or posted.is_ephemeral
    return posted.author != user.id and (direct or user.id in posted.mentions)


def message(world: World, shown: Message, address: FileAddress) -> Json:
    attachments = [_attachment(one, address(shown.id, one)) for one in shown.attachments]
    uploads = {one["filename"]: one for one in attachments}
    replied = world.messages.get(shown.reply_to) if shown.reply_to else None
    return {
        "id": shown.id,
        "channel": shown.channel,
        "author": shown.author,
        "posted": shown.posted_at,
        "edited": shown.edited_at is not None,
        "content": shown.content,
        "said": text_of(shown),
        "alts": [file.description for file in files_of(shown) if file.description],
        "mentions": list(shown.mentions),
        "thinking": shown.is_loading,
        "only_you": shown.is_ephemeral,
        "pinned": shown.pinned,
        "v2": is_layout(shown),
        "used": _used(shown),
        "reply_to": {"author": replied.author, "content": text_of(replied)} if replied else None,
        "reactions": [{"emoji": one.emoji, "count": len(one.users)} for one in shown.reactions],
        "attachments": attachments,
        "embeds": [_resolved(embed, uploads) for embed in shown.embeds],
        "components": [_resolved(component, uploads) for component in shown.components],
    }


def _resolved(part: Any, uploads: dict[str, Json]) -> Any:
    """The same JSON with the addresses (and sizes) of the uploads that it names."""
    match part:
        case {"url": str(url)} if url.removeprefix(UPLOAD) in uploads and url.startswith(UPLOAD):
            return {**part, **uploads[url.removeprefix(UPLOAD)]}
        case dict():
            return {name: _resolved(inner, uploads) for name, inner in part.items()}
        case list():
            return [_resolved(inner, uploads) for inner in part]
        case _:
            return part


def _used(shown: Message) -> Json | None:
    origin = shown.origin
    if origin is None or origin.kind is not InteractionKind.COMMAND:
        return None
    return {"user": origin.user, "command": origin.command}


def _attachment(shown: Attachment, address: str) -> Json:
    return {
        "url": address,
        "filename": shown.filename,
        "size": shown.size,
        "content_type": shown.content_type,
        "description": shown.description,
        "width": shown.width,
        "height": shown.height,
    }


def request(exchange: Exchange) -> Json:
    refused = exchange.status >= 400
    answer = (
        json.dumps(exchange.answer, ensure_ascii=False, indent=1, default=str)[:ANSWER_SHOWN]
        if refused
        else None
    )
    return {
        "method": exchange.method,
        "path": exchange.path,
        "status": exchange.status,
        "seconds": exchange.seconds,
        "refusal": answer,
    }
