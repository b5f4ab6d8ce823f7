"""Runs every scenario in the WebAssembly module, inside a browser, and in the program, and compares
their traces and diagnostics byte by byte. The module gets several hash seeds: none may show.

usage: wasm.py
"""

import base64
import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

MODULE = Path(".build-embedded/wasm32-unknown-none-wasm/release/LiveModule.wasm")
PROGRAM = Path(".build/debug/touchstone")
SEEDS = [1, 2, 251]
SHOWN = 3  # differences that are printed

# A scenario in a lesson is a block of code; how many there are, the program must agree to.
FENCE = re.compile(r"^(`{3,})scenario\b[^\n]*\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)

# Mistakes, too, must be told alike.
MISTAKES = [
    "",
    "UIView root\n  UIVew A  frame: 0 0 10\n\ntap B at 1,5 2\n\nexpect\n  A touchesBegan at soon\n",
    "UIView root\n  UIView A  frame: 0 0 100 100\n\ntap A\n\nexpect\n  A touchesEnded\n  A touchesBegan\n",
    "UIView réside\n  UIView 🙂  alpha: 0.5.5\n\ntap 🙂\n",
]

RUN = r"""
async ([module, texts, seed]) => {
  let memory;
  const refused = () => 8;  // EBADF: there are no files
  const system = {
    random_get: (place, count) => (new Uint8Array(memory.buffer, place, count).fill(seed), 0),
    fd_write: refused, fd_close: refused, fd_seek: refused,
  };
  const bytes = Uint8Array.from(atob(module), (c) => c.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
  const engine = instance.exports;
  memory = engine.memory;
  return texts.map((scenario) => {
    const input = new TextEncoder().encode(scenario);
    const place = engine.touchstone_allocate(input.length);
    new Uint8Array(memory.buffer, place, input.length).set(input);
    try {
      const answer = engine.touchstone_run(place, input.length, 0, 0);
      const [count] = new Uint32Array(memory.buffer, answer, 1);
      const json = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, count));
      engine.touchstone_free(answer);
      engine.touchstone_free(place);
      const { runs, listing, fault } = JSON.parse(json);
      if (fault) return [fault, ""];
      const heading = (run) => (run.variant === null ? "" : `variant ${run.variant}\n\n`);
      return [runs.map((run) => heading(run) + run.trace).join("\n"), listing];
    } catch (error) {
      return [`${error}`, ""];
    }
  });
}
"""


def scenarios() -> list[tuple[str, str]]:
    """Every scenario of the lessons with its name."""
    found = []
    for lesson in sorted(Path("Content").rglob("*.md")):
        for number, match in enumerate(FENCE.finditer(lesson.read_text()), 1):
            found.append((f"{lesson}, scenario {number}", match[2]))
    listed = subprocess.run([PROGRAM, "test", "--list"], capture_output=True, text=True)
    known = sum("#" in line and "#quiz:" not in line for line in listed.stdout.splitlines())
    if not found or len(found) != known:
        sys.exit(f"error: {len(found)} scenarios found in Content, the program lists {known}")
    return found


def run_in_program(text: str) -> list[str]:
    done = subprocess.run([PROGRAM, "run", "-", "--format", "text"], input=text.encode(), capture_output=True)
    return [done.stdout.decode(), done.stderr.decode().replace("<stdin>:", "")]


def run_in_browser(texts: list[str]) -> list[list[list[str]]]:
    """The answers to all texts, for each seed."""
    with sync_playwright() as playwright:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=root)
        module = base64.b64encode(MODULE.read_bytes()).decode()
        answers = [browser.new_page().evaluate(RUN, [module, texts, seed]) for seed in SEEDS]
        browser.close()
        return answers


def first_difference(one: str, other: str) -> str:
    lines = zip((one + "\n(end)").splitlines(), (other + "\n(end)").splitlines())
    return next((f"    program: {a}\n    module:  {b}" for a, b in lines if a != b), "    (line ends)")


def main() -> int:
    runs = scenarios() + [(f"mistake {number}", text) for number, text in enumerate(MISTAKES, 1)]
    expected = [run_in_program(text) for _, text in runs]
    differences = []
    for seed, answers in zip(SEEDS, run_in_browser([text for _, text in runs])):
        for (name, _), wanted, answer in zip(runs, expected, answers):
            for part, one, other in zip(("trace", "diagnostics"), wanted, answer):
                if one != other:
                    place = f"{name}: another {part} with hash seed {seed}"
                    differences.append(f"{place}\n{first_difference(one, other)}")
    for difference in differences[:SHOWN]:
        print(difference)
    events = sum(trace.count("\n") for trace, _ in expected)
    print(f"{len(runs)} scenarios, {events} events, {len(SEEDS)} hash seeds, {len(differences)} differences")
    return 1 if differences or not events else 0


sys.exit(main())
