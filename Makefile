# Every target makes .venv when it is missing or older than what it was made from.

BIN := .venv/bin
INSTALLED := .venv/installed

.PHONY: install play test check bench load soak pictures requirements clean

install: $(INSTALLED)

play: $(INSTALLED)
	$(BIN)/parlour sandbox $(if $(PORT),--port $(PORT))

test: $(INSTALLED)
	PARLOUR_CHROMIUM="$$($(BIN)/python -m tests.chromium)" && export PARLOUR_CHROMIUM && \
	$(BIN)/pytest --numprocesses auto --dist worksteal

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/hadolint Dockerfile

bench: $(INSTALLED)
	$(BIN)/python -m tests.bench

load: $(INSTALLED)
	$(BIN)/python -m tests.bench load

soak: $(INSTALLED)
	PARLOUR_KILLS=1000 PARLOUR_DEEDS=100000 PARLOUR_WALKS=10 $(BIN)/pytest --numprocesses auto \
	tests/bot/evenings/test_killed_anywhere.py tests/bot/evenings/test_mischief.py tests/bot/test_limits_walk.py

pictures: $(INSTALLED)
	$(BIN)/python -m tests.gallery

requirements: $(INSTALLED)
	$(BIN)/python -m pip install --quiet pip-tools
	CUSTOM_COMPILE_COMMAND="make requirements" $(BIN)/python -m piptools compile --quiet --upgrade --extra dev \
		--strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--output-file requirements.txt pyproject.toml

clean:
	rm -rf .venv .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(INSTALLED): requirements.txt pyproject.toml
	@for python in python3.11 python3 python; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec $$python -m venv .venv; \
		fi; \
	done; \
	echo "Parlour needs Python 3.11 or newer, and neither python3.11 nor python3 is one."; exit 1
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@
