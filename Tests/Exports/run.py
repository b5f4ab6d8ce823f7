#!/usr/bin/env python3
"""Compiles the code of every scenario of the course in the engine's dialect, as it's exported, and runs it.

Usage: run.py TOUCHSTONE    TOUCHSTONE is the program; its modules are in the folder `Modules` next to it.
"""

import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from repairs import PROBLEMS, repaired

HERE = Path(__file__).parent
SURROUNDINGS = HERE / "Surroundings.swift"
# What exported tests ask the log.
LOG = HERE.parent.parent / "Content/code/TouchTraceLog.swift"
SCENARIOS = ("Content", "Tests/ScenarioExportTests/Golden")
# As many exports as the compiler checks best at once.
BATCH = 60
# The modules that the program is linked with.
LINKED = ("CYaml", "DeviceLogs", "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "LessonTesting",
          "RecognizerExamples", "ScenarioExport", "ScenarioFigures", "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner",
          "SourceDiagnostics", "TextAndOrder", "TouchEngine", "TraceExplanations", "TraceModel", "UIKitCode", "Yams")
OPTIONS = ["swiftc", "-swift-version", "6", "-module-alias", "UIKit=TouchEngine", "-diagnostic-style", "llvm",
           "-suppress-warnings", "-parse-as-library", "-Onone"]


def exported(touchstone: Path, folder: Path, form="swift", dialect="engine", scenarios=SCENARIOS) -> list[Path]:
    """Exports scenarios in a form and a dialect, and returns the files."""
    done = subprocess.run([touchstone, "export", *scenarios, "--as", form, "--dialect", dialect,
                           "--output", folder], capture_output=True, text=True)
    # A scenario of which a test would assert nothing, or which it can't play, has none.
    refused = set(re.findall(r"error\[(.*?)\]", done.stderr))
    if done.returncode and (form == "swift" or refused - {"nothing-asserted", "not-played"}):
        sys.exit(done.stderr)
    return sorted(file for file in folder.rglob("*.swift") if file.parent != folder)


def batches(files: list[Path], folder: Path) -> list[Path]:
    """Writes the exports into a few files, each export in a namespace of its own."""
    folder.mkdir()
    written = []
    for start in range(0, len(files), BATCH):
        text = "import RecognizerExamples\nimport UIKit\n"
        for index, file in enumerate(files[start:start + BATCH], start):
            text += f"enum Export{index} {{ // {file}\n{file.read_text()}}}\n"
        written.append(folder / f"Batch{start // BATCH}.swift")
        written[-1].write_text(text)
    return written


def errors(output: str) -> list[str]:
    return [line for line in output.splitlines() if ": error:" in line]


def type_checked(modules: Path, written: list[Path]) -> list[str]:
    """Type-checks the exports, in two halves at the same time, and returns the errors."""
    def check(part: list[Path]) -> list[str]:
        return errors(subprocess.run([*OPTIONS, "-typecheck", "-package-name",
                                      package_name(modules.parent), "-I", modules, SURROUNDINGS,
                                      HERE / "Testing.swift", LOG, *part],
                                     capture_output=True, text=True).stderr)
    with ThreadPoolExecutor(2) as pool:
        return [error for part in pool.map(check, (written[::2], written[1::2])) for error in part]


def registry(files: list[Path], folder: Path) -> Path:
    """Writes the list of all exports by name."""
    text = "let exports: [String: any ExportedScene.Type] = [\n"
    extensions = ""
    for index, file in enumerate(files):
        name = re.search(r"^final class (\w+): UIResponder", file.read_text(), re.M).group(1)
        text += f'  "{file.parent.name}/{file.stem}": Export{index}.{name}.self,\n'
        extensions += f"extension Export{index}.{name}: ExportedScene {{}}\n"
    (folder / "Registry.swift").write_text("import UIKit\n" + text + "]\n" + extensions)
    return folder / "Registry.swift"


def objects(folder: Path) -> list[Path]:
    """Returns the object files of a module; those of sources that are gone stay in its folder."""
    listed = folder / "output-file-map.json"
    known = json.loads(listed.read_text()).values() if listed.exists() else []
    return sorted({Path(files["object"]) for files in known if "object" in files} or folder.glob("**/*.o"))


def built(build: Path, sources: list[Path], folder: Path) -> tuple[Path | None, list[str]]:
    """Builds the program that plays the exports, and returns it with the errors."""
    linked = [file for name in LINKED for file in objects(build / f"{name}.build")]
    program = folder / "play"
    maps = set(re.findall(r"-fmodule-map-file=[^\"]*", (build.parent / "debug.yaml").read_text()))
    clang = [option for file in sorted(maps) for option in ("-Xcc", file)]
    done = subprocess.run(
        [*OPTIONS, "-package-name", package_name(build), "-module-name", "Exports", "-I", build / "Modules",
         *clang, "-wmo", "-num-threads", "2", *sources, *linked, "-lcmark-gfm", "-lcmark-gfm-extensions", "-o", program],
        capture_output=True, text=True)
    return (None if done.returncode else program), done.stderr.splitlines()[-400:]


def package_name(build: Path) -> str:
    """Returns the name under which the modules share what is visible in their package."""
    manifest = build.parent / "debug.yaml"
    names = re.findall(r'-package-name","(\w+)"', manifest.read_text())
    return max(set(names), key=names.count)


def main() -> int:
    touchstone = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = exported(touchstone, folder / "exports")
        written = batches(files, folder / "batches")
        found = type_checked(touchstone.parent / "Modules", written)
        print("".join(f"{error}\n" for error in found), end="")
        print(f"{len(files)} exports of the course's scenarios are type-checked, {len(found)} errors")
        tests = exported(touchstone, folder / "tests", "xctest")
        in_tests = type_checked(touchstone.parent / "Modules", batches(tests, folder / "test-batches"))
        print("".join(f"{error}\n" for error in in_tests), end="")
        print(f"{len(tests)} exported tests are type-checked, {len(in_tests)} errors")
        elsewhere = exported(touchstone, folder / "ui-tests", "xcuitest")
        in_tests += type_checked(touchstone.parent / "Modules", batches(elsewhere, folder / "ui-test-batches"))
        print("".join(f"{error}\n" for error in in_tests), end="")
        print(f"{len(elsewhere)} of them in another process, too, {len(in_tests)} errors")
        problems = exported(touchstone, folder / "problems", scenarios=[PROBLEMS])
        fixes = repaired(touchstone, problems, folder / "fixes")
        in_fixes = type_checked(touchstone.parent / "Modules", fixes)
        print("".join(f"{error}\n" for error in in_fixes), end="")
        print(f"the offered fixes of {len(fixes)} problems are type-checked, {len(in_fixes)} errors")
        if found or in_tests or in_fixes:
            return 1
        sources = [SURROUNDINGS, HERE / "Stage.swift", HERE / "Play.swift", registry(files, folder), *written]
        program, said = built(touchstone.parent, sources, folder)
        if not program:
            print("\n".join(said))
            return 1
        return subprocess.run([program]).returncode


if __name__ == "__main__":
    sys.exit(main())
