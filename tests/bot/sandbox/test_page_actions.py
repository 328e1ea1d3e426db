"""What a person does on the sandbox page, over real websockets: commands, forms, buttons, words."""

import asyncio
import json

import pytest

from bot.sandbox import world_events
from bot.sandbox.page_visit import Quick, Quicks, QuickVariant
from tests.bot.sandbox.house import FORM, Client, House
from tests.bot.sandbox.visit import Open


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

    house.page.state.quicks = lambda _: [
        Quick("Take", "", "play", cover=drawn),
        Quick("Wait", "", "play"),
    ]
    answers = [await client.get(f"/p/key/covers/en/{index}") for index in ("0", "1", "2", "x")]
    assert [answer.status for answer in answers] == [200, 404, 404, 404]
    assert await answers[0].read() == b"a cover"


async def test_a_quick_start_runs_its_command_in_the_chosen_way(house: House, opened: Open) -> None:
    ways = [
        QuickVariant("ruby", {"move": "take ruby"}, usual=True),
        QuickVariant("onyx", {"move": "take onyx"}),
    ]
    house.page.state.quicks = lambda _: [Quick("Take", "", "play", ways=ways)]
    ann = await opened("ann")
    assert ann.told[0]["quicks"][0]["ways"] == [
        {"label": "ruby", "usual": True},
        {"label": "onyx", "usual": False},
    ]
    await ann.do("quick", index=0, way=1)
    assert [asked.data["options"][0]["value"] for asked in house.heard] == ["take onyx"]


async def test_a_quick_start_without_ways_runs_as_it_is(house: House, opened: Open) -> None:
    house.page.state.quicks = lambda _: [Quick("Take", "", "play", {"move": "take ruby"})]
    assert (await (await opened("ann")).do("quick", index=0, way=1))["ok"] is True
    assert [asked.data["options"][0]["value"] for asked in house.heard] == ["take ruby"]


async def test_whoever_opens_the_page_waits_for_quick_starts_that_are_loading(
    house: House, opened: Open
) -> None:
    loading: asyncio.Future[Quicks] = asyncio.get_running_loop().create_future()
    house.page.load(loading)
    opening = asyncio.create_task(opened("ann"))
    await asyncio.sleep(0.05)
    assert not opening.done()
    loading.set_result(lambda _: [Quick("Later", "", "hello")])
    assert [quick["label"] for quick in (await opening).told[0]["quicks"]] == ["Later"]


async def test_quick_starts_are_named_in_the_language_of_whoever_looks(
    house: House, opened: Open
) -> None:
    house.page.state.quicks = lambda locale: [Quick(f"for {locale}", "", "hello")]
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
        "learn",
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
    house.world.announce(
        world_events.RequestServed(world_events.Exchange(0.0, 0.01, "GET", "/users/@me", 200))
    )
    refused = world_events.Exchange(
        0.0, 0.01, "POST", "/channels/1/messages", 403, answer={"code": 50007}
    )
    house.world.announce(world_events.RequestServed(refused))
    log = await tab.do("watch", on=True)
    assert [request["status"] for request in log["requests"]] == [200, 403]
    assert log["refused"] == 1
    assert "50007" in log["requests"][1]["refusal"]
    house.world.announce(world_events.RequestServed(refused))
    assert (await tab.until(lambda note: note["kind"] == "request"))["request"]["status"] == 403


async def test_the_page_knows_whether_the_bot_is_there(house: House, opened: Open) -> None:
    tab = await opened("ann")
    assert tab.told[0]["bot"]["online"] is False
    house.world.announce(world_events.BotPresence(online=True))
    assert (await tab.until(lambda note: note["kind"] == "bot"))["bot"]["online"] is True
