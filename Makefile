# Grimoire: everything is installed into .venv inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(wildcard src/grimoire/games/*/*.py) src/grimoire/kernel/game.py setup.py
JOBS ?= auto
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.PHONY: help play test test-fast test-all lint bench bench-peers bench-decks playthroughs clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

play: .venv/play ## set everything up and play SpellBook in the terminal (ARGS="--players 3" for more)
	@$(BIN)/grimoire play $(ARGS)

test: lint ## set everything up and run all checks and tests
	$(BIN)/pytest -q -n $(JOBS)

test-fast: .venv/engine ## the quick tests only
	$(BIN)/ruff check -q
	$(BIN)/pytest -q -n $(JOBS) -m "not slow"

test-all: lint ## everything, a million random games included (long)
	GRIMOIRE_GAMES=1000000 $(BIN)/pytest -q -n $(JOBS)

lint: .venv/engine ## style, types and the arrows between packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/engine ## how fast the engine is, as figures and ratios
	$(BIN)/python -m bench.engine

bench-peers: .venv/engine .peers/installed ## the same against OpenSpiel and Catanatron
	$(BIN)/python -m bench.peers

bench-decks: .venv/engine ## what each card of Sigils is worth in 20,000 random games
	$(BIN)/python -m bench.decks

playthroughs: .venv/engine ## write the golden playthrough files anew
	$(BIN)/python -m tests.playthroughs.make

clean: ## remove what was built and installed
	rm -rf .venv .peers build src/*.egg-info
	find src -name '*.so' -delete

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/tools: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install -q 'setuptools>=77' mypy==2.4.1 'mypy_extensions>=1.1'
	@touch $@

.venv/play: .venv/tools $(ENGINE)
	$(BIN)/python -m pip install -q --no-build-isolation -e '.[play]'
	@$(BIN)/python -c 'import grimoire; grimoire.compiled or print("No C compiler was found: the engine runs interpreted, about 50 times slower. (apt-get install gcc python3-dev, then make clean)")'
	@touch $@

.venv/dev: .venv/play
	$(BIN)/python -m pip install -q --no-build-isolation -e '.[dev]'
	@touch $@

.venv/engine: .venv/dev
	@touch $@

.peers/installed: bench/peers.txt
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip install -q -r bench/peers.txt
	@touch $@
