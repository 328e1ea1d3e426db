"""Fits how bidders of High Society bid, on a league: the panel, and tables of nobody else.

`python -m tests.arena.league --seats 4 --record league.jsonl` changes all weights a little, at
random, and keeps what does better on the same deals; as long as nothing does, it changes them less.
Every trial is a line of the record, so a search that was stopped goes on where it was.
The best weights are written into the game's bidding.json.

Thousands of games are played at once, as arrays of a row for each game and a column for each seat.
An auction is no series of bids here: everybody has a limit, and who goes furthest pays one more
than the second. `bidding.py` has the same sums for one table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from math import inf
from pathlib import Path

import numpy as np
import orjson

from games.high_society.catalogue import RED_FRAMES, Kind
from games.high_society.mind.bidding import LEAST_LUXURY, MANNERS, Manner, weight_of
from games.high_society.rules.standings import LOSS
from games.high_society.table import MOST_LIMIT
from tests.arena.bidders import IS, PANEL, PRINTED, RED, WORTH, Games, Grid, Policy, least_of_others
from tests.arena.prices import DEAR

PATH = Path(__file__).parent.parent.parent / "games" / "high_society" / "bidding.json"
STEPS = {
    "hope": 1.0,
    "honour": 0.3,
    "dread": 0.3,
    "boldness": 0.15,
    "last": 0.4,
    "pace": 0.2,
    "memory": 3.0,
    "trust": 0.2,
    "follow": 0.2,
    "least": 0.4,
    "slack": 3.0,
}
WANTED, LEAST = 1.6, {"hoarding": 1.4}
"""How many times the fair share is wanted against everybody, and against some. At tables with real
money cards it is less against those who hoard.
"""
FEWEST = {"pace": 0.1, "memory": 0.5, "last": 0.3}
MOST = {"dread": 1.8}
"""Whoever dreads misfortunes more pays twenty against a loss of five points, as nobody does."""
AMPLE, MORE, LESS = 0.3, 0.15, 8.0
"""So much more than what is wanted is worth something, and how much; what is missing counts so many
times.
"""
CHEAP = 3.0
"""What it counts that luxury cards from `DEAR` on are sold for less than half."""
LEFT, KEEPS = 0.53, 14.0
"""What share of the money may be left, in the middle, at a table of nobody else, and what it counts
if it is more.
"""


WEIGHT = np.array([weight_of(card) for card in PRINTED], dtype=float)


def of_manner(m: Manner) -> Policy:
    """Return the bidder of a manner: the sums of `bidding.py`."""

    def policy(g: Games, _luck: np.random.Generator) -> Grid:
        n = g.money.shape[1]
        left = g.rest.sum(axis=1)
        ahead = RED_FRAMES - g.reds
        coming = np.maximum(0.0, (left + 1) * ahead / (ahead + 1) - 1)
        sold = (coming / np.maximum(left, 1))[:, None]
        hopes = (m.hope * coming / n)[:, None]
        others = g.money.sum(axis=1)[:, None] - g.money
        spent = MOST_LIMIT - others / (n - 1)
        ahead_points = g.rest @ WEIGHT
        seen = (WEIGHT.sum() - ahead_points - WEIGHT[g.card])[:, None]
        pace = (m.pace * m.memory + spent) / (m.memory + seen)
        trust = np.where(ahead == 1, 0.0, m.trust)
        drop = pace * trust[:, None] * sold * ahead_points[:, None]
        means = g.money - 1 - np.maximum(0.0, least_of_others(g.money - g.staked) - drop)
        base = np.maximum(0.0, g.points - LOSS * g.loss + hopes)
        doubled, halved = m.honour * base, m.dread * base / 2
        lost = m.dread * np.minimum(LOSS, base)
        stolen = m.dread * np.where(g.least > 0, g.least, LEAST_LUXURY)
        worth = WORTH[g.card][:, None]
        luxury = np.where(g.robbed, np.minimum(worth, LEAST_LUXURY), worth)
        mine = np.zeros_like(base)
        rest = (g.rest @ WORTH)[:, None] + 0 * base
        for kind, each in (
            (Kind.RECOGNITION, doubled),
            (Kind.ARREST, halved),
            (Kind.LOSS, lost),
            (Kind.THIEF, stolen),
            (Kind.LUXURY, luxury),
        ):
            mine = np.where(IS[kind][g.card][:, None], each, mine)
            if kind is not Kind.LUXURY:
                rest = rest + (g.rest @ IS[kind])[:, None] * each
        # With sold = 0 and mine = 0 nothing is bid.
        follow = np.minimum(1.0, pace / m.pace) ** m.follow
        bold = m.boldness * np.where(ahead == 1, m.last, 1.0)[:, None] * follow * n
        share = bold * mine / np.maximum(1e-9, mine + sold * rest)
        limit = means * np.minimum(share, 1.0)
        above = g.money - 1 - least_of_others(g.money - g.staked)
        least = np.minimum(m.least * mine, above + m.slack)
        early = (ahead > 1)[:, None]
        most: Grid = np.maximum(0.0, np.where(early, np.maximum(limit, least), limit))
        return most

    return policy


def played(seats: Sequence[Sequence[Policy]], decks: Grid, luck: np.random.Generator) -> Games:
    """Play a game for each deck; *seats* holds who sits where, in one arrangement after another,
    each for as many games.
    """
    count, n = len(decks), len(seats[0])
    each = count // len(seats)
    who: dict[Policy, Grid] = {}
    for place, row in enumerate(seats):
        part = slice(place * each, (place + 1) * each)
        for seat, policy in enumerate(row):
            who.setdefault(policy, np.zeros((count, n), dtype=bool))[part, seat] = True
    g = new_games(decks, n)
    rows, starter = np.arange(count), luck.integers(0, n, count)
    for auction in range(len(PRINTED)):
        g.card, g.auctions = decks[:, auction], auction
        g.rest[rows, g.card] = 0
        g.reds = np.minimum(RED_FRAMES, g.reds + RED[g.card])
        on = g.reds < RED_FRAMES
        if not on.any():
            break
        limits = np.zeros((count, n))
        for policy, mask in who.items():
            limits = np.where(mask, policy(g, luck), limits)
        # Nobody is quite the same twice: a coin more or less decides many auctions.
        limits = np.floor(np.clip(limits, 0, g.money) * luck.uniform(0.92, 1.08, (count, n)))
        taker, pays = _bidding(g, np.minimum(limits, g.money), starter, on)
        mine = (np.arange(n) == taker[:, None]) & on[:, None]
        g.money = g.money - np.where(on[:, None], pays, 0)
        _take(g, mine)
        starter = np.where(on, taker, starter)
    return g


def new_games(decks: Grid, seats: int) -> Games:
    """Return as many games as there are decks, before the first auction."""
    zero = np.zeros((len(decks), seats))
    no = np.zeros((len(decks), seats), dtype=bool)
    return Games(
        money=zero + MOST_LIMIT,
        staked=zero,
        points=zero,
        least=zero,
        best=zero,
        recognitions=zero,
        arrest=no,
        loss=no,
        robbed=no,
        card=decks[:, 0],
        rest=np.ones((len(decks), len(PRINTED))),
        reds=np.zeros(len(decks), dtype=int),
        auctions=0,
    )


def _bidding(g: Games, limits: Grid, starter: Grid, on: Grid) -> tuple[Grid, Grid]:
    """Return who takes the card of each game, and what everybody pays."""
    count, n = limits.shape
    rows, turn = np.arange(count), (np.arange(n) - starter[:, None]) % n / 100
    bought = (IS[Kind.LUXURY] | IS[Kind.RECOGNITION])[g.card]
    some = limits.max(axis=1) > 0
    buyer = np.where(some, (limits - turn).argmax(axis=1), (starter - 1) % n)
    second = np.sort(limits, axis=1)[:, -2]
    price = np.where(some, np.minimum(second + 1, limits.max(axis=1)), 0)
    victim = (limits + turn).argmin(axis=1)
    low = limits[rows, victim][:, None]
    taker = np.where(bought, buyer, victim)
    mine = np.arange(n) == taker[:, None]
    dear = on & (WORTH[g.card] >= DEAR)
    g.dear += int(dear.sum())
    g.cheap += int((dear & (price < WORTH[g.card] / 2)).sum())
    lost = np.where(mine | (low == 0), 0, np.minimum(limits, low + 1))
    return taker, np.where(bought[:, None], np.where(mine, price[:, None], 0), lost)


def _take(g: Games, mine: Grid) -> None:
    """Lay the card of each game to those of whose it is; the thief leaves with the least luxury."""
    worth = np.where(mine, WORTH[g.card][:, None], 0)
    of = {kind: mine & flags[g.card][:, None] for kind, flags in IS.items()}
    g.recognitions = g.recognitions + of[Kind.RECOGNITION]
    g.arrest, g.loss = g.arrest | of[Kind.ARREST], g.loss | of[Kind.LOSS]
    g.robbed = g.robbed | of[Kind.THIEF]
    g.points, g.best = g.points + worth, np.maximum(g.best, worth)
    lesser = np.where(g.least > 0, np.minimum(g.least, worth), worth)
    g.least = np.where(worth > 0, lesser, g.least)
    struck = g.robbed & (g.least > 0)
    g.points = g.points - np.where(struck, g.least, 0)
    g.best = np.where(struck & (g.points == 0), 0, g.best)
    g.robbed = g.robbed & ~struck
    # There is only one thief: which card is the least is of no account any more.
    g.least = np.where(struck, g.best, g.least)


def won(g: Games) -> Grid:
    """Return each seat's part of the victory."""
    score = np.maximum(0, g.points - LOSS * g.loss) * 2.0**g.recognitions / np.where(g.arrest, 2, 1)
    out = g.money == g.money.min(axis=1)[:, None]
    merit = np.where(out, -1.0, score + g.best / 1e3 + g.money / 1e6)
    first = (merit == merit.max(axis=1)[:, None]) & ~out
    total = first.sum(axis=1)[:, None]
    shares: Grid = np.where(total > 0, first / np.maximum(total, 1), 1 / g.money.shape[1])
    return shares


def decks_of(count: int, seed: int) -> Grid:
    luck = np.random.default_rng(seed)
    decks: Grid = luck.permuted(np.tile(np.arange(len(PRINTED)), (count, 1)), axis=1)
    return decks


def judged(
    manner: Manner, seats: int, games: int, seed: int, *, strong: bool = False
) -> tuple[float, dict[str, float]]:
    """Return how well a manner does in the league, and what it is made of; *strong* has *regular*
    for a rival besides, and need not spend.
    """
    hero = of_manner(manner)
    games -= games % seats
    decks = decks_of(games, seed)
    found = dict[str, float]()
    league = {name: [rival] for name, rival in PANEL.items()} | {"mixed": list(PANEL.values())}
    if strong:
        league["regular"] = [of_manner(MANNERS["regular"][seats])]
    for name, rivals in league.items():
        places, victories = [], np.zeros(games)
        for place in range(seats):
            row = [rivals[(place + at) % len(rivals)] for at in range(seats)]
            row[place] = hero
            places.append(row)
        result = won(played(places, decks, np.random.default_rng(seed)))
        each = games // seats
        for place in range(seats):
            part = slice(place * each, (place + 1) * each)
            victories[part] = result[part, place]
        found[name] = float(seats * victories.mean())
    alone = played([[hero] * seats], decks[: games // 4], np.random.default_rng(seed))
    found["left"] = float(np.median(alone.money)) / MOST_LIMIT
    found["cheap"] = float(alone.cheap / alone.dear)
    value = 0.0
    if not strong:
        value -= KEEPS * max(0.0, found["left"] - LEFT) + CHEAP * found["cheap"]
    for name, times in found.items():
        if name not in {"left", "cheap"}:
            wanted = LEAST.get(name, WANTED)
            value += MORE * min(times, wanted + AMPLE) - LESS * max(0.0, wanted - times)
    return value, found


def main(arguments: list[str]) -> int:
    """Search, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=["regular", "strong"], default="regular")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--trials", type=int, default=120)
    parser.add_argument("--write", type=Path, default=PATH)
    parser.add_argument("--record", type=Path, required=True)
    asked = parser.parse_args(arguments)
    terms = {"level": asked.level, "seats": asked.seats, "games": asked.games, "seed": asked.seed}
    known: dict[bytes, float] = {}
    if asked.record.exists():
        for row in map(orjson.loads, asked.record.read_bytes().splitlines()):
            if row["terms"] == terms:
                known[orjson.dumps(row["manner"])] = row["value"]

    def tried(manner: Manner) -> float:
        key = orjson.dumps(asdict(manner))
        if key not in known:
            known[key], found = judged(
                manner, asked.seats, asked.games, asked.seed, strong=asked.level == "strong"
            )
            row = {"terms": terms, "manner": asdict(manner), "value": known[key], "found": found}
            with asked.record.open("ab") as record:
                record.write(orjson.dumps(row) + b"\n")
            print(f"{known[key]:7.3f}", {n: round(x, 2) for n, x in found.items()}, flush=True)
        return known[key]

    luck, width = np.random.default_rng(asked.seed), 0.6
    best = MANNERS[asked.level][asked.seats]
    value = tried(best)
    for _ in range(asked.trials):
        moved = luck.normal(0, width, len(STEPS)).tolist()
        changed = {
            name: round(
                min(
                    MOST.get(name, inf),
                    max(FEWEST.get(name, 0.0), getattr(best, name) + step * way),
                ),
                3,
            )
            for (name, step), way in zip(STEPS.items(), moved, strict=True)
        }
        other = replace(best, **changed)
        if (found := tried(other)) > value:
            best, value, width = other, found, min(1.5, width * 1.4)
            print("better", flush=True)
        else:
            width = max(0.1, width * 0.93)
    written = orjson.loads(PATH.read_bytes())
    written["manners"][asked.level][str(asked.seats)] = asdict(best)
    asked.write.write_bytes(orjson.dumps(written, option=orjson.OPT_INDENT_2) + b"\n")
    print(asdict(best), value)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
