# All it takes is Python 3.11 or newer. Everything else (a virtual environment in .venv, the libraries, Node.js for building the
# browser client if the machine has none) make fetches itself, the first time it is needed.
#
#   make play     opens a table in the browser, you against two bots
#   make test     the tests, in some minutes            make test ARGS="-k auction"  some of them
#   make slow     the tests that take long: whole games in the browser, thousands of games looked at
#   make check    style and types
#   make bench    how fast it is
#   make walk     a longer walk through games than the tests take (20 000; ARGS=100000 for more)
#   make wheel    a package to install elsewhere, in dist/

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

venv := .venv
py := $(venv)/bin/python
pip := $(py) -m pip --quiet --disable-pip-version-check
say = @printf '· %s\n'

.PHONY: play serve test slow check format bench walk client wheel warm clean
.DELETE_ON_ERROR:

play: client
	$(say) 'setting the table (Ctrl+C stops it; the games stay)'
	@$(venv)/bin/ridback play $(ARGS)

serve: client
	@$(venv)/bin/ridback serve $(ARGS)

test: $(venv)/.tools client warm
	$(say) 'testing the client'
	@$(py) tools/client.py test
	$(say) 'testing'
	@$(py) -m pytest -n $(JOBS) -m 'not slow' $(ARGS)

slow: $(venv)/.tools client warm
	$(say) 'testing what takes long'
	@$(py) -m pytest -n $(JOBS) -m slow $(ARGS)

check: $(venv)/.tools
	$(say) 'style'
	@$(py) -m ruff check
	@$(py) -m ruff format --check
	$(say) 'types'
	@$(py) -m mypy
	$(say) 'style and types of the client'
	@$(py) tools/client.py check

format: $(venv)/.tools
	@$(py) -m ruff check --fix
	@$(py) -m ruff format

bench: $(venv)/.tools warm
	$(say) 'measuring (best with nothing else running)'
	@$(py) -m bench $(ARGS)

walk: $(venv)/.tools warm
	$(say) 'walking through games and looking at every state'
	@$(py) -m tests.walk $(ARGS)

client: $(venv)/.ready
	@$(py) tools/client.py build

wheel: $(venv)/.ready
	@$(pip) wheel --no-deps --wheel-dir dist .
	@ls -l dist

# Compiled once here, so that test workers and benchmarks find it in the cache instead of each compiling the same.
warm: $(venv)/.ready
	$(say) 'compiling the rules and the bots (a minute the first time, then cached)'
	@$(py) -c 'from ridback.rules import warm; warm.warm(); from ridback.bots import warm; warm.warm()'

$(venv)/.ready: pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Ridback needs Python 3.11 or newer; say which with: make PYTHON=python3.12 …'; exit 1; }
	@test -x $(py) || { echo '· making a virtual environment in $(venv)'; $(PYTHON) -m venv $(venv); } || \
	    { rm -rf $(venv); echo 'Python has no working venv module here; on Debian: apt-get install python3-venv'; exit 1; }
	$(say) 'installing Ridback and what it needs, and building the client (a minute or two)'
	@$(pip) install --upgrade pip
	@$(pip) install --editable .
	@touch $@

$(venv)/.tools: $(venv)/.ready
	$(say) 'installing what testing and checking need (half a minute)'
	@$(pip) install --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(venv) dist build src/ridback/static web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
