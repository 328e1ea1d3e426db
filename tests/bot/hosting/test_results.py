"""Where people came whose seats changed hands, and whether it counts."""

from dataclasses import replace

from bot.hosting.acts import Handed, write_act
from bot.hosting.host import Position
from bot.hosting.results import results
from bot.store import MadeBy, RecordRow, UserId
from games.engine import Seat
from tests.bot.test_posts import position
from tests.games.high_society.tables import FULL, ended, player
from tests.library import GAMES

ANN, THEO = UserId(1), UserId(2)


def handed(seat: int, was: UserId, *, automa: bool) -> RecordRow:
    """An entry by which a seat changed hands."""
    act = write_act(Handed(automa=automa, before=False))
    return RecordRow(
        ply=1, seat=Seat(seat), user=was, action=act, edition=1, final=False, by=MadeBy.TABLE, at=5
    )


def sitting(user: UserId | None) -> Position:
    """A table of Ann's and somebody else's, whose game is over."""
    found = position("Ann", "Theo")
    found.table.agenda.clear()
    seats = (found.row.seats[0], replace(found.row.seats[1], user=user))
    return replace(found, row=replace(found.row, seats=seats))


def test_people_who_played_from_the_beginning_count() -> None:
    assert [(result.user, result.counts) for result in results(sitting(THEO), [])] == [
        (ANN, True),
        (THEO, True),
    ]


def test_whoever_left_a_seat_to_an_automa_comes_last() -> None:
    gone = results(sitting(None), [handed(1, THEO, automa=True)])[1]
    assert (gone.user, gone.place, gone.counts) == (THEO, 2, True)


def test_whoever_took_a_seat_over_does_not_count() -> None:
    guest = results(sitting(UserId(9)), [handed(1, THEO, automa=False)])[1]
    assert (guest.user, guest.counts) == (UserId(9), False)


def test_whoever_came_back_to_a_seat_counts() -> None:
    record = [handed(1, THEO, automa=True), replace(handed(1, THEO, automa=False), ply=2)]
    assert results(sitting(THEO), record)[1].counts


def test_whoever_left_is_not_called_by_the_name_of_the_automa_that_followed() -> None:
    assert results(sitting(None), [handed(1, THEO, automa=True)])[1].name == ""


def test_whoever_took_a_seat_over_and_left_it_does_not_count() -> None:
    record = [handed(1, THEO, automa=False), replace(handed(1, UserId(9), automa=True), ply=2)]
    gone = results(sitting(None), record)[1]
    assert (gone.user, gone.counts) == (UserId(9), False)


def test_whoever_handed_a_seat_on_to_somebody_now_forgotten_has_not_left_it_to_an_automa() -> None:
    assert results(sitting(None), [handed(1, THEO, automa=False)])[1].user is None


def test_an_automa_does_not_count() -> None:
    assert not results(sitting(None), [])[1].counts


def test_a_score_is_that_of_whoever_sat_there_from_the_beginning_to_the_end() -> None:
    gone, guest = (
        results(sitting(None), [handed(1, THEO, automa=True)])[1],
        results(sitting(UserId(9)), [handed(1, THEO, automa=False)])[1],
    )
    stayed = results(sitting(THEO), [])[1]
    assert (gone.points, gone.merit) == (guest.points, guest.merit) == (None, None)
    assert stayed.points is not None
    assert stayed.merit is not None


def test_a_score_of_somebody_who_was_out_is_not_kept() -> None:
    found = sitting(THEO)
    society = next(game for game in GAMES if game.key == "high-society")
    table = ended(player("1 2", won="9"), player(FULL, won="5"))
    poorer, richer = results(replace(found, table=table, game=society), [])
    assert (poorer.points, poorer.merit) == (None, None)
    assert richer.points == 5


def test_honours_are_of_people_who_sat_there_from_the_beginning_to_the_end() -> None:
    earned = [("greedy",), ("greedy", "greedy")]
    gone, guest, automa = (
        results(sitting(None), [handed(1, THEO, automa=True)], earned)[1],
        results(sitting(UserId(9)), [handed(1, THEO, automa=False)], earned)[1],
        results(sitting(None), [], earned)[1],
    )
    assert gone.honours == guest.honours == automa.honours == ()
    assert [one.honours for one in results(sitting(THEO), [], earned)] == earned
    assert {one.honours for one in results(sitting(THEO), [])} == {None}


def test_hints_are_of_people_who_sat_there_from_the_beginning_to_the_end() -> None:
    found = sitting(THEO)
    seats = tuple(replace(seat, hints=n) for n, seat in enumerate(found.row.seats))
    asked = replace(found, row=replace(found.row, seats=seats))
    assert [one.hints for one in results(asked, [])] == [0, 1]
    assert results(asked, [handed(1, UserId(9), automa=False)])[1].hints is None
