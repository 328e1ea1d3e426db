"""The last move as one line with pictures in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.last_will.catalogue import Card, Companion, Deck, Property
from games.last_will.events import (
    Blocked,
    Bought,
    BoyIdle,
    Depreciated,
    Discarded,
    Drew,
    Ended,
    Extended,
    Fell,
    Inherited,
    JokersReturned,
    Kept,
    Marked,
    MarketChanged,
    Placed,
    Planned,
    Played,
    RoundBegan,
    Sold,
    Tidied,
    TookOffered,
    TurnEnded,
    Used,
    WentBankrupt,
    WentToOpera,
)
from games.last_will.view import View
from renderers.canvas import Part
from renderers.last_will import roles
from renderers.last_will.card_content import DECKS
from renderers.last_will.means import titled
from renderers.last_will.papers import back
from renderers.last_will.signs import Sign, action, coin, companion, sign
from renderers.pieces.clauses import Namer, briefly, clause
from renderers.words import Words

E = TypeVar("E")
SMALL = 32
LEADING = (WentBankrupt, Ended, RoundBegan)  # told first where there is not room for all


def illustrated_move(view: View, words: Words, names: Sequence[str], room: float) -> list[Part]:
    """What happened last, as far as it fits into `room`."""

    def told(named: set[int]) -> Iterator[list[Part]]:
        teller = _Teller(words, names, named)
        return (clause for event in telling(view.last) for clause in teller.clauses(event))

    line = briefly(told, len(names), room)
    return line or ([] if view.last or view.round > 1 else [words("picture-start")])


def telling(events: Sequence[E]) -> list[E]:
    """The events that a line tells of, what matters most first: the end of a turn is seen where the
    next begins.
    """
    needless: set[type] = {TurnEnded, JokersReturned} if len(events) > 2 else set()
    told = [event for event in events if type(event) not in needless] or events
    return sorted(told, key=lambda event: not isinstance(event, LEADING))


@dataclass(frozen=True, slots=True)
class _Teller(Namer):
    """Puts events into clauses."""

    def clauses(self, event: object) -> Iterator[list[Part]]:
        for told in (
            self.course(event),
            self.errand(event),
            self.turn(event),
            self.property(event),
        ):
            if told:
                yield told

    def course(self, event: object) -> list[Part] | None:
        match event:
            case Inherited(pounds=pounds):
                return clause(self.words, "picture-inherited", {"pounds": self.pounds(pounds)})
            case Kept(seat=seat, n=n, cards=()):
                return self.said(
                    "picture-kept", seat, cards=[sign(Sign.CARDS, SMALL, roles.BRASS), str(n)]
                )
            case RoundBegan(number=number):
                return [self.words("picture-round-began", n=number)]
            case Blocked(seat=seat, space=space):
                return self.said("picture-blocked", seat, space=[str(space)])
            case Planned(seat=seat, space=space, cards=cards, boys=boys, actions=actions):
                gives: list[Part] = [sign(Sign.CARDS, SMALL, roles.BRASS), str(cards)]
                gives += [
                    sign(Sign.BOY, SMALL, roles.BRASS),
                    str(boys),
                    action(SMALL),
                    str(actions),
                ]
                return self.said("picture-planned", seat, space=[str(space)], gives=gives)
            case Drew(seat=seat, counts=counts, cards=()):
                return self.said("picture-drew", seat, cards=self.backs(counts))
            case Tidied(seat=seat, counts=counts, cards=()):
                return self.said("picture-tidied", seat, cards=self.backs(counts))
            case JokersReturned(seat=seat):
                return self.said("picture-joker-returned", seat)
            case WentBankrupt(seat=seat):
                return self.said("picture-went-bankrupt", seat)
            case Ended():
                return [self.words("picture-ended")]
        return None

    def errand(self, event: object) -> list[Part] | None:
        match event:
            case TookOffered(seat=seat, card=card):
                return self.said("picture-fetched", seat, card=self.card(card))
            case MarketChanged(seat=seat, changed=changed):
                return self.said("picture-prices" if changed else "picture-prices-kept", seat)
            case Extended(seat=seat):
                return self.said(
                    "picture-extended", seat, sign=[sign(Sign.EXTENSION, 36, roles.BRASS_LIGHT)]
                )
            case WentToOpera(seat=seat, pounds=pounds):
                return self.said("picture-opera", seat, pounds=self.pounds(pounds))
            case BoyIdle(seat=seat):
                return self.said("picture-idle", seat)
        return None

    def turn(self, event: object) -> list[Part] | None:
        match event:
            case Played(seat=seat, card=card, companions=companions, pounds=pounds, gained=gained):
                spent: list[Part] = [
                    *self.company(companions),
                    *(self.pounds(pounds) if pounds else ()),
                ]
                spent += [f"+{gained}", action(SMALL)] if gained else []
                return self.said("picture-played", seat, card=self.card(card), spent=spent or ["–"])
            case Placed(seat=seat, card=card):
                return self.said("picture-placed", seat, card=self.card(card))
            case Marked(seat=seat, card=card, companion=who):
                return self.said(
                    "picture-marked", seat, card=self.card(card), companion=self.company([who])
                )
            case Discarded(seat=seat, card=card):
                return self.said("picture-discarded", seat, card=self.card(card))
            case TurnEnded(seat=seat):
                return self.said("picture-turn-ended", seat)
        return None

    def property(self, event: object) -> list[Part] | None:
        match event:
            case Used(seat=seat, card=card, pounds=pounds):
                key = "picture-kept-up" if isinstance(card, Property) else "picture-used"
                return self.said(key, seat, card=self.card(card), pounds=self.pounds(pounds))
            case Bought(seat=seat, card=card, price=price):
                return self.said(
                    "picture-bought", seat, card=self.card(card), pounds=self.pounds(price)
                )
            case Sold(seat=seat, card=card, price=price):
                return self.said(
                    "picture-sold", seat, card=self.card(card), pounds=self.pounds(price)
                )
            case Fell(seat=seat, card=card, value=value):
                return self.said(
                    "picture-fell", seat, houses=[f"{titled(card, self.words)} {value}"]
                )
            case Depreciated(seat=seat, houses=houses):
                fallen = ", ".join(f"{titled(card, self.words)} {value}" for card, value in houses)
                return self.said("picture-fell", seat, houses=[fallen])
        return None

    def card(self, card: Card) -> list[Part]:
        return [titled(card, self.words)]

    def pounds(self, number: int) -> list[Part]:
        return [coin(30), str(number)]

    def company(self, companions: Iterable[Companion]) -> list[Part]:
        return [companion(Sign(each.value), SMALL) for each in companions]

    def backs(self, counts: Iterable[tuple[Deck, int]]) -> list[Part]:
        drawn: list[Part] = []
        for deck, number in counts:
            drawn += [back(DECKS[deck], 30), str(number)]
        return drawn or ["–"]
