"""How a table of Last Will is shown: offer, plans and the race to nothing for everybody, a hand, a
board, the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import Closeup, View
from renderers.canvas import Canvas
from renderers.last_will import closeup, end, hand, large, menu_strip, poster, table
from renderers.last_will.changes import moment
from renderers.last_will.emojis import EMOJIS
from renderers.last_will.pieces import families, pieces
from renderers.last_will.primer import PRIMER
from renderers.last_will.salon import SETTING
from renderers.last_will.telling import tell
from renderers.pictures import Pictures
from renderers.scenes import Scene
from renderers.theme import LAST_WILL
from renderers.words import Words


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.standings:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


BOARD = Scene(
    view=Closeup, theme=LAST_WILL, draw=closeup.draw, tell=closeup.tell, pieces=closeup.pieces
)
SCENE = Scene(
    view=View,
    theme=LAST_WILL,
    draw=draw,
    tell=tell,
    pieces=pieces,
    families=families,
    strip=menu_strip.draw,
    large=large.draw,
    named=large.named,
    moment=moment,
    setting=SETTING,
    poster=poster.draw,
    ending=end.ending,
)
PICTURES = Pictures(scenes=(SCENE, BOARD), emojis=EMOJIS, primer=PRIMER)
