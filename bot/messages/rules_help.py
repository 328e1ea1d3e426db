"""The digest of a game's rules, by section and by rule id, as it lies beside the rules themselves.

Before the first section the second paragraph says what the game is about. A section is a heading of
the second level, a rule a list item that begins with its id in bold: `SP-07`, or `SP-X7` for an
example.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_HEADING = re.compile(r"##\s+(?P<title>.+)")
_RULE = re.compile(r"[-*]\s+(?P<text>\*\*(?P<id>[A-Z]{2,}-[A-Z]?\d+)\b.*)")
_ITEM = re.compile(r"[-*|]\s")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as it is written, but each of its paragraphs and items in a line of its own."""

    id: str
    text: str

    @property
    def line(self) -> str:
        """The rule in one line, for a list of suggestions."""
        bare = re.sub(r"^\*\*[^*]*\*\*\s*", "", self.text)
        return f"{self.id}: {bare}".replace("*", "").replace("\n", " ")


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All the rules of a game."""

    sections: tuple[Section, ...]
    gist: str = ""
    """What the game is about, in a few sentences."""

    def rule(self, wanted: str) -> Rule | None:
        """Return the rule of an id, however that is typed: `sp-07`, `SP 7`, `spx7`."""
        typed = _number(wanted)
        return next((rule for rule in self.rules if typed and _number(rule.id) == typed), None)

    @property
    def topics(self) -> list[tuple[str, str]]:
        """All sections and rules: how each reads in a list, and what it is found by."""
        titles = [(section.title, section.title) for section in self.sections]
        return [*titles, *((rule.line, rule.id) for rule in self.rules)]

    @property
    def rules(self) -> Iterator[Rule]:
        """All rules, section after section."""
        return (rule for section in self.sections for rule in section.rules)


@cache
def rulebook(package: str, language: str = "en") -> Rulebook:
    """Read the `rules.<language>.md` of a game's package, else its `rules.md`; one without it has
    no sections.
    """
    for name in (f"rules.{language}.md", "rules.md"):
        source = files(package).joinpath(name)
        if source.is_file():
            return read(source.read_text(encoding="utf-8"))
    return Rulebook(())


def read(text: str) -> Rulebook:
    """Find sections and rules in a digest."""
    sections: list[Section] = []
    title, rules, lines = "", list[Rule](), list[str]()

    def end_rule() -> None:
        if lines and (found := _RULE.match(lines[0])):
            rules.append(Rule(found["id"], "\n".join([found["text"], *lines[1:]])))
        lines.clear()

    def end_section() -> None:
        end_rule()
        if title and rules:
            sections.append(Section(title, tuple(rules)))
        rules.clear()

    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            end_section()
            title = heading["title"]
        elif _RULE.match(line):
            end_rule()
            lines.append(line)
        elif line.startswith((" ", "\t")) and lines:
            if _ITEM.match(line.strip()):
                lines.append(line.strip())
            else:
                lines[-1] += f" {line.strip()}"
        elif line.strip():
            end_rule()
    end_section()
    return Rulebook(tuple(sections), _gist(text))


def _gist(text: str) -> str:
    paragraphs = text.partition("\n## ")[0].split("\n\n")
    said = [
        " ".join(paragraph.split()) for paragraph in paragraphs if not paragraph.startswith("#")
    ]
    return said[1] if len(said) > 1 else ""


def _number(wanted: str) -> tuple[str, int] | None:
    """The letters and the number of an id."""
    found = re.fullmatch(r"\s*([A-Za-z]{2,})[\s_-]*([A-Za-z]?)[\s_-]*(\d+)\s*", wanted)
    return ((found[1] + found[2]).upper(), int(found[3])) if found else None
