"""What is chosen from in a menu of High Society: the notes in their places, or the luxury cards
that the thief may take, under the card for sale and everybody's bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import MONEY
from games.high_society.view import Phase, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part, Pen
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import GOLD, SOFT, State
from renderers.high_society.players import inks, score
from renderers.high_society.signs import Sign, sign
from renderers.high_society.table import red_frames
from renderers.lettering import Face, spelled
from renderers.pieces import choices
from renderers.pieces.captions import caption
from renderers.pieces.choices import MARGIN, WIDTH
from renderers.pieces.seats import badge
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, GLOW, GOOD, GOOD_INK, HIGH_SOCIETY, LACK, TEXT
from renderers.words import Words

GAP, LOW, LEGEND = 10, 166, 44
CARD = cards.UNDER_HAMMER
UPPER = CARD[1]
NOTE, LIFT, SUM = 84, 14, 132
FRAME, REDS = (29, 39), 160  # a red frame, and the room of four
OWN = 90  # the width of a luxury card that the thief may take
NOTHING = Marks(frozenset(), frozenset())


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is for sale and who bids what above, below what the figures count and what the owner
    has.
    """
    high = 2 * MARGIN + UPPER + LEGEND + LOW + 2 * GAP
    canvas = lacquer.table(WIDTH, high, Point(1100, 60))
    upper, legend, low = canvas.box.inset(MARGIN, MARGIN).rows(UPPER, LEGEND, 1, gap=GAP)
    _legend(canvas, legend, view, words)
    left, right = upper.columns(CARD[0], 1, gap=GAP)
    _for_sale(canvas, left, view, words)
    canvas.places |= {"lot": left, "bidders": right, "notes": low}
    rows = right.rows(*[1] * len(view.players), gap=6)
    for player, row in zip(view.players, rows, strict=True):
        _bidder(canvas, row, view, player, words, names[player.seat])
    if view.phase is Phase.DISCARD:
        _luxuries(canvas, low, view, asked)
    else:
        _notes(canvas, low, view, asked, words)
    return canvas


def _for_sale(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    if view.card is None:
        canvas.put(lacquer.plate(*box.size), box)
        canvas.stamp(sign(Sign.MASK, 150, SOFT), box.centre)
        return
    kind = words("picture-kind", kind=view.card.kind.value)
    canvas.put(cards.large(view.card, *box.size, kind), box)


def _legend(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The red frames that have been turned up, and what stands beside each name."""
    at = box.left_middle
    at = at.moved(caption(canvas, at, words("picture-reds"), room=box.w / 2 - REDS) + 16)
    at = red_frames(canvas, at, view.reds, FRAME)
    canvas.places["reds"] = Box(box.x, box.y, at.x - box.x, box.h)
    parts: list[Part] = [sign(Sign.NOTE, 34, GOLD), words("picture-notes-left")]
    if view.owner.reckoning:
        star = glyphs.icon(glyphs.star, 26, GOLD)
        parts += ["   ", star, words("picture-column-points")]
    canvas.line(box.right_middle, parts, Face.MEDIUM, 30, SOFT, Anchor.RIGHT)


def _bidder(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Who it is, how many notes are left, the score, and the bid or what has become of it."""
    mine = player.seat == view.me
    state = State.ACTIVE if mine else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    ink, soft = inks(player)
    who, left, points, stake = box.inset(18, 4).columns(1, 110, 110, 250, gap=12)
    canvas.stamp(badge(player.seat, 40), who.left_middle.moved(20))
    at = who.left_middle.moved(52)
    canvas.text(at, spelled(name), Face.MEDIUM, 30, ink, room=who.right - at.x, squeeze=0.8)
    money: list[Part] = [sign(Sign.NOTE, 34, GOLD), str(player.notes)]
    canvas.line(left.left_middle, money, Face.SERIF, 36, ink)
    if player.reckoning:
        star = glyphs.icon(glyphs.star, 26, GOLD)
        worth: list[Part] = [score(player.reckoning.halves, words), star]
        canvas.line(points.right_middle, worth, Face.BOLD, 36, ink, Anchor.RIGHT, gap=4)
    if view.phase is Phase.SEALED:
        if player.submitted:
            done: list[Part] = [glyphs.icon(glyphs.tick, 34, GOOD, GOOD_INK)]
            canvas.line(stake.right_middle, done, Face.SANS, 28, None, Anchor.RIGHT)
    elif player.passed:
        gone: list[Part] = [sign(Sign.CROSS, 26, soft), words("picture-passed")]
        canvas.line(stake.right_middle, gone, Face.MEDIUM, 28, soft, Anchor.RIGHT)
    elif player.bid:
        fill = ACTIVE if player.leading else TEXT
        canvas.text(stake.right_middle, str(player.total), Face.BOLD, 46, fill, Anchor.RIGHT)


def _notes(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """All notes in their places: chosen ones are lifted, those on the table glow, spent ones are
    holes; and what is left.
    """
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    row, total = box.columns(1, SUM, gap=GAP)
    high = notes.height_of(NOTE)
    bidding = view.phase is Phase.BIDDING and view.owner.seat in view.owed
    marks = asked.marks(str(value) for value in mine.hand) if bidding else NOTHING
    for value, cell in zip(MONEY, row.columns(*[1] * len(MONEY)), strict=True):
        place, key = cell.place(NOTE, high, 0.5, 0.75), str(value)
        if value in mine.bid:
            choices.put(canvas, place, notes.note(value, view.owner.seat, NOTE), key, _lit(key), 9)
        elif value in mine.hand:
            up = LIFT if key in marks.chosen else 0
            spot = Box(place.x, place.y - up, place.w, place.h)
            choices.put(canvas, spot, notes.note(value, view.owner.seat, NOTE), key, marks, 9)
        else:
            canvas.put(hole(*place.size), place)
            canvas.text(place.centre, key, Face.SERIF, 36, SOFT, Anchor.MIDDLE)
    upper, middle, lower = total.place(total.w, 136).rows(36, 1, 36)
    caption(canvas, upper.centre, words("picture-hand-hand"), anchor=Anchor.MIDDLE, room=total.w)
    canvas.text(middle.centre, str(sum(mine.hand)), Face.BOLD, 62, TEXT, Anchor.MIDDLE)
    picked = sum(value for value in mine.hand if str(value) in marks.chosen)
    if picked:
        bid = view.owner.total + picked
        ink = GLOW if bid > view.high else LACK
        canvas.text(lower.centre, f"→ {bid}", Face.BOLD, 36, ink, Anchor.MIDDLE)


@kept
def hole(w: int, h: int) -> Sprite:
    """The place of a note that has been spent."""
    pen, radius = Pen(w, h), w * 0.09
    with pen.veil(opacity=0.3) as shade:
        shade.box(pen.body, radius, BLACK)
    pen.outline(pen.body, radius, HIGH_SOCIETY.plate_edge, 2)
    return pen.done()


def _lit(key: str) -> Marks:
    return Marks(frozenset({key}), frozenset())


def _luxuries(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """The owner's cards; the thief takes one of those that are not in the shade."""
    canvas.put(lacquer.plate(*box.size), box)
    won = view.owner.cards or ()
    marks = asked.marks(card.id for card in won)
    across = max(1, len(won))
    step = min(OWN + 14, (box.w - 40 - OWN) / max(1, across - 1))
    for number, card in enumerate(won):
        place = Box(box.x + 20 + number * step, box.y, OWN, box.h)
        place = place.place(OWN, cards.height_of(OWN))
        choices.put(canvas, place, cards.small(card, OWN), card.id, marks, 8)
