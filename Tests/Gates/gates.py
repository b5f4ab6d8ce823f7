#!/usr/bin/env python3
"""Runs gates, several at a time, and says what each one found, how long it took, and what to do.

usage: gates.py test            the gates that a change must pass, in ten minutes
       gates.py verify          all gates; those that have passed with the same inputs aren't run again
       gates.py [--again] NAME...   some gates, and the build that they need
       gates.py list            the table

Ends with the line `N passed, N failed`; the exit status is 1 if a gate failed. Each gate's output is in
`.build/gates/NAME.log`, and is printed if the gate fails.
"""

import os
import sys
import threading
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path

import table
from proofs import Proofs
from running import Outcome, run
from table import Gate

# One more than there are cores, because a browser often waits.
AT_ONCE = (os.cpu_count() or 1) + 1
PRINTING = threading.Lock()


def say(text: str):
    with PRINTING:
        print(text, flush=True)


def chosen(gates: dict[str, Gate], words: list[str]) -> list[Gate]:
    """Returns the gates that the command line names, with those that they come after, in the table's order."""
    wanted = set()
    for word in words:
        if word == "verify":
            covered = {other for gate in gates.values() for other in gate.covers}
            wanted |= gates.keys() - covered
        elif word in table.TIERS:
            wanted |= {name for name, gate in gates.items() if gate.tier == word}
        elif word in gates:
            wanted.add(word)
        else:
            sys.exit(f"error: there is no gate {word}; there are {', '.join(gates)}")
    wanted |= table.needed(gates, wanted)
    return [gate for name, gate in gates.items() if name in wanted]


def report(gate: Gate, outcome: Outcome):
    if not outcome.fault:
        say(f"== passed in {outcome.wall:.0f} s ({outcome.work:.0f} of {gate.seconds}): {gate.claim}\n"
            f"   {outcome.last}")
        return
    lines = [outcome.printed, f"== FAILED in {outcome.wall:.0f} s: {gate.name}: {gate.claim} ({outcome.log})"]
    lines += [f"   {line}" for line in outcome.failures] + [f"   {outcome.fault}"]
    if gate.fix and not outcome.is_slow:
        lines.append(f"   usually: {gate.fix}")
    say("\n".join(lines))


def run_all(gates: list[Gate], again: bool) -> tuple[list[str], list[str]]:
    """Runs gates when those that they come after have passed. Returns the names of those that passed and failed."""
    proofs, passed, failed = Proofs(), [], []
    waiting, running = list(gates), {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while waiting or running:
            for gate in list(waiting):
                if any(other in failed for other in gate.after):
                    waiting.remove(gate)
                    failed.append(gate.name)
                    say(f"== not run, because {' or '.join(gate.after)} failed: {gate.claim}")
                elif len(running) < AT_ONCE and all(other in passed for other in gate.after):
                    waiting.remove(gate)
                    if not again and proofs.has(gate):
                        passed.append(gate.name)
                        say(f"== passed before, with the same inputs: {gate.claim}")
                        continue
                    proven = proofs.key(gate)
                    running[pool.submit(run, gate)] = gate, proven
            if not running:
                continue
            done: set[Future] = wait(running, return_when=FIRST_COMPLETED).done
            for one in done:
                gate, proven = running.pop(one)
                outcome = one.result()
                report(gate, outcome)
                (failed if outcome.fault else passed).append(gate.name)
                if not outcome.fault:
                    proofs.keep(gate, proven)
    return passed, failed


def show(gates: dict[str, Gate]):
    for tier in table.TIERS:
        rows = [gate for gate in gates.values() if gate.tier == tier]
        print(f"{tier}: {sum(gate.seconds for gate in rows)} s of work")
        for gate in rows:
            print(f"  {gate.name:<18}{gate.seconds:>5} s  {gate.claim}\n{'':>27}only here: {gate.only}")


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--again"]
    gates = table.read()
    if words == ["list"]:
        show(gates)
        return 0
    if not words:
        sys.exit(__doc__)
    start = time.monotonic()
    passed, failed = run_all(chosen(gates, words), "--again" in sys.argv)
    print(f"\n{(time.monotonic() - start) / 60:.1f} minutes" + (f"; failed: {', '.join(failed)}" if failed else ""))
    print(f"{len(passed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[2])
    sys.exit(main())
