// The workbench as one value: what the reader has chosen, what is on the screen, and what time it is there.

// `mode` is what the workbench shows:
//   session  what the reader's touches do
//   placing  where the views of a run are, while they're moved
//   run      a run of the text
//   log      a log of a device
// `session` is what the engine has to touch: none, because the text has an error or a run is shown, live, or over.

// The state of a session that hasn't begun. Times are in milliseconds: on the engine's clock, and, for `stamp`,
// `speaksAt`, and `drawnAt`, on the browser's.
export const unbegun = {
  session: "none",
  // The time, when nothing more is expected without fingers, and the number of events until now.
  now: 0, quietAt: 0, count: 0,
  // When the next timer fires, if any, and since when it's awaited.
  next: null, awaitedSince: 0,
  // Whether the clock runs, and when it was last looked at.
  isTicking: false, stamp: 0,
  // Whether the next finger belongs to the event of the last one.
  isOneEvent: false,
  // Whether the visible figure shows less than has happened, whether the screen does, and whether the table has grown.
  isFigureOld: true, isDirty: false, hasNewRows: false,
  // What has happened and hasn't been read aloud yet.
  spoken: [],
};

// Returns the state of a workbench whose text hasn't been read yet. `home` is the text that the reader can go back
// to, and `request` what its figures are asked for.
export const initial = ({ home, request, isPlayground, isChallenge }) => ({
  home, request, isPlayground, isChallenge,
  ...unbegun,
  mode: "session", pace: 1, kind: "table", isWithout: false,
  screen: { width: 390, height: 844 }, variants: [], variant: undefined,
  // The text, whether it has an error, and the last one without an error.
  text: undefined, hasError: false, begun: undefined,
  // Whether the engine has the film of the run that is shown, and how long the run took.
  hasFilm: false, runCost: 0,
  speaksAt: 0,
  // When something was last drawn, and how long that took.
  drawnAt: 0, drawCost: 0,
  effects: [],
});

export const isSession = ({ mode }) => mode === "session" || mode === "placing";

// Returns a state with more to do in the page and the engine, in order. Each effect is a name, followed by values.
export const adding = (state, ...effects) => ({ ...state, effects: [...state.effects, ...effects] });
