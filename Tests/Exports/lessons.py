#!/usr/bin/env python3
"""Type-checks the Swift code of the lessons, and the exports of their scenarios, as an app's code: against the engine
with UIKit's names and isolation.

Usage: lessons.py TOUCHSTONE    TOUCHSTONE is the program; its modules are in the folder `Modules` next to it.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import main_actor
from run import BATCH, exported, package_name

HERE = Path(__file__).parent
BLOCK = re.compile(r"^```swift[^\n]*\n(.*?)^```", re.M | re.S)
# What a block declares for its whole module, and a selector with the class or protocol of its method.
NAME = re.compile(r"^(?:@\S+ |final |open |public )*(?:class|struct|enum|protocol|actor|func|let|var) (\w+)", re.M)
SELECTOR = re.compile(r"#selector\(([A-Z]\w+\.)?([^()]*(?:\([^()]*\))?)\)")
STATEMENT = re.compile(r"^\w+\(", re.M)
# What a test on Linux imports in place of UIKit.
LIBRARY = re.compile(r"^ *import (?:TouchEngine|TouchTesting)$", re.M)
# Some errors, such as those about values that cross actors, are found only after type-checking.
OPTIONS = ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Lessons",
           "-diagnostic-style", "llvm"]
SURROUNDINGS = [HERE / "Apple.swift", HERE / "Drawing.swift"]
# What the reader's app has, by the lesson that uses it.
PREAMBLES = {
    "Content/35-the-way-through-the-window.md": "final class AppDelegate: UIResponder {}",
}
# The blocks that aren't checked, by their lesson and a word in them, with the reason.
UNCHECKED = {
    ("Content/83-debugging-on-a-device.md", "func watchTouches"):
        "it quotes a part of TouchTrace.swift, which the lint of lessons checks as a whole",
    ("Content/83-debugging-on-a-device.md", "method_setImplementation"):
        "it calls the Objective-C runtime, which only Apple's systems have",
}
# What UIKit's isolation forbids; if the compiler accepts one of these, this check checks nothing.
FORBIDDEN = (
    "func makePress() -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }",
    "@MainActor func hide(_ view: UIView) { RunLoop.main.perform { view.isHidden = true } }",
    "@MainActor func listen(_ view: UIView) { view.addTarget() }",
    "@MainActor func listen(_ tap: UITapGestureRecognizer) { tap.addTarget(tap, action: #selector(missing)) }",
    "final class Pad: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "final class Touch: NSObject { let view = UIView() }",
)


@dataclass
class Block:
    """A block of Swift code with the line of the lesson at which it begins."""

    lesson: str
    line: int
    code: str

    @property
    def place(self) -> str:
        return f"{self.lesson}:{self.line}"

    @property
    def names(self) -> set[str]:
        return set(NAME.findall(self.code))

    @property
    def has_statements(self) -> bool:
        return bool(STATEMENT.search(self.code))

    @property
    def reason(self) -> str | None:
        """Why the block isn't checked."""
        return next((reason for (lesson, word), reason in UNCHECKED.items()
                     if self.lesson == lesson and word in self.code), None)

    @property
    def is_library_users(self) -> bool:
        """Whether the code imports the engine's library itself, as a test on Linux does."""
        return bool(LIBRARY.search(self.code)) and "canImport(UIKit)" not in self.code


def blocks() -> list[Block]:
    """Returns all blocks of the lessons."""
    return [Block(str(lesson), text[:match.start(1)].count("\n") + 1, match[1])
            for lesson in sorted(Path("Content").rglob("*.md")) for text in [lesson.read_text()]
            for match in BLOCK.finditer(text)]


def for_linux(code: str, imports: str = "import UIKit; ") -> str:
    """Returns an app's code, line by line, for a compiler without Objective-C support; `imports` is added if need be."""
    code = re.sub(r"^( *)import (?:UIKit\.\w+|ObjectiveC|TouchEngine|TouchTesting)$", r"\1", code, flags=re.M)
    if "import UIKit" not in code:
        code = imports + code
    code = re.sub(r"#if (?:DEBUG|canImport\(UIKit\))", "#if true", code)
    return SELECTOR.sub(with_closure, re.sub(r"@objc(?:\(\w+\))? ", "", code))


def with_closure(match: re.Match) -> str:
    """Returns a call that takes the place of a selector, and compiles only if the method exists."""
    of, method = match[1], match[2]
    return f"selector {{ (object: {of[:-1]}) in object.{method} }}" if of else f"selector {{ (_: Any) in {method} }}"


def modules_of(all_blocks: list[Block]) -> list[list[Block]]:
    """Returns the blocks in as few modules as have no name twice, and the blocks of a lesson together."""
    found: list[list[Block]] = []
    for lesson in dict.fromkeys(block.lesson for block in all_blocks):
        own = [block for block in all_blocks if block.lesson == lesson]
        names = [name for block in own for name in block.names]
        assert len(names) == len(set(names)), f"{lesson} declares a name twice"
        for module in found:
            known = set().union(*(block.names for block in module))
            has_main = any(block.has_statements for block in own) and any(block.has_statements for block in module)
            if not known & set(names) and not has_main:
                module += own
                break
        else:
            found.append(own)
    return found


def complaints(sources: list[tuple[str, str]], options: list, folder: Path) -> list[str]:
    """Type-checks texts with names as one module, and returns the errors and the warnings."""
    folder.mkdir()
    files = [folder / f"{name}.swift" for name, _ in sources]
    for file, (_, text) in zip(files, sources):
        file.write_text(text + "\n")
    done = subprocess.run([*OPTIONS, *options, *files], capture_output=True, text=True)
    lines = done.stderr.splitlines()
    found = [line for line in lines if re.match(r"\S.*: (?:error|warning): ", line)]
    return found or (lines if done.returncode else [])


def sources_of(module: list[Block], change) -> list[tuple[str, str]]:
    """Returns the blocks of a module as files whose lines are located in the lessons."""
    preambles = [PREAMBLES[lesson] for lesson in {block.lesson for block in module} if lesson in PREAMBLES]
    return [("Preamble", "import UIKit\n" + "\n".join(preambles))] * bool(preambles) + [
        ("main" if block.has_statements else f"Block{index}",
         f'#sourceLocation(file: "{block.lesson}", line: {block.line})\n{change(block.code)}')
        for index, block in enumerate(module)]


def source_of(exports: list[Path]) -> tuple[str, str]:
    """Returns exports as one file, each in a namespace of its own."""
    text = "import RecognizerExamples\nimport UIKit\n"
    for index, export in enumerate(exports):
        code = re.sub(r"^import .*$", "", export.read_text(), flags=re.M)
        name = f"{export.parent.name}-{export.name}"  # of all files
        text += f'enum Export{index} {{\n#sourceLocation(file: "{name}", line: 1)\n{for_linux(code, imports="")}}}\n'
    return "Exports", text


def main() -> int:
    modules = Path(sys.argv[1]).parent / "Modules"
    everything = blocks()
    checked = [block for block in everything if block.reason is None]
    left_out = [block for block in everything if block.reason is not None]
    library_users = {block.lesson for block in checked if block.is_library_users}
    apps = modules_of([block for block in checked if not block.is_library_users])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        uikit = main_actor.compiled(modules, package_name(modules.parent), folder)
        app = ["-module-alias", "UIKit=TouchEngine", "-I", uikit, "-I", modules, *SURROUNDINGS]
        tasks = [(sources_of(module, for_linux), app) for module in apps]
        # A test on Linux imports the engine, and uses the code of the same lesson.
        tasks += [(sources_of([block for block in checked if block.lesson == lesson], str), ["-I", modules])
                  for lesson in library_users]
        files = exported(Path(sys.argv[1]), folder / "exports", dialect="uikit")
        tasks += [([source_of(files[start:start + BATCH])], app) for start in range(0, len(files), BATCH)]
        forbidden = [(f"Forbidden{index}", for_linux(code)) for index, code in enumerate(FORBIDDEN)]
        with ThreadPoolExecutor(2) as pool:
            said = list(pool.map(lambda task: complaints(*task[1], folder / f"Module{task[0]}"),
                                 enumerate([*tasks, (forbidden, app)])))
    found = sorted({line for lines in said[:-1] for line in lines})
    accepted = [code for (name, _), code in zip(forbidden, FORBIDDEN)
                if not any(f"/{name}.swift:" in line for line in said[-1])]
    found += [f"the compiler accepts what UIKit forbids: {code}" for code in accepted]
    found += [f"{lesson} has no block with {word}, which UNCHECKED leaves out" for lesson, word in UNCHECKED
              if not any(block.lesson == lesson and word in block.code for block in left_out)]
    print("".join(f"{line}\n" for line in found), end="")
    for block in left_out:
        print(f"{block.place} isn't checked, because {block.reason}")
    print(f"{len(checked)} of {len(everything)} Swift blocks of the course and {len(files)} exports are type-checked "
          f"in {len(tasks)} modules, {len(found)} errors")
    return 1 if found or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
