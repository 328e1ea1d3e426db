"""What `/rules` shows: how a game is played in one picture, its chapters with a picture each, and
behind them the exact rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.commands.request import Request
from bot.hosting.host import AnyGame
from bot.messages.button_actions import RulesList, Take
from bot.messages.components import (
    LONGEST_ENTRY,
    LONGEST_POST,
    MOST_OPTIONS,
    Post,
    Row,
    SelectEntry,
    button,
    select,
    shortened,
)
from bot.messages.custom_ids import ExactRulesButton, GuideButton, LearnButton, RulesSelect, encode
from bot.messages.meanings import doubts
from bot.messages.rules_help import Section, rulebook
from bot.store import TableId
from bot.workers.pictures import Painting
from games.engine import Seat
from games.guide import Chapter, Guide, guide_of
from games.lesson import lesson_of
from games.moves import Illegal
from games.text import Text
from renderers.pictures import pictures_of

PRIMER, TOLD = "primer", "told"
"""The pages before the chapters: how the game is played, as a picture and as text."""

SMALL = "-# "
"""Begins a line that Discord shows in small letters."""


def first_page(guide: Guide, game: AnyGame) -> str:
    """Return the key of the page with which the guide of a game begins."""
    return PRIMER if _has_primer(game) else guide.chapters[0].key


async def open_guide(request: Request, game: AnyGame, guide: Guide, table: TableId | None) -> None:
    """Answer with the first page of the guide of a game."""
    await request.defer()
    first = guide.chapter(first_page(guide, game))
    painting = await _painted(request, game, first)
    post = await _guide_page(request, game, first, table)
    content = _with_small_print(request, game, first, painting.below(post.content))
    await request.send(content, view=post.view, files=painting.files)


async def turn_to(request: Request, game: AnyGame, key: str, table: TableId | None) -> None:
    """Replace the message by another page of the guide."""
    guide = guide_of(game)
    chapter = guide.chapter(key) if guide is not None else None
    before_chapters = {PRIMER, TOLD} if _has_primer(game) else set()
    if guide is None or (chapter is None and key not in before_chapters):
        raise Illegal(Text("rules-unknown", topic=key))
    await request.defer_edit()
    painting = await _painted(request, game, chapter)
    post = await _guide_page(request, game, chapter, table)
    told, files = (
        (painting.text, []) if key == TOLD else (painting.below(post.content), painting.files)
    )
    content = _with_small_print(request, game, chapter, told)
    await request.edit_with_files(Post(content, post.rows), files)


def _has_primer(game: AnyGame) -> bool:
    """Whether a picture tells how a game is played; one from a package may have none."""
    return pictures_of(game).primer is not None


async def _painted(request: Request, game: AnyGame, chapter: Chapter | None) -> Painting:
    return await request.services.painter.guide(game, chapter, request.language)


def own_cards(request: Request, game: AnyGame) -> list[str]:
    """Say that a game is played with cards of the operator's own; nothing if it is not."""
    words = request.words(game)
    return [SMALL + words("rules-own-cards", digest=game.own_cards)] if game.own_cards else []


def _with_small_print(
    request: Request, game: AnyGame, chapter: Chapter | None, content: str
) -> str:
    """The text of a page, and below it, before the chapters, how sure the game's figures are."""
    if chapter is not None:
        return content
    in_doubt = [f"{SMALL}{line}" for line in doubts(request.words(game), game)]
    below = "".join(f"\n{line}" for line in (*own_cards(request, game), *in_doubt))
    return shortened(content, LONGEST_POST - len(below)) + below


async def _guide_page(
    request: Request, game: AnyGame, chapter: Chapter | None, table: TableId | None
) -> Post:
    """Compose a page: the sentences of a chapter or what can be read, and the other pages."""
    words = request.words(game)
    if chapter is None:
        heading = f"**{words('title')}** · {words('primer-title')}"
        content = f"{heading}\n{words('guide-begin')}"
    else:
        lines = [f"**{words('title')}** · {words.say(chapter.title, ())}"]
        lines += [f"• {words.say(sentence, ())}" for sentence in chapter.sentences]
        content = "\n".join(lines)
    rule = chapter.rule if chapter is not None else ""
    last: Row = []
    if (following := _after(game, chapter)) is not None:
        label = words("guide-next", title=words.say(following.title, ()))
        turn = GuideButton(game.family, following.key, table)
        last.append(button(label, turn, discord.ButtonStyle.primary))
    last.append(button(words("guide-exact"), ExactRulesButton(game.family, rule, table)))
    if lesson_of(game) is not None:
        last.append(button(words("notice-learn"), LearnButton(Take.GO_ON, game.family)))
    rows = [_chapters(request, game, table), await _pieces(request, game, table), last]
    rows.append(_games(request, game))
    return Post(shortened(content, LONGEST_POST), rows)


def _after(game: AnyGame, chapter: Chapter | None) -> Chapter | None:
    """The chapter after this one, or the first."""
    guide = guide_of(game)
    chapters = guide.chapters if guide is not None else ()
    place = 0 if chapter is None else chapters.index(chapter) + 1
    return chapters[place] if place < len(chapters) else None


def _chapters(request: Request, game: AnyGame, table: TableId | None) -> Row:
    """A select menu of the guide's pages; nothing for a game without a guide."""
    words, guide = request.words(game), guide_of(game)
    if guide is None:
        return []
    entries = [SelectEntry(words.say(one.title, ()), one.key) for one in guide.chapters]
    if _has_primer(game):
        primer, told = (
            SelectEntry(words("guide-primer"), PRIMER),
            SelectEntry(words("guide-told"), TOLD),
        )
        entries = [primer, *entries, told]
    return select(
        words("guide-chapters"), RulesSelect(RulesList.GUIDE, game.family, table), entries
    )


def _games(request: Request, game: AnyGame) -> Row:
    """A select menu of the games whose rules can be read; nothing where there is but one."""
    games = request.host.games.all[:MOST_OPTIONS]
    entries = [SelectEntry(request.words(one)("title"), one.key) for one in games]
    if len(entries) <= 1:
        return []
    return select(
        request.words()("rules-games"), RulesSelect(RulesList.GAMES, game.family), entries
    )


async def exact_page(request: Request, game: AnyGame, content: str, table: TableId | None) -> Post:
    """Compose a page of the exact rules: the text, and select menus of chapters, of sections, and
    at a table of its visible pieces.
    """
    rows = [
        _chapters(request, game, table),
        _section_select(request, game, table, rulebook(game.home, request.language).sections),
    ]
    rows += [await _pieces(request, game, table), _games(request, game)]
    return Post(shortened(content, LONGEST_POST), rows)


def _section_select(
    request: Request, game: AnyGame, table: TableId | None, sections: Sequence[Section]
) -> Row:
    """A select menu of the sections, as many as it holds."""
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=encode(RulesSelect(RulesList.SECTIONS, game.family, table)),
        placeholder=request.words()("rules-sections"),
    )
    for section in sections[:MOST_OPTIONS]:
        ids = f"{section.rules[0].id} – {section.rules[-1].id}"
        select.add_option(
            label=shortened(section.title, LONGEST_ENTRY),
            value=section_key(section),
            description=ids,
        )
    return [select] if sections else []


async def _pieces(request: Request, game: AnyGame, table: TableId | None) -> Row:
    """A select menu of the pieces at a table; nothing where there is none to be seen."""
    if table is not None and game.teaching.pieces:
        with suppress(Illegal):  # a closed table has no pieces
            return await _piece_select(request, game, table)
    return []


async def _piece_select(request: Request, game: AnyGame, table: TableId) -> Row:
    """A select menu of the pieces that this person may see, each with what it does."""
    position, words = await request.position(table), request.words(game)
    if position.game.key != game.key:  # no button of ours asks for that
        return []
    seat = position.row.seat_of(request.person.id)
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=encode(RulesSelect(RulesList.PIECES, game.family, table)),
        placeholder=words("rules-pieces"),
    )
    seen = game.teaching.in_sight(position.table, None if seat is None else Seat(seat.seat))
    for piece in seen[:MOST_OPTIONS]:
        name, text = words.say(piece.name, ()), words.say(piece.text, ())
        number = str(game.teaching.pieces.index(piece))
        select.add_option(
            label=shortened(name, LONGEST_ENTRY),
            value=number,
            description=shortened(text, LONGEST_ENTRY),
        )
    return [select] if seen else []


def section_key(section: Section) -> str:
    """The key of a section: the same in every language, so that older messages keep working."""
    return section.rules[0].id
