// Why did, or didn't, something act? The answer comes from the same explanation as `touchstone why`.
import { button, coded, make } from "./elements.js";
import { call } from "./loading.js";

// How long a pointer rests on a view before that counts as a question, in milliseconds.
const patience = 500;

// Returns the sentences of an answer, each with links to its facts.
const linesOf = ({ acts, delays, obstacles }, page) => {
  const linked = (numbers) => numbers.flatMap((number) => [" ", make("a", { href: `${page}#${number}`, textContent: number })]);
  const all = [
    ...acts.map((words) => [words]),
    ...delays.map(({ sentence, facts }) => [sentence, ...linked(facts)]),
    ...obstacles.map(({ milliseconds, sentence, details, facts }) =>
      [`${Math.round(milliseconds)} ms: ${[sentence, ...details].join(" ")}`, ...linked(facts)]),
  ];
  return all.length ? all : [[t("Nothing has touched it, and nothing has kept it from acting.")]];
};
// There's no run to ask about until the reader touches the screen or runs the text.
const why = (name) => {
  try { return call("why", name); } catch { return {}; }
};

export class Questions {
  #calls;
  #answer = make("div", { className: "live-answer" });
  #choice = make("select", { onchange: () => this.ask(this.#choice.value) });
  // No finger can rest on a view without touching it, so the next touch asks instead.
  #aim = button(t("Ask by touch"), () => this.#turn(this.#aim.ariaPressed !== "true"));
  element = make("div", { className: "live-ask", hidden: true },
    make("label", {}, t("Why, or why not?") + " ", this.#choice), this.#aim, this.#answer);
  #asked = "";
  // The view that a pointer is on, and the timer for its rest.
  #pointed;
  #resting;

  // `facts` is the page of the facts, and `fix` searches for changes that make a line true. `say` shows an answer
  // in a sentence, and `speak` reads one to those who don't see it. `lend` sends what the hand does on the screen to a
  // receiver, or back to the fingers, and `nameAt` names the view at a point.
  constructor(calls) {
    this.#calls = calls;
    this.#aim.hidden = !matchMedia("(any-pointer: coarse)").matches;
    this.#aim.ariaPressed = "false";
  }

  #show(isSilent) {
    const found = this.#asked ? why(this.#asked) : {};
    if (!found.name) return this.#answer.replaceChildren();
    const { facts, fix, speak } = this.#calls;
    const told = linesOf(found, facts);
    const repair = found.wish && found.obstacles.length && fix
      ? [button(t("Find a fix: {wish}", found), () => fix(found.wish))] : [];
    this.#answer.replaceChildren(make("p", { className: "live-heading", textContent: found.name }),
      make("ul", {}, ...told.map(([words, ...links]) => make("li", {}, ...coded(words), ...links))), ...repair);
    if (!isSilent) speak(told.map(([words]) => words).join(" "));
  }
  ask(name) {
    this.#asked = name;
    this.#choice.value = name;
    this.#show(false);
  }
  // Asks, and searches for what would make it act.
  fix(name) {
    this.ask(name);
    const { wish } = why(name);
    if (wish) this.#calls.fix?.(wish);
  }
  // Something has happened since.
  refresh() { this.#show(true); }
  // Takes the recognizers and views of a scenario.
  offer(names) {
    this.element.hidden = !names.length;
    this.#choice.replaceChildren(make("option", { value: "", textContent: t("Choose a view or a recognizer") }),
      ...names.map((name) => make("option", { value: name, textContent: name })));
    if (!names.includes(this.#asked)) {
      this.#asked = "";
      this.#answer.replaceChildren();
    }
    this.#choice.value = this.#asked;
  }

  // MARK: Asking on the screen

  // A pointer is on a view, or on none.
  point(name) {
    if (name === this.#pointed) return;
    this.#pointed = name;
    clearTimeout(this.#resting);
    if (name) this.#resting = setTimeout(() => this.#tell(name), patience);
  }
  #tell(name) {
    const found = why(name);
    if (found.name) this.#calls.say(`${name}: ${linesOf(found, this.#calls.facts)[0][0]}`);
  }
  #turn(isOn) {
    this.#aim.ariaPressed = String(isOn);
    this.#calls.lend(isOn ? this.#taker : undefined);
    if (isOn) this.#calls.say(t("Touch a view to ask why it did or didn’t act."));
  }
  // Receives the hand's actions instead of the fingers.
  #taker = {
    down: (point) => {
      this.#turn(false);
      const name = this.#calls.nameAt(point);
      if (!name) return this.#calls.say(t("No view here has a name."));
      this.ask(name);
      this.#answer.scrollIntoView({ block: "nearest" });
    },
    move() {}, up() {}, draw() {},
    // Something else takes the hand.
    stop: () => { this.#aim.ariaPressed = "false"; },
    key: ({ key }) => {
      if (key === "Escape") this.#turn(false);
      return key === "Escape";
    },
  };
}
