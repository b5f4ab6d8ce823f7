// The workbench's state: what each action makes of it, and what follows in the page. No state is ever changed.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.t = (words, values) => words.replace(/{(\w+)}/g, (_, name) => values?.[name]);
const { noScreen, reduce: change } = await import("../../Templates/theme/live/reduce.js");
const { initial } = await import("../../Templates/theme/live/state.js");
const { waitOf } = await import("../../Templates/theme/live/clock.js");

const freeze = (value) => {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};
const reduce = (state, action) => freeze(change(freeze(state), freeze(action)));
const after = (state, ...actions) => actions.reduce(reduce, state);
const names = ({ effects }) => effects.map(([name]) => name);
const effect = ({ effects }, wanted) => effects.find(([name]) => name === wanted);

const text = "UIView root\n";
const start = initial({ home: text, request: "prefix live", isPlayground: false, isChallenge: false });
const read = { type: "textChanged", text };
const screen = { width: 320, height: 480 };
const began = { type: "began", answer: { screen, variants: ["a", "b"], news: { milliseconds: 0, next: null, events: 0 } } };
const live = after(start, read, began);
const finger = { number: 1, phase: 0, x: 1, y: 2, more: 0, tool: 0 };
const touch = (state, values = {}, stamp = 1000) => reduce(state, { type: "touched", isBack: false, stamp, finger: { ...finger, ...values } });
const answer = { runs: [{ events: 3 }], figures: [{ kind: "table", html: "" }], passed: true, diagnostics: [], partings: [] };
const ran = { type: "ran", answer, cost: 20, report: { words: "", isAbove: true, isQuiet: false } };
const shown = after(live, { type: "run" }, ran, { type: "played", hasFilm: true });

// MARK: The text

test("the first text begins a session, and isn't stored", () => {
  const state = reduce(start, read);
  assert.deepEqual(names(state), ["forget", "keep", "hush", "halt", "clear", "begin", "offerComparison"]);
  assert.equal(effect(state, "keep")[2], true);
  assert.equal(state.session, "none");
});

test("a text that can be on a screen is live, and is drawn", () => {
  assert.equal(live.session, "live");
  assert.deepEqual(live.screen, screen);
  assert.deepEqual(effect(live, "draw"), ["draw", ["screen", "figure"]]);
  assert.match(effect(live, "status")[1], /Touch the screen/);
});

test("a text with an error is said after a pause, and what was there stays", () => {
  const state = reduce(live, { type: "textChanged", text: "UIView\n", error: { line: 1, message: "wrong" } });
  assert.deepEqual(effect(state, "saySoon"), ["saySoon", "Line 1: wrong", 1200]);
  assert.equal(state.session, "live");
  assert.ok(!names(state).includes("begin"));
  const mended = reduce(state, read);
  assert.match(effect(mended, "say")[1], /no more errors/);
  assert.ok(!names(mended).includes("begin"), "the session has this text");
});

test("a text that can't be on a screen has no session, and touches say so", () => {
  const state = after(start, read, { type: "began", answer: { diagnostics: [] } });
  assert.equal(state.session, "none");
  assert.deepEqual(effect(touch(state), "say"), ["say", noScreen]);
});

test("another scenario with an error ends the session, and the screen is empty", () => {
  const state = after(live, { type: "loaded", request: "", home: "x" }, { type: "textChanged", text: "x", error: { message: "wrong" } }, { type: "stopped" });
  assert.deepEqual([state.session, state.mode], ["none", "session"]);
  assert.deepEqual(effect(state, "clear"), ["clear", "fingers", "figures", "film", "twin"]);
  assert.deepEqual(effect(state, "draw"), ["draw", ["nothing"]]);
  assert.ok(names(reduce(state, { type: "textChanged", text })).includes("begin"), "the text from before begins again");
});

// MARK: Resets

test("each thing that comes clears what was there, except for what it keeps", () => {
  const cleared = (state) => effect(state, "clear").slice(1);
  assert.deepEqual(cleared(reduce(live, { type: "begin" })), ["fingers", "figures", "film", "twin"]);
  assert.deepEqual(cleared(touch(shown)), ["figures", "film", "twin"]);
  assert.deepEqual(cleared(reduce(shown, { type: "begin", isForViews: true })), ["fingers", "twin"]);
  assert.deepEqual(cleared(reduce(live, { type: "run" })), ["fingers", "film"]);
  assert.deepEqual(cleared(reduce(live, { type: "run", isQuiet: true })), ["fingers"]);
  assert.deepEqual(cleared(reduce(live, { type: "logOpened", figures: [] })), ["fingers", "figures", "film", "twin"]);
  assert.deepEqual(cleared(reduce(live, { type: "closed" })), ["fingers", "figures", "film", "twin"]);
});

test("whatever comes, the clock stops, and earlier work is dropped", () => {
  const ticking = touch(live);
  for (const action of [{ type: "begin" }, { type: "run" }, { type: "logOpened", figures: [] }, { type: "stopped" }, { type: "closed" }]) {
    const state = reduce({ ...ticking, isTicking: true }, action);
    assert.equal(state.isTicking, false, action.type);
    assert.ok(names(state).includes("halt"), action.type);
  }
});

// MARK: Touches

test("a touch happens at the current time, and starts the clock", () => {
  const state = touch(live);
  assert.deepEqual(names(state), ["touch", "dispatch"]);
  const woken = reduce(state, effect(state, "dispatch")[1]);
  assert.equal(woken.isTicking, true);
  assert.deepEqual(names(woken), ["clear", "requestFrame"]);
});

test("fingers of one event have the same time", () => {
  const first = touch({ ...live, isTicking: true, stamp: 1000 }, { more: 1 }, 1010);
  const second = touch(first, { number: 2 }, 1030);
  assert.equal(first.now, 10);
  assert.equal(second.now, 10);
  assert.deepEqual(names(second), ["touch"]);
  assert.equal(touch(second, { phase: 1 }, 1040).now, 40);
});

test("after a run, or in the past, a touch begins a session with its finger", () => {
  for (const state of [touch(shown), reduce(live, { type: "touched", isBack: true, stamp: 0, finger })]) {
    assert.deepEqual(names(state), ["halt", "clear", "begin", "dispatch"]);
    const delivered = after(state, began, effect(state, "dispatch")[1]);
    assert.deepEqual(effect(delivered, "touch"), ["touch", finger]);
  }
});

test("a session that is over takes no touches", () => {
  const over = reduce(live, { type: "happened", news: { milliseconds: 9, over: true } });
  assert.deepEqual([over.session, effect(over, "clear"), effect(over, "say")[1]], ["over", ["clear", "fingers"], "The session has ended."]);
  assert.match(effect(touch(over), "say")[1], /has ended/);
});

// MARK: Time

const frame = (state, stamp) => reduce(state, { type: "frame", stamp });
const ticking = { ...live, isTicking: true, stamp: 1000 };

test("a frame moves the clock at its pace, and at most by 50 ms", () => {
  assert.equal(frame(ticking, 1016).now, 16);
  assert.equal(frame({ ...ticking, pace: 0.25 }, 1016).now, 4);
  assert.equal(frame(ticking, 9000).now, 50);
  assert.deepEqual(frame(ticking, 1016).effects, [["advance", 16], ["endFrame"]]);
  assert.deepEqual(names(frame({ ...ticking, pace: 0 }, 1016)), ["endFrame"]);
});

const ended = (state, values = {}) => reduce(state, { type: "frameEnded", stamp: 2000, fingers: 0, isCut: false, ...values });

test("the clock goes on with fingers, for a second without, and for five with a timer", () => {
  const goesOn = (state, values) => names(ended(state, values)).includes("requestFrame");
  assert.ok(goesOn({ ...live, now: 9999 }, { fingers: 1 }));
  assert.ok(goesOn({ ...live, now: 999, quietAt: 1000 }));
  assert.ok(!goesOn({ ...live, now: 1000, quietAt: 1000 }));
  assert.ok(goesOn({ ...live, now: 4999, quietAt: 1000, next: 6000 }));
  assert.ok(!goesOn({ ...live, now: 5000, quietAt: 1000, next: 6000 }));
  assert.ok(!goesOn({ ...live, pace: 0 }, { fingers: 1 }));
  assert.ok(!goesOn({ ...live, session: "over" }, { fingers: 1 }));
});

test("at rest, what is silent is explained, and the film can be played", () => {
  assert.deepEqual(names(ended(live)), ["showNow", "explain", "loadFilm", "refreshQuestions"]);
  const cut = ended({ ...live, isFigureOld: false }, { isCut: true });
  assert.deepEqual(effect(cut, "draw"), ["draw", ["screen", "figure"]]);
  assert.ok(names(cut).includes("follow"));
});

test("drawing waits three times as long as it took", () => {
  const dirty = { ...live, isDirty: true, isFigureOld: true, drawnAt: 1900, now: 0, quietAt: 100 };
  assert.ok(names(ended({ ...dirty, drawCost: 20 })).includes("draw"));
  assert.ok(!names(ended({ ...dirty, drawCost: 40 })).includes("draw"));
});

test("what is read aloud has pauses, and the last words come at rest", () => {
  const spoken = { ...live, spoken: ["a", "b", "c", "d"], speaksAt: 2500, quietAt: 100 };
  assert.ok(!names(ended(spoken)).includes("speak"));
  assert.deepEqual(effect(ended({ ...spoken, quietAt: 0 }), "speak"), ["speak", "b c d"]);
  assert.equal(ended({ ...spoken, speaksAt: 0 }).speaksAt, 3500);
});

test("a pending timer is a bar, unless it fires soon", () => {
  const waiting = reduce(live, { type: "happened", news: { milliseconds: 100, next: 600 } });
  assert.deepEqual(waitOf({ ...waiting, now: 350 }), { part: 0.5, next: 600 });
  assert.equal(waitOf(reduce(live, { type: "happened", news: { milliseconds: 100, next: 140 } })), undefined);
  assert.equal(waitOf(reduce(waiting, { type: "run" })), undefined);
});

test("without a pace, only the buttons move the clock", () => {
  const stopped = reduce(live, { type: "paced", pace: 0, stamp: 0, fingers: 1 });
  assert.match(effect(stopped, "say")[1], /buttons/);
  assert.deepEqual(names(reduce(stopped, { type: "skipped", stamp: 0 })), ["say"]);
  assert.deepEqual(effect(reduce({ ...stopped, next: 500 }, { type: "skipped", stamp: 0 }), "advance"), ["advance", 500]);
  assert.ok(names(reduce(stopped, { type: "paced", pace: 1, stamp: 0, fingers: 1 })).includes("requestFrame"));
});

// MARK: News

const rows = { milliseconds: 20, events: 2, rows: "<tr>", sentences: ["It taps."] };

test("a table grows, and any other figure is drawn again", () => {
  const table = reduce({ ...live, isFigureOld: false }, { type: "happened", news: rows });
  assert.deepEqual([table.hasNewRows, table.isFigureOld, table.count], [true, false, 2]);
  assert.deepEqual(effect(table, "grow"), ["grow", "<tr>"]);
  assert.deepEqual(effect(table, "status"), ["status", "20 ms · It taps."]);
  for (const [state, news] of [[{ kind: "states", isFigureOld: false }, rows], [{ isFigureOld: true }, rows], [{ isFigureOld: false }, { ...rows, redraw: true }]]) {
    const drawn = reduce({ ...live, ...state }, { type: "happened", news });
    assert.deepEqual([drawn.isFigureOld, effect(drawn, "grow")], [true, undefined]);
  }
});

test("a figure with nothing to show is drawn again", () => {
  assert.equal(reduce(live, { type: "drawn", stamp: 1, cost: 1, isMissing: true }).isFigureOld, true);
  assert.equal(reduce(live, { type: "drawn", stamp: 1, cost: 1, isMissing: false }).isFigureOld, false);
});

// MARK: Runs

test("a run replaces the session when it's there", () => {
  const running = reduce(live, { type: "run", words: "Look." });
  assert.deepEqual([running.mode, running.session], ["run", "live"]);
  assert.deepEqual(effect(running, "run"), ["run", { words: "Look.", isAbove: false, isQuiet: false }]);
  assert.deepEqual([shown.session, shown.hasFilm, names(shown)], ["none", true, ["loadRun"]]);
});

test("a failed run offers fixes, but not for a challenge or without a fact", () => {
  const failed = { ...ran, answer: { ...answer, passed: false } };
  const offers = (state) => effect(reduce(state, failed), "offerRepairs")[1];
  assert.ok(offers(live));
  assert.ok(!offers({ ...live, isChallenge: true }));
  assert.ok(!offers({ ...live, isWithout: true }));
});

test("a shown run becomes the run of a changed text, unless that takes long", () => {
  const changed = { type: "textChanged", text: text + "  UIView A\n" };
  assert.deepEqual(effect(reduce(shown, changed), "reread"), ["reread"]);
  assert.ok(names(reduce({ ...shown, runCost: 301 }, changed)).includes("begin"));
  assert.ok(names(reduce({ ...shown, isChallenge: true }, changed)).includes("begin"));
  const quiet = after(shown, changed, { ...began, type: "reread" });
  assert.equal(effect(quiet, "run")[1].isQuiet, true);
});

test("while views are moved, a run's figures stay, and it comes back", () => {
  const placing = after(shown, { type: "begin", isForViews: true }, began);
  assert.equal(placing.mode, "placing");
  assert.deepEqual(effect(placing, "draw"), ["draw", ["screen"]]);
  assert.deepEqual(names(reduce(placing, { type: "placed" })), ["reread"]);
  assert.deepEqual(names(reduce(live, { type: "placed" })), []);
  assert.equal(after(live, { type: "begin", isForViews: true }).mode, "session");
});

test("a text that differs from the lesson's is compared with it", () => {
  const changed = { ...live, text: "other" };
  const isCompared = (state) => names(reduce(state, ran)).includes("differ");
  assert.ok(isCompared(changed));
  assert.ok(!isCompared(live));
  assert.ok(isCompared({ ...live, kind: "compare" }));
  assert.ok(isCompared({ ...live, isWithout: true }));
  assert.ok(!isCompared({ ...changed, isPlayground: true }));
  assert.ok(!isCompared({ ...changed, isChallenge: true }));
});

// MARK: Choices

test("a figure is drawn for a session, and found in a run", () => {
  const choose = (state, values = {}) => reduce(state, { type: "figureChosen", kind: "states", isBusy: false, hasTwin: false, ...values });
  assert.deepEqual(effect(choose(live), "draw"), ["draw", ["screen", "figure"]]);
  assert.deepEqual(effect(choose(live, { kind: "compare" }), "draw"), ["draw", ["screen", "difference"]]);
  assert.deepEqual(names(choose(shown)), []);
  assert.deepEqual(names(choose(shown, { kind: "compare" })), ["loadRun", "differ"]);
  assert.deepEqual(names(choose(shown, { kind: "compare", isBusy: true })), []);
});

test("a fact that UIKit goes without is compared and run", () => {
  const chosen = reduce(live, { type: "factChosen", fact: "G060" });
  assert.deepEqual(names(chosen), ["offerComparison", "chooseFigure", "dispatch"]);
  assert.ok(!names(reduce({ ...live, hasError: true }, { type: "factChosen", fact: "G060" })).includes("dispatch"));
  const back = reduce({ ...chosen, kind: "compare" }, { type: "factChosen" });
  assert.deepEqual(effect(back, "chooseFigure"), ["chooseFigure", "table"]);
});

test("a variant that a new text doesn't have isn't chosen", () => {
  const chosen = { ...live, variant: "b" };
  assert.equal(reduce(chosen, began).variant, "b");
  assert.equal(reduce(chosen, { ...began, answer: { screen, variants: ["c", "d"] } }).variant, undefined);
});
