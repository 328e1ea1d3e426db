"""Words as they are read in Discord: no line breaks between a sign and its sum."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.components import shortened
from bot.messages.language import JOINER, as_typed, unbroken, words_drawn, words_of
from games.last_will import GAME
from renderers.words import LANGUAGES, Words, WordsError


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("+£2", f"+{JOINER}£2"),
        ("from −£3 to +£3", f"from −{JOINER}£3 to +{JOINER}£3"),
        ("±£2", f"±{JOINER}£2"),
        ("£8 + £3, +2 prestige, a-b", "£8 + £3, +2 prestige, a-b"),
    ],
)
def test_a_sign_and_its_sum_stay_on_one_line(text: str, told: str) -> None:
    assert unbroken(text) == told
    assert unbroken(told) == told
    assert as_typed(told) == text


def test_what_is_not_seen_goes_before_anything_is_cut() -> None:
    assert shortened(unbroken("+£2"), 4) == f"+{JOINER}£2"
    assert shortened(unbroken("+£2"), 3) == "+£2"
    assert shortened(unbroken("+£2 more"), 7) == "+£2 mo…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_joined_where_they_are_read_and_not_where_they_are_drawn(language: str) -> None:
    read, drawn = words_of(language, GAME), words_drawn(language, GAME)
    assert drawn("money", debt="yes", pounds=4) == "−£4"
    assert read("money", debt="yes", pounds=4) == f"−{JOINER}£4"
    told = read("guide-errands-6", lowest=3, highest=4)
    assert told.count(JOINER) == 2
    assert as_typed(told) == drawn("guide-errands-6", lowest=3, highest=4)


def test_a_torn_sentence_is_told_from_a_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn_words" / "words").mkdir(parents=True)
    (tmp_path / "torn_words" / "__init__.py").touch()
    (tmp_path / "torn_words" / "words" / "en.ftl").write_text("score = { $n -\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("en", "torn_words", strict=True)
    with pytest.raises(WordsError, match="“score” is no valid Fluent in en"):
        words("score")
    with pytest.raises(WordsError, match="“points-won” is missing in en"):
        words("points-won")
