"""The end: who has least left on top, and for everybody the money, each property, and what that
makes; below it how it went, and the best move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.last_will.catalogue import CARDS, PROPERTY_BONUS
from games.last_will.view import OnBoard, Player, View
from games.rules import Standing
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import State, printed
from renderers.last_will.changes import Changes
from renderers.last_will.headings import Shown
from renderers.last_will.means import state_of, sterling
from renderers.last_will.papers import portrait
from renderers.last_will.salon import EDGE, GAP, MARGIN, Plate, plate, salon
from renderers.last_will.signs import pill
from renderers.last_will.small_cards import mini, slip
from renderers.lettering import Face, largest, width
from renderers.outcome import Ending, best_height, best_move, course
from renderers.pieces import brass, masthead
from renderers.pieces.ground import rank
from renderers.pieces.portraits import bust
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

STREET, TITLE, LINE, COLUMNS, ROW = 180, 100, 62, 40, 128
ROWS = {5: 120}
"""How high a row is where many leave less room."""
CHART, SHOWN, SHOWN_LOW = 460, 216, 160
"""How high the chart is at most, and the best move, which gives way to the chart."""
PICTURE = 230, 200
"""The card of the best move, without its small lettering."""
HIGHEST = 1500
MONEY, TOTAL, WHO = 104, 162, 250
WHO_ROOMY = 330  # where no money stands beside it
CARD = (92, 108)
LEAST_CARD = 60  # the width of a card, before many lie in two rows
LEAST_STEP = 40  # of cards that lie over each other


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    return _drawn(view, words, names, None)


def ending(view: View, known: Ending) -> Canvas:
    """The standings, the chart and the best move."""
    about = CARDS.get(known.outcome.best.card) if known.outcome.best else None
    if about is not None:
        face = printed(about)  # the sentence beside it names it
        known = replace(known, card=portrait(face.frame, face.scene, *PICTURE))
    return _drawn(view, known.words, known.names, known)


def _drawn(view: View, words: Words, names: Sequence[str], known: Ending | None) -> Canvas:
    rows, wide = len(view.standings), 1200 - 2 * MARGIN
    table = rows * (ROWS.get(rows, ROW) + GAP) - GAP
    left = HIGHEST - 2 * EDGE - TITLE - LINE - COLUMNS - table - 6 * GAP
    shown = max(SHOWN_LOW, min(SHOWN, left - CHART))
    best = best_height(known, wide, shown) if known else 0
    chart = min(CHART, left - best) if known and known.outcome.rounds else 0
    more = [part for part in (chart, best) if part]
    parts = (TITLE, LINE, COLUMNS, table, *more)
    canvas = salon(round(2 * EDGE + sum(parts) + GAP * len(parts)), STREET)
    sheet: Shown = Sheet(canvas, view, words, names, Changes())
    _, line, titles, body, *lower, _ = canvas.box.inset(MARGIN, EDGE).rows(*parts, 1, gap=GAP)
    _head(sheet, line)
    _titles(sheet, titles)
    for standing, box in zip(view.standings, body.rows(*[1] * rows, gap=GAP), strict=True):
        _row(sheet, Box(box.x, round(box.y), box.w, round(box.h)), standing)
    if known and chart:
        course(canvas, lower.pop(0), known)
    if known and best:
        best_move(canvas, lower.pop(0), known)
    return canvas


def _head(sheet: Shown, line: Box) -> None:
    """The game, who has won, and what decided it."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    aside = words("picture-rounds", n=view.round)
    masthead.title(canvas, Point(MARGIN + 12, EDGE), words("title"), aside, 64)
    first = winners(view)
    told = reason(view, words)

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    room = max(500.0, line.w - width(told, Face.MEDIUM, masthead.NEWS) - 60)
    end = Point(line.right + 6, line.centre.y - 6)
    names = [sheet.names[seat] for seat in first]
    box = masthead.silk(canvas, end, first[0], names, won, room)
    told_in = Box(line.x, line.y - 2, box.x - line.x - 6, line.h - 8)
    canvas.put(brass.glass(*told_in.size, 16, masthead.EDGE), told_in)
    size = largest(told, Face.MEDIUM, (34, 31, 28), told_in.w - 28)
    at = told_in.left_middle.moved(14)
    canvas.text(at, told, Face.MEDIUM, size, TEXT, room=told_in.w - 28, squeeze=0.72)


def _titles(sheet: Shown, box: Box) -> None:
    """What stands in the columns."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    owned = _any_owned(view)
    of_property = words("picture-property", bonus=PROPERTY_BONUS)
    lying = of_property if owned else words("picture-end-board")
    _, money, board, total = _columns(box, owned)
    ink = SHADED.inked(roles.CREAM_SOFT)
    for key, cell in (("picture-money", money), ("picture-in-all", total)):
        if cell.w:
            at, room = cell.right_middle, cell.w
            canvas.text(at, words(key), Face.SANS, 34, ink, Anchor.RIGHT, room, squeeze=0.62)
    at, room = board.left_middle.moved(4), board.w
    canvas.text(at, lying, Face.SANS, 34, ink, room=room, squeeze=0.62)


def _columns(box: Box, owned: bool) -> list[Box]:
    """Who, money, board and the sum: under each other in all rows. Where nobody owns property the
    sum is the money, which is not told twice.
    """
    inner = Box(box.x + ROW + 8, box.y, box.w - ROW - 32, box.h)
    if owned:
        return inner.columns(WHO, MONEY, 1, TOTAL, gap=16)
    who, board, total = inner.columns(WHO_ROOMY, 1, TOTAL, gap=16)
    return [who, Box(board.x, board.y, 0, board.h), board, total]


def _any_owned(view: View) -> bool:
    return any(_owned(player) for player in view.players)


def _owned(player: Player) -> list[OnBoard]:
    """The property that somebody has left."""
    return [lying for lying in player.board if lying.value]


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


def reason(view: View, words: Words, *, told: bool = True) -> str:
    """What decided the game, with the sum unless it stands beside it."""
    first, second, *_ = view.standings
    winner = view.players[first.seat]
    if winner.worth == view.players[second.seat].worth:
        return words("picture-won-order")
    if winner.money < 0:
        return words("picture-won-debt", n=-winner.money) if told else words("picture-won-deepest")
    if winner.bankrupt:
        return words("picture-won-bankrupt")
    return words("picture-won-least", n=winner.worth) if told else words("picture-won-fewest")


def tied(view: View, standing: Standing) -> bool:
    """Whether somebody else has as much left, so that the last plans decide."""
    mine = view.players[standing.seat].worth
    return sum(player.worth == mine for player in view.players) > 1


def _first_of_equals(view: View, standing: Standing) -> bool:
    """Whether nobody with as much left is before."""
    mine = view.players[standing.seat].worth
    equals = [one for one in view.standings if view.players[one.seat].worth == mine]
    return equals[0] is standing


def _row(sheet: Shown, box: Box, standing: Standing) -> None:
    """Place and portrait, name, money, property, and what that makes."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    player, won = view.players[standing.seat], standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    canvas.put(plate(*box.size, Plate.BUSY if won else Plate.PLAIN), box)
    side = round(box.h) - 18
    art = Box(box.x + 9, box.y + 9, side, side)
    canvas.put(brass.framed(bust(standing.seat, side, side, canvas.theme.cast).image, 9, 3), art)
    canvas.stamp(enamel(standing.seat, 44), Point(art.x + 22, art.y + 20))
    mark = brass.sign("crown", 52) if won else rank(standing.place, 46)
    canvas.stamp(mark, Point(art.right - 12, art.y + 14 if won else art.bottom - 12))
    owned = _any_owned(view)
    who, money, board, total = _columns(box, owned)
    _who(sheet, who, standing, player, won)
    if owned:
        debt = roles.DEBT if player.money < 0 else TEXT
        canvas.text(money.right_middle, sterling(player.money), Face.SERIF, 44, debt, Anchor.RIGHT)
        _property(canvas, board.inset(4, 0), player, words)
    else:
        _lying(canvas, board.inset(4, 0), player, words)
    figure = sterling(player.worth)
    size = largest(figure, Face.BLACK, (70, 62, 54, 48), total.w)
    ink = GILT_CAST if won else SHADED.inked(roles.DEBT if player.worth < 0 else TEXT)
    canvas.text(total.right_middle, figure, Face.BLACK, size, ink, Anchor.RIGHT)


def _who(sheet: Shown, box: Box, standing: Standing, player: Player, won: bool) -> None:
    """The name; whether bankrupt, and which plan has set equals apart."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    noted = player.bankrupt or tied(view, standing)
    upper, lower = box.place(box.w, 104).rows(1, 44) if noted else (box, box)
    ink, name = SHADED.inked(ACTIVE if won else TEXT), sheet.name(player.seat)
    canvas.name(upper.left_middle, name, Face.SERIF, (40, 38, 36, 34), ink, upper.w, 0.9)
    at = lower.left_middle
    if player.bankrupt:
        note = words("picture-bankrupt")
        wide = width(note, Face.MEDIUM, 34) + 30
        spot = lower.place(wide, 40, 0, 0.5)
        canvas.put(pill(*spot.size, roles.CLARET), spot)
        canvas.text(spot.centre, note, Face.MEDIUM, 34, roles.CREAM, Anchor.MIDDLE)
        at = at.moved(wide + 10)
    if tied(view, standing) and player.plan is not None:
        text = words("picture-plan-number", n=player.plan.number)
        tone = ACTIVE if _first_of_equals(view, standing) else roles.CREAM_SOFT
        canvas.text(at, text, Face.MEDIUM, 34, tone, room=lower.right - at.x, squeeze=0.7)


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
