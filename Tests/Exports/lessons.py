#!/usr/bin/env python3
"""Type-checks the Swift code of the lessons against the engine, as UIKit code, and counts what it can.

Usage: lessons.py MODULES    MODULES is the folder of the engine's compiled module.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
OPTIONS = ["swiftc", "-typecheck", "-swift-version", "6", "-module-alias", "UIKit=TouchEngine",
           "-diagnostic-style", "llvm", "-suppress-warnings", "-parse-as-library"]
BLOCK = re.compile(r"^```swift[^\n]*\n(.*?)^```", re.M | re.S)


def for_linux(code: str) -> str:
    """Returns the same code, line by line, for a compiler without Objective-C support."""
    code = re.sub(r"^( *)import .*$", r"\1", code, flags=re.M).replace("#if DEBUG", "#if true")
    code = code.replace("super.init(coder: coder)", "super.init(frame: .zero)")
    # The engine draws nothing.
    code = code.replace("override func draw(_ rect", "func draw(_ rect")
    code = re.sub(r"@objc(?: private)? |@MainActor ?", "", code)
    return re.sub(r"#selector\([^()]*(\([^()]*\))?\)", 'Selector("action")', code)


def errors(sources: list[Path], modules: Path) -> list[str]:
    done = subprocess.run([*OPTIONS, "-I", modules, HERE / "Surroundings.swift", HERE / "Drawing.swift", *sources],
                          capture_output=True, text=True)
    return [line for line in done.stderr.splitlines() if ": error:" in line]


def main() -> int:
    modules = Path(sys.argv[1])
    failed: dict[str, str] = {}
    whole = parsed = outside = 0
    with tempfile.TemporaryDirectory() as name:
        together, alone = [], []
        for lesson in sorted(Path("Content").glob("[0-9]*.md")):
            text = lesson.read_text()
            for match in BLOCK.finditer(text):
                if "import UIKit" not in match[1]:
                    continue
                if "touchesEstimatedPropertiesUpdated" in match[1]:
                    # The engine has no estimated touches.
                    outside += 1
                    continue
                # The Objective-C runtime, and the start of an app, exist only on Apple's systems.
                if "import ObjectiveC" in match[1]:
                    parsed += 1
                    continue
                place = f"{lesson}:{text[:match.start()].count(chr(10)) + 1}"
                code = for_linux(match[1])
                file = Path(name) / (re.sub(r"\W", "_", place) + ".swift")
                # An extension can't be in a namespace.
                if re.search(r"^ *(?:\w+ )?extension |^@main|^ *#if", code, re.M):
                    file.write_text("import UIKit\n" + code)
                    alone.append((place, file))
                else:
                    file.write_text(f"import UIKit\nenum Block{whole} {{\n{code}}}\n")
                    together.append((place, file))
                whole += 1
        groups = [together] + [[one] for one in alone]
        with ThreadPoolExecutor(2) as pool:
            said = pool.map(lambda group: errors([file for _, file in group], modules), groups)
        for group, lines in zip(groups, said):
            for place, file in group:
                for line in lines:
                    if line.startswith(f"{file}:"):
                        failed.setdefault(place, line.split("error: ")[1])
    for place, error in failed.items():
        print(f"{place}: {error}")
    print(f"{whole - len(failed)} of {whole} blocks that import UIKit compile against the engine; "
          f"{parsed} more call the Objective-C runtime, "
          f"and {outside} uses what the engine lacks")
    return 1 if failed or not whole else 0


if __name__ == "__main__":
    sys.exit(main())
