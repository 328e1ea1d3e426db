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

CELL = 84
FACTS = 316
WORKS = 108
LINE = 38  # of a note
NOTES = (34, 32, 30)  # its lettering: the largest that takes no more lines than there is room for
CLOSEST = 0.7  # how narrow its letters may become


def draw(view: Closeup, words: Words, names: Sequence[str]) -> Canvas:
    """The map at the left, with where no building may lie if one is considered; the owner's things
    at the right.
    """
    side = estates.side_of(CELL) + estates.NAMES
    canvas = room(2 * MARGIN + side + 3 * GAP + FACTS, 2 * EDGE + 2 * GAP + side + WORKS)
    box = canvas.box.inset(MARGIN, EDGE)
    player, changes = _as_it_would_lie(view)
    active = player.seat in view.table.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.WALNUT), box)
    land, low = box.inset(GAP, GAP).rows(side, 1, gap=4)
    map_, facts_ = land.columns(side, 1, gap=GAP)
    hatched = view.considered is None or isinstance(view.considered.tile, Building)
    estates.named(canvas, map_, player, CELL, changes, hatched=hatched)
    _facts(canvas, facts_, view, words, names, changes)
    done, notes = low.columns(1, FACTS, gap=GAP)
    works(canvas, done, player, changes)
    _told(canvas, notes, view, words, names)
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


def _facts(
    canvas: Canvas, box: Box, view: Closeup, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """Who it is, what that player has besides, and what it allows."""
    player = view.player
    who, *rows = box.rows(NAME, 58, *[1] * 9, gap=2)
    name_line(canvas, who, view.table, player, words, names, changes)
    money(canvas, rows[0], player, words, changes, left=True)
    facts(canvas, rows[1:], [*shown_of(player, words, changes)])


def _told(canvas: Canvas, box: Box, view: Closeup, words: Words, names: Sequence[str]) -> None:
    """What is considered, or what may be built, beside the works."""
    notes = _notes(view, words, names)
    tries = [
        (size, [line for note in notes for line in wrapped(note, Face.SANS, size, box.w / share)])
        for size, share in ((NOTES[0], 1), *((size, 0.9) for size in NOTES))
    ]
    size, lines = next(
        (one for one in tries if len(one[1]) * LINE <= box.h and len(one[1]) <= len(notes) + 1),
        tries[-1],
    )
    block = box.place(box.w, LINE * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at, room_ = row.left_middle, row.w
        canvas.text(at, line, Face.SANS, size, roles.SAND, room=room_, squeeze=CLOSEST)


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
