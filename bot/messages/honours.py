"""What people have earned in a game, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.hosting.host import AnyGame, Position
from bot.messages.emojis import icons_of
from bot.messages.escaping import bold
from games.engine import Seat
from games.honours import AnyHonour
from renderers.words import Words

MOST_TOLD = 2
"""Of the honours of one person so many are told at the end of a game; `/profile` has all."""


def counted(game: AnyGame, earned: Sequence[str]) -> list[tuple[AnyHonour, int]]:
    """Return what was earned and how often, in the game's order; without what the game does not
    know any more.
    """
    times = Counter(earned)
    return [(honour, n) for honour in game.rules.honours if (n := times[honour.key])]


def honour_lines(
    position: Position, honours: Mapping[Seat, Sequence[str]], words: Words
) -> list[str]:
    """A line for each person who has earned something."""
    names, icons = bold(position.row.names), icons_of(position.game)
    lines = list[str]()
    for seat, earned in sorted(honours.items()):
        found = counted(position.game, earned)
        told = [
            words("earned-times", honour=words.say(honour.text, (), icons.mark), n=n)
            for honour, n in found[:MOST_TOLD]
        ]
        if len(found) > MOST_TOLD:
            told.append(words("earned-more", n=len(found) - MOST_TOLD))
        if told:
            lines.append(words("post-honours", name=names[seat], honours=" · ".join(told)))
    return lines
