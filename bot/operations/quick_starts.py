"""The quick starts of the sandbox's first page: the lessons, and a table of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.hosting.host import AnyGame
from bot.messages.language import language_of, words_of
from bot.operations.covers import Covers
from bot.sandbox.page_visit import Quick, QuickVariant
from bot.workers.game_checks import check
from games.lesson import first_size
from games.levels import LEVELS, REGULAR
from games.library import Library, open_library
from renderers.words import Words


def quick_starts(names: Sequence[str]) -> Callable[[str], list[Quick]]:
    """Return what lists the quick starts in the language of a locale; people of these *names* sit
    at the tables on the covers.
    """
    return partial(_quicks, Covers(names), open_library(check))


def _quicks(covers: Covers, library: Library, locale: str) -> list[Quick]:
    """Return a quick start for lessons, first for those who know no game, and one for every game,
    against automas.
    """
    language = language_of(locale)
    words = words_of(language)
    learn = Quick(words("learn-quick"), words("command-learn"), "learn")
    return [learn, *(_quick(covers, game, language) for game in library.games)]


def _quick(covers: Covers, game: AnyGame, language: str) -> Quick:
    words, seats = words_of(language, game), first_size(game)
    return Quick(
        label=words("title"),
        description=words("description"),
        size=_size(game, words),
        line="table new",
        options={"game": game.family, "seats": seats, "computers": seats - 1, "language": language},
        ways=[
            QuickVariant(
                words(f"automa-level-{level.key}"), {"level": level.key}, usual=level is REGULAR
            )
            for level in LEVELS
        ],
        cover=partial(covers.cover, game, language) if game.pictures else None,
    )


def _size(game: AnyGame, words: Words) -> str:
    """For how many players a game is, and how long it takes, as far as it says so."""
    least, most = min(game.rules.seats), max(game.rules.seats)
    players = words("quick-players", least=least, most=most, exact="yes" if least == most else "no")
    if game.teaching.minutes is None:
        return players
    shortest, longest = game.teaching.minutes
    return f"{players} · {words('quick-minutes', least=shortest, most=longest)}"
