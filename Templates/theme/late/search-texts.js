// The texts of entries, and what happens in scenarios.
import { split } from "./search-words.js";

const { index } = document.querySelector("[data-search]").dataset;
// The texts of a page load when one of its entries is shown.
const texts = new Map();
const none = new Set();
// Calls `changed` when texts have loaded.
export const watchTexts = (changed) => window.touchstoneTexts = (page, known) => {
  texts.set(page, known);
  changed();
};
const known = ({ page, fragment }) => {
  if (!texts.has(page.path)) {
    texts.set(page.path, {});
    document.head.append(Object.assign(document.createElement("script"),
      { src: index.replace(/[^/]*$/, "") + "texts/" + page.path.replace(/\.html$/, ".js") }));
  }
  return texts.get(page.path)[fragment] ?? "";
};
// Returns an entry's text, or what happens in a scenario as HTML; empty until it has loaded.
export const textOf = (entry) => entry.page.hasTexts && entry.kind !== "Scenario" ? known(entry) : "";
export const stripOf = (entry) => entry.kind === "Scenario" ? known(entry) : "";
// The stems of an entry's text; empty until it has loaded.
export const stemsOf = (entry) => {
  const text = textOf(entry);
  if (text && !entry.stems) entry.stems = new Set(split(text).map(([word]) => word));
  return entry.stems ?? none;
};
