"""Reading up: the rules of a game quoted by their ids, what its pieces do, and how to use the bot."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.desk import Asked
from bot.host import AnyGame
from bot.menus import LONGEST_ENTRY, Row, shortened
from bot.posts import LONGEST_POST, Post
from bot.reminders import MOST_ENTRIES
from bot.rulebooks import Rule, Section, rulebook
from bot.store import TableId
from games.engine import Illegal, Seat
from games.game import Piece
from games.text import Text

ROOM_FOR_MORE = 200
TEMPLATE = re.compile(r"(?P<list>rules|pieces):(?P<game>[a-z0-9-]{1,60})(?::(?P<table>\d{1,18}))?", re.ASCII)
"""The custom ids of the lists of sections and of pieces, with the table at which they were asked for."""


async def show_rules_of(asked: Asked, table: TableId) -> None:
    """Show what the rules of a table's game speak of, and what its pieces in sight do."""
    row = await asked.host.row(table)
    await show_rules(asked, asked.host.game(row.game), None, table)


async def show_rules(asked: Asked, game: AnyGame, topic: str | None, table: TableId | None = None) -> None:
    """Quote a rule or a section, tell of a piece, or say what the game is about; the lists are there to choose from."""
    words = asked.words(game)
    if topic is None:
        gist = rulebook(game.package, asked.language).gist
        content = "\n".join(line for line in (f"**{words('title')}**", gist, words("rules-contents")) if line)
    else:
        content = _meant(asked, game, topic)
    await asked.put(await _read(asked, game, content, table))


async def turn_to(asked: Asked, match: re.Match[str], picked: str) -> None:
    """Put the section or the piece that was picked from a list in the place of what was read before."""
    game, words = asked.host.game(match["game"]), asked.words(asked.host.game(match["game"]))
    book = rulebook(game.package, asked.language)
    section = next((section for section in book.sections if _key(section) == picked), None)
    if match["list"] == "pieces" and picked.isdecimal() and int(picked) < len(game.pieces):
        content = _told(asked, game, game.pieces[int(picked)])
    elif section is not None:
        content = _quoted(f"**{words('title')}** · {section.title}", section.rules, words("rules-further"))
    else:
        raise Illegal(Text("rules-unknown", topic=picked))
    table = TableId(int(match["table"])) if match["table"] else None
    await asked.replace(await _read(asked, game, content, table))


def topics(asked: Asked, game: AnyGame, typed: str) -> list[tuple[str, str]]:
    """What `typed` may mean: the pieces of a name, sections and rules; how each reads, and what it is found by."""
    names = dict.fromkeys(asked.words(game).say(piece.name, ()) for piece in game.pieces)
    named = [(name, name) for name in names if typed.strip() and typed.strip().lower() in name.lower()]
    # A piece that is called like a section is offered once: what it is found by is the same.
    return list(dict.fromkeys([*named, *rulebook(game.package, asked.language).topics(typed)]))


async def show_help(asked: Asked) -> None:
    """Say how everything is done."""
    await asked.say(asked.words()("help"))


def _meant(asked: Asked, game: AnyGame, topic: str) -> str:
    """What is asked for: a rule, a section, pieces of that name, or else all rules that speak of it."""
    book, words = rulebook(game.package, asked.language), asked.words(game)
    if rule := book.rule(topic):
        return f"**{words('title')}**\n{rule.text}"
    section, typed = book.section(topic), topic.strip().lower()
    names = {piece: words.say(piece.name, ()).lower() for piece in game.pieces}
    alike = [piece for piece, name in names.items() if typed and typed in name]
    if section is not None and (not alike or _nearer(typed, section, [names[piece] for piece in alike])):
        return _quoted(f"**{words('title')}** · {section.title}", section.rules, words("rules-further"))
    if alike:
        return _told(asked, game, min(alike, key=lambda piece: len(names[piece])))
    if spoken := book.mentioning(topic):
        return _quoted(f"**{words('title')}** · {shortened(topic, LONGEST_ENTRY)}", spoken, words("rules-further"))
    raise Illegal(Text("rules-unknown", topic=topic))


def _nearer(typed: str, section: Section, names: Sequence[str]) -> bool:
    """Whether a section is meant by what was typed: it is its title, or alone begins like it (`turn`: Turns)."""
    title = section.title.lower()
    return title == typed or (title.startswith(typed) and not any(name.startswith(typed) for name in names))


def _told(asked: Asked, game: AnyGame, piece: Piece) -> str:
    """What a piece does, what others of its name do, and the rules that speak of them."""
    words = asked.words(game)
    name, others = words.say(piece.name, ()), [one for one in game.pieces if one != piece and one.name == piece.name]
    lines = [f"**{words('title')}** · {name}", *(f"• {words.say(one.text, ())}" for one in (piece, *others))]
    spoken = rulebook(game.package, asked.language).mentioning(name)
    return _quoted("\n".join(lines), spoken, words("rules-further"))


def _quoted(heading: str, rules: Sequence[Rule], further: str) -> str:
    """Whole rules as far as there is room, and the ids of the others."""
    content, left = heading, list(rules)
    while left and len(content) + len(left[0].text) < LONGEST_POST - ROOM_FOR_MORE:
        content += f"\n{left.pop(0).text}"
    return content + (f"\n{further} {', '.join(rule.id for rule in left)}" if left else "")


async def _read(asked: Asked, game: AnyGame, content: str, table: TableId | None) -> Post:
    """What is read, under it the list of the sections, and of the pieces in sight if it was asked for at a table."""
    about = game.key if table is None else f"{game.key}:{table}"
    rows = [_contents(asked, about, rulebook(game.package, asked.language).sections)]
    if table is not None and game.pieces:
        with suppress(Illegal):  # nothing lies at a table that is closed
            rows.append(await _pieces(asked, game, about, table))
    return Post(shortened(content, LONGEST_POST), rows)


def _contents(asked: Asked, about: str, sections: Sequence[Section]) -> Row:
    """A list of the sections, as many as it holds."""
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=f"rules:{about}", placeholder=asked.words()("rules-sections")
    )
    for section in sections[:MOST_ENTRIES]:
        ids = f"{section.rules[0].id} – {section.rules[-1].id}"
        select.add_option(label=shortened(section.title, LONGEST_ENTRY), value=_key(section), description=ids)
    return [select] if sections else []


async def _pieces(asked: Asked, game: AnyGame, about: str, table: TableId) -> Row:
    """A list of the pieces that this person may look at, each with what it does."""
    position, words = await asked.position(table), asked.words(game)
    seat = position.row.seat_of(asked.person.id)
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=f"pieces:{about}", placeholder=words("rules-pieces")
    )
    seen = game.in_sight(position.table, None if seat is None else Seat(seat.seat))
    for piece in seen[:MOST_ENTRIES]:
        name, text = words.say(piece.name, ()), words.say(piece.text, ())
        number = str(game.pieces.index(piece))
        select.add_option(
            label=shortened(name, LONGEST_ENTRY), value=number, description=shortened(text, LONGEST_ENTRY)
        )
    return [select] if seen else []


def _key(section: Section) -> str:
    """The same in every language, so that a list can be used after another was chosen."""
    return section.rules[0].id
