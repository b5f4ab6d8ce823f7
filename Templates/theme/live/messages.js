// The diagnostics of a text: marks where they belong, and a list with their fixes.
import { button, make } from "./elements.js";

// Returns the mark of a diagnostic, and, after the line's end, its message if it's the line's first.
const markOf = (one, isFirst, line) => {
  const mark = make("span", { className: "live-mark live-" + one.severity });
  mark.style.setProperty("--line", one.line - 1);
  mark.style.setProperty("--column", one.column - 1);
  mark.style.setProperty("--length", Math.max(1, one.end - one.start));
  if (!isFirst) return [mark];
  const lens = make("span", { className: "live-lens live-" + one.severity }, make("span", { textContent: one.message }));
  lens.style.setProperty("--line", one.line - 1);
  lens.style.setProperty("--column", (line?.length ?? 0) + 3);
  return [mark, lens];
};

export class Messages {
  marks = make("span", { className: "live-marks" });
  list = make("ul", { className: "live-messages" });
  #goTo;
  #repair;

  // `goTo` leads to a diagnostic's place, and `repair` applies a fix.
  constructor({ goTo, repair }) {
    this.#goTo = goTo;
    this.#repair = repair;
  }

  #item(one) {
    const item = make("li", { className: "live-" + one.severity });
    const place = one.line ? [button(t("Line {line}", one), () => this.#goTo(one)), " "] : [];
    item.append(...place, make("span", { textContent: one.message }));
    for (const note of one.notes ?? []) {
      const words = note.line ? t("{message}, line {line}", note) : note.message;
      item.append(make("p", { className: "live-note", textContent: words }));
      // Lines are in columns, which require a monospaced font.
      if (note.lines?.length)
        item.append(make("pre", { className: "live-lines", tabIndex: 0, textContent: note.lines.join("\n") }));
    }
    for (const fixIt of one.fixIts ?? []) item.append(" ", button(fixIt.message, () => this.#repair(fixIt)));
    return item;
  }
  // Shows the diagnostics of a text, and how many more there are.
  show(diagnostics, more, text) {
    const lines = text.split("\n");
    this.marks.replaceChildren(...diagnostics.filter(({ line }) => line).flatMap((one, place) => {
      const isFirst = diagnostics.findIndex((other) => other.line === one.line) === place;
      return markOf(one, isFirst, lines[one.line - 1]);
    }));
    this.list.replaceChildren(...diagnostics.map((one) => this.#item(one)),
      ...more ? [make("li", { textContent: t("and {more} more", { more }) })] : []);
  }
}
