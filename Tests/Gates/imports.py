"""Checks that Package.swift, Sources/README.md, and the imports of all sources tell the same truth about the modules:

- a module of Sources imports only modules that the manifest declares before it;
- it declares what it imports, and imports what it declares;
- a core module imports only core modules, and nothing else;
- the README lists each module of Sources once, and after all that it imports.

usage: imports.py [--map], which prints the modules by floor: one floor above the highest module that each imports
"""

import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

MANIFEST = Path("Package.swift")
README = Path("Sources/README.md")
TARGET = re.compile(r"^ *\.(target|testTarget|executableTarget|systemLibrary)\(\s*name: \"(\w+)\"", re.MULTILINE)
IMPORT = re.compile(
    r"^ *(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|fileprivate|private) +)?"
    r"import +(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor|macro) +)?(\w+)", re.MULTILINE)


@dataclass
class Target:
    """A target of the manifest."""

    name: str
    kind: str
    folder: Path
    declared: list[str]
    # The first place of each import, by module.
    imports: dict[str, str] = field(default_factory=dict)

    @property
    def is_test(self) -> bool:
        return self.folder.parts[0] == "Tests"


def closing(text: str, start: int) -> int:
    """Returns the offset after the bracket that closes the one at an offset."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([") - (text[place] in ")]")
        if not depth:
            return place + 1
    return len(text)


def targets(manifest: str) -> list[Target]:
    """Returns the targets in the order of the manifest, without those that only a fuzzer has."""
    manifest = re.sub(r"(?m)^ *//.*$", "", manifest)
    found = []
    for match in TARGET.finditer(manifest, manifest.index("  targets: [")):
        kind, name = match.groups()
        if match.start() > manifest.index("swiftLanguageModes"):
            break
        text = manifest[match.start():closing(manifest, manifest.index("(", match.start()))]
        path = re.search(r'path: "([^"]+)"', text)
        list_start = text.find("dependencies: [")
        listed = text[list_start:closing(text, text.index("[", list_start))] if list_start >= 0 else ""
        declared = re.findall(r'"(\w+)"', re.sub(r', package: "[^"]+"', "", listed))
        folder = path[1] if path else f"{'Tests' if kind == 'testTarget' else 'Sources'}/{name}"
        found.append(Target(name, kind, Path(folder), declared))
    return found


def read_imports(target: Target):
    for file in sorted(target.folder.rglob("*.swift")):
        if ".docc" in str(file):
            continue
        text = file.read_text()
        for match in IMPORT.finditer(text):
            place = f"{file}:{text.count(chr(10), 0, match.start(1)) + 1}"
            target.imports.setdefault(match[1], place)


def import_faults(found: list[Target]) -> list[str]:
    """Returns imports that are undeclared or go upward, and declared ones that are unused."""
    order = {target.name: place for place, target in enumerate(found)}
    programs = {target.name for target in found if target.kind == "executableTarget"}
    # What a package offers is known from the targets that declare it.
    known = set(order) | {name for target in found for name in target.declared}
    faults = []
    for target in found:
        for name, place in target.imports.items():
            if name not in known or name == target.name:
                continue
            if name not in target.declared:
                faults.append(f"{place}: error: {target.name} imports {name} and doesn't declare it in {MANIFEST}")
            if not target.is_test and order.get(name, -1) > order[target.name]:
                faults.append(f"{place}: error: {target.name} imports {name}, which {MANIFEST} declares after it")
        # Tests run a program without importing it.
        for name in target.declared:
            if name not in target.imports and not (target.is_test and name in programs):
                faults.append(f"{MANIFEST}: error: {target.name} declares {name} and doesn't import it")
        faults += [f"{MANIFEST}: error: {target.name} declares {name} twice"
                   for name, count in Counter(target.declared).items() if count > 1]
    return faults


def core_faults(found: list[Target], manifest: str) -> tuple[set[str], list[str]]:
    """Returns the core modules, and what they import from elsewhere."""
    listing = re.search(r"let coreTargets: Set = \[(.*?)\]", manifest, re.DOTALL)
    if not listing:
        return set(), [f"{MANIFEST}: error: there's no list named coreTargets"]
    core = set(re.findall(r'"(\w+)"', listing[1]))
    return core, [
        f"{place}: error: core module {target.name} imports {name}; it may import the standard library only"
        for target in found if target.name in core for name, place in target.imports.items() if name not in core
    ]


def readme_faults(found: list[Target], core: set[str], text: str) -> list[str]:
    """Returns the differences between the README's table of modules and the manifest."""
    rows = [line.strip("| ").split("|") for line in text.splitlines() if line.startswith("| `")]
    place = {}
    faults = []
    for number, row in enumerate(rows):
        for name in re.findall(r"`(\w+)`", row[0]):
            place.setdefault(name, number)
            if (row[-1].strip() == "yes") != (name in core):
                faults.append(f"{README}: error: {name} is {'' if name in core else 'not '}core in {MANIFEST}")
    modules = [target for target in found if target.folder.parts[0] == "Sources" and target.kind == "target"]
    for target in modules:
        if target.name not in place:
            faults.append(f"{README}: error: the table has no {target.name}")
        faults += [
            f"{README}: error: {target.name} is above {name}, which it imports"
            for name in target.imports if place.get(name, -1) > place.get(target.name, len(rows))
        ]
    return faults


def floors(found: list[Target]) -> dict[str, int]:
    """Returns each target's floor, from imports alone; those that import no other target are on floor 0."""
    by_name = {target.name: target for target in found}
    known: dict[str, int] = {}

    def floor(name: str) -> int:
        if name not in known:
            known[name] = 0  # an upward import would come back here
            below = [floor(other) for other in by_name[name].imports if other in by_name and other != name]
            known[name] = max(below, default=-1) + 1
        return known[name]

    for name in by_name:
        floor(name)
    return known


def main() -> int:
    manifest = MANIFEST.read_text()
    found = targets(manifest)
    for target in found:
        read_imports(target)
    core, faults = core_faults(found, manifest)
    if "--map" in sys.argv:
        by_floor: dict[int, list[str]] = {}
        for name, floor in floors([target for target in found if not target.is_test]).items():
            by_floor.setdefault(floor, []).append(name + "*" * (name in core))
        for floor, names in sorted(by_floor.items()):
            print(f"{floor}: {', '.join(names)}")
        return 0
    faults += import_faults(found) + readme_faults(found, core, README.read_text())
    print("\n".join(faults) or f"{len(found)} targets import what the manifest says")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
