"""All games that can be played: our own, and those that installed packages bring.

A package brings a game with an entry point of the group `parlour.games` that names a `GamePackage`.
Whatever is wrong with one leaves it out and is one line of `FAULTS`, which the bot logs when it
starts. Nothing here raises: other people's packages must not keep the bot from starting.

Every process of the bot imports this module, so all of them know the same games and scenes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias

from games import GAMES as OWN
from games.chance import Chance
from games.engine import begin
from games.game import Game

if TYPE_CHECKING:
    from renderers.package import GamePackage
    from renderers.scenes import Scene

AnyGame: TypeAlias = Game[Any, Any]
# The functions below import renderers themselves: where no package brings a game, the process that
# thinks for automas must not load everything that draws.

GROUP = "parlour.games"
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class _Unusable(Exception):
    """Why a package's game cannot be played."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: the packages that can be used, and one line about each that cannot."""

    packages: tuple[GamePackage, ...]
    faults: tuple[str, ...]


def find(points: Iterable[EntryPoint], known: Iterable[AnyGame]) -> Found:
    """Load these entry points; *known* games keep their keys."""
    packages: list[GamePackage] = []
    faults: list[str] = []
    keys = {game.key for game in known}
    # In a fixed order, so that of two games with one key always the same is played.
    for point in sorted(points, key=lambda point: (_brought_by(point), point.name, point.value)):
        try:
            package = _loaded(point)
            _check(package, keys)
        except _Unusable as reason:
            why = str(reason)
        except Exception as error:  # noqa: BLE001 - a stranger's module may raise anything
            why = f"{type(error).__name__}: {error}"
        else:
            keys.add(package.game.key)
            packages.append(package)
            continue
        faults.append(
            f"The game {point.name} ({point.value}) of the package {_brought_by(point)} is left"
            f" out: {' '.join(why.split())}"
        )
    return Found(tuple(packages), tuple(faults))


def _brought_by(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def _loaded(point: EntryPoint) -> GamePackage:
    try:
        package = point.load()
    except SystemExit as error:  # no Exception, and yet no reason to end the bot
        raise _Unusable(f"importing it ended with SystemExit({error.code})") from error
    from renderers.package import GamePackage

    if not isinstance(package, GamePackage):
        raise _Unusable(f"it is no GamePackage but a {type(package).__name__}")
    return package


def _check(package: GamePackage, keys: set[str]) -> None:
    """Raise `_Unusable` for what would otherwise only come to light while people play."""
    game = package.game
    if not isinstance(game, Game):
        raise _Unusable(f"its game is no Game but a {type(game).__name__}")
    if not _KEY.fullmatch(game.key):
        raise _Unusable(f"its key {game.key!r} is not made of a-z, 0-9 and single hyphens")
    if game.key in keys:
        raise _Unusable(f"there is already a game with the key {game.key}")
    _check_texts(game)
    views = _check_scenes(package.scenes)
    for seats in (game.seats[0], game.seats[-1]):
        table = begin(game.set_up(seats, Chance(1), game.chosen())).table
        shown = type(game.look(table, None))
        if shown not in views:
            raise _Unusable(f"none of its scenes shows a {shown.__name__}")


def _check_texts(game: AnyGame) -> None:
    from renderers.words import LANGUAGES, words_for

    for language in LANGUAGES:
        if not files(game.package).joinpath("words", f"{language}.ftl").is_file():
            raise _Unusable(f"there is no words/{language}.ftl in {game.package}")
        for key in ("title", "description"):
            if not words_for(language, game.package).knows(key):
                raise _Unusable(f"words/{language}.ftl has no sentence {key!r}")
    if not files(game.package).joinpath("rules.md").is_file():
        raise _Unusable(f"there is no rules.md in {game.package}")


def _check_scenes(brought: tuple[Scene[Any], ...]) -> set[type]:
    from renderers.scenes import Scene, scenes

    for scene in brought:
        if not isinstance(scene, Scene):
            raise _Unusable(f"one of its scenes is no Scene but a {type(scene).__name__}")
    shown = {scene.view for scene in scenes()}
    if taken := [scene.view.__name__ for scene in brought if scene.view in shown]:
        raise _Unusable(f"there is already a scene that shows {', '.join(taken)}")
    return {scene.view for scene in brought}


def use(found: Found) -> Iterator[AnyGame]:
    """Register what these packages bring, and return their games, each as it is registered."""
    for package in found.packages:
        from renderers import register, register_emojis, register_primer

        for scene in package.scenes:
            register(scene)
        register_emojis(package.game.key, package.emojis)
        if package.primer is not None:
            register_primer(package.game.key, package.primer)
        yield package.game


_found = find(entry_points(group=GROUP), OWN)
GAMES: tuple[AnyGame, ...] = (*OWN, *use(_found))
"""Our own games first, then those of installed packages, ordered by the package's name."""
FAULTS: tuple[str, ...] = _found.faults
"""One line for each declared game that cannot be played, and why."""
