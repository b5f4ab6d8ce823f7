// How the workbench's state changes with time, and with what the engine says has happened.
import { adding, isSession } from "./state.js";

export const turn = 1000 / 60;
// How long the clock runs without fingers, in milliseconds: with and without timers.
const patience = { timer: 5000, nothing: 1000 };
// The most that passes in a frame, and the least between what is read aloud.
const longestFrame = 50;
const betweenWords = 1500;

// Returns the state at a moment of the browser's clock.
export const ticking = (state, stamp) => {
  const passed = state.isTicking ? Math.min(longestFrame, stamp - state.stamp) * state.pace : 0;
  return { ...state, stamp, now: state.now + passed };
};
// The clock runs from now on.
export const waking = (state, stamp) => state.isTicking ? state
  : adding({ ...state, isTicking: true, stamp }, ["clear", "film"], ["requestFrame"]);
// Does something at the current time, and continues from there.
export const acting = (state, stamp, effect) => {
  const there = ticking(state, stamp);
  return adding({ ...there, quietAt: there.now + patience.nothing }, effect, ["dispatch", { type: "wake", stamp }]);
};

// Takes what the engine says has happened.
export const taking = (state, news) => {
  const next = news.next ?? null;
  const now = Math.max(state.now, news.milliseconds ?? 0);
  const taken = {
    ...state, now, next, count: news.events ?? state.count, awaitedSince: next === state.next ? state.awaitedSince : now,
  };
  const shown = news.rows || news.redraw ? showing(taken, news) : taken;
  const told = news.diagnostics?.length ? adding(shown, ["tell", news]) : shown;
  if (!news.over) return told;
  const words = news.diagnostics?.[0]?.message ?? t("The session has ended.");
  return adding({ ...told, session: "over" }, ["clear", "fingers"], ["say", words]);
};
// The table grows on its own; any other figure has to be drawn again.
const showing = (state, { rows, redraw, sentences = [] }) => {
  const grows = state.kind === "table" && !state.isFigureOld && !redraw;
  const spoken = [...state.spoken, ...sentences];
  const shown = grows ? { hasNewRows: true } : { isFigureOld: true };
  return adding({ ...state, isDirty: true, spoken, ...shown }, ...grows ? [["grow", rows]] : [], ["explain", ""],
    ...spoken.length ? [["status", `${Math.round(state.now)} ms · ${spoken.at(-1)}`]] : []);
};

// Draws what isn't drawn yet.
export const drawing = (state) => {
  const clean = { ...state, isDirty: false };
  if (!isSession(state)) return clean;
  if (state.session === "none") return adding(clean, ["draw", ["nothing"]]);
  const isKept = state.mode === "placing" || (state.kind === "table" && !state.isFigureOld);
  if (isKept) return adding(clean, ["draw", ["screen"]]);
  return adding({ ...clean, isFigureOld: false }, ["draw", ["screen", state.kind === "compare" ? "difference" : "figure"]]);
};
// Reads the latest events aloud, if the last words were long enough ago or nothing follows.
const speaking = (state, stamp, isLast) => !state.spoken.length || (!isLast && stamp < state.speaksAt) ? state
  : adding({ ...state, spoken: [], speaksAt: stamp + betweenWords }, ["speak", state.spoken.slice(-3).join(" ")]);
// Scrolling lays the page out, so it comes last.
const following = (state) => state.hasNewRows ? adding({ ...state, hasNewRows: false }, ["follow"]) : state;

// A frame of the browser begins: the engine's clock goes on.
export const beginningFrame = (state, { stamp }) => {
  const there = { ...ticking(state, stamp), isTicking: false };
  const isLive = isSession(state) && state.session === "live";
  return adding(there, ...isLive && state.pace ? [["advance", there.now]] : [], ["endFrame"]);
};
// A frame ends: what has happened is drawn, and the clock goes on, or rests. `fingers` is how many are on the screen, and
// `isCut` whether the table has only its latest rows.
export const endingFrame = (state, { stamp, fingers, isCut }) => {
  // Durations grow even while nothing happens.
  const grows = isSession(state) && state.kind === "states" && state.count > 0;
  const aged = grows ? { ...state, isFigureOld: true, isDirty: true } : state;
  const isDue = aged.isDirty && stamp - aged.drawnAt > aged.drawCost * 3;
  const shown = speaking(following(isDue ? drawing(aged) : gliding(aged)), stamp, false);
  const awaits = shown.next !== null && shown.now < shown.quietAt - patience.nothing + patience.timer;
  const goesOn = shown.session !== "over" && shown.pace && (fingers || shown.now < shown.quietAt || awaits);
  return goesOn ? waking(shown, stamp) : resting(shown, stamp, isCut);
};
// Content glides, and waits go on, without an event.
const gliding = (state) => isSession(state) && state.session !== "none" ? adding(state, ["showNow"]) : state;
// Nothing moves: draw what is pending, and explain the unresponsive recognizers and views.
const resting = (state, stamp, isCut) => {
  const drawn = isCut ? adding(drawing({ ...state, isFigureOld: true }), ["follow"])
    : state.isDirty ? drawing(state) : state;
  const explained = !isSession(drawn) ? drawn
    : adding(drawn, ["explain"], ...drawn.session !== "none" ? [["loadFilm"]] : [], ["refreshQuestions"]);
  return speaking(explained, stamp, true);
};

// A pending timer as a growing bar: how much of the wait is over, from 0 to 1. One that fires within the next few turns
// would only flicker.
export const waitOf = ({ mode, session, now, next, awaitedSince }) => {
  const length = next - awaitedSince;
  if (!isSession({ mode }) || session !== "live" || next === null || length < turn * 3) return undefined;
  return { part: (now - awaitedSince) / length, next };
};
