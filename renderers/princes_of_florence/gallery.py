"""Artists and scholars: each in a studio, through whose window one sees the landscape wanted; and
completed works as their portraits.
"""

from __future__ import annotations

from games.princes_of_florence.catalogue import Profession
from renderers.geometry import Box
from renderers.painted import painted
from renderers.pieces import brass
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.signs import HOME, Sign, house, sign
from renderers.sprites import Sprite, kept

GAP = 6  # between two portraits
LARGEST, LEAST = 74, 46
STUDIO = 566, 336
HEAD = (212, 68, 128)
"""Of a studio, in its units: where the head begins, and how wide a portrait of it is."""
HEADROOM = 0.16
"""Of a picture that is lower than a studio: the share of what is cut off that is above."""


@kept
def portrait(work: Profession | None, side: int) -> Sprite:
    """The artist of a work on the table, with the shield of the building wanted; a recruiting card
    for nothing.
    """
    radius = max(5, side // 9)
    if work is None:
        face = painted(HOME, "parchment", side, side, (0.1, 0.1, 0.1, 0.15)).image.convert("RGB")
        emblem = sign(Sign.RECRUITING, round(side * 0.76), roles.LEATHER).image
        face.paste(emblem, ((side - emblem.width) // 2,) * 2, emblem)
        return brass.framed(face, radius, 2.6)
    x, y, wide = HEAD
    area = x / STUDIO[0], y / STUDIO[1], wide / STUDIO[0], wide / STUDIO[1]
    face = painted(HOME, f"artist-{work.id}", side, side, area).image
    framed = brass.framed(face, radius, 2.6).image
    shield = house(work.building, round(side * 0.44)).image.convert("RGBA")
    framed.alpha_composite(shield, (side - shield.width - 1, side - shield.height - 1))
    return Sprite(framed)


@kept
def studio(work: Profession, w: int, h: int, radius: int = 10) -> Sprite:
    """An artist at work, in a thin frame; what is lower shows head and tool."""
    high = STUDIO[0] * h / w
    share = min(1.0, high / STUDIO[1])
    wide = min(1.0, STUDIO[1] / high)
    top = (1 - share) * HEADROOM / (HEADROOM + 0.3)
    area = ((1 - wide) * 0.5, top, wide, share)
    return brass.framed(painted(HOME, f"artist-{work.id}", w, h, area).image, radius, 2.4)


def sized(count: int, box: Box, largest: int = LARGEST) -> tuple[int, int]:
    """How large so many portraits are in a box, and how many stand side by side: as large as all
    have room.
    """
    for side in range(largest, LEAST - 1, -2):
        across = max(1, int((box.w + GAP) // (side + GAP)))
        down = int((box.h + GAP) // (side + GAP))
        if across * down >= count:
            return side, across
    side = min(LEAST, round(box.h))
    down = max(1, int((box.h + GAP) // (side + GAP)))
    return side, -(-count // down)
