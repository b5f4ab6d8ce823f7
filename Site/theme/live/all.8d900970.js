(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
let worker, isThere = false, isRefused = !location.protocol.startsWith("http");
const calls = [];
const end = () => {
worker?.terminate();
worker = undefined;
isThere = false;
return calls.splice(0);
};
const giveUp = (event) => {
event?.preventDefault?.();
isRefused = true;
for (const { resolve, here } of end()) resolve(here());
};
live.beginAside = async () => {
if (worker || isRefused) return;
try {
worker = new Worker(live.engineScript);
worker.onerror = worker.onmessageerror = giveUp;
worker.onmessage = ({ data: { answer, fault } }) => {
if (!isThere) return isThere = true;
const { resolve, reject } = calls.shift();
if (fault) reject(new Error(fault));
else resolve(answer);
};
worker.postMessage({ module: await live.ready() });
} catch (error) {
giveUp(error);
}
};
live.callAside = (name, ...values) => new Promise((resolve, reject) => {
const here = () => new Promise((answer) => answer(live.call(name, ...values)));
if (!isThere) return resolve(here());
calls.push({ resolve, reject, here });
worker.postMessage({ name, values });
});
live.stopAside = () => {
if (!calls.length) return;
for (const { reject } of end()) reject(new Error("The run was stopped."));
live.beginAside();
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const make = (name, values, ...children) => {
const element = Object.assign(document.createElement(name), values);
element.append(...children);
return element;
};
const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
const mostLines = 200;
live.make = make;
live.button = button;
live.editor = (original, changed) => {
const colours = make("code", { className: "language-scenario" });
const marks = make("span", { className: "live-marks" });
const field = make("textarea", {
className: "live-text", spellcheck: false, autocomplete: "off", value: original, wrap: "off",
ariaLabel: "Text of the scenario",
});
field.setAttribute("autocapitalize", "off");
const shown = make("pre", { className: "code", ariaHidden: "true" }, marks, colours);
const frame = make("div", { className: "live-code" }, shown, field);
const messages = make("ul", { className: "live-messages" });
let waiting, cost = 0;
const edit = (act) => {
const { activeElement: before } = document;
field.inputMode = "none";
field.focus({ preventScroll: true });
act();
colour();
if (before !== field && before?.isConnected) before.focus({ preventScroll: true });
field.inputMode = "";
};
const replace = (start, end, text) => {
const old = field.value.slice(start, end);
if (old === text) return;
const shorter = Math.min(old.length, text.length);
let same = 0, last = 0;
while (same < shorter && old[same] === text[same]) same += 1;
while (last < shorter - same && old.at(-1 - last) === text.at(-1 - last)) last += 1;
[start, end, text] = [start + same, end - last, text.slice(same, text.length - last)];
edit(() => {
field.setSelectionRange(start, end);
const isDone = text.split("\n").length <= mostLines
&& (text ? document.execCommand("insertText", false, text) : document.execCommand("delete"));
if (!isDone) field.setRangeText(text, start, end, "end");
});
};
const repair = (fixIt) => {
const edits = [...fixIt.edits].sort((one, other) => other.start - one.start);
for (const { start, end, replacement } of edits) replace(start, end, replacement);
};
const goTo = ({ line, start, end }) => {
field.focus({ preventScroll: true });
field.setSelectionRange(start, end);
frame.scrollTop = shown.offsetHeight * (line - 1) / field.value.split("\n").length - frame.clientHeight / 2;
frame.scrollIntoView({ block: "nearest" });
};
const tell = ({ diagnostics, more }) => {
const lines = field.value.split("\n");
marks.replaceChildren(...diagnostics.filter(({ line }) => line).flatMap((one, place) => {
const mark = make("span", { className: "live-mark live-" + one.severity });
mark.style.setProperty("--line", one.line - 1);
mark.style.setProperty("--column", one.column - 1);
mark.style.setProperty("--length", Math.max(1, one.end - one.start));
if (diagnostics.findIndex((other) => other.line === one.line) !== place) return [mark];
const lens = make("span", { className: "live-lens live-" + one.severity }, make("span", { textContent: one.message }));
lens.style.setProperty("--line", one.line - 1);
lens.style.setProperty("--column", (lines[one.line - 1]?.length ?? 0) + 3);
return [mark, lens];
}));
messages.replaceChildren(...diagnostics.map((one) => {
const item = make("li", { className: "live-" + one.severity });
const place = one.line ? [button("Line " + one.line, () => goTo(one)), " "] : [];
item.append(...place, make("span", { textContent: one.message }));
for (const note of one.notes ?? []) {
const words = note.message + (note.line ? `, line ${note.line}` : "");
item.append(make("p", { className: "live-note", textContent: words }));
if (note.lines?.length)
item.append(make("pre", { className: "live-lines", tabIndex: 0, textContent: note.lines.join("\n") }));
}
for (const fixIt of one.fixIts ?? []) item.append(" ", button(fixIt.message, () => repair(fixIt)));
return item;
}), ...more ? [make("li", { textContent: `and ${more} more` })] : []);
};
const read = (text) => {
try {
return live.call("colour", text);
} catch ({ message }) {
return { diagnostics: [{ severity: "error", message }] };
}
};
const colour = () => {
clearTimeout(waiting);
waiting = undefined;
const start = performance.now();
const answer = read(field.value);
cost = performance.now() - start;
if (answer.html) colours.innerHTML = answer.html + "\n";
else colours.textContent = field.value + "\n";
tell(answer);
const error = answer.diagnostics.find(({ severity }) => severity === "error");
field.ariaInvalid = String(Boolean(error));
changed(field.value, error);
};
field.oninput = () => {
colours.textContent = field.value + "\n";
clearTimeout(waiting);
waiting = setTimeout(colour, Math.max(120, cost * 3));
};
return {
element: make("div", {}, frame, messages), field, replace, tell, colour,
get text() { return field.value; },
set text(text) { replace(0, field.value.length, text); },
settle() { if (waiting) colour(); },
undo() { edit(() => document.execCommand("undo")); },
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const kinds = {
table: "Table", sequence: "Sequence", states: "States", statechart: "State chart", tree: "Views", chain: "Responders",
requirements: "Requirements", turns: "Run loop", why: "Why not?", compare: "Difference",
};
const nothing = (words) => make("p", { className: "live-empty", textContent: words });
const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);
live.figures = ({ chosen }) => {
let kind = "table", isRun = false;
const region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: "What happens" });
const why = make("div", { className: "live-why" });
let silent = "";
const tellWhy = () => { if (!isRun) why.innerHTML = kind === "why" ? "" : silent; };
const openers = make("div", { className: "live-steps" });
const tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: "Figures" });
for (const [name, words] of Object.entries(kinds)) {
const tab = button(words, () => choose(name));
tab.dataset.kind = name;
tabs.append(tab);
}
const scrolls = () => region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? region;
const part = (name, html, { variant, lines, fingers } = {}) => {
const element = make("div", { className: `scenario-figure scenario-${name}`, innerHTML: html });
Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
if (variant) element.prepend(make("p", { className: "variant", textContent: "Variant " + variant }));
return element;
};
const arrange = () => {
const parts = [...region.children, ...why.children].filter(({ dataset }) => dataset.kind);
for (const one of parts) {
one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
if (one.dataset.kind === "why") (kind === "why" ? region : why).append(one);
}
region.querySelector(":scope > .live-empty")?.remove();
if (!parts.some(({ dataset }) => dataset.kind === kind)) region.append(nothing("This run has nothing to show here."));
};
const choose = (name) => {
kind = name;
for (const tab of tabs.children) tab.ariaPressed = String(tab.dataset.kind === name);
chosen();
tellWhy();
if (isRun) arrange();
region.scrollTop = 0;
};
return {
element: make("div", { className: "live-result" }, tabs, openers, region, why),
kinds: Object.keys(kinds),
choose, scrolls,
get kind() { return kind; },
get isEmpty() { return !region.firstChild; },
has: (name) => Boolean(region.querySelector(`:scope > [data-kind="${name}"]`)),
offer(name, isThere) {
for (const tab of tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
},
clear() {
isRun = false;
silent = "";
region.replaceChildren();
why.replaceChildren();
openers.replaceChildren();
window.touchstonePlayer?.(region);
},
stopSteps() {
openers.replaceChildren();
window.touchstonePlayer?.(openers);
},
say(words) { region.replaceChildren(nothing(words)); },
show(html) { region.replaceChildren(part(kind, html)); },
showWhy(html) {
silent = html;
tellWhy();
},
grow(rows) {
const body = region.querySelector("tbody");
body?.insertAdjacentHTML("beforeend", rows);
return Boolean(body);
},
showRun(figures, text) {
isRun = true;
const shown = shownLines(text);
why.replaceChildren();
region.replaceChildren(...figures.map((one) =>
part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
const runs = window.touchstonePlayer?.(region) ?? [];
openers.replaceChildren(...runs.map(({ opener, figures: [{ dataset }] }) => {
if (dataset.variant) opener.append(` of ${dataset.variant}`);
return opener;
}));
arrange();
},
goTo(row) {
openers.firstElementChild?.click();
const range = document.querySelector(".player [type=range]");
if (!range) return;
range.value = row;
range.dispatchEvent(new Event("input"));
},
add(name, html) {
region.append(part(name, html));
arrange();
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const [began, moved, ended] = [0, 1, 2];
const pen = 1;
const drawing = "http://www.w3.org/2000/svg";
const reach = 26;
const most = 10;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
live.glass = ({ touch, cancel, stays, soon, told, refuse }) => {
const picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
const over = document.createElementNS(drawing, "svg");
over.setAttribute("class", "live-fingers");
over.setAttribute("aria-hidden", "true");
const waiting = make("div", { className: "live-wait", hidden: true, ariaHidden: "true" });
const element = make("div", { className: "live-glass", tabIndex: 0 }, picture, over, waiting);
element.setAttribute("role", "application");
element.setAttribute("aria-describedby", "live_keys");
const fingers = new Map();
const holds = new Map();
const cursor = { x: 195, y: 422, finger: 1 };
let screen = { width: 390, height: 844 };
let frame = { x: 0, y: 0, width: 1, height: 1 };
let broad = 234;
let ghost;
let taker;
let isEmpty = false;
const inside = (value, limit) => Math.min(Math.max(Math.round(value * 2) / 2, 0), limit - 0.5);
const at = (x, y) => ({ x: inside(x, screen.width), y: inside(y, screen.height) });
const pointOf = ({ clientX, clientY }) => {
const place = new DOMPoint(clientX, clientY).matrixTransform(over.getScreenCTM().inverse());
return {
x: (place.x - frame.x) / frame.width * screen.width,
y: (place.y - frame.y) / frame.height * screen.height,
};
};
const isOn = ({ x, y }) => x >= 0 && y >= 0 && x < screen.width && y < screen.height;
const free = () => {
for (let number = 1; number <= most; number++) if (!fingers.has(number)) return number;
};
const mirrored = ({ x, y }) => at(screen.width - x, screen.height - y);
const inPicture = ({ x, y }) => ({
x: frame.x + x / screen.width * frame.width, y: frame.y + y / screen.height * frame.height,
});
const add = (name, className, values) => {
const shape = document.createElementNS(drawing, name);
shape.setAttribute("class", className);
for (const [key, value] of Object.entries(values)) shape.setAttribute(key, value);
over.append(shape);
};
const disc = (className, point, radius) => {
const { x, y } = inPicture(point);
add("circle", className, { cx: x, cy: y, r: radius * frame.width / screen.width });
};
const draw = () => {
over.replaceChildren();
if (taker) return taker.draw({
disc,
outline: (className, corners) =>
add("polygon", className, { points: corners.map(inPicture).map(({ x, y }) => `${x},${y}`).join(" ") }),
});
for (const finger of fingers.values()) disc(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
if (ghost) disc("live-ghost", ghost, 22);
disc("live-cursor", cursor, 10);
};
const changes = new Map();
const flush = () => {
if (!changes.size) return;
for (const phase of [began, moved, ended]) {
const numbers = [...changes].filter(([, change]) => change === phase).map(([number]) => number);
numbers.forEach((number, place) => {
const finger = fingers.get(number);
if (finger) touch(number, phase, finger.x, finger.y, place < numbers.length - 1 ? 1 : 0, finger.tool);
if (phase === ended) fingers.delete(number);
});
}
changes.clear();
draw();
};
const change = (number, phase) => {
const before = changes.get(number);
if (before !== undefined && (before !== moved || phase !== moved)) flush();
changes.set(number, phase);
soon();
};
const put = (points, tool, stays = false) => {
if (isEmpty) {
refuse();
return [];
}
if ([...changes.values()].includes(ended)) flush();
const numbers = [];
for (const point of points) {
const number = free();
if (!number) break;
fingers.set(number, { ...point, tool, stays });
change(number, began);
numbers.push(number);
}
draw();
return numbers;
};
const lift = (numbers) => {
for (const number of numbers) if (fingers.has(number)) change(number, ended);
};
const move = (number, point) => {
const finger = fingers.get(number);
if (!finger || (finger.x === point.x && finger.y === point.y)) return;
if (changes.has(number) && changes.get(number) !== moved) flush();
Object.assign(finger, point);
change(number, moved);
};
const hover = (point) => {
if (!point && !ghost) return;
ghost = point;
draw();
};
element.onpointerdown = (event) => {
const point = pointOf(event);
if (event.button || !(isEmpty || isOn(point))) return;
if (event.pointerType !== "touch") event.preventDefault();
element.focus({ preventScroll: true });
element.setPointerCapture(event.pointerId);
ghost = undefined;
if (taker) return taker.down(point);
const near = [...fingers].find(([, finger]) => finger.stays && Math.hypot(finger.x - point.x, finger.y - point.y) < reach);
if (near) {
near[1].stays = false;
holds.set(event.pointerId, { numbers: [near[0]], wasThere: true });
return draw();
}
const place = at(point.x, point.y);
const points = event.altKey ? [place, mirrored(place)] : [place];
const tool = event.pointerType === "pen" ? pen : 0;
holds.set(event.pointerId, { numbers: put(points, tool), isPair: event.altKey });
if (event.pointerType !== "touch") flush();
};
element.onpointermove = (event) => {
if (taker) return taker.move(pointOf(event));
const hold = holds.get(event.pointerId);
if (!hold) {
const point = pointOf(event);
return hover(event.altKey && isOn(point) ? mirrored(point) : undefined);
}
const { x, y } = pointOf(event);
hold.hasMoved = true;
move(hold.numbers[0], at(x, y));
if (hold.isPair && hold.numbers[1]) move(hold.numbers[1], mirrored(at(x, y)));
};
element.onpointerleave = () => hover();
element.onpointerup = (event) => {
if (taker) return taker.up();
const hold = holds.get(event.pointerId);
if (!hold) return;
holds.delete(event.pointerId);
const remains = hold.wasThere ? hold.hasMoved : event.shiftKey || stays();
if (!remains) {
lift(hold.numbers);
if (event.pointerType !== "touch") flush();
return;
}
flush();
for (const number of hold.numbers) if (fingers.has(number)) fingers.get(number).stays = true;
draw();
};
const clear = () => {
fingers.clear();
changes.clear();
holds.clear();
draw();
};
const stop = () => {
flush();
if (!fingers.size) return;
cancel();
clear();
};
element.onpointercancel = (event) => taker ? taker.stop() : holds.has(event.pointerId) && stop();
element.onkeydown = (event) => {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const arrow = arrows[event.key];
if (taker) {
if (taker.key(event, arrow)) event.preventDefault();
return;
}
if (arrow) {
const step = event.shiftKey ? 1 : 10;
const number = cursor.finger;
const from = fingers.get(number)?.stays ? fingers.get(number) : cursor;
Object.assign(cursor, at(from.x + arrow[0] * step, from.y + arrow[1] * step));
if (from !== cursor) {
move(number, { x: cursor.x, y: cursor.y });
flush();
} else {
draw();
told(cursor);
}
} else if (event.key === " " || event.key === "Enter") {
if (event.repeat) return event.preventDefault();
if (fingers.get(cursor.finger)?.stays) lift([cursor.finger]);
else cursor.finger = put([{ x: cursor.x, y: cursor.y }], 0, true)[0] ?? cursor.finger;
flush();
} else if (/^[1-9]$/.test(event.key)) {
cursor.finger = Number(event.key);
if (fingers.has(cursor.finger)) Object.assign(cursor, { x: fingers.get(cursor.finger).x, y: fingers.get(cursor.finger).y });
draw();
told(cursor);
} else if (event.key === "Escape") stop();
else return;
event.preventDefault();
};
return {
element, flush, stop,
get count() { return fingers.size; },
liftAll() {
lift([...fingers.keys()]);
flush();
},
giveTo(other) {
taker = other;
element.classList.toggle("live-moves", Boolean(other));
draw();
},
draw,
wait(part, words = "") {
waiting.hidden = part === undefined;
if (waiting.hidden) return;
waiting.style.setProperty("--part", part);
waiting.dataset.words = words;
},
empty(words) {
isEmpty = true;
picture.replaceChildren(make("p", { className: "live-empty", textContent: words }));
over.replaceChildren();
},
show(html, size, variant) {
screen = size;
element.ariaLabel = `Screen, ${size.width} by ${size.height} points`;
if (variant) picture.dataset.variant = variant;
else delete picture.dataset.variant;
const figure = make("template", { innerHTML: html }).content;
const svg = figure.querySelector("svg");
if (!svg) return;
svg.removeAttribute("role");
svg.removeAttribute("aria-labelledby");
svg.setAttribute("aria-hidden", "true");
for (const words of svg.querySelectorAll(":scope > title, :scope > desc")) words.remove();
picture.replaceChildren(svg);
isEmpty = false;
const { width, height } = svg.viewBox.baseVal;
if (!fingers.size) broad = Math.max(broad, width);
svg.setAttribute("width", broad);
for (const one of [svg, over]) one.setAttribute("viewBox", `0 0 ${broad} ${height}`);
element.style.setProperty("--ratio", broad / height);
frame = svg.querySelector(".fig-glass")?.getBBox() ?? frame;
Object.assign(waiting.style, { left: `${100 * frame.x / broad}%`, width: `${100 * frame.width / broad}%` });
draw();
},
clear,
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const sentence = (words) => words[0].toUpperCase() + words.slice(1) + (words.endsWith(".") ? "" : ".");
const moment = ({ milliseconds, row }) => `${Math.round(milliseconds * 10) / 10} ms` + (row ? `, step ${row}` : "");
const beginning = "Change the text, and run it to see if it’s solved.";
live.challenge = (place, { goTo }) => {
const { judge } = place.dataset;
const verdict = make("p", { className: "live-verdict", textContent: beginning });
const unmet = make("ul", { className: "live-unmet" });
const hints = make("ol", { className: "live-hints" });
const more = button("Hint", () => {
given += 1;
show();
hints.lastElementChild?.querySelector("button, a")?.focus();
});
let given = 0, found = [];
const showSolution = () => {
const solution = place.querySelector(".challenge-solution");
solution.open = true;
solution.scrollIntoView({ block: "center" });
solution.querySelector("summary").focus({ preventScroll: true });
};
const step = (one, index) => {
if (one.milliseconds === null) return [];
const words = moment(one);
const link = place.querySelectorAll(".challenge-hint")[index]?.querySelector("a[href^='#']");
const lead = !one.row ? words
: one.inOwnRun === false
? link ? make("a", { href: link.hash, textContent: words }) : words
: button(words, () => goTo(one.row));
return [lead, ...one.step ? [" ", make("code", { textContent: one.step })] : []];
};
const show = () => {
hints.replaceChildren(...found.slice(0, given).map((one, index) =>
make("li", {}, make("p", { innerHTML: one.html }), make("p", { className: "live-moment" }, ...step(one, index)))));
const left = found.length - given;
more.hidden = left < 1;
more.textContent = given ? `Another hint (${left} more)` : "Hint";
};
const ask = (text) => live.callAside("judge", text, judge);
const take = (answer) => {
found = answer.hints;
show();
};
ask(place.dataset.text).then(take, console.error);
return {
element: make("div", { className: "live-challenge" }, verdict, unmet, hints, more),
ask,
judge(answer) {
take(answer);
const errors = answer.diagnostics.filter(({ severity }) => severity === "error");
unmet.replaceChildren(...answer.unmet.map((one, place) => {
const isNew = one.why && answer.unmet.findIndex(({ why }) => why === one.why) === place;
const words = make("span", { textContent: sentence(one.sentence) + (isNew ? " " + sentence(one.why) : "") });
return make("li", {}, words, ...one.row ? [" ", button(moment(one), () => goTo(one.row))] : []);
}));
const [first] = answer.unmet;
const words = answer.solved ? "Solved."
: errors.length ? `Not judged: ${errors[0].message}.`
: answer.kept ? `Not judged: ${answer.kept}.`
: `Not yet: ${first?.sentence ?? "something is missing"}.`;
verdict.textContent = answer.unmet.length ? "Not yet:" : words;
if (answer.solved) verdict.append(" ", button("See why", showSolution));
verdict.classList.toggle("live-solved", answer.solved);
if (answer.solved) {
live.solve(place);
more.hidden = true;
}
return words;
},
reset() {
unmet.replaceChildren();
verdict.classList.remove("live-solved");
verdict.textContent = beginning;
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const names = { bounds: "Bounds", "hit-areas": "Hit areas", recognizers: "Recognizers" };
live.overlays = (changed) => {
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
element: make("div", { className: "overlays", role: "group", ariaLabel: "Show on the picture" }, ...buttons),
get lines() {
return buttons.filter(({ ariaPressed }) => ariaPressed === "true").map(({ dataset }) => "overlay " + dataset.overlay);
},
choose: (name) => buttons.find(({ dataset }) => dataset.overlay === name).click(),
};
};
live.showOverlays = async (figure, opener) => {
await live.ready();
live.beginAside();
const scenario = figure.closest(".scenario");
const request = scenario.dataset.request.split("\n").filter((line) => !line.startsWith("figure "));
const text = scenario.dataset.text ?? live.textOf(scenario);
const { variant = "" } = figure.dataset;
const overlays = live.overlays(async () => {
const { lines } = overlays;
const { figures } = await live.callAside("run", text, [...request, "figure tree", ...lines].join("\n"));
const html = figures.find((one) => one.kind === "tree" && (one.variant ?? "") === variant)?.html;
if (!html || String(lines) !== String(overlays.lines)) return;
const drawn = make("template", { innerHTML: html }).content.querySelector("svg");
const picture = figure.querySelector("svg");
picture.querySelector("desc").textContent = drawn.querySelector("desc").textContent;
picture.querySelector(".fig-overlays")?.remove();
const added = drawn.querySelector(".fig-overlays");
if (!added) return;
const place = [...added.parentNode.children].indexOf(added);
const parent = picture.querySelector(":scope > g");
parent.insertBefore(added, parent.children[place]);
});
opener.replaceWith(overlays.element);
overlays.choose("hit-areas");
overlays.element.querySelector("[data-overlay=hit-areas]").focus();
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const reach = 18;
const step = 10;
const along = (from, to, length) => ({ x: (to.x - from.x) / length, y: (to.y - from.y) / length });
const isInside = ({ x, y }, corners) => {
const sides = corners.map((one, place) => {
const next = corners[(place + 1) % corners.length];
return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
});
return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};
live.places = ({ glass, change, say, opened }) => {
let all = [], views = [], chosen, drag;
const choice = make("select", { onchange: () => choose(views.find(({ name }) => name === choice.value)) });
const choiceBox = make("label", { hidden: true }, "View ", choice);
const toggle = button("Move views", () => turn(toggle.ariaPressed !== "true"));
toggle.ariaPressed = "false";
const told = ({ name, property, values }) => say(`${name} ${property}: ${values.join(" ")}`);
const choose = (view) => {
chosen = view;
if (view) choice.value = view.name;
if (view) told(view);
glass.draw();
};
const moved = (view, x, y, isSize) => {
const values = [...view.values];
const place = isSize ? 2 : 0;
values[place] += Math.round(x);
values[place + 1] += Math.round(y);
if (isSize) for (const one of [2, 3]) values[one] = Math.max(1, values[one]);
return values;
};
const outline = ({ corners, across, down, values, hasSize }, now) => {
const [x, y] = [now[0] - values[0], now[1] - values[1]];
const [wider, higher] = hasSize ? [now[2] - values[2], now[3] - values[3]] : [0, 0];
return corners.map((corner, place) => {
const right = x + (place === 1 || place === 2 ? wider : 0);
const below = y + (place > 1 ? higher : 0);
return { x: corner.x + across.x * right + down.x * below, y: corner.y + across.y * right + down.y * below };
});
};
const write = (view, values) => {
drag = undefined;
if (values.join() === view.values.join()) return glass.draw();
change(view.name, view.property, values.join(" "));
told({ ...view, values });
};
const taker = {
down(point) {
if (drag) return;
const corner = chosen?.hasSize && chosen.corners[2];
const isSize = corner && Math.hypot(corner.x - point.x, corner.y - point.y) < reach;
const view = isSize ? chosen : views.findLast(({ corners }) => isInside(point, corners));
if (!view) return say("No view here has its frame in the text.");
choose(view);
drag = { from: point, isSize, values: view.values };
},
move({ x, y }) {
if (!drag) return;
const { across, down } = chosen;
const area = across.x * down.y - across.y * down.x;
if (!area) return;
const [right, below] = [x - drag.from.x, y - drag.from.y];
drag.values = moved(chosen, (right * down.y - below * down.x) / area, (below * across.x - right * across.y) / area, drag.isSize);
told({ ...chosen, values: drag.values });
glass.draw();
},
up() { if (drag) write(chosen, drag.values); },
stop() {
drag = undefined;
glass.draw();
},
key({ key, shiftKey }, arrow) {
if (arrow && chosen && (chosen.hasSize || !shiftKey)) write(chosen, moved(chosen, arrow[0] * step, arrow[1] * step, shiftKey));
else if (key === " " || key === "Enter") choose(views[(views.indexOf(chosen) + 1) % views.length]);
else if (key === "Escape") turn(false);
else return false;
return true;
},
draw({ disc, outline: draws }) {
for (const view of views) if (view !== chosen) draws("live-frame", view.corners);
if (!chosen) return;
const corners = outline(chosen, drag?.values ?? chosen.values);
draws("live-frame live-chosen", corners);
if (chosen.hasSize) disc("live-corner", corners[2], 7);
},
};
const turn = (isOn) => {
toggle.ariaPressed = String(isOn);
choiceBox.hidden = !isOn;
if (isOn) opened();
glass.giveTo(isOn ? taker : undefined);
if (!isOn) return say("Touch the screen, or run the steps in the text.");
choose(chosen ?? views.at(-1));
if (!views.length) say("No view has its frame in the text.");
glass.element.focus({ preventScroll: true });
glass.element.scrollIntoView({ block: "nearest" });
};
return {
element: [toggle, choiceBox],
nameAt: (point) => all.findLast(({ corners }) => isInside(point, corners))?.name,
offer(places, switches) {
all = places;
const valueOf = (name, property) => switches.find((one) => one.element === name && one.property === property);
views = places.flatMap(({ name, corners }) => {
const found = valueOf(name, "frame") ?? valueOf(name, "center");
const values = found?.value.split(/\s+/).map(Number) ?? [];
if (!values.length || values.some(Number.isNaN)) return [];
const hasSize = values.length === 4;
const size = hasSize ? values : (valueOf(name, "bounds")?.value ?? "0 0 0 0").split(/\s+/).map(Number);
const isPlain = size[2] > 0 && size[3] > 0 && !valueOf(name, "transform");
const [across, down] = isPlain
? [along(corners[0], corners[1], size[2]), along(corners[0], corners[3], size[3])]
: [{ x: 1, y: 0 }, { x: 0, y: 1 }];
return [{ name, corners, property: found.property, values, hasSize, across, down }];
});
choice.replaceChildren(...views.map(({ name }) => make("option", { value: name, textContent: name })));
chosen = views.find(({ name }) => name === chosen?.name);
if (chosen) choice.value = chosen.name;
toggle.disabled = !views.length;
if (!views.length && toggle.ariaPressed === "true") turn(false);
glass.draw();
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
const request = "prefix live\ntitle Your scenario\nfacts facts.html\nmessages diagnostics.html";
const title = "Playground";
const damaged = "The scenario in this link is damaged or too long; here’s another one.";
const draft = "touchstone draft " + location.pathname;
live.playground = {
async beginning() {
const shared = await live.sharedText();
if (shared) return { request, title, text: shared, home: shared };
let kept;
try { kept = localStorage.getItem(draft); } catch { /* Then it is forgotten. */ }
const words = shared === undefined ? damaged : kept ? "Here is what you wrote last." : undefined;
return { request, title, words, text: kept || example, home: example };
},
keep(text, home) {
try {
if (text !== home) localStorage.setItem(draft, text);
else if (home === example) localStorage.removeItem(draft);
} catch { /* Then it is forgotten. */ }
},
};
const place = document.getElementById("page_playground");
const gallery = document.querySelector(".gallery");
if (!place || !gallery) return;
const origin = make("p", { className: "live-origin" });
place.prepend(origin);
addEventListener("hashchange", async () => {
const shared = await live.sharedText();
if (shared === null) return;
if (shared === undefined) return live.say(damaged);
origin.replaceChildren();
live.load({ request, title, text: shared });
place.scrollIntoView({ block: "start" });
});
let loading;
const scenes = () => loading ??= new Promise((resolve, reject) => {
const all = {};
const onerror = () => {
loading = undefined;
reject(new Error("The course’s scenarios couldn’t be loaded."));
};
const load = (src) => document.head.append(make("script", { src, onerror }));
window.touchstoneScenes = (some, next) => {
Object.assign(all, some);
if (next) load(gallery.dataset.scenes.replace(/[^/]*$/, next));
else resolve(all);
};
load(gallery.dataset.scenes);
});
gallery.addEventListener("click", async (event) => {
const link = event.target.closest("li > a");
if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !live.load) return;
event.preventDefault();
let text, wanted;
try { [text, wanted] = (await scenes())[link.getAttribute("href")]; } catch (error) { return live.say(error.message); }
live.load({ text, request: wanted, title: link.textContent });
const lesson = link.closest("details").querySelector("summary").textContent;
origin.replaceChildren(`“${link.textContent}”, from the lesson `, make("a", { href: link.href, textContent: lesson }));
live.say(`“${link.textContent}” is on the screen.`);
place.scrollIntoView({ block: "start" });
});
const lessons = [...gallery.querySelectorAll("details")].map((element) => ({
element,
scenes: [...element.querySelectorAll("li")].map((item) => ({
item, words: `${element.firstElementChild.textContent} ${item.textContent}`.toLowerCase(),
})),
}));
const found = make("span", { className: "gallery-found", role: "status" });
const field = make("input", { type: "search", autocomplete: "off" });
const look = () => {
const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
let count = 0;
for (const { element, scenes } of lessons) {
const fitting = scenes.filter(({ item, words }) => !(item.hidden = !wanted.every((word) => words.includes(word))));
count += fitting.length;
element.hidden = !fitting.length;
element.open = Boolean(wanted.length && fitting.length);
}
found.textContent = !wanted.length ? "" : count === 1 ? "One scenario" : `${count} scenarios`;
};
field.oninput = look;
field.onfocus = async () => {
field.onfocus = null;
const texts = await scenes().catch(() => ({}));
for (const { scenes } of lessons) for (const scene of scenes)
scene.words += " " + (texts[scene.item.firstElementChild.getAttribute("href")]?.[0] ?? "").toLowerCase();
look();
};
gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, "Find one ", field), found));
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const capitalized = (words) => words[0].toUpperCase() + words.slice(1) + ".";
const mostEvents = 6;
live.repairs = ({ text, use, say }) => {
const list = make("ol", { className: "live-fixes" });
const find = button("Find a fix", async () => {
find.disabled = true;
say("Trying the known fixes…");
try {
show(await live.callAside("repair", text(), ""));
} catch ({ message }) {
say(message);
}
find.disabled = false;
});
const element = make("div", { className: "live-repairs", hidden: true }, find, list);
const events = (heading, phrases) => phrases.length
? [make("p", { className: "live-note" }, heading + " ", ...phrases.slice(0, mostEvents).flatMap((phrase, place) =>
[...place ? [", "] : [], make("code", { textContent: phrase })]),
phrases.length > mostEvents ? `, and ${phrases.length - mostEvents} more.` : ".")] : [];
const code = (className, lines) => make("pre", { className, tabIndex: 0 }, make("code", { textContent: lines }));
const show = ({ repairs, tried, isCut }) => {
list.replaceChildren(...repairs.map((one) => make("li", {},
make("p", {}, capitalized(one.title), " ", button("Use it", () => { use(one.text); clear(); })),
code("live-lines live-difference", one.difference.join("\n")),
code("live-lines live-swift", one.swift),
...events("No longer:", one.vanished), ...events("New:", one.appeared))));
say(repairs.length
? `${repairs.length === 1 ? "One fix makes" : repairs.length + " fixes make"} the expectations true.`
: `No fix found among ${tried} changes${isCut ? ", and there are more to try" : ""}.`);
};
const clear = () => {
list.replaceChildren();
element.hidden = true;
};
return {
element, clear,
offer(isWanted) {
list.replaceChildren();
element.hidden = !isWanted;
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const patience = 1000;
live.verdict = ({ diagnostics, expectations, passed, runs }) => {
const errors = diagnostics.filter(({ severity }) => severity === "error");
if (!runs.length) return `${errors.length === 1 ? "One error" : errors.length + " errors"} in the text; see below.`;
if (!passed) return `Not as expected: ${errors[0].message}`;
const events = runs.reduce((sum, one) => sum + one.events, 0);
const length = `${events} events in ${Math.round(runs[0].milliseconds)} ms.`;
return length + (expectations > 1 ? ` All ${expectations} expectations hold.` : expectations ? " The one expectation holds." : "");
};
live.running = ({ title, run, busy, say, lead }) => {
let newest = 0, isBusy = false, isLong = false, waiting;
const runOrStop = () => isLong ? live.stopAside() : run();
const buttons = [["Run", "Run the text"], [title, title]].map(([words, label]) => {
const element = button(words, runOrStop);
const name = (isStop) => {
element.textContent = isStop ? "Stop" : words;
element.ariaLabel = isStop ? "Stop" : label;
};
name(false);
return { element, name };
});
const outcome = make("p", { className: "live-outcome" });
const turn = (...now) => {
clearTimeout(waiting);
[isBusy, isLong] = now;
for (const { name } of buttons) name(isLong);
busy(isBusy);
if (!isLong) return;
outcome.replaceChildren();
say("This is a long run. “Stop” ends it.");
};
const drop = () => {
newest += 1;
if (!isBusy) return;
live.stopAside();
turn(false, false);
};
const conclude = (words) => {
say(words);
if (lead) outcome.replaceChildren(words + " ", button("To the figures", lead));
};
return {
buttons: buttons.map(({ element }) => element), outcome, drop, conclude,
get isBusy() { return isBusy; },
set isDisabled(is) { for (const { element } of buttons) element.disabled = is; },
get isDisabled() { return buttons[0].element.disabled; },
async go(work, take) {
drop();
const own = newest;
turn(true, false);
waiting = setTimeout(turn, patience, true, true);
let found, fault;
try { found = await work(); } catch (error) { fault = error; }
if (own !== newest) return;
turn(false, false);
if (fault) conclude(fault.message);
else take(found);
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const mark = "#scenario=";
const longest = 8000;
const through = async (bytes, stream) => {
const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
const parts = [];
for (let step; !(step = await reader.read()).done;) parts.push(step.value);
return new Uint8Array(await new Blob(parts).arrayBuffer());
};
live.address = async (text) => {
const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const page = new URL(document.body.dataset.playground, location.href);
const address = page.href + mark + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
return address.length > longest ? null : address;
};
live.sharing = (text) => {
const element = live.make("div", { className: "live-link" });
const share = async () => {
const address = await live.address(text());
if (!address) return element.replaceChildren("The text is too long for a link. Copy it instead.");
const field = live.make("input", { readOnly: true, value: address, ariaLabel: "Link to this scenario" });
const copy = live.button("Copy", async () => {
field.select();
try { await navigator.clipboard.writeText(address); } catch { document.execCommand("copy"); }
copy.textContent = "Copied";
});
element.replaceChildren(field, copy, live.make("p", { textContent: "The link contains the text; no server gets it." }));
field.select();
};
return { element, share, clear: () => element.replaceChildren() };
};
live.sharedText = async () => {
if (!location.hash.startsWith(mark)) return null;
if (location.hash.length > longest) return undefined;
try {
const letters = decodeURIComponent(location.hash.slice(mark.length)).replaceAll("-", "+").replaceAll("_", "/");
const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
const text = await through(bytes, new DecompressionStream("deflate-raw"));
return text.length > 100_000 ? undefined : new TextDecoder("utf-8", { fatal: true }).decode(text);
} catch {
return undefined;
}
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const fieldFor = ({ kind, value, choices }) =>
kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
: choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
: make("input", { value, size: Math.max(4, value.length) });
live.switches = ({ edit, settle }) => {
let offered = [];
const written = make("div", { className: "live-switch-list" });
const unwritten = make("div", { className: "live-switch-list" });
const element = make("div", { className: "live-switches" },
make("p", { className: "live-heading", textContent: "Switches" }), written,
make("details", {}, make("summary", { textContent: "Values not in the text" }), unwritten));
const named = (name, property) => offered.filter((one) => one.element === name && one.property === property);
const change = (name, property, value, place = 0) => {
settle();
const found = named(name, property)[place];
if (found && !element.inert) edit(found.start, found.end, (found.opening ?? "") + value);
};
const label = (one) => {
const place = named(one.element, one.property).indexOf(one);
const isBoolean = one.kind === "boolean";
const field = fieldFor(one);
const key = [one.element, one.property, place].join();
field.onchange = () => {
change(one.element, one.property, isBoolean ? String(field.checked) : field.value, place);
[...element.querySelectorAll("label")].find(({ dataset }) => dataset.key === key)
?.querySelector("input, select").focus({ preventScroll: true });
};
const property = make("code", { textContent: one.property });
const made = make("label", {}, ...isBoolean ? [field, ` ${one.element} `, property] : [`${one.element} `, property, " ", field]);
made.dataset.key = key;
return made;
};
return {
element,
change,
set isStopped(isStopped) { element.inert = isStopped; },
offer(switches) {
offered = switches;
const isFrame = ({ kind }) => Number(kind === "rectangle");
const labels = (some) => some.sort((a, b) => isFrame(a) - isFrame(b)).map(label);
written.replaceChildren(...labels(switches.filter(({ opening }) => !opening)));
unwritten.replaceChildren(...labels(switches.filter(({ opening }) => opening)));
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const ways = [
"Touch with any number of fingers, a pen, or a mouse.",
"With a mouse, hold Alt for a second finger opposite. Release while holding Shift, and the finger stays; click it to lift it.",
"With the keyboard, arrow keys move the finger 10 points, or 1 with Shift. Space touches and lifts. 1 to 9 choose a finger. Escape cancels all touches.",
"With “Move views” on, drag a view or its bottom-right corner. Or choose one with Space, move it with the arrow keys, and resize it with Shift and the arrow keys.",
];
const noFinger = "No finger is on the screen. With “Fingers stay” on, one stays when you let go.";
const paces = { "1": "in real time", "0.1": "10 times slower", "0": "step by step" };
const turn = 1000 / 60;
const patience = { timer: 5000, nothing: 1000 };
const nothing = "The text has an error, so there’s nothing on the screen yet. See the message below the text.";
const much = "Too much happens here to draw its figures.";
let current;
live.textOf = (place) => [...place.querySelectorAll("code.language-scenario")].map((one) => one.textContent).join("");
live.open = async (place, opener) => {
await live.ready();
live.beginAside();
current?.close();
const isPlayground = place.id === "page_playground";
const isChallenge = Boolean(place.dataset.judge);
const beginning = isPlayground ? await live.playground.beginning() : {
text: place.dataset.text ?? live.textOf(place),
request: place.dataset.request,
title: place.querySelector(".scenario-title a, .challenge-title a").textContent,
};
current = workbench(place, opener, { isPlayground, isChallenge, ...beginning });
if (beginning.words) current.say(beginning.words);
};
live.load = (scenario) => current?.load(scenario);
live.say = (words) => current?.say(words);
function workbench(place, opener, { isPlayground, isChallenge, text: original, home = original, request, title }) {
let mode = "session", pace = 1;
let isAlive = false;
let now = 0, last = 0, next = null, quietAt = 0, frame = 0, isDirty = false, isOver = false;
let screen = { width: 390, height: 844 }, variant, spoken = [], speaksAt = 0, count = 0;
let drawnAt = 0, cost = 0, isOneEvent = false;
const basis = () => request.split("\n").filter((line) => !line.startsWith("figure "));
const asking = (...wanted) => [
...basis(), ...wanted.map((one) => "figure " + one), ...overlays.lines, ...(variant ? ["variant " + variant] : []),
].join("\n");
const status = make("p", { className: "live-now" });
const voice = make("p", { className: "live-voice", role: "status" });
const say = (words) => {
clearTimeout(telling);
status.textContent = words;
voice.textContent = words;
};
let telling;
const tellSoon = (words, milliseconds) => {
clearTimeout(telling);
telling = setTimeout(() => say(words), milliseconds);
};
const staysBox = make("input", { type: "checkbox" });
const challenge = isChallenge ? live.challenge(place, { goTo: (row) => figures.goTo(row) }) : undefined;
const glass = live.glass({
stays: () => staysBox.checked,
cancel: () => at(() => live.call("touch", 1, 3, 0, 0, now, 0)),
told: ({ x, y, finger }) => {
const name = places.nameAt({ x, y });
const words = (finger > 1 ? `Finger ${finger} at ` : "") + `${x}, ${y}` + (name ? `, over ${name}` : "");
status.textContent = words;
tellSoon(words, 300);
},
refuse: () => say(nothing),
soon: () => { frame || (flushing ??= requestAnimationFrame(flush)); },
touch: (finger, phase, x, y, more, tool) => {
if (mode === "run") begin({ hasFingers: true });
if (!isAlive) return say(nothing);
if (isOver) return say("This session has ended. Start over to touch again.");
const act = () => {
if (phase === 0 && tool) live.call("tool", finger, tool);
return live.call("touch", finger, phase, x, y, now, more);
};
if (isOneEvent) take(act());
else at(act);
isOneEvent = Boolean(more);
},
});
const overlays = live.overlays(() => mode === "run" ? run() : draw());
let isFigureOld = true;
const figures = live.figures({
chosen() {
if (mode === "run") return runs.isBusy || differ();
isFigureOld = true;
draw();
},
});
const tick = () => {
const stamp = performance.now();
if (frame && pace) now += Math.min(50, stamp - last) * pace;
last = stamp;
};
const wake = () => {
if (frame) return;
last = performance.now();
frame = requestAnimationFrame(step);
};
const at = (act) => {
if (!isAlive) return say(nothing);
tick();
quietAt = now + patience.nothing;
take(act());
wake();
};
let flushing;
const flush = () => {
flushing = undefined;
glass.flush();
};
const step = () => {
glass.flush();
tick();
frame = 0;
if (pace && !isOver && mode === "session") take(live.call("advance", now));
if (mode === "session" && figures.kind === "states" && count) isFigureOld = isDirty = true;
if (isDirty && performance.now() - drawnAt > cost * 3) draw();
speak();
const waits = next !== null && now < quietAt - patience.nothing + patience.timer;
if (!isOver && (pace ? glass.count || now < quietAt || waits : false)) wake();
else rest();
};
const rest = () => {
if (isDirty) draw();
if (mode === "session")
figures.showWhy(count ? live.call("draw", asking("why")).figures[0]?.html ?? "" : "");
speak(true);
};
let waitsFrom = 0, waitsFor = null;
const showWait = () => {
if (next !== waitsFor) [waitsFrom, waitsFor] = [now, next];
const length = next - waitsFrom;
if (next === null || length < turn * 3) glass.wait();
else glass.wait((now - waitsFrom) / length, `timer at ${Math.round(next)} ms`);
};
const take = (news) => {
if (!news) return;
now = Math.max(now, news.milliseconds ?? 0);
next = news.next ?? null;
showWait();
if (news.events !== undefined) count = news.events;
if (news.rows || news.redraw) {
const grows = figures.kind === "table" && !isFigureOld && !news.redraw && figures.grow(news.rows);
if (grows) follow();
else isFigureOld = true;
isDirty = true;
spoken.push(...news.sentences ?? []);
figures.showWhy("");
if (spoken.length) status.textContent = `${Math.round(now)} ms · ${spoken.at(-1)}`;
}
if (news.diagnostics?.length) editor.tell(news);
if (news.over) {
isOver = true;
glass.clear();
glass.wait();
say(news.diagnostics?.[0]?.message ?? "The session has ended.");
}
};
const speak = (isLast) => {
if (!spoken.length || (!isLast && performance.now() < speaksAt)) return;
const words = spoken.splice(0).slice(-3).join(" ");
voice.textContent = words;
speaksAt = performance.now() + 1500;
};
const draw = () => {
const start = performance.now();
isDirty = false;
try {
if (mode === "session") drawSession();
} catch (error) {
say(error.message);
} finally {
drawnAt = performance.now();
cost = drawnAt - start;
}
};
const follow = () => {
const region = figures.scrolls();
region.scrollTop = region.scrollHeight;
};
const drawSession = () => {
if (!isAlive) {
glass.empty(nothing);
return figures.say("Nothing to show yet.");
}
const { kind } = figures;
const hasGrown = kind === "table" && !isFigureOld;
const { figures: drawn, tooLarge } = live.call("draw", hasGrown ? asking("tree") : asking("tree", kind));
const of = (wanted) => drawn.find((one) => one.kind === wanted)?.html;
glass.show(of("tree"), screen);
isFigureOld = false;
if (hasGrown) return;
if (kind === "compare") return showDifference();
if (tooLarge) return figures.say(much);
const html = count && of(kind);
if (html) figures.show(html);
else figures.say("Nothing to show yet. Put a finger on the screen.");
if (frame) follow();
};
const paragraph = (className, textContent) => make("p", { className, textContent }).outerHTML;
const difference = async () => {
if (editor.text === home) return paragraph("live-empty", "The text is unchanged.");
const { sentence, html, tooLarge } = await live.callAside("compare", home, editor.text, asking("compare"));
return tooLarge ? paragraph("live-empty", much) : paragraph("parting", sentence) + (html ?? "");
};
const showDifference = () => {
if (runs.isBusy || figures.has("compare")) return;
runs.go(difference, (html) => { if (figures.kind === "compare") figures.show(html); });
};
const differ = () => {
if (figures.kind === "compare" && !figures.has("compare")) runs.go(difference, (html) => figures.add("compare", html));
};
const showRun = (answer, judged) => {
figures.clear();
editor.tell(judged ?? answer);
repairs.offer(!isChallenge && answer.runs.length > 0 && !answer.passed);
if (answer.figures.length) {
glass.show(answer.figures.find(({ kind }) => kind === "tree").html, screen, answer.runs[0].variant);
const partings = answer.partings.map((words) => paragraph("parting", words)).join("");
const first = answer.figures.find(({ kind }) => kind === "compare");
if (first) first.html = partings + first.html;
figures.showRun(answer.figures, editor.text);
differ();
} else if (answer.tooLarge) figures.say(much);
return judged ? challenge.judge(judged) : live.verdict(answer);
};
const runs = live.running({
title: isChallenge ? "Run and judge" : "Run the steps",
run: () => run(), say,
busy(isBusy) { element.ariaBusy = String(isBusy); },
lead: isChallenge ? undefined : () => bar.scrollIntoView({ block: "start" }),
});
const begin = ({ hasFingers = false } = {}) => {
runs.drop();
mode = "session";
isAlive = false;
const answer = live.call("begin", editor.text, asking(figures.kind));
if (!hasFingers) glass.clear();
glass.wait();
now = 0; next = null; count = 0; isOver = false; isFigureOld = true;
spoken = [];
figures.clear();
if (!answer.screen) return;
isAlive = true;
screen = answer.screen;
if (variants.length !== (answer.variants ?? []).length) offerVariants(answer.variants ?? []);
switches.offer(answer.switches ?? []);
places.offer(answer.views ?? [], answer.switches ?? []);
if (answer.news) take(answer.news);
quietAt = 0;
draw();
status.textContent = "Touch the screen, or run the steps in the text.";
};
const run = (words) => {
if (frame) cancelAnimationFrame(frame);
frame = 0;
mode = "run";
glass.clear();
glass.wait();
const { text } = editor;
const work = () => Promise.all([live.callAside("run", text, asking(...figures.kinds)), challenge?.ask(text)]);
runs.go(work, ([answer, judged]) => {
const told = showRun(answer, judged);
runs.conclude(words ?? told);
});
};
const stop = () => {
if (frame) cancelAnimationFrame(frame);
frame = 0;
runs.drop();
if (isAlive) live.end();
isAlive = false;
mode = "session";
begun = undefined;
next = null; count = 0;
glass.clear();
glass.wait();
figures.clear();
draw();
};
const keep = () => {
if (!isAlive) return say(nothing);
const answer = live.call("steps");
if (!/finger/.test(answer.steps)) return say("There are no touches to keep yet.");
editor.text = answer.text;
run("Your touches are now steps in the text, which has been run again.");
};
let variants = [];
const variantBox = make("span", { className: "live-variants" });
const offerVariants = (names) => {
variants = names;
const choice = make("select", { onchange: () => { variant = choice.value; begin(); } });
choice.append(...names.map((name) => make("option", { value: name, textContent: name })));
variantBox.replaceChildren(...names.length ? [make("label", {}, "Variant ", choice)] : []);
if (!names.length) variant = undefined;
};
const switches = live.switches({ edit: (...places) => editor.replace(...places), settle: () => editor.settle() });
const places = live.places({ glass, change: switches.change, say, opened: () => begin() });
const editor = live.editor(original, (text, error) => {
runs.isDisabled = switches.isStopped = Boolean(error);
resetButton.disabled = text === home;
if (text !== written) {
challenge?.reset();
sharing.clear();
runs.outcome.replaceChildren();
repairs.clear();
figures.stopSteps();
written = text;
if (isPlayground) live.playground.keep(text, home);
}
clearTimeout(telling);
if (error) tellSoon((error.line ? `Line ${error.line}: ` : "") + error.message, 1200);
else if (isWrong) say("The text has no more errors.");
isWrong = Boolean(error);
if (error || text === begun) return;
begun = text;
try { begin(); } catch (error) { say(error.message); }
figures.offer("compare", text !== home || variants.length);
});
let begun, written, isWrong = false;
const resetButton = button(isPlayground || isChallenge ? "Back to the beginning" : "Back to the lesson’s text", () => { editor.text = home; });
editor.field.addEventListener("keydown", (event) => {
if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runs.isDisabled) run();
});
const repairs = live.repairs({ text: () => editor.text, use: (text) => { editor.text = text; run(); }, say });
const sharing = live.sharing(() => editor.text);
const paceChoice = make("select", { onchange: () => {
tick();
pace = Number(paceChoice.value);
for (const one of [turnButton, timerButton]) one.hidden = pace > 0;
if (!pace) say("Time advances only with the buttons. With “Fingers stay” on, a finger stays down.");
if (pace && glass.count) wake();
} });
for (const value of ["1", "0.1", "0"]) paceChoice.append(make("option", { value, textContent: paces[value] }));
const turnButton = button("+1/60 s", () => at(() => live.call("advance", now + turn)));
const timerButton = button("To the next timer", () => next === null ? say("No timer is pending.") : at(() => live.call("advance", next)));
turnButton.hidden = timerButton.hidden = true;
const close = () => {
if (frame) cancelAnimationFrame(frame);
frame = 0;
runs.drop();
figures.clear();
if (isAlive) live.end();
element.remove();
place.classList.remove("is-live");
current = undefined;
opener.hidden = false;
opener.focus();
};
const bar = make("div", { className: "live-bar" }, status, ...isChallenge ? [] : [runs.buttons[0]],
make("label", {}, "Time ", paceChoice), turnButton, timerButton, variantBox,
button("Start over", () => { begin(); glass.element.focus({ preventScroll: true }); }),
...isPlayground ? [] : [button("Close", close)]);
const larger = button("Enlarge", () => {
const isLarge = element.classList.toggle("live-large");
larger.ariaPressed = String(isLarge);
glass.element.scrollIntoView({ block: "nearest" });
});
larger.ariaPressed = "false";
const columns = make("div", { className: "live-columns" },
make("div", { className: "live-hand" }, glass.element,
make("div", { className: "live-tools" },
make("label", {}, staysBox, " Fingers stay"),
button("Lift all", () => glass.count ? glass.liftAll() : say(noFinger)),
button("System cancels", () => glass.count ? glass.stop() : say(noFinger)),
button("Keep as steps", keep),
larger, ...places.element),
overlays.element,
make("details", {}, make("summary", { textContent: "Fingers, mouse, and keys" }),
make("ul", { id: "live_keys", className: "live-keys" }, ...ways.map((textContent) => make("li", { textContent }))))),
figures.element);
const writing = make("div", { className: "live-writing" },
make("div", { className: "live-words" }, editor.element,
make("div", { className: "live-tools" }, runs.buttons[1], resetButton, button("Undo", () => editor.undo()), button("Share", sharing.share)), runs.outcome, repairs.element, sharing.element,
...challenge ? [challenge.element] : []),
switches.element);
const writesFirst = isChallenge || (isPlayground && matchMedia("(min-width: 75rem)").matches);
const element = make("section", { className: "scenario live", ariaLabel: "Try it: " + title }, bar,
...writesFirst ? [writing, columns] : [columns, writing], voice);
place.classList.add("is-live");
place.append(element);
opener.hidden = true;
editor.colour();
figures.choose("table");
if (!isPlayground) {
const writes = isChallenge && matchMedia("(pointer: fine)").matches;
(writes ? editor.field : glass.element).focus({ preventScroll: true });
place.scrollIntoView({ block: "start" });
}
return {
close, say,
load(scenario) {
({ request, text: home } = scenario);
element.ariaLabel = "Try it: " + scenario.title;
editor.text = home;
if (isWrong) stop();
},
};
}
})();
