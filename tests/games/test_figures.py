"""A figure of the rules stands once, in the rules: pictures get it from the view and sentences as
an argument.

Every figure that stands in a sentence nevertheless, as a digit or as a word, is listed here with
its reason. In the modules that draw, none may be part of a text, and no constant of the rules may
be defined again.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.package import AnyGame
from tests.library import GAMES

ROOT = Path(__file__).parent.parent.parent
ENGLISH = (
    r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|second|third|fourth"
)
RUSSIAN = (
    r"дв(?:а|е|ух|умя|ум)|три|тр[её]х|тр[её]м|четыр\w+|пят(?:ь|и)|шест(?:ь|и)|сем(?:ь|и)|"
    r"вос(?:емь|ьми)|девят(?:ь|и)|десят(?:ь|и)|двенадцат\w+|пятнадцат\w+|двадцат\w+|втор\w+|"
    r"трет\w+|четв[её]рт\w+"
)
FIGURE = re.compile(rf"(?<![\w$])(?:\d+|{ENGLISH}|{RUSSIAN})(?!\w)", re.IGNORECASE)

ACTION = "what the action is: two or three tokens, under a key that says so"
PRINTED = "printed on a component, which no option changes"
NAMED = "the name of a place, a deck or a notation"
HALF = "a half, as a decimal"
CHANGES_NOTHING = "one of a kind, or none: grammar, no figure of the rules"

LESSON = "lesson-"
"""Begins the keys of what is said in a lesson: of one prepared deal, which a test replays."""

REASONS: dict[str, dict[str, str]] = {
    "splendor": {
        "ask-different": ACTION,
        "ask-two": ACTION,
        "do-two": ACTION,
        "cannot-two": ACTION,
        "refuse-take-alike": ACTION,
        "refuse-take-three": ACTION,
        "refuse-take-few": ACTION,
        "refuse-two-low": ACTION,
        "refuse-level": NAMED,
        "worked-jewel": "what one jewel pays: the unit of a price",
        "reserved": CHANGES_NOTHING,
        "reserved-unseen": CHANGES_NOTHING,
        "told-free": CHANGES_NOTHING,
    },
    "splendor-duel": {
        "description": "said before there is a table; the goals are the same at each",
        "ask-line": ACTION,
        "refuse-level": NAMED,
        "told-board": NAMED,
        "nothing": CHANGES_NOTHING,
        "worked-pay": "what one jewel pays: the unit of a price",
    },
    "high-society": {
        "card-doing": PRINTED,
        "does-piece": PRINTED,
        "points": HALF,
        "picture-half": HALF,
        "refuse-limit": CHANGES_NOTHING,
        "turned-up": PRINTED,
        "ended": PRINTED,
        "account-loss": PRINTED,
        "account-arrest": PRINTED,
        "picture-reds": PRINTED,
    },
    "princes-of-florence": {
        "choice-two-player": "for how many people a choice counts",
        "choice-three-player": "for how many people a choice counts",
        "choice-freedoms": "for how many people a choice counts",
        "choice-freedoms-5": "the option itself, as a word",
        "choice-freedoms-4": "the option itself, as a word",
        "prestige": PRINTED,
        "bonus": PRINTED,
        "means-builder": "which builder does what is printed on the builders",
        "means-landscape": "a second one of the same kind: an ordinal, no figure",
        "means-building": "what the builders change: printed on them",
        "refuse-pay": CHANGES_NOTHING,
        "refuse-sell": CHANGES_NOTHING,
        "ask-pay": "what one point costs: the unit of a price",
        "hint-adds-or-points": "a second one of the same kind: an ordinal, no figure",
        "hint-landscape-or-points": "a second one of the same kind: an ordinal, no figure",
        "hint-prestige-lot": ACTION,
        "hint-profession": ACTION,
        "hint-bonus-action": ACTION,
    },
    "last-will": {
        "ask-mark": ACTION,
        "choice-sum-seventy": "the option itself; what the will cards say is printed on them",
        "choice-sum-will": "the option itself; what the will cards say is printed on them",
        "hand-play": "an example of what may be typed",
        "refuse-mark-actions": CHANGES_NOTHING,
        "row": "counts the companions of one kind that open a row, as printed",
    },
}


def texts(node: ftl.SyntaxNode) -> Iterator[str]:
    """What stands in a sentence in letters; not where it is said of a number that it names."""
    match node:
        case ftl.TextElement(value=value):
            yield value
        case ftl.Pattern(elements=elements):
            for element in elements:
                yield from texts(element)
        case ftl.Placeable(expression=expression):
            yield from texts(expression)
        case ftl.SelectExpression(variants=variants):
            for variant in variants:
                yield from texts(variant)
        case ftl.Variant(key=ftl.Identifier(name=name), value=value) if name != "one":
            yield from texts(value)


def figures(written: str) -> dict[str, list[str]]:
    """The figures in the sentences of a file, by their keys."""
    found = {}
    for entry in FluentParser().parse(written).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found[entry.id.name] = [
                figure for text in texts(entry.value) for figure in FIGURE.findall(text)
            ]
    return {key: figures for key, figures in found.items() if figures}


def of_an_option(game: AnyGame, key: str, figures: list[str]) -> bool:
    """Whether a sentence names an option by the figure that is its key."""
    keys = {
        f"choice-{choice.key}-{option}": option
        for choice in game.rules.choices
        for option in choice.options
    }
    return figures == [keys.get(key)]


def words_of(game: AnyGame, language: str) -> str:
    folder = ROOT / game.home.replace(".", "/") / "words"
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def unexplained(game: AnyGame, written: str) -> dict[str, list[str]]:
    return {
        key: found
        for key, found in figures(written).items()
        if key not in REASONS.get(game.key, {})
        and not key.startswith(LESSON)
        and not of_an_option(game, key, found)
    }


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_sentence_holds_a_figure_of_the_rules(game: AnyGame, language: str) -> None:
    assert unexplained(game, words_of(game, language)) == {}, (
        f'figures come from the rules; REASONS["{game.key}"] says why one may stand in a sentence'
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_reason_is_still_needed(game: AnyGame) -> None:
    found = figures(words_of(game, "en")) | figures(words_of(game, "ru"))
    assert REASONS.get(game.key, {}).keys() - found.keys() == set()


@pytest.mark.parametrize(
    "planted",
    [
        "ask-return = You hold more than ten tokens.",
        "ask-return = У вас больше десяти жетонов.",
        "ask-return = { $n -> \n    [one] Return one.\n   *[other] Of 10 tokens, return { $n }.\n}",
    ],
)
def test_a_figure_that_is_planted_in_a_sentence_is_found(planted: str) -> None:
    assert unexplained(GAMES[0], planted).keys() == {"ask-return"}


DRAWN = {
    "×2": "how High Society's cards and Duel's double bonuses are printed",
    "÷2": "how High Society's cards are printed",
    "−5": "how High Society's cards are printed",
    "£0": "where the rail of Last Will ends: nothing is left",
}
IN_TEXT = re.compile(r"(?<![\w#.])\d+(?![\w.])")
NAME = re.compile(r"[A-Za-z]+(-[a-z]+)*-\d+(-[a-z]+\d*)?")
"""Of a painted asset, a piece or a place: `noble-01-cut`, `N-01`, `lake-1-a3`."""
GEOMETRY = re.compile(r"[MLHVCSQTAZmlhvcsqtaz\d\s.,-]*")


def drawn_figures(source: str) -> set[str]:
    """The texts with a figure in the code of a module: outlines and docstrings aside."""
    tree = ast.parse(source)
    idle = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    whole = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in idle
    }
    named = {text for text in whole if NAME.fullmatch(text) or GEOMETRY.fullmatch(text)}
    return {text for text in whole - named if IN_TEXT.search(text)}


def constants(source: str) -> set[str]:
    """The names that a module binds to plain numbers, alone or several in a line."""
    return {
        name.id
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        for name, value in _pairs(target, node.value)
        if isinstance(name, ast.Name)
        if isinstance(value, ast.Constant) and isinstance(value.value, int)
    }


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def modules(package: str, game: AnyGame) -> dict[Path, str]:
    folder = ROOT / package / game.home.rpartition(".")[2]
    return {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_picture_writes_a_figure_of_the_rules(game: AnyGame) -> None:
    for path, source in modules("renderers", game).items():
        assert drawn_figures(source) - DRAWN.keys() == set(), path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_picture_defines_a_figure_of_the_rules_again(game: AnyGame) -> None:
    of_rules = {name for source in modules("games", game).values() for name in constants(source)}
    for path, source in modules("renderers", game).items():
        assert constants(source) & of_rules == set(), path


def test_figures_that_are_planted_in_a_picture_are_found() -> None:
    assert drawn_figures('tokens = f"{held}/10"') == {"/10"}
    assert drawn_figures('goal = "15 to finish"') == {"15 to finish"}
    assert drawn_figures('outline = "M 0 10 L 10 10"') == set()
    assert drawn_figures('asset = "noble-01-cut"') == set()
    assert constants("MOST_TOKENS, PLACES = 10, 3\nBAR = 16") == {"MOST_TOKENS", "PLACES", "BAR"}
