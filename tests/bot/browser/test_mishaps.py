"""What goes wrong in the sandbox, by itself or from the developers' drawer: games go on, and people
see why.
"""

from __future__ import annotations

import os
import signal

import pytest
from playwright.async_api import expect
from yarl import URL

from tests.bot.browser.conftest import DESKTOP, PHONE, Visit
from tests.bot.browser.guest import PATIENCE, PICTURE, PRIVATE, Guest
from tests.bot.browser.test_whole_games import title
from tests.bot.forked_commands import Command
from tests.bot.tab import children
from tests.library import GAMES

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def cause(guest: Guest, fault: str) -> None:
    """Press a fault in the developers' drawer, which says what it did, and close the drawer."""
    await guest.open_places()
    await guest.page.get_by_role("button", name="Developers").click()
    await guest.page.get_by_role("button", name=fault).click()
    await expect(guest.page.locator("#fault")).not_to_be_empty()


async def the_bot_is_back(guest: Guest) -> None:
    await expect(guest.page.locator("#status")).to_have_text("Parlour is here", timeout=PATIENCE)


async def test_a_menu_that_was_opened_before_the_bot_was_killed_is_answered(
    visit: Visit, trial: tuple[Command, URL]
) -> None:
    async with visit("Ann", **DESKTOP) as ann:
        await ann.sit_down(title(GAMES[0]))
        menu = await ann.menu()
        assert menu is not None
        (bot,) = children(trial[0].pid)
        os.kill(bot, signal.SIGKILL)
        await expect(ann.page.locator("#status")).to_have_text("Parlour is away", timeout=PATIENCE)
        await the_bot_is_back(ann)
        await ann.answer(menu)
        assert await ann.take_a_turn()


async def test_a_game_goes_on_after_the_gateway_was_cut_and_requests_were_refused(
    visit: Visit,
) -> None:
    async with visit("Theo", **DESKTOP) as theo:
        await theo.sit_down(title(GAMES[0]))
        await cause(theo, "Cut the gateway")
        await the_bot_is_back(theo)
        await theo.page.get_by_role("button", name="Force a 429").click()
        assert await theo.take_a_turn()
        await expect(theo.page.locator("#log .bad").first).to_contain_text(
            "You are being rate limited."
        )


async def test_a_deleted_table_is_shown_again_with_the_next_move(visit: Visit) -> None:
    async with visit("Ingrid", **DESKTOP) as ingrid:
        await ingrid.sit_down(title(GAMES[0]))
        assert await ingrid.take_a_turn()
        menu = await ingrid.menu()
        assert menu is not None
        await cause(ingrid, "Delete the bot’s last message here")
        await ingrid.answer(menu)
        assert await ingrid.take_a_turn()


async def test_whoever_takes_no_direct_messages_is_told_where_the_hand_is(visit: Visit) -> None:
    async with visit("Mei", **PHONE) as mei:
        await cause(mei, "Close my direct messages")
        await mei.page.get_by_role("button", name="Close the drawer").click()
        await mei.close_places()
        await mei.sit_down(title(GAMES[0]))
        table = mei.page.locator("#messages .for-me").last
        await expect(table).to_contain_text("accept direct messages", timeout=PATIENCE)
        await table.get_by_role("button", name="My hand").click()
        await expect(mei.page.locator(f"{PRIVATE} {PICTURE}")).to_be_visible(timeout=PATIENCE)


async def test_an_open_select_stays_open_when_somebody_joins_and_edits_its_message(
    visit: Visit,
) -> None:
    async with visit("Ann", **DESKTOP) as ann, visit("Theo", **DESKTOP) as theo:
        for guest in (ann, theo):
            await guest.enter("games")
        await ann.page.locator("#say").fill("/table new game:splendor seats:4")
        await ann.page.get_by_role("button", name="Send").click()
        await ann.newest.get_by_role("button", name="Add a computer player").click()
        levels = ann.newest.get_by_role("option")
        await expect(levels.first).to_be_focused()
        await theo.newest.get_by_role("button", name="Join").click()
        await expect(ann.newest).to_contain_text("Theo", timeout=PATIENCE)
        await expect(levels.first).to_be_focused()
        await levels.first.click()
        await expect(levels.first).to_be_hidden()
        await expect(ann.newest).to_contain_text("easy", timeout=PATIENCE)


EDITED_WHILE_OPEN = """async ([before, after]) => {
    const { listbox, keepOpen } = await import(new URL("static/listbox.js", location.href));
    const message = labels => {
        const options = labels.map(label => ({ value: label, label }));
        const node = document.createElement("li");
        const menu = { label: "Choose", least: 1, most: 1, options, name: "pick:1" };
        node.append(listbox(menu, () => 0));
        return node;
    };
    const old = message(before), fresh = message(after);
    document.body.append(old);
    old.querySelector(".select").click();
    const reopen = keepOpen(old, fresh);
    old.replaceWith(fresh);
    reopen?.();
    const found = [!fresh.querySelector(".listpanel").hidden, document.activeElement.textContent];
    fresh.remove();
    return found;
}"""


@pytest.mark.parametrize(
    ("after", "stays"), [(["one", "two"], [True, "one"]), (["one", "three"], [False, ""])]
)
async def test_an_open_menu_stays_open_when_its_message_is_edited_and_offers_the_same(
    visit: Visit, after: list[str], stays: list[object]
) -> None:
    async with visit("Ann", **DESKTOP) as ann:
        opened, focused = await ann.page.evaluate(EDITED_WHILE_OPEN, [["one", "two"], after])
        assert opened == stays[0]
        assert not stays[1] or focused == stays[1]
