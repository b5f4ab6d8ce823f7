// The figures of a run: one at a time is visible, and all of them show the same run.
import { button, make } from "./elements.js";
import { markDifferences } from "./marking.js";
import { neighbor } from "./toolbar.js";

const kinds = {
  table: t("Table"), sequence: t("Sequence"), states: t("States"), statechart: t("State chart"), tree: t("Views"), chain: t("Responders"),
  requirements: t("Requirements"), turns: t("Run loop"), why: t("Why not?"), compare: t("Difference"),
};
// The most rows of a table that grows: more would cost each frame more, and wouldn't fit on a screen.
const most = 60;
const nothing = (words) => make("p", { className: "live-empty", textContent: words });

// Returns a text's lines by the numbers that a page gives them, which leaves out hidden lines.
const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);

// Returns a figure as an element.
const part = (name, html, { variant, lines, fingers } = {}) => {
  const element = make("div", { className: `scenario-figure scenario-${name}`, lang: "en", innerHTML: html });
  Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
  if (variant) element.prepend(make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) }));
  return element;
};

export class Figures {
  kinds = Object.keys(kinds);
  // The kind of the visible figure.
  kind = "table";
  #chosen;
  #isRun = false;
  #isCut = false;
  #players = [];
  // What was unresponsive.
  #silent = "";
  #region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: t("What happens") });
  #why = make("div", { className: "live-why" });
  #tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: t("Figures") });
  element = make("div", { className: "live-result" }, this.#tabs, this.#region, this.#why);

  // Calls `chosen` when the reader selects another figure.
  constructor(chosen) {
    this.#chosen = chosen;
    for (const [name, words] of Object.entries(kinds)) {
      const tab = button(words, () => this.choose(name));
      tab.dataset.kind = name;
      this.#tabs.append(tab);
    }
    // One stop of the Tab key; the arrow keys go on from there.
    this.#tabs.onkeydown = ({ key }) => {
      const there = [...this.#tabs.children].filter(({ hidden }) => !hidden);
      const next = neighbor(there, document.activeElement, key);
      if (!next) return;
      next.focus();
      this.choose(next.dataset.kind);
    };
  }

  // MARK: Choosing

  choose(name) {
    this.kind = name;
    for (const tab of this.#tabs.children) {
      tab.ariaPressed = String(tab.dataset.kind === name);
      tab.tabIndex = tab.dataset.kind === name ? 0 : -1;
    }
    this.#chosen(name);
    this.#tellWhy();
    if (this.#isRun) this.#arrange();
    this.#region.scrollTop = 0;
  }
  // Offers a figure, or doesn't.
  offer(name, isThere) {
    for (const tab of this.#tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
  }
  has(name) { return Boolean(this.#region.querySelector(`:scope > [data-kind="${name}"]`)); }
  // All figures of a run exist from the start, so that a step is highlighted in each.
  #arrange() {
    const { kind } = this;
    const parts = [...this.#region.children, ...this.#why.children].filter(({ dataset }) => dataset.kind);
    for (const one of parts) {
      one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
      if (one.dataset.kind === "why") (kind === "why" ? this.#region : this.#why).append(one);
    }
    this.#region.querySelector(":scope > .live-empty")?.remove();
    // A comparison is still being made.
    if (kind !== "compare" && !parts.some(({ dataset }) => dataset.kind === kind))
      this.#region.append(nothing(t("This run has nothing to show here.")));
    // A figure that scrolls by itself is the stop of the Tab key.
    this.#region.tabIndex = this.#scrolling === this.#region ? 0 : -1;
  }

  // MARK: Scrolling

  get #scrolling() { return this.#region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? this.#region; }
  // Scrolls to new rows as they arrive.
  follow() {
    const region = this.#scrolling;
    region.scrollTop = region.scrollHeight;
  }
  #reveal(row) {
    const [inner, outer] = [row.getBoundingClientRect(), this.#region.getBoundingClientRect()];
    if (inner.top < outer.top + 40 || inner.bottom > outer.bottom)
      this.#region.scrollTop += inner.top - outer.top - outer.height / 2;
  }

  // MARK: The live session

  // Whether a table that grew has only its latest rows.
  get isCut() { return this.#isCut; }
  say(words) { this.#region.replaceChildren(nothing(words)); }
  // Shows a figure of the live session.
  show(html) {
    this.#isCut = false;
    this.#region.replaceChildren(part(this.kind, html));
  }
  // Shows the session's unresponsive recognizers and views.
  showWhy(html) {
    this.#silent = html;
    this.#tellWhy();
  }
  // A figure that is shown large isn't repeated below.
  #tellWhy() { if (!this.#isRun) this.#why.innerHTML = this.kind === "why" ? "" : this.#silent; }
  // Adds rows to the table, which keeps only the latest ones until it's drawn again.
  grow(rows) {
    const body = this.#region.querySelector("tbody");
    body.insertAdjacentHTML("beforeend", rows);
    while (body.rows.length > most) {
      body.rows[0].remove();
      this.#isCut = true;
    }
  }

  // MARK: A run

  // Shows the figures of a run of a text, for the player.
  showRun(figures, text) {
    this.#isRun = true;
    this.#isCut = false;
    const shown = shownLines(text);
    this.#why.replaceChildren();
    this.#region.replaceChildren(...figures.map((one) =>
      part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
    this.#players = window.touchstonePlayer?.(this.#region) ?? [];
    // The control below the screen goes through the steps.
    for (const { opener } of this.#players) opener.remove();
    const drawn = new Set(figures.map((one) => one.kind));
    for (const name of this.kinds) if (name !== "compare") this.offer(name, drawn.has(name));
    if (!drawn.has(this.kind) && this.kind !== "compare") this.choose(figures[0].kind);
    this.#arrange();
  }
  // Adds a figure that was made later.
  add(name, html) {
    this.#region.append(part(name, html));
    this.#arrange();
  }
  // Highlights a step wherever it's visible, and scrolls its row into view.
  light(step) {
    const rows = [...this.#region.querySelectorAll(":scope > :not([hidden]) tbody tr[id]")];
    if (this.#players[0]) window.touchstoneLight(this.#players[0], step);
    else for (const [place, row] of rows.entries()) row.classList.toggle("is-current", place === step);
    if (rows[step]) this.#reveal(rows[step]);
  }
  // Marks what differs from another run.
  mark(html) {
    const first = markDifferences(this.#region, html);
    if (first?.checkVisibility()) this.#reveal(first);
  }
  // The text has changed, so its lines no longer match the run.
  stopSteps() {
    this.light(-1);
    this.#players = [];
  }
  // The figures no longer belong to a run.
  clear() {
    this.#isRun = this.#isCut = false;
    this.stopSteps();
    this.#silent = "";
    this.#region.replaceChildren();
    this.#why.replaceChildren();
    window.touchstonePlayer?.(this.#region);
  }
}
