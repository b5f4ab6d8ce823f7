// The workbench, where readers touch, change, and run a scenario: the screen, the figures, and the text. An action of the
// reader or an answer of the engine makes a new state (reduce.js), whose effects are then performed (effects.js).
import { turn, waitOf } from "./clock.js";
import { effectsOf } from "./effects.js";
import { update } from "./elements.js";
import { WorkbenchLayout } from "./layout.js";
import { call } from "./loading.js";
import { makeParts } from "./parts.js";
import { noScreen, reduce } from "./reduce.js";
import { requestOf } from "./scenario.js";
import { initial } from "./state.js";

export class Workbench {
  state;
  draft;
  parts;
  // The scenario's place on the page.
  place;
  // Called once, when the first run is over.
  afterRun;
  #layout;
  #effects;
  #frame = 0;
  #flushing;
  #close;

  // `start` says what the scenario is, `closed` is called at the end.
  constructor(place, start, closed) {
    this.place = place;
    this.draft = start.draft;
    this.state = initial(start);
    this.#close = closed;
    makeParts(this, start.text);
    this.#layout = new WorkbenchLayout(this, start.title);
    this.#effects = effectsOf(this);
    this.#layout.show();
    this.parts.editor.color();
    const [first] = start.request.match(/(?<=^figure )(?!tree)\S+/m) ?? ["table"];
    this.parts.figures.choose(first);
  }

  get element() { return this.#layout.element; }
  get bar() { return this.#layout.bar; }

  // MARK: State

  // Changes the state, performs what follows from that, and shows the rest of it.
  dispatch(action) {
    this.state = reduce(this.state, action);
    for (const [name, ...values] of this.state.effects) this.#effects[name](...values);
    this.#render();
  }
  // Does something at the current time.
  act(...effect) { this.dispatch({ type: "acted", stamp: performance.now(), effect }); }

  // Shows what is a matter of the state alone.
  #render() {
    const { state, parts: { glass, runs, switches, variants, resetButton, clockButtons } } = this;
    runs.isDisabled = switches.isStopped = state.hasError;
    update(resetButton, { disabled: state.text === state.home });
    for (const one of clockButtons) update(one, { hidden: state.pace > 0 });
    variants.offer(state.variants, state.variant);
    const wait = waitOf(state);
    glass.picture.wait(wait?.part, wait && t("timer at {time} ms", { time: Math.round(wait.next) }));
  }

  // MARK: Requests

  // The lines of a request that don't depend on the figures.
  basis = () => requestOf(this.state.request);
  // Returns a request for figures.
  asking = (...figures) => {
    const { parts: { overlays, without }, state: { variant } } = this;
    return [
      ...this.basis(), ...figures.map((one) => "figure " + one), ...overlays.lines, ...without.lines,
      ...variant ? ["variant " + variant] : [],
    ].join("\n");
  };
  // Shows the screen at a time, or, if the number of events isn't negative, when so many had happened.
  showGlass(milliseconds, events = -1) {
    const { html } = call("glass", this.asking(), milliseconds, events);
    if (html) this.parts.glass.show(html, this.state.screen);
    this.parts.twin.show(milliseconds);
  }

  // MARK: Frames

  requestFrame() {
    this.cancelFrame();
    this.#frame = requestAnimationFrame(() => {
      this.parts.glass.flush();
      this.cancelFrame();
      this.dispatch({ type: "frame", stamp: performance.now() });
    });
  }
  cancelFrame() {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
  // Flushes the fingers in the next frame: on a stopped clock, or on the screen before it starts.
  flushSoon() {
    if (this.#frame) return;
    this.#flushing ??= requestAnimationFrame(() => {
      this.#flushing = undefined;
      this.parts.glass.flush();
    });
  }

  // MARK: Calls

  say(words) { this.parts.speech.say(words); }
  run(report = {}) { this.dispatch({ type: "run", ...report }); }
  startOver() {
    this.dispatch({ type: "begin" });
    this.parts.glass.element.focus({ preventScroll: true });
  }
  turn() { this.act("turn", turn); }
  keepSteps() {
    const { state, parts: { editor } } = this;
    if (state.session === "none") return this.say(noScreen);
    const { steps, text } = call("steps");
    if (!/finger/.test(steps)) return this.say(t("There are no touches to keep yet."));
    editor.write(text, t("the kept steps"));
    this.run({ words: t("Your touches are now steps in the text, which has been run again.") });
  }
  // Opens a file with a dump, a log, or a scenario.
  async openFile(file) {
    if (!file) return;
    const text = await file.text();
    if (/[\0\ufffd]/.test(text)) return this.say(t("This file isn’t text, so it can’t be a scenario, a dump, or a log."));
    const { editor } = this.parts;
    if (!editor.open(text)) editor.write(text, t("the file"));
  }
  // Loads another scenario, before which there's nothing to undo.
  load(scenario) {
    this.dispatch({ type: "loaded", request: scenario.request, home: scenario.text });
    this.#layout.name(scenario.title);
    this.parts.editor.begin(scenario.text);
    if (this.state.hasError) this.dispatch({ type: "stopped" });
  }
  close() { this.dispatch({ type: "closed" }); }
  leave() {
    this.#layout.remove();
    this.#close();
  }
}
