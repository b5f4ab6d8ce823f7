// The overlays for a picture of the screen.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  const names = { bounds: t("Bounds"), "hit-areas": t("Hit areas"), recognizers: t("Recognizers") };

  // Buttons for the overlays; calls `changed` when one is switched on or off. `lines` are the request's lines
  // for the active ones.
  live.overlays = (changed) => {
    const buttons = Object.entries(names).map(([name, words]) => {
      const one = button(words, () => {
        one.ariaPressed = String(one.ariaPressed !== "true");
        changed();
      });
      one.ariaPressed = "false";
      one.dataset.overlay = name;
      return one;
    });
    return {
      element: make("div", { className: "overlays", role: "group", ariaLabel: t("Show on the picture") }, ...buttons),
      get lines() {
        return buttons.filter(({ ariaPressed }) => ariaPressed === "true").map(({ dataset }) => "overlay " + dataset.overlay);
      },
      choose: (name) => buttons.find(({ dataset }) => dataset.overlay === name).click(),
    };
  };

  // The same below a picture of the page, replacing the button that opened them.
  live.showOverlays = async (figure, opener) => {
    await live.ready();
    live.beginAside();
    const scenario = figure.closest(".scenario");
    const request = scenario.dataset.request.split("\n").filter((line) => !line.startsWith("figure "));
    const text = scenario.dataset.text ?? live.textOf(scenario);
    const { variant = "" } = figure.dataset;
    const overlays = live.overlays(async () => {
      const { lines } = overlays;
      const { figures } = await live.callAside("run", text, [...request, "figure tree", ...lines].join("\n"));
      const html = figures.find((one) => one.kind === "tree" && (one.variant ?? "") === variant)?.html;
      // The reader may have pressed another button in the meantime.
      if (!html || String(lines) !== String(overlays.lines)) return;
      const drawn = make("template", { innerHTML: html }).content.querySelector("svg");
      const picture = figure.querySelector("svg");
      picture.querySelector("desc").textContent = drawn.querySelector("desc").textContent;
      // The rest stays, including what the player has added.
      picture.querySelector(".fig-overlays")?.remove();
      const added = drawn.querySelector(".fig-overlays");
      if (!added) return;
      const place = [...added.parentNode.children].indexOf(added);
      const parent = picture.querySelector(":scope > g");
      parent.insertBefore(added, parent.children[place]);
    });
    opener.replaceWith(overlays.element);
    overlays.choose("hit-areas");
    overlays.element.querySelector("[data-overlay=hit-areas]").focus();
  };
})();
