// The playground's text: the first one, and what is stored of a reader's own.
import { draft, keptWords } from "./drafts.js";
import { sharedText } from "./share.js";

const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
const written = draft();

export const request = "prefix live\ntitle " + t("Your scenario") + "\nfacts facts.html\nmessages diagnostics.html";
export const title = t("Playground");
export const damaged = t("The scenario in this link is damaged or too long; here’s another one.");

// Returns the initial text, and the text to reset it to.
export const beginning = async () => {
  const shared = await sharedText();
  if (shared) return { request, title, text: shared, home: shared };
  const kept = written.text;
  const words = shared === undefined ? damaged : kept ? keptWords : undefined;
  return { request, title, words, text: kept || example, home: example };
};
// A reader's own text is restored on the next visit; a text that was only viewed isn't stored.
export const keep = (text, home) => {
  if (text !== home) written.keep(text);
  else if (home === example) written.keep();
};
