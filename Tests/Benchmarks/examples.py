"""Measures how long a thousand and ten thousand scenarios take, and in how much memory, and beside
it what programs for Python take for as many examples that are as small as examples can be.

Work is the time of the processors, which other programs on the machine hardly change. What is
promised is compared with it.

usage: examples.py PROGRAM [COUNT]
"""

import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time

# Twenty lines and about a hundred events.
SCENARIO = """```scenario example-{number}
UIView root
  UIPanGestureRecognizer pan
  UIView A  frame: 50 150 200 200
    UITapGestureRecognizer single
    UITapGestureRecognizer double  numberOfTapsRequired: 2
  UIView B  frame: 120 347 150 150
    UILongPressGestureRecognizer hold

single requires double to fail

tap A
wait {wait}ms
finger touches B
finger moves by 4 0 over 50ms
finger lifts

expect
  A touchesBegan
  single fires
  B touchesBegan
  B touchesEnded
```
"""
FRONT = "---\ntitle: Examples {number}\nquestion: How long?\n---\n\n"
PYTHON_TEST = """import pytest
from pytest_examples import find_examples

@pytest.mark.parametrize("example", find_examples("examples.md"), ids=str)
def test_example(example, eval_example):
    eval_example.run(example)
"""
IN_A_LESSON = 100

# A peer that needs more than so many times the work of ours is stopped: some take ages for
# thousands of examples in one file.
MOST_TIMES_OURS = 30

# What is promised of ten thousand scenarios: seconds of work.
MOST_SECONDS = 2.5
# What is promised of the memory: running ten times as many scenarios takes no more than reading them.
MOST_MEGABYTES_FOR_RUNNING = 16


def measure(command, folder, wanted, most_work=None):
    """Runs a command; returns its seconds, those of its processors, and its megabytes at most.

    A command that works longer than it may is stopped, and has no result.
    """
    def limit():
        if most_work:
            resource.setrlimit(resource.RLIMIT_CPU, (int(most_work) + 1, int(most_work) + 2))

    start = time.monotonic()
    with open(folder / "output", "wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, stdout=output, stderr=subprocess.STDOUT, preexec_fn=limit,
            env={**os.environ, "XDG_CACHE_HOME": str(folder / "caches")})
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if most_work and -process.returncode in (signal.SIGXCPU, signal.SIGKILL):
        return None
    seconds = time.monotonic() - start
    text = (folder / "output").read_text(errors="replace")
    if process.returncode or wanted not in text:
        sys.exit(f"error: {command} says {text[-2000:]}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def write_lessons(folder, count):
    for number in range(0, count, IN_A_LESSON):
        blocks = [
            SCENARIO.format(number=index, wait=1_000 + index)
            for index in range(number, min(count, number + IN_A_LESSON))
        ]
        lesson = FRONT.format(number=number) + "\n".join(blocks)
        (folder / f"lesson-{number}.md").write_text(lesson)


def report(name, count, measured, reference=None):
    if not measured:
        print(f"{name}: {count} take more than {MOST_TIMES_OURS} times the work of ours; stopped",
              flush=True)
        return
    seconds, work, megabytes = measured
    ratio = f", {work / reference:.1f} times the work of ours" if reference else ""
    print(f"{name}: {count} in {seconds:.2f} s; work of {work:.2f} s, {work / count * 1_000:.3f} ms "
          f"each{ratio}; {megabytes:.0f} MB", flush=True)


def measure_ours(program, count):
    running = {}
    for number in (count // 10, count):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "Lessons").mkdir()
            write_lessons(folder / "Lessons", number)
            command = [program, "test", "Lessons"]
            wanted = f"{number} scenarios passed"
            # The first run reads the whole program, to know later whether it is the same.
            measure([*command, "--list"], folder, "")
            reading = measure([*command, "--list"], folder, "")
            report("touchstone test --list", number, reading)
            result = measure([*command, "--no-cache"], folder, wanted)
            report("touchstone test --no-cache", number, result)
            running[number] = result[2] - reading[2]
            if number == count:
                measure(command, folder, wanted)
                known = measure(command, folder, wanted)
                report("touchstone test, all known", number, known)
    promise("the memory for running, beside that for reading", max(running[count], 0),
            max(running[count // 10], 0) + MOST_MEGABYTES_FOR_RUNNING, "MB")
    promise(f"{count} scenarios, work", result[1], MOST_SECONDS * count / 10_000, "s")
    promise("the same when all is known, work", known[1], result[1], "s")
    return result[1]


def promise(what, measured, most, unit):
    print(f"{what}: {measured:.2f} {unit}, of {most:.2f} {unit} at most", flush=True)
    if measured > most:
        sys.exit(f"error: {what} take more than is promised")


def measure_peers(count, reference):
    scripts = pathlib.Path(sys.executable).parent
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def peer(name, command, wanted):
            measured = measure(command, folder, wanted, most_work=MOST_TIMES_OURS * reference)
            report(name, count, measured, reference)

        block = "```python\nassert 1 + {number} == {sum}\n```\n\n"
        (folder / "examples.md").write_text(
            "".join(block.format(number=n, sum=n + 1) for n in range(count)))
        (folder / "test_examples.py").write_text(PYTHON_TEST)
        prompt = "```python\n>>> 1 + {number}\n{sum}\n```\n\n"
        (folder / "prompts.md").write_text(
            "".join(prompt.format(number=n, sum=n + 1) for n in range(count)))
        passed = f"{count} passed"
        pytest = [scripts / "pytest", "-q", "-p", "no:cacheprovider"]
        peer("pytest-markdown-docs", [*pytest, "--markdown-docs", "examples.md"], passed)
        peer("pytest-examples", [*pytest, "test_examples.py"], passed)
        peer("byexample", [
            scripts / "byexample", "-l", "python", "--no-enhance-diff", "--pretty", "none", "-q",
            "prompts.md"], "")


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    measure_peers(count, measure_ours(program, count))


if __name__ == "__main__":
    main()
