"""The mark that ties a test to the rules it holds the code to: `@rule("SP-26", "SP-X17")`."""

import pytest

rule = pytest.mark.rule
