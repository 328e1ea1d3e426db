"""Files of pictures: light enough, and true to what was drawn."""

import io
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from renderers import encoding
from renderers.encoding import BLOCK, LARGEST, Animation, quick, webp
from tests.animations import frames

SIZE = 203, 117
"""Not a whole number of blocks."""
NEAR = 12
"""A difference in one channel, in the middle of a plain, that nobody sees."""


def plain(colour: str) -> Image.Image:
    return Image.new("RGB", SIZE, colour)


def with_a_square(ground: Image.Image, x: int, y: int) -> Image.Image:
    drawn = ground.copy()
    ImageDraw.Draw(drawn).rectangle((x, y, x + 39, y + 39), "gold")
    return drawn


def near(seen: Image.Image, meant: Image.Image, at: tuple[int, int]) -> bool:
    spot = (*at, at[0] + 1, at[1] + 1)
    pairs = zip(seen.crop(spot).tobytes(), meant.crop(spot).tobytes(), strict=True)
    return max(abs(one - other) for one, other in pairs) <= NEAR


def noise(size: int) -> Image.Image:
    return Image.frombytes("RGB", (size, size), Random(1).randbytes(3 * size * size))


def test_a_picture_has_its_true_colours() -> None:
    ((seen, _),) = frames(webp(plain("crimson")))
    assert near(seen, plain("crimson"), (99, 50))


def test_a_crowded_picture_loses_quality_rather_than_being_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crowded = noise(200)
    best = webp(crowded)
    assert len(best) < LARGEST
    monkeypatch.setattr(encoding, "LARGEST", len(best) - 1)
    assert len(webp(crowded)) < len(best)


def test_the_same_picture_gives_the_same_file() -> None:
    assert webp(noise(64)) == webp(noise(64))


def test_what_two_pictures_have_alike_is_alike_in_their_interim_files() -> None:
    ground = noise(128)
    files = [quick(image) for image in (ground, with_a_square(ground, 40, 48))]
    seen = [Image.open(io.BytesIO(file)) for file in files]
    left, top, right, bottom = ImageChops.difference(*seen).getbbox() or (0, 0, 0, 0)
    assert (left, top) == (40, 48)
    assert right - left <= 40
    assert bottom - top <= 40


def test_an_animation_shows_each_picture_and_says_how_large_it_is() -> None:
    ground = plain("navy")
    meant = [ground, with_a_square(ground, 30, 20), with_a_square(ground, 150, 70), ground]
    moving = Animation(webp(ground), SIZE, 100, 3, quality=80, method=0)
    for before, after in pairwise(meant):
        moving.follow(before, after, 50)
    file = moving.done()
    assert len(file) == moving.bytes
    seen = frames(file)
    assert [shown for _, shown in seen] == [100, 50, 50, 50]
    for (frame, _), expected in zip(seen, meant, strict=True):
        assert frame.size == SIZE
        assert all(near(frame, expected, at) for at in ((5, 5), (50, 40), (170, 90), (200, 115)))
    with Image.open(io.BytesIO(file)) as opened:
        assert opened.info["loop"] == 3


def test_of_a_picture_that_follows_only_blocks_that_differ_are_written() -> None:
    ground = noise(256)
    spot = ground.copy()
    spot.putpixel((0, 0), (0, 0, 0))
    spot.putpixel((255, 255), (0, 0, 0))
    moving = Animation(webp(ground), ground.size, 100, 0, quality=80, method=0)
    begun = moving.bytes
    moving.follow(ground, spot, 50)
    assert moving.bytes - begun < begun / 20
    after = frames(moving.done())[1][0].crop((BLOCK, BLOCK, 256 - BLOCK, 256 - BLOCK))
    before = frames(webp(ground))[0][0].crop((BLOCK, BLOCK, 256 - BLOCK, 256 - BLOCK))
    assert ImageChops.difference(before, after).getbbox() is None


def test_a_part_that_is_cut_out_follows_in_its_place() -> None:
    ground = plain("navy")
    box = (64, 32, 164, 112)
    after = with_a_square(ground, 100, 50)
    moving = Animation(webp(ground), SIZE, 100, 0, quality=80, method=0)
    moving.follow(ground.crop(box), after.crop(box), 50, box[:2])
    shown = frames(moving.done())[1][0]
    assert all(near(shown, after, at) for at in ((90, 40), (120, 70), (150, 100), (20, 20)))
