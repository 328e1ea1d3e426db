"""What the table is about just now, on parchment: the object under the hammer, a work and its pay,
a turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.princes_of_florence.catalogue import Lot, Profession
from games.princes_of_florence.events import Bought, Phase, WorkValue
from games.princes_of_florence.shapes import drawn
from games.princes_of_florence.view import Bidder, Once, Player, TurnLeft, View
from renderers.canvas import Anchor, Canvas, Part, Pen, line_width
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled
from renderers.paths import Emblem, paint
from renderers.pieces.lines import Style, narrow_line
from renderers.pieces.seats import BADGE, badge
from renderers.princes_of_florence import emblems, roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.crests import CREST, crest
from renderers.princes_of_florence.hammer import CLOSEST, TEXT, lot_for_sale, sentence
from renderers.princes_of_florence.headings import kind_of
from renderers.princes_of_florence.room import light, pill, rule, well
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    coin,
    house,
    jester,
    mark,
    pond,
    ring,
    sign,
)
from renderers.sprites import Sprite, kept
from renderers.theme import Colour, rgb
from renderers.words import Words

TITLE = 48
STATES = 68
SIZES = (34, 32, 30, 28)  # the lettering of a turn: the largest that has room
MARK = 32  # on the corner of a badge
BEADS, TICKED = 90, 44  # what stands before the lines of a turn
LOW_CREST = 44  # the arms of whose turn it is, where lines are close


def matter(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """The matter in hand: a title, what it is about, and how the players stand in it."""
    canvas.places["matter"] = box.inset(-8, -4)
    title, rest = box.rows(TITLE, 1, gap=6)
    which, key = title_of(view)
    canvas.stamp(sign(which, 36, roles.INK_SOFT), title.left_middle.moved(18))
    text, end = words(key), title.right
    if view.pay is not None:
        total = str(view.pay.total)
        end -= (
            canvas.text(
                title.right_middle.moved(dy=2), total, Face.SERIF, 54, roles.INK, Anchor.RIGHT
            )
            + 10
        )
    room = end - title.x - 48
    at = title.left_middle.moved(48)
    size = largest(text, Face.SERIF, (36, 34, 32, 30), room)
    canvas.text(at, text, Face.SERIF, size, roles.INK, room=room, squeeze=CLOSEST)
    states = view.phase in {Phase.AUCTIONS, Phase.SET_UP}
    body, low = rest.rows(1, STATES, gap=4) if states else (rest, rest)
    if view.auction is not None:
        lot_for_sale(canvas, body, view, view.auction, words, names, changes)
    elif view.pay is not None:
        _work(canvas, body, view, view.pay, words)
    elif view.laying:
        _laying(canvas, body, view, words, names)
    elif view.turn is not None:
        _turn(canvas, body, view, view.turn, words, names)
    else:
        _rest(canvas, body, view, words)
    if states:
        _states(canvas, low, view)


def title_of(view: View) -> tuple[Sign, str]:
    """The sign and the key of what is going on."""
    if view.auction is not None:
        sealed = view.auction.sealed
        return (Sign.ENVELOPE, "picture-limits") if sealed else (Sign.GAVEL, "picture-hammer")
    if view.pay is not None:
        return Sign.WORK, "picture-pay"
    if view.laying:
        return Sign.GAVEL, "picture-laying"
    phases = {
        Phase.SET_UP: (Sign.PROFESSION, "picture-dealt"),
        Phase.AUCTIONS: (Sign.GAVEL, "picture-auctions"),
        Phase.ACTIONS: (Sign.HOURGLASS, "picture-actions"),
        Phase.END: (Sign.LAUREL, "picture-over"),
    }
    return phases[view.phase]


def _work(canvas: Canvas, box: Box, view: View, value: WorkValue, words: Words) -> None:
    """The value of a work part by part."""
    (seat,) = view.owing
    parts = parts_of(value, view.players[seat].works[-1], words)
    high = min(56, box.h / len(parts))
    lines = box.place(box.w, high * len(parts), 0, 0).rows(*[1] * len(parts))
    for (which, name, n), line in zip(parts, lines, strict=True):
        canvas.stamp(which, line.left_middle.moved(19))
        at, room = line.left_middle.moved(48), line.w - 110
        size = min(TEXT, int(high) - 4)
        canvas.text(at, name, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)
        canvas.text(line.right_middle, f"+{n}", Face.SERIF, 36, roles.INK, Anchor.RIGHT)


def parts_of(value: WorkValue, card: Profession, words: Words) -> list[tuple[Sprite, str, int]]:
    """What adds to the value of a work: its sign, its name and how much it is."""
    parts = [
        (house(card.building, 30), words("tile", tile=card.building.id), value.building),
        (pond(card.landscape, 30), words("tile", tile=card.landscape.id), value.landscape),
        (
            arms(card.freedom, 30),
            words("picture-freedom", freedom=card.freedom.value).capitalize(),
            value.freedom,
        ),
        (jester(32), words("picture-jesters"), value.jesters),
        (sign(Sign.PROFESSION, 32, roles.LEATHER), words("picture-cards"), value.cards),
        (
            sign(Sign.BONUS, 32, roles.BRONZE),
            words("picture-bonuses"),
            sum(added for _, added in value.bonuses),
        ),
    ]
    return [part for part in parts if part[2]]


def _laying(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The landscape that has been won, or those of which one may be taken, in a gilt frame; below
    it, or beside it where it is low, whose it is and what it cost.
    """
    if box.h > box.w * 0.8:
        frame, told = box.rows(box.h - 3 * 52, 1, gap=10)
        frame = frame.place(min(frame.w, 340), min(frame.h, 280), 0, 0.4)
    else:
        frame, told = box.columns(0.5, 0.5, gap=20)
        frame = frame.place(frame.w, min(frame.h, 190))
    canvas.put(well(*frame.size, 14), frame)
    canvas.put(light(*frame.inset(2).size, 12), frame.inset(2))
    shapes = [drawn(landscape.shape) for landscape in view.laying]
    across = [1 + max(column for _, column in squares) for squares in shapes]
    down = max(1 + row for squares in shapes for row, _ in squares)
    wide, high = (frame.w - 40 - 16 * len(shapes)) / sum(across), (frame.h - 48) / down
    cell = int(min(wide, high, LARGEST))
    at = frame.centre.moved(-(cell * sum(across) + 16 * (len(shapes) - 1)) / 2)
    for landscape, squares in zip(view.laying, shapes, strict=True):
        shape = tiles.tile(landscape, squares, cell)
        canvas.put(shape, Box(at.x, at.y - shape.h / 2, 0, 0))
        at = at.moved(shape.w + 16)
    alone = len(view.laying) == 1
    text = words("tile", tile=view.laying[0].id) if alone else words("picture-one-of")
    bought = [event for event in view.last if isinstance(event, Bought)]
    name, who, *price = told.place(told.w, 52 * (2 + len(bought[:1])), 0, 0).rows(
        *[1] * (2 + len(bought[:1]))
    )
    size = largest(text, Face.SERIF, (44, 40, 36), name.w)
    canvas.text(name.left_middle, text, Face.SERIF, size, roles.INK, room=name.w, squeeze=CLOSEST)
    (seat,) = sorted(view.owing)[:1]
    canvas.stamp(badge(seat, BADGE), who.left_middle.moved(20))
    at, whose = who.left_middle.moved(48), spelled(names[seat])
    size = largest(whose, Face.SANS, SIZES, who.right - at.x)
    canvas.text(at, whose, Face.SANS, size, roles.INK, room=who.right - at.x, squeeze=CLOSEST)
    for line, event in zip(price, bought, strict=False):
        canvas.stamp(coin(40), line.left_middle.moved(20))
        paid = words("picture-number", n=event.price)
        canvas.text(line.left_middle.moved(48), paid, Face.SERIF, 44, roles.INK)


LARGEST = 110  # the square of a landscape that is laid


def _turn(
    canvas: Canvas, box: Box, view: View, turn: TurnLeft, words: Words, names: Sequence[str]
) -> None:
    """Whose turn it is, how much of it is left, and the best work of the round so far."""
    who, left, *also, best = box.place(box.w, min(box.h, 430), 0, 0).rows(1, *[0.85] * 4)
    side = CREST if who.h > CREST else LOW_CREST
    canvas.stamp(crest(turn.seat, side), who.left_middle.moved(side / 2))
    at, name = who.left_middle.moved(side + 12), spelled(names[turn.seat])
    room = who.w - side - 12
    size = largest(name, Face.SERIF, (40, 36, 34), room)
    canvas.text(at, name, Face.SERIF, size, roles.INK, room=room, squeeze=0.85)
    once = (("picture-one-profession", turn.profession), ("picture-one-freedom", turn.freedom))
    told = words("picture-turn-left", n=turn.actions)
    lines = [words(key, free=free.value) for key, free in once if turn.actions]
    room = left.w - TICKED
    size = min(
        largest(told, Face.SANS, SIZES, left.w - BEADS),
        *(largest(line, Face.SANS, SIZES, room) for line in lines),
        _size_of_best(best, view, words),
    )
    for place in range(2):
        fill = roles.BRONZE if place < turn.actions else roles.FADED
        canvas.put(
            pill(34, 34, fill, roles.BRONZE), Box(left.x + place * 40 + 2, left.centre.y - 17, 0, 0)
        )
    at = left.left_middle.moved(BEADS)
    canvas.text(at, told, Face.SANS, size, roles.INK, room=left.w - BEADS, squeeze=CLOSEST)
    for line, text, (_, free) in zip(also, lines, once, strict=False):
        still = free is Once.POSSIBLE
        seal = mark(Sign.TICK, 34, roles.ENOUGH) if still else mark(Sign.CROSS, 34, roles.NEITHER)
        canvas.stamp(seal, line.left_middle.moved(18))
        at = line.left_middle.moved(TICKED)
        canvas.text(at, text, Face.SANS, size, roles.INK, room=room, squeeze=CLOSEST)
    canvas.stamp(sign(Sign.WORK, 32, roles.INK_SOFT), best.left_middle.moved(18))
    parts, style = _best(view, words), Style(Face.SANS, size, roles.INK)
    narrow_line(canvas, best.left_middle.moved(TICKED), parts, style, room, CLOSEST)


def _best(view: View, words: Words) -> list[Part]:
    """The best work of the round so far, and whose it is."""
    value = max(player.mark for player in view.players)
    if not value:
        return [words("picture-no-best")]
    whose = [badge(player.seat, BADGE) for player in view.players if player.mark == value]
    return [words("picture-best-so-far", value=value), *whose]


def _size_of_best(box: Box, view: View, words: Words) -> int:
    """The largest lettering in which it has room."""
    parts, room = _best(view, words), box.w - TICKED
    return next((size for size in SIZES if line_width(parts, Face.SANS, size) <= room), SIZES[-1])


def _rest(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What is to be done, in a sentence for everybody."""
    if view.phase is Phase.SET_UP:
        sentence(canvas, box, words("picture-dealt-hint"))
    elif any(kind_of(waiting) == "choose" for waiting in view.waiting):
        sentence(canvas, box, words("picture-auctions-hint"))


def _states(canvas: Canvas, box: Box, view: View) -> None:
    """Everybody's badge with how they stand: asked, leading, out, or with the object of this
    round.
    """
    cells = box.place(min(box.w, 108 * len(view.players)), box.h, 0, 0.5).columns(
        *[1] * len(view.players)
    )
    for player, cell in zip(view.players, cells, strict=True):
        spot = cell.left_middle.moved(24)
        asked = player.seat in view.owing
        if asked:
            canvas.stamp(ring(58, roles.BRONZE), spot)
        if player.seat == view.me:  # the own badge is underlined
            canvas.put(rule(44, 5, roles.GOLD_DEEP), Box(spot.x - 22, cell.bottom - 6, 0, 0))
        canvas.stamp(badge(player.seat, 48), spot)
        corner = spot.moved(23, 18)
        if state := state_mark(player, asked):
            canvas.stamp(state, corner)


def state_mark(player: Player, asked: bool) -> Sprite | None:
    """The mark on a badge; none for whoever simply takes part."""
    if asked:
        return mark(Sign.HOURGLASS, MARK, roles.BRONZE)
    match player.bidder:
        case Bidder.LEADS:
            return mark(Sign.GAVEL, MARK, roles.BRONZE)
        case Bidder.SEALED:
            return mark(Sign.ENVELOPE, MARK, roles.ENOUGH)
        case Bidder.PASSED | Bidder.OUT:
            return mark(Sign.CROSS, MARK, roles.SHORT)
        case Bidder.HAS_OBJECT:
            assert player.lot is not None
            return lot_mark(player.lot)
    return None


@kept
def lot_mark(lot: Lot) -> Sprite:
    """The object that somebody has got in this round, on a small seal."""
    pen = Pen(34, 34)
    pen.disc(pen.body.centre, 17, roles.INK_SOFT)
    pen.disc(pen.body.centre, 15, roles.PARCHMENT)
    inner = pen.body.place(24, 24)
    for emblem, ink in LOTS[lot]:
        paint(pen, inner, emblem, ink)
    return pen.done()


LOTS: Mapping[Lot, tuple[tuple[Emblem, Colour], ...]] = {
    Lot.FOREST: ((emblems.FOREST, roles.LANDSCAPE["forest"]),),
    Lot.LAKE: ((emblems.LAKE, roles.LANDSCAPE["lake"]),),
    Lot.PARK: ((emblems.PARK, roles.LANDSCAPE["park"]),),
    Lot.LANDSCAPE: ((emblems.FOREST, roles.LANDSCAPE["forest"]),),
    Lot.JESTER: ((emblems.CAP, rgb("#D0453A")), (emblems.BELLS, roles.BRONZE)),
    Lot.BUILDER: (
        (emblems.BLADE, roles.BUILDING["tower"]),
        (emblems.HANDLE, roles.BUILDING["workshop"]),
    ),
    Lot.PRESTIGE: ((emblems.PRESTIGE_CARD, roles.VIOLET),),
    Lot.RECRUITING: ((emblems.RECRUITING, roles.LEATHER),),
}
