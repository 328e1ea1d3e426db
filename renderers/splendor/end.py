"""The end: the winner before a town by night, then the others, and where everybody's points came
from.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.splendor.catalogue import GEMS
from games.splendor.view import Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.lettering import READ, Face, largest, spelled, wrapped
from renderers.pieces import ground, stones
from renderers.pieces.lines import LEAST, naming, naming_all
from renderers.pieces.portraits import seat_mark
from renderers.pieces.seats import BADGE
from renderers.splendor import nobles
from renderers.splendor.cards import stone_of
from renderers.splendor.triumph import LAUREL, quarter, triumph
from renderers.theme import ACTIVE, SPLENDOR, TEXT
from renderers.words import Words

HEAD, SHORT_HEAD, GAP = 148, 48, 14  # a header that names several winners, and one that need not
WINNER, OTHER = 440, 164  # the heights of the plates
TOLD, LINE = 650, 44  # how wide and high a line is of what decided
RANK, COURT, QUARTER = 174, 154, 182  # how wide the points are, the nobles, and a bit of town
VIEW = 9  # how far that is from the edge
EDGE = 4  # of the winner's plate, round the scene
MARK = 54  # the crown and the badge beside large names
GUEST, HELD = (90, 100), (70, 78)  # a noble of the winner and of the others, and the next one


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The standings; what breaks ties, the number of bought cards, is on every plate."""
    shared = sum(one.place == 1 for one in view.standings) > 1
    shown = [spelled(name) for name in names]
    told = [] if shared else wrapped(decided(view, words, shown), Face.SANS, READ, TOLD)
    first = WINNER + LINE * len(told)
    heights = [first if one.place == 1 else OTHER for one in view.standings]
    head = HEAD if shared else SHORT_HEAD
    canvas = ground.canvas(
        SPLENDOR, 1200, 2 * 26 + head + 15 + sum(heights) + GAP * (len(heights) - 1)
    )
    upper, body = canvas.box.inset(30, 26).rows(head, 1, gap=15)
    title, *rest = upper.rows(SHORT_HEAD, *[1] * shared)
    heading(canvas, title, view, words)
    for room in rest:
        winners(canvas, room, view, words, names)
    for standing, room in zip(view.standings, body.rows(*heights, gap=GAP), strict=True):
        player = view.players[standing.seat]
        canvas.places[f"seat-{player.seat}"] = room
        if standing.place == 1:
            winner(canvas, room, player, names[player.seat], told, words)
        else:
            other(canvas, room, player, names[player.seat], standing.place, words)
    return canvas


def heading(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """The game, and how long it was."""
    theme = canvas.theme
    wide = canvas.text(box.left_middle, words("title"), Face.SERIF, 42, theme.metal)
    aside = words("picture-end-round", round=view.round)
    canvas.text(box.left_middle.moved(wide + 18, 2), aside, Face.SANS, 28, theme.muted)


def winners(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has won together, as the largest line; below it that nothing decided."""
    theme = canvas.theme
    middle, lower = box.rows(1, 40)
    victors = [names[one.seat] for one in view.standings if one.place == 1]

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    room = middle.w - MARK - 20
    size = largest(won([*map(spelled, victors)]), Face.SERIF, (52, 48, 44, LEAST), room)
    said = naming_all(won, victors, Face.SERIF, size, room)
    crown = glyphs.icon(glyphs.crown, MARK, ACTIVE, theme.metal)
    canvas.line(middle.left_middle, [crown, said], Face.SERIF, size, ACTIVE, gap=14)
    text = decided(view, words, names)
    canvas.text(lower.left_middle, text, Face.SANS, 32, TEXT, room=lower.w, squeeze=0.7)


def decided(view: View, words: Words, names: Sequence[str]) -> str:
    """Why whoever has won is ahead: by points, or with as many by fewer cards."""
    first = [view.players[one.seat] for one in view.standings if one.place == 1]
    rest = [view.players[one.seat] for one in view.standings if one.place != 1]
    points, cards = first[0].points, len(first[0].bought)
    if len(first) > 1 or not rest:
        return words("picture-end-shared", points=points, cards=cards)
    second = rest[0]
    name = names[second.seat]
    if second.points < points:
        ahead, theirs = points - second.points, second.points
        return words("picture-end-ahead", points=points, ahead=ahead, name=name, theirs=theirs)
    theirs = len(second.bought)
    return words("picture-end-fewer", points=points, cards=cards, name=name, theirs=theirs)


def winner(
    canvas: Canvas, box: Box, player: Player, name: str, told: Sequence[str], words: Words
) -> None:
    """A plate with a gold edge: the laurel, that they have won and by what, and above the town what
    the points came from. Of several winners, whom the header names, only the name is said.
    """
    theme = canvas.theme
    canvas.put(ground.plate(theme, *box.size, active=True), box)
    scene = box.inset(EDGE)
    canvas.put(triumph(player.seat, *scene.size), scene)
    rank, rest = box.inset(22, 18).columns(236, 1, gap=28)
    middle = Point(rank.centre.x, scene.y + LAUREL)
    canvas.stamp(glyphs.icon(glyphs.laurel, 236, ACTIVE), middle)
    canvas.text(middle, str(player.points), Face.BOLD, 100, anchor=Anchor.MIDDLE)
    upper, *lines, lower = rest.rows(70, *[LINE] * len(told), 1, gap=0)
    wide = _bought(canvas, (lines or [upper])[0], player, words)
    named = _marked(canvas, upper, player, MARK, 14)
    room = named.w - (0 if lines else wide + 30)

    def won(shown: str) -> str:
        return words("picture-wins", name=shown, count=1) if told else shown

    size = largest(won(spelled(name)), Face.SERIF, (60, 54, 50, 46, LEAST, 36), room)
    said = naming(won, name, Face.SERIF, size, room)
    canvas.text(named.left_middle, said, Face.SERIF, size, ACTIVE, room=room, squeeze=0.85)
    for line, row in zip(told, lines, strict=True):
        canvas.text(row.left_middle, line, Face.SANS, READ, TEXT, room=TOLD)
    lower = lower.inset(0, 14)
    at = Point(lower.x, lower.y)
    for colour in GEMS:
        if count := player.bonuses[colour]:
            sprite = stones.tile(stone_of(colour), 74, 104, count)
            canvas.put(sprite, Box(at.x, at.y, 74, 104))
            _worth(canvas, at.moved(37, 128), worth(player, colour.value), Anchor.MIDDLE)
            at = at.moved(98)
    size, step = GUEST
    room = lower.right - at.x - 8 - size
    step = round(min(step, room / max(1, len(player.nobles) - 1)))
    for visit, noble in enumerate(player.nobles):
        centre = at.moved(8 + size / 2 + step * visit, 52)
        canvas.stamp(nobles.cameo(noble, size), centre)
        _worth(canvas, centre.moved(dy=76), noble.points, Anchor.MIDDLE)


def other(canvas: Canvas, box: Box, player: Player, name: str, place: int, words: Words) -> None:
    """Place and points, name and cards; below them where the points came from, colour under
    colour in all plates.
    """
    theme = canvas.theme
    canvas.put(ground.plate(theme, *box.size), box)
    inner = box.inset(VIEW)
    view = inner.place(QUARTER, inner.h, 1)
    canvas.put(quarter(player.seat, *view.size, place), view)
    rank, rest = box.inset(22, 14).columns(RANK, 1, gap=14)
    canvas.stamp(ground.medal(place, 60), rank.left_middle.moved(36))
    at = rank.right_middle.moved(-10)
    canvas.text(at, str(player.points), Face.BOLD, 76, anchor=Anchor.RIGHT)
    upper, lower = rest.rows(44, 1, gap=8)
    _bought(canvas, upper, player, words)
    named = _marked(canvas, upper, player, BADGE, 12)
    at, room = named.left_middle, named.w - QUARTER
    canvas.text(at, spelled(name), Face.MEDIUM, 36, TEXT, room=room, squeeze=0.85)
    *columns, court, _ = lower.columns(*[1] * len(GEMS), COURT, QUARTER - 16)
    for colour, column in zip(GEMS, columns, strict=True):
        count, tile = player.bonuses[colour], column.place(56, round(column.h), 0)
        canvas.put(stones.tile(stone_of(colour), *tile.size, count), tile)
        if count:
            at = column.left_middle.moved(60)
            _worth(canvas, at, worth(player, colour.value), Anchor.LEFT, 34)
    if player.nobles:
        size, step = HELD
        step = round(min(step, (court.w - 60 - size) / max(1, len(player.nobles) - 1)))
        for visit, noble in enumerate(player.nobles):
            centre = court.left_middle.moved(size / 2 + step * visit)
            canvas.stamp(nobles.cameo(noble, size), centre)
        at = court.left_middle.moved(size + step * (len(player.nobles) - 1) + 6)
        _worth(canvas, at, sum(noble.points for noble in player.nobles), Anchor.LEFT, 34)


def worth(player: Player, colour: str) -> int:
    """What the cards of a bonus have brought."""
    return sum(card.points for card in player.bought if card.bonus.value == colour)


def _marked(canvas: Canvas, box: Box, player: Player, size: int, gap: int) -> Box:
    """The player's mark at the left; returns what is left for their name."""
    mark = seat_mark(player.seat, canvas.theme, size)
    canvas.stamp(mark, box.left_middle.moved(mark.w / 2))
    return Box(box.x + mark.w + gap, box.y, box.w - mark.w - gap, box.h)


def _bought(canvas: Canvas, box: Box, player: Player, words: Words) -> float:
    """How many cards somebody has bought, at the right; returns how wide that is."""
    said = words("picture-cards", n=len(player.bought))
    return canvas.text(box.right_middle.moved(-4), said, Face.SANS, READ, TEXT, Anchor.RIGHT)


def _worth(canvas: Canvas, at: Point, points: int, anchor: Anchor, size: int = 40) -> None:
    if points:
        parts: list[Part] = [str(points), glyphs.icon(glyphs.star, size - 10, canvas.theme.metal)]
        canvas.line(at, parts, Face.SERIF, size, anchor=anchor, gap=3)
