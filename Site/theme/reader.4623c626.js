"use strict";
{
window.t ??= (words, values) => words.replace(/{(\w+)}/g, (_, name) => values?.[name]);
const { body } = document;
const add = window.touchstoneAdd = (name, values) => new Promise((onload, onerror) =>
document.head.append(Object.assign(document.createElement(name), { async: false, ...values, onload, onerror })));
let reading;
const wake = (event) => {
touchstoneRead().then(() => window.touchstoneTouch?.(event));
if (document.querySelector(".scenario .fig-table[id]")) touchstoneStepping();
};
window.touchstoneRead = () => reading ??= (() => {
const read = () => add("script", { src: body.dataset.reading });
return add("link", { rel: "stylesheet", href: body.dataset.readingStyle }).then(read, read);
})().catch((error) => {
reading = undefined;
throw error;
});
let stepping;
window.touchstoneStepping = () => stepping ??= body.dataset.player && Promise.all([
add("link", { rel: "stylesheet", href: body.dataset.playerStyle }), add("script", { src: body.dataset.player })]);
const openers = new WeakMap();
window.touchstoneOpener = (table) => {
if (openers.has(table)) return openers.get(table);
const variantOf = (one) => one.closest(".scenario-figure").dataset.variant;
const diagrams = [...table.closest(".scenario").querySelectorAll(".scenario-sequence .fig-scroll")];
const opener = Object.assign(document.createElement("button"), {
type: "button", className: "player-opener",
textContent: t("Step through {count} steps", { count: table.querySelectorAll("tbody tr[id]").length }),
});
const ask = opener.onclick = () => {
opener.onclick = null;
touchstoneStepping().then(() => opener.click(), () => {
stepping = undefined;
opener.onclick = ask;
});
};
(diagrams.find((one) => variantOf(one) === variantOf(table)) ?? table).before(opener);
openers.set(table, opener);
return opener;
};
const search = document.querySelector("[data-search]");
let searching;
const load = window.touchstoneLoadSearch = () => {
const { style, index, search: script } = search.dataset;
return searching ??= Promise.all([
style && !document.querySelector(`link[href="${style}"]`) && add("link", { rel: "stylesheet", href: style }),
add("script", { src: index }), add("script", { src: script })]);
};
const open = async (event) => {
event?.preventDefault();
await load();
touchstoneSearch();
};
const offerSearch = () => {
search.onclick = (event) => event.ctrlKey || event.metaKey || event.shiftKey || open(event);
addEventListener("keydown", (event) => {
const { key, ctrlKey, metaKey, altKey, target } = event;
if (key === "k" && (ctrlKey || metaKey) && !altKey) open(event);
if (key !== "/" || ctrlKey || metaKey || altKey) return;
if (!target.closest?.("input, textarea, select, [contenteditable], dialog")) open(event);
});
if (document.getElementById("page_search")) open();
};
const begin = () => {
if (search) offerSearch();
if (!body.dataset.reading) return;
if (body.dataset.player) document.querySelectorAll(".scenario .fig-table[id]:has(tbody tr[id])").forEach(touchstoneOpener);
for (const sign of ["pointermove", "pointerdown", "click", "keydown", "scroll", "focusin"])
addEventListener(sign, wake, { once: true });
if (/-row-\d+$/.test(location.hash)) touchstoneStepping();
try { if (localStorage.length) wake(); } catch { /* Then nothing is kept. */ }
};
const moved = document.querySelector("[data-moved]");
const named = document.getElementById(location.hash.slice(1))?.closest(".leads-on > li");
if (moved) location.replace(moved.href + location.hash);
else if (named) location.replace(named.querySelector("a").href);
else begin();
}
