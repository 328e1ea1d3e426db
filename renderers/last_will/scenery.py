"""What is painted for Last Will, in the size in which it is needed: scenes of cards, heirs who run,
purses, errand boys, and the faces of companions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageFilter, ImageOps

from renderers.geometry import Box
from renderers.last_will import roles
from renderers.painted import opened_size, painted
from renderers.pieces import brass
from renderers.pieces.portraits import Looks, Part, headed, looks_of
from renderers.sprites import Sprite, kept
from renderers.theme import LAST_WILL, rgb

HOME = "renderers.last_will"
COATS = {"curls", "cap", "bow-tie", "top-hat"}
"""The faces of those who wear a coat; others wear a dress."""
HEIR = Box(200, 200, 820, 940)
"""Where an heir leaps on a poster."""
RUNS: Part = (163 / 250, 97 / 250, 45 / 250)
LEAPS: Part = (437 / 820, 238 / 820, 150 / 820)
"""The middle of the head of an heir who runs or leaps, and its radius, in shares of the width."""
BROAD = 1.3
"""From this shape on a scene is cut to its wide part."""
WORN = 0.6
"""How bright the scene of a card is that has been used, or can do nothing."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Which part of a scene is shown, in shares of it."""

    x: float = 0.5
    y: float = 0.48
    zoom: float = 0.76
    """How much of its width, where the place is no wider than high."""
    low: float = 0.5
    """Where the middle of a wide place is, from above; not for scenes that are among `HEADS`."""


CUTS: Mapping[str, Cut] = {
    "ball": Cut(0.5, 0.56, 0.96, 0.56),
    "boat_trip": Cut(0.5, 0.55, 0.95, 0.7),
    "breeders_fair": Cut(0.5, 0.6, 0.98, 0.72),
    "carriage": Cut(0.44, 0.62, 0.98),
    "carriage_ride": Cut(0.56, 0.62, 0.98),
    "chef": Cut(0.5, 0.5, 0.8),
    "coachman": Cut(0.48, 0.5, 0.8),
    "dinner": Cut(0.5, 0.5, 0.92, 0.5),
    "dog": Cut(0.55, 0.62, 0.8),
    "estate_agent": Cut(0.54, 0.5, 0.86),
    "farm": Cut(0.52, 0.68, 0.86, 0.66),
    "gardener": Cut(0.5, 0.5, 0.82),
    "gentlemens_club": Cut(0.5, 0.5, 0.98, 0.44),
    "guest": Cut(0.5, 0.48, 0.72),
    "hectic_day": Cut(0.5, 0.54, 0.84, 0.48),
    "horse": Cut(0.5, 0.56, 0.98),
    "joker": Cut(0.5, 0.54, 0.92),
    "manor_house": Cut(0.5, 0.46, 0.94),
    "mansion": Cut(0.5, 0.56, 0.96),
    "old_friend": Cut(0.5, 0.45, 0.78),
    "reservation": Cut(0.54, 0.66, 0.96, 0.72),
    "school_chum": Cut(0.5, 0.5, 0.74),
    "sea_dog": Cut(0.54, 0.5, 0.78),
    "soiree": Cut(0.5, 0.56, 0.96, 0.48),
    "steward": Cut(0.54, 0.56, 0.84),
    "tailor": Cut(0.56, 0.52, 0.9),
    "theatre": Cut(0.5, 0.66, 0.9, 0.64),
    "town_house": Cut(0.5, 0.5, 0.8),
    "training_ground": Cut(0.5, 0.56, 0.96),
    "valet": Cut(0.5, 0.52, 0.72),
    "waiter": Cut(0.56, 0.5, 0.86),
    "wild_party": Cut(0.5, 0.54, 0.96, 0.53),
}
"""By the titles of cards."""
HEADS: Mapping[str, tuple[float, float]] = {
    "carriage": (0.482, 0.83),
    "carriage_ride": (0.482, 0.83),
    "chef": (0.2, 0.82),
    "coachman": (0.22, 0.82),
    "dog": (0.3, 0.74),
    "estate_agent": (0.34, 0.9),
    "gardener": (0.24, 0.84),
    "guest": (0.18, 0.84),
    "horse": (0.2, 0.98),
    "joker": (0.2, 0.88),
    "manor_house": (0.26, 0.76),
    "mansion": (0.21, 0.82),
    "old_friend": (0.15, 0.8),
    "school_chum": (0.26, 0.86),
    "sea_dog": (0.26, 0.84),
    "steward": (0.34, 0.92),
    "tailor": (0.28, 0.92),
    "town_house": (0.07, 0.5),
    "training_ground": (0.13, 0.63),
    "valet": (0.3, 0.9),
    "waiter": (0.32, 0.92),
}
"""From where to where a head or a house is, which a wide place shows whole. Where the place is too
wide for that, there is more of their ground at the sides.
"""
OUTDOORS = {
    *("carriage", "carriage_ride", "dog", "horse", "manor_house", "mansion", "town_house"),
    "training_ground",
}
SOFT = 9
"""How much what goes on there is blurred, in hundredths of the height."""
FACES: Mapping[str, tuple[float, float, float]] = {
    "chef": (0.5, 0.5, 0.5),
    "guest": (0.5, 0.5, 0.5),
    "dog": (0.58, 0.48, 0.52),
    "horse": (0.82, 0.285, 0.36),
    "joker": (0.5, 0.56, 0.56),
}
"""Where the face of a companion is, and how wide it is there."""


def scene(title: str, w: int, h: int, *, worn: bool = False) -> Sprite:
    """The scene of a card, as much of it as fills a box; darker, but in its hues, if it is worn."""
    shown = _scene(title, w, h)
    return brass.dimmed(shown, WORN) if worn else shown


@kept
def _scene(title: str, w: int, h: int) -> Sprite:
    cut, whole = CUTS[title], opened_size(HOME, f"scene-{title}")
    shape = whole[1] / whole[0]
    x, y, wide = (0.5, cut.low, 1.0) if w > BROAD * h else (cut.x, cut.y, cut.zoom)
    if title in HEADS and w > BROAD * h:
        upper, lower = HEADS[title]
        least = round(h / (lower - upper) / shape)
        if least < w:
            return _beside(title, least, w, h)
        y = (upper + lower) / 2
    high = wide * h / w / shape
    if high > 1:
        wide, high = wide / high, 1.0
    left = min(max(0.0, x - wide / 2), 1 - wide)
    upper = min(max(0.0, y - high / 2), 1 - high)
    shown = painted(HOME, f"scene-{title}", w, h, (left, upper, wide, high))
    return Sprite(shown.image.convert("RGBA"))


def _beside(title: str, wide: int, w: int, h: int) -> Sprite:
    """What must be seen, so wide, in a box that is wider; beside it its ground goes on."""
    upper, lower = HEADS[title]
    left, fade = (w - wide) // 2, round(wide * 0.12)
    middle = painted(HOME, f"scene-{title}", wide, h, (0, upper, 1, lower - upper)).image
    if title in OUTDOORS:  # meadow and sky go on to both sides
        image, edge = Image.new("RGB", (w, h)), max(2, round(wide * 0.06))
        for x, end, strip in ((0, left + fade, 0), (left + wide - fade, w, wide - edge)):
            ground = middle.convert("RGB").crop((strip, 0, strip + edge, h))
            ground = ground.resize((end - x, h), Image.Resampling.BICUBIC)
            image.paste(ground.filter(ImageFilter.GaussianBlur(h * SOFT / 100)), (x, 0))
    else:  # the wall that is above everybody
        image = painted(HOME, f"scene-{title}", w, h, (0, 0, 1, upper * 0.8)).image.convert("RGB")
    ramp = Image.linear_gradient("L").rotate(90).resize((fade, h))
    mask = Image.new("L", (wide, h), 255)
    mask.paste(ramp, (0, 0))
    mask.paste(ImageOps.mirror(ramp), (wide - fade, 0))
    image.paste(middle, (left, 0), mask)
    return Sprite(image.convert("RGBA"))


@kept
def face(companion: str, size: int, *, there: bool = True) -> Sprite:
    """A companion's face in a round blue frame; paler if one is wanted and not there."""
    x, y, wide = FACES[companion]
    whole = opened_size(HOME, f"scene-{companion}")
    high = wide * whole[0] / whole[1]
    part = (x - wide / 2, y - high / 2, wide, high)
    image = painted(HOME, f"scene-{companion}", size, size, part).image.convert("RGBA")
    if not there:
        image = Image.blend(image, Image.new("RGBA", image.size, (*roles.PAPER, 255)), 0.36)
    done = brass.cut(image, size / 2)
    thick = max(2.0, size * 0.06)
    done.alpha_composite(brass.frame(size, size, size // 2, thick, brass.Metal.BLUE).image)
    return Sprite(done)


def runner(seat: int, h: int) -> Sprite:
    """An heir on the way to ruin."""
    return _runner(looks_of(seat, LAST_WILL.cast), seat, h)


@kept
def _runner(looks: Looks, seat: int, h: int) -> Sprite:
    """In the colour of the seat."""
    clothes = f"runner-{_clothes_of(looks.face)}-{seat + 1}"
    w, high = opened_size(HOME, clothes)
    size = round(h * w / high), h
    whole = _over(painted(HOME, f"runner-{looks.face}", *size), painted(HOME, clothes, *size))
    return Sprite(headed(whole.image, looks, RUNS))


def _clothes_of(face: str) -> str:
    """What somebody wears."""
    return "coat" if face in COATS else "dress"


def heir(seat: int, w: int = HEIR.size[0]) -> Sprite:
    """An heir who has got rid of all money and leaps."""
    return _heir(looks_of(seat, LAST_WILL.cast), seat, w)


@kept
def _heir(looks: Looks, seat: int, w: int) -> Sprite:
    """In the colour of the seat."""
    clothes = _clothes_of(looks.face)
    cloth = painted(HOME, f"heir-{clothes}-{seat + 1}", w)
    body = painted(HOME, f"heir-{looks.face}", w)
    # Hands reach over a coat; a dress lies over the shoulders.
    whole = _over(body, cloth) if clothes == "coat" else _over(cloth, body)
    return Sprite(headed(whole.image, looks, LEAPS))


def _over(upper: Sprite, lower: Sprite) -> Sprite:
    """Both parts of an heir."""
    image = lower.image.convert("RGBA")
    image.alpha_composite(upper.image.convert("RGBA"))
    return Sprite(image)


def purse(seat: int, w: int) -> Sprite:
    """Somebody's money."""
    return painted(HOME, f"purse-{seat + 1}", w)


def boy(seat: int | None, w: int) -> Sprite:
    """Somebody's errand boy, or nobody's."""
    return painted(HOME, "boy-nobody" if seat is None else f"boy-{seat + 1}", w)


def hat(w: int) -> Sprite:
    """The first player's."""
    return painted(HOME, "hat", w)


@kept
def backdrop(high: int, lanes: int, lane: int, road: int) -> Sprite:
    """The street at dusk with so many lanes, and the dark kerb under them for the scale."""
    image = painted(HOME, "street", 1200).image.convert("RGB").crop((0, 0, 1200, high))
    foot = road + lanes * lane
    for place in range(1, lanes):
        for x in range(0, 1200, 46):
            y = road + lane * place
            spot = image.crop((x, y, x + 26, y + 2))
            image.paste(
                Image.blend(spot, Image.new("RGB", spot.size, rgb("#FFCF9A")), 0.34), (x, y)
            )
    kerb = brass.plate(1200, high - foot, rgb("#2B1524"), rgb("#180A16"), rgb("#180A16"), 0, 1)
    image.paste(kerb.image.convert("RGB"), (0, foot))
    for y in (foot, high - 3):
        image.paste(rgb("#E6BD63"), (0, y, 1200, y + 3))
    return Sprite(image)
