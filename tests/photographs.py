"""Photographs the sandbox's page for the documentation, as whoever plays there sees it, and films
some turns of a game: part of `make pictures`.
"""

from __future__ import annotations

import asyncio
import io
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import Browser, Locator, ViewportSize, async_playwright, expect

from tests.bot.browser.guest import PATIENCE, PICTURE, PRIVATE, Guest
from tests.bot.conftest import QUIETLY
from tests.bot.tab import sandbox, tab
from tests.chromium import chromium

WINDOW = ViewportSize(width=1000, height=800)
TALL = ViewportSize(width=1000, height=2000)
"""So that nothing lies over the end of a long message."""
NARROW = ViewportSize(width=600, height=900)
"""What a film shows."""
QUALITY, FILMED = 85, 75
TURNS = 3
UNCHANGED = 4000
"""How long nothing may change before a photograph, in milliseconds: pictures come later."""
STILL, LAST = 1600, 4000
"""How long a picture of a film stands, and its last one, in milliseconds."""
WHO = "Ann"
CALLING = "#messages > .for-me"
GAMES = ("High Society", "Splendor")
"""As the quick starts of the front page call them."""


async def photographs(folder: Path) -> None:
    """Take them all into a folder."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=await asyncio.to_thread(chromium), args=QUIETLY
        )
        with tempfile.TemporaryDirectory() as kept:
            async with sandbox(Path(kept)) as (_, address):
                async with tab(address) as page:
                    await page.bot_is_there()
                guest = await _guest(browser, str(address))
                await _take(folder / "sandbox.webp", guest.page.locator("body"))
                await _turn_and_lists(guest, folder)
                await _film(browser, str(address), folder / "playing.webp")
        await browser.close()


class Filmed(Guest):
    """A guest who takes the first answer that is offered, and photographs the page before and after
    each press.
    """

    pictures: list[Image.Image]

    async def shoot(self, message: Locator) -> None:
        """Photograph a message at the foot of the page, once nothing changes there any more."""
        await expect(message.locator(PICTURE).last).to_be_visible(timeout=PATIENCE)
        await expect(self.page.locator("#toasts > *")).to_have_count(0, timeout=PATIENCE)
        before, taken = None, await self._seen(message)
        while taken != before:
            await self.page.wait_for_timeout(UNCHANGED)
            before, taken = taken, await self._seen(message)
        if taken not in self.pictures[-1:]:
            self.pictures.append(taken)

    async def _seen(self, message: Locator) -> Image.Image:
        await message.evaluate("message => message.scrollIntoView({ block: 'end' })")
        return Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB")

    async def _press(
        self, place: Locator, press: Callable[[], Awaitable[object]]
    ) -> Locator | None:
        await self.shoot(place)
        return await super()._press(place, press)

    async def _any(self, offered: Locator) -> Locator:
        return offered.first


async def _film(browser: Browser, address: str, path: Path) -> None:
    """Some turns of a game, from each call to the next one."""
    profile = await browser.new_context(viewport=NARROW, reduced_motion="reduce")
    guest = Filmed(await profile.new_page(), Random(WHO))
    guest.pictures = []
    await guest.page.goto(address)
    await guest.become(WHO)
    await guest.close_places()
    await guest.sit_down(GAMES[-1])
    for _ in range(TURNS):
        menu = await guest.menu()
        assert menu is not None
        await guest.answer(menu)
    await guest.menu()
    await guest.shoot(guest.newest)
    first, *others = guest.pictures
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[STILL] * len(others) + [LAST],
        loop=0,
        quality=FILMED,
        method=6,
    )


async def _guest(browser: Browser, address: str) -> Guest:
    profile = await browser.new_context(viewport=WINDOW, reduced_motion="reduce")
    page = await profile.new_page()
    await page.goto(address)
    guest = Guest(page, Random(WHO))
    await guest.become(WHO)
    return guest


async def _turn_and_lists(guest: Guest, folder: Path) -> None:
    """A table that waits with the menu that opens there; then the tables that wait, and
    settings.
    """
    menu: Locator | None = None
    for game in GAMES:
        await guest.enter("Welcome")
        await guest.sit_down(game)
        menu = await guest.menu()
    assert menu is not None
    await expect(guest.page.locator("#toasts > *")).to_have_count(0, timeout=PATIENCE)
    await expect(menu.locator(PICTURE)).to_be_visible(timeout=PATIENCE)  # it may come later
    await guest.page.set_viewport_size(TALL)
    await _take(folder / "playing-turn.webp", guest.page.locator(CALLING).last, menu)
    await _take(
        folder / "playing-lists.webp", await _said(guest, "/games"), await _said(guest, "/settings")
    )


async def _said(guest: Guest, command: str) -> Locator:
    """What only this person sees in answer to a command."""
    answers = guest.page.locator(PRIVATE)
    before = await answers.count()
    await guest.page.locator("#say").fill(f"{command} ")
    await guest.page.get_by_role("button", name="Send").click()
    await expect(answers).to_have_count(before + 1)
    return answers.nth(before)


async def _take(path: Path, *parts: Locator) -> None:
    """One picture of parts that stand below one another, all of each."""
    shots = []
    for part in parts:
        await part.locator("img").evaluate_all(
            "images => Promise.all(images.map(image => image.decode()))"
        )
        shots.append(Image.open(io.BytesIO(await part.screenshot())))
    sheet = Image.new(
        "RGB", (max(shot.width for shot in shots), sum(shot.height for shot in shots))
    )
    top = 0
    for shot in shots:
        sheet.paste(shot, (0, top))
        top += shot.height
    sheet.save(path, quality=QUALITY, method=6)
