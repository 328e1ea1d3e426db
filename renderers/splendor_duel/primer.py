"""How Splendor Duel is played, in five worked scenes: tokens of the line that is taken in the first
pay in the third.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image

from games.splendor_duel.catalogue import CARDS, ROYALS, Ability
from renderers.canvas import SHADED, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest
from renderers.painted import SHARED, painted
from renderers.pieces import brass, jewels, poster, stages, tabletop
from renderers.pieces.jewels import Stone
from renderers.pieces.tabletop import RIM
from renderers.primers import Primer
from renderers.splendor_duel import cards, field, royals
from renderers.splendor_duel.signs import HOME, SILVER, ability_seal, scroll, stone_of, wheel
from renderers.sprites import Sprite
from renderers.theme import SPLENDOR_DUEL, rgb
from renderers.words import Words

WIDTH, HIGH, EDGE = 1200, 1472, 36
FIRST, SECOND = "1-02", "2-10"
"""A card, and one that it makes cheaper."""
HALF, WHOLE, LAST = (552, 352), (1128, 386), (552, 446)
LINE = (Stone.BLUE, Stone.GREEN, Stone.RED)
ROUND = (Stone.WHITE, None, Stone.BLACK, Stone.PEARL, Stone.GOLD)
"""The tokens of a line, and those of the row above it."""
CARD, DEAR, ROYAL = (150, 244), (160, 260), (138, 154)
TOKEN = 96
NIGHT = rgb("#140722")
DOES = (Ability.TURN, Ability.STEAL, Ability.PRIVILEGE, Ability.MATCH)


def scene(words: Words, facts: Mapping[str, int]) -> Canvas:
    """The picture."""
    canvas = tabletop.table(SPLENDOR_DUEL, HOME, WIDTH, HIGH, "masthead-hand")
    low = Box(RIM, RIM, WIDTH - 2 * RIM, 150)
    canvas.image.paste(NIGHT, (RIM, RIM), _dusk(round(low.w), round(low.h)))
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (78, 70, 62, 56, 50), WIDTH - 100)
    canvas.text(Point(RIM + 26, RIM + 52), title, Face.BOLD, size, SILVER)
    line, ink = words("worked-line"), SHADED.inked(rgb("#F4E4FF"))
    canvas.text(Point(RIM + 30, RIM + 124), line, Face.MEDIUM, 38, ink)
    first, second = Box(EDGE, 206, *HALF), Box(EDGE + HALF[0] + 24, 206, *HALF)
    third = Box(EDGE, first.bottom + 22, *WHOLE)
    fourth = Box(EDGE, third.bottom + 22, *LAST)
    fifth = Box(fourth.right + 24, fourth.y, *LAST)
    _line(canvas, first, words, facts)
    _scroll(canvas, second, words, facts)
    _cheaper(canvas, third, words)
    _crowns(canvas, fourth, words, facts)
    _end(canvas, fifth, words, facts)
    for n, box in enumerate((first, second, third, fourth, fifth), start=1):
        stages.number(canvas, Point(box.x + 22, box.y + 22), n)
    canvas.stamp(stages.arrow(66), Point(first.right + 12, first.y + 150))
    canvas.stamp(stages.arrow(66, 90), Point(900, second.bottom + 11))
    canvas.stamp(stages.arrow(66, 90), Point(330, third.bottom + 11))
    canvas.stamp(stages.arrow(66), Point(fourth.right + 12, fourth.y + 170))
    return canvas


@cache
def _dusk(w: int, h: int) -> Image.Image:
    """The mask that darkens the town behind the title, to its foot less and less."""
    ramp = Image.linear_gradient("L").resize((w, h))
    return ramp.point(lambda v: round(200 * (1 - (v / 255) ** 3)))


def _line(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """Two rows of the board; light lies on a line of it."""
    wide = 5 * field.STEP / field.SIZE[0]
    high = wide * field.SIZE[0] * box.h / box.w / field.SIZE[1]
    left = (field.LEFT - field.STEP / 2) / field.SIZE[0]
    top = (field.TOP - field.STEP / 2) / field.SIZE[1]
    stages.stage(canvas, box, HOME, "board", (left, top, wide, high), 0.74)
    step = box.w / 5
    middles = [[Point(box.x + (x + 0.5) * step, box.y + (y + 0.5) * step) for x in range(5)]
               for y in range(2)]  # fmt: skip
    beam = field.ray(round(2 * step), 0, 112)
    canvas.put(beam, Box(*middles[1][1], 0, 0))
    for stone, middle in zip(ROUND, middles[0], strict=True):
        if stone:
            canvas.stamp(brass.dimmed(field.token(stone, TOKEN), 0.62), middle.moved(dy=-5))
    for place, stone in enumerate(LINE, start=1):
        canvas.stamp(field.token(stone, TOKEN + 4), middles[1][place].moved(dy=-11))
    said = words("worked-take", line=facts["line"])
    stages.caption(canvas, box, said, [words("worked-touch")])


def _scroll(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """Tokens alike, and the scroll that they bring to the other player."""
    stages.stage(canvas, box, HOME, "scene-ring-red", (0, 0.04, 1, 0.366), 0.74)
    for place in range(facts["line"]):
        canvas.stamp(jewels.chip(Stone.RED, 92), Point(box.x + 112 + 62 * place, box.y + 76))
    for place in range(2):
        canvas.stamp(jewels.chip(Stone.PEARL, 92), Point(box.x + 143 + 62 * place, box.y + 178))
    canvas.stamp(stages.arrow(72), Point(box.x + 330, box.y + 126))
    spot = Point(box.right - 112, box.y + 124)
    canvas.put(brass.light(110, 120, 30, brass.LIT, 16, 4), Box(spot.x - 55, spot.y - 60, 0, 0))
    canvas.stamp(scroll(170), spot)
    stages.caption(canvas, box, words("worked-scroll"), [words("worked-set")])


def _cheaper(canvas: Canvas, box: Box, words: Words) -> None:
    """Tokens pay for a card; its jewel shines on the price of the next; beside it what is left to
    pay.
    """
    stages.stage(canvas, box, HOME, "harbour", (0, 0, 1, 1), 0.72)
    card, dear = CARDS[FIRST], CARDS[SECOND]
    assert card.bonus, "it makes others cheaper"
    stone, due = stone_of(card.bonus), dear.cost[card.bonus]
    for place, (colour, count) in enumerate(card.cost.items()):
        at = Point(box.x + 92 + place % 2 * 76, box.y + 80 + place // 2 * 92 + place % 2 * 26)
        coin = jewels.chip(stone_of(colour), 84, count)
        canvas.stamp(stages.trail(coin, 0.22), at.moved(-16, -6))
        canvas.stamp(coin, at)
    canvas.stamp(stages.arrow(56), Point(box.x + 252, box.y + 140))
    here, there = Box(box.x + 290, box.y + 24, *CARD), Box(box.x + 540, box.y + 14, *DEAR)
    for spot, one in ((here, card), (there, dear)):
        brass.raise_(canvas, spot, 15, lit=one is card)
        canvas.put(cards.face(one, *spot.size), spot)
    jewel, price = Point(here.right - 34, here.y + 36), Point(there.x + 34, there.bottom - 92)
    beam = painted(SHARED, "beam", round(price.x - jewel.x), round(price.y - jewel.y) + 60)
    canvas.put(beam, Box(*jewel, 0, 0))
    for at, size, n in ((jewel, 74, None), (price, 66, due)):
        light = brass.light(size, size, size // 2, rgb("#FFFFFF"), 9, 3)
        canvas.put(light, Box(at.x - size / 2, at.y - size / 2, size, size))
        canvas.stamp(jewels.setting(stone, size, n), at)
    left = box.x + 740
    sums = Box(left, box.y + 28, box.right - left - 24, 128)
    parts: list[Part] = [jewels.setting(stone, 80, due), "−", jewels.tile(stone, 62, 78, 1), "="]
    stages.reckoning(canvas, sums, [*parts, jewels.ringed(stone, 84, due - 1)])
    for number, ability in enumerate(DOES):
        at = Point(left + 52 + number * 84, sums.bottom + 62)
        canvas.stamp(ability_seal(ability, 76), at)
    stages.caption(canvas, box, words("worked-pay"), [words("worked-does")])


def _crowns(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """So many crowns, and the royal who comes for them."""
    stages.stage(canvas, box, HOME, "dusk", (0, 0, 1, 1), 0.66)
    court = [*ROYALS.values()]
    for row, count in enumerate((facts["royal"], facts["second"])):
        y = box.y + 88 + row * 164
        for place in range(count):
            x = box.x + 96 + place % 3 * 84
            drop = (place // 3 - (count > 3) / 2) * 70
            canvas.stamp(brass.sign("crown", 74), Point(x, y + drop))
        canvas.stamp(stages.arrow(54), Point(box.x + 336, y))
        spot = Box(box.x + 388, y - ROYAL[1] / 2, *ROYAL)
        brass.raise_(canvas, spot, 13, lit=row == 0)
        canvas.put(royals.tile(court[row], *ROYAL, named=False), spot)
    said = words("worked-royal", royal=facts["royal"])
    stages.caption(canvas, box, said, [words("worked-second", second=facts["second"])])


def _end(canvas: Canvas, box: Box, words: Words, facts: Mapping[str, int]) -> None:
    """The three ways to win, each alone enough."""
    share = box.h / box.w * 1200 / 1500
    stages.stage(canvas, box, HOME, "poster-1", (0.06, 0.06, 0.82, 0.82 * share), 0.9)
    crown = painted(HOME, "great-crown", 190)
    canvas.stamp(crown, Point(box.centre.x, box.y + 82))
    ways: tuple[tuple[str, Sprite], ...] = (
        (str(facts["points"]), brass.sign("star", 70)),
        (str(facts["crowns"]), brass.sign("crown", 76)),
        (str(facts["colour"]), wheel(66)),
    )
    for number, (needed, sign) in enumerate(ways):
        middle = Point(box.x + 104 + number * 172, box.y + 216)
        poster.coin(canvas, middle, 138, needed)
        canvas.put(brass.glass(84, 84, 42, None, 0.6), Box(middle.x - 42, middle.y + 48, 0, 0))
        canvas.stamp(sign, middle.moved(dy=90))
    stages.caption(canvas, box, words("worked-end"), [words("worked-once")])


PRIMER = Primer(
    scene=scene,
    goal=("primer-goal-three",),
    turn=(
        "primer-turn-first",
        "primer-turn-line",
        "primer-turn-buy",
        "primer-turn-reserve",
        "primer-turn-ability",
        "primer-turn-privilege",
        "primer-turn-royal",
    ),
    end=("primer-end-goal",),
    heading="primer-move",
)
