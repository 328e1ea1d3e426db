"""Hands by direct message in which the table and the hand stand in full width: they are sent as
layouts, and stay so whatever changes them.
"""

from dataclasses import replace
from pathlib import Path

from bot.sandbox.layouts import files_of, is_layout, text_of
from bot.sandbox.limits.components import GALLERY, ROW, TEXT
from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, MessageFlag, User
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_by_direct_message import alone, begun, code_in, private
from tests.bot.evenings.test_previews import Slow
from tests.bot.evenings.test_privacy import forgotten
from tests.bot.evenings.test_restarts import forget


def names(message: Message) -> list[str]:
    """The names of the pictures that a message shows."""
    return [file.filename for file in files_of(message)]


async def layout(evening: Evening, who: User) -> Message:
    """The hand of somebody, once it is there."""
    where = private(evening, who)
    return await evening.until(
        lambda: next((one for one in evening.posts(where) if is_layout(one)), None)
    )


async def at_splendor(evening: Evening) -> tuple[User, User, Message]:
    """Two friends at a table by direct message, first whose turn it is, and that one's hand."""
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    notice = await evening.slash(olga, private(evening, olga), "table new", game="splendor")
    await evening.slash(pavel, private(evening, pavel), "table join", code=code_in(notice))
    hands = [(who, await layout(evening, who)) for who in (olga, pavel)]
    first, hand = next(one for one in hands if "Your turn" in text_of(one[1]))
    return first, pavel if first is olga else olga, hand


async def test_the_table_and_the_hand_stand_in_full_width(evening: Evening) -> None:
    first, second, hand = await at_splendor(evening)
    kinds = [part["type"] for part in hand.components]
    assert kinds[:3] == [TEXT, GALLERY, GALLERY]
    assert set(kinds[3:]) == {ROW}
    assert is_layout(hand)
    assert not hand.content
    assert names(hand) == ["splendor-table-1-0.webp", "splendor-1-0.webp"]
    assert all(file.description for file in files_of(hand))

    assert (await evening.answer(first, hand, "ask:1:0:take")).id == hand.id
    menu = await evening.until(
        lambda: now if "preview" in str(names(now := evening.now(hand))) else None
    )
    assert names(menu) == ["splendor-table-1-0.webp", "splendor-1-0-preview-over-hand.webp"]
    assert files_of(menu)[0].id == files_of(hand)[0].id, "the table is not sent again"

    await evening.answer(first, menu, "ask:1:0:take white+blue+green")
    after = await evening.until(
        lambda: now if names(now := evening.now(hand))[:1] == ["splendor-table-1-1.webp"] else None
    )
    assert is_layout(after)
    assert "takes" in text_of(after)
    assert len(names(await evening.hand(second, "Your turn"))) == 2


async def test_a_menu_stays_open_in_a_layout_while_the_table_changes(evening: Evening) -> None:
    olga, pavel, rita = (alone(evening, name) for name in ("olga", "pavel", "rita"))
    notice = await evening.slash(olga, private(evening, olga), "table new", game="marbles", seats=3)
    for friend in (pavel, rita):
        await evening.slash(friend, private(evening, friend), "table join", code=code_in(notice))
    turn = await evening.hand(olga, "Your turn")
    waiting = await layout(evening, rita)
    menu = await evening.answer(rita, waiting, "ask-order:1:0:")
    menu = await evening.answer(rita, menu, "ask-order:1:0:up-to")
    await evening.answer(olga, turn, "ask:1:0:pass")
    newer = await evening.until(
        lambda: now if names(now := evening.now(menu))[:1] == ["marbles-table-1-1.webp"] else None
    )
    assert text_of(newer) == text_of(menu)
    assert [part["type"] for part in newer.components] == [part["type"] for part in menu.components]


async def test_an_older_hand_becomes_a_layout_as_soon_as_it_is_shown_anew(
    evening: Evening,
) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    hand = await evening.hand(olga, "Your turn")
    rows = tuple(part for part in hand.components if part["type"] == ROW)
    older = replace(hand, flags=MessageFlag.NONE, content="Your turn", components=rows)
    evening.stand_in.world.change_message(older)
    answered = await evening.answer(olga, older, "ask:1:0:take 1")
    assert not is_layout(answered)
    newer = await evening.until(lambda: now if is_layout(now := evening.now(hand)) else None)
    assert not newer.content
    assert names(newer)[:1] == ["pebbles-table-1-1.webp"]


async def test_a_hand_that_was_sent_but_not_recorded_is_found_again(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    async with bot_at(stand_in, tmp_path):
        olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
        await begun(evening, olga, pavel)
        hand = await evening.hand(olga, "Your turn")
        await layout(evening, pavel)
    forget(stand_in, tmp_path, "hand_message", "hand_shown", of="seats")
    async with bot_at(stand_in, tmp_path):
        await evening.until(lambda: evening.now(hand).edited_at)
        await evening.slash(olga, private(evening, olga), "games")
    assert [one for one in evening.posts(private(evening, olga)) if is_layout(one)] == [
        evening.now(hand)
    ]


async def test_a_picture_that_is_late_changes_nothing_else(
    stand_in: StandIn, tmp_path: Path
) -> None:
    slow, evening = Slow(), Evening(stand_in)
    async with bot_at(stand_in, tmp_path, pictures=slow):
        first, _, hand = await at_splendor(evening)
        slow.may_draw.clear()
        menu = await evening.answer(first, hand, "ask:1:0:take")
        assert names(menu) == names(hand)
        slow.may_draw.set()
        later = await evening.until(
            lambda: now if "preview" in str(names(now := evening.now(menu))) else None
        )
        assert text_of(later) == text_of(menu)
        assert names(later)[0] == names(hand)[0]
    assert not stand_in.rest.refused


async def test_the_hand_of_somebody_who_is_forgotten_becomes_a_line(evening: Evening) -> None:
    olga, pavel = alone(evening, "olga"), alone(evening, "pavel")
    await begun(evening, olga, pavel)
    hand = await layout(evening, pavel)
    await forgotten(evening, pavel, private(evening, pavel))
    line = await evening.until(lambda: now if not files_of(now := evening.now(hand)) else None)
    assert is_layout(line)
    assert [part["type"] for part in line.components] == [TEXT]


async def test_a_hand_that_was_shown_anew_before_the_answer_gets_both_pictures(
    evening: Evening,
) -> None:
    first, _, hand = await at_splendor(evening)
    evening.forgive(400)
    evening.stand_in.faults.fail("^/interactions/", 400, code=50035)
    await evening.answer(first, hand, "ask:1:0:take")
    menu = await evening.until(lambda: now if len(names(now := evening.now(hand))) == 2 else None)
    assert names(menu) == ["splendor-table-1-0.webp", "splendor-1-0-preview-over-hand.webp"]
    assert files_of(menu)[0].id != files_of(hand)[0].id
