// Goes through what the screen has shown during a run or a reader's own touches: plays it, steps, and goes to
// any moment.
import { button, make } from "./elements.js";
import { toolbar } from "./toolbar.js";

// Steps at the same time are this far apart on the slider, in milliseconds.
const least = 8;
const nothing = { milliseconds: 0, steps: [] };

export class Transport {
  #show;
  #pace;
  #film = nothing;
  // The position of each step on the slider, and the current position.
  #places = [];
  #place = 0;
  #end = 0;
  #frame = 0;
  #last = 0;
  #isHere = false;

  #toggle = button(t("▶ Play"), () => this.#frame ? this.stop() : this.#play());
  #back = button("‹", () => this.#step(-1));
  #next = button("›", () => this.#step(1));
  #range = make("input", { type: "range", min: 0, step: "any", ariaLabel: t("Moment"), oninput: () => {
    this.stop();
    this.#go(Number(this.#range.value));
  } });
  #note = make("p", { className: "live-note", hidden: true, textContent: t("Only the beginning can be played again.") });
  #buttons = toolbar(make("div", { className: "live-steps" }, this.#toggle, this.#back, this.#next), t("Play"));
  element = make("div", { className: "live-transport", role: "group", ariaLabel: t("What the screen showed") },
    this.#buttons, this.#range, this.#note);

  // `show` draws a moment: its time, the number of events until then if that decides, and its step. `pace` is
  // the speed: 1 is real time.
  constructor({ show, pace }) {
    this.#show = show;
    this.#pace = pace;
    this.#back.ariaLabel = t("One step back");
    this.#next.ariaLabel = t("One step forward");
    this.#name();
  }

  // MARK: Times and positions

  #stepAt(where) { return this.#places.findLastIndex((one) => one <= where + 1e-6); }
  #timeOf(number) { return number < 0 ? 0 : this.#film.steps[number].milliseconds; }
  #timeAt(where) {
    const number = this.#stepAt(where);
    const [from, until] = [this.#timeOf(number), number + 1 < this.#places.length ? this.#timeOf(number + 1) : this.#film.milliseconds];
    const [start, stop] = [number < 0 ? 0 : this.#places[number], this.#places[number + 1] ?? this.#end];
    return stop > start ? from + (until - from) * (where - start) / (stop - start) : from;
  }
  #placeOf(time) {
    const number = this.#film.steps.findLastIndex(({ milliseconds }) => milliseconds <= time);
    return (number < 0 ? 0 : this.#places[number]) + time - this.#timeOf(number);
  }

  // Whether the screen shows a moment other than the last one.
  get isBack() { return this.#isHere && this.#place < this.#end; }

  // MARK: Moving

  #name() {
    this.#toggle.textContent = this.#frame ? t("❚❚ Pause") : t("▶ Play");
    const number = this.#stepAt(this.#place);
    this.#back.disabled = !this.#film.steps.length || number < 1;
    this.#next.disabled = number >= this.#film.steps.length - 1;
  }
  #go(where) {
    this.#isHere = true;
    this.#place = Math.min(Math.max(where, 0), this.#end);
    this.#range.value = this.#place;
    const step = this.#stepAt(this.#place);
    const milliseconds = this.#timeAt(this.#place);
    // Between steps at the same time, only the number of events tells them apart.
    const isAtStep = step >= 0 && this.#place < this.#end && milliseconds === this.#timeOf(step);
    const { events, sentence } = this.#film.steps[step] ?? { events: 0, sentence: "" };
    this.#range.ariaValueText = `${Math.round(milliseconds)} ms: ${sentence}`;
    this.#name();
    this.#show({ milliseconds, events: isAtStep || step < 0 ? events : -1, step, count: this.#places.length, sentence });
  }
  #step(by) {
    this.stop();
    const place = this.#places[this.#stepAt(this.#place) + by];
    if (place !== undefined) this.#go(place);
  }
  #tick() {
    const stamp = performance.now();
    const time = this.#timeAt(this.#place) + Math.min(100, stamp - this.#last) * this.#pace();
    const isOver = time >= this.#film.milliseconds;
    this.#last = stamp;
    this.#frame = isOver ? 0 : requestAnimationFrame(() => this.#tick());
    this.#go(isOver ? this.#end : this.#placeOf(time));
  }
  #play() {
    if (!this.#places.length) return;
    if (this.#place >= this.#end) this.#go(0);
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(() => this.#tick());
    this.#name();
  }
  // Pauses.
  stop() {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#name();
  }
  // Draws the moment of a step, by its row in the table.
  goTo(row) {
    this.stop();
    this.#go(this.#places[row - 1] ?? this.#end);
    this.#range.focus({ preventScroll: true });
  }
  // Draws the first or the last moment.
  showStart() { this.#go(0); }
  showEnd() { this.#go(this.#end); }

  // MARK: Films

  // Takes a new film, and is at its end; the screen doesn't change.
  load(film) {
    this.stop();
    this.#film = film;
    let where = 0, before = 0;
    this.#places = film.steps.map(({ milliseconds }) => {
      where += Math.max(least, milliseconds - before);
      before = milliseconds;
      return where;
    });
    this.#end = where + Math.max(0, film.milliseconds - before);
    this.#range.max = this.#place = this.#end;
    this.#range.value = this.#end;
    this.#isHere = false;
    this.#buttons.inert = this.#range.inert = !this.#places.length;
    this.#note.hidden = !film.isCut;
    this.#name();
  }
  clear() { this.load(nothing); }
}
