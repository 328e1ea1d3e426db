"""What one player alone may see: the own cards and what they are worth now, and the own estate
square by square.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from games.princes_of_florence.catalogue import Bonus, Prestige, Profession
from games.princes_of_florence.events import Phase
from games.princes_of_florence.view import Hand, Player, View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.lettering import Face, wrapped
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.cards import Note, other_card, profession_card
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.facts import facts, staff_and_freedoms
from renderers.princes_of_florence.headings import HEIGHT, heading
from renderers.princes_of_florence.matter import matter
from renderers.princes_of_florence.nexts import height, steps_of, whats_next
from renderers.princes_of_florence.players import CLOSEST, money, points, works
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room, rule
from renderers.princes_of_florence.supply import supply
from renderers.telling import capital
from renderers.words import Words

WIDTH, CELL, OWN = 1200, 50, 404
FACTS, MATTER = 492, 320
PROFESSION, OTHER = 392, 214  # the heights of cards
DENSE = (306, 206)  # the heights of many cards
MANY = 4  # professions in two columns, before they are dense
SPARED = 60  # a lower picture is worth moving things for from so much on
STRETCH = 1.16  # by how much cards may be higher where there is room
BROAD = 600  # so wide is room for what is left beside what is going on
ROOMY = 560  # and so high below it


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A regular grid: the owner's estate and things at the left, two columns of cards with what
    would help next; what is going on wherever there is room for it.
    """
    hand, owner = view.hand, view.owner
    assert hand is not None, "a hand is seen by its owner"
    professions = list(_professions(hand, owner, view, words))
    others = list(_others(hand, owner, words))
    changes = Changes.of(view)

    def going_on(canvas: Canvas, box: Box) -> None:
        _going_on(canvas, box, view, words, names, changes)

    steps = steps_of(hand, view.minimum)

    def next_(canvas: Canvas, box: Box) -> None:
        whats_next(canvas, box, steps, view.minimum, words)

    land = estates.side_of(CELL) + estates.NAMES
    left = land + GAP + FACTS
    low = height(steps, WIDTH - 2 * MARGIN - OWN - GAP, words)
    rows = _rows(professions, others, next_ if steps else None, low)
    longer = _with(rows, going_on)
    below_facts = max(left + GAP + MATTER, _high(rows))
    aside = max(left, _high(longer)) < below_facts - SPARED
    rows = longer if aside else rows
    body = max(left, _high(longer)) if aside else below_facts
    canvas = room(WIDTH, round(EDGE + HEIGHT + GAP + body + EDGE))
    head, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, 1, gap=GAP)
    heading(canvas, head, view, words, names)
    own, first, second = rest.columns(OWN, 1, 1, gap=GAP)
    map_, facts_, *below = (
        own.rows(land, 1, gap=GAP) if aside else own.rows(land, FACTS, 1, gap=GAP)
    )
    estates.named(canvas, map_.place(land, land), owner, CELL, changes, hatched=True)
    _facts(canvas, facts_, view, owner, words, names, changes)
    for box in below:
        going_on(canvas, box)
    _grid(canvas, first.joined(second), rows)
    return canvas


Drawn = Callable[[Canvas, Box], None]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the grid: how high it is, and one or two things that share it."""

    high: float
    things: tuple[Drawn, ...]
    stretches: bool = False
    """Whether it takes all the room that is left."""
    whole: bool = False
    """Whether one thing needs it all."""


def _rows(
    professions: Sequence[Drawn], others: Sequence[Drawn], next_: Drawn | None, steps: float
) -> list[Row]:
    """Professions, what is next beside or so high below them, then other cards; no place is left
    empty.
    """
    tall, low = (PROFESSION, OTHER) if len(professions) <= MANY else DENSE
    upper = [*professions]
    if len(professions) % 2 and (beside := [next_] if next_ else [*others[:1]]):
        upper += beside
        others = others if next_ else others[1:]
    rows = [Row(tall, tuple(upper[at : at + 2])) for at in range(0, len(upper), 2)]
    if next_ and professions and len(professions) % 2 == 0:
        rows.append(Row(steps, (next_,), whole=True))
    return rows + [Row(low, tuple(others[at : at + 2])) for at in range(0, len(others), 2)]


def _with(rows: Sequence[Row], going_on: Drawn) -> list[Row]:
    """With what is going on beside the last card, or below all."""
    *before, last = rows or [Row(0, ())]
    if len(last.things) == 1 and not last.whole:
        return [*before, Row(max(last.high, MATTER), (*last.things, going_on), stretches=True)]
    return [*rows, Row(MATTER, (going_on,), stretches=True)]


def _high(rows: Sequence[Row]) -> float:
    return sum(row.high for row in rows) + GAP * max(0, len(rows) - 1)


def _grid(canvas: Canvas, box: Box, rows: Sequence[Row]) -> None:
    """The rows from the top down; all are higher where there is room."""
    if not rows:
        return
    spare = max(0.0, box.h - _high(rows))
    elastic = any(row.stretches for row in rows)
    cards = sum(row.high for row in rows if not row.stretches)
    more = min(STRETCH if elastic else 2, 1 + spare / max(1.0, cards))
    heights = [row.high * more for row in rows if not row.stretches]
    taken = sum(heights) + GAP * (len(rows) - 1)
    heights += [box.h - taken] * elastic
    for row, cell in zip(rows, box.rows(*heights, gap=GAP), strict=True):
        cells = cell.columns(*[1] * len(row.things), gap=GAP)
        for thing, spot in zip(row.things, cells, strict=True):
            thing(canvas, spot)


def _going_on(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """What is going on; where there is much room, what is left besides."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(18, 12)
    if inner.w > BROAD and view.phase is not Phase.END:
        inner, aside = inner.columns(1, 1, gap=36)
        canvas.put(rule(2, round(inner.h - 20)), Box(aside.x - 19, inner.y + 10, 0, 0))
        supply(canvas, aside, view, words, changes)
    elif inner.h > ROOMY:
        inner, low = inner.rows(MATTER, 1, gap=GAP)
        supply(canvas, low, view, words, changes)
    matter(canvas, inner, view, words, names, changes)


def _professions(hand: Hand, owner: Player, view: View, words: Words) -> Iterator[Drawn]:
    """Professions that have just been drawn, then those in hand."""
    shown = [
        (card, worth, _note(hand, worth[0]))
        for card, worth in zip(hand.drawn, hand.worth, strict=True)
        if isinstance(card, Profession)
    ]
    held = Note.HELD if shown else Note.NONE
    shown += [(own.card, (own.value.total, own.with_bonuses), held) for own in hand.professions]
    for card, worth, note in shown:
        yield partial(
            profession_card,
            card=card,
            owner=owner,
            worth=worth,
            least=view.minimum,
            words=words,
            note=note,
        )


def _note(hand: Hand, worth: int) -> Note:
    """Whether a drawn card is worth most: it says so unless all are worth as much."""
    every = [now for now, _ in hand.worth]
    return Note.BEST if min(every) < worth == max(every) else Note.OFFERED


def _others(hand: Hand, owner: Player, words: Words) -> Iterator[Drawn]:
    """The same of bonus and prestige cards; then recruiting cards."""
    for card, (n, _) in zip(hand.drawn, hand.worth, strict=True):
        match card:
            case Bonus():
                worth = f"+{n}", ""
            case Prestige(points=points):
                worth = str(n), f"/{points}"
            case _:
                continue
        yield partial(other_card, card=card, worth=worth, words=words, note=_note(hand, n))
    for bonus in hand.bonuses:
        yield partial(other_card, card=bonus.card, worth=(f"+{bonus.adds}", ""), words=words)
    for scored in hand.prestige:
        worth = str(scored.points), f"/{scored.card.points}"
        yield partial(other_card, card=scored.card, worth=worth, words=words)
    yield from [partial(other_card, card=None, worth=None, words=words)] * owner.recruiting


def _facts(
    canvas: Canvas,
    box: Box,
    view: View,
    owner: Player,
    words: Words,
    names: Sequence[str],
    changes: Changes,
) -> None:
    """What the owner has besides, and what it allows."""
    canvas.put(plate(*box.size), box)
    canvas.places["facts"] = box
    told = _told(view, owner, words, names, box.w - 32)
    more = max(0.0, min(SPREAD, box.h - FACTS))
    hatched = bool(owner.barred)
    several = staff_and_freedoms(owner, words, changes)
    rows = -(-len(several) // 2)
    more += FACT * (3 - rows)
    figures, things, *lines, low = box.inset(16, 10).rows(
        54 + more * 0.1,
        rows * (FACT + more * 0.1),
        *[LINE_OF_WORDS + more * 0.08] * (len(told) + hatched),
        1,
        gap=2,
    )
    low = low.place(low.w, min(low.h, WORKS), 0, 0.4)
    left, right = figures.columns(0.42, 0.58)
    points(canvas, left, owner, words, changes)
    money(canvas, right, owner, words, changes)
    pairs = things.rows(*[1] * rows)
    cells = [cell for row in pairs for cell in row.columns(0.58, 0.42, gap=2)]
    if len(several) % 2:
        cells[len(several) - 1 :] = [pairs[-1]]  # the last has the row for itself
    facts(canvas, cells, several)
    if hatched:
        last = lines.pop()
        canvas.put(tiles.hatch(34, roles.PARCHMENT), last.place(34, 34, 0, 0.5))
        at, text = last.left_middle.moved(44), words("picture-barred")
        room_ = last.right - at.x
        canvas.text(at, text, Face.SANS, 34, roles.SAND, room=room_, squeeze=CLOSEST)
    for text, line in zip(told, lines, strict=True):
        at, room_ = line.left_middle, line.w
        canvas.text(at, capital(text), Face.SANS, 34, roles.SAND, room=room_, squeeze=CLOSEST)
    if owner.works or owner.recruits:
        text, at = capital(words("picture-works")), low.left_middle
        wide = canvas.text(at, text, Face.SANS, 34, roles.SAND) + 12
        low = Box(low.x + wide, low.y, low.w - wide, low.h)
    works(canvas, low, owner, words, changes)


FACT, LINE_OF_WORDS, WORKS = 44, 38, 84
SPREAD = 160  # by so much the facts are set wider where there is room


def _told(view: View, owner: Player, words: Words, names: Sequence[str], room: float) -> list[str]:
    """What can be paid, and what else matters most, line by line; a standing bid has two lines."""
    can_pay = words("picture-can-pay", n=owner.resources)
    if view.order is not None:
        first, *rest = wrapped(
            words("picture-order", order=words.say(view.order, names)), Face.SANS, 34, room / 0.8
        )
        return [can_pay, first, " ".join(rest)]
    price = words("picture-estate", n=owner.building_price, empty=owner.empty_squares).split(" · ")
    limit = view.hand.limit if view.hand else None
    if limit is None:
        return [can_pay, *price, words("picture-every-work", n=owner.court)]
    return [
        can_pay,
        *price,
        words("picture-limit", florins=limit.florins, sell="yes" if limit.sell else "no"),
    ]
