"""How Splendor is played, in five worked scenes: the jewel of the card that is paid in the second
pays in the third.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.splendor.catalogue import CARDS, NOBLES
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest
from renderers.painted import SHARED, painted
from renderers.pieces import brass, jewels, poster, stages, tabletop
from renderers.pieces.jewels import Stone
from renderers.pieces.tabletop import RIM
from renderers.primers import Primer
from renderers.splendor import cards
from renderers.splendor.cards import HOME, stone_of
from renderers.splendor.table import card_shadow
from renderers.sprites import Sprite, kept
from renderers.theme import SPLENDOR, rgb
from renderers.words import Words

WIDTH, HIGH, EDGE = 1200, 1472, 36
FIRST, SECOND, NOBLE = "1-01", "2-23", "N-01"
"""A card, one that it makes cheaper, and a noble of two colours."""
TAKEN = (Stone.BLUE, Stone.RED, Stone.BLACK)
FIVE = (Stone.WHITE, Stone.BLUE, Stone.GREEN, Stone.RED, Stone.BLACK)
HALF, WHOLE, THIRD = (552, 352), (1128, 386), (660, 446)
CARD, DEAR = (176, 217), (190, 234)


def scene(words: Words, facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = tabletop.table(SPLENDOR, HOME, WIDTH, HIGH, "masthead-hand")
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (78, 70, 62, 56), WIDTH - 100)
    canvas.text(Point(RIM + 26, RIM + 52), title, Face.BOLD, size, GILT_CAST)
    line, ink = words("worked-line"), SHADED.inked(rgb("#FFF0CF"))
    canvas.text(Point(RIM + 30, RIM + 124), line, Face.MEDIUM, 38, ink)
    first, second = Box(EDGE, 206, *HALF), Box(EDGE + HALF[0] + 24, 206, *HALF)
    third = Box(EDGE, first.bottom + 22, *WHOLE)
    fourth = Box(EDGE, third.bottom + 22, *THIRD)
    fifth = Box(fourth.right + 22, fourth.y, WIDTH - EDGE - fourth.right - 22, THIRD[1])
    _tokens(canvas, first, words, facts)
    _buying(canvas, second, words)
    _cheaper(canvas, third, words)
    _visit(canvas, fourth, words, facts)
    _end(canvas, fifth, words, facts)
    for n, box in enumerate((first, second, third, fourth, fifth), start=1):
        stages.number(canvas, Point(box.x + 22, box.y + 22), n)
    canvas.stamp(stages.arrow(66), Point(first.right + 12, first.y + 150))
    canvas.stamp(stages.arrow(66, 90), Point(900, second.bottom + 11))
    canvas.stamp(stages.arrow(66, 90), Point(330, third.bottom + 11))
    canvas.stamp(stages.arrow(66), Point(fourth.right + 11, fourth.y + 170))
    return canvas


def _tokens(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """Three tokens rise from their piles."""
    stages.stage(canvas, box, HOME, "scene-market-blue", (0, 0.3, 1, 0.477), 0.8)
    pile = facts["pile"]
    for place, stone in enumerate(FIVE):
        foot = Point(box.x + 92 + place * 92, box.y + 212)
        taken = stone in TAKEN
        jewels.stack(canvas, foot, stone, pile - taken, 86, 10)
        if taken:
            coin = jewels.side(stone, 90)
            for ghost in range(3):
                at = Point(foot.x, box.y + 140 - 20 * ghost)
                canvas.stamp(stages.trail(coin, 0.16 + 0.1 * ghost), at)
            spot = Box(foot.x - 45, box.y + 40, 90, coin.h)
            canvas.put(brass.light(90, coin.h, 40, brass.LIT, 8, 2), spot)
            canvas.put(coin, spot)
    said = words("worked-tokens", different=facts["different"])
    also = words("worked-alike", alike=facts["alike"], pile=pile)
    stages.caption(canvas, box, said, [also])


def _buying(canvas: Canvas, box: Box, words: Words) -> None:
    """Tokens go to a card."""
    stages.stage(canvas, box, HOME, "scene-workshop-red", (0, 0.2, 1, 0.477), 0.74)
    card = CARDS[FIRST]
    spot = Box(box.right - CARD[0] - 30, box.y + 22, *CARD)
    card_shadow(canvas, spot, lit=True)
    canvas.put(cards.face(card, *CARD), spot)
    for place, (colour, count) in enumerate(card.cost.items()):
        at = Point(box.x + 112 + place * 108, box.y + 100 + place * 40)
        coin = jewels.chip(stone_of(colour), 112, count)
        for ghost in range(3):
            canvas.stamp(stages.trail(coin, 0.1 + 0.09 * ghost), at.moved(-66 + 20 * ghost, -12))
        canvas.stamp(coin, at)
    canvas.stamp(stages.arrow(58), Point(spot.x - 36, box.y + 122))
    gold = jewels.chip(Stone.GOLD, 46)
    stages.caption(canvas, box, words("worked-buy"), [words("worked-reserve"), gold])


def _cheaper(canvas: Canvas, box: Box, words: Words) -> None:
    """The jewel of the card shines on the price of the next; beside it what is left to pay."""
    stages.stage(canvas, box, HOME, "harbour", (0, 0, 1, 1), 0.72)
    card, dear = CARDS[FIRST], CARDS[SECOND]
    stone, due = stone_of(card.bonus), dear.cost[card.bonus]
    here = Box(box.x + 42, box.y + 40, *CARD)
    there = Box(box.x + 400, box.y + 28, *DEAR)
    for spot, one in ((here, card), (there, dear)):
        card_shadow(canvas, spot, lit=one is card)
        canvas.put(cards.face(one, *spot.size), spot)
    jewel = Point(here.right - 30, here.y + 32)
    price = Point(there.x + 30, there.bottom - 84)
    canvas.put(_beam(round(price.x - jewel.x), round(price.y - jewel.y)), Box(*jewel, 0, 0))
    for at, size, count in ((jewel, 84, None), (price, 68, due)):
        light = brass.light(size, size, size // 2, rgb("#FFFFFF"), 9, 3)
        canvas.put(light, Box(at.x - size / 2, at.y - size / 2, size, size))
        canvas.stamp(jewels.setting(stone, size, count), at)
    left = box.x + 640
    sums = Box(left, box.y + 28, box.right - left - 24, 140)
    parts: list[Part] = [jewels.setting(stone, 100, due), "−", jewels.tile(stone, 82, 100, 1), "="]
    stages.reckoning(canvas, sums, [*parts, jewels.ringed(stone, 108, due - 1)])
    low = Box(left, sums.bottom + 18, sums.w, 112)
    parts = [jewels.setting(stone, 86, due), "−", jewels.tile(stone, 70, 86, due), "="]
    stages.reckoning(canvas, low, [*parts, brass.sign("tick", 84)], 58)
    stages.caption(canvas, box, words("worked-jewel"), [words("worked-every")], 590)
    free, room = words("worked-free", n=due), box.w - 680
    size = largest(free, Face.MEDIUM, (38, 36, 34), room)
    at = Point(box.right - 30, box.bottom - 40)
    canvas.text(at, free, Face.MEDIUM, size, SHADED.inked(brass.CAN), Anchor.RIGHT)


@kept
def _beam(w: int, h: int) -> Sprite:
    """Light that spreads a little on its way to the lower right."""
    done = painted(SHARED, "beam", w, h + 60).image
    return Sprite(done)


def _visit(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """Cards of two colours, and the noble who comes for them."""
    stages.stage(canvas, box, HOME, "scene-palace-blue", (0, 0.3, 1, 0.505), 0.8)
    noble = NOBLES[NOBLE]
    for row, (colour, count) in enumerate(noble.requires.items()):
        stone, y = stone_of(colour), box.y + 34 + row * 122
        for place in range(count):
            spot = Box(box.x + 40 + place * 52, y, 76, 102)
            canvas.put(brass.shadow(76, 102, 8, 6), spot)
            canvas.put(cards.emblem(stone, 76, 102), spot)
        at = Point(box.x + 40 + (count - 1) * 52 + 70, y + 84)
        canvas.stamp(jewels.setting(stone, 76, count), at)
    high = box.h - stages.FOOT - 8
    bust = painted(HOME, "noble-01-cut", 360).image
    cut = bust.crop((0, 0, 360, round(high)))
    canvas.put(stages.foot_faded(cut), Box(box.right - 376, box.y + 12, 0, 0))
    star = Point(box.right - 84, box.y + 84)
    canvas.put(brass.light(90, 90, 45, brass.LIT, 14, 3), Box(star.x - 45, star.y - 45, 90, 90))
    canvas.stamp(brass.numbered_star(132, f"+{facts['noble']}"), star)
    stages.caption(canvas, box, words("worked-noble"), [words("worked-asked")])


def _end(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """The sun over a town, whoever has won, and how many points end it."""
    share = box.h / box.w * 1200 / 1500
    stages.stage(canvas, box, HOME, "poster-3", (0.06, 0.11, 0.82, 0.82 * share), 1)
    high = round(box.h - stages.FOOT - 16)
    bust = painted(SHARED, "face-veil", 300).image.crop((0, 0, 300, high))
    canvas.put(stages.foot_faded(bust), Box(box.x + 92, box.y + 18, 0, 0))
    poster.coin(canvas, Point(box.x + 88, box.bottom - 188), 150, str(facts["goal"]))
    said = words("worked-end", goal=facts["goal"])
    stages.caption(canvas, box, said, [words("worked-most")])


PRIMER = Primer(
    scene=scene,
    goal=("primer-goal-cards",),
    turn=(
        "primer-turn-different",
        "primer-turn-alike",
        "primer-turn-buy",
        "primer-turn-reserve",
        "primer-turn-noble",
    ),
    end=("primer-end-goal",),
)
