"""What is painted on a layer lies where it should: light on all sides alike, a clip within its
box.
"""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageOps

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.theme import ACTIVE, BLACK, GLOW


def alpha(image: Image.Image) -> Image.Image:
    return image.getchannel("A")


def furthest_apart(one: Image.Image, other: Image.Image) -> int:
    """The largest difference between two pixels in the same place, of 255."""
    return max(
        step for step, many in enumerate(ImageChops.difference(one, other).histogram()) if many
    )


@pytest.mark.parametrize("radius", [6, 20, 34])
def test_a_light_shines_on_all_sides_alike_even_where_it_is_cut_off(radius: float) -> None:
    pen = Pen(46, 46, margin=4)
    with pen.veil(blur=5) as light:
        light.disc(Point(23, 23), radius, GLOW)
    lit = alpha(pen.done().image)
    assert furthest_apart(lit, ImageOps.mirror(lit)) <= 4
    assert furthest_apart(lit, ImageOps.flip(lit)) <= 4


def test_a_light_of_two_colours_keeps_both() -> None:
    pen = Pen(60, 20)
    with pen.veil(blur=2) as light:
        light.box(Box(0, 0, 30, 20), 0, GLOW)
        light.box(Box(30, 0, 30, 20), 0, ACTIVE)
    image = pen.done().image
    assert [image.getpixel((x, 10))[:3] for x in (10, 50)] == [GLOW, ACTIVE]  # type: ignore[index]  # RGBA is a tuple


def test_a_shadow_lies_under_what_was_painted_before() -> None:
    pen = Pen(40, 40, margin=8)
    pen.box(pen.body, 4, ACTIVE)
    with pen.veil(blur=3, under=True) as shadow:
        shadow.box(pen.body, 4, BLACK)
    image = pen.done().image
    assert image.getpixel((28, 28)) == (*ACTIVE, 255)
    assert alpha(image).getpixel((28, 5))


def test_nothing_is_painted_outside_a_clip() -> None:
    pen = Pen(40, 40)
    with pen.clip(Box(10, 10, 20, 20), 0) as inside:
        inside.box(pen.body, 0, ACTIVE)
    assert alpha(pen.done().image).getbbox() == (10, 10, 30, 30)
