"""What events speak of: the phases, and the names of cards, companions, properties and sums of
money.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache

from games.last_will.catalogue import (
    HOUSES,
    Ability,
    ActMore,
    AdjustPrice,
    Black,
    BreedersFair,
    Card,
    Companion,
    DealFreely,
    Deck,
    DrawMore,
    Estate,
    Formula,
    GainActions,
    Helper,
    KeepMore,
    KeepUpDearer,
    KeepUpFreely,
    Property,
    Row,
    ServeWhiteCard,
    SpendMore,
    Symbol,
    White,
    WildParty,
)
from games.text import Arg, Text


class Phase(Enum):
    """What the game is in the middle of."""

    PREPARATION = "preparation"
    PLANNING = "planning"
    ERRANDS = "errands"
    ACTIONS = "actions"
    END_OF_ROUND = "end-of-round"
    END = "end"


@cache
def of_title(card: Card) -> Text:
    """What a card is called."""
    return Text("title-of", title=card.title)


@cache
def of_card(card: Card) -> Text:
    """A card by its name and what it says, so that no two that differ are called alike."""
    return (
        Text("card", title=of_title(card), text=text)
        if (text := card_text(card))
        else of_title(card)
    )


@cache
def of_named(card: Card) -> Text:
    """The same within a sentence, where its name may stand in quotation marks."""
    if text := card_text(card):
        return Text("card-named", title=of_title(card), text=text)
    return Text("card-alone", title=of_title(card))


@cache
def of_apart(card: Card) -> Text:
    """The same beside another card of that name: it is told apart also where names are brief."""
    if text := card_text(card):
        return Text("card-apart", title=of_title(card), text=text)
    return of_title(card)


@cache
def of_lying(card: Card, value: int) -> Text:
    """A card on a board; a house also by what it is worth by now, of which its card says no more
    than what it began with.
    """
    if not isinstance(card, Property) or not card.house:
        return of_card(card)
    text = card_text(card)
    assert text is not None
    return Text("house-worth", title=of_title(card), value=value, text=text)


@cache
def of_bargain(card: Property, pounds: int, worth: int | None = None) -> Text:
    """A property with what it costs or brings; a house on a board also by what it is worth."""
    title, text = of_title(card), card_text(card)
    assert text is not None
    if worth is None or not card.house:
        return Text("property-for", title=title, pounds=pounds, text=text)
    return Text("house-for", title=title, pounds=pounds, worth=worth, text=text)


def of_cards(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Cards by their names and what they say."""
    return tuple(map(of_card, cards))


@cache
def of_companion(companion: Companion) -> Text:
    """A companion by name."""
    return Text("companion", companion=companion.value)


def of_companions(companions: Iterable[Companion]) -> tuple[Text, ...]:
    """Companions by name."""
    return tuple(map(of_companion, companions))


@cache
def of_deck(deck: Deck, n: int) -> Text:
    """So many cards of a deck."""
    return Text("cards-of", deck=deck.value, n=n)


@cache
def of_estate(estate: Estate) -> Text:
    """A type of property by name."""
    return Text("estate", estate=estate.value)


@cache
def the_estate(estate: Estate) -> Text:
    """A property of this type, as the object of a sentence: a farm."""
    return Text("estate-object", estate=estate.value)


@cache
def of_estates(estates: tuple[Estate, ...]) -> tuple[Text, ...]:
    """Types of property; the three of houses as one."""
    if estates == HOUSES:
        return (Text("estate", estate="house"),)
    return tuple(map(of_estate, estates))


@cache
def of_money(pounds: int) -> Text:
    """What somebody has, or owes."""
    return Text("money", pounds=abs(pounds), debt="yes" if pounds < 0 else "no")


@cache
def of_span(least: int, most: int) -> Text:
    """What may be spent: a sum, or anything from one to another."""
    return (
        of_money(least)
        if least == most
        else Text("span", least=of_money(least), most=of_money(most))
    )


@cache
def of_modifier(pounds: int) -> Text:
    """By how much a price is higher or lower."""
    return Text(
        "modifier", pounds=abs(pounds), sign="minus" if pounds < 0 else "plus" if pounds else "none"
    )


def _change(changes: tuple[int, ...]) -> dict[str, Arg]:
    """How a price may be changed: by the one sum, or by the same up or down."""
    (pounds,) = set(map(abs, changes))
    way = "either" if len(changes) > 1 else "lower" if changes[0] < 0 else "raise"
    return {"change": way, "pounds": pounds}


@cache
def of_market(estate: Estate, pounds: int) -> Text:
    """A type of property with the modifier that lies under it."""
    return Text("market", estate=estate.value, modifier=of_modifier(pounds))


@cache
def card_text(card: Card) -> Text | None:
    """What a card says, as briefly as can be; a companion says nothing."""
    match card:
        case White(effect=GainActions(actions), costs=[cost]):
            return Text(
                "text-gain", actions=cost.actions, pounds=cost.pounds, n=actions, crowns=card.crowns
            )
        case White(effect=BreedersFair(most=most), costs=[cost]):
            return Text("text-fair", actions=cost.actions, n=most)
        case White(effect=WildParty(steps), costs=[cost]):
            return Text("text-party", actions=cost.actions, n=steps)
        case White(costs=[cost], slots=slots):
            joining = tuple(
                Text("slot", companion=slot.companion.value, pounds=slot.pounds) for slot in slots
            )
            return Text(
                "text-white",
                actions=cost.actions,
                pounds=cost.pounds,
                n=len(slots),
                slots=joining,
                most=cost.pounds + sum(slot.pounds for slot in slots),
            )
        case White(costs=costs):
            return Text(
                "text-ball",
                costs=tuple(Text("cost", actions=c.actions, pounds=c.pounds) for c in costs),
                most=max(cost.pounds for cost in costs),
            )
        case Property(values=values, rows=rows):
            return Text("text-property", values="→".join(map(str, values)), rows=of_rows(rows))
        case Helper(ability=ability, rows=rows) if ability is not None:
            pounds = rows[0].pounds if rows else 0
            return Text("text-helper", ability=ability_text(ability), pounds=pounds)
        case Black(formula=Formula(farm, dog, horse)):
            each = {"farm": farm, "dog": dog, "horse": horse}
            return Text(
                "text-formula",
                parts=tuple(Text("per", what=key, pounds=n) for key, n in each.items() if n),
            )
        case Black(uses=actions, rows=rows):
            return Text("text-expense", actions=actions, rows=of_rows(rows))
    return None


def of_rows(rows: Sequence[Row]) -> tuple[Text, ...]:
    """The rows of a black card: who opens each, and what it spends. Of companions of the same kind
    the later rows tell only how many of them there are by then.
    """
    kinds = [row.companion.value if row.companion else "none" for row in rows]
    return tuple(
        Text("row", companion=kind, which=_which(kinds, place), pounds=row.pounds)
        for place, (kind, row) in enumerate(zip(kinds, rows, strict=True))
    )


def _which(kinds: Sequence[str], place: int) -> str:
    """Which companion of its kind opens a row."""
    kind = kinds[place]
    if kind == "none":
        return "none"
    if kinds.count(kind) == 1:
        return "only"
    return ("first", "second", "third")[kinds[:place].count(kind)]


def ability_text(ability: Ability) -> Text:
    """What a helper's ability is."""
    key, args = of_ability(ability)
    if isinstance(ability, SpendMore):
        args["symbols"] = tuple(map(_symbol, ability.symbols))
    return Text(f"ability-{key}", **args)


def of_ability(ability: Ability) -> tuple[str, dict[str, Arg]]:
    """Which kind of ability it is, and the figures to tell it by, in brief or at length."""
    match ability:
        case SpendMore(pounds=pounds, opera=opera):
            return "spend", {"pounds": pounds, "opera": _yes(opera)}
        case KeepUpDearer(estates, pounds):
            return "keep-up", {"estates": of_estates(estates), "pounds": pounds}
        case ActMore(n):
            return "act", {"n": n}
        case ServeWhiteCard(n):
            return "serve", {"n": n}
        case AdjustPrice(estates, changes):
            return "price", {"estates": of_estates(estates), **_change(changes)}
        case DealFreely(estates, times, changes):
            return "deal", {"estates": of_estates(estates), "n": times, "pounds": -min(changes)}
        case KeepUpFreely(estates, times):
            return "keep-up-free", {"estates": of_estates(estates), "n": times}
        case DrawMore(n, deck):
            return "draw", {"n": n, "deck": deck.value if deck else "any"}
        case KeepMore(n):
            return "keep", {"n": n}


def _symbol(symbol: Symbol) -> Text:
    return Text("symbol", symbol=symbol.value)


def _yes(true: bool) -> str:
    return "yes" if true else "no"
