"""Messages and threads: text, embeds, files, mentions and names; what Discord takes and refuses."""

from collections.abc import Container, Mapping

from bot.sandbox.limits.components import ATTACHMENT, check_message_components
from bot.sandbox.limits.tree import ErrorTree, Path
from bot.sandbox.things import Json, Message, MessageFlag

CONTENT_LENGTH = 2000
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
MOST_PINS = 250
MOST_REACTIONS = 20
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_NOT_IN_V2 = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Json,
    uploads: Mapping[str, str],
    old: Message | None = None,
    emojis: Container[str] | None = None,
) -> ErrorTree:
    """A message to be posted, or with `old` a change to that one; `uploads` are the names of the
    new files by the numbers that they came with, `emojis` the ids that the application has.
    """
    tree = ErrorTree()
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    v2 = v2 or bool(old and old.flags & MessageFlag.COMPONENTS_V2)
    attachments = body.get("attachments") or []
    files = {*uploads.values(), *_kept(body, old)}
    _check_content(tree, body.get("content"))
    _check_embeds(tree, body.get("embeds") or [], files)
    components = body.get("components") or []
    if old is not None and v2 and "components" not in body:
        components = [*old.components]  # an edit of the files alone must leave what they show
    check_message_components(tree, components, v2=v2, files=files, emojis=emojis)
    if v2:
        left = {"content": old.content, "embeds": old.embeds} if old is not None else {}
        for key in _NOT_IN_V2:
            if body[key] if key in body else left.get(key):
                message = (
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                tree.at((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
    if max(len(attachments), len(uploads)) > 10:
        tree.too_many(("attachments",), 10)
    held = {*uploads, *(file.id for file in (old.attachments if old is not None else ()))}
    for i, attachment in enumerate(attachments):
        if str(attachment.get("id")) not in held:
            message = f"The attachment was not found: {attachment.get('id')}"
            tree.at(("attachments", i, "id"), "ATTACHMENT_NOT_FOUND", message)
        tree.text(("attachments", i, "description"), attachment.get("description"), 0, 1024)
    if len(str(body.get("nonce") or "")) > 25:
        tree.too_many(("nonce",), 25)
    tree.count(("sticker_ids",), body.get("sticker_ids") or [], 0, 3)
    _check_allowed_mentions(tree, body.get("allowed_mentions") or {})
    return tree


def _kept(body: Json, old: Message | None) -> set[str]:
    """The names of the files that an edit leaves to a message."""
    held = old.attachments if old is not None else ()
    if "attachments" not in body:
        return {file.filename for file in held}
    listed = {str(entry.get("id")) for entry in body["attachments"] or ()}
    return {file.filename for file in held if file.id in listed}


def is_empty(body: Json, uploads: int, old: Message | None = None) -> bool:
    """Whether a message to be posted would have nothing in it, or `old` nothing after a change; a
    layout shows no files of its own accord.
    """
    left: Json = {}
    flags = body.get("flags") or 0
    if old is not None:
        left = {"content": old.content, "embeds": old.embeds, "components": old.components}
        flags |= old.flags
        uploads += len(_kept(body, old))
    shown = {**left, **body}
    if flags & MessageFlag.COMPONENTS_V2:
        return not shown.get("components")
    spoken = str(shown.get("content") or "").strip()
    return not (
        spoken
        or uploads
        or any(shown.get(key) for key in ("embeds", "components", "sticker_ids", "poll"))
    )


def check_flags(body: Json) -> ErrorTree:
    """The flags of a message in a channel: a message for one person alone is only ever an answer
    to an interaction.
    """
    tree = ErrorTree()
    if (body.get("flags") or 0) & MessageFlag.EPHEMERAL:
        tree.at(("flags",), "MESSAGE_FLAGS_INVALID", "Invalid message flags")
    return tree


def check_thread(body: Json) -> ErrorTree:
    """A thread to be opened or changed."""
    tree = ErrorTree()
    tree.text(("name",), body.get("name"), 1, 100, required=True)
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        tree.not_among(("auto_archive_duration",), set(ARCHIVE_MINUTES))
    return tree


def _check_content(tree: ErrorTree, content: object) -> None:
    if content is not None and len(str(content)) > CONTENT_LENGTH:
        tree.too_many(("content",), CONTENT_LENGTH)


def _check_embeds(tree: ErrorTree, embeds: list[Json], files: set[str]) -> None:
    tree.count(("embeds",), embeds, 0, 10)
    if (
        sum(_check_embed(tree, ("embeds", i), embed, files) for i, embed in enumerate(embeds))
        > 6000
    ):
        tree.at(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(tree: ErrorTree, path: Path, embed: Json, files: set[str]) -> int:
    """Check one embed; how many characters of text it has."""
    texts = [
        (("title",), embed.get("title"), 256),
        (("description",), embed.get("description"), 4096),
        (("footer", "text"), (embed.get("footer") or {}).get("text"), 2048),
        (("author", "name"), (embed.get("author") or {}).get("name"), 256),
    ]
    fields = embed.get("fields") or []
    tree.count((*path, "fields"), fields, 0, 25)
    for i, field in enumerate(fields):
        for key, most in (("name", 256), ("value", 1024)):
            if not str(field.get(key) or "").strip():
                tree.required((*path, "fields", i, key))
            else:
                texts.append((("fields", str(i), key), field[key], most))
    for where, text, most in texts:
        tree.text((*path, *where), text, 0, most)
    shown = ("title", "description", "fields", "footer", "author", "image", "thumbnail", "url")
    if not any(embed.get(key) for key in shown):
        tree.required(path)
    for key in ("image", "thumbnail"):
        address = str((embed.get(key) or {}).get("url") or "")
        if address.startswith(ATTACHMENT) and address.removeprefix(ATTACHMENT) not in files:
            tree.at(
                (*path, key, "url"),
                "ATTACHMENT_NOT_FOUND",
                f"The referenced attachment was not found: {address}",
            )
    return sum(len(str(text or "").strip()) for _, text, _ in texts)


def _check_allowed_mentions(tree: ErrorTree, allowed: Json) -> None:
    for key in ("users", "roles"):
        if allowed.get(key) and key in (allowed.get("parse") or []):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            tree.at(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        tree.count(("allowed_mentions", key), allowed.get(key) or [], 0, 100)
