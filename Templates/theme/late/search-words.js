// The words of queries and titles: their stems, their parts, and the words that mean about the same.
import { stemmer } from "./search-stem.js";

const stems = new Map();
const stemOf = stemmer(touchstoneIndex);
// Returns a word's stem; words occur many times.
const stem = (word) => {
  if (!stems.has(word)) stems.set(word, stemOf(word));
  return stems.get(word);
};

// Phrases that say that something doesn't happen.
const failing = new RegExp("\\b(?:(?:is|are|does|do|did|was|were|has|have|can|could|will|would)(?:n['’]?t| not)|won['’]?t"
  + "|cannot|can['’]?t|not|never|no longer|stops?|stopped|fails? to)\\s+(?:\\w+ly |being |be |get |getting |to )?"
  + "(?:work|respond|react|fir|call|trigger|recogni[sz]|detect|receiv|invok|regist|reach|select|scroll|tapp|click|touch)\\w*", "gi");
const alike = [
  "notworking broken ignored blocked swallowed eaten dead unresponsive disabled lost missing fails steals stolen interferes",
  "tap click press touch", "finger touch", "cell row", "table list", "recognizer gesture recognition", "drag pan swipe",
  "superview parent container", "subview child children", "outside beyond exceeds bounds",
  "called fired triggered invoked received delivered gets", "simultaneous together both concurrent",
  "sheet modal popover presented alert", "overlay cover front above", "transparent invisible alpha hidden through",
  "delay lag slow waits late latency", "highlight light", "cancelled interrupted aborted", "debug log print trace",
  "vc viewcontroller controller", "double twice two", "multitouch multiple fingers pinch", "enlarge bigger increase expand larger small size area",
  "behind below underneath under beneath", "neighboring adjacent nearby beside next", "difference versus vs compare", "conflict interfere together simultaneous",
  "background springboard home multitasking", "bubble propagate climb", "prevent stop avoid disable block", "order first before priority", "custom own subclass", "forward pass through",
  "detect find which determine", "animate move", "keyboard focus", "rotate transform scale", "convert coordinate",
  "remove delete deallocated vanish disappear",
].map((words) => words.split(" ").map((word) => stem(word)));
// The words that mean about the same as a stem.
export const others = new Map();
for (const words of alike)
  for (const word of words) others.set(word, [...others.get(word) ?? [], ...words.filter((other) => other !== word)]);
// Words that occur in every question; the index leaves them out of the pages' texts.
export const empty = new Set(touchstoneIndex.empty.split(" "));

// Chinese and Japanese have no spaces between words, so each two adjacent characters are a word.
export const ideograph = /[\u3040-\u30ff\u3400-\u9fff]/;
export const runs = /[\u3040-\u30ff\u3400-\u9fff]+|[A-Za-z0-9\u00c0-\u2fff\ua000-\ufeff\uff80-\uffff]+/g;
export const pairs = (run) => [...run].slice(1).map((_, place) => run.slice(place, place + 2));

// Returns the stems of a text, each with the original word. A name also adds its parts, and its pairs of
// adjacent parts: `UIScrollView` adds `scrollview`.
export const split = (text) => {
  const found = [];
  const plain = text.replace(failing, (words) => (found.push([stem("notworking"), words, 1]), words.replace(/^\S+\s/, " ")));
  for (const run of plain.match(runs) ?? []) {
    if (ideograph.test(run)) {
      found.push(...(run.length > 1 ? pairs(run) : [run]).map((pair) => [pair, pair, 1]));
      continue;
    }
    const whole = run.toLowerCase();
    const parts = run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];
    found.push([stem(whole), whole, parts.length < 2 ? 1 : 0.5]);
    if (parts.length < 2) continue;
    const small = parts.map((part) => part.toLowerCase());
    for (const [place, part] of small.entries()) {
      if (part.length > 1) found.push([stem(part), part, 0.7]);
      if (place && parts.length > 2) found.push([stem(small[place - 1] + part), small[place - 1] + part, 0.2]);
    }
  }
  return found;
};
