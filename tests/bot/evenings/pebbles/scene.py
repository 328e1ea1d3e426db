"""How pebbles are shown: a number on a cloth."""

from collections.abc import Sequence

from renderers.canvas import Canvas
from renderers.lettering import Face
from renderers.motion import Moment
from renderers.pictures import Pictures
from renderers.pieces import ground
from renderers.scenes import Description, Scene
from renderers.theme import SPLENDOR
from renderers.words import Words
from tests.bot.evenings.pebbles import PebblesView


def draw(view: PebblesView, words: Words, names: Sequence[str]) -> Canvas:
    canvas = ground.canvas(SPLENDOR, 200, 100)
    canvas.text(canvas.box.centre, str(view.heap), Face.BOLD, 40)
    return canvas


def tell(view: PebblesView, words: Words, names: Sequence[str]) -> Description:
    owner = "everybody" if view.me is None else names[view.me]
    return Description(
        f"{view.heap} pebbles, seen by {owner}", f"{view.heap} pebbles lie in the heap."
    )


def moment(view: PebblesView) -> Moment | None:
    return None if view.heap else Moment.OVER


SCENE = Scene(
    view=PebblesView,
    theme=SPLENDOR,
    draw=draw,
    tell=tell,
    pieces=lambda: iter(()),
    moment=moment,
)
PICTURES = Pictures(scenes=(SCENE,))
