"""Before and after the game: computer players and their levels, invitations, full tables, and
playing again.
"""

import io
import json
from asyncio import gather

import pytest
from PIL import Image

from bot.delivery.notices import CALL_SECONDS
from bot.hosting.seating import OPENER_SECONDS
from bot.sandbox.limits.components import walk
from bot.sandbox.things import Channel, Message, User
from bot.store.servers import MOST_EACH
from renderers.outcome import SQUARE
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, form_values, marked
from tests.bot.evenings.sentences import says
from tests.bot.wire import reply


def offered(message: Message, starts: str) -> bool:
    """Whether a button or select is there and can be pressed."""
    parts = [part for row in message.components for part in row["components"]]
    return any(
        part.get("custom_id", "").startswith(starts) and not part.get("disabled") for part in parts
    )


async def test_each_computer_player_has_a_level_that_everybody_reads(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=4, computers=1, level="strong"
    )
    assert "2. Cog (computer, strong) – plays by the book" in notice.content
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "3. Theo" in evening.now(notice).content)
    await evening.stand_in.people.pick(theo, evening.now(notice), "add@1", "easy")
    thread_line = "-# Computer players: Cog (strong) and Rivet (easy)"
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
    assert thread.name == "#1 · Marbles"
    notice = next(post for post in evening.posts(evening.games) if "Marbles" in post.content)
    assert "2. Cog (computer, easy)" in notice.content
    assert "3. Rivet (computer, strong)" in notice.content
    assert "sealed" in notice.content
    done = evening.now(wizard)
    assert "Table #1 has started" in done.content
    assert not done.components
    assert not done.attachments


async def test_a_double_press_opens_one_table(evening: Evening, ann: User) -> None:
    wizard = await evening.slash(ann, evening.games, "table new")
    await gather(
        evening.press(ann, wizard, "wizard:open"), evening.press(ann, wizard, "wizard:open")
    )
    await evening.until(lambda: "Table #1" in evening.now(wizard).content or None)
    other = await evening.slash(ann, evening.games, "table new")
    await evening.press(ann, other, "wizard:open")
    await evening.until(lambda: "Table #2" in evening.now(other).content or None)


async def test_the_wizard_remembers_seats_and_house_rules(evening: Evening, ann: User) -> None:
    await evening.slash(
        ann,
        evening.games,
        "table new",
        game="marbles",
        seats=3,
        computers=2,
        level="easy",
        options="auction=sealed",
        animation="off",
    )
    wizard = await evening.slash(ann, evening.games, "table new")
    assert marked(wizard, "wizard:players") == ["3-2"]
    assert marked(wizard, "wizard:levels") == ["easy+easy"]
    assert marked(wizard, "wizard:rules") == ["auction=sealed"]
    assert "Animations are off." in wizard.content
    opened = await evening.press(ann, wizard, "wizard:table")
    assert form_values(opened)["boxes"] == "animation"


async def test_the_wizard_remembers_the_last_table_of_each_game(
    evening: Evening, ann: User
) -> None:
    await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, computers=1, options="heap=3"
    )
    await evening.slash(ann, evening.games, "table new", game="marbles", pace="daily")
    wizard = await evening.slash(ann, evening.games, "table new")
    assert "**Marbles**" in wizard.content
    wizard = await evening.choose(ann, wizard, "wizard:game", "pebbles")
    await evening.until(lambda: marked(evening.now(wizard), "wizard:players") == ["2-1"] or None)
    assert marked(evening.now(wizard), "wizard:rules") == ["heap=3"]
    assert "Pace: a move a day." in evening.now(wizard).content


async def test_house_rules_and_what_belongs_to_the_table_are_two_lists(
    evening: Evening, ann: User
) -> None:
    people = evening.stand_in.people
    wizard = await evening.slash(ann, evening.games, "table new")
    wizard = await evening.choose(ann, wizard, "wizard:game", "marbles")
    await evening.until(lambda: "**Marbles**" in evening.now(wizard).content)
    rules = next(
        part
        for part in walk(evening.now(wizard).components)
        if part.get("custom_id") == "wizard:rules"
    )
    assert all("=" in option["value"] for option in rules["options"])
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    await people.submit(opened, boxes=["full", "live_board"], pace="live", language="ru")
    await evening.until(lambda: "Pace: live" in evening.now(wizard).content)
    content = evening.now(wizard).content
    for line in ("The game begins by itself", "The board is one post", "Russian"):
        assert line in content, line
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    await people.submit(opened, boxes=[])
    await evening.until(lambda: "One board" not in evening.now(wizard).content)
    await evening.press(ann, evening.now(wizard), "wizard:open")
    notice = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    assert "**Шарики**" in notice.content
    assert "Темп: вживую, за один вечер." in notice.content


async def test_the_wizard_begins_with_the_game_that_was_played_last(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "table new", game="marbles")
    wizard = await evening.slash(ann, evening.games, "table new", seats=3, computers=1)
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


async def test_people_are_invited_by_mention_and_sit_down_with_one_press(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=3, players=f"<@{theo.id}>"
    )
    assert notice.mentions == (theo.id,)
    assert f"Invited: <@{theo.id}>" in notice.content
    await evening.stand_in.people.pick(ann, notice, "invite@1", ingrid.id)
    call = await evening.table_saying("Ann invites you to **Pebbles**", evening.games)
    assert call.mentions == (ingrid.id,)
    await evening.press(ingrid, call, "join")
    await evening.until(lambda: "2. Ingrid" in evening.now(notice).content)
    assert f"Invited: <@{theo.id}>\n" in evening.now(notice).content
    await evening.stand_in.people.pick(ann, evening.now(notice), "invite@1", theo.id)
    await evening.until(
        lambda: any(
            "already invited" in message.content
            for message in evening.stand_in.world.messages_in(evening.games, ann)
        )
    )
    stranger = evening.person("mei")
    picked = await evening.stand_in.people.pick(stranger, evening.now(notice), "invite@1", ann.id)
    assert "You’re not in this game" in (await reply(evening.stand_in, picked)).content


async def test_a_full_table_calls_its_opener_and_later_anybody_there_may_start(
    evening: Evening, ann: User, theo: User, ingrid: User, clock: Clockwork
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content)
    clock.tick(int(CALL_SECONDS))
    call = await evening.table_saying("all 2 seats at table #1 are taken", evening.games)
    assert call.mentions == (ann.id,)
    early = await evening.slash(theo, evening.games, "table start")
    assert "Only Ann" in early.content
    clock.tick(OPENER_SECONDS)
    stranger = await evening.slash(ingrid, evening.games, "table start", table="1")
    assert "You’re not in this game" in stranger.content
    await evening.press(theo, call, "start")
    await evening.until(evening.thread)
    await evening.until(lambda: call.id not in evening.stand_in.world.messages)


async def test_where_the_opener_is_gone_anybody_there_starts_with_fewer_or_closes_the_table(
    evening: Evening, ann: User, theo: User, ingrid: User, clock: Clockwork
) -> None:
    for seats in (3, 3):
        notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=seats)
        await evening.press(theo, notice, "join")
    for line, said in (("start", "can start the game now"), ("end", "can close it now")):
        early = await evening.slash(theo, evening.games, f"table {line}", table="1")
        assert f"Only Ann, who opened the table, {said}" in early.content
        assert "anyone at the table can" in early.content
    clock.tick(OPENER_SECONDS)
    stranger = await evening.slash(ingrid, evening.games, "table end", table="2")
    assert says(stranger, "table-not-yours")
    question = await evening.slash(theo, evening.games, "table end", table="2")
    assert "The game hasn’t started yet" in question.content
    closed = await evening.answer(theo, question, "sure:")
    assert closed.content == "The table is closed."
    await evening.until(lambda: "This table is closed" in evening.now(notice).content)
    await evening.slash(theo, evening.games, "table start", table="1")
    await evening.until(evening.thread)


async def test_an_opener_who_fills_the_table_is_not_called(evening: Evening, ann: User) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.stand_in.people.pick(ann, notice, "add@1", "regular")
    await evening.until(lambda: "All 2 seats taken" in evening.now(notice).content)
    await evening.press(ann, evening.now(notice), "start")
    await evening.until(evening.thread)
    assert len(evening.posts(evening.games)) == 1


async def test_a_game_may_begin_by_itself(evening: Evening, ann: User, theo: User) -> None:
    notice = await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, begin="full"
    )
    await evening.press(theo, notice, "join")
    await evening.until(evening.thread)


async def over(evening: Evening, thread: Channel, winner: User) -> Message:
    """The end of a game of three pebbles, of which whoever begins takes all."""
    await evening.slash(winner, thread, "play", move="take 3")
    return await evening.table_saying("the game is over", thread)


async def second_thread(evening: Evening) -> Channel:
    """The thread of the second game that began."""
    threads = evening.stand_in.world.threads_of
    return await evening.until(lambda: next(iter(threads(evening.games)[1:]), None))


@pytest.mark.usefixtures("drawn")
async def test_the_same_people_play_again_in_the_same_seats_or_in_others(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    end = await over(evening, thread, ann)
    notice = await evening.until(
        lambda: next((p for p in evening.posts(evening.games) if "1. **Ann**" in p.content), None)
    )
    assert notice.attachments
    assert notice.components[0]["components"][0]["url"].endswith(f"/{thread.id}")
    alt = end.attachments[0].description or ""
    assert alt.endswith("Best move, round 1: +1. Ann takes 3 from the heap.")
    answer = await evening.answer(theo, end, "share")
    await evening.press(theo, answer, "show-square")
    shown = await evening.table_saying("Theo shows this to everyone", thread)
    (shared,) = answer.attachments
    assert [file.filename for file in shown.attachments] == [shared.filename]
    assert shared.filename == "pebbles-1-poster.webp"
    told = "Pebbles. Ann wins. 1. Ann: 1 won. 2. Theo: 0 won."
    assert (shared.description or "").startswith(told)
    square = evening.stand_in.world.file_of(shared.id)
    assert square is not None
    assert Image.open(io.BytesIO(square)).size == (SQUARE, SQUARE)
    opened = await evening.answer(theo, end, "swap")
    assert "Table #2 is open" in opened.content
    again = await evening.table_saying(f"Invited: <@{ann.id}>", evening.games)
    assert again.mentions == (ann.id,)
    joined = await evening.answer(ann, end, "again")
    assert "at table #2" in joined.content
    rematch = await second_thread(evening)
    assert rematch.name == "#2 · Pebbles"
    assert evening.now(joined).content == f"You’re playing again at table #2 in <#{rematch.id}>."


async def test_where_the_next_table_is_closed_or_over_another_is_opened(
    evening: Evening, ann: User, theo: User
) -> None:
    end = await over(evening, await evening.begun(ann, theo, options="heap=3"), ann)
    opened = await evening.answer(ann, end, "again")
    await evening.answer(ann, opened, "leave")
    assert "Table #3 is open" in (await evening.answer(theo, end, "again")).content
    await evening.answer(ann, end, "again")
    await over(evening, await second_thread(evening), ann)
    assert "Table #4 is open" in (await evening.answer(theo, end, "again")).content


async def test_the_same_people_are_led_to_their_newest_table(
    evening: Evening, ann: User, theo: User
) -> None:
    end = await over(evening, await evening.begun(ann, theo, options="heap=3"), ann)
    await evening.answer(ann, end, "again")
    await evening.answer(theo, end, "again")
    later = await over(evening, await second_thread(evening), ann)
    assert "Table #3 is open" in (await evening.answer(ann, later, "again")).content
    assert "#3" in (await evening.answer(theo, end, "again")).content
    assert "#4" not in (await evening.slash(ann, evening.games, "table list")).content


async def test_whoever_comes_late_to_the_next_game_does_not_play_there(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    end = await over(evening, await evening.begun(ann, theo, ingrid, options="heap=3"), ann)
    await evening.answer(ann, end, "again")
    await evening.answer(theo, end, "again")
    await evening.slash(ann, evening.games, "table start", table="2")
    assert "has already started" in (await evening.answer(ingrid, end, "again")).content


async def test_a_stranger_to_the_game_does_not_open_another(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    end = await over(evening, await evening.begun(ann, theo, options="heap=3"), ann)
    assert "You’re not in this game" in (await evening.answer(ingrid, end, "again")).content


async def test_one_person_has_so_many_tables_at_a_time_and_no_more(
    evening: Evening, ann: User, theo: User
) -> None:
    for _ in range(MOST_EACH):
        await evening.slash(theo, evening.games, "table new", game="pebbles")
    refused = await evening.slash(theo, evening.games, "table new", game="pebbles")
    assert f"{MOST_EACH} of your tables are open or playing here" in refused.content
    await evening.slash(ann, evening.games, "setup", each=2)
    for _ in range(2):
        await evening.slash(ann, evening.games, "table new", game="pebbles")
    refused = await evening.slash(ann, evening.games, "table new", game="pebbles")
    assert "2 of your tables are open or playing here" in refused.content


async def test_the_rules_of_a_table_are_chosen_in_a_form(evening: Evening, ann: User) -> None:
    people = evening.stand_in.people
    wizard = await evening.slash(ann, evening.games, "table new")
    opened = await evening.press(ann, wizard, "wizard:more")
    await people.submit(opened, undo="anything", absent="automatic", absent_after="12", hints="all")
    await evening.until(lambda: "12 hours" in evening.now(wizard).content)
    opened = await evening.press(ann, evening.now(wizard), "wizard:table")
    await people.submit(opened, language="ru")
    await people.pick(ann, evening.now(wizard), "wizard:game", "marbles")
    await evening.until(lambda: "**Marbles**" in evening.now(wizard).content)
    again = await evening.press(ann, evening.now(wizard), "wizard:more")
    wrong = await people.submit(again, absent_after="soon", hints="none")
    refused = await reply(evening.stand_in, wrong)
    assert "“soon” isn’t a time I understand" in refused.content
    assert "What you typed is kept" in refused.content
    again = await evening.press(ann, evening.now(wizard), "wizard:more")
    typed = form_values(again)
    assert (typed["absent_after"], typed["hints"]) == ("soon", "none")
    await evening.press(ann, evening.now(wizard), "wizard:open")
    notice = await evening.until(lambda: next(iter(evening.posts(evening.games)), None))
    for line in ("**Шарики**", "можно любой ход", "12 часов"):
        assert line in notice.content, line
