"""What keeps people from using a page who cannot see it, tell its colours apart or hold a mouse:
found by axe.
"""

from __future__ import annotations

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page


async def obstacles(page: Page) -> list[str]:
    """Name every rule that the page breaks as it stands, with the parts that break it."""
    found = await Axe().run(page)
    return [
        f"{rule['id']}: {', '.join(str(part['target']) for part in rule['nodes'])}"
        for rule in found.response["violations"]
    ]
