"""Positions of The Princes of Florence from which there are views worth drawing, by the names of
their pictures.
"""

from __future__ import annotations

from dataclasses import replace

from games.chance import Chance
from games.engine import begin, run
from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import COLUMNS, PROFESSIONS, Lot, Place
from games.princes_of_florence.events import Phase
from games.princes_of_florence.rules.course import FinalScoring
from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.rules.orders import Instruction, StandingBid
from games.princes_of_florence.table import Player, PrincesTable
from games.princes_of_florence.view import View
from tests.games.moves import after, answered
from tests.games.princes_of_florence.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    EVE,
    actions,
    auctions,
    lay,
    on,
    player,
    prestige,
)

ORDER = StandingBid(4, (Instruction(Lot.JESTER, 900, sell=True),), (Lot.LAKE, Lot.PARK))
NAMES = ("Lorenzo", "Изабелла", "Giovanni Battista della Robbia", "Caterina", "Niccolò")
LETTERS = {
    "U": "university",
    "L": "laboratory",
    "W": "workshop",
    "B": "library",
    "O": "opera",
    "S": "studio",
    "H": "hospital",
    "T": "theater",
    "I": "tower",
    "C": "chapel",
    "f": "forest",
    "g": "forest",
    "l": "lake",
    "m": "lake",
    "p": "park",
    "q": "park",
}


def plan(drawn: str) -> list[Place]:
    """An estate as it looks: seven words of seven letters, each letter a tile."""
    squares: dict[str, list[str]] = {}
    for row, line in enumerate(drawn.split(), start=1):
        for column, letter in zip(COLUMNS, line, strict=True):
            if letter in LETTERS:
                squares.setdefault(letter, []).append(f"{column}{row}")
    return [on(LETTERS[letter], " ".join(at)) for letter, at in squares.items()]


def lorenzo() -> Player:
    tiles = plan(".ff..T. .ffTTT. ..WW.TB .WWW.BB ..WW.BB ###.... ###....")
    return player(
        1200,
        17,
        hand="lawyer painter",
        bonus="forest",
        works="bell_maker",
        freedoms="religion",
        tiles=tiles,
        builders=2,
    )


def isabella() -> Player:
    tiles = plan("...lll. .SSS... ...S... ...S... .....OO ###...O ###..OO")
    return player(
        2300,
        15,
        hand="physicist",
        works="composer choreographer",
        freedoms="travel opinion",
        tiles=tiles,
        jesters=2,
    )


def giovanni() -> Player:
    tiles = plan("...pp.. ..L.L.. ..LLL.. ..L.L.. ...ff.C ###ffCC ###....")
    return player(
        1700,
        12,
        hand="poet",
        bonus="lake",
        works="botanist organist",
        freedoms="religion",
        tiles=tiles,
        jesters=1,
    )


def caterina() -> Player:
    tiles = plan("lll...I .pUUUmI .pU..mI ..UUUm. .....H. ###.HHH ###..H.")
    return player(
        900,
        19,
        hand="alchemist dramatist goldsmith",
        held="most_lakes",
        works="mathematician",
        freedoms="travel",
        tiles=tiles,
        builders=1,
    )


def niccolo() -> Player:
    tiles = plan("OOO..T. O.O..T. ....TTT ....... ...ff.. ###ff.. ###....")
    return player(
        1500,
        14,
        hand="sculptor",
        bonus="jester",
        held="most_jesters",
        works="pharmacist physician",
        freedoms="travel opinion",
        tiles=tiles,
        recruiting=1,
    )


def evening(seats: int = 5, **more: object) -> PrincesTable:
    """The auctions of the fourth round; Caterina begins them."""
    players = (lorenzo(), isabella(), giovanni(), caterina(), niccolo())[:seats]
    return auctions(*players, round=4, **more)


def bidding(seats: int = 5) -> PrincesTable:
    """Several have bid for a jester."""
    return after(evening(seats, first=DAN if seats > 3 else ANN), "jester", "raise, raise, raise")


def sealing() -> PrincesTable:
    """Limits are being sealed for a landscape; two are in."""
    table = after(evening(4, first=DAN, sealed=True), "lake")
    return answered(table, {ANN: "300-900 700", DAN: "200-900 500"})


def laying() -> PrincesTable:
    """Caterina has got a park and must lay it."""
    return after(evening(4, first=DAN), "park", "pass, pass, pass")


def working(seats: int = 4, **more: object) -> PrincesTable:
    """Lorenzo's turn in the action phase."""
    return actions(
        *(lorenzo(), isabella(), giovanni(), caterina(), niccolo())[:seats], round=3, **more
    )


def built() -> PrincesTable:
    """Lorenzo has just built a tower."""
    return after(working(), "build tower 2a 1")


def paying(seats: int = 5) -> PrincesTable:
    """Lorenzo has just completed a work, and is to be paid."""
    return after(working(seats), "work lawyer C")


def drawing() -> PrincesTable:
    """Lorenzo has drawn professions, one of which must be kept."""
    return after(working(), "profession")


def couple() -> PrincesTable:
    """The unofficial game for two: professions lie face up."""
    left = [PROFESSIONS[key] for key in ("astronomer", "watchmaker")]
    table = actions(lorenzo(), isabella(), variant="two-unofficial", round=3, display=left)
    table.professions = [card for card in table.professions if card not in left]
    return table


def beginning(seats: int = 5) -> PrincesTable:
    """Professions have been dealt."""
    return begin(GAME.rules.set_up(seats, Chance(7), GAME.rules.chosen([]))).table


def crowded() -> PrincesTable:
    """More than anybody has ever had: whatever there is room for must be told."""
    rich = player(
        12300,
        103,
        hand="lawyer painter watchmaker goldsmith cartographer sculptor theologian philosopher",
        bonus="forest lake jester park freedom builder",
        held=(
            "most_lakes most_works fewest_empty_squares builder_jester_two_landscapes"
            " two_large_buildings"
        ),
        works=(
            "bell_maker composer choreographer botanist organist mathematician pharmacist"
            " physician dramatist"
        ),
        freedoms="travel opinion religion",
        tiles=plan("ffIIIgg ffUUUgg lmU..BB lmUUUBB lm....B ###.... ###...."),
        builders=3,
        jesters=5,
        recruiting=2,
        recruits=2,
    )
    return actions(rich, player(0), round=7)


def ended(*, shared: bool = False) -> PrincesTable:
    """The end; Caterina has won, or with `shared` she and Lorenzo have."""
    players = [lorenzo(), isabella(), giovanni(), caterina(), niccolo()]
    held = (
        "two_large_buildings most_builders most_parks",
        "most_jesters",
        "",
        "fewest_empty_squares most_lakes",
        "most_forests",
    )
    for somebody, cards, points, money in zip(
        players, held, (49, 47, 55, 44, 51), (700, 400, 500, 1300, 200), strict=True
    ):
        somebody.prestige, somebody.points, somebody.money = prestige(cards), points, money
    if shared:
        players[ANN].points, players[ANN].money = 52, players[DAN].money
    table = lay(*players, phase=Phase.ACTIONS, round=7)
    table.then(FinalScoring())
    run(table)
    return table


def views() -> dict[str, View]:
    """Every picture that is looked at by people, by name."""
    return {
        "table-of-five": look(bidding(), None),
        "table-of-four": look(built(), None),
        "table-of-three": look(bidding(3), None),
        "table-of-two": look(couple(), None),
        "table-of-limits": look(sealing(), None),
        "table-while-laying": look(laying(), None),
        "table-while-paying": look(paying(), None),
        "table-at-the-start": look(beginning(), None),
        "table-crowded": look(crowded(), None),
        "hand-to-bid": look(bidding(), CLEO),
        "hand-of-three": look(bidding(), DAN),
        "hand-while-drawing": look(drawing(), ANN),
        "hand-while-paying": look(paying(), ANN),
        "hand-with-a-limit": look(sealing(), ANN),
        "hand-with-an-order": replace(look(bidding(), DAN), order=ORDER.brief),
        "hand-at-the-start": look(beginning(), BEN),
        "hand-crowded": look(crowded(), ANN),
        "hand-of-nothing": look(crowded(), BEN),
        "end": look(ended(), None),
        "end-shared": look(ended(shared=True), EVE),
    }
