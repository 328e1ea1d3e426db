"""Pieces are painted once, by one thread, and alike every time."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product

import pytest
from PIL import Image

from renderers import sprites
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.pieces import ground, jewels
from renderers.pieces.jewels import Stone
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, SPLENDOR, WHITE


def test_a_piece_is_painted_once_even_when_many_threads_want_it() -> None:
    painted: list[int] = []

    @kept
    def piece(size: int) -> Sprite:
        painted.append(size)
        pen = Pen(size, size)
        pen.box(pen.body, 4, ACTIVE)
        return pen.done()

    with ThreadPoolExecutor(8) as threads:
        pieces = list(threads.map(piece, [40] * 100))
    assert painted == [40]
    assert all(sprite is pieces[0] for sprite in pieces)


def test_pieces_made_of_pieces_do_not_wait_for_themselves() -> None:
    @kept
    def pair(size: int) -> Sprite:
        return Sprite(jewels.jewel(Stone.RED, size).image.resize((2 * size, size)))

    with ThreadPoolExecutor(2) as threads:
        assert threads.submit(pair, 33).result(timeout=10).w == 66


def test_pieces_are_kept_as_far_as_there_is_room_and_the_last_ones_longest(
    monkeypatch: pytest.MonkeyPatch, empty_shelf: None
) -> None:
    painted: list[str] = []

    @kept
    def piece(name: str) -> Sprite:
        painted.append(name)
        return Sprite(Image.new("RGBA", (10, 10)))

    monkeypatch.setattr(sprites, "ROOM", 2 * 400)
    for name in ("a", "b", "a", "c", "a", "b"):
        piece(name)
    assert painted == ["a", "b", "c", "b"]


def test_shadows_lie_outside_the_body_of_a_piece() -> None:
    plate = ground.plate(SPLENDOR, 200, 100)
    assert (plate.w, plate.h) == (200, 100)
    assert plate.image.size == (224, 124)


def test_a_canvas_does_not_draw_on_the_cloth_that_others_share() -> None:
    first, second = ground.canvas(SPLENDOR, 300, 300), ground.canvas(SPLENDOR, 300, 300)
    first.stamp(jewels.chip(Stone.BLUE, 46, 3), first.box.centre)
    cloth = ground.cloth(SPLENDOR, 300, 300).image.convert("RGB")
    assert second.image.tobytes() == cloth.tobytes()


@pytest.mark.parametrize(("tones", "bands"), [(2, 1), (sprites.NUMBERED, 1), (400, 3)])
def test_a_ground_is_kept_dot_for_dot_in_a_byte_where_its_colours_allow(
    tones: int, bands: int
) -> None:
    image = Image.new("RGBA", (tones, 3))
    for x in range(tones):
        image.paste((x % 20, x // 20, 7, 255), (x, 0, x + 1, 3))
    kept = sprites.ground(image)
    assert kept.bytes == 3 * tones * bands
    assert kept.image.convert("RGB").tobytes() == image.convert("RGB").tobytes()


PLATES: dict[str, Callable[[int, int], Sprite]] = {
    "plain": partial(ground.plate, SPLENDOR),
    "active": partial(ground.plate, SPLENDOR, active=True),
}


@pytest.mark.parametrize("kind", PLATES)
@pytest.mark.parametrize("w", [60, 107, 108, 150, 1_180])
def test_a_plate_kept_narrow_looks_as_if_it_was_painted_whole(
    w: int, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_narrow = PLATES[kind](w, 190)
    monkeypatch.setattr(sprites, "_shelf", sprites._Shelf())
    monkeypatch.setattr(ground, "ends", lambda w, radius: (w, 0))
    whole = PLATES[kind](w, 190)
    assert (kept_narrow.w, kept_narrow.h) == (whole.w, whole.h) == (w, 190)
    assert kept_narrow.image.tobytes() == whole.image.tobytes()
    assert kept_narrow.bytes <= whole.bytes
    assert kept_narrow.stretch > 0 or w <= 108


def test_a_weave_goes_on_over_the_edges_of_its_tiles() -> None:
    def paint(pen: Pen) -> None:
        for x, y in product(range(0, round(pen.body.w) + 1, 20), repeat=2):
            pen.disc(Point(x, y), 7, ACTIVE)

    tile = ground.tile(20, 20, paint)
    mask = ground.laid(tile, 50, 30)
    assert mask.size == (50, 30)
    corners = [mask.getpixel(at) for at in ((0, 0), (20, 0), (20, 20), (19, 19), (49, 29))]
    assert corners == [255, 255, 255, 255, 0]
    assert mask.crop((0, 0, 20, 20)).tobytes() == mask.crop((20, 0, 40, 20)).tobytes()
    whole = Pen(100, 100, scale=1)
    paint(whole)
    assert mask.tobytes() == whole.done().image.getchannel("A").crop((20, 20, 70, 50)).tobytes()


def test_whoever_changes_the_image_of_a_kept_piece_changes_none_but_theirs() -> None:
    @kept
    def piece(size: int) -> Sprite:
        return Sprite(Image.new("RGBA", (size, size), (*WHITE, 255)))

    taken = piece(20).image
    taken.alpha_composite(Image.new("RGBA", (8, 8), (*BLACK, 255)))
    taken.paste((*ACTIVE, 255), (10, 10, 20, 20))
    assert piece(20).image.tobytes() == bytes((*WHITE, 255)) * 400
