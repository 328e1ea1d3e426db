"""Splendor: collect gems, buy cards that make later cards cheaper, and be visited by nobles."""

from __future__ import annotations

from games.chance import Chance
from games.codec import Codec, Pieces, named_in
from games.engine import Seat
from games.mind import Mind
from games.package import GamePackage
from games.rules import Choice, Chosen, Rules
from games.splendor import actions, events
from games.splendor.catalogue import (
    CARDS,
    COMPONENTS,
    GEMS,
    GOLD_STOCK,
    LEVELS,
    NOBLES,
    STOCK,
    Card,
    Noble,
    Tokens,
)
from games.splendor.honours import HONOURS
from games.splendor.mind.habits import consider, habit
from games.splendor.mind.prospects import worth
from games.splendor.mind.puzzles import FORCED_WIN
from games.splendor.mind.reasons import reasons
from games.splendor.rules import rounds, turn_ends
from games.splendor.rules.scrambling import imagine, scramble
from games.splendor.rules.standings import scores, standings
from games.splendor.table import ROW, Player, Row, SplendorTable
from games.splendor.teaching.pieces import FACTS, PIECES, beside, in_sight, meant
from games.splendor.teaching.turn_notes import introduce, warnings, where
from games.splendor.teaching.verdict import verdict
from games.splendor.view import View, look
from games.teaching import Teaching
from games.text import Text

SAFETY_STOP = Choice("safety-stop", ("20", "10", "40", "0"))
"""After how many quiet rounds the game ends; 0 for never (SP-84)."""
LIMIT = Choice("token-limit", ("10", "12"))
"""How many tokens a player may hold at the end of a turn; 12 is a house rule (SP-95)."""


def set_up(seats: int, chance: Chance, chosen: Chosen) -> SplendorTable:
    """Lay out the components for so many players (SP-06 to SP-10)."""
    nobles = chance.shuffled(NOBLES.values())[: seats + 1]
    table = SplendorTable(
        chance=chance,
        players=[Player() for _ in range(seats)],
        bank=Tokens((*[STOCK[seats]] * len(GEMS), GOLD_STOCK)),
        rows=[_row(level, chance) for level in LEVELS],
        nobles=nobles,
        first=Seat(chance.below(seats)),
        safety_stop=int(chosen[SAFETY_STOP.key]),
        token_limit=int(chosen[LIMIT.key]),
    )
    table.then(rounds.Round(1))
    return table


def _row(level: int, chance: Chance) -> Row:
    deck = chance.shuffled(card for card in CARDS.values() if card.level == level)
    return Row(level=level, cards=[deck.pop() for _ in range(ROW)], deck=deck)


CODEC = Codec(
    SplendorTable,
    named=named_in(actions, events, rounds, turn_ends),
    pieces=(
        Pieces(Card, lambda card: card.id, CARDS.__getitem__),
        Pieces(Noble, lambda noble: noble.id, NOBLES.__getitem__),
        Pieces(Tokens, str, Tokens.parse),
    ),
)

GAME: GamePackage[SplendorTable, View] = GamePackage(
    rules=Rules(
        key="splendor",
        seats=range(2, 5),
        edition=1,
        codec=CODEC,
        set_up=set_up,
        look=look,
        scramble=scramble,
        standings=standings,
        stage=lambda table: Text("stage", n=table.round),
        scores=scores,
        honours=HONOURS,
        choices=(SAFETY_STOP, LIMIT),
    ),
    mind=Mind(
        habit=habit,
        consider=consider,
        worth=worth,
        imagine=imagine,
        reasons=reasons,
        horizon=3,
        puzzles=(FORCED_WIN,),
    ),
    teaching=Teaching(
        minutes=(30, 45),
        pieces=PIECES,
        meant=meant,
        beside=beside,
        in_sight=in_sight,
        facts=FACTS,
        where=where,
        introduce=introduce,
        warnings=warnings,
        verdict=verdict,
    ),
    pictures="renderers.splendor:PICTURES",
    home=__name__,
    components=COMPONENTS,
)
