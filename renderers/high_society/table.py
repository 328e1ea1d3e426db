"""The public table: the card under the hammer, what must be beaten, a plate for every player, what
is to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import CARDS, RED_FRAMES, Auction, Card, Kind
from games.high_society.view import Phase, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, line_width
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer
from renderers.high_society.changes import Changes
from renderers.high_society.headings import hint_of, owed, title_of
from renderers.high_society.lacquer import GOLD, SOFT
from renderers.high_society.moves import clause, illustrated_move
from renderers.high_society.packing import packed
from renderers.high_society.paragraphs import height_of, paragraph
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
CAPTION, PANEL = 44, 334
PLATE = 142  # how high a plate is at least
LOT = cards.UNDER_HAMMER
SIDE = LOT[0]
MINI = 68  # so wide is each of the cards to come while there are many
COMING = (132, 118, 100, 84, 72, MINI)  # the fewer there are, the larger
BAND, INSET = 2 * 18 + 46 + 10 + 2 * cards.height_of(MINI) + 8, (22, 18)
ENDING = 440  # how wide the part is that tells how the game ends
FRAME, BESIDE = (46, 62), 12  # a red frame, and the room between two
TIGHT = 0.85  # letters become narrower down to this share of their width, before they are cut
TOLD = Style(Face.SANS, READ, TEXT, READ)
MOST_BADGES = 4  # in the header
STACK = (44, 76, 50)  # in the panel below the card: what the figure is, the figure, whose it is


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The table of three, four or five, as everybody may see it."""
    seats = len(view.players)
    plates_high = seats * PLATE + (seats - 1) * GAP
    body = CAPTION + 10 + max(LOT[1] + 14 + PANEL, plates_high)
    top = EDGE + HEADER + 15
    sun = Point(MARGIN + SIDE / 2, top + CAPTION + LOT[1] / 2)
    canvas = lacquer.table(WIDTH, top + body + 15 + BAND + EDGE, sun)
    head, middle, foot = canvas.box.inset(MARGIN, EDGE).rows(HEADER, body, BAND, gap=15)
    changes = Changes.of(view)
    _heading(canvas, head, view, words, names)
    side, right = middle.columns(SIDE, 1, gap=20)
    hammer(canvas, side, view, words, names, changes)
    above, plates = right.rows(CAPTION, 1, gap=10)
    column_captions(canvas, above, view, words)
    for player, box in zip(view.players, plates.rows(*[1] * seats, gap=GAP), strict=True):
        player_plate(canvas, box, view, player, words, names[player.seat], changes)
    ending, coming = foot.columns(ENDING, 1, gap=14)
    _ending(canvas, ending, view, words)
    _to_come(canvas, coming, view, words)
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
    top, lower = box.rows(CAPTION, 1, gap=10)
    spot, foot = lower.rows(LOT[1], 1, gap=14)
    if view.card is None:
        _thief_at_work(canvas, spot, words)
    else:
        canvas.stamp(sign(Sign.GAVEL, 36, SOFT), top.left_middle.moved(18))
        caption(canvas, top.left_middle.moved(48), words("picture-hammer"), room=top.w - 48)
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
    """The figure to beat and whose it is, or how many limits are in; under a rule how this auction
    ends.
    """
    hint = words(hint_of(view))
    above, foot = box.rows(1, height_of(hint, box.w) + 22, gap=4)
    canvas.put(lacquer.rule(round(box.w), 2), Box(foot.x, foot.y + 8, foot.w, 2))
    avoided = view.card is None or view.card.auction is Auction.AVOID
    paragraph(canvas, foot, hint, cards.SALMON if avoided else SOFT, 1)
    stacked = above.h >= sum(STACK)
    top, upper, lower = above.rows(*STACK if stacked else (0, 1, STACK[-1]))
    match view.phase:
        case Phase.BIDDING:
            title, figure = words("picture-to-beat"), str(view.high)
            _figure(canvas, top, upper, title, figure, stacked)
            if view.leader is None:
                at = lower.left_middle
                caption(canvas, at, words("picture-no-bids"), TEXT, room=lower.w)
            else:
                _named(canvas, lower, view.leader, names)
        case Phase.SEALED:
            asked = [player for player in view.players if player.notes]
            sealed = f"{sum(player.submitted for player in asked)}/{len(asked)}"
            _figure(canvas, top, upper, words("picture-sealed"), sealed, stacked)
        case _:
            thief = words("picture-kind", kind=Kind.THIEF.value)
            title_place = top if stacked else upper
            caption(canvas, title_place.left_middle, thief, room=box.w)
            _named(canvas, upper if stacked else lower, view.owed[0], names)


def _figure(canvas: Canvas, top: Box, box: Box, title: str, figure: str, stacked: bool) -> None:
    """A figure below what it is; beside it where the text under the rule takes the height."""
    size = 76 if len(figure) < 3 else 60
    if stacked:
        caption(canvas, top.left_middle, title, room=top.w)
        canvas.text(box.left_middle, figure, Face.BOLD, size, TEXT)
        return
    wide = canvas.text(box.right_middle, figure, Face.BOLD, size, TEXT, Anchor.RIGHT)
    _called(canvas, Box(box.x, box.y, box.w - wide - 12, box.h), title)


def _called(canvas: Canvas, box: Box, title: str) -> None:
    """What the figure beside it is; in two lines where one would be cut."""
    lines = wrapped(titled(title), Face.MEDIUM, READ, box.w / TIGHT)
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


def _ending(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """How near the end is, and what beginners lose by: that money left decides who is out."""
    canvas.put(lacquer.plate(*box.size), box)
    upper, row, lower = box.inset(*INSET).rows(46, FRAME[1], 1, gap=12)
    caption(canvas, upper.left_middle, words("picture-reds"), room=upper.w)
    at = red_frames(canvas, row.left_middle, view.reds, FRAME)
    canvas.text(at.moved(8), f"{view.reds}/{RED_FRAMES}", Face.SERIF, 42)
    canvas.places |= {"reds": upper.joined(row).inset(-8, -4), "poorest": lower}
    canvas.put(lacquer.rule(round(lower.w), 2), Box(lower.x, lower.y, lower.w, 2))
    poorest(canvas, Box(lower.x, lower.y + 2, lower.w, lower.h), words)


def poorest(canvas: Canvas, box: Box, words: Words) -> None:
    """That the poorest is out, beside the sign of money."""
    left, text = box.columns(40, 1, gap=16)
    canvas.stamp(sign(Sign.NOTE, 40, GOLD), left.centre)
    paragraph(canvas, text, words("picture-poorest"), TEXT)


def _to_come(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The cards that nobody has seen, and what the thief has taken; which those are, only where all
    may know.
    """
    canvas.put(lacquer.plate(*box.size), box)
    line, below = box.inset(*INSET).rows(46, 1, gap=10)
    canvas.places["to-come"] = box
    stolen = clause(
        words,
        "picture-stolen",
        {"card": [cards.tag(card) for card in view.stolen if card.kind is not Kind.THIEF]},
    )
    taken = line_width(stolen, Face.SANS, READ) + 24 if view.stolen else 0
    at = line.left_middle
    at = at.moved(caption(canvas, at, words("picture-to-come"), room=line.w - 60 - taken) + 14)
    canvas.text(at, str(view.deck), Face.SERIF, 42)
    if view.stolen:
        canvas.line(line.right_middle, stolen, Face.SANS, READ, SOFT, Anchor.RIGHT)
    if view.hidden_scoring:
        spot = below.place(COMING[0], cards.height_of(COMING[0]), 0, 0.5)
        canvas.put(cards.back(COMING[0]), spot)
        text = Box(spot.right + 26, below.y, below.right - spot.right - 26, below.h)
        paragraph(canvas, text, words("picture-hidden"), SOFT)
        return
    left = unseen(view)
    packing = packed(below, len(left), COMING, cards.TALL, cards.SLIP)
    for card, place in zip(left, packing.places, strict=True):
        canvas.put(cards.face(card, packing.w), place)


def unseen(view: View) -> list[Card]:
    """The cards that are still to come, where everybody knows which ones have been."""
    seen = {
        view.card,
        *view.stolen,
        *(card for player in view.players for card in player.cards or ()),
    }
    return [card for card in CARDS.values() if card not in seen]
