"""Own cards: components with which an operator replaces those of a game.

A file `cards/<game>.json` in the data folder holds for a whole process, from its start: the game's
modules read these components in place of the printed ones. While a table of the game is under way,
the cards it began with stay in force, whatever becomes of the file. Tables name their cards by a
digest in the key of their game, so that nobody goes on with others.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.codec import printed_components
from games.library import Library, open_library
from games.own_cards import (
    Fault,
    OwnCards,
    Wrong,
    differences,
    family_of,
    faults,
    in_printed_order,
    own_key,
    plain,
)
from games.package import AnyGame

if TYPE_CHECKING:
    from bot.store import Store

FOLDER = "cards"
"""Of the data folder."""
KEPT = "kept"
"""Of that folder: every file that was ever in force, by the key of its game."""
CARDS_OF_WORKERS = "PARLOUR_CARDS"
"""The variable by which worker processes are told the files in force."""
DIGITS = 8
MOST_FAULTS = 3
FORMAT = 1

_log = logging.getLogger(__name__)


class WrongCards(Exception):
    """A file of own cards that cannot be used; the message says why, in one line."""


def line_about(own: OwnCards) -> str:
    """One line about own cards for the operator."""
    more = len(own.changed) - MOST_FAULTS
    named = ", ".join(own.changed[:MOST_FAULTS]) + (f" and {more} more" if more > 0 else "")
    return f"own cards of {own.family} (digest {own.digest}); changed: {named}"


def known_in(library: Library, family: str) -> AnyGame:
    """Return the game of a key; raise `WrongCards` if there is none."""
    game = library.of_family(family)
    if game is None:
        known = ", ".join(one.family for one in library.games if one.components is not None)
        raise WrongCards(f"There is no game {family}; there are {known}.")
    return game


def printed(game: AnyGame) -> Mapping[str, Any]:
    """Return the printed components of a game; raise `WrongCards` if they cannot be replaced."""
    if game.components is None:
        raise WrongCards(f"The game {game.family} has no cards that could be replaced.")
    return printed_components(game.home, game.components.file)


def read(library: Library, family: str, file: Path) -> OwnCards | None:
    """Read own cards of a game; None if they are as printed. Raise `WrongCards` for others."""
    try:
        game = known_in(library, family)
        as_printed = printed(game)
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
    return _checked(game, as_printed, written["cards"], str(file))


def _checked(
    game: AnyGame, as_printed: Mapping[str, Any], cards: object, name: str
) -> OwnCards | None:
    assert game.components is not None
    if wrong := [*faults(game.components, as_printed, cards)]:
        more = f" … and {len(wrong) - MOST_FAULTS} more" if len(wrong) > MOST_FAULTS else ""
        raise WrongCards(f"{name}: {'; '.join(map(_told, wrong[:MOST_FAULTS]))}{more}.")
    components = plain(in_printed_order(as_printed, cards))
    changed = tuple(differences(as_printed, components))
    return OwnCards(game.family, _digest(components), components, changed) if changed else None


def _digest(components: Mapping[str, Any]) -> str:
    canonical = json.dumps(components, sort_keys=True, ensure_ascii=False).encode()
    return hashlib.sha256(canonical).hexdigest()[:DIGITS]


def _text(own: OwnCards) -> str:
    """What is kept."""
    return json.dumps(own.components, ensure_ascii=False)


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
    """The own cards in a data folder: the operator's files, and all that ever were in force."""

    def __init__(self, data: Path) -> None:
        self.path = data / FOLDER

    def wanted(self, library: Library) -> dict[str, OwnCards]:
        """Read the operator's files, by game, and play with each; raise `WrongCards` for one that
        cannot be used.
        """
        wanted = dict[str, OwnCards]()
        for file in sorted(self.path.glob("*.json")):
            if (own := read(library, file.stem, file)) is not None:
                _try_out(own, file)
                wanted[own.family] = own
        return wanted

    def keep(self, key: str, text: str) -> None:
        """Keep the cards of a game's key, unless they are kept already."""
        kept = self.path / KEPT / f"{key}.json"
        if _whole(key, text) and key not in self.kept():
            from bot.store.private_files import create_folder

            create_folder(kept.parent)
            unfinished = kept.with_suffix(".part")
            unfinished.write_text(text, "utf-8")
            unfinished.replace(kept)

    def kept(self) -> dict[str, str]:
        """All that are kept and whole: what they are, by the key of their game."""
        files = sorted((self.path / KEPT).glob("*.json"))
        read = {file.stem: file.read_bytes().decode("utf-8", "replace") for file in files}
        return {key: text for key, text in read.items() if _whole(key, text)}


async def cards_in_force(data: Path, store: Store) -> Mapping[str, OwnCards]:
    """Return the own cards with which this process plays, by game; raise `WrongCards` for a file
    that cannot be used.

    While a table of a game is under way, they are those of most of its tables, and the file waits
    for a later start. All that were ever in force are kept in the database as well, so that a
    backup holds them, and a file that was damaged is written anew.
    """
    from bot.store import Status

    folder, library = CardFolder(data), open_library()
    wanted = folder.wanted(library)
    for own in wanted.values():
        folder.keep(own.key, _text(own))
    known = json.loads(await store.key_values.get(FOLDER) or "{}")
    for key, text in known.items():
        folder.keep(key, text)
    kept = folder.kept()
    if kept != known:
        await store.key_values.set(FOLDER, json.dumps(kept, ensure_ascii=False))
    under_way = await store.startup.count_by_game((Status.OPEN, Status.RUNNING))
    in_force = dict[str, OwnCards]()
    for game in library.games:
        chosen = _chosen(game.family, wanted.get(game.family), under_way, kept)
        if chosen is not None:
            in_force[game.family] = chosen
            _log.info("tables have %s", line_about(chosen))
    return in_force


def _chosen(
    family: str, wanted: OwnCards | None, under_way: Mapping[str, int], kept: Mapping[str, str]
) -> OwnCards | None:
    """The own cards of a game, or None for the printed ones."""
    key = family if wanted is None else wanted.key
    tables = {one: count for one, count in under_way.items() if family_of(one) == family}
    begun = max(tables, key=lambda one: (tables[one], one), default=key)
    if begun == key or (begun != family and begun not in kept):
        return wanted
    _log.warning(
        "%s is played as %s while tables of it are under way (%d); its file in the folder cards"
        " holds after a start without any",
        *(family, begun, tables[begun]),
    )
    return None if begun == family else _of(begun, kept[begun])


def _of(key: str, text: str) -> OwnCards:
    family = family_of(key)
    return OwnCards(family, key.removeprefix(own_key(family, "")), json.loads(text))


def _try_out(own: OwnCards, file: Path) -> None:
    """Play a game with these cards; raise `WrongCards` if no table can be laid out."""
    try:
        open_library(own={own.family: own})
    except Exception as error:
        raise WrongCards(f"{file}: no table can be laid out with it ({error!r}).") from error


def environment(data: Path, own: Mapping[str, OwnCards]) -> Mapping[str, str]:
    """Return what worker processes are told, so that they play with the same cards."""
    files = (str(data / FOLDER / KEPT / f"{cards.key}.json") for cards in own.values())
    return {CARDS_OF_WORKERS: os.pathsep.join(files)}


def open_worker_library() -> Library:
    """Return the library of a worker process, with the cards that the bot has told it."""
    files = [Path(file) for file in os.environ.get(CARDS_OF_WORKERS, "").split(os.pathsep) if file]
    own = (_of(file.stem, file.read_text("utf-8")) for file in files)
    return open_library(own={cards.family: cards for cards in own})


class Archive:
    """All games with all cards that are kept, for tools that look at tables of any age.

    A process plays a game with one set of cards at a time: what was found before holds no longer
    once the same game is asked for with other cards.
    """

    def __init__(self, data: Path) -> None:
        self._folder, self._library = CardFolder(data), open_library()
        self._cards = {key: _of(key, text) for key, text in self._folder.kept().items()}

    def wanted(self) -> Mapping[str, OwnCards]:
        """Return what the operator's files hold, by game, from now on to be found as well; raise
        `WrongCards` for one that cannot be used.
        """
        wanted = self._folder.wanted(self._library)
        self._cards |= {own.key: own for own in wanted.values()}
        self._library = open_library()
        return wanted

    def find(self, key: str) -> AnyGame | None:
        """Return the game of a key; None if it, or its cards, are not here."""
        if self._library.find(key) is None and (own := self._own(key)) is not None:
            self._library = open_library(own=own)
        return self._library.find(key)

    def _own(self, key: str) -> Mapping[str, OwnCards] | None:
        if key in self._cards:
            return {family_of(key): self._cards[key]}
        return {} if self._library.of_family(key) is not None and key == family_of(key) else None
