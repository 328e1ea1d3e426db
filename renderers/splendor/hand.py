"""What one player alone may see: the reserved cards, whether each can be bought now, and what is at
hand for it.

Free places show what the rows offer that could be bought, and then what comes closest. At the foot
is what each noble still misses.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS, GOLD, Card
from games.splendor.view import Owed, Player, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.lettering import READ, Face, largest, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.headings import hand_heading
from renderers.pieces.lines import HEADER
from renderers.pieces.shelf import affordable, shelve
from renderers.splendor import cards, nobles
from renderers.splendor.cards import TABLE_SIZE, stone_of
from renderers.splendor.changes import Changes
from renderers.splendor.players import call_of, holdings, missing, title_of
from renderers.theme import LACK, SPLENDOR
from renderers.words import Words

FOOT = 284
HEIGHT = 1006
ADVICE, GAP = 44, 15  # how high the line of advice is, and what lies between parts
CAPTIONS = 32, 30, 28, 26  # how large it is said why a card is shown
CARD_SIZE = (269, 340)
SIZES = (CARD_SIZE, (208, 263), TABLE_SIZE)  # of cards on the shelf, the largest that fits


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand of the player whose view this is; with advice where nothing can be bought yet."""
    owner = view.owner
    offers = [card for card in view.face_up if owner.affords(card)]
    idle = not (owner.reserved or offers)
    canvas = ground.canvas(SPLENDOR, 1200, HEIGHT + (ADVICE + GAP) * idle)
    head, body, foot = canvas.box.inset(30, 26).rows(HEADER, 1, FOOT, gap=GAP)
    hand_heading(
        canvas, head, title_of(view, words), words, names, view.turn, owner.seat, call_of(view)
    )
    if idle:
        line, body = body.rows(ADVICE, 1, gap=GAP)
        advice(canvas, line, view, words)
    places = body.columns(*[1] * owner.places, gap=16)
    for held, place in zip(owner.reserved, places, strict=False):
        assert held.card, "owners know their cards"
        origin = words("picture-hand-blind" if held.blind else "picture-hand-seen")
        wanted_card(canvas, place, held.card, origin, owner, words)
    free = places[len(owner.reserved) :]
    if len(offers) <= len(free):
        for card, place in zip(view.closest, free, strict=False):
            caption = words("picture-hand-rows" if card in offers else "picture-hand-closest")
            wanted_card(canvas, place, card, caption, owner, words)
    elif free:
        within_reach(canvas, free[0].joined(free[-1]), offers, words)
    means(canvas, foot, owner, view, words)
    return canvas


def wanted_card(
    canvas: Canvas, box: Box, card: Card, caption: str, owner: Player, words: Words
) -> None:
    """A card that is reserved, or that comes closest: above, what it is; below, whether it can be
    bought and with what.
    """
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    top, middle, state = box.inset(18, 14).rows(36, 1, 116, gap=8)
    size = largest(caption, Face.SANS, CAPTIONS, top.w)
    canvas.text(top.centre, caption, Face.SANS, size, canvas.theme.muted, Anchor.MIDDLE, room=top.w)
    spot = middle.place(*CARD_SIZE)
    if owner.affords(card):
        canvas.put(ground.good_outline(*spot.size, 22), spot)
    canvas.put(cards.face(card, *spot.size), spot)
    canvas.places[card.id] = spot
    answer, tokens = state.rows(44, 1, gap=4)
    if owner.affords(card):
        price = owner.payment(card)
        affordable(
            canvas, answer, words("picture-hand-pay" if price else "picture-hand-affordable")
        )
    else:
        canvas.text(
            answer.centre, words("picture-hand-lacking"), Face.SERIF, 34, LACK, Anchor.MIDDLE
        )
        price = owner.lacking(card)
    needed = [stones.chip(stone_of(colour), 60, count) for colour, count in price.items()]
    parts: Sequence[Part] = needed or [words("picture-hand-free")]
    canvas.line(tokens.centre, parts, Face.SANS, 26, canvas.theme.muted, Anchor.MIDDLE)


def advice(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Where nothing can be bought and nothing is reserved: what can be done instead, or that so it
    is.
    """
    text, theme = words("picture-hand-nothing"), canvas.theme
    if view.turn == view.owner.seat and view.owed is Owed.ACTION:
        tokens = any(view.bank[gem] for gem in GEMS)
        text = words(
            "picture-hand-advice",
            tokens="yes" if tokens else "no",
            gold="yes" if view.bank[GOLD] else "no",
        )
    canvas.text(box.left_middle, text, Face.SANS, READ, theme.muted, room=box.w, squeeze=0.9)


def within_reach(canvas: Canvas, box: Box, offers: Sequence[Card], words: Words) -> None:
    """The free places: what could be bought from the rows, and how to reserve."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    inside = box.inset(18, 14)
    hint = wrapped(words("picture-hand-reserve"), Face.SANS, 26, inside.w)
    top, shelf, answer, foot = inside.rows(36, 1, 44, 34 * len(hint), gap=8)
    canvas.text(
        top.centre,
        words("picture-hand-rows"),
        Face.SANS,
        CAPTIONS[0],
        canvas.theme.muted,
        Anchor.MIDDLE,
        room=top.w,
    )
    for phrase, row in zip(hint, foot.rows(*[1] * len(hint)), strict=True):
        canvas.text(row.centre, phrase, Face.SANS, 26, canvas.theme.muted, Anchor.MIDDLE)
    canvas.places["offers"] = shelf
    unseen = offers[shelve(canvas, shelf, offers, SIZES, cards.face) :]
    also = f" (+{len(unseen)})" if unseen else ""
    affordable(canvas, answer, words("picture-hand-affordable") + also)


def means(canvas: Canvas, box: Box, owner: Player, view: View, words: Words) -> None:
    """What the owner has, so that nobody must go back to the table for it."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    canvas.places["means"] = box
    upper, line, court = box.inset(24, 14).rows(1, 36, 56, gap=6)
    left, middle, right = upper.columns(150, 1, 280, gap=20)
    crest = left.place(108, 132, 0, 0.5)
    canvas.put(ground.shield(canvas.theme, *crest.size, owner.points), crest)
    holdings(canvas, middle.inset(24, 2), owner, Changes(), unit=1.25)
    facts = (  # beside the bonuses and beside the tokens
        words("picture-hand-bought", count=len(owner.bought)),
        words("picture-hand-tokens", count=owner.tokens.total, most=owner.token_limit),
    )
    for fact, row in zip(facts, right.rows(0.575, 0.425, gap=5), strict=True):
        canvas.text(row.right_middle, fact, Face.SANS, 28, anchor=Anchor.RIGHT, room=row.w)
    goal = words("picture-hand-goal", points=max(0, view.goal - owner.points))
    wide = canvas.text(line.right_middle, goal, Face.SANS, 28, anchor=Anchor.RIGHT)
    if view.nobles:
        caption, room = words("picture-hand-nobles"), line.w - wide - 24
        canvas.text(line.left_middle, caption, Face.SANS, 28, canvas.theme.muted, room=room)
    missed(canvas, court, owner, view)


def missed(canvas: Canvas, box: Box, owner: Player, view: View) -> None:
    """The nobles who have come with their points, and those who wait with the bonuses that they
    still miss.
    """
    court = sorted((*owner.nobles, *view.nobles), key=lambda noble: noble.id)
    for noble, cell in zip(court, box.columns(*[1] * max(1, len(court)), gap=10), strict=False):
        told: list[Part] = [nobles.cameo(noble, 56)]
        if noble in owner.nobles:
            told.append(f"+{noble.points}")
        else:
            wanted = missing(owner, noble).items()
            told += [stones.gem(stone_of(colour), 46, count) for colour, count in wanted]
        canvas.line(cell.left_middle, told, Face.BOLD, 34, gap=4)
