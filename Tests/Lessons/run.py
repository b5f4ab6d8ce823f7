#!/usr/bin/env python3
"""Checks the lessons of the course like a strict editor.

Usage: run.py MODULES [LESSON...]    MODULES is the folder of the engine's compiled module, with folders
of its object files next to it. Each finding is a line `file:line: phrase`; exit status 1 if there is one,
or if a check misses its sample.
"""

import sys
from pathlib import Path

import elsewhere
import prose
import swift_code
from checks import CHECKS
from lesson import Lesson

SAMPLES = Path(__file__).parent / "Samples"
ENGINE_CODE = "has code that compiles with the engine"
APP_CODE = "has code for an app that compiles in the Swift 6 mode"
TESTS = "has tests that pass with the engine"


def findings(lessons: list[Lesson], modules: Path) -> dict[str, list[tuple[Path, int, str]]]:
    found = {
        name: [(lesson.path, *finding) for lesson in lessons for finding in check(lesson)]
        for name, check in CHECKS.items()
    }
    with swift_code.declared_uikit() as uikit:
        for name, options in ((ENGINE_CODE, {"modules": modules}), (APP_CODE, {"uikit": uikit})):
            found[name] = [
                (lesson.path, *finding)
                for lesson in lessons
                for finding in swift_code.findings(lesson, **options)
            ]
    found[TESTS] = [
        (lesson.path, *failure) for lesson in lessons for failure in swift_code.failures(lesson, modules)
    ]
    return found


def main() -> int:
    modules = Path(sys.argv[1])
    # Lessons are numbered; other Markdown files in the folder aren't lessons of the course.
    paths = [Path(path) for path in sys.argv[2:]] or sorted(Path("Content").glob("[0-9]*.md"))
    lessons = [Lesson.read(path) for path in paths]
    found = findings(lessons, modules)
    for name, places in found.items():
        for path, line, phrase in places:
            print(f"{path}:{line}: {phrase} (a lesson {name})")

    faulty, sound = (findings([Lesson.read(SAMPLES / name)], modules) for name in ("faulty.md", "sound.md"))
    blind = [name for name in found if not faulty[name] or sound[name]]
    for name in blind:
        print(f"the check 'a lesson {name}' is blind: {faulty[name]} in faulty.md, {sound[name]} in sound.md")

    with swift_code.declared_uikit() as uikit:
        in_files = swift_code.file_findings(uikit)
    for path, line, phrase in in_files:
        print(f"{path}:{line}: {phrase} (a file for apps compiles in both modes)")

    print("\n".join(prose.report(lessons)))
    # A few lessons by themselves aren't a course.
    faults = [] if sys.argv[2:] else [f"{fault} (the course reads well)" for fault in prose.faults(lessons)]
    for path, line, phrase in [] if sys.argv[2:] else elsewhere.findings(elsewhere.paths()):
        faults.append(f"{path}:{line}: {phrase} (the project uses the terms of the field)")
    print("\n".join(faults), end="\n" if faults else "")
    # Each kind of text in the sample has a turn that the project doesn't use.
    sample = {line for _, line, _ in elsewhere.findings([SAMPLES / "faulty.swift"])}
    if sample != {1, 2, 3, 6}:
        faults.append("the check of the texts elsewhere is blind")
        print(f"{faults[-1]}: it finds lines {sample} of faulty.swift")

    count = sum(map(len, found.values())) + len(faults) + len(in_files)
    print(f"{len(lessons)} lessons, {len(found)} checks, {count} findings")
    return 1 if count or blind or not lessons else 0


if __name__ == "__main__":
    sys.exit(main())
