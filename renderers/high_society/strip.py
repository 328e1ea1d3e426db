"""What is chosen from in a menu of High Society: the notes in their places with what each would
leave, or the luxury cards that the thief may take, under the card for sale and everybody's bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import MONEY, RED_FRAMES, THIEF
from games.high_society.view import Phase, Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.headings import yours
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD, HOME, SOFT, State
from renderers.high_society.players import inks, score
from renderers.high_society.table import name_of
from renderers.lettering import READ, Face, largest, spelled
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.portraits import medallion
from renderers.pieces.seats import enamel
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import ACTIVE, GLOW, LACK
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 20, 8
HEAD, LEGEND, LOW = 62, 44, 198
CARD = (216, 303)
NOTE, LIFT, SUM, LEFT = 78, 8, 136, (74, 42)
"""How wide a note is, by how much one that is chosen stands higher, how wide their sum is, and how
large it is told what a note would leave.
"""
OWN, CLOCK, FACE = 118, 54, 58
DARK, LOWER = 0.5, 0.72
"""How bright what cannot be chosen is, and a note that alone would not beat the highest bid."""
HEADLINE = (52, 48, 44, 40, 36)
NOTHING = Marks(frozenset(), frozenset())


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is for sale and who bids what above, below what the figures count and what the owner
    has.
    """
    high = 2 * MARGIN + HEAD + CARD[1] + LEGEND + LOW + 3 * GAP
    canvas = lacquer.sheet(WIDTH, high)
    head, *rest = canvas.box.inset(MARGIN, MARGIN).rows(HEAD, CARD[1], LEGEND, 1, gap=GAP)
    upper, legend, low = rest
    _head(canvas, head, view, asked, words)
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


def _head(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """Who is asked for what; once notes are chosen, what they come to and what they leave."""
    seat = view.owner.seat
    canvas.put(medallion(seat, FACE, canvas.theme.cast), Box(box.x + 2, box.y, FACE, FACE))
    at, room = box.left_middle.moved(FACE + 24), box.w - FACE - 30
    masthead.headline(canvas, at, headline(view, asked, words), room, HEADLINE)


def headline(view: View, asked: Asked, words: Words) -> str:
    """What is being chosen."""
    owner, mine = view.owner, view.mine
    key = yours(view)
    if key is None:
        return capital(words("picture-hand-order"))
    if mine is None or view.phase is not Phase.BIDDING:
        return words(key)
    picked = sum(value for value in mine.hand if str(value) in asked.chosen)
    if picked and owner.total + picked > view.high:
        left = sum(mine.hand) - picked
        return words("picture-hand-turn", total=owner.total + picked, left=left)
    return words("picture-strip-more", high=view.high) if view.high else words(key)


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
    told, room = capital(words("picture-reds")), box.w / 2 - CLOCK - 70
    wide = canvas.text(at, told, Face.MEDIUM, READ, SOFT, room=room, squeeze=0.78)
    canvas.places["reds"] = Box(box.x, box.y, at.x + wide - box.x, box.h)
    parts: list[Part] = [notes.sign(view.owner.seat), words("picture-notes-left")]
    if view.owner.reckoning:
        parts += ["   ", brass.sign("star", 30), words("picture-column-points")]
    canvas.line(box.right_middle, parts, Face.MEDIUM, 30, SHADED.inked(CREAM), Anchor.RIGHT)


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
    money: list[Part] = [notes.sign(player.seat), str(player.notes)]
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
    elif player.seat in view.owed and view.high and view.phase is Phase.BIDDING:
        end = stake.right_middle
        wide = canvas.text(end, f"> {view.high}", Face.BLACK, 46, GILT_CAST, Anchor.RIGHT)
        if player.bid:
            own = end.moved(-wide - 22)
            canvas.text(own, str(player.total), Face.BLACK, 40, FIGURE, Anchor.RIGHT)
    elif player.bid:
        parts: list[Part] = [str(player.total)]
        if player.leading:
            parts.insert(0, lacquer.sign("gavel", 50))
        fill = ACTIVE if player.leading else FIGURE
        canvas.line(stake.right_middle, parts, Face.BLACK, 46, fill, Anchor.RIGHT)


def _notes(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """All notes in their places: chosen ones are lifted, those on the table glow, spent ones are
    holes; over each what it would leave, and at the end what is left.
    """
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    owner = view.owner
    row, total = box.columns(1, SUM, gap=GAP)
    high = round(NOTE * notes.UPRIGHT)
    bidding = view.phase is Phase.BIDDING and owner.seat in view.owed
    marks = asked.marks(str(value) for value in mine.hand) if bidding else NOTHING
    whole = sum(mine.hand)
    picked = sum(value for value in mine.hand if str(value) in marks.chosen)
    for value, cell in zip(MONEY, row.columns(*[1] * len(MONEY)), strict=True):
        place, key = cell.place(NOTE, high, 0.5, 1), str(value)
        place = Box(round(place.x), round(place.y), NOTE, high)
        note = notes.upright(value, owner.seat, NOTE)
        if value in mine.bid:
            _put(canvas, place, note, key, Marks(frozenset({key}), frozenset()))
        elif value in mine.hand:
            beats = owner.total + picked + value > view.high
            up = LIFT if key in marks.chosen else 0
            if bidding and not beats and not picked:
                note = brass.dimmed(note, LOWER)
            _put(canvas, Box(place.x, place.y - up, NOTE, high), note, key, marks)
            if bidding and key not in marks.chosen:
                at = Box(round(cell.centre.x - LEFT[0] / 2), round(box.y), *LEFT)
                _leaves(canvas, at, whole - picked - value, beats=beats)
        else:
            canvas.put(brass.place(NOTE, high, 8, GOLD, 0.45), place)
            canvas.text(place.centre, key, Face.SERIF, 36, CREAM, Anchor.MIDDLE)
    upper, middle, lower, last = total.rows(LEFT[1], 34, 1, 44, gap=2)
    if bidding and len(marks.chosen) < len(mine.hand):
        text = words("picture-hand-leaves")
        size = largest(text, Face.MEDIUM, (34, 31, 28), upper.w)
        ink = SHADED.inked(CREAM)
        canvas.text(upper.centre, text, Face.MEDIUM, size, ink, Anchor.MIDDLE, upper.w, 0.8)
    text = words("picture-hand-hand")
    ink = SHADED.inked(SOFT)
    canvas.text(middle.centre, text, Face.MEDIUM, 34, ink, Anchor.MIDDLE, total.w, squeeze=0.8)
    cast = SHADED.inked(FIGURE)
    canvas.text(lower.centre, str(whole), Face.BLACK, 62, cast, Anchor.MIDDLE)
    if picked:
        bid = owner.total + picked
        ink = SHADED.inked(GLOW if bid > view.high else LACK)
        canvas.text(last.centre, f"→ {bid}", Face.BOLD, 42, ink, Anchor.MIDDLE)


def _leaves(canvas: Canvas, box: Box, left: int, *, beats: bool) -> None:
    """What would be left without a note, in gold if it would beat the highest bid."""
    ink = ACTIVE if beats else SOFT
    canvas.put(brass.glass(*box.size, 21, ink, 0.9, lacquer.NIGHT), box)
    canvas.text(box.centre, str(left), Face.BLACK, 34, ink, Anchor.MIDDLE)


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
