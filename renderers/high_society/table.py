"""The public table: the card under the hammer, what must be beaten, a plate for every player, what
is to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import CARDS, RED_FRAMES, Auction, Card, Kind
from games.high_society.view import Phase, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer
from renderers.high_society.changes import Changes
from renderers.high_society.headings import hint_of, owed, title_of
from renderers.high_society.lacquer import GOLD, SOFT
from renderers.high_society.moves import illustrated_move
from renderers.high_society.players import column_captions, player_plate
from renderers.high_society.signs import Sign, sign
from renderers.lettering import READ, Face, spelled, wrapped
from renderers.pieces import ground
from renderers.pieces.captions import caption, titled
from renderers.pieces.headings import MARK
from renderers.pieces.lines import HEADER, Style, header
from renderers.pieces.seats import BADGE, badge
from renderers.sprites import Sprite
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, MARGIN, EDGE, GAP = 1200, 30, 26, 12
SIDE, CAPTION, PANEL, WARNING = 300, 44, 276, 44
PLATE = 140  # how high a plate is at least
FEW = 3  # so few have plates that tell their points in words
LOT = (300, 415)
MINI = 64  # so wide is each of the cards to come
BAND = 2 * 13 + 46 + 12 + cards.height_of(MINI)
FRAME, BESIDE = (34, 46), 10  # a red frame, and the room between two
REDS, BETWEEN = 400, 26  # the room of the caption of the red frames, and half of that beside them
TIGHT = 0.85  # letters become narrower down to this share of their width, before they are cut
TOLD = Style(Face.SANS, READ, TEXT, READ)
MOST_BADGES = 4  # in the header


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of three, four or five, as everybody may see it."""
    seats = len(view.players)
    plates_high = seats * PLATE + (seats - 1) * GAP
    body = CAPTION + 10 + max(LOT[1] + 10 + PANEL, plates_high)
    top = EDGE + HEADER + 15
    sun = Point(MARGIN + SIDE / 2, top + CAPTION + LOT[1] / 2)
    canvas = lacquer.table(WIDTH, top + body + 15 + BAND + 10 + WARNING + EDGE, sun)
    whole, last = canvas.box.inset(MARGIN, EDGE).rows(1, WARNING, gap=10)
    head, middle, foot = whole.rows(HEADER, body, BAND, gap=15)
    warning(canvas, last, words)
    changes = Changes.of(view)
    _heading(canvas, head, view, words, names)
    side, right = middle.columns(SIDE, 1, gap=20)
    hammer(canvas, side, view, words, names, changes)
    above, plates = right.rows(CAPTION, 1, gap=10)
    few = seats <= FEW
    column_captions(canvas, above, words, not (view.hidden_scoring or few))
    for player, box in zip(view.players, plates.rows(*[1] * seats, gap=GAP), strict=True):
        player_plate(canvas, box, view, player, words, names[player.seat], changes)
    to_come(canvas, foot, view, words, changes)
    return canvas


def _heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who owes what, unless it is everybody, and the last move."""
    title, move = title_of(view, words), illustrated_move(view, words, names, box.w)
    awaited = view.owed if len(view.owed) <= MOST_BADGES else ()
    marks: list[Sprite] = [
        glyphs.icon(glyphs.pointer, 34, ACTIVE),
        *(badge(seat, MARK) for seat in awaited),
    ]
    header(canvas, box, title.game, title.aside, marks, owed(view, words, names), move, TOLD)


def hammer(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """The card for sale; below it, what its buyer must beat."""
    top, spot, foot = box.rows(CAPTION, LOT[1], 1, gap=10)
    if view.card is None:
        _thief_at_work(canvas, spot, words)
    else:
        canvas.stamp(sign(Sign.GAVEL, 36, GOLD), top.left_middle.moved(18))
        caption(canvas, top.left_middle.moved(48), words("picture-hammer"), GOLD, room=top.w - 48)
        if changes.new_card:
            canvas.put(ground.halo(*spot.size, 22), spot)
        kind = words("picture-kind", kind=view.card.kind.value)
        canvas.put(cards.large(view.card, *spot.size, kind), spot)
    canvas.put(lacquer.plate(*foot.size), foot)
    canvas.places |= {"lot": spot, "to-beat": foot}
    panel(canvas, foot.inset(14, 12), view, words, names)


def _thief_at_work(canvas: Canvas, box: Box, words: Words) -> None:
    """Nothing is for sale while somebody chooses what the thief takes: the thief itself lies
    there.
    """
    thief = next(card for card in CARDS.values() if card.kind is Kind.THIEF)
    kind = words("picture-kind", kind=thief.kind.value)
    canvas.put(cards.large(thief, *box.size, kind), box)


def panel(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """The figure to beat and whose it is; or how many limits are in; and how this auction ends."""
    hint = wrapped(words(hint_of(view)), Face.SANS, READ, box.w / TIGHT)
    upper, lower, foot = box.rows(80, 1, 40 * len(hint), gap=4)
    avoided = view.card is None or view.card.auction is Auction.AVOID
    for line, row in zip(hint, foot.rows(*[1] * len(hint)), strict=True):
        ink = cards.SALMON if avoided else SOFT
        canvas.text(row.left_middle, line, Face.SANS, READ, ink, room=box.w, squeeze=TIGHT)
    match view.phase:
        case Phase.BIDDING:
            if view.leader is None:
                caption(canvas, upper.left_middle, words("picture-no-bids"), room=upper.w)
                return
            figure, size = str(view.high), 78 if view.high < 100 else 64
            wide = canvas.text(upper.right_middle, figure, Face.BOLD, size, ACTIVE, Anchor.RIGHT)
            _to_beat(canvas, Box(upper.x, upper.y, upper.w - wide - 12, upper.h), words)
            _named(canvas, lower, view.leader, names)
        case Phase.SEALED:
            asked = [player for player in view.players if player.notes]
            sealed = sum(player.submitted for player in asked)
            caption(canvas, lower.left_middle, words("picture-sealed"), room=lower.w)
            canvas.text(upper.left_middle, f"{sealed}/{len(asked)}", Face.BOLD, 64, ACTIVE)
        case _:
            title, person = upper.joined(lower).rows(44, 1, gap=4)
            caption(canvas, title.left_middle, words("picture-kind", kind=Kind.THIEF.value))
            _named(canvas, person, view.owed[0], names)


def _to_beat(canvas: Canvas, box: Box, words: Words) -> None:
    """What the figure beside it is; in two lines where one would be cut."""
    lines = wrapped(titled(words("picture-to-beat")), Face.MEDIUM, READ, box.w / TIGHT)
    rows = box.place(box.w, 38 * len(lines)).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.left_middle, line, Face.MEDIUM, READ, SOFT, room=row.w, squeeze=TIGHT)


def _named(canvas: Canvas, box: Box, seat: int, names: Sequence[str]) -> None:
    canvas.stamp(badge(seat, BADGE), box.left_middle.moved(BADGE / 2))
    at, name = box.left_middle.moved(52), spelled(names[seat])
    canvas.text(at, name, Face.MEDIUM, READ, room=box.w - 52, squeeze=TIGHT)


def red_frames(canvas: Canvas, at: Point, seen: int, size: tuple[int, int]) -> Point:
    """The red frames in a row, of which some have been turned up; where the row ends."""
    for frame in range(RED_FRAMES):
        place = Box(at.x, at.y - size[1] / 2, *size)
        canvas.put(cards.red_frame(*size, frame < seen), place)
        at = at.moved(size[0] + BESIDE)
    return at


def to_come(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The red frames that have been seen, and the cards that have not; which those are, only where
    all may know.
    """
    canvas.put(lacquer.plate(*box.size), box)
    line, below = box.inset(22, 13).rows(46, 1, gap=12)
    at = line.left_middle
    at = at.moved(caption(canvas, at, words("picture-reds"), room=REDS) + 20)
    at = red_frames(canvas, at, view.reds, FRAME)
    at = at.moved(6 + canvas.text(at.moved(6), f"{view.reds}/{RED_FRAMES}", Face.SERIF, 42))
    left, right = line.columns(at.x - line.x, 1, gap=2 * BETWEEN)
    canvas.places |= {"reds": left, "to-come": right.joined(below)}
    canvas.put(lacquer.rule(2, round(line.h)), Box(left.right + BETWEEN, line.y, 0, 0))
    at = right.left_middle
    at = at.moved(caption(canvas, at, words("picture-to-come"), room=right.w - 60) + 14)
    canvas.text(at, str(view.deck), Face.SERIF, 42)
    if not view.hidden_scoring:
        _deck(canvas, below, view, changes)
        return
    canvas.put(cards.back(MINI), below.place(MINI, cards.height_of(MINI), 0, 0.5))
    at = below.left_middle.moved(MINI + 22)
    canvas.text(at, words("picture-hidden"), Face.SANS, READ, SOFT, room=below.right - at.x)


def unseen(view: View) -> list[Card]:
    """The cards that are still to come, where everybody knows which ones have been."""
    seen = {
        view.card,
        *view.stolen,
        *(card for player in view.players for card in player.cards or ()),
    }
    return [card for card in CARDS.values() if card not in seen]


def warning(canvas: Canvas, box: Box, words: Words) -> None:
    """What beginners lose by: that money left decides who is out."""
    canvas.places["poorest"] = box
    parts: list[Part] = [sign(Sign.NOTE, 40, GOLD), words("picture-poorest")]
    canvas.line(box.centre, parts, Face.MEDIUM, READ, SOFT, Anchor.MIDDLE, gap=14)


def _deck(canvas: Canvas, box: Box, view: View, changes: Changes) -> None:
    """All sixteen in their order; those that have been turned up are ghosts, those gone with the
    thief crossed out.
    """
    left = unseen(view)
    for card, cell in zip(CARDS.values(), box.columns(*[1] * len(CARDS)), strict=True):
        spot = cell.place(MINI, cards.height_of(MINI), 0.5, 0.5)
        if card in changes.stolen:
            near = spot.inset(3)
            canvas.put(ground.halo(*near.size, 5), near)
        canvas.put(cards.small(card, MINI) if card in left else cards.ghost(card, MINI), spot)
        if card in view.stolen:
            canvas.stamp(sign(Sign.CROSS, 38, cards.SALMON), spot.centre)
