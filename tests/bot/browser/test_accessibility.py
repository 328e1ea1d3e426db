"""The page can be used by everybody: it speaks one's language, nothing stands in the way of a
screen reader, and the keyboard is enough.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.hosting.characters import CHARACTERS
from bot.messages.language import words_of
from bot.sandbox.furniture import CHANNELS, FORUM, PEOPLE
from tests.bot.browser.conftest import DESKTOP, PHONE, Visit
from tests.bot.browser.guest import ANSWERS, CONFIRM, PATIENCE, PRIVATE, Guest
from tests.bot.browser.listeners import obstacles
from tests.bot.browser.test_whole_games import title
from tests.library import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = {
    "Parlour",
    "Discord",
    "game",
    *(one.name for one in CHARACTERS),
    *CHANNELS,
    FORUM,
    *(name for name, _ in PEOPLE.values()),
}
"""Of people, places, and the option that is asked for."""
THE_BOTS = ".text, .picture, #picture, .field label, [role=option], #places .thread, #log"
"""What the bot says and names, others' tables among it, and what Discord says to it."""
SEEN = """theirs => {
    const shown = [...document.querySelectorAll("*")]
        .filter(one => one.checkVisibility({ visibilityProperty: true }));
    const own = shown.filter(one => !one.closest(theirs));
    const texts = own.flatMap(
        one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE));
    const names = shown.flatMap(
        one => ["aria-label", "placeholder", "title"].map(name => one.getAttribute(name)));
    return [document.title, ...texts.map(text => text.data), ...names.filter(Boolean)];
}"""
COMMAND = re.compile(r"/[a-z]+( [a-z]+)?")

FAR = 60
"""So often is Tab pressed at most on the way to anything."""


@pytest.mark.parametrize(
    ("name", "screen"), [("Ann", DESKTOP), ("Mei", PHONE)], ids=["desktop", "phone"]
)
async def test_nothing_stands_in_the_way_of_whoever_listens(
    visit: Visit, name: str, screen: Mapping[str, Any]
) -> None:
    found: dict[str, list[str]] = {}
    async with visit(name, **screen) as guest:
        page = guest.page
        found["front page"] = await obstacles(page)
        await guest.sit_down(title(GAMES[0]))
        menu = await guest.menu()
        assert menu is not None
        found["thread"] = await obstacles(page)
        await page.locator("#say").fill("/table new")
        await page.get_by_role("button", name=guest.read("send")).click()
        lists = page.locator(PRIVATE).last.locator("button.select")
        await lists.first.click(timeout=PATIENCE)
        found["open menu"] = await obstacles(page)
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Enlarge").last.click()
        if screen == DESKTOP:  # on a phone a picture opens zoomed
            await page.get_by_role("button", name="Zoom in").click()
        await expect(page.get_by_role("button", name="Zoom out")).to_be_visible()
        found["picture"] = await obstacles(page)
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Show the commands").click()
        found["commands"] = await obstacles(page)
        await page.get_by_role("option", name="/play").click()
        found["options of a command"] = await obstacles(page)
        await guest.open_places()
        found["places"] = await obstacles(page)
        await guest.enter("Parlour")
        found["direct message"] = await obstacles(page)
        await guest.open_places()
        await page.get_by_role("button", name="Developers").click()
        found["developers"] = await obstacles(page)
    assert {place: what for place, what in found.items() if what} == {}


async def test_whoever_reads_russian_finds_no_word_of_another_language(visit: Visit) -> None:
    found: dict[str, set[str]] = {}
    async with visit("Пётр", "ru", **DESKTOP) as pyotr:
        page = pyotr.page
        found["front page"] = await latin(page)
        await pyotr.sit_down(words_of("ru", GAMES[0])("title"))
        assert await pyotr.take_a_turn()
        found["turn"] = await latin(page)
        await page.get_by_role("button", name="Показать команды").click()
        found["commands"] = await latin(page)
        for typed in ("/nothing", "/tabel new"):
            await page.get_by_label("Сообщение или команда").fill(typed)
            await page.get_by_role("button", name="Отправить").click()
            await expect(page.locator("#hint")).to_have_class("bad")
            found[typed] = await latin(page)
        await page.get_by_role("button", name="Открыть крупно").last.click()
        await page.get_by_role("button", name="Увеличить").click()
        found["picture"] = await latin(page)
        await page.get_by_role("button", name="Закрыть картинку").click()
        await page.get_by_role("button", name="Разработчикам").click()
        await page.get_by_role("button", name="Закрыть мои личные сообщения").click()
        await expect(page.locator("#fault")).to_contain_text("не принимает")
        found["developers"] = await latin(page)
    assert {place: words for place, words in found.items() if words} == {}


async def test_a_turn_is_taken_with_the_keyboard_alone(visit: Visit) -> None:
    async with visit("Ingrid", **DESKTOP) as ingrid:
        await ingrid.sit_down(title(GAMES[0]))
        table = ingrid.page.locator("#messages .for-me").last
        await table.get_by_role("button", name="Play", exact=True).wait_for(timeout=PATIENCE)
        await tab_to(ingrid, "#messages .for-me button.primary", "Shift+Tab")
        await ingrid.page.keyboard.press("Enter")
        menu = ingrid.page.locator(PRIVATE).last
        await menu.wait_for(timeout=PATIENCE)
        while await menu.locator(f"{ANSWERS}, {CONFIRM}").count():
            asked = await menu.locator(".text").text_content() or ""
            await tab_to(ingrid, f"{PRIVATE} :is({ANSWERS}, {CONFIRM})", "Tab")
            await ingrid.page.keyboard.press("Enter")
            await pick(ingrid)
            # its words: the picture that comes after them is an edit of the message too
            await expect(menu.locator(".text")).not_to_have_text(asked, timeout=PATIENCE)
        await expect(ingrid.page.locator("#messages .message:not(.only-you)").last).to_contain_text(
            "Ingrid"
        )


async def latin(page: Page) -> set[str]:
    """The words in Latin letters that the page shows or tells a screen reader, but for names."""
    seen = await page.evaluate(SEEN, THE_BOTS)
    assert "Parlour" in seen
    return {
        word for text in seen for word in re.findall(r"[A-Za-z]{2,}", COMMAND.sub("", text))
    } - NAMES


async def tab_to(guest: Guest, wanted: str, key: str) -> None:
    """Press Tab until the wanted part has the keyboard."""
    focused = "wanted => document.activeElement.matches(wanted)"
    for _ in range(FAR):
        if await guest.page.evaluate(focused, wanted):
            return
        await guest.page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {wanted}")


async def pick(guest: Guest) -> None:
    """Pick as many entries as an open list wants, from its first on; nothing if none is open."""
    if not await guest.page.evaluate("document.activeElement.matches('[role=option]')"):
        return
    done = guest.page.locator(PRIVATE).last.get_by_role("button", name="Done")
    if not await done.count():
        await guest.page.keyboard.press("Enter")
        return
    while await done.is_disabled():
        await guest.page.keyboard.press("Space")
        await guest.page.keyboard.press("ArrowDown")
    await tab_to(guest, "button.primary:enabled", "Tab")
    await guest.page.keyboard.press("Enter")
