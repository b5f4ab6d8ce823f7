#!/usr/bin/env python3
"""Runs the lessons' Swift blocks that react to touches on the engine, each in the setup of the scenario that it stands
beside, and requires the scenario's own trace. `reactions.yaml` says which is which.

Usage: reactions.py TOUCHSTONE    TOUCHSTONE is the program; its modules are in the folder `Modules` next to it.
"""

import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import yaml

import lessons
import run

HERE = Path(__file__).parent
TABLE = HERE / "reactions.yaml"
SHOWN = "Tests/Exports/reactions.yaml"
# What reacts to touches: overrides that UIKit calls with them, delegates, recognizers, and targets.
REACTS = re.compile(
    r"override func (?:hitTest|point|touches\w+|presses\w+|motion\w+|sendEvent|(?:begin|continue|end|cancel)Tracking|"
    r"gestureRecognizerShouldBegin|can(?:BePrevented|Prevent)|should\w+)\(|"
    r"func gestureRecognizer|func \w+Interaction\(|GestureRecognizer\(|Interaction\(|\.addTarget\(|"
    r"\.require\(toFail: |isUserInteractionEnabled = |method_setImplementation\(|TouchMethod")
DECLARED = re.compile(r"^(?:final )?(?:class|struct|protocol) (\w+)", re.M)
HANDLERS = {"Began": "began", "Moved": "moved", "Ended": "ended", "Cancelled": "cancelled"}
# Declarations that the engine has no overridable counterpart of, because they don't concern touches.
WITHOUT_COUNTERPART = re.compile(r"override (func (?:draw|touchesEstimatedPropertiesUpdated)\()")
SELECTOR = re.compile(r"(target: |addTarget\(\s*)self,(\s*)action: #selector\((\w+)(?:\([^)]*\))?\)\)?(,\s*for: )?")


# What the declaration of a delegate's method contains, and the engine's name for its question.
QUESTIONS = {
    "gestureRecognizerShouldBegin(": "shouldBegin", "shouldReceive touch:": "shouldReceiveTouch",
    "shouldReceive event:": "shouldReceiveEvent", "shouldReceive press:": "shouldReceivePress",
    "shouldRecognizeSimultaneouslyWith ": "shouldRecognizeSimultaneouslyWith",
    "shouldRequireFailureOf ": "shouldRequireFailureOf", "shouldBeRequiredToFailBy ": "shouldBeRequiredToFailBy",
}


class Misfit(Exception):
    """An entry of the table that doesn't fit its block or its scenario."""


def for_engine(code: str) -> str:
    """Returns a block, line by line, for the engine's modules, which have no actors and no Objective-C."""
    def blank(match: re.Match) -> str:
        return "\n" * match[0].count("\n")
    code = re.sub(r"^ *import .*$|^ *#(?:if|else|endif).*$", "", code, flags=re.M)
    code = re.sub(r"@MainActor ?|@objc ", "", code).replace("MainActor.assumeIsolated {", "do {")
    code = re.sub(r"^  required init\?\(coder: NSCoder\) (?:\{ nil \}\n|\{\n.*?^  \}\n)", blank, code,
                  flags=re.M | re.S)
    code = WITHOUT_COUNTERPART.sub(r"\1", code)
    # What stands around a block may see into it, and add to it.
    code = re.sub(r"\b(?:final|private(?:\(set\))?) ", "", code).replace("target: Any,", "target: AnyObject?,")
    methods = dict(re.findall(r"func (\w+)\(([^)]*)\)", code))

    def with_closure(match: re.Match) -> str:
        # A scenario's target has no name of its own.
        kind = "UIControl" if match[4] else "UIGestureRecognizer"
        names = [name.strip() for name in methods[match[3]].split(",") if name.strip()]
        values = [f"sender as! {name.split(': ')[1]}" if name.startswith("_ ") else f"{name.split()[0]}: event"
                  for name in names]
        parameters = f"(sender: {kind}, event: UIEvent?)" if match[4] else f"(sender: {kind})"
        target = "defaultTarget" if match[4] else "nil"
        return (f'{match[1]}{target},{match[2]}action: Selector("target") {{ [unowned self] {parameters} in '
                f"self.{match[3]}({', '.join(values)}) }}{match[4] or ')'}")
    code = with_own_delegates(SELECTOR.sub(with_closure, code))
    # The engine asks what a delegate implements with a method, in the place of `responds(to:)`.
    return re.sub(r"^class \w+:[^{]*UIGestureRecognizerDelegate\s*\{\n(.*?)^\}$", with_questions, code,
                  flags=re.M | re.S)


def with_own_delegates(code: str) -> str:
    """Returns code in which scroll views override what the engine's, unlike UIKit's, declare as their pans' delegates."""
    return re.sub(r"^( *(?:final )?class \w+: UI(?:Scroll|Table|Collection)View), UIGestureRecognizerDelegate \{$"
                  r"(.*?)^( *)\}$(?=\n\n|\n\Z|\n\})",
                  lambda match: f"{match[1]} {{" + match[2].replace(" func gestureRecognizer(",
                                                                   " override func gestureRecognizer(") + match[3] + "}",
                  code, flags=re.M | re.S)


def with_questions(match: re.Match) -> str:
    """Returns a delegate with the method that tells which questions it answers."""
    questions = [question for mark, question in QUESTIONS.items() if mark in match[1]]
    answer = ", ".join(f".{question}" for question in questions)
    return match[0].replace("{\n", "{ func responds(to method: AnsweredMethod) -> Bool { "
                            f"[AnsweredMethod]([{answer}]).contains(method) }}\n", 1)


def forwarding(code: str, base: str) -> str:
    """Returns a subclass whose touch methods call the block's, and then pass touches on as plain views do.

    A scenario's view that overrides nothing forwards touches, while a block that handles them needn't.
    """
    text = f"class Forwarding{base}: {base} {{\n  var handled: (UITouch.Phase) -> Void = {{ _ in }}\n"
    for name, phase in HANDLERS.items():
        if f"override func touches{name}(" in code:
            text += (f"  override func touches{name}(_ touches: Set<UITouch>, with event: UIEvent?) {{\n"
                     f"    super.touches{name}(touches, with: event)\n    handled(.{phase})\n"
                     f"    passOn(.{phase}, touches, with: event)\n  }}\n")
    return text + "}\n"


def replaced(text: str, pattern: str, by, what: str) -> str:
    """Replaces the parts of a text that match a pattern, of which there has to be one."""
    text, count = re.subn(pattern, by, text, flags=re.M | re.S)
    if not count:
        raise Misfit(what)
    return text


def with_reaction(scene: str, entry: dict, code: str, place: str) -> str:
    """Returns the exported code of a scenario in which a block takes the place of what the exporter writes."""
    for name in DECLARED.findall(code):
        scene = re.sub(rf"^  final class {name}: .*?^  \}}\n", "", scene, flags=re.M | re.S)
    for name, made in entry.get("members", {}).items():
        scene = replaced(scene, rf"^  (?:let|lazy var) {name}(?:: \w+)? = [^\n]*$",
                         lambda _, name=name, made=made: f"  lazy var {name} = {made}",
                         f"{place}: the scenario has no '{name}'")
        scene = re.sub(rf"^    {name}\.scene = self$", "", scene, flags=re.M)
        if re.search(r"override func viewDidLoad", code):
            scene = re.sub(rf"^(    {name}\.view = \w+)$", rf"\1; {name}.viewDidLoad()", scene, flags=re.M)
    for old, new in entry.get("lines", {}).items():
        scene = replaced(scene, re.escape(old), lambda _, new=new: new, f"{place}: the scenario's code has no '{old}'")
    for name in entry.get("configured", []):
        scene = re.sub(rf"^    {name}\.(?!accessibilityIdentifier|name\b)\w+ = .*$|"
                       rf"^    \w+\.add(?:Subview|GestureRecognizer|Interaction)\({name}\)$|"
                       rf'^    \w+\.gestureRecognizers\?\.last\?\.name = "{name}"$|'
                       rf"^    {name}\.(?:addTarget|require)\(.*$", "", scene, flags=re.M)
    setup = "".join(f"    {line}\n" for line in entry.get("setup", "").splitlines())
    scene = replaced(scene, r"(    self\.windowScene = windowScene\n    super\.init\(\)\n(?:    \w+\(\)\n)+)",
                     lambda match: match[1] + setup, f"{place}: exports have another form now")
    # What only the exporter's classes call would call what they lack.
    for nested in re.findall(r"^  final class (\w+): ", scene, re.M):
        if not re.search(rf"\b{nested}[(.]", scene):
            scene = re.sub(rf"^  final class {nested}: .*?^  \}}\n", "", scene, flags=re.M | re.S)
    for reaction in re.findall(r"^  func (react\d+)\(", scene, re.M):
        if not re.search(rf"^    (?!func).*\b{reaction}\(", scene, re.M):
            scene = re.sub(rf"^  func {reaction}\(.*?^  \}}\n", "", scene, flags=re.M | re.S)
    for key, declaration in (("application", "static func makeApplication() -> UIApplication"),
                             ("expect", "var endsAsExpected: Bool")):
        if key in entry:
            scene = replaced(scene, r"^(final class \w+: UIResponder \{\n)",
                             lambda match, words=f"  {declaration} {{ {entry[key]} }}\n": match[1] + words, place)
    return scene


def with_namespace(name: str, code: str, own: set[str]) -> tuple[str, str]:
    """Returns code for a namespace, and what has to be outside: extensions and functions."""
    outside = []

    def hoisted(match: re.Match) -> str:
        text = match[0]
        extended = re.match(r"extension (\w+)", text)
        if extended and extended[1] in own:
            text = text.replace("extension ", f"extension {name}.", 1)
        outside.append("fileprivate " + text)
        return "\n" * match[0].count("\n")
    return re.sub(r"^(?:extension|func) .*?^\}\n", hoisted, code, flags=re.M | re.S), "".join(outside)


def source_of(name: str, block: lessons.Block, entry: dict, export: Path) -> tuple[str, str]:
    """Returns a reaction in a namespace with a name, and the class of its scene."""
    code, place = block.code, f"{block.place} beside {export.stem}"
    for old, new in entry.get("edits", {}).items():
        code = replaced(code, re.escape(old), lambda _, new=new: new, f"{place}: the block has no '{old}'")
    bases = set(re.findall(r"Forwarding(\w+)", str(entry)))
    glue = entry.get("glue", "") + "".join(forwarding(code, base) for base in sorted(bases))
    scene = with_reaction(export.read_text(), entry, code + glue, place)
    own = set(DECLARED.findall(code + glue))
    inner, outer = with_namespace(name, for_engine(code), own)
    glue, glue_outside = with_namespace(name, glue, own)
    text = (f'enum {name} {{\n#sourceLocation(file: "{block.lesson}", line: {block.line})\n{inner}'
            f'#sourceLocation(file: "{place}", line: 1)\n{glue}{scene}}}\n{outer}{glue_outside}#sourceLocation()\n')
    return text, re.search(r"^final class (\w+): UIResponder", scene, re.M)[1]


@dataclass
class Table:
    """What the table says about the lessons' blocks, and the Swift code that it results in."""

    blocks: list[lessons.Block]
    exports: dict[str, Path]
    found: list[str] = field(default_factory=list)
    excused: set[str] = field(default_factory=set)
    ran: set[str] = field(default_factory=set)
    proved: set[str] = field(default_factory=set)
    sources: list[str] = field(default_factory=list)
    listed: dict[str, list[str]] = field(default_factory=dict)

    def block_of(self, entry: dict) -> lessons.Block | None:
        of = [block for block in self.blocks
              if Path(block.lesson).stem == entry["lesson"] and entry["block"] in block.code]
        if len(of) == 1:
            return of[0]
        self.found.append(f"{SHOWN}: {len(of)} blocks of {entry['lesson']} have '{entry['block']}'")

    def read(self, entry: dict) -> None:
        block = self.block_of(entry)
        if not block:
            return
        if "excuse" in entry:
            self.excused.add(block.place)
            print(f"{block.place} isn't run, because {entry['excuse']}")
            return
        self.ran.add(block.place)
        if "wrong" in entry:
            self.proved.add(block.place)
        else:
            self.found.append(f"{SHOWN}: {block.place}: a wrong version of the block has to show that this can fail")
        scenarios = entry["scenario"]
        for scenario in [scenarios] if isinstance(scenarios, str) else scenarios:
            if f"{entry['lesson']}/{scenario}" not in self.exports:
                self.found.append(f"{SHOWN}: {entry['lesson']} has no scenario '{scenario}'")
                continue
            for wrong in [None, *entry.get("wrong", [])]:
                self.add(block, entry, scenario, wrong)

    def add(self, block: lessons.Block, entry: dict, scenario: str, wrong: dict | None) -> None:
        """Adds a block, or a wrong version of it, in the setup of a scenario."""
        key = f"{entry['lesson']}/{scenario}"
        name = f"Reaction{len(self.sources)}"
        try:
            source, scene = source_of(name, block, entry | {"edits": entry.get("edits", {}) | (wrong or {})},
                                      self.exports[key])
        except Misfit as misfit:
            self.found.append(f"{SHOWN}: {misfit}")
            return
        self.sources.append(f"import UIKit\n{source}extension {name}.{scene}: ExportedScene {{}}\n")
        change = f"{block.place} without '{next(iter(wrong))}'" if wrong else None
        self.listed.setdefault(key, []).append(
            f'Reaction(place: "{block.place} beside {scenario}", scene: {name}.{scene}.self, '
            f'wrong: {json.dumps(change, ensure_ascii=False) if change else "nil"})')

    @property
    def registry(self) -> str:
        return "import UIKit\nlet reactions: [String: [Reaction]] = [\n" + "".join(
            f'  "{key}": [{", ".join(values)}],\n' for key, values in self.listed.items()) + "]\n"

    def written(self, folder: Path) -> list[Path]:
        """Writes the Swift code, each block into a file of its own, and returns the files."""
        files = []
        for index, text in enumerate([self.registry, *self.sources]):
            files.append(folder / f"Part{index}.swift")
            files[-1].write_text(text)
        return files


def main() -> int:
    touchstone = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = Table(lessons.blocks(), {f"{file.parent.name}/{file.stem}": file
                                         for file in run.exported(touchstone, folder / "exports")})
        for entry in yaml.safe_load(TABLE.read_text()):
            table.read(entry)
        reacting = {block.place for block in table.blocks if REACTS.search(block.code)} | table.ran | table.excused
        table.found += [f"{place}: this block reacts to touches; {SHOWN} has to name its scenario, or the reason why it "
                        "can't run" for place in sorted(reacting - table.ran - table.excused)]
        print("".join(f"{line}\n" for line in table.found), end="")
        program, said = run.built(touchstone.parent, [run.SURROUNDINGS, HERE / "Stage.swift", HERE / "Reactions.swift",
                                                      *table.written(folder)], folder)
        if not program:
            print("\n".join(run.errors("\n".join(said)) or said))
            return 1
        done = subprocess.run([program], stderr=subprocess.PIPE, text=True)
        if done.returncode < 0:
            print("\n".join(done.stderr.splitlines()[:2]))
    print(f"{len(reacting)} of the course's {len(table.blocks)} Swift blocks react to touches: {len(table.ran)} run "
          f"({len(table.proved)} of them also in wrong versions), {len(table.excused)} are excused, "
          f"{len(table.found)} errors")
    return 1 if done.returncode or table.found or not table.ran else 0


if __name__ == "__main__":
    sys.exit(main())
