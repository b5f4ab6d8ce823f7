"""Writes the latest figures of each promise into the page of promises, from what the gates, the tests, and the
fuzzers have written in this clone.

usage: promises.py PAGE
"""

import datetime
import json
import re
import sys
from collections import Counter
from pathlib import Path

GATES = Path(".build/gates")
FUZZERS = Path(".build-fuzz")
# The two gates that run Swift tests, with the events that each one writes.
TESTS = {"tests": GATES / "usual.jsonl", "exhaustive": GATES / "exhaustive.jsonl"}
# What `make mutants` has found.
MUTANTS = Path(".build/mutants.json")
# The rows of the table of mutants that pass, which each say why.
SURVIVORS = re.compile(r"(?m)^\| equivalent, because .*\n(\| ---.*\n)?(\| .*\n)*")
# How the page says when its figures were written.
WRITTEN = re.compile(r"The figures are those of the gates' run on \d{4}-\d\d-\d\d\.")


def log(name):
    """Returns what a gate has written."""
    file = GATES / f"{name}.log"
    if not file.exists():
        sys.exit(f"error: there's no log of the gate {name}; 'make verify' writes it")
    return file.read_text(errors="replace")


def gate(name, pattern):
    """Returns what a pattern finds last in a gate's log."""
    found = re.findall(pattern, log(name), re.MULTILINE)
    if not found:
        sys.exit(f"error: the log of the gate {name} has no '{pattern}'")
    return found[-1]


def cases():
    """Returns the number of passed test cases of each suite, and fails if a test has failed."""
    passed, parameterized = Counter(), set()
    lines = []
    for name, events in TESTS.items():
        if not events.exists():
            sys.exit(f"error: there's no {events}; 'make verify' writes it")
        # Not `splitlines`: an argument of a test can contain other line breaks.
        lines += events.read_text().rstrip("\n").split("\n")
    for line in lines:
        record = json.loads(line)
        if record["kind"] != "event":
            continue
        event = record["payload"]
        if event["kind"] == "issueRecorded" and not event.get("issue", {}).get("isKnown"):
            sys.exit(f"error: a test has failed: {event.get('testID')}")
        test = event.get("testID", "")
        suite = test.split("/")[0].split(".")[-1]
        if event["kind"] == "testCaseEnded":
            parameterized.add(test)
            passed[suite] += 1
        elif event["kind"] == "testEnded" and "/" in test and test not in parameterized:
            passed[suite] += 1
    return passed


def told(unit):
    """Returns the sum of a figure that tests print themselves."""
    counts = [int(count) for count in re.findall(rf"^figure: (\d+) {unit}$", "\n".join(map(log, TESTS)), re.MULTILINE)]
    if not counts:
        sys.exit(f"error: no test has told its {unit}")
    return sum(counts)


def fuzzing():
    """Returns what the fuzzers' last runs add up to, after other figures; nothing if they haven't run."""
    runs = seconds = covered = 0
    logs = sorted(FUZZERS.glob("*.log"))
    if not logs:
        return ""
    for one in logs:
        text = one.read_text(errors="replace")
        runs += sum(int(count) for count in re.findall(r"stat::number_of_executed_units:\s*(\d+)", text))
        seconds += sum(int(count) for count in re.findall(r"^Done \d+ runs in (\d+) second", text, re.MULTILINE))
        covered += max((int(count) for count in re.findall(r"cov: (\d+)", text)), default=0)
    findings = sum(len(list(FUZZERS.glob(f"*-{kind}-*"))) for kind in ("crash", "timeout", "oom"))
    return f"; {runs:,} inputs in {seconds / 3600:.1f} hours, {covered:,} branches, {findings} open findings"


def mutants():
    """Returns the figures of mutated expectations and of their updates, and the table of mutants that pass."""
    if not MUTANTS.exists():
        sys.exit(f"error: there's no {MUTANTS}; 'make mutants' writes it")
    found = json.loads(MUTANTS.read_text())
    check, update, never = found["check"], found["update"], found["never"]
    survivors = [one for one in check["survivors"] if one["count"]]
    holes = sum(one["count"] for one in survivors if one["class"] == "unexplained") + never["contradictions"]
    if holes or update["wrong"]:
        sys.exit(f"error: {holes} mutants pass and {update['wrong']} updates are wrong; 'make mutants' prints them")
    caught = check["failed"] + check["rejected"]
    passing = sum(one["count"] for one in survivors)
    alone = update["refused"] + update["rejected"] + update["holds"]
    table = ["| equivalent, because … | mutants |", "| --- | --- |"]
    table += [f"| {one['because']} | {one['count']:,} |" for one in sorted(survivors, key=lambda one: -one["count"])]
    return (f"{check['mutants']:,} mutants: {caught:,} fail or have an error, {passing:,} are equivalent",
            f"{sum(update.values()):,} mutants: {update['restored']:,} restored, {update['moreExact']:,} with the same "
            f"events, {alone:,} left alone", "\n".join(table) + "\n")


def figures():
    """Returns the figures of each promise, by the promise's first words."""
    passed = cases()

    def tested(*suites):
        count = sum(passed[suite] for suite in suites)
        if not all(passed[suite] for suite in suites):
            sys.exit(f"error: no test of {', '.join(suites)} has run")
        return f"{count:,} cases"

    files = gate("committed-site", r"(\d+) files;")
    scenarios, events = gate("wasm", r"^(\d+) scenarios, (\d+) events, .* 0 differences$")
    checks = gate("all-pages", r"^(\d+) passed, 0 failed$")
    mutated, updated, _ = mutants()
    exports, lines = gate("exports", r"^(\d+) exports .*\((\d+) lines\).* 0 differ$")
    return {
        "Equal sources": f"{files} files made again",
        "Whatever kills": f"{told('killed builds'):,} killed builds, {tested('PublishingTests')}",
        "`format`": f"{told('formatted texts'):,} texts",
        "`test --update` changes no byte": tested("UpdateTests"),
        "`test --update` changes a line": updated,
        "A green line": mutated,
        "A damaged cache": tested("KnownSiteTests"),
        "A text,": f"{tested('HostileTextTests', 'LimitTests')}{fuzzing()}",
        "No page": f"{int(checks):,} checks of all pages",
        "The preview": tested("ServeTests", "PreviewServerTests"),
        "The engine": f"{int(scenarios):,} scenarios, {int(events):,} events",
        "The code": f"{int(exports):,} exports, {int(lines):,} lines",
        "A fact": tested("RuleTests"),
    }


def main():
    page = Path(sys.argv[1])
    found = figures()
    lines = []
    for line in page.read_text().splitlines(keepends=True):
        promise = next((one for one in found if line.startswith("| " + one)), None)
        if promise:
            cells = line.rstrip("\n").split(" | ")
            line = " | ".join([*cells[:2], found.pop(promise) + " |"]) + "\n"
        lines.append(line)
    if found:
        sys.exit(f"error: {page} has no promise that begins with {', '.join(found)}")
    text, count = SURVIVORS.subn(lambda _: mutants()[2], "".join(lines))
    if count != 1:
        sys.exit(f"error: {page} has no table of mutants that are equivalent")
    text, count = WRITTEN.subn(
        f"The figures are those of the gates' run on {datetime.date.today().isoformat()}.", text)
    if count != 1:
        sys.exit(f"error: {page} doesn't say once when its figures were written")
    page.write_text(text)
    print(f"{page} has the figures of today")


if __name__ == "__main__":
    main()
