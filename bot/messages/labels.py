"""What buttons and entries of lists are called: one answer, or several of which a move is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.messages.choices import Answer, MenuChoice, Page
from games.text import Text
from renderers.words import Words

ANSWER_SEPARATOR = " › "
"""Between the answers of which a move is made."""

Say = Callable[[Text], str]
"""Renders a text in the reader's language, with the players' names."""


def _unsaid(_question: Text) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Voices:
    """How a menu speaks: labels, and lines, in which alone Discord formats; in full or briefly."""

    label: Say
    label_briefly: Say
    line: Say
    line_briefly: Say
    doing: Say = _unsaid
    """What whoever answers a question does, where its answers do not say that."""

    @classmethod
    def of(cls, say: Say) -> Voices:
        """One voice for all."""
        return cls(say, say, say, say)


def answers_text(answers: Sequence[Answer], say: Say, words: Words) -> str:
    """The answers so far as one phrase: what is to be done.

    A label that ends with an ellipsis leads on: it has none before what it led to.
    """
    return joined_labels([_told(answer, say, words) for answer in answers])


def ways_to_say(answers: Sequence[Answer], say: Say, brief: Say, words: Words) -> list[str]:
    """The same phrase from the fullest to the briefest: what was answered last is shortened last,
    since it tells more than what led there.
    """
    voices = (say, say), (brief, say), (brief, brief)
    return [_made_of(answers, first, last, words) for first, last in voices]


def names_of(
    shown: Sequence[MenuChoice], say: Say, brief: Say, words: Words
) -> list[tuple[MenuChoice, str]]:
    """The choices with what they are called: one answer in full, several as briefly as tells each
    from the others.
    """
    told = [ways_to_say(choice.answers, say, brief, words) for choice in shown]
    full, brief_at_first, brief_at_all = ([ways[n] for ways in told] for n in range(3))
    names = list[str]()
    for place, choice in enumerate(shown):
        ways = [brief_at_all, brief_at_first] if _is_made_of_several(choice) else []
        alone = (way[place] for way in ways if way.count(way[place]) == 1)
        names.append(next(alone, full[place]))
    return [*zip(shown, names, strict=True)]


def pressed_text(pages: Sequence[Page], say: Say, brief: Say, words: Words) -> str:
    """What is pressed for a move, page by page, as one phrase."""
    return joined_labels(
        [
            next(
                name
                for choice, name in names_of(page.shown, say, brief, words)
                if choice is page.pressed
            )
            for page in pages
        ]
    )


def _is_made_of_several(choice: MenuChoice) -> bool:
    return sum(len(answer.labels) for answer in choice.answers) > 1


def _made_of(answers: Sequence[Answer], first: Say, last: Say, words: Words) -> str:
    """Some answers, the last of them told by another voice."""
    told = [_told(answer, first, words) for answer in answers[:-1]]
    return joined_labels([*told, *(_told(answer, last, words) for answer in answers[-1:])])


def _told(answer: Answer, say: Say, words: Words) -> str:
    return ", ".join(_counted(answer.labels, say, words)) or words("menu-none")


def joined_labels(told: Sequence[str]) -> str:
    """Several labels, as what is pressed one after the other."""
    return ANSWER_SEPARATOR.join([*(text.removesuffix("…") for text in told[:-1]), *told[-1:]])


def _counted(labels: Sequence[Text], say: Say, words: Words) -> list[str]:
    """The labels, each once, with how often it was chosen."""
    return [
        said if n == 1 else words("menu-times", what=said, n=n)
        for said, n in Counter(map(say, labels)).items()
    ]
