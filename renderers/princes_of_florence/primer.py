"""How The Princes of Florence is played, in five worked scenes: the lake that is bought in the
first and the studio of the second are what the painter finds in the third, and the work pays in the
fourth.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from games.princes_of_florence.catalogue import (
    BESIDE_PALACE,
    PLACES,
    PROFESSIONS,
    Lot,
    squares_of,
)
from renderers.canvas import EDGED, GILT_CAST, SHADED, Anchor, Canvas, Cast
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, width
from renderers.painted import SHARED, painted
from renderers.pieces import brass, poster, stages
from renderers.pieces.seats import enamel
from renderers.primers import Primer
from renderers.princes_of_florence import estate, gallery, headings, roles, tiles
from renderers.princes_of_florence.room import light, room
from renderers.princes_of_florence.signs import (
    HOME,
    Sign,
    arms,
    card_sign,
    coin,
    house,
    jester,
    laurel,
    lot_sign,
    mark,
    pond,
    wax,
)
from renderers.sprites import Sprite, kept
from renderers.theme import PRINCES_OF_FLORENCE, rgb
from renderers.words import Words

WIDTH, HIGH, EDGE, GAP, HEAD = 1200, 1460, 36, 24, 206
HALF, WHOLE, THIRD = (552, 372), (1128, 428), (600, 390)
WORK, BUILT, LAID = PROFESSIONS["painter"], PLACES["studio-1-d3"], PLACES["lake-1-a3"]
"""An artist, and the building and the landscape that are there for the work."""
OTHERS = (Lot.FOREST, Lot.PARK, Lot.JESTER, Lot.BUILDER, Lot.PRESTIGE, Lot.RECRUITING)
WINNER, RIVALS = 2, (0, 3)
CELL, SEEN = 46, (284, 240)
"""Of the estate as it is built on, and how much of it is seen, from its lower left corner on."""
CARDS = 4
"""Cards that add to the work."""
GLASS, RIM = rgb("#0E0610"), rgb("#F0C05A")
FIGURE = SHADED.inked(roles.IVORY)


def scene(words: Words, facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = room(WIDTH, HIGH)
    canvas.put(headings.city(WIDTH, HEAD, HEAD), Box(0, 0, WIDTH, HEAD))
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (72, 66, 60, 54, 50), WIDTH - 90)
    canvas.text(Point(EDGE + 8, 62), title, Face.BOLD, size, GILT_CAST)
    line = words("worked-line")
    small = largest(line, Face.MEDIUM, (38, 36, 34), WIDTH - 90)
    canvas.text(Point(EDGE + 12, 128), line, Face.MEDIUM, small, FIGURE)
    first, second = Box(EDGE, 186, *HALF), Box(EDGE + HALF[0] + GAP, 186, *HALF)
    third = Box(EDGE, first.bottom + GAP, *WHOLE)
    fourth = Box(EDGE, third.bottom + GAP, *THIRD)
    fifth = Box(fourth.right + GAP, fourth.y, WIDTH - EDGE - fourth.right - GAP, THIRD[1])
    _auction(canvas, first, words, facts)
    _building(canvas, second, words, facts)
    _work(canvas, third, words, facts)
    _pay(canvas, fourth, words, facts)
    _end(canvas, fifth, words, facts)
    for n, box in enumerate((first, second, third, fourth, fifth), start=1):
        stages.number(canvas, Point(box.x + 22, box.y + 22), n)
    canvas.stamp(stages.arrow(66), Point(first.right + GAP / 2, first.y + 130))
    canvas.stamp(stages.arrow(66, 90), Point(900, second.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66, 90), Point(330, third.bottom + GAP / 2))
    canvas.stamp(stages.arrow(66), Point(fourth.right + GAP / 2, fourth.y + 150))
    canvas.put(brass.frame(WIDTH - 20, HIGH - 20, 22, 6), Box(10, 10, WIDTH, HIGH))
    return canvas


def _auction(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """A lake under the hammer among all that is auctioned, and three bids for it."""
    stages.scene(canvas, box, HOME, "masthead", (0.42, 0), 0.55)
    lake = Box(box.x + 96, box.y + 26, 144, 144)
    canvas.put(light(*lake.size, 18), lake)
    canvas.stamp(lot_sign(Lot.LAKE, 144), lake.centre)
    for place, lot in enumerate(OTHERS):
        at = Point(lake.centre.x + 47 * (place - (len(OTHERS) - 1) / 2), box.y + 216)
        canvas.stamp(lot_sign(lot, 42), at)
    for place, seat in enumerate((*RIVALS, WINNER)):
        at = Point(box.x + 352, box.y + 60 + 72 * place)
        bid, leads = facts["opening"] + place * facts["raise"], seat == WINNER
        canvas.stamp(enamel(seat, 46), at)
        canvas.stamp(coin(52 if leads else 42), at.moved(56))
        cast = GILT_CAST if leads else EDGED.inked(roles.IVORY)
        canvas.text(at.moved(88), str(bid), Face.BLACK, 54 if leads else 42, cast)
    said = words("worked-auction")
    stages.caption(canvas, box, said, [words("worked-bid", **facts)])


def _building(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """A building is laid, and none may touch it; beside it what it costs and brings, and what else
    one may buy.
    """
    stages.scene(canvas, box, HOME, "walnut-lit", (0, 0), 0.8)
    land, corner = _estate(), Box(box.x + 58, box.y + 18, 0, 0)
    canvas.put(brass.shadow(land.w, land.h, 10, 9), corner)
    canvas.put(land, corner)
    middle = Point((corner.x + land.w + box.right) / 2, box.y + 62)
    _beside(canvas, middle, coin(56), str(facts["price"]), GILT_CAST)
    _beside(canvas, middle.moved(dy=74), laurel(60), f"+{facts['building']}", FIGURE)
    cards = (card_sign(Sign.PROFESSION, 66), card_sign(Sign.BONUS, 66), arms(WORK.freedom, 64))
    for place, sprite in enumerate(cards):
        canvas.stamp(sprite, middle.moved(62 * (place - 1), 154))
    stages.caption(canvas, box, words("worked-actions", **facts), [words("worked-cards", **facts)])


def _beside(canvas: Canvas, middle: Point, sprite: Sprite, figure: str, cast: Cast) -> None:
    """A sign with a figure, side by side about the middle."""
    wide = width(figure, Face.BLACK, 58) + 12
    at = middle.moved(-(sprite.w + wide) / 2)
    canvas.stamp(sprite, at.moved(sprite.w / 2))
    canvas.text(at.moved(sprite.w + 12), figure, Face.BLACK, 58, cast)


@kept
def _estate() -> Sprite:
    """The lower part of an estate: the studio lies in light, and where no building may touch it."""
    canvas, cell = Canvas(PRINCES_OF_FLORENCE, tiles.land((LAID,), CELL)), CELL
    for square in squares_of((BUILT.near | BESIDE_PALACE) & ~LAID.mask & ~BUILT.mask):
        canvas.put(tiles.hatch(cell), estate.at(canvas.box, square, cell))
    squares = tiles.normal(BUILT.squares)
    spot = estate.at(canvas.box, BUILT.square, cell)
    canvas.put(tiles.tile_light(squares, cell), spot)
    canvas.put(tiles.tile(BUILT.tile, squares, cell), spot)
    wide, high = SEEN
    top = canvas.image.height - high
    seen = canvas.image.crop((0, top, wide, top + high))
    return brass.framed(seen, 10, 3)


def _work(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """The painter in the studio, and what the work comes to, part by part."""
    stages.scene(canvas, box, HOME, "walnut-lit", (0, 0.2), 0.62)
    art = Box(box.x + 54, box.y + 24, 486, 286)
    canvas.put(brass.light(*art.size, 12, brass.LIT, 16, 3), art)
    canvas.put(gallery.studio(WORK, *art.size, 12), art)
    sums = Box(art.right + 36, box.y + 24, box.right - art.right - 64, 150)
    canvas.put(brass.glass(*sums.size, 20, RIM, 0.8, GLASS), sums)
    parts = (
        (house(WORK.building, 66), facts["wanted"]),
        (pond(WORK.landscape, 62), facts["ground"]),
        (arms(WORK.freedom, 66), facts["liberty"]),
        (jester(72), facts["jester"]),
        (_fan(), CARDS * facts["profession"]),
    )
    for (sprite, n), cell in zip(parts, sums.inset(12, 0).columns(*[1] * len(parts)), strict=True):
        canvas.stamp(sprite, Point(cell.centre.x, sums.y + 46))
        at = Point(cell.centre.x, sums.bottom - 38)
        canvas.text(at, f"+{n}", Face.BLACK, 52, FIGURE, Anchor.MIDDLE)
    low = Box(sums.x, sums.bottom + 14, sums.w, 122)
    canvas.put(brass.glass(*low.size, 20, RIM, 0.8, GLASS), low)
    value, wide = str(worth(facts)), low.w / 4
    canvas.text(Point(low.x + wide, low.centre.y), value, Face.BLACK, 96, GILT_CAST, Anchor.MIDDLE)
    canvas.text(low.centre.moved(-6), "≥", Face.BLACK, 66, GILT_CAST, Anchor.MIDDLE)
    canvas.stamp(wax(112, str(facts["least"])), low.centre.moved(wide * 0.72))
    canvas.stamp(mark(Sign.TICK, 64, roles.ENOUGH), low.right_middle.moved(-56))
    stages.caption(canvas, box, words("worked-work"), [words("worked-minimum", **facts)])


@kept
def _fan() -> Sprite:
    """As many cards as add to the work, one behind the other."""
    card = card_sign(Sign.PROFESSION, 60).image
    whole = Image.new("RGBA", (card.width + 14 * (CARDS - 1), card.height))
    for place in reversed(range(CARDS)):
        whole.alpha_composite(card, (14 * place, 0))
    return Sprite(whole)


def worth(facts: Mapping[str, int]) -> int:
    """What the painter's work is worth."""
    liked = facts["wanted"] + facts["ground"] + facts["liberty"]
    return liked + facts["jester"] + CARDS * facts["profession"]


def _pay(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """The work is paid, in florins or in prestige."""
    stages.scene(canvas, box, HOME, "masthead", (0.1, 0), 0.62)
    value = worth(facts)
    paid = value * facts["pay"]
    art = Box(box.x + 40, box.y + 46, 196, 180)
    canvas.put(brass.shadow(*art.size, 12, 9), art)
    canvas.put(gallery.studio(WORK, *art.size, 12), art)
    canvas.stamp(stages.arrow(72), art.right_middle.moved(40))
    sums = Box(box.x + 318, box.y + 34, box.w - 348, 96)
    for place, (sprite, n, cast) in enumerate(
        ((coin(74), paid, GILT_CAST), (laurel(80), paid // facts["prestige"], FIGURE))
    ):
        spot = Box(sums.x, sums.y + 108 * place, *sums.size)
        canvas.put(brass.glass(*spot.size, 20, RIM, 0.85, GLASS), spot)
        _beside(canvas, spot.centre, sprite, words("picture-number", n=n), cast)
    stages.caption(canvas, box, words("worked-pay"), [words("worked-prestige", **facts)])


def _end(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """Whoever has won before the sun, and after how many rounds."""
    stages.scene(canvas, box, HOME, "poster", (0, 0.16), 1)
    bust = painted(SHARED, f"face-{canvas.theme.cast[WINNER]}", 320).image
    cut = bust.crop((0, 0, 320, round(box.h - stages.FOOT - 14)))
    canvas.put(stages.foot_faded(cut), Box(box.centre.x - 140, box.y + 16, 0, 0))
    middle = Point(box.x + 96, box.bottom - 190)
    poster.coin(canvas, middle, 150, str(facts["rounds"]))
    canvas.stamp(card_sign(Sign.PRESTIGE_CARD, 112), Point(box.right - 74, box.bottom - 196))
    stages.caption(canvas, box, words("worked-end"), [words("worked-rounds", **facts)])


PRIMER = Primer(
    scene=scene,
    goal=("primer-goal-prestige",),
    turn=(
        "primer-round-auction",
        "primer-round-objects",
        "primer-round-build",
        "primer-round-take",
        "primer-round-work",
        "primer-round-pay",
    ),
    end=("primer-end-prestige",),
    heading="primer-round",
)
