"""How Last Will is played, in six worked scenes: one heir on the way from wealth to debt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.last_will.catalogue import CARDS, PLANS, Property
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import Printed, printed
from renderers.last_will.means import sterling
from renderers.last_will.papers import Frame, portrait, stair
from renderers.last_will.salon import GONE, HAIR, salon
from renderers.last_will.scenery import HOME, boy, heir
from renderers.last_will.signs import Sign, action, sign, tag
from renderers.lettering import Face, largest, width, wrapped
from renderers.painted import painted
from renderers.pieces import brass, stages
from renderers.pieces.seats import enamel
from renderers.primers import Primer
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, rgb
from renderers.words import Words

WIDTH, HIGH, EDGE, HEAD = 1200, 1496, 28, 152
BETWEEN, STREET, ARROW = 22, 180, 58
SCENE, ROUND = 258, 16
"""How high the painting of a panel is; the rest is paper."""
INDENT, SAID, ALSO = 26, (48, 46, 44, 42, 40, 38), (40, 38, 36, 34)
SEAT, PLAN, AROUND = 1, 4, 2
"""Whose scenes they are, the plan that is taken, and how many are shown to its left and right."""
HOUSE, STEPS = "property_mansion_01", 4
"""What is bought and sold, and how many of its values one waits for that."""
SPENT = ("event_soiree_02", "he_carriage_03")
"""The card that is played, and the one that stays."""
DEBT = 9
"""How much is owed in the end."""
HEAPS = (172, 172, 162, 142, 108, 0)
"""How wide the heap of money is, from scene to scene."""
DARK = rgb("#1E0E1C")
KEYS = ("will", "plan", "errands", "cards", "houses", "ruin")


def scene(words: Words, facts: Mapping[str, int]) -> Canvas:
    """The picture: one heir spends from scene to scene what is left in the first."""
    canvas = salon(HIGH, STREET)
    title = f"{words('title')} {words('primer-title')}"
    size = largest(title, Face.BOLD, (76, 70, 62, 56, 50), WIDTH - 90)
    canvas.text(Point(EDGE + 12, 58), title, Face.BOLD, size, GILT_CAST)
    line, ink = words("worked-line"), SHADED.inked(rgb("#FFF0CF"))
    canvas.text(Point(EDGE + 14, 120), line, Face.MEDIUM, 38, ink)
    inner = Box(EDGE, HEAD, WIDTH - 2 * EDGE, HIGH - HEAD - EDGE)
    boxes = [Box(round(cell.x), round(cell.y), *cell.size) for cell in inner.grid(2, 3, BETWEEN)]
    played = [printed(CARDS[key]) for key in SPENT]
    values = _house().values[:STEPS]
    opera, lost = facts["money"] - facts["opera"], values[0] - values[-1]
    spent = opera - sum(_price(face) for face in played)
    left = (facts["money"], facts["money"], opera, spent, spent - lost, -DEBT)
    _will(canvas, boxes[0])
    _plan(canvas, boxes[1])
    _errands(canvas, boxes[2], facts)
    _spending(canvas, boxes[3], played)
    _houses(canvas, boxes[4], values)
    _ruin(canvas, boxes[5])
    told = {**facts, "bought": values[0], "sold": values[-1]}
    more = [words(f"worked-{key}-more", **told) for key in KEYS]
    small, lines = _of_one_size(more, boxes[0].w - 2 * INDENT)
    scenes = zip(boxes, KEYS, lines, left, HEAPS, strict=True)
    for n, (box, key, also, pounds, heap) in enumerate(scenes, start=1):
        _caption(canvas, box, words(f"worked-{key}", **told), small, also)
        _left(canvas, box, pounds, heap)
        stages.number(canvas, Point(box.x + 26, box.y + 26), n)
    for box in boxes[::2]:
        middle = Point(box.right + BETWEEN / 2, box.y + SCENE * 0.48)
        canvas.stamp(stages.arrow(ARROW), middle)
    return canvas


def _house() -> Property:
    house = CARDS[HOUSE]
    assert isinstance(house, Property)
    return house


def _price(face: Printed) -> int:
    """What one use of a card spends."""
    return face.pounds or face.rows[0][1]


def _panel(canvas: Canvas, box: Box, name: str, at: tuple[float, float], bright: float) -> None:
    """A painting above paper, in a brass frame."""
    canvas.put(brass.shadow(*box.size, ROUND, 12), box)
    canvas.put(_paper(name, box.size, at, bright), box)


@kept
def _paper(name: str, size: tuple[int, int], at: tuple[float, float], bright: float) -> Sprite:
    w, h = size
    sheet = brass.plate(w, h, roles.ROW, roles.PAPER_LOW, roles.BRASS, ROUND, 1).image
    image = sheet.convert("RGB")
    part = stages.part_of(HOME, name, (w, SCENE), at)
    scene = painted(HOME, name, w, SCENE, part).image.convert("RGB")
    image.paste(scene.point(lambda v: round(v * bright)), (0, 0))
    image.paste(roles.BRASS_DEEP, (0, SCENE, w, SCENE + 3))
    return brass.framed(image, ROUND, 4.5)


def _of_one_size(texts: Sequence[str], room: float) -> tuple[int, list[list[str]]]:
    """The largest lettering in which each of these has room in two lines, and those lines."""
    tries = ((size, [wrapped(text, Face.MEDIUM, size, room) for text in texts]) for size in ALSO)
    return next(one for one in tries if max(map(len, one[1])) < 3 or one[0] == ALSO[-1])


def _caption(canvas: Canvas, box: Box, said: str, small: int, also: Sequence[str]) -> None:
    """What one does, and below it what else there is to it."""
    room = box.w - 2 * INDENT
    size = largest(said, Face.BOLD, SAID, room)
    at = Point(box.x + INDENT, box.y + SCENE + 36)
    canvas.text(at, said, Face.BOLD, size, roles.CLARET_INK, room=room, squeeze=0.8)
    for number, line in enumerate(also):
        spot = at.moved(0, (52 if len(also) > 1 else 66) + number * 44)
        canvas.text(spot, line, Face.MEDIUM, small, roles.INK, room=room, squeeze=0.8)


def _left(canvas: Canvas, box: Box, pounds: int, heap: int) -> None:
    """The money that is left, at the lower right of a scene, before a heap of it."""
    figure = sterling(pounds)
    wide = round(width(figure, Face.BLACK, 60)) + 56
    spot = Box(box.right - wide - 16, box.y + SCENE - 86, wide, 76)
    if heap:
        money = painted(HOME, "heap", heap)
        middle = min(spot.centre.x, box.right - 8 - heap / 2)
        canvas.stamp(money, Point(middle, spot.y + 26 - money.h * 0.3))
    canvas.put(brass.shadow(*spot.size, 38, 8), spot)
    edge = ACTIVE if pounds >= 0 else roles.DEBT
    canvas.put(brass.glass(*spot.size, 38, edge, 0.97, DARK), spot)
    ink = GILT_CAST if pounds >= 0 else SHADED.inked(roles.DEBT)
    canvas.text(spot.centre, figure, Face.BLACK, 60, ink, Anchor.MIDDLE)


def _will(canvas: Canvas, box: Box) -> None:
    """The old friend in a frame before the manor that was theirs."""
    _panel(canvas, box, "scene-manor_house", (0, 0.2), 0.8)
    spot = Box(box.x + 86, box.y + 26, 168, 206)
    canvas.put(brass.shadow(*spot.size, 8, 10), spot)
    canvas.put(portrait(Frame.GOLD, "old_friend", *spot.size), spot)


def _plan(canvas: Canvas, box: Box) -> None:
    """Plans in a row, one of them taken, and what it gives."""
    _panel(canvas, box, "baize", (0, 0), 1)
    plans = PLANS[max(PLANS)][PLAN - 1 - AROUND : PLAN + AROUND]
    row = Box(box.x + 84, box.y + 26, box.w - 110, 92)
    for plan, cell in zip(plans, row.columns(*[1] * len(plans), gap=8), strict=True):
        spot, taken = Box(round(cell.x), cell.y, *cell.size), plan.number == PLAN
        if taken:
            paper = roles.PAPER, roles.PAPER_LOW, roles.BRASS
            canvas.put(brass.light(*spot.size, 10, brass.LIT, 9, 3), spot)
            canvas.put(brass.plate(*spot.size, *paper, 10, 1), spot)
            canvas.stamp(enamel(SEAT, 42), spot.centre.moved(20))
        else:
            canvas.put(brass.place(*spot.size, 10, HAIR, 0.6), spot)
        at = spot.centre.moved(-20 if taken else 0)
        ink = roles.INK if taken else GONE
        canvas.text(at, str(plan.number), Face.BLACK, 46, ink, Anchor.MIDDLE)
    plan = plans[AROUND]
    given = (
        (sign(Sign.CARDS, 64, roles.BRASS_LIGHT), plan.cards),
        (boy(SEAT, 64), plan.boys),
        (action(60), plan.actions),
    )
    for (mark, count), x in zip(given, (58, 178, 294), strict=True):
        canvas.stamp(mark, Point(box.x + x, box.y + 190))
        at = Point(box.x + x + 38, box.y + 190)
        canvas.text(at, str(count), Face.BLACK, 56, GILT_CAST)


def _errands(canvas: Canvas, box: Box, facts: Mapping[str, int]) -> None:
    """Three places, and errand boys at as many as the plan gives."""
    _panel(canvas, box, "street", (0, 0.22), 0.9)
    shown = (
        (Frame.WHITE, "dinner", ""),
        (Frame.GOLD, "theatre", f"£{facts['opera']}"),
        (Frame.GOLD, "farm", f"+{facts['highest']}"),
    )
    boys = PLANS[max(PLANS)][PLAN - 1].boys
    for place, (frame, title, price) in enumerate(shown):
        spot = Box(box.x + 72 + place * 144, box.y + 20, 130, 134)
        canvas.put(brass.shadow(*spot.size, 10, 8), spot)
        canvas.put(portrait(frame, title, *spot.size), spot)
        if price:
            at = Point(spot.centre.x, spot.bottom - 34)
            canvas.stamp(tag(114, 54, roles.PAPER), at)
            canvas.text(at.moved(10), price, Face.BLACK, 42, roles.INK, Anchor.MIDDLE)
        if place < boys:
            canvas.stamp(boy(SEAT, 82), Point(spot.centre.x, box.y + 206))


def _spending(canvas: Canvas, box: Box, played: Sequence[Printed]) -> None:
    """A card that is played once, and one that stays; what each takes and spends."""
    _panel(canvas, box, "scene-theatre", (0, 0.04), 0.45)
    for place, face in enumerate(played):
        spot = Box(box.x + 72 + place * 168, box.y + 18, 146, 214)
        canvas.put(brass.shadow(*spot.size, 10, 9), spot)
        canvas.put(portrait(face.frame, face.scene, *spot.size), spot)
        at = Point(spot.x + 46, spot.bottom - 26)
        canvas.stamp(tag(106, 62, roles.PAPER), at)
        price = f"£{_price(face)}"
        canvas.text(at.moved(10), price, Face.BLACK, 46, roles.INK, Anchor.MIDDLE)
        canvas.stamp(action(62), Point(spot.right - 8, spot.y + 30))


def _houses(canvas: Canvas, box: Box, values: Sequence[int]) -> None:
    """A house whose value falls from step to step: the first is paid, the last is got."""
    _panel(canvas, box, "scene-town_house", (0, 0.3), 0.5)
    spot = Box(box.x + 84, box.y + 20, 176, 214)
    canvas.put(brass.shadow(*spot.size, 10, 9), spot)
    canvas.put(portrait(Frame.GOLD, _house().title, *spot.size), spot)
    for step, worth in enumerate(values):
        cell = Box(spot.right + 14 + step * 62, box.y + 20 + step * 30, 76, 60)
        canvas.put(brass.shadow(*cell.size, 6, 5), cell)
        ends = step in (0, len(values) - 1)
        canvas.put(stair(*cell.size, ends, False), cell)
        ink = roles.INK if ends else roles.INK_SHUT
        canvas.text(cell.centre, str(worth), Face.BLACK, 44, ink, Anchor.MIDDLE)


def _ruin(canvas: Canvas, box: Box) -> None:
    """Whoever has nothing left leaps before the sun."""
    _panel(canvas, box, "poster", (0, 0.16), 1)
    leaping = heir(SEAT, round(box.w * 0.6)).image
    low = leaping.crop((0, 0, leaping.width, SCENE - 4))
    canvas.put(Sprite(low), Box(box.x + box.w * 0.16, box.y + 4, 0, 0))


PRIMER = Primer(
    scene=scene,
    goal=("primer-goal-spend",),
    turn=(
        "primer-round-plan",
        "primer-round-errands",
        "primer-round-white",
        "primer-round-black",
        "primer-round-blue",
        "primer-round-houses",
    ),
    end=("primer-end-ruin", "primer-end-winner"),
    heading="primer-round",
)
