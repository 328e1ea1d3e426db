"""What is chosen from in a menu of High Society: the notes in their places with what each would
leave, or the luxury cards that the thief may take, under the card for sale and everybody's bids.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.high_society.catalogue import RED_FRAMES, THIEF
from games.high_society.view import Phase, Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Part, line_width
from renderers.geometry import Box
from renderers.high_society import cards, lacquer, notes
from renderers.high_society.headings import yours
from renderers.high_society.lacquer import CREAM, FIGURE, GOLD, HOME, SOFT, State
from renderers.high_society.moves import lowest_bid
from renderers.high_society.players import inks, score
from renderers.high_society.table import name_of
from renderers.lettering import READ, Face, largest, spelled
from renderers.painted import painted
from renderers.pieces import brass, masthead
from renderers.pieces.portraits import medallion
from renderers.scenes import Asked, Marks
from renderers.sprites import Sprite
from renderers.telling import capital
from renderers.theme import ACTIVE, GLOW, LACK, Colour
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 20, 8
HEAD, LEGEND = 62, 44
CARD = (216, 303)
TILE, NAME, STAKE, NAMES = 168, 40, 42, (32, 30, 28)
"""How high somebody's tile is, with the name and the bid."""
NARROW, SMALL_FACE, SMALL_NOTE = 200, 60, 40
NOTES = ((7, 104), (9, 82), (11, 66))
"""How wide a note is where there are so many at most."""
APART = 30  # at most, from one note to the next
LIFT, LABEL, LEFT = 8, 118, 42
"""By how much a note that is chosen stands higher, how wide the word before the notes is, and how
high it is told what a note would leave.
"""
OWN, CLOCK, FACE = 118, 54, 58
DARK, LOWER = 0.5, 0.72
"""How bright what cannot be chosen is, and a hand that would not beat the highest bid."""
LOWEST = (36, 34, 31)
HEADLINE = (52, 48, 44, 40, 36)
NOTHING = Marks(frozenset(), frozenset())


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What is for sale and who bids what above, below what the figures count and what the owner
    has.
    """
    low = cards.height_of(OWN) if view.phase is Phase.DISCARD else _note(view)[1] + LEFT + GAP
    high = 2 * MARGIN + HEAD + TILE + LEGEND + low + 3 * GAP
    canvas = lacquer.sheet(WIDTH, high)
    head, rest = canvas.box.inset(MARGIN, MARGIN).rows(HEAD, 1, gap=GAP)
    _head(canvas, head, view, asked, words)
    left, right = rest.columns(CARD[0], 1, gap=2 * GAP)
    lot, below = left.rows(CARD[1], 1, gap=GAP)
    upper, legend, lower = right.rows(TILE, LEGEND, 1, gap=GAP)
    _legend(canvas, legend, view, words)
    card = view.card or THIEF
    canvas.put(brass.shadow(*lot.size, 16, 8), lot)
    canvas.put(cards.large(card, *lot.size, name_of(card, words)), lot)
    canvas.places |= {"lot": lot, "bidders": upper, "notes": lower}
    tiles = upper.columns(*[1] * len(view.players), gap=GAP)
    for player, tile in zip(view.players, tiles, strict=True):
        spot = Box(round(tile.x), round(tile.y), *tile.size)
        _bidder(canvas, spot, view, player, words, names[player.seat])
    if view.phase is Phase.DISCARD:
        _luxuries(canvas, lower, view, asked)
    else:
        _notes(canvas, lower, view, asked, words)
        _in_hand(canvas, below, view, asked, words)
    return canvas


def _head(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """Who is asked for what, and the lowest bid; once notes are chosen, what they come to and what
    they leave.
    """
    seat = view.owner.seat
    canvas.put(medallion(seat, FACE, canvas.theme.cast), Box(box.x + 2, box.y, FACE, FACE))
    at, room = box.left_middle.moved(FACE + 24), box.w - FACE - 30
    wide = masthead.headline(canvas, at, headline(view, asked, words), room, HEADLINE) + 40
    mine, bidding = view.mine, view.phase is Phase.BIDDING and seat in view.owed
    if mine and mine.least and bidding and not asked.chosen:
        lowest = lowest_bid(view.owner, mine, words)
        fits = (size for size in LOWEST if line_width(lowest, Face.MEDIUM, size) <= room - wide)
        if size := next(fits, 0):
            end = box.right_middle.moved(-8)
            canvas.line(end, lowest, Face.MEDIUM, size, SHADED.inked(CREAM), Anchor.RIGHT)


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
    parts: list[Part] = [notes.sign(view.owner.seat), words("picture-notes-left")]
    if view.owner.reckoning:
        parts += ["   ", brass.sign("star", 30), words("picture-column-points")]
    told = capital(words("picture-reds"))
    room = box.right - line_width(parts, Face.MEDIUM, 30) - 30 - at.x
    size = largest(told, Face.MEDIUM, (READ, 31, 28), room)
    wide = canvas.text(at, told, Face.MEDIUM, size, SOFT, room=room, squeeze=0.62)
    canvas.places["reds"] = Box(box.x, box.y, at.x + wide - box.x, box.h)
    canvas.line(box.right_middle, parts, Face.MEDIUM, 30, SHADED.inked(CREAM), Anchor.RIGHT)


def _bidder(canvas: Canvas, box: Box, view: View, player: Player, words: Words, name: str) -> None:
    """Who it is and looks like, how many notes are left, the score, and the bid or what has become
    of it.
    """
    mine = player.seat == view.me
    state = State.ACTIVE if mine else State.OUT if player.passed else State.PLAIN
    canvas.put(lacquer.plate(*box.size, state), box)
    canvas.places[f"seat-{player.seat}"] = box
    ink, soft = inks(player)
    name_row, middle, stake = box.inset(12, 6).rows(NAME, 1, STAKE, gap=2)
    canvas.name(name_row.left_middle, spelled(name), Face.MEDIUM, NAMES, ink, name_row.w, 0.8)
    narrow = box.w < NARROW
    face = SMALL_FACE if narrow else round(middle.h)
    shown = medallion(player.seat, face, canvas.theme.cast)
    shown = brass.dimmed(shown, DARK) if player.passed else shown
    canvas.put(shown, Box(middle.x, round(middle.centre.y - face / 2), face, face))
    lines = Box(middle.x + face + 14, middle.y, middle.w - face - 14, middle.h).rows(1, 1)
    wide = SMALL_NOTE if narrow else notes.SIGN
    if player.reckoning:
        star = lines[0].left_middle.moved(wide / 2)
        canvas.stamp(brass.sign("star", 30), star)
        figure = score(player.reckoning.halves, words)
        canvas.text(star.moved(wide / 2 + 6), figure, Face.BOLD, 36, ink)
    money: list[Part] = [notes.sign(player.seat, wide), str(player.notes)]
    canvas.line(lines[1].left_middle, money, Face.BOLD, 36, ink, gap=6)
    _stake(canvas, stake, view, player, words, soft)


def _stake(
    canvas: Canvas, box: Box, view: View, player: Player, words: Words, soft: Colour
) -> None:
    """What somebody bids, or what has become of their bid; of whoever is to move, what they must
    beat.
    """
    if view.phase is Phase.SEALED:
        if player.submitted:
            canvas.line(box.left_middle, [brass.sign("tick", 40)], Face.SANS, 28)
    elif player.passed:
        gone: list[Part] = [lacquer.sign("cross", 26), words("picture-passed")]
        canvas.line(box.left_middle, gone, Face.MEDIUM, 30, soft)
    elif player.seat in view.owed and view.high and view.phase is Phase.BIDDING:
        at = box.left_middle
        if player.bid:
            at = at.moved(canvas.text(at, str(player.total), Face.BLACK, 40, FIGURE) + 18)
        canvas.text(at, f"> {view.high}", Face.BLACK, 44, GILT_CAST)
    elif player.bid:
        parts: list[Part] = [str(player.total)]
        if player.leading:
            parts.append(lacquer.sign("gavel", 46))
        fill = ACTIVE if player.leading else FIGURE
        canvas.line(box.left_middle, parts, Face.BLACK, 44, fill, gap=12)


def _note(view: View) -> tuple[int, int]:
    """How wide and high the notes are: fewer are larger."""
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    count = len(mine.hand) + len(mine.bid)
    w = next(w for most, w in NOTES if count <= most)
    return w, round(w * notes.UPRIGHT)


def _notes(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """The notes of the hand and those on the table, which glow; chosen ones are lifted, over each
    of the others is what it would leave. Dark are those that cannot be chosen, and all where even
    the whole hand would not beat the highest bid.
    """
    mine = view.mine
    assert mine is not None, "a menu is for somebody who sits here"
    owner, (w, h) = view.owner, _note(view)
    label, row = box.columns(LABEL, 1, gap=GAP)
    bidding = view.phase is Phase.BIDDING and owner.seat in view.owed
    marks = asked.marks(str(value) for value in mine.hand) if bidding else NOTHING
    whole = sum(mine.hand)
    picked = sum(value for value in mine.hand if str(value) in marks.chosen)
    values = sorted((*mine.hand, *mine.bid))
    row = row.place(min(row.w, len(values) * (w + APART)), row.h, 0)
    cells = row.columns(*[1] * len(values)) if values else []
    for value, cell in zip(values, cells, strict=True):
        place, key = cell.place(w, h, 0.5, 1), str(value)
        place = Box(round(place.x), round(place.y), w, h)
        note = notes.upright(value, owner.seat, w)
        if value in mine.bid:
            _put(canvas, place, note, key, Marks(frozenset({key}), frozenset()))
            continue
        up = LIFT if key in marks.chosen else 0
        if bidding and not mine.least:
            note = brass.dimmed(note, LOWER)
        _put(canvas, Box(place.x, place.y - up, w, h), note, key, marks)
        if bidding and key not in marks.chosen:
            at = Box(round(cell.centre.x - w / 2 + 1), round(box.y), w - 2, LEFT)
            beats = owner.total + picked + value > view.high
            _leaves(canvas, at, whole - picked - value, beats=beats)
    if bidding and len(marks.chosen) < len(mine.hand):
        text, at = words("picture-hand-leaves"), label.place(label.w, LEFT, 1, 0)
        size = largest(text, Face.MEDIUM, (34, 31, 28), at.w)
        ink = SHADED.inked(CREAM)
        canvas.text(at.right_middle, text, Face.MEDIUM, size, ink, Anchor.RIGHT, at.w, 0.74)


def _in_hand(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """What the notes of the hand come to, and those that are chosen with the bid."""
    mine, owner = view.mine, view.owner
    assert mine is not None, "a menu is for somebody who sits here"
    picked = sum(value for value in mine.hand if str(value) in asked.chosen)
    parts = box.place(box.w, 96 + (48 if picked else 0)).rows(34, 62, *([48] if picked else []))
    text, ink = words("picture-hand-hand"), SHADED.inked(SOFT)
    canvas.text(parts[0].centre, text, Face.MEDIUM, 34, ink, Anchor.MIDDLE, box.w, squeeze=0.8)
    figure, cast = str(sum(mine.hand)), SHADED.inked(FIGURE)
    canvas.text(parts[1].centre, figure, Face.BLACK, 62, cast, Anchor.MIDDLE)
    if picked:
        bid = owner.total + picked
        ink = SHADED.inked(GLOW if bid > view.high else LACK)
        canvas.text(parts[2].centre, f"→ {bid}", Face.BOLD, 42, ink, Anchor.MIDDLE)


def _leaves(canvas: Canvas, box: Box, left: int, *, beats: bool) -> None:
    """What would be left without a note, in gold if that alone would beat the highest bid."""
    ink = ACTIVE if beats else CREAM
    canvas.put(brass.glass(*box.size, 21, ACTIVE if beats else GOLD, 0.9, lacquer.NIGHT), box)
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
