"""The form by which a cup is opened."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.cup_paces import MONTH_DAYS, ROUND_HOURS, TURN_HOURS
from bot.hosting.host import AnyGame
from bot.hosting.pairing import fewest
from bot.hosting.seasons import FEWEST_IN_A_DIVISION
from bot.messages.components import SelectEntry, capitalised
from bot.messages.cups import HOURS_OF_DAY, LONGEST_CUP_NAME, length_told
from bot.messages.custom_ids import CupFormPress
from bot.messages.forms import ChoiceField, TextField, form_of
from bot.store.enums import CupForm, CupPace
from renderers.words import Words

SIGN_UP_HOURS = (1, 4, 24, 72, 168)
"""For how long people may enter."""
SEASON_DAYS = (14, 28, MONTH_DAYS, 56)
"""How long a season may last."""
USUAL_ROUNDS, USUAL_SIZE = 4, 4


def cup_form(form: CupForm, most: int, game: AnyGame, words: Words) -> discord.ui.Modal:
    """The form by which a cup is opened: name, people at a table, rounds, pace, sign-up."""
    sizes = game.rules.seats
    size = max((n for n in sizes if n <= USUAL_SIZE), default=min(sizes))
    if form is CupForm.SEASON:
        size = min(sizes)  # the more rounds there are, the more everybody plays
    paces = [
        SelectEntry(
            words(
                "cup-form-pace-entry",
                length=length_told(ROUND_HOURS[pace], words),
                turn=length_told(TURN_HOURS[pace], words),
            ),
            pace.value,
            chosen=pace is CupPace.DAYS,
        )
        for pace in CupPace
    ]
    sign_up = [
        SelectEntry(
            capitalised(length_told(hours, words)), str(hours), chosen=hours == HOURS_OF_DAY
        )
        for hours in SIGN_UP_HOURS
    ]
    fields: list[TextField | ChoiceField] = [
        TextField("name", words("cup-form-name", kind=form.value), longest=LONGEST_CUP_NAME),
        TextField(
            "size", words("cup-form-size"), _needed(form, sizes, words), str(size), longest=1
        ),
    ]
    if form is CupForm.SWISS:
        rounds = words("cup-form-rounds")
        fields.append(TextField("rounds", rounds, value=str(USUAL_ROUNDS), longest=2))
    if form is CupForm.SEASON:
        lengths = [
            SelectEntry(
                capitalised(length_told(days * HOURS_OF_DAY, words))
                if days != MONTH_DAYS
                else words("cup-form-month"),
                str(days),
                chosen=days == MONTH_DAYS,
            )
            for days in SEASON_DAYS
        ]
        fields.append(ChoiceField("days", words("cup-form-days"), lengths))
    else:
        fields.append(ChoiceField("pace", words("cup-form-pace"), paces))
    fields.append(ChoiceField("until", words("cup-form-until"), sign_up))
    press = CupFormPress(form, most, game.family)
    title = words("cup-form-title", title=words("title"), kind=form.value)
    return form_of(title, press, fields)


def _needed(form: CupForm, sizes: Sequence[int], words: Words) -> str:
    """How many may sit at a table, and how many people it takes at least."""
    least, most = min(sizes), max(sizes)
    between = str(least) if least == most else f"{least}–{most}"
    if form is CupForm.SEASON:
        return words("cup-form-needs-season", sizes=between, n=FEWEST_IN_A_DIVISION)
    first, *others = ({"size": size, "n": fewest(size, sizes)} for size in sizes)
    needs = [words("cup-form-needs", **first)]
    return ", ".join([*needs, *(words("cup-form-needs-more", **other) for other in others)])
