"""Composes what a learner reads: what happened, one thing to learn, and what to press."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import discord

from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.hosting.lessons import Progress
from bot.messages.button_actions import LessonStep, TableAction, Take
from bot.messages.choices import pages_to, trail
from bot.messages.components import (
    LONGEST_BUTTON,
    LONGEST_POST,
    MOST_IN_A_ROW,
    MOST_ROWS,
    Post,
    Row,
    button,
    buttons,
    shortened,
)
from bot.messages.compose import Player, compose
from bot.messages.custom_ids import LearnButton, LessonButton
from bot.messages.escaping import bold
from bot.messages.labels import pressed_text, ways_to_say
from bot.messages.language import as_typed, words_of
from bot.messages.menus import rows_without
from bot.messages.news import NewsLine, report
from bot.messages.turns import open_question
from games.lesson import LEARNER, MORE, OVER, lesson_of
from games.moves import Action
from games.package import AnyGame
from games.placements import Placement
from games.questions import Question, notation_of
from games.text import Text
from renderers.words import Words

MOST_NEWS, MOST_OWN, MOST_OF_REPLY = 9, 5, 3
"""Lines of news in all, of the learner's own move at most, and of the reply to it at most."""
MOST_GAMES = 4 * MOST_IN_A_ROW
"""Buttons in which a lesson is chosen: four rows."""


def lesson_post(
    position: Position,
    progress: Progress,
    news: Sequence[News],
    player: Player,
    *,
    notes: Sequence[str] = (),
    hint: Post | None = None,
) -> Post:
    """Compose what a learner sees now. A *hint* stands in place of the news."""
    words = player.words
    told = [] if hint else _newest(report(position, news, player.seat, words).moves)
    shown = compose(position, (), replace(player, guided=progress.line is not None))
    title = _title(progress, words, over=position.table.over)
    against = [_opponents(position, words)] if progress.at_the_start else []
    said = "\n> \n".join(f"> {text}" for text in _said(position, progress, words))
    parts = [
        [*([] if said else [title]), *notes, *(f"• {line}" for line in [*against, *told])],
        [hint.content] if hint else [],
        # Long news may push their beginning out of sight, but not what the lesson says.
        [f"> {title}", said] if said else [],
        _ways_on(position, progress, words),
        # Where the lesson speaks itself, what the menu says would be too much.
        [] if progress.line is not None or progress.just_complete else [shown.content],
    ]
    content = "\n\n".join(filter(None, ("\n".join(part) for part in parts)))
    anew = button(words("learn-anew"), LearnButton(Take.ANEW, position.game.family))
    last: Row = [*buttons(position.row, [TableAction.RULES], words), anew]
    first = _first_row(position, progress, player)
    menu = [] if progress.just_complete else _others(position, progress, player, shown.rows)
    rows = rows_of(first, [*(hint.rows if hint else ()), *menu], last)
    return Post(shortened(content, LONGEST_POST), rows)


def lesson_page(position: Position, progress: Progress, player: Player) -> Post:
    """Compose a page of the menu, below what the lesson says of the move that it proposes."""
    guided = replace(player, guided=progress.line is not None)
    shown = compose(position, (), guided)
    title = _title(progress, player.words, over=position.table.over)
    said = [f"> {text}" for text in _said(position, progress, player.words)]
    content = "\n\n".join(["\n".join([title, *said]), shown.content])
    return replace(shown, content=shortened(content, LONGEST_POST))


def _newest(moves: Sequence[Sequence[NewsLine]]) -> list[str]:
    """As much as is told of these moves, of which the first is the learner's own and the next the
    reply, which may decide it; an ellipsis stands for what is left out.
    """
    told = [*([line.text for line in move] for move in moves), list[str](), list[str]()]
    own, reply, *others = told
    first = [*own[-MOST_OWN:], *reply[:MOST_OF_REPLY]]
    rest = [*reply[MOST_OF_REPLY:], *chain.from_iterable(others)]
    left_out = max(0, len(rest) - (MOST_NEWS - len(first)))
    return [*first, *(["…"] if left_out else []), *rest[left_out:]]


def choose_lesson(games: Iterable[AnyGame], begun: Mapping[str, Progress], words: Words) -> Post:
    """Ask which game is to be learned, and tell how far one has come in the lessons *begun*."""
    taught = [game for game in games if lesson_of(game) is not None][:MOST_GAMES]
    rows, lines = list[Row](), list[str]()
    for number, game in enumerate(taught):
        name = words_of(words.language, game)("title")
        if number % MOST_IN_A_ROW == 0:
            rows.append([])
        rows[-1].append(button(name, LearnButton(Take.GO_ON, game.family)))
        if game.key in begun:
            lines.append(_begun(begun[game.key], name, words))
    return Post("\n".join([words("learn-which"), *lines]), rows)


def _begun(progress: Progress, game: str, words: Words) -> str:
    """How far somebody has come in the lesson of a game."""
    if progress.complete:
        return words("learn-begun-done", game=game)
    key = "learn-begun" if progress.astray is None else "learn-begun-astray"
    return words(key, game=game, step=progress.step, steps=progress.lesson.steps)


def _others(
    position: Position, progress: Progress, player: Player, menu: Sequence[Row]
) -> Sequence[Row]:
    """The menu without the button that makes the same move as the lesson's own."""
    proposed = _proposed(position, progress, player)
    return menu if proposed is None else rows_without(*proposed, menu)


def _proposed(
    position: Position, progress: Progress, player: Player
) -> tuple[Question, Action] | None:
    """What the player is asked, and the move that the lesson proposes, if it does."""
    line, asking = progress.line, open_question(position, player.seat)
    if line is None or asking is None or line.seat != player.seat:
        return None
    return asking.question, line.action


def rows_of(first: Row, menu: Sequence[Row], last: Row) -> list[Row]:
    """What the lesson proposes, the menu, and at last the rules and the button to start over.

    Rows share a line where there would be too many. If that does not do, the last rows of the menu
    give way: without the lesson's own buttons nobody could go on.
    """
    kept = [row for row in menu if row]
    while len(rows := _laid_out(first, kept, last)) > MOST_ROWS:
        kept.pop()
    return rows


def _laid_out(first: Row, menu: Sequence[Row], last: Row) -> list[Row]:
    rows = [[*row] for row in menu]
    if first and len(rows) == MOST_ROWS and _room(rows[0]) >= len(first):
        rows[0] = [*first, *rows[0]]
    elif first:
        rows = [[*first], *rows]
    if rows and _room(rows[-1]) >= len(last):
        return [*rows[:-1], [*rows[-1], *last]]
    return [*rows, [*last]]


def _room(row: Row) -> int:
    """How many buttons a row has room for."""
    return MOST_IN_A_ROW - sum(item.width for item in row)


def _title(progress: Progress, words: Words, *, over: bool) -> str:
    title, steps = words("title"), progress.lesson.steps
    if progress.complete:
        return words("learn-title-done", game=title)
    if over:
        return words("learn-title-over", game=title)
    key = "learn-title" if progress.astray is None else "learn-title-astray"
    return words(key, game=title, step=progress.step, steps=steps)


def _said(position: Position, progress: Progress, words: Words) -> list[str]:
    """What the lesson says now: before a move one thing, at its end what is left to say."""
    if progress.just_complete:
        said = [text for text in (OVER, MORE) if words.knows(text.key)]
    else:
        line = progress.line
        said = [line.text] if line is not None and line.text is not None else []
    return [words.say(text, bold(position.row.names)) for text in said]


def _opponents(position: Position, words: Words) -> str:
    """Who the others are: a learner may not know that they play against the computer."""
    names = bold(position.row.names)
    others = [names[seat.seat] for seat in position.row.seats if seat.seat != LEARNER]
    return words("learn-against", n=len(others), names=words.listed(others))


def _ways_on(position: Position, progress: Progress, words: Words) -> list[str]:
    """What can be done where the lesson proposes nothing."""
    if progress.line is not None:
        return []
    if position.table.over:
        return [words("learn-real")]
    if progress.just_complete:
        return [words("learn-free")]
    return [] if progress.complete else [words("learn-left")]


def _first_row(position: Position, progress: Progress, player: Player) -> Row:
    """The move that the lesson proposes or the way back to it; at the end the way to a game."""
    row, words, style = position.row, player.words, discord.ButtonStyle.success
    if progress.complete or position.table.over:
        real = LearnButton(Take.REAL, position.game.family)
        play_on = LessonButton(LessonStep.PLAY_ON, row.id, row.ply)
        if not (progress.just_complete and position.live):
            return [button(words("learn-play"), real, style)]
        return [button(words("learn-on"), play_on, style), button(words("learn-play"), real)]
    if progress.astray is not None:
        back = LessonButton(LessonStep.BACK, row.id, row.ply)
        return [button(words("learn-back"), back, style)]
    proposed = _proposed(position, progress, player)
    if proposed is None:
        return []
    move = LessonButton(LessonStep.MOVE, row.id, row.ply)
    return [button(_proposal(position, *proposed, words), move, style)]


def _proposal(position: Position, question: Question, action: Action, words: Words) -> str:
    """What the button says that makes the proposed move: as much as it has room for."""
    ways = [words("learn-do", move=way) for way in _named(position, question, action, words)]
    return next((way for way in ways if len(as_typed(way)) <= LONGEST_BUTTON), ways[-1])


def _named(position: Position, question: Question, action: Action, words: Words) -> Sequence[str]:
    """A move as the menus call it, page by page, and for buttons that have no room for that by the
    answers of which it is made.
    """

    def say(text: Text) -> str:
        return words.say(text, position.row.names)

    def brief(text: Text) -> str:
        return words.say(text, position.row.names, brief=True)

    path = notation_of(question, action).split()
    if isinstance(question, Placement):
        return [words("learn-lay")]
    by_notation = ways_to_say(trail(question, path).answers, say, brief, words)
    pages = pages_to(question, action, path)
    if pages is None:
        return by_notation
    answers = [answer for page in pages for answer in page.pressed.answers]
    pressed = pressed_text(pages, say, brief, words)
    return [pressed, *ways_to_say(answers, say, brief, words), *by_notation]
