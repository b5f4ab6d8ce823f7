"""Tests that the gates' own machinery fails when it should: a gate's budget, what a gate remembers, ceilings, and the
choice of pages."""

import dataclasses
import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "Browser"))

import choosing  # noqa: E402
import counts  # noqa: E402
import gates  # noqa: E402
import imports  # noqa: E402
import proofs  # noqa: E402
import running  # noqa: E402
import table  # noqa: E402
import weights  # noqa: E402

GATE = table.Gate(name="one", claim="", tier="test", run="true", seconds=1, only="", inputs=("input",))


@pytest.fixture(autouse=True)
def in_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "input").write_text("one")
    proofs.content.cache_clear()
    yield
    proofs.content.cache_clear()


def outcome(command, seconds=1):
    return running.run(dataclasses.replace(GATE, run=command, seconds=seconds))


def test_a_gate_passes_or_fails_as_its_command_does():
    assert outcome("echo fine").fault == ""
    assert outcome("echo fine").last == "fine"
    failed = outcome("echo 'why it failed'; exit 3")
    assert failed.fault == "its exit status is 3" and failed.printed == "why it failed"
    assert outcome("false | true").fault, "a failure in a pipeline counts"


def test_a_gate_that_works_longer_than_its_budget_fails(monkeypatch):
    monkeypatch.setattr(running, "LEAST_GROWTH", 0.02)
    # A process that outlives the one that started it counts, as browsers do.
    busy = "(python3 -c 'sum(range(40_000_000))' &); true"
    assert "its budget in Tests/Gates/gates.toml is 0.1" in outcome(busy, seconds=0.1).fault
    assert outcome("sleep 1", seconds=0.1).fault == "", "waiting isn't work"


def test_what_has_passed_is_proven_until_an_input_changes():
    known = proofs.Proofs()
    assert not known.has(GATE)
    known.keep(GATE, known.key(GATE))
    assert proofs.Proofs().has(GATE)
    assert not proofs.Proofs().has(dataclasses.replace(GATE, run="false")), "the row is an input"
    assert not proofs.Proofs().has(dataclasses.replace(GATE, always=True))
    Path("input").write_text("two")
    proofs.content.cache_clear()
    assert not proofs.Proofs().has(GATE)
    Path("input").write_text("one")
    Path("elsewhere").write_text("")
    proofs.content.cache_clear()
    assert proofs.Proofs().has(GATE), "other files aren't inputs"


ROW = '''[inputs]
[gates.one]
claim = ""
tier = "{tier}"
run = ""
seconds = {seconds}
inputs = ["{inputs}"]
after = [{after}]
only = ""
'''


@pytest.mark.parametrize("change, fault", [
    ({"inputs": "nowhere"}, "one reads nowhere, which doesn't exist"),
    ({"after": '"two"'}, "one names two, which is no gate"),
    ({"after": '"one"'}, "one waits for itself"),
    ({"tier": "nightly"}, "one has the tier nightly"),
    ({"seconds": 1201}, "the gates of 'make test' may take 1201 s together, more than 1200"),
])
def test_a_table_that_contradicts_itself_is_refused(change, fault, monkeypatch):
    file = Path("gates.toml")
    monkeypatch.setattr(table, "FILE", file)
    good = {"tier": "test", "seconds": 1, "inputs": "input", "after": ""}
    file.write_text(ROW.format(**good))
    assert list(table.read()) == ["one"]
    file.write_text(ROW.format(**(good | change)))
    with pytest.raises(SystemExit, match="error: gates.toml: ") as refused:
        table.read()
    assert fault in str(refused.value)


def test_gates_are_chosen_with_those_they_need():
    build = dataclasses.replace(GATE, name="build")
    brief = dataclasses.replace(GATE, name="brief")
    whole = dataclasses.replace(GATE, name="whole", tier="verify", after=("build",), covers=("brief",))
    all_gates = {gate.name: gate for gate in (build, brief, whole)}
    names = lambda *words: [gate.name for gate in gates.chosen(all_gates, list(words))]
    assert names("test") == ["build", "brief"]
    assert names("verify") == ["build", "whole"]
    assert names("whole") == ["build", "whole"]
    with pytest.raises(SystemExit, match="there is no gate hole"):
        names("hole")


def test_a_gate_whose_build_failed_is_not_run():
    build = dataclasses.replace(GATE, name="build", run="false")
    after = dataclasses.replace(GATE, name="after", run="touch ran", after=("build",))
    assert gates.run_all([build, after], again=False) == ([], ["build", "after"])
    assert not Path("ran").exists()


def ceilings(raised=None):
    Path("counts.json").write_text(json.dumps({"compiler": "C", "ceilings": {"a": 100.0}, "raised": raised or {}}))
    return counts.Ceilings.read()


def test_a_recording_lowers_a_ceiling_and_never_raises_one(monkeypatch):
    monkeypatch.setattr(counts, "TABLE", Path("counts.json"))
    assert list(ceilings().faults({"a": 101.0})) == []
    assert "the ceiling is 100.0 (+5.0%)" in next(ceilings().faults({"a": 105.0}))
    for count, kept in ((105.0, 100.0), (90.0, 90.0)):
        ceilings().lower({"a": count, "new": 1.0}, "C")
        assert counts.Ceilings.read().recorded == {"a": kept, "new": 1.0}
        # What was raised keeps its reason until it's below what it was raised from.
        ceilings({"a": {"ceiling": 110.0, "because": "it does more"}}).lower({"a": count}, "C")
        assert ("a" in counts.Ceilings.read().raised) == (count > 100)
        assert counts.Ceilings.read().of("a") == count
    assert "new: has no ceiling" in next(ceilings().faults({"a": 1.0, "new": 1.0}))
    assert "a: no longer counted" in next(ceilings().faults({}))


def test_a_ceiling_is_raised_only_with_a_reason(monkeypatch):
    monkeypatch.setattr(counts, "TABLE", Path("counts.json"))
    raised = ceilings({"a": {"ceiling": 110.0, "because": "it does more"}})
    assert list(raised.faults({"a": 110.0})) == []
    with pytest.raises(SystemExit, match="has no reason"):
        ceilings({"a": {"ceiling": 110.0, "because": " "}})


def page(name, text):
    Path(name).write_text(text)
    return Path(name)


def test_the_chosen_pages_have_each_class_and_the_longest_text():
    pages = [
        page("index.html", '<p class="home">'), page("search.html", ""),
        page("small.html", '<p class="a b">'), page("same.html", '<p class="a b"> and more'),
        page("long.html", "x" * 99), page("only-c.html", '<svg class="fig-c fig-lanes-3" viewBox="0 0 9 9">'),
        page("lanes.html", '<svg class="fig-c fig-lanes-4" viewBox="0 0 5 5">'),
    ]
    assert {one.name for one in choosing.sample(pages)} == {
        "index.html", "search.html", "small.html", "long.html", "only-c.html"}


def test_a_small_sample_has_the_parts_that_only_runs_have():
    pages = [
        page("index.html", '<p class="home a">'), page("search.html", ""),
        page("plain.html", '<body class="run"><p class="a">'),
        page("long.html", '<body class="run"><p class="a">' + "x" * 99),
        page("whole.html", '<body class="run"><p class="a run-c">'),
    ]
    assert {one.name for one in choosing.sample(pages, is_small=True)} == {"index.html", "search.html", "whole.html"}
    assert {one.name for one in choosing.sample(pages)} == {"index.html", "search.html", "long.html", "whole.html"}


def test_a_heavy_page_is_named_with_the_limit():
    Path("theme").mkdir()
    page("theme/style.css", "")
    import random
    noise = "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=50_000))
    page("heavy.html", f'<body class="lesson"><link rel="stylesheet" href="theme/style.css">{noise}')
    told = weights.excesses(Path("."))
    assert len(told) == 2 and "the limit is 24,576" in told[0] and "the limit is 30,720" in told[1]
    assert weights.excesses(Path("theme")) == ["theme has no lesson"]


MANIFEST = """
  targets: [
    .target(name: "Low"),
    .testTarget(name: "LowTests", dependencies: ["Low", "High"]),
    // Comments, with "names", don't count.
    .target(
      name: "High",
      dependencies: ["Low", "Idle", .product(name: "Outside", package: "outside")]),
    .target(name: "Idle"),
  ],
  swiftLanguageModes: [.v6]
let coreTargets: Set = ["Low"]
"""


def module_faults(**sources):
    """Returns what is wrong with modules that have these texts, besides the README."""
    found = imports.targets(MANIFEST)
    for target in found:
        target.folder.mkdir(parents=True, exist_ok=True)
        (target.folder / "A.swift").write_text(sources.get(target.name, ""))
        imports.read_imports(target)
    return [fault.split("error: ")[1] for fault in imports.core_faults(found, MANIFEST)[1] + imports.import_faults(found)]


def test_an_import_is_declared_used_and_from_below():
    tests = "@testable import Low\nimport High\nimport Testing\n"
    idle = "High declares Idle and doesn't import it"
    assert module_faults(LowTests=tests, High="import Low\nimport Outside\n") == [idle]
    assert module_faults(LowTests=tests, High="package import struct Low.A\n  import Outside\nimport Idle\n") == [
        "High imports Idle, which Package.swift declares after it"]
    assert module_faults(LowTests=tests, High="import Low\nimport Outside\n", Idle="import Low\n") == [
        idle, "Idle imports Low and doesn't declare it in Package.swift"]
    assert module_faults(LowTests=tests, High="import Low\nimport Outside\n", Low="import Foundation\n") == [
        "core module Low imports Foundation; it may import the standard library only", idle]


def test_the_readme_lists_each_module_once_above_its_users():
    found = imports.targets(MANIFEST)
    found[2].imports = {"Low": "Sources/High/A.swift:1"}
    rows = {name: f"| `{name}` | words | {'yes' if name == 'Low' else ''} |" for name in ("Low", "High", "Idle")}
    assert imports.readme_faults(found, {"Low"}, "\n".join(rows.values())) == []
    assert imports.readme_faults(found, {"Low"}, "\n".join([rows["High"], rows["Low"]])) == [
        "Sources/README.md: error: High is above Low, which it imports",
        "Sources/README.md: error: the table has no Idle"]
    assert imports.readme_faults(found, set(), "\n".join(rows.values())) == [
        "Sources/README.md: error: Low is not core in Package.swift"]
