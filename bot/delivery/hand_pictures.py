"""A hand by direct message and its pictures: the hand, or what its owner must choose from; and the
table, where no channel shows it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.delivery.open_menus import OpenMenus
from bot.hosting.host import Position
from bot.messages.choices import asked_at, settled, trail
from bot.messages.components import Post
from bot.messages.compose import Player, compose
from bot.messages.layouts import KeptPicture, edited, layout_of, pictures_of
from bot.messages.turns import TurnPart, open_question, part_of
from bot.workers.pictures import SUFFIX, Painter, Painting
from games.engine import Order, Seat
from games.moves import Action
from games.placements import Placement

PREVIEW = "-preview"
OVER_HAND = "-preview-over-hand"
"""At the end of a picture's name: what is chosen from, and whether it took a hand's place."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The message of a hand, its picture, and at a table by direct message one of the table."""

    post: Post
    painting: Painting
    table: Painting | None = None
    layout: bool = False
    """Whether each picture stands in full width, as it must where there are two."""

    @property
    def files(self) -> list[discord.File]:
        """The pictures as new files, since discord.py closes what it has sent."""
        return [*(self.table.files if self.table else ()), *self.painting.files]

    @property
    def message(self) -> dict[str, Any]:
        """What sends it as a new message."""
        post, files = self._told, self.files
        if self.layout:
            return {"view": layout_of(post, files), "files": files}
        return {"content": post.content, "view": post.view, "files": files}

    @property
    def changes(self) -> dict[str, Any]:
        """What makes a former message say it; an ordinary one becomes a layout if it must."""
        post, files = self._told, self.files
        if self.layout:
            return edited(post, files)
        return {"content": post.content, "view": post.view, "attachments": files}

    @property
    def _told(self) -> Post:
        return Post(self.painting.below(self.post.content), self.post.rows)


async def hand_picture(
    painter: Painter, position: Position, seat: Seat, language: str, order: Order | None
) -> Painting:
    """Draw what a seat must choose from; its hand while it must not choose."""
    asking = open_question(position, seat) if part_of(position, seat) is TurnPart.ACT else None
    if asking is not None:
        asked = asked_at(asking.question, settled(asking.question, ()))
        shown = await painter.show_choice(position, seat, language, asked, order)
        if shown is not None:
            return shown
    return await painter.paint(position, seat, language, order)


async def choice_picture(
    painter: Painter, position: Position, player: Player, mark: str
) -> Painting | None:
    """Draw what is chosen from on the page of a menu that a player sees: the move itself where a
    game can show it.
    """
    assert player.page is not None, "a page is shown"
    seat, language = player.seat, player.words.language
    question, place = player.page.asking.question, player.page.place
    here = trail(question, place.path).here
    # Where a piece lies that is being laid.
    spot = here.spot(place.spot) if isinstance(here, Placement) else None
    asked = asked_at(question, place.path, spot)
    if isinstance(here, Action) and asked.laid is None and painter.shows(position, seat, here):
        shown = await painter.close_up(position, seat, language, here)
        assert shown is not None, "the game shows this move"
    else:
        shown = await painter.show_choice(position, seat, language, asked)
    return shown and replace(shown, name=shown.name.replace(SUFFIX, f"{mark}{SUFFIX}"))


async def with_page(
    painter: Painter, menus: OpenMenus, position: Position, player: Player, hand: Hand
) -> Hand:
    """The same hand with the page of its menu that is open: what is chosen from is drawn in the
    hand's place. While it is drawn, its owner may open another one.
    """
    shown, drawn = hand, None
    while (page := await menus.page(position, player.seat)) is not None and page.place != drawn:
        opened = replace(player, page=page)
        post, drawn = compose(position, (), opened), page.place
        painting = await choice_picture(painter, position, opened, OVER_HAND)
        shown = replace(hand, post=post, painting=painting or hand.painting)
    return shown


async def table_picture(painter: Painter, position: Position, language: str) -> Painting | None:
    """Draw the table for a hand, where no channel shows it; at the end the hand shows it, too."""
    row = position.row
    if not row.direct or position.table.over:
        return None
    painting = await painter.paint(position, None, language)
    return replace(painting, name=_table_name(position))


def shown_table(layout: discord.Message, position: Position) -> list[KeptPicture]:
    """The picture of the table in a hand; none if it shows another position."""
    name = _table_name(position)
    return [shown for shown in pictures_of(layout) if shown.filename == name]


def _table_name(position: Position) -> str:
    return f"{position.game.key}-table-{position.row.id}-{position.row.ply}{SUFFIX}"
