"""The sandbox as one runs it, and people who have it open in headless Chromium."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from yarl import URL

from tests.bot.browser.guest import Guest
from tests.bot.forked_commands import Command
from tests.bot.tab import sandbox, tab

Visit = Callable[..., AbstractAsyncContextManager[Guest]]

# Nothing slides or fades: what is looked at stands still.
STILL = {"reduced_motion": "reduce"}
DESKTOP = {**STILL, "viewport": {"width": 1280, "height": 800}}
PHONE = {**STILL, "viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def trial(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Command, URL]]:
    """A sandbox whose bot is there, and whose automas hardly think; the address of its page."""
    folder, hasty = tmp_path_factory.mktemp("sandbox"), {"PARLOUR_AUTOMA_SECONDS": "0.05"}
    async with sandbox(folder, 0, "--no-limits", environment=hasty) as (process, address):
        async with tab(address) as page:
            await page.bot_is_there()
        yield process, address


@pytest.fixture(scope="module")
def visit(trial: tuple[Command, URL], chrome: Browser) -> Visit:
    """Opens the page as somebody, in a browser of their language; whatever the browser complains of
    fails the test.
    """

    @asynccontextmanager
    async def opened(name: str, language: str = "en", **screen: Any) -> AsyncIterator[Guest]:
        complaints: list[str] = []
        async with await chrome.new_context(locale=language, **screen) as profile:
            page = await profile.new_page()
            page.on(
                "console",
                lambda said: (
                    complaints.append(said.text) if said.type in {"error", "warning"} else None
                ),
            )
            page.on("pageerror", lambda error: complaints.append(str(error)))
            await page.goto(str(trial[1]))
            guest = Guest(page, Random(name), language)
            await guest.become(name)
            yield guest
        assert complaints == []

    return opened
