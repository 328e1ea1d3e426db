"""High Society: bid for luxuries and honours, dodge misfortunes, and do not end up the poorest."""

from __future__ import annotations

from games.chance import Chance
from games.codec import Codec, Pieces
from games.engine import Seat
from games.game import Choice, Chosen, Game
from games.high_society import actions, events, rules
from games.high_society.catalogue import CARDS, MONEY, THIEF, Card, Kind
from games.high_society.components import COMPONENTS
from games.high_society.facts import FACTS
from games.high_society.habits import consider, habit
from games.high_society.imagining import imagine
from games.high_society.orders import StandingBid
from games.high_society.pieces import PIECES, in_sight, meant
from games.high_society.prospects import worth
from games.high_society.reasons import reasons
from games.high_society.standings import scores, standings
from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player
from games.high_society.view import View, look
from games.high_society.warnings import warnings
from games.high_society.whereabouts import introduce, where
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
    table.then(rules.Auction(1))
    return table


def scramble(table: HighSocietyTable, me: Seat | None, chance: Chance) -> HighSocietyTable:
    """Deal anew what *me* cannot know: the deck, other hands and limits, and what lies face down
    (HS-61, HS-85).
    """
    fresh = table.draft_for(me, chance)
    others = [player for seat, player in enumerate(fresh.players) if seat != me]
    if table.hidden_scoring and not table.over:
        _turn_face_down(fresh, others, chance)
    fresh.deck = chance.shuffled(fresh.deck)
    for player in others if not table.over else ():
        unseen = chance.shuffled(card for card in MONEY if card not in player.bid)
        held = len(player.hand)
        player.hand, player.spent = tuple(sorted(unseen[:held])), tuple(unseen[held:])
        if player.limit is not None:
            player.limit = chance.below(MOST_LIMIT + 1)
    return fresh


def _turn_face_down(fresh: HighSocietyTable, others: list[Player], chance: Chance) -> None:
    """Deal anew the status cards that only their owners may look at, the deck and what the thief
    took.

    Red frames turned up are counted in public, and so is where the thief is: it stays there, and so
    do the cards of whoever has it, who could not hold just any others.
    """
    dealt = [player for player in others if not player.robbed]
    unseen = [
        card
        for pile in (fresh.deck, fresh.stolen, *(player.cards for player in dealt))
        for card in pile
    ]
    reds = chance.shuffled(card for card in unseen if card.red)
    plain = chance.shuffled(card for card in unseen if not card.red and card is not THIEF)
    if fresh.stolen:
        luxury = next(card for card in plain if card.kind is Kind.LUXURY)
        plain.remove(luxury)
        fresh.stolen = [THIEF, luxury]
    red = sum(card.red for player in dealt for card in player.cards)
    room = sum(len(player.cards) for player in dealt)
    lying = chance.shuffled([*reds[:red], *plain[: room - red]])
    fresh.deck = [
        *reds[red:],
        *plain[room - red :],
        *(card for card in fresh.deck if card is THIEF),
    ]
    for player in dealt:
        player.cards, lying = lying[: len(player.cards)], lying[len(player.cards) :]


CODEC = Codec(
    HighSocietyTable,
    named=(
        actions.Raise,
        actions.Pass,
        actions.Discard,
        actions.Submit,
        StandingBid,
        events.TurnedUp,
        events.Raised,
        events.Passed,
        events.Bought,
        events.Suffered,
        events.Lost,
        events.GaveUp,
        events.Parted,
        events.ThiefStayed,
        events.Submitted,
        events.Noted,
        events.LimitsOpened,
        events.BiddingRan,
        events.Ended,
        events.NobodyWon,
        rules.Auction,
        rules.Bidding,
        rules.Turn,
        rules.SealedBids,
        rules.SealedBid,
        rules.Opening,
        rules.Recap,
        rules.Award,
        rules.Theft,
        rules.DiscardToThief,
    ),
    pieces=(Pieces(Card, lambda card: card.id, CARDS.__getitem__),),
)

GAME: Game[HighSocietyTable, View] = Game(
    key="high-society",
    seats=range(3, 6),
    edition=1,
    choices=(AUCTIONS, STANDING_BIDS, HIDDEN_SCORING, TIE_BREAK, STARTER),
    codec=CODEC,
    components=COMPONENTS,
    set_up=set_up,
    look=look,
    scramble=scramble,
    standings=standings,
    stage=lambda table: Text("stage", n=table.auction),
    scores=scores,
    orders=(StandingBid,),
    habit=habit,
    worth=worth,
    horizon=2,
    consider=consider,
    imagine=imagine,
    where=where,
    introduce=introduce,
    reasons=reasons,
    warnings=warnings,
    pieces=PIECES,
    in_sight=in_sight,
    meant=meant,
    facts=FACTS,
)
