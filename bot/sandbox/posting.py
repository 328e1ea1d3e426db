"""From the body of a request to a message: checks it, puts uploads on the shelf, finds who is
mentioned.

Raises a Refusal, and changes nothing, when Discord would not take the body.
"""

import mimetypes
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

from PIL import Image, UnidentifiedImageError

from bot.sandbox.ids import FileId, MessageId, UserId
from bot.sandbox.limits.components import ATTACHMENT, TEXT, walk
from bot.sandbox.limits.messages import check_flags, check_message, is_empty
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import (
    Attachment,
    Channel,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    MessageKind,
    MessageOrigin,
)
from bot.sandbox.world import World

_MENTION = re.compile(r"<@!?(\d+)>")
_OWN_FILE = re.compile(r"https?://[^/]+/attachments/\d+/\d+/([^/?]+)")
_OF_A_REQUEST = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request, and the number under which its body speaks of it."""

    number: str
    filename: str
    content: bytes


def mentioned_in(world: World, text: str, allowed: Json | None = None) -> tuple[UserId, ...]:
    """The users that a text mentions and, by `allowed_mentions`, may mention."""
    found = [UserId(user) for user in dict.fromkeys(_MENTION.findall(text)) if user in world.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return tuple(found)
    named = {str(user) for user in allowed.get("users") or []}
    return tuple(user for user in found if user in named)


def check(
    world: World,
    body: Json,
    uploads: Sequence[Upload],
    old: Message | None = None,
    *,
    answering: bool = False,
) -> None:
    """Refuse what Discord would not take as a new message, as one that is *answering* an
    interaction, or, with `old`, as a change of that one.
    """
    if old is None and not answering and (tree := check_flags(body).tree):
        raise Refusal.of_form(tree)
    named = {upload.number: upload.filename for upload in uploads}
    tree = check_message(body, named, old, world.emojis).tree
    if tree:
        raise Refusal.of_form(tree)
    if is_empty(body, len(uploads), old):
        raise Refusal(400, 50006, "Cannot send an empty message")


def post(
    world: World,
    channel: Channel,
    body: Json,
    uploads: Sequence[Upload],
    *,
    origin: MessageOrigin | None = None,
    loading: bool = False,
    only_for: UserId | None = None,
    number: MessageId | None = None,
) -> Message:
    """Post as the bot what the body says; only a `loading` message ("thinking...") may be empty.

    The first message of a forum's post has its number.
    """
    if not loading:
        check(world, body, uploads, answering=origin is not None)
        repeated = _sent_before(world, body)
        if repeated is not None:
            return repeated
    flags = MessageFlag(body.get("flags") or 0) & _OF_A_REQUEST
    flags |= MessageFlag.LOADING if loading else MessageFlag.NONE
    flags |= MessageFlag.EPHEMERAL if only_for else MessageFlag.NONE
    kind, reply_to = _standing(body, origin)
    components = _components(body.get("components") or [])
    posted = world.add_message(
        Message(
            number or MessageId(world.new_id()),
            channel.id,
            world.bot.id,
            world.clock(),
            _spoken(body),
            embeds=tuple(_with_own_files(body.get("embeds") or [])),
            components=components,
            attachments=_shelve(world, body, uploads),
            mentions=_mentions(world, body, _spoken(body), components),
            flags=flags,
            kind=kind,
            reply_to=reply_to,
            nonce=str(body["nonce"]) if body.get("nonce") else None,
            origin=origin,
            only_for=only_for,
        )
    )
    world.nonces.note(posted)
    return posted


def amend(
    world: World, message: Message, body: Json, uploads: Sequence[Upload], *, edited: bool = True
) -> Message:
    """Change of a message what the body names; a message that was loading is not any more."""
    check(world, body, uploads, message)
    content = _spoken(body) if "content" in body else message.content
    components = (
        _components(body["components"] or []) if "components" in body else message.components
    )
    kept = _kept(message, body)
    flags = message.flags | MessageFlag(body.get("flags") or 0) & _OF_A_REQUEST
    return world.change_message(
        replace(
            message,
            content=content,
            embeds=tuple(_with_own_files(body["embeds"] or []))
            if "embeds" in body
            else message.embeds,
            components=components,
            attachments=kept + _shelve(world, body, uploads),
            mentions=_mentions(world, body, content, components)
            if _speaks(body, flags)
            else message.mentions,
            flags=flags & ~MessageFlag.LOADING,
            edited_at=world.clock() if edited else message.edited_at,
        )
    )


def _spoken(body: Json) -> str:
    """What a message says: Discord cuts off what is white at both ends."""
    return str(body.get("content") or "").strip()


def _speaks(body: Json, flags: MessageFlag) -> bool:
    """Whether an edit says something else, so that Discord looks anew for whom the message
    mentions.
    """
    return "content" in body or (MessageFlag.COMPONENTS_V2 in flags and "components" in body)


def _standing(body: Json, origin: MessageOrigin | None) -> tuple[MessageKind, MessageId | None]:
    """What a message is an answer to: a command, a message whose component was used, the message it
    names, nothing.
    """
    if origin is not None and origin.kind is InteractionKind.COMMAND:
        return MessageKind.CHAT_COMMAND, None
    if origin is not None and origin.kind is InteractionKind.COMPONENT:
        return MessageKind.REPLY, origin.message
    named = (body.get("message_reference") or {}).get("message_id")
    return (MessageKind.REPLY, MessageId(str(named))) if named else (MessageKind.DEFAULT, None)


def _sent_before(world: World, body: Json) -> Message | None:
    """The recent message with the same nonce, when the body asks that it be not doubled."""
    if not body.get("nonce") or not body.get("enforce_nonce"):
        return None
    sent = world.nonces.sent(str(body["nonce"]))
    return None if sent is None else world.messages.get(sent.id, sent)


def _mentions(
    world: World, body: Json, content: str, components: Iterable[Json]
) -> tuple[UserId, ...]:
    shown = [
        content,
        *(str(part.get("content") or "") for part in walk(components) if part.get("type") == TEXT),
    ]
    return mentioned_in(world, "\n".join(shown), body.get("allowed_mentions"))


def _components(components: list[Json]) -> tuple[Json, ...]:
    """The components with the ids that Discord gives to those without one, and with ids of emojis
    as text, whichever way they came.
    """
    own = _with_own_files(components)
    taken = {part["id"] for part in walk(own) if part.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for part in walk(own):
        if not part.get("id"):
            part["id"] = next(free)
        for pressed in (part, *(part.get("options") or ())):
            emoji = pressed.get("emoji") or {}
            if emoji.get("id"):
                emoji["id"] = str(emoji["id"])
    return tuple(own)


def _with_own_files(part: Any) -> Any:
    """A copy in which the address of a file of this world is `attachment://<filename>` again."""
    if isinstance(part, list):
        return [_with_own_files(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    copy = {key: _with_own_files(value) for key, value in part.items()}
    if isinstance(copy.get("url"), str):
        own = _OWN_FILE.fullmatch(copy["url"])
        if own:
            copy["url"] = ATTACHMENT + own[1]
    return copy


def _kept(message: Message, body: Json) -> tuple[Attachment, ...]:
    """An edit that lists attachments keeps only those, with the alt text it gives them; one that
    does not keeps all.
    """
    if "attachments" not in body:
        return message.attachments
    listed = {str(entry.get("id")): entry for entry in body["attachments"] or []}
    return tuple(
        replace(held, description=listed[held.id].get("description", held.description))
        for held in message.attachments
        if held.id in listed
    )


def _shelve(world: World, body: Json, uploads: Sequence[Upload]) -> tuple[Attachment, ...]:
    described = {
        str(entry.get("id")): entry.get("description") for entry in body.get("attachments") or []
    }
    shelved = []
    for upload in uploads:
        file = FileId(world.new_id())
        world.shelf.put(file, upload.content)
        content_type = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
        width, height = _size_of_picture(upload.content)
        alt = described.get(upload.number) or None
        shelved.append(
            Attachment(file, upload.filename, len(upload.content), content_type, alt, width, height)
        )
    return tuple(shelved)


def _size_of_picture(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(BytesIO(content)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None, None
