"""Painted assets are as new as their drawings, the same whenever they are built, and shipped
without what builds them.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.art.build import MANIFEST, PACKAGES, Asset, declared, folders, recorded, stale
from renderers.art.hues import hues
from renderers.art.layers import Drawing, Grain, _drawn
from renderers.painted import assets, covering, painted

MOST = 12 * 2**20
"""Bytes of all assets together."""
UNLIKE = 1.5
"""So much the channels of two builds may differ in the middle: of another version of a library."""


@pytest.fixture(scope="module", autouse=True)
def forgotten() -> Iterator[None]:
    """What was drawn is large, and nobody else asks for it."""
    yield
    _drawn.cache_clear()


@pytest.mark.parametrize("package", PACKAGES)
def test_no_asset_is_older_than_its_drawing_or_its_declaration(package: str) -> None:
    assert [asset.file for asset in stale(package)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_all_that_lies_among_assets_is_declared(package: str) -> None:
    folder = folders(package)[1]
    there = {path.name for path in folder.iterdir()} - {MANIFEST}
    assert there == {asset.file for asset in declared(package)} == set(recorded(package))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_drawing_is_used(package: str) -> None:
    drawn = {path.stem for path in folders(package)[0].rglob("*.svg")}
    assert {name for name in drawn if f"'{name}'" not in _told()} == set()


@cache
def _told() -> str:
    """All that is declared of assets, which names what they are drawn with."""
    return "\n".join(repr(asset) for one in PACKAGES for asset in declared(one))


@pytest.mark.parametrize("package", PACKAGES)
def test_an_asset_that_is_built_anew_looks_as_it_did(package: str) -> None:
    drawings, folder = folders(package)
    every = sorted(declared(package), key=lambda asset: asset.w * asset.h)
    some = every[:: max(1, len(every) // 2)][:2]
    built = [asset.encoded(drawings) for asset in some]
    assert some[0].encoded(drawings) == built[0]
    for asset, encoded in zip(some, built, strict=True):
        there, anew = (
            Image.open(source).convert("RGBA")
            for source in (folder / asset.file, io.BytesIO(encoded))
        )
        assert max(ImageStat.Stat(ImageChops.difference(there, anew)).mean) < UNLIKE, asset.name


def test_a_change_of_a_drawing_a_colour_or_a_step_makes_an_asset_stale(tmp_path: Path) -> None:
    drawing = tmp_path / "box.svg"
    shape = '<path d="M0 0h9v9Z" fill="{}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{shape}</svg>'
    drawing.write_text(svg.format("$g"))
    digests = {
        Asset("box", 9, 9, Drawing("box", hues(stone)), steps).digest(tmp_path)
        for stone in ("red", "blue")
        for steps in ((), (Grain(3),))
    }
    drawing.write_text(svg.format("$G"))
    digests.add(Asset("box", 9, 9, Drawing("box", hues("red"))).digest(tmp_path))
    assert len(digests) == 5


def test_assets_are_light_enough_together() -> None:
    files = (path for package in PACKAGES for path in folders(package)[1].iterdir())
    assert sum(path.stat().st_size for path in files) <= MOST


@pytest.mark.parametrize("package", PACKAGES)
def test_every_asset_opens(package: str) -> None:
    for name in assets(package):
        sprite = painted(package, name, 40)
        assert sprite.w == 40
        assert sprite.image.getbbox() is not None


def test_what_covers_a_box_keeps_its_shape() -> None:
    whole = painted("renderers", "chip-red", 60).image.convert("RGBA")
    middle = covering("renderers", "chip-red", 60, 30).image.convert("RGBA")
    assert middle.size == (60, 30)
    assert max(ImageStat.Stat(ImageChops.difference(whole.crop((0, 15, 60, 45)), middle)).mean) < 3


def test_what_draws_needs_no_numpy() -> None:
    said = (
        "import sys, renderers.painted, renderers.pieces.masthead;"
        "from games.library import open_library;"
        "from renderers.pictures import scenes_of;"
        "assert scenes_of(open_library().games);"
        "assert not {'numpy', 'resvg_py'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", said], check=True)
