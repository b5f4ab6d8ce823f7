(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make } = live;
const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
const request = "prefix live\ntitle Your scenario\nfacts facts.html\nmessages diagnostics.html";
const title = "Playground";
const damaged = "The scenario in this address is damaged or too long; here is another one.";
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
gallery.addEventListener("click", (event) => {
const link = event.target.closest("a[data-text]");
if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !live.load) return;
event.preventDefault();
const { text, request: wanted } = link.dataset;
live.load({ text, request: wanted, title: link.textContent });
const lesson = link.closest("details").querySelector("summary").textContent;
origin.replaceChildren(`“${link.textContent}”, from the lesson `, make("a", { href: link.href, textContent: lesson }));
live.say(`“${link.textContent}” is on the glass.`);
place.scrollIntoView({ block: "start" });
});
const lessons = [...gallery.querySelectorAll("details")].map((element) => ({
element,
scenes: [...element.querySelectorAll("li")].map((item) => ({
item, words: [element.firstElementChild, item].map((one) => one.textContent).join(" ").concat(" ", item.firstElementChild.dataset.text).toLowerCase(),
})),
}));
const found = make("span", { className: "gallery-found", role: "status" });
const field = make("input", { type: "search", autocomplete: "off" });
field.oninput = () => {
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
gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, "Find one ", field), found));
})();
