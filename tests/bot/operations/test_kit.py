"""What ships for the operator names only what there is: metrics, settings, commands, headings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

import bot.app  # noqa: F401 - whatever counts anything is imported with it
from bot.operations.cli import COMMANDS, main

ROOT = Path(__file__).parents[3]
KIT = ROOT / "docs" / "operating"
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
METRIC = re.compile(r"\bparlour_[a-z_]+")
SUFFIXES = ("_total", "_bucket", "_count", "_sum")


def own() -> set[str]:
    """The metrics that the bot has, by their family's name."""
    return {family.name for family in REGISTRY.collect() if family.name.startswith("parlour_")}


def named(text: str) -> set[str]:
    """The metrics that a text names, without the suffixes that Prometheus adds."""
    found = set()
    for name in METRIC.findall(text):
        suffix = next((one for one in SUFFIXES if name.endswith(one)), "")
        found.add(name.removesuffix(suffix))
    return found


@pytest.mark.parametrize("file", ["alerts.yaml", "dashboard.json"])
def test_every_metric_that_is_named_exists(file: str) -> None:
    found = named((KIT / file).read_text("utf-8"))
    assert found
    assert found <= own()


def test_the_dashboard_shows_every_metric() -> None:
    board = json.loads((KIT / "dashboard.json").read_text("utf-8"))
    queries = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    assert named(queries) == own()


def test_the_page_explains_every_metric_in_its_table() -> None:
    rows = {line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `parlour_")}
    assert rows == own()


def test_every_alert_names_a_paragraph_that_there_is() -> None:
    headings = {line.lstrip("# ") for line in PAGE.splitlines() if line.startswith("#")}
    texts = re.findall(r"docs/operating\.md, “(.+?)”", (KIT / "alerts.yaml").read_text("utf-8"))
    assert texts
    assert set(texts) <= headings


def test_the_page_lists_every_setting_of_the_bot() -> None:
    context = main.make_context("parlour", ["run", "--help"], resilient_parsing=True)
    command = main.get_command(context, "run")
    assert command is not None
    settings = {variable for option in command.params if isinstance(variable := option.envvar, str)}
    rows = {line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `PARLOUR_")}
    assert rows == settings | {"PARLOUR_TOKEN"}


def test_every_command_that_is_named_exists() -> None:
    files = [PAGE, *(file.read_text("utf-8") for file in KIT.iterdir())]
    files += [(ROOT / name).read_text("utf-8") for name in ("compose.yaml", "compose.scale.yaml")]
    line = re.compile(r"(?:bin/|^    |`)parlour ([a-z][a-z-]+)", re.MULTILINE)
    named_there = {command for text in files for command in line.findall(text)}
    assert named_there
    assert named_there <= COMMANDS.keys()


def test_the_unit_runs_what_is_installed() -> None:
    unit = (KIT / "parlour.service").read_text("utf-8")
    data = re.search(r"PARLOUR_DATA=(\S+)", unit)
    assert data is not None
    assert Path(data[1]).name in re.findall(r"^StateDirectory=(\S+)", unit, re.MULTILINE)
