"""Looking at a table: one's hand, the board as picture or text, and how it lay after an earlier move."""

from __future__ import annotations

import re
from functools import partial
from io import BytesIO

import discord

from bot.commands import moves
from bot.commands.previews import painted_hand
from bot.desk import Asked
from bot.exporting import exported
from bot.history import Moment, key_moments, moment
from bot.menus import Row, button, shortened
from bot.pages import pages
from bot.painter import Painting
from bot.posts import Post, Verb, buttons, framed, told
from bot.store import TableId
from games.engine import Illegal
from games.text import Text
from renderers.scenes import ALT_LIMIT

MOST_PICTURES = 24
"""In a film, which takes a second for each of them."""
TEMPLATE = re.compile(r"board:(?P<table>\d{1,18}):(?P<ply>\d{1,6}):(first|earlier|later|last)")
"""The custom ids of the buttons that lead through the moments of a game."""


async def show_hand(asked: Asked, table: TableId) -> None:
    """Show this person their hand, and what they may do now."""
    await asked.think()
    position = await asked.position(table)
    seat = asked.seat(position.row)
    painting = await painted_hand(asked, position, seat)
    post = await moves.standing(asked, position, seat)
    await asked.say(painting.below(post.content), view=post.view, files=painting.files)


async def show_board(asked: Asked, table: TableId) -> None:
    """Show the table as everybody sees it."""
    await asked.think()
    position = await asked.position(table)
    painting = await asked.desk.painter.paint(position, None, asked.language)
    words = asked.words(position.game)
    content = framed(position, None, words, here=asked.interaction.channel_id).content
    await asked.say(painting.below(content), files=painting.files)


async def show_seat(asked: Asked, table: TableId, named: str) -> None:
    """Show what lies before one player, by number or name, as everybody may see it."""
    await asked.think()
    position = await asked.position(table)
    row, words = position.row, asked.words(position.game)
    seat = next((seat.seat for seat in row.seats if named.lower() in {str(seat.seat + 1), seat.name.lower()}), None)
    if seat is None:
        raise Illegal(Text("table-no-such-seat", seat=named, names=row.names))
    painting = await asked.desk.painter.close_up(position, seat, asked.language)
    if painting is None:
        raise Illegal(Text("table-no-closeup"))
    content = framed(position, None, words, here=asked.interaction.channel_id).content
    await asked.say(painting.below(content), files=painting.files)


async def show_text(asked: Asked, table: TableId) -> None:
    """Read out the table: to whoever sits there, with what they alone may know."""
    position = await asked.position(table)
    seat = position.row.seat_of(asked.person.id)
    left = await asked.host.order_at(position, seat.seat) if seat else None
    order = left.standing if left else None
    text = await asked.desk.painter.tell(position, seat.seat if seat else None, asked.language, order)
    for page in pages(text):
        await asked.say(page)


async def export(asked: Asked, table: TableId) -> None:
    """Give this person, who sits there, the table as a file."""
    await asked.think()
    row = await asked.host.row(table)
    asked.at(row)
    asked.seat(row)
    file = discord.File(BytesIO(await exported(asked.host, table)), f"{row.game}-{table}.json")
    await asked.say(asked.words(asked.host.game(row.game))("title"), files=[file])


async def replay(asked: Asked, table: TableId) -> None:
    """Show how a table lay at the beginning, and lead on from there."""
    await show_moment(asked, table, 0)


async def show_film(asked: Asked, table: TableId) -> None:
    """Show the game as a film, from its beginning to where it is."""
    await asked.think()
    position = await asked.position(table)
    words = asked.words(position.game)
    moments = partial(key_moments, asked.host, position, MOST_PICTURES)
    shown = await asked.desk.painter.film(position, asked.language, moments)
    if shown is None:
        await asked.say(words("film-failed"))
        return
    n = shown.pictures
    alt = shortened(words("film-alt", n=n, end=shown.alt), ALT_LIMIT)
    await asked.say(words("film", title=words("title"), n=n, ply=position.row.ply), files=[shown.file(alt)])


async def show_moment(asked: Asked, table: TableId, ply: int) -> None:
    """Show how a table lay after an earlier move, as everybody saw it."""
    await asked.think()
    post, painting = await _moment(asked, table, ply)
    await asked.say(painting.below(post.content), view=post.view, files=painting.files)


async def turn_to(asked: Asked, table: TableId, ply: int) -> None:
    """Show another moment in place of the one whose button was pressed."""
    await asked.turning()
    post, painting = await _moment(asked, table, ply)
    await asked.turn_over(Post(painting.below(post.content), post.rows), painting.files)


async def _moment(asked: Asked, table: TableId, ply: int) -> tuple[Post, Painting]:
    asked.at(await asked.host.row(table))
    found = await moment(asked.host, table, ply)
    words = asked.words(found.position.game)
    title, last = words("title"), found.last
    head = words("board-at", title=title, ply=ply, last=last) if ply else words("board-set-up", title=title, last=last)
    lines = [f"• {line}" for line in told(found.position, [found.news], None, words)[0]]
    painting = await asked.desk.painter.paint(found.position, None, asked.language)
    content = pages("\n".join([head, *lines]))[0]
    return Post(content, [_leading(asked, found, table, ply)]), painting


def _leading(asked: Asked, found: Moment, table: TableId, ply: int) -> Row:
    """Buttons that lead to other moments."""
    words = asked.words()
    ways = {"first": 0, "earlier": ply - 1} if ply else {}
    ways |= {"later": ply + 1, "last": found.last} if ply < found.last else {}
    labels = {
        "first": words("button-first"),
        "earlier": words("record-earlier"),
        "later": words("record-later"),
        "last": words("button-last"),
    }
    leading: Row = [button(labels[way], f"board:{table}:{to}:{way}") for way, to in ways.items()]
    return [*leading, *buttons(found.position.row, [Verb.FILM], words)]
