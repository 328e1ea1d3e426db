"""Evenings on which people play for a cup."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from bot.delivery import cup_posts
from bot.delivery.cup_posts import RETRY_SECONDS
from bot.hosting.cup_state import Cup
from bot.hosting.host import AnyGame
from bot.messages.components import Post
from bot.sandbox.ids import MessageId
from bot.sandbox.things import Channel, Message, User
from bot.workers.picture_worker import PaintedPicture, Wanted
from bot.workers.standings import DrawnStanding
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, form_values
from tests.bot.evenings.sentences import says, sentence
from tests.bot.evenings.test_standing import won_by_the_first
from tests.bot.evenings.test_staying import sure
from tests.bot.scribes import HeldScribes, Scribes
from tests.bot.wire import reply

HOUR = 3600
FORM = {"name": "Friday *night*", "size": "2", "rounds": "2", "pace": "day", "until": "24"}


class LateStandings(HeldScribes):
    """Scribes that may hand out everything but how people stand."""

    async def run(self, subject: Wanted) -> PaintedPicture:
        """Write the file; how people stand, as soon as that is allowed."""
        if isinstance(subject, DrawnStanding):
            return await super().run(subject)
        return await Scribes().run(subject)


@pytest.fixture
def pictures() -> LateStandings:
    """Where the pictures of an evening are described."""
    return LateStandings()


class WatchedClock(Clockwork):
    """A clock that tells when somebody waits to try something again."""

    def __init__(self) -> None:
        super().__init__()
        self.waited_for = asyncio.Event()

    def sleep(self, seconds: float) -> asyncio.Future[None]:
        """Done when so many seconds have passed."""
        if seconds == RETRY_SECONDS:
            self.waited_for.set()
        return super().sleep(seconds)


@pytest.fixture
def clock() -> WatchedClock:
    """The bot's time, which stands still until it is told to pass."""
    return WatchedClock()


@contextmanager
def busy(monkeypatch: pytest.MonkeyPatch, pictures: LateStandings) -> Iterator[None]:
    """A machine that is too busy to draw how people stand while one waits."""
    with monkeypatch.context() as during:
        during.setattr("bot.workers.pictures.STANDING_SECONDS", 0)
        pictures.may_draw.clear()
        yield
    pictures.may_draw.set()


async def retried(evening: Evening, clock: WatchedClock, found: Callable[[], bool | None]) -> None:
    """Let time pass until something is to be seen that is tried again and again."""
    seen = asyncio.create_task(evening.until(found))
    while not seen.done():
        clock.waited_for.clear()
        clock.tick(RETRY_SECONDS)
        again = asyncio.create_task(clock.waited_for.wait())
        await asyncio.wait({seen, again}, return_when=asyncio.FIRST_COMPLETED)
        again.cancel()
    await seen


async def opened(
    evening: Evening, who: User, *, most: int = 4, game: str = "pebbles", **typed: str
) -> Message:
    """The post of a cup that somebody has just opened."""
    before = len(posts(evening))
    asked = await evening.stand_in.people.slash(
        who, evening.games, "cup new", game=game, people=most
    )
    await evening.until(lambda: asked.modal)
    told = await reply(
        evening.stand_in, await evening.stand_in.people.submit(asked, **FORM | typed)
    )
    assert says(told, "cup-opened")
    assert "cup:enter:" in str(told.components), "whoever opens it may enter at once"
    return await evening.until(lambda: next(iter(posts(evening)[before:]), None))


def posts(evening: Evening) -> list[Message]:
    """What is posted of cups, the oldest first."""
    ids = evening.stand_in.people.component_ids
    return [
        post
        for post in evening.posts(evening.games)
        if any(one.startswith("cup:standings:") for one in ids(post))
    ]


async def enter(evening: Evening, post: Message, *people: User) -> None:
    for who in people:
        assert says(await evening.answer(who, post, "cup:enter"), "cup-in")


def threads(evening: Evening) -> list[Channel]:
    return evening.stand_in.world.threads_of(evening.games)


async def give_up(evening: Evening, thread: Channel, *people: User) -> None:
    """Give a game up, one after the other; the last one closes it so."""
    for who in people:
        asked = await evening.slash(who, thread, "table resign")
        assert says(asked, "resign-cup")
        if len(people) > 1:
            assert ("you stay ahead" in asked.content) is (who is people[-1]), asked.content
        await evening.answer(who, asked, "sure:resign")


async def sitting(
    evening: Evening, post: Message, thread: Channel, people: list[User]
) -> list[User]:
    """Which of these people sit at the table of a thread, as the post of the cup tells."""

    def told() -> str | None:
        lines = evening.said(post).splitlines()
        return next((line for line in lines if line.startswith(f"<#{thread.id}>:")), None)

    line = await evening.until(told)
    return [who for who in people if who.shown_name in line]


async def begun(evening: Evening, post: Message, people: list[User]) -> tuple[Channel, list[User]]:
    """Let these people fill a cup: the thread of its first table, and who sits there."""
    await enter(evening, post, *people)
    thread = await evening.until(lambda: next(iter(threads(evening)), None))
    return thread, await sitting(evening, post, thread, people)


async def play_round(
    evening: Evening, post: Message, people: list[User], before: int, tables: int
) -> None:
    """Give up all games of a round, that of each table by the first of *people* last."""
    await evening.until(lambda: len(threads(evening)) == before + tables or None)
    seated = [
        (thread, await sitting(evening, post, thread, people))
        for thread in threads(evening)[before:]
    ]
    for thread, here in seated:
        await give_up(evening, thread, *reversed(here))


async def told_of_the_cup(evening: Evening, thread: Channel) -> None:
    """Wait until the end of a table's game leads back to its cup."""
    await evening.until(
        lambda: next((one for one in evening.posts(thread) if says(one, "post-cup")), None)
    )


async def left(evening: Evening, thread: Channel) -> Message:
    """The notice of a table of a cup that is closed, once it says who came where."""

    def told() -> Message | None:
        notice = evening.stand_in.world.messages[MessageId(thread.id)]
        places = sentence("notice-cup-place", place=1)
        return notice if says(notice, "notice-cup-left") and places.search(notice.content) else None

    return await evening.until(told)


async def test_a_cup_from_sign_up_to_its_end(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    mei = evening.person("mei")
    people = [ann, theo, ingrid, mei]
    post = await opened(evening, ann)
    assert "Friday \\*night\\*" in post.content
    await enter(evening, post, ann, theo, ingrid)
    await evening.until(lambda: "Ingrid" in evening.said(post) or None)
    assert says(await evening.answer(theo, post, "cup:leave"), "cup-out")
    await evening.until(lambda: "Theo" not in evening.said(post) or None)
    await enter(evening, post, theo, mei)
    await play_round(evening, post, people, 0, 2)
    for thread in threads(evening)[:2]:
        await told_of_the_cup(evening, thread)
        assert thread.name.endswith("· round 1 · Friday *night*")
        notice = await left(evening, thread)
        assert "round 1 · Friday \\*night\\* (#1)" in notice.content
        assert f"/{post.id}" in str(notice.components), "a way to the cup's post"
    listed = await evening.slash(mei, evening.games, "cup list")
    assert f"/{post.id}" in listed.content
    await evening.until(lambda: says(evening.now(post), "cup-last-round", round=1) or None)
    news = await evening.until(
        lambda: [one for one in evening.posts(evening.games) if says(one, "cup-round-over")]
    )
    assert len(news) == 1
    assert says(news[0], "cup-last-round", round=1)
    assert f"/{post.id})" in news[0].content, "it leads to the standings"
    await play_round(evening, post, people, 2, 2)
    end = await evening.until(lambda: next(iter(posts(evening)[1:]), None))
    assert "**Ann**" in end.content
    await evening.until(lambda: evening.stand_in.people.component_ids(post) == ["cup:standings:1"])
    told = await evening.answer(theo, end, "cup:standings")
    assert told.content.splitlines()[1].startswith("1\\. Ann"), "Discord counts no lines anew"
    assert says(told, "cup-line-whole")
    assert "cup:file" not in str(told.components), "she alone leads it"
    told = await evening.answer(ann, end, "cup:standings")
    file = await evening.answer(ann, told, "cup:file")
    assert [one.filename for one in file.attachments] == ["cup-1.csv"]
    await evening.until(lambda: f"/{end.id})" in evening.said(post) or None)
    assert says(evening.now(post), "cup-won-by")
    assert "**Ann**" in evening.said(post)
    assert len(threads(evening)) == 4
    rounds = [one for one in evening.posts(evening.games) if says(one, "cup-round-over")]
    assert len(rounds) == 1, "the end tells of the last round"
    assert evening.now(end).attachments  # a poster
    assert says(await evening.answer(theo, end, "cup:again"), "cup-not-yours")
    assert says(await evening.answer(ann, end, "cup:again"), "cup-opened")
    again = await evening.until(lambda: next(iter(posts(evening)[2:]), None))
    assert says(evening.now(again), "cup-field-none")
    assert says(await evening.answer(ann, end, "cup:again"), "cup-followed")
    assert not [one for one in posts(evening) if one.mentions]
    assert evening.now(post).attachments  # the standings, as a picture
    assert not [who for who in people if evening.stand_in.world.conversation(who)]
    await won_by_the_first(evening, ann, theo)
    assert says(await evening.slash(ann, evening.games, "profile"), "cup-honour", place=1)


async def test_a_table_that_a_manager_closes_says_so_and_which_places_count(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    post = await opened(evening, theo)
    await enter(evening, post, ann, theo, ingrid, evening.person("mei"))
    thread, _ = await evening.until(lambda: threads(evening)[1:] and threads(evening)[:2])
    await evening.until(lambda: evening.posts(thread) or None)
    await sure(evening, ann, thread, "table end")  # she owns the server, and all still sit
    assert "This table is closed." in (await left(evening, thread)).content


async def test_its_organiser_leads_it_and_others_do_not(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    mei, pyotr = evening.person("mei"), evening.person("pyotr")
    post = await opened(evening, theo, most=64, game="marbles")
    await enter(evening, post, theo, ingrid)
    await evening.answer(pyotr, post, "cup:enter")
    assert says(await evening.answer(ingrid, post, "cup:organise"), "cup-not-yours")
    menu = await evening.answer(theo, post, "cup:organise")
    longer = await evening.answer(theo, menu, "cup:extend")
    assert says(longer, "cup-extended")
    assert says(longer, "cup-organise"), "one may go on"
    menu = await evening.answer(ann, post, "cup:organise")  # she owns the server
    gone = await evening.choose(ann, menu, "cup-remove:1:0", str(pyotr.id))
    assert says(gone, "cup-removed", name=pyotr.shown_name)
    assert says(gone, "cup-organise")
    menu = await evening.answer(theo, post, "cup:organise")
    early = await evening.answer(theo, menu, "cup:begin")
    assert says(early, "cup-too-few-yet")
    again = await evening.answer(pyotr, post, "cup:enter")
    assert sentence("cup-barred", language="ru").search(again.content)
    await enter(evening, post, mei)
    menu = await evening.answer(theo, post, "cup:organise")
    assert says(await evening.answer(theo, menu, "cup:begin"), "cup-begins")
    thread = await evening.until(lambda: next(iter(threads(evening)), None))
    assert says(await evening.answer(ann, post, "cup:leave"), "cup-not-you")
    assert says(await evening.answer(mei, post, "cup:leave"), "cup-withdrawn")
    here = await sitting(evening, post, thread, [theo, ingrid, mei])
    assert says(await evening.slash(here[0], thread, "table pause"), "cup-bound")
    wizard = await evening.slash(theo, evening.games, "table new")
    assert not says(wizard, "notice-policy-pace-daily"), "the cup's pace is not one's own"
    assert "**Pebbles**" in wizard.content, "nor is its game"
    menu = await evening.answer(theo, post, "cup:organise")
    sure = await evening.answer(theo, menu, "cup:end")
    assert says(sure, "cup-end-sure")
    assert says(await evening.answer(theo, sure, "cup:sure"), "cup-ended")
    await evening.until(lambda: says(evening.now(post), "cup-ended") or None)
    assert not says(await evening.slash(here[0], thread, "table pause"), "cup-bound")
    ended = await evening.until(
        lambda: [one for one in evening.posts(thread) if says(one, "cup-ended-here")]
    )
    assert len(ended) == 1
    assert says(await evening.answer(ann, post, "cup:standings"), "cup-line", name="Theo")
    assert says(await evening.slash(ann, evening.games, "cup list"), "cup-none")
    assert len(posts(evening)) == 1


async def test_a_cup_that_too_few_enter_says_so_at_its_time(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    post = await opened(evening, ann)
    await enter(evening, post, theo)
    clock.tick(24 * HOUR + 1)
    await evening.until(lambda: says(evening.now(post), "cup-too-few") or None)
    assert evening.stand_in.people.component_ids(post) == ["cup:standings:1"]
    assert not threads(evening)


async def test_nobody_is_waited_for_longer_than_a_round(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    people = [ann, theo, ingrid]
    post = await opened(evening, ann, most=3, rounds="1")
    await enter(evening, post, *people)
    await evening.until(lambda: threads(evening) or None)
    clock.tick(25 * HOUR)
    end = await evening.until(lambda: next(iter(posts(evening)[1:]), None))
    assert says(end, "cup-winner")


@pytest.mark.parametrize(("size", "refusal"), [("7", "cup-size"), ("0", "cup-numbers")])
async def test_what_cannot_be_is_refused_and_the_form_keeps_it(
    evening: Evening, ann: User, size: str, refusal: str
) -> None:
    asked = await evening.stand_in.people.slash(ann, evening.games, "cup new", game="pebbles")
    await evening.until(lambda: asked.modal)
    told = await reply(
        evening.stand_in, await evening.stand_in.people.submit(asked, **FORM | {"size": size})
    )
    assert says(told, refusal)
    corrected = await evening.press(ann, told, "cup-new:")
    await evening.until(lambda: corrected.modal)
    assert form_values(corrected) == form_values(corrected) | FORM | {"size": size}
    again = await evening.stand_in.people.slash(ann, evening.games, "cup new", game="pebbles")
    await evening.until(lambda: again.modal)
    assert form_values(again)["name"] == FORM["name"]


async def test_a_cup_keeps_to_the_most_tables_of_its_server(
    evening: Evening, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "setup", most=2)
    await opened(evening, theo, most=4)
    people = evening.stand_in.people
    asked = await people.slash(theo, evening.games, "cup new", game="pebbles", people=5)
    await evening.until(lambda: asked.modal)
    told = await reply(evening.stand_in, await people.submit(asked, **FORM))
    assert says(told, "cup-too-large")


async def test_cups_are_forgotten_with_all_else(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    post = await opened(evening, theo)
    await enter(evening, post, theo, ingrid)
    told = await evening.slash(theo, evening.games, "privacy")
    await evening.answer(theo, told, "privacy:forget")
    await evening.until(lambda: "Theo" not in evening.said(post) or None)
    assert says(await evening.answer(theo, post, "cup:organise"), "cup-not-yours")


async def test_whoever_is_forgotten_during_a_cup_sits_at_no_table_of_it_any_more(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    people = [ann, theo, ingrid]
    post = await opened(evening, ingrid, most=3)
    thread, (first, second) = await begun(evening, post, people)
    await give_up(evening, thread, first)
    told = await evening.slash(second, evening.games, "privacy")
    await evening.answer(second, told, "privacy:forget")  # which ends the game, and the round
    await evening.until(lambda: len(threads(evening)) == 2 or None)
    left = [who for who in people if who is not second]
    assert await sitting(evening, post, threads(evening)[1], people) == left
    assert second.shown_name not in evening.said(post)


async def test_whoever_has_left_the_server_is_not_in_the_next_round(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    post = await opened(evening, ann, most=3)
    await enter(evening, post, ann, theo)
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    world.leave_guild(guild, theo)
    evening.forgive(404)  # the bot asks for him
    await enter(evening, post, ingrid)
    await evening.until(lambda: "Ingrid" in evening.said(post) or None)
    await evening.until(lambda: "Theo" not in evening.said(post) or None)
    assert not threads(evening)  # it is not full any more


@pytest.mark.parametrize("named", [True, False])
async def test_a_cup_whose_channel_is_gone_ends_and_that_is_told_elsewhere(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User, named: bool
) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    other = world.add_channel(guild, "elsewhere")
    if named:
        await evening.slash(ann, other, "setup", meeting="here")
    cup = await opened(evening, theo)
    await enter(evening, cup, ann, theo, ingrid)
    world.delete_channel(evening.games)
    evening.forgive(404)
    clock.tick(24 * HOUR + 1)

    def told() -> Message | None:
        where = other if named else world.conversation(theo)
        return next(iter(evening.posts(where)), None) if where else None

    assert says(await evening.until(told), "cup-lost")
    assert evening.stand_in.people.component_ids(await evening.until(told)) == (
        ["cup:standings:1"] if named else []
    )
    assert not world.threads_of(other)


async def test_a_cup_goes_on_after_an_error(
    evening: Evening,
    clock: WatchedClock,
    ann: User,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    post = await opened(evening, ann)

    failed = asyncio.Event()

    def broken(cup: Cup, game: AnyGame, fewest: int, *more: object) -> Post:
        failed.set()
        raise RuntimeError("as by a fault of ours")

    with monkeypatch.context() as during:
        during.setattr(cup_posts, "cup_post", broken)
        await enter(evening, post, ann)
        await failed.wait()
    assert "is tried again" in caplog.text
    await retried(evening, clock, lambda: "Ann" in evening.said(post) or None)
    caplog.clear()


async def test_on_a_busy_machine_the_picture_of_how_people_stand_comes_later(
    evening: Evening,
    clock: WatchedClock,
    ann: User,
    theo: User,
    ingrid: User,
    monkeypatch: pytest.MonkeyPatch,
    pictures: LateStandings,
) -> None:
    post = await opened(evening, ann, most=3, rounds="1")
    with busy(monkeypatch, pictures):
        thread, here = await begun(evening, post, [ann, theo, ingrid])
        assert not evening.now(post).attachments
    await retried(evening, clock, lambda: bool(evening.now(post).attachments) or None)
    with busy(monkeypatch, pictures):
        await give_up(evening, thread, *here)
        await evening.until(lambda: says(evening.now(post), "cup-finished") or None)
        assert evening.now(post).attachments  # it keeps the one that it has


async def test_the_end_is_told_even_if_no_picture_can_be_drawn(
    evening: Evening,
    clock: WatchedClock,
    ann: User,
    theo: User,
    ingrid: User,
    monkeypatch: pytest.MonkeyPatch,
    pictures: LateStandings,
) -> None:
    post = await opened(evening, ann, most=3, rounds="1")
    with busy(monkeypatch, pictures):
        thread, here = await begun(evening, post, [ann, theo, ingrid])
        await give_up(evening, thread, *here)
        await retried(evening, clock, lambda: len(posts(evening)) > 1 or None)
    end = posts(evening)[1]
    assert says(end, "cup-winner")
    assert not evening.now(end).attachments
