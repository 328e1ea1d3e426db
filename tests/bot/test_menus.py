"""Questions of any shape as components that Discord takes."""

from dataclasses import dataclass, replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.messages import components, menus
from bot.messages.button_actions import MenuAction, MenuSubject
from bot.messages.choices import Answer, choices
from bot.messages.components import shortened, view_of
from bot.messages.custom_ids import LONGEST_CUSTOM_ID, MenuPress, decode, encode
from bot.messages.escaping import plain
from bot.messages.labels import Voices, answers_text
from bot.messages.menus import Menu, MenuPlace, menu
from bot.sandbox.limits.components import walk
from games.moves import Action
from games.package import AnyGame
from games.questions import (
    DEEPEST,
    LONGEST_NOTATION,
    MOST_OPTIONS,
    Misread,
    Option,
    Pick,
    PickSome,
    Question,
)
from games.text import Text
from renderers.words import LANGUAGES, words_for
from tests.games.playing import moments
from tests.games.promises import questions
from tests.library import GAMES

WORDS = words_for("en", "bot.messages")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
LUCK, EVERY, PAGES = 8, 15, 12
"""The random games whose menus are looked at, and how many of them."""
LONGEST = MenuPlace(
    table=10**9, ply=99_999, path=("a" * (LONGEST_NOTATION // DEEPEST - 1),) * (DEEPEST - 1)
)


@dataclass(frozen=True, slots=True)
class Did(Action):
    """A move that is told from others."""

    what: str


def say(text: Text) -> str:
    return f"{text.key} " * 40


def spoken(text: Text) -> str:
    return text.key


def pick(size: int) -> Pick:
    return Pick(
        Text("which"),
        [Option(f"k{n}", Text(f"label-{n}"), Action(), Text("hint")) for n in range(size)],
    )


def deep(key: str) -> Option:
    """An option after which one of two moves is chosen."""
    moves = [Option(f"{key}-{n}", Text(f"{key}-{n}"), Did(f"{key}-{n}")) for n in range(2)]
    return Option(key, Text(key), lambda: Pick(Text("how"), moves))


def several(size: int, least: int, most: int) -> PickSome:
    return PickSome(
        Text("which"),
        {f"k{n}": Text(f"label-{n}") for n in range(size)},
        least,
        most,
        lambda keys: Action(),
    )


def labels(shown: Menu) -> list[str]:
    parts = walk(view_of(*shown.rows, shown.tail).to_components())
    return [part["label"] for part in parts if "label" in part]


@given(some.text(), some.integers(2, 200))
def test_what_is_shortened_fits_and_what_fits_is_left_alone(text: str, longest: int) -> None:
    cut = shortened(text, longest)
    assert len(cut) <= longest
    assert cut == text or (len(text) > longest and cut.endswith("…"))


def test_what_keeps_an_address_from_working_stays_in_what_is_cut() -> None:
    name = plain("https://evil.example")
    assert name in shortened(f"{name} {'word ' * 20}", 60)
    assert shortened("+\u2060£2 and more", 12) == "+£2 and more"


def test_a_text_is_cut_between_words() -> None:
    assert shortened("take three tokens of different colours", 20) == "take three tokens…"


@pytest.mark.parametrize(
    "question",
    [pick(n) for n in (1, 5, 6, 15, 16, MOST_OPTIONS, 75)] + [several(25, 0, 25), several(3, 3, 3)],
)
async def test_every_menu_fits_discord_however_long_its_labels_are(question: Question) -> None:
    shown = menu(MenuPlace(10**9, 99_999), question, say, WORDS)
    parts = list(walk(view_of(*shown.rows).to_components()))
    for part in parts:
        assert len(part.get("label", "")) <= 80
        assert 1 <= len(part.get("custom_id", "-")) <= 100
        assert len(part.get("options", [])) <= 25
        assert all(len(option["label"]) <= 100 for option in part.get("options", []))
        assert all(
            len(option.get("description") or "") <= 100 for option in part.get("options", [])
        )


@pytest.mark.parametrize("ordering", [False, True], ids=["move", "order"])
@pytest.mark.parametrize("action", MenuAction)
def test_the_longest_place_has_a_custom_id_that_discord_takes_and_is_found_again(
    action: MenuAction, ordering: bool
) -> None:
    place = replace(LONGEST, ordering=ordering)
    custom_id = encode(place.press(action))
    pressed = decode(custom_id)
    assert len(custom_id) <= LONGEST_CUSTOM_ID
    assert isinstance(pressed, MenuPress)
    assert (pressed.action, MenuPlace.of(pressed)) == (action, place)


async def test_a_few_options_are_buttons_and_many_are_a_list() -> None:
    few, many = (menu(MenuPlace(1, 0), pick(n), spoken, WORDS) for n in (5, 16))
    assert labels(few) == ["label-0", "label-1", "label-2", "label-3", "label-4"]
    assert [
        part["options"][0]["value"]
        for part in walk(view_of(*many.rows).to_components())
        if "options" in part
    ] == ["k0"]


async def test_what_a_game_lays_out_is_a_page_of_its_own() -> None:
    listed = Pick(Text("which"), [deep(f"k{n}") for n in range(3)])
    laid_out = replace(listed, layout=lambda: listed.options)

    def turn(question: Pick) -> Pick:
        take = Option("take", Text("take"), lambda: question)
        return Pick(Text("turn"), [take, Option("end", Text("end"), Did("end"))])

    assert len(choices(turn(listed)) or ()) == 7
    assert labels(menu(MenuPlace(1, 0), turn(laid_out), spoken, WORDS)) == ["take", "end"]


async def test_there_is_a_way_back_but_not_from_the_first_question() -> None:
    first = menu(MenuPlace(1, 0), pick(2), spoken, WORDS)
    confirming = menu(MenuPlace(1, 0, ("k1",)), pick(2), spoken, WORDS)
    assert "Back" not in labels(first)
    assert labels(confirming) == ["Confirm", "Back"]
    assert confirming.content == "Hint\n**label-1?**"


async def test_none_of_several_things_can_be_picked_by_a_button() -> None:
    assert labels(menu(MenuPlace(1, 0), several(25, 0, 2), spoken, WORDS)) == ["None"]
    assert menu(MenuPlace(1, 0, ("none",)), several(3, 0, 2), spoken, WORDS).content == "**None?**"


async def test_what_was_picked_is_read_back_in_the_order_of_the_question() -> None:
    place = MenuPlace(1, 0).picking(["k2", "k0"])
    assert menu(place, several(3, 1, 2), spoken, WORDS).content == "**label-0, label-2?**"


async def test_things_that_need_a_look_each_are_picked_one_by_one() -> None:
    together = menu(MenuPlace(1, 0), several(4, 2, 2), spoken, WORDS)
    singly = menu(MenuPlace(1, 0), replace(several(4, 2, 2), singly=True), spoken, WORDS)
    assert "label-0, label-1" in str([*walk(view_of(*together.rows).to_components())])
    (select,) = [part for part in walk(view_of(*singly.rows).to_components()) if "options" in part]
    assert [option["label"] for option in select["options"]] == [f"label-{n}" for n in range(4)]
    assert (select["min_values"], select["max_values"]) == (2, 2)


def weighed(keys: frozenset[str]) -> Text:
    return Text("weight-" + "-".join(sorted(keys)))


async def test_what_was_picked_is_shown_with_what_it_comes_to_before_it_is_confirmed() -> None:
    question = replace(several(3, 1, 2), tally=weighed)
    shown = menu(MenuPlace(1, 0, ("k0+k2",)), question, spoken, WORDS)
    assert shown.content == "Weight-k0-k2\n**label-0, label-2?**"
    assert labels(shown) == ["Confirm", "Back"]


async def test_the_hint_of_an_answer_is_told_before_it_is_confirmed() -> None:
    assert menu(MenuPlace(1, 0, ("k0",)), pick(1), spoken, WORDS).content == "Hint\n**label-0?**"


@pytest.mark.parametrize(("language", "doing"), [("en", "Keep"), ("ru", "Оставить")])
async def test_the_last_look_says_what_is_done_where_the_answer_does_not(
    language: str, doing: str
) -> None:
    words = words_for(language, "bot.messages", "games.last_will")
    voices = Voices(spoken, spoken, spoken, spoken, doing=words.doing)
    some = PickSome(Text("ask-keep", n=1), {"k": Text("card")}, 1, 1, lambda keys: Did("kept"))
    kept = menu(MenuPlace(1, 2, ("k",)), some, voices, words)
    assert kept.content == f"**{doing}: card?**"
    one = Pick(Text("ask-turn", left=1, money="£1"), [Option("k", Text("card"), Did("done"))])
    assert menu(MenuPlace(1, 2, ("k",)), one, voices, words).content == "**card?**"


async def test_what_is_hinted_of_buttons_stands_above_them_and_of_a_list_in_it() -> None:
    assert (
        menu(MenuPlace(1, 0), pick(2), spoken, WORDS).content
        == "which\n• label-0 · hint\n• label-1 · hint"
    )
    assert menu(MenuPlace(1, 0), pick(16), spoken, WORDS).content == "which"


async def test_a_move_in_a_list_has_its_own_note_and_not_that_of_what_leads_to_it() -> None:
    def one(n: int, hint: Text | None) -> Option:
        return Option(f"way-{n}", Text(f"way-{n}"), Did(f"way-{n}"), hint)

    def both(hint: Text | None) -> Pick:
        return Pick(Text("ball"), [one(1, hint), one(2, hint)])

    several, takes, own = Text("several ways"), Text("takes"), Text("own")
    ball = Option("ball", Text("ball"), lambda: both(None), several)
    shared = Option("ball", Text("ball"), lambda: both(None), several, shared_hint=takes)
    noted = Option("ball", Text("ball"), lambda: both(own), several, shared_hint=takes)
    other = Option("park", Text("park"), Did("park"), Text("green"))
    for option, hint in ((ball, None), (shared, takes), (noted, own)):
        found = choices(Pick(Text("which"), [option, other]))
        assert found is not None
        assert [choice.hint for choice in found] == [hint, hint, Text("green")]


async def test_more_hints_than_a_phone_has_lines_for_stand_in_a_list() -> None:
    said = [menu(MenuPlace(1, 0), pick(n), spoken, WORDS).content for n in (10, 11)]
    assert [text.count("hint") for text in said] == [10, 0]


async def test_of_many_choices_the_lines_above_repeat_the_brief_name() -> None:
    voices = Voices(spoken, lambda text: "brief", spoken, lambda text: "brief")
    said = [menu(MenuPlace(1, 0), pick(n), voices, WORDS).content for n in (4, 5)]
    assert [text.count("• brief · ") for text in said] == [0, 5]


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("k{n}: red and blue", ["Choose: k0 … k12", "Choose: k13 … k25"]),
        ("House: {n}", ["Choose: House: 0 … House: 12", "Choose: House: 13 … House: 25"]),
    ],
    ids=["briefly", "in-full-where-that-is-alike"],
)
async def test_of_several_lists_each_says_with_what_it_begins_and_ends(
    label: str, told: list[str]
) -> None:
    lines = [Option(f"k{n}", Text(label.format(n=n)), Action()) for n in range(26)]
    shown = menu(MenuPlace(1, 0), Pick(Text("which"), lines), spoken, WORDS)
    parts = walk(view_of(*shown.rows).to_components())
    assert [part["placeholder"] for part in parts if "options" in part] == told


async def test_where_an_answer_led_it_has_no_ellipsis_any_more() -> None:
    rest = Option("rest", Text("Otherwise…"), lambda: pick(2))
    shown = menu(MenuPlace(1, 0, ("rest",)), Pick(Text("which"), [rest, deep("k")]), spoken, WORDS)
    assert shown.content.startswith("Otherwise ›\nwhich")


async def test_what_is_hinted_of_several_things_stands_in_their_list() -> None:
    question = replace(several(25, 1, 2), hints={"k1": Text("rare")})
    (select,) = [
        part
        for part in walk(
            view_of(*menu(MenuPlace(1, 0), question, spoken, WORDS).rows).to_components()
        )
        if "options" in part
    ]
    assert [option.get("description") for option in select["options"]] == [
        None,
        "rare",
        *[None] * 23,
    ]


async def test_what_the_rules_would_refuse_is_refused_with_the_reason_and_not_to_be_confirmed() -> (
    None
):
    shown = menu(
        MenuPlace(1, 0, ("k0",)), several(3, 1, 2), spoken, WORDS, lambda move: Text("too-light")
    )
    assert shown.content == "**label-0** isn’t possible. too-light"
    assert labels(shown) == ["Back"]


async def test_a_menu_of_orders_is_told_from_a_menu_of_moves_on_every_page() -> None:
    shown = menu(MenuPlace(1, 0, (), ordering=True), pick(3), spoken, WORDS)
    ids = [
        part["custom_id"]
        for part in walk(view_of(*shown.rows).to_components())
        if "custom_id" in part
    ]
    pressed = [decode(custom_id) for custom_id in ids]
    assert [one.subject for one in pressed if isinstance(one, MenuPress)] == [MenuSubject.ORDER] * 3


async def test_a_path_that_answers_nothing_is_refused() -> None:
    with pytest.raises(Misread):
        menu(MenuPlace(1, 0, ("nowhere",)), pick(2), spoken, WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_no_label_of_a_game_is_cut(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = set[str]()

    def noting(text: str, longest: int) -> str:
        told = shortened(text, longest)
        cut.update([text] if told != text else [])
        return told

    for module in (menus, components):
        monkeypatch.setattr(module, "shortened", noting)
    words = words_for(language, "bot.messages", game.home)

    def in_full(text: Text) -> str:
        return words.say(text, NAMES)

    def in_brief(text: Text) -> str:
        return words.say(text, NAMES, brief=True)

    voices = Voices(in_full, in_brief, in_full, in_brief)
    for moment in islice(moments(game, max(game.rules.seats), seed=LUCK), 0, None, EVERY):
        for path, _ in islice(questions(moment.question), PAGES):
            place = MenuPlace(1, 0, path)
            shown = menu(place, moment.question, voices, words)
            told = labels(shown)
            assert len(told) == len(set(told)), "two labels are alike"
    assert not cut


async def test_what_tells_two_choices_apart_is_not_left_out() -> None:
    what = [Text("card", title=title, text=text) for title, text in CARDS]
    lay = Option("lay", Text("do"), lambda: Pick(Text("which"), [_did(text) for text in what]))
    rest = Option("end", Text("end"), Did("end"))

    def spoken(text: Text) -> str:
        return f"{title_of(text)} ({dict(text.args)['text']})" if text.args else "Do something"

    def brief(text: Text) -> str:
        return title_of(text) if text.args else "Do"

    voices = Voices(spoken, brief, spoken, brief)
    shown = menu(MenuPlace(1, 0), Pick(Text("turn"), [lay, rest]), voices, WORDS)
    assert labels(shown) == [
        "Do › Ball",
        "Do › Farm (dear)",
        "Do › Farm (cheap)",
        "Do something",
    ]


CARDS = [("Ball", "long"), ("Farm", "dear"), ("Farm", "cheap")]


def title_of(text: Text) -> str:
    return str(dict(text.args)["title"])


def _did(text: Text) -> Option:
    key = str(dict(text.args)["text"])
    return Option(key, text, Did(key))


def test_a_label_that_leads_on_has_no_ellipsis_before_what_it_led_to() -> None:
    answers = [Answer("ask", (Text(label),)) for label in ("Otherwise…", "By gold…")]
    told = [answers_text(answers[:n], lambda text: text.key, WORDS) for n in (1, 2)]
    assert told == ["Otherwise…", "Otherwise › By gold…"]
