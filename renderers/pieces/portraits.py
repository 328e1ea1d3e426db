"""Portraits: the picture by which friends know somebody, drawn round, with the mark of their seat.

Whoever draws a table says once whom it shows; a picture without people shows badges alone.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from PIL import Image

from renderers.canvas import Pen
from renderers.glyphs import gear
from renderers.lettering import Face, spelled
from renderers.palette import palette_of
from renderers.pieces.seats import BADGE, badge
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, IVORY, SEAT_MARKS, WHITE, Colour, Theme, mix

SIDE = 96
"""Pixels of a portrait as it is kept: enough for the largest that is drawn, half as large again."""
TALLER, OVERLAP = 1.3, 0.24
"""How much higher than the badge a portrait is beside it, and what of the badge lies over it."""
NARROW = 4
"""Round a portrait without a badge its shadow needs so much."""
FEWEST_FOR_A_LETTER = 44
"""In less an initial cannot be read on a phone."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """By what somebody in a seat is known: a small picture, or without one the initials."""

    name: str
    image: bytes = b""
    """A square picture as a file of Pillow's; nothing while there is none."""
    automa: bool = False


_PEOPLE: ContextVar[tuple[Likeness, ...]] = ContextVar("people", default=())


@contextmanager
def showing(people: Sequence[Likeness]) -> Iterator[None]:
    """Show these people in their seats, in whatever is drawn meanwhile."""
    token = _PEOPLE.set(tuple(people))
    try:
        yield
    finally:
        _PEOPLE.reset(token)


def likeness(seat: int) -> Likeness | None:
    """By what the seat's player is known, if this picture shows people."""
    people = _PEOPLE.get()
    return people[seat] if seat < len(people) else None


def portrait_of(seat: int, size: int, theme: Theme, *, marked: bool = True) -> Sprite | None:
    """The portrait of the seat's player, if this picture shows people."""
    shown = likeness(seat)
    return None if shown is None else portrait(seat, shown, size, theme, marked)


def seat_mark(seat: int, theme: Theme, size: int = BADGE) -> Sprite:
    """What stands before a player's name: the badge, beside the portrait if there are people."""
    shown = likeness(seat)
    return badge(seat, size) if shown is None else _marked(seat, shown, size, theme)


@kept
def _marked(seat: int, shown: Likeness, size: int, theme: Theme) -> Sprite:
    """The portrait, a little higher than the badge that overlaps it at the right."""
    face = portrait(seat, shown, round(size * TALLER), theme, marked=False)
    pen = Pen(face.w + size - round(size * OVERLAP), size, margin=face.margin + size, scale=1)
    for sprite, x in ((face, 0), (badge(seat, size), face.w - round(size * OVERLAP))):
        left = round(x + pen.margin - sprite.margin)
        upper = round(pen.margin + (size - sprite.h) / 2 - sprite.margin)
        pen.image.alpha_composite(sprite.image, (left, upper))
    return pen.done()


def initials(name: str) -> str:
    """The first letters of a name's first two words."""
    words = [word for word in spelled(name).split() if word[0].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() or spelled(name)[:1]


@kept
def portrait(seat: int, shown: Likeness, size: int, theme: Theme, marked: bool) -> Sprite:
    """A round picture in a ring of the seat's colour; the badge, if marked, at its foot."""
    small = badge(seat, max(BADGE, round(size * 0.3)))
    margin = round(small.w / 2) if marked else NARROW
    done = _ringed(SEAT_MARKS[seat].colour, shown, size, theme, margin)
    if marked:
        x, y = size - small.w * 0.42 - small.w / 2, size - small.h * 0.36 - small.h / 2
        done.image.alpha_composite(small.image, (round(x + done.margin), round(y + done.margin)))
    return done


@kept
def unseated(shown: Likeness, size: int, theme: Theme) -> Sprite:
    """A round picture of somebody who is in no seat, in a ring of the theme's metal."""
    return _ringed(theme.metal, shown, size, theme, NARROW)


def _ringed(ring: Colour, shown: Likeness, size: int, theme: Theme, margin: int) -> Sprite:
    pen = Pen(size, size, margin=margin)
    centre, radius = pen.body.centre, size * 0.48
    inner = radius - max(2.5, size * 0.045) - 1
    with pen.veil(blur=3, opacity=0.5, under=True) as shadow:
        shadow.disc(centre.moved(0, 3), radius, BLACK)
    pen.disc(centre, radius, mix(ring, BLACK, 0.5))
    pen.disc(centre, radius - 1, ring)
    pen.disc(centre, inner + 1, mix(ring, BLACK, 0.72))
    face = _face(shown.image, round(2 * inner), theme)
    if face is None and shown.automa:
        gear(pen, mix(ring, WHITE, 0.25), mix(ring, BLACK, 0.72))
    elif face is None:
        letters = initials(shown.name)
        if size < FEWEST_FOR_A_LETTER * len(letters):
            letters = letters[:1]
        share = 0.5 if len(letters) == 1 else 0.38
        pen.text(centre, letters, Face.BOLD, max(22, size * share), IVORY)
    done = pen.done()
    if face is not None:
        at = round(done.margin + (size - face.width) / 2)
        done.image.paste(face, (at, at), _round(face.width))
    return done


@kept
def _known_face(image: bytes, side: int, theme: Theme) -> Sprite:
    """The middle of a picture in the colours of a theme's palette, so many pixels wide.

    It is dithered: a face in few colours would be drawn in flat patches otherwise.
    """
    with Image.open(io.BytesIO(image)) as opened:
        opened.load()
        whole = opened.convert("RGBA")
    ground = Image.new("RGBA", whole.size, (*theme.plate, 255))
    flat = Image.alpha_composite(ground, whole).convert("RGB")
    short = min(flat.size)
    left, upper = (flat.width - short) // 2, (flat.height - short) // 2
    middle = flat.crop((left, upper, left + short, upper + short))
    small = middle.resize((side, side), Image.Resampling.LANCZOS)
    return Sprite(small.quantize(palette=palette_of(theme)).convert("RGB"))


def _face(image: bytes, side: int, theme: Theme) -> Image.Image | None:
    """That picture, or nothing if it cannot be read."""
    try:
        return _known_face(image, side, theme).image if image else None
    except (OSError, ValueError, SyntaxError):
        return None


def _round(side: int) -> Image.Image:
    mask = Pen(side, side)
    mask.disc(mask.body.centre, side / 2, WHITE)
    return mask.done().image.getchannel("A")
