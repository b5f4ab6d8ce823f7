#!/usr/bin/env python3
"""Compiles the UIKit code of every scenario of the course against the engine, and runs it there.

Usage: run.py TOUCHSTONE    TOUCHSTONE is the program; its modules are in the folder `Modules` next to it.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
SURROUNDINGS = HERE / "Surroundings.swift"
# What the declaration of a delegate's method contains, and the engine's name for its question.
QUESTIONS = {
    "gestureRecognizerShouldBegin(": "shouldBegin", "shouldReceive touch:": "shouldReceiveTouch",
    "shouldReceive event:": "shouldReceiveEvent", "shouldReceive press:": "shouldReceivePress",
    "shouldRecognizeSimultaneouslyWith ": "shouldRecognizeSimultaneously",
    "shouldRequireFailureOf ": "shouldRequireFailure",
    "shouldBeRequiredToFailBy ": "shouldBeRequiredToFail",
}
# As many exports as the compiler checks best at once.
BATCH = 60
# The modules that the program is linked with.
LINKED = ("CYaml", "DeviceLogs", "Figures", "FileSystem", "LessonMarkdown", "LessonRunner", "LessonTesting",
          "RecognizerExamples", "ScenarioExport", "ScenarioFigures", "ScenarioLanguage", "ScenarioRepairs", "ScenarioRunner", "Sorting",
          "SourceDiagnostics", "TextWriting", "TouchEngine", "TraceExplanations", "TraceModel", "Yams")
OPTIONS = ["swiftc", "-swift-version", "6", "-module-alias", "UIKit=TouchEngine", "-diagnostic-style", "llvm",
           "-suppress-warnings", "-parse-as-library", "-Onone"]


def exported(touchstone: Path, folder: Path, form: str = "swift") -> list[Path]:
    """Exports all scenarios in a form and returns the files."""
    subprocess.run([touchstone, "export", "Content", "--as", form, "--output", folder], check=True,
                   capture_output=True)
    return sorted(file for file in folder.rglob("*.swift") if file.parent != folder)


def for_linux(code: str) -> str:
    """Returns the same code, line by line, for a compiler without Objective-C support."""
    code = re.sub(r"^import .*$", "", code, flags=re.M)
    code = code.replace("@objc ", "").replace("@MainActor\n", "\n").replace("MainActor.assumeIsolated {", "do {")
    code = re.sub(r"NSNumber\(value: (UI\w+\.\w+\.\w+)\.rawValue\)", r"\1", code)
    # The engine's package has a property of this name, too.
    code = re.sub(r"(\.|var )path\b", r"\1drawnPath", code)
    # A closure takes the place of a method's selector. What a setup calls by default is a target
    # without a name, which is `nil` for a recognizer.
    code = re.sub(
        r"addTarget\(self, action: #selector\((\w+Fires)\(_:\)\)\)",
        r'addTarget(nil, action: Selector("target") { [unowned self] (sender: UIGestureRecognizer) in \1(sender) })', code)
    code = re.sub(
        r"addTarget\(self, action: #selector\((\w+Fires)\(_:\)\), ",
        r'addTarget(defaultTarget, action: Selector("target") { [unowned self] (sender: UIControl, _: UIEvent?) in \1(sender) }, ', code)
    code = re.sub(
        r"target: self, action: #selector\((\w+)Fires\(_:\)\)\)",
        r'target: defaultTarget, action: Selector("target") { [unowned self] (sender: UIControl, _: UIEvent?) in \1Fires(sender) })', code)
    code = re.sub(r"RunLoop\.main\.add\((\w+),", r'RunLoop.main.add(named(\1, "\1"),', code)
    code = re.sub(
        r"(target: |addTarget\()self, action: #selector\((\w+)\(_:\)\)\)",
        r'\1defaultTarget, action: Selector("\2") { [unowned self] (sender: UIGestureRecognizer) in \2(sender) })', code)
    code = re.sub(
        r"addTarget\(self, action: #selector\((\w+)\(_:\)\), ",
        r'addTarget(defaultTarget, action: Selector("\1") { [unowned self] (sender: UIControl, _: UIEvent?) in \1(sender) }, ', code)
    code = re.sub(r"#selector\((?:\w+\.)?(\w+)\(_:\)\)", r'Selector("\1") { (_: UIControl, _: UIEvent?) in }', code)
    code = with_own_delegates(code)
    # The engine asks what a delegate implements with a method, in the place of `responds(to:)`.
    code = re.sub(r"^  final class \w+: NSObject, UIGestureRecognizerDelegate \{\n(.*?)^  \}$", with_questions, code,
                  flags=re.M | re.S)
    code = re.sub(r"next\?\.touches(\w+)\(touches, with: event\)", lambda match: "passOn(." +
                  match[1].lower() + ", touches, with: event)", code)
    # The engine's responders don't declare the standard edit actions.
    code = re.sub(r"override (func (?:copy|cut|delete|paste|select|selectAll)\(_ sender)", r"\1", code)
    # In the engine, an interaction has one recognizer, which has its name in a trace.
    code = re.sub(r"(\w+\??)\.addInteraction\((\w+)\)", r'\1.addInteraction(\2); \1.gestureRecognizers?.last?.name = "\2"', code)
    code = code.replace("to: self, for: nil", "to: defaultTarget, for: nil")
    # The engine can't know whether a list's delegate implements the method for menus.
    code = re.sub(r"^( *)(func \w+\(.* contextMenuConfigurationFor(?:Row|Items)At )",
                  r"\1var providesContextMenus: Bool { true }; \2", code, flags=re.M)
    return with_areas(code)


def with_areas(code: str) -> str:
    """Returns code that gives a text view the area of a link, because the engine has no texts."""
    return re.sub(r"^( *func show\(link area: CGRect, in textView: UITextView\)) \{\n.*?^  \}$",
                  r"\1 { textView.linkAreas = [area] }", code, flags=re.M | re.S)


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
    return match[0].replace("{\n", "{ func responds(to question: UIGestureRecognizerQuestion) -> Bool { "
                            f"[UIGestureRecognizerQuestion]([{answer}]).contains(question) }}\n", 1)


def batches(files: list[Path], folder: Path) -> list[Path]:
    """Writes the exports into a few files, each export in a namespace of its own."""
    folder.mkdir()
    written = []
    for start in range(0, len(files), BATCH):
        text = "import RecognizerExamples\nimport UIKit\n"
        for index, file in enumerate(files[start:start + BATCH], start):
            text += f"enum Export{index} {{ // {file}\n{for_linux(file.read_text())}}}\n"
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
                                      HERE / "Testing.swift", *part],
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


def built(build: Path, sources: list[Path], folder: Path) -> tuple[Path | None, list[str]]:
    """Builds the program that plays the exports, and returns it with the errors."""
    objects = [file for name in LINKED for file in sorted((build / f"{name}.build").glob("**/*.o"))]
    program = folder / "play"
    maps = set(re.findall(r"-fmodule-map-file=[^\"]*", (build.parent / "debug.yaml").read_text()))
    clang = [option for file in sorted(maps) for option in ("-Xcc", file)]
    done = subprocess.run(
        [*OPTIONS, "-package-name", package_name(build), "-module-name", "Exports", "-I", build / "Modules",
         *clang, "-wmo", "-num-threads", "2", *sources, *objects, "-lcmark-gfm", "-lcmark-gfm-extensions", "-o", program],
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
        if found or in_tests:
            return 1
        sources = [SURROUNDINGS, HERE / "Stage.swift", HERE / "Play.swift", registry(files, folder), *written]
        program, said = built(touchstone.parent, sources, folder)
        if not program:
            print("\n".join(said))
            return 1
        return subprocess.run([program]).returncode


if __name__ == "__main__":
    sys.exit(main())
