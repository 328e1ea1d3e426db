"""The pictures of people in the stand-in: a face in colours that their key decides."""

import hashlib
import io

from PIL import Image, ImageDraw

LARGEST = 512


def avatar(key: str, side: int) -> bytes:
    """A PNG of so many pixels."""
    side = max(16, min(side, LARGEST))
    tones = hashlib.sha256(key.encode()).digest()
    picture = Image.new("RGB", (side, side), tuple(90 + tone // 2 for tone in tones[:3]))
    draw, unit = ImageDraw.Draw(picture), side / 16
    skin = tuple(120 + tone // 3 for tone in sorted(tones[3:6], reverse=True))
    hair = tuple(tone // 3 for tone in tones[6:9])
    draw.ellipse((2.5 * unit, 12 * unit, 13.5 * unit, 24 * unit), fill=hair)
    draw.ellipse((4 * unit, 3.5 * unit, 12 * unit, 13 * unit), fill=skin)
    draw.pieslice((3.5 * unit, 2 * unit, 12.5 * unit, 11 * unit), 180, 360, fill=hair)
    for x in (6, 9):
        draw.ellipse((x * unit, 7.5 * unit, (x + 1) * unit, 8.7 * unit), fill=(30, 30, 40))
    box = (6.5 * unit, 8.5 * unit, 9.5 * unit, 11 * unit)
    draw.arc(box, 20, 160, fill=(120, 40, 50), width=max(1, round(unit / 2)))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
