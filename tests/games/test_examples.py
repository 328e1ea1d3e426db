"""The examples in the docstrings of the kernel do what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import games

MODULES = sorted(path.stem for path in Path(games.__file__).parent.glob("*.py"))
WITH_EXAMPLES = {"chance", "draft", "moves", "questions", "rules", "tally", "text"}


@pytest.mark.parametrize("name", [name for name in MODULES if name != "__init__"])
def test_the_examples_of_a_module_come_out_as_they_say(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"games.{name}"), optionflags=doctest.ELLIPSIS)
    assert failed == 0
    assert tried or name not in WITH_EXAMPLES
