#!/usr/bin/env python3
"""Counts what the engine does for one event: instructions, and calls that retain and release.

usage: counts.py [--json] [WORD ...]

Runs each benchmark of Benchmarks that has one of the words in its name (`trace on` counts) under callgrind, once with
N and once with 2 N repetitions. The difference is what N repetitions take, without the setup, and so a count
says nothing about the machine: the same program has the same counts. With `--json`, prints an object of names
and counts. Otherwise prints a table with what is aimed at, and with the ratio to what UIKit-cross-platform by
flowkey takes for the same: that was counted once, when its files were compiled beside these benchmarks, for no
package has it.

Build the program first: swift build -c release --product Benchmarks
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2] / ".build/release/Benchmarks"

# Swift calls these by several names, depending on the kind of object and the register it is in.
RETAINS = re.compile(r"^_?swift_(bridgeObject|unknownObject)?[Rr]etain(_n|_x\d+)?_?$")
RELEASES = re.compile(r"^_?swift_(bridgeObject|unknownObject)?[Rr]elease(_n|_x\d+)?_?$")

# What is aimed at, and what the peer takes, in instructions.
GOALS = {
    "hit test, a 4-ary tree of 341 views, trace off": (None, 26_504),
    "hit test, a 4-ary tree of 341 views, trace on": (60_000, None),
    "hit test, the last of 1,000 siblings, trace off": (None, 1_994_501),
    "touch event, a tap 6 views deep, trace off": (6_000, 16_677),
    "touch event, a tap 6 views deep, trace on": (45_000, None),
    "touch event, a drag of 32 with a pan, trace off": (3_500, 3_979),
    "touch event, a drag of 32 with a pan, trace on": (12_000, None),
    "touch event, the same with two pans and a tap, trace off": (4_800, 5_111),
}

# The same words and order of dictionaries in every run. Without ERMS because callgrind counts an instruction
# that copies a long array as one for each byte, and it would be most of what there is when a trace grows.
ENVIRONMENT = {
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-ERMS", "LC_ALL": "C", "PATH": os.environ["PATH"],
    "SWIFT_DETERMINISTIC_HASHING": "1",
}


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    counts = count_all(words)
    if "--json" in sys.argv:
        json.dump(counts, sys.stdout, indent=2)
        print()
        return
    print(f"{'each event or search':<58}{'instructions':>14}{'retains':>10}{'releases':>10}{'beside peer':>13}  aim")
    names = {name.rsplit(": ", 1)[0] for name in counts}
    for name in sorted(names, key=lambda name: list(counts).index(f"{name}: instructions")):
        instructions, retains, releases = (
            counts[f"{name}: {kind}"] for kind in ("instructions", "retains", "releases"))
        most, peer = GOALS.get(name, (None, None))
        ratio = f"{instructions / peer:.2f}" if peer else ""
        aim = f"{'reached' if instructions <= most else 'MISSED'}: {most:,} at most" if most else ""
        print(f"{name:<58}{instructions:>14,.0f}{retains:>10.1f}{releases:>10.1f}{ratio:>13}  {aim}")


def count_all(words: list[str]) -> dict[str, float]:
    """Returns the counts of all benchmarks that have one of some words in their names, by name."""
    listing = subprocess.run(
        [PROGRAM, "--list"], check=True, capture_output=True, text=True, env=ENVIRONMENT).stdout
    jobs = []
    for line in listing.splitlines():
        steps, name = line.split("\t")
        for trace in ("off", "on"):
            if not words or any(word in f"{name}, trace {trace}" for word in words):
                jobs.append((name, int(steps), trace))
    counts = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (name, _, trace), (instructions, retains, releases) in zip(
                jobs, pool.map(lambda job: count(*job), jobs)):
            counts[f"{name}, trace {trace}: instructions"] = instructions
            counts[f"{name}, trace {trace}: retains"] = retains
            counts[f"{name}, trace {trace}: releases"] = releases
    return counts


def count(name: str, steps: int, trace: str) -> list[float]:
    """Returns how many instructions, retains, and releases one step of a benchmark takes."""
    # Enough that an array which grows now and then counts with its share, and as many for a tree's leaves.
    repetitions = 64
    once, twice = (run(name, trace, repetitions * times) for times in (1, 2))
    return [round((b - a) / (repetitions * steps), 1) for a, b in zip(once, twice)]


def run(name: str, trace: str, repetitions: int) -> tuple[int, int, int]:
    """Returns how many instructions, retains, and releases a whole run of a benchmark takes."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "--compress-strings=no",
             PROGRAM, "--count", str(repetitions), trace, name],
            check=True, capture_output=True, env=ENVIRONMENT)
        return totals(out)


def totals(out: Path) -> tuple[int, int, int]:
    """Returns the instructions, retains, and releases in a file that callgrind has written."""
    instructions = retains = releases = 0
    caller = callee = ""
    with out.open() as lines:
        for line in lines:
            if line.startswith("fn="):
                caller = line[3:].strip()
            elif line.startswith("cfn="):
                callee = line[4:].strip()
            elif line.startswith("calls="):
                times = int(line[6:].split()[0])
                # One that calls another of its kind counts once.
                if RETAINS.match(callee) and not RETAINS.match(caller):
                    retains += times
                elif RELEASES.match(callee) and not RELEASES.match(caller):
                    releases += times
            elif line.startswith("totals:"):
                instructions = int(line.split()[1])
    return instructions, retains, releases


if __name__ == "__main__":
    main()
