"""The people at the table: each over a fan of money and a plate with the name and the points, and
the cards that they have won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.high_society.catalogue import Card
from games.high_society.view import Phase, Player, View
from renderers.canvas import EDGED, SHADED, Anchor, Part, line_width
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.changes import Changes
from renderers.high_society.lacquer import HOME, State
from renderers.high_society.people import look_of, person
from renderers.lettering import Face, abbreviated, largest, width, wrapped
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.portraits import likeness, medallion
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, TEXT, Colour, mix
from renderers.words import Words

Shown: TypeAlias = Sheet[View, Changes]
EDGE, GAP = 22, 12
PERSON, FAR = (306, 306, 306, 300, 258), 226
"""How wide somebody is at a table of so many, and whoever sits in its middle, under the clock."""
LOW, CLOCKED, ASIDE = 70, 4, 38
"""By how much that person sits lower; where nobody does, by how much those beside it sit aside."""
PLATE, WON = 112, 114
MARK, FACE, SMALL_FACE = 44, 72, 54
NARROW = 220
"""A plate with less room has the whole of its width for the name."""
NAMES, IN_TWO, SHORT = (38, 36, 34, 32), 29, (36, 34, 32, 30, 28)
BOTH = 46  # two lines are no lower
POINTS = 50
CLOSE, CLOSER = 0.88, 0.78
FAN = 92
SCALES = ((88, 50, 1), (80, 46, 1), (72, 42, 1), (64, 37, 1), (56, 34, 2))
"""Of cards in a row: how wide, how much of each is seen at least, in how many rows."""
LOWER = 34
"""By so much the second row lies lower."""
DIM = 0.55
DULL = mix(TEXT, lacquer.DARK, 0.34)


def columns(view: View, y: float, h: float, whole: float) -> list[Box]:
    """A place for everybody, side by side."""
    count = len(view.players)
    row = Box(EDGE, y, whole - 2 * EDGE, h)
    return [Box(round(cell.x), y, round(cell.w), h) for cell in row.columns(*[1] * count, gap=GAP)]


def places(view: View, room: Box, whole: float) -> list[Box]:
    """Where everybody sits behind the table: four leave its middle to the clock."""
    cells = columns(view, room.y, room.h, whole)
    if len(cells) == CLOCKED:
        for seat, aside in ((1, -ASIDE), (2, ASIDE)):
            cell = cells[seat]
            cells[seat] = Box(cell.x + aside, cell.y, cell.w, cell.h)
    return cells


def beam(sheet: Shown, room: Box) -> None:
    """Light on whoever is to move."""
    canvas, view = sheet.canvas, sheet.view
    if len(view.owed) == 1:
        spot = places(view, room, canvas.box.w)[view.owed[0]].centre
        canvas.stamp(painted(HOME, "spot", 330), Point(spot.x, room.y + 178))


def people(sheet: Shown, room: Box, table_edge: float) -> None:
    """Everybody behind the table, who looks to its middle."""
    canvas, view = sheet.canvas, sheet.view
    seats = places(view, room, canvas.box.w)
    # Who sits at the outside is nearer, and comes last.
    order = sorted(view.players, key=lambda player: abs(seats[player.seat].centre.x - 600))
    for player in order:
        look, bright = look_of(view, player)
        middle = seats[player.seat].centre.x
        below = middle == canvas.box.w / 2  # under the clock
        w = FAR if below else PERSON[len(view.players) - 1]
        figure = person(player.seat, look, w, mirrored=middle > canvas.box.w / 2, share=bright)
        top = room.y + (LOW if below else 24 if len(seats) > CLOCKED else 6)
        canvas.put(_cut(figure, round(table_edge - top)), Box(middle - w / 2, top, w, 0))
    canvas.put(painted(HOME, "rim", round(canvas.box.w)), Box(0, table_edge - 28, 0, 0))
    for player in view.players:
        money(sheet, seats[player.seat], player, table_edge)
        if player.passed and view.phase is Phase.BIDDING:
            passed(sheet, Point(seats[player.seat].centre.x, table_edge - 46), player)


def passed(sheet: Shown, middle: Point, player: Player) -> None:
    """That somebody is out of this auction, on what they hold; lit, if it is news."""
    canvas = sheet.canvas
    parts: list[Part] = [lacquer.sign("cross", 24), sheet.words("picture-passed")]
    wide = round(line_width(parts, Face.MEDIUM, 30)) + 32
    pill = Box(round(middle.x - wide / 2), round(middle.y - 22), wide, 44)
    if player.seat in sheet.changes.passed:
        canvas.put(brass.changed(*pill.size, 22), pill)
    canvas.put(brass.glass(*pill.size, 22, lacquer.GOLD, 0.9, lacquer.NIGHT), pill)
    canvas.line(pill.left_middle.moved(16), parts, Face.MEDIUM, 30, lacquer.SOFT)


@kept
def _cut(figure: Sprite, h: int) -> Sprite:
    """As much of somebody as is seen over the table."""
    high = min(figure.image.height, h + figure.margin)
    return Sprite(figure.image.crop((0, 0, figure.image.width, high)), figure.margin)


def money(sheet: Shown, column: Box, player: Player, table_edge: float) -> None:
    """The notes that somebody holds, from behind, and how many those are."""
    canvas, x = sheet.canvas, column.centre.x
    foot = table_edge + 20
    if player.notes:
        fan = notes.backs(player.notes, player.seat, FAN, DIM if player.passed else 1)
        canvas.put(fan, Box(x - fan.w / 2, foot - fan.h, fan.w, fan.h))
    text = f"×{player.notes}"
    wide = round(width(text, Face.BOLD, 34)) + 32
    pill = Box(x - wide / 2, foot - 42, wide, 46)
    canvas.put(brass.glass(*pill.size, 23, lacquer.GOLD, 0.86, lacquer.NIGHT), pill)
    canvas.places[f"notes-{player.seat}"] = pill
    ink = DULL if player.passed else lacquer.FIGURE
    canvas.text(pill.centre, text, Face.BOLD, 34, ink, Anchor.MIDDLE)


def plates(sheet: Shown, y: float) -> None:
    """The names and points of all, and under them what they have won."""
    view, whole = sheet.view, sheet.canvas.box.w
    for player, box in zip(view.players, columns(view, y, PLATE, whole), strict=True):
        name_plate(sheet, box, player)
        _won(sheet, Box(box.x + 2, box.bottom + 10, box.w - 4, WON), player)
        sheet.canvas.places[f"seat-{player.seat}"] = box


def name_plate(sheet: Shown, box: Box, player: Player) -> None:
    """Badge or portrait, the name in one line or two, and the points."""
    canvas, seat = sheet.canvas, player.seat
    active = seat in sheet.view.owed
    state = State.ACTIVE if active else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    known = likeness(seat)
    mark = (
        medallion(seat, FACE if box.w > NARROW + 32 else SMALL_FACE, canvas.theme.cast)
        if known and known.image
        else enamel(seat, MARK)
    )
    inner = box.inset(16, 8)
    upper, lower = inner.rows(1, 46 if player.reckoning or inner.w < NARROW else 0)
    at = (lower if inner.w < NARROW else inner).left_middle.moved(mark.w / 2)
    canvas.put(mark, Box(at.x - mark.w / 2, at.y - mark.h / 2, 0, 0))
    _, lower = lower.columns(mark.w, 1, gap=12)
    if inner.w >= NARROW:
        _, upper = upper.columns(mark.w, 1, gap=12)
    ink = ACTIVE if active else inks(player)[0]
    named(sheet, upper, sheet.name(seat), ink)
    if player.reckoning:
        canvas.stamp(brass.sign("star", 32), lower.left_middle.moved(16))
        figure = score(player.reckoning.halves, sheet.words)
        canvas.text(lower.left_middle.moved(42), figure, Face.BLACK, POINTS, SHADED.inked(
            lacquer.FIGURE if not player.passed else ink
        ))  # fmt: skip


def named(sheet: Shown, box: Box, name: str, ink: Colour) -> None:
    """A name as large as it can be; a long one in two lines, or as short as one has room for."""
    room, lines = box.w / CLOSE, [name]
    size = largest(name, Face.SERIF, NAMES, room)
    if width(name, Face.SERIF, size) > room:
        lines = wrapped(name, Face.SERIF, IN_TWO, room)
        size = IN_TWO
        if len(lines) > 2 or box.h < BOTH or any(line.endswith("…") for line in lines):
            short = abbreviated(name, Face.SERIF, SHORT[-1], box.w / CLOSER)
            lines, size = [short], largest(short, Face.SERIF, SHORT, room)
    for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        canvas = sheet.canvas
        canvas.text(row.left_middle, line, Face.SERIF, size, ink, room=row.w, squeeze=CLOSER)


def inks(player: Player) -> tuple[Colour, Colour]:
    """Strong and soft text; both nearer to the plate for whoever has passed, and still 4.9 : 1."""
    if not player.passed:
        return TEXT, lacquer.SOFT
    return DULL, mix(lacquer.SOFT, lacquer.DARK, 0.3)


def score(halves: int, words: Words) -> str:
    """A score that is given in halves."""
    whole, half = divmod(halves, 2)
    return words("picture-half", whole=whole) if half else str(whole)


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, the next over the one before where there is no room."""

    w: int
    places: tuple[Box, ...]
    tucked: bool


def row_of(
    box: Box, count: int, scales: Sequence[tuple[int, int, int]] = SCALES, apart: float = 8
) -> Row | None:
    """The cards as large as they can be, from the left; nothing if they cannot be seen."""
    for w, least, lines in scales:
        across = -(-count // lines)
        step = min(w + apart, (box.w - w) / max(1, across - 1))
        if across == 1 or step >= least:
            high = cards.height_of(w)
            top = box.y + (box.h - high - LOWER * (lines - 1)) / 2
            places = tuple(
                Box(box.x + step * (n % across), top + LOWER * (n // across), w, high)
                for n in range(count)
            )
            return Row(w, places, step < w)
    return None


def lay_cards(
    sheet: Shown, box: Box, shown: Sequence[Card], lit: Sequence[Card] = (), share: float = 1,
    scales: Sequence[tuple[int, int, int]] = SCALES, apart: float = 8,
) -> None:  # fmt: skip
    """Cards in a row, in a crowd no more than their worths; those in light have just come."""
    canvas, row = sheet.canvas, row_of(box, len(shown), scales, apart)
    places = row.places if row else slips(box, len(shown))
    for number, (card, place) in enumerate(zip(shown, places, strict=False)):
        if card in lit:
            canvas.put(brass.light(*place.size, 8, meaning=Light.SOLD), place)
        last = number == len(shown) - 1
        canvas.put(
            cards.small(card, row.w, share, tucked=row.tucked and not last)
            if row
            else cards.slip(card, share),
            place,
        )


def slips(box: Box, count: int) -> list[Box]:
    """Places for what is told by figures alone."""
    w, h = cards.SLIP
    across = int((box.w + 4) // (w + 4))
    lines = -(-count // across)
    top = box.y + (box.h - lines * (h + 4)) / 2
    return [
        Box(box.x + (n % across) * (w + 4), top + n // across * (h + 4), w, h) for n in range(count)
    ]


def _won(sheet: Shown, box: Box, player: Player) -> None:
    """What was won; face down, it is a back and a number."""
    canvas, share = sheet.canvas, DIM if player.passed else 1
    fresh = [card for seat, card in sheet.changes.won if seat == player.seat]
    canvas.places[f"won-{player.seat}"] = box
    if player.cards is not None:
        lay_cards(sheet, box, player.cards, fresh, share)
    elif player.won:
        first = Box(box.x, box.y, SCALES[0][0], cards.height_of(SCALES[0][0]))
        if fresh:
            canvas.put(brass.light(*first.size, 8, meaning=Light.SOLD), first)
        canvas.put(cards.back(SCALES[0][0], share), first)
        at = first.right_middle.moved(18)
        canvas.text(at, f"×{player.won}", Face.BLACK, 44, EDGED.inked(inks(player)[0]))
