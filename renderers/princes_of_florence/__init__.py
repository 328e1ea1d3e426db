"""How a table of The Princes of Florence is shown: estates and auction for everybody, a hand, one
estate, the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.view import Closeup, View
from renderers.canvas import Canvas
from renderers.pictures import Pictures
from renderers.princes_of_florence import closeup, end, hand, large, poster, strip, table
from renderers.princes_of_florence.changes import moment
from renderers.princes_of_florence.emojis import EMOJIS
from renderers.princes_of_florence.pieces import families, pieces
from renderers.princes_of_florence.primer import PRIMER
from renderers.princes_of_florence.room import SETTING
from renderers.princes_of_florence.telling import tell
from renderers.scenes import Scene
from renderers.theme import PRINCES_OF_FLORENCE
from renderers.words import Words


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The picture that a view asks for."""
    if view.standings:
        return end.draw(view, words, names)
    if view.me is not None:
        return hand.draw(view, words, names)
    return table.draw(view, words, names)


ESTATE = Scene(
    view=Closeup,
    theme=PRINCES_OF_FLORENCE,
    draw=closeup.draw,
    tell=closeup.tell,
    pieces=closeup.pieces,
)
SCENE = Scene(
    view=View,
    theme=PRINCES_OF_FLORENCE,
    draw=draw,
    tell=tell,
    pieces=pieces,
    families=families,
    strip=strip.draw,
    large=large.draw,
    named=large.named,
    moment=moment,
    poster=poster.draw,
    ending=end.ending,
    setting=SETTING,
)
PICTURES = Pictures(scenes=(SCENE, ESTATE), emojis=EMOJIS, primer=PRIMER)
