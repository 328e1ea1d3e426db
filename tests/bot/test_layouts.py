"""A post with pictures as a layout: what stands where, and that Discord takes the fullest one."""

import io
from typing import Any

import discord

from bot.messages.button_actions import TableAction
from bot.messages.components import LONGEST_BUTTON, LONGEST_POST, Post, Row, button
from bot.messages.custom_ids import TableButton
from bot.messages.layouts import LONGEST_TEXT, KeptPicture, Picture, edited, layout_of
from bot.store import TableId
from tests.bot.payloads import refused_layout

KEPT = KeptPicture(5, "table.png", "The table")


def drawn(name: str) -> discord.File:
    return discord.File(io.BytesIO(b"drawn"), name, description=f"Drawn: {name}")


def rows(most: int) -> list[Row]:
    """Rows of five buttons, with the longest labels."""
    actions = iter(range(10**8, 10**9))
    return [
        [
            button("x" * LONGEST_BUTTON, TableButton(TableAction.BOARD, TableId(next(actions))))
            for _ in range(5)
        ]
        for _ in range(most)
    ]


def parts(post: Post, *pictures: Picture) -> list[Any]:
    view: Any = layout_of(post, pictures)
    components: list[Any] = view.to_components()
    return components


async def test_text_stands_above_the_pictures_and_buttons_below_them() -> None:
    text, table, hand, row = parts(Post("Your turn", rows(1)), KEPT, drawn("hand.png"))
    assert text["content"] == "Your turn"
    shown = [item for gallery in (table, hand) for item in gallery["items"]]
    assert [item["media"]["url"] for item in shown] == [
        "attachment://table.png",
        "attachment://hand.png",
    ]
    assert [item["description"] for item in shown] == ["The table", "Drawn: hand.png"]
    assert len(row["components"]) == 5


async def test_discord_takes_the_fullest_layout() -> None:
    assert list(refused_layout(Post("x" * LONGEST_POST, rows(5)))) == []


async def test_a_text_that_is_too_long_is_cut() -> None:
    (text,) = parts(Post("word " * LONGEST_TEXT))
    assert len(text["content"]) <= LONGEST_TEXT


async def test_an_edit_keeps_a_picture_by_its_number_and_leaves_no_content() -> None:
    changes = edited(Post("Your turn"), [KEPT])
    assert changes["content"] is None
    assert [one.to_dict()["id"] for one in changes["attachments"]] == [5]
    assert changes["view"].is_finished(), "discord.py would keep a view that still runs for ever"
