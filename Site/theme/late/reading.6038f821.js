(() => {
"use strict";
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const make = (name, properties) => Object.assign(document.createElement(name), properties);
const kept = (key) => {
try { return JSON.parse(localStorage.getItem("touchstone " + key)) || {}; } catch { return {}; }
};
const keep = (key, name, value) => {
try {
localStorage.setItem("touchstone " + key, JSON.stringify({ ...kept(key), [name]: value }));
} catch { /* Then it is forgotten. */ }
};
const page = location.pathname;
const code = (block) => {
const text = block.textContent;
if (!/-(console|sh|shell|bash)$/.test(block.className) || !/^[$%] /m.test(text)) return text;
return text.split("\n").filter((line) => /^[$%] /.test(line)).map((line) => line.slice(2) + "\n").join("");
};
for (const block of all("pre.code > code[class]")) {
if (block.closest(".live")) continue;
const button = make("button", { type: "button", className: "copy" });
button.setAttribute("aria-label", "Copy");
button.onclick = async () => {
try { await navigator.clipboard.writeText(code(block)); } catch {
getSelection().selectAllChildren(block);
document.execCommand("copy");
}
button.setAttribute("aria-label", "Copied");
setTimeout(() => button.setAttribute("aria-label", "Copy"), 2000);
};
const frame = make("div", { className: "code-block" });
block.parentNode.replaceWith(frame);
frame.append(block.parentNode, button);
}
const links = new Map(all(".contents a").map((link) => [link.hash.slice(1), link]));
const seen = new Set();
const headings = new IntersectionObserver((entries) => {
for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target.id);
const here = [...links.keys()].find((id) => seen.has(id));
if (here) for (const [id, link] of links) link.toggleAttribute("aria-current", id === here);
}, { rootMargin: "0px 0px -60% 0px" });
for (const id of links.keys()) headings.observe(document.getElementById(id));
const end = document.querySelector(".turn");
if (end) new IntersectionObserver(([entry]) => {
if (entry.isIntersecting) keep("read", page, 1);
}).observe(end);
const read = kept("read");
for (const link of all("[data-lesson]"))
if (read[link.closest("a").pathname]) link.append(make("span", { className: "read-mark", textContent: " (read)" }));
for (const quiz of all("[data-quiz]")) {
const name = page + "#" + quiz.dataset.quiz;
const choice = quiz.querySelector(`[value="${kept("answers")[name]}"]`);
if (choice) choice.checked = true;
quiz.onchange = ({ target }) => keep("answers", name, target.value);
}
const site = new URL(document.body.dataset.playground ?? "", location.href).pathname;
const solvedMark = () => make("span", { className: "solved-mark", textContent: " Solved" });
const mark = (challenge) => {
challenge.classList.add("is-solved");
const above = all("h2[id], h3[id]").findLast((one) => one.compareDocumentPosition(challenge) & Node.DOCUMENT_POSITION_FOLLOWING);
for (const place of [challenge.querySelector(".challenge-title"), document.querySelector(`.contents a[href="#${above?.id}"]`)])
if (place && !place.querySelector(".solved-mark")) place.append(solvedMark());
};
(window.touchstoneLive ??= {}).solve = (challenge) => {
keep("solved", site + challenge.dataset.challenge, 1);
mark(challenge);
};
const solved = kept("solved");
for (const challenge of all("[data-challenge]")) if (solved[site + challenge.dataset.challenge]) mark(challenge);
for (const link of all(".challenge-list a")) if (solved[site + link.dataset.key]) link.after(solvedMark());
const search = document.querySelector("[data-search]");
const open = (event) => {
event.preventDefault();
if (window.touchstoneSearch) return touchstoneSearch();
for (const src of [search.dataset.index, search.dataset.search])
document.head.append(make("script", { src, async: false }));
};
if (search) {
search.onclick = (event) => event.ctrlKey || event.metaKey || event.shiftKey || open(event);
addEventListener("keydown", (event) => {
if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
if (!event.target.closest?.("input, textarea, select, [contenteditable], dialog")) open(event);
});
if (document.body.dataset.key === "/") open(new Event("key"));
}
})();
