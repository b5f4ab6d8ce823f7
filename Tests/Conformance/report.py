"""Turns the results of the scenarios' tests into a report for `Content/conformance`.

Usage: report.py TESTS RESULTS --tool COMMIT [--date DAY] [--output FOLDER]
  TESTS    the folder that `touchstone conformance` has written
  RESULTS  what `xcrun xcresulttool get test-results tests` prints
"""

import argparse
import datetime
import json
import re
import sys
from pathlib import Path

# How Xcode calls the system that runs in each of its places.
SYSTEMS = {"iOS Simulator": ("iOS", "simulator"), "iOS": ("iOS", "device")}


class WrongResults(Exception):
    """The results aren't those of a run on one simulator or device."""


def cases(nodes: list) -> dict:
    """Returns the test cases below some nodes by the names of their classes."""
    found = {}
    for node in nodes:
        if node.get("nodeType") == "Test Case":
            found[node.get("nodeIdentifier", "").split("/")[0]] = node
        else:
            found |= cases(node.get("children", []))
    return found


def messages(node: dict) -> list[str]:
    """Returns the failures in a test case, in order."""
    own = [node["name"]] if node.get("nodeType") == "Failure Message" else []
    return own + [text for child in node.get("children", []) for text in messages(child)]


# What a difference says of the line that was expected.
DIFFERENCES = [
    (r"(.*) is missing (?:after \d+ lines|at the end|before .* at \d+ ms)", r"\1"),
    (r"(.*) comes (?:at \d+ ms|\d+ times)", r"\1"),
    (r"(.*) comes after (.*)", r"\1 before \2"),
    (r"(.*) should never happen, and does at \d+ ms", r"never \1"),
    (r"(.*) shouldn't happen at \d+ ms", r"no other \1"),
    (r"the states of (.*) are .*", r"the states of \1"),
]


def expectation(message: str, code: str) -> str | None:
    """Returns the expectation that a failure is about, or None if it isn't about one."""
    difference = re.search(r'XCTAssertNil failed: "(.*)"', message)
    for pattern, words in DIFFERENCES if difference else []:
        found = re.fullmatch(pattern, difference[1])
        if found:
            return found.expand(words)
    place = re.match(r"[^:]*:(\d+): XCTAssertTrue failed", message)
    lines = code.splitlines()
    if place and 1 < int(place[1]) <= len(lines):
        number = re.search(r"setup\.expectation(\d+)\(\)", lines[int(place[1]) - 2])
        said = number and re.search(rf"/// `(.*)`\n *func expectation{number[1]}\(", code)
        if said:
            return said[1]
    return None


def result(entry: dict, case: dict | None, folder: Path) -> dict:
    """Returns what the report says about a scenario."""
    own = {key: entry[key] for key in ("scenario", "variant") if key in entry}
    if "reason" in entry:
        return own | {"result": "not run", "reason": entry["reason"]}
    if case is None:
        return own | {"result": "not run", "reason": "the results don't have its test"}
    outcome = case.get("result")
    partial = {"partial": True} if entry.get("partial") else {}
    if outcome == "Passed":
        return own | {"result": "agreed"} | partial
    failures = messages(case)
    code = (folder / f"{entry['test']}.swift").read_text()
    for message in failures:
        found = expectation(message, code)
        if found is None:
            # Something else went wrong first, and what follows may only follow from that.
            break
        return own | {"result": "differs", "expectation": found} | partial
    reason = failures[0] if failures else f"its test ended with '{outcome}'"
    return own | {"result": "not run", "reason": " ".join(reason.split())}


def report(folder: Path, results: dict, tool: str, date: str) -> dict:
    """Returns the report."""
    devices = results.get("devices", [])
    if len(devices) != 1:
        raise WrongResults(f"the results are from {len(devices)} devices instead of one")
    device = devices[0]
    if device.get("platform") not in SYSTEMS:
        known = "' or '".join(SYSTEMS)
        raise WrongResults(f"the platform is '{device.get('platform')}', not '{known}'")
    system, environment = SYSTEMS[device["platform"]]
    found = cases(results.get("testNodes", []))
    if not found:
        raise WrongResults("the results have no test")
    scenarios = json.loads((folder / "scenarios.json").read_text())["scenarios"]
    return {
        "format": 1, "system": f"{system} {device['osVersion']}", "environment": environment,
        "device": device["modelName"], "date": date, "tool": tool,
        "results": [result(entry, found.get(entry.get("test")), folder) for entry in scenarios],
    }


def text(report: dict) -> str:
    """Returns a report as JSON with each scenario on a line of its own."""
    head = "".join(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n"
                   for key, value in report.items() if key != "results")
    lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in report["results"])
    return f'{{\n{head}  "results": [\n{lines}\n  ]\n}}\n'


def name(report: dict) -> str:
    """Returns the name of a report's file: `conformance-26.1.json`."""
    place = "" if report["environment"] == "simulator" else "-device"
    return f"conformance-{report['system'].split()[1]}{place}.json"


def main() -> int:
    parser = argparse.ArgumentParser(description="Turn test results into a conformance report.")
    parser.add_argument("tests", type=Path)
    parser.add_argument("results", type=Path)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--date", default=datetime.date.today().isoformat())
    parser.add_argument("--output", type=Path, default=Path("Content/conformance"))
    given = parser.parse_args()
    try:
        made = report(given.tests, json.loads(given.results.read_text()), given.tool, given.date)
    except (WrongResults, json.JSONDecodeError) as problem:
        print(f"error: {given.results}: {problem}", file=sys.stderr)
        return 1
    given.output.mkdir(parents=True, exist_ok=True)
    file = given.output / name(made)
    file.write_text(text(made))
    counts = {word: sum(entry["result"] == word for entry in made["results"])
              for word in ("agreed", "differs", "not run")}
    print(f"{file}: {counts['agreed']} agreed, {counts['differs']} differ, {counts['not run']} not run")
    return 0


if __name__ == "__main__":
    sys.exit(main())
