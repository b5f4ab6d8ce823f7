"""Checks what a change affects, for work in progress: half a minute for a lesson, three for a core module. It prints a
line for each check, the output of what failed, what it left out, and the next command.

Git determines what has changed since the branch left origin/main, including files that aren't committed yet.
"""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

PROGRAM = ".build/debug/touchstone"
SITE = Path(".build/check-site")
ENGINE = Path(".build/check-engine")
TESTS = ".build/debug/TouchstonePackageTests.xctest"
PYTHON = ".venv/bin/python"
SHOWN = 60  # lines of a failed check's output
# Test targets that take too long after each change of what they use.
SLOW = {"TouchstoneCommandsTests", "SiteBuilderTests", "ContentTests", "RuleTests"}


def said(*command) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def changed() -> list[str]:
    """Returns the paths that differ from the start of the branch, or from the last commit."""
    base = said("git", "merge-base", "HEAD", "origin/main").strip() or "HEAD"
    paths = said("git", "diff", "--name-only", base).splitlines()
    paths += said("git", "ls-files", "--others", "--exclude-standard").splitlines()
    return sorted(set(paths))


def touched_tests(paths: list[str]) -> tuple[list[str], list[str]]:
    """Returns the test targets of what has changed, and those that use it but are left to `make test`."""
    targets = json.loads(said("swift", "package", "describe", "--type", "json"))["targets"]
    tests = {target["name"]: target for target in targets if target["type"] == "test"}
    new = {
        target["name"] for target in targets
        if any(path.startswith(target["path"] + "/") for path in paths)
    }
    own = {name for name in tests if name in new or name.removesuffix("Tests") in new}
    users = {name for name, target in tests.items() if new & {*target.get("target_dependencies", [])}}
    return sorted(own), sorted(users - own)


class Run:
    """The checks of one call."""

    def __init__(self):
        self.failed: list[str] = []
        self.has_built_site = False
        self.is_engine_old = False

    def step(self, claim: str, *command, shown: str = "") -> bool:
        """Runs a command, and prints what it checked and how long it took; of a failure, the lines with a pattern."""
        start = time.monotonic()
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
        seconds = time.monotonic() - start
        if done.returncode:
            lines = done.stdout.splitlines()
            found = [line for line in lines if re.search(shown, line)] or lines
            print("\n".join(found[-SHOWN:]))
            self.failed.append(claim)
        print(f"== {'FAILED' if done.returncode else 'passed'} in {seconds:.0f} s: {claim}", flush=True)
        return not done.returncode


def check_pages(run: Run):
    """Builds the site beside the committed one, weighs the pages, and looks at those that differ."""
    # Read-only pages don't depend on which sources the engine is from.
    run.is_engine_old = subprocess.run([".ci/committed-engine", ENGINE], check=False).returncode != 0
    options = ["--engine", ENGINE / "LiveModule.wasm"] if (ENGINE / "LiveTools.wasm").is_file() else []
    if not run.step("the site can be built", PROGRAM, "build", "--output", SITE, *options):
        return
    run.has_built_site = True
    run.step("no page is over its budget", sys.executable, "Tests/Gates/weights.py", SITE)
    if not any(unlike_committed()):
        return
    run.step("changed pages are sound in a browser, on a desktop and on a phone", PYTHON, "Tests/Browser/run.py",
             SITE, "--unlike", "Site", shown=r"^(FAILED|  |\d+ passed)")


def check(run: Run, paths: list[str]) -> list[str]:
    """Runs the checks, and returns what was left out."""
    left = []
    there = [path for path in paths if Path(path).is_file()]
    if swift := [path for path in there if path.endswith(".swift")]:
        run.step("changed Swift files are formatted", "swift", "format", "lint", "--strict", *swift)
    if any(path.startswith(("Sources/", "Tests/", "Package.swift")) for path in paths):
        run.step("modules import what the manifest says", sys.executable, "Tests/Gates/imports.py")
    is_code = any(path.startswith(("Sources/", "Tests/", "Package.swift")) and path.endswith(".swift") for path in paths)
    if not Path(PROGRAM).is_file():
        print("   the first build has to compile everything, which takes a few minutes; later ones are short")
    goal = ["--build-tests"] if is_code else ["--product", "touchstone"]
    if not run.step("everything builds, without a warning", ".ci/build", *goal, shown="error|warning: |note: "):
        return ["everything else, because nothing can be run"]
    if is_code:
        own, users = touched_tests(paths)
        run_now = [name for name in own + users if name not in SLOW or name in own and name != "RuleTests"]
        if slow := [name for name in users if name not in run_now]:
            left.append(f"the tests of {', '.join(slow)}")
        left.append("exhaustive tests, and those of modules that use these indirectly")
        if run_now:
            run.step(f"the tests of {', '.join(run_now)} pass", TESTS, "--testing-library", "swift-testing",
                     "--filter", rf"^({'|'.join(run_now)})\.", "--skip", exhaustive(),
                     shown="✘|^ *(error|note)|Fatal error|Crash")
    run.step("every scenario, quiz, and challenge holds", PROGRAM, "test", shown=r"^(?!pass  )")
    lessons = [path for path in there if re.fullmatch(r"Content/\d[^/]*\.md", path)]
    if lessons and Path(".build/debug/Modules").is_dir():
        run.step("changed lessons stand up to a strict editor", PYTHON, "Tests/Lessons/run.py", ".build/debug/Modules",
                 *lessons)
    if any(path.startswith(("Content/", "Templates/", "Sources/", "Tests/Browser/")) for path in paths):
        check_pages(run)
    return [*left, "other browsers, pages that haven't changed, and all but six of those that have"]


def exhaustive() -> str:
    """Returns the pattern of the tests that only `make verify` runs."""
    lines = [line.split(" #")[0].strip() for line in Path("Tests/Gates/exhaustive.txt").read_text().splitlines()]
    return "^(" + "|".join(line for line in lines if line and not line.startswith("#")) + ")"


def unlike_committed():
    """Yields the files of the site that was just built that aren't the committed ones."""
    for path in SITE.rglob("*"):
        twin = Path("Site", path.relative_to(SITE))
        if path.is_file() and not (twin.is_file() and twin.read_bytes() == path.read_bytes()):
            yield path


def main() -> int:
    start, run, paths = time.monotonic(), Run(), changed()
    sources = [path for path in paths if not path.startswith("Site/")]
    print(f"{len(sources)} files have changed")
    left = check(run, sources)
    print(f"\n{time.monotonic() - start:.0f} s; left out: {'; '.join(left)}")
    if run.failed:
        print(f"failed: {'; '.join(run.failed)}")
        return 1
    is_stale = run.has_built_site and (run.is_engine_old or any(unlike_committed()))
    print("next: make site, and commit Site with your change" if is_stale else "next: make test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
