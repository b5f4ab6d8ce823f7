// What happens on the glass, in every form: one figure at a time, all of them of the same run.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  const kinds = {
    table: "Table", sequence: "Sequence", states: "States", statechart: "State chart", tree: "Views", chain: "Responders",
    requirements: "Requirements", turns: "Run loop", why: "Why not?", compare: "Difference",
  };
  const nothing = (words) => make("p", { className: "live-empty", textContent: words });

  // The lines of a text by the numbers that a page gives them, which leaves hidden ones out.
  const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
  const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);

  // `chosen` is called when another figure is wanted.
  live.figures = ({ chosen }) => {
    let kind = "table", isRun = false;
    const region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: "What happens" });
    const why = make("div", { className: "live-why" });
    let silent = "";
    // What is shown large is not said again below it.
    const tellWhy = () => { if (!isRun) why.innerHTML = kind === "why" ? "" : silent; };
    const openers = make("div", { className: "live-steps" });
    const tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: "Figures" });
    for (const [name, words] of Object.entries(kinds)) {
      const tab = button(words, () => choose(name));
      tab.dataset.kind = name;
      tabs.append(tab);
    }
    const scrolls = () => region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? region;

    const part = (name, html, { variant, lines, fingers } = {}) => {
      const element = make("div", { className: `scenario-figure scenario-${name}`, innerHTML: html });
      Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
      if (variant) element.prepend(make("p", { className: "variant", textContent: "Variant " + variant }));
      return element;
    };

    // Of a run all figures are there at once, so that a step lights up in each.
    const arrange = () => {
      const parts = [...region.children, ...why.children].filter(({ dataset }) => dataset.kind);
      for (const one of parts) {
        one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
        if (one.dataset.kind === "why") (kind === "why" ? region : why).append(one);
      }
      region.querySelector(":scope > .live-empty")?.remove();
      if (!parts.some(({ dataset }) => dataset.kind === kind)) region.append(nothing("There is nothing of the kind in this run."));
    };

    const choose = (name) => {
      kind = name;
      for (const tab of tabs.children) tab.ariaPressed = String(tab.dataset.kind === name);
      chosen();
      tellWhy();
      if (isRun) arrange();
      region.scrollTop = 0;
    };

    return {
      element: make("div", { className: "live-result" }, tabs, openers, region, why),
      kinds: Object.keys(kinds),
      choose, scrolls,
      get kind() { return kind; },
      get isEmpty() { return !region.firstChild; },
      has: (name) => Boolean(region.querySelector(`:scope > [data-kind="${name}"]`)),
      offer(name, isThere) {
        for (const tab of tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
      },
      // What is shown belongs to no run any more.
      clear() {
        isRun = false;
        silent = "";
        region.replaceChildren();
        why.replaceChildren();
        openers.replaceChildren();
        window.touchstonePlayer?.(region);
      },
      // The text is another one now: its lines are not those of the run any more.
      stopSteps() {
        openers.replaceChildren();
        window.touchstonePlayer?.(openers);
      },
      say(words) { region.replaceChildren(nothing(words)); },
      // A figure of a scene that lives, and who of it is silent.
      show(html) { region.replaceChildren(part(kind, html)); },
      showWhy(html) {
        silent = html;
        tellWhy();
      },
      // The table grows by itself.
      grow(rows) {
        const body = region.querySelector("tbody");
        body?.insertAdjacentHTML("beforeend", rows);
        return Boolean(body);
      },
      // The figures of a run, to be stepped through.
      showRun(figures, text) {
        isRun = true;
        const shown = shownLines(text);
        why.replaceChildren();
        region.replaceChildren(...figures.map((one) =>
          part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
        const runs = window.touchstonePlayer?.(region) ?? [];
        openers.replaceChildren(...runs.map(({ opener, figures: [{ dataset }] }) => {
          if (dataset.variant) opener.append(` of ${dataset.variant}`);
          return opener;
        }));
        arrange();
      },
      // Begins to step through the run, at a row of its table.
      goTo(row) {
        openers.firstElementChild?.click();
        const range = document.querySelector(".player [type=range]");
        if (!range) return;
        range.value = row;
        range.dispatchEvent(new Event("input"));
      },
      add(name, html) {
        region.append(part(name, html));
        arrange();
      },
    };
  };
})();
