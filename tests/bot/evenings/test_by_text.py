"""Whole games of those who see no picture: they read `/board text` and what menus say, and decide
by nothing else.

Whatever a menu offers must have been told before, and whatever is told to be possible must be
offered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from bot.hosting.host import AnyGame
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.things import Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import Course, course_at
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing
from tests.library import GAMES

OVER = "the game is over"
ANSWERED = "Saved."
BACK, CONFIRM = "Back", "Confirm"
BESIDES = ("Choose nothing (no item for you this round)", "Sell prestige for money")
"""What may be answered instead of what is asked for."""
SEED = 11


@dataclass(frozen=True, slots=True)
class Plan:
    """What somebody makes of a text: how the answers begin that they would rather give, the dearest
    first.
    """

    wishes: Sequence[str]
    told: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """How the answers begin that the text says are possible, by how the question begins."""
    among: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Words of answers that are possible, too, but not the only ones."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer as it can be read, and how it is given: by a button, or by a value of a select."""

    label: str
    custom_id: str
    value: str | None = None
    least: int = 1
    most: int = 1


def after(text: str, begins: str) -> str:
    """The rest of the line that begins like this; nothing if none does."""
    found = re.search(rf"^{re.escape(begins)}(.*)$", text, re.MULTILINE)
    return found[1] if found else ""


def jeweller(text: str) -> Plan:
    """Buys the dearest card within reach, and takes tokens otherwise."""
    near = re.findall(r"\d-\d\d", after(text, "Cards in the"))
    near += re.findall(r"^Reserved (\d-\d\d).*You can buy it", text, re.MULTILINE)
    first = ["Buy a card"] if near else ["Take 3", "Take tokens", "Refill"]
    at_once = [f"Buy {card}" for card in sorted(near, reverse=True)]
    return Plan(
        [*at_once, *first, *sorted(near, reverse=True)],
        {"Which card do you want to buy?": frozenset(near)},
        {"What would you like to do?": frozenset(at_once)} if "Nobles" in text else {},
    )


def bidder(text: str) -> Plan:
    """Raises as little as possible as long as it is little, and passes otherwise."""
    least = re.search(r"you must add at least ([\d +]+)", text)
    lay = least[1].replace(" ", "").split("+") if least else []
    cheap = bool(lay) and sum(map(int, lay)) <= 10
    least_bid = {"Your turn.": frozenset([f" {'+'.join(lay)})"])} if lay else {}
    return Plan([*(["Bid", "Raise"] if cheap else ["Pass"]), *lay], among=least_bid)


def prince(text: str) -> Plan:
    """Completes a work when one is worth enough, bids a little, and draws when nothing else is to
    be done.
    """
    minimum = re.search(r"minimum work (\d+)", text)
    works = re.findall(
        r"([A-Z][\w ]+) \([^)]*\) (\d+)(?: \(with bonus (\d+)\))?",
        after(text, "Your professions: "),
    )
    enough = [
        name
        for name, *worth in works
        if minimum and max(map(int, filter(None, worth))) >= int(minimum[1])
    ]
    wishes = (
        ["Complete a work", *enough]
        if enough
        else ["Put up a building", "Build", "Buy bonus", "Draw"]
    )
    lots = re.findall(r"([A-Z][a-z ]+) [1-9]\d* from \d+(?! \()", after(text, "For auction: "))
    told = {
        "Which work do you complete?": frozenset(enough),
        "Which item do you put up for auction?": frozenset(
            lot.removesuffix(" card") for lot in lots
        ),
    }
    return Plan([*wishes, "Prestige", "Recruiting", "Pass", "None"], told)


def heir(text: str) -> Plan:
    """Spends on what the hand says can be played, and then lets it be."""
    playable, placeable = (
        re.findall(rf"^([^(\n]+) \(.*\): {verb}: .*possible now$", text, re.MULTILINE)
        for verb in ("play", "place")
    )
    return Plan(
        ["Play an event", *playable, "Place a", *placeable, "End turn"],
        {
            "Which card do you play?": frozenset(playable),
            "Which card do you place?": frozenset(placeable),
        },
    )


def reader_of(game: AnyGame) -> Callable[[str], Plan]:
    """Whoever reads the texts of a game: one of ours, or the function `plan` of its reader.py."""
    if game.key in READERS:
        return READERS[game.key]
    plan = import_module(f"tests.{game.home}.reader").plan
    return lambda text: Plan(*plan(text))


READERS: dict[str, Callable[[str], Plan]] = {
    "splendor": jeweller,
    "splendor-duel": jeweller,
    "high-society": bidder,
    "princes-of-florence": prince,
    "last-will": heir,
}


@dataclass(frozen=True, slots=True)
class Listener:
    """People at a table of whom none looks at a picture."""

    course: Course
    reader: Callable[[str], Plan]
    luck: Random
    heard: Counter[str] = field(default_factory=Counter)
    """How often a text told what a menu would offer, by how the question begins."""

    async def play(self) -> Message:
        """Play until the game is over; the message that says so."""
        while OVER not in (table := await self._table()).content:
            called = [person for person in self.course.people if person.id in table.mentions]
            assert [person for person in called if await self._turn(person)], table.content
        return table

    async def _table(self) -> Message:
        await self.course.shown()
        return self.course.evening.posts(self.course.thread)[-1]

    async def _turn(self, who: User) -> bool:
        """Read, and answer what is asked until nothing is; false if nothing was."""
        evening, thread = self.course.evening, self.course.thread
        menu = await evening.slash(who, thread, "play")
        if ANSWERED in menu.content or not offers_of(menu):
            return False
        while offers_of(menu):
            menu = await self._move(who, menu, self.reader(await self.read(who)))
        return True

    async def _move(self, who: User, menu: Message, plan: Plan) -> Message:
        """Answer until a move is made; what stands there then."""
        refused, ply = set[str](), ply_of(menu)
        while (offers := offers_of(menu)) and ply_of(menu) == ply:
            sure = [offer for offer in offers if offer.label == CONFIRM]
            self.heard.update(holds_true(plan, menu.content, [offer.label for offer in offers]))
            fresh = [offer for offer in offers if offer.label not in {BACK, *refused}]
            picked = sure or (self._choose(plan, fresh) if fresh else offers)
            refused = {offer.label for offer in picked} - {BACK}
            menu = await self._give(who, menu, picked)
        return menu

    async def _give(self, who: User, menu: Message, picked: Sequence[Offer]) -> Message:
        first, evening = picked[0], self.course.evening
        if first.value is None:
            return await evening.answer(who, menu, first.custom_id)
        return await evening.pick(
            who, menu, *(offer.value for offer in picked if offer.value is not None)
        )

    def _choose(self, plan: Plan, offers: Sequence[Offer]) -> Sequence[Offer]:
        """What is wished for most, or anything; of several things all that are wished for, or
        some.
        """
        wished = [
            *dict.fromkeys(
                offer for wish in plan.wishes for offer in offers if begins(offer.label, wish)
            )
        ]
        least, most = max((offer.least, offer.most) for offer in offers)
        if most == 1:
            return wished[:1] or [self.luck.choice(offers)]
        several = [offer for offer in offers if offer.value is not None]
        if wished and not {*wished} <= {*several}:
            return wished[:1]
        others = [offer for offer in several if offer not in wished]
        wanted = max(least, min(most, len(wished)) or self.luck.randint(least, most))
        return [*wished[:most], *self.luck.sample(others, max(0, wanted - len(wished)))]

    async def read(self, who: User) -> str:
        """All that `/board text` tells this person, page by page."""
        evening = self.course.evening
        first = await evening.slash(who, self.course.thread, "board", text=True)
        await self.course.shown()
        private = [
            m
            for m in evening.stand_in.world.messages.values()
            if m.only_for == who.id and m.id >= first.id
        ]
        return "\n".join(page.content for page in sorted(private, key=lambda page: page.id))


def offers_of(menu: Message) -> list[Offer]:
    """What a menu offers, as it can be read."""
    found: list[Offer] = []
    for part in walk(menu.components):
        custom_id = part.get("custom_id", "")
        if not custom_id.startswith(("ask:", "pick:", "do:")):
            continue
        if part["type"] == BUTTON:
            found.append(Offer(part["label"], custom_id))
        span = part.get("min_values", 1), part.get("max_values", 1)
        found += [
            Offer(one["label"], custom_id, one["value"], *span) for one in part.get("options", ())
        ]
    return found


def ply_of(menu: Message) -> str:
    """At which ply of the table a menu asks."""
    return next((offer.custom_id.split(":")[2] for offer in offers_of(menu)), "")


def begins(label: str, words: str) -> bool:
    """Whether a label begins with these words, and not with a part of a longer one; or has them
    first in brackets, as the number of a card.
    """
    alone = rf"{re.escape(words)}(?!\w)"
    return bool(re.match(alone, label) or re.search(rf"\({alone}", label))


def holds_true(plan: Plan, question: str, labels: Sequence[str]) -> list[str]:
    """What a menu offers was told, and what was told it offers; of which questions this could be
    said.
    """
    asked = [asked for asked in plan.told if asked in question]
    offered = [label for label in labels if label not in {BACK, CONFIRM, *BESIDES}]
    for told in (plan.told[one] for one in asked):
        assert {
            label for label in offered if not any(begins(label, words) for words in told)
        } == set(), question
        assert {
            words for words in told if not any(begins(label, words) for label in offered)
        } == set(), question
    among = [asked for asked in plan.among if asked in question and plan.among[asked]]
    for words in (words for one in among for words in plan.among[one]):
        assert any(words in label for label in labels), question
    return asked + among


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_whole_game_is_played_by_those_who_only_read(
    tmp_path: Path, clock: Clockwork, game: AnyGame
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in ("ann", "theo", "ingrid")[: game.rules.seats[0]]]
        async with course_at(evening, tmp_path, SEED, people, game.key, clock) as course:
            listener = Listener(course, reader_of(game), Random(SEED))
            table = await listener.play()
            told = await listener.read(people[0])
    assert listener.heard
    for person in people:
        assert re.search(rf"^\d\\?\. \*\*{person.shown_name}\*\*", table.content, re.MULTILINE)
        assert re.search(rf"^\d?\.? ?{person.shown_name}: ", told, re.MULTILINE)
    assert not stand_in.rest.refused
