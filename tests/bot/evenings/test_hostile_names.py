"""People with names that would do something in a message: they do nothing, anywhere."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.hosting.host import AnyGame
from bot.messages.escaping import plain
from bot.sandbox.limits.components import TEXT, walk
from bot.sandbox.things import Message, User
from bot.store.shown_names import first_legible, shown_names
from bot.workers.picture_worker import PICTURES, PaintedPicture, Subject, Wanted, described
from bot.workers.pool import Pool, ThreadPool
from tests.bot.evenings.evening import Evening
from tests.bot.names import HOSTILE
from tests.bot.sandbox.parrot import PICTURE
from tests.library import GAMES

NAMES = ("<t:1:R> <@{theo}>", "שרה https://evil.example")
LIVE = re.compile(r"(?<!\\)<(?:t:1:|https)|https://")


def blank(subject: Wanted) -> PaintedPicture:
    """A picture on which nothing is drawn, with its true description. Those for one person are
    told in words instead, as if they could not be drawn.
    """
    of_one = isinstance(subject, Subject) and subject.seat is not None and not subject.close
    return replace(described(subject), still=b"" if of_one else PICTURE)


@pytest.fixture
def pictures() -> Pool[Wanted, PaintedPicture]:
    """Names are looked for in what is said: nothing is drawn."""
    return ThreadPool(replace(PICTURES, run=blank))


@pytest.fixture
def hostile(evening: Evening, ann: User, theo: User) -> tuple[User, User]:
    world = evening.stand_in.world
    for who, name in zip((ann, theo), NAMES, strict=True):
        world.put_user(replace(world.users[who.id], shown_name=name.format(theo=theo.id)[:32]))
    return world.users[ann.id], world.users[theo.id]


def said(message: Message) -> str:
    """All text of a message that Discord formats."""
    parts = [part["content"] for part in walk(message.components) if part["type"] == TEXT]
    return "\n".join([message.content, *parts])


async def test_names_do_nothing_in_posts_and_answers(
    evening: Evening, hostile: tuple[User, User]
) -> None:
    thread = await evening.begun(*hostile, game="splendor")
    assert thread.name == "#1 · Splendor"
    called = await evening.until(
        lambda: next((m.mentions for m in evening.posts(thread) if m.mentions), None)
    )
    ann, theo = sorted(hostile, key=lambda who: who.id not in called)
    for line in ("play", "hand", "games", "board", "record", "orders"):
        await evening.slash(ann, thread, line)
    for typed in ("take white+blue+green", "<t:1:R> https://evil.example"):
        await evening.slash(ann, thread, "play", move=typed)
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "board", seat="<t:1:R>")
    await evening.slash(theo, thread, "rules", topic="<t:1:R>")
    await evening.slash(theo, thread, "play", move="deck")
    messages = [*evening.stand_in.world.messages.values()]
    assert len(messages) > 10
    assert [said(message) for message in messages if LIVE.search(said(message))] == []
    assert any("\u2068שרה" in said(message) for message in messages)


WORKS = re.compile(
    r"(?<!\\)<(?:t:1:R|@&?1>)|https://|discord\.gg|```|@(?:everyone|here)|(?<!\\)\[\w*\]\("
)
"""What Discord would format, link or mention."""
HELPERS = "\u2068\u2069\u2060\u200b\u200c\u200d"
"""What may stand in text without being seen."""


def wrong_in(message: Message) -> list[str]:
    """What names do in a message."""
    text = said(message)
    told = [text, *(picture.description or "" for picture in message.attachments)]
    found = [f"works: {text}"] if WORKS.search(text) else []
    for one in told:
        unseen = {letter for letter in one if unicodedata.category(letter) == "Cf"} - {*HELPERS}
        if unseen or one.count("\u2068") != one.count("\u2069"):
            found.append(f"turns: {one!r}")
        if "****" in one or "** **" in one:
            found.append(f"names nobody: {one}")
    return found


def pairs(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each name with the next one, and the last with the first."""
    return zip(names, (*names[1:], names[0]), strict=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_names_do_nothing_wherever_they_are_shown_and_are_those_of_now(
    evening: Evening, ann: User, theo: User, game: AnyGame
) -> None:
    """In each game some of the names: all of them stand in the same words of ours."""
    world = evening.stand_in.world
    people = (ann, theo, evening.person("mei"))[: game.rules.seats.start]
    thread = await evening.begun(*people, game=game.key)
    post = (await evening.until(lambda: [m for m in evening.posts(thread) if m.mentions]))[-1]
    here, there, *_ = sorted(people, key=lambda who: who.id != post.mentions[0])
    for names in pairs(HOSTILE[GAMES.index(game) :: len(GAMES)]):
        for who, name in zip((here, there), names, strict=True):
            world.put_user(replace(world.users[who.id], shown_name=name))
        for line in ("play", "hand"):
            await evening.slash(world.users[here.id], thread, line)
            await evening.slash(world.users[there.id], thread, line)
        for starts in ("text", "hand", "rules"):
            await evening.answer(world.users[there.id], evening.posts(thread)[-1], starts)
        texts = [
            await evening.slash(world.users[who.id], thread, line, **options)
            for who in (here, there)
            for line, options in (
                ("board", {"text": True}),
                ("board", {}),
                ("record", {}),
                ("games", {}),
                ("hint", {}),
                ("play", {"move": names[0]}),
            )
        ]
        (name,) = shown_names((first_legible(names[0], here.name),))
        assert any(plain(name) in said(text) for text in texts), name
        wrong = [one for message in world.messages.values() for one in wrong_in(message)]
        assert not wrong, wrong[0]


async def test_namesakes_are_asked_for_and_told_apart(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    for who in (ann, theo):
        world.put_user(replace(world.users[who.id], shown_name="Sam"))
    thread = await evening.begun(ann, theo, game="princes-of-florence")
    offered = await evening.stand_in.people.autocomplete(theo, thread, "board", "seat", seat="sa")
    assert [choice["name"] for choice in offered] == ["Sam ①", "Sam ②"]
    asked = await evening.slash(theo, thread, "board", seat="sam")
    assert "Several people are called" in asked.content
    shown = await evening.slash(theo, thread, "board", seat="sam ②")
    assert (shown.attachments[0].description or "").startswith("Sam ②: ")


async def test_the_name_of_a_bot_is_escaped_once(evening: Evening, ann: User) -> None:
    world = evening.stand_in.world
    bot = next(user for user in world.users.values() if user.bot)
    world.put_user(replace(bot, shown_name="my_bot"))
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles")
    refused = await evening.choose(ann, notice, "invite@1", bot.id)
    assert refused.content.startswith("my\\_bot is a bot.")


async def test_a_close_up_is_of_the_seat_with_the_number_whoever_is_called_like_it(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    world.put_user(replace(world.users[ann.id], shown_name="2"))
    thread = await evening.begun(ann, theo, game="princes-of-florence")
    shown = await evening.slash(theo, thread, "board", seat="2")
    assert (shown.attachments[0].description or "").startswith("Theo: ")
