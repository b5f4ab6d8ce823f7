#!/usr/bin/env python3
"""Type-checks the Swift code of the lessons, and the exports of their scenarios, as an app's code: against the engine
with UIKit's names and isolation. The exports are checked as the files that they are, and throughout without selectors.

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
from run import exported, package_name

HERE = Path(__file__).parent
BLOCK = re.compile(r"^```swift[^\n]*\n(.*?)^```", re.M | re.S)
# What a block declares for its whole module, and a selector with the class or protocol of its method.
NAME = re.compile(r"^(?:@\S+ |final |open |public )*(?:class|struct|enum|protocol|actor|func|let|var) (\w+)", re.M)
SELECTOR = re.compile(r"#selector\(([A-Z]\w+\.)?([^()]*(?:\([^()]*\))?)\)")
STATEMENT = re.compile(r"^\w+\(", re.M)
# What a test on Linux imports in place of UIKit.
LIBRARY = re.compile(r"^ *import (?:TouchEngine|TouchTesting)$", re.M)
OPTIONS = ["swiftc", "-D", "DEBUG", "-swift-version", "6", "-module-name", "Lessons",
           "-diagnostic-style", "llvm"]
# Some errors, such as those about values that cross actors, are found only after type-checking.
THROUGHOUT = ["-emit-sil", "-wmo", "-o", "/dev/null"]
SURROUNDINGS = [HERE / "Apple.swift", HERE / "Drawing.swift"]
# With these, the compiler reads `@objc` and `#selector` on Linux, too, as far as no method has a class of the
# engine's as its parameter, and until it comes to calls from Objective-C.
OBJECTIVE_C = ["-typecheck", "-wmo", "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module"]
CLASS = re.compile(r"^final class (\w+)", re.M)
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
# The exports that aren't checked, by their file, with the reason.
UNCHECKED_EXPORTS = {
    "from-the-first-responder.swift": "its selector names a method that only Objective-C's UIResponder shows",
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


def for_linux(code: str) -> str:
    """Returns an app's code, line by line, for a compiler without Objective-C support."""
    if "import UIKit" not in code:
        code = "import UIKit; " + code
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


def complaints(sources: list[tuple[str, str]] | list[Path], options: list, folder: Path) -> list[str]:
    """Type-checks files, or texts with names, as one module, and returns the errors and the warnings."""
    folder.mkdir()
    files = []
    for source in sources:
        if isinstance(source, tuple):
            name, text = source
            source = folder / f"{name}.swift"
            source.write_text(text + "\n")
        files.append(source)
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


def modules_of_exports(files: list[Path]) -> list[list[Path]]:
    """Returns exports in as few modules as have no class twice, and no file's name."""
    modules: list[tuple[set[str], list[Path]]] = []
    for file in files:
        names = {file.name, *CLASS.findall(file.read_text())}
        known, module = next((one for one in modules if not one[0] & names), (set(), []))
        if not module:
            modules.append((known, module))
        known |= names
        module.append(file)
    return [module for _, module in modules]


def objective_c(folder: Path) -> Path:
    """Compiles the module that has selectors, and returns the folder that it's in."""
    subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-module-name", "ObjectiveC",
                    HERE / "ObjectiveC.swift", "-o", folder / "ObjectiveC.swiftmodule"], check=True)
    return folder


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
        app = ["-module-alias", "UIKit=TouchEngine", "-I", uikit, "-I", modules, "-I", HERE / "Modules",
               "-I", objective_c(folder), *SURROUNDINGS]
        tasks = [(sources_of(module, for_linux), [*THROUGHOUT, *app]) for module in apps]
        # A test on Linux imports the engine, and uses the code of the same lesson.
        tasks += [(sources_of([block for block in checked if block.lesson == lesson], str), [*THROUGHOUT, "-I", modules])
                  for lesson in library_users]
        files = exported(Path(sys.argv[1]), folder / "exports", dialect="uikit")
        exports = [file for file in files if file.name not in UNCHECKED_EXPORTS]
        for module in modules_of_exports(exports):
            texts = [(file.stem, for_linux(file.read_text())) for file in module]
            tasks += [(module, [*OBJECTIVE_C, *app, HERE / "Course.swift", HERE / "Selectors.swift"]),
                      (texts, [*THROUGHOUT, *app, HERE / "Course.swift"])]
        forbidden = [(f"Forbidden{index}", for_linux(code)) for index, code in enumerate(FORBIDDEN)]
        with ThreadPoolExecutor(2) as pool:
            said = list(pool.map(lambda task: complaints(*task[1], folder / f"Module{task[0]}"),
                                 enumerate([*tasks, (forbidden, [*THROUGHOUT, *app])])))
    found = sorted({line for lines in said[:-1] for line in lines})
    accepted = [code for (name, _), code in zip(forbidden, FORBIDDEN)
                if not any(f"/{name}.swift:" in line for line in said[-1])]
    found += [f"the compiler accepts what UIKit forbids: {code}" for code in accepted]
    found += [f"{lesson} has no block with {word}, which UNCHECKED leaves out" for lesson, word in UNCHECKED
              if not any(block.lesson == lesson and word in block.code for block in left_out)]
    print("".join(f"{line}\n" for line in found), end="")
    for block in left_out:
        print(f"{block.place} isn't checked, because {block.reason}")
    for name, reason in UNCHECKED_EXPORTS.items():
        print(f"{name} isn't checked, because {reason}")
    print(f"{len(checked)} of {len(everything)} Swift blocks of the course and {len(exports)} exports are type-checked "
          f"in {len(tasks)} modules, {len(found)} errors")
    return 1 if found or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
