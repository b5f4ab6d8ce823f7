// Runs of the whole text, one at a time: the latest request wins. Long runs can be stopped.
import { stopAside } from "./aside.js";
import { button, make, update } from "./elements.js";

// The time before a run is reported as long, in milliseconds.
const patience = 1000;

// Returns a run's result as a sentence.
export const verdict = ({ diagnostics, expectations, passed, runs }) => {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (!runs.length) return t(errors.length === 1 ? "One error in the text; see below." : "{count} errors in the text; see below.", { count: errors.length });
  if (!passed) return t("Not as expected: {message}", errors[0]);
  const events = runs.reduce((sum, one) => sum + one.events, 0);
  const length = t("{events} events in {time} ms.", { events, time: Math.round(runs[0].milliseconds) });
  if (!expectations) return length;
  return length + " " + t(expectations > 1 ? "All {expectations} expectations hold." : "The one expectation holds.", { expectations });
};

// A button that runs the text, or stops a long run.
const runButton = (words, label, act) => {
  const element = button(words, act);
  const name = (isStop) => {
    element.textContent = isStop ? t("Stop") : words;
    element.ariaLabel = isStop ? t("Stop") : label;
  };
  name(false);
  return { element, name };
};

export class Runs {
  #calls;
  #buttons;
  outcome = make("p", { className: "live-outcome" });
  // The number of the newest work, whether it's being done, and whether that takes long.
  #newest = 0;
  #isBusy = false;
  #isLong = false;
  #waiting;

  // Calls `run` when the reader requests a run, `busy` when work starts or ends, and `say` with messages;
  // `lead` leads from the text to the figures if they're far away.
  constructor({ title, ...calls }) {
    this.#calls = calls;
    const act = () => this.#isLong ? stopAside() : calls.run();
    // One above the screen and one below the text.
    this.#buttons = [runButton(t("Run"), t("Run the text"), act), runButton(title, title, act)];
  }

  get buttons() { return this.#buttons.map(({ element }) => element); }
  get isBusy() { return this.#isBusy; }
  set isDisabled(disabled) { for (const element of this.buttons) update(element, { disabled }); }
  get isDisabled() { return this.buttons[0].disabled; }

  #turn(isBusy, isLong) {
    clearTimeout(this.#waiting);
    [this.#isBusy, this.#isLong] = [isBusy, isLong];
    for (const { name } of this.#buttons) name(isLong);
    this.#calls.busy(isBusy);
    if (!isLong) return;
    this.outcome.replaceChildren();
    this.#calls.say(t("This is a long run. “Stop” ends it."));
  }
  // Drops the pending work.
  drop() {
    this.#newest += 1;
    if (!this.#isBusy) return;
    stopAside();
    this.#turn(false, false);
  }
  // Passes the result of the work, and how long it took in milliseconds, to `take`, unless it's no longer wanted.
  async go(work, take) {
    this.drop();
    const own = this.#newest;
    this.#turn(true, false);
    this.#waiting = setTimeout(() => this.#turn(true, true), patience);
    const start = performance.now();
    let found, fault;
    try { found = await work(); } catch (error) { fault = error; }
    if (own !== this.#newest) return;
    this.#turn(false, false);
    if (fault) this.conclude(fault.message);
    else take(found, performance.now() - start);
  }
  // Says the result; the reader who has pressed the button below the text, or changed it, finds it there, too.
  conclude(words, { isAbove = false, tell = this.#calls.say } = {}) {
    tell(words);
    const { lead } = this.#calls;
    if (lead && !isAbove) this.outcome.replaceChildren(words + " ", button(t("To the figures"), lead));
  }
}
