"""What the gates have already proven in this clone, by a hash of everything that each one reads.

A gate's inputs are the files that its row names, the row itself, the compiler, the versions of the Debian packages
that it names, and the Python packages. A gate that reads anything else would stay green when that changes, so
when in doubt, a row names too much.
"""

import hashlib
import json
import os
import subprocess
from functools import cache
from pathlib import Path

from table import Gate, files, matching

STORE = Path(".build/gates/proofs.json")


@cache
def content(path: str) -> bytes:
    return hashlib.sha256(Path(path).read_bytes()).digest() if not os.path.islink(path) else os.readlink(path).encode()


@cache
def said(*command: str) -> bytes:
    return subprocess.run(command, capture_output=True, check=False).stdout


@cache
def python_packages() -> str:
    return " ".join(sorted(folder.name for folder in Path(".venv/lib").glob("*/site-packages/*.dist-info")))


def key(gate: Gate, paths: list[str]) -> str:
    """Returns the hash of everything that a gate's result depends on."""
    whole = hashlib.sha256()
    for part in (repr(gate), python_packages()):
        whole.update(part.encode() + b"\0")
    whole.update(said("swiftc", "--version"))
    # Git doesn't have it, because the versions of Swift's packages follow from the manifest, but the program does.
    if os.path.exists("Package.resolved"):
        whole.update(content("Package.resolved"))
    for package in gate.packages:
        whole.update(package.encode() + said("dpkg-query", "-W", package))
    for path in sorted({path for pattern in gate.inputs for path in matching(pattern, paths)}):
        whole.update(path.encode() + b"\0" + content(path))
    return whole.hexdigest()


class Proofs:
    """The hashes with which each gate has passed."""

    def __init__(self):
        self.paths = files()
        try:
            self.known = json.loads(STORE.read_text())
        except (OSError, ValueError):
            self.known = {}

    def has(self, gate: Gate) -> bool:
        return not gate.always and self.known.get(gate.name) == key(gate, self.paths)

    def keep(self, gate: Gate, proven: str):
        """Remembers that a gate has passed with the inputs that it had when it began."""
        self.known[gate.name] = proven
        STORE.parent.mkdir(parents=True, exist_ok=True)
        new = STORE.with_suffix(".new")
        new.write_text(json.dumps(self.known, indent=2) + "\n")
        new.replace(STORE)

    def key(self, gate: Gate) -> str:
        return key(gate, self.paths)
