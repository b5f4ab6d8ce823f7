"""Counts the instructions and reference counts of one event, one lesson, and one scenario, and compares them
with the committed values, which they may exceed by at most 5 %. Unlike times, counts are stable, but only
for one compiler, so with another compiler they're shown but not compared.

usage: counts.py [--record]
"""

import json
import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path("Tests/Benchmarks")
TABLE = BENCHMARKS / "counts.json"
MOST_GROWTH = 1.05
# If there are only a few reference counts, one more is a large share.
LEAST_GROWTH = 2


def compiler() -> str:
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return " ".join(line.strip() for line in said.splitlines() if "ersion" in line or "arget" in line)


def counted() -> dict[str, float]:
    for product in ("TouchEngineBenchmarks", "touchstone"):
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
    counts = counted()
    if "--record" in sys.argv:
        TABLE.write_text(json.dumps({"compiler": compiler(), "counts": counts}, indent=2) + "\n")
        return 0
    known = json.loads(TABLE.read_text())
    is_same = known["compiler"] == compiler()
    faults = []
    for name in sorted(counts.keys() | known["counts"].keys()):
        count, before = counts.get(name), known["counts"].get(name)
        if count is None or before is None:
            faults.append(f"{name}: {'not counted any more' if count is None else 'not in the table'}")
            continue
        grown = count > before * MOST_GROWTH and count > before + LEAST_GROWTH
        print(f"{name:<72}{before:>14,.1f}{count:>14,.1f}{'  grown' if grown else ''}")
        if grown and is_same:
            faults.append(f"{name}: {before:,.1f} has become {count:,.1f}")
    if not is_same:
        print(f"The table is of another compiler ({known['compiler']}); nothing was compared.")
    for fault in faults:
        print(fault)
    print(f"{len(counts)} counts, {len(faults)} faults")
    return 1 if faults else 0


sys.exit(main())
