# `make site` builds the site, `make test` tests what a change can break, in ten minutes, and `make verify` tests
# everything. `make check` tests what your change affects while you work, and `make gates` lists all gates. `make install` installs
# the program, `make dist` writes an archive of it, `make cards` draws the images for link previews, `make fuzz` searches for
# texts and calls that break something, `make mutants` makes each expectation of the course wrong to see it fail,
# `make benchmark` measures, and `make promises` writes the latest figures into the page of promises. Those that build or test first install what is missing.

SHELL := /bin/bash
TOUCHSTONE := .build/debug/touchstone
PYTHON := .venv/bin/python
RUN := $(PYTHON) Tests/Gates/gates.py

# Where `make install` installs the program; DESTDIR is for packages.
PREFIX := /usr/local
DESTDIR :=

.PHONY: site install dist dist-trial cards promises test verify gates check fuzz mutants benchmark

# A debug build, with all its dependencies, takes a fraction of the time of a release build, and either one
# builds the site in seconds. The engine for the browser is the committed one unless its sources have changed
# since.
site:
	@.ci/install site
	@engine=$$(.ci/live-module) && .ci/build --product touchstone && $(TOUCHSTONE) build $$engine
	@echo "Open Site/index.html in a browser."

# A release build, which takes some minutes, with the engine, shell completions, and manual pages.
install:
	@.ci/install site
	.ci/stage "$(DESTDIR)$(PREFIX)"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/touchstone $$("$(DESTDIR)$(PREFIX)/bin/touchstone" --version)."

# The same in an archive that runs wherever it's unpacked.
dist:
	@.ci/install site
	@.ci/archive

# Makes a course with the archive on bare systems; needs Docker, or else root and debootstrap.
dist-trial:
	Tests/Gates/archive.sh "$$(ls -t .build-release/touchstone-*-linux-*.tar.gz | head -n 1)"

# Writes the figures of the last `make verify` and `make fuzz` into the page of promises.
promises:
	$(PYTHON) Tests/Gates/promises.py Content/promises.md
	$(MAKE) --no-print-directory site

# Redraws the images for link previews on other sites. They're part of the content.
cards: site
	@.ci/install test
	$(PYTHON) Tests/Browser/cards.py Site Content/cards
	$(MAKE) --no-print-directory site

# Continues after a failure, so that one run reports everything.
test:
	@.ci/install test
	@$(RUN) test

# `make verify GATES="exports wasm"` runs only these.
verify:
	@.ci/install verify
	@$(RUN) $(or $(GATES),verify)

gates:
	@python3 Tests/Gates/gates.py list

check:
	@.ci/install test
	@$(PYTHON) Tests/Gates/check.py

# FUZZ_SECONDS=1800 make fuzz
fuzz:
	@.ci/install site
	Tests/Gates/fuzz.sh $${FUZZ_SECONDS:-600}

# Makes the same mutants each time, and writes their figures to .build/mutants.json.
mutants:
	@.ci/install site
	@.ci/build --product MutantProgram && .build/debug/MutantProgram

benchmark:
	@.ci/install benchmark
	@.ci/install test
	swift build -c release --product Benchmarks
	swift build -c release --product touchstone
	.build/release/Benchmarks
	@for run in 1 2 3 4 5; do \
	  TIMEFORMAT='building the site, run '$$run': %3R s'; time .build/release/touchstone build --output .build/benchmark-site >/dev/null; \
	done
	.venv-benchmark/bin/python Tests/Benchmarks/counts.py
	.venv-benchmark/bin/python Tests/Benchmarks/build_counts.py
	.venv-benchmark/bin/python Tests/Benchmarks/examples.py .build/release/touchstone
	.venv-benchmark/bin/python Tests/Benchmarks/sites.py .build/release/touchstone
	.venv-benchmark/bin/python Tests/Benchmarks/weights.py
	$(PYTHON) Tests/Benchmarks/opening.py Site
