// Every page has this; what it does for its reader beyond being read waits for the first thing that
// the reader does, or for something that the browser has kept.
(() => {
  "use strict";
  const { body } = document;
  // An address that has moved: on to the new one, at the same place in the page.
  const moved = document.querySelector("[data-moved]");
  if (moved) return location.replace(moved.href + location.hash);
  const signs = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"];
  // A key that is pressed while the script is on its way is not lost.
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
