"""Runs the engine's tests of facts once for each rule, with the rule switched off.

usage: rules.py FACTS TESTS, where FACTS is the output of `touchstone facts --format json` and TESTS
the program with all tests. A fact that names a rule must have a test that fails without the rule;
with all rules, all these tests must pass. What scenarios prove is checked by `RuleTests`.
"""

import collections
import concurrent.futures
import json
import os
import re
import subprocess
import sys

RESULT = re.compile(r'^\S+ Test "(.*)"(?: with \d+ test cases?)? (passed|failed) after', re.MULTILINE)


def outcomes(program, tests, rule=None):
    """Runs some tests, without a rule, and returns the names of those that passed and failed."""
    names = "|".join(re.sub(r"([\\.^$|?*+()\[\]{}])", r"\\\1", test) for test in sorted(tests))
    environment = dict(os.environ, NO_COLOR="1")
    if rule:
        environment["TOUCHSTONE_WITHOUT_RULE"] = rule
    command = [program, "--testing-library", "swift-testing", "--filter",
               rf"TouchEngineTests\..*`({names})`"]
    # The order in which tests run may be random; what they do is not.
    try:
        run = subprocess.run(command, env=environment, capture_output=True, text=True,
                             errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
        return None
    results = collections.defaultdict(set)
    for name, outcome in RESULT.findall(run.stdout + run.stderr):
        results[outcome].add(name)
    return results if run.returncode in (0, 1) else None


def main():
    facts, program = sys.argv[1:]
    with open(facts, encoding="utf-8") as file:
        facts = json.load(file)["facts"]
    rules = collections.defaultdict(dict)
    for fact in facts:
        for rule in fact.get("rule", []):
            if fact.get("test"):
                rules[rule][fact["number"]] = fact["test"]
    everything = {test for facts in rules.values() for tests in facts.values() for test in tests}
    usual = outcomes(program, everything)
    problems = []
    if usual is None:
        problems.append("with all rules the tests do not run to their end")
    else:
        problems += [f"with all rules this fails or is not found: {test}"
                     for test in sorted(everything - usual["passed"])]

    def problems_without(rule):
        facts = rules[rule]
        results = outcomes(program, {test for tests in facts.values() for test in tests}, rule)
        if results is None:
            return [f"without {rule} the tests do not run to their end"]
        return [f"without {rule} the tests of {number} still pass: {'; '.join(tests)}"
                for number, tests in facts.items() if not results["failed"].intersection(tests)]

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as executor:
        for found in executor.map(problems_without, sorted(rules)):
            problems += found
    for problem in problems:
        print(problem)
    guarded = {number for facts in rules.values() for number in facts}
    print(f"{len(guarded)} facts have a test that fails without one of {len(rules)} rules")
    return 1 if problems or not rules else 0


sys.exit(main())
