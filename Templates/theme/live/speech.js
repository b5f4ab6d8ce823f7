// The current state in words: for sighted readers, and, less often, for screen readers.
import { coded, make } from "./elements.js";

export class Speech {
  status = make("p", { className: "live-now" });
  voice = make("p", { className: "live-voice", role: "status" });
  #waiting;

  say(words) {
    this.hush();
    this.show(words);
    this.speak(words);
  }
  show(words) { this.status.replaceChildren(...coded(words)); }
  speak(words) { this.voice.textContent = words.replaceAll("`", ""); }
  // Messages that change with every key wait for a pause.
  saySoon(words, milliseconds) {
    this.hush();
    this.#waiting = setTimeout(() => this.say(words), milliseconds);
  }
  hush() { clearTimeout(this.#waiting); }
}
