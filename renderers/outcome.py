"""How a game went, as everybody's pictures of it show: below the end, and as a square to share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter

from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, Pen
from renderers.geometry import Box
from renderers.lettering import READ, Face, fit, largest, lettered, spelled, width, wrapped
from renderers.pieces import ground
from renderers.pieces.chart import Story, chart
from renderers.pieces.lines import naming_all
from renderers.pieces.portraits import medallion, portrait_of
from renderers.pieces.seats import badge
from renderers.pieces.settings import Setting
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, BLACK, TEXT
from renderers.words import Words

SQUARE = 1080
"""Pixels of the picture to share: what other services show as it is."""
WIDE, CHART = 1200, 540
TOLD, SIDES = 39, 16
"""How high a line about the best move is, and the room above and below all of them."""
MARGIN, GAP = 30, 14
LOWER = 8
"""By how much more the chart stays off the last row, whose shadow reaches below it."""
TITLE = 52
ROW, LOW_ROW = 64, 54
"""How high a line of the standings is; the same of four or more."""
WINNER, LOW_WINNER = 236, 200
FEW = 3
"""So many below the winner have high lines."""
LEAST_TOLD, MOST_TOLD = 2, 4
"""In so many lines it is told what the best move was."""
TALLEST_TOLD = SIDES + TOLD * (1 + MOST_TOLD)
"""How high a plate with that many lines is."""
SHOWN = 216
"""How high the plate is at least where it shows the card that the move was about."""
FACE, ASIDE, BETWEEN = 76, 20, 16
"""How large the portrait beside them is, how far from the edge, and how far from them."""
CLOSEST = 0.78
SEEN = [0] * 2 + [255] * 254
"""From which difference on something was drawn there."""
PIECE = [0] * 64 + [255] * 192
"""From which difference on it is a piece, and no shadow."""
FRAME = [0] * 16 + [255] * 240
"""From which difference on two sheets have their frames in other places."""
ROUNDED = 14
"""How round the corners of rows are."""
FRAME_REACH = 5
"""How far round a frame its shadows lie, in pixels both ways and itself."""


@dataclass(frozen=True, slots=True)
class Best:
    """The move that brought most at once."""

    seat: int
    round: int
    gain: float
    told: str
    """What it was, as one line."""
    card: str = ""
    """The answer by which the game knows the card that it was about, if it was about one."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of the standings; nobody may be in the first place."""

    seat: int
    place: int
    score: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went."""

    places: tuple[Placed, ...]
    """The best first."""
    rounds: tuple[tuple[float, ...], ...] = ()
    """The scores of the seats at the beginning, and after each round; nothing if none are kept."""
    best: Best | None = None
    out: tuple[int, ...] = ()
    """The seats that have lost whatever their score."""
    goal: float | None = None
    """The score that ends the game, if one does."""
    first: int = 0
    """After how many rounds the *rounds* begin, where the game began from a position."""

    @property
    def winners(self) -> list[int]:
        """The seats in the first place."""
        return [placed.seat for placed in self.places if placed.place == 1]


@dataclass(frozen=True, slots=True)
class Ending:
    """An outcome, and all that it takes to draw it."""

    outcome: Outcome
    setting: Setting
    words: Words
    names: Sequence[str]
    """The players' by seat."""
    card: Sprite | None = None
    """What the best move was about, if it was about a card."""


def below(end: Canvas, ending: Ending) -> Canvas:
    """The end with the chart below it, and the best move with the card that it was about."""
    outcome, setting = ending.outcome, ending.setting
    if not outcome.rounds:
        return end
    best = best_height(ending, WIDE - 2 * MARGIN, SHOWN)
    more = LOWER + CHART + (GAP + best if best else 0) + MARGIN
    whole = _longer(end, setting, more)
    top = end.image.height - GAP + LOWER
    box = Box(MARGIN, top, WIDE - 2 * MARGIN, more - LOWER - MARGIN)
    upper, *lower = box.rows(CHART, *[best] * bool(best), gap=GAP)
    course(whole, upper, ending)
    for box in lower:
        best_move(whole, box, ending)
    return whole


def _longer(end: Canvas, setting: Setting, more: int) -> Canvas:
    """The same picture on a sheet that is so much higher: what was drawn on the sheet is kept, and
    the sheet itself, with its frame, is another.
    """
    w, h = end.image.size
    whole, bare = setting.sheet(w, h + more), setting.sheet(w, h)
    plain = bare.image.convert("RGB")
    change = ImageChops.difference(end.image, plain).convert("L")
    drawn = change.point(SEEN)
    upper = whole.image.convert("RGB").crop((0, 0, w, h))
    gone = ImageChops.difference(upper, plain).convert("L").point(FRAME)
    if (edge := gone.getbbox()) is not None:
        # The lower edge of the frame goes, with what shadows have made of it; pieces stay.
        frame = gone.filter(ImageFilter.MaxFilter(FRAME_REACH))
        # A row as dark as the sheet does not count as a piece, so it is spared by its place.
        for place in (place for place in end.places.values() if place.bottom > edge[1]):
            row = Pen(*place.size)
            row.box(row.body, ROUNDED, BLACK)
            shape = row.done().image.convert("RGBA").getchannel("A")
            frame.paste(0, (round(place.x), round(place.y)), shape)
        frame, pieces = frame.crop(edge), change.point(PIECE).crop(edge)
        drawn.paste(0, edge[:2], ImageChops.subtract(frame, pieces))
    whole.image.paste(end.image, (0, 0), drawn)
    whole.lights, whole.places = [*end.lights], dict(end.places)
    return whole


def square(ending: Ending) -> Canvas:
    """Who has won, how everybody stands, how it went, and the best move."""
    canvas, outcome = ending.setting.sheet(SQUARE, SQUARE), ending.outcome
    others = [placed for placed in outcome.places if placed.place != 1]
    crowd = len(others) > FEW
    row, winner = (LOW_ROW, LOW_WINNER) if crowd else (ROW, WINNER)
    inner = canvas.box.inset(40, 36)
    best = best_height(ending, inner.w)
    parts = [winner, len(others) * (row + 6) + 18 if others else 0, 1, best]
    head, *boxes = inner.rows(TITLE, *(part for part in parts if part), gap=GAP)
    _title(canvas, head, outcome, ending.words)
    _winner(canvas, boxes.pop(0), ending)
    if others:
        _others(canvas, boxes.pop(0), ending, others)
    if outcome.rounds:
        course(canvas, boxes[0], ending)
    if outcome.best:
        best_move(canvas, boxes[-1], ending)
    return canvas


def verdict(outcome: Outcome, words: Words, names: Sequence[str]) -> str:
    """Who has won, as a phrase."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return words("share-nobody")
    return words("picture-wins", name=words.listed(winners), count=len(winners))


def best_line(outcome: Outcome, words: Words) -> str:
    """The best move in words; nothing if there is none."""
    return "" if outcome.best is None else f"{_best_head(outcome.best, words)}. {outcome.best.told}"


def course_lines(outcome: Outcome, words: Words, names: Sequence[str]) -> list[str]:
    """The chart in words: the scores of each seat, round by round; then the best move."""
    if not outcome.rounds:
        return []
    lines = [f"{words('chart-title')}:"]
    for seat, name in enumerate(names):
        scores = ", ".join(value_told(scores[seat], words) for scores in outcome.rounds)
        lines.append(f"{name}: {scores}")
    best = best_line(outcome, words)
    return [*lines, *([best] if best else [])]


def _title(canvas: Canvas, box: Box, outcome: Outcome, words: Words) -> None:
    metal, soft = canvas.theme.metal, canvas.theme.muted
    canvas.text(box.left_middle, words("title"), Face.SERIF, 48, metal, room=box.w * 0.7)
    rounds = outcome.first + len(outcome.rounds) - 1
    if outcome.rounds and rounds > 0:
        text = words("chart-length", n=rounds)
        canvas.text(box.right_middle, text, Face.SANS, READ, soft, Anchor.RIGHT)


def _winner(canvas: Canvas, box: Box, ending: Ending) -> None:
    """The winner in laurels; of several, each, smaller; or that nobody has won."""
    outcome, words, names = ending.outcome, ending.words, ending.names
    canvas.put(ending.setting.plate(*box.size, True), box)
    winners = outcome.winners
    if not winners:
        nobody = words("share-nobody")
        canvas.text(box.centre, nobody, Face.SERIF, 64, TEXT, Anchor.MIDDLE, box.w - 40)
        return
    wide = 230 if len(winners) == 1 else min(150, (box.w * 0.5) / len(winners))
    faces, told = box.inset(24, 10).columns(wide * len(winners), 1, gap=22)
    for seat, cell in zip(winners, faces.columns(*[1] * len(winners)), strict=True):
        size = round(cell.w * 0.6)
        canvas.stamp(glyphs.icon(glyphs.laurel, round(cell.w * 0.98), ACTIVE), cell.centre)
        face = portrait_of(seat, size, canvas.theme) or badge(seat, size)
        canvas.stamp(face, cell.centre.moved(dy=-2))

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    victors = [names[seat] for seat in winners]
    shown = won([spelled(name) for name in victors])
    size = largest(shown, Face.SERIF, (76, 68, 60, 52, 46), told.w)
    upper, lower = told.place(told.w, 150).rows(0.6, 0.4)
    sentence = naming_all(won, victors, Face.SERIF, size, told.w)
    canvas.text(upper.left_middle, sentence, Face.SERIF, size, ACTIVE)
    score = next(placed.score for placed in outcome.places if placed.place == 1)
    size = largest(score, Face.MEDIUM, (42, 38, READ), lower.w)
    canvas.text(lower.left_middle, score, Face.MEDIUM, size, TEXT, room=lower.w, squeeze=0.75)


def _others(canvas: Canvas, box: Box, ending: Ending, others: Sequence[Placed]) -> None:
    canvas.put(ending.setting.plate(*box.size, False), box)
    rows = box.inset(20, 12).rows(*[1] * len(others), gap=6)
    for placed, row in zip(others, rows, strict=True):
        canvas.stamp(ground.medal(placed.place, 52), row.left_middle.moved(28))
        x = 66.0
        if (face := portrait_of(placed.seat, 58, canvas.theme, marked=False)) is not None:
            canvas.stamp(face, row.left_middle.moved(x + 29))
            x += 66
        canvas.stamp(badge(placed.seat, 44), row.left_middle.moved(x + 22))
        x += 56
        most = row.w * 0.56
        score = _short(placed.score, most / CLOSEST)
        at, end = row.right_middle, Anchor.RIGHT
        wide = canvas.text(at, score, Face.SANS, READ, TEXT, end, most, CLOSEST)
        name = spelled(ending.names[placed.seat])
        room = row.w - x - wide - 24
        canvas.text(row.left_middle.moved(x), name, Face.MEDIUM, 38, TEXT, room=room, squeeze=0.8)


def _short(score: str, room: float) -> str:
    """A score without what stands in brackets, where there is no room for that."""
    if width(score, Face.SANS, READ) > room:
        score = score.partition(" (")[0]
    return fit(score, Face.SANS, READ, room)


def course(canvas: Canvas, box: Box, ending: Ending) -> None:
    """The chart of a game on its plate."""
    outcome, setting, words = ending.outcome, ending.setting, ending.words
    canvas.put(setting.plate(*box.size, False), box)
    title, field = box.inset(24, 12).rows(48, 1)
    text = words("chart-title")
    canvas.text(title.left_middle, text, Face.SERIF, 38, canvas.theme.metal, room=title.w)
    best = outcome.best
    starred = None if best is None else (best.seat, best.round - outcome.first)
    out = frozenset(outcome.out)
    story = Story(
        frozenset(outcome.winners), starred, out, setting.debt, setting.fine, outcome.first
    )
    chart(canvas, field, outcome.rounds, lambda n: value_told(n, words), outcome.goal, story)


def best_move(canvas: Canvas, box: Box, ending: Ending) -> None:
    """The best move: how much it brought, in which round, what it was, and the card."""
    best, card, words = ending.outcome.best, ending.card, ending.words
    assert best is not None
    canvas.put(ending.setting.plate(*box.size, False), box)
    inner = box.inset(ASIDE, SIDES / 2)
    if card is not None:
        inner, shown = inner.columns(1, _wide(card, box.h), gap=BETWEEN)
        size = round(shown.w), round(shown.h)
        small = card.image.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        canvas.stamp(Sprite(small), shown.centre)
    mark, told = inner.columns(FACE, 1, gap=BETWEEN)
    canvas.stamp(medallion(best.seat, FACE, canvas.theme.cast), mark.centre)
    parts: list[Part] = [glyphs.icon(glyphs.star, 32, ACTIVE), _best_head(best, words)]
    lines = _lines(best, told.w)
    first, *rows = told.place(told.w, TOLD * (1 + len(lines))).rows(*[1] * (1 + len(lines)))
    canvas.line(first.left_middle, parts, Face.MEDIUM, READ, ACTIVE)
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.left_middle, line, Face.SANS, READ, TEXT, room=row.w, squeeze=CLOSEST)


def best_height(ending: Ending, wide: float, least: int = 0) -> int:
    """How high the plate of the best move is, if there is one; with a card at least so high."""
    best, card = ending.outcome.best, ending.card
    if best is None:
        return 0
    room = wide - 2 * ASIDE - FACE - BETWEEN
    if card is None:
        least = 0
    else:
        room -= BETWEEN + _wide(card, max(least, TALLEST_TOLD))
    return max(least, SIDES + TOLD * (1 + max(LEAST_TOLD, len(_lines(best, room)))))


def _wide(card: Sprite, high: float) -> float:
    """How wide the card is on a plate so high."""
    return (high - SIDES) * card.w / card.h


def _lines(best: Best, room: float) -> list[str]:
    """What the best move was, in as many lines as it takes up to the most there are."""
    lines = wrapped(lettered(best.told), Face.SANS, READ, room)
    if len(lines) > MOST_TOLD:
        lines = wrapped(lettered(best.told), Face.SANS, READ, room / CLOSEST)
    if len(lines) > MOST_TOLD:
        rest = " ".join(lines[MOST_TOLD - 1 :])
        lines = [*lines[: MOST_TOLD - 1], fit(rest, Face.SANS, READ, room / CLOSEST)]
    return lines


def _best_head(best: Best, words: Words) -> str:
    return words("best-move", gain=value_told(best.gain, words), round=best.round)


def value_told(n: float, words: Words) -> str:
    """A score with at most one decimal, as the game and the language write it."""
    text = f"{round(abs(n), 1):g}".replace(".", words("decimal-mark"))
    return words("chart-value", n=text, sign="−" if n < 0 else "")
