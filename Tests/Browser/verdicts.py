"""A cache of the pages that passed, so that they aren't checked again.

A verdict depends on the page, on the site's files that the page names, on the tests, and on the browser and
the Python packages. The search index is tested only with the home page, because it changes with every lesson,
and it's the same for all pages. The tests of live scenarios depend on the pages that they name, on the whole
theme with the engine, and on the browsers. Verdicts are kept outside version control, so a fresh clone checks
everything.
"""

import hashlib
import json
import re
import subprocess
from pathlib import Path

import chromium

HERE = Path(__file__).parent
STORE = HERE.parent.parent / ".build" / "browser-verdicts.json"
MOST = 2000  # the maximum number of verdicts to keep
NAMED = re.compile(rb"""[\w./-]*theme/[\w./-]+""")
INDEX = "theme/late/index.js"
OTHER_BROWSERS = ["firefox-esr", "webkit2gtk-driver"]  # Debian's packages


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def surroundings() -> str:
    """Returns the inputs that all pages share."""
    files = sorted(path for path in HERE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    version = subprocess.run([chromium.PATH, "--version"], capture_output=True, check=True).stdout
    fonts = subprocess.run(["fc-list"], capture_output=True, check=False).stdout if Path("/usr/bin/fc-list").exists() else b""
    return digest(version, b"".join(sorted(fonts.splitlines())), *(path.read_bytes() for path in files))


class Verdicts:
    """Returns the pages that passed earlier."""

    def __init__(self):
        self.common = surroundings()
        try:
            self.sound = json.loads(STORE.read_text())
        except (OSError, ValueError):
            self.sound = []

    def key(self, look) -> str:
        """Returns everything that the verdict on a page depends on, looked at in some views."""
        page = look.page
        text = page.read_bytes()
        parts = []
        for name in sorted(set(NAMED.findall(text))):
            asset = page.parent / name.decode()
            if asset.is_file() and (not name.endswith(INDEX.encode()) or page.name == "index.html"):
                parts += [name, asset.read_bytes()]
        views = f"{look.is_chosen} {look.views}".encode()
        return digest(self.common.encode(), views, page.name.encode(), text, *parts)

    def is_sound(self, look) -> bool:
        return self.key(look) in self.sound

    def remember(self, looks: list):
        """Adds pages that passed, with the views in which they did."""
        found = [self.key(look) for look in looks]
        kept = [key for key in self.sound if key not in found]
        STORE.parent.mkdir(exist_ok=True)
        STORE.write_text(json.dumps((kept + found)[-MOST:]))


def trials_key(site: Path) -> str:
    """Returns everything that the results of a site's `trials` depend on."""
    named = "".join(path.read_text() for path in sorted((HERE / "trials").glob("*.py")))
    files = [
        page for page in sorted(site.glob("*.html")) if f'"{page.stem}"' in named or f"/{page.name}" in named
    ]
    files += sorted(path for path in site.glob("theme/**/*") if path.is_file() and not path.as_posix().endswith(INDEX))
    versions = subprocess.run(["dpkg-query", "-W", *OTHER_BROWSERS], capture_output=True, check=False).stdout
    parts = [part for path in files for part in (str(path.relative_to(site)).encode(), path.read_bytes())]
    return digest(surroundings().encode(), versions, *parts)


def remembered(name: str, site: str, words: list[str], gate) -> int:
    """Runs a gate that tests a whole site, unless all of it passed earlier with the same inputs.

    The gate returns whether it passed. With words that select tests, it always runs.
    """
    file = STORE.with_name(f"{name}-verdict.txt")
    key = trials_key(Path(site).resolve())
    if not words and file.is_file() and file.read_text() == key:
        print("all passed before, with the same pages, theme, engine, tests, and browsers")
        return 0
    has_passed = gate()
    if has_passed and not words:
        file.parent.mkdir(exist_ok=True)
        file.write_text(key)
    return 0 if has_passed else 1
