"""The library that tests hand down, and its pictures for tests that have a view and no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from games.engine import Table
from games.library import Library, load, ours
from games.package import AnyGame, GamePackage
from games.rules import View
from renderers.emojis import Emojis
from renderers.encoding import Encode, webp
from renderers.outcome import Outcome
from renderers.pictures import Pictures, pictures_of, scenes_of
from renderers.primers import Primer
from renderers.scenes import Asked, Description, Scene
from renderers.words import Words

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)

LIBRARY: Library = load(ours())
"""Our games, and none of those that happen to be installed."""
GAMES: tuple[AnyGame, ...] = LIBRARY.games


def scenes() -> tuple[Scene[Any], ...]:
    """The scenes of our games."""
    return scenes_of(GAMES)


def pictures_for(view: View | type[View]) -> Pictures:
    """The pictures of the game that a view belongs to."""
    return next(shown for game in GAMES if (shown := pictures_of(game)).scene_of(view) is not None)


def picture(
    view: View,
    words: Words,
    names: Sequence[str],
    outcome: Outcome | None = None,
    lit: Sequence[str] = (),
    encode: Encode = webp,
) -> bytes:
    return pictures_for(view).picture(view, words, names, outcome, lit, encode)


def menu_picture(
    view: View,
    asked: Asked,
    words: Words,
    names: Sequence[str],
    lit: Sequence[str] = (),
    encode: Encode = webp,
) -> bytes:
    return pictures_for(view).menu_picture(view, asked, words, names, lit, encode)


def moving_picture(
    view: View, words: Words, names: Sequence[str], outcome: Outcome | None, longest: float
) -> tuple[bytes, bytes]:
    return pictures_for(view).moving_picture(view, words, names, outcome, longest)


def square_picture(
    view: View, words: Words, names: Sequence[str], outcome: Outcome, encode: Encode = webp
) -> bytes:
    return pictures_for(view).square_picture(view, words, names, outcome, encode)


def large_picture(view: View, key: str, words: Words, encode: Encode = webp) -> bytes:
    return pictures_for(view).large_picture(view, key, words, encode)


def warm(view: type[View]) -> None:
    """Paint a game's pieces before its first picture, as a picture worker does."""
    scene = pictures_for(view).scene_of(view)
    assert scene is not None
    for _ in scene.pieces():
        pass


def describe(
    view: View, words: Words, names: Sequence[str], outcome: Outcome | None = None
) -> Description:
    return pictures_for(view).describe(view, words, names, outcome)


def with_rules(game: GamePackage[T, V], **changes: Any) -> GamePackage[T, V]:
    """The same game with other rules."""
    return replace(game, rules=replace(game.rules, **changes))


def with_mind(game: GamePackage[T, V], **changes: Any) -> GamePackage[T, V]:
    """The same game with computer players that think in another way."""
    return replace(game, mind=replace(game.mind, **changes))


def with_teaching(game: GamePackage[T, V], **changes: Any) -> GamePackage[T, V]:
    """The same game that helps people in another way."""
    return replace(game, teaching=replace(game.teaching, **changes))


def emojis_of(game: str) -> Emojis:
    found = LIBRARY.find(game)
    assert found is not None, f"no game {game}"
    return pictures_of(found).emojis


def primer_of(game: str) -> Primer | None:
    found = LIBRARY.find(game)
    assert found is not None, f"no game {game}"
    return pictures_of(found).primer
