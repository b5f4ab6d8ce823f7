#!/usr/bin/env python3
"""Makes a report from tests that play on the engine, and builds the site with it and with altered ones.

Usage: check.py TOUCHSTONE [--all]
  TOUCHSTONE  the program; its modules are in the folder `Modules` next to it
  --all       all scenarios instead of those of a few lessons
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

import mutants
import report as reporting
import run as mac

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LESSONS = ["Content/31-one-touch-one-view.md", "Content/44-long-press-and-cancelling.md",
           "Content/51-one-winner.md", "Content/52-tap-or-double-tap.md",
           "Content/84-how-far-to-trust-the-model.md"]


def exports_module():
    """Returns the script that compiles exports against the engine."""
    sys.path.append(str(HERE.parent / "Exports"))
    spec = importlib.util.spec_from_file_location("exports", HERE.parent / "Exports/run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


EXPORTS = exports_module()


def expect(what: str, seen, wanted):
    if seen != wanted:
        sys.exit(f"error: {what} should be {wanted!r}, not {seen!r}")


def located(file: Path, code: str) -> str:
    """Returns code whose errors are reported in its own file."""
    return f'#sourceLocation(file: "{file.name}", line: 1)\n{code}\n#sourceLocation()\n'


def program(touchstone: Path, generated: Path, folder: Path) -> Path:
    """Builds the program that runs the tests on the engine."""
    folder.mkdir()
    files = sorted(generated.glob("*Tests.swift"))
    sources = [HERE / "Engine.swift", HERE.parent / "Exports/Surroundings.swift", EXPORTS.LOG]
    listed, extensions = "", ""
    for start in range(0, len(files), EXPORTS.BATCH):
        text = "import RecognizerExamples\nimport UIKit\n"
        for index, file in enumerate(files[start:start + EXPORTS.BATCH], start):
            code = located(file, mutants.with_wrong_values(file.read_text()))
            extensions += f"extension Export{index}.{file.stem}: ScenarioTest {{}}\n"
            listed += f'  ("{file.stem}", Export{index}.{file.stem}.self, nil),\n'
            elsewhere = generated / "elsewhere" / file.name
            if elsewhere.exists():
                setup, name = file.stem.removesuffix("Tests"), file.stem.removesuffix("Tests") + "UITests"
                code += located(elsewhere, elsewhere.read_text())
                extensions += f"extension Export{index}.{name}: ScenarioTest {{}}\n"
                listed += (f'  ("{name}", Export{index}.{name}.self, '
                           f"{{ Export{index}.{setup}(windowScene: $0) }}),\n")
            text += f"enum Export{index} {{\n{code}}}\n"
        sources.append(folder / f"Batch{start}.swift")
        sources[-1].write_text(text)
    sources.append(folder / "Tests.swift")
    sources[-1].write_text("import UIKit\ntypealias Launch = @Sendable (UIWindowScene) -> AnyObject\n"
                           f"let tests: [(String, any ScenarioTest.Type, Launch?)] = [\n{listed}]\n{extensions}")
    built, said = EXPORTS.built(touchstone.parent, sources, folder)
    if not built:
        sys.exit("\n".join(said))
    return built


def results(playing: Path, without: str = "") -> dict:
    """Runs the tests, on an engine whose log lacks some lines, and returns what Xcode would say."""
    done = subprocess.run([playing], capture_output=True, text=True, check=True,
                          env=os.environ | {"TOUCHSTONE_WITHOUT": without})
    found = json.loads(done.stdout)
    try:
        reporting.report(Path(), found, "", "")
        sys.exit("error: the engine passes for a device")
    except reporting.WrongResults:
        pass
    # Only here, and only in a temporary folder, the engine takes the place of a simulator.
    found["devices"] = [{"deviceName": "Touchstone", "modelName": "iPhone 14", "osVersion": "26.1",
                         "platform": "iOS Simulator"}]
    return found


def check_elsewhere(playing: Path):
    """Runs the tests in another process, of which all must pass."""
    said = subprocess.run([playing], capture_output=True, text=True, check=True,
                          env=os.environ | {"TOUCHSTONE_UI": "1"}).stdout
    print(said, end="")
    expect("what fails in another process", said.splitlines()[:-1], [])


def check_mutants(playing: Path, generated: Path, folder: Path):
    """Runs each test in worlds in which one of its expectations is false; it must fail in all of them."""
    worlds = [world for file in sorted(generated.glob("*Tests.swift"))
              for world in mutants.of_test(file.stem, file.read_text())]
    worlds += [world for file in sorted(generated.glob("elsewhere/*Tests.swift"))
               for world in mutants.of_test(file.stem.removesuffix("Tests") + "UITests", file.read_text())]
    (folder / "mutants.txt").write_text("".join(f"{world}\n" for world in worlds))
    said = subprocess.run([playing], capture_output=True, text=True, check=True,
                          env=os.environ | {"TOUCHSTONE_MUTANTS": str(folder / "mutants.txt")}).stdout
    print(said, end="")
    expect("the end of the mutants' run", said.splitlines()[-1], f"{len(worlds)} mutants")
    expect("the tests that pass although an expectation is false", said.splitlines()[:-1], [])


def counts(report: dict) -> dict:
    return {word: sum(entry["result"] == word for entry in report["results"])
            for word in ("agreed", "differs", "not run")}


STUB = """```scenario {name} show: none
UIView root

tap root

expect
  hit root
```

"""


class Sites:
    """Builds the site with a report in a folder with content."""

    def __init__(self, touchstone: Path, folder: Path):
        self.touchstone, self.folder = touchstone, folder

    def copy_content(self):
        shutil.copytree(ROOT / "Content", self.folder / "Content")

    def write_stubs(self, report: dict):
        """Writes lessons with nothing but scenarios of a report's names, which are built much faster."""
        (self.folder / "Content/conformance").mkdir(parents=True)
        lessons: dict[str, list[str]] = {}
        for entry in report["results"]:
            lesson, scenario = entry["scenario"].split("#")
            if scenario not in lessons.setdefault(lesson, []):
                lessons[lesson].append(scenario)
        for lesson, names in lessons.items():
            (self.folder / f"Content/{lesson}.md").write_text(
                f"---\ntitle: {lesson}\n---\n\n" + "".join(STUB.format(name=name) for name in names))

    def build(self, report: str) -> subprocess.CompletedProcess:
        (self.folder / "Content/conformance/conformance-26.1.json").write_text(report)
        return subprocess.run([self.touchstone, "build", "--templates", ROOT / "Templates"],
                              cwd=self.folder, capture_output=True, text=True)

    def page(self, path: str) -> str:
        return (self.folder / "Site" / path).read_text()


def check_marks(sites: Sites, report: dict) -> int:
    """Builds the site with a report, compares the marks on its pages with it, and counts them."""
    done = sites.build(reporting.text(report))
    expect("the build", (done.returncode, done.stderr), (0, ""))
    confirmed = [entry for entry in report["results"] if entry["result"] == "agreed"]
    differing = [entry for entry in report["results"] if entry["result"] == "differs"]
    # The page of the whole course repeats every lesson.
    site = sites.folder / "Site"
    pages = {path.stem: path.read_text() for path in [*site.glob("*.html"), *site.glob("proofs/*.html")]
             if path.stem != "course"}
    for entry in confirmed + differing:
        lesson, scenario = entry["scenario"].split("#")
        figure = pages[lesson].split(f'id="scenario_{scenario}"')[1].split('<figure class="scenario"')[0]
        others = [other["result"] for other in report["results"] if other["scenario"] == entry["scenario"]]
        word = "Differs" if "differs" in others else "Confirmed"
        expect(f"the mark of {entry['scenario']}", bool(re.search(
            rf'<p class="remark">{word}( in part)? on iOS 26\.1 \(simulator\)', figure)), True)
    # No other scenario has one.
    named = {entry["scenario"] for entry in confirmed + differing}
    figures = sum(len(re.findall(r'<p class="remark">(?:Confirmed|Differs)', page)) for page in pages.values())
    expect("the marks of figures", figures, len(named))
    facts = (sites.folder / "Site/facts").glob("*.html")
    marked = sum(len(re.findall(r'class="fact-status">(?:Confirmed|Differs)', page.read_text())) for page in facts)
    if not marked:
        sys.exit("error: no fact has a mark")
    return figures + marked


def main() -> int:
    touchstone = Path(sys.argv[1]).absolute()
    chosen = ["Content"] if "--all" in sys.argv else LESSONS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tests = folder / "tests"
        subprocess.run([touchstone, "conformance", *chosen, "--dialect", "engine", "--output", tests], check=True,
                       cwd=ROOT)
        mac.prepare(tests, folder / "Generated")
        subprocess.run([touchstone, "conformance", *chosen, "--dialect", "engine", "--as", "xcuitest",
                        "--output", folder / "Generated/elsewhere"], check=True, cwd=ROOT)
        scenarios = json.loads((tests / "scenarios.json").read_text())["scenarios"]
        playing = program(touchstone, folder / "Generated", folder / "program")

        report = reporting.report(tests, results(playing), "engine", "2026-11-25")
        print(counts(report))
        for entry in report["results"]:
            if entry["result"] == "differs" or "caught" in entry.get("reason", ""):
                print(entry)
        expect("what differs on the engine", counts(report)["differs"], 0)
        expect("what agrees on the engine", counts(report)["agreed"],
               sum("test" in entry for entry in scenarios))
        check_elsewhere(playing)
        check_mutants(playing, folder / "Generated", folder)
        wrong = reporting.report(tests, results(playing, "touchesCancelled"), "engine", "2026-11-25")
        print(counts(wrong))
        differing = [entry for entry in wrong["results"] if entry["result"] == "differs"]
        if not differing:
            sys.exit("error: nothing differs without touchesCancelled")
        for entry in differing:
            expect(f"the expectation of {entry['scenario']}", "touchesCancelled" in entry["expectation"], True)

        schema = json.loads((ROOT / "Content/schemas/conformance-report.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        valid = jsonschema.Draft202012Validator(
            schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER).is_valid
        sites = Sites(touchstone, folder)
        sites.copy_content()
        for made in (report, wrong):
            expect("whether the schema accepts the report", valid(json.loads(reporting.text(made))), True)
            print(check_marks(sites, made), "marks")
        stubs = Sites(touchstone, folder / "stubs")
        stubs.write_stubs(report)
        done = stubs.build(reporting.text(report))
        expect("the build of stubs", (done.returncode, done.stderr), (0, ""))
        for what, old, new, wanted in ALTERED:
            altered = reporting.text(report).replace(old, new, 1)
            expect(f"whether the report can be altered: {what}", altered == reporting.text(report), False)
            if wanted not in ("unknown-reported-scenario", "invalid-yaml"):
                expect(f"whether the schema accepts {what}", valid(json.loads(altered)), False)
            done = stubs.build(altered)
            expect(f"the build of a report with {what}", done.returncode, 1)
            if not re.search(rf"conformance-26\.1\.json:\d+:\d+: error\[{wanted}\]", done.stderr) \
                    or "^" not in done.stderr:
                sys.exit(f"error: a report with {what} gets\n{done.stderr}")
        print(f"{len(ALTERED)} altered reports are refused where they're wrong")
    return 0


# What is wrong, what it replaces, with what, and the code of the message.
ALTERED = [
    ("an unknown scenario", '"one-touch-one-view#', '"one-tuch-one-view#', "unknown-reported-scenario"),
    ("an unknown result", '"agreed"', '"agrees"', "unknown-report-word"),
    ("an unknown key", '"device"', '"devise"', "unknown-key"),
    ("no reason", '"reason"', '"expectation"', "missing-key"),
    ("no date", '"2026-11-25"', '"yesterday"', "invalid-date"),
    ("no version", '"iOS 26.1"', '"iOS"', "not-a-name"),
    ("another format", '"format": 1', '"format": 2', "unknown-report-word"),
    ("an open bracket", '"results": [', '"results": [[', "invalid-yaml"),
    ("another environment", '"simulator"', '"my phone"', "unknown-report-word"),
]


if __name__ == "__main__":
    sys.exit(main())
