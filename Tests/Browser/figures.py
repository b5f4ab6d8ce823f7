"""The requirements for figures beyond their looks: what they collapse, and what a phone shows."""

import re

from checks import check

SMALLEST_ON_PHONE = 14  # CSS pixels
STEPS = re.compile(r"(?P<title>\S.*) steps? (?P<first>\d+)(–(?P<last>\d+))?")


@check("a phone shows every message between lanes", "phone", sample=("narrow",))
def lane_tables(visit):
    for table in visit.run("lane_tables.js"):
        name, rows = table["name"], table["rows"]
        if table["hidden"]:
            yield f"{name}: {table['hidden']} of {rows} rows are hidden"
        if table["withoutLane"]:
            yield f"{name}: {table['withoutLane']} of {rows} rows have no lanes"
        if table["drawn"] != rows:
            yield f"{name}: {rows} rows, and {table['drawn']} in the diagram"
        if rows and table["smallest"] < SMALLEST_ON_PHONE - 0.01:
            yield f"{name}: text of {table['smallest']:.1f} px"


@check("phases say what they hold, and fold", sample=("light", "phone", "no JavaScript", "print"))
def phases(visit):
    for phase in visit.run("phases.js"):
        said = STEPS.fullmatch(phase["said"])
        if not said:
            yield f"'{phase['said']}' does not say what it holds"
            continue
        first, last = int(said["first"]), int(said["last"] or said["first"])
        if (phase["first"], phase["last"]) != (first, last):
            yield f"'{phase['said']}' holds steps {phase['first']} to {phase['last']}"
        if visit.view.media == "print":
            if not phase["isShown"]:
                yield f"'{phase['said']}' is folded on paper"
            if not phase["isUnreachable"]:
                yield f"'{phase['said']}' has a control on paper"
        elif not phase["folds"]:
            yield f"'{phase['said']}' does not fold"


@check("time that a ruler leaves out is told in words", "light", sample=("phone", "no JavaScript", "print"))
def breaks(visit):
    for figure in visit.page.evaluate(BREAKS):
        for length in figure["cut"]:
            if f"leaves out {length} " not in figure["said"] and f" and {length} " not in figure["said"]:
                yield f"{length} are cut, and '{figure['said']}' does not tell"


# What the drawn rulers leave out, and the notes to show below them.
BREAKS = """() => [...document.querySelectorAll('.fig-states')].map((figure) => ({
  cut: [...figure.querySelectorAll('.fig-cut text')].filter((text) => text.checkVisibility())
    .map((text) => text.textContent.replace(' cut', '')),
  said: [...figure.querySelectorAll('.fig-note')].filter((note) => note.checkVisibility())
    .map((note) => note.textContent).join(' '),
}))"""


@check("labels of a screen tell its views apart", "light")
def labels(visit):
    for name, label in visit.page.evaluate(LABELS):
        yield f"{name}: '{label}' is written at several views"


# Labels that are written at more than one view. The lines of a label begin at the same x-coordinate, one
# below the other.
LABELS = """() => [...document.querySelectorAll('.fig-tree svg')].flatMap((screen) => {
  const labels = [];
  let last;
  for (const text of screen.querySelectorAll('text:not(.fig-status, .fig-touch)')) {
    const [x, y] = [text.getAttribute('x'), text.getAttribute('y')];
    if (last?.x === x && y - last.y > 0 && y - last.y < 17) labels[labels.length - 1] += `, ${text.textContent}`;
    else labels.push(text.textContent);
    last = { x, y };
  }
  return [...new Set(labels.filter((label, place) => labels.indexOf(label) !== place))]
    .map((label) => [screen.closest('.scenario')?.id ?? 'a screen', label]);
})"""
