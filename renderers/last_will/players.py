"""A player's row: who, what is in hand and left to do, the money, and the board at a glance."""

from __future__ import annotations

from games.last_will.catalogue import SPACES
from games.last_will.events import Phase
from games.last_will.view import Player, TurnState, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import DECKS, printed
from renderers.last_will.means import state_of, sterling
from renderers.last_will.minis import mini, slip
from renderers.last_will.papers import back
from renderers.last_will.salon import Plate, hole, light, plate, rule
from renderers.last_will.signs import Sign, action, pill, sign
from renderers.lettering import Face, fit, largest, spelled, width
from renderers.pieces.seats import badge
from renderers.theme import ACTIVE, Colour
from renderers.words import Words

WHO, SUM = 246, 136  # how wide the parts of a row are
MINIS = ((118, 130), (104, 114), (92, 100), (84, 92), (80, 86))  # sizes of cards, the largest that fits is taken
STEP = 7
CROWDED = 11  # from so many places on they lie in two lines


def row(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str, changes: Changes) -> None:
    """All that is public about one player."""
    active = player.seat in view.owing
    canvas.put(plate(*box.size, Plate.BUSY if active else Plate.PLAIN), box)
    if active:
        canvas.stamp(glyphs.icon(glyphs.pointer, 32, ACTIVE), box.left_middle.moved(-1))
    who, money, rest = box.inset(18, 5).columns(WHO, SUM, 1, gap=8)
    _who(canvas, who, view, player, words, name, changes)
    _money(canvas, money, player, active, words, changes)
    canvas.put(rule(2, round(box.h - 30)), Box(rest.x - 1, box.y + 15, 0, 0))
    most = max((other.spaces for other in view.players if other.spaces < CROWDED), default=player.spaces)
    board(canvas, Box(rest.x + 8, box.y, rest.w + 2, box.h), player, most, changes)


def _who(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str, changes: Changes) -> None:
    """Name; cards in hand and what is left to do; where there is room, the backs of the cards."""
    roomy = box.h > 116
    top, middle, *low = box.rows(*((1, 1, 0.8) if roomy else (1, 1)))
    canvas.stamp(badge(player.seat, 40), top.left_middle.moved(20))
    hat = player.seat == view.first and view.phase is not Phase.END
    room = top.w - 50 - (42 if hat else 0)
    shown = spelled(name)
    size = largest(shown, Face.MEDIUM, (29, 26), room)
    shown = fit(shown, Face.MEDIUM, size, room)
    canvas.text(top.left_middle.moved(50), shown, Face.MEDIUM, size, roles.CREAM)
    if hat:
        end = top.x + 50 + width(shown, Face.MEDIUM, size)
        canvas.stamp(sign(Sign.HAT, 34, roles.BRASS_LIGHT), Point(end + 26, top.centre.y - 3))
    if player.seat in changes.hands:
        near = Box(middle.x, middle.centre.y - 17, 46 + width(str(player.cards), Face.SERIF, 30), 34)
        canvas.put(light(*near.size, 10), near)
    canvas.stamp(sign(Sign.CARDS, 30, roles.BRASS), middle.left_middle.moved(19))
    canvas.text(middle.left_middle.moved(42), str(player.cards), Face.SERIF, 30, roles.CREAM)
    _left_to_do(canvas, Box(middle.x + 94, middle.y, middle.w - 94, middle.h), view, player, words)
    if roomy and low:
        backs(canvas, low[0], player)


def _left_to_do(canvas: Canvas, box: Box, view: View, player: Player, words: Words) -> None:
    """Errand boys until they are sent, and actions until the turn is over."""
    if view.phase in {Phase.PREPARATION, Phase.END_OF_ROUND, Phase.END} or player.plan is None:
        return
    if view.phase is Phase.ACTIONS and player.turn is TurnState.DONE:
        canvas.text(box.left_middle, words("picture-done"), Face.SANS, 24, roles.CREAM_SOFT, room=box.w)
        return
    at = box.left_middle
    if view.phase is not Phase.ACTIONS:
        for _ in range(player.boys):
            canvas.stamp(sign(Sign.BOY, 28, roles.BRASS), at.moved(14))
            at = at.moved(31)
        at = at.moved(6)
    if player.actions * 32 <= box.right - at.x:
        for place in range(player.actions):
            canvas.stamp(action(30), at.moved(15 + 32 * place))
    else:
        canvas.stamp(action(30), at.moved(15))
        canvas.text(at.moved(35), str(player.actions), Face.SERIF, 30, roles.CREAM)


def backs(canvas: Canvas, box: Box, player: Player) -> None:
    """How many cards of each deck are in hand."""
    at = box.left_middle
    step = min(46.0, box.w / max(1, len(player.hand)))
    for deck, number in player.hand:
        canvas.stamp(back(DECKS[deck], DECKS[deck] in {Sign.COMPANY, Sign.JOKER}, 26), at.moved(11))
        canvas.text(at.moved(25), str(number), Face.SANS, 22, roles.CREAM_SOFT)
        at = at.moved(step)


def _money(canvas: Canvas, box: Box, player: Player, active: bool, words: Words, changes: Changes) -> None:
    """The money; below it that there is no more, or with property what counts in the end."""
    owns = player.worth != player.money
    upper, lower = box.rows(1, 32) if owns or player.bankrupt else (box, box)
    upper = upper.place(upper.w, 56, 0, 0.7)
    figure = sterling(player.money)
    size = largest(figure, Face.BOLD, (56, 50, 44), box.w)
    ink = roles.DEBT if player.money < 0 else ACTIVE if active else roles.CREAM
    if player.seat in changes.money:
        wide = width(figure, Face.BOLD, size)
        near = Box(upper.right - wide - 7, upper.centre.y - 25, wide + 13, 50)
        canvas.put(light(*near.size, 12), near)
    canvas.text(upper.right_middle, figure, Face.BOLD, size, ink, Anchor.RIGHT)
    if owns:
        whole = f"= {player.worth}"
        canvas.text(lower.right_middle, whole, Face.SANS, 24, roles.CREAM_SOFT, Anchor.RIGHT)
        end = lower.right_middle.moved(-width(whole, Face.SANS, 24) - 20)
        canvas.stamp(sign(Sign.HOUSE, 26, roles.BRASS), end)
    elif player.bankrupt:
        word = words("picture-bankrupt")
        spot = lower.place(min(box.w, width(word, Face.MEDIUM, 22) + 24), 30, 1, 0.3)
        canvas.put(pill(*spot.size, roles.CLARET), spot)
        canvas.text(spot.centre, word, Face.MEDIUM, 22, roles.CREAM, Anchor.MIDDLE, room=spot.w - 8)


def board(canvas: Canvas, box: Box, player: Player, most: int, changes: Changes) -> None:
    """Every place with its card, those of the largest board as large as they fit; empty ones are holes."""
    lit = {place for seat, place in changes.places if seat == player.seat}
    spots = _spots(box, max(most, player.spaces))[: player.spaces]
    for place, spot in enumerate(spots):
        if place in lit:
            canvas.put(light(*spot.inset(1).size, 6), spot.inset(1))
        if place < len(player.board):
            lying = player.board[place]
            draw = mini if spot.h > 60 else slip
            draw(canvas, spot, printed(lying.card), state_of(lying))
            continue
        canvas.put(hole(*spot.size), spot)
        if place >= SPACES:
            _extension(canvas, spot, roles.BRASS_DEEP)
    if player.seat in changes.extended and spots:
        canvas.put(light(*spots[-1].inset(1).size, 6), spots[-1].inset(1))


def _extension(canvas: Canvas, spot: Box, ink: Colour) -> None:
    canvas.stamp(sign(Sign.EXTENSION, 38 if spot.h > 60 else 26, ink), spot.centre)


def _spots(box: Box, count: int) -> list[Box]:
    """Where the places of a board are: as large as they fit, closer where there are many, at last in two lines."""
    if count >= CROWDED:
        across = -(-count // 2)
        h = (box.h - 20) / 2
        step = min(91.0, (box.w - 84) / (across - 1))
        return [
            Box(box.x + (place % across) * step, box.y + 7 + (place // across) * (h + 6), min(84, step - 4), h)
            for place in range(count)
        ]
    w, h = next(
        ((w, h) for w, h in MINIS if h <= box.h - 12 and count * (w + STEP) - STEP <= box.w),
        MINIS[-2] if box.h >= MINIS[-2][1] + 8 else MINIS[-1],
    )
    step = min(w + STEP, (box.w - w) / (count - 1))
    return [Box(box.x + place * step, box.centre.y - h / 2, w, h) for place in range(count)]
