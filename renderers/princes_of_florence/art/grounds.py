"""What is not drawn: meadow and stone of an estate, and parchment."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from renderers.art.hues import rgb
from renderers.art.layers import Pixels, Size

MEADOW, CHEQUER = "#d8cb8e", (13.0, 8.0, 16.0)
STONE_LIT, STONE, STONE_LOW, SEAM = "#f0dfb8", "#c2a070", "#8a6a44", "#7d5f3c"


@dataclass(frozen=True, slots=True)
class Estate:
    """A meadow of so many squares on a side within a wall, seen from above; the wall is `wall`
    squares wide.
    """

    side: int
    wall: float
    seed: int = 1

    def source(self, folder: Path) -> str:
        """Its values."""
        return f"{self}{folder.name}"

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it."""
        del folder
        w, _ = size
        cell = w / (self.side + 2 * self.wall)
        yy, xx = np.mgrid[0:w, 0:w].astype(np.float32)
        across, down = xx / cell - self.wall, yy / cell - self.wall
        odd = (np.floor(across) + np.floor(down)) % 2
        ground = np.array(rgb(MEADOW), np.float32) - odd[..., None] * np.array(CHEQUER)
        ground = ground + noise(w, w, 90, self.seed, 4)[..., None] * np.array([10, 12, 6])
        ground = ground + noise(w, w, 5, self.seed + 1, 2)[..., None] * 9
        seam = np.minimum(across % 1, down % 1) * cell < 1.3
        ground = np.where(seam[..., None], ground * 0.88, ground)
        ground = ground * (1.05 - 0.12 * (xx + yy) / (2 * w))[..., None]
        inside = np.minimum(np.minimum(across, down), self.side - np.maximum(across, down))
        near = np.minimum(across, down).clip(0)
        ground = ground * (1 - 0.42 * np.exp(-near / 0.07))[..., None]
        slope = ((xx + yy) / (2 * w))[..., None]
        lit, tone, low = (np.array(rgb(each), np.float32) for each in (STONE_LIT, STONE, STONE_LOW))
        wall = np.where(
            slope < 0.5, lit + (tone - lit) * slope * 2, tone + (low - tone) * (slope * 2 - 1)
        )
        wall = wall * (0.86 + 0.2 * np.minimum(1, -inside / self.wall))[..., None]
        along = np.where(
            np.abs(across - self.side / 2) > np.abs(down - self.side / 2), down, across
        )
        joint = np.abs((along * 2.2) % 1 - 0.5) < 0.03
        wall = np.where(joint[..., None], np.array(rgb(SEAM), np.float32), wall)
        edge = np.minimum(np.minimum(xx, yy), w - 1 - np.maximum(xx, yy))
        wall = np.where((edge < 2)[..., None], wall * 0.55, wall)
        done = np.where((inside < 0)[..., None], wall, ground)
        return Image.fromarray(done.clip(0, 255).astype(np.uint8), "RGB").convert("RGBA")


@dataclass(frozen=True, slots=True)
class Parchment:
    """Parchment with clouds and fibres."""

    tone: str = "#f2e2bb"
    seed: int = 3

    def source(self, folder: Path) -> str:
        """Its values."""
        return f"{self}{folder.name}"

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it."""
        del folder
        w, h = size
        done = (
            np.array(rgb(self.tone), np.float32)
            * (1 + 0.05 * noise(h, w, 120, self.seed, 4))[..., None]
        )
        done = done + noise(h, w, 3, self.seed + 1, 1)[..., None] * 4
        image = Image.fromarray(done.clip(0, 255).astype(np.uint8), "RGB")
        return image.filter(ImageFilter.GaussianBlur(0.4)).convert("RGBA")


def noise(h: int, w: int, cell: float, seed: int, octaves: int) -> Pixels:
    """Smooth chance, from -1 to 1."""
    rng = np.random.default_rng(seed)
    done = np.zeros((h, w), np.float32)
    whole = 0.0
    for octave in range(octaves):
        step = max(1, cell / 2**octave)
        points = rng.random((int(h / step) + 3, int(w / step) + 3)) * 255
        grey = Image.fromarray(points.astype(np.uint8), "L")
        wide = grey.resize(
            (round(grey.width * step), round(grey.height * step)), Image.Resampling.BICUBIC
        )
        done += (np.asarray(wide, np.float32)[:h, :w] / 127.5 - 1) * 0.5**octave
        whole += 0.5**octave
    return done / whole
