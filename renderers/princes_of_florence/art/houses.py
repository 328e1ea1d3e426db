"""Buildings as one sees them from the air: a footprint becomes a hipped roof over walls, by how far
each point is from the eaves; what stands on the roof is drawn.

Turning a building turns neither light nor walls: the lamp stands at the upper left, and the walls
are those that look towards whoever looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from renderers.art.hues import rgb
from renderers.art.layers import Drawing, Size

Pixels = npt.NDArray[np.float32]
Mask = npt.NDArray[np.bool_]
Court = tuple[float, float, float, float]
OVER = 2
"""How many times too large a roof is painted."""
WALL, TILES, BRICK = 0.21, 0.085, 0.06
"""Of a square: how high walls are, and how high and wide a roof tile is."""
MARGINS = (0.25, 0.075, 0.05)
"""Of a square: how far a building stands from the upper edge, the sides and the lower edge."""
STUCCO, WINDOW, SHUTTER = "#f0dcb0", "#4a2c22", "#7a4a2c"
LAWN, GRAVEL = "#6f9a48", "#dcc389"


@dataclass(frozen=True, slots=True)
class House:
    """A building on these squares, `#` in a drawing of rows."""

    rows: tuple[str, ...]
    roof: str
    courts: tuple[Court, ...] = ()
    """Gardens within: left, top, width and height, in squares."""
    crown: tuple[tuple[Drawing, float, float, float], ...] = ()
    """What stands on the roof: its drawing, the middle, and how wide it is, in squares."""

    def source(self, folder: Path) -> str:
        """Its values and its drawings."""
        drawn = [(part.source(folder), at) for part, *at in self.crown]
        return repr((self.rows, self.roof, self.courts, drawn))

    def paint(self, size: Size, folder: Path) -> Image.Image:
        """Paint it so that its squares fill the size."""
        cell = size[0] * OVER // len(self.rows[0])
        whole = self._built(cell)
        for drawing, x, y, wide in self.crown:
            side = round(wide * cell)
            part = drawing.paint((side, side), folder)
            at = round(x * cell - side / 2), round(y * cell - side / 2)
            sheet = Image.new("RGBA", whole.size)
            sheet.paste(part, at)
            whole.alpha_composite(sheet)
        return whole.resize(size, Image.Resampling.LANCZOS)

    def _built(self, cell: int) -> Image.Image:
        high = round(cell * WALL)
        base = self._footprint(cell)
        for x, y, w, h in self.courts:
            base[_span(y, h, cell), _span(x, w, cell)] = False
        roof = _raised(base, high)
        solid = base.copy()
        for step in range(high + 1):
            solid |= _raised(base, step)
        tiled = _tiled(roof, cell, self.roof, len(self.rows))
        pixels = np.zeros((*base.shape, 4), np.float32)
        pixels[..., :3] = np.where(roof[..., None], tiled, _walls(roof, solid & ~roof, cell))
        pixels[..., 3] = np.where(solid, 255, 0)
        for x, y, w, h in self.courts:
            rows, columns = _span(y, h, cell), _span(x, w, cell)
            rows = slice(rows.start, max(rows.stop - high, rows.start + 4))
            pixels[rows, columns, :3] = _garden(
                rows.stop - rows.start, columns.stop - columns.start
            )
            pixels[rows, columns, 3] = 255
        image = Image.fromarray(pixels.clip(0, 255).astype(np.uint8), "RGBA")
        image.putalpha(image.getchannel("A").filter(ImageFilter.GaussianBlur(0.5)))
        return image

    def _footprint(self, cell: int) -> Mask:
        """Where walls stand: the squares without their margins, and without inner corners."""
        top, side, low = (round(cell * share) for share in MARGINS)
        image = Image.new("L", (len(self.rows[0]) * cell, len(self.rows) * cell))

        def there(row: int, column: int) -> bool:
            inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
            return inside and self.rows[row][column] == "#"

        squares = [(row, column) for row in range(len(self.rows))
                   for column in range(len(self.rows[0])) if there(row, column)]  # fmt: skip
        for row, column in squares:
            left = column * cell + (0 if there(row, column - 1) else side)
            right = (column + 1) * cell - (0 if there(row, column + 1) else side)
            upper = row * cell + (0 if there(row - 1, column) else top)
            lower = (row + 1) * cell - (0 if there(row + 1, column) else low)
            image.paste(255, (left, upper, right, lower))
        for row, column in squares:
            for down, along in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
                beside = there(row + down, column) and there(row, column + along)
                if beside and not there(row + down, column + along):
                    x = (column + 1) * cell - side if along > 0 else column * cell
                    y = (row + 1) * cell - low if down > 0 else row * cell
                    high = low if down > 0 else top
                    image.paste(0, (x, y, x + side, y + high))
        return np.asarray(image) > 0


def _span(start: float, length: float, cell: int) -> slice:
    return slice(round(start * cell), round((start + length) * cell))


def _raised(mask: Mask, step: int) -> Mask:
    """The same so many pixels higher."""
    done = np.zeros_like(mask)
    done[: len(mask) - step] = mask[step:]
    return done


def _tiled(roof: Mask, cell: int, colour: str, seed: int) -> Pixels:
    """Slopes that rise from the eaves, lit by where they look, in rows of tiles."""
    far = np.zeros(roof.shape, np.float32)
    rest = Image.fromarray((roof * 255).astype(np.uint8), "L")
    while rest.getbbox():
        far += np.asarray(rest, np.float32) / 255
        rest = rest.filter(ImageFilter.MinFilter(3))
    smooth = Image.fromarray(far.clip(0, 255).astype(np.uint8), "L")
    smooth = smooth.filter(ImageFilter.GaussianBlur(OVER * 0.9))
    down, along = np.gradient(np.asarray(smooth, np.float32))
    level = np.abs(along) > np.abs(down)
    lit = np.where(level, np.where(along > 0, 1.16, 0.68), np.where(down > 0, 1.04, 0.86))
    soft = Image.fromarray((lit * 128).astype(np.uint8), "L")
    lit = np.asarray(soft.filter(ImageFilter.GaussianBlur(OVER * 0.5)), np.float32) / 128
    yy, xx = np.mgrid[0 : roof.shape[0], 0 : roof.shape[1]]
    high, wide = cell * TILES, cell * BRICK
    row = np.floor(far / high).astype(int)
    along_row = np.where(level, yy, xx) + (row % 2) * wide / 2
    column = np.floor(along_row / wide).astype(int)
    within, across = far / high - row, along_row / wide - column
    chance = np.random.default_rng(seed).normal(0, 1, (512, 512))
    tint = chance[(row * 7 + level * 91) % 512, (column * 13 + (along > 0) * 37) % 512]
    shade = lit * (1 + 0.10 * tint) * (0.80 + 0.30 * within**0.6)
    shade = shade * (0.86 + 0.2 * np.sin(np.pi * across.clip(0, 1)))
    shade = np.where((np.hypot(down, along) < 0.5) & (far > high), 1.24, shade)
    shade = np.where((far < OVER * 1.6) & roof, 0.55 + 0.4 * (lit > 0.9), shade)
    done = np.array(rgb(colour), np.float32) * shade[..., None]
    done = done + (shade[..., None] > 1.1) * np.array([18, 12, 2])
    turned = chance[(row * 3) % 512, (column * 5) % 512][..., None]
    return np.asarray(done + turned * np.array([6, 1, -5]), np.float32)


def _walls(roof: Mask, wall: Mask, cell: int) -> Pixels:
    """Stucco in the shade of the eaves, with a row of windows."""
    high = round(cell * WALL)
    below = np.zeros(roof.shape, np.float32)
    seen = roof.copy()
    for step in range(1, high + 1):
        lower = np.zeros_like(seen)
        lower[1:] = seen[:-1]
        below = np.where(lower & wall & (below == 0), step, below)
        seen = seen | lower
    tone = np.array(rgb(STUCCO), np.float32)
    stucco = tone * (0.62 + 0.42 * (below / high * 1.6).clip(0, 1))[..., None]
    _, xx = np.mgrid[0 : roof.shape[0], 0 : roof.shape[1]]
    place = np.abs((xx / (cell * 0.155)) % 1 - 0.5)
    window = (place < 0.19) & (below > high * 0.34) & (below < high * 0.82)
    for mask, colour in ((window, WINDOW), (window & (place < 0.07), SHUTTER)):
        stucco = np.where(mask[..., None], np.array(rgb(colour), np.float32), stucco)
    foot = (below > high - OVER * 1.2)[..., None]
    return np.asarray(np.where(foot, stucco * 0.7, stucco), np.float32)


def _garden(h: int, w: int) -> Pixels:
    """A lawn with two paths, in the shade of the walls above and at the left."""
    yy, xx = np.mgrid[0:h, 0:w]
    shade = 1 - 0.45 * np.exp(-yy / (h * 0.35)) - 0.35 * np.exp(-xx / (w * 0.25))
    path = (np.abs(xx - w / 2) < w * 0.07) | (np.abs(yy - h / 2) < h * 0.09)
    lawn = np.where(path[..., None], np.array(rgb(GRAVEL)), np.array(rgb(LAWN)))
    return np.asarray(lawn * shade[..., None], np.float32)
