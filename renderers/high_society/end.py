"""The end: why it was won; everybody in a row with the money that is left, their cards and how the
score came about, the poorest out; below it how it went, and the best move.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.view import Result, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.lacquer import CREAM, FIGURE, HOME, PINK, SETTING, SOFT, State
from renderers.high_society.people import person
from renderers.high_society.players import Shown, lay_cards, named, score
from renderers.high_society.reckonings import steps
from renderers.lettering import READ, Face, largest, wrapped
from renderers.outcome import Ending, best_height, best_move, course
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.lines import naming
from renderers.pieces.portraits import medallion
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, SIDE, GAP = 1200, 26, 12
HEAD, HERO, ROWS = 160, 236, {3: 126, 4: 116, 5: 106}
"""How high the head is, the row of a single winner, and the others' at a table of so many."""
CHART, CARD = {3: 410, 4: 370, 5: 312}, 208
FACE, NAME, HOW, SCORE = 92, 322, 232, 124
CARDS = ((72, 78, 1), (66, 50, 1), (60, 34, 1), (56, 34, 2))
HERO_CARDS = ((96, 104, 1), (88, 62, 1), (80, 48, 1), (72, 42, 1))
FIGURE_WIDE, HERO_NAMES = 236, (56, 50, 46, 42, 38)
POINTS, HERO_POINTS = (76, 64, 54, 46), (120, 104, 92, 80)
NOTED = ((30, 0.85), (28, 0.85), (28, 0.72))
"""The lettering of why a score does not count, and how narrow it may become, in two lines."""


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; whoever has least money is out, whatever the score."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move."""
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    count, row = len(view.results), ROWS[len(view.results)]
    heights = [HERO if _alone(view, result) else row for result in view.results]
    rows = sum(heights) + GAP * (count - 1)
    chart = CHART[count] if known and known.outcome.rounds else 0
    best = best_height(known, WIDTH - 2 * SIDE, CARD) if known else 0
    more = [part for part in (chart, best) if part]
    high = 2 * SIDE + HEAD + GAP + rows + sum(more) + GAP * len(more)
    canvas = SETTING.sheet(WIDTH, high)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    head, body, *lower = canvas.box.inset(SIDE, SIDE).rows(HEAD, rows, *more, gap=GAP)
    _head(sheet, head)
    for result, box in zip(view.results, body.rows(*heights, gap=GAP), strict=True):
        if _alone(view, result):
            _hero(sheet, box, result)
        else:
            _row(sheet, box, result)
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def _alone(view: View, result: Result) -> bool:
    """Whether this is the one who has won."""
    return view.winners == (result.seat,)


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
    canvas.put(brass.glass(*line.size, 14, masthead.EDGE), line)
    canvas.stamp(lacquer.sign("pockets", 50), line.left_middle.moved(46))
    room = line.w - 110
    text = why(view, words, sheet.names, room / 0.8)
    size = largest(text, Face.MEDIUM, (38, 36, READ), room)
    canvas.text(line.left_middle.moved(88), text, Face.MEDIUM, size, CREAM, room=room, squeeze=0.8)


def why(view: View, words: Words, names: Sequence[str], room: float) -> str:
    """Why it was won: a higher score that does not count, what decided a tie, or who comes next."""
    won = [result for result in view.results if result.winner]
    if len(won) != 1:
        return words("picture-poorest" if won else "picture-end-nobody-why")
    (winner,), points = won, score(won[0].reckoning.halves, words)
    others = [result for result in view.results if result is not winner]
    best = max(others, key=lambda result: result.reckoning.halves)
    despite = best.out and best.reckoning.halves >= winner.reckoning.halves
    if winner.tie and not despite:
        return words("picture-end-tied", points=points, tie=words.say(winner.tie, names))
    rest = [result for result in others if not result.out]
    if not despite and not rest:
        return words("picture-poorest")
    other = best if despite else rest[0]
    theirs = score(other.reckoning.halves, words)

    def said(name: str) -> str:
        key = "picture-end-despite" if despite else "picture-end-next"
        return words(key, points=points, name=name, theirs=theirs)

    return naming(said, names[other.seat], Face.MEDIUM, READ, room)


def _row(sheet: Shown, box: Box, result: Result) -> None:
    """Portrait, name and the money that is left, the cards that were won, and the score beside how
    it came about; or the cross of whoever is out.
    """
    canvas, view, words, seat = sheet.canvas, sheet.view, sheet.words, result.seat
    fallen = result.out and bool(view.winners)
    state = State.ACTIVE if result.winner else State.FALLEN if fallen else State.PLAIN
    sheet.put(lacquer.plate(*box.size, state), box, f"seat-{seat}")
    inner = box.inset(20, 10)
    mark, told, won, how, points = inner.columns(FACE, NAME, 1, HOW, SCORE, gap=16)
    face = medallion(seat, FACE, canvas.theme.cast)
    canvas.put(face, Box(mark.x, mark.centre.y - FACE / 2, 0, 0))
    if result.winner:
        canvas.stamp(brass.sign("crown", 56), Point(mark.centre.x, mark.centre.y - FACE / 2))
    upper, lower = told.rows(1, 46, gap=6)
    named(sheet, upper, sheet.name(seat), ACTIVE if result.winner else TEXT)
    canvas.places[f"money-{seat}"] = lower
    ink = SHADED.inked(PINK if fallen else FIGURE)
    canvas.stamp(notes.sign(seat), lower.left_middle.moved(28))
    left = words("picture-end-left", n=result.money)
    canvas.text(lower.left_middle.moved(68), left, Face.BOLD, 40, ink, room=lower.w - 68)
    scales = [scale for scale in CARDS if cards.height_of(scale[0]) <= won.h + 4]
    lay_cards(sheet, won, view.players[seat].cards or (), scales=scales)
    _how(sheet, how, result, fallen)
    _score(sheet, points, result)


def _hero(sheet: Shown, box: Box, result: Result) -> None:
    """Whoever has won, in person, with the name, the money that is left, the cards and the score in
    large.
    """
    canvas, words, seat = sheet.canvas, sheet.words, result.seat
    sheet.put(lacquer.plate(*box.size, State.ACTIVE), box, f"seat-{seat}")
    who, told = box.inset(10, 8).columns(FIGURE_WIDE, 1, gap=10)
    beam = painted(HOME, "spot", 330, round(box.h) - 8)
    canvas.put(beam, Box(who.centre.x - 165, box.y + 4, 0, 0))
    figure = person(seat, "wide", FIGURE_WIDE)
    shown = figure.image.crop((0, 0, figure.image.width, round(who.h) + figure.margin))
    canvas.put(Sprite(shown, figure.margin), Box(who.x, who.y, FIGURE_WIDE, 0))
    canvas.stamp(enamel(seat, 58), Point(who.x + 36, who.bottom - 36))
    told, points = told.inset(8, 6).columns(1, 150, gap=16)
    upper, lower = told.rows(60, 1, gap=6)
    crown = brass.sign("crown", 64)
    canvas.stamp(crown, upper.left_middle.moved(32))
    money: list[Part] = [notes.sign(seat, 72), words("picture-end-left", n=result.money)]
    wide = line_width(money, Face.BOLD, 40, 12)
    ink = SHADED.inked(FIGURE)
    end = upper.right_middle.moved(-wide)
    canvas.line(end, money, Face.BOLD, 40, ink, gap=12)
    canvas.places[f"money-{seat}"] = Box(end.x, upper.y, wide, upper.h)
    canvas.name(upper.left_middle.moved(80), sheet.name(seat), Face.BOLD, HERO_NAMES,
                SHADED.inked(ACTIVE), upper.w - wide - 104, 0.8)  # fmt: skip
    won, how = lower.columns(1, HOW, gap=16)
    lay_cards(sheet, won, sheet.view.players[seat].cards or (), scales=HERO_CARDS)
    _how(sheet, how, result, fallen=False)
    points_told, room = score(result.reckoning.halves, words), points.w
    size = largest(points_told, Face.BLACK, HERO_POINTS, room)
    canvas.text(points.right_middle, points_told, Face.BLACK, size, GILT_CAST, Anchor.RIGHT, room)


def _how(sheet: Shown, box: Box, result: Result, fallen: bool) -> None:
    """How the score came about; and why it does not count, or what set it apart from an equal
    one.
    """
    canvas, words = sheet.canvas, sheet.words
    how, low = steps(result, box.w), ""
    if result.out:
        low = words("picture-end-out-note")
        if fallen:
            low = f"{words('picture-end-out')}: {low}"
    elif result.tie:
        low = words.say(result.tie, sheet.names)
    size, lines = 30, list[str]()
    for size, close in NOTED if low else ():
        lines = wrapped(low, Face.MEDIUM, size, box.w / close)
        if len(lines) < 3:
            break
    told = [(how, READ, SOFT)] if how not in ("", "=") else []
    told += [(line, size, PINK if result.out else CREAM) for line in lines]
    rows = box.place(box.w, min(36 * len(told), box.h)).rows(*[1] * len(told)) if told else []
    for (text, high, ink), row in zip(told, rows, strict=True):
        canvas.text(row.right_middle, text, Face.MEDIUM, high, ink, Anchor.RIGHT, row.w,
                    squeeze=NOTED[-1][1])  # fmt: skip


def _score(sheet: Shown, box: Box, result: Result) -> None:
    """The score; crossed out for whoever is out."""
    canvas, figure = sheet.canvas, score(result.reckoning.halves, sheet.words)
    room = box.w - (48 if result.out else 0)
    size = largest(figure, Face.BLACK, POINTS, room)
    cast = GILT_CAST if result.winner else SHADED.inked(PINK if result.out else FIGURE)
    wide = canvas.text(box.right_middle, figure, Face.BLACK, size, cast, Anchor.RIGHT, room)
    if result.out:
        canvas.stamp(lacquer.sign("cross", 40), box.right_middle.moved(-wide - 30))
