"""The people of the seats, as they sit at the table."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageFilter, ImageOps

from games.high_society.view import Phase, Player, View
from renderers.high_society.lacquer import HOME
from renderers.painted import SHARED, painted
from renderers.pieces import brass
from renderers.pieces.portraits import face_of
from renderers.sprites import Sprite, kept
from renderers.theme import HIGH_SOCIETY, SOCIETY

SHADE = 9
PASSED = 0.5
"""How bright somebody is who is out of it."""
HANDS = {"redhead": 1, "curls": 2, "veil": 3, "cap": 3, "ermine": 4}
"""The hands of people of other games, by their skin: those of the seats of this one."""
HATLESS = 50
"""A head without a hat begins so far below its picture's upper edge, at 310 pixels."""
SHAPE, NEARER = 312 / 250, 1.12
"""How high a person is to their width, and how much wider somebody of another game is drawn."""


def look_of(view: View, player: Player) -> tuple[str, float]:
    """How somebody looks, and how bright they are; it only repeats what is told by words."""
    if player.passed:
        return "closed", PASSED
    return ("wide" if player.leading or view.phase is Phase.OVER else "calm"), 1


def person(seat: int, look: str, w: int, *, mirrored: bool = False, share: float = 1) -> Sprite:
    """Somebody from the waist up, who looks to the right or, mirrored, to the left."""
    return _person(face_of(seat, HIGH_SOCIETY.cast), look, w, mirrored, share)


def figure(face: str, look: str, w: int) -> Image.Image:
    """Whoever has this face, in RGBA. People of other games have one look, and look to the left
    until they are turned.
    """
    if face in SOCIETY:
        return painted(HOME, f"person-{face}-{look}", w).image.convert("RGBA")
    wide, high = round(w * NEARER), round(w * SHAPE)
    turned = ImageOps.mirror(painted(SHARED, f"face-{face}", wide).image.convert("RGBA"))
    sheet = Image.new("RGBA", (w, high))
    sheet.paste(turned, ((w - wide) // 2, high - turned.height))
    return sheet


def high_hat(seat: int) -> bool:
    """Whether what somebody wears reaches far over the head."""
    return _top(face_of(seat, HIGH_SOCIETY.cast)) < HATLESS


@cache
def _top(face: str) -> int:
    _, top, _, _ = figure(face, "calm", 310).getbbox() or (0, 0, 0, 0)
    return top


def cuff(seat: int, w: int) -> Sprite:
    """The hand of a seat's player in its cuff."""
    face = face_of(seat, HIGH_SOCIETY.cast)
    own = HANDS.get(face) or SOCIETY.index(face) + 1
    return painted(HOME, f"cuff-{own}", w)


@kept
def _person(face: str, look: str, w: int, mirrored: bool, share: float) -> Sprite:
    shown = Sprite(figure(face, look, w))
    image = (shown if share == 1 else brass.dimmed(shown, share)).image.convert("RGBA")
    image = ImageOps.mirror(image) if mirrored else image
    margin = 3 * SHADE
    alpha = Image.new("L", (image.width + 2 * margin, image.height + margin))
    alpha.paste(image.getchannel("A").point(lambda v: round(v * 0.7)), (margin, margin))
    sheet = Image.new("RGBA", alpha.size)
    sheet.putalpha(alpha.filter(ImageFilter.GaussianBlur(SHADE)))
    sheet.alpha_composite(image, (margin, margin))
    return Sprite(sheet, margin)
