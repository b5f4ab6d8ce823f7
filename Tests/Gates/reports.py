"""Checks the reports of `touchstone test`, the traces of `touchstone run`, and the comparisons of
`touchstone compare` with other programs: JSON with a
validator and the published schemas, JUnit's XML with a parser and xmllint, and TAP with Perl's prove.

prove supports the protocol up to version 13, of which version 14 is a backward-compatible extension, so it
gets the report with the older version number.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema
import junitparser

ROOT = pathlib.Path.cwd()
PROGRAM = ROOT / ".build/debug/touchstone"
SCENE = """UIView root
  UIView B  frame: 100 100 100 100
    UILongPressGestureRecognizer hold

press B for 600ms

expect
  hold began at {time}
"""
LESSON = """---
title: One <press> & more
part: Reports
{question}: Who "waits"?
---

```scenario good
{good}```

```scenario wrong
{wrong}```

```scenario later skip: "not # yet, <perhaps> \\\\ never"
{wrong}```
"""


def course(folder):
    """Writes lessons that pass, fail, and skip scenarios, and one with an error."""
    (folder / "Content").mkdir()
    (folder / "Content/site.yaml").write_text("title: Reports\nparts:\n  - Reports\n")
    for number, question in enumerate(["question", "qestion", "question"]):
        text = LESSON.format(
            question=question, good=SCENE.format(time="500ms"), wrong=SCENE.format(time="400ms"))
        (folder / f"Content/0{number}-one-{number}.md").write_text(text)
    (folder / "ünë alone.scenario").write_text(SCENE.format(time="500ms"))
    (folder / "broken.scenario").write_text("UIVeiw B\n")


def run(folder, *arguments):
    return subprocess.run(
        [PROGRAM, *arguments], cwd=folder, capture_output=True, text=True, check=False)


def expect(what, seen, wanted):
    if seen != wanted:
        sys.exit(f"error: {what} should be {wanted!r}, not {seen!r}")


def validator(name):
    schema = json.loads((ROOT / f"Content/schemas/{name}.schema.json").read_text())
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


def check_json(text):
    lines = [json.loads(line) for line in text.splitlines()]
    reader = validator("test-report")
    for line in lines:
        reader.validate(line)
    expect("the first line", lines[0]["scenarios"], 11)
    expect("the failures", lines[-1]["failed"], 4)
    expect("the skipped", sum(line.get("status") == "skipped" for line in lines), 3)
    broken = json.loads(json.dumps(lines[1]))
    broken["kind"] = "something"
    expect("what is no report", reader.is_valid(broken), False)


def check_junit(path):
    subprocess.run(["xmllint", "--noout", path], check=True)
    suites = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in suites for case in suite]
    expect("the cases", len(cases), 12)
    kinds = [type(result).__name__ for case in cases for result in case.result]
    expect("the failures", kinds.count("Failure"), 4)
    expect("the errors", kinds.count("Error"), 1)
    expect("the skipped", kinds.count("Skipped"), 3)
    for suite in suites:
        expect("the cases of a suite", suite.tests, len(list(suite)))
        expect("the failures of a suite", suite.failures, sum(
            isinstance(result, junitparser.Failure) for case in suite for result in case.result))
    failure = next(result for case in cases for result in case.result
                   if isinstance(result, junitparser.Failure))
    expect("the listing", "hold began at 400ms" in failure.text, True)


def check_tap(folder, text):
    path = folder / "results.tap"
    path.write_text(text.replace("TAP version 14", "TAP version 13", 1))
    result = subprocess.run(
        ["prove", "--exec", "cat", path], capture_output=True, check=False)
    # The output of prove isn't necessarily UTF-8.
    words = result.stdout.decode(errors="replace")
    expect("the points of '" + words + "'", "Tests: 12 Failed: 5" in words, True)
    expect("the errors of the parser", "Parse errors" in words, False)


VARIANTS = """UIView root

variant tap
  tap root
  expect
    root touchesEnded

variant press
  press root for 600ms
  expect
    root touchesEnded at 600ms
"""


def check_variants(folder):
    (folder / "variants.scenario").write_text(VARIANTS)
    reader = validator("trace")
    result = run(folder, "run", "variants.scenario", "--format", "json")
    document = json.loads(result.stdout)
    reader.validate(document)
    expect("the variants", [each["name"] for each in document["variants"]], ["tap", "press"])
    document["variants"][1]["trace"]["events"][0]["kind"] = 5
    expect("what is no trace of a variant", reader.is_valid(document), False)


def check_traces():
    reader = validator("trace")
    names = run(ROOT, "test", "--list").stdout.split("\n")[:-1]
    traces = []
    for name in names[:: max(1, len(names) // 40)]:
        result = run(ROOT, "run", name, "--format", "json")
        # A scenario that is skipped, or shows an error in the language, has no trace.
        if result.stdout:
            document = json.loads(result.stdout)
            reader.validate(document)
            traces += [document] if "events" in document else []
    expect("whether there are traces", len(traces) > 10, True)
    traces[0]["events"][0]["kind"] = 5
    expect("what is no trace", reader.is_valid(traces[0]), False)


def check_comparisons(folder):
    reader = validator("log-comparison")
    log = run(folder, "run", "ünë alone.scenario", "--format", "log").stdout
    lines = log.splitlines(keepends=True)
    for text, verdict in (
            (log, "agrees"), ("".join(lines[:-1]) + "0 ms  other began\n", "differs"), (log + log, "agrees")):
        (folder / "device.log").write_text(text)
        result = run(folder, "compare", "ünë alone.scenario", "device.log", "--format", "json")
        document = json.loads(result.stdout)
        reader.validate(document)
        expect("the verdict", document["verdict"], verdict)
        expect("the exit code", result.returncode, int(verdict == "differs"))
        document["runs"][0]["parts"][0]["rows"][0]["kind"] = "neither"
        expect("what is no comparison", reader.is_valid(document), False)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        course(folder)
        result = run(
            folder, "test", "--no-cache", "Content", "ünë alone.scenario", "broken.scenario", "--report",
            "junit=results.xml", "--report", "json=results.json", "--report", "tap")
        expect("the exit code", result.returncode, 1)
        check_json((folder / "results.json").read_text())
        check_junit(folder / "results.xml")
        check_tap(folder, result.stdout)
        check_variants(folder)
        check_comparisons(folder)
    check_traces()


if __name__ == "__main__":
    main()
