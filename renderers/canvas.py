"""Drawing: a `Pen` paints one piece large and reduces it; a `Canvas` is one frame, of pasted pieces
and set text; `Strokes` paint on a frame that is finished.

All lengths are pixels of the finished picture;
text under the floor of `lettering` is refused.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias, TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.geometry import Box, Point
from renderers.lettering import (
    FLOOR,
    Face,
    Ink,
    abbreviated,
    figure_height,
    font,
    halo,
    ink,
    largest,
    squeezed,
    width,
)
from renderers.sprites import Light, Sprite
from renderers.theme import TEXT, Colour, Theme, rgb

OVERSAMPLE = 4
UNSHARP = 2
"""How many times too large a blurred layer is painted; `OVERSAMPLE` would be wasted, as blur hides
it.
"""
Size = TypeVar("Size", int, float)
Part: TypeAlias = "str | Sprite"  # a run of text, or a picture in a line of text
Paint: TypeAlias = "Colour | tuple[int, int, int, int]"  # a colour, or one with its opacity
CLEAR: Paint = (0, 0, 0, 0)  # takes away what a layer has so far: holes in an emblem


class Anchor(Enum):
    """Which end of a text stands at its point."""

    LEFT = "l"
    MIDDLE = "m"
    RIGHT = "r"


@dataclass(frozen=True, slots=True)
class Cast:
    """How lettering stands on a painting."""

    layers: tuple[tuple[int, int, int, Colour], ...]
    """What lies below it: how far each layer reaches round the letters, its blur, how far down it
    lies, its colour.
    """
    ramp: tuple[Colour, ...] = (TEXT,)
    """The colours of the letters, from above to below."""

    def inked(self, colour: Colour) -> Cast:
        """The same for letters of one colour."""
        return Cast(self.layers, (colour,))


NIGHT = rgb("#05060F")
SHADED = Cast(((1, 3, 2, NIGHT),))
"""A soft shadow."""
EDGED = Cast(((2, 0, 0, NIGHT), (1, 4, 3, NIGHT)))
"""A dark rim and a shadow: numbers on paintings."""
GOLDEN = (rgb("#FFF6D4"), rgb("#F3C765"), rgb("#B57A22"))
GILT_CAST = Cast(((1, 0, 1, rgb("#1C0F04")), (1, 4, 4, NIGHT)), GOLDEN)
"""Letters of gold."""


class Pen:
    """Paints one piece on a transparent sheet, `scale` times too large for smooth edges, and makes
    a sprite of it.
    """

    def __init__(self, w: float, h: float, margin: int = 0, scale: int = OVERSAMPLE) -> None:
        self.body = Box(0, 0, w, h)
        self.margin = margin
        self.scale = scale
        self.image = Image.new(
            "RGBA", (round((w + 2 * margin) * scale), round((h + 2 * margin) * scale))
        )
        self._draw = ImageDraw.Draw(self.image)

    def poly(self, points: Sequence[tuple[float, float]], fill: Paint) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._at(x, y) for x, y in points], fill=fill)

    def line(self, points: Sequence[tuple[float, float]], fill: Paint, thickness: float) -> None:
        """Draw a line through all points, *thickness* pixels wide, with round joints."""
        self._draw.line(
            [self._at(x, y) for x, y in points], fill, max(1, self._long(thickness)), joint="curve"
        )

    def disc(self, centre: Point, radius: float, fill: Paint) -> None:
        """Fill a circle."""
        self._draw.ellipse(
            self._span(Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius)), fill=fill
        )

    def ring(self, centre: Point, radius: float, edge: Colour, thickness: float) -> None:
        """Draw a circle; *radius* ends at its outer edge."""
        span = self._span(Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius))
        self._draw.ellipse(span, outline=edge, width=self._long(thickness))

    def arc(
        self, centre: Point, radius: float, start: float, end: float, fill: Colour, thickness: float
    ) -> None:
        """Draw a part of a ring; angles are degrees from the right, clockwise."""
        span = self._span(Box(centre.x - radius, centre.y - radius, 2 * radius, 2 * radius))
        self._draw.arc(span, start, end, fill, self._long(thickness))

    def box(self, box: Box, radius: float, fill: Colour) -> None:
        """Fill a box with round corners."""
        self._draw.rounded_rectangle(self._span(box), self._long(radius), fill=fill)

    def outline(self, box: Box, radius: float, edge: Colour, thickness: float) -> None:
        """Draw the edge of a box with round corners, inside the box."""
        self._draw.rounded_rectangle(
            self._span(box), self._long(radius), outline=edge, width=self._long(thickness)
        )

    def wash(self, box: Box, radius: float, top: Colour, low: Colour) -> None:
        """A rounded box that goes from one colour to another, downwards."""
        left, upper, right, lower = self._span(box)
        size = right - left + 1, lower - upper + 1
        ramp = (
            Image.linear_gradient("L").resize((1, size[1])).resize(size, Image.Resampling.NEAREST)
        )
        fill = Image.composite(Image.new("RGB", size, low), Image.new("RGB", size, top), ramp)
        self.image.paste(fill, (left, upper), _rounded(size, self._long(radius)))

    def text(
        self,
        at: Point,
        text: str,
        face: Face,
        size: float,
        fill: Colour,
        edge: Colour | None = None,
    ) -> None:
        """Text centred on its figures; an edge goes round it, 3.5 % of its size."""
        pixels = round(_legible(size) * self.scale)
        x, y = self._at(*at)
        stroke = round(size * self.scale * 0.035) if edge else 0
        self._draw.text(
            (x, y + figure_height(face, pixels) / 2),
            text,
            fill=fill,
            font=font(face, pixels),
            anchor="ms",
            stroke_width=stroke,
            stroke_fill=edge,
        )

    @contextmanager
    def veil(self, blur: float = 0, opacity: float = 1, under: bool = False) -> Iterator[Pen]:
        """Paints on a layer that is laid over the sheet, or under it: shadows, sheens, light."""
        layer = Pen(self.body.w, self.body.h, self.margin, UNSHARP) if blur else self._layer()
        yield layer
        if opacity != 1:
            layer.fade(opacity)
        self._lay(*self._softened(layer.image, blur) if blur else (layer.image, (0, 0)), under)

    @contextmanager
    def clip(self, box: Box, radius: float) -> Iterator[Pen]:
        """Paints inside a rounded box only."""
        layer = self._layer()
        yield layer
        left, upper, right, lower = self._span(box)
        inside = layer.image.crop((left, upper, right + 1, lower + 1))
        inside.putalpha(
            ImageChops.multiply(inside.getchannel("A"), _rounded(inside.size, self._long(radius)))
        )
        self._lay(inside, (left, upper))

    def fade(self, opacity: float) -> None:
        """Makes all that is painted so far translucent: ghosts of what is not there."""
        self.image.putalpha(self.image.getchannel("A").point(lambda alpha: round(alpha * opacity)))

    def done(self, light: Light | None = None, stretch: int = 0) -> Sprite:
        """Return what is painted as a sprite, reduced to its true size."""
        return Sprite(self.image.reduce(self.scale), self.margin, light, stretch)

    def _layer(self) -> Pen:
        return Pen(self.body.w, self.body.h, self.margin, self.scale)

    def _softened(self, layer: Image.Image, blur: float) -> tuple[Image.Image, tuple[int, int]]:
        """What is on an `UNSHARP` layer, as far as the blur carries it, in the sheet's size; and
        its corner.
        """
        reach = math.ceil(3 * blur)
        left, upper, right, lower = layer.getbbox() or (0, 0, 1, 1)
        # Beyond the sheet as well, on this side as on the other.
        left, upper = left // UNSHARP - reach, upper // UNSHARP - reach
        w, h = (
            -(-edge // UNSHARP) + reach - begin for edge, begin in ((right, left), (lower, upper))
        )
        part = layer.crop(
            (left * UNSHARP, upper * UNSHARP, (left + w) * UNSHARP, (upper + h) * UNSHARP)
        )
        return _blurred(part, blur, (w * self.scale, h * self.scale)), (
            left * self.scale,
            upper * self.scale,
        )

    def _lay(self, layer: Image.Image, corner: tuple[int, int], under: bool = False) -> None:
        """Over what is there, or under it."""
        present = self.image.crop((*corner, corner[0] + layer.width, corner[1] + layer.height))
        lower, upper = (layer, present) if under else (present, layer)
        self.image.paste(Image.alpha_composite(lower, upper), corner)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return (x + self.margin) * self.scale, (y + self.margin) * self.scale

    def _long(self, length: float) -> int:
        return max(0, round(length * self.scale))

    def _span(self, box: Box) -> tuple[int, int, int, int]:
        """First and last pixel of a box, both inside it."""
        (left, upper), (right, lower) = self._at(box.x, box.y), self._at(box.right, box.bottom)
        return round(left), round(upper), round(right) - 1, round(lower) - 1


class Canvas:
    """One frame at its final size: a ground, sprites put on it, and text."""

    def __init__(self, theme: Theme, ground: Sprite) -> None:
        self.theme = theme
        self.image = ground.image.convert("RGB")
        self.box = Box(0, 0, *self.image.size)
        self.lights = list[tuple[Light, Box]]()
        """What draws attention, in the order in which it was put."""
        self.places: dict[str, Box] = {}
        """Where things lie that a lesson or a guide may speak of, by their names."""

    @classmethod
    def of(cls, theme: Theme, image: Image.Image) -> Canvas:
        """A frame that is drawn already."""
        return cls(theme, Sprite(image))

    def put(self, sprite: Sprite, box: Box) -> None:
        """A sprite whose body begins where the box begins."""
        image, corner = sprite.image, (round(box.x) - sprite.margin, round(box.y) - sprite.margin)
        self.image.paste(image, corner, None if image.mode == "RGB" else image)
        if sprite.light is not None:
            self.lights.append((sprite.light, Box(box.x, box.y, sprite.w, sprite.h)))

    def stamp(self, sprite: Sprite, centre: Point) -> None:
        """A sprite with its middle at this point."""
        image = sprite.image
        corner = round(centre.x - image.width / 2), round(centre.y - image.height / 2)
        self.image.paste(image, corner, None if image.mode == "RGB" else image)

    def text(
        self,
        at: Point,
        text: str,
        face: Face,
        size: int,
        fill: Colour | Cast | None = None,
        anchor: Anchor = Anchor.LEFT,
        room: float | None = None,
        squeeze: float = 1,
    ) -> float:
        """Text centred on its figures; returns how wide it is.

        Where it needs more than `room`, its letters become narrower, down to the share `squeeze`;
        what does not fit even so is cut with an ellipsis.
        """
        percent = 100
        if room is not None:
            text, percent = squeezed(text, face, _legible(size), room, squeeze)
        y = at.y + figure_height(face, _legible(size)) / 2
        letters = ink(text, face, size, percent, anchor.value + "s")
        if isinstance(fill, Cast):
            self._write_cast(letters, round(at.x), round(y), fill)
        else:
            self.write(letters, round(at.x), round(y), fill or TEXT)
        return width(text, face, size) * percent / 100

    def name(
        self,
        at: Point,
        name: str,
        face: Face,
        sizes: Sequence[int],
        fill: Colour | Cast | None,
        room: float,
        squeeze: float = 1,
        anchor: Anchor = Anchor.LEFT,
    ) -> float:
        """Somebody's name in the first of these sizes that fits, else in the last of them and as
        short as it has to be; returns how wide it is.
        """
        shown = abbreviated(name, face, sizes[-1], room / squeeze)
        size = largest(shown, face, sizes, room)
        return self.text(at, shown, face, size, fill, anchor, room, squeeze)

    def write(self, letters: Ink, x: int, y: int, fill: Colour) -> None:
        """A text that is set, at a point of its base line."""
        left, upper = letters.corner
        self.image.paste(fill, (x + left, y + upper), letters.mask)

    def _write_cast(self, letters: Ink, x: int, y: int, cast: Cast) -> None:
        left, upper = letters.corner
        for reach, blur, down, colour in cast.layers:
            pad = reach + 3 * blur
            corner = x + left - pad, y + upper - pad + down
            self.image.paste(colour, corner, halo(letters, reach, blur))
        self.write(letters, x, y, cast.ramp[len(cast.ramp) // 2])
        if len(cast.ramp) > 1:
            metal = _ramp(cast.ramp, letters.mask.size)
            self.image.paste(metal, (x + left, y + upper), letters.mask)

    def line(
        self,
        at: Point,
        parts: Sequence[Part],
        face: Face,
        size: int,
        fill: Colour | Cast | None = None,
        anchor: Anchor = Anchor.LEFT,
        gap: float = 7,
    ) -> float:
        """A line of text with pictures in it; returns how wide it is."""
        widths = [width(part, face, size) if isinstance(part, str) else part.w for part in parts]
        whole = line_width(parts, face, size, gap)
        x = at.x - {Anchor.LEFT: 0, Anchor.MIDDLE: whole / 2, Anchor.RIGHT: whole}[anchor]
        for part, wide in zip(parts, widths, strict=True):
            if isinstance(part, str):
                self.text(Point(x, at.y), part, face, size, fill)
            else:
                self.stamp(part, Point(x + wide / 2, at.y))
            x += wide + gap
        return whole


class Strokes:
    """Paints on a picture that is finished: on the frame of an animation."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def box(self, box: Box, fill: Colour) -> None:
        """Fill a box."""
        self._draw.rectangle((box.x, box.y, box.right, box.bottom), fill)

    def ring(self, centre: Point, radius: float, edge: Colour, thickness: int) -> None:
        """Draw a circle; *radius* ends at its outer edge."""
        x, y = centre
        span = x - radius, y - radius, x + radius, y + radius
        self._draw.ellipse(span, outline=edge, width=thickness)


def line_width(parts: Sequence[Part], face: Face, size: int, gap: float = 7) -> float:
    """How wide a line of text with pictures in it is."""
    widths = (width(part, face, size) if isinstance(part, str) else part.w for part in parts)
    return sum(widths) + gap * max(0, len(parts) - 1)


@lru_cache(maxsize=128)
def _ramp(colours: tuple[Colour, ...], size: tuple[int, int]) -> Image.Image:
    """These colours from above to below, in even steps."""
    few = Image.new("RGB", (1, len(colours)))
    few.putdata(colours)
    return few.resize((1, size[1]), Image.Resampling.BILINEAR).resize(size)


def _legible(size: Size) -> Size:
    if size < FLOOR:
        raise ValueError(f"text of {size} px cannot be read on a phone; {FLOOR} is the least")
    return size


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1), radius=radius, fill=255
    )
    return mask


def _blurred(image: Image.Image, radius: float, size: tuple[int, int]) -> Image.Image:
    """What was painted `UNSHARP` times too large, blurred and brought to a size.

    Colours are weighed by opacity, else their rim turns grey; of a single one, as nearly all
    shadows and lights are, only the opacity needs to be blurred.
    """
    colours = image.getcolors(2)
    painted = [colour for _, colour in colours or () if isinstance(colour, tuple) and colour[3]]
    soft = image.getchannel("A") if len(painted) == 1 else image.convert("RGBa")
    soft = (
        soft.reduce(UNSHARP)
        .filter(ImageFilter.GaussianBlur(radius))
        .resize(size, Image.Resampling.BILINEAR)
    )
    if len(painted) != 1:
        return soft.convert("RGBA")
    plain = Image.new("RGB", size, painted[0][:3])
    plain.putalpha(soft)
    return plain
