"""Positions of Last Will from which there are views worth drawing, by the names of their
pictures.
"""

from __future__ import annotations

from dataclasses import replace

from games.chance import Chance
from games.engine import Seat, begin, run
from games.last_will import GAME
from games.last_will.events import Phase
from games.last_will.rules.course import EndOfRound
from games.last_will.rules.make_view import look
from games.last_will.table import Errand, LastWillTable, Player, Space
from games.last_will.view import View
from tests.games.last_will.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    EVE,
    end_of_round,
    errands,
    laid,
    lay,
    planning,
    player,
    turn,
)
from tests.games.moves import after

NAMES = ("Digby", "Арабелла", "Constance Wetherby-Fitzgerald III", "Barnaby", "Евлалия")
OFFER = (
    "a=event_theatre_01 b=property_mansion_01 c=he_reservation_05 d=he_steward_01"
    " e=special_old_friend_03"
    " f=special_wild_party_01 g=special_hectic_day_01 h=joker_companion_01 s=event_boat_trip_01"
)
SMALL_OFFER = (
    "a1=special_carriage_ride_01 a2=special_steward_01 a3=special_school_chum_01"
    " b=property_town_house_01"
    " c=he_gentlemens_club_02 d=he_estate_agent_02 e=joker_companion_01 s=event_ball_02"
)
CROWD = (
    "he_gentlemens_club_01 he_reservation_01 he_reservation_03 he_carriage_04 he_waiter_02"
    " he_steward_02"
    " he_estate_agent_01 he_school_chum_01 he_valet_01 he_tailor_01 he_gardener_02"
)


def digby(**more: object) -> Player:
    """Much on the board, and more in hand."""
    lying = (
        laid("property_town_house_02", step=3),
        laid("property_farm_09", 1),
        laid("he_reservation_03"),
        laid("he_gardener_01"),
        laid("he_carriage_01", 1, used=True),
    )
    hand = (
        "event_boat_trip_02 he_reservation_06 property_manor_house_01 companion_dog_01"
        " special_ball_01"
    )
    return player(29, hand=hand, on=lying, extensions=2, **{"actions": 3, "plan": 3, **more})  # type: ignore[arg-type]


def arabella() -> Player:
    lying = (
        laid("property_mansion_03", step=2),
        laid("he_reservation_05", 1),
        laid("he_waiter_01"),
    )
    hand = "event_dinner_08 he_sea_dog_01 property_farm_03 companion_chef_01"
    return player(41, hand=hand, on=lying, extensions=1, plan=4)


def constance() -> Player:
    lying = (
        laid("property_farm_02", 2, used=True),
        laid("he_training_ground_04", used=True),
        laid("he_carriage_03", used=True),
        laid("special_old_friend_04"),
    )
    return player(34, hand="event_soiree_01 companion_guest_01", on=lying, plan=1)


def barnaby() -> Player:
    lying = (laid("property_manor_house_03", step=1), laid("he_school_chum_02"))
    return player(47, hand="event_carriage_ride_04 event_ball_01 he_valet_01", on=lying, plan=8)


def evelyn() -> Player:
    lying = (laid("property_farm_05"), laid("he_gentlemens_club_01"))
    return player(52, hand="event_dinner_04", on=lying, extensions=1, plan=6)


def fetched(table: LastWillTable, **takers: Seat) -> LastWillTable:
    """Errand boys have been to these slots."""
    table.offer = [replace(offered, taker=takers.get(offered.slot)) for offered in table.offer]
    return table


def afternoon() -> LastWillTable:
    """The turn of Digby in the third round, who has just used a card."""
    sent = [
        Errand(Space.MARKET, BEN),
        Errand(Space.EXTENSION, ANN),
        Errand(Space.OPERA, CLEO),
        Errand(Space.RANDOM, BEN),
        Errand(Space.RANDOM, EVE),
    ]
    table = turn(
        digby(),
        arabella(),
        constance(),
        barnaby(),
        evelyn(),
        round=3,
        offer=OFFER,
        errands=sent,
        first=DAN,
    )
    table.players[CLEO].done = True
    return after(fetched(table, d=DAN, e=CLEO, h=EVE), "use he_reservation_03")


def morning() -> LastWillTable:
    """Errands of four players; one has just fetched a card."""
    table = errands(
        digby(boys=0), arabella(), constance(), barnaby(), round=3, offer=OFFER.rpartition(" ")[0]
    )
    return after(table, "f")


def of_three() -> LastWillTable:
    """Two of three special cards are gone, and with them the third; a house has just been sold."""
    table = turn(
        digby(plan=2),
        player(-4, hand="event_dinner_01", on="he_reservation_01 he_coachman_02", plan=1),
        constance(),
        round=6,
        offer=SMALL_OFFER,
    )
    table.players[CLEO].plan = 6
    return after(fetched(table, a1=ANN, a3=CLEO, e=BEN), "sell property_town_house_02")


def of_two() -> LastWillTable:
    """Both have blocked a space, and the second has planned."""
    table = planning(digby(plan=None), arabella(), round=2, offer=SMALL_OFFER.rpartition(" ")[0])
    for somebody in table.players:
        somebody.plan = None
    return after(table, "4", "5")


def beginning(seats: int = 5, choice: str = "will") -> LastWillTable:
    """Cards have been dealt, and the will has been read."""
    return begin(GAME.rules.set_up(seats, Chance(7), GAME.rules.chosen([("sum", choice)]))).table


def crowded() -> LastWillTable:
    """More than anybody has ever had: whatever there is room for must be told."""
    farms = [laid(f"property_farm_{number:02}", 1, used=True) for number in (1, 2, 4)]
    rich = player(
        9,
        hand="event_boat_trip_01 event_boat_trip_05 event_ball_02 event_dinner_09"
        " he_training_ground_02"
        " he_school_chum_03 he_estate_agent_03 property_mansion_01 property_farm_09"
        " companion_chef_02"
        " companion_horse_01 special_hectic_day_02 special_breeders_fair_01 joker_companion_01",
        on=(CROWD, *farms),
        extensions=9,
        actions=9,
        plan=7,
    )
    poor = player(-38, on="he_reservation_04 he_coachman_01", plan=1)
    return turn(
        rich,
        poor,
        player(-4, plan=2),
        player(-4, plan=3),
        player(130, extensions=3, plan=4),
        round=7,
    )


def keeping() -> LastWillTable:
    """Two of them have too many cards for the end of the round."""
    return end_of_round(
        digby(), player(12, hand="event_dinner_01", plan=2), constance(), arabella(), round=4
    )


def finished(*players: Player) -> LastWillTable:
    """The end of the seventh round."""
    table = lay(*players, phase=Phase.ACTIONS, round=7)
    table.then(EndOfRound())
    run(table)
    return table


def in_debt() -> LastWillTable:
    """Somebody has the deepest debt, and somebody owns too much."""
    return finished(
        player(-6, plan=5),
        player(-17, plan=3),
        player(4, plan=7, on="he_waiter_01"),
        player(0, plan=2),
        player(
            3, plan=8, on=(laid("property_manor_house_04", step=2), laid("property_farm_08", 1))
        ),
    )


def level() -> LastWillTable:
    """Nobody is bankrupt, and two have as little left."""
    house = laid("property_mansion_01", step=4)
    return finished(player(8, plan=4), player(0, on=house, plan=1), player(15, plan=3))


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    return {
        "table-of-five": look(afternoon(), None),
        "table-of-four": look(morning(), None),
        "table-of-three": look(of_three(), None),
        "table-of-two": look(of_two(), None),
        "table-at-the-start": look(beginning(), None),
        "table-crowded": look(crowded(), None),
        "hand-in-turn": look(afternoon(), ANN),
        "hand-of-somebody-else": look(afternoon(), CLEO),
        "hand-while-sending": look(morning(), BEN),
        "hand-at-the-start": look(beginning(), BEN),
        "hand-while-keeping": look(keeping(), ANN),
        "hand-crowded": look(crowded(), ANN),
        "hand-of-nothing": look(crowded(), CLEO),
        "end-in-debt": look(in_debt(), None),
        "end-level": look(level(), ANN),
    }
