"""The table of gates, `gates.toml`: what each one claims, runs, reads, and may cost."""

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("gates.toml")
TIERS = ("test", "verify")
# `make test` is meant to take ten minutes on two cores.
MOST_SECONDS_OF_TESTS = 2 * 600
NEVER_READ = ("__pycache__",)


@dataclass(frozen=True)
class Gate:
    """One row. Its keys are explained at the top of `gates.toml`."""

    name: str
    claim: str
    tier: str
    run: str
    seconds: int
    only: str
    inputs: tuple[str, ...]
    fix: str = ""
    after: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    always: bool = False


def files() -> list[str]:
    """Returns the paths of all files of the clone but what builds leave and what Git keeps, sorted."""
    found = []
    for folder, folders, names in os.walk("."):
        folders[:] = [
            name for name in folders
            if name not in NEVER_READ and not name.startswith((".build", ".venv", ".git/")) and name != ".git"
        ]
        found += [os.path.join(folder, name).removeprefix("./") for name in names]
    return sorted(found)


def matching(pattern: str, paths: list[str]) -> list[str]:
    """Returns the paths that a pattern stands for: a file, everything in a folder, or what ends like `Tests/*.py`."""
    if pattern == ".":
        return paths
    folder, star, ending = pattern.partition("*")
    if star:
        return [path for path in paths if path.startswith(folder) and path.endswith(ending)]
    return [path for path in paths if path == pattern or path.startswith(pattern.rstrip("/") + "/")]


def needed(gates: dict[str, Gate], names: set[str]) -> set[str]:
    """Returns the names of the gates that some gates come after, directly or not."""
    found, new = set(), names
    while new := {other for name in new if name in gates for other in gates[name].after} - found:
        found |= new
    return found


def read() -> dict[str, Gate]:
    """Returns the gates by name; exits with a sentence if the table contradicts itself or the clone."""
    table = tomllib.loads(FILE.read_text())
    sets, paths, faults = table["inputs"], files(), []
    gates = {}
    for name, row in table["gates"].items():
        patterns = []
        for one in row.pop("inputs"):
            patterns += sets.get(one, [one])
        lists = {key: tuple(row.pop(key)) for key in ("after", "covers", "packages") if key in row}
        gates[name] = Gate(name=name, inputs=tuple(patterns), **lists, **row)
        faults += [f"{name} reads {one}, which doesn't exist" for one in patterns if not matching(one, paths)]
    for gate in gates.values():
        others = (*gate.after, *gate.covers)
        faults += [f"{gate.name} names {other}, which is no gate" for other in others if other not in gates]
        if gate.tier not in TIERS:
            faults.append(f"{gate.name} has the tier {gate.tier}; there are {' and '.join(TIERS)}")
    faults += [f"{name} waits for itself" for name in gates if name in needed(gates, {name})]
    total = sum(gate.seconds for gate in gates.values() if gate.tier == "test")
    if total > MOST_SECONDS_OF_TESTS:
        faults.append(
            f"the gates of 'make test' may take {total} s together, more than {MOST_SECONDS_OF_TESTS}: "
            "make one cheaper, or move one to the tier verify")
    if faults:
        raise SystemExit("\n".join(f"error: {FILE.name}: {fault}" for fault in faults))
    return gates
