"""Evenings on which people look at the turning points of a finished game."""

from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening


async def saying(evening: Evening, message: Message, text: str) -> Message:
    """A message once it says this."""
    return await evening.until(
        lambda: next((m for m in [evening.now(message)] if text in m.content), None)
    )


async def test_whoever_played_is_shown_where_the_game_was_decided(
    evening: Evening, ann: User, theo: User
) -> None:
    """Of three pebbles Ann takes two, and leaves the last one to Theo."""
    thread = await evening.begun(ann, theo)
    for who, number in ((ann, 3), (theo, 1), (ann, 2), (theo, 1)):
        await evening.slash(who, thread, "play", move=f"take {number}")
    end = await evening.table_saying("the game is over", thread)
    shown = await evening.answer(ann, end, "review@1")
    assert shown.only_for == ann.id
    shown = await saying(evening, shown, "turning point 1 of ")
    (picture,) = shown.attachments
    assert picture.filename.startswith("pebbles-1-")
    while "move 3 of 4" not in shown.content:
        number = int(shown.content.split("turning point ")[1][0]) + 1
        await evening.press(ann, shown, f"review:1:{number}")
        shown = await saying(evening, shown, f"turning point {number} of ")
    _, chances, *rest = shown.content.splitlines()
    assert chances.endswith("% before, 1% after.")
    assert "• **Ann** takes 2 from the heap." in rest
    assert rest[-1] == "Better for **Ann**: **Take pebbles › 3 of them**."


async def test_a_game_that_is_not_over_has_no_review(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    assert "isn’t over" in (await evening.slash(ann, thread, "review")).content


async def test_whoever_only_watched_is_told_of_the_winner(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.slash(theo, thread, "play", move="take 2")
    await evening.table_saying("the game is over", thread)
    shown = await evening.slash(ingrid, thread, "review")
    shown = await saying(evening, shown, "turning point")
    assert "**Theo**’s chance of winning: " in shown.content
