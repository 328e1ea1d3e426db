"""The people of the seats, as they sit at the table."""

from __future__ import annotations

from PIL import Image, ImageFilter, ImageOps

from games.high_society.view import Phase, Player, View
from renderers.high_society.lacquer import HOME
from renderers.painted import painted
from renderers.pieces import brass
from renderers.sprites import Sprite, kept

SHADE = 9
PASSED = 0.5
"""How bright somebody is who is out of it."""


def look_of(view: View, player: Player) -> tuple[str, float]:
    """How somebody looks, and how bright they are; it only repeats what is told by words."""
    if player.passed:
        return "closed", PASSED
    return ("wide" if player.leading or view.phase is Phase.OVER else "calm"), 1


@kept
def person(seat: int, look: str, w: int, *, mirrored: bool = False, share: float = 1) -> Sprite:
    """Somebody from the waist up, who looks to the right or, mirrored, to the left."""
    shown = painted(HOME, f"person-{seat + 1}-{look}", w)
    image = (shown if share == 1 else brass.dimmed(shown, share)).image.convert("RGBA")
    image = ImageOps.mirror(image) if mirrored else image
    margin = 3 * SHADE
    alpha = Image.new("L", (image.width + 2 * margin, image.height + margin))
    alpha.paste(image.getchannel("A").point(lambda v: round(v * 0.7)), (margin, margin))
    sheet = Image.new("RGBA", alpha.size)
    sheet.putalpha(alpha.filter(ImageFilter.GaussianBlur(SHADE)))
    sheet.alpha_composite(image, (margin, margin))
    return Sprite(sheet, margin)
