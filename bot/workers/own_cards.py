"""Own cards: components with which an operator replaces those of a game, and the games that are
played with them.

A file `cards/<game>.json` in the data folder holds for tables that are opened from now on. It is
kept under its digest, which is part of the game's key, so that running tables keep their cards
whatever becomes of the file. A game with own cards is a copy of the game's modules that has read
other components.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from bot.store.key_values import KeyValueStore
from bot.store.private_files import create_folder
from bot.workers.installed_games import GAMES, AnyGame
from bot.workers.module_copies import copied
from games.chance import Chance
from games.codec import in_place_of, read_components
from games.engine import begin
from games.game import family_of, own_key
from games.own_cards import Fault, Wrong, differences, faults, in_printed_order, plain

FOLDER = "cards"
"""Of the data folder."""
KEPT = "kept"
"""Of that folder: every file that was ever in use, by the key of its game."""
FOLDER_OF_WORKERS = "PARLOUR_CARDS"
"""The variable by which worker processes are told that folder."""
DIGITS = 8
MOST_FAULTS = 3
FORMAT = 1

_log = logging.getLogger(__name__)


class WrongCards(Exception):
    """A file of own cards that cannot be used; the message says why, in one line."""


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Own cards of one game."""

    family: str
    """The key of the game with the printed cards."""
    digest: str
    components: Mapping[str, Any]
    changed: tuple[str, ...]
    """The places at which they differ from the printed ones."""

    @property
    def key(self) -> str:
        """The key of the game that is played with them."""
        return own_key(self.family, self.digest)

    @property
    def text(self) -> str:
        """What is kept."""
        return json.dumps(self.components, ensure_ascii=False)

    @property
    def line(self) -> str:
        """One line about them for the operator."""
        more = len(self.changed) - MOST_FAULTS
        named = ", ".join(self.changed[:MOST_FAULTS]) + (f" and {more} more" if more > 0 else "")
        return f"own cards of {self.family} (digest {self.digest}); changed: {named}"


def printed(family: str) -> Mapping[str, Any]:
    """Return the printed components of a game; raise `WrongCards` if they cannot be replaced."""
    game = next((game for game in GAMES if game.key == family), None)
    if game is None:
        known = ", ".join(game.key for game in GAMES if game.components is not None)
        raise WrongCards(f"There is no game {family}; there are {known}.")
    if game.components is None:
        raise WrongCards(f"The game {family} has no cards that could be replaced.")
    return read_components(game.package, game.components.file)


def read(family: str, file: Path) -> OwnCards | None:
    """Read own cards of a game; None if they are as printed. Raise `WrongCards` for others."""
    try:
        as_printed = printed(family)
    except WrongCards as reason:
        raise WrongCards(f"{file} is of no use. {reason}") from reason
    try:
        written = json.loads(file.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise WrongCards(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise WrongCards(f"{file} is no text in UTF-8.") from error
    except (ValueError, RecursionError) as error:
        raise WrongCards(f"{file} is no JSON: {error}.") from error
    if not isinstance(written, dict) or written.get("game") != family or "cards" not in written:
        raise WrongCards(
            f"{file} holds no cards of {family}:"
            f" `parlour cards {family} --export FILE` writes them."
        )
    if written.get("format") != FORMAT:
        raise WrongCards(f"{file} is of format {written.get('format')!r}; this one reads {FORMAT}.")
    own = _checked(family, as_printed, written["cards"], str(file))
    if own is not None:
        try:
            _try(_game(own))
        except Exception as error:
            raise WrongCards(f"{file}: no table can be laid out with it ({error!r}).") from error
    return own


def _checked(
    family: str, as_printed: Mapping[str, Any], cards: object, name: str
) -> OwnCards | None:
    game = next(game for game in GAMES if game.key == family)
    assert game.components is not None
    if wrong := [*faults(game.components, as_printed, cards)]:
        more = f" … and {len(wrong) - MOST_FAULTS} more" if len(wrong) > MOST_FAULTS else ""
        raise WrongCards(f"{name}: {'; '.join(map(_told, wrong[:MOST_FAULTS]))}{more}.")
    components = plain(in_printed_order(as_printed, cards))
    changed = tuple(differences(as_printed, components))
    return OwnCards(family, _digest(components), components, changed) if changed else None


def _digest(components: Mapping[str, Any]) -> str:
    canonical = json.dumps(components, sort_keys=True, ensure_ascii=False).encode()
    return hashlib.sha256(canonical).hexdigest()[:DIGITS]


def _whole(key: str, text: str) -> bool:
    """Whether a text holds the cards of a game's key."""
    try:
        return own_key(family_of(key), _digest(json.loads(text))) == key
    except (ValueError, RecursionError):
        return False


def _told(fault: Fault) -> str:
    where = fault.where or "the cards"
    match fault.wrong:
        case Wrong.MISSING:
            return f"{where} is missing"
        case Wrong.UNKNOWN:
            return f"{where} is unknown"
        case Wrong.TYPE:
            return f"{where} is {fault.found}, no {fault.wanted}"
        case Wrong.VALUE:
            return f"{where} is {fault.found}, and may be {fault.wanted}"
        case Wrong.COUNT:
            return f"{where} has {fault.found} entries, not {fault.wanted}"
        case Wrong.FIXED:
            return f"{where} is {fault.found}, and must stay {fault.wanted}"
        case Wrong.TOTAL:
            return f"{where} comes to {fault.found}, and must come to {fault.wanted}"
        case Wrong.ORDER:
            return f"{where} is {fault.found}, which is out of order or names one thing twice"
        case Wrong.SHAPE:
            return f"{where} is {fault.found}, which is not {fault.wanted} or does not fit on it"


class CardFolder:
    """The own cards in a data folder: those in use, and all that ever were."""

    def __init__(self, data: Path) -> None:
        self.path = data / FOLDER
        self.in_use: dict[str, str] = {}

    def read(self) -> list[OwnCards]:
        """Read the operator's files, whose cards are in use from now on; raise `WrongCards` for
        one that cannot be used.
        """
        found = [read(file.stem, file) for file in sorted(self.path.glob("*.json"))]
        own = [cards for cards in found if cards is not None]
        self.in_use = {cards.family: cards.key for cards in own}
        return own

    def keep(self, key: str, text: str) -> None:
        """Keep the cards of a game's key, unless they are kept already."""
        kept = self.path / KEPT / f"{key}.json"
        if _whole(key, text) and key not in self.kept():
            create_folder(kept.parent)
            unfinished = kept.with_suffix(".part")
            unfinished.write_text(text, "utf-8")
            unfinished.replace(kept)

    def kept(self) -> dict[str, str]:
        """All that are kept and whole: what they are, by the key of their game."""
        files = sorted((self.path / KEPT).glob("*.json"))
        read = {file.stem: file.read_bytes().decode("utf-8", "replace") for file in files}
        return {key: text for key, text in read.items() if _whole(key, text)}

    def find(self, key: str) -> AnyGame | None:
        """Return the game of a key that is played with own cards; None if they are not here."""
        return _games.get(key) if key in self.in_use.values() else found_in(self.path, key)

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """All games whose own cards are in use, or kept and whole."""
        found = (self.find(key) for key in {**self.kept(), **dict.fromkeys(self.in_use.values())})
        return tuple(game for game in found if game is not None)

    @property
    def environment(self) -> Mapping[str, str]:
        """What worker processes are told, so that they find the cards."""
        return {FOLDER_OF_WORKERS: str(self.path)}


async def open_cards(data: Path, keys: KeyValueStore) -> CardFolder:
    """Return the own cards of a data folder; raise `WrongCards` for a file that cannot be used.

    All that were ever in use are kept in the database as well, so that a backup holds them, and a
    file that was damaged is written anew.
    """
    cards = CardFolder(data)
    for own in cards.read():
        _log.info("new tables have %s", own.line)
        cards.keep(own.key, own.text)
    known = json.loads(await keys.get(FOLDER) or "{}")
    for key, text in known.items():
        cards.keep(key, text)
    if (kept := cards.kept()) != known:
        await keys.set(FOLDER, json.dumps(kept, ensure_ascii=False))
    return cards


def found_in(folder: Path, key: str) -> AnyGame | None:
    """Return the game of this key, if its own cards are kept in *folder*."""
    family, digest = family_of(key), key.removeprefix(own_key(family_of(key), ""))
    if key not in _games and any(game.key == family for game in GAMES):
        try:
            components = json.loads((folder / KEPT / f"{key}.json").read_bytes())
        except (OSError, ValueError):
            return None
        if _digest(components) == digest:
            return _game(OwnCards(family, digest, components, ()))
    return _games.get(key)


def game_of(key: str) -> AnyGame:
    """Return the game of a key in a worker process."""
    game = next((game for game in GAMES if game.key == key), None)
    game = game or found_in(Path(os.environ.get(FOLDER_OF_WORKERS, "")), key)
    assert game is not None, f"no game {key}"
    return game


_games: dict[str, AnyGame] = {}


def _game(own: OwnCards) -> AnyGame:
    """Return the game with these cards: one and the same, however often it is asked for."""
    if own.key not in _games:
        _games[own.key] = _made(own)
    return _games[own.key]


def _made(own: OwnCards) -> AnyGame:
    base = next(game for game in GAMES if game.key == own.family)
    assert base.components is not None
    rules, pictures = base.package, base.package.replace("games.", "renderers.", 1)
    names = {name: f"{name}_own_{own.digest}" for name in (rules, pictures)}
    with in_place_of(rules, base.components.file, own.components):
        game: AnyGame = copied(rules, names).GAME
        if "renderers.scenes" in sys.modules:  # not where automas think
            _show(copied(pictures, names))
    return replace(game, key=own.key, home=rules, own_cards=own.digest)


def _show(pictures: ModuleType) -> None:
    from renderers import register
    from renderers.scenes import Scene

    for scene in vars(pictures).values():
        if isinstance(scene, Scene):
            register(scene)


def _try(game: AnyGame) -> None:
    """Lay the game out for every number of players, and look at it."""
    for seats in game.seats:
        table = begin(game.set_up(seats, Chance(1), game.chosen())).table
        game.look(table, None)
