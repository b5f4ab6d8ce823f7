(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
let worker, isThere = false, hasTools = false, isRefused = !location.protocol.startsWith("http");
const calls = [];
const end = () => {
worker?.terminate();
worker = undefined;
isThere = hasTools = false;
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
if (fault) reject(new Error(t(fault)));
else resolve(answer);
};
worker.postMessage({ module: await live.ready() });
} catch (error) {
giveUp(error);
}
};
const ask = (here, message) => new Promise((resolve, reject) => {
if (!isThere) return resolve(here());
calls.push({ resolve, reject, here });
worker.postMessage(message);
});
live.callAside = (name, ...values) => ask(async () => live.call(name, ...values), { name, values });
live.callTool = async (name, ...values) => {
const toolModule = await live.readyTools();
if (isThere && !hasTools) {
worker.postMessage({ toolModule });
hasTools = true;
}
return ask(async () => live.callToolHere(name, ...values), { isTool: true, name, values });
};
live.stopAside = () => {
if (!calls.length) return;
for (const { reject } of end()) reject(new Error(t("The run was stopped.")));
live.beginAside();
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const sentence = (words) => words[0].toUpperCase() + words.slice(1) + ".";
live.coding = ({ text, request, say }) => {
const { make, button } = live;
const element = make("div", { className: "live-link live-uikit" });
const copy = async () => {
element.replaceChildren();
const asked = live.callTool("export", text(), request());
const code = asked.then(({ swift }) => {
if (!swift) return Promise.reject();
return new Blob([swift], { type: "text/plain" });
});
code.catch(() => {});
const copied = (async () => navigator.clipboard.write([new ClipboardItem({ "text/plain": code })]))()
.then(() => true, () => false);
let answer;
try { answer = await asked; } catch ({ message }) { return say(message); }
if (!answer.swift) return say(t("The text has an error, so there’s no code yet. See the message below the text."));
const notes = answer.diagnostics.map(({ message }) => make("p", { textContent: sentence(message) }));
element.replaceChildren(...notes);
if (await copied) return say(t("Copied. The code builds this setup in an iOS app."));
const field = make("textarea", { readOnly: true, rows: 12, value: answer.swift, ariaLabel: t("This scenario as Swift") });
element.replaceChildren(field, ...notes);
field.focus();
field.select();
say(t("The browser doesn’t let this page copy. The code is selected, so you can copy it yourself."));
};
return { element, button: button(t("Copy as Swift"), copy), clear: () => element.replaceChildren() };
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const encoder = new TextEncoder();
const leastLetters = 2;
const mostShown = 8;
live.completion = (field, replace) => {
const list = live.make("ul", { id: "live_words", className: "live-completions", hidden: true, ariaLabel: t("Words that fit") });
list.setAttribute("role", "listbox");
field.setAttribute("aria-autocomplete", "list");
field.setAttribute("aria-controls", "live_words");
let typed = "", found = [], chosen = -1;
const choose = (place) => {
chosen = place;
for (const [index, item] of [...list.children].entries()) item.ariaSelected = String(index === place);
if (place < 0) return field.removeAttribute("aria-activedescendant");
field.setAttribute("aria-activedescendant", list.children[place].id);
list.children[place].scrollIntoView({ block: "nearest" });
};
const close = () => {
list.hidden = true;
found = [];
choose(-1);
};
const take = ({ word, ending }) => {
const caret = field.selectionStart;
const start = caret - typed.length;
close();
replace(start, caret, word + ending, t("the word"));
field.setSelectionRange(start + word.length + ending.length, start + word.length + ending.length);
field.focus({ preventScroll: true });
};
const item = (candidate, place) => {
const one = live.make("li", { id: "live_word_" + place, textContent: candidate.word });
one.setAttribute("role", "option");
one.onpointerdown = (event) => {
event.preventDefault();
take(candidate);
};
return one;
};
const show = (isAsked) => {
const caret = field.selectionStart;
close();
if (caret !== field.selectionEnd) return;
const before = field.value.slice(0, caret);
if (/^[\w]/.test(field.value.slice(caret)) || (!isAsked && !/[A-Za-z_]\w*$/.test(before))) return;
let answer;
try { answer = live.call("complete", field.value, encoder.encode(before).length); } catch { return; }
if (!answer.candidates.length || (!isAsked && answer.typed.length < leastLetters)) return;
({ typed } = answer);
found = answer.candidates.slice(0, mostShown);
list.replaceChildren(...found.map(item));
const lines = before.split("\n");
list.style.setProperty("--line", lines.length);
list.style.setProperty("--column", lines.at(-1).length - typed.length);
list.hidden = false;
choose(-1);
};
field.addEventListener("keydown", (event) => {
if (event.ctrlKey && event.key === " ") {
show(true);
return event.preventDefault();
}
if (list.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
if (by) choose((chosen + by + found.length + (chosen < 0 && by < 0 ? 1 : 0)) % found.length);
else if (event.key === "Escape") close();
else if (event.key === "Enter" && chosen >= 0) take(found[chosen]);
else if (event.key === "Tab" && !event.shiftKey) take(found[Math.max(0, chosen)]);
else {
if (/^(Arrow|Home|End|Page)/.test(event.key)) close();
return;
}
event.preventDefault();
});
field.addEventListener("blur", close);
field.addEventListener("pointerdown", close);
return { element: list, offer: () => show(false) };
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
live.keptWords = t("Here is what you wrote last.");
live.draft = (name = "") => {
const key = ["touchstone draft", location.pathname, name].filter(Boolean).join(" ");
return {
get text() {
try { return localStorage.getItem(key); } catch { return null; }
},
keep(text) {
try {
if (text === undefined) localStorage.removeItem(key);
else localStorage.setItem(key, text);
} catch { /* Then it is forgotten. */ }
},
};
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
const pause = 50;
const slow = 250;
const mostChanges = 100;
live.make = make;
live.button = button;
live.editor = (original, changed, openLog) => {
const colours = make("code", { className: "language-scenario" });
const marks = make("span", { className: "live-marks" });
const field = make("textarea", {
className: "live-text", spellcheck: false, autocomplete: "off", value: original, wrap: "off",
ariaLabel: t("Text of the scenario"),
});
field.setAttribute("autocapitalize", "off");
const shown = make("pre", { className: "code", ariaHidden: "true" }, marks, colours);
const frame = make("div", { className: "live-code" }, shown, field);
const messages = make("ul", { className: "live-messages" });
let waiting, cost = 0;
const changes = [];
let isTyping = false, isEditing = false;
const remember = (title) => {
changes.push({ text: known, title });
if (changes.length > mostChanges) changes.shift();
nameUndo();
};
let known = original;
const undo = button(t("Undo"), () => {
const change = changes.pop();
if (!change) return;
replace(0, field.value.length, change.text, null);
nameUndo();
});
const nameUndo = () => {
const title = changes.at(-1)?.title;
undo.textContent = title ? t("Undo {title}", { title }) : t("Undo");
undo.disabled = !title;
};
nameUndo();
const edit = (act) => {
const { activeElement: before } = document;
field.inputMode = "none";
field.focus({ preventScroll: true });
isEditing = true;
act();
isEditing = isTyping = false;
known = field.value;
colour();
if (before !== field && before?.isConnected) before.focus({ preventScroll: true });
field.inputMode = "";
};
const replace = (start, end, text, title = t("the change")) => {
const old = field.value.slice(start, end);
if (old === text) return;
if (title) remember(title);
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
edits.forEach(({ start, end, replacement }, place) => replace(start, end, replacement, place ? null : t("the repair")));
};
const goTo = ({ line, start, end }) => {
field.focus({ preventScroll: true });
field.setSelectionRange(start, end);
frame.scrollTop = shown.offsetHeight * (line - 1) / field.value.split("\n").length - frame.clientHeight / 2;
frame.scrollIntoView({ block: "nearest" });
};
let remarks = [];
const tell = ({ diagnostics: found, more }) => {
const diagnostics = [...found, ...remarks];
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
const place = one.line ? [button(t("Line {line}", one), () => goTo(one)), " "] : [];
item.append(...place, make("span", { textContent: one.message }));
for (const note of one.notes ?? []) {
const words = note.line ? t("{message}, line {line}", note) : note.message;
item.append(make("p", { className: "live-note", textContent: words }));
if (note.lines?.length)
item.append(make("pre", { className: "live-lines", tabIndex: 0, textContent: note.lines.join("\n") }));
}
for (const fixIt of one.fixIts ?? []) item.append(" ", button(fixIt.message, () => repair(fixIt)));
return item;
}), ...more ? [make("li", { textContent: t("and {more} more", { more }) })] : []);
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
remarks = [];
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
if (isEditing) return;
if (!isTyping) remember(t("typing"));
isTyping = true;
known = field.value;
colours.textContent = field.value + "\n";
clearTimeout(waiting);
waiting = setTimeout(() => {
isTyping = false;
colour();
}, Math.max(pause, cost * 3));
if (cost < slow) completion.offer();
};
const completion = live.completion(field, replace);
frame.append(completion.element);
const importScreen = async (dump) => {
let answer;
tell({ diagnostics: [{ severity: "note", message: t("Reading the dump…") }] });
try {
answer = await live.callTool("import", dump);
} catch ({ message }) {
answer = { diagnostics: [{ severity: "error", message }] };
}
if (answer.text) replace(0, field.value.length, answer.text, t("the import"));
remarks = answer.diagnostics.map(({ severity, message, line }) =>
({ severity, message: line ? t("In line {line} of the dump, {message}", { line, message }) : message }));
tell(read(field.value));
};
const open = (text) => {
const isDump = /<[^;\n]*[ :] 0x[0-9a-f]+; [^\n]*frame = \(/.test(text);
if (isDump) importScreen(text);
else if (live.isLog(text)) openLog(text);
else return false;
return true;
};
field.onpaste = (event) => {
if (open(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
};
return {
element: make("div", {}, frame, messages), field, replace, tell, colour, open, undo,
get text() { return field.value; },
write(text, title) { replace(0, field.value.length, text, title); },
settle() { if (waiting) colour(); },
begin(text) {
replace(0, field.value.length, text, null);
changes.length = 0;
nameUndo();
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const kinds = {
table: t("Table"), sequence: t("Sequence"), states: t("States"), statechart: t("State chart"), tree: t("Views"), chain: t("Responders"),
requirements: t("Requirements"), turns: t("Run loop"), why: t("Why not?"), compare: t("Difference"),
};
const most = 60;
const nothing = (words) => make("p", { className: "live-empty", textContent: words });
const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);
live.figures = ({ chosen }) => {
let kind = "table", isRun = false, isCut = false, players = [];
const region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: t("What happens") });
const why = make("div", { className: "live-why" });
let silent = "";
const tellWhy = () => { if (!isRun) why.innerHTML = kind === "why" ? "" : silent; };
const tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: t("Figures") });
for (const [name, words] of Object.entries(kinds)) {
const tab = button(words, () => choose(name));
tab.dataset.kind = name;
tabs.append(tab);
}
tabs.onkeydown = ({ key }) => {
const forward = document.dir === "rtl" ? -1 : 1;
const by = { ArrowRight: forward, ArrowLeft: -forward }[key];
if (!by) return;
const there = [...tabs.children].filter(({ hidden }) => !hidden);
const next = there[(there.indexOf(document.activeElement) + by + there.length) % there.length];
next.focus();
choose(next.dataset.kind);
};
const scrolls = () => region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? region;
const reveal = (row) => {
const [inner, outer] = [row.getBoundingClientRect(), region.getBoundingClientRect()];
if (inner.top < outer.top + 40 || inner.bottom > outer.bottom)
region.scrollTop += inner.top - outer.top - outer.height / 2;
};
const part = (name, html, { variant, lines, fingers } = {}) => {
const element = make("div", { className: `scenario-figure scenario-${name}`, lang: "en", innerHTML: html });
Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
if (variant) element.prepend(make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) }));
return element;
};
const arrange = () => {
const parts = [...region.children, ...why.children].filter(({ dataset }) => dataset.kind);
for (const one of parts) {
one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
if (one.dataset.kind === "why") (kind === "why" ? region : why).append(one);
}
region.querySelector(":scope > .live-empty")?.remove();
if (kind !== "compare" && !parts.some(({ dataset }) => dataset.kind === kind)) region.append(nothing(t("This run has nothing to show here.")));
region.tabIndex = scrolls() === region ? 0 : -1;
};
const choose = (name) => {
kind = name;
for (const tab of tabs.children) {
tab.ariaPressed = String(tab.dataset.kind === name);
tab.tabIndex = tab.dataset.kind === name ? 0 : -1;
}
chosen();
tellWhy();
if (isRun) arrange();
region.scrollTop = 0;
};
return {
element: make("div", { className: "live-result" }, tabs, region, why),
kinds: Object.keys(kinds),
choose, scrolls,
get kind() { return kind; },
get isEmpty() { return !region.firstChild; },
get isCut() { return isCut; },
has: (name) => Boolean(region.querySelector(`:scope > [data-kind="${name}"]`)),
offer(name, isThere) {
for (const tab of tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
},
clear() {
isRun = isCut = false;
this.light(-1);
players = [];
silent = "";
region.replaceChildren();
why.replaceChildren();
window.touchstonePlayer?.(region);
},
stopSteps() {
this.light(-1);
players = [];
},
say(words) { region.replaceChildren(nothing(words)); },
show(html) {
isCut = false;
region.replaceChildren(part(kind, html));
},
showWhy(html) {
silent = html;
tellWhy();
},
grow(rows) {
const body = region.querySelector("tbody");
if (!body) return false;
body.insertAdjacentHTML("beforeend", rows);
while (body.rows.length > most) {
body.rows[0].remove();
isCut = true;
}
return true;
},
showRun(figures, text) {
isRun = true;
isCut = false;
const shown = shownLines(text);
why.replaceChildren();
region.replaceChildren(...figures.map((one) =>
part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
players = window.touchstonePlayer?.(region) ?? [];
for (const { opener } of players) opener.remove();
const drawn = new Set(figures.map((one) => one.kind));
for (const tab of tabs.children) if (tab.dataset.kind !== "compare") tab.hidden = !drawn.has(tab.dataset.kind);
if (!drawn.has(kind) && kind !== "compare") choose(figures[0].kind);
arrange();
},
light(step) {
const rows = [...region.querySelectorAll(":scope > :not([hidden]) tbody tr[id]")];
if (players[0]) window.touchstoneLight(players[0], step);
else for (const [place, row] of rows.entries()) row.classList.toggle("is-current", place === step);
if (rows[step]) reveal(rows[step]);
},
mark(html) {
const first = live.markDifferences(region, html);
if (first?.checkVisibility()) reveal(first);
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
const trailLength = 700;
const trailSteps = 10;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
live.glass = ({ touch, cancel, stays, soon, told, refuse, hovered, grabbed, decorate, asked }) => {
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
let frame = { x: 0, y: 0, width: 1, height: 1 }, measured;
let shown;
let broad = 234;
let ghost;
let taker, isLent = false;
let isEmpty = false;
let trails = [], fading, drawnIn;
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
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
let shapes = [];
const add = (name, className, values) => shapes.push([name, { class: className, ...values }]);
const disc = (className, point, radius) => {
const { x, y } = inPicture(point);
add("circle", className, { cx: x, cy: y, r: radius * frame.width / screen.width });
};
const outline = (className, corners) =>
add("polygon", className, { points: corners.map(inPicture).map(({ x, y }) => `${x},${y}`).join(" ") });
const place = () => {
const there = [...over.children];
for (const [number, [name, values]] of shapes.entries()) {
let shape = there[number];
if (shape?.localName !== name) {
shape = document.createElementNS(drawing, name);
if (there[number]) there[number].replaceWith(shape);
else over.append(shape);
}
for (const [key, value] of Object.entries(values))
if (shape.getAttribute(key) !== String(value)) shape.setAttribute(key, value);
}
for (const shape of there.slice(shapes.length)) shape.remove();
shapes = [];
};
const drawTrails = () => {
const stamp = performance.now();
trails = trails.filter(({ at }) => stamp - at < trailLength);
const lines = Array(trailSteps).fill("");
for (const { from, to, at } of trails) {
const [start, end] = [inPicture(from), inPicture(to)];
lines[Math.floor((stamp - at) / trailLength * trailSteps)] += `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
for (const [step, d] of lines.entries()) if (d) add("path", "live-trail", { d, opacity: 1 - (step + .5) / trailSteps });
if (trails.length) fading ??= requestAnimationFrame(fade);
};
const fade = () => {
fading = undefined;
if (drawnIn !== document.timeline.currentTime) draw();
else fading = requestAnimationFrame(fade);
};
const draw = () => {
drawnIn = document.timeline.currentTime;
if (taker) taker.draw({ disc, outline });
else {
drawTrails();
decorate({ disc });
for (const finger of fingers.values()) disc(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
if (ghost) disc("live-ghost", ghost, 22);
disc("live-cursor", cursor, 10);
}
place();
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
if (!isCalm.matches) trails.push({ from: { x: finger.x, y: finger.y }, to: point, at: performance.now() });
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
taker = event.pointerType === "mouse" && !event.altKey && !fingers.size ? grabbed(point) : undefined;
isLent = Boolean(taker);
if (isLent) return draw();
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
if (event.pointerType === "mouse") hovered(isOn(point) && !event.altKey ? point : undefined);
return hover(event.altKey && isOn(point) ? mirrored(point) : undefined);
}
const { x, y } = pointOf(event);
hold.hasMoved = true;
move(hold.numbers[0], at(x, y));
if (hold.isPair && hold.numbers[1]) move(hold.numbers[1], mirrored(at(x, y)));
};
element.onpointerleave = () => {
hover();
hovered();
};
const giveBack = () => {
if (!isLent) return;
taker = undefined;
isLent = false;
draw();
};
element.onpointerup = (event) => {
if (taker) {
taker.up();
return giveBack();
}
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
element.onpointercancel = (event) => {
if (taker) {
taker.stop();
giveBack();
} else if (holds.has(event.pointerId)) stop();
};
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
else if (event.key === "?") asked(cursor);
else return;
event.preventDefault();
};
const follow = (hand) => {
const start = performance.now();
let number;
const act = ({ phase, x, y }) => {
const point = at(x * screen.width, y * screen.height);
if (phase === began) [number] = put([point], 0);
else if (phase === moved) move(number, point);
else lift([number]);
flush();
};
hand.take = (one) => {
const wait = one.after - (performance.now() - start);
if (wait > 1) setTimeout(act, wait, one);
else act(one);
};
for (const act of hand.acts) hand.take(act);
};
return {
element, flush, stop, follow,
get count() { return fingers.size; },
liftAll() {
lift([...fingers.keys()]);
flush();
},
giveTo(other) {
const before = taker;
taker = other;
if (before !== other) before?.stop();
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
name(variant) {
if (variant) picture.dataset.variant = variant;
else delete picture.dataset.variant;
},
show(html, size) {
const isSame = html === shown && !isEmpty && fingers.size > 0;
if (isSame) return draw();
shown = html;
screen = size;
element.ariaLabel = t("Screen, {width} by {height} points", size);
const figure = make("template", { innerHTML: html }).content;
const svg = figure.querySelector("svg");
if (!svg) return;
svg.removeAttribute("role");
svg.removeAttribute("aria-labelledby");
svg.setAttribute("aria-hidden", "true");
for (const words of svg.querySelectorAll(":scope > title, :scope > desc")) words.remove();
isEmpty = false;
const { width, height } = svg.viewBox.baseVal;
if (!fingers.size) broad = Math.max(broad, width);
svg.setAttribute("width", broad);
for (const one of [svg, over]) one.setAttribute("viewBox", `0 0 ${broad} ${height}`);
element.style.setProperty("--ratio", broad / height);
const glass = live.showPicture(picture, svg).querySelector(".fig-glass");
const path = glass?.getAttribute("d");
if (path && path !== measured) [frame, measured] = [glass.getBBox(), path];
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
const moment = ({ milliseconds, row }) => row
? t("{time} ms, step {row}", { time: Math.round(milliseconds * 10) / 10, row }) : `${Math.round(milliseconds * 10) / 10} ms`;
const beginning = t("Change the text, and run it to see if it’s solved.");
live.challenge = (place, { goTo }) => {
const { judge } = place.dataset;
const verdict = make("p", { className: "live-verdict", textContent: beginning });
const unmet = make("ul", { className: "live-unmet" });
const hints = make("ol", { className: "live-hints" });
const more = button(t("Hint"), () => {
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
more.textContent = given ? t("Another hint ({left} more)", { left }) : t("Hint");
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
const words = answer.solved ? t("Solved.")
: errors.length ? t("Not judged: {reason}.", { reason: errors[0].message })
: answer.kept ? t("Not judged: {reason}.", { reason: answer.kept })
: t("Not yet: {reason}.", { reason: first?.sentence ?? t("something is missing") });
verdict.textContent = answer.unmet.length ? t("Not yet:") : words;
if (answer.solved) verdict.append(" ", button(t("See why"), showSolution));
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
const line = /(?:^|\s)\d+ ms {2}\S.* \S|\{"at":\d/m;
const foreign = t("The log has no object of the text, or the text has an error, so they aren’t compared.");
const sentence = (words) => words[0].toUpperCase() + words.slice(1) + ".";
live.isLog = (text) => line.test(text);
live.logs = ({ text, request, show, say }) => {
const element = make("div", { className: "live-log", hidden: true });
const clear = () => {
element.hidden = true;
element.replaceChildren();
};
const tell = ({ agrees, report }) => {
const [words, ...listings] = (report ?? foreign).split("\n\n");
const [verdict, ...notes] = words.trim().split("\n");
const lines = listings.map((listing) =>
make("pre", { className: "live-lines live-difference", tabIndex: 0 }, make("code", { textContent: listing.trimEnd() })));
element.replaceChildren(
make("p", { className: "live-heading", textContent: t("The log of a device") }),
make("p", { className: agrees === false ? "live-error" : "", textContent: verdict }),
...notes.map((textContent) => make("p", { className: "live-note", textContent })),
...lines, button(t("Close the log"), clear));
element.hidden = false;
return verdict;
};
return {
element, clear,
async open(log) {
say(t("Reading the log…"));
let answer;
try { answer = await live.callTool("log", log, text(), request()); } catch ({ message }) { return say(message); }
const { diagnostics: [problem], tooLarge, figures } = answer;
if (problem) return say(sentence(problem.message));
if (tooLarge) return say(t("The log is too long to be drawn in a page. ‘touchstone draw’ draws it."));
show(figures);
say(tell(answer) + " " + t("The figures show the log."));
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const signs = { "fig-right": "+", "fig-altered": "≠", "fig-left": "−" };
const note = (sign, words) => make("span", { className: "live-differs", textContent: `${sign} ${words}` });
const gone = (row) => make("tr", { className: "live-gone" },
make("td", { className: "fig-lanes", ariaHidden: "true" }), make("th", { scope: "row", textContent: signs["fig-left"] }),
make("td", { className: row.cells[0].className, textContent: row.cells[0].textContent }),
make("td", {}, make("s", { innerHTML: row.cells[1].innerHTML }), " ", note(signs["fig-left"], row.cells[3].textContent)));
live.markDifferences = (region, html) => {
const body = region.querySelector(':scope > [data-kind="table"] tbody');
if (!body) return undefined;
const comparisons = make("template", { innerHTML: html }).content.querySelectorAll(".fig-compare");
if (comparisons.length !== 1) return undefined;
const steps = [...body.querySelectorAll("tr[id]")];
const numbers = [...region.querySelectorAll(':scope > [data-kind="sequence"] .fig-numbers text')];
const marks = [];
let place = 0;
for (const row of comparisons[0].tBodies[0].rows) {
const [kind] = row.classList;
if (kind === "fig-alike") place += Number.parseInt(row.textContent, 10);
else {
if (signs[kind]) marks.push({ kind, row, place });
if (kind !== "fig-left") place += 1;
}
}
if (place !== steps.length) return undefined;
for (const { kind, row, place } of marks) {
if (kind === "fig-left") {
if (steps[place]) steps[place].before(gone(row));
else body.append(gone(row));
} else {
steps[place].classList.add("live-other");
steps[place].lastElementChild.append(" ", note(signs[kind], row.cells[3].textContent));
if (numbers.length === steps.length) {
numbers[place].prepend(signs[kind]);
numbers[place].classList.add("live-other");
}
}
}
return body.querySelector(".live-gone, .live-other");
};
})();
(window.touchstoneLive ??= {}).toolsName = "tools.e2ec497c.js";
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const names = { bounds: t("Bounds"), "hit-areas": t("Hit areas"), recognizers: t("Recognizers") };
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
element: make("div", { className: "overlays", role: "group", ariaLabel: t("Show on the picture") }, ...buttons),
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
const change = (node, other) => {
if (node.nodeType !== Node.ELEMENT_NODE) {
if (node.data !== other.data) node.data = other.data;
return;
}
for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name);
for (const { name, value } of other.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
const children = [...node.childNodes];
const wanted = [...other.childNodes];
for (const [place, child] of wanted.entries()) {
const there = children[place];
if (!there) node.append(child);
else if (there.nodeName === child.nodeName) change(there, child);
else there.replaceWith(child);
}
for (const child of children.slice(wanted.length)) child.remove();
};
live.showPicture = (element, svg) => {
const there = element.firstElementChild;
if (there?.nodeName === svg.nodeName) change(there, svg);
else element.replaceChildren(svg);
return element.firstElementChild;
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const reach = 18;
const edge = 10;
const step = 10;
const grip = 7;
const along = (from, to, length) => ({ x: (to.x - from.x) / length, y: (to.y - from.y) / length });
const isInside = ({ x, y }, corners) => {
const sides = corners.map((one, place) => {
const next = corners[(place + 1) % corners.length];
return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
});
return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};
const isNear = (one, other, most) => Math.hypot(one.x - other.x, one.y - other.y) < most;
const distance = (point, from, to) => {
const [x, y] = [to.x - from.x, to.y - from.y];
const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
const near = Math.min(Math.max(part, 0), 1);
return Math.hypot(point.x - from.x - near * x, point.y - from.y - near * y);
};
const sizing = ({ hasSize, corners }, point) => {
if (!hasSize) return undefined;
if (isNear(corners[2], point, reach)) return { width: 1, height: 1 };
if (distance(point, corners[1], corners[2]) < edge) return { width: 1, height: 0 };
if (distance(point, corners[2], corners[3]) < edge) return { width: 0, height: 1 };
return undefined;
};
live.places = ({ glass, change, say, opened, closed }) => {
let all = [], views = [], chosen, drag;
let hot;
const handles = () => hot ? [hot.corners[0], ...hot.hasSize ? [hot.corners[2]] : []] : [];
const choice = make("select", { onchange: () => choose(views.find(({ name }) => name === choice.value)) });
const choiceBox = make("label", { hidden: true }, t("View") + " ", choice);
const toggle = button(t("Move views"), () => turn(!isMoving()));
toggle.ariaPressed = "false";
const isMoving = () => toggle.ariaPressed === "true";
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
if (values.join() === view.values.join()) {
glass.draw();
return isMoving() ? undefined : closed();
}
change(view.name, view.property, values.join(" "));
told({ ...view, values });
};
const taker = {
down(point) {
if (drag) return;
const size = chosen && sizing(chosen, point);
const view = size ? chosen : views.findLast(({ corners }) => isInside(point, corners));
if (!view) return say(t("No view here has its frame in the text."));
choose(view);
drag = { from: point, size, values: view.values };
},
move({ x, y }) {
if (!drag) return;
const { across, down } = chosen;
const area = across.x * down.y - across.y * down.x;
if (!area) return;
const [right, below] = [x - drag.from.x, y - drag.from.y];
const [wider, higher] = [(right * down.y - below * down.x) / area, (below * across.x - right * across.y) / area];
const { width, height } = drag.size ?? { width: 1, height: 1 };
drag.values = moved(chosen, wider * width, higher * height, drag.size);
told({ ...chosen, values: drag.values });
glass.draw();
},
up() { if (drag) write(chosen, drag.values); },
stop() {
drag = undefined;
glass.draw();
if (!isMoving()) closed();
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
else closed();
glass.giveTo(isOn ? taker : undefined);
if (!isOn) return say(t("Touch the screen, or run the steps in the text."));
choose(chosen ?? views.at(-1));
if (!views.length) say(t("No view has its frame in the text."));
glass.element.focus({ preventScroll: true });
glass.element.scrollIntoView({ block: "nearest" });
};
return {
element: [toggle, choiceBox],
get isMoving() { return isMoving(); },
leave() { if (isMoving()) turn(false); },
hover(point) {
const found = !point ? undefined
: handles().some((one) => isNear(one, point, reach)) ? hot
: views.findLast(({ corners }) => isInside(point, corners));
if (found === hot) return;
hot = found;
glass.draw();
},
grab(point) {
const place = handles().findIndex((one) => isNear(one, point, grip));
if (place < 0) return undefined;
const { name } = hot;
opened();
hot = views.find((one) => one.name === name);
if (!hot) return undefined;
choose(hot);
drag = { from: point, size: place === 1 ? { width: 1, height: 1 } : undefined, values: hot.values };
return taker;
},
drawHandles({ disc }) {
for (const [place, corner] of handles().entries()) disc(place ? "live-corner" : "live-corner live-mover", corner, grip);
},
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
hot = undefined;
if (chosen) choice.value = chosen.name;
toggle.disabled = !views.length;
if (!views.length && isMoving()) turn(false);
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
const request = "prefix live\ntitle " + t("Your scenario") + "\nfacts facts.html\nmessages diagnostics.html";
const title = t("Playground");
const damaged = t("The scenario in this link is damaged or too long; here’s another one.");
const draft = live.draft();
live.playground = {
async beginning() {
const shared = await live.sharedText();
if (shared) return { request, title, text: shared, home: shared };
const kept = draft.text;
const words = shared === undefined ? damaged : kept ? live.keptWords : undefined;
return { request, title, words, text: kept || example, home: example };
},
keep(text, home) {
if (text !== home) draft.keep(text);
else if (home === example) draft.keep();
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
reject(new Error(t("The course’s scenarios couldn’t be loaded.")));
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
origin.replaceChildren(t("“{scenario}”, from the lesson", { scenario: link.textContent }) + " ", make("a", { href: link.href, textContent: lesson }));
live.say(t("“{scenario}” is on the screen.", { scenario: link.textContent }));
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
found.textContent = !wanted.length ? "" : count === 1 ? t("One scenario") : t("{count} scenarios", { count });
};
field.oninput = look;
field.onfocus = async () => {
field.onfocus = null;
const texts = await scenes().catch(() => ({}));
for (const { scenes } of lessons) for (const scene of scenes)
scene.words += " " + (texts[scene.item.firstElementChild.getAttribute("href")]?.[0] ?? "").toLowerCase();
look();
};
gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, t("Find one") + " ", field), found));
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const patience = 500;
live.questions = ({ facts, fix, say, speak, lend, nameAt }) => {
const answer = make("div", { className: "live-answer" });
const choice = make("select", { onchange: () => ask(choice.value) });
const aim = button(t("Ask by touch"), () => turn(aim.ariaPressed !== "true"));
aim.hidden = !matchMedia("(any-pointer: coarse)").matches;
aim.ariaPressed = "false";
const element = make("div", { className: "live-ask", hidden: true },
make("label", {}, t("Why, or why not?") + " ", choice), aim, answer);
let asked = "", pointed, resting, isSilent = false;
const linked = (numbers) => numbers.flatMap((number) => [" ", make("a", { href: `${facts}#${number}`, textContent: number })]);
const lines = ({ acts, obstacles }) => {
const all = [
...acts.map((sentence) => [sentence]),
...obstacles.map(({ milliseconds, sentence, details, facts }) =>
[`${Math.round(milliseconds)} ms: ${[sentence, ...details].join(" ")}`, ...linked(facts)]),
];
return all.length ? all : [[t("Nothing has touched it, and nothing has kept it from acting.")]];
};
const why = (name) => {
try { return live.call("why", name); } catch { return {}; }
};
const show = () => {
const found = asked ? why(asked) : {};
if (!found.name) return answer.replaceChildren();
const told = lines(found);
const repair = found.wish && found.obstacles.length && fix
? [button(t("Find a fix: {wish}", found), () => fix(found.wish))] : [];
answer.replaceChildren(make("p", { className: "live-heading", textContent: found.name }),
make("ul", {}, ...told.map((words) => make("li", {}, ...words))), ...repair);
if (!isSilent) speak(told.map(([words]) => words).join(" "));
};
const ask = (name) => {
asked = name;
choice.value = name;
isSilent = false;
show();
};
const turn = (isOn) => {
aim.ariaPressed = String(isOn);
lend(isOn ? asker : undefined);
if (isOn) say(t("Touch a view to ask why it did or didn’t act."));
};
const asker = {
down(point) {
turn(false);
const name = nameAt(point);
if (!name) return say(t("No view here has a name."));
ask(name);
answer.scrollIntoView({ block: "nearest" });
},
move() {}, up() {}, draw() {},
stop() { aim.ariaPressed = "false"; },
key({ key }) {
if (key === "Escape") turn(false);
return key === "Escape";
},
};
const tell = (name) => {
const found = why(name);
if (found.name) say(`${name}: ${lines(found)[0][0]}`);
};
return {
element, ask,
point(name) {
if (name === pointed) return;
pointed = name;
clearTimeout(resting);
if (name) resting = setTimeout(tell, patience, name);
},
offer(names) {
element.hidden = !names.length;
choice.replaceChildren(make("option", { value: "", textContent: t("Choose a view or a recognizer") }),
...names.map((name) => make("option", { value: name, textContent: name })));
if (!names.includes(asked)) {
asked = "";
answer.replaceChildren();
}
choice.value = asked;
},
refresh() {
isSilent = true;
show();
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const capitalized = (words) => words[0].toUpperCase() + words.slice(1) + ".";
const mostEvents = 6;
live.repairs = ({ text, use, say }) => {
const list = make("ol", { className: "live-fixes" });
const fix = async (line) => {
find.disabled = true;
say(t("Trying the known fixes…"));
try {
show(await live.callTool("repair", text(), line ? `expect\n  ${line}` : ""), line);
} catch ({ message }) {
say(message);
}
find.disabled = false;
};
const find = button(t("Find a fix"), () => fix());
const element = make("div", { className: "live-repairs", hidden: true }, find, list);
const events = (heading, phrases) => phrases.length
? [make("p", { className: "live-note" }, heading + " ", ...phrases.slice(0, mostEvents).flatMap((phrase, place) =>
[...place ? [", "] : [], make("code", { textContent: phrase })]),
phrases.length > mostEvents ? t(", and {count} more.", { count: phrases.length - mostEvents }) : ".")] : [];
const code = (className, lines) => make("pre", { className, tabIndex: 0 }, make("code", { textContent: lines }));
const show = ({ repairs, tried, isCut }, line) => {
element.hidden = false;
list.replaceChildren(...repairs.map((one) => make("li", {},
make("p", {}, capitalized(one.title), " ", button(t("Use it"), () => { use(one.text); clear(); })),
code("live-lines live-difference", one.difference.join("\n")),
code("live-lines live-swift", one.swift),
...events(t("No longer:"), one.vanished), ...events(t("New:"), one.appeared))));
const count = repairs.length;
say(count && line ? t(count === 1 ? "One fix makes “{line}” happen." : "{count} fixes make “{line}” happen.", { count, line })
: count ? t(count === 1 ? "One fix makes the expectations true." : "{count} fixes make the expectations true.", { count })
: t(isCut ? "No fix found among {tried} changes, and there are more to try." : "No fix found among {tried} changes.", { tried }));
};
const clear = () => {
list.replaceChildren();
element.hidden = true;
};
return {
element, clear, fix,
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
if (!runs.length) return t(errors.length === 1 ? "One error in the text; see below." : "{count} errors in the text; see below.", { count: errors.length });
if (!passed) return t("Not as expected: {message}", errors[0]);
const events = runs.reduce((sum, one) => sum + one.events, 0);
const length = t("{events} events in {time} ms.", { events, time: Math.round(runs[0].milliseconds) });
if (!expectations) return length;
return length + " " + t(expectations > 1 ? "All {expectations} expectations hold." : "The one expectation holds.", { expectations });
};
live.running = ({ title, run, busy, say, lead }) => {
let newest = 0, isBusy = false, isLong = false, waiting, cost = 0;
const runOrStop = () => isLong ? live.stopAside() : run();
const buttons = [[t("Run"), t("Run the text")], [title, title]].map(([words, label]) => {
const element = button(words, runOrStop);
const name = (isStop) => {
element.textContent = isStop ? t("Stop") : words;
element.ariaLabel = isStop ? t("Stop") : label;
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
say(t("This is a long run. “Stop” ends it."));
};
const drop = () => {
newest += 1;
if (!isBusy) return;
live.stopAside();
turn(false, false);
};
const conclude = (words, { isAbove = false, tell = say } = {}) => {
tell(words);
if (lead && !isAbove) outcome.replaceChildren(words + " ", button(t("To the figures"), lead));
};
return {
buttons: buttons.map(({ element }) => element), outcome, drop, conclude,
get isBusy() { return isBusy; },
get cost() { return cost; },
set isDisabled(is) { for (const { element } of buttons) element.disabled = is; },
get isDisabled() { return buttons[0].element.disabled; },
async go(work, take) {
drop();
const own = newest;
turn(true, false);
waiting = setTimeout(turn, patience, true, true);
const start = performance.now();
let found, fault;
try { found = await work(); } catch (error) { fault = error; }
if (own !== newest) return;
cost = performance.now() - start;
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
if (!address) return element.replaceChildren(t("The text is too long for a link. Copy it instead."));
const field = live.make("input", { readOnly: true, value: address, ariaLabel: t("Link to this scenario") });
const copy = live.button(t("Copy"), async () => {
field.select();
try { await navigator.clipboard.writeText(address); } catch { document.execCommand("copy"); }
copy.textContent = t("Copied");
});
element.replaceChildren(field, copy, live.make("p", { textContent: t("The link contains the text; no server gets it.") }));
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
const { make, button } = live;
const fieldFor = ({ kind, value, choices }) =>
kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
: choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
: make("input", { value, size: Math.max(4, value.length) });
live.switches = ({ edit, settle, isOpen }) => {
let offered = [];
const written = make("div", { className: "live-switch-list" });
const unwritten = make("div", { className: "live-switch-list" });
const element = make("div", { className: "live-switches", hidden: !isOpen },
make("p", { className: "live-heading", textContent: t("Switches") }), written,
make("details", {}, make("summary", { textContent: t("Values not in the text") }), unwritten));
const toggle = button(t("Switches"), () => {
element.hidden = !element.hidden;
toggle.ariaExpanded = String(!element.hidden);
});
toggle.ariaExpanded = String(Boolean(isOpen));
const named = (name, property) => offered.filter((one) => one.element === name && one.property === property);
const change = (name, property, value, place = 0) => {
settle();
const found = named(name, property)[place];
if (found && !element.inert) edit(found.start, found.end, (found.opening ?? "") + value, t("{property} of {name}", { property, name }));
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
element, toggle, change,
set isStopped(isStopped) { element.inert = isStopped; },
offer(switches) {
offered = switches;
const isFrame = ({ kind }) => Number(kind === "rectangle");
const labels = (some) => some.sort((a, b) => isFrame(a) - isFrame(b)).map(label);
written.replaceChildren(...labels(switches.filter(({ opening }) => !opening)));
toggle.hidden = !switches.length;
unwritten.replaceChildren(...labels(switches.filter(({ opening }) => opening)));
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
live.toolbar = (element, ariaLabel) => {
element.setAttribute("role", "toolbar");
element.ariaLabel = ariaLabel;
const controls = () => [...element.querySelectorAll("button, select")].filter((one) => !one.disabled && !one.closest("[hidden]"));
let stop;
const settle = () => {
const all = controls();
if (!all.includes(stop)) [stop] = all;
for (const one of all) one.tabIndex = one === stop ? 0 : -1;
};
element.addEventListener("focusin", ({ target }) => {
if (!controls().includes(target)) return;
stop = target;
settle();
});
element.addEventListener("keydown", (event) => {
const forward = document.dir === "rtl" ? -1 : 1;
const by = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
const all = controls();
const place = all.indexOf(event.target);
if (!by || place < 0) return;
event.preventDefault();
all[(place + by + all.length) % all.length].focus();
});
new MutationObserver(settle).observe(element, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
settle();
return element;
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const least = 8;
live.transport = ({ show, pace }) => {
let film = { milliseconds: 0, steps: [] };
let places = [], place = 0, end = 0;
let frame = 0, last = 0, isHere = false;
const toggle = button(t("▶ Play"), () => frame ? stop() : play());
const back = button("‹", () => step(-1));
const next = button("›", () => step(1));
back.ariaLabel = t("One step back");
next.ariaLabel = t("One step forward");
const range = make("input", { type: "range", min: 0, step: "any", ariaLabel: t("Moment"), oninput: () => {
stop();
go(Number(range.value));
} });
const note = make("p", { className: "live-note", hidden: true, textContent: t("Only the beginning can be played again.") });
const buttons = live.toolbar(make("div", { className: "live-steps" }, toggle, back, next), t("Play"));
const element = make("div", { className: "live-transport", role: "group", ariaLabel: t("What the screen showed") },
buttons, range, note);
const stepAt = (where) => places.findLastIndex((one) => one <= where + 1e-6);
const timeOf = (number) => number < 0 ? 0 : film.steps[number].milliseconds;
const timeAt = (where) => {
const number = stepAt(where);
const [from, until] = [timeOf(number), number + 1 < places.length ? timeOf(number + 1) : film.milliseconds];
const [start, stop] = [number < 0 ? 0 : places[number], places[number + 1] ?? end];
return stop > start ? from + (until - from) * (where - start) / (stop - start) : from;
};
const placeOf = (time) => {
const number = film.steps.findLastIndex(({ milliseconds }) => milliseconds <= time);
return (number < 0 ? 0 : places[number]) + time - timeOf(number);
};
const name = () => {
toggle.textContent = frame ? t("❚❚ Pause") : t("▶ Play");
const number = stepAt(place);
back.disabled = !film.steps.length || number < 1;
next.disabled = number >= film.steps.length - 1;
};
const go = (where) => {
isHere = true;
place = Math.min(Math.max(where, 0), end);
range.value = place;
const number = stepAt(place);
const milliseconds = timeAt(place);
const isAtStep = number >= 0 && place < end && milliseconds === timeOf(number);
const sentence = number < 0 ? "" : film.steps[number].sentence;
range.ariaValueText = `${Math.round(milliseconds)} ms: ${sentence}`;
name();
show({ milliseconds, events: isAtStep ? film.steps[number].events : number < 0 ? 0 : -1, step: number, count: places.length, sentence });
};
const step = (by) => {
stop();
const number = stepAt(place) + by;
if (places[number] !== undefined) go(places[number]);
};
const stop = () => {
if (frame) cancelAnimationFrame(frame);
frame = 0;
name();
};
const tick = () => {
const stamp = performance.now();
const time = timeAt(place) + Math.min(100, stamp - last) * pace();
last = stamp;
frame = time < film.milliseconds ? requestAnimationFrame(tick) : 0;
go(time < film.milliseconds ? placeOf(time) : end);
};
const play = () => {
if (!places.length) return;
if (place >= end) go(0);
last = performance.now();
frame = requestAnimationFrame(tick);
name();
};
name();
return {
element, stop,
get isBack() { return isHere && place < end; },
get isPlaying() { return Boolean(frame); },
load(now) {
stop();
film = now;
let where = 0, before = 0;
places = film.steps.map(({ milliseconds }) => {
where += Math.max(least, milliseconds - before);
before = milliseconds;
return where;
});
end = where + Math.max(0, film.milliseconds - before);
range.max = place = end;
range.value = end;
isHere = false;
buttons.inert = range.inert = !places.length;
note.hidden = !film.isCut;
name();
},
goTo(row) {
stop();
go(places[row - 1] ?? end);
range.focus({ preventScroll: true });
},
showStart() { go(0); },
showEnd() { go(end); },
clear() { this.load({ milliseconds: 0, steps: [] }); },
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
live.twin = () => {
const names = ["", ""].map(() => make("p", { className: "live-name" }));
const picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
const element = make("div", { className: "live-twin", hidden: true }, names[1], picture);
let engine, request, end = 0;
return {
element,
name: names[0],
get isThere() { return !element.hidden; },
load(text, asked, [first, second]) {
engine ??= live.anotherEngine();
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
if (svg) live.showPicture(picture, svg);
},
clear() {
element.hidden = names[0].hidden = true;
picture.replaceChildren();
engine?.end();
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const factsOf = (place) => {
const numbers = place.dataset.facts?.split(" ") ?? [];
return [...document.querySelectorAll(".facts li[data-rules]")].flatMap((item) => {
const number = item.querySelector("b").textContent;
if (!numbers.includes(number)) return [];
const claim = [...item.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
.map(({ textContent }) => textContent).join("").trim();
return [{ number, claim, line: `without ${number} ${item.dataset.rules} ${claim}` }];
});
};
const list = (heading, items) => items.length
? [make("p", { className: "live-heading", textContent: heading }),
make("ul", {}, ...items.map((textContent) => make("li", { textContent })))] : [];
live.without = (place, chosen) => {
const facts = factsOf(place);
const claim = make("p", { className: "live-claim" });
const choice = make("select", { onchange: () => choose(choice.value) });
choice.append(make("option", { value: "", textContent: t("UIKit as it is") }),
...facts.map(({ number, claim }) => make("option", { value: number, textContent: t("Without {number}: {claim}", { number, claim }) })));
const current = () => facts.find(({ number }) => number === choice.value);
const choose = () => {
const fact = current();
claim.textContent = fact ? t("UIKit doesn’t do this here: “{claim}”", fact) : "";
element.classList.toggle("is-without", Boolean(fact));
chosen(fact?.number);
};
const element = make("div", { className: "live-without", hidden: !facts.length },
make("label", {}, t("What if UIKit didn’t?") + " ", choice), claim);
return {
element,
get lines() { return current() ? [current().line] : []; },
drawn({ runs, tooLarge }, much) {
const parts = runs.flatMap(({ variant, sentence, broken, html }) => [
...variant ? [make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) })] : [],
make("p", { className: "parting", textContent: sentence }),
...list(t("Then these expectations don’t hold:"), broken),
tooLarge ? make("p", { className: "live-empty", textContent: much }) : make("div", { innerHTML: html }),
]);
return parts.map(({ outerHTML }) => outerHTML).join("");
},
};
};
})();
(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const ways = [
t("Touch with any number of fingers, a pen, or a mouse."),
t("With a mouse, hold Alt for a second finger opposite. Release while holding Shift, and the finger stays; click it to lift it."),
t("With the keyboard, arrow keys move the finger 10 points, or 1 with Shift. Space touches and lifts. 1 to 9 choose a finger. Escape cancels all touches."),
t("Under a mouse, a view has handles: drag the top-left corner to move it, and the bottom-right corner to resize it. With “Move views” on, drag a view, its right or bottom edge, or the corner between them, or choose one with Space, move it with the arrow keys, and resize it with Shift and the arrow keys."),
t("Rest a mouse on a view, or press ? over one, to ask why it did or didn’t act. With a finger, choose “Ask by touch” first."),
];
const noFinger = t("No finger is on the screen. With “Fingers stay” on, one stays when you let go.");
const paces = { "1": t("in real time"), "0.25": t("4 times slower"), "0.1": t("10 times slower"), "0": t("step by step") };
const turn = 1000 / 60;
const patience = { timer: 5000, nothing: 1000 };
const nothing = t("The text has an error, so there’s nothing on the screen yet. See the message below the text.");
const mostOfRerun = 300;
const much = t("Too much happens here to draw its figures.");
let current;
live.textOf = (place) => [...place.querySelectorAll("code.language-scenario")].map((one) => one.textContent).join("");
live.open = async (place, opener, hand) => {
await live.ready();
live.beginAside();
current?.close();
const isPlayground = place.id === "page_playground";
const isChallenge = Boolean(place.dataset.judge);
const beginning = isPlayground ? await live.playground.beginning() : kept(place);
current = workbench(place, opener, { isPlayground, isChallenge, hand, ...beginning });
};
live.warm = async (place) => {
const { text, request } = kept(place);
const calls = [["colour", text], ["begin", text, request], ["glass", request, 0, -1], ["draw", request],
["touch", 1, 0, 0, 0, 0, 0], ["advance", 20]];
for (const call of calls) {
await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
if (current) return;
const answer = live.call(...call);
if (call[0] === "begin" && !answer.screen) break;
}
live.end();
};
const kept = (place) => {
const home = place.dataset.text ?? live.textOf(place);
const draft = live.draft(place.id);
return {
text: draft.text ?? home, home, draft, words: draft.text === null ? undefined : live.keptWords, request: place.dataset.request,
title: place.querySelector(".scenario-title a, .challenge-title a").textContent,
};
};
live.load = (scenario) => current?.load(scenario);
live.say = (words) => current?.say(words);
function workbench(place, opener, { isPlayground, isChallenge, text: original, home = original, draft, words: greeting, request, title, hand }) {
let mode = "session", pace = 1, hasFilm = false;
let isAlive = false, isBrief = false;
let now = 0, last = 0, next = null, quietAt = 0, frame = 0, isDirty = false, isOver = false;
let screen = { width: 390, height: 844 }, variant, spoken = [], speaksAt = 0, count = 0;
let drawnAt = 0, cost = 0, isOneEvent = false;
const basis = () => request.split("\n").filter((line) => !line.startsWith("figure "));
const asking = (...wanted) => [
...basis(), ...wanted.map((one) => "figure " + one), ...overlays.lines, ...without.lines, ...(variant ? ["variant " + variant] : []),
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
const challenge = isChallenge ? live.challenge(place, { goTo: (row) => transport.goTo(row) }) : undefined;
const glass = live.glass({
stays: () => staysBox.checked,
cancel: () => at(() => live.call("touch", 1, 3, 0, 0, now, 0)),
told: ({ x, y, finger }) => {
const name = places.nameAt({ x, y });
const point = finger > 1 ? t("Finger {finger} at {x}, {y}", { finger, x, y }) : `${x}, ${y}`;
const words = name ? t("{point}, over {name}", { point, name }) : point;
status.textContent = words;
tellSoon(words, 300);
},
refuse: () => say(nothing),
hovered: (point) => {
questions.point(point && places.nameAt(point));
places.hover(mode === "run" || (isAlive && !count) ? point : undefined);
},
grabbed: (point) => places.grab(point),
decorate: (pen) => places.drawHandles(pen),
asked: (point) => {
const name = places.nameAt(point);
if (name) questions.ask(name);
},
soon: () => { frame || (flushing ??= requestAnimationFrame(flush)); },
touch: (finger, phase, x, y, more, tool) => {
if (mode !== "session" || isBrief || transport.isBack) begin({ hasFingers: true });
if (!isAlive) return say(nothing);
if (isOver) return say(t("This session has ended. Start over to touch again."));
const act = () => {
if (phase === 0 && tool) live.call("tool", finger, tool);
return live.call("touch", finger, phase, x, y, now, more);
};
if (isOneEvent) take(act());
else at(act);
isOneEvent = Boolean(more);
},
});
const without = live.without(place, (number) => {
figures.offer("compare", Boolean(number) || editor.text !== home || variants.length > 0);
if (number) figures.choose("compare");
else if (figures.kind === "compare") figures.choose("table");
if (!runs.isDisabled) run();
});
const overlays = live.overlays(() => mode === "run" ? run() : draw());
const transport = live.transport({
pace: () => pace || 1,
show({ milliseconds, events, step, count: all, sentence }) {
showGlass(milliseconds, events);
figures.light(step);
status.textContent = (step < 0 ? "" : t("{step} of {total}", { step: step + 1, total: all }) + " · ") + `${Math.round(milliseconds)} ms · ${sentence}`;
},
});
const showGlass = (milliseconds, events = -1) => {
const { html } = live.call("glass", asking(), milliseconds, events);
if (html) glass.show(html, screen);
twin.show(milliseconds);
};
const twin = live.twin();
const counterpart = () => {
const other = (...lines) => [
...basis().map((line) => line.replace(/^prefix .*/, "prefix twin")), ...overlays.lines, ...lines].join("\n");
const chosen = variant ? ["variant " + variant] : [];
if (without.lines.length) return [editor.text, other(...chosen), [t("Without the fact"), t("UIKit as it is")]];
if (editor.text !== home && !isChallenge) return [home, other(), [t("Your text"), isPlayground ? t("The original") : t("The lesson’s text")]];
const [first, second] = [variant ?? variants[0], variants.find((name) => name !== (variant ?? variants[0]))];
return second && [editor.text, other("variant " + second), [first, second]];
};
const loadRun = () => {
const other = figures.kind === "compare" && counterpart();
let end = 0;
if (other) try { end = twin.load(...other); } catch { twin.clear(); }
else twin.clear();
element.classList.toggle("has-twin", twin.isThere);
const film = live.call("film", asking());
transport.load({ ...film, milliseconds: Math.max(film.milliseconds, end) });
if (places.isMoving) transport.showStart();
else transport.showEnd();
};
const endTwin = () => {
twin.clear();
element.classList.remove("has-twin");
};
let isFigureOld = true, hasNewRows = false;
const figures = live.figures({
chosen() {
if (mode === "log") return;
if (mode === "run") {
if (runs.isBusy) return undefined;
if (hasFilm && twin.isThere !== (figures.kind === "compare")) loadRun();
return differ();
}
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
transport.clear();
last = performance.now();
frame = requestAnimationFrame(step);
};
const at = (act) => {
if (isBrief) begin();
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
else if (isAlive && mode === "session") showGlass(now);
if (hasNewRows) follow();
speak();
const waits = next !== null && now < quietAt - patience.nothing + patience.timer;
if (!isOver && (pace ? glass.count || now < quietAt || waits : false)) wake();
else rest();
};
const rest = () => {
if (figures.isCut) {
isFigureOld = true;
draw();
follow();
} else if (isDirty) draw();
else if (isAlive && mode === "session") showGlass(now);
if (mode === "session") {
figures.showWhy(count ? live.call("draw", asking("why")).figures[0]?.html ?? "" : "");
if (isAlive) transport.load(live.call("film", asking()));
questions.refresh();
}
speak(true);
};
let waitsFrom = 0, waitsFor = null;
const showWait = () => {
if (next !== waitsFor) [waitsFrom, waitsFor] = [now, next];
const length = next - waitsFrom;
if (next === null || length < turn * 3) glass.wait();
else glass.wait((now - waitsFrom) / length, t("timer at {time} ms", { time: Math.round(next) }));
};
const take = (news) => {
if (!news) return;
now = Math.max(now, news.milliseconds ?? 0);
next = news.next ?? null;
showWait();
if (news.events !== undefined) count = news.events;
if (news.rows || news.redraw) {
const grows = figures.kind === "table" && !isFigureOld && !news.redraw && figures.grow(news.rows);
if (grows) hasNewRows = true;
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
say(news.diagnostics?.[0]?.message ?? t("The session has ended."));
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
hasNewRows = false;
const region = figures.scrolls();
region.scrollTop = region.scrollHeight;
};
const drawSession = () => {
if (!isAlive) {
glass.empty(nothing);
return figures.say(t("Nothing to show yet."));
}
if (!transport.isBack || isBrief) showGlass(now);
const { kind } = figures;
if (isBrief) return;
if (kind === "table" && !isFigureOld) return;
isFigureOld = false;
if (kind === "compare") return showDifference();
const { figures: drawn, tooLarge } = live.call("draw", asking(kind));
if (tooLarge) return figures.say(much);
const html = count && drawn.find((one) => one.kind === kind)?.html;
if (html) figures.show(html);
else figures.say(t("Nothing to show yet. Put a finger on the screen."));
if (frame) follow();
};
const paragraph = (className, textContent) => make("p", { className, textContent }).outerHTML;
const difference = async () => {
if (without.lines.length) {
const answer = await live.callAside("without", editor.text, asking("compare"));
return without.drawn(answer, much);
}
if (editor.text === home) return paragraph("live-empty", t("The text is unchanged."));
const { sentence, html, tooLarge } = await live.callAside("compare", home, editor.text, asking("compare"));
return tooLarge ? paragraph("live-empty", much) : paragraph("parting", sentence) + (html ?? "");
};
const showDifference = () => {
if (runs.isBusy || figures.has("compare")) return;
runs.go(difference, (html) => { if (figures.kind === "compare") figures.show(html); });
};
const differ = () => {
const isWanted = figures.kind === "compare" || without.lines.length > 0
|| (editor.text !== home && !isChallenge && !isPlayground);
if (isWanted && !figures.has("compare")) runs.go(difference, (html) => {
figures.add("compare", html);
figures.mark(html);
});
};
const showRun = (answer, judged) => {
figures.clear();
const isWithout = without.lines.length > 0 && answer.runs.length > 0;
editor.tell(isWithout ? { diagnostics: [] } : judged ?? answer);
repairs.offer(!isChallenge && !isWithout && answer.runs.length > 0 && !answer.passed);
if (answer.figures.length) {
glass.name(answer.runs[0].variant);
const partings = answer.partings.map((words) => paragraph("parting", words)).join("");
const first = answer.figures.find(({ kind }) => kind === "compare");
if (first) first.html = partings + first.html;
figures.showRun(answer.figures, editor.text);
isAlive = false;
hasFilm = Boolean(live.call("play", editor.text, asking()).screen);
if (hasFilm) loadRun();
questions.refresh();
differ();
} else if (answer.tooLarge) figures.say(much);
if (isWithout) return t("This is the run without the fact. “Difference” shows both runs side by side.");
return judged ? challenge.judge(judged) : live.verdict(answer);
};
const runs = live.running({
title: isChallenge ? t("Run and judge") : t("Run the steps"),
run: () => run(), say,
busy(isBusy) { element.ariaBusy = String(isBusy); },
lead: isChallenge ? undefined : () => bar.scrollIntoView({ block: "start" }),
});
const read = () => {
const answer = live.call("begin", editor.text, asking(figures.kind));
if (!answer.screen) return undefined;
screen = answer.screen;
if (variants.length !== (answer.variants ?? []).length) offerVariants(answer.variants ?? []);
switches.offer(answer.switches ?? []);
places.offer(answer.views ?? [], answer.switches ?? []);
questions.offer(answer.names ?? []);
return answer;
};
const begin = ({ hasFingers = false, isForViews = false } = {}) => {
isBrief = isForViews && (mode === "run" || isBrief);
runs.drop();
mode = "session";
isAlive = false;
if (!hasFingers) glass.clear();
glass.wait();
now = 0; next = null; count = 0; isOver = false; isFigureOld = true;
spoken = [];
if (!isBrief) {
figures.clear();
transport.clear();
}
endTwin();
const answer = read();
if (!answer) return;
isAlive = true;
questions.refresh();
if (answer.news) take(answer.news);
quietAt = 0;
draw();
if (!isBrief) status.textContent = t("Touch the screen, or run the steps in the text.");
};
const run = (words, { isAbove = false, isQuiet = false } = {}) => {
isBrief = false;
if (!isQuiet) transport.clear();
if (frame) cancelAnimationFrame(frame);
frame = 0;
mode = "run";
glass.clear();
glass.wait();
const { text } = editor;
const work = () => Promise.all([live.callAside("run", text, asking(...figures.kinds)), challenge?.ask(text)]);
const tell = (told) => {
status.textContent = told;
tellSoon(told, 1000);
};
runs.go(work, ([answer, judged]) => {
const told = showRun(answer, judged);
runs.conclude([words, told].filter(Boolean).join(" "), { isAbove, ...isQuiet ? { tell } : {} });
});
};
const changed = () => {
const wasRun = mode === "run" || isBrief;
if (!wasRun || isChallenge || runs.cost > mostOfRerun) return begin();
if (read()) run("", { isQuiet: true });
};
const stop = () => {
if (frame) cancelAnimationFrame(frame);
frame = 0;
runs.drop();
transport.clear();
live.end();
isAlive = isBrief = false;
mode = "session";
begun = undefined;
endTwin();
questions.offer([]);
next = null; count = 0;
glass.clear();
glass.wait();
figures.clear();
draw();
};
const keep = () => {
if (!isAlive) return say(nothing);
const answer = live.call("steps");
if (!/finger/.test(answer.steps)) return say(t("There are no touches to keep yet."));
editor.write(answer.text, t("the kept steps"));
run(t("Your touches are now steps in the text, which has been run again."));
};
let variants = [];
const variantBox = make("span", { className: "live-variants" });
const offerVariants = (names) => {
variants = names;
const choice = make("select", { onchange: () => { variant = choice.value; changed(); } });
choice.append(...names.map((name) => make("option", { value: name, textContent: name })));
variantBox.replaceChildren(...names.length ? [make("label", {}, t("Variant") + " ", choice)] : []);
if (!names.length) variant = undefined;
};
const switches = live.switches({
edit: (...places) => editor.replace(...places), settle: () => editor.settle(), isOpen: isPlayground || isChallenge,
});
const places = live.places({
glass, change: switches.change, say,
opened: () => begin({ isForViews: true }),
closed: () => { if (isBrief) changed(); },
});
const editor = live.editor(original, (text, error) => {
runs.isDisabled = switches.isStopped = Boolean(error);
resetButton.disabled = text === home;
if (text !== written) {
challenge?.reset();
sharing.clear();
coding.clear();
logs.clear();
runs.outcome.replaceChildren();
repairs.clear();
figures.stopSteps();
if (isPlayground) live.playground.keep(text, home);
else if (written !== undefined) draft.keep(text === home ? undefined : text);
written = text;
}
clearTimeout(telling);
if (error) tellSoon(error.line ? t("Line {line}: {message}", error) : error.message, 1200);
else if (isWrong) say(t("The text has no more errors."));
isWrong = Boolean(error);
if (error || text === begun) return;
begun = text;
try { changed(); } catch (error) { say(error.message); }
figures.offer("compare", text !== home || variants.length);
}, (log) => logs.open(log));
let begun, written, isWrong = false;
const resetButton = button(isPlayground || isChallenge ? t("Back to the beginning") : t("Back to the lesson’s text"), () => editor.write(home, t("going back")));
editor.field.addEventListener("keydown", (event) => {
if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runs.isDisabled) run();
});
const repairs = live.repairs({ text: () => editor.text, use: (text) => { editor.write(text, t("the fix")); run(); }, say });
const questions = live.questions({
facts: /^facts (.*)/m.exec(request)?.[1] ?? "", say: (words) => { status.textContent = words; },
speak: (words) => { voice.textContent = words; },
nameAt: (point) => places.nameAt(point),
lend: (taker) => {
places.leave();
glass.giveTo(taker);
if (taker) glass.element.scrollIntoView({ block: "nearest" });
},
fix: isChallenge ? undefined : (line) => {
repairs.fix(line);
repairs.element.scrollIntoView({ block: "nearest" });
},
});
const sharing = live.sharing(() => editor.text);
const coding = live.coding({
text: () => editor.text,
request: () => ["name " + place.id.replace(/^[a-z]+_/, ""), ...variant ? ["variant " + variant] : []].join("\n"),
say,
});
const logs = live.logs({
text: () => editor.text, request: () => basis().join("\n"), say,
show(drawn) {
if (frame) cancelAnimationFrame(frame);
frame = 0;
runs.drop();
mode = "log";
transport.clear();
glass.clear();
glass.wait();
figures.clear();
figures.showRun(drawn, "");
},
});
const open = async (file) => {
if (!file) return;
const text = await file.text();
if (/[\0\ufffd]/.test(text)) return say(t("This file isn’t text, so it can’t be a scenario, a dump, or a log."));
if (!editor.open(text)) editor.write(text, t("the file"));
};
const fileChoice = make("input", { type: "file", hidden: true, onchange: () => {
open(fileChoice.files[0]);
fileChoice.value = "";
} });
const paceChoice = make("select", { onchange: () => {
tick();
pace = Number(paceChoice.value);
for (const one of [turnButton, timerButton]) one.hidden = pace > 0;
if (!pace) say(t("Time advances only with the buttons. With “Fingers stay” on, a finger stays down."));
if (pace && glass.count) wake();
} });
for (const value of ["1", "0.25", "0.1", "0"]) paceChoice.append(make("option", { value, textContent: paces[value] }));
const turnButton = button(t("+1/60 s"), () => at(() => live.call("advance", now + turn)));
const timerButton = button(t("To the next timer"), () => next === null ? say(t("No timer is pending.")) : at(() => live.call("advance", next)));
turnButton.hidden = timerButton.hidden = true;
const close = () => {
transport.stop();
if (frame) cancelAnimationFrame(frame);
frame = 0;
runs.drop();
figures.clear();
live.end();
element.remove();
place.classList.remove("is-live");
current = undefined;
opener.hidden = false;
opener.focus();
};
const bar = live.toolbar(make("div", { className: "live-bar" }, status, ...isChallenge ? [] : [runs.buttons[0]],
make("label", {}, t("Time") + " ", paceChoice), turnButton, timerButton, variantBox,
button(t("Start over"), () => { begin(); glass.element.focus({ preventScroll: true }); }),
...isPlayground ? [] : [button(t("Close"), close)]), t("Run"));
const hasFullScreen = Boolean(document.fullscreenEnabled);
const larger = button(hasFullScreen ? t("Full screen") : t("Enlarge"), () => {
if (hasFullScreen) return document.fullscreenElement ? document.exitFullscreen() : handArea.requestFullscreen();
const isLarge = element.classList.toggle("live-large");
larger.ariaPressed = String(isLarge);
return glass.element.scrollIntoView({ block: "nearest" });
});
larger.ariaPressed = "false";
const isPhone = matchMedia("(pointer: coarse)").matches;
if (isPhone) transport.element.append(larger);
let handArea;
const columns = make("div", { className: "live-columns" },
handArea = make("div", { className: "live-hand" },
make("div", { className: "live-screens" }, make("div", { className: "live-screen" }, twin.name, glass.element), twin.element),
transport.element, live.toolbar(make("div", {}, without.element, questions.element), t("Ask")),
make("details", { className: "live-more" }, make("summary", { textContent: t("More") }),
make("div", { className: "live-tools" },
make("label", {}, staysBox, " " + t("Fingers stay")),
button(t("Lift all"), () => glass.count ? glass.liftAll() : say(noFinger)),
button(t("System cancels"), () => glass.count ? glass.stop() : say(noFinger)),
button(t("Keep as steps"), keep),
...isPhone ? [] : [larger], ...places.element),
overlays.element,
make("ul", { id: "live_keys", className: "live-keys" }, ...ways.map((textContent) => make("li", { textContent }))))),
figures.element);
const writing = make("div", { className: "live-writing" },
make("div", { className: "live-words" }, editor.element,
live.toolbar(make("div", { className: "live-tools" }, runs.buttons[1], resetButton, editor.undo, switches.toggle, button(t("Share"), sharing.share), coding.button,
...isPlayground ? [button(t("Open a file"), () => fileChoice.click()), fileChoice] : []), t("Text")), runs.outcome, logs.element, repairs.element, sharing.element, coding.element,
...challenge ? [challenge.element] : []),
switches.element);
const writesFirst = isChallenge || (isPlayground && matchMedia("(min-width: 75rem)").matches);
const element = make("section", { className: "scenario live", ariaLabel: t("Try it: {title}", { title }) }, bar,
...writesFirst ? [writing, columns] : [columns, writing], voice);
element.ondragover = (event) => {
if (event.dataTransfer.types.includes("Files")) event.preventDefault();
};
element.ondrop = (event) => {
const [file] = event.dataTransfer.files;
if (!file) return;
event.preventDefault();
open(file);
};
place.classList.add("is-live");
const body = place.querySelector(":scope > .scenario-body");
if (body) body.after(element);
else place.append(element);
opener.hidden = true;
editor.colour();
const [first] = request.match(/(?<=^figure )(?!tree)\S+/m) ?? ["table"];
figures.choose(first);
if (greeting) say(greeting);
if (!isChallenge && !hand && !runs.isDisabled) run(greeting, { isAbove: true });
if (hand) {
glass.element.focus({ preventScroll: true });
scrollBy({ top: glass.element.querySelector(".fig-glass").getBoundingClientRect().top - hand.top, behavior: "instant" });
glass.follow(hand);
} else if (!isPlayground) {
const writes = isChallenge && matchMedia("(pointer: fine)").matches;
(writes ? editor.field : glass.element).focus({ preventScroll: true });
place.scrollIntoView({ block: "start" });
}
return {
close, say,
load(scenario) {
({ request, text: home } = scenario);
element.ariaLabel = t("Try it: {title}", scenario);
editor.begin(home);
if (isWrong) stop();
},
};
}
})();
