"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show what the pyramid offers that could be bought, and then what comes closest; while a
royal is owed, they show who waits. The board lies beside them, for tokens are taken by their cells,
and whoever plays by direct message sees no other picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor_duel.catalogue import GOLD, ROYALS, Ability, Card, Tokens
from games.splendor_duel.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.headings import hand_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.shelf import affordable, seal, shelve
from renderers.splendor_duel import board, cards, royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.headings import call_of, title_of
from renderers.splendor_duel.players import holdings, meters
from renderers.splendor_duel.signs import (
    ability_seal,
    bag,
    crown,
    faded,
    hairline,
    no_colour,
    scroll,
    stone_of,
    wheel,
)
from renderers.sprites import Sprite
from renderers.telling import NOTHING
from renderers.theme import GLOW, GOOD, LACK, SPLENDOR_DUEL, TEXT, Colour
from renderers.words import Words

HEIGHT, FOOT = 1130, 336
NOTE = 106  # how high the strip below the wells is
ABREAST = 4  # so many tokens lie side by side below a card, more in two rows
ROYAL = 210  # how high a royal who waits is at most
CAPTIONS = 28, 26, 24  # how large it is said why a card is shown
CARD_SIZE = (181, 329)
ANSWER, GIVES = 112, 66  # how high the answer is, and what is said of what a card brings
SIZES = (CARD_SIZE, (140, 262), cards.TABLE_SIZE)  # of cards on the shelf, the largest that fits


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is, beside the board."""
    owner, changes = view.owner, Changes.of(view)
    canvas = ground.canvas(SPLENDOR_DUEL, 1200, HEIGHT)
    head, body, foot = canvas.box.inset(30, 26).rows(HEADER, 1, FOOT, gap=15)
    hand_heading(
        canvas, head, title_of(view, words), words, names, view.turn, owner.seat, call_of(view)
    )
    field, rest = body.columns(board.BOARD, 1, gap=12)
    board.board(canvas, field, view, words, changes)
    _notes(canvas, field.inset(18, 12).rows(1, NOTE)[1], view, words)
    free = owner.places - len(owner.reserved)
    places = rest.columns(*[1] * owner.places, gap=12)
    for number, (held, place) in enumerate(zip(owner.reserved, places, strict=False)):
        assert held.card, "owners know their cards"
        origin = words("picture-hand-blind" if held.blind else "picture-hand-seen")
        changed = (owner.seat, number) in changes.reserved
        wanted_card(canvas, place, held.card, origin, view, words, changed=changed)
    if free:
        _free(canvas, places[-free:], view, words)
    means(canvas, foot, owner, view, words)
    return canvas


def _notes(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Below the wells: what is to be picked from them or what reserving a card brings, and what is
    in the bag.
    """
    theme = canvas.theme
    canvas.put(hairline(theme, round(box.w)), Box(box.x, box.y, box.w, 2))
    picks = _picks(view, words)
    upper, lower = box.rows(1, 40 if picks or view.may_reserve else NOTE - 6, gap=2)
    if view.bag:
        held: list[Part] = [bag(40)]
        held += [stones.chip(stone_of(colour), 42, n) for colour, n in view.bag.items()]
        canvas.line(lower.left_middle, held, Face.SANS, READ, gap=8)
    else:
        text = words("told-bag-empty")
        canvas.line(lower.left_middle, [bag(40), text], Face.SANS, 28, theme.muted, gap=8)
    if picks:
        canvas.line(upper.left_middle, picks, Face.SANS, 36, GOOD)
        return
    if view.may_reserve:
        key = "picture-hand-reserve" if GOLD in view.board else "picture-hand-no-gold"
        canvas.stamp(stones.chip(stone_of(GOLD), 50), upper.left_middle.moved(25))
        room = upper.columns(58, 1)[1]
        lines = wrapped(words(key), Face.SANS, 26, room.w)
        block = room.place(room.w, min(room.h, 32 * len(lines)))
        for line, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
            at = row.left_middle
            canvas.text(at, line, Face.SANS, 26, theme.muted, room=row.w, squeeze=0.75)


def _picks(view: View, words: Words) -> list[Part]:
    """What the owner has to pick from: cells of the board, or tokens of the opponent; or how many
    tokens are too many.
    """
    if view.owed is Owed.TOKENS and _chooses(view):
        over = view.owner.tokens.total - view.owner.token_limit
        return [words("picture-hand-discard", n=over)]
    if not _chooses(view) or not (view.matching or view.loot):
        return []
    cells = ", ".join(cell.id for cell in view.matching)
    return [
        words("picture-hand-pick", cells=cells).strip(),
        *(stones.chip(stone_of(colour), 46) for colour in view.loot),
    ]


def _chooses(view: View) -> bool:
    """Whether the owner has to choose or give back something before anything can be bought."""
    return view.turn == view.owner.seat and view.owed is not Owed.ACTION


def _free(canvas: Canvas, free: Sequence[Box], view: View, words: Words) -> None:
    """The places for further cards: royals who wait, or cards of the pyramid."""
    owner = view.owner
    offers = [card for card in view.face_up if owner.affords(card)]
    whole = free[0].joined(free[-1])
    if view.owed is Owed.ROYAL and view.turn == owner.seat:
        waiting_royals(canvas, whole, view, words)
    elif len(offers) > len(free) == 1:
        caption = words("picture-hand-more", n=len(offers) - 1)
        wanted_card(canvas, whole, offers[0], caption, view, words)
    elif len(offers) > len(free):
        within_reach(canvas, whole, offers, view, words)
    else:
        for card, place in zip(view.closest, free, strict=False):
            caption = words("picture-hand-pyramid" if card in offers else "picture-hand-closest")
            wanted_card(canvas, place, card, caption, view, words)


def wanted_card(
    canvas: Canvas,
    box: Box,
    card: Card,
    caption: str,
    view: View,
    words: Words,
    *,
    changed: bool = False,
) -> None:
    """A card that is reserved, or that comes closest: above, what it is; below, whether it can be
    bought and with what.
    """
    owner = view.owner
    affords, later = owner.affords(card), _chooses(view)
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    shown = owner.payment(card) if affords else owner.lacking(card)
    top, middle, state, below = box.inset(10, 10).rows(60, 1, ANSWER, GIVES, gap=4)
    also = words("picture-hand-uncopied") if not affords and owner.cannot_copy(card) else ""
    kinds = len([*shown.items()])
    if kinds > ABREAST or (kinds and also):  # two rows, or tokens over words, need the room
        state = state.joined(below)
    else:
        _gives(canvas, below, card, words)
    _centred(canvas, top, wrapped(caption, Face.SANS, CAPTIONS[1], top.w), CAPTIONS[1])
    spot = middle.place(*CARD_SIZE)
    canvas.places[card.id] = spot
    if changed:
        canvas.put(ground.halo(*spot.size, 20), spot)
    elif affords and not later:
        canvas.put(ground.good_outline(*spot.size, 20), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    answer, tokens = state.rows(44, 1, gap=4)
    if affords:
        if later:
            _centred(canvas, answer, [words("picture-hand-later")], 31)
        else:
            affordable(canvas, answer, words("picture-hand-affordable"))
        _tokens(canvas, tokens, shown, "" if shown else words("picture-hand-free"))
        return
    short = words("picture-hand-lacking")
    size = largest(short, Face.SERIF, (34, 31, 28, 25), answer.w)
    canvas.text(answer.centre, short, Face.SERIF, size, LACK, Anchor.MIDDLE)
    _tokens(canvas, tokens, shown, also)


def _gives(canvas: Canvas, box: Box, card: Card, words: Words) -> None:
    """Apart from the answer, below a hairline: what the card brings when it is bought; what it does
    goes before its points and crowns.
    """
    theme = canvas.theme
    canvas.put(hairline(theme, round(box.w - 8)), Box(box.x + 4, box.y, box.w - 8, 2))
    stone = stone_of(card.bonus) if card.bonus else None
    sign = stones.gem(stone, 46) if stone else no_colour(theme, 42, 42)
    brings: list[Part] = []
    does = None if card.ability is Ability.COPY else card.ability
    if does:
        sign = ability_seal(does, 46, stone)
    elif card.wild:
        sign = wheel(46)
    if card.points:
        brings += [str(card.points), glyphs.icon(glyphs.star, 26, theme.metal)]
    if card.crowns:
        brings += [str(card.crowns), crown(34)]
    canvas.stamp(sign, box.left_middle.moved(26, 3))
    upper, lower = box.columns(58, 1)[1].inset(0, 5).rows(1, 1)
    said = words("picture-hand-gives")
    canvas.text(upper.left_middle, said, Face.SANS, CAPTIONS[2], theme.muted, room=upper.w)
    if brings and not does:
        canvas.line(lower.left_middle, brings, Face.BOLD, 30)
        return
    text = words("picture-gives", ability=does.value if does else "bonus", n=card.bonuses)
    canvas.text(lower.left_middle, text, Face.MEDIUM, 25, TEXT, room=lower.w, squeeze=0.75)


def _tokens(canvas: Canvas, box: Box, tokens: Tokens, also: str) -> None:
    """What is paid or lacks; and in words what is no token, if there is room for them."""
    kinds = [*tokens.items()]
    lines = wrapped(also, Face.SANS, CAPTIONS[2], box.w) if also and len(kinds) <= ABREAST else []
    if not kinds:
        _centred(canvas, box.place(box.w, 32 * len(lines)), lines, CAPTIONS[0])
        return
    upper, *lower = box.rows(1, *[26] * bool(lines), gap=2)
    rows = [kinds] if len(kinds) <= ABREAST else [kinds[: ABREAST - 1], kinds[ABREAST - 1 :]]
    size = min(56, int(box.w / len(rows[0]) - 7), int(upper.h / len(rows) - 2))
    for row, line in zip(rows, upper.rows(*[1] * len(rows)), strict=True):
        parts: list[Part] = [stones.chip(stone_of(colour), size, n) for colour, n in row]
        canvas.line(line.centre, parts, Face.SANS, READ, None, Anchor.MIDDLE)
    for place in lower:
        _centred(canvas, place, [also], CAPTIONS[2])


def waiting_royals(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The free places while the owner chooses a royal: those who still wait, below each other, and
    in words what each brings.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    gone = {royal for player in view.players for royal in player.royals}
    waiting = [royal for royal in ROYALS.values() if royal not in gone]
    inner = box.inset(24, 16)
    w, h = royals.TILE_SIZE
    high = min(ROYAL, (inner.h - 12 * (len(waiting) - 1)) / len(waiting))
    for royal, row in zip(waiting, inner.rows(*[1] * len(waiting), gap=12), strict=True):
        spot = row.place(round(w * high / h), round(high), 0, 0.5)
        canvas.put(royals.tile(royal, *spot.size), spot)
        seal(canvas, spot)
        at = row.left_middle.moved(spot.w + 24)
        points = words("picture-royal-points", points=royal.points)
        effect = words("picture-ability", ability=royal.ability.value) if royal.ability else ""
        told = [(points, Face.SERIF, 36), *([(effect, Face.SANS, 32)] if effect else [])]
        lines = row.place(row.w, 48 * len(told)).rows(*[1] * len(told))
        for (text, face, size), line in zip(told, lines, strict=True):
            spot_ = Point(at.x, line.centre.y)
            canvas.text(spot_, text, face, size, room=row.right - at.x, squeeze=0.7)


def within_reach(
    canvas: Canvas, box: Box, offers: Sequence[Card], view: View, words: Words
) -> None:
    """What could be bought from the pyramid, where that is more than there are free places."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    inside = box.inset(18, 14)
    title = wrapped(words("picture-hand-pyramid"), Face.SANS, CAPTIONS[1], inside.w)
    top, shelf, answer, more = inside.rows(34 * len(title), 1, 44, 32, gap=8)
    _centred(canvas, top, title, CAPTIONS[1])
    hidden = len(offers) - shelve(canvas, shelf, offers, SIZES, cards.face)
    if _chooses(view):
        _centred(canvas, answer, [words("picture-hand-later")], 31)
    else:
        affordable(canvas, answer, words("picture-hand-affordable"))
    _centred(canvas, more, [f"+{hidden}"] if hidden else [], CAPTIONS[1])


def _centred(canvas: Canvas, box: Box, lines: Sequence[str], size: int) -> None:
    for line, row in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        canvas.text(
            row.centre, line, Face.SANS, size, canvas.theme.muted, Anchor.MIDDLE, row.w, squeeze=0.7
        )


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """How far the owner is, and what is there to pay with, so that nobody must go back to the table
    for it.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    ways, rest = box.inset(24, 16).rows(76, 1, gap=12)
    meters(canvas, ways, owner, view, words)
    left, right = rest.columns(1, 340, gap=30)
    holdings(canvas, left, owner, Changes(), words)
    _facts(canvas, right, owner, view, words)


def _facts(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """Labelled rows, a sign at the left and what there is at the right: tokens, privileges,
    royals.
    """
    theme = canvas.theme
    total, most = owner.tokens.total, owner.token_limit
    ink = LACK if total >= most else GLOW if total == most - 1 else TEXT
    late = bool(owner.privileges) and view.replenished and view.turn == owner.seat
    spend = "picture-hand-late" if late else "picture-hand-privileges"
    won: list[Part] = [royals.small(royal, *royals.SMALL_SIZE) for royal in owner.royals]
    rows: Sequence[tuple[Sprite, str, list[Part]]] = (
        (glyphs.icon(glyphs.token, 36, ink), "", [f"{total}/{most}"]),
        (
            scroll(42, not owner.privileges or late),
            words(spend if owner.privileges else "picture-hand-no-privilege"),
            [str(owner.privileges)] if late else [scroll(44)] * owner.privileges,
        ),
        (glyphs.icon(glyphs.crown, 40, theme.metal), words("picture-hand-royals"), won),
    )
    places = box.rows(*[1] * len(rows))
    for number, ((sign, label, value), line) in enumerate(zip(rows, places, strict=True)):
        if number:
            canvas.put(hairline(theme, round(line.w)), Box(line.x, line.y, line.w, 2))
        canvas.stamp(sign, line.left_middle.moved(22))
        shown = value or ([NOTHING] if number == len(rows) - 1 else [])
        wide = canvas.line(line.right_middle, shown, Face.BOLD, 32, ink if not number else None,
                           Anchor.RIGHT)  # fmt: skip
        at = line.left_middle.moved(54)
        room = line.w - 54 - wide - 12
        if label:
            size = largest(label, Face.SANS, (28, 24), room)
            lines = wrapped(label, Face.SANS, size, room)
            block = Box(at.x, line.y, room, line.h).place(room, 30 * len(lines), 0)
            for text, row in zip(lines, block.rows(*[1] * len(lines)), strict=True):
                canvas.text(row.left_middle, text, Face.SANS, size, TEXT, room=room, squeeze=0.8)
            continue
        _pips(canvas, Box(at.x, line.y, room, line.h), total, most, ink)


def _pips(canvas: Canvas, box: Box, held: int, most: int, ink: Colour) -> None:
    """As many as tokens may be kept; the full ones are held."""
    full = glyphs.icon(glyphs.token, 20, ink)
    free = faded(glyphs.icon(glyphs.token, 20, canvas.theme.muted))
    for number, place in enumerate(box.columns(*[1] * max(most, held))):
        canvas.stamp(full if number < held else free, place.centre)
