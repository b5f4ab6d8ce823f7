// Marks in the figures of a run what differs from another run, as their comparison says it: in the table, steps that
// are new, steps that are altered, and, between them, steps that are gone; in the diagram, the numbers of steps.
import { make } from "./elements.js";

const signs = { "fig-right": "+", "fig-altered": "≠", "fig-left": "−" };

const note = (sign, words) => make("span", { className: "live-differs", textContent: `${sign} ${words}` });
// The sentence of a cell, without its sign, and what it says of the difference.
const parts = (cell) => {
  const sentence = cell.cloneNode(true);
  const why = sentence.querySelector(".fig-why");
  for (const one of [sentence.querySelector(".fig-sign"), why]) one?.remove();
  return [sentence.innerHTML.trim(), why?.textContent ?? ""];
};
// A step that is gone has a row without a number. Screen readers alone get a time that is the row's above.
const gone = (row) => {
  const [sentence, words] = parts(row.cells[1]);
  return make("tr", { className: "live-gone" },
    make("th", { scope: "row", textContent: signs["fig-left"] }),
    make("td", { className: row.cells[0].className, textContent: row.cells[0].textContent }),
    make("td", {}, make("s", { innerHTML: sentence }), " ", note(signs["fig-left"], words)));
};

// `region` has the figures, and `html` the comparison, whose second run is theirs. Returns the first row that differs.
export const markDifferences = (region, html) => {
  const body = region.querySelector(':scope > [data-kind="table"] tbody');
  if (!body) return undefined;
  const comparisons = make("template", { innerHTML: html }).content.querySelectorAll(".fig-compare");
  if (comparisons.length !== 1) return undefined;
  const steps = [...body.querySelectorAll("tr[id]")];
  const numbers = [...region.querySelectorAll(':scope > [data-kind="sequence"] .fig-numbers text')];
  const marks = [];
  let place = 0;
  for (const row of comparisons[0].tBodies[0].rows) {
    const [kind] = row.classList;
    if (kind === "fig-alike") place += Number.parseInt(row.textContent, 10);
    else {
      if (signs[kind]) marks.push({ kind, row, place });
      if (kind !== "fig-left") place += 1;
    }
  }
  // The table shows something else.
  if (place !== steps.length) return undefined;
  for (const { kind, row, place } of marks) {
    if (kind === "fig-left") {
      if (steps[place]) steps[place].before(gone(row));
      else body.append(gone(row));
    } else {
      steps[place].classList.add("live-other");
      steps[place].lastElementChild.append(" ", note(signs[kind], parts(row.cells[2])[1]));
      if (numbers.length === steps.length) {
        numbers[place].prepend(signs[kind]);
        numbers[place].classList.add("live-other");
      }
    }
  }
  return body.querySelector(".live-gone, .live-other");
};
