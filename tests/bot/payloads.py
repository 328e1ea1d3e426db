"""What a message of the bot comes to on the wire, without a wire, and what Discord would refuse of
it.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import discord
import orjson
from discord.http import handle_message_parameters

from bot.messages.components import Post
from bot.messages.custom_ids import KINDS, pattern_of
from bot.messages.layouts import layout_of
from bot.sandbox.limits.components import walk
from bot.sandbox.limits.messages import FILE_BYTES, check_message

TEMPLATES = [pattern_of(kind) for kind in KINDS]

LONGEST_NAME = 32
LONGEST_ALT = 1024
NAMES = tuple(
    name[:LONGEST_NAME]
    for name in (
        "W" * LONGEST_NAME,
        "*_~`|>*_~`|>*_~`|>*_~`|>*_~`|>*_",
        "Щукин-Жуковский " * 2,
        "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}" * LONGEST_NAME,
        "\N{FAMILY}\N{ZERO WIDTH JOINER}" * (LONGEST_NAME // 2),
        "@everyone" + "麻雀荘の常連さん、" * 3,
    )
)
"""As long as Discord lets people be called, in scripts of all kinds, with what Discord takes for
formatting.
"""


@dataclass
class Looked:
    """How many messages were looked at, and what Discord would refuse, or nobody would answer: a
    line each.
    """

    messages: int = 0
    faults: list[str] = field(default_factory=list)
    _known: set[int] = field(default_factory=set)

    def at(
        self, what: str, post: Post, files: Sequence[discord.File] = (), *, layout: bool = False
    ) -> None:
        """Look at a message as it would be sent, if it may be a *layout* as one, too; one that is
        known already is not looked at again.
        """
        sent = hash(
            (post.content, *(getattr(item, "custom_id", "") for row in post.rows for item in row))
        )
        if sent in self._known and not files:
            return
        self._known.add(sent)
        self.messages += 1
        self.faults += [f"{what}: {fault}" for fault in refused(post, files)]
        if layout:
            self.faults += [f"{what}, layout: {fault}" for fault in refused_layout(post)]


def refused_layout(post: Post) -> Iterator[str]:
    """What Discord would refuse of a message with two pictures, each with the longest alt text."""
    files = [
        discord.File(io.BytesIO(b"drawn"), name, description="x" * LONGEST_ALT)
        for name in ("table.png", "hand.png")
    ]
    yield from refused(post, files, layout=True)


def refused(
    post: Post, files: Sequence[discord.File] = (), *, layout: bool = False
) -> Iterator[str]:
    """What Discord would refuse of a message, and which of its components nobody would answer."""
    try:
        if layout:
            parts = handle_message_parameters(view=layout_of(post, files), files=files)
        else:
            parts = handle_message_parameters(post.content, view=post.view, files=files)
    except (TypeError, ValueError) as error:
        yield f"discord.py does not take it: {error}"
        return
    body = orjson.loads(parts.multipart[0]["value"]) if parts.multipart else parts.payload
    assert body is not None
    named = {str(number): file.filename for number, file in enumerate(files)}
    if errors := check_message(body, named).tree:
        yield f"{errors} in {body}"
    if not post.content.strip():
        yield f"there is nothing to read in {body}"
    yield from (
        f"{file.filename} is too large" for file in files if len(file.fp.read()) > FILE_BYTES
    )
    for part in walk(body["components"]):
        if (
            "custom_id" in part
            and sum(bool(template.fullmatch(part["custom_id"])) for template in TEMPLATES) != 1
        ):
            yield f"not one kind of press, and no other, answers {part}"
