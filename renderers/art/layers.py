"""What an asset is painted of: drawings, materials, stacks of both, and the steps after them.

All are frozen values, so that what an asset was made of can be told by their text. Chance comes
from fixed seeds.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import Protocol

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image, ImageDraw, ImageFilter

from renderers.art.hues import rgb

Size = tuple[int, int]
Area = tuple[float, float, float, float]
Pixels = npt.NDArray[np.float32]
SHARED = Path(__file__).parent / "drawings"


class Layer(Protocol):
    """Something that can be painted at a size."""

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it in RGBA; its drawings are in this folder, or shared."""

    def source(self, folder: Path) -> str:
        """All that it depends on, as a text."""


class LayerStep(Protocol):
    """Something that is done to a painted asset."""

    def apply(self, image: Image.Image) -> Image.Image:
        """Return the image as it is afterwards."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A file of SVG text, its `$tokens` filled with colours."""

    file: str
    tokens: Mapping[str, str] = field(default_factory=dict)
    view: tuple[float, float, float, float] | None = None
    """The part of the drawing that is shown, instead of its own view box: x, y, width, height."""
    over: int = 2
    """How many times too large it is drawn before it is reduced."""
    flip: bool = False

    def source(self, folder: Path) -> str:
        """The text that is drawn."""
        return f"{self.text(folder)}{self.over}{self.flip}"

    def text(self, folder: Path) -> str:
        """The SVG with its colours."""
        path = folder / f"{self.file}.svg"
        text = (path if path.exists() else SHARED / path.name).read_text(encoding="utf-8")
        text = Template(text).substitute(self.tokens)
        if self.view is None:
            return text
        begin, _, rest = text.partition('viewBox="')
        shown = " ".join(f"{part:g}" for part in self.view)
        return f'{begin}viewBox="{shown}"{rest[rest.index(chr(34)) + 1 :]}'

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Draw it, stretched to the size if its own shape is another one."""
        drawn = _drawn(self.text(folder), size[0] * self.over)
        drawn = drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.flip else drawn
        return drawn.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=32)
def _drawn(svg: str, width: int) -> Image.Image:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


@dataclass(frozen=True, slots=True)
class Stack:
    """Layers over each other, each in its part of the whole: left, top, width, height from 0 to
    1.
    """

    parts: tuple[tuple[Layer, Area], ...]

    def source(self, folder: Path) -> str:
        """Those of its parts."""
        return repr([(layer.source(folder), area) for layer, area in self.parts])

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint one over the other."""
        whole = Image.new("RGBA", size)
        for layer, (x, y, w, h) in self.parts:
            part = layer.paint((round(w * size[0]), round(h * size[1])), folder)
            sheet = Image.new("RGBA", size)
            sheet.paste(part, (round(x * size[0]), round(y * size[1])))
            whole.alpha_composite(sheet)
        return whole


ALL: Area = (0, 0, 1, 1)


@dataclass(frozen=True, slots=True)
class Treated:
    """A layer after some steps, to be put under others."""

    layer: Layer
    steps: tuple[LayerStep, ...]

    def source(self, folder: Path) -> str:
        """The layer's, and the steps."""
        return f"{self.layer.source(folder)}{self.steps}"

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint the layer, then take the steps."""
        image = self.layer.paint(size, folder)
        for step in self.steps:
            image = step.apply(image)
        return image


@dataclass(frozen=True, slots=True)
class Velvet:
    """Velvet under a lamp at the upper left; with a damask, if there is a drawing of it to be
    repeated.
    """

    low: str
    lit: str
    seed: int = 2
    damask: str = ""
    repeat: int = 112

    def source(self, folder: Path) -> str:
        """Its values, and the drawing."""
        return repr(self) + (Drawing(self.damask).text(folder) if self.damask else "")

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it."""
        w, h = size
        rng = np.random.default_rng(self.seed)
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        far = np.sqrt(((xx - w * 0.3) / w) ** 2 + ((yy - h * 0.12) / (h * 1.1)) ** 2)
        lamp = np.clip(1 - far * 1.15, 0, 1) ** 1.25
        hair = rng.normal(0, 1, (h, w)).astype(np.float32)
        rolled = (np.roll(hair, shift, axis) for shift, axis in ((1, 0), (2, 0), ((1, 1), (0, 1))))
        pile = (hair + sum(rolled)) / 4
        coarse = rng.normal(128, 40, (h // 60 + 2, w // 60 + 2)).clip(0, 255) / 255 - 0.5
        shade = np.clip(lamp + _enlarged(coarse, size) * 0.07, 0, 1)[..., None]
        low, lit = _colour(self.low), _colour(self.lit)
        cloth = low + (lit - low) * shade
        if self.damask:
            tile = Drawing(self.damask).paint((self.repeat, self.repeat), folder)
            mask = np.asarray(tile.getchannel("A"), np.float32) / 255
            mask = np.tile(mask, (h // self.repeat + 2, w // self.repeat + 2))[:h, :w]
            relief = mask - np.roll(mask, (2, 2), (0, 1))
            cloth = cloth + (relief * 13 * (0.35 + lamp))[..., None]
        return _image(cloth * (1 + 0.014 * pile[..., None]))


@dataclass(frozen=True, slots=True)
class Wood:
    """Polished wood: warped rings, pores, a sheen from the upper left."""

    dark: str
    middle: str
    light: str
    seed: int = 1
    upright: bool = False

    def source(self, folder: Path) -> str:
        """Its values."""
        return f"{self}{folder.name}"

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it."""
        del folder
        long, across = size[::-1] if self.upright else size
        rng = np.random.default_rng(self.seed)
        yy, _ = np.mgrid[0:across, 0:long].astype(np.float32)

        def smooth(rows: int, columns: int) -> Pixels:
            return _enlarged(rng.random((rows, columns)), (long, across))

        warp = smooth(max(3, across // 50 + 2), max(3, long // 260 + 2)) * 46
        warp = warp + smooth(max(4, across // 14 + 2), max(3, long // 120 + 2)) * 7
        rings = np.sin((yy + warp) * 0.34) * 0.5 + 0.5
        fine = np.sin((yy * 3.1 + warp * 2.2) * 0.5) * 0.5 + 0.5
        fibre = smooth(across, max(2, long // 26 + 2))
        t = np.clip(0.12 + 0.30 * rings + 0.10 * fine + 0.30 * fibre, 0, 1)[..., None]
        dark, middle, light = _colour(self.dark), _colour(self.middle), _colour(self.light)
        grain = np.where(
            t < 0.5, dark + (middle - dark) * (t * 2), middle + (light - middle) * (t * 2 - 1)
        )
        if self.upright:
            grain = grain.transpose(1, 0, 2)
        yy, xx = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
        sheen = 1.18 - 0.45 * (xx / size[0] + yy / size[1]) / 2
        return _image(grain * sheen[..., None])


@dataclass(frozen=True, slots=True)
class Grain:
    """The last step of a painting: light from the upper left, and grain that spares darks and
    lights.
    """

    amount: float
    seed: int = 3
    light: float = 0.08

    def apply(self, image: Image.Image) -> Image.Image:
        """Lay it over the image; its opacity stays."""
        pixels = _pixels(image)
        h, w = pixels.shape[:2]
        rng = np.random.default_rng(self.seed)
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        lamp = 1 + self.light * (0.55 - (xx / w * 0.6 + yy / h * 0.6)) * 1.6
        fine = rng.normal(0, 1, (h, w))
        coarse = rng.normal(0, 1, (h // 2 + 1, w // 2 + 1)).repeat(2, 0).repeat(2, 1)[:h, :w]
        tone = pixels[..., :3].mean(-1) / 255
        grain = (fine + coarse) * 0.6 * self.amount * (0.35 + 2.6 * tone * (1 - tone))
        pixels[..., :3] = pixels[..., :3] * lamp[..., None] + grain[..., None]
        return _image(pixels)


@dataclass(frozen=True, slots=True)
class Finish:
    """A painted surface: fine and mottled grain, lights that bloom, darker corners."""

    grain: float = 3
    spray: float = 2.5
    vignette: float = 0.0
    bloom: float = 0.2
    seed: int = 1

    def apply(self, image: Image.Image) -> Image.Image:
        """Lay it over the image; its opacity stays."""
        pixels = _pixels(image)
        h, w = pixels.shape[:2]
        colours = pixels[..., :3]
        if self.bloom:
            bright = Image.fromarray(np.clip(colours - 165, 0, 90).astype(np.uint8), "RGB")
            soft = bright.filter(ImageFilter.GaussianBlur(max(2, w / 45)))
            colours = colours + np.asarray(soft, np.float32) * self.bloom * 2
        rng = np.random.default_rng(self.seed)
        tone = colours.mean(2, keepdims=True) / 255
        fine = rng.normal(0, 1, (h, w, 1)).astype(np.float32)
        mottled = np.clip(rng.normal(0, 1, (h, w)) * 40 + 128, 0, 255).astype(np.uint8)
        blurred = Image.fromarray(mottled, "L").filter(ImageFilter.GaussianBlur(0.8))
        spray = np.asarray(blurred, np.float32)[..., None] / 20 - 6.4
        colours = colours + fine * self.grain * (0.35 + tone * (1 - tone) * 2.6)
        colours = colours + spray * self.spray * 0.8 * (0.4 + tone * 0.8)
        if self.vignette:
            yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
            far = ((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) * 2
            colours = colours * (1 - self.vignette * np.clip(far, 0, 1) ** 1.2)[..., None]
        pixels[..., :3] = colours
        return _image(pixels)


@dataclass(frozen=True, slots=True)
class Fade:
    """The image becomes clear between two points of an axis, both from 0 to 1: wholly there at
    `begin`, down to the share `least` at `end`. With a colour it is that which it becomes.
    """

    begin: float
    end: float
    across: bool = False
    least: float = 0
    into: str = ""

    def apply(self, image: Image.Image) -> Image.Image:
        """Fade it."""
        pixels = _pixels(image)
        h, w = pixels.shape[:2]
        way = np.linspace(0, 1, w if self.across else h, dtype=np.float32)
        share = np.clip((way - self.end) / (self.begin - self.end), 0, 1)
        share = self.least + (1 - self.least) * share
        share = share[None, :, None] if self.across else share[:, None, None]
        if self.into:
            pixels[..., :3] = pixels[..., :3] * share + _colour(self.into) * (1 - share)
        else:
            pixels[..., 3:] = pixels[..., 3:] * share
        return _image(pixels)


@dataclass(frozen=True, slots=True)
class Lobe:
    """A soft dark place, so that lettering has a calm ground: its box from 0 to 1, how dark, and
    the blur in pixels.
    """

    area: Area
    opacity: float
    blur: float
    colour: str = "#030516"

    def apply(self, image: Image.Image) -> Image.Image:
        """Darken the place; the image's opacity stays."""
        x, y, w, h = self.area
        mask = Image.new("L", image.size)
        span = (x * image.width, y * image.height, (x + w) * image.width, (y + h) * image.height)
        ImageDraw.Draw(mask).ellipse(span, fill=round(255 * self.opacity))
        dark = Image.new("RGBA", image.size, (*rgb(self.colour), 255))
        dark.putalpha(mask.filter(ImageFilter.GaussianBlur(self.blur)))
        done = Image.alpha_composite(image.convert("RGBA"), dark)
        done.putalpha(image.convert("RGBA").getchannel("A"))
        return done


@dataclass(frozen=True, slots=True)
class Rounded:
    """Cut to a box with round corners."""

    radius: float

    def apply(self, image: Image.Image) -> Image.Image:
        """Cut it."""
        done = image.convert("RGBA")
        w, h = done.size
        mask = Image.new("L", (w * 4, h * 4))
        span = (0, 0, w * 4 - 1, h * 4 - 1)
        ImageDraw.Draw(mask).rounded_rectangle(span, round(self.radius * 4), fill=255)
        small = np.asarray(mask.resize((w, h), Image.Resampling.LANCZOS), np.float32) / 255
        pixels = _pixels(done)
        pixels[..., 3] = pixels[..., 3] * small
        return _image(pixels)


def _colour(text: str) -> Pixels:
    return np.array(rgb(text), np.float32)


def _pixels(image: Image.Image) -> Pixels:
    return np.array(image.convert("RGBA"), np.float32)


def _image(pixels: Pixels) -> Image.Image:
    whole = pixels.clip(0, 255).astype(np.uint8)
    return Image.fromarray(whole, "RGBA" if whole.shape[2] == 4 else "RGB").convert("RGBA")


def _enlarged(coarse: npt.NDArray[np.floating], size: Size) -> Pixels:
    """Chance in few points, smooth over a size; from the range in which it was given."""
    low, high = float(coarse.min()), float(coarse.max())
    grey = ((coarse - low) / (high - low) * 255).astype(np.uint8)
    wide = Image.fromarray(grey, "L").resize(size, Image.Resampling.BICUBIC)
    return (np.asarray(wide, np.float32) / 255 * (high - low) + low).astype(np.float32)
