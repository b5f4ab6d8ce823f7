"""The Swift code of lessons: what imports the engine is compiled against it, what is for an app is
parsed, for there is no UIKit here."""

import re
import subprocess
import tempfile
from pathlib import Path

from lesson import Lesson


def findings(lessons: list[Lesson], modules: Path | None) -> list[tuple[Lesson, int, str]]:
    """The compiler's errors, at the lessons' own lines."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        blocks = {}
        for lesson in lessons:
            for fence in lesson.fences_in("swift"):
                file = Path(folder) / f"{lesson.path.stem}-{fence.line}.swift"
                file.write_text(fence.text)
                blocks[file] = (lesson, fence)
        engine = {f for f, (_, fence) in blocks.items() if "import TouchEngine" in fence.text}
        runs = [["-parse", *sorted(set(blocks) - engine)]]
        runs += [["-typecheck", "-I", modules, file] for file in sorted(engine)]
        for run in runs:
            if not any(part in blocks for part in run):
                continue
            command = ["swiftc", "-frontend", "-diagnostic-style", "llvm", *run]
            said = subprocess.run(command, capture_output=True, text=True).stderr
            for file, line, phrase in re.findall(r"^(.+?):(\d+):\d+: error: (.*)$", said, re.M):
                lesson, fence = blocks[Path(file)]
                found.append((lesson, fence.line + int(line), phrase))
    return found
