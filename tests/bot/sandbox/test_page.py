"""The sandbox page over real websockets: what each person is told, and what each may do."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse

from bot.sandbox import notes
from bot.sandbox.page import Quick, Way
from bot.sandbox.things import Json
from tests.bot.sandbox.house import FORM, Client, House


class Tab:
    """One open tab: keeps what it is told, and does deeds."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self.told: list[Json] = []

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """The first note, told already or yet to come, that fits."""
        for known in self.told:
            if fits(known):
                return known
        while True:
            note: Json = await self._socket.receive_json(timeout=5)
            self.told.append(note)
            if fits(note):
                return note

    async def do(self, deed: str, **details: Any) -> Json:
        number = len(self.told) + 1000
        await self._socket.send_json({"n": number, "do": deed, **details})
        return await self.until(lambda note: note["kind"] == "reply" and note["to"] == number)

    async def send(self, text: str) -> None:
        await self._socket.send_str(text)

    def messages(self) -> list[str]:
        return [note["message"]["content"] for note in self.told if note["kind"] == "message"]


Open = Callable[[str], Any]


@pytest.fixture
def opened(house: House, client: Client) -> Open:
    async def tab(name: str) -> Tab:
        origin = str(client.make_url("/").origin())
        person = house.world.person(name)
        socket = await client.ws_connect(
            "/p/key/live", params={"as": person.id}, headers={"Origin": origin}
        )
        visit = Tab(socket)
        await visit.until(lambda note: note["kind"] == "world")
        return visit

    return tab


# What each person is told


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
    assert shown["media"]["url"] == house.page.file_address(message.id, message.attachments[0])


async def test_a_tab_first_learns_the_whole_world(house: House, opened: Open) -> None:
    world = (await opened("theo")).told[0]
    assert world["me"]["name"] == "Theo"
    assert {channel["name"] for channel in world["channels"]} >= {"lobby", "games"}
    [hello, _] = world["quicks"]
    assert hello == {
        "label": "Say hello",
        "description": "The bot says hello to you.",
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


# What a person does


async def test_a_command_of_the_page_reaches_the_bot_and_its_answer_the_page(
    house: House, opened: Open
) -> None:
    tab = await opened("ann")
    answer = await tab.do("slash", channel=house.games.id, line="hello", options={})
    told = await tab.until(lambda note: note["kind"] == "message")
    assert answer["ok"] is True
    assert told["message"]["only_you"] is True
    assert told["message"]["used"] == {"user": house.world.person("ann").id, "command": "hello"}


async def test_a_quick_start_runs_its_command_for_the_one_who_pressed_it(
    house: House, opened: Open
) -> None:
    assert (await (await opened("mei")).do("quick", index=0))["ok"] is True
    assert [(asked.user, asked.channel) for asked in house.heard] == [
        (house.world.person("mei").id, house.games.id)
    ]


async def test_a_quick_start_has_a_cover(house: House, client: Client) -> None:
    async def drawn() -> bytes:
        return b"a cover"

    house.page.quicks = lambda _: [
        Quick("Take", "", "play", cover=drawn),
        Quick("Wait", "", "play"),
    ]
    answers = [await client.get(f"/p/key/covers/en/{index}") for index in ("0", "1", "2", "x")]
    assert [answer.status for answer in answers] == [200, 404, 404, 404]
    assert await answers[0].read() == b"a cover"


async def test_a_quick_start_runs_its_command_in_the_chosen_way(house: House, opened: Open) -> None:
    ways = [Way("ruby", {"move": "take ruby"}, usual=True), Way("onyx", {"move": "take onyx"})]
    house.page.quicks = lambda _: [Quick("Take", "", "play", ways=ways)]
    ann = await opened("ann")
    assert ann.told[0]["quicks"][0]["ways"] == [
        {"label": "ruby", "usual": True},
        {"label": "onyx", "usual": False},
    ]
    await ann.do("quick", index=0, way=1)
    assert [asked.data["options"][0]["value"] for asked in house.heard] == ["take onyx"]


async def test_a_quick_start_without_ways_runs_as_it_is(house: House, opened: Open) -> None:
    house.page.quicks = lambda _: [Quick("Take", "", "play", {"move": "take ruby"})]
    assert (await (await opened("ann")).do("quick", index=0, way=1))["ok"] is True
    assert [asked.data["options"][0]["value"] for asked in house.heard] == ["take ruby"]


async def test_quick_starts_are_named_in_the_language_of_whoever_looks(
    house: House, opened: Open
) -> None:
    house.page.quicks = lambda locale: [Quick(f"for {locale}", "", "hello")]
    assert (await opened("pyotr")).told[0]["quicks"][0]["label"] == "for ru"


async def test_a_bot_that_says_nothing_did_not_respond(house: House, opened: Open) -> None:
    answer = await (await opened("ann")).do(
        "slash", channel=house.games.id, line="silence", options={}
    )
    assert answer["error"] == "The application did not respond."


async def test_a_command_that_the_client_would_not_send_is_refused_in_a_sentence(
    house: House, opened: Open
) -> None:
    answer = await (await opened("ann")).do(
        "slash", channel=house.games.id, line="play", options={}
    )
    assert (answer["ok"], answer["error"]) == (False, "The option move is required.")
    assert house.heard == []


async def test_what_is_refused_is_refused_in_the_language_of_whoever_tried(
    house: House, opened: Open
) -> None:
    answer = await (await opened("pyotr")).do(
        "slash", channel=house.games.id, line="play", options={}
    )
    assert answer["error"] == "Нужно заполнить поле move."


async def test_choices_come_while_one_types(house: House, opened: Open) -> None:
    tab = await opened("ann")
    answer = await tab.do(
        "autocomplete", channel=house.games.id, line="play", focused="move", options={"move": "ta"}
    )
    assert answer["choices"] == [{"name": "Take ruby", "value": "take ruby"}]


async def test_a_channel_offers_the_commands_that_work_there(house: House, opened: Open) -> None:
    answer = await (await opened("ann")).do("commands", channel=house.games.id)
    assert [command["name"] for command in answer["commands"]] == [
        "hello",
        "form",
        "silence",
        "thread",
        "play",
    ]


async def test_a_form_is_opened_filled_in_and_sent(house: House, opened: Open) -> None:
    tab = await opened("ann")
    form = await tab.do("slash", channel=house.games.id, line="form", options={})
    assert form["form"] == FORM
    empty = await tab.do("submit", interaction=form["interaction"], values={"name": ""})
    assert empty["error"] == "The field name must be filled in."
    assert (await tab.do("submit", interaction=form["interaction"], values={"name": "Thursday"}))[
        "ok"
    ] is True
    assert house.heard[-1].data["components"][0]["components"][0]["value"] == "Thursday"


async def test_buttons_and_menus_are_used_by_their_ids(house: House, opened: Open) -> None:
    tab = await opened("ann")
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    select = {"type": 3, "custom_id": "which", "options": [{"label": "One", "value": "1"}]}
    rows = tuple({"type": 1, "components": [part]} for part in (button, select))
    message = house.post("Choose", components=rows)
    assert (await tab.do("click", message=message.id, component="go"))["ok"] is True
    assert (await tab.do("pick", message=message.id, component="which", values=["1"]))["ok"] is True
    assert [asked.data["custom_id"] for asked in house.heard] == ["go", "which"]
    assert (await tab.do("click", message=message.id, component="gone"))["ok"] is False


async def test_what_only_i_see_goes_when_i_dismiss_it(house: House, opened: Open) -> None:
    tab = await opened("ann")
    message = house.post("Psst", only_for=house.world.person("ann"))
    assert (await tab.do("dismiss", message=message.id))["ok"] is True
    gone = await tab.until(lambda note: note["kind"] == "gone")
    assert gone["message"] == message.id
    assert (await tab.do("history", channel=house.games.id))["messages"] == []


async def test_what_one_says_everybody_hears(house: House, opened: Open) -> None:
    ann, theo = await opened("ann"), await opened("theo")
    await ann.do("say", channel=house.games.id, text="Good evening")
    heard = await theo.until(lambda note: note["kind"] == "message")
    assert heard["message"]["content"] == "Good evening"


async def test_a_slow_bot_holds_up_nothing_else(house: House, opened: Open) -> None:
    tab = await opened("ann")
    await tab.send(
        json.dumps(
            {"n": 1, "do": "slash", "channel": house.games.id, "line": "silence", "options": {}}
        )
    )
    await tab.send(json.dumps({"n": 2, "do": "history", "channel": house.games.id}))
    await tab.until(lambda note: note["kind"] == "reply" and note["to"] == 1)
    assert [note["to"] for note in tab.told if note["kind"] == "reply"] == [2, 1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"n": 1}',
        '{"n": 1, "do": "quick", "index": 99}',
        '{"n": 1, "do": "fly"}',
    ],
)
async def test_nonsense_is_answered_and_does_not_end_the_visit(opened: Open, text: str) -> None:
    tab = await opened("ann")
    await tab.send(text)
    assert (await tab.until(lambda note: note["kind"] == "reply"))["ok"] is False
    assert (await tab.do("direct"))["ok"] is True


# The developers' drawer


async def test_direct_messages_are_closed_and_opened_again(house: House, opened: Open) -> None:
    tab = await opened("ann")
    await tab.do("fault", fault="close", closed=True)
    assert house.world.person("ann").closed_to_direct_messages is True
    await tab.do("fault", fault="close", closed=False)
    assert house.world.person("ann").closed_to_direct_messages is False


async def test_a_moderator_deletes_a_message(house: House, opened: Open) -> None:
    message = house.post("Wrong channel")
    await (await opened("ann")).do("fault", fault="delete", message=message.id)
    assert message.id not in house.world.messages


async def test_refused_requests_are_listed_with_their_reason(house: House, opened: Open) -> None:
    tab = await opened("ann")
    house.world.announce(notes.RequestServed(notes.Exchange(0.0, 0.01, "GET", "/users/@me", 200)))
    refused = notes.Exchange(0.0, 0.01, "POST", "/channels/1/messages", 403, answer={"code": 50007})
    house.world.announce(notes.RequestServed(refused))
    log = await tab.do("watch", on=True)
    assert [request["status"] for request in log["requests"]] == [200, 403]
    assert log["refused"] == 1
    assert "50007" in log["requests"][1]["refusal"]
    house.world.announce(notes.RequestServed(refused))
    assert (await tab.until(lambda note: note["kind"] == "request"))["request"]["status"] == 403


async def test_the_page_knows_whether_the_bot_is_there(house: House, opened: Open) -> None:
    tab = await opened("ann")
    assert tab.told[0]["bot"]["online"] is False
    house.world.announce(notes.BotPresence(online=True))
    assert (await tab.until(lambda note: note["kind"] == "bot"))["bot"]["online"] is True
