# `make site` builds the site, `make test` runs every gate, `make check` tests what a change affects in about
# a minute, `make install` installs the program, `make dist` writes an archive of it, `make cards` draws the images
# for link previews, `make fuzz` searches for texts and calls that break something, `make benchmark` measures, and
# `make promises` writes the latest figures into the page of promises.
# Each one first installs what is missing.

SHELL := /bin/bash
GATE := @Tests/Gates/gate.sh
TOUCHSTONE := .build/debug/touchstone
PYTHON := .venv/bin/python
# The number of concurrent gates: one more than there are cores, because a browser often waits.
JOBS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# Where `make install` installs the program; DESTDIR is for packages.
PREFIX := /usr/local
DESTDIR :=

.PHONY: site install dist dist-trial cards promises test check fuzz benchmark gates format core-imports build \
  documentation tests engine wasm committed-site pages preview live others benchmarks reports lessons counts exports conformance \
  workflows editor walk languages

# A debug build, with all its dependencies, takes a fraction of the time of a release build, and either one
# builds the site in seconds. The engine for the browser is the committed one unless its sources have changed
# since.
site:
	@.ci/install site
	.ci/build --product touchstone
	$(TOUCHSTONE) build $$(.ci/live-module)
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

# Writes the figures of the last `make test` and `make fuzz` into the page of promises.
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
	@$(MAKE) --no-print-directory --keep-going --jobs=$(JOBS) gates
	@echo; echo "Every gate is passed."

check:
	@.ci/install test
	@$(PYTHON) Tests/Gates/check.py

# The slowest gates start first. The pages are the committed site's, which one gate compares with a new build,
# so the browsers don't have to wait for that build.
gates: build engine pages others live tests committed-site wasm lessons format core-imports \
  documentation benchmarks reports preview languages counts exports conformance workflows editor walk

format:
	$(GATE) "Every Swift file is formatted, with no forced unwrapping and documented publics" \
	  swift format lint --strict --parallel --recursive Package.swift Sources Tests

core-imports:
	$(GATE) "The core modules import the standard library only" Tests/Gates/core-imports.sh

# Package.swift turns every warning into an error.
build:
	$(GATE) "Everything builds, without a warning, importing only what is declared" \
	  .ci/build --build-tests

documentation: build
	$(GATE) "Every declaration of more than one file's interest is documented, and DocC can show it" \
	  Tests/Gates/documentation.sh

benchmarks: build
	$(GATE) "The benchmarks measure what they say" .build/debug/TouchEngineBenchmarks --smoke
	$(GATE) "The figures of a large run can be drawn" .build/debug/FigureBenchmarks --smoke

# `Tests/Gates/counts.py --record` rewrites the table.
counts: build
	$(GATE) "Nothing takes more instructions than it did" $(PYTHON) Tests/Gates/counts.py

engine:
	$(GATE) "The core modules are Embedded Swift and link into a WebAssembly module" \
	  Tests/Gates/engine.sh

wasm: build engine
	$(GATE) "The WebAssembly module prints the same traces as the program" \
	  $(PYTHON) Tests/Gates/wasm.py

committed-site: build
	$(GATE) "The committed site is what its sources make, to the byte" Tests/Gates/committed-site.sh

reports: build
	$(GATE) "Reports and traces are read by the readers that they are meant for" \
	  $(PYTHON) Tests/Gates/reports.py

tests: build
	$(GATE) "All tests pass, and every scenario is one of them" \
	  .build/debug/TouchstonePackageTests.xctest --testing-library swift-testing \
	  --event-stream-output-path .build/gates/events.jsonl --event-stream-version 0

lessons: build
	$(GATE) "Every lesson of the course stands up to a strict editor" \
	  $(PYTHON) Tests/Lessons/run.py .build/debug/Modules

# Type-checks the UIKit code of every scenario against the engine, and runs it there; then runs the lessons' own
# code in the scenarios, and type-checks both with UIKit's isolation.
exports: build
	$(GATE) "Exported UIKit code does on the engine what its scenario does" \
	  $(PYTHON) Tests/Exports/run.py $(TOUCHSTONE)
	$(GATE) "The lessons' code reacts to touches as the scenario beside it says" \
	  $(PYTHON) Tests/Exports/reactions.py $(TOUCHSTONE)
	$(GATE) "The lessons' code and the exports compile as an app's code, on UIKit's main actor" \
	  $(PYTHON) Tests/Exports/lessons.py $(TOUCHSTONE)

# Plays exported tests on the engine, as a Mac does on a simulator, and shows a report of it.
conformance: build
	$(GATE) "A report of the scenarios' tests reaches the pages, and a wrong one is refused" \
	  $(PYTHON) Tests/Conformance/check.py $(TOUCHSTONE)

# Workflows run on GitHub only, so this checks their form.
workflows: build
	$(GATE) "The workflows, the action, and the container file are sound" \
	  Tests/Gates/workflows.sh $(TOUCHSTONE)

editor: build
	$(GATE) "An editor finds, explains, and fixes errors through the language server" \
	  env TOUCHSTONE=$(TOUCHSTONE) $(PYTHON) -m pytest -q -p no:cacheprovider \
	  -o asyncio_default_fixture_loop_scope=function Tests/LanguageServer

# From `new site` to a browser, in two languages.
walk: build
	$(GATE) "A new author's course is written, published, and read" $(PYTHON) Tests/Walk/walk.py $(TOUCHSTONE)

pages:
	$(GATE) "Every page is sound in a browser, in ten views" $(PYTHON) Tests/Browser/run.py Site

preview: build
	$(GATE) "A preview follows what is written" \
	  $(PYTHON) Tests/Browser/preview.py $(TOUCHSTONE)

languages: build
	$(GATE) "Pages in Chinese, and from right to left, are in their language and laid out for it" \
	  $(PYTHON) Tests/Browser/languages.py $(TOUCHSTONE)

live:
	$(GATE) "Readers can touch, change and share scenarios in Chromium" \
	  $(PYTHON) Tests/Browser/live.py Site

others:
	$(GATE) "Readers can do so in Firefox and WebKitGTK" $(PYTHON) Tests/Browser/others.py Site

# FUZZ_SECONDS=1800 make fuzz
fuzz:
	@.ci/install site
	Tests/Gates/fuzz.sh $${FUZZ_SECONDS:-600}

benchmark:
	@.ci/install benchmark
	@.ci/install test
	swift build -c release --product TouchEngineBenchmarks
	swift build -c release --product FigureBenchmarks
	swift build -c release --product touchstone
	.build/release/TouchEngineBenchmarks
	.build/release/FigureBenchmarks
	@for run in 1 2 3 4 5; do \
	  TIMEFORMAT='building the site, run '$$run': %3R s'; time .build/release/touchstone build --output .build/benchmark-site >/dev/null; \
	done
	.venv-benchmark/bin/python Tests/Benchmarks/counts.py
	.venv-benchmark/bin/python Tests/Benchmarks/build_counts.py
	.venv-benchmark/bin/python Tests/Benchmarks/examples.py .build/release/touchstone
	.venv-benchmark/bin/python Tests/Benchmarks/sites.py .build/release/touchstone
	.venv-benchmark/bin/python Tests/Benchmarks/weights.py
	$(PYTHON) Tests/Benchmarks/opening.py Site
