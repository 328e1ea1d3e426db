"""Reading up: the rules of a game, quoted by their ids, and how to use the bot."""

from __future__ import annotations

from bot.desk import Asked
from bot.host import AnyGame
from bot.menus import shortened
from bot.posts import LONGEST_POST
from bot.rulebooks import Section, rulebook
from bot.store import TableId
from games.engine import Illegal
from games.text import Text

ROOM_FOR_MORE = 200


async def show_rules_of(asked: Asked, table: TableId) -> None:
    """Show what the rules of a table's game speak of."""
    row = await asked.host.row(table)
    await show_rules(asked, asked.host.game(row.game), None)


async def show_rules(asked: Asked, game: AnyGame, topic: str | None) -> None:
    """Quote a rule, or a section, or say which sections there are."""
    book, words = rulebook(game.package, asked.language), asked.words(game)
    if topic is None:
        titles = [f"• {section.title} ({section.rules[0].id} – {section.rules[-1].id})" for section in book.sections]
        content = "\n".join([f"**{words('title')}** · {words('rules-contents')}", *titles])
    elif rule := book.rule(topic):
        content = f"**{words('title')}**\n{rule.text}"
    elif section := book.section(topic):
        content = _quoted(section, words("title"), words("rules-further"))
    else:
        raise Illegal(Text("rules-unknown", topic=topic))
    await asked.say(shortened(content, LONGEST_POST))


async def show_help(asked: Asked) -> None:
    """Say how everything is done."""
    await asked.say(asked.words()("help"))


def _quoted(section: Section, title: str, further: str) -> str:
    """A section: whole rules as far as there is room, and the ids of the others."""
    content, left = f"**{title}** · {section.title}", list(section.rules)
    while left and len(content) + len(left[0].text) < LONGEST_POST - ROOM_FOR_MORE:
        content += f"\n{left.pop(0).text}"
    return content + (f"\n{further} {', '.join(rule.id for rule in left)}" if left else "")
