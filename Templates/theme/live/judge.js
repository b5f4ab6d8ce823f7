// A challenge: the reasons for a run's verdict, with the steps that decided it.
import { callAside } from "./aside.js";
import { button, coded, make, sentence } from "./elements.js";

const moment = ({ milliseconds, row }) => row
  ? t("{time} ms, step {row}", { time: Math.round(milliseconds * 10) / 10, row }) : `${Math.round(milliseconds * 10) / 10} ms`;
const beginning = t("Change the text, and run it to see if it’s solved.");

// Returns the verdict as a sentence.
const verdictOf = ({ solved, diagnostics, kept, unmet: [first] }) => {
  const error = diagnostics.find(({ severity }) => severity === "error");
  return solved ? t("Solved.")
    : error ? t("Not judged: {reason}.", { reason: error.message })
    : kept ? t("Not judged: {reason}.", { reason: kept })
    : t("Not yet: {reason}.", { reason: first?.sentence ?? t("something is missing") });
};

export class Challenge {
  #place;
  #goTo;
  #verdict = make("p", { className: "live-verdict", textContent: beginning });
  #unmet = make("ul", { className: "live-unmet" });
  #hints = make("ol", { className: "live-hints" });
  #more = button(t("Hint"), () => {
    this.#given += 1;
    this.#show();
    this.#hints.lastElementChild?.querySelector("button, a")?.focus();
  });
  element = make("div", { className: "live-challenge" }, this.#verdict, this.#unmet, this.#hints, this.#more);
  // All hints, and how many of them the reader has got.
  #found = [];
  #given = 0;

  // `goTo` leads to a row of the run's table.
  constructor(place, { goTo }) {
    this.#place = place;
    this.#goTo = goTo;
    // The hints of the initial text.
    this.ask(place.dataset.text).then((answer) => this.#take(answer), console.error);
  }

  // Asks for the verdict on a text.
  ask(text) { return callAside("judge", text, this.#place.dataset.judge); }

  // MARK: Hints

  #take(answer) {
    this.#found = answer.hints;
    this.#show();
  }
  #show() {
    this.#hints.replaceChildren(...this.#found.slice(0, this.#given).map((one, index) =>
      make("li", {}, make("p", { innerHTML: one.html }), make("p", { className: "live-moment" }, ...this.#step(one, index)))));
    const left = this.#found.length - this.#given;
    this.#more.hidden = left < 1;
    this.#more.textContent = this.#given ? t("Another hint ({left} more)", { left }) : t("Hint");
  }
  #step(one, index) {
    if (one.milliseconds === null) return [];
    const words = moment(one);
    // Events that occur only in the initial run are looked up there.
    const link = this.#place.querySelectorAll(".challenge-hint")[index]?.querySelector("a[href^='#']");
    const lead = !one.row ? words
      : one.inOwnRun !== false ? button(words, () => this.#goTo(one.row))
      : link ? make("a", { href: link.hash, textContent: words }) : words;
    return [lead, ...one.step ? [" ", make("code", { textContent: one.step })] : []];
  }

  // MARK: The verdict

  // Shows the verdict on a text, and returns it as a sentence.
  judge(answer) {
    this.#take(answer);
    this.#unmet.replaceChildren(...answer.unmet.map((one, place) => {
      // Show the same reason only once.
      const isNew = one.why && answer.unmet.findIndex(({ why }) => why === one.why) === place;
      const words = make("span", {}, ...coded(sentence(one.sentence) + (isNew ? " " + sentence(one.why) : "")));
      return make("li", {}, words, ...one.row ? [" ", button(moment(one), () => this.#goTo(one.row))] : []);
    }));
    const words = verdictOf(answer);
    this.#verdict.replaceChildren(...coded(answer.unmet.length ? t("Not yet:") : words));
    this.#verdict.classList.toggle("live-solved", answer.solved);
    if (answer.solved) this.#celebrate();
    return words;
  }
  #celebrate() {
    this.#verdict.append(" ", button(t("See why"), () => this.#showSolution()));
    this.#more.hidden = true;
    touchstoneLive.solve(this.#place);
  }
  #showSolution() {
    const solution = this.#place.querySelector(".challenge-solution");
    solution.open = true;
    solution.scrollIntoView({ block: "center" });
    solution.querySelector("summary").focus({ preventScroll: true });
  }
  // The text has changed since.
  reset() {
    this.#unmet.replaceChildren();
    this.#verdict.classList.remove("live-solved");
    this.#verdict.textContent = beginning;
  }
}
