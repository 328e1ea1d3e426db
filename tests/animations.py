"""What the files of pictures show, as whoever opens them sees it."""

from __future__ import annotations

import io

from PIL import Image, ImageSequence


def frames(file: bytes) -> list[tuple[Image.Image, int]]:
    """What is seen, and for how many milliseconds each; one picture, and 0, if nothing moves."""
    found = []
    with Image.open(io.BytesIO(file)) as opened:
        for frame in ImageSequence.Iterator(opened):
            shown = frame.convert("RGB")
            found.append((shown, int(frame.info.get("duration", 0))))
    return found
