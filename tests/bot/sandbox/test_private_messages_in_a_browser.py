"""Private messages on the sandbox page in headless Chromium: what of them is in sight."""

import io
from dataclasses import replace

import pytest
from PIL import Image
from playwright.async_api import Page as Browser
from playwright.async_api import expect

from tests.bot.sandbox.bodies import row
from tests.bot.sandbox.house import House
from tests.bot.sandbox.visit import enter_games

pytestmark = pytest.mark.asyncio(
    loop_scope="module"
)  # a browser belongs to the loop that started it

PHONE = {"width": 360, "height": 740}
SCREEN = {"width": 1280, "height": 900}


async def test_what_only_i_see_is_marked_and_put_away(browser: Browser) -> None:
    await enter_games(browser)
    await browser.locator("#say").fill("/hello")
    await browser.keyboard.press("Enter")
    await expect(browser.locator(".only-you")).to_contain_text("Only you can see this")
    await browser.get_by_role("button", name="Dismiss").click()
    await expect(browser.locator(".only-you")).to_have_count(0)


async def test_what_answers_me_comes_into_view(house: House, browser: Browser) -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    house.post("Press", components=(row(button),))
    for line in range(40):
        house.post(f"Line {line}")
    await enter_games(browser)
    await browser.get_by_role("button", name="Go", exact=True).click()
    await expect(browser.locator(".only-you")).to_be_in_viewport()


def post_a_menu(house: House, said: str, size: tuple[int, int]) -> None:
    """Post to Ann alone what a menu has: text, a picture of this size, and five rows of buttons,
    of which the first is green.
    """
    drawn = io.BytesIO()
    Image.new("1", size).save(drawn, "PNG")
    shelved = house.upload("a.png", "image/png", drawn.getvalue())
    picture = replace(shelved, width=size[0], height=size[1])
    buttons = [
        {"type": 2, "style": 1 if n else 3, "label": f"Button {n}", "custom_id": str(n)}
        for n in range(5)
    ]
    rows = tuple(row(button) for button in buttons)
    ann = house.world.person("ann")
    house.post(said, only_for=ann, attachments=(picture,), components=rows)


async def ask_on_a_phone(house: House, browser: Browser, said: str, size: tuple[int, int]) -> None:
    """Let Ann find such a menu in #games, on a phone."""
    await browser.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    post_a_menu(house, said, size)
    await browser.get_by_role("button", name="Places").click()
    await enter_games(browser)


async def test_of_a_private_message_text_and_buttons_are_seen_with_its_picture(
    house: House, browser: Browser
) -> None:
    await browser.set_viewport_size(SCREEN)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    post_a_menu(house, "\n".join(f"Line {n}" for n in range(4)), (1200, 900))
    await enter_games(browser)
    await expect(browser.get_by_role("button", name="Button 4")).to_be_in_viewport(ratio=1)
    await expect(browser.locator("#messages .text").last).to_be_in_viewport(ratio=1)


async def test_of_a_lesson_all_that_is_said_is_seen_with_its_picture_and_the_proposed_move(
    house: House, browser: Browser
) -> None:
    await browser.set_viewport_size(SCREEN)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    said = "\n".join([*(f"Line {n}" for n in range(13)), "> The sentence"])
    post_a_menu(house, said, (1200, 600))
    await enter_games(browser)
    await expect(browser.locator("#messages .text").last).to_be_in_viewport(ratio=1)
    await expect(browser.get_by_role("button", name="Button 0")).to_be_in_viewport(ratio=1)
    shown = await browser.locator("#messages .picture").bounding_box()
    assert shown is not None
    assert shown["height"] > 300, "lower than it must be"
    await browser.set_viewport_size({"width": 1280, "height": 500})
    await browser.reload()
    await expect(browser.locator("#messages blockquote")).to_be_in_viewport(ratio=1)


async def test_on_a_phone_the_sentence_of_a_high_private_message_is_seen_and_its_picture_fills(
    house: House, browser: Browser
) -> None:
    said = "\n".join([*(f"Line {n}" for n in range(6)), "> The sentence"])
    await ask_on_a_phone(house, browser, said, (900, 900))
    await expect(browser.locator("#messages blockquote")).to_be_in_viewport(ratio=1)
    shown = await browser.locator("#messages .picture").bounding_box()
    assert shown is not None
    assert shown["width"] > 0.9 * PHONE["width"]
    await browser.get_by_role("button", name="Button 4").scroll_into_view_if_needed()
    await expect(browser.get_by_role("button", name="Button 4")).to_be_in_viewport(ratio=0.9)


async def test_on_a_phone_buttons_come_before_old_news_but_not_before_the_sentence(
    house: House, browser: Browser
) -> None:
    said = "\n".join([*(f"Line {n}" for n in range(6)), "> The sentence"])
    await ask_on_a_phone(house, browser, said, (900, 450))
    await expect(browser.locator("#messages blockquote")).to_be_in_viewport(ratio=1)
    await expect(browser.locator("#messages .picture")).to_be_in_viewport(ratio=1)
    await expect(browser.get_by_role("button", name="Button 4")).to_be_in_viewport(ratio=1)
    await expect(browser.locator("#messages .text").last).not_to_be_in_viewport(ratio=1)


async def test_on_a_phone_picture_and_buttons_come_before_the_beginning_of_a_long_text(
    house: House, browser: Browser
) -> None:
    await ask_on_a_phone(house, browser, "\n".join(f"Line {n}" for n in range(12)), (900, 450))
    await expect(browser.locator("#messages .picture")).to_be_in_viewport(ratio=1)
    await expect(browser.get_by_role("button", name="Button 4")).to_be_in_viewport(ratio=1)


async def test_a_picture_that_comes_later_does_not_push_the_sentence_out_of_sight(
    house: House, browser: Browser
) -> None:
    await browser.set_viewport_size(SCREEN)  # type: ignore[arg-type]  # a plain dict is what the protocol wants
    said = "\n".join(["> The sentence", *map(str, range(20))])
    shown = house.post(said, only_for=house.world.person("ann"))
    await enter_games(browser)
    await expect(browser.locator("#messages blockquote")).to_be_in_viewport(ratio=1)
    drawn = io.BytesIO()
    Image.new("1", (12, 9)).save(drawn, "PNG")
    picture = house.upload("a.png", "image/png", drawn.getvalue())
    house.change(shown, attachments=(replace(picture, width=1200, height=900),))
    await expect(browser.locator("#messages .picture img")).to_be_visible()
    assert await browser.locator("#scroller").evaluate("it => it.scrollHeight > it.clientHeight")
    await expect(browser.locator("#messages blockquote")).to_be_in_viewport(ratio=1)
