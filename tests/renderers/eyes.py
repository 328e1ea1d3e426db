"""How colours look to people who lack a kind of cone, and how far apart two pieces look to them.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete lack, on linear RGB.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

from renderers.sprites import Sprite
from renderers.theme import Colour
from tests.renderers.showing import FULL, linear

OTHER = 20
"""From this difference in lightness on, of 100, two points are told apart at a glance."""
Numbers: TypeAlias = npt.NDArray[np.float64]
Steps: TypeAlias = npt.NDArray[np.int64]
"""Channels of colours, from 0 to 255."""
WHITE_POINT = np.array((0.95047, 1.0, 1.08883))
XYZ = np.array(((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)))
"""What red, green and blue contribute to a colour in CIEXYZ."""
LINEAR = np.array([linear(step) for step in range(FULL + 1)])


class Eye(Enum):
    """Which cones are lacking: the long, the middle, the short ones, or all."""

    PROTAN = (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    )
    DEUTAN = (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    )
    TRITAN = (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    )
    GREY = ((0.2126, 0.7152, 0.0722),) * 3


@dataclass(frozen=True, slots=True)
class Apart:
    """How two pieces differ: by their colour as a whole, and by what is drawn on them or how they
    are cut.
    """

    colour: float
    """The distance of their middle colours in CIELAB; 2 is just seen side by side."""
    figure: float
    """The share of points that are clearly lighter or darker, whatever the colours of the
    pieces.
    """


@cache
def seen_by(eye: Eye, colour: Colour) -> Colour:
    """A colour as somebody sees it with this eye."""
    red, green, blue = _seen_by(eye, np.array(colour)).tolist()
    return red, green, blue


def _seen_by(eye: Eye, colours: Steps) -> Steps:
    """Colours, one in each row, as somebody sees them with this eye."""
    mixed = (LINEAR[colours] @ np.array(eye.value).T).clip(0, 1)
    bent: Numbers = np.where(mixed <= 0.0031308, 12.92 * mixed, 1.055 * mixed ** (1 / 2.4) - 0.055)
    return np.rint(FULL * bent).astype(np.int64)


def apart(eye: Eye, one: Sprite, other: Sprite, ground: Colour) -> Apart:
    """How two pieces differ to this eye when they lie on this ground, centre on centre."""
    width, height = map(max, one.image.size, other.image.size)
    ours, theirs = (_look(eye, sprite, ground, width, height) for sprite in (one, other))
    shift = theirs.lights.mean() - ours.lights.mean()
    unlike = abs(theirs.lights - ours.lights - shift) > OTHER
    return Apart(math.dist(ours.middle, theirs.middle), float(unlike.mean()))


@dataclass(frozen=True, slots=True)
class Look:
    """What an eye sees of a piece on a ground."""

    lights: Numbers
    """How light each of its points is, from 0 to 100."""
    middle: tuple[float, ...]
    """Its middle colour in CIELAB."""


@lru_cache(maxsize=64)
def _look(eye: Eye, sprite: Sprite, ground: Colour, width: int, height: int) -> Look:
    sheet = Image.new("RGBA", (width, height), ground)
    piece = sprite.image
    sheet.alpha_composite(piece, ((width - piece.width) // 2, (height - piece.height) // 2))
    channels = np.asarray(sheet.convert("RGB"), np.int64) @ (2**16, 2**8, 1)
    dots, places = np.unique(channels.reshape(-1), return_inverse=True)
    colours = np.stack([dots >> 16, dots >> 8 & FULL, dots & FULL], axis=1)
    seen = _lab(_seen_by(eye, colours))[places]
    return Look(seen[:, 0], tuple(seen.mean(axis=0).tolist()))


def _lab(colours: Steps) -> Numbers:
    """Colours in CIELAB, one in each row."""
    share = LINEAR[colours] @ XYZ.T / WHITE_POINT
    x, y, z = np.where(share > 216 / 24389, share ** (1 / 3), (24389 / 27 * share + 16) / 116).T
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=1)
