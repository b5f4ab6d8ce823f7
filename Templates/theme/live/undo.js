// The texts before each change, with what has changed; typing without a pause is one change.
import { button } from "./elements.js";

const most = 100;

export class Changes {
  #all = [];
  button;

  // `restore` receives the text before the last change.
  constructor(restore) {
    this.button = button(t("Undo"), () => {
      const change = this.#all.pop();
      if (!change) return;
      restore(change.text);
      this.#name();
    });
    this.#name();
  }

  #name() {
    const title = this.#all.at(-1)?.title;
    this.button.textContent = title ? t("Undo {title}", { title }) : t("Undo");
    this.button.disabled = !title;
  }
  // Notes the text before a change; the title says what the button would undo.
  add(text, title) {
    this.#all.push({ text, title });
    if (this.#all.length > most) this.#all.shift();
    this.#name();
  }
  clear() {
    this.#all.length = 0;
    this.#name();
  }
}
