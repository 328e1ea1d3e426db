"""The end: who has least left on top, and for everybody the money, each property, and what that
makes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.last_will.catalogue import PROPERTY_BONUS
from games.last_will.view import OnBoard, Player, View
from games.rules import Standing
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import State, printed
from renderers.last_will.fortune import glory, place_medal, squandered
from renderers.last_will.headings import progress
from renderers.last_will.means import state_of, sterling
from renderers.last_will.minis import mini, slip
from renderers.last_will.names import shortened
from renderers.last_will.portraits import portrait
from renderers.last_will.race import height as race_height
from renderers.last_will.race import race
from renderers.last_will.salon import EDGE, GAP, MARGIN, Plate, plate, rule, salon
from renderers.last_will.signs import pill
from renderers.lettering import Face, largest, spelled, width, wrapped
from renderers.pieces.lines import LEAST, naming_all
from renderers.pieces.portraits import seat_mark
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

BANNER, COLUMNS, ROW = 246, 40, 138
RANK, WHO, MONEY, TOTAL = 60, 250, 104, 162
WHO_ROOMY = 284  # where no money stands beside it
CARD = (98, 116)
WINNER = 158  # the portrait of who has won
SPENT = 260  # how wide the picture beside the winner's name is
MEDAL = 58  # of a place in the standings
LEAST_CARD = 60  # the width of a card, before many lie in two rows
LEAST_STEP = 40  # of cards that lie over each other


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    rows = len(view.standings)
    racing = race_height(view)
    canvas = salon(round(2 * EDGE + BANNER + racing + COLUMNS + rows * (ROW + GAP) + 2 * GAP))
    head, rail, titles, body = canvas.box.inset(MARGIN, EDGE).rows(
        BANNER, racing, COLUMNS, 1, gap=GAP * 0.7
    )
    _banner(canvas, head, view, words, names)
    race(canvas, rail, view, words, names, Changes())
    owned = _any_owned(view)
    of_property = words("picture-property", bonus=PROPERTY_BONUS)
    lying = of_property if owned else words("picture-end-board")
    _, _, money, board, total = _columns(titles, owned)
    for key, cell in (("picture-money", money), ("picture-in-all", total)):
        if cell.w:
            at, room, ink = cell.right_middle, cell.w, roles.CREAM_SOFT
            canvas.text(at, words(key), Face.SANS, 34, ink, Anchor.RIGHT, room, squeeze=0.62)
    at, room, ink = board.left_middle.moved(4), board.w, roles.CREAM_SOFT
    canvas.text(at, lying, Face.SANS, 34, ink, room=room, squeeze=0.62)
    boxes = body.rows(*[1] * rows, gap=GAP)
    for standing, box in zip(view.standings, boxes, strict=True):
        _row(canvas, box, view, standing, words, names[standing.seat])
    return canvas


def _columns(box: Box, owned: bool) -> list[Box]:
    """Rank, who, money, board and the sum: under each other in all rows. Where nobody owns property
    the sum is the money, which is not told twice.
    """
    inner = box.inset(22, 0)
    inner = Box(inner.x, inner.y, inner.w - 10, inner.h)
    if owned:
        return inner.columns(RANK, WHO, MONEY, 1, TOTAL, gap=18)
    rank, who, board, total = inner.columns(RANK, WHO_ROOMY, 1, TOTAL, gap=18)
    return [rank, who, Box(board.x, board.y, 0, board.h), board, total]


def _any_owned(view: View) -> bool:
    return any(_owned(player) for player in view.players)


def _owned(player: Player) -> list[OnBoard]:
    """The property that somebody has left."""
    return [lying for lying in player.board if lying.value]


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


def _banner(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has won, by what, and what the winner has left, beside a fortune that flies away."""
    canvas.put(plate(*box.size, Plate.BUSY), box)
    canvas.put(glory(*box.inset(4).size, 124), box.inset(4))
    crown, told, _ = box.inset(26, 14).columns(196, 1, SPENT + 40, gap=18)
    art = squandered(SPENT + 60, round(box.h) + 14)
    canvas.put(art, Box(box.right - art.w - 6, box.y - 18, 0, 0))
    first = winners(view)[0]
    initial = spelled(names[first])[:1].upper()
    canvas.stamp(portrait(first, initial, WINNER), crown.centre.moved(dy=24))
    canvas.stamp(glyphs.icon(glyphs.crown, 78, ACTIVE, roles.BUSY_LOW), crown.centre.moved(dy=-62))
    top, middle, low = told.rows(44, 84, 1)
    text = f"{words('title')} · {progress(view, words)}"
    metal = canvas.theme.metal
    canvas.text(top.left_middle, text, Face.SERIF, 34, metal, room=told.w, squeeze=0.7)
    victors = [names[seat] for seat in winners(view)]

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    size = largest(
        won([spelled(name) for name in victors]), Face.SERIF, (76, 68, 60, 52, 46, LEAST), middle.w
    )
    shown = naming_all(won, victors, Face.SERIF, size, middle.w)
    canvas.text(middle.left_middle, shown, Face.SERIF, size, ACTIVE)
    figure = sterling(view.players[first].worth)
    wide = canvas.text(low.left_middle.moved(dy=-2), figure, Face.BOLD, 84, ACTIVE)
    lines = wrapped(reason(view, words), Face.SANS, 34, (low.w - wide - 24) / 0.9)
    beside = Box(low.x + wide + 24, low.y, low.w - wide - 24, low.h)
    for line, row in zip(
        lines, beside.place(beside.w, 42 * len(lines)).rows(*[1] * len(lines)), strict=True
    ):
        canvas.text(row.left_middle, line, Face.SANS, 34, room=row.w, squeeze=0.7)


def reason(view: View, words: Words) -> str:
    """What decided the game."""
    first, second, *_ = view.standings
    winner = view.players[first.seat]
    if winner.worth == view.players[second.seat].worth:
        return words("picture-won-order")
    if winner.money < 0:
        return words("picture-won-debt", n=-winner.money)
    if winner.bankrupt:
        return words("picture-won-bankrupt")
    return words("picture-won-least", n=winner.worth)


def tied(view: View, standing: Standing) -> bool:
    """Whether somebody else has as much left, so that the last plans decide."""
    mine = view.players[standing.seat].worth
    return sum(player.worth == mine for player in view.players) > 1


def _first_of_equals(view: View, standing: Standing) -> bool:
    """Whether nobody with as much left is before."""
    mine = view.players[standing.seat].worth
    equals = [one for one in view.standings if view.players[one.seat].worth == mine]
    return equals[0] is standing


def _row(canvas: Canvas, box: Box, view: View, standing: Standing, words: Words, name: str) -> None:
    player, won = view.players[standing.seat], standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    canvas.put(plate(*box.size, Plate.BUSY if won else Plate.PLAIN), box)
    owned = _any_owned(view)
    rank, who, money, board, total = _columns(box, owned)
    ink = ACTIVE if won else roles.DEBT if player.worth < 0 else TEXT
    canvas.stamp(place_medal(standing.place, MEDAL), rank.centre)
    _who(canvas, who, view, standing, player, words, name, won)
    if owned:
        debt = roles.DEBT if player.money < 0 else TEXT
        canvas.text(money.right_middle, sterling(player.money), Face.SERIF, 44, debt, Anchor.RIGHT)
    canvas.put(rule(2, round(box.h - 44)), Box(total.x - 8, box.y + 22, 0, 0))
    canvas.put(rule(2, round(box.h - 44)), Box(board.x - 10, box.y + 22, 0, 0))
    if owned:
        _property(canvas, board.inset(4, 0), player, words)
    else:
        _lying(canvas, board.inset(4, 0), player, words)
    figure = sterling(player.worth)
    size = largest(figure, Face.BOLD, (72, 64, 56), total.w)
    canvas.text(total.right_middle, figure, Face.BOLD, size, ink, Anchor.RIGHT)


def _who(
    canvas: Canvas,
    box: Box,
    view: View,
    standing: Standing,
    player: Player,
    words: Words,
    name: str,
    won: bool,
) -> None:
    """Badge and name; whether bankrupt, and which plan has set equals apart."""
    notes = [words("picture-bankrupt")] if player.bankrupt else []
    upper, lower = (
        box.place(box.w, 104).rows(1, 44) if notes or tied(view, standing) else (box, box)
    )
    mark = seat_mark(player.seat, canvas.theme, 48)
    canvas.stamp(mark, upper.left_middle.moved(mark.w / 2))
    begin = mark.w + 12
    ink, room = ACTIVE if won else TEXT, upper.w - begin
    shown = shortened(spelled(name), Face.MEDIUM, 38, room / 0.9)
    at = upper.left_middle.moved(begin)
    canvas.text(at, shown, Face.MEDIUM, 38, ink, room=room, squeeze=0.9)
    at = lower.left_middle
    if player.bankrupt:
        wide = width(notes[0], Face.MEDIUM, 34) + 30
        spot = lower.place(wide, 40, 0, 0.5)
        canvas.put(pill(*spot.size, roles.CLARET), spot)
        canvas.text(spot.centre, notes[0], Face.MEDIUM, 34, roles.CREAM, Anchor.MIDDLE)
        at = at.moved(wide + 10)
    if tied(view, standing) and player.plan is not None:
        text = words("picture-plan-number", n=player.plan.number)
        first = _first_of_equals(view, standing)
        ink = ACTIVE if first else roles.CREAM_SOFT
        canvas.text(at, text, Face.MEDIUM, 34, ink, room=lower.right - at.x, squeeze=0.7)


def _property(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """Each property with its value, and what it counts besides; then the other cards, pale."""
    owned = _owned(player)
    if not owned:
        _lying(canvas, box, player, words, pale=True)
        return
    w, h = CARD
    figures = f"+ {sum(lying.value + PROPERTY_BONUS for lying in owned)}"
    room = box.w - width(figures, Face.SERIF, 40) - 16
    bonus = w + 10 + width(f"+{PROPERTY_BONUS}", Face.SERIF, 34)
    others = max(1, len(owned) - 1)
    roomy = bonus + others * (bonus + 6) * (len(owned) > 1) <= room
    spaced = min(bonus + 12, (room - (bonus if roomy else w)) / others)
    end = box.x
    for place, lying in enumerate(owned):
        spot = Box(box.x + place * max(LEAST_STEP, spaced), box.y + (box.h - h) / 2, w, h)
        _card(canvas, spot, lying, roomy)
        end = spot.x + (bonus if roomy else w) + 12
    canvas.text(box.right_middle, figures, Face.SERIF, 40, TEXT, Anchor.RIGHT)
    rest = [lying for lying in player.board if lying not in owned]
    left = Box(end, box.y, box.x + room - end, box.h)
    if rest and (left.w + 8) / len(rest) - 8 >= LEAST_CARD:
        _row_of(canvas, left, rest, pale=True)


def _lying(canvas: Canvas, box: Box, player: Player, words: Words, *, pale: bool = False) -> None:
    """The cards on the board of somebody without property; pale where others have some, which
    counts.
    """
    if not player.board:
        at, text = box.left_middle, words("picture-end-empty")
        canvas.text(at, text, Face.SANS, 34, roles.DIM, room=box.w, squeeze=0.7)
        return
    _row_of(canvas, box, player.board, pale)


def _row_of(canvas: Canvas, box: Box, cards: Sequence[OnBoard], pale: bool) -> None:
    """Cards side by side; many in two rows, by sign and figure alone."""
    w, h = CARD
    if (most := int((box.w + 8) / len(cards)) - 8) < LEAST_CARD:
        half = -(-len(cards) // 2)
        for lying, cell in zip(cards, box.place(box.w, h).grid(half, 2, gap=6), strict=False):
            slip(canvas, cell, printed(lying.card), _left(lying, pale))
        return
    w = min(w, most)
    step = w + 8
    for place, lying in enumerate(cards):
        spot = Box(box.x + place * step, box.y + (box.h - h) / 2, w, h)
        _card(canvas, spot, lying, roomy=False, pale=pale)


def _card(canvas: Canvas, spot: Box, lying: OnBoard, roomy: bool, *, pale: bool = False) -> None:
    mini(canvas, spot, printed(lying.card), _left(lying, pale))
    if roomy:
        at = spot.right_middle.moved(6)
        canvas.text(at, f"+{PROPERTY_BONUS}", Face.SERIF, 34, roles.CREAM_SOFT)


def _left(lying: OnBoard, pale: bool) -> State:
    """How a card lies there in the end: no round marks it as used."""
    return replace(state_of(replace(lying, used=False)), idle=pale)
