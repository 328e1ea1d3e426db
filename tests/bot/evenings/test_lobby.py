"""Before and after the game: computer players and their levels, invitations, full tables, and
playing again.
"""

import json

from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening


def component(message: Message, starts: str) -> dict[str, object]:
    """The button or select of a message whose custom id starts like this."""
    parts = [part for row in message.components for part in row["components"]]
    found: dict[str, object] = next(part for part in parts if part["custom_id"].startswith(starts))
    return found


def offered(message: Message, starts: str) -> bool:
    """Whether a button or select is there and can be pressed."""
    parts = [part for row in message.components for part in row["components"]]
    return any(part["custom_id"].startswith(starts) and not part.get("disabled") for part in parts)


async def test_each_computer_player_has_a_level_that_everybody_reads(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=4, automas=1, level="strong"
    )
    assert "2. Cog (computer, strong) – plays by the book" in notice.content
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "3. Theo" in evening.now(notice).content)
    await evening.stand_in.people.pick(theo, evening.now(notice), "add@1", "easy")
    thread_line = "-# Computer: Cog (strong) and Rivet (easy)"
    await evening.until(lambda: "4. Rivet (computer, easy) – loves" in evening.now(notice).content)
    await evening.press(ann, evening.now(notice), "start")
    thread = await evening.until(evening.thread)
    first = await evening.table_calling(ann, thread)
    assert thread_line in first.content
    record = await evening.slash(ann, thread, "record")
    assert thread_line in record.content or "No moves yet" in record.content
    file = (await evening.slash(ann, thread, "table export")).attachments[0]
    seats = json.loads(evening.stand_in.world.shelf.get(file.id) or b"")["seats"]
    assert seats[1] == {"name": "Cog", "automa": True, "level": "strong"}
    assert seats[2] == {"name": "Theo", "automa": False}


async def test_what_cannot_be_done_before_the_game_is_not_offered(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    assert [offered(notice, name) for name in ("join", "start", "add")] == [True, False, True]
    await evening.press(theo, notice, "join")
    full = await evening.until(
        lambda: now if not offered(now := evening.now(notice), "join") else None
    )
    assert [offered(full, name) for name in ("start", "add", "leave")] == [True, False, True]


async def test_a_table_is_chosen_step_by_step_and_opened(evening: Evening, ann: User) -> None:
    wizard = await evening.slash(ann, evening.games, "table new")
    assert wizard.only_for == ann.id
    assert wizard.attachments
    pick = evening.stand_in.people.pick
    await pick(ann, wizard, "wizard:game", "marbles")
    await evening.until(lambda: "**Marbles**" in evening.now(wizard).content)
    await pick(ann, evening.now(wizard), "wizard:players", "3-2")
    await evening.until(lambda: offered(evening.now(wizard), "wizard:levels"))
    await pick(ann, evening.now(wizard), "wizard:levels", "easy+strong")
    await pick(ann, evening.now(wizard), "wizard:rules", "auction=sealed")
    await evening.until(lambda: "sealed" in evening.now(wizard).content)
    await evening.press(ann, evening.now(wizard), "wizard:open")
    thread = await evening.until(evening.thread)
    assert thread.name == "Marbles · Ann, Cog, Rivet · #1"
    notice = next(post for post in evening.posts(evening.games) if "Marbles" in post.content)
    assert "2. Cog (computer, easy)" in notice.content
    assert "3. Rivet (computer, strong)" in notice.content
    assert "sealed" in notice.content
    done = evening.now(wizard)
    assert "Table #1 has started" in done.content
    assert not done.components
    assert not done.attachments


async def test_the_wizard_begins_with_the_game_that_was_played_last(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "table new", game="marbles")
    wizard = await evening.slash(ann, evening.games, "table new", seats=3, automas=1)
    assert "**Marbles**" in wizard.content
    await evening.press(ann, wizard, "wizard:open")
    notice = await evening.until(
        lambda: next(
            (
                post
                for post in evening.posts(evening.games)
                if "Cog" in post.content or "Rivet" in post.content
            ),
            None,
        )
    )
    assert "2 of 3 seats taken" in notice.content
    assert offered(notice, "join")
