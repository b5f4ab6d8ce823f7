#!/usr/bin/env python3
"""Counts the instructions that building and testing take for one lesson or one scenario.

usage: build_counts.py [--json]

Each count is the difference of two runs under callgrind, of which one has a hundred lessons or scenarios
more: what remains says nothing about the machine, about starting, or about what a site takes once.

Build the program first: swift build -c release --product touchstone
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import corpus

PROGRAM = Path(__file__).resolve().parents[2] / ".build/release/touchstone"
MORE = 100

# What is aimed at, in instructions.
GOALS = {"a plain lesson, built": 6_000_000, "a scenario of sixty messages, built": 12_000_000}

# Valgrind writes into the set of signals that a thread of libdispatch waits for, which is read-only there.
SIGNALS = r"""
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return syscall(SYS_rt_sigsuspend, &copy, 8);
}
"""


class Counter:
    """Counts what commands take in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        source = folder / "signals.c"
        source.write_text(SIGNALS)
        self.library = folder / "signals.so"
        compiler = Path(os.path.realpath(shutil.which("swift"))).parent / "clang"
        subprocess.run([compiler, "-shared", "-fPIC", source, "-o", self.library], check=True)
        # Callgrind can't read all that the compiler tells debuggers.
        self.program = folder / "touchstone"
        subprocess.run(["strip", "--strip-debug", "-o", self.program, PROGRAM], check=True)

    def instructions(self, words: list[str], caches: str) -> int:
        """Returns how many instructions a command takes; nothing is known but what a cache has."""
        environment = {
            "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-ERMS", "LC_ALL": "C", "LD_PRELOAD": str(self.library),
            "PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1",
            "XDG_CACHE_HOME": str(self.folder / caches),
        }
        out = self.folder / f"{caches}.out"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", self.program, *words],
            capture_output=True, text=True, env=environment, cwd=self.folder)
        if done.returncode:
            sys.exit(f"error: {words} says {done.stdout[-2000:]}{done.stderr[-2000:]}")
        totals = [line for line in out.read_text().splitlines() if line.startswith("totals:")]
        return int(totals[0].split()[1])

    def build(self, lessons: int, scenarios: int, runs: int = 1, text: str = corpus.SCENARIO, pages: bool = False) -> int:
        """Returns what the last of some builds of a course takes, with or without pages of runs."""
        name = f"course-{lessons}-{scenarios}-{runs}-{len(text)}-{pages}"
        corpus.write(self.folder / name, lessons, scenarios, scenario=text, runs=pages)
        words = ["build", "--content", name, "--output", f"site-{name}"]
        return [self.instructions(words, name) for _ in range(runs)][-1]

    def test(self, lessons: int) -> int:
        """Returns what testing the scenarios of a course takes, three in each lesson."""
        name = f"tests-{lessons}"
        corpus.write(self.folder / name, lessons, 3)
        return self.instructions(["test", name], name)


def count_all() -> dict[str, float]:
    """Returns all counts by name."""
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        counter = Counter(Path(name))
        jobs = {
            "plain": [pool.submit(counter.build, count, 0) for count in (MORE, 2 * MORE)],
            "known": [pool.submit(counter.build, count, 0, 2) for count in (MORE, 2 * MORE)],
            "scenarios": [pool.submit(counter.build, 20, scenarios) for scenarios in (0, 3)],
            "calm": [pool.submit(counter.build, 20, 3, 1, corpus.CALM, pages) for pages in (False, True)],
            "silent": [pool.submit(counter.build, 20, 3, 1, corpus.SCENARIO, pages) for pages in (False, True)],
            "tests": [pool.submit(counter.test, count) for count in (20, 40)],
        }
        less, more = {}, {}
        for name, (one, other) in jobs.items():
            less[name], more[name] = one.result(), other.result()
    page, whole = ((more[name] - less[name]) / 60 for name in ("calm", "silent"))
    return {
        "a plain lesson, built": (more["plain"] - less["plain"]) / MORE,
        "a plain lesson, nothing new": (more["known"] - less["known"]) / MORE,
        "a scenario of sixty messages, built": (more["scenarios"] - less["scenarios"]) / 60,
        "the page of a run of sixty messages": page,
        "the search for a fix of a silent recognizer": whole - page,
        "a scenario of sixty messages, tested": (more["tests"] - less["tests"]) / 60,
    }


def main() -> None:
    counts = {f"{name}: instructions": round(count) for name, count in count_all().items()}
    if "--json" in sys.argv:
        json.dump(counts, sys.stdout, indent=2)
        print()
        return
    for name, count in counts.items():
        most = GOALS.get(name.removesuffix(": instructions"))
        aim = f"  {'reached' if count <= most else 'MISSED'}: {most:,} at most" if most else ""
        print(f"{name:<58}{count:>14,}{aim}")


if __name__ == "__main__":
    main()
