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
VERDICT = 50  # more of it where there is room to say whether that would be enough
BROAD = 640  # from this width on the steps stand in two columns
BESIDE = 94  # how wide a sign and its tick are, beside the words
MOST = 2  # lines of words, and of steps below all professions
BETWEEN, HEAD = 24, 84  # two columns of steps, and above them
NARROW = 0.85  # letters that need not be narrower stand in one line
CLOSEST = 0.58  # how narrow letters may become


def steps_of(hand: Hand, least: int) -> list[tuple[Candidate, Step]]:
    """What would help most: first what makes a work good enough that is not yet, then by value."""
    steps = [(own, step) for own in hand.professions for step in own.steps]
    return sorted(
        steps,
        key=lambda pair: (not pair[0].value.total < least <= pair[1].total, -pair[1].total),
    )


def height(steps: Sequence[tuple[Candidate, Step]], wide: float, words: Words) -> float:
    """How high the steps are in two columns below all professions."""
    down = max(1, min(MOST, -(-len(steps) // 2)))
    return HEAD + down * line_of(steps, (wide - 36 - BETWEEN) / 2, words)


def line_of(steps: Sequence[tuple[Candidate, Step]], wide: float, words: Words) -> int:
    """From one step to the next: in one line of words where they need not be narrow."""
    longest = max((width(_told(own, step, words), Face.SANS, 34) for own, step in steps), default=0)
    return LINE if longest * NARROW <= wide - BESIDE else TALLER


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
    high = line_of(steps, (rest.w - BETWEEN * (across - 1)) / across, words)
    downwards = -(-len(steps) // across)
    verdicts = downwards * (high + VERDICT) <= rest.h
    high += VERDICT if verdicts else 0
    shown = steps[: max(1, int(rest.h // high)) * across]
    cells = [
        Box(column.x, rest.y + high * row, column.w, high)
        for row in range(-(-len(shown) // across))
        for column in rest.columns(*[1] * across, gap=BETWEEN)
    ]
    for (own, step), cell in zip(shown, cells, strict=False):
        _step(canvas, cell, own, step, least, words, verdict=verdicts)


def _step(
    canvas: Canvas,
    cell: Box,
    own: Candidate,
    step: Step,
    least: int,
    words: Words,
    *,
    verdict: bool,
) -> None:
    """One thing that would help, its sign before it; where there is room, whether that would be
    enough.
    """
    enough = step.total >= least
    if verdict:
        cell, low = cell.place(cell.w, cell.h - 8, 0, 0).rows(1, VERDICT - 8)
        word = words("picture-enough") if enough else words("picture-short", n=least)
        seal = mark(*(Sign.TICK, 34, roles.ENOUGH) if enough else (Sign.CROSS, 34, roles.SHORT))
        canvas.stamp(seal, low.left_middle.moved(69))
        at, room = low.left_middle.moved(94), low.w - 94
        ink = TEXT if enough else roles.SAND
        canvas.text(at, word, Face.SANS, 34, ink, room=room, squeeze=CLOSEST)
    drawn, _ = wished(step.what, words)
    canvas.stamp(drawn, cell.left_middle.moved(21))
    text = _told(own, step, words)
    ticked = enough and not verdict
    start, end = cell.x + 52, cell.right - (42 if ticked else 0)
    ink, room = TEXT if enough else roles.SAND, end - start
    longest = max(width(word, Face.SANS, 34) for word in text.split(" "))
    lines = [text]
    if cell.h > LINE:
        lines = wrapped(text, Face.SANS, 34, max(room / 0.9, longest + 1))
    if len(lines) > MOST:
        lines = [lines[0], " ".join(lines[1:])]
    block = cell.place(cell.w, 38 * len(lines))
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at = Point(start, row.centre.y)
        canvas.text(at, line, Face.SANS, 34, ink, room=room, squeeze=CLOSEST)
    if ticked:
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
