"""Evenings on which somebody starts a lesson over, or goes back to it, by accident twice."""

from asyncio import gather
from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from bot.store import UserId
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.test_lessons import SHORT, begun, follow, proposed


async def started_over(evening: Evening, page: Message) -> Message:
    """A message of a lesson, once it shows the first step."""

    def shown() -> Message | None:
        now = evening.now(page)
        return now if "step 1 of" in now.content else None

    return await evening.until(shown)


async def test_a_double_press_starts_a_lesson_over_once(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path) as bot:
        lessons, user = bot.services.host.lessons, UserId(int(ann.id))
        page = await begun(evening, ann, SHORT)
        for _ in range(2):  # it can be started over as often as one likes
            page = await follow(evening, ann, page, "lesson:move")
            (before,) = await lessons.of_user(user)
            await gather(*(evening.press(ann, page, "learn:anew") for _ in range(2)))
            page = await started_over(evening, page)
            (after,) = await lessons.of_user(user)
            assert after.id == before.id + 1
    mine = [one for one in stand_in.world.messages.values() if one.only_for == ann.id]
    assert mine == [page], "nothing was refused"


async def test_a_double_press_leads_back_to_a_lesson_once(evening: Evening, ann: User) -> None:
    page = await begun(evening, ann, SHORT)
    page = await follow(evening, ann, page, "ask:1:0:pass")
    page = await follow(evening, ann, page, "do:") if proposed(evening, page) else page
    assert "on your own" in page.content
    back = evening.component(page, "lesson:back")
    await gather(*(evening.answer(ann, page, back) for _ in range(2)))
    assert "step 1 of" in evening.now(page).content
    mine = [one.id for one in evening.stand_in.world.messages.values() if one.only_for == ann.id]
    assert mine == [page.id], "nothing was refused"
