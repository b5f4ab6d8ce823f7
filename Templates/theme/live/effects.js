// What the workbench does in the page and the engine for an action, by the names that the reducer gives it.
import { callAside } from "./aside.js";
import { counterpart, difference, tooMuch } from "./comparing.js";
import { paragraph } from "./elements.js";
import { call, end } from "./loading.js";
import { keep } from "./playground.js";
import { noScreen } from "./reduce.js";
import { verdict } from "./running.js";

// Returns the effects of a workbench, each a function of its values.
export const effectsOf = (bench) => ({
  dispatch: (action) => bench.dispatch(action),
  ...clearing(bench), ...ofEngine(bench), ...ofWords(bench), ...ofFigures(bench), ...ofRuns(bench), ...ofText(bench),
});

// The end of what was there before.
const clearing = (bench) => {
  const { glass, figures, transport, twin, runs } = bench.parts;
  const parts = {
    fingers: () => glass.clear(),
    figures: () => figures.clear(),
    film: () => transport.clear(),
    twin() {
      twin.clear();
      bench.element.classList.remove("has-twin");
    },
  };
  return {
    halt() {
      bench.cancelFrame();
      runs.drop();
    },
    clear(...names) { for (const name of names) parts[name](); },
    end,
    leave: () => bench.leave(),
  };
};

// The live session. Its answers are actions in turn.
const ofEngine = (bench) => {
  const happen = (news) => bench.dispatch({ type: "happened", news });
  // Reads the text; what is wrong with the engine is said.
  const read = (type) => {
    let answer;
    try { answer = call("begin", bench.state.text, bench.asking(bench.state.kind)); } catch ({ message }) { return bench.parts.speech.say(message); }
    bench.dispatch({ type, answer });
  };
  return {
    begin: () => read("began"),
    reread: () => read("reread"),
    requestFrame: () => bench.requestFrame(),
    endFrame() {
      const { glass, figures } = bench.parts;
      bench.dispatch({ type: "frameEnded", stamp: performance.now(), fingers: glass.count, isCut: figures.isCut });
    },
    touch({ number, phase, x, y, more, tool }) {
      if (phase === 0 && tool) call("tool", number, tool);
      happen(call("touch", number, phase, x, y, bench.state.now, more));
    },
    cancel: () => happen(call("touch", 1, 3, 0, 0, bench.state.now, 0)),
    turn: (length) => happen(call("advance", bench.state.now + length)),
    advance: (time) => happen(call("advance", time)),
    offer(answer) {
      const { switches, places, questions } = bench.parts;
      switches.offer(answer.switches ?? []);
      places.offer(answer.views ?? [], answer.switches ?? []);
      questions.offer(answer.names ?? []);
    },
  };
};

// What is said and read.
const ofWords = (bench) => {
  const { speech, editor, questions } = bench.parts;
  return {
    say: (words) => speech.say(words),
    saySoon: (words, milliseconds) => speech.saySoon(words, milliseconds),
    hush: () => speech.hush(),
    status: (words) => speech.show(words),
    speak: (words) => speech.speak(words),
    tell: (answer) => editor.tell(answer),
    refreshQuestions: () => questions.refresh(),
  };
};

// The screen and the visible figure.
const ofFigures = (bench) => {
  const { figures, glass, transport, speech, runs, without } = bench.parts;
  const { asking } = bench;
  const showNow = () => bench.showGlass(bench.state.now);
  // Draws a part, and returns whether it's missing.
  const drawers = {
    nothing() {
      glass.picture.empty(noScreen);
      figures.say(t("Nothing to show yet."));
    },
    screen() { if (!transport.isBack || bench.state.mode === "placing") showNow(); },
    // The live session isn't involved.
    difference() {
      if (runs.isBusy || figures.has("compare")) return;
      runs.go(() => difference(bench.state, without, asking), (html) => { if (bench.state.kind === "compare") figures.show(html); });
    },
    figure() {
      const { kind, count, isTicking } = bench.state;
      const { figures: drawn, tooLarge } = call("draw", asking(kind));
      const html = count && drawn.find((one) => one.kind === kind)?.html;
      if (html && !tooLarge) {
        figures.show(html);
        if (isTicking) figures.follow();
        return false;
      }
      figures.say(tooLarge ? tooMuch : t("Nothing to show yet. Put a finger on the screen."));
      return true;
    },
  };
  return {
    showNow,
    draw(names) {
      const start = performance.now();
      let isMissing = false;
      try { for (const name of names) isMissing = drawers[name]() ?? isMissing; } catch ({ message }) { speech.say(message); }
      const stamp = performance.now();
      bench.dispatch({ type: "drawn", stamp, cost: stamp - start, isMissing });
    },
    grow: (rows) => figures.grow(rows),
    follow: () => figures.follow(),
    explain: (html = bench.state.count ? call("draw", asking("why")).figures[0]?.html ?? "" : "") => figures.showWhy(html),
    loadFilm: () => transport.load(call("film", asking())),
    chooseFigure: (kind) => figures.choose(kind),
    offerComparison() {
      const { isWithout, text, home, variants } = bench.state;
      figures.offer("compare", isWithout || text !== home || variants.length > 0);
    },
    differ() {
      if (!figures.has("compare")) runs.go(() => difference(bench.state, without, asking), (html) => {
        figures.add("compare", html);
        figures.mark(html);
      });
    },
  };
};

// Runs of the whole text, and logs.
const ofRuns = (bench) => {
  const { runs, figures, glass, transport, twin, places, challenge, speech, repairs, overlays } = bench.parts;
  const { asking } = bench;
  const tellSoon = (words) => {
    speech.show(words);
    speech.saySoon(words, 1000);
  };
  return {
    run(report) {
      const { text } = bench.state;
      const work = () => Promise.all([callAside("run", text, asking(...figures.kinds)), challenge?.ask(text)]);
      runs.go(work, ([answer, judged], cost) => bench.dispatch({ type: "ran", answer, judged, cost, report }));
    },
    showRun({ runs: [first], partings, figures: drawn }) {
      glass.picture.name(first.variant);
      const words = partings.map((one) => paragraph("parting", one)).join("");
      const comparison = drawn.findIndex(({ kind }) => kind === "compare");
      const shown = drawn.map((one, place) => place === comparison ? { ...one, html: words + one.html } : one);
      figures.showRun(shown, bench.state.text);
    },
    play: () => bench.dispatch({ type: "played", hasFilm: Boolean(call("play", bench.state.text, asking()).screen) }),
    // Loads the film of the run, whose clock both screens share.
    loadRun() {
      const other = bench.state.kind === "compare" && counterpart(bench.state, [...bench.basis(), ...overlays.lines]);
      let end = 0;
      if (other) try { end = twin.load(...other); } catch { twin.clear(); }
      else twin.clear();
      bench.element.classList.toggle("has-twin", twin.isThere);
      const film = call("film", asking());
      transport.load({ ...film, milliseconds: Math.max(film.milliseconds, end) });
      // Views are moved where they are before the run.
      if (places.isMoving) transport.showStart();
      else transport.showEnd();
    },
    sayTooLarge: () => figures.say(tooMuch),
    offerRepairs: (isWanted) => repairs.offer(isWanted),
    conclude({ answer, judged, isWithout, report: { words, isAbove, isQuiet } }) {
      const told = isWithout ? t("This is the run without the fact. “Difference” shows both runs side by side.")
        : judged ? challenge.judge(judged) : verdict(answer);
      runs.conclude([words, told].filter(Boolean).join(" "), { isAbove, ...isQuiet ? { tell: tellSoon } : {} });
      bench.afterRun?.();
      bench.afterRun = undefined;
    },
    showLog: (drawn) => figures.showRun(drawn, ""),
  };
};

// The text.
const ofText = (bench) => {
  const { challenge, sharing, coding, logs, runs, repairs, figures, questions } = bench.parts;
  return {
    // What is known of another text no longer holds.
    forget() {
      challenge?.reset();
      for (const part of [sharing, coding, logs, repairs]) part.clear();
      runs.outcome.replaceChildren();
      figures.stopSteps();
    },
    forgetNames: () => questions.offer([]),
    // A text that was only opened isn't stored.
    keep(text, isFirst) {
      const { home, isPlayground } = bench.state;
      if (isPlayground) keep(text, home);
      else if (!isFirst) bench.draft.keep(text === home ? undefined : text);
    },
  };
};
