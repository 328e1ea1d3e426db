"""Reading up: the rules of a game, quoted by their ids, and how to use the bot."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from bot.desk import Asked
from bot.host import AnyGame
from bot.menus import LONGEST_ENTRY, Row, shortened
from bot.posts import LONGEST_POST, Post
from bot.reminders import MOST_ENTRIES
from bot.rulebooks import Section, rulebook
from bot.store import TableId
from games.engine import Illegal
from games.text import Text

ROOM_FOR_MORE = 200
TEMPLATE = re.compile(r"rules:(?P<game>[a-z0-9-]{1,60})")
"""The custom ids of the lists of sections."""


async def show_rules_of(asked: Asked, table: TableId) -> None:
    """Show what the rules of a table's game speak of."""
    row = await asked.host.row(table)
    await show_rules(asked, asked.host.game(row.game), None)


async def show_rules(asked: Asked, game: AnyGame, topic: str | None) -> None:
    """Quote a rule, or a section, or say what the game is about; the sections are always there to choose from."""
    book, words = rulebook(game.package, asked.language), asked.words(game)
    if topic is None:
        content = "\n".join(line for line in (f"**{words('title')}**", book.gist, words("rules-contents")) if line)
    elif rule := book.rule(topic):
        content = f"**{words('title')}**\n{rule.text}"
    elif section := book.section(topic):
        content = _quoted(section, words("title"), words("rules-further"))
    else:
        raise Illegal(Text("rules-unknown", topic=topic))
    post = Post(shortened(content, LONGEST_POST), [_contents(asked, game, book.sections)])
    await asked.put(post)


async def turn_to(asked: Asked, key: str, picked: str) -> None:
    """Put the section that was picked from a list in the place of what was read before."""
    game = asked.host.game(key)
    book, words = rulebook(game.package, asked.language), asked.words(game)
    section = next((section for section in book.sections if _key(section) == picked), None)
    if section is None:
        raise Illegal(Text("rules-unknown", topic=picked))
    content = _quoted(section, words("title"), words("rules-further"))
    await asked.replace(Post(shortened(content, LONGEST_POST), [_contents(asked, game, book.sections)]))


async def show_help(asked: Asked) -> None:
    """Say how everything is done."""
    await asked.say(asked.words()("help"))


def _quoted(section: Section, title: str, further: str) -> str:
    """A section: whole rules as far as there is room, and the ids of the others."""
    content, left = f"**{title}** · {section.title}", list(section.rules)
    while left and len(content) + len(left[0].text) < LONGEST_POST - ROOM_FOR_MORE:
        content += f"\n{left.pop(0).text}"
    return content + (f"\n{further} {', '.join(rule.id for rule in left)}" if left else "")


def _contents(asked: Asked, game: AnyGame, sections: Sequence[Section]) -> Row:
    """A list of the sections, as many as it holds."""
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=f"rules:{game.key}", placeholder=asked.words()("rules-sections")
    )
    for section in sections[:MOST_ENTRIES]:
        ids = f"{section.rules[0].id} – {section.rules[-1].id}"
        select.add_option(label=shortened(section.title, LONGEST_ENTRY), value=_key(section), description=ids)
    return [select] if sections else []


def _key(section: Section) -> str:
    """The same in every language, so that a list can be used after another was chosen."""
    return section.rules[0].id
