"""What one player alone may see: in one sentence what the own cards are good for, what each work
would be worth, other cards, and the own estate and means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from games.princes_of_florence.catalogue import Bonus, Prestige, Profession
from games.princes_of_florence.view import Candidate, Hand, Player, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, largest, wrapped
from renderers.pieces import masthead
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.cards import Note, Worth, named, noted, profession_card
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.headings import Shown, asked_of, city, owed
from renderers.princes_of_florence.nexts import (
    height_of,
    standings,
    standings_need,
    whats_next,
)
from renderers.princes_of_florence.others import other_card
from renderers.princes_of_florence.players import (
    counts,
    freedoms,
    money,
    points,
    shield,
    staff,
    works,
)
from renderers.princes_of_florence.room import Plate, plate, room
from renderers.princes_of_florence.signs import wax
from renderers.sheet import Sheet
from renderers.telling import capital
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, EDGE, GAP, HIGHEST = 1200, 14, 12, 1500
STRIP, TALK = 86, 120
"""How high the strip of the city is, and what is said below it."""
FACE, SEAL, ASIDE = 100, 92, 34
TALL, SCENIC, LOW = 414, 304, 172
"""How high a profession is at most, at least with its studio, and without."""
OTHER, CROWDED, FOOT, CELL = 128, 120, 292, 36
"""How high other cards are, and where there are many, and how high the foot is."""
ROOMIER = 30
"""By how much a profession without its studio is higher where there is room."""
SIDE, STEP, TOLD = estates.side_of(CELL), 384, 40
"""In the foot, how wide the estate and the step of the game are, and how high a line of words."""
Drawn = Callable[[Canvas, Box], None]


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The head, professions in two or three columns, other cards below, then what one has."""
    hand = view.hand
    assert hand is not None, "a hand is seen by its owner"
    professions = list(_professions(hand, view, words))
    others = list(_others(hand, view.owner, words))
    across = 2 if len(professions) in {1, 2, 4} else 3
    rows = -(-len(professions) // across)
    beside = 3
    lines = -(-len(others) // beside)
    bid = _bid(view, words, names)
    top, foot, other = STRIP + TALK + GAP, FOOT + TOLD * len(bid), OTHER
    fixed = top + lines * (other + GAP) + foot + EDGE
    tall = min(TALL, (HIGHEST - fixed) // max(1, rows) - GAP)
    if tall < SCENIC:
        tall, other = max(LOW, min(LOW + ROOMIER, tall)), CROWDED
        fixed = top + lines * (other + GAP) + foot + EDGE
    whole = fixed + rows * (tall + GAP)
    canvas = room(WIDTH, whole)
    sheet: Shown = Sheet(canvas, view, words, names, Changes.of(view))
    _head(sheet)
    inner = Box(EDGE, top, WIDTH - 2 * EDGE, whole - top - EDGE)
    parts = inner.rows(*[tall] * rows, *[other] * lines, foot, gap=GAP)
    if len(professions) == 1:  # beside it, what would help, and how everybody stands
        card, more = parts[0].columns(0.5, 0.5, gap=GAP)
        professions[0](canvas, card)
        upper, lower = more.rows(height_of(hand), 1, gap=GAP)
        if view.posed:
            standings(canvas, more, view, words, names)
        else:
            if lower.h < standings_need(view):
                upper = more
            else:
                standings(canvas, lower, view, words, names)
            whats_next(canvas, upper, hand, view.minimum, words)
    else:
        _grid(canvas, parts[:rows], professions, across)
    _grid(canvas, parts[rows:-1], others, beside)
    _means(sheet, parts[-1], bid)
    return canvas


def _grid(canvas: Canvas, rows: Sequence[Box], things: Sequence[Drawn], across: int) -> None:
    """Things in rows of so many; where there are fewer, they share one."""
    across = min(across, max(1, len(things)))
    cells = [cell for row in rows for cell in row.columns(*[1] * across, gap=GAP)]
    for thing, cell in zip(things, cells, strict=False):
        thing(canvas, cell)


def _head(sheet: Shown) -> None:
    """The city, who sees this, whose turn it is, and what the hand is good for."""
    canvas, view, words = sheet.canvas, sheet.view, sheet.words
    canvas.put(city(WIDTH, STRIP + TALK, STRIP), Box(0, 0, 0, 0))
    at = Point(28, STRIP / 2)
    canvas.text(at, words("title"), Face.BOLD, 50, GILT_CAST)
    masthead.private(sheet, Point(WIDTH - 22, 14))
    line = Box(24, STRIP + 8, WIDTH - 48, TALK - 16)
    canvas.stamp(medallion(view.owner.seat, FACE), line.left_middle.moved(FACE / 2))
    seal = line.right_middle.moved(-SEAL / 2)
    canvas.stamp(wax(SEAL, str(view.minimum)), seal)
    text = words("picture-minimum")
    wide = canvas.text(
        seal.moved(-SEAL / 2 - 8), text, Face.MEDIUM, ASIDE, SHADED.inked(roles.SAND), Anchor.RIGHT
    )
    told = Box(line.x + FACE + 18, line.y, line.w - FACE - 18 - SEAL - wide - 36, line.h)
    upper, lower = told.rows(0.36, 0.64)
    mine = view.me in view.owing
    said = _turn(view, words, sheet.names, told.w)
    ink = SHADED.inked(ACTIVE if mine else roles.SAND)
    size = largest(said, Face.MEDIUM, (36, 34), upper.w)
    canvas.text(upper.left_middle, said, Face.MEDIUM, size, ink, room=upper.w, squeeze=0.7)
    masthead.headline(
        canvas, lower.left_middle, headline(view, words), lower.w, (58, 54, 50, 46, 42)
    )


def _turn(view: View, words: Words, names: Sequence[str], room_: float) -> str:
    """Whose turn it is and for what."""
    if view.me in view.owing:
        told = asked_of(view, words)
        if view.turn is not None and view.turn.seat == view.me:
            return f"{told} · {words('picture-actions-left', n=view.turn.actions)}"
        return told
    return capital(owed(view, words, names, room_, 36))


def headline(view: View, words: Words) -> str:
    """What the professions in hand are good for: the best work that is worth enough, what would
    make one so, or how much is missing. Without professions, and at a puzzle, how one stands.
    """
    hand = view.hand
    assert hand is not None, "a hand is seen by its owner"
    if not hand.professions or view.posed:
        most = max(player.points for player in view.players)
        short = most - view.owner.points
        if not short:
            return words("picture-hand-leads", n=most)
        return words("picture-hand-behind", short=short)

    def called(own: Candidate) -> str:
        return words("profession", id=own.card.id)

    best = max(hand.professions, key=lambda own: own.value.total)
    if best.value.total >= view.minimum:
        return words("picture-hand-ready", card=called(best), n=best.value.total)
    steps = [(own, step) for own in hand.professions for step in own.steps]
    enough = [(own, step) for own, step in steps if step.total >= view.minimum]
    if enough:
        own, step = max(enough, key=lambda pair: pair[1].total)
        thing = named(step.what, words)
        return words("picture-hand-step", card=called(own), thing=thing, n=step.total)
    short = view.minimum - best.value.total
    return words("picture-hand-short", card=called(best), n=short)


def _professions(hand: Hand, view: View, words: Words) -> Iterator[Drawn]:
    """Professions that have just been drawn, then those in hand."""
    every = [now for now, _ in hand.worth]
    drawn = [
        (card, Worth(now, most), now)
        for card, (now, most) in zip(hand.drawn, hand.worth, strict=True)
        if isinstance(card, Profession)
    ]
    shown = partial(profession_card, owner=view.owner, least=view.minimum, words=words)
    for card, worth, now in drawn:
        yield partial(shown, card=card, worth=worth, note=noted(now, every))
    for own in hand.professions:
        note = Note.HELD if drawn else Note.NONE
        worth = Worth.of(own)
        if view.posed:  # what would raise it may be the answer
            worth = replace(worth, most=worth.total, steps=())
        yield partial(shown, card=own.card, worth=worth, note=note)


def _others(hand: Hand, owner: Player, words: Words) -> Iterator[Drawn]:
    """The same of bonus and prestige cards; then recruiting cards."""
    every = [now for now, _ in hand.worth]
    shown = partial(other_card, words=words)
    for card, (n, _) in zip(hand.drawn, hand.worth, strict=True):
        note = noted(n, every)
        match card:
            case Bonus():
                yield partial(shown, card=card, worth=(f"+{n}", ""), note=note)
            case Prestige(points=most):
                worth = str(n), f"/{most}"
                yield partial(shown, card=card, worth=worth, note=note)
    for bonus in hand.bonuses:
        yield partial(shown, card=bonus.card, worth=(f"+{bonus.adds}", ""))
    for scored in hand.prestige:
        worth = str(scored.points), f"/{scored.card.points}"
        yield partial(shown, card=scored.card, worth=worth)
    if owner.recruiting:
        yield partial(shown, card=None, worth=None, copies=owner.recruiting)


def _means(sheet: Shown, box: Box, bid: Sequence[str]) -> None:
    """The own estate, what one has, the bid that was left, and the step the game is at."""
    canvas, view, words, changes = sheet.canvas, sheet.view, sheet.words, sheet.changes
    owner = view.owner
    canvas.put(plate(*box.size, Plate.WALNUT), box)
    land, facts, step = box.inset(14, 12).columns(SIDE, 1, STEP, gap=20)
    estates.estate(canvas, land.place(SIDE, SIDE), owner, CELL, changes)
    canvas.places["facts"] = facts
    done = len(owner.works) + owner.recruits
    granted = list(freedoms(owner, changes, 44))
    figures, people, told, low = facts.rows(54, 50, 1, 56 * bool(done))
    left, right = figures.columns(1, 1, gap=16)
    money(canvas, left, owner, words, changes, left=True)
    points(canvas, right, owner, words, changes)
    several = list(staff(owner, changes, 42))
    cells = people.columns(*[1] * 5)
    counts(canvas, cells, several, owner, changes)
    for (drawn, changed), spot in zip(granted, cells[len(several) :], strict=False):
        shield(canvas, spot.left_middle.moved(drawn.w / 2), drawn, changed=changed)
    _told(sheet, told, bid)
    works(canvas, low, owner, changes)
    canvas.put(plate(*step.inset(0, -2).size, Plate.PARCHMENT, 12), step.inset(0, -2))
    current_step(sheet, step.inset(18, 8))


def _bid(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The bid that was sealed or left, in lines of the foot."""
    limit, bid = view.hand.limit if view.hand else None, ""
    if view.order is not None:
        bid = words("picture-order", order=words.say(view.order, names))
    elif limit is not None:
        sold = "yes" if limit.sell else "no"
        bid = words("picture-limit", florins=limit.florins, sell=sold)
    room = WIDTH - 2 * EDGE - 28 - SIDE - STEP - 2 * 20
    return wrapped(capital(bid), Face.MEDIUM, 34, room / 0.9) if bid else []


def _told(sheet: Shown, box: Box, several: Sequence[str]) -> None:
    """The bid, what can be spent, and what the next building costs."""
    view, words, canvas = sheet.view, sheet.words, sheet.canvas
    owner, number = view.owner, "picture-number"
    lines = [(words("picture-label-building"), words(number, n=owner.building_price))]
    if owner.resources > owner.money:
        lines.insert(0, (words("picture-label-spend"), words(number, n=owner.resources)))
    high = min(44.0, box.h / (len(several) + len(lines)))
    rows = box.place(box.w, high * (len(several) + len(lines)), 0, 0.3).rows(
        *[1] * (len(several) + len(lines))
    )
    for text, row in zip(several, rows, strict=False):
        at = row.left_middle
        canvas.text(at, text, Face.MEDIUM, 34, ACTIVE, room=row.w, squeeze=0.7)
    for (label, figure), row in zip(lines, rows[len(several) :], strict=True):
        wide = canvas.text(row.right_middle, figure, Face.BOLD, 36, TEXT, Anchor.RIGHT) + 12
        text, at = capital(label), row.left_middle
        size = largest(text, Face.SANS, (34, 32, 30), row.w - wide)
        canvas.text(at, text, Face.SANS, size, roles.SAND, room=row.w - wide, squeeze=0.7)
