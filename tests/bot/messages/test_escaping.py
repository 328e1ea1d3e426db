"""What people write stands in messages as they wrote it, and does nothing there."""

import pytest

from bot.messages.escaping import harmless, isolated, plain
from games.text import Text


@pytest.mark.parametrize(
    "hostile",
    [
        "<@123456789012345678>",
        "<t:1:R>",
        "<#123456789012345678>",
        "</play:123456789012345678>",
        "<:gold:123456789012345678>",
        "<https://evil.example>",
        "@everyone",
    ],
)
def test_nothing_in_a_name_is_a_mention_a_time_an_emoji_or_a_command(hostile: str) -> None:
    assert not plain(hostile).startswith(("<", "@e"))
    assert "\\" + "<" in plain(hostile) or "@\u200b" in plain(hostile)


@pytest.mark.parametrize("address", ["https://evil.example", "HTTP://x.y", "discord.gg/abc"])
def test_an_address_as_a_name_is_no_link(address: str) -> None:
    shown = plain(f"see {address}")
    assert address not in shown
    assert shown.replace("\N{WORD JOINER}", "") == f"see {address}"


def test_formatting_in_an_address_does_nothing_either() -> None:
    assert plain("https://x.y/__a__").count("\\_") == 4


def test_a_name_from_right_to_left_leaves_the_words_around_it_where_they_are() -> None:
    assert plain("שרה") == isolated("שרה") == "\u2068שרה\u2069"
    assert isolated("Ann") == "Ann"


def test_a_name_cannot_turn_what_follows_it() -> None:
    assert plain("Ann\u202e") == isolated("Ann\u202e") == "Ann"


def test_only_what_people_wrote_in_a_text_is_changed() -> None:
    asked = Text("title-of", title="manor_house")
    typed = Text("engine-misread", answer="<t:1>", asked=asked, keys="a_b")
    assert harmless(typed) == Text("engine-misread", answer="\\<t:1>", asked=asked, keys="a_b")
