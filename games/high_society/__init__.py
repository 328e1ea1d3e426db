"""High Society: bid for luxuries and honours, dodge misfortunes, and do not end up the poorest."""

from __future__ import annotations

from games.chance import Chance
from games.codec import Codec, Pieces, named_in
from games.engine import Seat
from games.high_society import actions, events
from games.high_society.catalogue import CARDS, COMPONENTS, Card
from games.high_society.honours import HONOURS
from games.high_society.mind.habits import consider, decide, habit
from games.high_society.mind.prospects import worth
from games.high_society.mind.puzzles import ESCAPE, PRICE
from games.high_society.mind.reasons import reasons
from games.high_society.rules import auctions, orders
from games.high_society.rules.orders import StandingBid
from games.high_society.rules.scrambling import imagine, scramble
from games.high_society.rules.standings import scores, standings
from games.high_society.table import HighSocietyTable, Player
from games.high_society.teaching.pieces import FACTS, PIECES, in_sight, meant
from games.high_society.teaching.turn_notes import introduce, warnings, where
from games.high_society.teaching.verdict import verdict
from games.high_society.view import View, look
from games.mind import Mind
from games.package import GamePackage
from games.rules import Choice, Chosen, Rules
from games.teaching import Teaching
from games.text import Text

AUCTIONS = Choice("auctions", ("open", "sealed"))
STANDING_BIDS = Choice("standing-bids", ("on", "off"))
"""Whether orders may be left in open auctions (HS-66)."""
HIDDEN_SCORING = Choice("hidden-scoring", ("off", "on"))
TIE_BREAK = Choice("tie-break", ("luxury", "money"))
STARTER = Choice("starter", ("random", "1", "2", "3", "4", "5"))
"""Who starts the first auction: by lot, or the player of that number, where there is one
(HS-65).
"""


def set_up(seats: int, chance: Chance, chosen: Chosen) -> HighSocietyTable:
    """Shuffle the status cards and deal everybody the same money (HS-06 to HS-08)."""
    lot, named = chance.below(seats), chosen[STARTER.key]
    sealed = chosen[AUCTIONS.key] == "sealed"
    table = HighSocietyTable(
        chance=chance,
        players=[Player() for _ in range(seats)],
        deck=chance.shuffled(CARDS.values()),
        starter=Seat(int(named) - 1 if named in map(str, range(1, seats + 1)) else lot),
        sealed=sealed,
        standing_bids=not sealed and chosen[STANDING_BIDS.key] == "on",
        hidden_scoring=chosen[HIDDEN_SCORING.key] == "on",
        money_first=chosen[TIE_BREAK.key] == "money",
    )
    table.then(auctions.Auction(1))
    return table


CODEC = Codec(
    HighSocietyTable,
    named=named_in(actions, events, orders, auctions),
    pieces=(Pieces(Card, lambda card: card.id, CARDS.__getitem__),),
)

GAME: GamePackage[HighSocietyTable, View] = GamePackage(
    rules=Rules(
        key="high-society",
        seats=range(3, 6),
        edition=1,
        codec=CODEC,
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", n=table.auction),
        scores=scores,
        honours=HONOURS,
        choices=(AUCTIONS, STANDING_BIDS, HIDDEN_SCORING, TIE_BREAK, STARTER),
        orders=(StandingBid,),
    ),
    mind=Mind(
        habit=habit,
        consider=consider,
        worth=worth,
        imagine=imagine,
        decide=decide,
        reasons=reasons,
        puzzles=(PRICE, ESCAPE),
        horizon=0,
    ),
    teaching=Teaching(
        minutes=(15, 30),
        pieces=PIECES,
        meant=meant,
        in_sight=in_sight,
        facts=FACTS,
        where=where,
        introduce=introduce,
        warnings=warnings,
        verdict=verdict,
    ),
    pictures="renderers.high_society:PICTURES",
    home=__name__,
    components=COMPONENTS,
)
