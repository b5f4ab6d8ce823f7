"""Lists the worlds in which one expectation of an exported test is false, which the test must notice."""

import re

STRING = r'"((?:[^"\\]|\\.)*)"'
SHOWN_STATES = ("began", "changed", "ended", "cancelled")
MOVES = ("touchesMoved", "changed", "touchDragInside", "touchDragOutside", "scrollViewDidScroll", "scrollViewDidZoom")


def unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


class Line:
    """A line that a test expects: a whole text, or an object's name and the beginning of an event."""

    def __init__(self, code: str):
        whole = re.match(rf"(?:\.init\()?{STRING}", code)
        part = re.match(rf"\.init\(of: (?:nil|{STRING}), {STRING}", code)
        moment = re.search(r"at: ([\d.]+)", code)
        times = re.search(r"times: (\d+)", code)
        self.milliseconds = moment[1] if moment else "0"
        self.times = int(times[1]) if times else 1
        self.code = code
        if part:
            self.name, self.event = unescaped(part[1] or "*"), unescaped(part[2])
        elif whole:
            self.name, self.event = "", unescaped(whole[1])
        else:
            raise ValueError(f"not a line: {code}")

    @property
    def is_move(self) -> bool:
        return not self.name and self.event.removesuffix(" (passed on)").endswith(MOVES)

    def fields(self) -> str:
        return f"{self.name}\t{self.event}\t{self.milliseconds}"


def split(text: str, names: list[str]) -> tuple[str, str] | None:
    """Returns the name of an object and the event of a whole line."""
    for name in names:
        if text.startswith(name + " "):
            return name, text[len(name) + 1:]
    return None


def of_list(kind: str, lines: list[Line], names: list[str]) -> list[str]:
    """Returns the worlds in which a line of a list is missing, comes last, or isn't the only one."""
    found = [f"without\t{line.fields()}" for line in lines if line.times]
    if kind != "inAnyOrder":
        # A line that comes more than once may well come last.
        events = [line.event for line in lines]
        found += [f"last\t{line.fields()}" for line, other in zip(lines, lines[1:])
                  if events.count(line.event) == 1 and not (line.name or other.name)]
    if kind == "exactly":
        line = next((line for line in reversed(lines) if not line.is_move), None)
        parts = split(line.event, names) if line else None
        if parts:
            found.append(f"with\t{parts[0]}\t{parts[1]}\t1000000")
    return found


def of_states(states: list[str], name: str) -> list[str]:
    shown = [state for state in states if state in SHOWN_STATES]
    return [f"without\t{name}\t{state}\t0" for state in shown] or [f"with\t{name}\tbegan\t0"]


def of_test(name: str, code: str) -> list[str]:
    """Returns the worlds for all assertions of a test, one in each line."""
    body = code[code.index("func testScenario"):]
    worlds = []
    number = 0
    for found in re.finditer(r"^    XCTAssert(?:Nil\(log\.difference\((\w+): (.*?)\)\)$|True\()", body, re.M | re.S):
        number += 1
        kind, text = found[1], found[2]
        if kind is None:
            own = ["value\t\t\t0"]
        elif kind in ("inOrder", "inAnyOrder", "exactly"):
            items, _, rest = text.partition("\n    ]")
            lines = [Line(line.strip().removesuffix(",")) for line in items.splitlines()[1:]]
            names = re.findall(STRING, rest.partition("among:")[0])
            own = of_list(kind, lines, [unescaped(name) for name in names])
        elif kind == "never":
            own = [f"with\t{Line(text).fields()}"]
        elif kind == "first":
            left = Line(text)
            own = [f"without\t{left.fields()}", f"last\t{left.fields()}"]
        elif kind == "states":
            states, of = text.split("], of: ")
            own = of_states(re.findall(STRING, states), unescaped(re.match(STRING, of)[1]))
        else:
            raise ValueError(f"unknown question: {kind}")
        worlds += [f"{name}\t{number}\t{world}" for world in own]
    return worlds


# Comparisons, and others that a value can't meet if it meets these.
WRONG = [
    (r"== true\b", lambda found: "== false"), (r"== false\b", lambda found: "== true"),
    (r"=== ", lambda found: "!== "), (r"== (\d+)", lambda found: f"== {int(found[1]) + 7}"),
    (r" - (-?\d[\d.]*)\)", lambda found: f" - {float(found[1]) + 1000})"),
    (r"row: (\d+)", lambda found: f"row: {int(found[1]) + 7}"),
    (r" ([<>]) ", lambda found: " <= " if found[1] == ">" else " >= "),
    (r" ([<>])= ", lambda found: " < " if found[1] == ">" else " > "),
    (r"== (\.|nil)", lambda found: f"!= {found[1]}"),
]


def with_wrong_values(code: str) -> str:
    """Returns a test whose values can be compared with others than the expected ones."""
    def wrong(found: re.Match) -> str:
        for pattern, other in WRONG:
            changed, count = re.subn(pattern, other, found[2], count=1)
            if count:
                return found[0] + f"\n\n  func wrong{found[1]}() -> (holds: Bool, value: Any?) {{{changed}"
        raise ValueError(f"no constant to change: {found[2]}")
    code = re.sub(r"  func expectation(\d+)\(\) -> \(holds: Bool, value: Any\?\) \{(\n.*\n  \})", wrong, code)
    return re.sub(r"setup\.expectation(\d+)\(\)", r"(isWrong() ? setup.wrong\1() : setup.expectation\1())", code)
