"""What a game's pictures lie on: an empty sheet of any size, and its plates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from renderers.canvas import Canvas
from renderers.pieces import brass, ground, tabletop
from renderers.sprites import Sprite
from renderers.theme import TEXT, Colour, Theme, mix

LARGE_EDGE = 30
"""How much of the sheet is seen on every side of a card that is shown alone and large."""


@dataclass(frozen=True, slots=True)
class Setting:
    """For pictures that are alike in all games, and still look like the game's own."""

    sheet: Callable[[int, int], Canvas]
    plate: Callable[[int, int, bool], Sprite]
    """The plate of whoever has won stands out."""
    debt: Colour | None = None
    """What lies below nothing in the chart of a game with debts."""
    fine: float | None = None
    """Up to which score the chart's scale is wide where a game is decided near nothing."""


def lacquered(theme: Theme, package: str, tones: tuple[Colour, Colour, Colour]) -> Setting:
    """A game's velvet, and plates with these tones above, below and at their edges."""
    top, low, edge = tones

    def plate(w: int, h: int, won: bool) -> Sprite:
        return Sprite(brass.plate(w, h, mix(top, TEXT, 0.06) if won else top, low, edge).image)

    return Setting(lambda w, h: Canvas(theme, tabletop.cloth(package, w, h)), plate)


def plain(theme: Theme) -> Setting:
    """Cloth and plates in a theme's colours."""
    return Setting(partial(ground.canvas, theme), partial(ground.plate, theme))
