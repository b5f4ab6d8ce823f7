"""Checks what a change affects in about a minute, for work in progress. `make test` checks the rest.

Git determines what has changed since the branch left origin/main, including files that aren't committed yet.
The checks cover the format of Swift files, the build, the tests of the changed modules and of those that use
them directly, all scenarios, the lessons, and the pages that differ from the committed site.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path.cwd()
PROGRAM = ".build/debug/touchstone"
SITE = ".build/check-site"
TESTS = ".build/debug/TouchstonePackageTests.xctest"
PYTHON = ".venv/bin/python"


def said(*command) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def changed() -> list[str]:
    """Returns the paths that differ from the start of the branch, or from the last commit."""
    base = said("git", "merge-base", "HEAD", "origin/main").strip() or "HEAD"
    paths = said("git", "diff", "--name-only", base).splitlines()
    paths += said("git", "ls-files", "--others", "--exclude-standard").splitlines()
    return sorted({path for path in paths if not path.startswith("Site/")})


def touched_tests(paths: list[str]) -> list[str]:
    """Returns the test targets that have changed, or that use a module that has."""
    targets = json.loads(said("swift", "package", "describe", "--type", "json"))["targets"]
    if "Package.swift" in paths:
        return [target["name"] for target in targets if target["type"] == "test"]
    new = {
        target["name"] for target in targets
        if any(path.startswith(target["path"] + "/") for path in paths)
    }
    return sorted(
        target["name"] for target in targets
        if target["type"] == "test" and new & {target["name"], *target.get("target_dependencies", [])}
    )


FAILED = []


def step(claim: str, *command: str, environment=None):
    """Runs a command, and prints what it checked and how long it took."""
    start = time.monotonic()
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env=os.environ | (environment or {}), check=False)
    seconds = time.monotonic() - start
    if done.returncode:
        print(done.stdout)
        FAILED.append(claim)
    print(f"== {'FAILED' if done.returncode else 'passed'} in {seconds:.0f} s: {claim}", flush=True)
    return done.returncode == 0


def main() -> int:
    paths = changed()
    print(f"{len(paths)} files have changed")
    there = [path for path in paths if Path(path).is_file()]
    swift = [path for path in there if path.endswith(".swift")]
    if swift:
        step("the Swift files that have changed are formatted", "swift", "format", "lint", "--strict", *swift)
    if any(path.startswith("Sources/") for path in paths):
        step("the core modules import the standard library only", "Tests/Gates/core-imports.sh")
    if not step("everything builds, without a warning", ".ci/build", "--build-tests"):
        return 1
    if any(path.startswith(("Sources/", "Tests/", "Package.swift")) for path in paths):
        if tests := touched_tests(paths):
            step(f"the tests pass of {', '.join(tests)}", TESTS, "--testing-library", "swift-testing",
                 "--filter", rf"^({'|'.join(tests)})\.")
    step("every scenario does what its lesson says", PROGRAM, "test")
    lessons = [path for path in there if path.startswith("Content/") and Path(path).name[0].isdigit()
               and path.endswith(".md") and path.count("/") == 1]
    if lessons:
        step("the lessons that have changed stand up to a strict editor", PYTHON, "Tests/Lessons/run.py",
             ".build/debug/Modules", *lessons)
    if any(path.startswith(("Content/", "Templates/", "Sources/", "Tests/Browser/")) for path in paths):
        folder = Path(".build/check-engine")
        # Read-only pages don't depend on which sources the engine is from.
        subprocess.run([".ci/committed-engine", folder], check=False)
        options = ["--engine", folder / "LiveModule.wasm"] if (folder / "LiveTools.wasm").is_file() else []
        if step("the site can be made", PROGRAM, "build", "--output", SITE, *options):
            step("the pages that have changed are sound in a browser", PYTHON, "Tests/Browser/run.py", SITE,
                 "--unlike", "Site")
    print(f"{len(FAILED)} of these failed" if FAILED else "What was looked at is right; `make test` looks at everything")
    return 1 if FAILED else 0


if __name__ == "__main__":
    sys.exit(main())
