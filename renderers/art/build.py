"""What is to be built, and building it: each asset becomes a WebP file in its package's `assets/`.

`assets/manifest.json` says of what each was made. The same sources give the same bytes, so a digest
of the sources tells whether an asset is older than they are.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from PIL import Image

from renderers.art.layers import Layer, LayerStep

ROOT = Path(__file__).parents[2]
PACKAGES = (
    "renderers",
    "renderers.high_society",
    "renderers.last_will",
    "renderers.princes_of_florence",
    "renderers.splendor",
    "renderers.splendor_duel",
)
"""Those that have assets: each has a folder `art` whose module declares `ASSETS`."""
MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Asset:
    """One picture that is shipped, without numbers, words or names in it."""

    name: str
    """`<thing>-<id>[-<variant>]`."""
    w: int
    h: int
    layer: Layer
    steps: tuple[LayerStep, ...] = ()
    quality: int = 90
    opaque: bool = False

    @property
    def file(self) -> str:
        """What it is called on disk, with its width."""
        return f"{self.name}@{self.w}.webp"

    def paint(self, folder: Path) -> Image.Image:
        """Draw it from the sources in a folder."""
        image = self.layer.paint((self.w, self.h), folder)
        for step in self.steps:
            image = step.apply(image)
        return image.convert("RGB") if self.opaque else image

    def encoded(self, folder: Path) -> bytes:
        """The file."""
        out = io.BytesIO()
        self.paint(folder).save(
            out, "WEBP", quality=self.quality, method=6, alpha_quality=100, exact=False
        )
        return out.getvalue()

    def digest(self, folder: Path) -> str:
        """What changes when its declaration or a drawing of it does."""
        told = (self.file, self.h, self.layer.source(folder), self.steps, self.quality, self.opaque)
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def declared(package: str) -> Sequence[Asset]:
    """The assets that a package declares."""
    module = "renderers.art.shared" if package == "renderers" else f"{package}.art"
    return tuple(import_module(module).ASSETS)


def folders(package: str) -> tuple[Path, Path]:
    """Where a package's drawings are, and where its assets go."""
    home = ROOT.joinpath(*package.split("."))
    return home / "art", home / "assets"


def recorded(package: str) -> Mapping[str, str]:
    """The digests of the assets that were built, by their files."""
    path = folders(package)[1] / MANIFEST
    return json.loads(path.read_text()) if path.exists() else {}


def stale(package: str) -> list[Asset]:
    """The assets that were never built, or are older than their sources."""
    drawings, assets = folders(package)
    known = recorded(package)
    return [
        asset
        for asset in declared(package)
        if known.get(asset.file) != asset.digest(drawings) or not (assets / asset.file).exists()
    ]


def build(package: str, *, everything: bool = False) -> tuple[list[str], int]:
    """Build what is stale, or everything, and drop what is declared no more; returns the files that
    were built and how many were left as they are.
    """
    drawings, assets = folders(package)
    assets.mkdir(exist_ok=True)
    every = declared(package)
    wanted = every if everything else stale(package)
    for asset in wanted:
        (assets / asset.file).write_bytes(asset.encoded(drawings))
    names = {asset.file: asset.digest(drawings) for asset in every}
    for path in assets.glob("*.webp"):
        if path.name not in names:
            path.unlink()
    (assets / MANIFEST).write_text(json.dumps(names, indent=0, sort_keys=True) + "\n")
    return [asset.file for asset in wanted], len(every) - len(wanted)
