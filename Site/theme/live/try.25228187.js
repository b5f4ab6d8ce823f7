(() => {
"use strict";
const { live, liveStyle, liveModule, liveBinary, playground: playgroundPage } = document.body.dataset;
const playground = document.getElementById("page_playground");
if (!live || !window.WebAssembly || !window.DecompressionStream) return;
const load = (name, values) => new Promise((resolve, reject) => {
const element = Object.assign(document.createElement(name), values, { onload: resolve, onerror: reject });
if (name === "script") element.async = false;
document.head.append(element);
});
const scripts = live.trim().split(" ");
const loadModule = async (engine) => {
if (location.protocol.startsWith("http")) {
try {
await engine;
return await touchstoneLive.fetchModule(liveBinary);
} catch (error) {
console.warn(error);
}
}
return load("script", { src: liveModule });
};
let loading;
const begin = async (place, opener) => {
opener.disabled = true;
opener.textContent = "Loading…";
try {
loading ??= (() => {
const parts = scripts.map((src) => load("script", { src }));
const engine = parts[scripts.findIndex((src) => src.includes("/engine."))];
return Promise.all([
load("link", { rel: "stylesheet", href: liveStyle }), ...parts, loadModule(engine), window.touchstoneStepping?.()]);
})();
await loading;
await touchstoneLive.open(place, opener);
opener.textContent = "Try it";
} catch (error) {
loading = undefined;
opener.textContent = "It could not be loaded. Try again";
console.error(error);
}
opener.disabled = false;
};
const button = (place, title) => {
const opener = Object.assign(document.createElement("button"), { type: "button", className: "try", textContent: "Try it" });
opener.setAttribute("aria-label", "Try it: " + title);
opener.onclick = () => begin(place, opener);
return opener;
};
const site = new URL(playgroundPage, location.href).pathname;
const solved = () => {
try { return JSON.parse(localStorage.getItem("touchstone solved")) ?? {}; } catch { return {}; }
};
const solvedMark = () => Object.assign(document.createElement("span"), { className: "solved-mark", textContent: " Solved" });
const mark = (challenge) => {
challenge.classList.add("is-solved");
const headings = [...document.querySelectorAll("h2[id], h3[id]")];
const above = headings.findLast((one) => one.compareDocumentPosition(challenge) & Node.DOCUMENT_POSITION_FOLLOWING);
for (const place of [challenge.querySelector(".challenge-title"), document.querySelector(`.contents a[href="#${above?.id}"]`)])
if (place && !place.querySelector(".solved-mark")) place.append(solvedMark());
};
(window.touchstoneLive ??= {}).solve = (challenge) => {
try {
localStorage.setItem("touchstone solved", JSON.stringify({ ...solved(), [site + challenge.dataset.challenge]: 1 }));
} catch { /* Then it is forgotten. */ }
mark(challenge);
};
for (const challenge of document.querySelectorAll("[data-challenge]")) {
const title = challenge.querySelector(".challenge-title a");
challenge.querySelector(".challenge-start").after(button(challenge, title.textContent));
if (solved()[site + challenge.dataset.challenge]) mark(challenge);
}
for (const link of document.querySelectorAll(".challenge-list a"))
if (solved()[site + link.dataset.key]) link.after(solvedMark());
for (const scenario of document.querySelectorAll(".scenario[data-request]")) {
const caption = scenario.querySelector(".scenario-title");
caption.after(button(scenario, caption.querySelector("a").textContent));
}
if (playground) {
const opener = button(playground, "the playground");
playground.append(opener);
begin(playground, opener);
}
})();
