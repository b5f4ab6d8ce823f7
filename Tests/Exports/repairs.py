"""The Swift of the offered fixes, placed where a reader would paste it: in the code of the scenario."""

import json
import re
import subprocess
from pathlib import Path

PROBLEMS = Path("Tests/ScenarioRepairsTests/Problems")
DECLARES = re.compile(r"(override )?(final class|func) ")
CLASS_OF = re.compile(r"// The class(?:es)? of (.+):$")
CELLS = {"cellForRowAt": "UITableViewCell", "cellForItemAt": "UICollectionViewCell"}
# An export gives a name that Swift uses itself an ending.
RENAMED = re.compile(r"^  (?:lazy var|let) (\w+?)(Recognizer|Controller|View|Window|Item) = (\w+)", re.M)
SCENE = re.compile(r"^final class (\w+): UIResponder", re.M)


def chunks(code: str) -> list[str]:
    """Returns the statements, comments, and declarations of a text, whole."""
    found = []
    for line in code.splitlines():
        continues = found and (line.startswith((" ", "}", ")")) or not line)
        if continues:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def aliases(export: str) -> str:
    """Returns declarations of the scenario's own names for what an export has had to rename."""
    return "".join(f"var {name}: {type} {{ {name}{ending} }}\n" for name, ending, type in RENAMED.findall(export)
                   if not re.search(rf"^  (lazy var|let) {name}\b", export, re.M))


def pasted(code: str, scene: str, name: str, names: str) -> str:
    """Returns a subclass of a scene with a fix's statements in a method, and its declarations as members."""
    statements, members, owners, known, rest = [], [], [], set(), []
    for chunk in chunks(code):
        if "ScrollView, UIGestureRecognizerDelegate" in chunk:
            # In UIKit, a scroll view doesn't say that it's the delegate of its recognizers.
            chunk = chunk.replace(", UIGestureRecognizerDelegate", "").replace("  func ", "  override func ")
        if DECLARES.match(chunk):
            # Two answers to one question are for two delegates.
            head = chunk.split("{")[0]
            (rest if head in known else members).append(chunk)
            known.add(head)
            if owners and chunk.startswith("final class"):
                title = chunk.split()[2].rstrip(":")
                statements.insert(0, f"let {owners.pop(0)} = {title}()")
        elif owner := CLASS_OF.match(chunk):
            owners = owner.group(1).split(" and ")
        else:
            statements.append(chunk)
    for method, cell in CELLS.items():
        if any(method in statement for statement in statements):
            statements.insert(0, f"let cell = {cell}()")
    body, declarations = "\n".join(statements), "\n".join(members)
    return (f"class {name}: {scene}, UIGestureRecognizerDelegate {{\n{names}func repair() {{\n{body}\n}}\n"
            f"{declarations}\n}}\n" + (pasted("\n".join(rest), scene, name + "b", names) if rest else ""))


def repaired(touchstone: Path, exports: list[Path], folder: Path) -> list[Path]:
    """Writes the code of every fix of the problems into one file for each problem."""
    folder.mkdir()
    written = []
    for number, export in enumerate(exports):
        problem = PROBLEMS / f"{export.parent.name}.scenario"
        answer = subprocess.run([touchstone, "why", problem, "--fix", "--format", "json"],
                                check=True, capture_output=True, text=True).stdout
        text = export.read_text()
        scene = SCENE.search(text).group(1)
        fixes = [pasted(repair["swift"], scene, f"Repair{index}", aliases(text))
                 for index, repair in enumerate(json.loads(answer)["fix"]["repairs"])]
        text = SCENE.sub(r"class \1: UIResponder", text)
        written.append(folder / f"Problem{number}.swift")
        written[-1].write_text(
            f"import RecognizerExamples\nimport UIKit\nenum Problem{number} {{ // {problem}\n{text}\n{''.join(fixes)}}}\n")
    return written
