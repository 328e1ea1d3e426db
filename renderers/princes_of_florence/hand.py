"""What one player alone may see: the own cards and what they are worth now, and the own estate square by square."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from games.princes_of_florence.catalogue import Bonus, Prestige, Profession
from games.princes_of_florence.view import Hand, Player, View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, wrapped
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import other_card, profession_card
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.headings import HEIGHT, heading
from renderers.princes_of_florence.matter import matter
from renderers.princes_of_florence.players import freedoms, money, points, staff, works
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room
from renderers.words import Words

WIDTH, CELL = 1200, 50
FACTS, MATTER = 306, 264
SPARED = 60  # a lower picture is worth moving things for from so much on
STRETCH = 1.3  # by how much cards may be higher where there is room
TALLEST = 1016  # of what stands under the header, while the picture is as high as it is wide


@dataclass(frozen=True, slots=True)
class Spread:
    """How cards are laid out: how many in a row, and how high professions and other cards are."""

    across: int
    profession: int
    other: int

    def heights(self, professions: int, others: int) -> list[float]:
        rows = [self.profession] * -(-professions // self.across) + [self.other] * -(-others // self.across)
        return [float(high) for high in rows]

    def height(self, professions: int, others: int) -> float:
        rows = self.heights(professions, others)
        return sum(rows) + GAP * max(0, len(rows) - 1)


SPREADS = (Spread(2, 372, 196), Spread(3, 320, 200), Spread(3, 240, 200), Spread(4, 230, 212))


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The estate at the left, the cards at the right; what is going on wherever there is room for it."""
    hand, owner = view.hand, view.owner
    assert hand is not None, "a hand is seen by its owner"
    professions, others = list(_professions(hand, owner, view, words)), list(_others(hand, owner, words))
    spread = _spread(len(professions), len(others))
    left = estates.side_of(CELL) + estates.NAMES + GAP + FACTS
    right = spread.height(len(professions), len(others))
    few = max(left, right + GAP + MATTER) < left + GAP + MATTER - SPARED
    body = max(left, right + GAP + MATTER) if few else max(left + GAP + MATTER, right)
    canvas = room(WIDTH, round(EDGE + HEIGHT + GAP + body + EDGE))
    head, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, 1, gap=GAP)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    own, cards = rest.columns(estates.side_of(CELL) + estates.NAMES, 1, gap=GAP)
    land, facts, below = own.rows(own.w, FACTS, 1, gap=GAP)
    estates.named(canvas, land, owner, CELL, changes, hatched=True)
    _facts(canvas, facts, view, owner, words, names, changes)
    if few:
        cards, below = cards.rows(1, MATTER, gap=GAP)
    else:
        below = below.place(own.w, MATTER, 0, 0)
    _cards(canvas, cards, spread, professions, others)
    canvas.put(plate(*below.size, Plate.PARCHMENT), below)
    matter(canvas, below.inset(18, 12), view, words, names, changes)
    return canvas


Drawn = Callable[[Canvas, Box], None]


def _spread(professions: int, others: int) -> Spread:
    """The first in which the cards fit, else the closest."""
    return next((spread for spread in SPREADS if spread.height(professions, others) <= TALLEST), SPREADS[-1])


def _professions(hand: Hand, owner: Player, view: View, words: Words) -> Iterator[Drawn]:
    """Professions that have just been drawn, then those in hand."""
    worth = [(card, None) for card in hand.drawn if isinstance(card, Profession)]
    known = [(own.card, (own.value.total, own.with_bonuses)) for own in hand.professions]
    for card, values in [*worth, *known]:
        yield partial(profession_card, card=card, owner=owner, worth=values, least=view.minimum, words=words)


def _others(hand: Hand, owner: Player, words: Words) -> Iterator[Drawn]:
    """The same of bonus and prestige cards; then recruiting cards."""
    for drawn in hand.drawn:
        if isinstance(drawn, Bonus | Prestige):
            yield partial(other_card, card=drawn, worth=None, words=words)
    for bonus in hand.bonuses:
        yield partial(other_card, card=bonus.card, worth=(f"+{bonus.adds}", ""), words=words)
    for scored in hand.prestige:
        worth = str(scored.points), f"/{scored.card.points}"
        yield partial(other_card, card=scored.card, worth=worth, words=words)
    yield from [partial(other_card, card=None, worth=None, words=words)] * owner.recruiting


def _cards(canvas: Canvas, box: Box, spread: Spread, professions: Sequence[Drawn], others: Sequence[Drawn]) -> None:
    heights = spread.heights(len(professions), len(others))
    if not heights:
        return
    whole = spread.height(len(professions), len(others))
    heights = [high * max(1, min(STRETCH, 1 + (box.h - whole) / sum(heights))) for high in heights]
    rows = [row.columns(*[1] * spread.across, gap=GAP) for row in box.rows(*heights, gap=GAP)]
    first = -(-len(professions) // spread.across)
    for several, cells in ((professions, rows[:first]), (others, rows[first:])):
        for card, cell in zip(several, [cell for row in cells for cell in row], strict=False):
            card(canvas, cell)


def _facts(
    canvas: Canvas, box: Box, view: View, owner: Player, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """What the owner has besides, and what it allows."""
    canvas.put(plate(*box.size), box)
    figures, things, *lines, low = box.inset(16, 10).rows(50, 50, 32, 32, 32, 1, gap=2)
    left, right = figures.columns(0.42, 0.58)
    points(canvas, left, owner, words, changes)
    money(canvas, right, owner, words, changes)
    cells = things.columns(1, 1, 0.8, 0.8, 0.8)
    staff(canvas, cells[:2], owner, changes)
    freedoms(canvas, cells[2:], owner, changes)
    for text, line in zip(_told(view, owner, words, names, lines[0].w), lines, strict=True):
        canvas.text(line.left_middle, text, Face.SANS, 24, roles.SAND, room=line.w)
    works(canvas, low, owner, words, changes)


def _told(view: View, owner: Player, words: Words, names: Sequence[str], room: float) -> list[str]:
    """Three lines: what can be paid, and what else matters most; a standing bid has two of them."""
    can_pay = words("picture-can-pay", n=owner.resources)
    if view.order is not None:
        first, *rest = wrapped(words("picture-order", order=words.say(view.order, names)), Face.SANS, 24, room)
        return [can_pay, first, " ".join(rest)]
    price = words("picture-estate", n=owner.building_price, empty=owner.empty_squares)
    limit = view.hand.limit if view.hand else None
    if limit is None:
        return [can_pay, price, words("picture-every-work", n=owner.court)]
    return [can_pay, price, words("picture-limit", florins=limit.florins, sell="yes" if limit.sell else "no")]
