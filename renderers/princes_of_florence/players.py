"""A player's panel: who it is, prestige and florins, the estate, and what else is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.princes_of_florence.catalogue import Freedom, Profession
from games.princes_of_florence.view import Player, View
from renderers.canvas import SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces.masthead import NAMED
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import gallery, roles
from renderers.princes_of_florence.changes import Changes, Fact
from renderers.princes_of_florence.headings import Shown
from renderers.princes_of_florence.room import Plate, light, plate, ribbon, underglow
from renderers.princes_of_florence.signs import (
    CARDS,
    Sign,
    arms,
    builder,
    card_sign,
    coin,
    jester,
    laurel,
    no_arms,
    sign,
)
from renderers.sprites import Sprite
from renderers.theme import TEXT
from renderers.words import Words

BESIDE_CELL = 52
"""The square of an estate with everything else beside it."""
BELOW_CELLS = {2: 75, 5: 45}
"""And with everything else below it, by how many players there are."""
NAME, FACE, ROW, COUNT = 60, 62, 46, 38
NARROW = 400
"""In a narrower line the name needs all that portrait and prestige leave: the pennant stands at the
cards.
"""
PRESTIGE = (58, 52, 46)
PAD = 14
HELD = (Fact.PROFESSIONS, Fact.BONUSES, Fact.PRESTIGE, Fact.RECRUITING)
"""Cards in hand, in the order of their backs."""


def panel(sheet: Shown, box: Box, player: Player) -> None:
    """All that is public about one player."""
    canvas, view, words, changes = sheet.canvas, sheet.view, sheet.words, sheet.changes
    kind = Plate.BUSY if player.seat in view.owing else Plate.WALNUT
    sheet.put(plate(*box.size, kind), box, f"seat-{player.seat}")
    who, rest = box.inset(PAD, 8).rows(NAME, 1, gap=4)
    name_line(canvas, who, view, player, words, sheet.names, changes)
    cell = BELOW_CELLS.get(len(view.players))
    if cell is None:
        side = estates.side_of(BESIDE_CELL)
        land, column = rest.columns(side, 1, gap=14)
        estates.estate(canvas, land, player, BESIDE_CELL, changes)
        _beside(sheet, column, player)
    else:
        side = estates.side_of(cell)
        land, low = rest.rows(side, 1, gap=6)
        estates.estate(canvas, land.place(side, side), player, cell, changes)
        _below(sheet, low, player)


def _beside(sheet: Shown, box: Box, player: Player) -> None:
    """Florins, people and freedoms, portraits as large as all have room, cards at the foot."""
    canvas, words, changes = sheet.canvas, sheet.words, sheet.changes
    cards = list(held(player, changes, 40))
    lines = -(-len(cards) // 2)
    granted = list(freedoms(player, changes, 44))
    upper, staff_, *more, middle, foot = box.rows(
        ROW, ROW, *[ROW] * bool(granted), 1, lines * ROW, gap=2
    )
    money(canvas, upper, player, words, changes)
    counts(canvas, staff_.columns(1, 1), list(staff(player, changes, 40)), player, changes)
    for line in more:
        for (sprite, changed), spot in zip(granted, line.columns(1, 1, 1), strict=False):
            shield(canvas, spot.left_middle.moved(sprite.w / 2), sprite, changed=changed)
    works(canvas, middle.inset(0, 4), player, changes)
    cells = [cell for row in foot.rows(*[1] * lines) for cell in row.columns(1, 1)] if lines else []
    counts(canvas, cells, cards, player, changes)


def _below(sheet: Shown, box: Box, player: Player) -> None:
    """Two lines of numbers, and the portraits between them."""
    canvas, words, changes = sheet.canvas, sheet.words, sheet.changes
    cards, granted = list(held(player, changes, 40)), list(freedoms(player, changes, 44))
    first = box.w < NARROW and starts(sheet.view, player)
    upper, middle, foot = box.rows(ROW, 1, ROW * bool(cards or granted or first), gap=4)
    funds, people = upper.columns(0.5, 0.5)
    money(canvas, funds, player, words, changes, left=True)
    shown = list(staff(player, changes, 40))
    counts(canvas, people.columns(1, 1)[2 - len(shown) :], shown, player, changes)
    works(canvas, middle, player, changes)
    end = foot.right
    if first:
        canvas.stamp(pennant(36), foot.right_middle.moved(-18))
        end -= 42
    for sprite, changed in reversed(granted):
        end -= sprite.w
        shield(canvas, Point(end + sprite.w / 2, foot.centre.y), sprite, changed=changed)
        end -= 6
    room = Box(foot.x, foot.y, end - foot.x - 2, foot.h)
    step = min(84.0, room.w / max(1, len(cards)))
    cells = [Box(room.x + step * n, room.y, step, room.h) for n in range(len(cards))]
    counts(canvas, cells, cards, player, changes)


def name_line(
    canvas: Canvas,
    box: Box,
    view: View,
    player: Player,
    words: Words,
    names: Sequence[str],
    changes: Changes,
) -> None:
    """Who it is, the pennant of the start player where there is room, and the prestige, that of who
    leads on a gold ribbon.
    """
    face = medallion(player.seat, FACE)
    canvas.stamp(face, box.left_middle.moved(FACE / 2 - 2))
    left = points(canvas, box, player, words, changes, leading=leads(view, player))
    at = box.left_middle.moved(FACE + 8)
    end = left - 10
    narrow = box.w < NARROW
    if starts(view, player) and not narrow:
        canvas.stamp(pennant(34), Point(end - 17, box.centre.y))
        end -= 42
    name, room = spelled(names[player.seat]), end - at.x
    ink = SHADED.inked(NAMED if player.seat in view.owing else TEXT)
    sizes, least = ((40, 36, 34, 31, 28), 0.7) if narrow else ((40, 38, 36, 34, 31), 0.76)
    canvas.name(at, name, Face.SERIF, sizes, ink, room, least)


def starts(view: View, player: Player) -> bool:
    """Whether this is the start player of the round."""
    return player.seat == view.first and view.round > 0


def pennant(size: int) -> Sprite:
    """The sign of the start player."""
    return sign(Sign.PENNANT, size, roles.SAND)


def leads(view: View, player: Player) -> bool:
    """Whether nobody has more prestige; nobody leads before anybody has any."""
    return 0 < player.points == max(other.points for other in view.players)


def points(
    canvas: Canvas,
    box: Box,
    player: Player,
    words: Words,
    changes: Changes,
    *,
    leading: bool = False,
) -> float:
    """Prestige at the right; returns where it begins."""
    text = words("picture-number", n=player.points)
    size = largest(text, Face.BLACK, PRESTIGE, box.w * 0.34)
    wide = width(text, Face.BLACK, size)
    start = box.right - wide - 60
    if leading:
        behind = Box(start - 30, box.centre.y - 28, box.right + 8 - start + 30, 56)
        canvas.put(ribbon(*behind.size), behind)
    if (player.seat, Fact.POINTS) in changes.facts:
        near = Box(start, box.centre.y - 31, wide + 58, 62)
        canvas.put(underglow(*near.size), near)
    wreath = sign(Sign.LAUREL, 48, roles.LEATHER) if leading else laurel(54)
    canvas.stamp(wreath, Point(start + 27, box.centre.y))
    ink = roles.INK if leading else SHADED.inked(TEXT)
    canvas.text(box.right_middle.moved(-2), text, Face.BLACK, size, ink, Anchor.RIGHT)
    return start - (34 if leading else 0)


def money(
    canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes, *, left: bool = False
) -> None:
    """Florins, their number at the right or at the left."""
    text = words("picture-number", n=player.money)
    size = largest(text, Face.BOLD, (42, 40), box.w - 52)
    wide = 50 + min(box.w - 50, width(text, Face.BOLD, size))
    start = box.x if left else box.right - wide
    if (player.seat, Fact.MONEY) in changes.facts:
        near = Box(start, box.centre.y - 24, wide, 48)
        canvas.put(underglow(*near.size), near)
    canvas.stamp(coin(44), Point((start if left else box.x) + 22, box.centre.y))
    ink = SHADED.inked(TEXT)
    at = Point(start + 50, box.centre.y)
    canvas.text(at, text, Face.BOLD, size, ink, room=box.w - 50, squeeze=0.7)


Counted = tuple[Sprite, int, Fact]


def staff(player: Player, changes: Changes, size: int) -> Iterator[Counted]:
    """Builders and jesters that are there, or were until just now."""
    for drawn, count, fact in (
        (builder(size, player.builders > 0), player.builders, Fact.BUILDERS),
        (jester(size + 6, player.jesters > 0), player.jesters, Fact.JESTERS),
    ):
        if count or (player.seat, fact) in changes.facts:
            yield drawn, count, fact


def held(player: Player, changes: Changes, size: int) -> Iterator[Counted]:
    """Cards in hand by their backs, those that are there, or were until just now."""
    numbers = (player.professions, player.bonuses, player.prestige, player.recruiting)
    for kind, count, fact in zip(CARDS, numbers, HELD, strict=True):
        if count or (player.seat, fact) in changes.facts:
            yield card_sign(kind, size), count, fact


def counts(
    canvas: Canvas,
    cells: Sequence[Box],
    several: Sequence[Counted],
    player: Player,
    changes: Changes,
) -> None:
    """How many there are of each, in its cell."""
    for cell, (drawn, count, fact) in zip(cells, several, strict=False):
        counted(canvas, cell, drawn, count, (player.seat, fact) in changes.facts)


def counted(canvas: Canvas, cell: Box, drawn: Sprite, count: int, changed: bool) -> None:
    """How many of something, behind its sign; light lies below a number that has just changed."""
    if changed:
        wide = drawn.w + 8 + width(str(count), Face.BOLD, COUNT)
        near = cell.place(wide, drawn.h + 6, 0, 0.5)
        canvas.put(underglow(*near.size), near)
    canvas.stamp(drawn, cell.left_middle.moved(drawn.w / 2))
    at = cell.left_middle.moved(drawn.w + 7)
    canvas.text(at, str(count), Face.BOLD, COUNT, SHADED.inked(TEXT))


def freedoms(player: Player, changes: Changes, size: int) -> Iterator[tuple[Sprite, bool]]:
    """Those that have been introduced, and those that were until just now; which have changed."""
    for freedom in Freedom:
        changed = (player.seat, freedom) in changes.freedoms
        if freedom in player.freedoms:
            yield arms(freedom, size), changed
        elif changed:
            yield no_arms(size, freedom), changed


def shield(canvas: Canvas, at: Point, drawn: Sprite, *, changed: bool) -> None:
    """The shield of a freedom, in light if it has just been introduced."""
    if changed:
        near = Box(at.x - drawn.w / 2, at.y - drawn.h / 2, drawn.w, drawn.h)
        canvas.put(light(*near.inset(2).size, 8), near.inset(2))
    canvas.stamp(drawn, at)


def works(
    canvas: Canvas, box: Box, player: Player, changes: Changes, largest: int = gallery.LARGEST
) -> None:
    """Professions and recruiting cards on the table, as large as all have room."""
    done: list[Profession | None] = [*player.works, *[None] * player.recruits]
    if not done:
        return
    side, across = gallery.sized(len(done), box, largest)
    step = min(side + gallery.GAP, (box.w - side) / max(1, across - 1))
    rows = -(-len(done) // across)
    high = rows * (side + gallery.GAP) - gallery.GAP
    top = box.y + max(0, min((box.h - high) / 2, 10))
    for place, work in enumerate(done):
        row, column = divmod(place, across)
        spot = Box(box.x + column * step, top + row * (side + gallery.GAP), side, side)
        if (player.seat, work) in changes.works:
            canvas.put(light(*spot.inset(3).size, 8), spot.inset(3))
        canvas.put(gallery.portrait(work, side), spot)
