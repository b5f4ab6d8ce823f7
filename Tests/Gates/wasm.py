"""Runs every scenario both in the program and in the WebAssembly module, inside a browser, and compares their
traces and diagnostics byte by byte. The module runs with several hash seeds, none of which may make a
difference. It also draws every figure of the committed site, and compares each scenario's run with the run
without a fact that its page offers, as the program does. Finally, it runs many live sessions one after
another, and the module's memory must not grow. The second module, with the tools, must import and export as
the program does.

The modules are the committed site's. If they weren't built from these sources by these tools, engine.sh has
just built others, and both must do the same.

usage: wasm.py
"""

import base64
import gzip
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "Browser"))
from chromium import launched  # noqa: E402

BUILT = Path(".build-embedded/built.wasm.gz")
BUILT_TOOLS = Path(".build-embedded/built-tools.wasm.gz")
COMMITTED = "theme/live/module.*.js"
COMMITTED_TOOLS = "theme/live/tools.*.js"
BINARY = "theme/live/module.*.wasm"
PROGRAM = Path(".build/debug/touchstone")
SEEDS = [1, 2, 251]
SHOWN = 3  # differences that are printed

# A scenario in a lesson is a code block; the program must find the same number of them.
LONGER_FENCE = re.compile(r"^(`{4,})markdown\n.*?^\1$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^(`{3,})scenario\b[^\n]*\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)

# Errors must be reported identically, too.
MISTAKES = [
    "",
    "UIView root\n  UIVew A  frame: 0 0 10\n\ntap B at 1,5 2\n\nexpect\n  A touchesBegan at soon\n",
    "UIView root\n  UIView A  frame: 0 0 100 100\n\ntap A\n\nexpect\n  A touchesEnded\n  A touchesBegan\n",
    "UIView réside\n  UIView 🙂  alpha: 0.5.5\n\ntap 🙂\n",
    # Reactions that trigger themselves, and texts that are very deep or long, use the most stack.
    "UIView root\n  UIView A\n\nwhen A didMoveToSuperview: root addSubview A\nA removeFromSuperview\n",
    "\n".join("  " * level + f"UIView V{level}" for level in range(39)) + "\n\ntap V38\n",
    "UIView root\n\nrepeat 1000 times\n  repeat 1000 times\n    tap root\n",
]

# If a run exceeds a limit, the program says how to raise it; in a page, it can't be raised.
USUAL_LIMIT = re.compile(r"^note: this is the usual limit; .*$", re.MULTILINE)
PAGE_LIMIT = "note: a page allows no more than this, so that it never waits for a run"

# Starts the module as the page does; the scripts below use `engine` and `memory`.
START = r"""
async (module, seed) => {
  let memory;
  const random_get = (place, count) => (new Uint8Array(memory.buffer, place, count).fill(seed), 0);
  const bytes = Uint8Array.from(atob(module), (c) => c.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: { random_get } });
  const engine = instance.exports;
  memory = engine.memory;
  return {
    engine,
    handOver(text) {
      const bytes = new TextEncoder().encode(text);
      const place = engine.touchstone_allocate(bytes.length);
      new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
      return [place, bytes.length];
    },
    take(answer) {
      const [count] = new Uint32Array(memory.buffer, answer, 1);
      const json = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, count));
      engine.touchstone_free(answer);
      return JSON.parse(json);
    },
  };
}
"""

RUN = r"""
async ([module, texts, seed]) => {
  const { engine, handOver, take } = await (START)(module, seed);
  return texts.map((scenario) => {
    try {
      const [place, count] = handOver(scenario);
      const { runs, listing, fault } = take(engine.touchstone_run(place, count, 0, 0));
      engine.touchstone_free(place);
      if (fault) return [fault, ""];
      const heading = (run) => (run.variant === null ? "" : `variant ${run.variant}\n\n`);
      return [runs.map((run) => heading(run) + run.trace).join("\n"), listing];
    } catch (error) {
      return [`${error}`, ""];
    }
  });
}
""".replace("START", START)

# For the same request, the module must draw exactly the bytes that a page shows of a scenario.
DRAW = r"""
async ([module, pages]) => {
  const { engine, handOver, take } = await (START)(module, 1);
  const parser = new DOMParser();
  return pages.map((page) => {
    const all = parser.parseFromString(page, "text/html").querySelectorAll(".scenario[data-request]");
    return [...all].flatMap((one) => {
      // What a scenario expects may be folded away.
      const text = one.dataset.text
        ?? [...one.querySelectorAll("code.language-scenario")].map((part) => part.textContent).join("");
      const request = one.dataset.request.replace("prefix live", `prefix ${one.id}`);
      const [text_place, request_place] = [handOver(text), handOver(request)];
      const { figures, fault } = take(engine.touchstone_run(...text_place, ...request_place));
      for (const [place] of [text_place, request_place]) engine.touchstone_free(place);
      if (fault) return [[one.id, "nothing", fault]];
      return figures.map(({ kind, html }) => [one.id, kind, html]);
    });
  });
}
""".replace("START", START)

# Without a fact that a page offers for a scenario, the module must say what the program says.
WITHOUT = r"""
async ([module, pages]) => {
  const { engine, handOver, take } = await (START)(module, 1);
  const parser = new DOMParser();
  return pages.flatMap((page) => {
    const content = parser.parseFromString(page, "text/html");
    // The page with all lessons has no lists of facts.
    const facts = [...content.querySelectorAll(".facts [data-rules]")];
    const scenarios = facts.length ? content.querySelectorAll(".scenario[data-facts]") : [];
    return [...scenarios].map((one) => {
      const text = one.dataset.text
        ?? [...one.querySelectorAll("code.language-scenario")].map((part) => part.textContent).join("");
      const [number] = one.dataset.facts.split(" ");
      const fact = facts.find((item) => item.querySelector("b").textContent === number);
      const claim = [...fact.childNodes].find((node) => node.nodeType === Node.TEXT_NODE).data.trim();
      const request = `without ${number} ${fact.dataset.rules} ${claim}\n`;
      const [text_place, request_place] = [handOver(text), handOver(request)];
      const answer = take(engine.touchstone_without(...text_place, ...request_place));
      for (const [place] of [text_place, request_place]) engine.touchstone_free(place);
      return [one.id, number, text, answer.fault ?? answer.text];
    });
  });
}
""".replace("START", START)

# Touches scenarios one after another, leaving the finger down in some; the module's memory must not grow
# between many of them and many more.
SESSIONS = r"""
async ([module, text, count]) => {
  const { engine, handOver, take } = await (START)(module, 1);
  const [place, length] = handOver(text);
  const size = () => engine.memory.buffer.byteLength;
  const sizes = [];
  for (let session = 1; session <= 2 * count; session += 1) {
    take(engine.touchstone_begin(place, length, 0, 0));
    take(engine.touchstone_touch(1, 0, 195, 400, 0, 0));
    for (let report = 1; report < 10; report += 1) {
      take(engine.touchstone_touch(1, 1, 195 + 4 * report, 400, 16 * report, 0));
    }
    if (session % 2) take(engine.touchstone_touch(1, 2, 231, 400, 200, 0));
    if (session % count === 0) sizes.push(size());
  }
  take(engine.touchstone_draw(0, 0));
  engine.touchstone_end();
  engine.touchstone_free(place);
  return [...sizes, engine.touchstone_reserved()];
}
""".replace("START", START)
# What the tools make of dumps of screens, and the Swift of scenarios.
TOOLS = r"""
async ([module, dumps, texts]) => {
  const { engine, handOver, take } = await (START)(module, 1);
  const ask = (name, ...texts) => {
    const places = texts.map(handOver);
    const answer = take(engine["touchstone_" + name](...places.flat()));
    for (const [place] of places) engine.touchstone_free(place);
    return answer;
  };
  return [dumps.map((dump) => ask("import", dump).text), texts.map((text) => ask("export", text, "name scenario").swift)];
}
""".replace("START", START)
DUMPS = Path("Tests/ScreenImportTests/Dumps")
SOME = 20  # of so many scenarios, one is exported

SCENE = """UIView root
  UIScrollView scroll  contentSize: 390 3000
    UIPanGestureRecognizer pan
    UIButton button  frame: 100 300 200 200

when button touchesBegan: button isHighlighted = true
"""
# Blocks of many sizes fragment the memory for some hundred more sessions before the last page is requested.
COUNT = 1500


def scenarios() -> list[tuple[str, str]]:
    """Returns every scenario in the lessons with its name."""
    found = []
    for lesson in sorted(Path("Content").rglob("*.md")):
        # A scenario inside a longer fence is an example of how to write one.
        text = LONGER_FENCE.sub("", lesson.read_text())
        for number, match in enumerate(FENCE.finditer(text), 1):
            found.append((f"{lesson}, scenario {number}", match[2]))
    listed = subprocess.run([PROGRAM, "test", "--list"], capture_output=True, text=True)
    known = sum("#" in line and ":" not in line.rpartition("#")[2] for line in listed.stdout.splitlines())
    if not found or len(found) != known:
        sys.exit(f"error: {len(found)} scenarios found in Content, the program lists {known}")
    return found


def run_in_program(text: str) -> list[str]:
    done = subprocess.run([PROGRAM, "run", "-", "--format", "text"], input=text.encode(), capture_output=True)
    told = USUAL_LIMIT.sub(PAGE_LIMIT, done.stderr.decode().replace("<stdin>:", ""))
    return [done.stdout.decode(), told]


def compare_in_program(text: str, number: str) -> str:
    command = [PROGRAM, "compare", "-", "--without", number]
    return subprocess.run(command, input=text.encode(), capture_output=True).stdout.decode()


def export_in_program(text: str) -> str:
    command = [PROGRAM, "export", "-", "--as", "swift"]
    return subprocess.run(command, input=text.encode(), capture_output=True).stdout.decode()


def modules(committed: str, just_built: Path) -> list[tuple[str, bytes]]:
    """Returns the committed site's module and, if another was just built and differs, that one; with their
    names."""
    found = []
    for script in Path("Site").glob(committed):
        found.append((f" in {script}", gzip.decompress(base64.b64decode(script.read_text().split('"')[1]))))
    if committed == COMMITTED and any(binary.read_bytes() != module for _, module in found for binary in Path("Site").glob(BINARY)):
        sys.exit("error: servers get another engine than disks; run 'make site' and commit the result")
    if just_built.is_file():
        built = gzip.decompress(just_built.read_bytes())
        if built not in [module for _, module in found]:
            found.append((" in the module that was built", built))
    if not found:
        sys.exit("error: Site has no engine; run 'make site' and commit the result")
    return found


def run_in_browser(module: bytes, texts: list[str], pages: list[str]) -> tuple[list, list, list, list]:
    """Returns the responses to all texts for each seed, the figures of all pages, the comparisons without
    facts, and the sizes of the memory during live sessions."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        code = base64.b64encode(module).decode()
        answers = [browser.new_page().evaluate(RUN, [code, texts, seed]) for seed in SEEDS]
        figures = browser.new_page().evaluate(DRAW, [code, pages])
        without = browser.new_page().evaluate(WITHOUT, [code, pages])
        memory = browser.new_page().evaluate(SESSIONS, [code, SCENE, COUNT])
        browser.close()
        return answers, figures, without, memory


def tools_in_browser(module: bytes, dumps: list[str], texts: list[str]) -> tuple[list, list]:
    """Returns the scenarios of all dumps, and the Swift of all texts."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        answers = browser.new_page().evaluate(TOOLS, [base64.b64encode(module).decode(), dumps, texts])
        browser.close()
        return answers


def tool_differences(texts: list[tuple[str, str]]) -> list[str]:
    """Returns what the tools import or export in another way than the program."""
    dumps = sorted(DUMPS.glob("*.txt"))
    wanted = [path.parent.parent.joinpath("Golden", path.stem + ".scenario").read_text() for path in dumps]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        code = list(pool.map(export_in_program, [text for _, text in texts]))
    differences = []
    for where, module in modules(COMMITTED_TOOLS, BUILT_TOOLS):
        imports, exports = tools_in_browser(module, [path.read_text() for path in dumps], [text for _, text in texts])
        names = [path.stem for path in dumps] + [name for name, _ in texts]
        for name, one, other in zip(names, wanted + code, imports + exports, strict=True):
            # A scenario whose scene is elsewhere has no code.
            other = other or ""
            if one != other:
                differences.append(f"{name}: the tools answer otherwise{where}\n{first_difference(one, other)}")
    return differences


def first_difference(one: str, other: str) -> str:
    lines = zip((one + "\n(end)").splitlines(), (other + "\n(end)").splitlines())
    return next((f"    program: {a}\n    module:  {b}" for a, b in lines if a != b), "    (line ends)")


def main() -> int:
    runs = scenarios() + [(f"error {number}", text) for number, text in enumerate(MISTAKES, 1)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        expected = list(pool.map(run_in_program, [text for _, text in runs]))
    differences = tool_differences(scenarios()[::SOME])
    drawn = compared = 0
    # The pages of runs show more than a reader's change does, and without what HTML can do without.
    pages = {path: path.read_text() for path in sorted(Path("Site").glob("**/*.html")) if path.parts[1] != "runs"}
    for where, module in modules(COMMITTED, BUILT):
        all_answers, all_figures, without, (early, late, reserved) = run_in_browser(
            module, [text for _, text in runs], list(pages.values()))
        for (path, page), figures in zip(pages.items(), all_figures):
            drawn += len(figures)
            differences += [f"{path}: another figure ({kind}) of {scenario}{where}"
                            for scenario, kind, html in figures if html not in page]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            told = list(pool.map(lambda one: compare_in_program(one[2], one[1]), without))
        compared += len(without)
        for (scenario, number, _, answer), wanted in zip(without, told):
            if answer != wanted:
                place = f"{scenario}: another comparison without {number}{where}"
                differences.append(f"{place}\n{first_difference(wanted, answer)}")
        for seed, answers in zip(SEEDS, all_answers):
            for (name, _), wanted, answer in zip(runs, expected, answers):
                for part, one, other in zip(("trace", "diagnostics"), wanted, answer):
                    if one != other:
                        place = f"{name}: another {part} with hash seed {seed}{where}"
                        differences.append(f"{place}\n{first_difference(one, other)}")
        if late > early or reserved:
            differences.append(f"after {COUNT} scenes the memory{where} has {early} bytes, after "
                               f"{2 * COUNT} {late}, of which {reserved} are not given back")
    for difference in differences[:SHOWN]:
        print(difference)
    events = sum(trace.count("\n") for trace, _ in expected)
    print(f"{len(runs)} scenarios, {events} events, {len(SEEDS)} hash seeds, {drawn} figures, "
          f"{compared} comparisons without a fact, {len(differences)} differences")
    return 0 if events and drawn and compared and not differences else 1


sys.exit(main())
