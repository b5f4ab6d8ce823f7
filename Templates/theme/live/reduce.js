// What each action of the reader, and each answer of the engine, makes of the workbench's state.
import { acting, beginningFrame, drawing, endingFrame, taking, ticking, waking } from "./clock.js";
import { adding, isSession, unbegun } from "./state.js";

// The longest run that is repeated at each change of the text, in milliseconds.
const mostOfRerun = 300;
export const noScreen = t("The text has an error, so there’s nothing on the screen yet. See the message below the text.");

// Nothing is left of what was on the screen, except for some parts.
const everything = ["fingers", "figures", "film", "twin"];
const clearing = (state, mode, ...kept) => adding({ ...state, ...unbegun, session: state.session, count: state.count, mode },
  ["halt"], ["clear", ...everything.filter((part) => !kept.includes(part))]);

// Begins a session. What a run has shown stays while its views are only moved.
const beginning = (state, { hasFingers = false, isForViews = false } = {}) => {
  const isPlacing = isForViews && (state.mode === "run" || state.mode === "placing");
  const kept = [...hasFingers ? ["fingers"] : [], ...isPlacing ? ["figures", "film"] : []];
  const cleared = clearing(state, isPlacing ? "placing" : "session", ...kept);
  return adding({ ...cleared, ...unbegun }, ["begin"]);
};
// Runs the text, and reports the result after other words. A quiet run replaces what is shown only when it's over.
const running = (state, { words, isAbove = false, isQuiet = false }) => {
  const kept = ["figures", "twin", ...isQuiet ? ["film"] : []];
  return adding(clearing(state, "run", ...kept), ["run", { words, isAbove, isQuiet }]);
};
// After a change, a run that is shown becomes the run of the new text, unless that takes long.
const changing = (state) => {
  const wasRun = state.mode === "run" || state.mode === "placing";
  return !wasRun || state.isChallenge || state.runCost > mostOfRerun ? beginning(state) : adding(state, ["reread"]);
};
// Takes what the text contains.
const offering = (state, answer) => {
  const variants = answer.variants ?? [];
  const variant = variants.includes(state.variant) ? state.variant : undefined;
  return adding({ ...state, screen: answer.screen, variants, variant }, ["offer", answer]);
};
// The comparison is made when the reader views it, or has changed a lesson's text, and marks what differs.
const differing = (state) => {
  const isChanged = state.text !== state.home && !state.isChallenge && !state.isPlayground;
  return state.kind === "compare" || state.isWithout || isChanged ? adding(state, ["differ"]) : state;
};
// Sends a change of a finger to the engine. Fingers of one event have the same time.
const delivering = (state, { stamp, finger }) => {
  if (state.session === "none") return adding(state, ["say", noScreen]);
  if (state.session === "over") return adding(state, ["say", t("This session has ended. Start over to touch again.")]);
  const next = { ...state, isOneEvent: Boolean(finger.more) };
  return state.isOneEvent ? adding(next, ["touch", finger]) : acting(next, stamp, ["touch", finger]);
};

const actions = {
  // MARK: Time
  wake: (state, { stamp }) => waking(state, stamp),
  frame: beginningFrame,
  frameEnded: endingFrame,
  paced(state, { pace, stamp, fingers }) {
    const paced = { ...ticking(state, stamp), pace };
    if (!pace) return adding(paced, ["say", t("Time advances only with the buttons. With “Fingers stay” on, a finger stays down.")]);
    return fingers ? waking(paced, stamp) : paced;
  },
  // Something happens at the current time.
  acted(state, { stamp, effect }) {
    if (state.mode === "placing") return adding(beginning(state), ["dispatch", { type: "acted", stamp, effect }]);
    return state.session === "none" ? adding(state, ["say", noScreen]) : acting(state, stamp, effect);
  },
  skipped: (state, { stamp }) => state.next === null ? adding(state, ["say", t("No timer is pending.")])
    : actions.acted(state, { stamp, effect: ["advance", state.next] }),

  // MARK: Sessions
  begin: beginning,
  began(state, { answer }) {
    if (!answer.screen) return state;
    const begun = adding({ ...offering(state, answer), session: "live" }, ["refreshQuestions"]);
    const drawn = drawing(answer.news ? taking(begun, answer.news) : begun);
    return state.mode === "placing" ? drawn : adding(drawn, ["status", t("Touch the screen, or run the steps in the text.")]);
  },
  // After a run, or in the past, the first finger is already on the screen.
  touched(state, { isBack, ...action }) {
    if (state.mode === "session" && !isBack) return delivering(state, action);
    return adding(beginning(state, { hasFingers: true }), ["dispatch", { ...action, type: "delivered" }]);
  },
  delivered: delivering,
  happened: (state, { news }) => taking(state, news),
  drawn: (state, { stamp, cost, isMissing }) =>
    ({ ...state, drawnAt: stamp, drawCost: cost, isFigureOld: isMissing || state.isFigureOld }),

  // MARK: Runs
  run: running,
  ran(state, { answer, judged, cost, report }) {
    const isWithout = state.isWithout && answer.runs.length > 0;
    const told = adding({ ...state, runCost: cost }, ["clear", "figures"],
      ["tell", isWithout ? { diagnostics: [] } : judged ?? answer],
      // A challenge is for the reader to solve.
      ["offerRepairs", !state.isChallenge && !isWithout && answer.runs.length > 0 && !answer.passed]);
    const shown = answer.figures.length ? differing(adding({ ...told, session: "none" }, ["showRun", answer], ["play"], ["refreshQuestions"]))
      : answer.tooLarge ? adding(told, ["sayTooLarge"]) : told;
    return adding(shown, ["conclude", { answer, judged, isWithout, report }]);
  },
  played: (state, { hasFilm }) => hasFilm ? adding({ ...state, hasFilm }, ["loadRun"]) : { ...state, hasFilm },
  reread: (state, { answer }) => answer.screen ? running(offering(state, answer), { words: "", isQuiet: true }) : state,
  logOpened: (state, { figures }) => adding(clearing(state, "log"), ["showLog", figures]),

  // MARK: Choices
  figureChosen(state, { kind, isBusy, hasTwin }) {
    const chosen = { ...state, kind };
    if (isSession(state)) return drawing({ ...chosen, isFigureOld: true });
    if (state.mode === "log" || isBusy) return chosen;
    return differing(state.hasFilm && hasTwin !== (kind === "compare") ? adding(chosen, ["loadRun"]) : chosen);
  },
  // Views stay where they were.
  placed: (state) => state.mode === "placing" ? changing(state) : state,
  variantChosen: (state, { variant }) => changing({ ...state, variant }),
  overlaysChosen: (state) => state.mode === "run" ? running(state, {}) : drawing(state),
  factChosen(state, { fact }) {
    const chosen = adding({ ...state, isWithout: Boolean(fact) }, ["offerComparison"],
      ...fact ? [["chooseFigure", "compare"]] : state.kind === "compare" ? [["chooseFigure", "table"]] : []);
    return state.hasError ? chosen : adding(chosen, ["dispatch", { type: "run" }]);
  },

  // MARK: The text
  textChanged(state, { text, error }) {
    const isFirst = state.text === undefined;
    const changed = { ...state, text, hasError: Boolean(error) };
    const kept = text === state.text ? changed : adding(changed, ["forget"], ["keep", text, isFirst]);
    const told = error ? adding(kept, ["saySoon", error.line ? t("Line {line}: {message}", error) : error.message, 1200])
      : state.hasError ? adding(kept, ["say", t("The text has no more errors.")]) : adding(kept, ["hush"]);
    if (error || text === state.begun) return told;
    return adding(changing({ ...told, begun: text }), ["offerComparison"]);
  },
  // Another scenario comes, whose text is written next.
  loaded: (state, { request, home }) => ({ ...state, request, home }),
  // The text is different now and has an error, so there's no session.
  stopped: (state) => drawing(adding({ ...clearing(state, "session"), ...unbegun, begun: undefined }, ["end"], ["forgetNames"])),
  closed: (state) => adding(clearing(state, "session"), ["end"], ["leave"]),
};

// Returns the state after an action, with the effects that the page has to perform. The action and the states are
// values, and nothing else is read or changed.
export const reduce = (state, action) => actions[action.type]({ ...state, effects: [] }, action);
