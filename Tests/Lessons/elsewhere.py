"""The English of what people read outside the lessons: the README, the pages' templates, the reference, and the
comments and texts of the sources."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from prose import turns

FILES = ["README.md", ".github/*.md", "Templates/*.mustache", "Sources/*.md", "Sources/*.swift"]
# Words with a meaning of their own in the sources: the language's `scene:` and PLACE, an image in the site's
# search, and keys of the ledger.
TERMS = re.compile(r"\bscenes?\b|PLACE|\bthe search (for|index)\b|\bproofs?\b|\blabelledby\b|\bin (its|their) place\b", re.I)
INTERPOLATION = re.compile(r"\\\([^()]*(\([^()]*\)[^()]*)*\)")
MARKUP = re.compile(r"<[^>]*>|\{\{[^}]*\}\}|`[^`]*`")


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that people read, with their numbers, without code."""
    fenced = quoted = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix != ".swift":
            fenced ^= line.lstrip().startswith("```")
            if not fenced:
                yield number, MARKUP.sub(" ", line)
        elif comment := re.match(r"\s*///? ?(.*)", line):
            yield number, MARKUP.sub(" ", comment[1])
        elif '"""' in line:
            quoted = not quoted
        else:
            line = INTERPOLATION.sub("", line)
            for text in [line] if quoted else re.findall(r'"((?:[^"\\]|\\.)*)"', line):
                # A path or a key isn't a sentence.
                if len(re.findall(r"[a-z]{2,}", text)) > 2:
                    yield number, MARKUP.sub(" ", text)


def paths() -> list[Path]:
    """The files that are checked."""
    listed = subprocess.run(["git", "ls-files", *FILES], capture_output=True, text=True, check=True)
    return [Path(line) for line in listed.stdout.splitlines()]


def findings(paths: list[Path]) -> Iterator[tuple[Path, int, str]]:
    """Each turn that the project doesn't use, with its file and line."""
    for path in paths:
        for number, text in texts(path):
            for found, instead in turns(TERMS.sub(" ", text)):
                yield path, number, f"'{found}': write {instead}"
