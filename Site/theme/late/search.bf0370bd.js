(() => {
"use strict";
const { kinds, more = 0 } = touchstoneIndex;
const most = 30;
const { root, index } = document.querySelector("[data-search]").dataset;
const known = [];
const take = ({ pages, entries }) => {
for (const [kind, page, fragment, title, context] of entries) known.push({
kind: kinds[kind], title, context, address: pages[page] + (fragment && "#" + fragment),
words: title.toLowerCase(), more: context.toLowerCase(), rank: kind,
});
};
take(touchstoneIndex);
let loaded = 0;
const load = () => {
if (loaded < more) document.head.append(Object.assign(document.createElement("script"),
{ src: index.replace(/\.js$/, `-${++loaded}.js`), onerror: load }));
};
touchstoneIndex.add = (part) => {
take(part);
look(true);
load();
};
const dialog = document.createElement("dialog");
dialog.className = "search";
dialog.setAttribute("aria-label", "Search");
dialog.innerHTML = `<input type="text" role="combobox" aria-expanded="false" aria-autocomplete="list"
aria-controls="search_found" aria-label="Search" placeholder="Lessons, scenarios, facts, names" autocomplete="off"
spellcheck="false"><p role="status"></p><ul id="search_found" role="listbox" aria-label="Found"></ul>`;
document.body.append(dialog);
const [field, status, list] = dialog.children;
let chosen = -1;
const worth = (entry, words) => {
let sum = 0;
for (const word of words) {
const place = entry.words.indexOf(word);
if (place === 0) sum += entry.words.length === word.length ? 9 : 6;
else if (place > 0) sum += /[\w]/.test(entry.words[place - 1]) ? 3 : 4;
else if (entry.more.includes(word)) sum += 1;
else return 0;
}
return sum;
};
const choose = (place) => {
const items = list.querySelectorAll("a");
items[chosen]?.setAttribute("aria-selected", "false");
chosen = items.length ? (place + items.length) % items.length : -1;
field.removeAttribute("aria-activedescendant");
if (chosen < 0) return;
items[chosen].setAttribute("aria-selected", "true");
items[chosen].scrollIntoView({ block: "nearest" });
field.setAttribute("aria-activedescendant", items[chosen].id);
};
const look = (keepsChoice) => {
const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
const found = !words.length ? [] : known
.map((entry) => ({ entry, value: worth(entry, words) }))
.filter(({ value }) => value)
.sort((a, b) => b.value - a.value || a.entry.rank - b.entry.rank);
list.replaceChildren(...found.slice(0, most).map(({ entry }, place) => {
const item = document.createElement("li");
item.role = "presentation";
const link = document.createElement("a");
link.id = "search_found_" + place;
link.role = "option";
link.setAttribute("aria-selected", "false");
link.href = root + entry.address;
link.tabIndex = -1;
for (const [name, text] of [["kind", entry.kind], ["title", entry.title], ["context", entry.context]]) {
const part = document.createElement("span");
part.className = "search-" + name;
part.textContent = text;
link.append(part, " ");
}
item.append(link);
return item;
}));
status.textContent = !words.length ? "" : !found.length ? "Nothing found"
: found.length > most ? `${found.length} found, the best ${most} shown` : `${found.length} found`;
field.setAttribute("aria-expanded", String(found.length > 0));
const before = keepsChoice === true ? chosen : 0;
chosen = -1;
choose(Math.max(0, before));
};
field.oninput = look;
field.onkeydown = (event) => {
if (event.key === "ArrowDown") choose(chosen + 1);
else if (event.key === "ArrowUp") choose(chosen - 1);
else if (event.key === "Enter") list.querySelectorAll("a")[chosen]?.click();
else return;
event.preventDefault();
};
dialog.onclick = ({ target }) => { if (target === dialog || target.closest("a")) dialog.close(); };
window.touchstoneSearch = () => {
if (!dialog.open) dialog.showModal();
field.select();
};
touchstoneSearch();
load();
})();
