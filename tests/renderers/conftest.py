"""Golden pictures: what a picture looked like when somebody last looked at it and was content."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent / "golden"
# a difference in one channel that nobody sees: smoothing may differ between builds of FreeType
FAINT = 24
SHARE = 0.002  # of the pixels may differ by more

Compare = Callable[[str, bytes], None]


def share_that_differs(difference: Image.Image) -> float:
    """The share of the pixels in which two pictures, of which this is the difference, are seen to
    differ.
    """
    red, green, blue = difference.split()
    beyond = ImageChops.lighter(red, ImageChops.lighter(green, blue)).point(
        lambda step: 255 if step > FAINT else 0
    )
    return float(beyond.histogram()[255] / (difference.width * difference.height))


@pytest.fixture
def golden(regenerate: bool, tmp_path: Path) -> Compare:
    """Compares a picture with its golden one; writes it anew when told to, and shows the difference
    when it fails.
    """

    def compare(name: str, png: bytes) -> None:
        path = GOLDEN / f"{name}.png"
        if regenerate:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(png)
        seen, expected = (
            Image.open(io.BytesIO(data)).convert("RGB") for data in (png, path.read_bytes())
        )
        assert seen.size == expected.size, f"{name} has changed its size"
        difference = ImageChops.difference(seen, expected)
        share = share_that_differs(difference)
        if share > SHARE:
            seen.save(tmp_path / f"{name}-seen.png")
            difference.point(lambda step: min(255, 4 * step)).save(
                tmp_path / f"{name}-difference.png"
            )
        assert share <= SHARE, (
            f"{share:.2%} of {name} differ: look at {tmp_path}, then run with --regenerate"
        )

    return compare
