// The texts of entries.
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
// Returns an entry's text; empty until it has loaded.
export const textOf = ({ page, fragment }) => {
  if (!page.hasTexts) return "";
  if (!texts.has(page.path)) {
    texts.set(page.path, {});
    document.head.append(Object.assign(document.createElement("script"),
      { src: index.replace(/[^/]*$/, "") + "texts/" + page.path.replace(/\.html$/, ".js") }));
  }
  return texts.get(page.path)[fragment] ?? "";
};
// The stems of an entry's text; empty until it has loaded.
export const stemsOf = (entry) => {
  const text = textOf(entry);
  if (text && !entry.stems) entry.stems = new Set(split(text).map(([word]) => word));
  return entry.stems ?? none;
};
