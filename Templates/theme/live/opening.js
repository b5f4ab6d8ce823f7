// Opens the workbench for a scenario of the page; there's one at a time.
import { beginAside } from "./aside.js";
import { draft, keptWords } from "./drafts.js";
import { call, end, ready } from "./loading.js";
import { beginning } from "./playground.js";
import { textOf } from "./scenario.js";
import { Workbench } from "./workbench.js";

let current;

// Returns a scenario of the page, as the reader has left it.
const kept = (place) => {
  const home = textOf(place);
  const written = draft(place.id);
  return {
    text: written.text ?? home, home, draft: written, words: written.text === null ? undefined : keptWords,
    request: place.dataset.request, title: (place.querySelector(".scenario-title a, .challenge-title a") ?? document.querySelector("h1")).textContent,
  };
};

// `hand` has touched the picture of the screen that the workbench replaces.
export const open = async (place, opener, hand) => {
  await ready();
  beginAside();
  current?.close();
  const isPlayground = place.id === "page_playground";
  const start = isPlayground ? await beginning() : kept(place);
  const bench = new Workbench(place, { ...start, isPlayground, isChallenge: Boolean(place.dataset.judge) }, () => {
    current = undefined;
    opener.hidden = false;
    opener.focus();
  });
  current = bench;
  opener.hidden = true;
  const act = acts[opener.dataset.act];
  bench.afterRun = act && !hand ? () => act(bench.parts, opener.dataset.about) : undefined;
  greet(bench, start.words, hand);
};

// What the buttons of a run's page do once the workbench has run the scenario.
const show = ({ element }) => element.scrollIntoView({ block: "center" });
const acts = {
  why({ questions }, name) {
    questions.ask(name ?? "");
    show(questions);
  },
  fix({ questions, repairs }, name) {
    if (name) questions.fix(name);
    else repairs.fix();
    show(repairs);
  },
  share({ sharing }) {
    sharing.share();
    show(sharing);
  },
};

// The lesson's run is there until the reader does something.
const greet = (bench, words, hand) => {
  const { isChallenge, isPlayground, hasError } = bench.state;
  const { glass, editor } = bench.parts;
  if (words) bench.say(words);
  if (!isChallenge && !hand && !hasError) bench.run({ words, isAbove: true });
  if (hand) {
    glass.element.focus({ preventScroll: true });
    // The screen is as high on the page as its picture was.
    scrollBy({ top: glass.element.querySelector(".fig-glass").getBoundingClientRect().top - hand.top, behavior: "instant" });
    glass.follow(hand);
  } else if (!isPlayground) {
    // On a phone, the keyboard would cover what it's for.
    const writes = isChallenge && matchMedia("(pointer: fine)").matches;
    (writes ? editor.field : glass.element).focus({ preventScroll: true });
    bench.place.scrollIntoView({ block: "start" });
  }
};

// Calls what a first touch will call, in the browser's idle time: a browser compiles a function of the engine at
// its first call, which would take longer than the touch itself.
export const warm = async (place) => {
  const { text, request } = kept(place);
  const calls = [["color", text], ["begin", text, request], ["glass", request, 0, -1], ["draw", request],
    ["touch", 1, 0, 0, 0, 0, 0], ["advance", 20]];
  for (const one of calls) {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    // The reader was faster, and the session is theirs.
    if (current) return;
    const answer = call(...one);
    // A text with an error has no screen to touch.
    if (one[0] === "begin" && !answer.screen) break;
  }
  end();
};

// Loads another text into the open workbench, or shows a message.
export const load = (scenario) => current?.load(scenario);
export const say = (words) => current?.say(words);
