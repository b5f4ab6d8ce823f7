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
const lane = button("", "", () => go(nextOnLane()));
const finger = button("", "", () => go(nextOfFinger()));
const bar = make("div", { className: "player", role: "group", ariaLabel: "Steps" });
bar.append(output, back, forward, range, lane, finger, button("×", "Close", close));
function read(table) {
const id = table.id.replace(/table$/, "");
const { lines = "", fingers } = table.closest(".scenario-figure").dataset;
const diagram = document.getElementById(id + "sequence-title")?.closest("svg");
const one = {
rows: all("tbody tr[id]", table),
lanes: all("thead .fig-lanes span", table).map((name) => name.textContent),
lines: lines.split(" ").map((word) => word.split(":")),
fingers: fingers?.split(" ").map((word) => word.split("+")),
scenario: table.closest(".scenario"),
views: all(".fig-views bdi", document.getElementById(id + "screen-title")?.closest(".fig") || bar),
lit: [],
};
one.ends = one.rows.map((row) => {
const arrow = row.querySelector(".fig-lanes span");
const ends = (arrow?.className.match(/\d+/g) || []).map((end) => end - 1);
return arrow?.matches(".back") ? ends.reverse() : ends;
});
one.rows.forEach((row, number) => {
stop(row, number ? -1 : 0);
row.onpointerenter = () => light(one, number);
row.onpointerleave = () => light(one);
row.onclick = (event) => event.target.closest("a") || show(one, number);
row.onfocus = () => show(one, number);
});
one.place = diagram?.closest("figure").querySelector(".fig-toggle") || table;
if (diagram) readDiagram(one, diagram);
return one;
}
function readDiagram(one, diagram) {
one.scroll = diagram.closest(".fig-scroll");
one.places = [];
one.names = [...Map.groupBy(all(".fig-header .fig-name", one.scroll), (name) => name.getAttribute("x")).values()];
for (const strip of all(":scope > svg", one.scroll)) {
strip.insertAdjacentHTML("afterbegin", '<rect class="fig-cursor" y="-99"/>');
for (const text of all(".fig-numbers text", strip))
one.places[text.textContent - 1] = { strip, band: strip.firstChild, top: text.getAttribute("y") - 18.5 };
const rowAt = ({ clientY }) => one.places.findIndex(({ top }) =>
Math.abs(clientY - topOf(strip) + strip.viewBox.baseVal.y - top - 14) < 14);
strip.onpointermove = (event) => light(one, rowAt(event));
strip.onpointerleave = () => light(one);
strip.onclick = (event) => open(one, rowAt(event));
}
}
function light(one, number = one === run ? index : -1) {
if (one.current === number) return;
for (const undo of one.lit.splice(0)) undo();
one.current = number;
const { band, top } = one.places?.[number] || {};
band?.setAttribute("y", top);
if (band) one.lit.push(() => band.setAttribute("y", -99));
const row = one.rows[number];
if (!row) return;
const lanes = one.ends[number];
const found = [row, ...all(`[href$="#${row.id}"], [data-rows~="${number + 1}"]`, row.closest("main"))];
for (const end of lanes)
found.push(...(one.names?.[end] || []), ...one.views.filter((view) => view.textContent === one.lanes[end]));
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
const [step, time, sentence] = [...row.children].slice(1).map((cell) => cell.textContent);
output.textContent = `${step} of ${run.rows.length} · ${time} · ${sentence}`;
range.value = number + 1;
range.ariaValueText = output.textContent;
back.disabled = !number;
forward.disabled = number === run.rows.length - 1;
offer(lane, nextOnLane(), run.lanes[receiver()]);
offer(finger, nextOfFinger(), `finger ${run.fingers?.[number][0]}`);
history.replaceState(null, "", "#" + row.id);
if (row.contains(document.activeElement) || !run.scroll?.offsetParent) row.scrollIntoView({ block: "nearest" });
else {
const { band, strip } = run.places[number];
Object.assign(strip.previousElementSibling.control ?? {}, { checked: true });
run.scroll.scrollTop += topOf(band) - topOf(run.scroll) + 30 - run.scroll.clientHeight / 2;
}
}
function open(one, number) {
if (number < 0) return;
show(one, number);
one.scroll?.scrollIntoView({ block: "nearest" });
}
function offer(key, target, name) {
key.hidden = target < 0;
key.textContent = `Next of ${name}`;
}
const later = (test) => run.rows.findIndex((_, row) => row > index && test(row));
const receiver = () => run.ends[index].at(-1);
const nextOnLane = () => later((row) => run.ends[row].includes(receiver()));
const nextOfFinger = () => {
const one = run.fingers?.[index][0] || "0";
return one === "0" ? -1 : later((row) => run.fingers[row].includes(one));
};
function close() {
const one = run;
run = index = undefined;
light(one);
bar.remove();
document.body.classList.remove("has-player");
history.replaceState(null, "", location.pathname + location.search);
one.opener.focus();
}
function press(one, event) {
if (event.key === "Escape" && run === one) return close();
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
const follow = () => {
for (const one of runs) open(one, one.rows.findIndex((row) => "#" + row.id === decodeURI(location.hash)));
};
addEventListener("hashchange", follow);
follow();
}
