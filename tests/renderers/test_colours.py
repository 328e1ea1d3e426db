"""Nobody needs all colours to tell pieces apart: seen as people see them who lack a kind of cone,
or all.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from bot.operations.cli import main
from renderers import theme
from renderers.last_will import papers, signs
from renderers.pieces import ground
from renderers.pieces.seats import badge
from renderers.sprites import Sprite
from renderers.theme import SEAT_MARKS, Colour, Theme
from tests.library import scenes
from tests.renderers.eyes import Eye, apart

SEEN = 8.0
"""From this difference of colours on, in CIELAB, nobody takes one for the other; 2 is just seen
side by side.
"""
DRAWN = 0.03
"""So many of a piece's points must differ in lightness by what is drawn or how it is cut, where
colours do not tell.
"""
DICHROMATS = [eye for eye in Eye if eye is not Eye.GREY]
THEMES = tuple(dict.fromkeys(scene.theme for scene in scenes()))
SEATS = range(len(SEAT_MARKS))

Pieces = list[Sprite]


def families() -> Iterator[tuple[str, Colour, Pieces]]:
    """All that tells by its colour, too: name, what it lies on, and the pieces."""
    yield "badges", theme.SPLENDOR.plate, [badge(seat, 40) for seat in SEATS]
    yield "errand boys", theme.LAST_WILL.plate, [signs.sent(seat, 46) for seat in SEATS]
    yield "places of errand boys", theme.LAST_WILL.plate, [signs.vacant(seat, 28) for seat in SEATS]
    yield "frames", theme.LAST_WILL.plate, [papers.paper(frame, 84, 92) for frame in papers.Frame]
    for scene in scenes():
        for number, family in enumerate(scene.families(), start=1):
            yield (
                f"{scene.view.__module__} {number}",
                family.ground,
                [sprite for _, sprite in family.pieces],
            )


def alike(pieces: Pieces, on: Colour, eye: Eye) -> list[tuple[int, int]]:
    """The pairs that this eye would take for one another, by their places."""
    pairs = combinations(range(len(pieces)), 2)
    differences = ((one, other, apart(eye, pieces[one], pieces[other], on)) for one, other in pairs)
    return [
        (one, other)
        for one, other, seen in differences
        if seen.colour < SEEN and seen.figure < DRAWN
    ]


@pytest.mark.parametrize("eye", DICHROMATS, ids=lambda eye: eye.name.lower())
def test_pieces_that_mean_different_things_look_different_to_whoever_lacks_cones(eye: Eye) -> None:
    found = {name: alike(pieces, on, eye) for name, on, pieces in families()}
    assert {name: pairs for name, pairs in found.items() if pairs} == {}


def test_seats_are_known_without_any_colour() -> None:
    assert alike([badge(seat, 40) for seat in SEATS], theme.SPLENDOR.plate, Eye.GREY) == []


def test_an_eye_that_lacks_the_middle_cones_takes_red_for_green() -> None:
    red, green = (_disc(theme.rgb(colour)) for colour in ("#B5443C", "#6F7A2E"))
    assert alike([red, green], theme.WHITE, Eye.DEUTAN) == [(0, 1)]
    assert alike([red, green], theme.WHITE, Eye.TRITAN) == []


@pytest.mark.parametrize("eye", Eye, ids=lambda eye: eye.name.lower())
@pytest.mark.parametrize("of", THEMES)
def test_whose_turn_it_is_is_seen_without_colours(of: Theme, eye: Eye) -> None:
    plates = [ground.plate(of, 200, 60, active=active) for active in (False, True)]
    assert alike(plates, of.surface, eye) == []


def test_the_style_sheet_shows_every_game(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["style", str(tmp_path / "sheet.png"), "--language", "ru"])
    assert (told.exit_code, told.output) == (
        0,
        f"The style sheet is in {tmp_path / 'sheet.png'}.\n",
    )
    with Image.open(tmp_path / "sheet.png") as sheet:
        assert sheet.width == 1200
        assert sheet.height > 700 * len(THEMES)


def test_a_style_sheet_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["style", str(tmp_path / "nowhere" / "sheet.png")])
    assert (told.exit_code, told.output.count("\n")) == (1, 1)
    assert "cannot be written: No such file or directory." in told.output


def _disc(colour: Colour) -> Sprite:
    return Sprite(Image.new("RGBA", (10, 10), colour))
