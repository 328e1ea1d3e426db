"""What would help next: which building, landscape or freedom would raise which work in hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import Building, Freedom, Landscape, Tile
from games.princes_of_florence.view import Candidate, Hand, Step
from renderers.canvas import Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, width, wrapped
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.room import Plate, plate
from renderers.princes_of_florence.signs import Sign, arms, house, mark, pond
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

LINE, TALLER = 54, 84  # from one step to the next, in one line of words or in two
BROAD = 640  # from this width on the steps stand in two columns
BESIDE = 94  # how wide a sign and its tick are, beside the words
MOST = 2  # lines of words
CLOSEST = 0.58  # how narrow letters may become


def steps_of(hand: Hand, least: int) -> list[tuple[Candidate, Step]]:
    """What would help most: first what makes a work good enough that is not yet, then by value."""
    steps = [(own, step) for own in hand.professions for step in own.steps]
    return sorted(
        steps,
        key=lambda pair: (not pair[0].value.total < least <= pair[1].total, -pair[1].total),
    )


def whats_next(
    canvas: Canvas,
    box: Box,
    steps: Sequence[tuple[Candidate, Step]],
    least: int,
    words: Words,
) -> None:
    """Which building, landscape or freedom would raise which work, and how far; a tick where it
    would be enough.
    """
    canvas.put(plate(*box.size, Plate.CALM), box)
    title, rest = box.inset(18, 14).rows(44, 1, gap=4)
    text = words("picture-next")
    canvas.text(title.left_middle, text, Face.SERIF, 36, ACTIVE, room=title.w, squeeze=CLOSEST)
    if not steps:
        at, text = rest.place(rest.w, LINE, 0, 0).left_middle, words("picture-nothing-next")
        canvas.text(at, text, Face.SANS, 34, roles.SAND, room=rest.w, squeeze=CLOSEST)
        return
    across = 2 if box.w > BROAD else 1
    room = (rest.w - 24 * (across - 1)) / across - BESIDE
    longest = max(width(_told(own, step, words), Face.SANS, 34) for own, step in steps)
    high = LINE if longest * CLOSEST <= room else TALLER
    shown = steps[: max(1, int(rest.h // high)) * across]
    cells = [
        Box(column.x, rest.y + high * row, column.w, high)
        for row in range(-(-len(shown) // across))
        for column in rest.columns(*[1] * across, gap=24)
    ]
    for (own, step), cell in zip(shown, cells, strict=False):
        _step(canvas, cell, own, step, least, words)


def _step(canvas: Canvas, cell: Box, own: Candidate, step: Step, least: int, words: Words) -> None:
    """One thing that would help, its sign before it."""
    drawn, _ = wished(step.what, words)
    canvas.stamp(drawn, cell.left_middle.moved(21))
    text = _told(own, step, words)
    enough = step.total >= least
    start, end = cell.x + 52, cell.right - (42 if enough else 0)
    ink, room = TEXT if enough else roles.SAND, end - start
    lines = wrapped(text, Face.SANS, 34, room / 0.9) if cell.h > LINE else [text]
    if len(lines) > MOST:
        lines = [lines[0], " ".join(lines[1:])]
    block = cell.place(cell.w, 38 * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at = Point(start, row.centre.y)
        canvas.text(at, line, Face.SANS, 34, ink, room=room, squeeze=CLOSEST)
    if enough:
        canvas.stamp(mark(Sign.TICK, 34, roles.ENOUGH), cell.right_middle.moved(-19))


def _told(own: Candidate, step: Step, words: Words) -> str:
    """What would make which work worth how much."""
    _, name = wished(step.what, words)
    work = words("profession", id=own.card.id)
    return words("picture-would", thing=name, work=work, n=step.total)


def wished(what: Tile | Freedom, words: Words) -> tuple[Sprite, str]:
    """The sign of something a profession wishes for, and its name."""
    match what:
        case Building():
            return house(what, 42), words("tile", tile=what.id)
        case Landscape():
            return pond(what, 42), words("tile", tile=what.id)
        case Freedom():
            name = words("picture-freedom", freedom=what.value).capitalize()
            return arms(what, 42), name
    raise ValueError(f"nothing wishes for {what}")
