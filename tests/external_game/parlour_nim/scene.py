"""How Nim is shown: three columns of stones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from renderers.canvas import Anchor, Canvas, Pen
from renderers.lettering import Face, spelled
from renderers.pictures import Pictures
from renderers.pieces import ground
from renderers.scenes import Description, Scene
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, Theme, rgb
from renderers.words import Words

from .game import NAMES, View

THEME = Theme(
    surface=rgb("#0B1F24"),
    surface_lit=rgb("#1B4550"),
    weave=rgb("#3A7080"),
    plate=rgb("#1A3B44"),
    plate_edge=rgb("#457885"),
    well=rgb("#0C2429"),
    metal=rgb("#D9BC6A"),
    muted=rgb("#BCD2D8"),
)
STONE = 60


@kept
def stone() -> Sprite:
    """A stone."""
    pen = Pen(STONE, STONE)
    pen.disc(pen.body.centre, STONE / 2, rgb("#6F7480"))
    pen.disc(pen.body.centre, STONE / 2 - 3, rgb("#CACDD6"))
    return pen.done()


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture of any view: there is nothing to hide."""
    canvas = ground.canvas(THEME, 1200, 620)
    head, heaps = canvas.box.inset(40, 36).rows(80, 1, gap=20)
    said = _state(view, words, [*map(spelled, names)])
    canvas.text(head.left_middle, said, Face.SERIF, 46, ACTIVE, room=head.w)
    canvas.places["state"] = head
    columns = heaps.columns(*[1] * len(view.heaps), gap=24)
    for name, stones, box in zip(NAMES, view.heaps, columns, strict=True):
        canvas.put(ground.plate(THEME, *box.size), box)
        canvas.places[name] = box  # the lesson and the guide light it up
        number, column = box.inset(0, 16).rows(70, 1)
        canvas.text(number.centre, str(stones), Face.BOLD, 60, anchor=Anchor.MIDDLE)
        for cell in column.grid(1, 5)[:stones]:
            canvas.stamp(stone(), cell.centre)
    return canvas


def tell(view: View, words: Words, names: Sequence[str]) -> Description:
    """The same in words."""
    left, middle, right = view.heaps
    lines = [f"{_state(view, words, names)}."]
    if view.last:
        move = " ".join(words.say(event.line, names) for event in view.last)
        lines.append(words("told-last", move=move))
    lines.append(f"{words('title')}.")
    lines.append(words("told-heaps", left=left, middle=middle, right=right))
    return Description(" ".join(lines), "\n".join(lines))


def pieces() -> Iterator[Sprite]:
    """What is worth keeping."""
    yield stone()


def _state(view: View, words: Words, names: Sequence[str]) -> str:
    if view.winner is not None:
        return words("picture-wins", name=names[view.winner], count=1)
    assert view.turn is not None, "a game that goes on waits for somebody"
    return words("picture-to-move", name=names[view.turn])


SCENE = Scene(view=View, theme=THEME, draw=draw, tell=tell, pieces=pieces)
PICTURES = Pictures(scenes=(SCENE,))
