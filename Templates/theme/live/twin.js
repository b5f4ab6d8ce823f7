// The same moment of another run, on a second screen: the lesson's run, another variant, or UIKit with the fact
// that the first one goes without.
import { make } from "./elements.js";
import { anotherEngine } from "./loading.js";
import { showPicture } from "./picture.js";

export const twin = () => {
  const names = ["", ""].map(() => make("p", { className: "live-name" }));
  const picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
  const element = make("div", { className: "live-twin", hidden: true }, names[1], picture);
  let engine, request, end = 0;

  return {
    element,
    // The name above the first screen while there are two.
    name: names[0],
    get isThere() { return !element.hidden; },
    // Runs a text, which is shown beside the first one; returns its length in milliseconds.
    load(text, asked, [first, second]) {
      engine ??= anotherEngine();
      request = asked;
      const { screen } = engine.call("play", text, request);
      element.hidden = names[0].hidden = !screen;
      if (!screen) return 0;
      [names[0].textContent, names[1].textContent] = [first, second];
      end = engine.call("film", request).milliseconds;
      return end;
    },
    show(milliseconds) {
      if (element.hidden) return;
      const { html } = engine.call("glass", request, Math.min(milliseconds, end), -1);
      if (!html) return;
      const svg = make("template", { innerHTML: html }).content.querySelector("svg");
      if (svg) showPicture(picture, svg);
    },
    clear() {
      element.hidden = names[0].hidden = true;
      picture.replaceChildren();
      engine?.end();
    },
  };
};
