"""Looking back: a moment of a game with buttons to others, and how far a film of it has come."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.replay import ReplayMoment, Stage
from bot.messages.button_actions import ReplayDirection, TableAction
from bot.messages.components import MOST_OPTIONS, Post, Row, SelectEntry, button, buttons, select
from bot.messages.compose import offered
from bot.messages.custom_ids import MomentButton, StageSelect
from bot.messages.escaping import bold
from bot.messages.fitting import pages
from bot.messages.news import news_lines
from renderers.film import spread
from renderers.words import Words

TEN = 10
BLOCKS = 10
"""Of a progress bar."""
STRIDES = (
    ReplayDirection.TEN_EARLIER,
    ReplayDirection.EARLIER,
    ReplayDirection.LATER,
    ReplayDirection.TEN_LATER,
)
ENDS = (ReplayDirection.FIRST, ReplayDirection.LAST)


def moment_post(found: ReplayMoment, words: Words, show: Row) -> Post:
    """A moment of a game, with ways to others; *show* is what shows it to everybody."""
    row = found.position.row
    ends = [
        *_ways(found, ENDS, words),
        *buttons(row, offered(found.position, [TableAction.FILM]), words),
        *show,
    ]
    strides = _ways(found, STRIDES, words)
    return Post(moment_text(found, words), [*_stages(found, words), strides, ends])


def moment_text(found: ReplayMoment, words: Words) -> str:
    """Which moment of a game this is, and what led to it."""
    row, last = found.position.row, found.last
    parts = [f"**{words('title')}**"]
    if row.ply and found.stages:
        parts.append(words.say(_stage(found).text, bold(row.names)))
    parts.append(
        words("board-at", ply=row.ply, last=last) if row.ply else words("board-set-up", last=last)
    )
    head = " · ".join(parts)
    lines = [f"• {line}" for line in news_lines(found.position, [found.news], None, words)[0]]
    return pages("\n".join([head, *lines]))[0]


def film_progress(share: float, words: Words) -> str:
    """How far a film has come that is being made."""
    full = round(share * BLOCKS)
    bar = "▰" * full + "▱" * (BLOCKS - full)
    return words("film-progress", bar=bar, n=round(100 * share))


def _ways(found: ReplayMoment, ways: tuple[ReplayDirection, ...], words: Words) -> Row:
    """Buttons to other moments; they stay where they are, and lead nowhere at either end."""
    row, ply, last = found.position.row, found.position.row.ply, found.last
    targets = {
        ReplayDirection.FIRST: 0,
        ReplayDirection.TEN_EARLIER: max(0, ply - TEN),
        ReplayDirection.EARLIER: max(0, ply - 1),
        ReplayDirection.LATER: min(last, ply + 1),
        ReplayDirection.TEN_LATER: min(last, ply + TEN),
        ReplayDirection.LAST: last,
    }
    labels = {
        ReplayDirection.FIRST: words("button-first"),
        ReplayDirection.TEN_EARLIER: f"−{TEN}",
        ReplayDirection.EARLIER: words("record-earlier"),
        ReplayDirection.LATER: words("record-later"),
        ReplayDirection.TEN_LATER: f"+{TEN}",
        ReplayDirection.LAST: words("button-last"),
    }
    made: Row = []
    for way in ways:
        one = button(labels[way], MomentButton(row.id, targets[way], way))
        one.disabled = targets[way] == ply
        made.append(one)
    return made


def _stages(found: ReplayMoment, words: Words) -> list[Row]:
    """A select of the parts of the game, each of which leads to its beginning."""
    row = found.position.row
    if len(found.stages) < 2:
        return []
    now = _stage(found)
    names = bold(row.names)
    entries = [
        SelectEntry(
            words.say(stage.text, names),
            str(stage.ply),
            words("stage-from", ply=stage.ply) if stage.ply else words("stage-start"),
            chosen=stage is now,
        )
        for stage in _listed(found.stages, now)
    ]
    return [select(words("stage-ask"), StageSelect(row.id), entries)]


def _stage(found: ReplayMoment) -> Stage:
    """The part in which the game is at this moment."""
    begun = [stage for stage in found.stages if stage.ply <= found.position.row.ply]
    return begun[-1] if begun else found.stages[0]


def _listed(stages: Sequence[Stage], now: Stage) -> list[Stage]:
    """At most so many parts as a select takes, that of this moment among them."""
    listed = spread(stages, MOST_OPTIONS)
    if now not in listed:
        listed[min(range(len(listed)), key=lambda n: abs(listed[n].ply - now.ply))] = now
    return listed
