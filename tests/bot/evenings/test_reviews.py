"""Evenings on which people look at the turning points of a finished game."""

from bot.sandbox.layouts import text_of
from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening


async def saying(evening: Evening, message: Message, text: str) -> Message:
    """A message once it says this."""
    return await evening.until(
        lambda: next((m for m in [evening.now(message)] if text in m.content), None)
    )


def labels(message: Message) -> list[str]:
    """What the buttons of a message say."""
    return [one["label"] for row in message.components for one in row["components"]]


async def lost(evening: Evening, ann: User, theo: User) -> Message:
    """Of three pebbles Ann takes two, and leaves the last one to Theo; the end of the game."""
    thread = await evening.begun(ann, theo)
    for who, number in ((ann, 3), (theo, 1), (ann, 2), (theo, 1)):
        await evening.slash(who, thread, "play", move=f"take {number}")
    return await evening.table_saying("the game is over", thread)


async def test_whoever_played_is_shown_first_how_the_chances_went_and_their_costliest_move(
    evening: Evening, ann: User, theo: User
) -> None:
    end = await lost(evening, ann, theo)
    shown = await evening.answer(ann, end, "review@1")
    assert shown.only_for == ann.id
    shown = await saying(evening, shown, "as well as I would")
    head, why, played, first, *_ = shown.content.splitlines()
    assert head.endswith("how you played")
    assert why == "**Theo** takes the last 1."
    assert played == "You played 1 of 2 moves as well as I would."
    assert first.startswith("1. A heap of 3: **Ann** takes 2 from the heap – −")
    (curve,) = shown.attachments
    assert curve.filename == "pebbles-1-review.webp"
    assert "1: A heap of 3: Ann takes 2 from the heap" in labels(shown)
    await evening.press(ann, shown, "review:1:2")
    shown = await saying(evening, shown, "Better: **")
    (picture,) = shown.attachments
    assert picture.filename.startswith("pebbles-1-2")
    assert "Better: **Take pebbles › 3 of them**." in shown.content.splitlines()
    assert "With it you win about 9" in shown.content
    await evening.press(ann, shown, "review:1:1")
    await saying(evening, shown, "as well as I would")


async def test_another_s_move_is_told_in_the_third_person(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    end = await lost(evening, ann, theo)
    shown = await saying(evening, await evening.answer(theo, end, "review@1"), "as well as")
    lines = shown.content.splitlines()
    number = next(
        line[0]
        for line in lines
        if "A heap of 3: " in line and "a turning point, by **Ann**" in line
    )
    await evening.press(theo, shown, f"review:1:{int(number) + 1}")
    shown = await saying(evening, shown, "Better for **Ann**: **Take pebbles › 3 of them**.")
    assert "Your chance of winning went from " in shown.content
    # Whoever only watched reads of the winner.
    shown = await saying(evening, await evening.answer(ingrid, end, "review@1"), "as well as")
    assert "**Theo** played " in shown.content


async def test_where_a_game_has_no_parts_its_moves_are_numbered(
    evening: Evening, ann: User, theo: User
) -> None:
    """Theo had the higher coin, and passes."""
    thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.slash(theo, thread, "play", move="pass")
    end = await evening.table_saying("the game is over", thread)
    shown = await saying(evening, await evening.answer(theo, end, "review@1"), "how you played")
    shown = await saying(evening, shown, "as well as I would")
    assert "Step 2 of 2: **Theo** passes" in shown.content
    assert "1: Step 2 of 2: Theo passes" in labels(shown)


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
    await saying(evening, shown, "how **Theo** played")


async def test_one_may_play_on_from_a_move_as_often_as_one_likes(
    evening: Evening, ann: User, theo: User
) -> None:
    """The table is one's own: a computer player sits in the other's seat."""
    end = await lost(evening, ann, theo)
    shown = await saying(evening, await evening.answer(ann, end, "review@1"), "as well as I would")
    await evening.press(ann, shown, "review:1:2")
    shown = await saying(evening, shown, "Better: **")
    begun = await evening.answer(ann, shown, "try:1:2")
    assert begun.content.startswith(
        "Table #2 starts from this point of the game, for you alone, in your direct messages."
    )
    assert begun.only_for == ann.id
    turn = await evening.hand(ann, "Your turn")
    assert "Theo" not in text_of(turn)
    # Three pebbles are left, as before the move; who takes them all wins.
    told = await evening.answer(ann, turn, "hint@2")
    assert "Take pebbles › 3 of them" in text_of(told)
    await evening.answer(ann, told, "do:2:2:take 3")
    assert "**Ann**: 1 won" in text_of(await evening.hand(ann, "the game is over"))
    # It counts nowhere, and nobody else comes near it.
    assert "table" in (await evening.slash(theo, evening.games, "board", table="2")).content
    again = await evening.answer(ann, shown, "try:1:2")
    assert again.content.startswith("Table #3 starts from this point of the game")
