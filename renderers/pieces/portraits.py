"""Portraits: the picture by which friends know somebody, drawn round, with the mark of their seat.

Whoever draws a table says once whom it shows; a picture without people shows badges alone.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import TypeAlias

from PIL import Image, ImageOps

from renderers.canvas import Pen
from renderers.glyphs import gear
from renderers.lettering import Face, spelled
from renderers.painted import SHARED, Area, painted
from renderers.pieces import brass
from renderers.pieces.seats import BADGE, badge, enamel
from renderers.sprites import Sprite, kept
from renderers.theme import (
    BLACK,
    IVORY,
    MERCHANTS,
    SEAT_MARKS,
    SOCIETY,
    WHITE,
    Colour,
    Theme,
    mix,
    rgb,
)

SIDE = 256
"""Pixels of a portrait as it is kept: enough for a head on a poster, twice as large."""
TALLER, OVERLAP = 1.3, 0.24
"""How much higher than the badge a portrait is beside it, and what of the badge lies over it."""
Part: TypeAlias = tuple[float, float, float]
FACES = (*MERCHANTS, *SOCIETY)
"""All painted faces, among which people choose theirs."""
DRAWN, CUT = (-52, -20, 320, 290), (-20, -30, 280, 292)
"""The boxes of the ground behind a face and of the face itself, in the units of its drawing."""
PLATE: Part = (20, 20, 204)
ROUND: Part = (38, 12, 170)
"""What is shown of it on a plate, and in a ring: from where, and how wide."""
HEAD: Part = (0.51, 0.445, 0.255)
"""Of a face: the middle of the head and its radius, in shares of the drawing's width."""
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
    face: str = ""
    """The painted face that they chose, of `FACES`; it stands in the place of a picture."""


@dataclass(frozen=True, slots=True)
class Looks:
    """How somebody is drawn from the waist up or from head to foot."""

    face: str
    picture: bytes = b""
    """Their own picture, where it stands in the place of the head."""


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


def face_of(seat: int, cast: tuple[str, ...]) -> str:
    """The painted face of the seat's player: the one they chose, else that of the seat."""
    shown = likeness(seat)
    return cast[seat] if shown is None or not shown.face else shown.face


def looks_of(seat: int, cast: tuple[str, ...]) -> Looks:
    """How the seat's player looks: with their own picture if it is known and they chose no face."""
    return looks(likeness(seat), cast[seat])


def looks(who: Likeness | None, face: str) -> Looks:
    """How somebody looks whose place has this face."""
    if who is None or not (who.image or who.face):
        return Looks(face)
    return Looks(who.face) if who.face else Looks(face, who.image if _opens(who.image) else b"")


def headed(drawn: Image.Image, looks: Looks, head: Part) -> Image.Image:
    """A drawing of somebody in RGBA; their own picture, round and framed, for the head."""
    if not looks.picture:
        return drawn
    x, y, radius = (share * drawn.width for share in head)
    medal = _medal(looks.picture, round(2 * radius)).image
    whole = Image.new("RGBA", drawn.size)
    whole.paste(drawn)
    whole.alpha_composite(medal, (round(x - medal.width / 2), round(y - medal.height / 2)))
    return whole


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
    """A round picture in a ring of the seat's colour; the badge, if marked, at its foot. Of whoever
    has neither picture nor face it is the face of the seat, as wherever they are drawn.
    """
    if not (shown.face or _opens(shown.image)):
        shown = replace(shown, face=theme.cast[seat])
    small = badge(seat, max(BADGE, round(size * 0.3)))
    margin = round(small.w / 2) if marked else NARROW
    ring = SEAT_MARKS[seat].colour
    image = _ringed(ring, shown, size, theme, margin, f"ground-{seat + 1}")
    if marked:
        x, y = size - small.w * 0.42 - small.w / 2, size - small.h * 0.36 - small.h / 2
        image.alpha_composite(small.image, (round(x + margin), round(y + margin)))
    return Sprite(image, margin)


@kept
def unseated(shown: Likeness, size: int, theme: Theme) -> Sprite:
    """A round picture of somebody who is in no seat, in a ring of the theme's metal."""
    return Sprite(_ringed(theme.metal, shown, size, theme, NARROW, "ground"), NARROW)


def _ringed(
    ring: Colour, shown: Likeness, size: int, theme: Theme, margin: int, ground: str
) -> Image.Image:
    pen = Pen(size, size, margin=margin)
    centre, radius = pen.body.centre, size * 0.48
    inner = radius - max(2.5, size * 0.045) - 1
    with pen.veil(blur=3, opacity=0.5, under=True) as shadow:
        shadow.disc(centre.moved(0, 3), radius, BLACK)
    pen.disc(centre, radius, mix(ring, BLACK, 0.5))
    pen.disc(centre, radius - 1, ring)
    pen.disc(centre, inner + 1, mix(ring, BLACK, 0.72))
    side = round(2 * inner)
    if shown.face:
        face: Image.Image | None = painted_face(shown.face, ground, side, side, ROUND).image
    else:
        face = _face(shown.image, side, theme)
    if face is None and shown.automa:
        gear(pen, mix(ring, WHITE, 0.25), mix(ring, BLACK, 0.72))
    elif face is None:
        letters = initials(shown.name)
        if size < FEWEST_FOR_A_LETTER * len(letters):
            letters = letters[:1]
        share = 0.5 if len(letters) == 1 else 0.38
        pen.text(centre, letters, Face.BOLD, max(22, size * share), IVORY)
    image = pen.done().image
    if face is not None:
        at = round(margin + (size - face.width) / 2)
        image.paste(face, (at, at), _round(face.width))
    return image


def bust(
    seat: int, w: int, h: int, cast: tuple[str, ...] = MERCHANTS, part: Part = PLATE
) -> Sprite:
    """Whoever sits there in a box: their own picture if it is known, else the face that they chose
    or that of the seat; of that the part from this point of its drawing on, so wide.
    """
    shown = likeness(seat)
    if shown is not None and not shown.face and _opens(shown.image):
        return _filling(shown.image, w, h)
    return painted_face(face_of(seat, cast), f"ground-{seat + 1}", w, h, part)


@kept
def painted_face(face: str, ground: str, w: int, h: int, part: Part) -> Sprite:
    """A face before its ground, in a box that shows a part of the drawing."""
    x, y, wide = part
    high = min(wide * h / w, CUT[1] + CUT[3] - y)  # below there is nothing: it is stretched
    behind = painted(SHARED, ground, w, h, _share((x, y, wide, high), DRAWN)).image
    sheet = behind.convert("RGBA")
    left, upper = max(x, CUT[0]), max(y, CUT[1])
    right, lower = min(x + wide, CUT[0] + CUT[2]), y + high
    shown = (left, upper, right - left, lower - upper)
    across, down = w / wide, h / high
    size = round(shown[2] * across), round(shown[3] * down)
    front = painted(SHARED, f"face-{face}", *size, _share(shown, CUT)).image
    sheet.alpha_composite(front, (round((left - x) * across), round((upper - y) * down)))
    return Sprite(sheet.convert("RGB"))


def _share(part: Area, whole: Area) -> Area:
    return (
        (part[0] - whole[0]) / whole[2],
        (part[1] - whole[1]) / whole[3],
        part[2] / whole[2],
        part[3] / whole[3],
    )


def _opens(image: bytes) -> bool:
    """Whether there is a picture that can be shown."""
    try:
        return bool(image and _filling(image, 8, 8))
    except (OSError, ValueError, SyntaxError):
        return False


@kept
def _medal(picture: bytes, size: int) -> Sprite:
    """A picture of somebody, round, in a ring of brass."""
    ring = max(2, round(size * 0.05))
    inner = size - 2 * ring
    sheet = Image.new("RGBA", (size, size))
    face = _filling(picture, inner, inner).image
    sheet.paste(face, (ring, ring), brass.rounded(inner, inner, inner / 2))
    sheet.alpha_composite(brass.frame(size, size, size // 2, ring).image)
    return Sprite(sheet)


@kept
def _filling(image: bytes, w: int, h: int) -> Sprite:
    """As much of the middle of a picture as has the shape of a box."""
    flat = _flat(image, rgb("#20305F"))
    return Sprite(ImageOps.fit(flat, (w, h), Image.Resampling.LANCZOS))


def _flat(image: bytes, ground: Colour) -> Image.Image:
    """A picture of somebody before a ground of one colour."""
    with Image.open(io.BytesIO(image)) as opened:
        opened.load()
        whole = opened.convert("RGBA")
    behind = Image.new("RGBA", whole.size, (*ground, 255))
    return Image.alpha_composite(behind, whole).convert("RGB")


def medallion(seat: int, size: int, cast: tuple[str, ...] = MERCHANTS) -> Sprite:
    """Whoever sits there, round, in a ring of brass; the badge at the lower right."""
    shown = likeness(seat)
    return _medallion(cast, seat, size, (shown.image, shown.face) if shown else None)


@kept
def _medallion(
    cast: tuple[str, ...], seat: int, size: int, _known: tuple[bytes, str] | None
) -> Sprite:
    ring = max(3, round(size * 0.05))
    inner = size - 2 * ring
    face = bust(seat, inner, inner, cast, ROUND).image
    margin = max(10, round(size * 0.14))
    sheet = Image.new("RGBA", (size + 2 * margin, size + 2 * margin))
    shade = brass.shadow(size, size, size // 2, max(4, margin // 3)).image
    at = (sheet.width - shade.width) // 2
    sheet.alpha_composite(shade, (max(0, at), max(0, at)), (max(0, -at), max(0, -at)))
    sheet.paste(face, (margin + ring, margin + ring), brass.rounded(inner, inner, inner / 2))
    edge = brass.frame(size, size, size // 2, ring)
    sheet.alpha_composite(edge.image, (margin, margin))
    small = enamel(seat, max(BADGE - 8, round(size * 0.46)))
    corner = margin + round(size * 0.98) - small.w + margin // 2
    sheet.alpha_composite(small.image, (corner, corner))
    return Sprite(sheet, margin)


@kept
def over_foot(face: Sprite, begin: float) -> Sprite:
    """Somebody over a dark foot for lettering, which begins so far down, in a frame."""
    image = face.image.convert("RGB")
    foot = Image.linear_gradient("L").point(
        lambda v: round(235 * min(1, max(0, (v / 255 - begin) / 0.26)))
    )
    image.paste((3, 3, 11), (0, 0), foot.resize(image.size))
    return brass.framed(image, 11, 3)


@kept
def seat_plate(
    seat: int, w: int, h: int, tones: tuple[Colour, Colour, Colour], active: bool
) -> Sprite:
    """A plate with its shadow in a shade of the seat's colour; its tones above, below, and at its
    edge. That of whoever is to move has a frame.
    """
    top, low, edge = tones
    colour = SEAT_MARKS[seat].colour
    lacquer = mix(top, colour, 0.22 if active else 0.12)
    plain = brass.plate(w, h, lacquer, low, mix(edge, colour, 0.4), 16)
    cast = brass.shadow(w, h, 16)
    image = cast.image
    image.alpha_composite(plain.image, (cast.margin, cast.margin))
    if active:
        around = brass.frame(w + 4, h + 4, 18, 4.5, brass.Metal.ACTIVE).image
        image.alpha_composite(around, (cast.margin - 2, cast.margin - 2))
    return Sprite(image, cast.margin)


@kept
def _known_face(image: bytes, side: int, theme: Theme) -> Sprite:
    """The middle of a picture on the plates of a theme, so many pixels wide."""
    flat = _flat(image, theme.plate)
    short = min(flat.size)
    left, upper = (flat.width - short) // 2, (flat.height - short) // 2
    middle = flat.crop((left, upper, left + short, upper + short))
    small = middle.resize((side, side), Image.Resampling.LANCZOS)
    return Sprite(small)


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
