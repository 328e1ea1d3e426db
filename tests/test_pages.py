"""The pages that people read: their links lead somewhere, and their lines are short."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
DECISIONS = ROOT / "docs" / "decisions"
LONGEST_LINE = 100

CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$", re.MULTILINE)
REFERENCE = re.compile(r"\]\[([^\]]+)\]")
DEFINITION = re.compile(r"^\[([^\]]+)\]: ", re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
SECTIONS = ("## Context", "## Decision", "## Consequences")


def prose(page: Path) -> str:
    """A page without its examples of code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The fragments by which a page's headings are linked."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_nowhere(page: Path, link: str) -> bool:
    """Whether a link of a page names a file or a heading that does not exist."""
    if re.match(r"[a-z]+:", link):
        return False
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or (anchor != "" and anchor not in anchors(target))


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in PAGES
        for link in ("".join(found) for found in LINK.findall(prose(page)))
        if leads_nowhere(page, link)
    ]
    assert not broken


def test_every_reference_is_defined() -> None:
    undefined = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in PAGES
        for name in set(REFERENCE.findall(prose(page))) - set(DEFINITION.findall(prose(page)))
    ]
    assert not undefined


def test_lines_are_short() -> None:
    long = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in PAGES
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)
        # an address cannot be broken, nor a row of a table
        if len(line) > LONGEST_LINE and " " in line.strip() and not line.startswith("|")
    ]
    assert not long


def test_every_decision_has_its_sections_and_is_listed() -> None:
    pages = sorted(page for page in DECISIONS.glob("*.md") if page.name != "README.md")
    numbers = [page.name[:4] for page in pages]
    assert numbers == [f"{number:04d}" for number in range(1, len(pages) + 1)]
    listed = re.findall(
        r"\((\d{4}-[\w-]+\.md)\)", (DECISIONS / "README.md").read_text(encoding="utf-8")
    )
    assert listed == [page.name for page in pages]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert all(section in text for section in SECTIONS), page.name
