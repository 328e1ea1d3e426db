"""How the stones travel, on cards of the second level: a ship, a caravan, a harbour, a workshop."""

from __future__ import annotations

from renderers.pieces.prospects import LAMP, Prospect
from renderers.theme import BLACK, mix


def ship(view: Prospect) -> None:
    """A ship with three sails on its way."""
    tones, sail, x = view.look.tones, view.pale, view.vary(0.42, 0.52)
    size = 0.30 * view.head.h / view.head.w

    def shape(points: list[tuple[float, float]], shade: float, fill: object = None) -> None:
        tone = sail if fill is None else view.dark
        view.shape([(x + a * size, 0.80 + b * 0.30) for a, b in points], mix(tone, tones[3], shade))

    for mast, top in ((-0.3, -1.75), (0.45, -1.45)):
        view.line([(x + mast * size, 0.8), (x + mast * size, 0.8 + top * 0.3)], view.dark, 0.02)
    shape([(-0.95, -0.25), (-0.34, -1.6), (-0.16, -0.85), (-0.34, -0.22)], 0)
    shape([(-0.22, -1.5), (0.30, -0.85), (0.32, -0.22), (-0.2, -0.22)], 0.35)
    shape([(0.5, -1.35), (1.1, -0.30), (0.5, -0.25)], 0)
    shape([(-1.1, -0.18), (1.2, -0.18), (0.9, 0.32), (-0.8, 0.32)], 0, view.dark)
    for y, tone in ((0.80, 2), (0.88, 1), (0.95, 0)):
        view.swell(y, 0.02, 4.2, tones[tone])


def caravan(view: Prospect) -> None:
    """Laden camels one behind the other over dunes."""
    tones = view.look.tones
    view.ridge([0.72, 0.56, 0.62, 0.50, 0.60, 0.70], tones[2])
    view.swell(0.75, 0.05, 1.3, tones[1])
    x = view.vary(0.08, 0.16)
    for place, size in ((0, 1.0), (0.31, 1.0), (0.62, 1.0)):
        _camel(view, x + place, 0.86, size * 0.25)
    view.swell(0.91, 0.02, 1.5, tones[0])


def _camel(view: Prospect, x: float, y: float, size: float) -> None:
    """A camel that walks to the left, y at its knees; its load in two colours."""

    def shape(points: list[tuple[float, float]], fill: object = None) -> None:
        tone = view.dark if fill is None else view.pale
        view.shape([(x + a * size * 0.8, y + b * size * 1.25) for a, b in points], tone)

    for leg in (0.22, 0.36, 0.78, 0.9):
        shape([(leg, -0.5), (leg + 0.09, -0.5), (leg + 0.07, 0.4), (leg + 0.01, 0.4)])
    shape([(0.16, -0.7), (0.34, -0.86), (0.8, -0.86), (1.02, -0.62), (0.98, -0.36), (0.2, -0.36)])
    shape([(0.24, -0.42), (0.10, -0.48), (-0.06, -0.98), (-0.22, -0.96), (-0.24, -1.08),
           (-0.02, -1.16), (0.06, -1.1), (0.2, -0.72)])  # fmt: skip
    shape([(0.34, -0.8), (0.44, -1.2), (0.72, -1.2), (0.84, -0.8), (0.74, -0.5), (0.44, -0.5)], 1)
    view.line(
        [(x + 0.36 * size * 0.8, y - 0.82 * size * 1.25), (x + 0.82 * size * 0.8, y - size * 1.02)],
        LAMP,
        0.028,
    )


def harbour(view: Prospect) -> None:
    """A lighthouse on its mole, and a boat with a furled sail."""
    tones, x = view.look.tones, view.vary(0.30, 0.36)
    view.swell(0.66, 0.03, 1.2, tones[2])
    view.swell(0.78, 0.012, 4, tones[1])
    for band, y in enumerate((0.36, 0.50, 0.64)):
        half = 0.052 + 0.012 * band
        fill = view.pale if band % 2 == 0 else mix(tones[1], BLACK, 0.25)
        view.wall(x - half, y, 2 * half, fill, y + 0.15)
    view.wall(x - 0.045, 0.28, 0.09, LAMP, 0.36)
    view.roof(x, 0.28, 0.065, 0.09, view.dark)
    view.shape([(x - 0.3, 0.82), (x - 0.16, 0.76), (x + 0.14, 0.76), (x + 0.24, 0.84),
                (x + 0.28, 1.0), (x - 0.34, 1.0)], mix(tones[0], BLACK, 0.2))  # fmt: skip
    boat = x + 0.44
    view.line([(boat, 0.86), (boat, 0.46)], view.dark, 0.024)
    view.shape([(boat + 0.015, 0.5), (boat + 0.15, 0.79), (boat + 0.015, 0.79)], view.pale)
    view.shape([(boat - 0.02, 0.56), (boat - 0.02, 0.79), (boat - 0.1, 0.79)],
               mix(view.pale, tones[3], 0.4))  # fmt: skip
    view.shape([(boat - 0.15, 0.82), (boat + 0.18, 0.82), (boat + 0.12, 0.93),
                (boat - 0.11, 0.93)], view.dark)  # fmt: skip
    view.swell(0.92, 0.014, 4.4, tones[0])


def workshop(view: Prospect) -> None:
    """Gabled houses of a street; under the awning of one a stone lies on the bench."""
    tones, x = view.look.tones, view.vary(-0.03, 0.03)
    for left, top, wide, tone in (
        (-0.06, 0.62, 0.24, 2),
        (0.80, 0.66, 0.3, 2),
        (0.16, 0.60, 0.3, 1),
    ):
        view.wall(left + x, top, wide, tones[tone])
        view.roof(left + x + wide / 2, top + 0.01, wide * 0.58, 0.2, view.dark)
    view.vault(0.25 + x, 0.70, 0.035, 0.84, view.light)
    view.vault(0.37 + x, 0.70, 0.035, 0.84, view.light)
    view.wall(0.44 + x, 0.62, 0.44, mix(tones[0], BLACK, 0.15))
    view.shape([(0.48 + x, 0.72), (0.84 + x, 0.72), (0.84 + x, 1), (0.48 + x, 1)], view.light)
    for stripe in range(6):
        left = 0.42 + x + 0.08 * stripe
        fill = view.pale if stripe % 2 else mix(tones[1], BLACK, 0.2)
        view.shape([(left + 0.012, 0.56), (left + 0.068, 0.56), (left + 0.08, 0.72), (left, 0.72)],
                   fill)  # fmt: skip
        view.disc(left + 0.04, 0.72, 0.045, fill)
    bench = 0.66 + x
    view.shape([(bench - 0.05, 0.86), (bench - 0.03, 0.81), (bench + 0.03, 0.81),
                (bench + 0.05, 0.86), (bench, 0.93)], tones[3])  # fmt: skip
    view.ridge([0.93, 0.93], view.dark)
