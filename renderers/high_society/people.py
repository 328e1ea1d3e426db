"""The people of the seats, as they sit at the table."""

from __future__ import annotations

from PIL import Image, ImageFilter, ImageOps

from games.high_society.view import Phase, Player, View
from renderers.high_society.lacquer import HOME
from renderers.painted import SHARED, painted
from renderers.pieces import brass
from renderers.pieces.portraits import HEAD, Looks, face_of, headed, looks_of
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
    return _person(looks_of(seat, HIGH_SOCIETY.cast), look, w, mirrored, share)


def figure(looks: Looks, look: str, w: int, *, mirrored: bool = False) -> Image.Image:
    """Whoever looks like this, in RGBA. People of other games, and those with their own picture,
    have one look; faces of other games look to the left until they are turned.
    """
    if looks.face in SOCIETY and not looks.picture:
        image = painted(HOME, f"person-{looks.face}-{look}", w).image.convert("RGBA")
        return ImageOps.mirror(image) if mirrored else image
    wide, high = round(w * NEARER), round(w * SHAPE)
    bust = painted(SHARED, f"face-{looks.face}", wide).image.convert("RGBA")
    bust = bust if mirrored else ImageOps.mirror(bust)
    x, y, radius = HEAD
    bust = headed(bust, looks, (x if mirrored else 1 - x, y, radius))
    sheet = Image.new("RGBA", (w, high))
    sheet.paste(bust, ((w - wide) // 2, high - bust.height))
    return sheet


def high_hat(seat: int) -> bool:
    """Whether what somebody wears reaches far over the head."""
    whole = figure(Looks(face_of(seat, HIGH_SOCIETY.cast)), "calm", 310)
    _, top, _, _ = whole.getbbox() or (0, 0, 0, 0)
    return top < HATLESS


def cuff(seat: int, w: int) -> Sprite:
    """The hand of a seat's player in its cuff."""
    face = face_of(seat, HIGH_SOCIETY.cast)
    own = HANDS.get(face) or SOCIETY.index(face) + 1
    return painted(HOME, f"cuff-{own}", w)


@kept
def _person(looks: Looks, look: str, w: int, mirrored: bool, share: float) -> Sprite:
    shown = Sprite(figure(looks, look, w, mirrored=mirrored))
    image = (shown if share == 1 else brass.dimmed(shown, share)).image.convert("RGBA")
    margin = 3 * SHADE
    alpha = Image.new("L", (image.width + 2 * margin, image.height + margin))
    alpha.paste(image.getchannel("A").point(lambda v: round(v * 0.7)), (margin, margin))
    sheet = Image.new("RGBA", alpha.size)
    sheet.putalpha(alpha.filter(ImageFilter.GaussianBlur(SHADE)))
    sheet.alpha_composite(image, (margin, margin))
    return Sprite(sheet, margin)
