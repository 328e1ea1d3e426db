"""How High Society is played, in five worked scenes: the notes that are bid in the first buy the
card of the second, which counts in the third.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.high_society.catalogue import CARDS, MISFORTUNES, MONEY, RED_FRAMES, Card
from renderers.canvas import EDGED, GILT_CAST, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import CREAM, HOME
from renderers.high_society.people import PASSED, person
from renderers.lettering import Face, largest
from renderers.painted import Area, painted
from renderers.pieces import brass, stages
from renderers.primers import Primer
from renderers.sprites import Sprite, kept
from renderers.words import Words

WIDTH, HIGH, EDGE, GAP = 1200, 1470, 36, 24
HALF, WHOLE, THIRD = (552, 410), (1128, 380), (660, 410)
BID = (MONEY[3], MONEY[5])
"""Two notes that are bid."""
SOLD, OWNED, DOUBLING = CARDS["luxury-10"], CARDS["luxury-3"], CARDS["recognition-2"]
WINNER, RIVAL, POOREST = 2, 3, 0
GUESTS, GUESTS_WIDE = (1, 4, 0), 430
"""Whoever else sits in the room, and how much of its width that takes."""
SAID, FIGURE = (44, 40), 76
"""The lettering of all captions, and of all sums."""
EDGE_OF_TABLE, WALL = 478, 296
"""In the table's painting where the table begins, and how much of the wall above it is shown."""
ROOM, TOP, PLATE = 150, 186, 66
"""How high the room is, where the first stages begin, and how large their numbers are."""
SALON: Area = (0, 0.085, 1, 0.1024)
"""Of the table's painting what is behind the people."""
FELT: Area = (0.06, 0.45, 0.88, 0.4668)
"""Of the table; a stage without people shows as much of it as it is high."""


def scene(words: Words, _facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = lacquer.sheet(WIDTH, HIGH)
    _head(canvas, words)
    first, second = Box(EDGE, TOP, *HALF), Box(EDGE + HALF[0] + GAP, TOP, *HALF)
    third = Box(EDGE, first.bottom + GAP, *WHOLE)
    fourth = Box(EDGE, third.bottom + GAP, *THIRD)
    fifth = Box(fourth.right + GAP, fourth.y, WIDTH - EDGE - fourth.right - GAP, THIRD[1])
    _bidding(canvas, first, words)
    _buying(canvas, second, words)
    _scoring(canvas, third, words)
    _misfortune(canvas, fourth, words)
    _end(canvas, fifth, words)
    for n, box in enumerate((first, second, third, fourth, fifth), start=1):
        _number(canvas, Point(box.x + 26, box.y + 22), n)
    canvas.stamp(stages.arrow(66), Point(first.right + GAP / 2, first.y + 130))
    canvas.stamp(stages.arrow(66, 90), Point(900, second.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66, 90), Point(330, third.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66), Point(fourth.right + GAP / 2, fourth.y + 150))
    return canvas


def _head(canvas: Canvas, words: Words) -> None:
    """The room with everybody in it, and the game's name before it."""
    room = Box(14, 14, WIDTH - 28, ROOM)
    canvas.put(_salon(*room.size), room)
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (68, 62, 56, 50), WIDTH - GUESTS_WIDE - 80)
    canvas.text(Point(EDGE + 8, 66), title, Face.BOLD, size, GILT_CAST)
    line = words("worked-line")
    small = largest(line, Face.MEDIUM, (38, 36, 34), WIDTH - GUESTS_WIDE - 80)
    canvas.text(Point(EDGE + 12, 128), line, Face.MEDIUM, small, EDGED.inked(CREAM))


@kept
def _salon(w: int, h: int) -> Sprite:
    """The upper end of the room, darker at the left, where lettering is."""
    image = painted(HOME, "table", w, h, SALON).image.convert("RGB")
    for place, seat in enumerate(GUESTS):
        figure = person(seat, "calm", 150, mirrored=place > 0)
        x = w - GUESTS_WIDE + 116 * place
        image.paste(figure.image, (x, 8), figure.image.getchannel("A"))
    dusk = Image.linear_gradient("L").rotate(-90).resize((w, h))
    image.paste(lacquer.NIGHT, (0, 0), dusk.point(lambda v: round(235 * min(1, v / 190))))
    return brass.framed(image, 10, 3)


def _number(canvas: Canvas, middle: Point, n: int) -> None:
    """Which stage it is, on a plate of this house."""
    box = Box(round(middle.x - PLATE / 2), round(middle.y - PLATE / 2), PLATE, PLATE)
    canvas.put(lacquer.plate(PLATE, PLATE, lacquer.State.ACTIVE), box)
    canvas.text(box.centre, str(n), Face.BLACK, 44, GILT_CAST, Anchor.MIDDLE)


def _stage(canvas: Canvas, box: Box, bright: float = 0.78) -> None:
    """Felt in a frame."""
    x, y, wide, _ = FELT
    high = wide * WIDTH / box.w * box.h / 1500
    stages.stage(canvas, box, HOME, "table", (x, y, wide, min(0.5, high)), bright)


def _card(canvas: Canvas, at: Point, w: int, card: Card, *, lit: bool = False) -> None:
    """A card with its corner here."""
    box = Box(*at, w, cards.height_of(w))
    if lit:
        canvas.put(brass.light(*box.size, 12, brass.LIT, 14, 2), box)
    canvas.put(cards.small(card, w), box)


def _room(
    canvas: Canvas, box: Box, wall: float, people: Sequence[tuple[int, str, float, int, float]]
) -> float:
    """The room with people behind the table: who, how they look, where the middle of each is, how
    wide they are and how bright. `wall` is how much of the stage's height is over the table;
    returns where that begins.
    """
    shown = WALL / wall / box.h  # pixels of the painting in one of the stage
    high = box.h * shown
    part = (0.5 - box.w * shown / 2 / WIDTH, (EDGE_OF_TABLE - WALL) / 1500,
            box.w * shown / WIDTH, high / 1500)  # fmt: skip
    stages.stage(canvas, box, HOME, "table", part, 0.86)
    edge = round(box.y + wall * box.h)
    for seat, look, x, wide, bright in people:
        figure = person(seat, look, wide, mirrored=x > 0.5, share=bright)
        at = Point(box.x + x * box.w - wide / 2, max(box.y + 10, edge - 0.83 * wide))
        rows = figure.image.height, round(edge - at.y) + figure.margin
        cut = figure.image.crop((0, 0, figure.image.width, min(rows)))
        canvas.put(Sprite(cut, figure.margin), Box(*at, wide, 0))
    return edge


def _bidding(canvas: Canvas, box: Box, words: Words) -> None:
    """Two notes are a bid; a rival bids less."""
    edge = _room(canvas, box, 0.43, ((RIVAL, "calm", 0.26, 200, 1), (WINNER, "wide", 0.68, 200, 1)))
    y = edge + 28
    for seat, values, x in ((RIVAL, MONEY[5:6], box.x + 30), (WINNER, BID, box.x + 248)):
        for place, value in enumerate(values):
            note = notes.lying(value, seat, 124, (3, -4)[place])
            canvas.put(note, Box(x + 62 * place, y + 16 * place, 0, 0))
        total, leads = str(sum(values)), seat == WINNER
        at = Point(x + 124 + 62 * (len(values) - 1) + 50, y + 40)
        cast = GILT_CAST if leads else EDGED.inked(CREAM)
        canvas.text(at, total, Face.BLACK, FIGURE, cast, Anchor.MIDDLE)
    stages.caption(canvas, box, words("worked-bid"), [words("worked-add")], sizes=SAID)


def _buying(canvas: Canvas, box: Box, words: Words) -> None:
    """The last one in pays, and has the card; the rival's note goes back."""
    people = ((RIVAL, "closed", 0.56, 176, PASSED + 0.2), (WINNER, "wide", 0.24, 210, 1))
    edge = _room(canvas, box, 0.43, people)
    spot = Point(box.right - 190, box.y + 58)
    _card(canvas, spot, 162, SOLD, lit=True)
    canvas.stamp(lacquer.sign("gavel", 84), Point(box.x + 64, box.y + 104))
    for place, value in enumerate(BID):
        note = notes.lying(value, WINNER, 124, (4, -3)[place])
        canvas.put(note, Box(box.x + 72 + 84 * place, edge + 24 + 20 * place, 0, 0))
    canvas.stamp(stages.arrow(56), Point(spot.x - 44, edge + 74))
    stages.caption(canvas, box, words("worked-buy"), [words("worked-back")], sizes=SAID)


def _scoring(canvas: Canvas, box: Box, words: Words) -> None:
    """What the cards come to: their sum, doubled."""
    _stage(canvas, box, 0.6)
    for place, card in enumerate((SOLD, OWNED, DOUBLING)):
        _card(canvas, Point(box.x + 60 + 190 * place, box.y + 26), 166, card, lit=card is SOLD)
    figure = person(WINNER, "wide", 250, mirrored=True)
    shown = figure.image.crop((0, 0, figure.image.width, 222 + figure.margin))
    canvas.put(Sprite(shown, figure.margin), Box(box.right - 380, box.y + 8, 0, 0))
    sums = Box(box.x + 660, box.y + 228, box.right - box.x - 696, 122)
    before, times = SOLD.worth + OWNED.worth, cards.worth(DOUBLING)
    after = before * int(times.removeprefix("×"))
    parts: list[Part] = [str(before), times, "=", str(after)]
    stages.reckoning(canvas, sums, parts, FIGURE)
    said, also = words("worked-points"), [words("worked-doubled")]
    stages.caption(canvas, box, said, also, 610, SAID)


def _misfortune(canvas: Canvas, box: Box, words: Words) -> None:
    """The three misfortunes, and how they come to somebody who has passed first."""
    edge = _room(canvas, box, 0.5, ((RIVAL, "closed", 0.845, 224, PASSED + 0.2),))
    bad = [card for card in CARDS.values() if card.kind in MISFORTUNES]
    for place, card in enumerate(bad):
        _card(canvas, Point(box.x + 40 + 148 * place, box.y + 76), 138, card)
    canvas.stamp(stages.arrow(60), Point(box.right - 142, edge + 50))
    canvas.stamp(lacquer.sign("cross", 62), Point(box.right - 68, edge + 52))
    stages.caption(canvas, box, words("worked-avoid"), [words("worked-pay")], sizes=SAID)


def _end(canvas: Canvas, box: Box, words: Words) -> None:
    """The clock is full, and whoever has empty pockets stands behind a rope."""
    _room(canvas, box, 0.72, ())
    spot = Box(box.x + 56, box.y + 66, 170, 170)
    canvas.put(brass.light(140, 140, 70, (192, 32, 48), 26, 8), spot.inset(15))
    lacquer.clock(canvas, spot.centre, RED_FRAMES, 200)
    figure = person(POOREST, "closed", 200, mirrored=True, share=PASSED + 0.2)
    shown = figure.image.crop((0, 0, figure.image.width, 262))
    canvas.put(stages.foot_faded(shown), Box(box.right - 232, box.y + 32, 0, 0))
    rope = painted(HOME, "rope", 190)
    low = rope.image.crop((0, 0, rope.image.width, min(rope.image.height, 130)))
    canvas.put(stages.foot_faded(low), Box(box.right - 206, box.y + 160, 0, 0))
    canvas.stamp(lacquer.sign("pockets", 84), Point(box.right - 52, box.y + 74))
    stages.caption(canvas, box, words("picture-reds"), [words("worked-poorest")], sizes=SAID)


PRIMER = Primer(
    scene=scene,
    goal=(
        "primer-goal-points",
        "primer-goal-poorest",
    ),
    turn=(
        "primer-turn-bid",
        "primer-turn-buy",
        "primer-turn-avoid",
        "primer-turn-recognition",
    ),
    end=("primer-end-red", "primer-end-winner"),
    heading="primer-auction",
)
