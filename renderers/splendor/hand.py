"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show the best of what the rows offer, and then what comes closest. Whoever holds too
many tokens sees these first, and the cards smaller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from games.splendor.catalogue import GEMS, GOLD, Card, Colour
from games.splendor.view import Owed, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest
from renderers.pieces import ground
from renderers.pieces.headings import private
from renderers.pieces.lines import HEADER, LEAST, naming
from renderers.pieces.seats import badge
from renderers.splendor import counters
from renderers.splendor.cards import stone_of
from renderers.splendor.means import COUNTED, means
from renderers.splendor.means import HEIGHT as MEANS
from renderers.splendor.players import call_of, title_of
from renderers.splendor.wanted import Wanted, acts, answer_size, wanted_card
from renderers.theme import ACTIVE, GOOD, GOOD_INK, LACK, SPLENDOR, TEXT
from renderers.words import Words

BODY, NOTE, GAP = 562, 40, 14  # how high the cards are, and a line of advice below them
HERO, LOW = 620, 334  # how wide the plate of the large card is, and how high all are at their least
CALL = 50  # how large it is said what is waited for
RETURNED = 128  # how large tokens are of which some go back
PURSE = 214  # how high the plate with these is
ALSO = 5  # so many cards are named that could be bought besides


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is; with advice where a place for a card is free."""
    owner = view.owner
    offers = sorted((card for card in view.face_up if owner.affords(card)), key=_worth)
    free = owner.places - len(owner.reserved)
    idle = not (owner.reserved or offers)
    noted = idle or bool(offers[free:]) or (free > 0 and acts(view))
    returning = view.turn == owner.seat and view.owed is Owed.TOKENS
    body, low = (PURSE + GAP + LOW, MEANS - COUNTED) if returning else (BODY, MEANS)
    parts = [HEADER, body, *[NOTE] * noted, low]
    canvas = ground.canvas(SPLENDOR, 1200, 2 * 26 + sum(parts) + GAP * (len(parts) - 1))
    head, middle, *note, foot = canvas.box.inset(30, 26).rows(*parts, gap=GAP)
    heading(canvas, head, view, words, names)
    held = [*_reserved(owner, words)]
    shown = [*held, *_tempting(view, offers, free, words)]
    if returning:
        purse, middle = middle.rows(PURSE, 1, gap=GAP)
        _purse(canvas, purse, owner, words)
        places = middle.columns(*[1] * owner.places, gap=16)
    else:
        large, rest = middle.columns(HERO, 1, gap=16)
        places = rest.rows(*[1] * (owner.places - 1), gap=16)
        places.insert(shown.index(max(shown, key=lambda one: _near(one.card, owner))), large)
    placed = [*zip(shown, places, strict=False)]
    size = answer_size(placed, view, words)
    for wanted, place in placed:
        wanted_card(canvas, place, wanted, view, words, size)
    if offers and free:
        *_, last = lit = places[len(held) : len(shown)]
        canvas.places["offers"] = reduce(Box.joined, lit, last)
    for line in note:
        if idle:
            advice(canvas, line, view, words)
        else:
            _besides(canvas, line, offers[free:], view, words)
    means(canvas, foot, owner, view, words, tokens=not returning)
    return canvas


def _near(card: Card, owner: Player) -> tuple[bool, int]:
    """How much a card deserves to be the large one: the best that can be bought, else the one that
    least is missing for.
    """
    can = owner.affords(card)
    return can, card.points if can else -owner.lacking(card).total


def _worth(card: Card) -> int:
    """The order of offers: most points first."""
    return -card.points


def heading(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What is waited for, as the largest line; above it the game, and who sees this."""
    theme, title = canvas.theme, title_of(view, words)
    upper, lower = box.rows(48, 1)
    wide = canvas.text(upper.left_middle, title.game, Face.SERIF, 42, theme.metal)
    canvas.text(upper.left_middle.moved(wide + 18, 2), title.aside, Face.SANS, 28, theme.muted)
    private(canvas, upper.right_middle, words, size=28)
    turn, owner, call = view.turn, view.owner, call_of(view)
    if turn is None:
        return
    mark, mine = badge(turn, 50), turn == owner.seat
    left = words("picture-hand-goal", points=max(0, view.goal - owner.points))
    goal: list[Part] = [glyphs.icon(glyphs.star, 36, theme.metal), left]
    room = lower.w - 150
    room -= canvas.line(lower.right_middle, goal, Face.SANS, READ, theme.muted, Anchor.RIGHT, gap=8)
    if not mine:
        said = naming(
            lambda name: words(call.theirs, name=name), names[turn], Face.SERIF, LEAST, room
        )
    elif view.owed is Owed.TOKENS:
        excess = owner.tokens.total - owner.token_limit
        said = words("picture-your-return-some", n=excess)
    else:
        said = words(call.yours)
    size = largest(said, Face.SERIF, (CALL, 46, LEAST), room) if mine else LEAST
    parts: list[Part] = [glyphs.icon(glyphs.pointer, 38, ACTIVE), mark] if mine else [mark]
    canvas.line(
        lower.left_middle.moved(4), [*parts, said], Face.SERIF, size, ACTIVE if mine else TEXT,
        gap=12,
    )  # fmt: skip


def _reserved(owner: Player, words: Words) -> Iterator[Wanted]:
    for held in owner.reserved:
        assert held.card, "owners know their cards"
        yield Wanted(held.card, words("picture-hand-hidden" if held.blind else "picture-hand-open"))


def _tempting(view: View, offers: Sequence[Card], free: int, words: Words) -> Iterator[Wanted]:
    """What free places show."""
    for card in (*offers, *(card for card in view.closest if card not in offers))[:free]:
        yield Wanted(card, words("picture-hand-rows" if card in offers else "picture-hand-closest"))


def _purse(canvas: Canvas, box: Box, owner: Player, words: Words) -> None:
    """All tokens, large, where some of them must be returned; how many there are, and may be."""
    canvas.put(ground.plate(canvas.theme, *box.size, active=True), box)
    canvas.places["purse"] = box
    left, right = box.inset(24, 16).columns(300, 1, gap=8)
    upper, lower = left.place(left.w, 158).rows(1, 46)
    total: list[Part] = [glyphs.icon(glyphs.token, 64, LACK), str(owner.tokens.total)]
    canvas.line(upper.left_middle, total, Face.BOLD, 100, LACK, gap=14)
    most = words("picture-hand-most", n=owner.token_limit)
    canvas.text(lower.left_middle, most, Face.MEDIUM, READ, TEXT, room=lower.w, squeeze=0.8)
    for colour, column in zip(Colour, right.columns(*[1] * len(Colour)), strict=True):
        if count := owner.tokens[colour]:
            canvas.stamp(counters.counter(stone_of(colour), RETURNED, count), column.centre)


def advice(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Where nothing can be bought and nothing is reserved: what can be done instead, or that so it
    is.
    """
    text, theme = words("picture-hand-nothing"), canvas.theme
    if acts(view):
        tokens = any(view.bank[gem] for gem in GEMS)
        text = words(
            "picture-hand-advice",
            tokens="yes" if tokens else "no",
            gold="yes" if view.bank[GOLD] else "no",
        )
    canvas.text(box.centre, text, Face.SANS, READ, theme.muted, Anchor.MIDDLE, box.w, 0.85)


def _besides(canvas: Canvas, box: Box, offers: Sequence[Card], view: View, words: Words) -> None:
    """What else could be bought, by the ids to type; and that a card can be reserved."""
    at, soft, now = box.left_middle.moved(6), canvas.theme.muted, acts(view)
    if offers:
        ink, more = GOOD if now else soft, len(offers) - ALSO
        ids = " · ".join(card.id for card in offers[:ALSO]) + (f" (+{more})" if more > 0 else "")
        said = words("picture-hand-also", cards=ids)
        tick = glyphs.icon(glyphs.tick, 34, ink, GOOD_INK)
        at = at.moved(30 + canvas.line(at, [tick, said], Face.MEDIUM, 29, ink))
    if not now or len(view.owner.reserved) == view.owner.places:
        return
    hint = words("picture-hand-reserve", gold="yes" if view.bank[GOLD] else "no")
    end = Point(box.right - 6, at.y)
    canvas.text(end, hint, Face.SANS, 29, soft, Anchor.RIGHT, end.x - at.x, 0.7)
