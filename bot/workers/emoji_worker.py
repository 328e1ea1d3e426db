"""The job of drawing a game's emojis, and the worker process that does it.

They are drawn when a new version starts. What drawing takes of memory would be kept by the bot for
as long as it runs; so the process ends with each game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise

from bot.workers.framing import Report, frame, read_head, run_reporting_worker
from bot.workers.own_cards import open_worker_library
from bot.workers.pool import Job, ProcessPool
from games.library import Library
from games.package import AnyGame
from renderers.emojis import Emoji, painted
from renderers.pictures import pictures_of


@dataclass(frozen=True, slots=True)
class _Asked:
    game: str


@dataclass(frozen=True, slots=True)
class _Drawn:
    names: Mapping[str, str]
    """By icon, in the order of the pictures in the body."""
    lengths: tuple[int, ...]
    """The size of each picture, in bytes."""


def draw_emojis(
    game: AnyGame, report: Callable[[float], None] = lambda _share: None
) -> Mapping[str, Emoji]:
    """Draw all emojis of a game, by icon."""
    drawings, drawn = pictures_of(game).emojis.drawings, dict[str, Emoji]()
    for icon, draw in drawings.items():
        drawn[icon] = painted(icon, draw)
        report(len(drawn) / len(drawings))
    return drawn


def _read(_game: AnyGame, head: bytes, body: bytes) -> Mapping[str, Emoji]:
    drawn = read_head(head, _Drawn)
    cuts = pairwise(accumulate(drawn.lengths, initial=0))
    pictures = (body[begin:end] for begin, end in cuts)
    return {
        icon: Emoji(name, png)
        for (icon, name), png in zip(drawn.names.items(), pictures, strict=True)
    }


EMOJIS: Job[AnyGame, Mapping[str, Emoji]] = Job(
    "emojis",
    "bot.workers.emoji_worker",
    draw_emojis,
    lambda game: frame(_Asked(game.key)),
    _read,
    draw_emojis,
)


def emoji_pool(environment: Mapping[str, str]) -> ProcessPool[AnyGame, Mapping[str, Emoji]]:
    """Return a pool of one process, which ends after each game and gives back its memory."""
    return ProcessPool(EMOJIS, 1, restart=True, environment=environment)


def answer(library: Library, head: bytes, _body: bytes, report: Report) -> bytes:
    """Answer a frame with the emojis of a game."""
    drawn = draw_emojis(library[read_head(head, _Asked).game], report)
    pictures = [emoji.png for emoji in drawn.values()]
    names = {icon: emoji.name for icon, emoji in drawn.items()}
    return frame(_Drawn(names, tuple(map(len, pictures))), b"".join(pictures))


if __name__ == "__main__":
    run_reporting_worker(partial(answer, open_worker_library()))
