"""Evenings on which somebody looks through the menus of a lesson."""

from bot.sandbox.limits.components import walk
from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_lessons import begun, follow, proposed


def same_again(evening: Evening, page: Message) -> Message | None:
    """The message of a page, once it says the same again."""
    now = evening.stand_in.world.messages[page.id]
    return now if now.content == page.content else None


async def test_whoever_only_looks_into_a_menu_comes_back_to_what_the_lesson_proposes(
    evening: Evening, ann: User
) -> None:
    begin = await begun(evening, ann)
    page = await follow(evening, ann, begin, "ask:1:0:two")
    (back,) = [part["custom_id"] for part in walk(page.components) if part.get("label") == "Back"]
    await evening.stand_in.people.click(ann, page, back)
    page = await evening.until(lambda: same_again(evening, begin))
    assert proposed(evening, page) == proposed(evening, begin)
    assert [part.filename for part in page.attachments] == [
        part.filename for part in begin.attachments
    ]
