"""A player's bay: facts and estate, what is in hand by number only, and the works."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import Freedom, Profession
from games.princes_of_florence.view import Player, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, spelled, width
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.changes import Changes, Fact
from renderers.princes_of_florence.crests import CREST, crest
from renderers.princes_of_florence.facts import COUNT, HELD, done, facts, present
from renderers.princes_of_florence.gallery import GAP as WORKS_GAP
from renderers.princes_of_florence.gallery import WORK, hung, painting, sized
from renderers.princes_of_florence.legend import CARDS as NAMED_CARDS
from renderers.princes_of_florence.room import Plate, light, plate, ribbon, underglow, well
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    builder,
    coin,
    dot,
    jester,
    laurel,
    no_arms,
    sign,
)
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT, Colour
from renderers.words import Words

FIGURE = (48, 44, 40)  # the lettering of prestige and florins
CELL, TALL_CELL, WIDE_CELL = 37, 47, 57
NAME, FIGURES, CARDS, FACT = 56, 58, 42, 42
MOST_TALL, LOW_FROM, LOW_FACT = 6, 5, 37  # facts below the estate of one of three
MOST_ROWS = 4  # and of one of two
LEGEND_FROM = 4  # players, whose table has a legend
DOWN = 1.15  # how much larger works are that hang one below the other
CLOSEST = 0.58  # how narrow letters may become


def bay(
    canvas: Canvas,
    box: Box,
    view: View,
    player: Player,
    words: Words,
    names: Sequence[str],
    changes: Changes,
) -> None:
    """All that is public about one player; where there is room every sign has its word."""
    active = player.seat in view.owing
    canvas.places[f"seat-{player.seat}"] = box
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.WALNUT), box)
    inner = box.inset(14, 10)
    who, figures, rest = inner.rows(NAME, FIGURES, 1, gap=3)
    name_of(canvas, who, view, player, words, names)
    left, right = figures.columns(0.42, 0.58)
    points(canvas, left, player, words, changes, leading=leads(view, player))
    money(canvas, right, player, words, changes)
    match len(view.players):
        case 2:
            _wide(canvas, rest, player, words, changes)
        case 3:
            _tall(canvas, rest, view, player, words, changes)
        case _:
            _narrow(canvas, rest, player, words, changes)


def _narrow(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """Signs alone: the legend at the foot of the table says what they mean."""
    side = estates.side_of(CELL)
    land, held, low = box.rows(side, CARDS, 1, gap=5)
    map_, column = land.columns(side, 1, gap=8)
    estates.estate(canvas, map_, player, CELL, changes)
    cells = column.rows(1, 1, 1, 1, 1)
    staff(canvas, cells[:2], player, changes)
    freedoms(canvas, cells[2:], player, changes)
    in_hand(canvas, held.columns(1, 1, 1, 1), player, changes)
    works(canvas, low, player, words, changes)


def _tall(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, changes: Changes
) -> None:
    """The estate as wide as the bay, the facts below it, and the works as large as room is left
    below the longest column of facts.
    """
    side = estates.side_of(TALL_CELL)
    told = [present(other, words, changes) for other in view.players]
    rows = min(MOST_TALL, max(len(several) for several in told))
    high = FACT if rows < LOW_FROM else LOW_FACT
    land, facts_, low = box.rows(side, rows * high, 1, gap=8)
    estates.estate(canvas, land.place(side, side), player, TALL_CELL, changes)
    several = told[player.seat]
    across = (1,) if len(several) <= MOST_TALL else (0.54, 0.46)
    cells = [cell for row in facts_.rows(*[1] * rows) for cell in row.columns(*across, gap=2)]
    facts(canvas, cells, several)
    most = max(len(other.works) + other.recruits for other in view.players)
    works(canvas, low, player, words, changes, among=most)


def _wide(canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes) -> None:
    """The estate square by square, the works beside it, the facts below it in three columns."""
    side = estates.side_of(WIDE_CELL) + estates.NAMES
    land, facts_ = box.rows(side, 1, gap=10)
    map_, column = land.columns(side, 1, gap=12)
    estates.named(canvas, map_, player, WIDE_CELL, changes)
    several = [done(player, words), *present(player, words, changes)]
    rows = facts_.rows(*[1] * (MOST_ROWS if len(several) > 2 * (MOST_ROWS - 1) else MOST_ROWS - 1))
    across = (1, 1) if len(several) <= 2 * len(rows) else (0.31, 0.38, 0.31)
    facts(canvas, [cell for row in rows for cell in row.columns(*across, gap=2)], several)
    works_down(canvas, column, player, changes)


def name_of(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, names: Sequence[str]
) -> None:
    """Arms and name; the start player has a pennant, with its word where there is no legend."""
    active = player.seat in view.owing
    canvas.stamp(crest(player.seat), box.left_middle.moved(CREST / 2))
    end = box.right
    if player.seat == view.first and view.round > 0:
        text, name = words("picture-sign-first"), spelled(names[player.seat])
        spare = box.w - CREST - 68 - width(name, Face.SERIF, 36)
        if len(view.players) < LEGEND_FROM and width(text, Face.SANS, COUNT) < spare:
            at = box.right_middle
            end -= canvas.text(at, text, Face.SANS, COUNT, roles.SAND, Anchor.RIGHT) + 8
        canvas.stamp(sign(Sign.PENNANT, 34, roles.SAND), Point(end - 17, box.centre.y))
        end -= 40
    at = box.left_middle.moved(CREST + 12)
    name = spelled(names[player.seat])
    ink = ACTIVE if active else TEXT
    size = largest(name, Face.SERIF, (36, 34), end - at.x - 4)
    canvas.text(at, name, Face.SERIF, size, ink, room=end - at.x - 4, squeeze=0.9)


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
) -> None:
    """Prestige, that of who leads on a gold ribbon."""
    text = words("picture-number", n=player.points)
    if leading:
        size = largest(text, Face.SERIF, FIGURE, box.w - 58)
        wide = 58 + width(text, Face.SERIF, size)
        behind = Box(box.x + 27, box.centre.y - 23, min(box.w + 16, wide + 4), 46)
        canvas.put(ribbon(*behind.size), behind)
        canvas.stamp(dot(54, roles.DEEP, roles.PALACE_EDGE), box.left_middle.moved(25))
    figure(
        canvas,
        box,
        laurel(40 if leading else 50),
        text,
        (player.seat, Fact.POINTS) in changes.facts,
        ink=roles.INK if leading else TEXT,
        slot=50,
    )


def money(
    canvas: Canvas, box: Box, player: Player, words: Words, changes: Changes, *, left: bool = False
) -> None:
    """Florins, at the right or at the left."""
    text, anchor = words("picture-number", n=player.money), Anchor.LEFT if left else Anchor.RIGHT
    figure(canvas, box, coin(44), text, (player.seat, Fact.MONEY) in changes.facts, anchor)


def figure(
    canvas: Canvas,
    box: Box,
    mark: Sprite,
    text: str,
    changed: bool,
    anchor: Anchor = Anchor.LEFT,
    ink: Colour = TEXT,
    slot: int = 0,
) -> None:
    """A large number behind its sign; light lies below one that has just changed."""
    slot = slot or mark.w
    size = largest(text, Face.SERIF, FIGURE, box.w - slot - 8)
    wide = slot + 8 + width(text, Face.SERIF, size)
    start = box.left_middle if anchor is Anchor.LEFT else box.right_middle.moved(-wide)
    if changed:
        near = Box(start.x + 2, start.y - 30, wide - 4, 58)
        canvas.put(underglow(*near.size), near)
    canvas.stamp(mark, start.moved(slot / 2))
    canvas.text(start.moved(slot + 8), text, Face.SERIF, size, ink)


def staff(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """Builders and jesters."""
    staff = (
        (builder(40, player.builders > 0), player.builders, Fact.BUILDERS),
        (jester(40, player.jesters > 0), player.jesters, Fact.JESTERS),
    )
    _there(canvas, cells, staff, player, changes)


def in_hand(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """Cards in hand, by number."""
    counts = (player.professions, player.bonuses, player.prestige, player.recruiting)
    held = [
        (sign(which, 36, roles.SAND if count else roles.HOLLOW), count, fact)
        for fact, (which, _), count in zip(HELD, NAMED_CARDS, counts, strict=True)
    ]
    _there(canvas, cells, held, player, changes)


def _there(
    canvas: Canvas,
    cells: Sequence[Box],
    several: Sequence[tuple[Sprite, int, Fact]],
    player: Player,
    changes: Changes,
) -> None:
    """What there is, or was until just now, each in a cell; nothing of the rest."""
    shown = [one for one in several if one[1] or (player.seat, one[2]) in changes.facts]
    for cell, (mark, count, fact) in zip(cells, shown, strict=False):
        counted(canvas, cell, mark, count, COUNT, (player.seat, fact) in changes.facts)


def counted(canvas: Canvas, cell: Box, mark: Sprite, count: int, size: int, changed: bool) -> None:
    """How many of something, muted where there is none any more."""
    if changed:
        near = cell.place(mark.w + 8 + width(str(count), Face.SERIF, size), mark.h + 8, 0, 0.5)
        canvas.put(underglow(*near.size), near)
    canvas.stamp(mark, cell.left_middle.moved(mark.w / 2))
    canvas.text(
        cell.left_middle.moved(mark.w + 5),
        str(count),
        Face.SERIF,
        size,
        TEXT if count else roles.ZERO,
    )


def freedoms(canvas: Canvas, cells: Sequence[Box], player: Player, changes: Changes) -> None:
    """Those that have been introduced, and those that were until just now."""
    shown = [
        freedom
        for freedom in Freedom
        if freedom in player.freedoms or (player.seat, freedom) in changes.freedoms
    ]
    for freedom, cell in zip(shown, cells, strict=False):
        spot = cell.place(46, 46, 0, 0.5)
        if (player.seat, freedom) in changes.freedoms:
            canvas.put(light(*spot.inset(2).size, 8), spot.inset(2))
        there = freedom in player.freedoms
        canvas.put(arms(freedom, 46) if there else no_arms(46, freedom), spot)


def works(
    canvas: Canvas,
    box: Box,
    player: Player,
    words: Words,
    changes: Changes,
    down: float = 0.5,
    among: int = 0,
    size: tuple[int, int] | None = None,
) -> None:
    """Professions and recruiting cards on the table, of one size or as large as there is room for,
    also for so many of others; they overlap where there are many.
    """
    done = [*player.works, *[None] * player.recruits]
    if not done:
        at, text = box.left_middle, words("picture-no-work")
        canvas.text(at, text, Face.SANS, COUNT, roles.SAND, room=box.w, squeeze=CLOSEST)
        return
    most = max(among, len(done))
    w, h, rows = hung(most, box, size) if size else sized(most, box)
    across = -(-most // rows)
    step = min(w + WORKS_GAP, (box.w - w) / max(1, across - 1))
    block = box.place(box.w, -(-len(done) // across) * (h + WORKS_GAP) - WORKS_GAP, 0, down)
    for place, work in enumerate(done):
        row, column = divmod(place, across)
        spot = Box(block.x + column * step, block.y + row * (h + WORKS_GAP), w, h)
        _hung(canvas, spot, player, work, changes)


def works_down(canvas: Canvas, box: Box, player: Player, changes: Changes) -> None:
    """The same under each other, with their sign above."""
    done = [*player.works, *[None] * player.recruits]
    top, rest = box.rows(estates.NAMES, 1)
    canvas.stamp(sign(Sign.WORK, 34, roles.SAND), top.centre)
    w, h = (round(side * DOWN) for side in WORK)
    if not done:
        canvas.put(well(w, h, 8), rest.place(w, h, 0.5, 0))
        return
    step = min(h + WORKS_GAP, (rest.h - h) / max(1, len(done) - 1))
    for place, work in enumerate(done):
        spot = Box(rest.centre.x - w / 2, rest.y + place * step, w, h)
        _hung(canvas, spot, player, work, changes)


def _hung(
    canvas: Canvas, spot: Box, player: Player, work: Profession | None, changes: Changes
) -> None:
    if (player.seat, work) in changes.works:
        canvas.put(light(*spot.inset(4).size, 6), spot.inset(4))
    canvas.put(painting(work, *spot.size), spot)
