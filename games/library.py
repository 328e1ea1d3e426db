"""The library: all games that can be played in a process.

Every process builds one when it starts, and hands it down. Ours and those of other packages come
alike: an entry point names a `GamePackage`. Whatever is wrong with one leaves it out, and is one
line of `faults`. Nothing here raises: other people's packages must not keep the bot from starting.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from traceback import extract_tb

from games import OURS
from games.chance import Chance
from games.codec import replace_components, replaced_components
from games.engine import begin
from games.own_cards import OwnCards, family_of
from games.package import AnyGame, GamePackage

GROUP = "parlour.games"
"""Of the entry points by which installed packages bring games."""
OURSELVES = "parlour"
"""Who brings the games of this repository."""
PRINTED: Mapping[str, OwnCards] = {}
"""No own cards."""
_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Unusable(Exception):
    """Why a package's game cannot be played."""


def _unchecked(_game: AnyGame) -> None:
    pass


class Library:
    """The games that can be played, by key: ours, then others by the names of their packages."""

    def __init__(self, games: Iterable[AnyGame], faults: Iterable[str] = ()) -> None:
        self.games = tuple(games)
        """The games, in their order."""
        self._by_key = {game.key: game for game in self.games}
        self._by_family = {game.family: game for game in self.games}
        self.faults = tuple(faults)
        """One line for each declared game that cannot be played, and why."""

    def find(self, key: str) -> AnyGame | None:
        """Return the game with this key; None if it is not here, or is played with other cards."""
        return self._by_key.get(key)

    def __getitem__(self, key: str) -> AnyGame:
        """Return the game with this key, which is here."""
        return self._by_key[key]

    def of_family(self, key: str) -> AnyGame | None:
        """Return the game of a key with whatever cards it is played here."""
        return self._by_family.get(family_of(key))


def open_library(
    check: Callable[[AnyGame], None] = _unchecked, own: Mapping[str, OwnCards] = PRINTED
) -> Library:
    """Return our games and those of installed packages, as `load` does."""
    # In a fixed order, so that of two games with one key always the same is played.
    others = sorted(
        entry_points(group=GROUP), key=lambda point: (brought_by(point), point.name, point.value)
    )
    return load([*ours(), *others], check, own)


def ours() -> list[EntryPoint]:
    """Return where our own games stand. Nobody has to install a checkout to find them."""
    return [EntryPoint(name, f"games.{name}:GAME", GROUP) for name in OURS]


def load(
    points: Iterable[EntryPoint],
    check: Callable[[AnyGame], None] = _unchecked,
    own: Mapping[str, OwnCards] = PRINTED,
) -> Library:
    """Load these entry points, in their order, and leave out games about which *check* raises.

    *Own* cards, by the key of their game, replace the printed ones in the whole process. Whatever
    a game's modules raise about them is raised, and its printed cards are back then.
    """
    games: dict[str, AnyGame] = {}
    faults: list[str] = []
    for point in points:
        try:
            game = _loaded(point, games)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a stranger's module may raise anything
            faults.append(_left_out(point, error))
            continue
        game = _with_cards(point, game, own.get(game.family))
        try:
            check(game)
        except Exception as error:  # noqa: BLE001 - the same
            faults.append(_left_out(point, error))
        else:
            games[game.family] = game
    return Library(games.values(), faults)


def _left_out(point: EntryPoint, error: BaseException) -> str:
    what = error.msg if isinstance(error, SyntaxError) else str(error)
    why = what if isinstance(error, Unusable) else f"{type(error).__name__}: {what}"
    return (
        f"The game {point.name} ({point.value}) of the package {brought_by(point)} is left"
        f" out: {' '.join(why.split())}{_place_in(point, error)}"
    )


def _place_in(point: EntryPoint, error: BaseException) -> str:
    """Where in the modules of a game an error has come up, if it has."""
    frames = [(frame.filename, frame.lineno) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        frames.append((error.filename, error.lineno))
    home = "/" + point.module.replace(".", "/")
    own = [
        f" ({file}, line {line})"
        for file, line in frames
        if f"{home}/" in file or file.endswith(f"{home}.py")
    ]
    return own[-1] if own else ""


def _with_cards(point: EntryPoint, game: AnyGame, own: OwnCards | None) -> AnyGame:
    """Return a game with own cards, or as printed: imported anew if it has others by now."""
    if game.components is None:
        return game
    place, wanted = (game.home, game.components.file), None if own is None else own.components
    before = replaced_components(*place)
    if wanted == before:
        return game if own is None else replace(game, own_cards=own.digest)
    try:
        replace_components(*place, wanted)
        again = _anew(point, game)
        for seats in again.rules.seats:
            table = begin(again.rules.set_up(seats, Chance(1), again.rules.chosen())).table
            again.rules.look(table, None)
    except BaseException:
        replace_components(*place, before)
        _anew(point, game)
        raise
    return again if own is None else replace(again, own_cards=own.digest)


def _anew(point: EntryPoint, game: AnyGame) -> AnyGame:
    """Import a game again, its rules and its pictures: their constants are made of its cards."""
    roots = (f"{game.home}.", f"{game.pictures.partition(':')[0]}.")
    for name in [name for name in sys.modules if f"{name}.".startswith(roots)]:
        del sys.modules[name]
    return _loaded(point)


def brought_by(point: EntryPoint) -> str:
    """Return the name of the package that declares an entry point; our own games need none."""
    return point.dist.name if point.dist is not None else OURSELVES


def _loaded(point: EntryPoint, others: Container[str] = ()) -> AnyGame:
    game = point.load()
    if not isinstance(game, GamePackage):
        raise Unusable(f"it is no GamePackage but a {type(game).__name__}")
    if not _KEY.fullmatch(game.key):
        raise Unusable(f"its key {game.key!r} is not made of a-z, 0-9 and single hyphens")
    if game.key in others:
        raise Unusable(f"there is already a game with the key {game.key}")
    return game
