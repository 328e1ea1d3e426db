"""What the heads of jewel cards show: a niche in the bonus's tones, and in it what the card brings.

A crown lies on its cushion, a pearl in its shell, a privilege beside its quill, a thief goes by
night, an hourglass stands for another turn and a casket for a token. A card that brings nothing
but its bonus shows jewellery of its level.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from games.splendor_duel.catalogue import GEMS, PEARL, Ability, Card
from renderers.canvas import Pen
from renderers.geometry import Box, around
from renderers.pieces.prospects import LAMP, Prospect, vary_by
from renderers.pieces.stones import LOOKS, Stone, StoneLook, cut
from renderers.theme import BLACK, WHITE, Colour, mix, rgb

VIOLET = StoneLook(
    rgb("#241436"),
    tuple(rgb(tone) for tone in ("#3D2B55", "#553D73", "#6F5590", "#A48BC4", "#DCCBEF")),
    rgb("#553D73"),
    WHITE,
    rgb("#2A1A3E"),
)
SLATE = rgb("#3A4C6A")  # darkens what stands in the light niche of the white stone
DEEP = rgb("#8A5A12")  # gold in the shade
PAPER, PAPER_LOW = rgb("#F6E8C8"), rgb("#CDB27E")
STEEL, STEEL_LOW = rgb("#E6E9F2"), rgb("#9AA0B8")
SHELL, SHELL_LOW, MOTHER = rgb("#F3D9CC"), rgb("#C59A8E"), rgb("#FFF4EE")
GLASS_LEAD = rgb("#1B1026")
COUPLE = 2  # bonuses that one card can give
Painting = Callable[[Prospect], None]


def motif(pen: Pen, head: Box, card: Card, stone: Stone | None) -> None:
    """The niche of a card, and what stands in it."""
    look = LOOKS[stone] if stone else VIOLET
    if stone is Stone.WHITE:
        shares = zip(look.tones, (0.62, 0.42, 0.25, 0.1, 0), strict=True)
        look = replace(look, tones=tuple(mix(tone, SLATE, share) for tone, share in shares))
    view = Prospect(pen, head, look, vary_by(card.id))
    if card.wild:
        _window(view)
    else:
        _niche(view, stone)
    painting_of(card)(view)


def painting_of(card: Card) -> Painting:
    """What stands in a card's niche."""
    if card.crowns:
        return cushion
    if card.ability:
        return ABILITIES[card.ability]
    if card.bonuses == COUPLE:
        return earrings
    if card.cost[PEARL]:
        return shell
    if card.bonus is None:
        return regalia
    match card.level, bool(card.points):
        case 1, False:
            return ring
        case 1, True:
            return necklace
    return goblet


def tones_of(stone: Stone | None) -> tuple[Colour, Colour]:
    """The wall round a niche, and the light in it."""
    match stone:
        case None:
            return VIOLET.rim, VIOLET.tones[2]
        case Stone.WHITE:
            return rgb("#6F86A8"), rgb("#C4D3E6")
        case Stone.BLACK:
            return rgb("#121217"), rgb("#5A5D6C")
    look = LOOKS[stone]
    return mix(look.rim, look.tones[0], 0.6), mix(look.tones[1], look.tones[2], 0.75)


def _niche(view: Prospect, stone: Stone | None) -> None:
    """A wall with an arch, a light in the arch, and a curtain on each side."""
    wall, light = tones_of(stone)
    view.pen.box(view.head, 0, wall)
    view.arch(0.5, 0.07, 0.42, mix(wall, light, 0.35))
    for share, radius in ((0.55, 0.46), (0.78, 0.35), (1.0, 0.24)):
        view.disc(0.5, 0.64, radius, mix(wall, light, share))
    fold = view.look.tones[0] if stone is not Stone.BLACK else view.look.tones[1]
    for side in (0, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return (1 - x if side else x), y

        view.shape([at(0, 0), at(0.2, 0), at(0.13, 0.42), at(0.03, 0.66), at(0, 0.66)],
                   mix(fold, wall, 0.35))  # fmt: skip
        view.shape([at(0, 0), at(0.1, 0), at(0.07, 0.42), at(0.02, 0.66), at(0, 0.66)],
                   mix(fold, view.look.tones[2], 0.35))  # fmt: skip
        view.shape([at(0, 0.62), at(0.06, 0.62), at(0.1, 1), at(0, 1)], mix(fold, wall, 0.35))
    view.wall(-0.05, 0.93, 1.1, mix(view.look.tones[1], BLACK, 0.25))
    view.line([(0, 0.93), (1, 0.93)], mix(view.look.tones[3], LAMP, 0.4), 0.018)


def _window(view: Prospect) -> None:
    """Stained glass of all five colours, for a card that counts as any of them."""
    view.pen.box(view.head, 0, GLASS_LEAD)
    centre, far = view.at(0.5, 0.72), view.head.w
    rays = 2 * len(GEMS)
    for ray in range(rays):
        tones = LOOKS[Stone[GEMS[ray % len(GEMS)].name]].tones
        start, wide = -180 + 36 * ray, 34
        for reach, tone in ((far, mix(tones[0], tones[1], 0.4)), (far * 0.52, tones[1]),
                            (far * 0.3, mix(tones[1], tones[2], 0.7))):  # fmt: skip
            edge = [around(centre, reach, start + wide * step / 6) for step in range(7)]
            view.pen.poly([centre, *edge], mix(tone, GLASS_LEAD, 0.18))
    for reach in (0.3, 0.52):
        view.pen.ring(centre, far * reach, GLASS_LEAD, far * 0.022)
    view.wall(-0.05, 0.93, 1.1, mix(VIOLET.tones[0], BLACK, 0.2))
    view.line([(0, 0.93), (1, 0.93)], LAMP, 0.018)


def cushion(view: Prospect) -> None:
    """A tasselled cushion on which crowns lie."""
    tones = view.look.tones
    body, low = mix(tones[2], tones[3], 0.35), mix(tones[0], tones[1], 0.5)
    view.shape([(0.16, 0.80), (0.3, 0.775), (0.7, 0.775), (0.84, 0.80), (0.9, 0.97),
                (0.7, 1.0), (0.3, 1.0), (0.1, 0.97)], low)  # fmt: skip
    view.shape([(0.17, 0.79), (0.3, 0.765), (0.7, 0.765), (0.83, 0.79), (0.85, 0.9),
                (0.7, 0.925), (0.3, 0.925), (0.15, 0.9)], body)  # fmt: skip
    view.line([(0.15, 0.905), (0.3, 0.93), (0.7, 0.93), (0.85, 0.905)], LAMP, 0.02)
    for x in (0.12, 0.88):
        view.disc(x, 0.9, 0.035, LAMP)
        view.shape([(x - 0.035, 0.99), (x, 0.9), (x + 0.035, 0.99)], DEEP)


def hourglass(view: Prospect) -> None:
    """An hourglass that has been turned: there is another turn in it."""
    x, sand = 0.66, mix(LAMP, view.look.tones[4], 0.25)
    glass = mix(view.pale, view.look.tones[3], 0.35)
    view.shape([(x - 0.17, 0.44), (x + 0.17, 0.44), (x + 0.025, 0.685), (x + 0.17, 0.93),
                (x - 0.17, 0.93), (x - 0.025, 0.685)], glass)  # fmt: skip
    view.shape([(x - 0.1, 0.53), (x + 0.1, 0.53), (x + 0.018, 0.685), (x - 0.018, 0.685)], sand)
    view.shape([(x - 0.145, 0.93), (x, 0.80), (x + 0.145, 0.93)], sand)
    view.line([(x, 0.67), (x, 0.85)], sand, 0.02)
    for y in (0.435, 0.945):
        view.line([(x - 0.22, y), (x + 0.22, y)], LAMP, 0.065)
        view.line([(x - 0.22, y + 0.022), (x + 0.22, y + 0.022)], DEEP, 0.022)
    for side in (-0.2, 0.2):
        view.line([(x + side, 0.45), (x + side, 0.93)], LAMP, 0.03)


def casket(view: Prospect) -> None:
    """An open casket, full of stones of the card's colour."""
    left, right, wood = 0.42, 0.94, mix(view.timber, BLACK, 0.45)
    view.shape([(left + 0.02, 0.68), (left + 0.07, 0.47), (right - 0.07, 0.47),
                (right - 0.02, 0.68)], mix(wood, BLACK, 0.3))  # fmt: skip
    view.line([(left + 0.02, 0.68), (left + 0.07, 0.47), (right - 0.07, 0.47),
               (right - 0.02, 0.68)], LAMP, 0.022)  # fmt: skip
    stone = next((s for s, look in LOOKS.items() if look.rim == view.look.rim), Stone.WHITE)
    for x, y in ((0.52, 0.68), (0.84, 0.68), (0.68, 0.64), (0.6, 0.72), (0.76, 0.72)):
        cut(view.pen, stone, view.at(x, y), view.head.h * 0.085)
    view.wall(left, 0.74, right - left, wood, 0.96)
    view.line([(left, 0.75), (right, 0.75)], LAMP, 0.03)
    view.line([(left, 0.94), (right, 0.94)], LAMP, 0.03)
    middle = (left + right) / 2
    for x in (left + 0.015, middle, right - 0.015):
        view.line([(x, 0.75), (x, 0.95)], LAMP, 0.03)
    view.disc(middle, 0.835, 0.045, LAMP)
    view.disc(middle, 0.835, 0.018, DEEP)


def study(view: Prospect) -> None:
    """A scroll with its seal, a quill in its inkpot: a privilege is being written."""
    view.shape([(0.44, 0.56), (0.78, 0.56), (0.74, 0.90), (0.40, 0.90)], PAPER)
    view.line([(0.43, 0.56), (0.79, 0.56)], PAPER_LOW, 0.06)
    view.line([(0.38, 0.91), (0.75, 0.91)], PAPER_LOW, 0.06)
    for y, long in ((0.65, 0.26), (0.72, 0.26), (0.79, 0.14)):
        view.line([(0.47, y), (0.47 + long, y)], rgb("#8E7440"), 0.018)
    view.disc(0.68, 0.83, 0.055, rgb("#A3182C"))
    view.shape([(0.80, 0.80), (0.94, 0.80), (0.97, 0.95), (0.77, 0.95)], view.dark)
    view.line([(0.79, 0.80), (0.95, 0.80)], LAMP, 0.03)
    view.line([(0.87, 0.80), (0.93, 0.5)], STEEL_LOW, 0.02)
    view.shape([(0.88, 0.68), (0.86, 0.56), (0.92, 0.40), (1.0, 0.34), (0.99, 0.5), (0.93, 0.66)],
               STEEL)  # fmt: skip


def thief(view: Prospect) -> None:
    """A masked figure in a cloak before the moon."""
    moon, x = mix(LAMP, WHITE, 0.45), 0.66
    view.disc(x, 0.66, 0.28, moon)
    cloak, cloth = mix(view.dark, BLACK, 0.35), mix(view.look.tones[1], BLACK, 0.2)
    view.shape([(x - 0.28, 1.0), (x - 0.2, 0.80), (x - 0.08, 0.72), (x + 0.08, 0.72),
                (x + 0.2, 0.80), (x + 0.28, 1.0)], cloak)  # fmt: skip
    view.shape([(x - 0.06, 0.74), (x + 0.03, 1.0), (x - 0.18, 1.0)], cloth)
    view.disc(x, 0.64, 0.115, rgb("#E7C6A2"))
    view.shape([(x - 0.125, 0.585), (x + 0.125, 0.585), (x + 0.115, 0.66), (x + 0.03, 0.675),
                (x, 0.64), (x - 0.03, 0.675), (x - 0.115, 0.66)], rgb("#17101E"))  # fmt: skip
    for side in (-0.055, 0.055):
        view.disc(x + side, 0.625, 0.02, WHITE)
    view.shape([(x - 0.24, 0.575), (x, 0.545), (x + 0.24, 0.575), (x, 0.60)], cloak)
    view.shape([(x - 0.12, 0.57), (x - 0.09, 0.44), (x + 0.1, 0.44), (x + 0.12, 0.57)], cloak)
    view.line([(x - 0.12, 0.555), (x + 0.12, 0.555)], LAMP, 0.022)
    view.shape([(x + 0.08, 0.46), (x + 0.24, 0.36), (x + 0.3, 0.42), (x + 0.16, 0.5)],
               view.look.tones[3])  # fmt: skip


def shell(view: Prospect) -> None:
    """An open shell, a pearl in it."""
    centre = view.at(0.5, 0.86)
    wide = view.head.w
    ribs = 7
    for outer, tone in ((0.40, SHELL_LOW), (0.375, SHELL)):
        edge = []
        for step in range(ribs * 8 + 1):
            turn = math.pi * step / (ribs * 8)
            bump = 1 - 0.07 * (1 - abs(math.sin(turn * ribs)))
            edge.append(centre.moved(-math.cos(turn) * wide * outer * bump * 0.94,
                                     -math.sin(turn) * wide * outer * bump))  # fmt: skip
        view.pen.poly([*edge], tone)
    for rib in range(1, ribs):
        turn = math.pi * rib / ribs
        end = centre.moved(-math.cos(turn) * wide * 0.34, -math.sin(turn) * wide * 0.36)
        view.pen.line([centre, end], SHELL_LOW, wide * 0.016)
    view.pen.oval(Box(centre.x - wide * 0.34, centre.y - wide * 0.05, wide * 0.68, wide * 0.16),
                  SHELL_LOW)  # fmt: skip
    view.pen.oval(Box(centre.x - wide * 0.31, centre.y - wide * 0.045, wide * 0.62, wide * 0.11),
                  MOTHER)  # fmt: skip
    cut(view.pen, Stone.PEARL, centre.moved(dy=-wide * 0.08), wide * 0.13)


def ring(view: Prospect) -> None:
    """A ring with its stone, on a cushion of velvet."""
    _jewel_box(view)
    x, y = 0.4, 0.66
    centre, radius = view.at(x, y), view.head.w * 0.2
    view.pen.ring(centre.moved(dy=1), radius, DEEP, radius * 0.3)
    view.pen.ring(centre, radius, LAMP, radius * 0.22)
    _set(view, x, y - 0.27, 0.16)


def _jewel_box(view: Prospect) -> None:
    """The velvet of a box, in front of what lies in it."""
    view.shape([(0.1, 0.99), (0.16, 0.82), (0.64, 0.82), (0.7, 0.99)], view.look.tones[1])
    view.shape([(0.16, 0.82), (0.64, 0.82), (0.67, 0.9), (0.13, 0.9)],
               mix(view.look.tones[2], view.look.tones[3], 0.3))  # fmt: skip


def _set(view: Prospect, x: float, y: float, radius: float) -> None:
    """The card's stone in a gold setting."""
    stone = next((s for s, look in LOOKS.items() if look.rim == view.look.rim), Stone.WHITE)
    at, size = view.at(x, y), view.head.w * radius
    view.pen.disc(at.moved(dy=size * 0.08), size * 1.12, DEEP)
    view.pen.disc(at, size * 1.1, LAMP)
    cut(view.pen, stone, at, size * 0.92)


def necklace(view: Prospect) -> None:
    """A necklace round a bust of velvet, its stone on the breast."""
    bust = mix(view.look.tones[1], BLACK, 0.25)
    view.shape([(0.42, 0.36), (0.58, 0.36), (0.6, 0.52), (0.82, 0.64), (0.88, 0.97), (0.12, 0.97),
                (0.18, 0.64), (0.4, 0.52)], bust)  # fmt: skip
    view.shape([(0.42, 0.36), (0.5, 0.36), (0.46, 0.6), (0.3, 0.97), (0.12, 0.97), (0.18, 0.64),
                (0.4, 0.52)], mix(bust, view.look.tones[2], 0.35))  # fmt: skip
    beads = 11
    for bead in range(beads):
        turn = math.pi * (bead + 0.5) / beads
        view.disc(0.5 - math.cos(turn) * 0.21, 0.54 + math.sin(turn) * 0.2, 0.028,
                  LAMP if bead % 2 else mix(LAMP, WHITE, 0.5))  # fmt: skip
    _set(view, 0.5, 0.80, 0.105)


def earrings(view: Prospect) -> None:
    """Two earrings alike, for two bonuses."""
    for x in (0.2, 0.47):
        view.line([(x, 0.5), (x, 0.66)], LAMP, 0.025)
        view.pen.ring(view.at(x, 0.5), view.head.w * 0.05, LAMP, view.head.w * 0.02)
        _set(view, x, 0.74, 0.1)
        view.disc(x, 0.89, 0.032, LAMP)


def goblet(view: Prospect) -> None:
    """A goblet of gold, set with the card's stone."""
    view.shape([(0.29, 0.42), (0.71, 0.42), (0.66, 0.64), (0.55, 0.74), (0.54, 0.86), (0.66, 0.93),
                (0.34, 0.93), (0.46, 0.86), (0.45, 0.74), (0.34, 0.64)], LAMP)  # fmt: skip
    view.shape([(0.56, 0.42), (0.71, 0.42), (0.66, 0.64), (0.55, 0.74), (0.54, 0.86), (0.66, 0.93),
                (0.52, 0.93), (0.52, 0.72), (0.56, 0.62)], mix(LAMP, DEEP, 0.55))  # fmt: skip
    view.line([(0.28, 0.42), (0.72, 0.42)], mix(LAMP, WHITE, 0.5), 0.035)
    _set(view, 0.48, 0.56, 0.085)


def regalia(view: Prospect) -> None:
    """An orb and a sceptre."""
    view.line([(0.2, 0.95), (0.78, 0.36)], DEEP, 0.07)
    view.line([(0.2, 0.94), (0.78, 0.35)], LAMP, 0.04)
    cut(view.pen, Stone.PEARL, view.at(0.8, 0.32), view.head.w * 0.08)
    view.disc(0.52, 0.74, 0.21, DEEP)
    view.disc(0.51, 0.73, 0.195, LAMP)
    view.disc(0.46, 0.67, 0.07, mix(LAMP, WHITE, 0.55))
    view.line([(0.32, 0.74), (0.70, 0.74)], DEEP, 0.035)
    view.line([(0.51, 0.54), (0.51, 0.73)], DEEP, 0.035)
    view.line([(0.51, 0.56), (0.51, 0.42)], LAMP, 0.03)
    view.line([(0.45, 0.48), (0.57, 0.48)], LAMP, 0.03)


ABILITIES: dict[Ability, Painting] = {
    Ability.TURN: hourglass,
    Ability.MATCH: casket,
    Ability.PRIVILEGE: study,
    Ability.STEAL: thief,
}
