"""The requirements for a scenario's layout: what happened comes first, and expectations are collapsed."""

from checks import check

# The problems with the order of a scenario's parts, and with what is collapsed.
LAID_OUT = """() => [...document.querySelectorAll('.scenario')].flatMap((scenario) => {
  const found = [];
  const figure = scenario.querySelector('.scenario-figure');
  const text = scenario.querySelector('pre:not(.live *)');
  if (figure && text && !figure.matches('.scenario-table')
    && !(figure.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING))
    found.push(`${scenario.id}: its text stands before its figure`);
  for (const fold of scenario.querySelectorAll('.expectations')) {
    if (fold.open) found.push(`${scenario.id}: what it expects is unfolded`);
    if (!/hold/.test(fold.querySelector('summary').textContent)) found.push(`${scenario.id}: the fold doesn't say what came of it`);
    if (!/^\\n?expect/.test(fold.querySelector('code').textContent)) found.push(`${scenario.id}: something else is folded`);
  }
  return found;
})"""

# Goes through all steps of the open player; returns marked lines that aren't in the text, or have no label.
MARKED = """() => {
  const slider = document.querySelector('.player [type=range]');
  const found = new Set();
  for (let step = 1; step <= slider.max; step++) {
    slider.value = step;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    for (const mark of document.querySelectorAll('.line-mark')) {
      const line = +mark.style.getPropertyValue('--line');
      if (!mark.parentNode.textContent.split('\\n')[line]?.trim())
        found.add(`step ${step} marks line ${line + 1} of ${mark.closest('.expectations') ? 'what is expected' : 'the text'}`);
    }
  }
  return [...found];
}"""


@check("a scenario shows what happened, then its text, and folds what it expects", "light")
def laid_out(visit):
    page = visit.page
    yield from page.evaluate(LAID_OUT)
    opener = page.locator(".scenario:has(.expectations) .player-opener").first
    if not opener.count():
        return
    opener.evaluate("(opener) => opener.click()")
    if not visit.comes("() => !!document.querySelector('.player [type=range]')"):
        yield "the player does not open"
        return
    yield from page.evaluate(MARKED)
    page.keyboard.press("Escape")
