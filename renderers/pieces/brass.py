"""What lies on a painted table: brass frames, plates, dark glass, shadows, light, ribbons."""

from __future__ import annotations

from enum import Enum

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.painted import SHARED, opened, painted
from renderers.sprites import Light, Sprite, kept
from renderers.theme import BLACK, GLOW, WHITE, Colour, mix, rgb

SCALE = 3
"""How many times too large edges are painted."""
NIGHT = rgb("#020208")
LIT = rgb("#FFD875")
CAN = rgb("#8FF0B8")
SHORT = rgb("#FFB4A8")
GLASS = rgb("#04071A")


class Metal(Enum):
    """Of a frame: bright, middle and dark."""

    BRASS = ("#F3D488", "#C0893A", "#5F3A10")
    CHANGED = ("#FFFBE0", "#FFE08A", "#E0B050")
    """What the last move has changed."""
    ACTIVE = ("#FFF1BD", "#F0BD4A", "#A8701F")
    """Whoever is to move."""
    GOOD = ("#E6FFF0", "#8FF0B8", "#3FAE76")
    """What can be done."""
    PEWTER = ("#6D6A70", "#55505A", "#2A2630")
    """What cannot."""
    BLUE = ("#CFE4FF", "#6FA5E6", "#1F4A8C")
    IVORY = ("#FFFEFA", "#F6EEDC", "#CBBC98")
    EBONY = ("#5A5058", "#2A2226", "#0E0A0C")


def rounded(w: int, h: int, radius: float, opacity: float = 1) -> Image.Image:
    """The mask of a box with round corners."""
    mask = Image.new("L", (w * SCALE, h * SCALE))
    span = (0, 0, w * SCALE - 1, h * SCALE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(span, round(radius * SCALE), fill=round(255 * opacity))
    return mask.resize((w, h), Image.Resampling.BOX)


def sunken(w: int, h: int, radius: int, opacity: float, reach: int = 9) -> Image.Image:
    """The mask of the shadow that falls into a place that lies lower, from above and the left."""
    mask = Image.new("L", (w, h), round(255 * opacity))
    span = (reach, reach + 2, w + 30, h + 30)
    ImageDraw.Draw(mask).rounded_rectangle(span, radius, fill=0)
    return mask.filter(ImageFilter.GaussianBlur(reach))


@kept
def frame(w: int, h: int, radius: int, thick: float = 4, metal: Metal = Metal.BRASS) -> Sprite:
    """A bevelled edge of metal inside a box, bright at the upper left and dark at the lower
    right.
    """
    bright, middle, dark = (rgb(tone) for tone in metal.value)
    lit, shaded = (_edge(w, h, radius, thick, tones) for tones in (
        [mix(tone, WHITE, 0.22) for tone in (bright, middle, dark)],
        [mix(tone, BLACK, 0.32) for tone in (bright, middle, dark)],
    ))  # fmt: skip
    alpha = lit.getchannel("A")
    across = Image.linear_gradient("L").rotate(90)
    slope = Image.blend(across, Image.linear_gradient("L"), 0.5).resize((w, h))
    done = Image.composite(shaded.convert("RGB"), lit.convert("RGB"), slope)
    done.putalpha(alpha)
    return Sprite(done)


def _edge(w: int, h: int, radius: int, thick: float, tones: list[Colour]) -> Image.Image:
    bright, middle, dark = tones
    sheet = Image.new("RGBA", (w * SCALE, h * SCALE), (*middle, 0))
    draw = ImageDraw.Draw(sheet)

    def line(inset: float, colour: Colour, wide: float) -> None:
        edge = round(inset * SCALE)
        span = (edge, edge, w * SCALE - 1 - edge, h * SCALE - 1 - edge)
        turn = max(1, round((radius - inset) * SCALE))
        draw.rounded_rectangle(
            span, turn, outline=(*colour, 255), width=max(1, round(wide * SCALE))
        )

    line(0, rgb("#0C0704"), 1.2)
    line(1, middle, thick)
    line(1, bright, thick * 0.34)
    line(1 + thick * 0.66, dark, thick * 0.34)
    line(1 + thick, rgb("#07070E"), 1.3)
    return sheet.resize((w, h), Image.Resampling.BOX)


@kept
def shadow(w: int, h: int, radius: int, reach: int = 9, opacity: float = 0.67) -> Sprite:
    """What a thing casts to the right and down, where the lamp at the upper left does not reach."""
    return _soft((w, h), radius, (*NIGHT, round(255 * opacity)), reach, shift=reach)


@kept
def light(
    w: int, h: int, radius: int, colour: Colour = LIT, reach: int = 11, grow: int = 4,
    meaning: Light | None = None,
) -> Sprite:  # fmt: skip
    """The light round what has changed, what can be done, or whoever is to move."""
    soft = _soft((w, h), radius, (*colour, 230), reach, grow)
    return Sprite(soft.image, soft.margin, meaning)


def changed(w: int, h: int, radius: int) -> Sprite:
    """The light of what the last move has changed."""
    return light(w, h, radius, meaning=Light.CHANGED)


def ring_of_light(size: int, radius: int) -> Sprite:
    """The same, so narrow that what lies close to it stays dark."""
    return light(size, size, radius, reach=3, grow=2, meaning=Light.CHANGED)


def to_move(w: int, h: int) -> Sprite:
    """The light round the plate of whoever is to move."""
    return light(w, h, 16, rgb("#FFCF5C"), 11, 3, Light.FIRST)


def _soft(
    size: tuple[int, int], radius: int, paint: tuple[int, int, int, int], reach: int,
    grow: int = 0, shift: int = 0,
) -> Sprite:  # fmt: skip
    w, h = size
    margin = 3 * reach + grow + shift
    mask = Image.new("L", (w + 2 * margin, h + 2 * margin))
    x, y = margin - grow + round(shift * 0.55), margin - grow + shift
    span = (x, y, x + w + 2 * grow - 1, y + h + 2 * grow - 1)
    ImageDraw.Draw(mask).rounded_rectangle(span, radius + grow, fill=paint[3])
    whole = Image.new("RGB", mask.size, paint[:3])
    whole.putalpha(mask.filter(ImageFilter.GaussianBlur(reach)))
    return Sprite(whole, margin)


@kept
def plate(
    w: int, h: int, top: Colour, low: Colour, edge: Colour, radius: int = 16, opacity: float = 0.93
) -> Sprite:
    """Lacquer: lit at its upper edge, with a hairline."""
    ramp = Image.linear_gradient("L").point(lambda v: round(255 * (v / 255) ** 0.7)).resize((w, h))
    done = Image.composite(Image.new("RGB", (w, h), low), Image.new("RGB", (w, h), top), ramp)
    done.putalpha(rounded(w, h, radius, opacity))
    return Sprite(_lined(done, radius, edge, 2))


@kept
def glass(
    w: int, h: int, radius: int, edge: Colour | None = None, opacity: float = 0.75,
    fill: Colour = GLASS,
) -> Sprite:  # fmt: skip
    """Dark glass, on which lettering is calm above a painting."""
    done = Image.new("RGB", (w, h), fill)
    done.putalpha(rounded(w, h, radius, opacity))
    return Sprite(done if edge is None else _lined(done, radius, edge, 1.7))


def _lined(image: Image.Image, radius: int, edge: Colour, wide: float) -> Image.Image:
    w, h = image.size
    sheet = Image.new("RGBA", (w * SCALE, h * SCALE), (*edge, 0))
    span = (0, 0, w * SCALE - 1, h * SCALE - 1)
    ImageDraw.Draw(sheet).rounded_rectangle(
        span, radius * SCALE, outline=(*edge, 255), width=round(wide * SCALE)
    )
    return Image.alpha_composite(image, sheet.resize((w, h), Image.Resampling.BOX))


@kept
def hairline(w: int, h: int, radius: int, edge: Colour, wide: float = 2) -> Sprite:
    """A line round a box, inside its edge."""
    return Sprite(_lined(Image.new("RGBA", (w, h), (*edge, 0)), radius, edge, wide))


def place(w: int, h: int, radius: int, edge: Colour, opacity: float = 0.5) -> Sprite:
    """Where something may lie and nothing does: darker than its ground, with a hairline."""
    return glass(w, h, radius, edge, opacity, NIGHT)


@kept
def meter(w: int, h: int, share: float) -> Sprite:
    """How far along something is, from 0 to 1."""
    sheet = Image.new("RGBA", (w * SCALE, h * SCALE))
    draw = ImageDraw.Draw(sheet)
    span = (0, 0, w * SCALE - 1, h * SCALE - 1)
    dark, line = (5, 6, 15, 225), (107, 90, 52, 255)
    draw.rounded_rectangle(span, h * SCALE // 2, fill=dark, outline=line, width=SCALE)
    if share > 0:
        long = SCALE * max(h, w * min(1, share)) - SCALE - 1
        draw.rounded_rectangle((SCALE, SCALE, long, (h - 1) * SCALE), h * SCALE // 2, fill=GLOW)
    return Sprite(sheet.resize((w, h), Image.Resampling.BOX))


@kept
def faded_line(w: int, h: int) -> Sprite:
    """A golden line that fades out to its right."""
    done = Image.new("RGB", (w, h), rgb("#C9973C"))
    done.putalpha(Image.linear_gradient("L").rotate(-90).resize((w, h)).point(_strong))
    return Sprite(done)


def _strong(share: float) -> float:
    return share * 0.8


@kept
def ribbon(seat: int, w: int, h: int = 66) -> Sprite:
    """Silk in a seat's colour with a swallow tail at its right, so wide."""
    whole = opened(SHARED, f"ribbon-{seat + 1}").convert("RGBA")
    done = whole.crop((whole.width - w, 0, whole.width, whole.height))
    return Sprite(done.resize((w, h), Image.Resampling.LANCZOS) if h != whole.height else done)


def large_ribbon(seat: int) -> Sprite:
    """Silk with two swallow tails, for a poster."""
    return painted(SHARED, f"ribbon-{seat + 1}-large", 1120, 132)


@kept
def struck(size: int) -> Sprite:
    """A gold coin whose middle is dark, for a number."""
    face = painted(SHARED, "jewel-gold", size).image.convert("RGBA")
    inner = round(size * 0.66)
    at = (size - inner) // 2
    hollow = Image.new("RGBA", (size, size), (70, 38, 6, 0))
    hollow.paste((70, 38, 6, 255), (at, at), rounded(inner, inner, inner / 2, 0.82))
    done = Image.alpha_composite(face, hollow)
    ring = frame(inner, inner, inner // 2, 3, Metal.ACTIVE).image
    done.alpha_composite(ring, (at, at))
    return Sprite(done)


@kept
def numbered_star(size: int, text: str) -> Sprite:
    """A star with what something brings."""
    pen = Pen(size, size)
    figure = size * 0.46
    pen.text(Point(size / 2, size * 0.53), text, Face.BLACK, figure, WHITE, rgb("#2A1604"))
    star = painted(SHARED, "sign-star", size).image.convert("RGBA")
    return Sprite(Image.alpha_composite(star, pen.done().image))


def sign(name: str, size: int) -> Sprite:
    """A golden sign, so wide: star, crown, lock, tick, tokens, arrow."""
    return painted(SHARED, f"sign-{name}", size)


@kept
def dimmed(sprite: Sprite, share: float) -> Sprite:
    """Darker by value only: what cannot be chosen keeps its hue."""
    image = sprite.image.convert("RGBA")
    dark = image.convert("RGB").point(lambda v: round(v * share))
    dark.putalpha(image.getchannel("A"))
    return Sprite(dark, sprite.margin)


@kept
def faint(sprite: Sprite, share: float) -> Sprite:
    """See-through: the ghost of what is not there."""
    image = sprite.image.convert("RGBA")
    image.putalpha(image.getchannel("A").point(lambda v: round(v * share)))
    return Sprite(image, sprite.margin)


def cut(image: Image.Image, radius: float) -> Image.Image:
    """An image with round corners."""
    done = image.convert("RGBA")
    alpha = ImageChops.multiply(done.getchannel("A"), rounded(*done.size, radius))
    done.putalpha(alpha)
    return done


def framed(image: Image.Image, radius: int, thick: float, metal: Metal = Metal.BRASS) -> Sprite:
    """An image with round corners in a frame."""
    done = cut(image, radius)
    done.alpha_composite(frame(*done.size, radius, thick, metal).image)
    return Sprite(done)


def raise_(canvas: Canvas, box: Box, radius: int, *, lit: bool = False, reach: int = 9) -> None:
    """The shadow of what is put into a box next, and its light if it has changed."""
    w, h = box.size
    if lit:
        canvas.put(changed(w, h, radius), box)
    canvas.put(shadow(w, h, radius, reach), box)
