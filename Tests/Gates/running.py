"""Runs one gate, keeps its log, and compares its work with its budget.

Work is the processor time of the gate and of all that it starts, so that other programs, or a gate that runs at the
same time, hardly change it. Machines differ, so it's scaled by the time that a fixed piece of work takes on this one.
"""

import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from table import Gate

LOGS = Path(".build/gates")
MEASURED = Path(__file__).with_name("measured.py")
# The processor seconds of the yardstick where the budgets were measured, with both cores busy.
USUAL = 0.027
SHOWN = 60  # lines of a failed gate's log that are printed
# A gate may exceed its budget by half, and the smallest ones by a few seconds.
MOST_GROWTH, LEAST_GROWTH = 1.5, 5


@dataclass
class Outcome:
    """What a gate did: `wall` seconds on the clock and `work` seconds of one usual core."""

    wall: float
    work: float
    log: Path
    fault: str = ""
    is_slow: bool = False
    printed: str = ""
    last: str = ""
    failures: list[str] = field(default_factory=list)


def yardstick() -> float:
    """Returns the processor seconds that a fixed piece of work takes."""
    start = time.thread_time()
    number, seen = 1, {}
    for step in range(200_000):
        number = number * 1_103_515_245 + 12_345 & 0x7FFF_FFFF
        seen[number & 0xFFF] = step
    return time.thread_time() - start


def run(gate: Gate) -> Outcome:
    LOGS.mkdir(parents=True, exist_ok=True)
    log, used = LOGS / f"{gate.name}.log", LOGS / f"{gate.name}.seconds"
    print(f"== {gate.claim} …", flush=True)
    used.unlink(missing_ok=True)
    start, before = time.monotonic(), yardstick()
    with log.open("wb") as output:
        code = subprocess.run(
            [sys.executable, MEASURED, used, "bash", "-euo", "pipefail", "-c", gate.run],
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, check=False).returncode
    scale = USUAL * 2 / (before + yardstick())
    outcome = Outcome(time.monotonic() - start, (float(used.read_text()) if used.exists() else 0) * scale, log)
    text = log.read_text(errors="replace").rstrip()
    outcome.last = text.rsplit("\n", 1)[-1][:160]
    if code:
        outcome.printed = "\n".join(text.split("\n")[-SHOWN:])
        outcome.failures = [line[:400] for line in text.split("\n") if "✘" in line][-20:]
        outcome.fault = f"its exit status is {code}"
    elif outcome.work > max(gate.seconds * MOST_GROWTH, gate.seconds + LEAST_GROWTH):
        outcome.is_slow = True
        outcome.fault = (
            f"it took {outcome.work:.0f} s of work, and its budget in Tests/Gates/gates.toml is {gate.seconds}: "
            "make it cheaper, move it to the tier verify, or say in its row why it's worth more")
    return outcome
