"""Reading up over the wire: what a card does, by its name or from the list of those that lie at the
table.
"""

from __future__ import annotations

from bot.messages.components import LONGEST_ENTRY, MOST_OPTIONS
from bot.sandbox.things import Message, User
from tests.bot.evenings.evening import Evening


def listed(message: Message, starts: str) -> list[tuple[str, str]]:
    """The labels of a list under a message, and what stands below them."""
    found = (
        part
        for row in message.components
        for part in row["components"]
        if part["custom_id"].startswith(starts)
    )
    return [
        (option["label"], option["description"]) for part in found for option in part["options"]
    ]


async def test_the_rules_tell_by_its_name_what_a_card_does(evening: Evening, ann: User) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="last-will", topic="waiter")
    heading, meaning, rule, *_ = told.content.split("\n")
    assert heading == "**Last Will** · Waiter"
    assert meaning.startswith(
        "• Whenever you use one of these, you may spend £1 more: Dinner and Reservation."
    )
    assert rule.startswith("**LW-173** Waiters:")


async def test_a_card_without_a_name_is_told_of_by_its_number(evening: Evening, ann: User) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="splendor", topic="2-22")
    heading, meaning, rule, *_ = told.content.split("\n")
    assert heading == "**Splendor** · 2-22"
    assert meaning.startswith("• Red, 2 points, costs 1 white, 4 blue and 2 green.")
    assert rule.startswith("**SP-X4** Without bonuses")


async def test_a_section_that_begins_like_the_topic_goes_before_pieces_that_only_contain_it(
    evening: Evening, ann: User
) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="splendor-duel", topic="turn")
    assert told.content.startswith("**Splendor Duel** · Turns\n")


async def test_all_cards_of_a_name_are_told_of(evening: Evening, ann: User) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="last-will", topic="Estate Agent")
    assert len([line for line in told.content.split("\n") if line.startswith("• ")]) == 4


async def test_a_word_that_is_no_topic_finds_the_rules_that_speak_of_it(
    evening: Evening, ann: User
) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="last-will", topic="neutral")
    assert "**LW-54** Neutral markers block" in told.content


async def test_cards_are_offered_as_topics(evening: Evening, ann: User) -> None:
    offered = await evening.stand_in.people.autocomplete(
        ann, evening.games, "rules", "topic", game="last-will", topic="estate"
    )
    assert offered[0] == {"name": "Estate Agent", "value": "Estate Agent"}


async def test_a_word_is_found_in_another_form_than_it_is_typed(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "settings", language="ru")
    told = await evening.slash(ann, evening.games, "rules", game="last-will", topic="ничья")
    assert told.content.split("\n")[1].startswith("**LW-257** Ничью решает")
    offered = await evening.stand_in.people.autocomplete(
        ann, evening.games, "rules", "topic", game="splendor-duel", topic="любой цвет"
    )
    assert "Карты любого цвета" in [topic["value"] for topic in offered]


async def test_what_a_card_and_a_section_are_both_called_is_offered_once(
    evening: Evening, ann: User
) -> None:
    await evening.slash(ann, evening.games, "settings", language="ru")
    offered = await evening.stand_in.people.autocomplete(
        ann, evening.games, "rules", "topic", game="high-society", topic="вор"
    )
    assert [topic["value"] for topic in offered].count("Вор") == 1


async def test_whoever_presses_rules_at_a_table_reads_what_the_cards_there_do(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="last-will")
    post = await evening.table_calling(ann, thread)
    rules = await evening.answer(ann, post, "rules@")
    cards = listed(rules, "pieces:")
    hand = (await evening.slash(ann, thread, "board", text=True)).content
    assert all(name in hand for name, _ in cards)
    assert all(len(meaning) > len(name) for name, meaning in cards)


async def test_what_is_not_sure_of_a_game_stands_small_below_its_rules(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="last-will")
    rules = await evening.answer(ann, await evening.table_calling(ann, thread), "rules@")
    heading, begin, doubts = rules.content.split("\n")
    assert heading.startswith("**Last Will**")
    assert begin == "The rules chapter by chapter, in pictures: pick one below."
    assert doubts.startswith("-# Many cards")
    assert doubts.endswith("how sure its figures are.")


async def test_what_is_in_sight_fits_the_list(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo, game="princes-of-florence")
    cards = listed(
        await evening.answer(ann, await evening.table_calling(ann, thread), "rules@"), "pieces:"
    )
    assert 0 < len(cards) <= MOST_OPTIONS
    assert max(len(part) for card in cards for part in card) <= LONGEST_ENTRY


async def test_a_card_that_is_picked_from_the_list_is_explained(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="last-will")
    rules = await evening.answer(ann, await evening.table_calling(ann, thread), "rules@")
    select = evening.component(rules, "pieces:")
    [options] = [
        part["options"]
        for row in rules.components
        for part in row["components"]
        if part["custom_id"] == select
    ]
    await evening.stand_in.people.pick(ann, rules, select, options[0]["value"])
    meaning = options[0]["description"].removesuffix("…")
    await evening.until(
        lambda: f"**Last Will** · {options[0]['label']}\n• {meaning}" in evening.now(rules).content
    )


async def test_somebody_else_does_not_read_of_cards_in_my_hand(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="last-will")
    post = await evening.table_calling(ann, thread)
    stranger = listed(await evening.answer(evening.person("ingrid"), post, "rules@"), "pieces:")
    assert len(stranger) < len(listed(await evening.answer(ann, post, "rules@"), "pieces:"))


async def test_rules_begin_with_one_picture_and_lead_to_chapters_and_to_the_exact_rules(
    evening: Evening, ann: User
) -> None:
    page = await evening.slash(ann, evening.games, "rules", game="last-will")
    (primer,) = page.attachments
    assert primer.description is not None
    assert "Everyone inherits £70." in primer.description

    async def turned(to: str) -> Message:
        await evening.stand_in.people.pick(ann, page, "guide:last-will", to)
        return await evening.until(
            lambda: now if (now := evening.now(page)).attachments[0].id != primer.id else None
        )

    chapter = await turned("planning")
    await evening.press(ann, chapter, "page:last-will:errands")
    chapter = await evening.until(
        lambda: now if "Errands" in (now := evening.now(page)).content else None
    )
    assert chapter.content.startswith("**Last Will** · Errands\n• In the order of plans")
    assert len(chapter.attachments) == 1
    await evening.press(ann, chapter, "exact:last-will:LW-56")
    exact = await evening.until(
        lambda: now if "**LW-56**" in (now := evening.now(page)).content else None
    )
    assert not exact.attachments
    await evening.stand_in.people.pick(ann, exact, "guide:last-will", "told")
    told = await evening.until(
        lambda: now if "Everyone inherits" in (now := evening.now(page)).content else None
    )
    assert not told.attachments


async def test_the_rules_are_those_of_what_one_has_begun_last(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(theo, ann, game="splendor-duel")
    assert (await evening.slash(ann, thread, "rules")).content.startswith("**Splendor Duel**")
    await evening.slash(ann, evening.games, "learn", game="last-will")
    of_lesson = await evening.slash(ann, evening.games, "rules")
    assert of_lesson.content.startswith("**Last Will**")
    assert (await evening.slash(ann, thread, "rules")).content.startswith("**Splendor Duel**")
    of_table = await evening.slash(theo, evening.games, "rules")
    assert of_table.content.startswith("**Splendor Duel**")


async def test_from_the_rules_of_a_game_one_comes_to_those_of_another(
    evening: Evening, ann: User
) -> None:
    rules = await evening.slash(ann, evening.games, "rules", game="splendor")
    other = await evening.choose(ann, rules, "games:splendor", "last-will")
    assert other.content.startswith("**Last Will**")
    exact = await evening.answer(ann, other, "exact:")
    back = await evening.choose(ann, exact, "games:last-will", "splendor-duel")
    assert back.content.startswith("**Splendor Duel**")


async def test_the_rules_say_how_sure_the_figures_of_a_card_are(
    evening: Evening, ann: User
) -> None:
    told = await evening.slash(ann, evening.games, "rules", game="last-will", topic="waiter")
    assert "*Only one source gives the number of copies; others confirm the rest.*" in told.content
    told = await evening.slash(
        ann, evening.games, "rules", game="princes-of-florence", topic="university"
    )
    assert "*The outline of this tile is reconstructed: no source shows it.*" in told.content


async def test_the_guide_says_which_figures_could_not_be_confirmed(
    evening: Evening, ann: User
) -> None:
    pointer = "Look a card or piece up with /rules to see how sure its figures are."
    for game, is_doubted in (
        ("last-will", True),
        ("princes-of-florence", True),
        ("splendor", False),
    ):
        told = await evening.slash(ann, evening.games, "rules", game=game)
        assert (pointer in told.content) == is_doubted
