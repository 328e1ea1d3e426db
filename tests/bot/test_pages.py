"""Long texts in several messages: nothing is lost, and nothing is too long."""

from bot.messages.fitting import pages

LINES = [f"{number} " + "word " * number for number in range(1, 90)]


def test_no_page_is_too_long_and_no_line_is_lost() -> None:
    found = pages("\n".join(LINES), 500)
    assert all(len(page) <= 500 for page in found)
    assert "\n".join(found).splitlines() == LINES


def test_what_fits_stays_on_one_page() -> None:
    assert pages("a\nb") == ["a\nb"]


def test_a_line_that_is_too_long_is_shortened() -> None:
    (page,) = pages("word " * 200, 100)
    assert page.endswith("…")
    assert len(page) <= 100
