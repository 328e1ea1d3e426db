"""The time of the tests of the host."""

import pytest

from tests.bot.clockwork import Clockwork


@pytest.fixture
def clock() -> Clockwork:
    """The host's time, which stands still until it is told to pass."""
    return Clockwork()
