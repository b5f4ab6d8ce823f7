(() => {
"use strict";
const { body } = document;
const moved = document.querySelector("[data-moved]");
if (moved) return location.replace(moved.href + location.hash);
const signs = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"];
const note = ({ key }) => { body.dataset.key = key; };
const wake = ({ key }) => {
for (const sign of signs) removeEventListener(sign, wake);
body.dataset.key = key || "";
addEventListener("keydown", note);
body.append(Object.assign(document.createElement("script"), { src: body.dataset.reading }));
};
if (!body.dataset.reading) return;
for (const sign of signs) addEventListener(sign, wake);
try { if (localStorage.length) wake({}); } catch { /* Then nothing is kept. */ }
})();
