"""Who plays and where, on the sandbox page in headless Chromium, and what is announced to them."""

import asyncio
import io

import pytest
from PIL import Image
from playwright.async_api import Page as Browser
from playwright.async_api import expect

from bot.sandbox.ids import InteractionId
from bot.sandbox.page_visit import Quick, QuickVariant
from bot.sandbox.things import InteractionKind, MessageOrigin
from tests.bot.sandbox.house import EPHEMERAL_HELLO, House
from tests.bot.sandbox.visit import enter_games, ready

pytestmark = pytest.mark.asyncio(
    loop_scope="module"
)  # a browser belongs to the loop that started it

GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def test_from_ones_direct_messages_one_comes_to_those_of_whom_one_plays_next(
    house: House, browser: Browser
) -> None:
    for name in ("ann", "theo"):
        person = house.world.person(name)
        house.post(f"The hand of {person.shown_name}", where=house.world.open_conversation(person))
    await browser.get_by_role("link", name="Parlour").click()
    await expect(browser.locator("#messages")).to_contain_text("The hand of Ann")
    await browser.get_by_label("Play as").select_option(label="Theo")
    await expect(browser.locator("#messages")).to_contain_text("The hand of Theo")


async def test_a_quick_start_leads_into_its_thread(browser: Browser) -> None:
    await browser.get_by_role("button", name="Play A thread opens.").click()
    await expect(browser.locator("#where")).to_have_text("the evening")


async def test_levels_are_offered_though_the_first_quick_start_has_none(
    house: House, browser: Browser
) -> None:
    ways = [QuickVariant("easy", {}), QuickVariant("strong", {}, usual=True)]
    house.page.state.quicks = lambda _: [
        Quick("Learn", "", "hello"),
        Quick("Play", "", "", ways=ways),
    ]
    await browser.reload()
    await expect(browser.get_by_role("radio")).to_have_count(len(ways))
    await expect(browser.get_by_role("radio", name="strong")).to_be_checked()


async def test_of_two_who_begin_at_once_each_is_led_into_the_own_thread(
    house: House, browser: Browser
) -> None:
    def begin(name: str, thread: str) -> None:
        person = house.world.person(name)
        origin = MessageOrigin(
            InteractionId(house.world.new_id()), InteractionKind.COMMAND, person.id, "table new"
        )
        notice = house.post(f"A table of {person.shown_name}", origin=origin)
        house.world.add_thread(house.games, thread, starter=notice)

    await browser.get_by_role("button", name="Say hello").click()
    await expect(browser.locator("#messages")).to_contain_text(EPHEMERAL_HELLO)
    begin("theo", "of Theo")
    await expect(browser.locator("#places")).to_contain_text("of Theo")
    await expect(browser.locator("#where")).to_have_text("#games")
    begin("ann", "of Ann")
    await expect(browser.locator("#where")).to_have_text("of Ann")


async def test_a_tab_remembers_who_plays_and_where(browser: Browser) -> None:
    await browser.get_by_label("Play as").select_option(label="Theo")
    await expect(browser.locator("#me-now")).to_have_text("Theo")
    await enter_games(browser)
    await browser.reload()
    await ready(browser)
    await expect(browser.locator("#as option:checked")).to_have_text("Theo")
    await expect(browser.locator("#where")).to_have_text("#games")


async def test_the_page_speaks_the_language_of_whoever_one_becomes(browser: Browser) -> None:
    for name, language, button in (("Пётр", "ru", "Разработчикам"), ("Ann", "en", "Developers")):
        await browser.locator("#as").select_option(label=name)
        await expect(browser.get_by_role("button", name=button)).to_be_visible()
        await expect(browser.locator("html")).to_have_attribute("lang", language)


async def test_a_command_that_somebody_used_has_the_readers_name_for_it(
    house: House, browser: Browser
) -> None:
    origin = MessageOrigin(
        InteractionId(house.world.new_id()),
        InteractionKind.COMMAND,
        house.world.person("ann").id,
        "learn",
    )
    house.post("A lesson", origin=origin)
    await enter_games(browser)
    await expect(browser.locator(".above")).to_have_text("Ann used /learn")
    await browser.locator("#as").select_option(label="Пётр")
    await expect(browser.locator(".above")).to_have_text("Ann использует /учиться")


async def test_a_new_tab_is_of_whoever_was_chosen_last(browser: Browser) -> None:
    await browser.get_by_label("Play as").select_option(label="Theo")
    await expect(browser.locator("#me-now")).to_have_text("Theo")
    further = await browser.context.new_page()
    await further.goto(browser.url.partition("#")[0])
    await expect(further.locator("#me-now")).to_have_text("Theo")


async def test_a_private_message_elsewhere_is_announced_and_counted(
    house: House, browser: Browser
) -> None:
    await enter_games(browser)
    house.post("Your hand", where=house.world.open_conversation(house.world.person("ann")))
    await expect(browser.locator(".toast")).to_contain_text("sent you a direct message")
    await expect(browser.locator("#places .calls")).to_have_text("1")
    await browser.locator(".toast").get_by_role("button", name="Open").click()
    await expect(browser.locator("#messages")).to_contain_text("Your hand")
    await expect(browser.locator("#places .calls")).to_have_count(0)


async def test_an_announcement_covers_nothing_of_the_table_and_goes_with_the_next_deed(
    house: House, browser: Browser
) -> None:
    house.post("Press", components=(GO,))
    await enter_games(browser)
    house.post("Your hand", where=house.world.open_conversation(house.world.person("ann")))
    box = await browser.locator(".toast").bounding_box()
    talk = await browser.locator("#messages").bounding_box()
    assert box
    assert talk
    assert box["y"] + box["height"] <= talk["y"]
    await browser.locator("[data-custom-id=go]").click()
    await expect(browser.locator(".toast")).to_have_count(0)


async def test_whoever_plays_by_direct_message_is_called_by_the_sidebar_alone(
    house: House, browser: Browser
) -> None:
    ann = house.world.person("ann")
    direct = house.world.open_conversation(ann)
    house.post("Your hand", where=direct)
    await browser.get_by_role("link", name="Parlour").click()
    await expect(browser.locator("#messages")).to_contain_text("Your hand")
    house.post(f"It’s your turn, <@{ann.id}>", mentions=(ann.id,))
    await expect(browser.locator("#places .calls")).to_have_text("1")
    await expect(browser.locator(".toast")).to_have_count(0)


async def test_the_welcome_panel_lists_ones_own_games_those_first_that_call(
    house: House, browser: Browser
) -> None:
    ann = house.world.person("ann")
    for number in (1, 2, 3):
        notice = house.post(f"Table {number}")
        thread = house.world.add_thread(house.games, f"#{number} · Pebbles", starter=notice)
        if number != 2:  # at which others play
            house.post(f"It’s your turn, <@{ann.id}>", where=thread, mentions=(ann.id,))
    mine = browser.locator("#mine li")
    await expect(mine).to_have_text(["#3 · Pebbles · mentions you", "#1 · Pebbles · mentions you"])
    await mine.nth(0).get_by_role("link").click()
    await expect(browser.locator("#where")).to_have_text("#3 · Pebbles")
    await browser.get_by_role("link", name="Welcome").click()
    await expect(mine).to_have_text(["#1 · Pebbles · mentions you", "#3 · Pebbles"])


async def test_a_tile_says_for_how_many_and_how_long_and_that_its_picture_is_coming(
    house: House, browser: Browser
) -> None:
    drawn, picture = asyncio.Event(), io.BytesIO()
    Image.new("RGB", (16, 9)).save(picture, "WEBP")

    async def cover() -> bytes:
        await drawn.wait()
        return picture.getvalue()

    house.page.state.quicks = lambda _: [
        Quick("Pebbles", "A heap.", "hello", size="2–4 players · 15–30 minutes", cover=cover)
    ]
    await browser.reload()
    tile = browser.locator(".quick")
    await expect(tile).to_contain_text("2–4 players · 15–30 minutes")
    await expect(tile).to_contain_text("The picture is being drawn…")
    drawn.set()
    await expect(tile).not_to_contain_text("drawn")


async def test_of_several_messages_in_one_place_the_newest_alone_is_announced(
    house: House, browser: Browser
) -> None:
    await enter_games(browser)
    where = house.world.open_conversation(house.world.person("ann"))
    for text in ("Your hand", "Your other hand"):
        house.post(text, where=where)
    await expect(browser.locator("#places .calls")).to_have_text("2")
    await expect(browser.locator(".toast")).to_have_count(1)
