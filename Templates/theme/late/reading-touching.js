// A picture of a screen is one that can be touched: the first touch opens the scenario, which then gets that
// touch. A finger that scrolls the page touches nothing.
import { all } from "./reading-page.js";

const pictureAt = ({ target }) => target.closest?.(".scenario[data-request]:not(.is-live) .scenario-tree svg");
// The latest press or click. A mouse touches when it's pressed, and a finger when it clicks; so does a mouse that
// was pressed before this script was there.
let latest;
// The hand that has touched a picture whose scenario is still being opened.
let waiting;

// Returns what tells a hand that it has done something at a pointer.
const actsOf = (hand, glass) => (phase, { clientX, clientY }, more = 0) => hand.take({
  phase, x: (clientX - glass.x) / glass.width, y: (clientY - glass.y) / glass.height, after: performance.now() - hand.start + more,
});
// A pressed mouse moves until it's released.
const followMouse = (act) => {
  const move = (event) => act(1, event);
  const end = (event) => {
    act(2, event);
    removeEventListener("pointermove", move);
    for (const sign of ["pointerup", "pointercancel"]) removeEventListener(sign, end);
  };
  addEventListener("pointermove", move);
  for (const sign of ["pointerup", "pointercancel"]) addEventListener(sign, end);
};
const wake = (event) => {
  if (event === latest) return;
  const isClick = event.type === "click";
  const wasPressed = latest?.type === "pointerdown";
  latest = event;
  const picture = pictureAt(event);
  const isFinger = event.pointerType === "touch";
  if (!picture || event.button || (isClick ? wasPressed && !isFinger : isFinger)) return;
  const glass = picture.querySelector(".fig-glass").getBoundingClientRect();
  const [right, below] = [event.clientX - glass.x, event.clientY - glass.y];
  if (right < 0 || below < 0 || right >= glass.width || below >= glass.height) return;
  event.preventDefault();
  const place = picture.closest(".scenario");
  // What the hand does, in parts of the screen, and when.
  const hand = waiting?.place === place ? waiting
    : { place, top: glass.top, start: performance.now(), acts: [], take: (act) => hand.acts.push(act) };
  const act = actsOf(hand, glass);
  act(0, event);
  if (isClick) act(2, event, 50);
  else followMouse(act);
  if (hand === waiting) return;
  waiting = hand;
  touchstoneLive.begin(place, place.querySelector(".try"), hand).finally(() => { waiting = undefined; });
};
// The engine loads and starts while the pointer comes closer, unless the reader saves data.
const prepare = (event) => {
  const picture = pictureAt(event);
  if (event.pointerType === "touch" || !picture) return;
  removeEventListener("pointermove", prepare);
  const { saveData, type } = navigator.connection ?? {};
  if (!saveData && type !== "cellular") (window.requestIdleCallback ?? setTimeout)(() =>
    touchstoneLive.loadAll().then(() => touchstoneLive.ready())
      .then(() => touchstoneLive.warm(picture.closest(".scenario"))).catch(console.error));
};

// Makes the page's pictures of screens ones that can be touched.
export const touchPictures = () => {
  for (const picture of all(".scenario[data-request] .scenario-tree svg")) picture.style.cursor = "crosshair";
  addEventListener("pointerdown", wake);
  addEventListener("click", wake);
  // Of what came before this script, only a click is over: the end of a press may have passed unseen.
  window.touchstoneTouch = (event) => { if (event?.type === "click") wake(event); };
  addEventListener("pointermove", prepare);
};
