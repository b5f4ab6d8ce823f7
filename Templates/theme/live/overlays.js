// The overlays for a picture of the screen.
import { beginAside, callAside } from "./aside.js";
import { button, make } from "./elements.js";
import { ready } from "./loading.js";
import { requestOf, textOf } from "./scenario.js";

const names = { bounds: t("Bounds"), "hit-areas": t("Hit areas"), recognizers: t("Recognizers") };

// Buttons for the overlays; calls `changed` when one is switched on or off. `lines` are the request's lines
// for the active ones.
export const overlays = (changed) => {
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
export const showOverlays = async (figure, opener) => {
  await ready();
  beginAside();
  const scenario = figure.closest(".scenario");
  const request = requestOf(scenario.dataset.request);
  const text = textOf(scenario);
  const { variant = "" } = figure.dataset;
  const shown = overlays(async () => {
    const { lines } = shown;
    const { figures } = await callAside("run", text, [...request, "figure tree", ...lines].join("\n"));
    const html = figures.find((one) => one.kind === "tree" && (one.variant ?? "") === variant)?.html;
    // The reader may have pressed another button in the meantime.
    if (!html || String(lines) !== String(shown.lines)) return;
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
  opener.replaceWith(shown.element);
  shown.choose("hit-areas");
  shown.element.querySelector("[data-overlay=hit-areas]").focus();
};
