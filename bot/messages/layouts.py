"""A message as a layout: its text, each picture in full width, and below them the rows.

Discord shows two attachments of an ordinary message as cropped squares side by side. A message that
was once sent as a layout stays one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord

from bot.messages.components import Post, shortened

LONGEST_TEXT = 4000
"""Characters in a layout, the most that Discord takes."""


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """A picture that a message has already and keeps when it is edited."""

    attachment: int
    filename: str
    description: str | None

    @property
    def uri(self) -> str:
        """The name by which components refer to it."""
        return f"attachment://{self.filename}"

    def to_dict(self) -> dict[str, Any]:
        """An entry of the attachments that an edit lists, which discord.py asks for."""
        return {"id": self.attachment, "filename": self.filename, "description": self.description}


Picture: TypeAlias = discord.File | KeptPicture


def is_layout(message: discord.Message | None) -> bool:
    """Whether a message is a layout."""
    return message is not None and message.flags.components_v2


def layout_of(post: Post, pictures: Sequence[Picture]) -> discord.ui.LayoutView:
    """A post and its pictures as a view that is sent and forgotten, as of `view_of`."""
    view = discord.ui.LayoutView(timeout=None)
    if post.content:
        view.add_item(discord.ui.TextDisplay(shortened(post.content, LONGEST_TEXT)))
    for picture in pictures:
        item = discord.MediaGalleryItem(picture.uri, description=picture.description)
        view.add_item(discord.ui.MediaGallery(item))
    for row in post.rows:
        if row:
            view.add_item(discord.ui.ActionRow[Any](*row))
    view.stop()
    return view


def edited(post: Post, pictures: Sequence[Picture]) -> dict[str, Any]:
    """What makes any message this layout; an ordinary one loses its content."""
    return {"content": None, "view": layout_of(post, pictures), "attachments": [*pictures]}


def pictures_of(message: discord.Message) -> list[KeptPicture]:
    """The pictures that a layout shows. They are no attachments of the message that Discord
    sends.
    """
    return [
        KeptPicture(
            item.media.attachment_id,
            PurePosixPath(urlsplit(item.media.url).path).name,
            item.description,
        )
        for item in _items(message)
        if item.media.attachment_id is not None
    ]


def _items(message: discord.Message) -> Iterator[discord.MediaGalleryItem]:
    for part in message.components:
        if isinstance(part, discord.MediaGalleryComponent):
            yield from part.items
