"""What all tests share: chance that repeats, and the flag that writes expected results anew.

A test that compares with a stored file takes the fixture `regenerate` and, when it is true, writes the file instead.
"""

import pytest
from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True)
settings.load_profile("parlour")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write transcripts, golden pictures and counts anew instead of comparing with them",
    )


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
