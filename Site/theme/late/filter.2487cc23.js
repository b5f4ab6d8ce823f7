(() => {
"use strict";
const few = 8;
const body = document.querySelector(".prose");
const entries = [...body.querySelectorAll(".fact-list > li, .entry, .entry-codes > li")];
if (entries.length < few) return;
const texts = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));
const groups = [];
for (const part of body.children) {
if (part.localName === "h2") groups.push([]);
groups.at(-1)?.push(part);
}
const show = (part, isShown) => part.toggleAttribute("data-filtered", !isShown);
const make = (name, values) => Object.assign(document.createElement(name), values);
const field = make("input", { type: "search", autocomplete: "off", spellcheck: false });
const [filter, label, status] = [make("search", { className: "filter" }), make("label"), make("output")];
label.append(t("Filter this list"), " ", field);
filter.append(label, " ", status);
const narrow = () => {
const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
let count = 0;
for (const [entry, text] of texts) {
const isShown = words.every((word) => text.includes(word));
show(entry, isShown);
count += isShown;
}
for (const group of groups) {
const isShown = entries.some((entry) =>
!entry.hasAttribute("data-filtered") && group.some((part) => part.contains(entry)));
for (const part of group) if (!texts.has(part)) show(part, isShown || !words.length);
}
status.textContent = !words.length ? "" : count ? t("{count} of {total} shown", { count, total: entries.length }) : t("No entry has these words");
};
const clear = () => {
field.value = "";
narrow();
};
field.oninput = narrow;
field.onkeydown = ({ key }) => { if (key === "Escape") clear(); };
addEventListener("hashchange", () => {
let target;
try { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return; }
if (!target?.closest("[data-filtered]")) return;
clear();
target.scrollIntoView();
});
body.before(filter);
if (field.value) narrow();
})();
