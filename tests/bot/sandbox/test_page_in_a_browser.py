"""The sandbox page in headless Chromium: hostile text, the keyboard, forms, pictures, a phone."""

import pytest
from aiohttp import WSCloseCode
from playwright.async_api import Page as Browser
from playwright.async_api import expect

from bot.sandbox import forums
from bot.sandbox.things import InteractionKind
from tests.bot.browser.listeners import obstacles
from tests.bot.sandbox.bodies import row
from tests.bot.sandbox.house import EPHEMERAL_HELLO, House
from tests.bot.sandbox.visit import enter_games

pytestmark = pytest.mark.asyncio(
    loop_scope="module"
)  # a browser belongs to the loop that started it

HOSTILE = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>"
PHONE = {"width": 360, "height": 740}


async def test_hostile_text_stays_text_wherever_it_stands(house: House, browser: Browser) -> None:
    button = {"type": 2, "style": 1, "label": HOSTILE[:80], "custom_id": "go"}
    select = {
        "type": 3,
        "custom_id": "s",
        "placeholder": HOSTILE,
        "options": [{"label": HOSTILE, "value": HOSTILE}],
    }
    embed = {"title": HOSTILE, "description": f"**{HOSTILE}**", "url": "javascript:hacked=1"}
    house.post(
        f"# {HOSTILE}\n> {HOSTILE}\n```\n{HOSTILE}\n```",
        components=(row(button), row(select)),
        embeds=(embed,),
    )
    house.world.add_thread(house.games, HOSTILE)
    await enter_games(browser)
    await expect(browser.locator("#messages blockquote")).to_have_text(HOSTILE)
    assert await browser.evaluate("window.hacked") is None
    assert await browser.locator("#messages img, #places img, body script").count() == 0


async def test_only_web_addresses_become_links(house: House, browser: Browser) -> None:
    house.post(
        "[a](javascript:hacked=1) [b](data:text/html,x) [c](https://example.org/) file:///etc/passwd"
    )
    await enter_games(browser)
    links = browser.locator("#messages .text a")
    assert await links.evaluate_all("all => all.map(one => one.href)") == ["https://example.org/"]


async def test_markdown_looks_as_in_discord(house: House, browser: Browser) -> None:
    house.post(
        "**bold** *it* __under__ ~~gone~~ `2 * 3 * 4` snake_case_name ||hidden||"
        "\n- one\n- two\n1. first"
    )
    await enter_games(browser)
    text = browser.locator("#messages .text")
    for tag, words in {
        "strong": "bold",
        "em": "it",
        "u": "under",
        "s": "gone",
        "code": "2 * 3 * 4",
    }.items():
        await expect(text.locator(tag)).to_have_text(words)
    await expect(text.locator("li")).to_have_text(["one", "two", "first"])
    await expect(text.get_by_role("button", name="Spoiler")).to_be_visible()


async def test_a_move_is_made_with_the_keyboard_alone(house: House, browser: Browser) -> None:
    await enter_games(browser)
    await browser.keyboard.press("/")
    await browser.keyboard.type("pl")
    await expect(browser.locator("#suggestions").get_by_role("option")).to_have_count(1)
    await browser.keyboard.press("Tab")
    await browser.keyboard.type("ta")
    await expect(browser.get_by_role("option", name="Take ruby")).to_be_visible()
    await browser.keyboard.press("Enter")
    await browser.keyboard.press("Enter")
    await expect(browser.locator("#messages")).to_contain_text(EPHEMERAL_HELLO)
    [move] = [asked for asked in house.heard if asked.kind is InteractionKind.COMMAND]
    assert move.data["options"] == [{"name": "move", "type": 3, "value": "take ruby"}]


async def test_after_half_a_move_the_rest_is_suggested_at_once(
    house: House, browser: Browser
) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/play ")
    await browser.get_by_role("option", name="Take …").click()
    await browser.get_by_role("option", name="Take ruby").click()
    await expect(browser.get_by_role("combobox", name="move")).to_have_value("Take ruby")


async def test_an_option_may_be_typed_with_its_name(house: House, browser: Browser) -> None:
    await enter_games(browser)
    await browser.locator("#say").focus()
    await browser.keyboard.type("/play move: take ruby")
    await expect(browser.get_by_role("combobox", name="move")).to_have_value("take ruby")


async def test_no_key_deletes_what_was_typed(house: House, browser: Browser) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/play move:ta")
    field = browser.get_by_role("combobox", name="move")
    await expect(browser.get_by_role("option", name="Take ruby")).to_be_visible()
    for _ in range(3):
        await browser.keyboard.press("Escape")
    await expect(field).to_have_value("ta")
    await field.fill("")
    for _ in range(2):
        await browser.keyboard.press("Escape")
    await browser.locator("#say").fill("Good evening")
    await browser.keyboard.press("Escape")
    await expect(browser.locator("#say")).to_have_value("Good evening")


async def test_for_half_a_command_the_nearest_is_named(house: House, browser: Browser) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/pla")
    await browser.get_by_role("button", name="Send").click()
    await expect(browser.locator("#hint")).to_have_text(
        "There is no command /pla. Do you mean /play?"
    )


async def test_a_forgotten_option_is_asked_for_before_anything_is_sent(
    house: House, browser: Browser
) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/play ")
    await browser.get_by_role("button", name="Send").click()
    await expect(browser.locator("#hint")).to_have_text("“move” is needed.")
    await expect(browser.get_by_role("combobox", name="move")).to_be_focused()


async def test_several_things_are_picked_from_a_menu(house: House, browser: Browser) -> None:
    options = [{"label": gem.title(), "value": gem} for gem in ("ruby", "onyx", "emerald")]
    menu = {"type": 3, "custom_id": "gems", "min_values": 2, "max_values": 3, "options": options}
    house.post("Choose", components=(row(menu),))
    await enter_games(browser)
    await browser.locator("[data-custom-id=gems]").click()
    await browser.get_by_role("option", name="Emerald").click()
    await expect(browser.get_by_role("button", name="Done")).to_be_disabled()
    await browser.get_by_role("option", name="Ruby").click()
    await browser.get_by_role("button", name="Done").click()
    await expect(browser.locator("#messages")).to_contain_text(EPHEMERAL_HELLO)
    assert house.heard[-1].data["values"] == ["ruby", "emerald"]


async def test_an_unanswered_button_says_so(house: House, browser: Browser) -> None:
    house.post(
        "Press", components=(row({"type": 2, "style": 1, "label": "Go", "custom_id": "silence"}),)
    )
    await enter_games(browser)
    await browser.get_by_role("button", name="Go", exact=True).click()
    await expect(browser.get_by_role("alert")).to_have_text("The application did not respond.")


async def test_the_keyboard_stays_on_a_button_whose_message_changes(
    house: House, browser: Browser
) -> None:
    message = house.post(
        "Press", components=(row({"type": 2, "style": 1, "label": "Go", "custom_id": "go"}),)
    )
    await enter_games(browser)
    await browser.get_by_role("button", name="Go", exact=True).focus()
    house.change(message, content="Press again")
    await expect(browser.locator("#messages")).to_contain_text("Press again")
    await expect(browser.get_by_role("button", name="Go", exact=True)).to_be_focused()


async def test_a_form_of_the_bot_is_filled_in_and_sent(house: House, browser: Browser) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/form")
    await browser.keyboard.press("Enter")
    assert await obstacles(browser) == []
    await browser.get_by_label("Name", exact=True).fill("Thursday")
    await expect(browser.get_by_label("Red")).to_be_checked()
    await browser.get_by_label("Blue").check()
    await browser.get_by_label("Oil").check()
    await browser.get_by_label("Sure").check()
    await browser.get_by_role("button", name="Submit").click()
    await expect(browser.locator("#form")).to_be_hidden()
    name, *others = house.heard[-1].data["components"]
    assert name["components"][0]["value"] == "Thursday"
    colour, extras, sure = (part["component"] for part in others)
    assert (colour["value"], extras["values"], sure["value"]) == ("blue", ["oil"], True)


async def test_a_picture_carries_its_description_and_opens_large(
    house: House, browser: Browser
) -> None:
    png = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
        "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
    )
    house.post("Look", attachments=(house.upload("a.png", "image/png", png),))
    await enter_games(browser)
    await expect(browser.locator("#messages img")).to_have_attribute("alt", "What it shows")
    await browser.get_by_role("button", name="Enlarge: What it shows").click()
    await browser.get_by_role("button", name="Zoom in").click()
    await browser.get_by_role("button", name="Zoom out").click()
    await expect(browser.locator("#picture img")).to_be_visible()
    await browser.keyboard.press("Escape")
    await expect(browser.locator("#picture")).to_be_hidden()


async def test_a_cut_line_comes_back_by_itself_with_what_was_missed(
    house: House, browser: Browser
) -> None:
    await enter_games(browser)
    await house.page.hang_up(WSCloseCode.SERVICE_RESTART)
    house.post("While you were away")
    await expect(browser.locator("#messages")).to_contain_text("While you were away")


async def test_on_a_phone_everything_fits_and_the_places_are_a_drawer(
    house: House, browser: Browser
) -> None:
    await browser.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    buttons = [
        {"type": 2, "style": 1, "label": f"A button with words {n}", "custom_id": str(n)}
        for n in range(5)
    ]
    house.post("Choose " * 60, components=(row(*buttons),))
    await browser.get_by_role("button", name="Places").click()
    await enter_games(browser)
    await expect(browser.get_by_role("link", name="games")).to_be_hidden()
    assert await browser.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert await browser.locator("#scroller").evaluate("it => it.scrollWidth <= it.clientWidth")


async def test_a_menu_with_a_long_caption_fits_a_phone(house: House, browser: Browser) -> None:
    await browser.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    select = {
        "type": 3,
        "custom_id": "pieces",
        "placeholder": "What the cards and all other pieces on this table do: choose one of them",
        "options": [{"label": "One", "value": "one"}],
    }
    house.post("Look up", components=(row(select),))
    await browser.get_by_role("button", name="Places").click()
    await enter_games(browser)
    await expect(browser.get_by_text("Look up")).to_be_visible()
    assert await browser.locator("#scroller").evaluate("it => it.scrollWidth <= it.clientWidth")


async def test_the_page_shows_a_forum_as_a_list_of_posts_with_tags(
    house: House, browser: Browser
) -> None:
    world = house.world
    forum = world.channel_named("tables")
    await (
        browser.get_by_role("navigation", name="Places").get_by_role("link", name="tables").click()
    )
    await expect(browser.locator("#no-posts")).to_be_visible()
    await expect(browser.locator("#composer")).to_be_hidden()
    post = forums.add_post(world, forum, "Splendor · Ann", [forum.tags[0].id])
    entry = browser.get_by_role("list", name="Posts").get_by_role("button")
    await expect(entry).to_have_text("Splendor · Annopen")
    forums.change_tags(world, world.channels[post.id], [forum.tags[1].id])
    await expect(entry.locator(".tag")).to_have_text("running")
    assert await obstacles(browser) == []
    await entry.click()
    await expect(browser.locator("#composer")).to_be_visible()
    await expect(browser.locator("#posts")).to_be_hidden()
