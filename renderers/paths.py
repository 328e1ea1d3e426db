"""Emblems written down as outlines in a box of 100 by 100: filled, cut out, drawn as lines, painted
in one colour.

    RING = (fill(disc(50, 50, 40)), cut(disc(50, 50, 25)))

A path is as in SVG, absolute: M, L, C, Q and Z, each followed by as many points as there are.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from renderers.canvas import CLEAR, Paint, Pen
from renderers.geometry import Box, Point

Outline: TypeAlias = tuple[Point, ...]
SIDE = 100
CURVE = 14  # straight pieces that stand for a curve
TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}  # that one step of each command takes


@dataclass(frozen=True, slots=True)
class Stroke:
    """One step in painting an emblem: an area or, if it is thick, a line with round ends; `hole`
    takes away.
    """

    outline: Outline
    thickness: float = 0
    hole: bool = False


Emblem: TypeAlias = tuple[Stroke, ...]


def fill(outline: Outline) -> Stroke:
    """An area in the colour of the emblem."""
    return Stroke(outline)


def cut(outline: Outline) -> Stroke:
    """An area that is taken away from what was painted before it."""
    return Stroke(outline, hole=True)


def line(outline: Outline, thickness: float) -> Stroke:
    """A line with round ends."""
    return Stroke(outline, thickness)


def path(text: str) -> Outline:
    """The corners of a path, its curves flattened; raises `ValueError` if it does not begin with a
    command.
    """
    points: list[Point] = []
    for command, at in _steps(text):
        match command:
            case "Z":
                points.append(points[0])
            case "C" | "Q":
                bow = (points[-1], *at)
                points += [_bezier(bow, step / CURVE) for step in range(1, CURVE + 1)]
            case _:
                points += at
    return tuple(points)


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle round a point."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, down: float) -> Outline:
    """An ellipse round a point; *across* and *down* are its radii."""
    turns = [math.pi * step / 32 for step in range(65)]
    return tuple(Point(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns)


def paint(
    pen: Pen, box: Box, emblem: Emblem, colour: Paint, opacity: float = 1, inlay: Paint = CLEAR
) -> None:
    """Paints an emblem into a box; its holes are filled with the inlay, or else what is under them
    stays to be seen.
    """
    across, down = box.w / SIDE, box.h / SIDE
    with pen.veil(opacity=opacity) as layer:
        for stroke in emblem:
            points = [Point(box.x + x * across, box.y + y * down) for x, y in stroke.outline]
            ink = inlay if stroke.hole else colour
            if not stroke.thickness:
                layer.poly(points, ink)
                continue
            thick = stroke.thickness * min(across, down)
            layer.line(points, ink, thick)
            layer.disc(points[0], thick / 2, ink)
            layer.disc(points[-1], thick / 2, ink)


def _steps(text: str) -> Iterator[tuple[str, list[Point]]]:
    """The commands of a path, one for each step, with the points it takes."""
    tokens = TOKEN.findall(text)
    command = ""
    while tokens:
        if tokens[0] in POINTS:
            command = tokens.pop(0)
        elif not POINTS.get(command):
            raise ValueError(f"a command is missing before {tokens[0]} in {text}")
        figures = [float(tokens.pop(0)) for _ in range(2 * POINTS[command])]
        yield command, [Point(*pair) for pair in zip(figures[::2], figures[1::2], strict=True)]


def _bezier(points: tuple[Point, ...], share: float) -> Point:
    while len(points) > 1:
        points = tuple(
            Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share) for a, b in pairwise(points)
        )
    return points[0]
