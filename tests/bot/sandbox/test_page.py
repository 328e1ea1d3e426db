"""The sandbox page over real websockets: what each person is told."""

from dataclasses import replace

import pytest

from tests.bot.sandbox.house import Client, House
from tests.bot.sandbox.visit import Open


async def test_a_component_that_names_an_upload_gets_its_address(
    house: House, opened: Open
) -> None:
    tab = await opened("ann")
    gallery = {
        "type": 12,
        "items": [{"media": {"url": "attachment://a.png"}, "description": "A table"}],
    }
    message = house.post(
        "", attachments=(house.upload("a.png", "image/png", b"\x89PNG"),), components=(gallery,)
    )
    told = await tab.until(lambda note: note["kind"] == "message")
    [shown] = told["message"]["components"][0]["items"]
    assert shown["media"]["url"] == house.page.state.file_address(
        message.id, message.attachments[0]
    )


async def test_a_tab_first_learns_the_whole_world(house: House, opened: Open) -> None:
    world = (await opened("theo")).told[0]
    assert world["me"]["name"] == "Theo"
    assert {channel["name"] for channel in world["channels"]} >= {"lobby", "games"}
    [hello, _] = world["quicks"]
    assert hello == {
        "label": "Say hello",
        "description": "The bot says hello to you.",
        "size": "",
        "channel": house.games.id,
        "ways": [],
        "cover": None,
    }


async def test_an_unknown_person_becomes_the_first_one(client: Client) -> None:
    origin = str(client.make_url("/").origin())
    async with client.ws_connect(
        "/p/key/live", params={"as": "1"}, headers={"Origin": origin}
    ) as socket:
        assert (await socket.receive_json())["me"]["name"] == "Ann"


@pytest.mark.parametrize(("speaks", "name"), [("ru", "Пётр"), ("en", "Ann"), ("", "Ann")])
async def test_whoever_comes_first_is_the_first_who_speaks_the_browsers_language(
    client: Client, speaks: str, name: str
) -> None:
    origin = str(client.make_url("/").origin())
    async with client.ws_connect(
        "/p/key/live", params={"speaks": speaks}, headers={"Origin": origin}
    ) as socket:
        assert (await socket.receive_json())["me"]["name"] == name


async def test_nobody_plays_as_the_bot(house: House, client: Client) -> None:
    origin = str(client.make_url("/").origin())
    params = {"as": house.world.bot.id}
    async with client.ws_connect(
        "/p/key/live", params=params, headers={"Origin": origin}
    ) as socket:
        assert (await socket.receive_json())["me"]["bot"] is False


async def test_what_is_private_is_told_to_nobody_else(house: House, opened: Open) -> None:
    ann, theo = await opened("ann"), await opened("theo")
    annas = house.world.person("ann")
    conversation = house.world.open_conversation(annas)
    secret = house.post("Your hand", where=conversation)
    house.post("Only Ann sees this", only_for=annas)
    house.world.change_message(replace(secret, content="Your new hand"))
    house.post("Everybody sees this")
    for tab in (ann, theo):
        await tab.until(
            lambda note: (
                note["kind"] == "message" and note["message"]["content"] == "Everybody sees this"
            )
        )
    assert ann.messages() == [
        "Your hand",
        "Only Ann sees this",
        "Your new hand",
        "Everybody sees this",
    ]
    assert theo.messages() == ["Everybody sees this"]
    assert not any(note["kind"] == "channel" for note in theo.told)


async def test_the_newest_message_of_a_channel_is_the_newest_that_one_sees(
    house: House, opened: Open
) -> None:
    public = house.post("Everybody sees this")
    house.post("Only Ann sees this", only_for=house.world.person("ann"))
    world = (await opened("theo")).told[0]
    assert (
        next(channel["last"] for channel in world["channels"] if channel["name"] == "games")
        == public.id
    )


async def test_a_person_who_comes_later_learns_where_the_bot_has_called(
    house: House, opened: Open
) -> None:
    theo = house.world.person("theo")
    call = house.post(f"Your turn, <@{theo.id}>", mentions=(theo.id,))
    house.post("And so it goes on")
    hand = house.post("Your hand", where=house.world.open_conversation(theo))
    for name, called in (("theo", {call.id, hand.id, None}), ("ann", {None})):
        channels = (await opened(name)).told[0]["channels"]
        assert {channel["called"] for channel in channels} == called


async def test_a_channel_of_others_cannot_be_read(house: House, opened: Open) -> None:
    conversation = house.world.open_conversation(house.world.person("ann"))
    answer = await (await opened("theo")).do("history", channel=conversation.id)
    assert answer["ok"] is False
    assert answer["error"] == "There is no such channel, or it is not yours to enter."


async def test_history_comes_in_pages_from_the_newest_back(house: House, opened: Open) -> None:
    posted = [house.post(f"message {number}") for number in range(60)]
    tab = await opened("ann")
    newest = await tab.do("history", channel=house.games.id)
    older = await tab.do("history", channel=house.games.id, before=newest["messages"][0]["id"])
    assert [one["id"] for one in older["messages"] + newest["messages"]] == [
        one.id for one in posted
    ]
    assert (newest["earlier"], older["earlier"]) == (True, False)


async def test_what_is_answered_to_one_person_crowds_nothing_out(
    house: House, opened: Open
) -> None:
    table = house.post("Everybody sees this")
    for number in range(60):
        house.post(f"answer {number}", only_for=house.world.person("ann"))
    history = await (await opened("ann")).do("history", channel=house.games.id)
    assert history["messages"][0]["id"] == table.id
    assert len(history["messages"]) == 61


async def test_text_goes_over_the_wire_as_it_was_written(house: House, opened: Open) -> None:
    tab = await opened("ann")
    house.post("<img src=x onerror=alert(1)>")
    await tab.until(lambda note: note["kind"] == "message")
    assert tab.messages() == ["<img src=x onerror=alert(1)>"]
