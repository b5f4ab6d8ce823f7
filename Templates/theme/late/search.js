// The search box: loads with its index when a reader asks for it, and opens immediately.
import { take } from "./search-index.js";
import { groups } from "./search-matching.js";
import { stripOf, textOf, watchTexts } from "./search-texts.js";
import { empty, ideograph, pairs, runs, split } from "./search-words.js";

const { more = 0 } = touchstoneIndex;
const { root, index } = document.querySelector("[data-search]").dataset;
const kindNames = {
  Lesson: t("Lesson"), Scenario: t("Scenario"), Challenge: t("Challenge"), Fact: t("Fact"), Name: t("Name"), Term: t("Term"),
  Reference: t("Reference"),
};

const make = (name, values, ...children) => {
  const element = Object.assign(document.createElement(name), values);
  element.append(...children);
  return element;
};
// Returns a text with the matching words marked.
const marked = (text, stems) => text.split(new RegExp(`(${runs.source})`)).flatMap((run, place) =>
  place % 2 && ideograph.test(run) ? markedPairs(run, stems)
  : place % 2 && split(run).some(([word]) => stems.has(word)) && !empty.has(run.toLowerCase()) ? [make("mark", { textContent: run })] : [run]);
const markedPairs = (run, stems) => {
  const found = pairs(run).map((pair) => stems.has(pair));
  const pieces = [];
  [...run].forEach((sign, place) => {
    const isFound = found[place] || found[place - 1] || stems.has(sign);
    if (pieces.at(-1)?.isFound === isFound) pieces.at(-1).words += sign;
    else pieces.push({ words: sign, isFound });
  });
  return pieces.map(({ words, isFound }) => isFound ? make("mark", { textContent: words }) : words);
};
// Returns the part of a text with the most matching words.
const excerpt = (text, stems) => {
  const pieces = text.match(/[^.!?。！？\n]+[.!?。！？\n]*\s*/g) ?? [text];
  const worthOf = (piece) => new Set(split(piece).map(([word]) => word).filter((word) => stems.has(word))).size;
  const values = pieces.map(worthOf);
  const start = values.indexOf(Math.max(...values));
  let words = "";
  for (let place = start; place < pieces.length && words.length < 110; place++) words += pieces[place];
  words = words.replace(/\s+/g, " ").trim();
  return (start ? "… " : "") + (words.length > 190 ? words.slice(0, 180).replace(/\s+\S*$/, "") + " …" : words);
};
const host = document.getElementById("page_search");
// Another field, whose text the search continues with: the first page's, or the one that the page of the search has
// until this script has loaded.
const other = document.querySelector(".home-problems input, #page_search input");
const isTyping = () => Boolean(other?.value) && document.activeElement === other;
let continues = isTyping();
const dialog = make("dialog", { className: "search" });
dialog.setAttribute("aria-label", t("Search"));
// The words of a language are text, whatever signs they have.
const attributed = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};
(host ?? dialog).replaceChildren(
  attributed(make("input"), {
    type: "text", name: "q", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": "search_found",
    "aria-label": t("Search"), placeholder: t("Describe the problem, or name a method"), autocomplete: "off", spellcheck: "false",
    enterkeyhint: "go",
  }),
  make("p", {}, attributed(make("span"), { role: "status" }), " ",
    make("a", { className: "search-link", hidden: true, textContent: t("Link to these results") })),
  attributed(make("div", { id: "search_found" }), { role: "listbox", "aria-label": t("Results") }));
if (!host) document.body.append(dialog);
const [field, line, list] = (host ?? dialog).children;
const [status, link] = line.children;
let chosen = -1;

const choose = (place) => {
  const items = list.querySelectorAll("a");
  items[chosen]?.setAttribute("aria-selected", "false");
  chosen = items.length ? (place + items.length) % items.length : -1;
  field.removeAttribute("aria-activedescendant");
  if (chosen < 0) return;
  items[chosen].setAttribute("aria-selected", "true");
  if (list.contains(document.activeElement) || document.activeElement === field) items[chosen].scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", items[chosen].id);
};
const item = ({ entry, page }, number, stems) => {
  const element = make("a", { id: "search_found_" + number, role: "option", tabIndex: -1,
    href: root + entry.page.path + (entry.fragment && "#" + entry.fragment) });
  element.setAttribute("aria-selected", "false");
  const isWhole = page && entry.kind === "Lesson";
  const where = page ? (isWhole ? "" : entry.title) : entry.page.title === entry.title ? "" : entry.page.title;
  const text = textOf(entry);
  const [question] = entry.page.entries[0].phrases;
  const words = text ? excerpt(text, stems) : page ? question ?? "" : "";
  for (const [name, part] of [["title", page ? page.title : entry.title], ["context", where], ["excerpt", words]])
    if (part) element.append(make("span", { className: "search-" + name }, ...marked(part, stems)), " ");
  const strip = stripOf(entry);
  if (strip) element.append(make("span", { className: "search-strip", lang: "en", innerHTML: strip }), " ");
  if (!page && entry.kind !== "Section") element.append(make("span", { className: "search-kind", textContent: kindNames[entry.kind] }));
  return element;
};
const show = (keepsChoice) => {
  const text = field.value.trim();
  const result = text ? groups(text) : { groups: [] };
  let number = 0;
  list.replaceChildren(...result.groups.map(([title, items]) => {
    const group = make("div", { role: "group" }, make("p", { className: "search-group", textContent: title }),
      ...items.map((one) => item(one, number++, result.stems)));
    group.setAttribute("aria-label", title);
    group.firstChild.ariaHidden = "true";
    return group;
  }));
  status.textContent = !text ? "" : number ? t("{number} found", { number }) : t("No results: none of these words is known here");
  field.setAttribute("aria-expanded", String(number > 0));
  link.hidden = !text || Boolean(host);
  link.href = root + "search.html?q=" + encodeURIComponent(text);
  if (host) history.replaceState(null, "", text ? "?q=" + encodeURIComponent(text) : location.pathname);
  const before = keepsChoice === true ? chosen : 0;
  chosen = -1;
  choose(Math.max(0, before));
};

field.oninput = () => {
  show();
  // The first page's field has the same text when the box closes.
  if (other && !host) other.value = field.value;
};
field.onkeydown = (event) => {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Enter") list.querySelectorAll("a")[chosen]?.click();
  else return;
  event.preventDefault();
};
// Otherwise, a result on the same page, or a click outside the dialog, would leave it open.
dialog.onclick = ({ target }) => { if (target === dialog || target.closest("a")) dialog.close(); };
const search = (text) => {
  field.value = text;
  show();
};
window.touchstoneSearch = () => {
  if (dialog.open) return;
  if (host) {
    if (!field.value) search(other?.value || new URLSearchParams(location.search).get("q") || "");
  } else {
    continues = isTyping();
    dialog.showModal();
    if (other) search(other.value);
  }
  field.focus();
  // The next letter continues what was typed, and otherwise replaces the text.
  if (continues) field.setSelectionRange(other.selectionStart, other.selectionEnd);
  else field.select();
  continues = false;
};
// The URLs of the results, in order.
touchstoneSearch.addresses = (text) => groups(text).groups.flatMap(([, items]) => items.map(({ entry }) => entry.page.path + (entry.fragment && "#" + entry.fragment)));
take(touchstoneIndex);
// The index of a large site is in several files, which load one after another.
let loaded = 0;
const load = () => {
  if (loaded < more) document.head.append(Object.assign(document.createElement("script"),
    { src: index.replace(/\.js$/, `-${++loaded}.js`), onerror: load }));
};
touchstoneIndex.add = (part) => {
  take(part);
  show(true);
  load();
};
watchTexts(() => show(true));
load();
