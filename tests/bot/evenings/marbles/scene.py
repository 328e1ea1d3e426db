"""How marbles are shown: what has been bid, on a cloth."""

from collections.abc import Sequence

from renderers.canvas import Canvas
from renderers.lettering import Face
from renderers.pictures import Pictures
from renderers.pieces import ground
from renderers.scenes import Description, Scene
from renderers.theme import SPLENDOR
from renderers.words import Words
from tests.bot.evenings.marbles import MarblesView


def draw(view: MarblesView, words: Words, names: Sequence[str]) -> Canvas:
    canvas = ground.canvas(SPLENDOR, 200, 100)
    canvas.text(canvas.box.centre, f"{view.lot}: {view.high}", Face.BOLD, 40)
    return canvas


def tell(view: MarblesView, words: Words, names: Sequence[str]) -> Description:
    mine = (
        "" if view.me is None else f", {names[view.me]} has {sum(view.purse)}, limit {view.limit}"
    )
    return Description(
        f"Marble {view.lot}, {view.high} bid{mine}", f"Marble {view.lot}: {view.high} bid{mine}."
    )


SCENE = Scene(view=MarblesView, theme=SPLENDOR, draw=draw, tell=tell, pieces=lambda: iter(()))
PICTURES = Pictures(scenes=(SCENE,))
