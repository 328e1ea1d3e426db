"""The Princes of Florence: build an estate on which artists and scholars complete their works."""

from __future__ import annotations

from games.chance import Chance
from games.codec import Codec, Pieces, named_in
from games.engine import Seat
from games.mind import Mind
from games.package import GamePackage
from games.princes_of_florence import actions, events
from games.princes_of_florence.catalogue import (
    BONUSES,
    BUILDINGS,
    CARDS,
    COMPONENTS,
    LANDSCAPES,
    PLACES,
    PRESTIGE,
    PROFESSIONS,
    TILES,
    Bonus,
    Building,
    Card,
    Freedom,
    Landscape,
    Place,
    Prestige,
    Profession,
    Tile,
)
from games.princes_of_florence.figures import (
    BUILDERS,
    DEALT,
    FREEDOM_COPIES,
    JESTERS,
    RECRUITING_CARDS,
    VARIANTS,
    Variant,
)
from games.princes_of_florence.honours import HONOURS
from games.princes_of_florence.mind.candidates import consider
from games.princes_of_florence.mind.habits import habit
from games.princes_of_florence.mind.prospects import worth
from games.princes_of_florence.mind.puzzles import LAST_ACTIONS
from games.princes_of_florence.mind.reasons import reasons
from games.princes_of_florence.rules import (
    auctions,
    cards,
    course,
    objects,
    orders,
    recruiting,
    sealed,
    turns,
    works,
)
from games.princes_of_florence.rules.gains import gains
from games.princes_of_florence.rules.make_view import close_up, look
from games.princes_of_florence.rules.orders import StandingBid
from games.princes_of_florence.rules.scrambling import scramble
from games.princes_of_florence.rules.standings import scores, standings
from games.princes_of_florence.table import Player, PrincesTable
from games.princes_of_florence.teaching.pieces import FACTS, PIECES, in_sight, meant
from games.princes_of_florence.teaching.turn_notes import introduce, warnings, where
from games.princes_of_florence.teaching.verdict import verdict
from games.princes_of_florence.view import View
from games.rules import Choice, Chosen, Rules
from games.teaching import Teaching
from games.text import Text

TWO_PLAYER = Choice("two-player", ("official", "unofficial"))
"""Which game two people play (PF-146 to PF-162)."""
FREEDOMS = Choice("freedoms", ("5", "4"))
"""How many freedom tiles the official game for two has (PF-150)."""
THREE_PLAYER = Choice("three-player", ("standard", "unofficial"))
"""Which game three people play (PF-163 to PF-166)."""
RECRUITING = Choice("recruiting", ("swap", "keep"))
"""Where a recruiting card goes once it is used (PF-170)."""
STARTER = Choice("starter", ("random", "1", "2", "3", "4", "5"))
"""Who starts the first round: by lot, or the player of that number, where there is one (PF-171)."""
AUCTIONS = Choice("auctions", ("open", "sealed"))
STANDING_BIDS = Choice("standing-bids", ("on", "off"))
"""Whether orders may be left in open auctions (PF-172)."""


def set_up(seats: int, chance: Chance, chosen: Chosen) -> PrincesTable:
    """Lay out the components and deal professions to so many players (PF-21 to PF-28)."""
    variant = _variant(seats, chosen)
    lot, named = chance.below(seats), chosen[STARTER.key]
    professions = chance.shuffled(PROFESSIONS.values())
    open_auctions = chosen[AUCTIONS.key] == "open"
    table = PrincesTable(
        chance=chance,
        variant=variant,
        swapping=chosen[RECRUITING.key] == "swap",
        sealed=not open_auctions,
        standing_bids=open_auctions and chosen[STANDING_BIDS.key] == "on",
        players=[
            Player(money=variant.money, professions=[professions.pop() for _ in range(DEALT)])
            for _ in range(seats)
        ],
        first=Seat(int(named) - 1 if named in map(str, range(1, seats + 1)) else lot),
        professions=professions,
        prestige=chance.shuffled(PRESTIGE.values()),
        bonuses=chance.shuffled(BONUSES.values()),
        buildings={
            building: variant.building_copies or building.copies for building in BUILDINGS.values()
        },
        landscapes={landscape: landscape.copies for landscape in LANDSCAPES.values()},
        freedoms=_freedoms(seats, variant, chance),
        builders=BUILDERS,
        jesters=JESTERS,
        recruiting=RECRUITING_CARDS - variant.removed_recruiting,
    )
    table.then(course.SetUp())
    return table


def _variant(seats: int, chosen: Chosen) -> Variant:
    match seats:
        case 2 if chosen[TWO_PLAYER.key] == "unofficial":
            key = "two-unofficial"
        case 2:
            key = f"two-official-{chosen[FREEDOMS.key]}"
        case 3 if chosen[THREE_PLAYER.key] == "unofficial":
            key = "three-unofficial"
        case _:
            key = "standard"
    return VARIANTS[key]


def _freedoms(seats: int, variant: Variant, chance: Chance) -> dict[Freedom, int]:
    """The tiles of each freedom: one less than players (PF-26), or one of each and some by lot
    (PF-150).
    """
    if variant.freedoms_in_all is None:
        return {freedom: min(copies, seats - 1) for freedom, copies in FREEDOM_COPIES.items()}
    others = [freedom for freedom, copies in FREEDOM_COPIES.items() for _ in range(copies - 1)]
    drawn = chance.shuffled(others)[: variant.freedoms_in_all - len(FREEDOM_COPIES)]
    return {freedom: 1 + drawn.count(freedom) for freedom in FREEDOM_COPIES}


CODEC = Codec(
    PrincesTable,
    named=named_in(
        actions, events, orders, auctions, cards, course, objects, recruiting, sealed, turns, works
    ),
    pieces=(
        Pieces(Tile, lambda tile: tile.id, TILES.__getitem__),
        Pieces(Building, lambda building: building.id, BUILDINGS.__getitem__),
        Pieces(Landscape, lambda landscape: landscape.id, LANDSCAPES.__getitem__),
        Pieces(Place, lambda place: place.id, PLACES.__getitem__),
        Pieces(Card, lambda card: card.id, CARDS.__getitem__),
        Pieces(Profession, lambda card: card.id, PROFESSIONS.__getitem__),
        Pieces(Prestige, lambda card: card.id, PRESTIGE.__getitem__),
        Pieces(Bonus, lambda card: card.id, BONUSES.__getitem__),
        Pieces(Freedom, lambda freedom: freedom.value, Freedom),
        Pieces(Variant, lambda variant: variant.id, VARIANTS.__getitem__),
    ),
)

GAME: GamePackage[PrincesTable, View] = GamePackage(
    rules=Rules(
        key="princes-of-florence",
        seats=range(2, 6),
        edition=1,
        codec=CODEC,
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", n=table.round),
        scores=scores,
        honours=HONOURS,
        gains=gains,
        choices=(TWO_PLAYER, FREEDOMS, THREE_PLAYER, RECRUITING, STARTER, AUCTIONS, STANDING_BIDS),
        orders=(StandingBid,),
        closeup=close_up,
    ),
    mind=Mind(
        habit=habit,
        consider=consider,
        worth=worth,
        reasons=reasons,
        horizon=4,
        puzzles=(LAST_ACTIONS,),
    ),
    teaching=Teaching(
        minutes=(75, 120),
        pieces=PIECES,
        meant=meant,
        in_sight=in_sight,
        facts=FACTS,
        where=where,
        introduce=introduce,
        warnings=warnings,
        verdict=verdict,
    ),
    pictures="renderers.princes_of_florence:PICTURES",
    home=__name__,
    components=COMPONENTS,
)
