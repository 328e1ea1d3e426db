"""A player's bay: facts and estate, what is in hand by number only, and the works."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import Freedom
from games.princes_of_florence.view import Player, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces.seats import BADGE, badge
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.changes import Changes, Fact
from renderers.princes_of_florence.room import Plate, light, plate
from renderers.princes_of_florence.signs import (
    CARD,
    Sign,
    arms,
    builder,
    coin,
    jester,
    laurel,
    no_arms,
    ordered,
    sign,
    work_card,
)
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

CELL, WIDE_CELL = 36, 46
NAME, FIGURES, CARDS = 44, 50, 34
WORKS_GAP = 4
HELD = (
    (Fact.PROFESSIONS, Sign.PROFESSION),
    (Fact.BONUSES, Sign.BONUS),
    (Fact.PRESTIGE, Sign.PRESTIGE_CARD),
    (Fact.RECRUITING, Sign.RECRUITING),
)


def bay(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """All that is public about one player; a wide bay names the squares of the estate."""
    active = player.seat in view.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.WALNUT), box)
    inner = box.inset(14, 11)
    if box.w < 500:
        _narrow(canvas, inner, view, player, words, names, changes)
    else:
        _wide(canvas, inner, view, player, words, names, changes)


def _narrow(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, names: Sequence[str], changes: Changes
) -> None:
    side = estates.side_of(CELL)
    who, figures, land, held, low = box.rows(NAME, FIGURES, side, CARDS, 1, gap=5)
    name_of(canvas, who, view, player, names)
    left, right = figures.columns(0.42, 0.58)
    points(canvas, left, player, words, changes)
    money(canvas, right, player, words, changes)
    map_, column = land.columns(side, 1, gap=10)
    estates.estate(canvas, map_, player, CELL, changes)
    cells = column.rows(1, 1, 1, 1, 1)
    staff(canvas, cells[:2], player, changes)
    freedoms(canvas, cells[2:], player, changes)
    in_hand(canvas, held.columns(1, 1, 1, 1), player, changes)
    works(canvas, low, player, words, changes)


def _wide(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, names: Sequence[str], changes: Changes
) -> None:
    side = estates.side_of(WIDE_CELL) + estates.NAMES
    who, land, low = box.rows(NAME, side, 1, gap=4)
    name_of(canvas, who, view, player, names)
    map_, column = land.columns(side, 1, gap=16)
    estates.named(canvas, map_, player, WIDE_CELL, changes)
    rows = column.rows(1, 1, 1, 1, 0.75, 0.75)
    points(canvas, rows[0], player, words, changes)
    money(canvas, rows[1], player, words, changes, left=True)
    staff(canvas, rows[2].columns(1, 1), player, changes)
    freedoms(canvas, rows[3].columns(1, 1, 1), player, changes)
    in_hand(canvas, [cell for row in rows[4:] for cell in row.columns(1, 1)], player, changes)
    works(canvas, low, player, words, changes)


def name_of(canvas: Canvas, box: Box, view: View, player: Player, names: Sequence[str]) -> None:
    """Badge and name; whoever is waited for has an hourglass, the start player a pennant."""
    active = player.seat in view.owing
    canvas.stamp(badge(player.seat, BADGE), box.left_middle.moved(BADGE / 2))
    end = box.right
    for shown, which, ink in (
        (active, Sign.HOURGLASS, ACTIVE),
        (player.seat == view.first and view.round > 0, Sign.PENNANT, roles.SAND),
    ):
        if shown:
            canvas.stamp(sign(which, 30, ink), Point(end - 15, box.centre.y))
            end -= 38
    at = box.left_middle.moved(BADGE + 10)
    name = spelled(names[player.seat])
    size = largest(name, Face.SERIF, (30, 27), end - at.x)
    canvas.text(at, name, Face.SERIF, size, ACTIVE if active else TEXT, room=end - at.x)


def points(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """Prestige."""
    figure(
        canvas, box, laurel(46), words("picture-number", n=player.points), (player.seat, Fact.POINTS) in changes.facts
    )


def money(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes, *, left: bool = False) -> None:
    """Florins, at the right or at the left."""
    text, anchor = words("picture-number", n=player.money), Anchor.LEFT if left else Anchor.RIGHT
    figure(canvas, box, coin(42), text, (player.seat, Fact.MONEY) in changes.facts, anchor)


def figure(canvas: Canvas, box: Box, mark: Sprite, text: str, changed: bool, anchor: Anchor = Anchor.LEFT) -> None:
    """A large number behind its sign; one that has just changed is lit."""
    size = largest(text, Face.SERIF, (46, 42, 40), box.w - mark.w - 8)
    wide = mark.w + 8 + width(text, Face.SERIF, size)
    start = box.left_middle if anchor is Anchor.LEFT else box.right_middle.moved(-wide)
    if changed:
        near = Box(start.x, start.y - 20, wide, 40).inset(-7, -7)
        canvas.put(light(*near.size, 14), near)
    canvas.stamp(mark, start.moved(mark.w / 2))
    canvas.text(start.moved(mark.w + 8), text, Face.SERIF, size)


def staff(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """Builders and jesters."""
    staff = (
        (builder(38, player.builders > 0), player.builders, Fact.BUILDERS),
        (jester(38, player.jesters > 0), player.jesters, Fact.JESTERS),
    )
    for cell, (mark, count, fact) in zip(cells, staff, strict=True):
        counted(canvas, cell, mark, count, 32, (player.seat, fact) in changes.facts)


def in_hand(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """Cards in hand, by number."""
    counts = (player.professions, player.bonuses, player.prestige, player.recruiting)
    for cell, (fact, which), count in zip(cells, HELD, counts, strict=True):
        mark = sign(which, 34, roles.SAND if count else roles.HOLLOW)
        counted(canvas, cell, mark, count, 28, (player.seat, fact) in changes.facts)


def counted(canvas: Canvas, cell: Box, mark: Sprite, count: int, size: int, changed: bool) -> None:
    """How many of something, muted where there is none."""
    if changed:
        near = cell.place(mark.w + 12 + width(str(count), Face.SERIF, size), mark.h, 0, 0.5).inset(-1)
        canvas.put(light(*near.size, 8), near)
    canvas.stamp(mark, cell.left_middle.moved(mark.w / 2))
    canvas.text(cell.left_middle.moved(mark.w + 6), str(count), Face.SERIF, size, TEXT if count else roles.ZERO)


def freedoms(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """One place for each."""
    for freedom, which, cell in zip(ordered(player.freedoms), Freedom, cells, strict=True):
        spot = cell.place(46, 46, 0, 0.5)
        if (player.seat, which) in changes.freedoms:
            canvas.put(light(*spot.inset(2).size, 8), spot.inset(2))
        canvas.put(no_arms(46) if freedom is None else arms(freedom, 46), spot)


def works(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """Professions and recruiting cards on the table; they overlap where there are many."""
    done = [*player.works, *[None] * player.recruits]
    if not done:
        canvas.text(box.left_middle, words("picture-no-work"), Face.SANS, 22, roles.SAND, room=box.w)
        return
    w, h = CARD
    step = min(w + WORKS_GAP, (box.w - w) / max(1, len(done) - 1))
    for place, work in enumerate(done):
        spot = Box(box.x + place * step, box.y + (box.h - h) / 2, w, h)
        if (player.seat, work) in changes.works:
            canvas.put(light(*spot.inset(2).size, 6), spot.inset(2))
        canvas.put(work_card(work), spot)
