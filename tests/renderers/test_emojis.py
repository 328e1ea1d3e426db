"""Emojis as Discord takes them, small and telling, for every game that declares some."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image, ImageChops

from games.text import Text
from renderers.emojis import LONGEST_ICON, NONE, SIDE, first_icon, painted
from tests.library import GAMES, emojis_of

TAKEN = re.compile(r"[A-Za-z0-9_]{2,32}")
LARGEST = 256 * 1024
SHOWN = 22
"""Pixels at which Discord shows an emoji in a line of text."""
GROUNDS = ((49, 51, 56), (255, 255, 255))
"""Discord's dark and light."""


def seen(png: bytes, ground: tuple[int, int, int]) -> Image.Image:
    emoji = Image.open(io.BytesIO(png)).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", emoji.size, ground)
    sheet.paste(emoji, mask=emoji)
    return sheet


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_every_emoji_is_one_that_discord_takes_and_is_seen_on_dark_and_on_light(game: str) -> None:
    emojis = {icon: painted(icon, draw) for icon, draw in emojis_of(game).drawings.items()}
    for icon, emoji in emojis.items():
        assert len(icon) <= LONGEST_ICON
        assert TAKEN.fullmatch(emoji.name), icon
        assert Image.open(io.BytesIO(emoji.png)).size == (SIDE, SIDE)
        assert len(emoji.png) <= LARGEST, icon
        for ground in GROUNDS:
            difference = ImageChops.difference(
                seen(emoji.png, ground), Image.new("RGB", (SHOWN, SHOWN), ground)
            )
            strong = difference.convert("L").point(lambda step: 255 * (step > 40))
            assert strong.histogram()[255] > SHOWN * SHOWN / 12, f"{icon} on {ground}"
    assert len({emoji.name for emoji in emojis.values()}) == len(emojis)


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_what_means_different_things_looks_different_where_it_is_small(game: str) -> None:
    small = {
        icon: seen(painted(icon, draw).png, GROUNDS[0])
        for icon, draw in emojis_of(game).drawings.items()
    }
    for one, first in small.items():
        for other, second in small.items():
            if one < other and {one, other} not in ALIKE:
                apart = ImageChops.difference(first, second).convert("L")
                assert apart.point(lambda step: 255 * (step > 40)).histogram()[255] >= 8, (
                    f"{one} and {other} look alike"
                )


ALIKE = (
    {"royal-r-1", "royal-r-2"},  # they differ in what they do, which the words say
    {"royal-r-1", "royal-r-3"},
    {"royal-r-2", "royal-r-3"},
    {"farm", "card-farm"},
)


def test_two_games_that_draw_the_same_share_an_emoji() -> None:
    drawn = [
        painted("red", emojis_of(game).drawings["red"]) for game in ("splendor", "splendor-duel")
    ]
    assert drawn[0].name == drawn[1].name


def test_a_button_has_the_first_icon_of_its_label() -> None:
    label = Text("pay", price=(Text("count", colour="red", n=2), Text("count", colour="gold", n=1)))
    assert first_icon(label, emojis_of("splendor").beside) == "red"


def test_a_game_without_emojis_has_none_beside_its_words() -> None:
    assert first_icon(Text("pay", price=2), NONE.beside) is None
