"""The requirements for space: everything on a page has enough room and takes no more, in tables, code,
phones, and print."""

import json
from pathlib import Path

from checks import check, printed

BUDGETS = json.loads((Path(__file__).parents[1] / "Gates" / "budgets.json").read_text())
REMEDIES = "see 'Budgets' in .github/CONTRIBUTING.md"

TARGET = 44  # CSS pixels that a fingertip needs
SCREEN = 844  # CSS pixels of a phone's height
MOST_SCREENS = BUDGETS["screens of a lesson on a phone"]  # without its scenarios; most lessons take nine or fewer
FARTHEST_ANSWER = 900  # CSS pixels from the top of the question to the top of its run
MOST_SHEETS = BUDGETS["sheets of a lesson on paper"]  # A4
WINDOWS = (1280, 1920)  # CSS pixels of width for code

# The columns that are empty in nine of ten cells.
SPARSE = """() => [...document.querySelectorAll('.fig-table')].flatMap((table) => {
  const rows = [...table.querySelectorAll('tbody tr[id]')]
    .map((row) => [...row.cells]);
  return [...rows[0] ?? []].map((_, column) => [table.id, column + 1,
      rows.filter((cells) => cells[column]?.textContent.trim()).length, rows.length])
    .filter(([, , filled, all]) => filled <= all / 10);
})"""


@check("no column of a table is nearly empty", "light")
def sparse_columns(visit):
    for table, column, filled, rows in visit.page.evaluate(SPARSE):
        yield f"{table}: column {column} has something in {filled} of {rows} rows"


# What each row shows of its time: whether it's the same as in the row above, and whether it's visible.
TIMES = """() => [...document.querySelectorAll('.fig-table tbody')].flatMap((body) => {
  let before;
  return [...body.querySelectorAll('tr')].flatMap((row) => {
    const time = row.querySelector('th + td');
    if (!row.id || !time?.checkVisibility()) {
      before = undefined;
      return [];
    }
    const isSame = time.textContent === before;
    before = time.textContent;
    return [[row.id, before, isSame, getComputedStyle(time).clipPath === 'none']];
  });
})"""


@check("a time is shown when it changes", sample=("light", "phone", "no JavaScript"))
def times(visit):
    for row, time, is_same, is_seen in visit.page.evaluate(TIMES):
        if is_same == is_seen:
            yield f"{row}: '{time}' is {'shown again' if is_same else 'not shown'}"
        if not time.strip():
            yield f"{row} has no time to be read aloud"


# The reasons that don't begin a new line below the sentence.
BESIDE = """() => [...document.querySelectorAll('.fig-why')].filter((why) => why.checkVisibility()).filter((why) => {
  const words = document.createRange();
  words.selectNodeContents(why.parentElement);
  words.setEndBefore(why);
  return why.getBoundingClientRect().top < words.getBoundingClientRect().bottom - 4;
}).map((why) => `${why.closest('tr').id}: '${why.textContent}'`)"""


@check("a reason is below its sentence where there is no room beside it", "phone", sample=("narrow",))
def reasons(visit):
    yield from visit.page.evaluate(BESIDE)


# Code that is cut off although it isn't as wide as the page's text and figures may be, or although it could wrap:
# only a quoted line with a caret below it can't, or a line on the page of a run, which its lesson folds.
CUT_OFF = """() => {
  const main = document.querySelector('main') ?? document.body;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const room = main.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [...document.querySelectorAll('pre')].filter((code) => code.checkVisibility())
    .filter((code) => code.scrollWidth > code.clientWidth + 1 && (code.offsetWidth < room - 1
      || !document.body.matches('.run') && ![...code.querySelectorAll('.diagnostic-quotation')].some((quotation) => quotation.offsetWidth > code.clientWidth)))
    .map((code) => `'${code.textContent.trim().slice(0, 30)}' takes ${code.scrollWidth} of ${room} px and has ${code.clientWidth}`);
}"""


@check("no code is cut off while there is room", "light", sample=("no JavaScript",))
def cut_off(visit):
    for width in WINDOWS:
        visit.page.set_viewport_size({"width": width, "height": 800})
        for found in visit.page.evaluate(CUT_OFF):
            yield f"at {width} px {found}"
    visit.page.set_viewport_size(visit.view.size)


# Links whose underline overlaps their underscores.
UNDERSCORES = """() => {
  const paint = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('a')].filter((link) => link.textContent.includes('_')
    && link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'underline').filter((link) => {
      const { fontSize, fontFamily, textUnderlineOffset } = getComputedStyle(link.querySelector('code') ?? link);
      paint.font = `${fontSize} ${fontFamily}`;
      const { actualBoundingBoxDescent } = paint.measureText('_');
      return !(parseFloat(getComputedStyle(link).textUnderlineOffset) > actualBoundingBoxDescent + 0.25);
    }).map((link) => link.textContent);
}"""


# Carets that don't stand under the quoted line: both begin a line, and neither wraps.
CARETS = """() => [...document.querySelectorAll('.diagnostic-caret')].filter((caret) => caret.checkVisibility())
  .filter((caret) => {
    const quotation = caret.closest('.diagnostic-quotation');
    const height = parseFloat(getComputedStyle(caret).lineHeight);
    return !quotation || quotation.getBoundingClientRect().height > (quotation.textContent.trimEnd().split('\\n').length + 0.5) * height;
  })
  .map((caret) => caret.closest('pre').textContent.slice(0, 40))"""


@check("a caret is under what it marks", "phone", sample=("light",))
def carets(visit):
    yield from visit.page.evaluate(CARETS)


@check("underscores in links are seen", sample=("light", "phone"))
def underscores(visit):
    yield from visit.page.evaluate(UNDERSCORES)


# Drawings that scroll on their own, with their problems in a narrow window.
DRAWINGS = """() => [...document.querySelectorAll('.fig-scroll')]
  .filter((drawing) => drawing.parentElement.checkVisibility()).flatMap((drawing) => {
    const name = drawing.getAttribute('aria-label') ?? drawing.className;
    // A control shows a diagram whose table is in its place.
    const control = drawing.parentElement.querySelector(':scope > .fig-wide input:not(:checked)');
    if (!drawing.checkVisibility()) return control?.checkVisibility() ? [] : [`${name} is not shown`];
    const { left, right } = drawing.getBoundingClientRect();
    const found = left < 0 || right > innerWidth + 1 ? [`${name} leaves the window`] : [];
    const hint = getComputedStyle(drawing.firstElementChild, '::before');
    const isSaid = hint.content !== 'none' && parseFloat(hint.paddingTop) > 0;
    const isMore = drawing.scrollWidth > drawing.clientWidth + 1;
    if (isSaid !== isMore) found.push(`${name} ${isMore ? 'does not say' : 'says'} that it scrolls`);
    return found;
  })"""


@check("a phone shows what is drawn, and says where more is", "phone", sample=("narrow",))
def drawings(visit):
    yield from visit.page.evaluate(DRAWINGS)


# Touch targets that are too small. A link in running text is as high as the text.
SMALL = """(least) => [...document.querySelectorAll('a[href], button, summary, input, select, textarea, label, [role=button]')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.matches('input') || !one.labels?.length)
  .filter((one) => !one.matches('label') || one.control?.checkVisibility())
  .filter((one) => {
    const words = one.parentElement.cloneNode(true);
    words.querySelectorAll('a').forEach((link) => link.remove());
    const isAmongWords = one.matches('a') && getComputedStyle(one).display.startsWith('inline') && /\\w/.test(words.textContent);
    const { width, height, right, bottom } = one.getBoundingClientRect();
    return !isAmongWords && right > 0 && bottom + scrollY > 0 && (height < least - 0.5 || width < least - 0.5 && !one.matches('a'));
  })
  .map((one) => `${one.localName} '${(one.ariaLabel ?? one.innerText).slice(0, 30)}' in .${one.parentElement.className}: `
    + `${Math.round(one.offsetWidth)} × ${Math.round(one.offsetHeight)}`)"""


@check("a fingertip meets what it is meant for", "phone")
def targets(visit):
    yield from visit.page.evaluate(SMALL, TARGET)


# The height of a lesson without its scenarios.
HEIGHT = """() => document.documentElement.scrollHeight - [...document.querySelectorAll('figure.scenario')]
  .reduce((sum, scenario) => sum + scenario.getBoundingClientRect().height, 0)"""


# Whether a page is a lesson of the course, rather than a collection of scenarios.
IS_LESSON = """() => document.body.matches('.lesson')
  && /Lesson|^$/.test(document.querySelector('.lesson-place p')?.textContent ?? '')"""


@check("a lesson is not long on a phone", "phone")
def length(visit):
    if not visit.page.evaluate(IS_LESSON):
        return
    screens = visit.page.evaluate(HEIGHT) / SCREEN
    if screens > MOST_SCREENS:
        yield f"{screens:.1f} screens beside its scenarios; the limit is {MOST_SCREENS}; {REMEDIES}"


@check("a lesson takes few sheets", "print")
def sheets(visit):
    if visit.page.evaluate(IS_LESSON) and len(printed(visit)) > MOST_SHEETS:
        yield f"{len(printed(visit))} sheets; the limit is {MOST_SHEETS}; {REMEDIES}"


# The distance from the end of a lesson's first question to its answer, the first figure below it.
DISTANCE = """() => {
  const question = document.querySelector('.quiz');
  const answer = [...document.querySelectorAll('figure.scenario')]
    .find((one) => question?.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  return answer ? answer.getBoundingClientRect().top - question.getBoundingClientRect().top : 0;
}"""


@check("the answer comes soon after the question", "light")
def answers(visit):
    if visit.page.evaluate(IS_LESSON) and (distance := visit.page.evaluate(DISTANCE)) > FARTHEST_ANSWER:
        yield f"{distance:.0f} px from the question to the run that answers it"
