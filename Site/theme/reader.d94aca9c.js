(() => {
"use strict";
const { body } = document;
const moved = document.querySelector("[data-moved]");
if (moved) return location.replace(moved.href + location.hash);
const named = document.getElementById(location.hash.slice(1))?.closest(".leads-on > li");
if (named) return location.replace(named.querySelector("a").href);
const signs = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"];
const add = (name, values) => new Promise((onload, onerror) =>
document.head.append(Object.assign(document.createElement(name), values, { onload, onerror })));
const note = ({ key }) => { body.dataset.key = key; };
const wake = ({ key }) => {
for (const sign of signs) removeEventListener(sign, wake);
body.dataset.key = key || "";
addEventListener("keydown", note);
add("script", { src: body.dataset.reading });
if (document.querySelector(".scenario .fig-table[id]")) touchstoneStepping();
};
let stepping;
window.touchstoneStepping = () => stepping ??= body.dataset.player && Promise.all([
add("link", { rel: "stylesheet", href: body.dataset.playerStyle }), add("script", { src: body.dataset.player })]);
if (!body.dataset.reading) return;
for (const sign of signs) addEventListener(sign, wake);
if (/-row-\d+$/.test(location.hash)) touchstoneStepping();
try { if (localStorage.length) wake({}); } catch { /* Then nothing is kept. */ }
})();
