"""The end: the winner on top, and for every player the finished estate, what brought how much
prestige, each prestige card, the florins and the total.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Standing
from games.princes_of_florence.catalogue import Count
from games.princes_of_florence.view import Player, Scored, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, width, wrapped
from renderers.pieces.lines import LEAST, naming_all
from renderers.princes_of_florence import estate, roles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.crests import crest
from renderers.princes_of_florence.others import count_sign, signs_of
from renderers.princes_of_florence.players import works
from renderers.princes_of_florence.room import EDGE, GAP, MARGIN, Plate, plate, room
from renderers.princes_of_florence.signs import CARD, Sign, builder, coin, laurel, mark, sign
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

BANNER, CELL = 190, 30
ROW = estate.side_of(CELL) + 20
RANK, SOURCES, SOURCE = 38, 290, 46
HEAD, CREST = 60, 56
WINNER = 116  # the arms of who has won
NAME, CLOSEST = 0.76, 0.58  # how narrow letters may become
SMALL, SMALLER = 32, 28  # the lettering of prestige cards
CHIP, CHIP_LEAST = 240, 150  # how wide a prestige card is at most, and beside works
MEANT = 118  # and from which width on it says what it asks for
MOST_IN_A_ROW = 3
BETWEEN = 8  # the cards
ASIDE, OVERLAPPED = 20, 24  # beside the works, and what is seen of one that lies below another


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """A row for every place."""
    rows = len(view.standings)
    canvas = room(1200, EDGE + BANNER + rows * (ROW + GAP) + EDGE)
    head, body = canvas.box.inset(MARGIN, EDGE).rows(BANNER, 1, gap=GAP)
    _banner(canvas, head, view, words, names)
    for standing, box in zip(view.standings, body.rows(*[1] * rows, gap=GAP), strict=True):
        _row(canvas, box, view, standing, words, names[standing.seat])
    return canvas


def winners(view: View) -> list[int]:
    """The seats in the first place."""
    return [standing.seat for standing in view.standings if standing.place == 1]


def _banner(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has won, by how much or by what, and the prestige."""
    canvas.put(plate(*box.size, Plate.BUSY, lit=True), box)
    inner = box.inset(26, 12)
    crown, told, total = inner.columns(140, 1, 230, gap=22)
    canvas.stamp(crest(winners(view)[0], WINNER), crown.centre.moved(dy=22))
    canvas.stamp(glyphs.icon(glyphs.crown, 58, ACTIVE, roles.BUSY_LOW), crown.centre.moved(dy=-62))
    top, middle, low = told.rows(44, 1, 46)
    at, title, metal = top.left_middle, words("title"), canvas.theme.metal
    canvas.text(at, title, Face.SERIF, 34, metal, room=told.w, squeeze=CLOSEST)
    victors = [names[seat] for seat in winners(view)]

    def won(shown: Sequence[str]) -> str:
        return words("picture-wins", name=words.listed(shown), count=len(shown))

    size = largest(
        won([spelled(name) for name in victors]), Face.SERIF, (64, 56, 50, LEAST), middle.w
    )
    canvas.text(
        middle.left_middle,
        naming_all(won, victors, Face.SERIF, size, middle.w),
        Face.SERIF,
        size,
        ACTIVE,
    )
    canvas.text(low.left_middle, reason(view, words), Face.SANS, 34, room=low.w, squeeze=0.7)
    points = view.players[winners(view)[0]].points
    end = total.right_middle.moved(
        -canvas.text(total.right_middle, str(points), Face.SERIF, 104, ACTIVE, Anchor.RIGHT)
    )
    canvas.stamp(laurel(84), end.moved(-54))


def reason(view: View, words: Words) -> str:
    """By how many points the winner is ahead, or what decided between equals."""
    first, *others = view.standings
    if others[0].place == 1:
        return words("picture-shared")
    ahead = view.players[first.seat].points - view.players[others[0].seat].points
    return words("picture-ahead", n=ahead) if ahead else words("picture-ahead-money")


def tied(view: View, standing: Standing) -> bool:
    """Whether florins have set somebody before all others of the same prestige."""
    mine = view.players[standing.seat].points
    places = [other.place for other in view.standings if view.players[other.seat].points == mine]
    return standing.place == min(places) < max(places)


def _row(canvas: Canvas, box: Box, view: View, standing: Standing, words: Words, name: str) -> None:
    """The finished estate; beside it who it is, what brought how much, and the total."""
    player, won = view.players[standing.seat], standing.place == 1
    canvas.places[f"seat-{standing.seat}"] = box
    kind = Plate.BUSY if won else Plate.WALNUT if standing.place < 4 else Plate.CALM
    canvas.put(plate(*box.size, kind), box)
    side = estate.side_of(CELL)
    rank, land, rest = box.inset(16, 10).columns(RANK, side, 1, gap=16)
    ink = ACTIVE if won else TEXT
    place, sand = str(standing.place), roles.SAND
    canvas.text(rank.centre, place, Face.SERIF, 46, ACTIVE if won else sand, Anchor.MIDDLE)
    estate.estate(canvas, land.place(side, side), player, CELL, Changes())
    head, low = rest.rows(HEAD, 1, gap=6)
    total = words("picture-number", n=player.points)
    end = head.right_middle.moved(-4)
    end = end.moved(-canvas.text(end, total, Face.SERIF, 66, ink, Anchor.RIGHT) - 6)
    canvas.stamp(laurel(52), end.moved(-26))
    money = Box(head.x, head.y, end.x - 52 - 28 - head.x, head.h)
    canvas.stamp(crest(player.seat, CREST), head.left_middle.moved(CREST / 2))
    at, shown = head.left_middle.moved(CREST + 12), spelled(name)
    spare = money.right - at.x - 24 - width(shown, Face.SERIF, 40) * NAME
    room_ = money.right - _florins(canvas, money, view, standing, words, spare) - 24 - at.x
    canvas.text(at, shown, Face.SERIF, 40, ink, room=room_, squeeze=NAME)
    parts, rest = low.columns(SOURCES, 1, gap=ASIDE)
    _sources(canvas, parts, player, words)
    done = len(player.works) + player.recruits
    wanted = CARD[0] + max(0, done - 1) * OVERLAPPED + ASIDE if done else 0
    cards = rest.place(_chips(player, rest.w, wanted), rest.h, 1)
    canvas.places[f"cards-{standing.seat}"] = cards.inset(0, 4)
    _cards(canvas, cards, player, words)
    if done and rest.w - cards.w >= wanted:
        works(canvas, rest.place(rest.w - cards.w - ASIDE, rest.h, 0), player, words, Changes())


def _florins(
    canvas: Canvas, box: Box, view: View, standing: Standing, words: Words, spare: float
) -> float:
    """The florins, and where they decided between equals that they did, if a name leaves room for
    it; how wide they are.
    """
    player, decides = view.players[standing.seat], tied(view, standing)
    ink = ACTIVE if decides else roles.SAND
    florins = words("picture-number", n=player.money)
    wide = canvas.text(box.right_middle, florins, Face.SERIF, 36, ink, Anchor.RIGHT) + 6
    canvas.stamp(coin(34), box.right_middle.moved(-wide - 17))
    wide += 34 + 10
    said, at = words("picture-tie"), box.right_middle.moved(-wide)
    if not decides or wide + width(said, Face.SANS, 32) > spare:
        return wide
    return wide + canvas.text(at, said, Face.SANS, 32, ink, Anchor.RIGHT)


def _sources(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """What brought the prestige before the cards; works always, the rest where it brought some."""
    came = player.sources
    several = (
        ("works" if came.works >= 0 else "sold", came.works, sign(Sign.WORK, 38, roles.SAND)),
        ("buildings", came.buildings, count_sign(Count.BUILDINGS, 36)),
        ("landscapes", came.landscapes, count_sign(Count.LANDSCAPES, 36)),
        ("builders", came.builders, builder(36)),
    )
    shown = [part for part in several if part[1] or part[0] == "works"]
    high = min(SOURCE, box.h / len(shown))
    rows = box.place(box.w, high * len(shown), 0, 0).rows(*[1] * len(shown))
    for (source, points, drawn), row in zip(shown, rows, strict=True):
        canvas.stamp(drawn, row.left_middle.moved(20))
        number = f"+{points}" if points > 0 else str(points).replace("-", "−")
        end = row.right_middle
        wide = canvas.text(end, number, Face.SERIF, 36, TEXT, Anchor.RIGHT)
        at, text = row.left_middle.moved(50), words("picture-source", source=source)
        room_ = end.x - wide - 8 - at.x
        canvas.text(at, text, Face.SANS, 34, roles.SAND, room=room_, squeeze=CLOSEST)


def _chips(player: Player, room: float, works: float) -> float:
    """How wide the prestige cards lie, narrower where that leaves room for the works."""
    across = _across(len(player.scored))
    most, least = (across * chip + max(0, across - 1) * BETWEEN for chip in (CHIP, CHIP_LEAST))
    return min(most, room - works if room - works >= least else room)


def _across(cards: int) -> int:
    """How many prestige cards lie side by side; many lie in two rows."""
    return cards if cards <= MOST_IN_A_ROW else -(-cards // 2)


def _cards(canvas: Canvas, box: Box, player: Player, words: Words) -> None:
    """The prestige cards; those in two rows say by signs alone what they ask for."""
    cards = player.scored
    if not cards:
        return
    across = _across(len(cards))
    cells = box.grid(across, -(-len(cards) // across), gap=BETWEEN)
    for scored, cell in zip(cards, cells, strict=False):
        _chip(canvas, cell, scored, words)


def _chip(canvas: Canvas, box: Box, scored: Scored, words: Words) -> None:
    """What a prestige card asks for and what it gave: in full, tied, or nothing."""
    lost = not scored.points
    canvas.put(plate(*box.size, Plate.FADED if lost else Plate.PARCHMENT, 12), box)
    ink = roles.INK_SOFT if lost else roles.INK
    inner = box.inset(6, 6)
    low = inner
    if box.w >= MEANT and box.h > 100:
        text, low = inner.rows(1, 42)
        size, lines = _meaning(words("prestige", id=scored.card.id), text)
        most = text.place(text.w, min(text.h, (size + 2) * len(lines)), 0, 0.3)
        for line, row in zip(lines[:3], most.rows(*[1] * len(lines)), strict=False):
            at, room_ = row.centre, text.w
            canvas.text(at, line, Face.SANS, size, ink, Anchor.MIDDLE, room_, squeeze=CLOSEST)
    if lost:
        canvas.stamp(mark(Sign.CROSS, 34, roles.NEITHER), low.right_middle.moved(-19))
        end = low.right - 40
    else:
        figures = f"+{scored.points}"
        end = (
            low.right
            - canvas.text(low.right_middle.moved(-2), figures, Face.SERIF, 36, ink, Anchor.RIGHT)
            - 6
        )
    if scored.shared and end - low.x > 60 and box.h > 100:
        canvas.text(
            low.left_middle,
            words("picture-tied"),
            Face.MEDIUM,
            SMALL,
            roles.GOLD_DEEP,
            room=end - low.x,
            squeeze=CLOSEST,
        )
        return
    at = low.left_middle
    for counted in signs_of(scored.card, 34):
        if at.x + counted.w > end:
            break
        canvas.stamp(counted, at.moved(counted.w / 2))
        at = at.moved(counted.w + 4)


def _meaning(text: str, box: Box) -> tuple[int, list[str]]:
    """What a card asks for, as large and as wide as it fits: smaller before it is cut."""
    tries = ((SMALL, 1.0), (SMALL, 0.8), (SMALLER, 0.76))
    told = [(size, wrapped(text, Face.SANS, size, box.w / share)) for size, share in tries]
    fitting = (
        (size, lines)
        for size, lines in told
        if len(lines) * (size + 2) <= box.h and not any(line.endswith("…") for line in lines)
    )
    return next(fitting, told[-1])
