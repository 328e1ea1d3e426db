"""How High Society is played, in five worked scenes: the notes that are bid in the first buy the
card of the second, which counts in the third.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.high_society.catalogue import CARDS, MISFORTUNES, MONEY, RED_FRAMES, Card
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import CREAM, HOME
from renderers.high_society.people import PASSED, person
from renderers.lettering import Face, largest
from renderers.painted import Area, painted
from renderers.pieces import brass, stages
from renderers.pieces.seats import enamel
from renderers.primers import Primer
from renderers.words import Words

WIDTH, HIGH, EDGE, GAP = 1200, 1436, 36, 24
HALF, WHOLE, THIRD = (552, 366), (1128, 386), (660, 410)
BID = (MONEY[3], MONEY[5])
"""Two notes that are bid."""
SOLD, OWNED, DOUBLING = CARDS["luxury-10"], CARDS["luxury-3"], CARDS["recognition-2"]
WINNER, RIVAL = 2, 3
FELT: Area = (0.06, 0.45, 0.88, 0.4668)
"""Of the table; each stage shows as much of it as it is high."""


def scene(words: Words, _facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = lacquer.sheet(WIDTH, HIGH)
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (72, 66, 60, 54), WIDTH - 100)
    canvas.text(Point(EDGE + 8, 66), title, Face.BOLD, size, GILT_CAST)
    line = words("worked-line")
    small = largest(line, Face.MEDIUM, (38, 36, 34), WIDTH - 90)
    canvas.text(Point(EDGE + 12, 128), line, Face.MEDIUM, small, SHADED.inked(CREAM))
    first, second = Box(EDGE, 170, *HALF), Box(EDGE + HALF[0] + GAP, 170, *HALF)
    third = Box(EDGE, first.bottom + GAP, *WHOLE)
    fourth = Box(EDGE, third.bottom + GAP, *THIRD)
    fifth = Box(fourth.right + GAP, fourth.y, WIDTH - EDGE - fourth.right - GAP, THIRD[1])
    _bidding(canvas, first, words)
    _buying(canvas, second, words)
    _scoring(canvas, third, words)
    _misfortune(canvas, fourth, words)
    _end(canvas, fifth, words)
    for n, box in enumerate((first, second, third, fourth, fifth), start=1):
        stages.number(canvas, Point(box.x + 22, box.y + 22), n)
    canvas.stamp(stages.arrow(66), Point(first.right + GAP / 2, first.y + 130))
    canvas.stamp(stages.arrow(66, 90), Point(900, second.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66, 90), Point(330, third.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66), Point(fourth.right + GAP / 2, fourth.y + 150))
    return canvas


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


def _bidding(canvas: Canvas, box: Box, words: Words) -> None:
    """Two notes are a bid; a rival bids less."""
    _stage(canvas, box)
    for seat, values, y in ((RIVAL, MONEY[5:6], box.y + 70), (WINNER, BID, box.y + 176)):
        canvas.stamp(enamel(seat, 58), Point(box.x + 66, y))
        for place, value in enumerate(values):
            note = notes.lying(value, seat, 150, (3, -4)[place])
            canvas.put(note, Box(box.x + 120 + 108 * place, y - 39, 0, 0))
        total, leads = str(sum(values)), seat == WINNER
        at = Point(box.right - 100, y)
        cast = GILT_CAST if leads else EDGED.inked(CREAM)
        canvas.text(at, total, Face.BLACK, 84 if leads else 58, cast, Anchor.MIDDLE)
    stages.caption(canvas, box, words("worked-bid"), [words("worked-add")])


def _buying(canvas: Canvas, box: Box, words: Words) -> None:
    """The last one in pays, and has the card; the rival's note goes back."""
    _stage(canvas, box)
    spot = Point(box.right - 190, box.y + 24)
    _card(canvas, spot, 154, SOLD, lit=True)
    canvas.stamp(lacquer.sign("gavel", 96), Point(box.x + 106, box.y + 74))
    for place, value in enumerate(BID):
        note = notes.lying(value, WINNER, 132, (4, -3)[place])
        canvas.put(note, Box(box.x + 150 + 40 * place, box.y + 66 + 66 * place, 0, 0))
    canvas.stamp(stages.arrow(60), Point(spot.x - 40, box.y + 134))
    stages.caption(canvas, box, words("worked-buy"), [words("worked-back")])


def _scoring(canvas: Canvas, box: Box, words: Words) -> None:
    """What the cards come to: their sum, doubled."""
    _stage(canvas, box, 0.6)
    for place, card in enumerate((SOLD, OWNED, DOUBLING)):
        _card(canvas, Point(box.x + 60 + 186 * place, box.y + 28), 156, card, lit=card is SOLD)
    sums = Box(box.x + 650, box.y + 56, box.right - box.x - 680, 150)
    before, times = SOLD.worth + OWNED.worth, cards.worth(DOUBLING)
    after = before * int(times.removeprefix("×"))
    parts: list[Part] = [str(before), times, "=", str(after)]
    stages.reckoning(canvas, sums, parts, 84)
    stages.caption(canvas, box, words("worked-points"), [words("worked-doubled")], 1060)


def _misfortune(canvas: Canvas, box: Box, words: Words) -> None:
    """The three misfortunes, and somebody who has passed first."""
    _stage(canvas, box, 0.6)
    figure = person(RIVAL, "closed", 190, mirrored=True, share=PASSED + 0.2)
    shown = figure.image.crop((0, 0, figure.image.width, 256))
    canvas.put(stages.foot_faded(shown), Box(box.right - 252, box.y + 50, 0, 0))
    bad = [card for card in CARDS.values() if card.kind in MISFORTUNES]
    for place, card in enumerate(bad):
        _card(canvas, Point(box.x + 48 + 146 * place, box.y + 44), 134, card)
    stages.caption(canvas, box, words("worked-avoid"), [words("worked-pay")])


def _end(canvas: Canvas, box: Box, words: Words) -> None:
    """The clock is full, and pockets are empty."""
    _stage(canvas, box, 0.5)
    spot = Box(box.x + 60, box.y + 46, 180, 180)
    canvas.put(brass.light(150, 150, 75, (192, 32, 48), 26, 8), spot.inset(15))
    canvas.stamp(painted(HOME, f"clock-{RED_FRAMES}", 216), spot.centre)
    number = f"{RED_FRAMES}/{RED_FRAMES}"
    canvas.text(spot.centre, number, Face.BLACK, 36, (140, 15, 32), Anchor.MIDDLE)
    canvas.stamp(lacquer.sign("pockets", 130), Point(box.right - 100, box.y + 120))
    canvas.stamp(lacquer.sign("cross", 60), Point(box.right - 56, box.y + 180))
    stages.caption(canvas, box, words("picture-reds"), [words("worked-poorest")])


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
