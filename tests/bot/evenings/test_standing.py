"""Evenings after which people ask who plays how well."""

import pytest

from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_privacy import forgotten
from tests.bot.evenings.test_staying import sure
from tests.bot.scribes import HeldScribes


@pytest.fixture
def pictures() -> HeldScribes:
    return HeldScribes()


async def won_by_the_first(evening: Evening, *people: User) -> None:
    thread = await evening.begun(*people, options="heap=3")
    await evening.slash(people[0], thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)


async def test_a_finished_game_is_on_the_leaderboard(
    evening: Evening, ann: User, theo: User
) -> None:
    await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(theo, evening.games, "leaderboard", game="pebbles")
    title, first, second = shown.content.splitlines()
    assert title == "**Pebbles**"
    assert first.startswith("1. **Ann** · ")
    assert first.endswith("1 played, 1 won (100%)")
    assert second.startswith("2. **Theo** · ")


async def test_a_profile_tells_of_one_person_alone(evening: Evening, ann: User, theo: User) -> None:
    await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(ann, evening.games, "profile", user=theo.id)
    assert shown.content.startswith("**Theo** · ")


async def test_an_abandoned_game_counts_for_nobody(evening: Evening, ann: User, theo: User) -> None:
    await evening.begun(ann, theo)
    assert (
        "No game has been finished"
        in (await evening.slash(ann, evening.games, "leaderboard")).content
    )


async def test_whoever_has_resigned_is_not_called_by_the_name_of_an_automa(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await sure(evening, theo, thread, "table resign")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    shown = await evening.slash(ann, evening.games, "leaderboard", game="pebbles")
    assert f"2. <@{theo.id}> · " in shown.content
    assert "Cog" not in shown.content


async def test_a_leaderboard_is_a_picture_that_the_text_says_as_well(
    evening: Evening, ann: User, theo: User
) -> None:
    await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(theo, evening.games, "leaderboard")
    (picture,) = shown.attachments
    assert (picture.description or "").startswith("Leaderboard. All games. 1. Ann · ")
    assert shown.content.splitlines()[0] == "**All games**"
    assert "**Pebbles**" in shown.content
    assert shown.only_for == theo.id


async def test_a_profile_is_a_picture_with_rating_best_score_and_people_met(
    evening: Evening, ann: User, theo: User
) -> None:
    for _ in range(2):
        await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(ann, evening.games, "profile")
    (picture,) = shown.attachments
    assert (picture.description or "").startswith("Ann. All games. Rating ")
    assert "2 wins in a row now (longest streak: 2)" in shown.content
    assert "Rating before and after the last 2 rated games: 1000, " in shown.content
    assert "**Theo**: 2 games, 2 ahead, 0 level, 0 behind" in shown.content
    assert "Hints: none in 2 games." in shown.content


async def test_a_profile_says_how_often_hints_were_asked_for(evening: Evening, ann: User) -> None:
    await evening.slash(
        ann, evening.games, "table new", game="pebbles", seats=2, computers=1, options="heap=3"
    )
    thread = await evening.until(evening.thread)
    for _ in range(2):  # the same hint again is no other one
        await evening.slash(ann, thread, "hint")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    shown = await evening.slash(ann, evening.games, "profile")
    assert "Hints: 1, in 1 of 1 game." in shown.content


async def test_whoever_is_forgotten_is_in_no_profile_and_no_leaderboard(
    evening: Evening, ann: User, theo: User
) -> None:
    await won_by_the_first(evening, ann, theo)
    assert "Ann" in (await evening.slash(theo, evening.games, "profile")).content
    await forgotten(evening, ann)
    for command in ("profile", "leaderboard"):
        shown = await evening.slash(theo, evening.games, command)
        said = f"{shown.content} {shown.attachments[0].description}"
        assert "Theo" in said
        assert "Ann" not in said
        assert ann.id not in said
    assert "finished a game here" in (await evening.slash(ann, evening.games, "profile")).content


async def test_without_its_picture_a_leaderboard_is_answered_in_words(
    evening: Evening,
    ann: User,
    theo: User,
    monkeypatch: pytest.MonkeyPatch,
    pictures: HeldScribes,
) -> None:
    await won_by_the_first(evening, ann, theo)
    monkeypatch.setattr("bot.workers.pictures.STANDING_SECONDS", 0)
    pictures.may_draw.clear()
    shown = await evening.slash(theo, evening.games, "leaderboard")
    pictures.may_draw.set()
    assert not shown.attachments
    assert "1. **Ann** · " in shown.content


async def greedy(evening: Evening, ann: User, theo: User) -> str:
    """A game in which both took three again and again: what the post of its end says."""
    thread = await evening.begun(ann, theo, options="heap=20")
    for who in (ann, theo) * 3:
        await evening.slash(who, thread, "play", move="take 3")
    await evening.slash(ann, thread, "play", move="take 2")
    return (await evening.table_saying("the game is over", thread)).content


async def test_what_people_have_earned_is_told_at_the_end_and_in_their_profile(
    evening: Evening, ann: User, theo: User
) -> None:
    for _ in range(2):
        told = await greedy(evening, ann, theo)
        assert "Honours for **Ann**: took 3 again and again\n" in told
        assert "Honours for **Theo**: took 3 again and again\n" in told
    shown = await evening.slash(theo, evening.games, "profile", user=ann.id)
    assert "**Honours**\nPebbles: took 3 again and again ×2" in shown.content
    assert "Honours: took 3 again and again ×2" in (shown.attachments[0].description or "")
    await forgotten(evening, ann)
    assert "again and again ×2" in (await evening.slash(theo, evening.games, "profile")).content
    assert "finished a game here" in (await evening.slash(ann, evening.games, "profile")).content


async def test_two_people_are_compared_whether_they_have_met_or_not(
    evening: Evening, ann: User, theo: User
) -> None:
    mei = evening.person("mei")
    await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(mei, evening.games, "profile", user=theo.id, **{"with": ann.id})
    assert "**Ann**: 1 game, 0 ahead, 0 level, 1 behind" in shown.content
    shown = await evening.slash(ann, evening.games, "profile", **{"with": mei.id})
    assert "**Mei**: 0 games, 0 ahead, 0 level, 0 behind" in shown.content
    assert "**Theo**" not in shown.content
