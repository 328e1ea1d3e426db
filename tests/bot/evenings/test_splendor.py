"""Whole evenings of Splendor over the wire, each by another way of playing, and what stays secret
meanwhile.
"""

import re

from bot.messages.typed_moves import INCOMPLETE_MARK
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.things import Channel, Json, Message, User
from games.chance import Chance
from tests.bot.evenings.evening import Evening, last_key

OVER = "the game is over"
FIRST_PLACE = re.compile(r"^1\\?\. \*\*", re.MULTILINE)
"""How the standings begin; where two share a place, the bot writes the dot with a backslash."""
PRIMARY = 1
"""The style of a button that stands out."""
FAVOURITES = ("buy", "two", "take")
"""Whoever buys what they can, and takes tokens otherwise, comes to an end."""


def favourite(keys: list[str], chance: Chance) -> str:
    return next((key for key in FAVOURITES if key in keys), None) or chance.pick(keys)


def path(custom_id: str) -> list[str]:
    """The answers that a component of a menu leads to."""
    return custom_id.split(":")[3].split()


async def answer_all(evening: Evening, who: User, menu: Message, chance: Chance) -> Message:
    """Answer a menu's questions until there is nothing left to decide; what then stands there."""
    while parts := [
        part
        for part in walk(menu.components)
        if part.get("custom_id", "").startswith(("ask:", "pick:", "do:"))
    ]:
        menu = await answer_one(evening, who, menu, parts, chance)
    return menu


async def answer_one(
    evening: Evening, who: User, menu: Message, parts: list[Json], chance: Chance
) -> Message:
    first = parts[0]
    if first["custom_id"].startswith("do:"):
        return await evening.answer(who, menu, "do:")
    if first["type"] != BUTTON:
        keys = chance.shuffled(option["value"] for option in first["options"])
        return await evening.pick(who, menu, *keys[: first.get("max_values", 1)])
    deepest = max(len(path(part["custom_id"])) for part in parts)
    onward = {
        last_key(part["custom_id"]): part
        for part in parts
        if len(path(part["custom_id"])) == deepest
    }
    stand_out = [key for key, part in onward.items() if part["style"] == PRIMARY]
    cards = [key for key in stand_out if key not in FAVOURITES]  # they can be bought
    key = cards[0] if cards else favourite(list(onward), chance)
    return await evening.answer(who, menu, onward[key]["custom_id"])


async def turn(evening: Evening, thread: Channel, before: Message | None) -> Message:
    """The next message of the table, once it calls on somebody or the game is over."""
    seen = before.id if before else None

    def come() -> Message | None:
        newest = evening.posts(thread)[-1:]
        return next(
            (
                post
                for post in newest
                if post.id != seen and (post.mentions or OVER in post.content)
            ),
            None,
        )

    return await evening.until(come)


def called(table: Message, *people: User) -> User:
    return next(person for person in people if person.id in table.mentions)


async def test_a_whole_game_is_played_by_menus(evening: Evening, ann: User, theo: User) -> None:
    thread, chance = await evening.begun(ann, theo, game="splendor"), Chance(7)
    table = await turn(evening, thread, None)
    while OVER not in table.content:
        who = called(table, ann, theo)
        await answer_all(evening, who, await evening.answer(who, table, "play@"), chance)
        table = await turn(evening, thread, table)
    assert FIRST_PLACE.search(table.content)


async def test_a_whole_game_is_typed(evening: Evening, ann: User, theo: User) -> None:
    thread, chance = await evening.begun(ann, theo, game="splendor"), Chance(8)
    table = await turn(evening, thread, None)
    while OVER not in table.content:
        who = called(table, ann, theo)
        typed = await typed_move(evening, who, thread, chance)
        answer = await evening.slash(who, thread, "play", move=typed)
        while "Your turn." in answer.content:
            answer = await evening.slash(
                who, thread, "play", move=await typed_move(evening, who, thread, chance)
            )
        table = await turn(evening, thread, table)
    assert FIRST_PLACE.search(table.content)


async def test_a_move_is_typed_in_any_order_by_any_part_that_only_it_has(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="splendor")
    who = called(await turn(evening, thread, None), ann, theo)
    offered = await evening.stand_in.people.autocomplete(
        who, thread, "play", "move", move="red white green"
    )
    assert [choice["value"] for choice in offered] == ["take white+green+red"]
    (why,) = await evening.stand_in.people.autocomplete(
        who, thread, "play", "move", move="buy anything"
    )
    assert why["name"].startswith("You can’t buy anything yet.")
    assert why["value"] == "buy anything"
    unclear = await evening.slash(who, thread, "play", move="red")
    assert "That could mean several moves: `two red` · `take white+blue+red`" in unclear.content
    made = await evening.slash(who, thread, "play", move="wrg")
    assert "takes 1 white, 1 green and 1 red." in made.content


async def typed_move(evening: Evening, who: User, thread: Channel, chance: Chance) -> str:
    """Let the list of suggestions lead to a whole move."""
    typed = ""
    while True:
        offered = await evening.stand_in.people.autocomplete(
            who, thread, "play", "move", move=typed
        )
        by_value = {choice["value"]: choice["name"] for choice in offered}
        if typed in by_value and not by_value[typed].endswith(INCOMPLETE_MARK):
            return typed
        typed = favourite(list(by_value), chance)


async def test_a_whole_game_is_played_from_direct_messages_alone(
    evening: Evening, ann: User, theo: User
) -> None:
    thread, chance = await evening.begun(ann, theo, game="splendor"), Chance(9)
    table = await turn(evening, thread, None)
    while OVER not in table.content:
        who = called(table, ann, theo)
        await answer_all(evening, who, await evening.hand(who, "Your turn."), chance)
        table = await turn(evening, thread, table)
    for person in (ann, theo):
        assert FIRST_PLACE.search((await evening.hand(person, OVER)).content)


async def test_a_card_reserved_unseen_is_told_to_its_owner_alone(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="splendor")
    table = await turn(evening, thread, None)
    who = called(table, ann, theo)
    other = theo if who is ann else ann
    answer = await evening.slash(who, thread, "play", move="reserve deck-3")
    drawn = re.search(r"You reserved a .*card \((3-\d\d)\)", answer.content)
    assert drawn
    await evening.table_calling(other, thread)
    await evening.hand(other, "Your turn.")
    await evening.slash(other, thread, "record")
    await evening.slash(other, thread, "board", text=True)
    secret = drawn[1]
    mine = evening.stand_in.world.conversation(who)
    for message in evening.stand_in.world.messages.values():
        told = [
            message.content,
            str(message.components),
            *(str(file.description) for file in message.attachments),
        ]
        known = message.only_for == who.id or (mine is not None and message.channel == mine.id)
        assert known or not any(secret in text for text in told)
