"""The ten nobles: ivory profiles on ten fields, in five head-dresses, each facing both ways."""

from __future__ import annotations

from renderers.canvas import Pen
from renderers.geometry import Box
from renderers.pieces import profiles
from renderers.pieces.profiles import DEEP, SHADE, Dress, Sitter, portrait
from renderers.theme import WHITE, Colour, mix, rgb

FIELDS = (
    *(rgb(field) for field in ("#7B2440", "#24507F", "#2F6650", "#5F3F86", "#8A5A24")),
    *(rgb(field) for field in ("#1F5F66", "#7A2F2A", "#34407F", "#5B6A2A", "#7A3A6A")),
)

DRESSES = (
    Dress(profiles.nothing, DEEP, profiles.crown),
    Dress(profiles.bun, DEEP, profiles.diadem),
    Dress(profiles.nothing, SHADE, profiles.cap),
    Dress(profiles.nothing, DEEP, profiles.turban),
    Dress(profiles.curls, SHADE, profiles.bow),
)


def _number(name: str) -> int:
    """Which of the ten: nobles are called N-01 to N-10."""
    return int(name[-2:])


def field_of(name: str) -> Colour:
    return FIELDS[_number(name) % len(FIELDS)]


def faces_right(name: str) -> bool:
    """Which way a noble looks: the second of two with the same head-dress looks to the right."""
    return _number(name) > len(DRESSES)


def profile(pen: Pen, box: Box, name: str) -> None:
    """The portrait of one noble."""
    number = _number(name)
    cloth = mix(FIELDS[(number + 3) % len(FIELDS)], WHITE, 0.18)
    portrait(Sitter(pen, box, faces_right(name), cloth), DRESSES[number % len(DRESSES)])
