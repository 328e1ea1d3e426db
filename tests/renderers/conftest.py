"""Golden pictures: what a picture looked like when somebody last looked at it and was content.

They are kept small. One word that changes is seen even so, and the repository does not swell.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from renderers import sprites
from tests.renderers.showing import Shelf, noting_what_is_written

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 100
"""Pixels of a golden picture: each is the mean of a square of the picture."""
FAINT = 8
"""A difference in one channel of a mean that nobody sees: builds of FreeType smooth differently."""
PLAIN = 24
"""One that is seen even where a picture was kept in another size."""
SHARE = 0.0005
"""Of the means may differ by more."""

Compare = Callable[[str, bytes], None]


def share_that_differs(difference: Image.Image, faint: int = FAINT) -> float:
    """The share of the pixels in which two pictures, of which this is the difference, differ by
    more than what is *faint*.
    """
    red, green, blue = difference.split()
    beyond = ImageChops.lighter(red, ImageChops.lighter(green, blue)).point(
        lambda step: 255 if step > faint else 0
    )
    return float(beyond.histogram()[255] / (difference.width * difference.height))


def small(file: bytes) -> Image.Image:
    """A picture as wide as a golden one."""
    with Image.open(io.BytesIO(file)) as opened:
        drawn = opened.convert("RGB")
    return drawn.resize((WIDTH, round(drawn.height * WIDTH / drawn.width)), Image.Resampling.BOX)


def alike(seen: Image.Image, expected: Image.Image, faint: int = FAINT) -> bool:
    """Whether nobody would tell two small pictures from each other, if what is *faint* is not
    seen.
    """
    if seen.size != expected.size:
        return False
    return share_that_differs(ImageChops.difference(seen, expected), faint) <= SHARE


@pytest.fixture(scope="session", autouse=True)
def noted() -> Iterator[None]:
    """What is written on pieces is known, whichever test they were painted for."""
    with noting_what_is_written():
        yield


@pytest.fixture
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing had been painted yet; what was kept before is there again for later tests,
    which would paint it anew for seconds.
    """
    monkeypatch.setattr(sprites, "_shelf", Shelf())


@pytest.fixture
def golden(regenerate: bool, tmp_path: Path) -> Compare:
    """Compares a picture with its golden one; writes it anew when told to, and shows the difference
    when it fails.
    """

    def compare(name: str, file: bytes) -> None:
        path, seen = GOLDEN / f"{name}.webp", small(file)
        if regenerate:
            path.parent.mkdir(exist_ok=True)
            seen.save(path, lossless=True, quality=100, method=6)
        expected = small(path.read_bytes())
        assert seen.size == expected.size, f"{name} has changed its size"
        if not alike(seen, expected):
            (tmp_path / f"{name}.webp").write_bytes(file)
            difference = ImageChops.difference(seen, expected).point(lambda step: 8 * step)
            difference.save(tmp_path / f"{name}-difference.png")
            pytest.fail(f"{name} differs: look at {tmp_path}, then run with --regenerate")

    return compare
