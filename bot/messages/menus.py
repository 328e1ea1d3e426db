"""Questions as components, and components as answers.

A menu holds no state: table, ply and the answers so far are in each `custom_id`, so it works after
a restart, and a move is found again by asking the game anew. Everything fits Discord: whatever a
game's labels say, they are shortened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

import discord

from bot.messages.button_actions import MenuAction, MenuSubject
from bot.messages.choices import MOST_BUTTONS, MenuChoice, choices, page_before, trail
from bot.messages.components import (
    LONGEST_BUTTON,
    LONGEST_ENTRY,
    LONGEST_PLACEHOLDER,
    MOST_IN_A_ROW,
    MOST_OPTIONS,
    Row,
    button,
    capitalised,
    shortened,
)
from bot.messages.custom_ids import MenuPress, NudgePress, WhatPress, decode, encode
from bot.messages.labels import Say, Voices, answers_text, names_of
from bot.messages.language import as_typed
from bot.messages.laying import laying_rows
from bot.store import TableId
from games.moves import Move
from games.placements import Nudge, Placement
from games.questions import NOTHING, Pick, PickSome, Question, Tone
from games.text import Text
from renderers.words import Words

FEW_BUTTONS = 5
"""So few answers are buttons, as long as no label would be cut."""
SHORT_LABEL = 48
"""Characters of a label with which more answers are buttons, too."""
TELLING_LABEL = 56
"""The same where brief names would not tell one from another."""
FEW_HINTED = 4
"""Where more buttons have hints, the lines above call them by their brief names."""
MOST_HINTED = 10
"""So many buttons with a hint above: more fill a phone before the first button is seen."""

STYLES = {
    Tone.USUAL: discord.ButtonStyle.primary,
    Tone.DANGER: discord.ButtonStyle.danger,
}

Icon = Callable[[Text], discord.PartialEmoji | None]
"""Returns what a button or an option with this label bears."""


def no_icon(_label: Text) -> None:
    """Words alone."""


@dataclass(frozen=True, slots=True)
class MenuPlace:
    """Where a menu stands: at which ply of which table, after which answers."""

    table: int
    ply: int
    path: tuple[str, ...] = ()
    ordering: bool = False
    """Whether the answers are to the question for an order, and not to what the seat must
    decide.
    """
    spot: str = ""
    """Where a piece lies that is being laid; empty where it is shown first."""

    def then(self, *answers: str) -> MenuPlace:
        """The place some answers further."""
        return replace(self, path=(*self.path, *answers), spot="")

    def picking(self, keys: Sequence[str]) -> MenuPlace:
        """The place after these were picked from a select: several things, or one way on."""
        if len(keys) == 1:
            return self.then(*keys[0].split())
        return self.then("+".join(keys) or NOTHING)

    def press(self, action: MenuAction) -> MenuPress:
        """What pressing a component at this place means."""
        subject = MenuSubject.ORDER if self.ordering else MenuSubject.MOVE
        return MenuPress(action, subject, TableId(self.table), self.ply, self.path)

    def nudge(self, nudge: Nudge, spot: str) -> NudgePress:
        """What moving a piece from a spot at this place means."""
        subject = MenuSubject.ORDER if self.ordering else MenuSubject.MOVE
        return NudgePress(nudge, subject, TableId(self.table), self.ply, self.path, spot)

    @property
    def asking_what(self) -> WhatPress:
        """What asking about the cards at this place means."""
        subject = MenuSubject.ORDER if self.ordering else MenuSubject.MOVE
        return WhatPress(subject, TableId(self.table), self.path)

    @classmethod
    def of(cls, press: MenuPress | NudgePress) -> MenuPlace:
        """The place at which this was pressed."""
        ordering = press.subject is MenuSubject.ORDER
        return cls(press.table, press.ply, press.path, ordering)


@dataclass(frozen=True, slots=True)
class Menu:
    """A question, or a move to confirm, as it is shown."""

    content: str
    rows: Sequence[Row]
    tail: Row = field(default_factory=list)
    """Buttons that may share a row with others below: the way back."""


def menu(
    place: MenuPlace,
    question: Question,
    voices: Voices | Say,
    words: Words,
    refusal: Callable[[Move], Text | None] = lambda move: None,
    icon: Icon = no_icon,
) -> Menu:
    """What stands at `place` of a question; raises `Misread` if nothing does.

    `refusal` tells why the rules would refuse a move that several things were picked for: that is
    not to be confirmed.
    """
    voices = voices if isinstance(voices, Voices) else Voices.of(voices)
    say, tell = voices.label, voices.line
    found = trail(question, place.path)
    so_far = answers_text(found.answers, tell, words)
    back = _back(place, question, words)
    if isinstance(found.here, Move):
        remark = capitalised(tell(found.remark)) if found.remark else None
        so_far = " ".join(filter(None, [voices.doing(question.prompt), so_far]))
        return _confirming(place, so_far, remark, refusal(found.here), back, tell, words)
    if isinstance(found.here, Placement):
        return _laying(place, found.here, so_far, back, tell, words)
    shown = choices(found.here)
    hints: list[str] = []
    if shown is not None:
        named = _named(shown, voices, words)
        rows, hints = _shown(place, named, voices, words, icon)
    else:
        assert isinstance(found.here, PickSome), "every other question has choices"
        rows = [*_several(place, found.here, say, words, icon)]
    why_not = found.here.unavailable if isinstance(found.here, Pick) else None
    first = tell(question.prompt) if place.path and not back else ""
    lines = [
        first,
        so_far and f"{so_far.removesuffix('…')} ›",
        tell(found.here.prompt),
        *hints,
        *(f"-# {tell(reason)}" for reason in (why_not() if why_not else ())),
    ]
    return Menu("\n".join(filter(None, lines)), rows, back)


def rows_without(question: Question, move: Move, rows: Sequence[Row]) -> list[Row]:
    """Return the rows of a question's menu without the buttons that make a move."""
    return [[item for item in row if _leads_to(item, question) != move] for row in rows]


def _leads_to(item: discord.ui.Item[discord.ui.View], question: Question) -> Move | Question | None:
    """The move or the question that a button leads to."""
    pressed = decode(getattr(item, "custom_id", None) or "")
    if isinstance(pressed, MenuPress) and pressed.action is not MenuAction.ENTER:
        return trail(question, pressed.path).here
    return None


def _laying(
    place: MenuPlace, piece: Placement, so_far: str, back: Row, say: Say, words: Words
) -> Menu:
    """A piece on its grid: where it lies or why it may not, and buttons that move and lay it."""
    spot = piece.spot(place.spot) or piece.best
    refused, key = piece.refusal(spot), piece.key(spot)
    told = say(piece.covers(spot)) if refused is None else words("lay-refused", why=say(refused))
    lines = [so_far and f"{so_far} ›", say(piece.prompt), capitalised(told)]
    lay = place.then(key).press(MenuAction.DO)
    rows = laying_rows(piece, spot, lambda nudge: place.nudge(nudge, key), lay, words)
    return Menu("\n".join(filter(None, lines)), rows, back)


def _confirming(
    place: MenuPlace,
    so_far: str,
    remark: str | None,
    refused: Text | None,
    back: Row,
    say: Say,
    words: Words,
) -> Menu:
    """A move as it was put together, what it comes to, and a last look before it is made."""
    if refused is None:
        line = words("menu-sure", move=so_far)
        style = discord.ButtonStyle.success
        row: Row = [button(words("menu-confirm"), place.press(MenuAction.DO), style)]
    else:
        line, row = words("menu-impossible", move=so_far, reason=say(refused)), []
    return Menu("\n".join(filter(None, (remark, line))), [[*row, *back]])


def _named(
    shown: Sequence[MenuChoice], voices: Voices, words: Words
) -> Sequence[tuple[MenuChoice, str]]:
    """The choices with what they are called: briefly, where else they would not be buttons."""
    full = names_of(shown, voices.label, voices.label_briefly, words)
    longest = max(_seen(name) for _, name in full)
    fits = longest <= (LONGEST_BUTTON if len(full) <= FEW_BUTTONS else SHORT_LABEL)
    if fits or len(full) > MOST_BUTTONS or any(choice.row for choice in shown):
        return full
    brief = names_of(shown, voices.label_briefly, voices.label_briefly, words)
    named = [name for _, name in brief]
    room = LONGEST_BUTTON if len(brief) <= FEW_BUTTONS else SHORT_LABEL
    told_apart = len(set(named)) == len(named) and max(map(_seen, named)) <= room
    return brief if told_apart else full


def _shown(
    place: MenuPlace,
    named: Sequence[tuple[MenuChoice, str]],
    voices: Voices,
    words: Words,
    icon: Icon,
) -> tuple[Sequence[Row], list[str]]:
    """The choices as buttons, or as selects where they are many or long; and what is hinted of
    buttons, which have no room for it.
    """
    longest = max(_seen(name) for _, name in named)
    few = len(named) <= FEW_BUTTONS and longest <= LONGEST_BUTTON
    hinted = sum(1 for choice, _ in named if choice.hint)
    short = len(named) <= MOST_BUTTONS and longest <= TELLING_LABEL and hinted <= MOST_HINTED
    if few or short or any(choice.row for choice, _ in named):
        return _buttons(place, named, icon), _hints([choice for choice, _ in named], voices, words)
    apart = [pair for pair in named if _is_apart(pair[0])]
    listed = [pair for pair in named if not _is_apart(pair[0])]
    hints = _hints([choice for choice, _ in apart], voices, words)
    return [
        *_selects(place, listed, voices.label, words, icon),
        *_buttons(place, apart, icon),
    ], hints


def _seen(name: str) -> int:
    """How many characters one sees of a name."""
    return len(as_typed(name))


def _hints(shown: Sequence[MenuChoice], voices: Voices, words: Words) -> list[str]:
    """A line for each choice that has a hint: its name, which is brief where there are many, and
    the hint.
    """
    hinted = [choice for choice in shown if choice.hint]
    name = voices.line if len(hinted) <= FEW_HINTED else voices.line_briefly
    return [
        f"• {answers_text(choice.answers, name, words)} · {voices.line(choice.hint)}"
        for choice in hinted
        if choice.hint
    ]


def _icon_of(choice: MenuChoice, icon: Icon) -> discord.PartialEmoji | None:
    """The emoji of the last answer that has one; none where it has several."""
    for answer in reversed(choice.answers):
        found = list(dict.fromkeys(filter(None, map(icon, answer.labels))))
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _buttons(place: MenuPlace, named: Sequence[tuple[MenuChoice, str]], icon: Icon) -> list[Row]:
    """Rows of buttons, those that pass or end something in a row of their own."""
    together = sorted(named, key=lambda pair: (_is_apart(pair[0]), pair[0].row))
    rows = list[Row]()
    for (_, place_of_row), group in groupby(
        together, key=lambda pair: (_is_apart(pair[0]), pair[0].row)
    ):
        pairs = [*group]
        if not place_of_row:  # else they lie as in the picture
            pairs.sort(key=lambda pair: pair[0].tone is not Tone.USUAL)
        items: Row = [_button(place, choice, name, icon) for choice, name in pairs]
        lines = -(-len(items) // MOST_IN_A_ROW)
        width = -(-len(items) // lines)
        rows += [items[start : start + width] for start in range(0, len(items), width)]
    return rows


def _is_apart(choice: MenuChoice) -> bool:
    return choice.tone in {Tone.APART, Tone.DANGER}


def _button(
    place: MenuPlace, choice: MenuChoice, name: str, icon: Icon
) -> discord.ui.Button[discord.ui.View]:
    action = MenuAction.ASK if choice.entry is None else MenuAction.ENTER
    style = STYLES.get(choice.tone, discord.ButtonStyle.secondary)
    return button(name, place.then(*choice.path).press(action), style, _icon_of(choice, icon))


def _selects(
    place: MenuPlace, named: Sequence[tuple[MenuChoice, str]], say: Say, words: Words, icon: Icon
) -> Iterator[Row]:
    """As few selects as hold the choices; of several each says what it holds."""
    for n, (told, held) in enumerate(_lists(named, say, words)):
        select = _select(place, told, part=n)
        for choice, name in held:
            select.add_option(
                label=shortened(name, LONGEST_ENTRY),
                value=" ".join(choice.path),
                description=shortened(say(choice.hint), LONGEST_ENTRY) if choice.hint else None,
                emoji=_icon_of(choice, icon),
            )
        yield [select]


def _lists(
    named: Sequence[tuple[MenuChoice, str]], say: Say, words: Words
) -> Iterator[tuple[str, Sequence[tuple[MenuChoice, str]]]]:
    """The choices of each list, and what stands above them: what they have in common, or with what
    the list begins and ends.
    """
    groups = list(dict.fromkeys(choice.group for choice, _ in named))
    held = [[pair for pair in named if pair[0].group == group] for group in groups]
    if 1 < len(groups) <= len(PARTS) and max(map(len, held)) <= MOST_OPTIONS:
        for group, pairs in zip(groups, held, strict=True):
            yield capitalised(say(group)) if group else words("menu-pick"), pairs
        return
    number = -(-len(named) // MOST_OPTIONS)
    size = -(-len(named) // number) if number else 0
    for start in range(0, len(named), size or 1):
        part = named[start : start + size]
        told = words("menu-pick")
        if number > 1:
            told = words("menu-pick-between", **_ends(part[0][1], part[-1][1]))
        yield told, part


def _ends(first: str, last: str) -> dict[str, str]:
    """With what a list begins and ends. A colon leads to details, which are left out unless the
    rest is alike.
    """
    short = {"first": first.partition(":")[0], "last": last.partition(":")[0]}
    if short["first"] != short["last"]:
        return short
    half = LONGEST_PLACEHOLDER // 2 - len(" … ")
    return {"first": shortened(first, half), "last": shortened(last, half)}


def _several(place: MenuPlace, some: PickSome, say: Say, words: Words, icon: Icon) -> Iterator[Row]:
    if some.most:
        exact = "yes" if some.least == some.most else "no"
        select = _select(
            place, words("menu-pick-some", least=some.least, most=some.most, exact=exact)
        )
        select.min_values, select.max_values = max(1, some.least), min(some.most, len(some.things))
        for key, label in some.things.items():
            hint = shortened(say(some.hints[key]), LONGEST_ENTRY) if key in some.hints else None
            select.add_option(
                label=shortened(say(label), LONGEST_ENTRY),
                value=key,
                description=hint,
                emoji=icon(label),
            )
        yield [select]
    if not some.least:
        yield [button(words("menu-none"), place.then(NOTHING).press(MenuAction.ASK))]


def _select(
    place: MenuPlace, placeholder: str, part: int = 0
) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=encode(place.press(PARTS[part])),
        placeholder=shortened(placeholder, LONGEST_PLACEHOLDER),
    )


PARTS = (MenuAction.PICK, MenuAction.PICK_SECOND, MenuAction.PICK_THIRD)
"""Several selects of one page need custom ids of their own."""


def _back(place: MenuPlace, question: Question, words: Words) -> Row:
    earlier = page_before(question, place.path)
    if earlier is None:
        return []
    return [button(words("menu-back"), replace(place, path=earlier).press(MenuAction.ASK))]
