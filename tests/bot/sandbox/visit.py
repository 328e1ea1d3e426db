"""The sandbox's page as tests visit it: in a tab that no browser opened, and in a browser."""

from collections.abc import Callable
from typing import Any

from aiohttp import ClientWebSocketResponse
from playwright.async_api import Page as Browser
from playwright.async_api import expect

from bot.sandbox.things import Json


class Tab:
    """One open tab: keeps what it is told, and does actions."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self.told: list[Json] = []

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """The first note, told already or yet to come, that fits."""
        for known in self.told:
            if fits(known):
                return known
        while True:
            note: Json = await self._socket.receive_json(timeout=60)
            self.told.append(note)
            if fits(note):
                return note

    async def do(self, action: str, **details: Any) -> Json:
        number = len(self.told) + 1000
        await self._socket.send_json({"n": number, "do": action, **details})
        return await self.until(lambda note: note["kind"] == "reply" and note["to"] == number)

    async def send(self, text: str) -> None:
        await self._socket.send_str(text)

    def messages(self) -> list[str]:
        return [note["message"]["content"] for note in self.told if note["kind"] == "message"]


Open = Callable[[str], Any]


async def ready(browser: Browser) -> None:
    await expect(browser.locator("html")).to_have_attribute("data-ready", "yes")


async def enter_games(browser: Browser) -> None:
    await browser.get_by_role("link", name="games").click()
    await expect(browser.locator("#where")).to_have_text("#games")
    await ready(browser)
