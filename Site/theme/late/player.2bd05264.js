"use strict";
{
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (name, values) => Object.assign(document.createElement(name), values);
const button = (textContent, ariaLabel, onclick) =>
make("button", { type: "button", textContent, ariaLabel, onclick });
const topOf = (one) => one.getBoundingClientRect().top;
const textOf = (one) => one.dataset?.name ?? one.textContent;
const wordsOf = (text, between) => text?.split(" ").map((word) => word.split(between));
const stop = (row, tabIndex) => [row, ...all("a", row)].forEach((one) => one.tabIndex = tabIndex);
let run, index;
const places = {};
const output = make("output");
const range = make("input", { type: "range", min: 1, ariaLabel: t("Step"), oninput: () => go(range.value - 1) });
const ways = [["|◀︎", t("First")], ["◀︎", t("Back")], ["▶︎", t("Forward")], ["▶︎|", t("Last")]].map(([sign, name], way) =>
button(sign, name, () => go([0, index - 1, index + 1, range.max - 1][way])));
const [lane, finger] = [button(), button()];
const bar = make("div", { className: "player", role: "group", ariaLabel: t("Steps") });
bar.append(output, ...ways, range, lane, finger, button("×", t("Close"), close));
bar.onkeydown = (event) => press(run, event);
const lead = (one, address) => one.scenario.id && history.replaceState(null, "", address);
function runOf(table) {
const { lines = "", fingers, variant } = table.closest(".scenario-figure").dataset;
const scenario = table.closest(".scenario");
const figures = all(".scenario-figure", scenario).filter((other) => other.dataset.variant === variant);
const within = (selector) => figures.flatMap((figure) => all(selector, figure));
const texts = all("pre:has(.language-scenario)", scenario).flatMap((pre) =>
pre.textContent.replace(/\n$/, "").split("\n").map((_, line) => [pre, line]));
const one = {
scenario,
figures,
texts,
opener: touchstoneOpener(table),
rows: all("tbody tr[id]", table),
lines: wordsOf(lines, ":"),
fingers: wordsOf(fingers, "+"),
names: within(".fig-lane, .fig-views bdi, .fig-links bdi, .fig-states bdi"),
spans: within("[data-from]"),
scroll: within(".scenario-sequence .fig-scroll")[0],
links: [],
lit: [],
stop: 0,
};
one.cursors = within("[data-steps]").map((svg) => cursor(svg, wordsOf(svg.dataset.steps, "*").flatMap(
([at, count = 1]) => Array(+count).fill(at.split(",")))));
one.told = one.rows.map((row) => all("bdi", row).map(textOf));
one.rows.forEach((row, step) => {
places["#" + row.id] = [one, step];
stop(row, step ? -1 : 0);
listen(one, row, () => step, show);
row.onfocus = () => show(one, step);
});
for (const span of one.spans) listen(one, span, () => span.dataset.from - 1, show);
for (const name of one.names)
listen(one, name, () => one.told.findIndex((names) => names.includes(textOf(name))));
if (scenario.id) texts.forEach(([pre, line], first) => line || listen(one, pre, ({ clientY }, one) => {
const { lineHeight, paddingTop } = getComputedStyle(pre);
const shown = Math.ceil((clientY - topOf(pre) - parseFloat(paddingTop)) / parseFloat(lineHeight));
return one.lines.findIndex((lines) => lines.includes("" + (first + shown)));
}));
for (const strip of one.scroll ? all("svg:not(.fig-header *)", one.scroll) : []) {
const places = [];
for (const text of all(".fig-numbers text", strip))
places[text.textContent - 1] = ["0", text.getAttribute("y") - 18.5];
one.cursors.push(cursor(strip, places));
const rowAt = ({ clientY }) => places.findIndex((place) =>
Math.abs(clientY - topOf(strip) + strip.viewBox.baseVal.y - place?.[1] - 14) < 14);
listen(one, strip, rowAt, open);
}
return one;
}
function listen(one, element, rowAt, choose) {
const runs = element.runs = [...element.runs ?? [], one].filter(({ opener }) => opener.isConnected);
element.onpointermove = (event) => runs.forEach((one) => light(one, rowAt(event, one)));
element.onpointerleave = () => runs.forEach((one) => light(one));
if (choose) element.onclick = (event) => event.target.closest("a") || choose(one, rowAt(event));
}
function cursor(svg, places) {
svg.insertAdjacentHTML("beforeend", '<rect class="fig-cursor"/>');
return { mark: svg.lastChild, places };
}
function light(one, step = one === run ? index : -1) {
if (one.current === step) return;
for (const undo of one.lit.splice(0)) undo();
one.current = step;
const row = one.rows[step];
if (!row) return;
const found = [
row, ...one.links[step] ?? [],
...one.names.filter((name) => one.told[step].includes(textOf(name))),
...one.spans.filter(({ dataset }) => dataset.from <= step + 1 && step < dataset.to),
];
for (const { mark, places } of one.cursors) {
const [x, y = 0] = places[step] ?? [];
if (!x) continue;
mark.setAttribute("x", x);
mark.setAttribute("y", y);
found.push(mark);
}
for (const element of found) {
const turn = () => element.classList.toggle("is-current");
turn();
one.lit.push(turn);
}
one.lines[step]?.forEach((line, claim) => {
if (line < 1) return;
const [pre, at] = one.texts[line - 1];
const mark = make("span", { className: "line-mark" + (claim ? " line-mark-claim" : ""), style: `--line:${at}` });
pre.append(mark);
one.lit.push(() => mark.remove());
});
}
window.touchstoneLight = light;
function show(one, step) {
if (run !== one) {
close();
run = one;
range.max = one.rows.length;
one.scenario.append(bar);
document.body.classList.add("has-player");
}
go(step);
}
function go(step) {
const row = run.rows[step];
if (!row) return;
stop(run.rows[run.stop], -1);
stop(row, 0);
run.stop = index = step;
light(run, step);
const [count, time, what] = row.cells;
const sentence = [...what.childNodes].map((one) => /^fig/.test(one.className) ? "" : textOf(one)).join("");
range.ariaValueText = output.textContent = t("{step} of {total}", { step: textOf(count), total: range.max }) + ` · ${textOf(time)} · ${sentence}`;
range.value = step + 1;
ways.forEach((key, way) => key.disabled = step === (way < 2 ? 0 : range.max - 1));
offer(lane, run.told, (one) => t("Next of {name}", one));
offer(finger, run.fingers, (one) => t("Next with finger {name}", one));
lead(run, "#" + row.id);
const band = run.scroll?.querySelector(".fig-cursor.is-current");
for (const one of [row, band])
Object.assign(one?.closest(".fig-part")?.previousElementSibling.querySelector("input") ?? {}, { checked: true });
for (const one of all(".fig-header .is-current text, .fig-states .fig-cursor.is-current", run.scenario)) {
const box = one.closest(".fig-scroll");
box.scrollLeft = one.getAttribute("x") - box.clientWidth / 3;
}
if (row.contains(document.activeElement) || !run.scroll?.offsetParent) row.scrollIntoView({ block: "nearest" });
else run.scroll.scrollTop += topOf(band) - topOf(run.scroll) + 30 - run.scroll.clientHeight / 2;
}
function open(one, step) {
if (step < 0) return;
show(one, step);
one.scroll?.scrollIntoView({ block: "nearest" });
}
function offer(key, of, lead) {
const name = of?.[index][0];
const next = of?.findIndex((names, row) => row > index && names.includes(name));
key.hidden = !(next > 0) || name === "0";
key.textContent = lead({ name });
key.onclick = () => go(next);
}
function close(isLast) {
const one = run;
if (!one) return;
run = index = undefined;
light(one);
bar.remove();
document.body.classList.remove("has-player");
lead(one, location.href.split("#")[0]);
if (isLast) one.opener.focus();
}
function press(one, event) {
if (event.key === "Escape" && run === one) return close(true);
if (event.altKey || event.ctrlKey || event.metaKey || event.target === range) return;
const inRow = event.target.closest("tr[id]");
const here = run === one ? index : -1;
const target = {
Home: 0, End: Infinity, ArrowRight: here + 1, ArrowLeft: here - 1,
ArrowDown: inRow && here + 1, ArrowUp: inRow && here - 1,
}[event.key];
if (target == null) return;
event.preventDefault();
show(one, Math.min(Math.max(target, 0), one.rows.length - 1));
if (inRow) one.rows[index].focus();
}
(window.touchstonePlayer = (root) => {
close();
const runs = all(".scenario .fig-table[id]:has(tbody tr[id])", root).map(runOf);
for (const one of runs) {
one.opener.onclick = () => {
open(one, 0);
range.focus({ preventScroll: true });
};
for (const figure of one.figures) figure.onkeydown = (event) =>
(run === one || figure.querySelector("tr, .player-opener")) && press(one, event);
}
return runs;
})();
for (const link of all("main a[href*='#']")) {
const [one, step] = places[link.hash] ?? [];
if (!one) continue;
(one.links[step] ??= []).push(link);
listen(one, link, () => step);
}
(onhashchange = () => {
const place = places[location.hash];
if (place) open(...place);
else if (!location.hash) close();
})();
}
