"""The step the game is at, on parchment: what is under the hammer, a work and its pay, a turn."""

from __future__ import annotations

from games.princes_of_florence.catalogue import Profession
from games.princes_of_florence.events import Bought, Phase, WorkValue
from games.princes_of_florence.view import Auction, Bidder, Once, Player, TurnLeft, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.lettering import Face, largest, width, wrapped
from renderers.pieces.lines import Style, narrow_line
from renderers.pieces.seats import BADGE, badge, enamel
from renderers.princes_of_florence import gallery, roles, tiles
from renderers.princes_of_florence.headings import Shown, kind_of
from renderers.princes_of_florence.room import light, lit_pill, rule
from renderers.princes_of_florence.signs import (
    Sign,
    arms,
    card_sign,
    coin,
    dot,
    house,
    jester,
    lot_sign,
    mark,
    pond,
    ring,
    sign,
)
from renderers.sprites import Sprite
from renderers.words import Words

TITLE, STATES = 46, 58
SIZES = (36, 34, 32, 30)
"""The lettering: the largest that has room."""
MARK, ICON = 30, 42
CLOSEST = 0.62  # how narrow letters may become
LOT = 120


def current_step(sheet: Shown, box: Box) -> None:
    """What it is about, and how the players stand in it."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    canvas.places["matter"] = box.inset(-8, -4)
    body, low = (box, box) if view.phase not in STATED else box.rows(1, STATES, gap=2)
    if view.auction is not None:
        _auction(sheet, body, view.auction)
    elif view.pay is not None:
        _work(sheet, box, view.pay)
    elif view.laying:
        _laying(sheet, body)
    elif view.turn is not None:
        _turn(sheet, box, view.turn)
    else:
        _rest(canvas, body, view, words)
    if view.phase in STATED:
        _states(canvas, low, view)


PRICES, BETWEEN, LEADER = (54, 50, 46), 22, 44
"""The lettering of a bid, and beside it, so far apart, the badge of whose it is."""
STATED = {Phase.AUCTIONS, Phase.SET_UP}
"""The phases in which all players do something at once, or in turn about one thing."""


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


def _title(canvas: Canvas, box: Box, view: View, words: Words, end: float | None = None) -> None:
    which, key = title_of(view)
    canvas.stamp(sign(which, 38, roles.BRONZE), box.left_middle.moved(19))
    text, at = words(key), box.left_middle.moved(50)
    room = (box.right if end is None else end) - at.x
    size = largest(text, Face.BOLD, (40, 38, 36, 34), room)
    canvas.text(at, text, Face.BOLD, size, roles.INK, room=room, squeeze=CLOSEST)


def _auction(sheet: Shown, box: Box, auction: Auction) -> None:
    """What is sold, the bid that stands and whose it is, and what would be the next."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    frame, facts = box.columns(min(max(LOT, min(box.w * 0.3, box.h - 30)), box.h), 1, gap=20)
    spot = frame.place(frame.w, frame.w, 0, 0.5)
    lot_frame(canvas, spot, view)
    name, price, who = facts.place(facts.w, min(facts.h, 150)).rows(0.31, 0.38, 0.31)
    title, at = words("lot", lot=auction.lot.value), name.left_middle
    size = largest(title, Face.BOLD, (42, 40, 38, 36), name.w)
    canvas.text(at, title, Face.BOLD, size, roles.INK, room=name.w, squeeze=CLOSEST)
    canvas.stamp(coin(46), price.left_middle.moved(23))
    figure = words("picture-number", n=auction.price)
    at = price.left_middle.moved(54)
    size = largest(figure, Face.BLACK, PRICES, price.w - 54 - BETWEEN - LEADER)
    wide = width(figure, Face.BLACK, size)
    if sheet.changes.bids:
        near = Box(at.x - 6, at.y - 27, wide + 12, 54)
        canvas.put(lit_pill(*near.size), near)
    canvas.text(at, figure, Face.BLACK, size, roles.INK)
    left = at.x + wide + BETWEEN
    _leader(sheet, Box(left, price.y, price.right - left, price.h))
    told = (
        words("picture-limits")
        if auction.sealed
        else words("picture-next-bid", n=auction.raised_to)
    )
    size = largest(told, Face.SANS, SIZES, who.w)
    canvas.text(who.left_middle, told, Face.SANS, size, roles.INK_SOFT, room=who.w, squeeze=CLOSEST)


def _leader(sheet: Shown, box: Box) -> None:
    """Whose bid stands: the badge, and the name as far as there is room for it."""
    auction = sheet.view.auction
    assert auction is not None
    sheet.canvas.stamp(enamel(auction.leader, LEADER), box.left_middle.moved(LEADER / 2))
    room, least = box.w - 52, SIZES[-1]
    name = sheet.name(auction.leader)
    if width(name.split()[0], Face.SANS, least) * CLOSEST <= room:
        at = box.left_middle.moved(52)
        sheet.canvas.name(at, name, Face.SANS, SIZES, roles.INK, room, CLOSEST)


def lot_frame(canvas: Canvas, box: Box, view: View) -> None:
    """What is under the hammer, in its light."""
    auction = view.auction
    assert auction is not None
    side = round(min(box.w, box.h)) - 12
    spot = box.place(side, side)
    canvas.put(light(*spot.size, 14), spot)
    canvas.stamp(lot_sign(auction.lot, side), spot.centre)


def _work(sheet: Shown, box: Box, value: WorkValue) -> None:
    """The value of a work part by part, beside whose work it is."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    title, rest = box.rows(TITLE, 1, gap=6)
    total, end = str(value.total), title.right_middle
    wide = canvas.text(end, total, Face.BLACK, 54, roles.INK, Anchor.RIGHT)
    _title(canvas, title, view, words, end.x - wide - 12)
    (seat,) = view.owing
    card = view.players[seat].works[-1]
    face, cells = rest.columns(min(104, rest.h), 1, gap=14)
    side = round(face.w)
    canvas.put(gallery.portrait(card, side), face.place(side, side, 0, 0))
    parts = parts_of(value, card, words)
    rows = max(2, -(-len(parts) // 2))
    grid = cells.place(cells.w, min(cells.h, 54 * rows), 0, 0).grid(2, rows, gap=4)
    for (which, name, n), cell in zip(parts, grid, strict=False):
        canvas.stamp(which, cell.left_middle.moved(21))
        figure, at = f"+{n}", cell.left_middle.moved(50)
        at = at.moved(canvas.text(at, figure, Face.BOLD, 38, roles.INK) + 8)
        room = cell.right - at.x
        if width(name, Face.SANS, SIZES[-1]) * CLOSEST <= room:
            size = largest(name, Face.SANS, SIZES[1:], room)
            canvas.text(at, name, Face.SANS, size, roles.INK_SOFT, room=room, squeeze=CLOSEST)


def parts_of(value: WorkValue, card: Profession, words: Words) -> list[tuple[Sprite, str, int]]:
    """What adds to the value of a work: its sign, its name and how much it is."""
    freedom = words("picture-freedom", freedom=card.freedom.value).capitalize()
    bonuses = sum(added for _, added in value.bonuses)
    parts = [
        (house(card.building, ICON), words("tile", tile=card.building.id), value.building),
        (pond(card.landscape, ICON), words("tile", tile=card.landscape.id), value.landscape),
        (arms(card.freedom, ICON), freedom, value.freedom),
        (jester(ICON + 4), words("picture-jesters"), value.jesters),
        (card_sign(Sign.PROFESSION, ICON), words("picture-cards"), value.cards),
        (card_sign(Sign.BONUS, ICON), words("picture-bonuses"), bonuses),
    ]
    return [part for part in parts if part[2]]


def _laying(sheet: Shown, box: Box) -> None:
    """The landscape that has been won, or those of which one may be taken, and what it cost."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    pictures, told = box.columns(0.46, 0.54, gap=20)
    across = [tiles.size_of(tiles.drawn_of(one), 1)[0] for one in view.laying]
    deep = max(tiles.size_of(tiles.drawn_of(one), 1)[1] for one in view.laying)
    room = pictures.w - 10 * (len(view.laying) - 1)
    cell = int(min(room / sum(across), (pictures.h - 16) / deep, 70))
    whole = cell * sum(across) + 10 * (len(view.laying) - 1)
    at = pictures.centre.moved(-whole / 2)
    for landscape in view.laying:
        tile = tiles.tile(landscape, tiles.drawn_of(landscape), cell)
        spot = Box(at.x, at.y - tile.h / 2, tile.w, tile.h)
        canvas.put(light(*spot.inset(3).size, 8), spot.inset(3))
        canvas.put(tile, spot)
        at = at.moved(tile.w + 10)
    alone = len(view.laying) == 1
    text = words("tile", tile=view.laying[0].id) if alone else words("picture-one-of")
    bought = [event for event in view.last if isinstance(event, Bought)][:1]
    title, name, *price = told.place(told.w, 48 * (2 + len(bought))).rows(*[1] * (2 + len(bought)))
    _title(canvas, title, view, words)
    size = largest(text, Face.BOLD, (38, 36, 34), name.w)
    canvas.text(name.left_middle, text, Face.BOLD, size, roles.INK, room=name.w, squeeze=CLOSEST)
    for line, event in zip(price, bought, strict=False):
        canvas.stamp(coin(40), line.left_middle.moved(20))
        paid = words("picture-number", n=event.price)
        wide = 48 + canvas.text(line.left_middle.moved(48), paid, Face.BOLD, 42, roles.INK)
        canvas.stamp(enamel(event.seat, 40), line.left_middle.moved(wide + 32))


def _turn(sheet: Shown, box: Box, turn: TurnLeft) -> None:
    """How much of a turn is left, and the best work of the round so far."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    rows = box.place(box.w, min(box.h, 4 * 54), 0, 0.2).rows(1.0, 0.9, 0.9, 0.9)
    left, *also, best = rows
    key = "picture-actions" if view.me in view.owing else "picture-turn-left"
    told = words(key, n=turn.actions)  # a hand says in its head how many are left
    beads = left.right - 76
    size = largest(told, Face.BOLD, (42, 40, 38, 36, 34), beads - left.x - 10)
    canvas.text(
        left.left_middle, told, Face.BOLD, size, roles.INK, room=beads - left.x - 10, squeeze=0.7
    )
    for place in range(2):
        fill = roles.COIN if place < turn.actions else roles.FADED
        spot = left.right_middle.moved(-56 + place * 40)
        canvas.stamp(dot(34, fill, roles.BRONZE), spot)
    once = (("picture-one-profession", turn.profession), ("picture-one-freedom", turn.freedom))
    for line, (key, free) in zip(also, once, strict=True):
        still = free is Once.POSSIBLE and bool(turn.actions)
        seal = mark(Sign.TICK, 36, roles.ENOUGH) if still else mark(Sign.CROSS, 36, roles.NEITHER)
        canvas.stamp(seal, line.left_middle.moved(18))
        text, at, room = words(key, free=free.value), line.left_middle.moved(48), line.w - 48
        ink = roles.INK if still else roles.INK_SOFT
        size = largest(text, Face.SANS, SIZES, room)
        canvas.text(at, text, Face.SANS, size, ink, room=room, squeeze=CLOSEST)
    canvas.stamp(sign(Sign.WORK, 36, roles.BRONZE), best.left_middle.moved(18))
    style = Style(Face.SANS, SIZES[1], roles.INK)
    at, room = best.left_middle.moved(48), best.w - 48
    narrow_line(canvas, at, _best(view, words), style, room, CLOSEST)


def _best(view: View, words: Words) -> list[Part]:
    """The best work of the round so far, and whose it is."""
    value = max(player.mark for player in view.players)
    if not value:
        return [words("picture-no-best")]
    whose = [badge(player.seat, BADGE) for player in view.players if player.mark == value]
    return [words("picture-best-so-far", value=value), *whose]


def _rest(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What is to be done, in a sentence for everybody."""
    title, rest = box.rows(TITLE, 1, gap=2)
    _title(canvas, title, view, words)
    if view.phase is Phase.SET_UP:
        sentence(canvas, rest, words("picture-dealt-hint"))
    elif any(kind_of(waiting) == "choose" for waiting in view.waiting):
        sentence(canvas, rest, words("picture-auctions-hint"))


def sentence(canvas: Canvas, box: Box, text: str) -> None:
    """A sentence in as many lines as it needs."""
    size = SIZES[1]
    lines = wrapped(text, Face.SANS, size, box.w / 0.9)
    block = box.place(box.w, min(box.h, 42 * len(lines)), 0, 0)
    for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
        at = row.left_middle
        canvas.text(at, line, Face.SANS, size, roles.INK_SOFT, room=row.w, squeeze=0.8)


def _states(canvas: Canvas, box: Box, view: View) -> None:
    """Everybody's badge with how they stand: asked, leading, out, or with the object of this
    round.
    """
    wide = min(box.w, 88 * len(view.players))
    cells = box.place(wide, box.h, 0, 0.5).columns(*[1] * len(view.players))
    for player, cell in zip(view.players, cells, strict=True):
        spot = cell.left_middle.moved(25)
        asked = player.seat in view.owing
        if asked:
            canvas.stamp(ring(52, roles.BRONZE), spot)
        if player.seat == view.me:  # the own badge is underlined
            canvas.put(rule(44, 5, roles.GOLD_DEEP), Box(spot.x - 22, cell.bottom - 4, 0, 0))
        canvas.stamp(enamel(player.seat, 46), spot)
        if state := state_mark(player, asked):
            canvas.stamp(state, spot.moved(23, 14))


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
            return lot_sign(player.lot, MARK + 4)
    return None
