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
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence.cards import profession_card
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.headings import LINE, SKY, heading
from renderers.princes_of_florence.nexts import height as height_of_nexts
from renderers.princes_of_florence.nexts import steps_of, whats_next
from renderers.princes_of_florence.notes import Note
from renderers.princes_of_florence.others import other_card
from renderers.princes_of_florence.purse import OWN, purse
from renderers.princes_of_florence.purse import height as height_of_purse
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room, rule
from renderers.princes_of_florence.supply import supply
from renderers.sheet import Sheet
from renderers.words import Words

WIDTH, CELL = 1200, 50
HEIGHT = SKY + LINE
MATTER = 336
PROFESSION, OTHER = 436, 136  # the heights of cards
DENSE = 376  # the height of many professions
MANY = 4  # professions in two columns, before they are dense
SPARED = 60  # a lower picture is worth moving things for from so much on
STRETCH = 1.16  # by how much cards may be higher where there is room
LOOSE = 150  # and by how many pixels what the owner has
BROAD = 600  # so wide is room for what is left beside what is going on
ROOMY = 520  # and so high below it
ACROSS = 3  # other cards below everything else


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A regular grid: the owner's estate and things at the left, two columns of cards with what
    would help next; what is going on wherever there is room for it. Many other cards lie below
    everything, in three columns.
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
    own = height_of_purse(view, owner, words, names, changes)
    low = height_of_nexts(steps)
    plan = _plan(_rows(professions, others, next_ if steps else None, low), going_on, land, own)
    below: Sequence[Row] = ()
    if len(others) >= ACROSS:
        upper = _plan(_rows(professions, (), next_ if steps else None, low), going_on, land, own)
        rows = _broken(others, ACROSS)
        if upper.high + GAP + _high(rows) < plan.high - SPARED / 2:
            plan, below = upper, rows
    foot = GAP + _high(below) if below else 0
    canvas = room(WIDTH, round(EDGE + HEIGHT + GAP + plan.high + foot + EDGE))
    head, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, 1, gap=GAP)
    heading(Sheet(canvas, view, words, names, changes), head)
    upper_, *lower = rest.rows(plan.high, *[1] * bool(below), gap=GAP)
    left, first, second = upper_.columns(OWN, 1, 1, gap=GAP)
    map_, facts_, *matters = left.rows(land, *plan.below_map(left.h - land - GAP, own), gap=GAP)
    estates.named(canvas, map_.place(land, land), owner, CELL, changes, hatched=True)
    purse(canvas, facts_, view, owner, words, names, changes)
    for box in matters:
        going_on(canvas, box)
    _grid(canvas, first.joined(second), plan.rows)
    for box in lower:
        _grid(canvas, box, below)
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
    across: int = 0
    """Into so many columns it is cut at least."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The rows of cards, whether what is going on is among them, and how high it all is."""

    rows: Sequence[Row]
    aside: bool
    high: float

    def below_map(self, room: float, own: float) -> tuple[float, ...]:
        """How high what lies below the map is: what the owner has, and what is going on."""
        if self.aside:
            return (room,)
        spare = room - GAP - own - MATTER
        facts = own + min(LOOSE, max(0.0, spare))
        return (facts, room - GAP - facts)


def _plan(rows: Sequence[Row], going_on: Drawn, land: float, own: float) -> Plan:
    """What is going on stands where the picture is lower for it."""
    longer = _with(rows, going_on)
    left = land + GAP + own
    below, aside = max(left + GAP + MATTER, _high(rows)), max(left, _high(longer))
    if aside < below - SPARED:
        return Plan(longer, True, aside)
    return Plan(rows, False, below)


def _broken(things: Sequence[Drawn], across: int) -> list[Row]:
    """Other cards, so many in a row; what is left over has the last row for itself."""
    return [
        Row(OTHER, tuple(things[at : at + across]), across=across)
        for at in range(0, len(things), across)
    ]


def _rows(
    professions: Sequence[Drawn], others: Sequence[Drawn], next_: Drawn | None, steps: float
) -> list[Row]:
    """Professions, what is next beside or so high below them, then other cards; no place is left
    empty.
    """
    tall = PROFESSION if len(professions) <= MANY else DENSE
    upper = [*professions]
    if len(professions) % 2:
        if next_:
            upper.append(next_)
        elif others:
            upper.append(partial(_stacked, things=others[:2]))
            others = others[2:]
    rows = [Row(tall, tuple(upper[at : at + 2])) for at in range(0, len(upper), 2)]
    if next_ and professions and len(professions) % 2 == 0:
        rows.append(Row(steps, (next_,), whole=True))
    return rows + [Row(OTHER, tuple(others[at : at + 2])) for at in range(0, len(others), 2)]


def _stacked(canvas: Canvas, box: Box, things: Sequence[Drawn]) -> None:
    """Other cards one below the other, beside a profession."""
    for thing, cell in zip(things, box.rows(*[1] * len(things), gap=GAP), strict=True):
        thing(canvas, cell)


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
        cells = cell.columns(*[1] * max(row.across, len(row.things)), gap=GAP)
        for thing, spot in zip(row.things, cells, strict=False):
            thing(canvas, spot)


def _going_on(
    canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str], changes: Changes
) -> None:
    """What is going on; where there is much room, what is left besides."""
    sheet = Sheet(canvas, view, words, names, changes)
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(18, 12)
    if inner.w > BROAD and view.phase is not Phase.END:
        inner, aside = inner.columns(1, 1, gap=36)
        canvas.put(rule(2, round(inner.h - 20)), Box(aside.x - 19, inner.y + 10, 0, 0))
        supply(sheet, aside)
    elif inner.h > ROOMY:
        inner, low = inner.rows(MATTER, 1, gap=GAP)
        supply(sheet, low)
    current_step(sheet, inner)


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
    if owner.recruiting:
        copies = owner.recruiting
        yield partial(other_card, card=None, worth=None, words=words, copies=copies)
