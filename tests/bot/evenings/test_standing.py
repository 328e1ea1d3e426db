"""Evenings after which people ask who plays how well."""

from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_staying import sure


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
    assert first.endswith("1 played, 1 won")
    assert second.startswith("2. **Theo** · ")


async def test_a_profile_tells_of_one_person_alone(evening: Evening, ann: User, theo: User) -> None:
    await won_by_the_first(evening, ann, theo)
    shown = await evening.slash(ann, evening.games, "profile", user=theo.id)
    assert "Theo" in shown.content
    assert "Ann" not in shown.content


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
