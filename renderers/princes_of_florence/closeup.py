"""One estate by itself, large enough to plan on; a tile that is being considered lies there as it
would.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.princes_of_florence.catalogue import Building, called
from games.princes_of_florence.events import of_tile
from games.princes_of_florence.view import Closeup, Player
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, wrapped
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.facts import facts, shown_of
from renderers.princes_of_florence.players import (
    NAME,
    money,
    name_line,
    works,
)
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room
from renderers.princes_of_florence.telling import Teller
from renderers.scenes import ALT_LIMIT, Description
from renderers.sprites import Sprite
from renderers.telling import cut
from renderers.words import Words

WIDTH, CELL = 1200, 84
FACT, LINE, WORKS = 62, 42, 74
"""How high a line is at most that tells what somebody has, a line of a note, and works at least."""
WORK = 138
NOTE = 34
CLOSEST = 0.7  # how narrow its letters may become


def draw(view: Closeup, words: Words, names: Sequence[str]) -> Canvas:
    """Who it is; the map at the left, with where no building may lie if one is considered; the
    owner's things at the right.
    """
    side = estates.side_of(CELL) + estates.NAMES
    canvas = room(WIDTH, 2 * EDGE + 2 * GAP + NAME + side)
    box = canvas.box.inset(MARGIN, EDGE)
    player, changes = _as_it_would_lie(view)
    active = player.seat in view.table.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.WALNUT), box)
    who, rest = box.inset(GAP, GAP).rows(NAME, 1)
    name_line(canvas, who, view.table, player, words, names, changes)
    land, things = rest.columns(side, 1, gap=2 * GAP)
    hatched = view.considered is None or isinstance(view.considered.tile, Building)
    estates.named(canvas, land, player, CELL, changes, hatched=hatched)
    _things(canvas, things, view, words, names, changes)
    return canvas


def _as_it_would_lie(view: Closeup) -> tuple[Player, Changes]:
    """The owner with the considered tile laid, which is lit; without one, what the last move has
    changed.
    """
    if view.considered is None:
        return view.player, Changes.of(view.table)
    return (
        replace(view.player, estate=(*view.player.estate, view.considered)),
        Changes(tiles={(view.seat, view.considered)}),
    )


def _things(
    canvas: Canvas, box: Box, view: Closeup, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """What that player has besides, what it allows, and the works."""
    player = view.player
    several = [one for one in shown_of(player, words, changes) if one.there or one.changed]
    notes = [
        line
        for note in _notes(view, words, names)
        for line in wrapped(note, Face.SANS, NOTE, box.w / 0.9)
    ]
    left = box.h - 60 - (LINE + 2) * len(notes) - WORKS
    high = min(FACT, left / max(1, len(several)) - 2)
    florins, *rows = box.rows(58, *[high] * len(several), *[LINE] * len(notes), 1, gap=2)
    money(canvas, florins, player, words, changes, left=True)
    facts(canvas, rows, several)
    for line, row in zip(notes, rows[len(several) :], strict=False):
        at = row.left_middle
        canvas.text(at, line, Face.SANS, NOTE, roles.SAND, room=row.w, squeeze=CLOSEST)
    works(canvas, rows[-1].inset(0, 8), player, changes, WORK)


def _notes(view: Closeup, words: Words, names: Sequence[str]) -> list[str]:
    """What is considered; else what may be built and for how much."""
    if view.considered is not None:
        return [_considered(view, words, names)]
    player = view.player
    return [
        words("picture-build-price", n=player.building_price),
        words("picture-empty", n=player.empty_squares),
    ]


def _considered(view: Closeup, words: Words, names: Sequence[str]) -> str:
    assert view.considered is not None
    tile, squares = (
        of_tile(view.considered.tile),
        [called(square).upper() for square in view.considered.squares],
    )
    return words("picture-considered", tile=words.say(tile, names), squares=" ".join(squares))


def tell(view: Closeup, words: Words, names: Sequence[str]) -> Description:
    """All that is public about one player."""
    told = [Teller(view.table, words, names).player(view.player)]
    if view.considered is not None:
        told.insert(0, _considered(view, words, names))
    return Description(cut(" ".join(told), ALT_LIMIT), "\n".join(told))


def pieces() -> Iterator[Sprite]:
    """The empty estate."""
    yield tiles.ground(CELL)
    yield tiles.palace(CELL)
    yield tiles.hatch(CELL)
