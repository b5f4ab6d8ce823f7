// The parts of a workbench, and what each calls.
import { coding } from "./code.js";
import { Editor } from "./editor.js";
import { button, make } from "./elements.js";
import { Figures } from "./figures.js";
import { Glass } from "./glass.js";
import { Challenge } from "./judge.js";
import { logs } from "./logs.js";
import { overlays } from "./overlays.js";
import { Places } from "./places.js";
import { Questions } from "./questions.js";
import { noScreen } from "./reduce.js";
import { repairs } from "./repairs.js";
import { Runs } from "./running.js";
import { sharing } from "./share.js";
import { Speech } from "./speech.js";
import { switches } from "./switches.js";
import { Transport } from "./transport.js";
import { twin } from "./twin.js";
import { without } from "./without.js";

const paces = { "1": t("in real time"), "0.25": t("4 times slower"), "0.1": t("10 times slower"), "0": t("step by step") };

// Gives a workbench its parts, of which the editor begins with a text. They call each other only when something happens.
export const makeParts = (bench, text) => {
  const speech = new Speech();
  const say = (words) => speech.say(words);
  bench.parts = {
    speech, staysBox: make("input", { type: "checkbox" }), twin: twin(), variants: variantChoice(bench),
    ...clockParts(bench), ...textParts(bench, text, say), ...screenParts(bench, say),
  };
};

// The choice of a scenario's variant.
const variantChoice = (bench) => {
  const element = make("span", { className: "live-variants" });
  const choice = make("select", { onchange: () => bench.dispatch({ type: "variantChosen", variant: choice.value }) });
  let offered = "";
  return {
    element,
    offer(names, chosen) {
      if (names.join() === offered) return;
      offered = names.join();
      choice.replaceChildren(...names.map((name) => make("option", { value: name, textContent: name })));
      choice.value = chosen ?? names[0] ?? "";
      element.replaceChildren(...names.length ? [make("label", {}, t("Variant") + " ", choice)] : []);
    },
  };
};

// What time does.
const clockParts = (bench) => {
  const paceChoice = make("select", { onchange: () => {
    const stamp = performance.now();
    bench.dispatch({ type: "paced", pace: Number(paceChoice.value), stamp, fingers: bench.parts.glass.count });
  } });
  // An object with these numbers as keys would reorder them.
  for (const value of ["1", "0.25", "0.1", "0"]) paceChoice.append(make("option", { value, textContent: paces[value] }));
  return {
    paceChoice,
    // These move the clock while it's stopped.
    clockButtons: [
      button(t("+1/60 s"), () => bench.turn()),
      button(t("To the next timer"), () => bench.dispatch({ type: "skipped", stamp: performance.now() })),
    ],
  };
};

// The text, its runs, and what can be done with it.
const textParts = (bench, text, say) => {
  const { isPlayground, isChallenge } = bench.state;
  const ofText = () => bench.state.text;
  const use = (text) => {
    bench.parts.editor.write(text, t("the fix"));
    bench.run();
  };
  const back = isPlayground || isChallenge ? t("Back to the beginning") : t("Back to the lesson’s text");
  const fileChoice = make("input", { type: "file", hidden: true, onchange: () => {
    bench.openFile(fileChoice.files[0]);
    fileChoice.value = "";
  } });
  return {
    editor: new Editor(text, (text, error) => bench.dispatch({ type: "textChanged", text, error }), (log) => bench.parts.logs.open(log)),
    resetButton: button(back, () => bench.parts.editor.write(bench.state.home, t("going back"))),
    fileChoice,
    runs: new Runs({
      title: isChallenge ? t("Run and judge") : t("Run the steps"),
      run: () => bench.run(), say,
      busy(isBusy) { bench.element.ariaBusy = String(isBusy); },
      lead: isChallenge ? undefined : () => bench.bar.scrollIntoView({ block: "start" }),
    }),
    challenge: isChallenge ? new Challenge(bench.place, { goTo: (row) => bench.parts.transport.goTo(row) }) : undefined,
    repairs: repairs({ text: ofText, use, say }),
    sharing: sharing(ofText),
    coding: coding({
      text: ofText, say,
      request: () => ["name " + bench.place.id.replace(/^[a-z]+_/, ""), ...bench.state.variant ? ["variant " + bench.state.variant] : []].join("\n"),
    }),
    // The figures show a log until there's a run or a touch.
    logs: logs({
      text: ofText, request: () => bench.basis().join("\n"), say,
      show: (figures) => bench.dispatch({ type: "logOpened", figures }),
    }),
    switches: switches({
      edit: (...change) => bench.parts.editor.replace(...change), settle: () => bench.parts.editor.settle(),
      isOpen: isPlayground || isChallenge,
    }),
  };
};

// The screen, and what is shown of it.
const screenParts = (bench, say) => {
  const glass = glassOf(bench, say);
  return {
    glass,
    places: new Places({
      glass, change: (...change) => bench.parts.switches.change(...change), say,
      opened: () => bench.dispatch({ type: "begin", isForViews: true }),
      closed: () => bench.dispatch({ type: "placed" }),
    }),
    figures: new Figures((kind) => {
      const { runs, twin } = bench.parts;
      bench.dispatch({ type: "figureChosen", kind, isBusy: runs.isBusy, hasTwin: twin.isThere });
    }),
    overlays: overlays(() => bench.dispatch({ type: "overlaysChosen" })),
    // The facts are those of the lesson's text, which the reader may have changed since.
    without: without(bench.place, (fact) => bench.dispatch({ type: "factChosen", fact })),
    // What the screen has shown: the whole run, or the reader's touches until now.
    transport: new Transport({
      pace: () => bench.state.pace || 1,
      show({ milliseconds, events, step, count, sentence }) {
        bench.showGlass(milliseconds, events);
        bench.parts.figures.light(step);
        const place = step < 0 ? "" : t("{step} of {total}", { step: step + 1, total: count }) + " · ";
        bench.parts.speech.show(`${place}${Math.round(milliseconds)} ms · ${sentence}`);
      },
    }),
    questions: questionsOf(bench),
  };
};

const glassOf = (bench, say) => new Glass({
  stays: () => bench.parts.staysBox.checked,
  cancel: () => bench.act("cancel"),
  told: ({ x, y, finger }) => {
    const name = bench.parts.places.nameAt({ x, y });
    const point = finger > 1 ? t("Finger {finger} at {x}, {y}", { finger, x, y }) : `${x}, ${y}`;
    const words = name ? t("{point}, over {name}", { point, name }) : point;
    bench.parts.speech.show(words);
    bench.parts.speech.saySoon(words, 300);
  },
  refuse: () => say(noScreen),
  hovered: (point) => {
    const { questions, places } = bench.parts;
    const { mode, session, count } = bench.state;
    questions.point(point && places.nameAt(point));
    // Where views are is known until they move.
    places.hover(mode === "run" || (session !== "none" && !count) ? point : undefined);
  },
  grabbed: (point) => bench.parts.places.grab(point),
  decorate: (picture) => bench.parts.places.drawHandles(picture),
  asked: (point) => {
    const name = bench.parts.places.nameAt(point);
    if (name) bench.parts.questions.ask(name);
  },
  soon: () => bench.flushSoon(),
  touch: (number, phase, x, y, more, tool) => bench.dispatch({
    type: "touched", isBack: bench.parts.transport.isBack, stamp: performance.now(), finger: { number, phase, x, y, more, tool },
  }),
});

const questionsOf = (bench) => new Questions({
  facts: /^facts (.*)/m.exec(bench.state.request)?.[1] ?? "",
  say: (words) => bench.parts.speech.show(words),
  speak: (words) => bench.parts.speech.speak(words),
  nameAt: (point) => bench.parts.places.nameAt(point),
  lend: (taker) => {
    const { places, glass } = bench.parts;
    places.leave();
    glass.giveTo(taker);
    if (taker) glass.element.scrollIntoView({ block: "nearest" });
  },
  // A challenge is for the reader to solve.
  fix: bench.state.isChallenge ? undefined : (line) => {
    const { repairs } = bench.parts;
    repairs.fix(line);
    repairs.element.scrollIntoView({ block: "nearest" });
  },
});
