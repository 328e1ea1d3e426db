"""The end of a cup to share: who has won it, how the first ones stand, and the best game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas
from renderers.cup import CupLine, cup_line_told, figure_told
from renderers.encoding import webp
from renderers.geometry import Box, Point
from renderers.leaderboard import name_shown
from renderers.lettering import READ, Face, largest, spelled
from renderers.painted import SHARED, painted
from renderers.pieces import brass, ground, poster
from renderers.pieces.lines import naming_all
from renderers.pieces.portraits import Likeness, Looks, looks, unseated
from renderers.pieces.settings import Setting
from renderers.scenes import Description
from renderers.telling import NAME_LENGTHS, shortened
from renderers.theme import MERCHANTS, TEXT, rgb
from renderers.words import Words

WIDTH, TITLE, RIBBON, COIN, COIN_AT, BELOW = 1200, 104, 950, 230, 156, 1060
"""How wide it is, how far down its parts are, and the coin at the ribbon."""
ROW, GAP, EDGE, END = 88, 12, 64, 56
MEDAL, FACE = 66, 68
FEET, WIDEST = 930, (800, 600, 480)
"""Where the drawing of the winners ends, and how wide each is, by how many there are."""
MOST_WINNERS = len(WIDEST)
"""So many are drawn and have a coin; the others are named."""
MOST_OTHERS = 4
"""Lines below the winners."""
SOFT = rgb("#F6E6CC")


@dataclass(frozen=True, slots=True)
class BestGame:
    """The best score of a cup."""

    score: str
    round: int


@dataclass(frozen=True, slots=True)
class CupPoster:
    """How a cup has ended."""

    cup: str
    """Its name."""
    game: str
    """Its title."""
    people: int
    """How many there were in all."""
    rounds: int
    characters: tuple[int, ...]
    """Of which seat's face each winner is drawn who has chosen none; the first lines are theirs."""
    lines: tuple[CupLine, ...]
    """The winners, and a few of the others."""
    best: BestGame | None = None
    """Its player is the last of the people, after those of the lines."""


def cup_poster_picture(
    shown: CupPoster, people: Sequence[Likeness], words: Words, setting: Setting
) -> bytes:
    """A picture of how a cup has ended, in the setting of its game; *people* are those of the
    lines, and whoever has played the best game.
    """
    return webp(draw_cup_poster(shown, people, words, setting).image)


def tell_cup_poster(shown: CupPoster, names: Sequence[str], words: Words) -> Description:
    """The same in words."""

    def told(called: Sequence[str]) -> str:
        won = called[: len(shown.characters)]
        said = [shown.cup, _about(shown, words)]
        said.append(words("picture-wins", name=words.listed(won), count=len(won)))
        lines = zip(shown.lines, called, strict=False)
        said += [cup_line_told(line, name, words) for line, name in lines]
        if shown.best is not None:
            said.append(_best(shown.best, called[-1], words))
        return ". ".join(said)

    alt = shortened(lambda called, _: told(called), names, [(n, 0) for n in NAME_LENGTHS])
    return Description(alt, told(names))


def draw_cup_poster(
    shown: CupPoster, people: Sequence[Likeness], words: Words, setting: Setting
) -> Canvas:
    """The winners before the sun, on silk who they are, below them the others."""
    winners = len(shown.characters)
    others = list(zip(shown.lines, people, strict=False))[winners:]
    parts = len(others) + (shown.best is not None)
    high = BELOW + parts * (ROW + GAP) + END if parts else BELOW + 40
    canvas = setting.sheet(WIDTH, high)
    seats = zip(people, shown.characters, strict=False)
    _winners(canvas, [looks(who, MERCHANTS[seat]) for who, seat in seats])
    middle = Point(WIDTH / 2, TITLE)
    name, room = spelled(shown.cup), WIDTH - 2 * EDGE
    size = largest(name, Face.BOLD, (92, 84, 76, 68, 60, 52, 46), room)
    canvas.text(middle, name, Face.BOLD, size, GILT_CAST, Anchor.MIDDLE, room, 0.72)
    about, ink = _about(shown, words), SHADED.inked(SOFT)
    size = largest(about, Face.MEDIUM, (42, 38, READ), room)
    canvas.text(middle.moved(dy=76), about, Face.MEDIUM, size, ink, Anchor.MIDDLE, room, 0.8)
    _ribbon(canvas, shown, people[:winners], words)
    y = BELOW
    for line, who in others:
        box = Box(EDGE, y, WIDTH - 2 * EDGE, ROW)
        _line(canvas, box, line, who, words, setting)
        y += ROW + GAP
    if shown.best is not None:
        box = Box(EDGE, y, WIDTH - 2 * EDGE, ROW)
        _best_game(canvas, box, shown.best, people[-1], words)
    return canvas


def _about(shown: CupPoster, words: Words) -> str:
    game = shown.game
    return words("cup-poster-about", game=game, people=shown.people, rounds=shown.rounds)


def _best(best: BestGame, name: str, words: Words) -> str:
    return words("cup-best", name=name, score=best.score, round=best.round)


def _winners(canvas: Canvas, faces: Sequence[Looks]) -> None:
    """Whoever has won, before the sun in a wreath of laurel."""
    drawn = faces[:MOST_WINNERS]
    wide = WIDEST[len(drawn) - 1]
    canvas.put(painted(SHARED, "laurel", WIDTH), canvas.box)
    step = 0.0 if len(drawn) == 1 else (WIDTH - 2 * EDGE - wide) / (len(drawn) - 1)
    left = (WIDTH - wide) / 2 if len(drawn) == 1 else EDGE
    for at, face in enumerate(drawn):
        poster.person(canvas.image, face, round(left + step * at), FEET, wide)


def _ribbon(canvas: Canvas, shown: CupPoster, won: Sequence[Likeness], words: Words) -> None:
    """Who has won, with their points."""
    names, points = [name_shown(who, words) for who in won], shown.lines[0].points
    middle, seats = Point(WIDTH / 2, RIBBON), shown.characters
    poster.ribbon(canvas, middle, seats, names, words, left=COIN - 20, marked=False)
    poster.coin(canvas, Point(COIN_AT, RIBBON - 14), COIN, figure_told(points, words))


def _line(
    canvas: Canvas, box: Box, line: CupLine, who: Likeness, words: Words, setting: Setting
) -> None:
    """Somebody who has not won: their place, name and points."""
    canvas.put(brass.shadow(*box.size, 16), box)
    canvas.put(setting.plate(*box.size, False), box)
    inner = box.inset(16, 0)
    canvas.stamp(ground.medal(line.place, MEDAL), inner.left_middle.moved(MEDAL / 2))
    canvas.stamp(unseated(who, FACE, canvas.theme), inner.left_middle.moved(MEDAL + 16 + FACE / 2))
    at, points = inner.right_middle.moved(-14), figure_told(line.points, words)
    wide = canvas.text(at, points, Face.BLACK, 54, GILT_CAST, Anchor.RIGHT)
    left = MEDAL + FACE + 36
    name, room = name_shown(who, words), inner.w - left - wide - 40
    at, ink = inner.left_middle.moved(left), SHADED.inked(TEXT)
    canvas.name(at, name, Face.BOLD, (46, 42, 38), ink, room, 0.8)


def _best_game(canvas: Canvas, box: Box, best: BestGame, who: Likeness, words: Words) -> None:
    """The best score, whose it is, and in which round it was."""
    canvas.put(brass.glass(*box.size, 18, poster.EDGE, 0.82, poster.NIGHT), box)
    inner = box.inset(16, 0)
    canvas.stamp(brass.sign("star", MEDAL), inner.left_middle.moved(MEDAL / 2))
    canvas.stamp(unseated(who, FACE, canvas.theme), inner.left_middle.moved(MEDAL + 16 + FACE / 2))
    left = MEDAL + FACE + 36
    room = inner.w - left - 16
    text = naming_all(
        lambda called: _best(best, called[0], words),
        [name_shown(who, words)],
        Face.BOLD,
        38,
        room / 0.8,
    )
    size = largest(text, Face.BOLD, (44, 41, 38), room)
    at, ink = inner.left_middle.moved(left), SHADED.inked(SOFT)
    canvas.text(at, text, Face.BOLD, size, ink, room=room, squeeze=0.8)
