"""Sprites: finished pieces that are painted once, kept, and only ever read.

A piece is a function of plain values; its arguments are its key. It is painted by one thread while the others wait,
so that the render threads share what is kept and nothing is painted twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from threading import RLock
from typing import ParamSpec

from PIL import Image

P = ParamSpec("P")
KEPT = 1024  # per piece; a whole game needs some hundreds, about 20 MiB

_painting = RLock()  # pieces are made of pieces


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A finished piece: its pixels, and by how much shadow or light reach beyond its body on every side."""

    image: Image.Image
    margin: int = 0

    @property
    def w(self) -> int:
        return self.image.width - 2 * self.margin

    @property
    def h(self) -> int:
        return self.image.height - 2 * self.margin


def kept(paint: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Paints each piece once; the arguments must be hashable."""
    painted = lru_cache(maxsize=KEPT)(paint)

    @wraps(paint)
    def piece(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        with _painting:
            return painted(*args, **kwargs)  # type: ignore[arg-type]  # typeshed wants them declared hashable

    return piece
