(() => {
"use strict";
const { live, liveStyle, liveModule, liveBinary } = document.body.dataset;
const playground = document.getElementById("page_playground");
if (!live || !window.WebAssembly || !window.DecompressionStream) return;
const load = (...file) => touchstoneAdd(...file);
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
const loadAll = (window.touchstoneLive ??= {}).loadAll = () => loading ??= (() => {
const parts = scripts.map((src) => load("script", { src }));
const engine = parts[scripts.findIndex((src) => src.includes("/engine."))];
return Promise.all([
load("link", { rel: "stylesheet", href: liveStyle }), ...parts, loadModule(engine), window.touchstoneStepping?.()]);
})();
const begin = async (place, opener) => {
opener.disabled = true;
opener.textContent = "Loading…";
try {
await loadAll();
await touchstoneLive.open(place, opener);
opener.textContent = "Try it";
} catch (error) {
loading = undefined;
opener.textContent = "It couldn’t be loaded. Try again";
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
for (const challenge of document.querySelectorAll("[data-challenge]")) {
const title = challenge.querySelector(".challenge-title a");
challenge.querySelector(".challenge-start").after(button(challenge, title.textContent));
}
for (const scenario of document.querySelectorAll(".scenario[data-request]")) {
const caption = scenario.querySelector(".scenario-title");
caption.after(button(scenario, caption.querySelector("a").textContent));
}
if (playground) {
const opener = button(playground, "the playground");
playground.append(opener);
addEventListener("DOMContentLoaded", () => begin(playground, opener));
}
})();
