"""The gate of the sandbox page over real HTTP: who may come in, and what the browser is given."""

import re
from dataclasses import replace

import pytest
from aiohttp import WSServerHandshakeError

from bot.sandbox.page import STATIC, SandboxPage
from tests.bot.sandbox.house import Client, House

# Who may come in


@pytest.mark.parametrize(
    "path", ["/p/key/", "/p/key/static/app.js", "/p/key/nowhere", "/p/key/files/1/2/x.png"]
)
async def test_every_answer_forbids_the_browser_whatever_the_page_does_not_need(
    client: Client, path: str
) -> None:
    answer = await client.get(path)
    assert answer.headers["Content-Security-Policy"].startswith(
        "default-src 'none'; script-src 'self';"
    )
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_without_the_key_there_is_nothing_to_find(client: Client) -> None:
    for path in ("/", "/p/", "/p/other/", "/p/other/static/app.js", "/p/other/live"):
        assert (await client.get(path)).status == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "10.0.0.1", "["]
)
async def test_another_name_for_this_computer_is_refused(client: Client, host: str) -> None:
    for path in ("/p/key/", "/p/key/static/app.js", "/p/key/live"):
        assert (await client.get(path, headers={"Host": host})).status in {400, 403}


@pytest.mark.parametrize("host", ["localhost", "localhost:1234", "127.0.0.1:99", "[::1]:1"])
async def test_this_computer_may_be_called_by_its_usual_names(client: Client, host: str) -> None:
    assert (await client.get("/p/key/", headers={"Host": host})).status == 200


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1:1", "https://{host}"]
)
async def test_only_the_page_itself_opens_the_websocket(client: Client, origin: str | None) -> None:
    headers = (
        {} if origin is None else {"Origin": origin.format(host=client.make_url("/").authority)}
    )
    with pytest.raises(WSServerHandshakeError) as refused:
        await client.ws_connect("/p/key/live", headers=headers)
    assert refused.value.status == 403


async def test_only_the_pages_own_files_are_served(client: Client) -> None:
    for path in ("/p/key/static/../page.py", "/p/key/static/%2e%2e/page.py", "/p/key/static/"):
        assert (await client.get(path)).status in {403, 404}


def test_each_page_has_a_key_of_its_own_that_cannot_be_guessed(house: House) -> None:
    keys = {
        SandboxPage(house.world, house.page.state.people, house.page.state.faults).key
        for _ in range(20)
    }
    assert len(keys) == 20
    assert all(len(key) >= 24 for key in keys)


# What the browser is given


def test_the_page_brings_no_code_or_style_that_its_policy_forbids() -> None:
    html = (STATIC / "index.html").read_text()
    assert not re.search(
        r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?://|javascript:", html
    )


def test_the_pages_code_never_makes_html_out_of_text() -> None:
    for script in STATIC.glob("*.js"):
        forbidden = (
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
            r"|srcdoc|DOMParser"
        )
        assert not re.search(forbidden, script.read_text()), script.name


async def test_a_picture_is_shown_with_its_own_type(house: House, client: Client) -> None:
    picture = house.upload("a table #1.png", "image/png", b"\x89PNG")
    message = house.post("Look", attachments=(picture,))
    answer = await client.get(f"/p/key/{house.page.state.file_address(message.id, picture)}")
    assert (answer.status, answer.content_type, await answer.read()) == (
        200,
        "image/png",
        b"\x89PNG",
    )


@pytest.mark.parametrize("content_type", ["text/html", "image/svg+xml", "application/javascript"])
async def test_an_upload_that_could_act_as_a_page_is_only_saved(
    house: House, client: Client, content_type: str
) -> None:
    upload = house.upload("x.html", content_type, b"<script>alert(1)</script>")
    message = house.post("Look", attachments=(upload,))
    answer = await client.get(f"/p/key/{house.page.state.file_address(message.id, upload)}")
    assert answer.content_type == "application/octet-stream"
    assert answer.headers["Content-Disposition"] == "attachment"


async def test_a_picture_that_has_been_replaced_is_no_fault(house: House, client: Client) -> None:
    picture, newer = (house.upload(name, "image/png", b"\x89PNG") for name in ("a.png", "b.png"))
    message = house.post("Look", attachments=(picture,))
    house.world.change_message(replace(message, attachments=(newer,)))
    assert (
        await client.get(f"/p/key/{house.page.state.file_address(message.id, picture)}")
    ).status == 204


async def test_a_file_goes_with_its_message(house: House, client: Client) -> None:
    picture = house.upload("a.png", "image/png", b"\x89PNG")
    message = house.post("Look", attachments=(picture,))
    house.world.delete_message(message)
    assert (
        await client.get(f"/p/key/{house.page.state.file_address(message.id, picture)}")
    ).status == 404
