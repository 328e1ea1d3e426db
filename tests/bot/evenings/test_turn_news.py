"""Evenings on which it matters what a table's posts tell, and to whom."""

from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening


async def test_whoever_is_called_reads_what_has_happened_since_their_own_last_move(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    for who, number in ((ann, 1), (theo, 2)):
        await evening.table_calling(who, thread)
        await evening.slash(who, thread, "play", move=f"take {number}")
    table = await evening.table_calling(ingrid, thread)
    assert table.content.splitlines()[1:] == [
        "• **Ann** takes 1 from the heap.",
        "• **Theo** takes 2 from the heap.",
    ]
    await evening.slash(ingrid, thread, "play", move="take 1")
    table = await evening.table_calling(ann, thread)
    assert table.content.splitlines()[1:] == [
        "• **Theo** takes 2 from the heap.",
        "• **Ingrid** takes 1 from the heap.",
    ]


async def test_a_menu_in_the_tables_own_thread_does_not_point_there(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    menu = await evening.answer(ann, await evening.table_calling(ann, thread), "play@")
    assert menu.content.startswith("**Your turn.**")
    elsewhere = await evening.slash(ann, evening.games, "play")
    assert elsewhere.content.startswith(f"**Pebbles** · <#{thread.id}>")
