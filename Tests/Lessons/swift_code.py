"""Checks the Swift code in lessons: compiles code that imports the engine against it, code for apps
against the declarations in UIKit.txt, in Swift 6 mode, because UIKit isn't available here, and code that
imports one or the other against both. Also runs the tests in lessons."""

import re
import subprocess
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lesson import Lesson

DECLARATIONS = Path(__file__).parent / "UIKit.txt"
RUNTIME = Path(__file__).parent / "ObjectiveC.txt"
# Files for apps that the site offers, and that lessons quote.
FILES = sorted(Path("Content/code").glob("*.swift"))
COMPILER = ["swiftc", "-frontend", "-diagnostic-style", "llvm"]
FOR_APPS = [*COMPILER, "-swift-version", "6"]
FOR_TESTS = ["swiftc", "-diagnostic-style", "llvm", "-swift-version", "6", "-parse-as-library",
             "-module-name", "LessonTests"]
# The modules that tests are linked with. Their object files are in folders next to the modules' folder.
LINKED = ("TouchTesting", "TouchEngine", "TraceModel", "TextAndOrder")
ENGINE_IMPORT = re.compile(r"^ *import (?:TouchEngine|TouchTesting)$", re.M)
RUNNER = """\
import Testing

@main enum Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
"""


@contextmanager
def declared_uikit() -> Iterator[Path]:
    """Creates a folder with a module of the parts of UIKit that the lessons use."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / "UIKit.swift"
        source.write_text(DECLARATIONS.read_text(encoding="utf-8"), encoding="utf-8")
        subprocess.run([*FOR_APPS, "-emit-module", "-module-name", "UIKit", "-parse-as-library",
                        source, "-emit-module-path", folder / "UIKit.swiftmodule"], check=True)
        yield folder


def findings(
    lesson: Lesson, modules: Path | None = None, uikit: Path | None = None
) -> list[tuple[int, str]]:
    """Returns the compiler's errors, at the lesson's lines, in its code for the engine or for apps."""
    is_meant = is_for_apps if uikit else is_for_the_engine
    with written(lesson, is_meant, without_objective_c if uikit else str) as files:
        return [
            finding
            for command in commands(files, modules, uikit)
            for finding in errors(subprocess.run(command, capture_output=True, text=True).stderr, files)
        ]


def failures(lesson: Lesson, modules: Path) -> list[tuple[int, str]]:
    """Runs the lesson's tests, and returns what fails at the lesson's lines."""
    with written(lesson, is_for_tests) as files:
        if not any(is_test(fence) for fence in files.values()):
            return []
        folder = Path(next(iter(files))).parent
        (folder / "Runner.swift").write_text(RUNNER)
        objects = [file for name in LINKED for file in (modules.parent / f"{name}.build").glob("*.o")]
        program = folder / "tests"
        built = subprocess.run(
            [*FOR_TESTS, "-I", modules, *files, folder / "Runner.swift", *objects, "-lm", "-o", program],
            capture_output=True, text=True)
        if built.returncode:
            return errors(built.stderr, files) or [(1, "the tests can't be linked with the engine")]
        done = subprocess.run([program], capture_output=True, text=True, timeout=60)
        found = [
            (files[folder / name].line + int(line), phrase)
            for name, line, phrase in re.findall(
                r"recorded an issue .*?at (\d+\.swift):(\d+):\d+: (.*)$", done.stdout + done.stderr, re.M)
        ]
        return found or ([(1, "the tests ended without a result")] if done.returncode else [])


def is_test(fence) -> bool:
    return "import Testing" in fence.text


def is_for_the_engine(fence) -> bool:
    return bool(ENGINE_IMPORT.search(fence.text))


def is_for_apps(fence) -> bool:
    return (not is_for_the_engine(fence) or is_for_both(fence)) and not is_excerpt(fence.text)


def is_excerpt(text: str) -> bool:
    """Whether a file has the lines in this order; the file is checked as a whole."""
    quoted = textwrap.dedent(text).strip("\n").split("\n")
    for file in FILES:
        lines = file.read_text().split("\n")
        for start in range(len(lines) - len(quoted) + 1):
            part = textwrap.dedent("\n".join(lines[start:start + len(quoted)])).split("\n")
            if part == quoted:
                return True
    return False


def file_findings(uikit: Path) -> list[tuple[Path, int, str]]:
    """Returns the compiler's errors in the files for apps, which are compiled together, in each Swift mode."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in FILES:
            text = without_objective_c(file.read_text()).replace("import ObjectiveC", "")
            (folder / file.name).write_text(re.sub(r"@convention\(\w+\) ", "", text))
        (folder / "ObjectiveC.swift").write_text(RUNTIME.read_text())
        for version in ("5", "6"):
            said = subprocess.run(
                [*COMPILER, "-swift-version", version, "-D", "DEBUG", "-typecheck", "-I", uikit, *folder.iterdir()],
                capture_output=True, text=True).stderr
            found += [(file, int(line), f"{phrase} (Swift {version})") for file in FILES for line, phrase in
                      re.findall(rf"{re.escape(file.name)}:(\d+):\d+: error: (.*)$", said, re.M)]
    return found


def is_for_both(fence) -> bool:
    return is_for_the_engine(fence) and "canImport(UIKit)" in fence.text


def is_for_tests(fence) -> bool:
    return is_for_both(fence) or (is_for_the_engine(fence) and is_test(fence))


@contextmanager
def written(lesson: Lesson, is_meant, change=str) -> Iterator[dict[Path, object]]:
    """Writes some blocks into files, each named after the line of its block."""
    with tempfile.TemporaryDirectory() as folder:
        fences = [fence for fence in lesson.fences_in("swift") if is_meant(fence)]
        files = {Path(folder) / f"{fence.line}.swift": fence for fence in fences}
        for file, fence in files.items():
            file.write_text(change(fence.text))
        yield files


def errors(said: str, files: dict) -> list[tuple[int, str]]:
    return [
        (files[Path(file)].line + int(line), phrase)
        for file, line, phrase in re.findall(r"^(.+?):(\d+):\d+: error: (.*)$", said, re.M)
        if Path(file) in files
    ]


def commands(files: dict, modules: Path | None, uikit: Path | None) -> Iterator[list]:
    """Returns the programs to compile: for the engine, each block is one, except that tests are compiled
    with the code they test; for an app, all blocks together are one."""
    if not uikit:
        together = [file for file, fence in files.items() if is_for_tests(fence)]
        if together:
            yield [*FOR_TESTS, "-typecheck", "-I", modules, *together]
        for file in files:
            if file not in together:
                yield [*COMPILER, "-typecheck", "-I", modules, file]
        return
    # Code that calls the Objective-C runtime can only be parsed.
    parsed = [file for file, fence in files.items() if "import ObjectiveC" in fence.text]
    if parsed:
        yield [*COMPILER, "-parse", *parsed]
    if len(files) > len(parsed):
        yield [*FOR_APPS, "-typecheck", "-I", uikit, *(file for file in files if file not in parsed)]


def without_objective_c(text: str) -> str:
    """Returns the same code, line by line, for a compiler without Objective-C support."""
    text = text.replace("import UIKit.UIGestureRecognizerSubclass", "import UIKit")
    text = re.sub(r"@objc ", "", text)
    return re.sub(r"#selector\([^()]*(\([^()]*\))?\)", 'Selector("")', text)
