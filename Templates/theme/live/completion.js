// Offers the words that can continue a line, from the tables of the language.
import { make } from "./elements.js";
import { call } from "./loading.js";

const encoder = new TextEncoder();
// Fewer letters fit too many words.
const leastLetters = 2;
const mostShown = 8;

export class Completion {
  element = make("ul", { id: "live_words", className: "live-completions", hidden: true, ariaLabel: t("Words that fit") });
  #field;
  #replace;
  #typed = "";
  #found = [];
  #chosen = -1;

  // `replace` receives a range in the text of the field, its new text, and what that is called.
  constructor(field, replace) {
    this.#field = field;
    this.#replace = replace;
    this.element.setAttribute("role", "listbox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", "live_words");
    field.addEventListener("keydown", (event) => { if (this.#press(event)) event.preventDefault(); });
    for (const sign of ["blur", "pointerdown"]) field.addEventListener(sign, () => this.#close());
  }

  // Offers words for what has been typed.
  offer() { this.#show(false); }

  #choose(place) {
    this.#chosen = place;
    for (const [index, item] of [...this.element.children].entries()) item.ariaSelected = String(index === place);
    if (place < 0) return this.#field.removeAttribute("aria-activedescendant");
    this.#field.setAttribute("aria-activedescendant", this.element.children[place].id);
    this.element.children[place].scrollIntoView({ block: "nearest" });
  }
  #close() {
    this.element.hidden = true;
    this.#found = [];
    this.#choose(-1);
  }
  #take({ word, ending }) {
    const caret = this.#field.selectionStart;
    const start = caret - this.#typed.length;
    const end = start + word.length + ending.length;
    this.#close();
    this.#replace(start, caret, word + ending, t("the word"));
    this.#field.setSelectionRange(end, end);
    this.#field.focus({ preventScroll: true });
  }
  #item(candidate, place) {
    const one = make("li", { id: "live_word_" + place, textContent: candidate.word });
    one.setAttribute("role", "option");
    // The field keeps the focus.
    one.onpointerdown = (event) => {
      event.preventDefault();
      this.#take(candidate);
    };
    return one;
  }
  #show(isAsked) {
    const { selectionStart: caret, selectionEnd, value } = this.#field;
    this.#close();
    if (caret !== selectionEnd) return;
    const before = value.slice(0, caret);
    // Words aren't offered in the middle of one.
    if (/^[\w]/.test(value.slice(caret)) || (!isAsked && !/[A-Za-z_]\w*$/.test(before))) return;
    let answer;
    try { answer = call("complete", value, encoder.encode(before).length); } catch { return; }
    if (!answer.candidates.length || (!isAsked && answer.typed.length < leastLetters)) return;
    this.#typed = answer.typed;
    this.#found = answer.candidates.slice(0, mostShown);
    this.element.replaceChildren(...this.#found.map((one, place) => this.#item(one, place)));
    const lines = before.split("\n");
    this.element.style.setProperty("--line", lines.length);
    this.element.style.setProperty("--column", lines.at(-1).length - this.#typed.length);
    this.element.hidden = false;
    this.#choose(-1);
  }

  // Returns whether a key was for the words.
  #press({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if (ctrlKey && key === " ") {
      this.#show(true);
      return true;
    }
    if (this.element.hidden || ctrlKey || metaKey || altKey) return false;
    const [found, chosen] = [this.#found, this.#chosen];
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by) this.#choose((chosen + by + found.length + (chosen < 0 && by < 0 ? 1 : 0)) % found.length);
    else if (key === "Escape") this.#close();
    // Enter ends a line unless a word is chosen; the Tab key takes the first word.
    else if (key === "Enter" && chosen >= 0) this.#take(found[chosen]);
    else if (key === "Tab" && !shiftKey) this.#take(found[Math.max(0, chosen)]);
    else {
      if (/^(Arrow|Home|End|Page)/.test(key)) this.#close();
      return false;
    }
    return true;
  }
}
