// The editor for a scenario's text: highlighted as on the page, with the language's own diagnostics where
// they belong, and with their fixes.
import { callTool } from "./aside.js";
import { Completion } from "./completion.js";
import { make } from "./elements.js";
import { call } from "./loading.js";
import { isLog } from "./logs.js";
import { Messages } from "./messages.js";
import { Changes } from "./undo.js";

// Browsers take seconds to insert more lines than this together.
const mostLines = 200;
// How long a reader doesn't type before the text is read, in milliseconds.
const pause = 50;
// How long reading a text may take if words are offered with every key, in milliseconds.
const slow = 250;

// If the engine can't read the text at all, for example because it's too long, that's an error, too.
const read = (text) => {
  try {
    return call("color", text);
  } catch ({ message }) {
    return { diagnostics: [{ severity: "error", message }] };
  }
};
// Returns the range in which two texts differ, and what the second one has there.
const difference = (old, text) => {
  const shorter = Math.min(old.length, text.length);
  let start = 0, rest = 0;
  while (start < shorter && old[start] === text[start]) start += 1;
  while (rest < shorter - start && old.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
  return { start, end: old.length - rest, inserted: text.slice(start, text.length - rest) };
};

export class Editor {
  field = make("textarea", {
    className: "live-text", spellcheck: false, autocomplete: "off", wrap: "off", ariaLabel: t("Text of the scenario"),
  });
  #changed;
  #openLog;
  #colors = make("code", { className: "language-scenario" });
  #changes = new Changes((text) => this.replace(0, this.text.length, text, null));
  #messages = new Messages({ goTo: (place) => this.#goTo(place), repair: (fixIt) => this.#repair(fixIt) });
  #shown = make("pre", { className: "code", ariaHidden: "true" }, this.#messages.marks, this.#colors);
  #completion = new Completion(this.field, (...change) => this.replace(...change));
  #frame = make("div", { className: "live-code" }, this.#shown, this.field, this.#completion.element);
  element = make("div", {}, this.#frame, this.#messages.list);
  undo = this.#changes.button;
  // Messages about an imported text, which stay until the text changes.
  #remarks = [];
  // The text after the last change.
  #known;
  #isTyping = false;
  #isEditing = false;
  // The timer that waits for a pause, and how long reading the text took, in milliseconds.
  #waiting;
  #cost = 0;

  // Calls `changed` with each highlighted text, and the error that prevents running it, and `openLog` with a
  // log of a device.
  constructor(original, changed, openLog) {
    this.#changed = changed;
    this.#openLog = openLog;
    this.#known = this.field.value = original;
    this.field.setAttribute("autocapitalize", "off");
    this.field.oninput = () => { if (!this.#isEditing) this.#type(); };
    this.field.onpaste = (event) => {
      if (this.open(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
    };
  }

  get text() { return this.field.value; }

  // MARK: Editing

  // Only the focused field can be edited; on a phone, focusing it briefly shows no keyboard.
  #edit(act) {
    const { activeElement: before } = document;
    this.field.inputMode = "none";
    this.field.focus({ preventScroll: true });
    this.#isEditing = true;
    act();
    this.#isEditing = this.#isTyping = false;
    this.#known = this.text;
    this.color();
    if (before !== this.field && before?.isConnected) before.focus({ preventScroll: true });
    this.field.inputMode = "";
  }
  // Replaces a range, using the browser's own editing, so that it can be undone like typed text. The title says what
  // the button for undoing would undo.
  replace(start, end, text, title = t("the change")) {
    const old = this.text.slice(start, end);
    if (old === text) return;
    if (title) this.#changes.add(this.#known, title);
    const part = difference(old, text);
    const range = [start + part.start, start + part.end];
    this.#edit(() => {
      this.field.setSelectionRange(...range);
      const isDone = part.inserted.split("\n").length <= mostLines
        && (part.inserted ? document.execCommand("insertText", false, part.inserted) : document.execCommand("delete"));
      if (!isDone) this.field.setRangeText(part.inserted, ...range, "end");
    });
  }
  // Writes another text, which is what the button for undoing would undo.
  write(text, title) { this.replace(0, this.text.length, text, title); }
  // Begins with another text, before which there's nothing to undo.
  begin(text) {
    this.replace(0, this.text.length, text, null);
    this.#changes.clear();
  }
  #type() {
    if (!this.#isTyping) this.#changes.add(this.#known, t("typing"));
    this.#isTyping = true;
    this.#known = this.text;
    // Typed letters appear immediately; their colors follow.
    this.#colors.textContent = this.text + "\n";
    clearTimeout(this.#waiting);
    // A text that is slow to parse isn't parsed at every pause.
    this.#waiting = setTimeout(() => {
      this.#isTyping = false;
      this.color();
    }, Math.max(pause, this.#cost * 3));
    // In a text that is slow to read, words come only when the reader asks for them.
    if (this.#cost < slow) this.#completion.offer();
  }
  // Applies typed text immediately.
  settle() { if (this.#waiting) this.color(); }
  #repair(fixIt) {
    const edits = [...fixIt.edits].sort((one, other) => other.start - one.start);
    edits.forEach(({ start, end, replacement }, place) => this.replace(start, end, replacement, place ? null : t("the repair")));
  }

  // MARK: Reading

  // Highlights the text, and shows its diagnostics.
  color() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#remarks = [];
    const start = performance.now();
    const answer = read(this.text);
    this.#cost = performance.now() - start;
    // An empty last line has a height, too.
    if (answer.html) this.#colors.innerHTML = answer.html + "\n";
    else this.#colors.textContent = this.text + "\n";
    this.tell(answer);
    const error = answer.diagnostics.find(({ severity }) => severity === "error");
    this.field.ariaInvalid = String(Boolean(error));
    this.#changed(this.text, error);
  }
  // Shows diagnostics, for example those of a run.
  tell({ diagnostics, more }) { this.#messages.show([...diagnostics, ...this.#remarks], more, this.text); }
  #goTo({ line, start, end }) {
    this.field.focus({ preventScroll: true });
    this.field.setSelectionRange(start, end);
    const lines = this.text.split("\n").length;
    this.#frame.scrollTop = this.#shown.offsetHeight * (line - 1) / lines - this.#frame.clientHeight / 2;
    this.#frame.scrollIntoView({ block: "nearest" });
  }

  // MARK: What an app has printed

  // A dump of a screen becomes a scenario, which replaces the text; the browser can undo that.
  async #import(dump) {
    let answer;
    this.tell({ diagnostics: [{ severity: "note", message: t("Reading the dump…") }] });
    try {
      answer = await callTool("import", dump);
    } catch ({ message }) {
      answer = { diagnostics: [{ severity: "error", message }] };
    }
    if (answer.text) this.write(answer.text, t("the import"));
    // The messages are about lines of the dump, which isn't in the field.
    this.#remarks = answer.diagnostics.map(({ severity, message, line }) =>
      ({ severity, message: line ? t("In line {line} of the dump, {message}", { line, message }) : message }));
    this.tell(read(this.text));
  }
  // Opens what an app has printed, and returns whether it's that.
  open(text) {
    const isDump = /<[^;\n]*[ :] 0x[0-9a-f]+; [^\n]*frame = \(/.test(text);
    if (isDump) this.#import(text);
    else if (isLog(text)) this.#openLog(text);
    else return false;
    return true;
  }
}
