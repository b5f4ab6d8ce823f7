// Every page has this; what it does for its reader beyond being read waits for the first thing that
// the reader does, or for something that the browser has kept.
(() => {
  "use strict";
  const { body } = document;
  // An address that has moved: on to the new one, at the same place in the page.
  const moved = document.querySelector("[data-moved]");
  if (moved) return location.replace(moved.href + location.hash);
  // A list that only leads on to what it names: an address that names something there leads on as well.
  const named = document.getElementById(location.hash.slice(1))?.closest(".leads-on > li");
  if (named) return location.replace(named.querySelector("a").href);
  const signs = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"];
  // A key that is pressed while the script is on its way is not lost.
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
  // What steps through scenarios, once; whoever shows one that is not in the page yet asks for it, too.
  let stepping;
  window.touchstoneStepping = () => stepping ??= body.dataset.player && Promise.all([
    add("link", { rel: "stylesheet", href: body.dataset.playerStyle }), add("script", { src: body.dataset.player })]);
  if (!body.dataset.reading) return;
  for (const sign of signs) addEventListener(sign, wake);
  // A step that the address names is shown without being asked for.
  if (/-row-\d+$/.test(location.hash)) touchstoneStepping();
  try { if (localStorage.length) wake({}); } catch { /* Then nothing is kept. */ }
})();
