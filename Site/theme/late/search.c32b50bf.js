(() => {
"use strict";
const $0 = (() => {
const stemmer = ({ spellings, endings }) => (word) => {
let rest = word;
for (const spelling of spellings) rest = rest.replace(...spelling.split(" "));
if (rest.length > 3) for (const group of endings) {
const found = group.find((ending) => fits(rest, ending));
if (found) rest = rest.slice(0, -found[0].length) + found[1];
}
return rest.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
};
const fits = (word, [ending, , forbidden, least]) => {
if (!word.endsWith(ending)) return false;
const rest = word.slice(0, -ending.length);
if (forbidden && (!rest || forbidden.includes(rest.at(-1)))) return false;
return !least || (rest.length >= least && /[aeiouy]/.test(rest));
};
return { stemmer };
})();
const $1 = (() => {
const { stemmer } = $0;
const stems = new Map();
const stemOf = stemmer(touchstoneIndex);
const stem = (word) => {
if (!stems.has(word)) stems.set(word, stemOf(word));
return stems.get(word);
};
const failing = new RegExp("\\b(?:(?:is|are|does|do|did|was|were|has|have|can|could|will|would)(?:n['’]?t| not)|won['’]?t"
+ "|cannot|can['’]?t|not|never|no longer|stops?|stopped|fails? to)\\s+(?:\\w+ly |being |be |get |getting |to )?"
+ "(?:work|respond|react|fir|call|trigger|recogni[sz]|detect|receiv|invok|regist|reach|select|scroll|tapp|click|touch)\\w*", "gi");
const alike = [
"notworking broken ignored blocked swallowed eaten dead unresponsive disabled lost missing fails steals stolen interferes",
"tap click press touch", "finger touch", "cell row", "table list", "recognizer gesture recognition", "drag pan swipe",
"superview parent container", "subview child children", "outside beyond exceeds bounds",
"called fired triggered invoked received delivered gets", "simultaneous together both concurrent",
"sheet modal popover presented alert", "overlay cover front above", "transparent invisible alpha hidden through",
"delay lag slow waits late latency", "highlight light", "cancelled interrupted aborted", "debug log print trace",
"vc viewcontroller controller", "double twice two", "multitouch multiple fingers pinch", "enlarge bigger increase expand larger small size area",
"behind below underneath under beneath", "neighboring adjacent nearby beside next", "difference versus vs compare", "conflict interfere together simultaneous",
"background springboard home multitasking", "bubble propagate climb", "prevent stop avoid disable block", "order first before priority", "custom own subclass", "forward pass through",
"detect find which determine", "animate move", "keyboard focus", "rotate transform scale", "convert coordinate",
"remove delete deallocated vanish disappear",
].map((words) => words.split(" ").map((word) => stem(word)));
const others = new Map();
for (const words of alike)
for (const word of words) others.set(word, [...others.get(word) ?? [], ...words.filter((other) => other !== word)]);
const empty = new Set(touchstoneIndex.empty.split(" "));
const ideograph = /[\u3040-\u30ff\u3400-\u9fff]/;
const runs = /[\u3040-\u30ff\u3400-\u9fff]+|[A-Za-z0-9\u00c0-\u2fff\ua000-\ufeff\uff80-\uffff]+/g;
const pairs = (run) => [...run].slice(1).map((_, place) => run.slice(place, place + 2));
const split = (text) => {
const found = [];
const plain = text.replace(failing, (words) => (found.push([stem("notworking"), words, 1]), words.replace(/^\S+\s/, " ")));
for (const run of plain.match(runs) ?? []) {
if (ideograph.test(run)) {
found.push(...(run.length > 1 ? pairs(run) : [run]).map((pair) => [pair, pair, 1]));
continue;
}
const whole = run.toLowerCase();
const parts = run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];
found.push([stem(whole), whole, parts.length < 2 ? 1 : 0.5]);
if (parts.length < 2) continue;
const small = parts.map((part) => part.toLowerCase());
for (const [place, part] of small.entries()) {
if (part.length > 1) found.push([stem(part), part, 0.7]);
if (place && parts.length > 2) found.push([stem(small[place - 1] + part), small[place - 1] + part, 0.2]);
}
}
return found;
};
return { others, empty, ideograph, runs, pairs, split };
})();
const $2 = (() => {
const { empty, split } = $1;
const { kinds } = touchstoneIndex;
const prefixes = { Scenario: "scenario_", Challenge: "challenge_", Name: "name-" };
const joined = (title) => (title.toLowerCase().replace(/['’]/g, "").match(/[a-z0-9]+/g) ?? []).join("-");
const worth = { title: 6, question: 3, symptom: 4, Section: 3, Scenario: 1.5, Challenge: 2, Fact: 2, Name: 3, Term: 3, Reference: 3, text: 0.8 };
const pages = [];
const entries = [];
const vocabulary = new Map();
const meet = (word, entry, value) => {
let known = vocabulary.get(word);
if (!known) vocabulary.set(word, known = new Map());
known.set(entry, Math.max(value, known.get(entry) ?? 0));
};
const eachFact = (line) => {
const [, letter, first, last] = kinds[line[0]] === "Fact" && /^(\D)(\d+)-\D(\d+)$/.exec(line[1]) || [];
if (!letter) return [line];
return Array.from({ length: last - first + 1 }, (_, place) => [line[0], letter + String(+first + place).padStart(first.length, "0")]);
};
const takeLine = (page, line) => {
for (const [number, title, rest, ...phrases] of eachFact(line)) {
const kind = kinds[number];
const isOfText = ["Section", "Term", "Scenario", "Challenge"].includes(kind);
const made = kind === "Lesson" ? "" : isOfText ? joined(title) : title;
const entry = { kind, title, page, phrases, fragment: (prefixes[kind] ?? "") + (rest ?? made) };
entries.push(entry);
page.entries.push(entry);
const isPage = kind === "Lesson";
if (isPage || !page.title) page.title = title;
[title, ...phrases].forEach((text, place) => {
const value = !isPage ? worth[kind] : !place ? worth.title : place < 3 ? worth.question : worth.symptom;
const words = new Set(split(text).map(([word]) => word));
for (const word of words) meet(word, entry, value);
if (isPage || kind === "Section") page.phrases.push({ words, size: [...words].filter((word) => !empty.has(word)).length, isPage });
});
}
};
const pagesOf = (code) => {
const found = [];
let page = 0, sum = 0, scale = 1;
for (const sign of code) {
const digit = sign.charCodeAt(0) - (sign > "\\" ? 36 : 35);
sum += digit % 45 * scale;
scale *= 45;
if (digit >= 45) continue;
page += sum;
found.push(page++);
[sum, scale] = [0, 1];
}
return found;
};
const take = (part) => {
const own = part.pages.map(([path, ...lines]) => {
let page = pages.find((one) => one.path === path);
if (!page) pages.push(page = { path, entries: [], phrases: [] });
let kind = 0;
for (const line of lines) {
if (Array.isArray(line)) [kind] = line;
takeLine(page, Array.isArray(line) ? line : [kind, line]);
}
return page;
});
let previous = "";
const places = part.places.split(" ");
part.words.split(" ").forEach((code, number) => {
if (!code) return;
const word = previous = previous.slice(0, parseInt(code[0], 36)) + code.slice(1);
const stems = /[A-Z]/.test(word) ? split(word).map(([stem]) => stem) : [word];
for (const page of pagesOf(places[number])) {
own[page].hasTexts = true;
for (const stem of stems) meet(stem, own[page].entries[0], worth.text);
}
});
};
return { pages, entries, vocabulary, take };
})();
const $3 = (() => {
const { split } = $1;
const { index } = document.querySelector("[data-search]").dataset;
const texts = new Map();
const none = new Set();
const watchTexts = (changed) => window.touchstoneTexts = (page, known) => {
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
const textOf = (entry) => entry.page.hasTexts && entry.kind !== "Scenario" ? known(entry) : "";
const stripOf = (entry) => entry.kind === "Scenario" ? known(entry) : "";
const stemsOf = (entry) => {
const text = textOf(entry);
if (text && !entry.stems) entry.stems = new Set(split(text).map(([word]) => word));
return entry.stems ?? none;
};
return { watchTexts, textOf, stripOf, stemsOf };
})();
const $4 = (() => {
const { entries, pages, vocabulary } = $2;
const { stemsOf } = $3;
const { empty, ideograph, others, split } = $1;
const isClose = (one, other) => {
if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
let start = 0;
while (one[start] === other[start] && start < one.length) start++;
const [rest, second] = [one.slice(start), other.slice(start)];
return rest.slice(1) === second.slice(1) || rest === second.slice(1) || rest.slice(1) === second
|| rest[0] === second[1] && rest[1] === second[0] && rest.slice(2) === second.slice(2);
};
const meanings = (word, text, isLast) => {
const found = new Map();
const add = (other, share) => {
if (vocabulary.has(other) && !(found.get(other) >= share)) found.set(other, share);
};
add(word, 1);
for (const other of others.get(word) ?? []) add(other, 0.7);
if (isLast && (text.length > 2 || ideograph.test(text)) || text.length > 3 && !found.has(word))
for (const other of vocabulary.keys()) if (other.startsWith(word) || other.startsWith(text)) add(other, found.has(word) ? 0.3 : 0.7);
if (!found.has(word) && text.length > 4)
for (const other of vocabulary.keys()) if (other.length > 3 && isClose(word, other)) add(other, 0.6);
return found;
};
const found = (text) => {
const all = split(text);
const telling = all.filter(([word, plain]) => !empty.has(plain));
const query = (telling.length ? telling : all).map(([word, plain, share], place, { length }) =>
({ word, share, meanings: meanings(word, plain.toLowerCase(), place === length - 1) }))
.filter(({ word, meanings }, place, list) => meanings.size && list.findIndex((one) => one.word === word) === place);
const values = new Map();
const usual = entries.length / pages.length;
for (const part of query) {
part.pages = new Map();
part.entries = new Map();
for (const [word, share] of part.meanings)
for (const [entry, value] of vocabulary.get(word))
part.entries.set(entry, Math.max(part.entries.get(entry) ?? 0, value * share));
for (const [entry, value] of part.entries) {
const known = part.pages.get(entry.page) ?? { own: 0, places: 0 };
if (entry === entry.page.entries[0]) known.own = value;
else known.places += value;
part.pages.set(entry.page, known);
}
for (const [page, { own, places }] of part.pages) part.pages.set(page, own + 2 * places / (places + 3));
const sure = [...part.pages.values()].reduce((sum, value) => sum + Math.min(1, value), 0);
part.weight = part.share * Math.log(1 + (pages.length + 1) / (sure + 0.5));
for (const [page, value] of part.pages)
values.set(page, (values.get(page) ?? 0) + part.weight * value / (value + 2 + 0.5 * Math.min(3, page.entries.length / usual)));
}
const most = query.reduce((sum, { weight }) => sum + weight, 0);
for (const [page, value] of values) {
let best = 0;
for (const { words, size, isPage } of page.phrases) {
let sum = 0, count = 0;
for (const { meanings, weight } of query) {
let share = 0;
for (const [word, sure] of meanings) if (sure > share && words.has(word)) share = sure;
sum += share * weight;
count += share > 0;
}
if (count) best = Math.max(best, (isPage ? 1 : 0.8) * sum / most * (0.3 + 0.7 * count / Math.max(count, size)));
}
values.set(page, value + 2 * most * best);
}
const own = new Map();
for (const { entries, weight } of query)
for (const [entry, value] of entries) own.set(entry, (own.get(entry) ?? 0) + weight * value / (value + 2));
const total = (entry) => (own.get(entry) ?? 0) + 0.15 * values.get(entry.page);
return { query, values, own, total, stems: new Set(query.flatMap(({ meanings }) => [...meanings.keys()])) };
};
const reference = ["Term", "Name", "Fact", "Reference"];
const groups = (text) => {
const { values, own, total, stems, query } = found(text);
if (!query.length) return { stems, groups: [] };
const best = (list, count) => list.sort((a, b) => b.value - a.value).slice(0, count);
const isLesson = (page) => page.entries[0].kind === "Lesson";
const place = (page, kinds) => {
let [best] = page.entries;
let most = 0;
for (const entry of page.entries) {
if (entry !== page.entries[0] && !kinds.includes(entry.kind)) continue;
const words = stemsOf(entry);
const isTop = entry === page.entries[0];
const value = (isTop ? 0 : own.get(entry) ?? 0) + query.reduce((sum, { meanings, weight }) => {
let share = 0;
for (const [word, sure] of meanings) if (sure > share && words.has(word)) share = sure;
return sum + 0.6 * share * weight;
}, 0);
if (value > most) [best, most] = [entry, value];
}
return best;
};
const lessons = best([...values].filter(([page]) => isLesson(page)).map(([page, value]) => ({ entry: page, page, value })), 6);
for (const one of lessons) one.entry = place(one.page, ["Section"]);
const shown = new Set(lessons.map(({ entry }) => entry));
const others = best([...values].filter(([page]) => !isLesson(page)).map(([page, value]) => ({ page, value })), 3)
.map(({ page }) => place(page, reference)).filter((entry) => stemsOf(entry).size);
const of = (names, count) => {
const entries = new Set([...own.keys(), ...others].filter((entry) => names.includes(entry.kind) && !shown.has(entry)));
const list = [...entries].map((entry) => ({ entry, value: total(entry) }));
const least = Math.max(0, ...list.map(({ value }) => value)) * 0.45;
return best(list.filter(({ value }) => value >= least), count);
};
return { stems, groups: [
[t("Lessons"), lessons], [t("Sections"), of(["Section"], 5)], [t("Scenarios"), of(["Scenario", "Challenge"], 5)],
[t("Reference"), of(reference, 8)],
].filter(([, list]) => list.length) };
};
return { groups };
})();
const $5 = (() => {
const { take } = $2;
const { groups } = $4;
const { stripOf, textOf, watchTexts } = $3;
const { empty, ideograph, pairs, runs, split } = $1;
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
const other = document.querySelector(".home-problems input, #page_search input");
const isTyping = () => Boolean(other?.value) && document.activeElement === other;
let continues = isTyping();
const dialog = make("dialog", { className: "search" });
dialog.setAttribute("aria-label", t("Search"));
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
if (other && !host) other.value = field.value;
};
field.onkeydown = (event) => {
if (event.key === "ArrowDown") choose(chosen + 1);
else if (event.key === "ArrowUp") choose(chosen - 1);
else if (event.key === "Enter") list.querySelectorAll("a")[chosen]?.click();
else return;
event.preventDefault();
};
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
if (continues) field.setSelectionRange(other.selectionStart, other.selectionEnd);
else field.select();
continues = false;
};
touchstoneSearch.addresses = (text) => groups(text).groups.flatMap(([, items]) => items.map(({ entry }) => entry.page.path + (entry.fragment && "#" + entry.fragment)));
take(touchstoneIndex);
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
return {  };
})();
})();
