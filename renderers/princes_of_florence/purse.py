"""What the owner of a hand has besides cards: whose hand it is, prestige and florins, people,
freedoms, what can be paid, and the works.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.princes_of_florence.catalogue import BUILDINGS
from games.princes_of_florence.view import Player, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, width, wrapped
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.facts import across, facts, staff_and_freedoms
from renderers.princes_of_florence.players import money, points, works
from renderers.princes_of_florence.room import Plate, plate, well
from renderers.princes_of_florence.signs import Sign, coin, sign
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WORK, WORKS_GAP, CREST = 74, 6, 58
OWN, SIDE = 404, 16  # how wide it is, and the room at its sides
HEAD, FIGURES, FACT, LINE, TOLD = 60, 56, 44, 41, 38
ENDS = 20  # above and below
BEFORE, LETTERING = 48, (34, 32, 30)  # a word, and its lettering: the largest for all
BETWEEN = 2  # two facts
SPREAD = 16  # by so much its parts are set wider where there is room
CLOSEST = 0.7  # how narrow letters may become


def height(view: View, owner: Player, words: Words, names: Sequence[str], changes: Changes) -> int:
    """How high it is at least."""
    things = -(-len(staff_and_freedoms(owner, words, changes)) // 2)
    lines = len(list(_lines(owner, words))) + bool(owner.barred) + bool(_done(owner))
    done = -(-_done(owner) // 4)
    told = _told(view, words, names)
    bid = (len(told) * TOLD + 24) if told else 0
    cards = done * (WORK + WORKS_GAP) + 10 if done else 0
    return ENDS + HEAD + FIGURES + things * FACT + lines * LINE + bid + cards + 12


def _done(owner: Player) -> int:
    return len(owner.works) + owner.recruits


def purse(
    canvas: Canvas,
    box: Box,
    view: View,
    owner: Player,
    words: Words,
    names: Sequence[str],
    changes: Changes,
) -> None:
    """The panel; its parts are set wider where there is room."""
    canvas.put(plate(*box.size, Plate.BUSY if owner.seat in view.owing else Plate.WALNUT), box)
    canvas.places["facts"] = box
    several = staff_and_freedoms(owner, words, changes)
    down = -(-len(several) // 2)
    lines, told = list(_lines(owner, words)), _told(view, words, names)
    hatched, done = bool(owner.barred), _done(owner)
    cards = -(-done // 4)
    parts = [HEAD, FIGURES, down * FACT, *[LINE] * (len(lines) + hatched + bool(done))]
    parts += [len(told) * TOLD + 24] * bool(told)
    parts += [cards * (WORK + WORKS_GAP) + 6] * bool(done)
    inner = box.inset(SIDE, ENDS / 2)
    spare = (inner.h - sum(parts)) / max(1, len(parts) - 1)
    head, figures, things, *rest = inner.place(
        inner.w, min(inner.h, sum(parts) + SPREAD * (len(parts) - 1)), 0, 0
    ).rows(*parts, gap=max(0.0, min(SPREAD, spare)))
    canvas.stamp(medallion(owner.seat, CREST), head.left_middle.moved(CREST / 2))
    at, name = head.left_middle.moved(CREST + 12), spelled(names[owner.seat])
    room = head.right - at.x
    size = largest(name, Face.SERIF, (40, 36, 34), room)
    ink = ACTIVE if owner.seat in view.owing else TEXT
    canvas.text(at, name, Face.SERIF, size, ink, room=room, squeeze=0.85)
    left, right = figures.columns(0.42, 0.58)
    points(canvas, left, owner, words, changes)
    money(canvas, right, owner, words, changes)
    alone = several[: len(several) // 2 * 2]
    things = Box(things.x, things.y, things.w + SIDE / 2, things.h)  # words need all the room
    wide = across(alone, things.w - BETWEEN)
    pairs = things.rows(*[1] * down)
    cells = [cell for row in pairs for cell in row.columns(*wide, gap=BETWEEN)]
    if len(several) % 2:
        cells[len(several) - 1 :] = [pairs[-1]]  # the last has the row for itself
    facts(canvas, cells, several)
    if told:
        _bid(canvas, rest.pop(-2 if done else -1), told)
    if done:
        works(canvas, rest.pop(), owner, changes)
        lines.append((sign(Sign.WORK, 34, roles.SAND), words("picture-works"), str(done)))
    if hatched:
        lines.append((tiles.hatch(32, roles.PARCHMENT), words("picture-barred"), ""))
    size = min(
        largest(capital(text), Face.SANS, LETTERING, inner.w - BEFORE - _figure_width(figure))
        for _, text, figure in lines
    )
    for (drawn, text, figure), line in zip(lines, rest, strict=True):
        _line(canvas, line, drawn, text, figure, size)


def _figure_width(figure: str) -> float:
    """How much room a figure takes with what is left free before it."""
    return width(figure, Face.SERIF, 36) + 10


def _line(canvas: Canvas, box: Box, drawn: Sprite, text: str, figure: str, size: int) -> None:
    """A sign, what it is, and how much at the right."""
    canvas.stamp(drawn, box.left_middle.moved(21))
    at = box.left_middle.moved(BEFORE)
    if figure:
        canvas.text(box.right_middle, figure, Face.SERIF, 36, TEXT, Anchor.RIGHT)
    room = box.right - _figure_width(figure) - at.x
    canvas.text(at, capital(text), Face.SANS, size, roles.SAND, room=room, squeeze=CLOSEST)


def _lines(owner: Player, words: Words) -> Iterator[tuple[Sprite, str, str]]:
    """What can be paid and built, and what every work is worth besides its wishes."""
    number = "picture-number"
    yield coin(34), words("picture-label-spend"), words(number, n=owner.resources)
    building = tiles.shape(BUILDINGS["opera"], 12)
    yield building, words("picture-label-building"), words(number, n=owner.building_price)
    work = sign(Sign.PROFESSION, 34, roles.SAND)
    yield work, words("picture-label-work"), f"+{owner.court}"


def _told(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The bid that the owner has sealed or left standing, line by line."""
    room = OWN - 2 * SIDE - 24
    limit = view.hand.limit if view.hand else None
    if view.order is not None:
        text = words("picture-order", order=words.say(view.order, names))
        return wrapped(capital(text), Face.SANS, 32, room)
    if limit is None:
        return []
    text = words("picture-limit", florins=limit.florins, sell="yes" if limit.sell else "no")
    return wrapped(capital(text), Face.MEDIUM, 34, room - 46)


def _bid(canvas: Canvas, box: Box, told: Sequence[str]) -> None:
    """The same in a frame of its own, in gold."""
    frame = box.place(box.w, len(told) * TOLD + 14)
    canvas.put(well(*frame.size, 12), frame)
    inner = frame.inset(12, 7)
    short = max(width(line, Face.MEDIUM, 34) for line in told) <= inner.w - 46
    if short:
        canvas.stamp(coin(38), inner.left_middle.moved(18))
        inner = Box(inner.x + 46, inner.y, inner.w - 46, inner.h)
    face, size = (Face.MEDIUM, 34) if short else (Face.SANS, 32)
    for text, line in zip(told, inner.rows(*[1] * len(told)), strict=True):
        canvas.text(line.left_middle, text, face, size, ACTIVE, room=line.w, squeeze=CLOSEST)
