"""What is looked at before a game is offered: texts and pictures, which the rules know nothing of.

Whatever is found here would otherwise come to light only while people play.
"""

from __future__ import annotations

from importlib.resources import files

from games.chance import Chance
from games.engine import begin
from games.library import Unusable
from games.package import AnyGame
from renderers.pictures import pictures_of
from renderers.scenes import Scene
from renderers.words import LANGUAGES, words_for


def check(game: AnyGame) -> None:
    """Raise `Unusable` for a game that could not be played."""
    _check_texts(game)
    shown = pictures_of(game)
    for scene in shown.scenes:
        if not isinstance(scene, Scene):
            raise Unusable(f"one of its scenes is no Scene but a {type(scene).__name__}")
    for seats in (game.rules.seats[0], game.rules.seats[-1]):
        table = begin(game.rules.set_up(seats, Chance(1), game.rules.chosen())).table
        view = game.rules.look(table, None)
        if shown.scene_of(view) is None and game.rules.tell is None:
            raise Unusable(f"none of its scenes shows a {type(view).__name__}")


def _check_texts(game: AnyGame) -> None:
    for language in LANGUAGES:
        if not files(game.home).joinpath("words", f"{language}.ftl").is_file():
            raise Unusable(f"there is no words/{language}.ftl in {game.home}")
        for key in ("title", "description"):
            if not words_for(language, game.home).knows(key):
                raise Unusable(f"words/{language}.ftl has no sentence {key!r}")
