// Goes through what the screen has shown during a run or a reader's own touches: plays it, steps, and goes to
// any moment.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // Steps at the same time are this far apart on the slider, in milliseconds.
  const least = 8;

  // `show` draws a moment: its time, the number of events until then if that decides, and its step. `pace` is
  // the speed: 1 is real time.
  live.transport = ({ show, pace }) => {
    let film = { milliseconds: 0, steps: [] };
    // The position of each step on the slider, and the current position.
    let places = [], place = 0, end = 0;
    let frame = 0, last = 0, isHere = false;

    const toggle = button(t("▶ Play"), () => frame ? stop() : play());
    const back = button("‹", () => step(-1));
    const next = button("›", () => step(1));
    back.ariaLabel = t("One step back");
    next.ariaLabel = t("One step forward");
    const range = make("input", { type: "range", min: 0, step: "any", ariaLabel: t("Moment"), oninput: () => {
      stop();
      go(Number(range.value));
    } });
    const note = make("p", { className: "live-note", hidden: true, textContent: t("Only the beginning can be played again.") });
    const buttons = live.toolbar(make("div", { className: "live-steps" }, toggle, back, next), t("Play"));
    const element = make("div", { className: "live-transport", role: "group", ariaLabel: t("What the screen showed") },
      buttons, range, note);

    const stepAt = (where) => places.findLastIndex((one) => one <= where + 1e-6);
    const timeOf = (number) => number < 0 ? 0 : film.steps[number].milliseconds;
    const timeAt = (where) => {
      const number = stepAt(where);
      const [from, until] = [timeOf(number), number + 1 < places.length ? timeOf(number + 1) : film.milliseconds];
      const [start, stop] = [number < 0 ? 0 : places[number], places[number + 1] ?? end];
      return stop > start ? from + (until - from) * (where - start) / (stop - start) : from;
    };
    const placeOf = (time) => {
      const number = film.steps.findLastIndex(({ milliseconds }) => milliseconds <= time);
      return (number < 0 ? 0 : places[number]) + time - timeOf(number);
    };

    const name = () => {
      toggle.textContent = frame ? t("❚❚ Pause") : t("▶ Play");
      const number = stepAt(place);
      back.disabled = !film.steps.length || number < 1;
      next.disabled = number >= film.steps.length - 1;
    };
    const go = (where) => {
      isHere = true;
      place = Math.min(Math.max(where, 0), end);
      range.value = place;
      const number = stepAt(place);
      const milliseconds = timeAt(place);
      // Between steps at the same time, only the number of events tells them apart.
      const isAtStep = number >= 0 && place < end && milliseconds === timeOf(number);
      const sentence = number < 0 ? "" : film.steps[number].sentence;
      range.ariaValueText = `${Math.round(milliseconds)} ms: ${sentence}`;
      name();
      show({ milliseconds, events: isAtStep ? film.steps[number].events : number < 0 ? 0 : -1, step: number, count: places.length, sentence });
    };
    const step = (by) => {
      stop();
      const number = stepAt(place) + by;
      if (places[number] !== undefined) go(places[number]);
    };
    const stop = () => {
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      name();
    };
    const tick = () => {
      const stamp = performance.now();
      const time = timeAt(place) + Math.min(100, stamp - last) * pace();
      last = stamp;
      frame = time < film.milliseconds ? requestAnimationFrame(tick) : 0;
      go(time < film.milliseconds ? placeOf(time) : end);
    };
    const play = () => {
      if (!places.length) return;
      if (place >= end) go(0);
      last = performance.now();
      frame = requestAnimationFrame(tick);
      name();
    };

    name();
    return {
      element, stop,
      // Whether the screen shows a moment other than the last one.
      get isBack() { return isHere && place < end; },
      get isPlaying() { return Boolean(frame); },
      // Takes a new film, and is at its end; the screen doesn't change.
      load(now) {
        stop();
        film = now;
        let where = 0, before = 0;
        places = film.steps.map(({ milliseconds }) => {
          where += Math.max(least, milliseconds - before);
          before = milliseconds;
          return where;
        });
        end = where + Math.max(0, film.milliseconds - before);
        range.max = place = end;
        range.value = end;
        isHere = false;
        buttons.inert = range.inert = !places.length;
        note.hidden = !film.isCut;
        name();
      },
      // Draws the moment of a step, by its row in the table.
      goTo(row) {
        stop();
        go(places[row - 1] ?? end);
        range.focus({ preventScroll: true });
      },
      // Draws the first or the last moment.
      showStart() { go(0); },
      showEnd() { go(end); },
      clear() { this.load({ milliseconds: 0, steps: [] }); },
    };
  };
})();
