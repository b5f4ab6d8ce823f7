// The figures of a run: one at a time is visible, and all of them show the same run.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  const kinds = {
    table: "Table", sequence: "Sequence", states: "States", statechart: "State chart", tree: "Views", chain: "Responders",
    requirements: "Requirements", turns: "Run loop", why: "Why not?", compare: "Difference",
  };
  const nothing = (words) => make("p", { className: "live-empty", textContent: words });

  // Returns a text's lines by the numbers that a page gives them, which leaves out hidden lines.
  const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
  const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);

  // Calls `chosen` when the reader selects another figure.
  live.figures = ({ chosen }) => {
    let kind = "table", isRun = false;
    const region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: "What happens" });
    const why = make("div", { className: "live-why" });
    let silent = "";
    // A figure that is shown large isn't repeated below.
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

    // All figures of a run exist from the start, so that a step is highlighted in each.
    const arrange = () => {
      const parts = [...region.children, ...why.children].filter(({ dataset }) => dataset.kind);
      for (const one of parts) {
        one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
        if (one.dataset.kind === "why") (kind === "why" ? region : why).append(one);
      }
      region.querySelector(":scope > .live-empty")?.remove();
      if (!parts.some(({ dataset }) => dataset.kind === kind)) region.append(nothing("This run has nothing to show here."));
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
      // The figures no longer belong to a run.
      clear() {
        isRun = false;
        silent = "";
        region.replaceChildren();
        why.replaceChildren();
        openers.replaceChildren();
        window.touchstonePlayer?.(region);
      },
      // The text has changed, so its lines no longer match the run.
      stopSteps() {
        openers.replaceChildren();
        window.touchstonePlayer?.(openers);
      },
      say(words) { region.replaceChildren(nothing(words)); },
      // A figure of the live session, with its unresponsive recognizers and views.
      show(html) { region.replaceChildren(part(kind, html)); },
      showWhy(html) {
        silent = html;
        tellWhy();
      },
      // The table grows on its own.
      grow(rows) {
        const body = region.querySelector("tbody");
        body?.insertAdjacentHTML("beforeend", rows);
        return Boolean(body);
      },
      // The figures of a run, for the player.
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
      // Starts the player at a row of the run's table.
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
