"""Pages of the log: whole moves, whatever they are read from."""

from __future__ import annotations

from bot.commands.record import LINES_ON_A_PAGE, LONGEST_PAGE, RecordPlace, _beginning, _fitting


def lines_of(*moves: int, long: int = 20) -> dict[RecordPlace, str]:
    """So many lines for each move, of so many letters."""
    return {
        RecordPlace(ply, number): "x" * long
        for ply, lines in enumerate(moves, 1)
        for number in range(lines)
    }


def plies(places: list[RecordPlace]) -> list[int]:
    return sorted({at.ply for at in places})


def test_a_page_ends_before_a_move_that_it_has_no_room_for() -> None:
    lines = lines_of(9, 9, 9)
    places = sorted(lines)
    assert plies(_fitting(lines, places)) == [1, 2]
    assert plies(_fitting(lines, places[::-1])) == [2, 3]
    assert all(len(_fitting(lines, way)) == 18 for way in (places, places[::-1]))


def test_a_move_of_more_lines_than_usual_has_a_page_of_its_own() -> None:
    lines = lines_of(1, LINES_ON_A_PAGE + 5, 1)
    assert plies(_fitting(lines, [at for at in sorted(lines) if at.ply > 1])) == [2]
    assert len(_fitting(lines, [at for at in sorted(lines) if at.ply > 1])) == LINES_ON_A_PAGE + 5


def test_only_a_move_that_is_longer_than_a_message_goes_on_over_the_page() -> None:
    lines = lines_of(4, long=LONGEST_PAGE // 3)
    places = sorted(lines)
    assert _fitting(lines, places) == places[:2]
    assert _fitting(lines, places[::-1]) == places[2:]
    assert _beginning(lines, places[2]) == places[2]


def test_an_older_button_that_leads_into_a_move_shows_all_of_it() -> None:
    lines = lines_of(3, 3)
    assert _beginning(lines, RecordPlace(2, 1)) == RecordPlace(2, 0)
