"""What is chosen from in a menu of High Society: the notes in their places, or the luxury cards
that the thief may take, under the card for sale and everybody's bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import MONEY, RED_FRAMES, THIEF
from games.high_society.view import Phase, Player, View
from renderers.canvas import SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD, HOME, State
from renderers.high_society.players import inks, score
from renderers.high_society.table import name_of
from renderers.lettering import READ, Face, spelled
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.choices import MARGIN, WIDTH
from renderers.pieces.seats import enamel
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import ACTIVE, GLOW, LACK
from renderers.words import Words

GAP, LOW, LEGEND = 10, 172, 46
CARD = (272, 382)
NOTE, LIFT, SUM = 80, 14, 132
OWN, CLOCK = 118, 58
DARK = 0.5
"""How bright what cannot be chosen is."""
NOTHING = Marks(frozenset(), frozenset())


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is for sale and who bids what above, below what the figures count and what the owner
    has.
    """
    high = 2 * MARGIN + CARD[1] + LEGEND + LOW + 2 * GAP
    canvas = lacquer.sheet(WIDTH, high)
    upper, legend, low = canvas.box.inset(MARGIN, MARGIN).rows(CARD[1], LEGEND, 1, gap=GAP)
    _legend(canvas, legend, view, words)
    left, right = upper.columns(CARD[0], 1, gap=GAP)
    card = view.card or THIEF
    canvas.put(brass.shadow(*left.size, 16, 8), left)
    canvas.put(cards.large(card, *left.size, name_of(card, words)), left)
    canvas.places |= {"lot": left, "bidders": right, "notes": low}
    rows = right.rows(*[1] * len(view.players), gap=6)
    for player, row in zip(view.players, rows, strict=True):
        spot = Box(round(row.x), round(row.y), *row.size)
        _bidder(canvas, spot, view, player, words, names[player.seat])
    if view.phase is Phase.DISCARD:
        _luxuries(canvas, low, view, asked)
    else:
        _notes(canvas, low, view, asked, words)
    return canvas


def _put(canvas: Canvas, place: Box, sprite: Sprite, key: str, marks: Marks) -> None:
    """A piece in its place: in light when it is chosen, darker when it cannot be."""
    canvas.places[key] = place
    if key in marks.chosen:
        canvas.put(brass.changed(*place.size, 9), place)
    canvas.put(brass.dimmed(sprite, DARK) if marks.dim(key) else sprite, place)


def _legend(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The clock of the red frames, and what stands beside each name."""
    at = box.left_middle
    canvas.stamp(painted(HOME, f"clock-{view.reds}", CLOCK), at.moved(CLOCK / 2))
    number = f"{view.reds}/{RED_FRAMES}"
    at = at.moved(CLOCK + 10)
    at = at.moved(canvas.text(at, number, Face.BLACK, 36, SHADED.inked(FIGURE)) + 16)
    wide = _caption(canvas, at, words("picture-reds"), box.w / 2 - CLOCK - 70)
    canvas.places["reds"] = Box(box.x, box.y, at.x + wide - box.x, box.h)
    parts: list[Part] = [_money(view.owner.seat), words("picture-notes-left")]
    if view.owner.reckoning:
        parts += ["   ", brass.sign("star", 30), words("picture-column-points")]
    canvas.line(box.right_middle, parts, Face.MEDIUM, 30, SHADED.inked(CREAM), Anchor.RIGHT)


def _money(seat: int) -> Sprite:
    """The sign of money."""
    return painted(HOME, f"note-{seat + 1}", 56)


def _bidder(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Who it is, how many notes are left, the score, and the bid or what has become of it."""
    mine = player.seat == view.me
    state = State.ACTIVE if mine else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    ink, soft = inks(player)
    who, left, points, stake = box.inset(20, 4).columns(1, 130, 110, 230, gap=12)
    canvas.stamp(enamel(player.seat, 42), who.left_middle.moved(21))
    at = who.left_middle.moved(54)
    canvas.name(at, spelled(name), Face.MEDIUM, (32,), ink, who.right - at.x, 0.8)
    money: list[Part] = [_money(player.seat), str(player.notes)]
    canvas.line(left.left_middle, money, Face.SERIF, 36, ink)
    if player.reckoning:
        worth: list[Part] = [score(player.reckoning.halves, words), brass.sign("star", 30)]
        canvas.line(points.right_middle, worth, Face.BOLD, 36, ink, Anchor.RIGHT, gap=4)
    if view.phase is Phase.SEALED:
        if player.submitted:
            done: list[Part] = [brass.sign("tick", 40)]
            canvas.line(stake.right_middle, done, Face.SANS, 28, None, Anchor.RIGHT)
    elif player.passed:
        gone: list[Part] = [lacquer.sign("cross", 26), words("picture-passed")]
        canvas.line(stake.right_middle, gone, Face.MEDIUM, 30, soft, Anchor.RIGHT)
    elif player.bid:
        parts: list[Part] = [str(player.total)]
        if player.leading:
            parts.insert(0, lacquer.sign("gavel", 58))
        fill = ACTIVE if player.leading else FIGURE
        canvas.line(stake.right_middle, parts, Face.BLACK, 46, fill, Anchor.RIGHT)


def _notes(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """All notes in their places: chosen ones are lifted, those on the table glow, spent ones are
    holes; and what is left.
    """
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    seat = view.owner.seat
    row, total = box.columns(1, SUM, gap=GAP)
    high = round(NOTE * notes.UPRIGHT)
    bidding = view.phase is Phase.BIDDING and seat in view.owed
    marks = asked.marks(str(value) for value in mine.hand) if bidding else NOTHING
    for value, cell in zip(MONEY, row.columns(*[1] * len(MONEY)), strict=True):
        place, key = cell.place(NOTE, high, 0.5, 0.8), str(value)
        place = Box(round(place.x), round(place.y), NOTE, high)
        note = notes.upright(value, seat, NOTE)
        if value in mine.bid:
            _put(canvas, place, note, key, Marks(frozenset({key}), frozenset()))
        elif value in mine.hand:
            up = LIFT if key in marks.chosen else 0
            _put(canvas, Box(place.x, place.y - up, NOTE, high), note, key, marks)
        else:
            canvas.put(brass.place(NOTE, high, 8, GOLD, 0.45), place)
            canvas.text(place.centre, key, Face.SERIF, 36, CREAM, Anchor.MIDDLE)
    upper, middle, lower = total.place(total.w, 136).rows(36, 1, 36)
    _caption(canvas, upper.centre, words("picture-hand-hand"), total.w, Anchor.MIDDLE)
    whole = str(sum(mine.hand))
    canvas.text(middle.centre, whole, Face.BLACK, 62, SHADED.inked(FIGURE), Anchor.MIDDLE)
    picked = sum(value for value in mine.hand if str(value) in marks.chosen)
    if picked:
        bid = view.owner.total + picked
        ink = GLOW if bid > view.high else LACK
        canvas.text(lower.centre, f"→ {bid}", Face.BOLD, 36, ink, Anchor.MIDDLE)


def _luxuries(canvas: Canvas, box: Box, view: View, asked: Asked) -> None:
    """The owner's cards; the thief takes one of those that are not in the shade."""
    won = view.owner.cards or ()
    marks = asked.marks(card.id for card in won)
    step = min(OWN + 14, (box.w - 40 - OWN) / max(1, len(won) - 1))
    for number, card in enumerate(won):
        place = Box(box.x + 20 + number * step, box.y, OWN, box.h)
        place = place.place(OWN, cards.height_of(OWN))
        last = number == len(won) - 1
        sprite = cards.small(card, OWN, tucked=step < OWN and not last)
        _put(canvas, place, sprite, card.id, marks)


def _caption(
    canvas: Canvas,
    at: Point,
    text: str,
    room: float,
    anchor: Anchor = Anchor.LEFT,
) -> float:
    """Name a part of the picture, large enough for a phone and set apart by its colour; narrower,
    then cut, where there is little room. Returns how wide it is.
    """
    ink = canvas.theme.muted
    return canvas.text(at, capital(text), Face.MEDIUM, READ, ink, anchor, room, 0.78)
