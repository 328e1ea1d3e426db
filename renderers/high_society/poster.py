"""The end to share: the winner before a wheel of the cards that won; the poorest behind a rope."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageFilter

from games.high_society.catalogue import Card, Kind
from games.high_society.view import Result, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point, around
from renderers.high_society import cards, lacquer, people
from renderers.high_society.changes import Changes
from renderers.high_society.end import why
from renderers.high_society.lacquer import CREAM, FIGURE, HOME, PINK, State
from renderers.high_society.people import PASSED, person
from renderers.high_society.players import Shown, lay_cards, named, score
from renderers.high_society.table import WARNING, WARNING_EDGE, name_of
from renderers.lettering import READ, Face, largest, width
from renderers.outcome import Ending
from renderers.painted import painted
from renderers.pieces import brass, poster
from renderers.pieces.portraits import Looks, looks_of
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, HIGH_SOCIETY, rgb
from renderers.words import Words

WIDTH, HIGH, FOOT = 1200, 1500, 1176
WHEEL, RADIUS = Point(600, 900), 457
MOST = 7
"""Cards in the wheel; the others are told below."""
BESIDE = {
    2: ((Point(262, 520), -9, 290), (Point(938, 520), 9, 290)),
    3: ((Point(232, 548), -11, 268), (Point(968, 548), 11, 268), (Point(600, 404), 0, 190)),
    4: (
        (Point(322, 428), -9, 236),
        (Point(878, 428), 9, 236),
        (Point(196, 690), -20, 216),
        (Point(1004, 690), 20, 216),
    ),
}
"""Where few cards stand beside the head, the best first: how far each is turned, and how wide."""
ONE, TWO, ONLOOKER, NOBODY = 770, 590, 232, 400
TUCKED = {"feather": 84, "top-hat": 60}
"""By how much what stands high on a head may reach behind the middle card of a wheel."""
HEADROOM, ROOMY = 575, {2: 860, 3: 626, 4: 860}
"""No higher is a single winner: so much is free below the cards, also for a feather or a hat; and
so much where few cards stand beside the head.
"""
ABREAST, BETWEEN, RAISED = 2, 150, 118
"""So many onlookers stand before the others at each side, how far apart, and by how much those
behind them stand higher.
"""
AT_THE_LEFT, AT_THE_RIGHT = 112, 1034
"""Where the middle of the first onlooker is, and of those who are behind the rope."""
FALLEN, TOGETHER = 190, 106
"""How wide one of several behind the rope is, and how far apart they stand."""
ROPE, LOWERED, TWO_LOWERED, NOBODY_LOWERED = 300, 0.34, 0.45, 0.57
"""How wide the rope is, and how much of its height is below the scene: it hangs below faces, also
below the lower ones of two, and larger ones where nobody has won.
"""
MINI, FEWER = (92, 84, 72, 60), 1000
"""Of the cards that make the score: how wide, and how long they may be with their signs."""
CARDS = ((84, 60, 1), (72, 42, 1), (60, 34, 1))
PLATE, TAG = 118, 44
LEFT = (READ, 31, 28)
CLOSE = 0.75
ASIDE = 420
"""How much room a sentence beside the sum needs."""


def draw(view: View, ending: Ending) -> Canvas:
    """The poster of a game that is over."""
    words = ending.words
    canvas = Canvas(HIGH_SOCIETY, painted(HOME, "hall", WIDTH))
    winners = [result for result in view.results if result.winner]
    names = [ending.names[result.seat] for result in winners]
    if winners:
        poster.confetti(canvas, Box(20, 14, WIDTH - 40, FOOT - 14), winners[0].seat)
    poster.verdict(canvas, names, words, "" if winners else words("picture-end-nobody"))
    best = _best(view.players[winners[0].seat].cards or ()) if len(winners) == 1 else []
    if len(best) in BESIDE:
        _beside(canvas, best, words)
        _winners(canvas, winners, ROOMY[len(best)])
    else:
        _winners(canvas, winners, HEADROOM)
        _wheel(canvas, best, words)
    _crowd(canvas, view)
    sheet: Shown = Sheet(canvas, view, words, ending.names, Changes())
    _sum(sheet, winners)
    _standings(sheet)
    canvas.put(brass.frame(WIDTH - 20, HIGH - 20, 12, 5), Box(10, 10, 0, 0))
    return canvas


def _beside(canvas: Canvas, best: Sequence[Card], words: Words) -> None:
    """Few cards at both sides of the winner's head, a third one over it."""
    for card, (at, turn, w) in zip(best, BESIDE[len(best)], strict=True):
        canvas.stamp(_turned(card, name_of(card, words), w, -turn), at)


def _wheel(canvas: Canvas, best: Sequence[Card], words: Words) -> None:
    """The best cards round the winner's head, the outer ones first."""
    # The best one stands in the middle, the next ones to both sides of it.
    count = len(best)
    order = [best[place] for place in (*range(1, count, 2)[::-1], *range(0, count, 2))]
    step, w = (32, 220) if count <= 5 else (24, 200)
    spots = [(number - (count - 1) / 2) * step for number in range(count)]
    for lean, card in sorted(zip(spots, order, strict=True), key=lambda pair: -abs(pair[0])):
        face = _turned(card, name_of(card, words), w, -round(lean))
        canvas.stamp(face, around(WHEEL, RADIUS, lean - 90))


def _best(won: Sequence[Card]) -> list[Card]:
    """As many of the cards that somebody won as are shown, the best first."""
    ranked = sorted(won, key=lambda card: (card.kind is not Kind.RECOGNITION, -card.worth))
    return [card for card in ranked if card.kind in (Kind.RECOGNITION, Kind.LUXURY)][:MOST]


@kept
def _turned(card: Card, name: str, w: int, turn: int) -> Sprite:
    """A large card in light, turned."""
    face = cards.large(card, w, round(w * 1.4), name).image
    light = brass.light(*face.size, 14, rgb("#FFF0B8"), 20, 2)
    sheet = light.image
    sheet.alpha_composite(face, (light.margin, light.margin))
    side = round((sheet.width**2 + sheet.height**2) ** 0.5) + 2
    whole = Image.new("RGBA", (side, side), (255, 240, 184, 0))
    whole.paste(sheet, ((side - sheet.width) // 2, (side - sheet.height) // 2))
    return Sprite(whole.rotate(turn, Image.Resampling.BICUBIC))


def _crowd(canvas: Canvas, view: View) -> None:
    """The others at the sides, the poorest behind a rope at the right."""
    others = [result for result in view.results if not result.winner]
    fallen = [result for result in others if result.out]
    rest = [result for result in others if not result.out]
    if not view.winners:
        _row(canvas, fallen)
        _rope(canvas, WIDTH / 2, 520, NOBODY_LOWERED)
        return
    _side(canvas, rest, AT_THE_LEFT, BETWEEN)
    wide = ONLOOKER if len(fallen) == 1 else FALLEN
    first = AT_THE_RIGHT - TOGETHER / 2 * (min(ABREAST, len(fallen)) - 1)
    _side(canvas, fallen, first, TOGETHER, wide)
    if fallen:
        _rope(canvas, AT_THE_RIGHT, ROPE, LOWERED if len(fallen) == 1 else TWO_LOWERED)


def _side(
    canvas: Canvas, results: Sequence[Result], first: float, apart: float, wide: int = ONLOOKER
) -> None:
    """These people before each other, so that each face is seen, the poorest in the shade."""
    before, behind = results[:ABREAST], results[ABREAST:]
    for number, result in enumerate(behind):
        _person(canvas, result, first + apart * (number + 0.5), wide, RAISED, 0.72)
    for number, result in enumerate(before):
        _person(canvas, result, first + apart * number, wide)


def _row(canvas: Canvas, results: Sequence[Result]) -> None:
    """Everybody side by side: nobody has won."""
    step = min(NOBODY * 0.9, (WIDTH - 80 - NOBODY) / max(1, len(results) - 1))
    for number, result in enumerate(results):
        _person(canvas, result, WIDTH / 2 + step * (number - (len(results) - 1) / 2), NOBODY)


def _person(
    canvas: Canvas, result: Result, middle: float, w: int, raised: float = 0, share: float = 0.85
) -> None:
    """Somebody who has not won, down to the foot, or raised so much above it."""
    look, bright = ("closed", PASSED) if result.out else ("calm", share)
    figure = person(result.seat, look, w, mirrored=middle > WIDTH / 2, share=bright)
    canvas.put(figure, Box(middle - w / 2, FOOT - figure.h + 2 - raised, w, 0))


def _rope(canvas: Canvas, x: float, wide: int, lowered: float) -> None:
    rope = painted(HOME, "rope", wide)
    canvas.put(rope, Box(x - wide / 2, FOOT - rope.h * (1 - lowered), 0, 0))


def _winners(canvas: Canvas, winners: Sequence[Result], high: int) -> None:
    """Whoever has won, large before the light, one alone no higher than this; several side by
    side.
    """
    faces = [looks_of(result.seat, HIGH_SOCIETY.cast) for result in winners]
    wide = _one(faces[0], high) if len(faces) == 1 else TWO
    span = min(wide * 0.86, (WIDTH - 260 - wide) / max(1, len(winners) - 1))
    middle = WIDTH / 2 if len(winners) == 1 else 500
    start = middle - (wide + span * (len(winners) - 1)) / 2
    for number, face in enumerate(faces):
        figure = _winner(face, wide)
        canvas.put(figure, Box(start + span * number, FOOT - figure.h + 4, wide, 0))


def _one(looks: Looks, high: int) -> int:
    """How wide a single winner is, who stands below or between the cards from head to foot."""
    high += TUCKED.get(looks.face, 0) if high == HEADROOM else 0
    bust = people.figure(looks, "wide", ONE)
    _, top, _, _ = bust.getbbox() or (0, 0, *bust.size)
    return min(ONE, round(bust.width * high / (bust.height - top)))


@kept
def _winner(looks: Looks, w: int) -> Sprite:
    """In a glow."""
    bust = people.figure(looks, "wide", w)
    high, margin = bust.height, 60
    alpha = Image.new("L", (w + 2 * margin, high + 2 * margin))
    alpha.paste(bust.getchannel("A"), (margin, margin))
    glow = alpha.filter(ImageFilter.GaussianBlur(26)).point(lambda v: round(v * 0.8))
    sheet = Image.new("RGBA", alpha.size, (255, 240, 184, 0))
    sheet.putalpha(glow)
    sheet.alpha_composite(bust, (margin, margin))
    return Sprite(sheet.crop((0, 0, sheet.width, margin + high)), margin)


def _sum(sheet: Shown, winners: Sequence[Result]) -> None:
    """The score and the cards that make it, with the signs between them; where nobody has won,
    why.
    """
    canvas, words = sheet.canvas, sheet.words
    poster.foot(canvas, FOOT, rgb("#0E0A0A"))
    row = Box(40, FOOT + 6, WIDTH - 80, cards.height_of(MINI[0]) + 6)
    if len(winners) != 1:
        text = words("picture-end-nobody-why" if not winners else "picture-poorest")
        size = largest(text, Face.SERIF, (44, 40, 36, READ), row.w)
        ink = SHADED.inked(CREAM)
        canvas.text(row.centre, text, Face.SERIF, size, ink, Anchor.MIDDLE, row.w, squeeze=0.8)
        return
    (winner,) = winners
    told = why(sheet.view, words, sheet.names, WIDTH * 2)
    beside = _reckoned(sheet, row, winner, aside=bool(told))
    if beside is not None:
        poster.told(canvas, beside.inset(0, 8), told)
        return
    fallen = sum(result.out for result in sheet.view.results)
    room = row.w * (1 - fallen / len(sheet.view.results)) - 20
    size = largest(told, Face.MEDIUM, LEFT, room)
    if width(told, Face.MEDIUM, size) * CLOSE > room:  # no room for both names: the tie is enough
        told = words.say(winner.tie, sheet.names) if winner.tie else ""
        size = largest(told, Face.MEDIUM, LEFT, room)
    low, ink = Point(row.x - 8, row.bottom + 12), SHADED.inked(CREAM)
    canvas.text(low, told, Face.MEDIUM, size, ink, room=room, squeeze=CLOSE)


def _reckoned(sheet: Shown, row: Box, winner: Result, *, aside: bool) -> Box | None:
    """The score as a sum of small cards, in the middle, or at the left if there is room for a
    sentence beside it, which is returned; of very many the cards alone.
    """
    canvas, won = sheet.canvas, sheet.view.players[winner.seat].cards or ()
    figure = score(winner.reckoning.halves, sheet.words)
    equals = width(figure, Face.BLACK, 116) + 26
    wide = equals + width("=", Face.BOLD, 60) + 22
    parts = formula(won)
    for w in MINI:
        long = sum(w if isinstance(part, Card) else _sign(part) for part in parts)
        if wide + long <= FEWER:
            break
    else:
        w, long = 0, FEWER - wide
    whole = wide + long
    room = Box(row.x + whole + 50, row.y, row.w - whole - 50, row.h)
    beside = room if aside and room.w >= ASIDE else None
    at = Point(row.x if beside else row.centre.x - whole / 2, row.centre.y)
    canvas.text(at.moved(dy=-4), figure, Face.BLACK, 116, GILT_CAST)
    canvas.text(at.moved(equals), "=", Face.BOLD, 60, SHADED.inked(CREAM))
    at = at.moved(wide)
    if not w:
        lay_cards(sheet, Box(at.x, row.y, long, row.h), won, scales=CARDS)
        return beside
    for part in parts:
        if isinstance(part, Card):
            spot = Box(round(at.x), round(at.y - cards.height_of(w) / 2), w, cards.height_of(w))
            canvas.put(cards.small(part, w), spot)
            at = at.moved(w)
        else:
            middle = at.moved(_sign(part) / 2, -4)
            canvas.text(middle, part, Face.BOLD, 60, SHADED.inked(CREAM), Anchor.MIDDLE)
            at = at.moved(_sign(part))
    return beside


def _sign(text: str) -> float:
    """How wide a sign between cards is, with the room at its sides."""
    return width(text, Face.BOLD, 60) + 14 if text else 12


def formula(won: Sequence[Card]) -> list[str | Card]:
    """The cards in the order in which they are reckoned, and the signs between them: luxuries and
    the loss, in brackets if something doubles or halves them.
    """
    best = sorted(won, key=lambda card: -card.worth)
    summed = [card for card in best if card.kind is Kind.LUXURY]
    summed += [card for card in won if card.kind is Kind.LOSS]
    factors = [card for card in won if card.kind is Kind.RECOGNITION]
    factors += [card for card in won if card.kind is Kind.ARREST]
    parts: list[str | Card] = [] if summed else ["0"]
    for card in summed:
        parts += ["+" if card.kind is Kind.LUXURY else "", card] if parts else [card]
    if factors and len(summed) > 1:
        parts = ["(", *parts, ")"]
    for number, card in enumerate(factors):
        parts += ["", card] if number or parts[-1:] != [")"] else [card]
    return parts


def _standings(sheet: Shown) -> None:
    """Everybody with the score and the money that is left; whoever is out, crossed out, and why."""
    row = Box(24, HIGH - 26 - PLATE, WIDTH - 48, PLATE)
    results = sheet.view.results
    cells = row.columns(*[1] * len(results), gap=10)
    told = [sheet.words("picture-end-left", n=result.money) for result in results]
    room = cells[0].w - 28 - 90
    size = min(largest(text, Face.MEDIUM, LEFT, room) for text in told)
    for result, text, cell in zip(results, told, cells, strict=True):
        _plate(sheet, Box(round(cell.x), cell.y, round(cell.w), cell.h), result, text, size)


def _plate(sheet: Shown, box: Box, result: Result, left: str, small: int) -> None:
    canvas = sheet.canvas
    state = State.ACTIVE if result.winner else State.FALLEN if result.out else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    ink = ACTIVE if result.winner else PINK if result.out else FIGURE
    upper, lower = box.inset(14, 10).rows(1, 44)
    mark = enamel(result.seat, 42)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    name = Box(upper.x + mark.w + 10, upper.y, upper.w - mark.w - 10, upper.h)
    named(sheet, name, sheet.name(result.seat), ink)
    figure = score(result.reckoning.halves, sheet.words)
    size = largest(figure, Face.BLACK, (48, 42, 36), lower.w * 0.4)
    wide = width(figure, Face.BLACK, size)
    at = lower.right_middle
    canvas.text(at, figure, Face.BLACK, size, SHADED.inked(ink), Anchor.RIGHT)
    if result.out:
        canvas.put(_stroke(round(wide) + 12), Box(at.x - wide - 6, at.y - 3, 0, 0))
        _tag(sheet, Point(box.centre.x, box.y - TAG / 2 + 4), box.w)
    room = lower.w - wide - 16
    canvas.text(lower.left_middle, left, Face.MEDIUM, small, ink, room=room, squeeze=0.56)


def _tag(sheet: Shown, middle: Point, room: float) -> None:
    """Over a plate: that its owner is the poorest, and so out."""
    canvas, text = sheet.canvas, sheet.words("picture-end-out")
    size = largest(text, Face.MEDIUM, LEFT, room - 74)
    wide = round(min(room, width(text, Face.MEDIUM, size) + 74))
    spot = Box(round(middle.x - wide / 2), round(middle.y - TAG / 2), wide, TAG)
    canvas.put(brass.glass(*spot.size, TAG // 2, WARNING_EDGE, 0.96, WARNING), spot)
    canvas.stamp(lacquer.sign("cross", 26), spot.left_middle.moved(30))
    at = spot.left_middle.moved(52)
    canvas.text(at, text, Face.MEDIUM, size, PINK, room=wide - 70, squeeze=0.8)


@kept
def _stroke(w: int) -> Sprite:
    """A line through a figure that does not count."""
    return Sprite(Image.new("RGBA", (w, 6), (*rgb("#FF8A86"), 255)))
