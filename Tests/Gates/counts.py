"""Counts the instructions and reference counts of one event, one lesson, and one scenario, and compares them with
ceilings. Unlike times, counts are stable, but only for one compiler, so with another compiler they're shown
but not compared.

`Tests/Benchmarks/counts.json` has the ceilings. `--record` lowers those that are too high, and adds new ones; it never
raises one, unless the compiler is another. To raise one, add a line to `raised` there, with the new ceiling and the reason.

usage: counts.py [--record]
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

BENCHMARKS = Path("Tests/Benchmarks")
TABLE = BENCHMARKS / "counts.json"
# The same sources don't always become the same instructions. A ceiling doesn't rise with the count, so this can't add up.
TOLERANCE = 1.02
# If there are only a few reference counts, one more is a large share.
LEAST_GROWTH = 2


@dataclass
class Ceilings:
    """What nothing may exceed, and why some of it was raised."""

    compiler: str
    recorded: dict[str, float]
    raised: dict[str, dict]

    @classmethod
    def read(cls) -> "Ceilings":
        table = json.loads(TABLE.read_text())
        raised = table.get("raised", {})
        for name, entry in raised.items():
            if name not in table["ceilings"] or not str(entry.get("because", "")).strip():
                sys.exit(f"error: {TABLE}: '{name}' is raised, but is no count or has no reason under 'because'")
        return cls(table["compiler"], table["ceilings"], raised)

    def of(self, name: str) -> float | None:
        return self.raised[name]["ceiling"] if name in self.raised else self.recorded.get(name)

    def lower(self, counts: dict[str, float], compiler: str):
        """Adopts the counts that are below their ceilings, and those that have none."""
        if compiler != self.compiler:
            print(f"All ceilings are new, because the compiler is: {compiler}")
            self.compiler, self.recorded, self.raised = compiler, {}, {}
        for name, count in counts.items():
            if (ceiling := self.of(name)) is not None and count >= ceiling:
                continue
            if name in self.raised and count > self.recorded[name]:
                self.raised[name]["ceiling"] = count
            else:
                self.recorded[name] = count
                self.raised.pop(name, None)
        self.recorded = {name: self.recorded[name] for name in counts}
        self.raised = {name: entry for name, entry in self.raised.items() if name in counts}
        table = {"compiler": self.compiler, "ceilings": self.recorded, "raised": self.raised}
        TABLE.write_text(json.dumps(table, indent=2) + "\n")

    def faults(self, counts: dict[str, float]):
        """Yields a sentence for each count that is above its ceiling, or that only one side has."""
        for name in sorted(counts.keys() | self.recorded.keys()):
            count, ceiling = counts.get(name), self.of(name)
            if count is None:
                yield f"{name}: no longer counted; remove it from {TABLE}"
            elif ceiling is None:
                yield f"{name}: has no ceiling; record one with --record"
            elif count > ceiling * TOLERANCE and count > ceiling + LEAST_GROWTH:
                yield f"{name}: {count:,.1f}, and the ceiling is {ceiling:,.1f} ({count / ceiling - 1:+.1%})"


def compiler() -> str:
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(line.strip() for line in said.splitlines() if "ersion" in line or "arget" in line)


def counted() -> dict[str, float]:
    for product in ("Benchmarks", "touchstone"):
        done = subprocess.run(
            ["swift", "build", "-c", "release", "--product", product], capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
    counts = {}
    for script in ("counts.py", "build_counts.py"):
        done = subprocess.run(
            [sys.executable, BENCHMARKS / script, "--json"], capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        counts |= json.loads(done.stdout)
    return counts


def main() -> int:
    ceilings, counts, current = Ceilings.read(), counted(), compiler()
    for name in sorted(counts):
        print(f"{name:<72}{ceilings.of(name) or 0:>14,.1f}{counts[name]:>14,.1f}")
    if current != ceilings.compiler:
        print(f"The ceilings are of another compiler ({ceilings.compiler}); nothing was compared.")
    if "--record" in sys.argv:
        ceilings.lower(counts, current)
    faults = list(ceilings.faults(counts)) if current == ceilings.compiler else []
    for fault in faults:
        print(fault)
    print(f"{len(counts)} counts, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
