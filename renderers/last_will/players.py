"""A player's row: who, what is in hand and left to do, the money, and the board at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.catalogue import SPACES
from games.last_will.events import Phase
from games.last_will.view import Player, TurnState, View
from renderers.canvas import SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import DECKS, printed
from renderers.last_will.changes import Changes
from renderers.last_will.headings import Shown
from renderers.last_will.means import leads, owns, state_of, sterling
from renderers.last_will.papers import back
from renderers.last_will.salon import Plate, free, light, plate
from renderers.last_will.scenery import boy, purse
from renderers.last_will.scenery import hat as first_hat
from renderers.last_will.signs import Sign, action, pill, sign
from renderers.last_will.small_cards import mini, slip
from renderers.lettering import Face, largest, width
from renderers.painted import SHARED, painted
from renderers.pieces import brass
from renderers.pieces.portraits import bust
from renderers.pieces.seats import enamel
from renderers.theme import ACTIVE
from renderers.words import Words

WHO, LEAST_WHO, SUM = 392, 272, 168  # how wide the parts of a row are, with the portrait
TALLEST, BROADEST = 160, 1.2  # a card; how wide it may be for its height
LEAST = 72  # its width, before cards lie over each other
STEP = 6
SLIP = 60  # a lower card is shown by its sign and figure alone
USUAL = 8  # places that lie below each other in all rows
CROWDED = 11  # from so many places on they lie in two lines
TEXT = 34
NAME, SNUG = 38, 0.9  # the lettering of a name, and how narrow it may become
HELD = 124  # how wide it says how many cards are in hand
MARK = 36  # an action or an errand boy
CLOSEST = 0.66
CASH, CROWN = 40, 40  # the lettering of money, and the crown of who leads


def row(sheet: Shown, box: Box, player: Player) -> None:
    """All that is public about one player."""
    canvas, view, seat = sheet.canvas, sheet.view, player.seat
    active = seat in view.owing
    canvas.places[f"seat-{seat}"] = box
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.PLAIN), box)
    side = round(box.h) - 18
    art = Box(box.x + 9, box.y + 9, side, side)
    canvas.put(brass.framed(bust(seat, side, side, canvas.theme.cast).image, 9, 3), art)
    canvas.stamp(enamel(seat, 46), Point(art.right - 10, art.bottom - 14))
    rest = Box(art.right + 18, box.y + 4, box.right - art.right - 24, box.h - 8)
    who, money, places = rest.columns(max(WHO - side, LEAST_WHO), SUM, 1, gap=8)
    _who(sheet, who, player)
    _money(canvas, money, player, leads(view, player), sheet.words, sheet.changes)
    # Cards are as large as the places of all boards fit.
    most = max((other.spaces for other in view.players if other.spaces < CROWDED), default=0)
    places = Box(places.x + 10, box.y, places.w - 4, box.h)
    spots = _spots(places, max(min(USUAL, most), player.spaces))
    board(canvas, spots[: player.spaces], player, sheet.changes)


def _who(sheet: Shown, box: Box, player: Player) -> None:
    """Name; cards in hand and what is left to do; where there is room, the backs of the cards."""
    canvas, view = sheet.canvas, sheet.view
    roomy = box.h > 122
    top, middle, *low = box.inset(0, 4).rows(*((1, 0.9, 0.8) if roomy else (1, 1)))
    hat = player.seat == view.first and view.phase is not Phase.END
    room = top.w - (52 if hat else 0)
    active = player.seat in view.owing
    ink = SHADED.inked(ACTIVE if active else roles.CREAM)
    at, name = top.left_middle.moved(4), sheet.name(player.seat)
    wide = canvas.name(at, name, Face.SERIF, (NAME, 36, 34), ink, room, SNUG)
    if hat:
        canvas.stamp(first_hat(50), Point(top.x + wide + 36, top.centre.y - 2))
    if player.seat in sheet.changes.hands:
        canvas.put(light(HELD + 6, 40, 10), Box(middle.x, middle.centre.y - 20, 0, 0))
    held, at = sheet.words("picture-cards-in-hand", n=player.cards), middle.left_middle.moved(6)
    canvas.text(at, held, Face.SANS, TEXT, roles.CREAM, room=HELD - 6, squeeze=CLOSEST)
    _, left = middle.columns(HELD, 1, gap=8)
    _left_to_do(canvas, left, view, player, sheet.words)
    if roomy and low:
        backs(canvas, low[0].inset(4, 0), player)


def _left_to_do(canvas: Canvas, box: Box, view: View, player: Player, words: Words) -> None:
    """Errand boys until they are sent, and actions until the turn is over."""
    if view.phase in {Phase.PREPARATION, Phase.END_OF_ROUND, Phase.END} or player.plan is None:
        return
    if view.phase is Phase.ACTIONS and player.turn is TurnState.DONE:
        text = words("picture-done")
        at = box.left_middle
        canvas.text(at, text, Face.SANS, TEXT, roles.CREAM_SOFT, room=box.w, squeeze=CLOSEST)
        return
    at = box.left_middle
    if view.phase is not Phase.ACTIONS:
        for _ in range(player.boys):
            canvas.stamp(boy(player.seat, MARK), at.moved(MARK / 2))
            at = at.moved(MARK + 2)
        at = at.moved(6)
    if player.actions * (MARK + 2) <= box.right - at.x:
        for place in range(player.actions):
            canvas.stamp(action(MARK), at.moved(MARK / 2 + (MARK + 2) * place))
    else:
        canvas.stamp(action(MARK), at.moved(MARK / 2))
        canvas.text(at.moved(MARK + 6), str(player.actions), Face.SERIF, 38, roles.CREAM)


def backs(canvas: Canvas, box: Box, player: Player) -> None:
    """How many cards of each deck are in hand."""
    at = box.left_middle
    step = min(58.0, box.w / max(1, len(player.hand)))
    for deck, number in player.hand:
        canvas.stamp(back(DECKS[deck], 34), at.moved(13))
        canvas.text(at.moved(30), str(number), Face.SANS, TEXT, roles.CREAM_SOFT)
        at = at.moved(max(step, 34 + width(str(number), Face.SANS, TEXT)))


def _money(
    canvas: Canvas, box: Box, player: Player, leading: bool, words: Words, changes: Changes
) -> None:
    """What counts in the end, large, in gold under a crown if it leads; below it what of that is
    money, or that there is no more.
    """
    block = box.place(box.w, min(box.h, 106))
    upper, lower = block.rows(1, 42) if owns(player) or player.bankrupt else (block, block)
    figure = sterling(player.worth)
    room = box.w - (CROWN + 4 if leading else 0)
    size = largest(figure, Face.BLACK, (60, 54, 48, 44), room)
    ink = ACTIVE if leading else roles.DEBT if player.worth < 0 else roles.CREAM
    wide = width(figure, Face.BLACK, size)
    lit = player.seat in changes.money
    if lit and not owns(player):
        near = Box(upper.right - wide - 7, upper.centre.y - 25, wide + 13, 50)
        canvas.put(light(*near.size, 12), near)
    canvas.text(upper.right_middle, figure, Face.BLACK, size, SHADED.inked(ink), Anchor.RIGHT)
    if leading:
        crown = painted(SHARED, "sign-crown", CROWN)
        aside = 10 if lit and not owns(player) else 4
        canvas.stamp(crown, upper.right_middle.moved(-wide - aside - CROWN / 2, -2))
    if owns(player):
        parts: list[Part] = [purse(player.seat, 46), sterling(player.money)]
        long = line_width(parts, Face.SERIF, CASH, 6)
        if lit:
            near = Box(lower.right - long - 6, lower.centre.y - 19, long + 11, 38)
            canvas.put(light(*near.size, 12), near)
        ink = roles.DEBT if player.money < 0 else roles.CREAM_SOFT
        canvas.line(lower.right_middle, parts, Face.SERIF, CASH, ink, Anchor.RIGHT, gap=6)
    elif player.bankrupt:
        word = words("picture-bankrupt")
        spot = lower.place(min(box.w, width(word, Face.MEDIUM, TEXT) + 24), 38, 1, 0.3)
        canvas.put(pill(*spot.size, roles.CLARET), spot)
        at, room = spot.centre, spot.w - 20
        canvas.text(at, word, Face.MEDIUM, TEXT, roles.CREAM, Anchor.MIDDLE, room, squeeze=CLOSEST)


def board(canvas: Canvas, spots: Sequence[Box], player: Player, changes: Changes) -> None:
    """Every place with its card; a free one is an empty frame, with a plus if it was added."""
    lit = {place for seat, place in changes.places if seat == player.seat}
    large = bool(spots) and spots[0].h > SLIP
    for place, spot in enumerate(spots):
        if place in lit:
            canvas.put(light(*spot.inset(1).size, 6), spot.inset(1))
        if place < len(player.board):
            lying = player.board[place]
            draw = mini if large else slip
            draw(canvas, spot, printed(lying.card), state_of(lying))
            continue
        canvas.put(free(*spot.size), spot)
        if place >= SPACES:
            canvas.stamp(sign(Sign.PLUS, 30 if large else 22, roles.FREE_SIGN), spot.centre)
    if player.seat in changes.extended and spots:
        canvas.put(light(*spots[-1].inset(1).size, 6), spots[-1].inset(1))


def size_of(room: float, high: float, count: int) -> tuple[int, int]:
    """How large the cards of a row are, so that they fill it."""
    h = min(TALLEST, int(high) - 12)
    return max(LEAST, min(int(h * BROADEST), int((room + STEP) / count) - STEP)), h


def _spots(box: Box, count: int) -> list[Box]:
    """Where the places of a board are: as large as they fit, closer where there are many, at last
    in two lines.
    """
    if count >= CROWDED:
        across = -(-count // 2)
        h = (box.h - 18) / 2
        step = min(112.0, (box.w - 84) / (across - 1))
        return [
            Box(
                box.x + (place % across) * step,
                box.y + 7 + (place // across) * (h + 4),
                min(106, step - 4),
                h,
            )
            for place in range(count)
        ]
    w, h = size_of(box.w, box.h, count)
    step = min(w + STEP, (box.w - w) / max(1, count - 1))
    return [Box(box.x + place * step, box.centre.y - h / 2, w, h) for place in range(count)]
