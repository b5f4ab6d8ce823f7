"use strict";
{
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (name, values) => Object.assign(document.createElement(name), values);
const button = (textContent, ariaLabel, onclick) =>
make("button", { type: "button", textContent, ariaLabel, onclick });
const topOf = (one) => one.getBoundingClientRect().top;
const stop = (row, tabIndex) => [row, ...all("a", row)].forEach((one) => { one.tabIndex = tabIndex; });
let run, index;
const output = make("output", { ariaLive: "polite" });
const range = make("input", { type: "range", min: 1, ariaLabel: "Step", oninput: () => go(range.value - 1) });
const back = button("◀", "Back", () => go(index - 1));
const forward = button("▶", "Forward", () => go(index + 1));
const [lane, finger] = [button(), button()];
const bar = make("div", { className: "player", role: "group", ariaLabel: "Steps" });
bar.append(output, back, forward, range, lane, finger, button("×", "Close", close));
function read(table) {
const { lines = "", fingers, variant } = table.closest(".scenario-figure").dataset;
const scenario = table.closest(".scenario");
const figures = all(".scenario-figure", scenario).filter((figure) => figure.dataset.variant === variant);
const within = (selector) => figures.flatMap((figure) => all(selector, figure));
const one = {
scenario,
rows: all("tbody tr[id]", table),
lines: lines.split(" ").map((word) => word.split(":")),
fingers: fingers?.split(" ").map((word) => word.split("+")),
names: within(".fig-lane, .fig-views bdi, .fig-links bdi, .fig-states bdi"),
spans: within("[data-from]"),
scroll: figures.find((figure) => figure.matches(".scenario-sequence"))?.querySelector(".fig-scroll"),
lit: [],
};
one.cursors = within("[data-steps]").map((drawing) =>
cursor(drawing, drawing.dataset.steps.split(" ").map((place) => place.split(","))));
one.told = one.rows.map((row) => all("bdi", row).map((name) => name.textContent));
const listen = (element, rowAt, choose) => {
element.onpointermove = (event) => light(one, rowAt(event));
element.onpointerleave = () => light(one);
element.onclick = (event) => event.target.closest("a") || choose(one, rowAt(event));
};
one.rows.forEach((row, number) => {
stop(row, number ? -1 : 0);
listen(row, () => number, show);
row.onfocus = () => show(one, number);
});
one.place = one.scroll?.parentNode.querySelector(".fig-toggle") || table;
for (const strip of one.scroll ? all("svg:not(.fig-header *)", one.scroll) : []) {
const places = [];
for (const text of all(".fig-numbers text", strip))
places[text.textContent - 1] = ["0", text.getAttribute("y") - 18.5];
one.cursors.push(cursor(strip, places));
const rowAt = ({ clientY }) => places.findIndex((place) =>
Math.abs(clientY - topOf(strip) + strip.viewBox.baseVal.y - place?.[1] - 14) < 14);
listen(strip, rowAt, open);
}
return one;
}
function cursor(drawing, places) {
drawing.insertAdjacentHTML("afterbegin", '<rect class="fig-cursor"/>');
return { mark: drawing.firstChild, places };
}
function light(one, number = one === run ? index : -1) {
if (one.current === number) return;
for (const undo of one.lit.splice(0)) undo();
one.current = number;
const row = one.rows[number];
if (!row) return;
const found = [
row, ...all(`[href$="#${row.id}"]`, row.closest("main")),
...one.names.filter((name) => one.told[number].includes(name.dataset.name ?? name.textContent)),
...one.spans.filter(({ dataset }) => dataset.from <= number + 1 && number < dataset.to),
];
for (const { mark, places } of one.cursors) {
const [x, y = 0] = places[number] ?? [];
if (!x) continue;
mark.setAttribute("x", x);
mark.setAttribute("y", y);
found.push(mark);
}
for (const element of found) {
element.classList.add("is-current");
one.lit.push(() => element.classList.remove("is-current"));
}
one.lines[number]?.forEach((line, claim) => {
if (line < 1) return;
const mark = make("span", { className: claim ? "line-mark line-mark-claim" : "line-mark" });
mark.style.setProperty("--line", line - 1);
one.scenario.querySelector("pre").append(mark);
one.lit.push(() => mark.remove());
});
}
function show(one, number) {
if (run !== one) {
if (run) close();
run = one;
range.max = one.rows.length;
one.scenario.append(bar);
document.body.classList.add("has-player");
}
go(number);
}
function go(number) {
const row = run.rows[number];
if (!row) return;
run.rows.forEach((other) => stop(other, other === row ? 0 : -1));
index = number;
light(run, number);
const [step, time, sentence] = all("th, td:not(.fig-lanes)", row).map((cell) => cell.textContent);
output.textContent = `${step} of ${run.rows.length} · ${time} · ${sentence}`;
range.value = number + 1;
range.ariaValueText = output.textContent;
back.disabled = !number;
forward.disabled = number === run.rows.length - 1;
offer(lane, run.told, "Next of ");
offer(finger, run.fingers, "Next of finger ");
history.replaceState(null, "", "#" + row.id);
const band = run.scroll?.querySelector(".fig-cursor.is-current");
for (const one of [row, band])
Object.assign(one?.closest(".fig-part")?.previousElementSibling.querySelector("input") ?? {}, { checked: true });
if (row.contains(document.activeElement) || !run.scroll?.offsetParent) row.scrollIntoView({ block: "nearest" });
else run.scroll.scrollTop += topOf(band) - topOf(run.scroll) + 30 - run.scroll.clientHeight / 2;
}
function open(one, number) {
if (number < 0) return;
show(one, number);
one.scroll?.scrollIntoView({ block: "nearest" });
}
function offer(key, of, lead) {
const name = of?.[index][0];
const next = of?.findIndex((names, row) => row > index && names.includes(name));
key.hidden = !(next > 0) || name === "0";
key.textContent = lead + name;
key.onclick = () => go(next);
}
function close(isLast) {
const one = run;
run = index = undefined;
light(one);
bar.remove();
document.body.classList.remove("has-player");
history.replaceState(null, "", location.pathname + location.search);
if (isLast) one.opener.focus();
}
function press(one, event) {
if (event.key === "Escape" && run === one) return close(true);
if (event.altKey || event.ctrlKey || event.metaKey || event.target === range) return;
const inRow = event.target.closest("tr[id]");
const here = run === one ? index : -1;
const target = {
Home: 0, End: one.rows.length - 1, ArrowRight: here + 1, ArrowLeft: here - 1,
ArrowDown: inRow ? here + 1 : undefined, ArrowUp: inRow ? here - 1 : undefined,
}[event.key];
if (target === undefined) return;
event.preventDefault();
show(one, Math.min(Math.max(target, 0), one.rows.length - 1));
if (inRow) one.rows[index].focus();
}
const runs = all(".scenario .fig-table[id]").map(read).filter((one) => one.rows.length);
for (const one of runs) {
one.opener = button(`Step through ${one.rows.length} steps`, null, () => {
open(one, 0);
range.focus({ preventScroll: true });
});
one.opener.className = "player-opener";
one.place.before(one.opener);
one.scenario.addEventListener("keydown", (event) => {
const own = event.target.closest(".scenario-sequence, .scenario-table, .scenario-tree, .player");
if (own && (run === one || own.contains(one.rows[0]) || own.contains(one.opener))) press(one, event);
});
}
(onhashchange = () => {
for (const one of runs) open(one, one.rows.findIndex((row) => "#" + row.id === decodeURI(location.hash)));
})();
}
