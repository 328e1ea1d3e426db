"""Evenings on which somebody learns a game, and nobody else sees anything of it."""

from asyncio import gather

import pytest

from bot.messages.lessons import MOST_NEWS
from bot.sandbox.limits.components import walk
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.things import Message, User
from games.lesson import LEARNER, Lesson, lesson_of
from games.package import AnyGame
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.hidden import in_private
from tests.bot.evenings.test_staying import sure
from tests.library import GAMES

GAME = GAMES[0]
SHORT = next(game for game in GAMES if game.key == "high-society")
"""Its lesson has few steps."""


def ids(evening: Evening, message: Message) -> list[str]:
    return evening.stand_in.people.component_ids(message)


def proposed(evening: Evening, message: Message) -> str | None:
    """The button that makes the move of the lesson."""
    return next((one for one in ids(evening, message) if one.startswith("lesson:move")), None)


def hinted(evening: Evening, message: Message) -> bool:
    """Whether a hint can be asked for."""
    return any(one.startswith("hint@") for one in ids(evening, message))


def lesson_at(game: AnyGame) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


async def follow(evening: Evening, who: User, page: Message, button: str) -> Message:
    """Press a button of a lesson; the same message as soon as it shows what comes next."""
    await evening.press(who, page, button)

    def shown() -> Message | None:
        now = evening.stand_in.world.messages[page.id]
        return now if now.content != page.content else None

    return await evening.until(shown)


async def begun(evening: Evening, who: User, game: AnyGame = GAME) -> Message:
    return await evening.slash(who, evening.games, "learn", game=game.key)


async def followed(evening: Evening, who: User) -> Message:
    """The end of the short lesson."""
    page = await begun(evening, who, SHORT)
    while proposed(evening, page) is not None:
        page = await follow(evening, who, page, "lesson:move")
    return page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_lesson_is_played_to_its_end_and_seen_by_nobody_else(
    evening: Evening, ann: User, game: AnyGame
) -> None:
    lesson, pressed = lesson_at(game), 0
    page = await begun(evening, ann, game)
    assert f"step 1 of {lesson.steps}" in page.content
    while (button := proposed(evening, page)) is not None:
        page = await follow(evening, ann, page, button)
        assert len(page.attachments) == 1
        pressed += 1
    assert pressed == sum(line.seat == LEARNER for line in lesson.lines)
    assert "step" not in page.content
    assert all(message.only_for == ann.id for message in evening.stand_in.world.messages.values())
    assert "not in any game" in (await evening.slash(ann, evening.games, "games")).content


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_lesson_does_not_begin_with_a_list_of_the_cards_that_were_dealt(
    evening: Evening, ann: User, game: AnyGame
) -> None:
    first = await begun(evening, ann, game)
    moved = lesson_at(game).lines[0].seat != LEARNER
    assert ("\n• " in first.content) == moved


async def test_a_proposed_move_is_called_as_the_button_that_makes_it(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann, SHORT)
    page = await follow(evening, ann, page, "lesson:move")
    labels = [part.get("label") for row in page.components for part in row["components"]]
    assert "Do it: Raise to 7 (add 3)" in labels
    assert "Raise to 7 (add 3)" not in labels


async def test_where_a_piece_is_laid_is_shown_and_not_spelled(evening: Evening, ann: User) -> None:
    game = next(game for game in GAMES if game.key == "princes-of-florence")
    page, called = await begun(evening, ann, game), list[str]()
    while (button := proposed(evening, page)) is not None:
        labels = [part.get("label", "") for row in page.components for part in row["components"]]
        called += [label for label in labels if label.startswith("Do it: ")]
        page = await follow(evening, ann, page, button)
    assert {"Do it: place it as in the picture", "Do it: Build (700 florins) › Studio"} <= {*called}


async def test_in_a_lesson_a_piece_is_moved_by_the_arrows(evening: Evening, ann: User) -> None:
    game = next(game for game in GAMES if game.key == "princes-of-florence")
    page = await begun(evening, ann, game)
    while not any(one.startswith("lay-r:") for one in ids(evening, page)):
        page = await follow(evening, ann, page, "lesson:move")
    first = next(one for one in ids(evening, page) if one.startswith("lay-r:"))
    page = await follow(evening, ann, page, "lay-r:")
    then = next(one for one in ids(evening, page) if one.startswith("lay-r:"))
    assert then != first, "the piece lies elsewhere"
    assert "Place here" in str(page.components)


async def test_where_news_are_left_out_an_ellipsis_says_so(evening: Evening, ann: User) -> None:
    page = await begun(evening, ann, next(game for game in GAMES if game.key == "last-will"))
    told = list[list[str]]()
    while proposed(evening, page) is not None:
        page = await follow(evening, ann, page, "lesson:move")
        told.append([line for line in page.content.split("\n") if line.startswith("• ")])
    assert any("• …" in lines for lines in told)
    assert all((len(lines) > MOST_NEWS) == ("• …" in lines) for lines in told)


async def test_after_a_lesson_no_table_is_opened_for_its_people(
    evening: Evening, ann: User
) -> None:
    page = await followed(evening, ann)
    assert "To play with friends, use" in page.content
    ways_on = ["learn:real:high-society", "rules@1", "learn:anew:high-society"]
    assert ids(evening, page) == ways_on


async def test_a_lesson_ends_with_a_way_to_a_real_game(evening: Evening, ann: User) -> None:
    page = await followed(evening, ann)
    notice = await evening.answer(ann, page, "learn:real:")
    assert notice.only_for is None
    table = await evening.until(evening.thread)
    called = await evening.table_calling(ann, table)
    menu = await evening.answer(ann, called, "play@")
    assert hinted(evening, menu)
    with_whom = "\n".join(message.content for message in evening.posts(table))
    assert with_whom.count("(regular)") == lesson_at(SHORT).seats - 1


async def test_a_lesson_leads_to_one_game_however_often_that_is_pressed(
    evening: Evening, ann: User
) -> None:
    page = await followed(evening, ann)
    first, second = await gather(
        evening.answer(ann, page, "learn:real:"), evening.answer(ann, page, "learn:real:")
    )
    assert [first.only_for, second.only_for].count(None) == 1, "one table is announced"
    notice, told = sorted((first, second), key=lambda message: message.only_for is not None)
    number = (await evening.until(evening.thread)).name.removeprefix("#").partition(" ")[0]
    assert f"You’re already playing at table #{number}" in told.content
    await sure(evening, ann, evening.games, "table end")
    told = await evening.answer(ann, page, "learn:real:")
    assert told.only_for is None, "after that game there may be another"
    assert notice.id != told.id


async def test_a_lesson_in_direct_messages_leads_to_a_game_there(
    evening: Evening, ann: User
) -> None:
    game = next(game for game in GAMES if game.key == "high-society")
    here = in_private(evening, ann)
    page = await evening.slash(ann, here, "learn", game=game.key)
    while proposed(evening, page) is not None:
        page = await follow(evening, ann, page, "lesson:move")
    await evening.press(ann, page, "learn:real:")
    sent = evening.stand_in.world.messages_in
    await evening.until(lambda: [one for one in sent(here) if hinted(evening, one)])
    assert evening.posts(evening.games) == []


async def test_what_is_said_at_the_end_of_a_lesson_is_said_once(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann)
    while proposed(evening, page) is not None:
        page = await follow(evening, ann, page, "lesson:move")
    assert "> " in page.content
    assert "What would you like to do?" not in page.content
    ways_on = ["lesson:on:", "learn:real:", "rules@", "learn:anew:"]
    assert [*map(str.startswith, ids(evening, page), ways_on)] == [True] * len(ways_on)
    assert len(ids(evening, page)) == len(ways_on)
    page = await follow(evening, ann, page, "lesson:on")
    assert hinted(evening, page)
    for _ in range(2):
        assert "> " not in page.content
        assert "What would you like to do?" in page.content
        assert "learn:real:" in ids(evening, page)[0]
        # Its button says all that it does, so it is made at once.
        for key in (":reserve", "deck-"):
            way = next(one for one in ids(evening, page) if key in one)
            page = await follow(evening, ann, page, way)


async def test_the_last_step_tells_all_that_happened_since_ones_own_move(
    evening: Evening, ann: User
) -> None:
    page = await followed(evening, ann)
    told = [line for line in page.content.split("\n") if line.startswith("• ")]
    begins = ["• **Ann** passes", "• **Cog** bids 12", "• **Rivet** passes", "• **Cog** wins"]
    assert [line for line in told if line.startswith(tuple(begins))] == told[: len(begins)]
    assert "• …" not in told
    assert "fourth red card" in " ".join(told)


async def test_the_list_of_lessons_says_how_far_one_has_come(evening: Evening, ann: User) -> None:
    async def listed() -> list[str]:
        said = (await evening.slash(ann, evening.games, "learn")).content
        return [line for line in said.splitlines() if line.startswith("•")]

    assert await listed() == []
    steps, page = lesson_at(GAME).steps, await begun(evening, ann)
    name = page.content.split("> ")[1].split(" · ")[0]
    assert await listed() == [f"• {name}: step 1 of {steps}"]
    page = await follow(evening, ann, page, "lesson:move")
    assert await listed() == [f"• {name}: step 2 of {steps}"]
    page = await follow(evening, ann, page, "learn:anew")
    page = await follow(evening, ann, page, "ask:2:0:two")
    await follow(evening, ann, page, "ask:2:0:two red")
    assert await listed() == [f"• {name}: on your own since step 1 of {steps}"]


async def test_whoever_leaves_a_lesson_is_told_so_and_may_go_back(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann)
    assert "3 gems" in page.content
    assert not hinted(evening, page), "a hint would argue with the lesson"
    page = await follow(evening, ann, page, "ask:1:0:two")
    assert not hinted(evening, page), "the lesson still says what to do"
    assert "3 gems" in page.content, "and why"
    page = await follow(evening, ann, page, "ask:1:0:two red")
    assert "on your own since step 1 of" in page.content
    assert proposed(evening, page) is None
    assert hinted(evening, page)
    page = await follow(evening, ann, page, "lesson:back")
    assert "step 1 of" in page.content
    assert proposed(evening, page) is not None
    assert "undo" not in page.content, "it is as if nothing had happened"
    assert "2 reds" not in page.content


async def test_a_hint_stands_in_the_message_of_the_lesson(evening: Evening, ann: User) -> None:
    page = await begun(evening, ann, SHORT)
    page = await follow(evening, ann, page, "ask:1:0:pass")
    page = await follow(evening, ann, page, "do:") if proposed(evening, page) else page
    page = await follow(evening, ann, page, "hint@")
    assert "Best: " in page.content
    assert "your chance of winning" in page.content
    page = await follow(evening, ann, page, "lesson:back")
    assert "Best: " not in page.content
    mine = [one for one in evening.stand_in.world.messages.values() if one.only_for == ann.id]
    assert mine == [page], "no hint is left that could be pressed too late"


async def test_how_the_auction_of_the_learner_ended_is_never_left_out(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann, next(game for game in GAMES if game.key.startswith("princes")))
    while "freedom of religion" not in page.content:
        page = await follow(evening, ann, page, "lesson:move")
    assert "• …" in page.content
    assert "wins a jester" in page.content


async def test_what_is_this_explains_the_card_that_the_lesson_speaks_of(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann, next(game for game in GAMES if game.key == "last-will"))
    while "fetch the Manor House" not in page.content:
        page = await follow(evening, ann, page, "lesson:move")
    told = await evening.answer(ann, page, "what:")
    assert told.content.startswith("**Manor House")
    assert "source" not in told.content


async def test_a_lesson_is_taken_up_where_it_was_left_or_anew(evening: Evening, ann: User) -> None:
    page = await begun(evening, ann)
    page = await follow(evening, ann, page, "lesson:move")
    assert "step 2 of" in page.content
    again = await begun(evening, ann)
    assert "step 2 of" in again.content
    # What is pressed in the older message is out of date once the lesson has gone on.
    await follow(evening, ann, again, "lesson:move")
    page = await follow(evening, ann, page, "lesson:move")
    assert "step 3 of" in page.content
    page = await follow(evening, ann, page, "learn:anew")
    assert "step 1 of" in page.content


async def test_a_double_press_makes_one_step_and_no_words_about_it(
    evening: Evening, ann: User
) -> None:
    page = await begun(evening, ann, SHORT)
    button = proposed(evening, page)
    assert button is not None
    await gather(*(evening.answer(ann, page, button) for _ in range(2)))
    page = evening.stand_in.world.messages[page.id]
    assert "step 2 of" in page.content
    assert "gone on since" not in page.content


async def test_a_piece_moved_in_an_older_message_shows_where_the_lesson_is_now(
    evening: Evening, ann: User
) -> None:
    game = next(game for game in GAMES if game.key == "princes-of-florence")
    page = await begun(evening, ann, game)
    while not any(one.startswith("lay-") for one in ids(evening, page)):
        page = await follow(evening, ann, page, "lesson:move")
    await follow(evening, ann, await begun(evening, ann, game), "lesson:move")
    page = await follow(evening, ann, page, "lay-")
    assert "step 6 of" in page.content
    assert proposed(evening, page) is not None


async def test_a_lesson_is_nobody_elses_business(evening: Evening, ann: User, theo: User) -> None:
    page = await begun(evening, ann)
    for line, options in (("play", {}), ("board", {"table": "1"}), ("record", {"table": "1"})):
        told = await evening.slash(theo, evening.games, line, **options)
        assert "no table here" in told.content or "gone" in told.content
    with pytest.raises(ClientRefusal, match="does not see this message"):
        await evening.press(theo, page, "lesson:move")


async def test_a_lesson_is_forgotten_with_its_learner(evening: Evening, ann: User) -> None:
    page = await begun(evening, ann)
    page = await follow(evening, ann, page, "lesson:move")
    asked = await evening.slash(ann, evening.games, "privacy")
    await evening.answer(ann, asked, "privacy:forget")
    assert "step 1 of" in (await begun(evening, ann)).content


async def test_the_games_with_a_lesson_are_listed(evening: Evening, ann: User) -> None:
    page = await evening.slash(ann, evening.games, "learn")
    assert [one for one in ids(evening, page) if one.startswith("learn:")] == [
        f"learn:on:{game.key}" for game in GAMES
    ]
    first = await evening.answer(ann, page, "learn:on")
    assert "step 1 of" in first.content


async def test_whoever_does_not_know_the_game_learns_it_from_its_notice(
    evening: Evening, ann: User, theo: User
) -> None:
    notice = await evening.slash(ann, evening.games, "table new", game=GAME.key, seats=2)
    lesson = await evening.answer(theo, notice, "learn:on:")
    assert "step 1 of" in lesson.content
    assert lesson.only_for == theo.id


def same_again(evening: Evening, page: Message) -> Message | None:
    """The message of a page, once it says the same again."""
    now = evening.stand_in.world.messages[page.id]
    return now if now.content == page.content else None


async def test_whoever_only_looks_into_a_menu_comes_back_to_what_the_lesson_proposes(
    evening: Evening, ann: User
) -> None:
    begin = await begun(evening, ann)
    page = await follow(evening, ann, begin, "ask:1:0:two")
    (back,) = [part["custom_id"] for part in walk(page.components) if part.get("label") == "Back"]
    await evening.stand_in.people.click(ann, page, back)
    page = await evening.until(lambda: same_again(evening, begin))
    assert proposed(evening, page) == proposed(evening, begin)
    assert [part.filename for part in page.attachments] == [
        part.filename for part in begin.attachments
    ]
