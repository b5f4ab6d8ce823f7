// The figures of a run: one at a time is visible, and all of them show the same run.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
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

  // Calls `chosen` when the reader selects another figure.
  live.figures = ({ chosen }) => {
    let kind = "table", isRun = false, isCut = false, players = [];
    const region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: t("What happens") });
    const why = make("div", { className: "live-why" });
    let silent = "";
    // A figure that is shown large isn't repeated below.
    const tellWhy = () => { if (!isRun) why.innerHTML = kind === "why" ? "" : silent; };
    const tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: t("Figures") });
    for (const [name, words] of Object.entries(kinds)) {
      const tab = button(words, () => choose(name));
      tab.dataset.kind = name;
      tabs.append(tab);
    }
    // One stop of the Tab key; the arrow keys go on from there.
    tabs.onkeydown = ({ key }) => {
      const forward = document.dir === "rtl" ? -1 : 1;
      const by = { ArrowRight: forward, ArrowLeft: -forward }[key];
      if (!by) return;
      const there = [...tabs.children].filter(({ hidden }) => !hidden);
      const next = there[(there.indexOf(document.activeElement) + by + there.length) % there.length];
      next.focus();
      choose(next.dataset.kind);
    };
    const scrolls = () => region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? region;

    // Scrolls a row into view.
    const reveal = (row) => {
      const [inner, outer] = [row.getBoundingClientRect(), region.getBoundingClientRect()];
      if (inner.top < outer.top + 40 || inner.bottom > outer.bottom)
        region.scrollTop += inner.top - outer.top - outer.height / 2;
    };

    const part = (name, html, { variant, lines, fingers } = {}) => {
      const element = make("div", { className: `scenario-figure scenario-${name}`, lang: "en", innerHTML: html });
      Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
      if (variant) element.prepend(make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) }));
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
      // A comparison is still being made.
      if (kind !== "compare" && !parts.some(({ dataset }) => dataset.kind === kind)) region.append(nothing(t("This run has nothing to show here.")));
      // A figure that scrolls by itself is the stop of the Tab key.
      region.tabIndex = scrolls() === region ? 0 : -1;
    };

    const choose = (name) => {
      kind = name;
      for (const tab of tabs.children) {
        tab.ariaPressed = String(tab.dataset.kind === name);
        tab.tabIndex = tab.dataset.kind === name ? 0 : -1;
      }
      chosen();
      tellWhy();
      if (isRun) arrange();
      region.scrollTop = 0;
    };

    return {
      element: make("div", { className: "live-result" }, tabs, region, why),
      kinds: Object.keys(kinds),
      choose, scrolls,
      get kind() { return kind; },
      get isEmpty() { return !region.firstChild; },
      // Whether a table that grew has only its latest rows.
      get isCut() { return isCut; },
      has: (name) => Boolean(region.querySelector(`:scope > [data-kind="${name}"]`)),
      offer(name, isThere) {
        for (const tab of tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
      },
      // The figures no longer belong to a run.
      clear() {
        isRun = isCut = false;
        this.light(-1);
        players = [];
        silent = "";
        region.replaceChildren();
        why.replaceChildren();
        window.touchstonePlayer?.(region);
      },
      // The text has changed, so its lines no longer match the run.
      stopSteps() {
        this.light(-1);
        players = [];
      },
      say(words) { region.replaceChildren(nothing(words)); },
      // A figure of the live session, with its unresponsive recognizers and views.
      show(html) {
        isCut = false;
        region.replaceChildren(part(kind, html));
      },
      showWhy(html) {
        silent = html;
        tellWhy();
      },
      // Adds rows to the table, which keeps only the latest ones until it's drawn again.
      grow(rows) {
        const body = region.querySelector("tbody");
        if (!body) return false;
        body.insertAdjacentHTML("beforeend", rows);
        while (body.rows.length > most) {
          body.rows[0].remove();
          isCut = true;
        }
        return true;
      },
      // The figures of a run, for the player.
      showRun(figures, text) {
        isRun = true;
        isCut = false;
        const shown = shownLines(text);
        why.replaceChildren();
        region.replaceChildren(...figures.map((one) =>
          part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
        players = window.touchstonePlayer?.(region) ?? [];
        // The control below the screen goes through the steps.
        for (const { opener } of players) opener.remove();
        const drawn = new Set(figures.map((one) => one.kind));
        for (const tab of tabs.children) if (tab.dataset.kind !== "compare") tab.hidden = !drawn.has(tab.dataset.kind);
        if (!drawn.has(kind) && kind !== "compare") choose(figures[0].kind);
        arrange();
      },
      // Highlights a step wherever it's visible, and scrolls its row into view.
      light(step) {
        const rows = [...region.querySelectorAll(":scope > :not([hidden]) tbody tr[id]")];
        if (players[0]) window.touchstoneLight(players[0], step);
        else for (const [place, row] of rows.entries()) row.classList.toggle("is-current", place === step);
        if (rows[step]) reveal(rows[step]);
      },
      // Marks what differs from another run.
      mark(html) {
        const first = live.markDifferences(region, html);
        if (first?.checkVisibility()) reveal(first);
      },
      add(name, html) {
        region.append(part(name, html));
        arrange();
      },
    };
  };
})();
