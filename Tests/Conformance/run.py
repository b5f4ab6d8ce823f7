#!/usr/bin/env python3
"""Plays the scenarios on an iOS simulator, and writes a report. It needs a Mac with Xcode 16.3 and XcodeGen.

Usage: run.py [--tests FOLDER] [--destination DESTINATION] [--output FOLDER]
  --tests        the folder that `touchstone conformance` has written; made here without it
  --destination  for xcodebuild
  --output       the folder for the report
"""

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# A phone with the scenarios' screen, 390 by 844 points.
DESTINATION = "platform=iOS Simulator,name=Touchstone"
# The files that tests print with, and ask.
SUPPORT = [ROOT / "Content/code" / name for name in ("TouchTrace.swift", "TouchTraceLog.swift")]


def prepare(tests: Path, generated: Path):
    """Copies the tests and what they need."""
    shutil.rmtree(generated, ignore_errors=True)
    generated.mkdir(parents=True)
    for file in [*sorted(tests.glob("*.swift")), *SUPPORT]:
        shutil.copy(file, generated)


def run(*command, **options):
    print("+", *command, flush=True)
    return subprocess.run([str(word) for word in command], **options)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the scenarios on an iOS simulator.")
    parser.add_argument("--tests", type=Path)
    parser.add_argument("--destination", default=DESTINATION)
    parser.add_argument("--output", type=Path, default=ROOT / "Content/conformance")
    given = parser.parse_args()
    build = HERE / ".build"
    build.mkdir(exist_ok=True)
    tests = given.tests or build / "tests"
    if not given.tests:
        run(ROOT / ".ci/build", "--product", "touchstone", check=True)
        run(ROOT / ".build/debug/touchstone", "conformance", "--output", tests, check=True, cwd=ROOT)
    prepare(tests, HERE / "Generated")
    run("xcodegen", "generate", "--quiet", check=True, cwd=HERE)
    results = build / "results.xcresult"
    shutil.rmtree(results, ignore_errors=True)
    # It fails when a test does, which is a result like any other.
    run("xcodebuild", "test", "-quiet", "-project", HERE / "Conformance.xcodeproj", "-scheme", "Conformance",
        "-destination", given.destination, "-resultBundlePath", results)
    if not results.exists():
        return 1
    listing = build / "results.json"
    with listing.open("w") as file:
        run("xcrun", "xcresulttool", "get", "test-results", "tests", "--path", results, check=True, stdout=file)
    json.loads(listing.read_text())
    commit = run("git", "rev-parse", "--short=10", "HEAD", check=True, cwd=ROOT, capture_output=True, text=True)
    return run(sys.executable, HERE / "report.py", tests, listing, "--tool", commit.stdout.strip(),
               "--output", given.output).returncode


if __name__ == "__main__":
    sys.exit(main())
