// Every named phase of a diagram or a table: its declared and actual contents, whether it's visible, and
// whether it collapses and expands.
() => {
  const shown = (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  return [...document.querySelectorAll(".fig-fold")]
    .filter((label) => shown(label) && label.closest("figure.scenario, main, body"))
    .map((label) => {
      const part = (label.closest("tbody") ?? label).nextElementSibling;
      const numbers = [...part.querySelectorAll(".fig-numbers text, tr[id] > th")].map((one) =>
        Number(one.textContent),
      );
      const fold = label.querySelector("input");
      const before = shown(part);
      fold?.click();
      const after = shown(part);
      fold?.click();
      return {
        said: label.textContent.trim().replace(/\s+/g, " "),
        first: numbers[0],
        last: numbers.at(-1),
        isShown: before,
        folds: before !== after && shown(part) === before,
        isUnreachable: !fold || !shown(fold),
      };
    });
}
