"""What there is to see of a message, whichever kind it is: of a layout ("components v2") only what
its components show.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.sandbox.limits.components import ATTACHMENT, TEXT, walk
from bot.sandbox.things import Attachment, Json, Message, MessageFlag


def is_layout(message: Message) -> bool:
    """Whether its components are all that it shows."""
    return bool(message.flags & MessageFlag.COMPONENTS_V2)


def text_of(message: Message) -> str:
    """What there is to read: its content, or all texts of a layout."""
    if not is_layout(message):
        return message.content
    texts = [part["content"] for part in walk(message.components) if part["type"] == TEXT]
    return "\n".join(texts)


def files_of(message: Message) -> list[Attachment]:
    """The files that it shows, with their alt texts, from top to bottom."""
    if not is_layout(message):
        return [*message.attachments]
    held = {file.filename: file for file in message.attachments}
    return [
        replace(held[name], description=item.get("description"))
        for item in media_in(message.components)
        if (name := name_in(item)) in held
    ]


def used_files(message: Message) -> set[str]:
    """The names of the files that its components and embeds show."""
    shown = [*media_in(message.components)]
    for embed in message.embeds:
        shown += [{"media": embed.get(key) or {}} for key in ("image", "thumbnail")]
    return {name for item in shown if (name := name_in(item))}


def media_in(components: Iterable[Json]) -> list[Json]:
    """What shows a file in these components, each with its `media`."""
    found: list[Json] = []
    for part in walk(components):
        found += part.get("items") or ()
        found += [part] if "media" in part else ()
        found += [{"media": part["file"]}] if isinstance(part.get("file"), dict) else ()
    return found


def name_in(item: Json) -> str | None:
    """The name of the file of this message that is shown there."""
    address = str(item["media"].get("url") or "")
    return address.removeprefix(ATTACHMENT) if address.startswith(ATTACHMENT) else None
