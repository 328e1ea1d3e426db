"""The end: all hands open, everybody in a row with their cards and how the score came about, the
poorest out; below it how it went, and the best move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.view import Result, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.high_society import lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.lacquer import CREAM, FIGURE, HOME, PINK, SETTING, SOFT, State
from renderers.high_society.players import Shown, lay_cards, named, score, slips
from renderers.high_society.reckonings import steps
from renderers.lettering import READ, Face, largest, width, wrapped
from renderers.outcome import Ending, best_height, best_move, course
from renderers.pieces import brass, masthead
from renderers.pieces.portraits import medallion
from renderers.sheet import Sheet
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, SIDE, GAP = 1200, 26, 12
HEAD, ROW = 164, 168
CHART, CARD = 400, 216
FACE, MONEY, SCORE = 96, 348, 284
CARDS = ((92, 98, 1), (80, 60, 1), (72, 42, 1), (60, 34, 1), (56, 34, 2))
STRUCK = 64


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; whoever has least money is out, whatever the score."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move."""
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    rows = len(view.results) * (ROW + GAP) - GAP
    chart = CHART if known and known.outcome.rounds else 0
    best = best_height(known, WIDTH - 2 * SIDE, CARD) if known else 0
    more = [part for part in (chart, best) if part]
    high = 2 * SIDE + HEAD + GAP + rows + sum(more) + GAP * len(more)
    canvas = SETTING.sheet(WIDTH, high)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    head, body, *lower = canvas.box.inset(SIDE, SIDE).rows(HEAD, rows, *more, gap=GAP)
    _head(sheet, head)
    for result, box in zip(view.results, body.rows(*[ROW] * len(view.results), gap=GAP),
                           strict=True):  # fmt: skip
        _row(sheet, box, result)
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def _head(sheet: Shown, box: Box) -> None:
    """The game, who has won, and what decides."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    title = words("title").upper()
    aside = words("picture-end-auctions", n=view.auction)
    size = largest(title, Face.BOLD, (54, 48, 44, 40), 410)
    reach = masthead.title(canvas, Point(box.x + 10, box.y + 4), title, aside, size)
    end, room = Point(box.right - 4, box.y + 46), box.right - reach - 100
    if view.winners:
        victors = [sheet.names[seat] for seat in view.winners]

        def won(shown: Sequence[str]) -> str:
            return words("picture-wins", name=words.listed(shown), count=len(shown))

        masthead.silk(canvas, end, view.winners[0], victors, won, room)
    else:
        canvas.text(end, words("picture-end-nobody"), Face.BLACK, 60, GILT_CAST, Anchor.RIGHT)
    line = Box(box.x, box.bottom - 58, box.w, 56)
    text = words("picture-poorest" if view.winners else "picture-end-nobody-why")
    canvas.put(brass.glass(*line.size, 14, masthead.EDGE), line)
    canvas.stamp(lacquer.sign("pockets", 50), line.left_middle.moved(46))
    room = line.w - 110
    size = largest(text, Face.MEDIUM, (36, READ), room)
    canvas.text(line.left_middle.moved(88), text, Face.MEDIUM, size, CREAM, room=room, squeeze=0.8)


def _row(sheet: Shown, box: Box, result: Result) -> None:
    """Portrait, name and opened notes with their sum, the cards that were won, and the score; or
    the cross of whoever is out.
    """
    canvas, view, seat = sheet.canvas, sheet.view, result.seat
    fallen = result.out and bool(view.winners)
    state = State.ACTIVE if result.winner else State.FALLEN if fallen else State.PLAIN
    sheet.put(lacquer.plate(*box.size, state), box, f"seat-{seat}")
    inner = box.inset(20, 12)
    mark, told, won, points = inner.columns(FACE, MONEY, 1, SCORE, gap=20)
    face = medallion(seat, FACE, cast=HOME)
    canvas.put(face, Box(mark.x, mark.centre.y - FACE / 2, 0, 0))
    if result.winner:
        canvas.stamp(brass.sign("crown", 56), Point(mark.centre.x, mark.centre.y - FACE / 2 - 4))
    upper, lower = told.rows(60, 1, gap=8)
    named(sheet, upper, sheet.name(seat), ACTIVE if result.winner else TEXT)
    canvas.places[f"money-{seat}"] = told
    figure = str(result.money)
    wide = canvas.text(lower.left_middle, figure, Face.BLACK, 48,
                       SHADED.inked(PINK if fallen else FIGURE))  # fmt: skip
    hand = Box(lower.x + wide + 16, lower.y - 2, lower.w - wide - 16, lower.h + 4)
    for value, place in zip(result.hand, slips(hand, len(result.hand)), strict=True):
        canvas.put(notes.slip(value, seat), place)
    lay_cards(sheet, won, view.players[seat].cards or (), scales=CARDS)
    _score(sheet, points, result, fallen)


def _score(sheet: Shown, box: Box, result: Result, fallen: bool) -> None:
    """The score under how it came about; crossed out for whoever is out, and why."""
    canvas, words = sheet.canvas, sheet.words
    how, low = steps(result, box.w), ""
    if result.out:
        low = words("picture-end-out-note")
        if fallen:
            low = f"{words('picture-end-out')}: {low}"
    elif result.tie:
        low = words.say(result.tie, sheet.names)
    lines = wrapped(low, Face.MEDIUM, 30, box.w / 0.85)[:2] if low else []
    upper, main, *rest = box.rows(38 if how not in ("", "=") else 0, 1, *[34] * len(lines))
    if how not in ("", "="):
        canvas.text(upper.right_middle, how, Face.MEDIUM, READ, SOFT, Anchor.RIGHT, upper.w,
                    squeeze=0.75)  # fmt: skip
    figure = score(result.reckoning.halves, words)
    size = STRUCK if result.out else 76
    size = min(size, round(main.h))
    cast = GILT_CAST if result.winner else SHADED.inked(PINK if result.out else FIGURE)
    canvas.text(main.right_middle, figure, Face.BLACK, size, cast, Anchor.RIGHT)
    if result.out:
        wide = width(figure, Face.BLACK, size)
        canvas.stamp(lacquer.sign("cross", 44), main.right_middle.moved(-wide - 40))
    for line, row in zip(lines, rest, strict=True):
        ink = PINK if result.out else CREAM
        canvas.text(row.right_middle, line, Face.MEDIUM, 30, ink, Anchor.RIGHT, row.w,
                    squeeze=0.8)  # fmt: skip
