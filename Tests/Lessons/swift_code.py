"""Checks the Swift code in lessons: compiles code that imports the engine against it, and code for apps
against the declarations in UIKit.txt, in Swift 6 mode, because UIKit isn't available here."""

import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lesson import Lesson

DECLARATIONS = Path(__file__).parent / "UIKit.txt"
COMPILER = ["swiftc", "-frontend", "-diagnostic-style", "llvm"]
FOR_APPS = [*COMPILER, "-swift-version", "6"]


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
    fences = [f for f in lesson.fences_in("swift") if ("import TouchEngine" in f.text) == (not uikit)]
    found = []
    with tempfile.TemporaryDirectory() as folder:
        files = {Path(folder) / f"{fence.line}.swift": fence for fence in fences}
        for file, fence in files.items():
            file.write_text(without_objective_c(fence.text) if uikit else fence.text)
        for command in commands(files, modules, uikit):
            said = subprocess.run(command, capture_output=True, text=True).stderr
            for file, line, phrase in re.findall(r"^(.+?):(\d+):\d+: error: (.*)$", said, re.M):
                if Path(file) in files:
                    found.append((files[Path(file)].line + int(line), phrase))
    return found


def commands(files: dict, modules: Path | None, uikit: Path | None) -> Iterator[list]:
    """Returns the programs to compile: for the engine, each block is one; for an app, all blocks together
    are one."""
    if not uikit:
        for file in files:
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
