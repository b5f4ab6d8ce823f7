window.touchstoneLive ??= {};
touchstoneLive.toolsName = "tools.843cb5b0.js";
touchstoneLive.workerName = "worker.39f78746.js";
(() => {
"use strict";
const $0 = (() => {
const make = (name, values, ...children) => {
const element = Object.assign(document.createElement(name), values);
element.append(...children);
return element;
};
const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
const update = (element, values) => {
for (const [name, value] of Object.entries(values)) if (element[name] !== value) element[name] = value;
};
const paragraph = (className, textContent) => make("p", { className, textContent }).outerHTML;
const coded = (words) => words.split("`").map((piece, place) => place % 2 ? make("code", { textContent: piece }) : piece);
const sentence = (words) => words[0].toUpperCase() + words.slice(1) + (words.endsWith(".") ? "" : ".");
return { make, button, update, paragraph, coded, sentence };
})();
const $1 = (() => {
const t = self.t ?? ((words) => words);
const encoder = new TextEncoder();
const decoder = new TextDecoder();
class Engine {
#module;
#functions;
constructor(module) {
this.#module = module;
this.#start();
}
#start() {
const system = {
wasi_snapshot_preview1: {
random_get: (place, count) => (new Uint8Array(this.#functions.memory.buffer, place, count).fill(8), 0),
},
};
this.#functions = new WebAssembly.Instance(this.#module, system).exports;
}
#pass(text, addresses) {
const bytes = encoder.encode(text);
if (!bytes.length) return [0, 0];
const address = this.#functions.touchstone_allocate(bytes.length);
if (!address) throw new Error(t("The text is too long for the engine."));
addresses.push(address);
new Uint8Array(this.#functions.memory.buffer, address, bytes.length).set(bytes);
return [address, bytes.length];
}
call(name, ...values) {
const addresses = [];
try {
const passed = values.flatMap((value) => typeof value === "string" ? this.#pass(value, addresses) : [Number(value)]);
const address = this.#functions["touchstone_" + name](...passed);
addresses.push(address);
const { buffer } = this.#functions.memory;
const count = new DataView(buffer).getUint32(address, true);
const answer = JSON.parse(decoder.decode(new Uint8Array(buffer, address + 4, count)));
if (answer.fault) throw new Error(answer.fault);
return answer;
} catch (error) {
if (!(error instanceof WebAssembly.RuntimeError)) throw error;
this.#start();
throw new Error(t("The engine failed and was restarted. Start over."));
} finally {
for (const address of addresses) this.#functions.touchstone_free(address);
}
}
end() { this.#functions.touchstone_end(); }
}
return { Engine };
})();
const $2 = (() => {
const { Engine } = $1;
const folder = document.currentScript.src;
const beside = (name) => new URL(name, folder).href;
let compiled, main, tools;
const compile = (stream, isPacked) => WebAssembly.compileStreaming(
new Response(isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream,
{ headers: { "Content-Type": "application/wasm" } }));
const isModule = (response) => response.headers.get("Content-Type")?.startsWith("application/wasm");
const bytesOf = (text) => {
if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
const letters = atob(text);
const bytes = new Uint8Array(letters.length);
for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
return bytes;
};
const receiveModule = async (response) => {
if (!response.ok) throw new Error(response.url + ": " + response.status);
compiled = isModule(response) ? await WebAssembly.compileStreaming(response)
: await compile(response.body, response.url.endsWith(".packed"));
};
const compileScript = () => {
const bytes = bytesOf(touchstoneModule);
window.touchstoneModule = undefined;
return compile(new Blob([bytes]).stream(), bytes[0] === 0x1f && bytes[1] === 0x8b);
};
const once = (act) => {
let pending;
return () => pending ??= act().catch((error) => {
pending = undefined;
throw error;
});
};
const ready = once(async () => {
compiled ??= await compileScript();
main = new Engine(compiled);
return compiled;
});
const readyTools = once(async () => {
await ready();
await touchstoneAdd("script", { src: beside(touchstoneLive.toolsName) });
const module = await compileScript();
tools = new Engine(module);
return module;
});
const call = (...values) => main.call(...values);
const end = () => main.end();
const callToolHere = (...values) => tools.call(...values);
const anotherEngine = () => new Engine(compiled);
const startWorker = () => new Worker(beside(touchstoneLive.workerName));
return { receiveModule, ready, readyTools, call, end, callToolHere, anotherEngine, startWorker };
})();
const $3 = (() => {
const { call, callToolHere, ready, readyTools, startWorker } = $2;
let worker, isThere = false, hasTools = false, isRefused = !location.protocol.startsWith("http");
const calls = [];
const end = () => {
worker?.terminate();
worker = undefined;
isThere = hasTools = false;
return calls.splice(0);
};
const giveUp = (event) => {
event?.preventDefault?.();
isRefused = true;
for (const { resolve, here } of end()) resolve(here());
};
const beginAside = async () => {
if (worker || isRefused) return;
try {
worker = startWorker();
worker.onerror = worker.onmessageerror = giveUp;
worker.onmessage = ({ data: { answer, fault } }) => {
if (!isThere) return isThere = true;
const { resolve, reject } = calls.shift();
if (fault) reject(new Error(t(fault)));
else resolve(answer);
};
worker.postMessage({ module: await ready() });
} catch (error) {
giveUp(error);
}
};
const ask = (here, message) => new Promise((resolve, reject) => {
if (!isThere) return resolve(here());
calls.push({ resolve, reject, here });
worker.postMessage(message);
});
const callAside = (name, ...values) => ask(async () => call(name, ...values), { name, values });
const callTool = async (name, ...values) => {
const toolModule = await readyTools();
if (isThere && !hasTools) {
worker.postMessage({ toolModule });
hasTools = true;
}
return ask(async () => callToolHere(name, ...values), { isTool: true, name, values });
};
const stopAside = () => {
if (!calls.length) return;
for (const { reject } of end()) reject(new Error(t("The run was stopped.")));
beginAside();
};
return { beginAside, callAside, callTool, stopAside };
})();
const $4 = (() => {
const keptWords = t("Here is what you wrote last.");
const draft = (name = "") => {
const key = ["touchstone draft", location.pathname, name].filter(Boolean).join(" ");
return {
get text() {
try { return localStorage.getItem(key); } catch { return null; }
},
keep(text) {
try {
if (text === undefined) localStorage.removeItem(key);
else localStorage.setItem(key, text);
} catch { /* Then it is forgotten. */ }
},
};
};
return { keptWords, draft };
})();
const $5 = (() => {
const { button, make } = $0;
const mark = "#scenario=";
const longest = 8000;
const through = async (bytes, stream) => {
const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
const parts = [];
for (let step; !(step = await reader.read()).done;) parts.push(step.value);
return new Uint8Array(await new Blob(parts).arrayBuffer());
};
const address = async (text) => {
const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const page = new URL(document.body.dataset.playground, location.href);
const url = page.href + mark + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
return url.length > longest ? null : url;
};
const sharing = (text) => {
const element = make("div", { className: "live-link" });
const share = async () => {
const url = await address(text());
if (!url) return element.replaceChildren(t("The text is too long for a link. Copy it instead."));
const field = make("input", { readOnly: true, value: url, ariaLabel: t("Link to this scenario") });
const copy = button(t("Copy"), async () => {
field.select();
try { await navigator.clipboard.writeText(url); } catch { document.execCommand("copy"); }
copy.textContent = t("Copied");
});
element.replaceChildren(field, copy, make("p", { textContent: t("The link contains the text; no server gets it.") }));
field.select();
};
return { element, share, clear: () => element.replaceChildren() };
};
const sharedText = async () => {
if (!location.hash.startsWith(mark)) return null;
if (location.hash.length > longest) return undefined;
try {
const letters = decodeURIComponent(location.hash.slice(mark.length)).replaceAll("-", "+").replaceAll("_", "/");
const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
const text = await through(bytes, new DecompressionStream("deflate-raw"));
return text.length > 100_000 ? undefined : new TextDecoder("utf-8", { fatal: true }).decode(text);
} catch {
return undefined;
}
};
return { address, sharing, sharedText };
})();
const $6 = (() => {
const { draft, keptWords } = $4;
const { sharedText } = $5;
const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
const written = draft();
const request = "prefix live\ntitle " + t("Your scenario") + "\nfacts facts.html\nmessages diagnostics.html";
const title = t("Playground");
const damaged = t("The scenario in this link is damaged or too long; here’s another one.");
const beginning = async () => {
const shared = await sharedText();
if (shared) return { request, title, text: shared, home: shared };
const kept = written.text;
const words = shared === undefined ? damaged : kept ? keptWords : undefined;
return { request, title, words, text: kept || example, home: example };
};
const keep = (text, home) => {
if (text !== home) written.keep(text);
else if (home === example) written.keep();
};
return { request, title, damaged, beginning, keep };
})();
const $7 = (() => {
const textOf = (place) => place.dataset.text
?? [...place.querySelectorAll("code.language-scenario")].map((one) => one.textContent).join("");
const requestOf = (request) => request.split("\n").filter((line) => !line.startsWith("figure "));
return { textOf, requestOf };
})();
const $8 = (() => {
const unbegun = {
session: "none",
now: 0, quietAt: 0, count: 0,
next: null, awaitedSince: 0,
isTicking: false, stamp: 0,
isOneEvent: false,
isFigureOld: true, isDirty: false, hasNewRows: false,
spoken: [],
};
const initial = ({ home, request, isPlayground, isChallenge }) => ({
home, request, isPlayground, isChallenge,
...unbegun,
mode: "session", pace: 1, kind: "table", isWithout: false,
screen: { width: 390, height: 844 }, variants: [], variant: undefined,
text: undefined, hasError: false, begun: undefined,
hasFilm: false, runCost: 0,
speaksAt: 0,
drawnAt: 0, drawCost: 0,
effects: [],
});
const isSession = ({ mode }) => mode === "session" || mode === "placing";
const adding = (state, ...effects) => ({ ...state, effects: [...state.effects, ...effects] });
return { unbegun, initial, isSession, adding };
})();
const $9 = (() => {
const { adding, isSession } = $8;
const turn = 1000 / 60;
const patience = { timer: 5000, nothing: 1000 };
const longestFrame = 50;
const betweenWords = 1500;
const ticking = (state, stamp) => {
const passed = state.isTicking ? Math.min(longestFrame, stamp - state.stamp) * state.pace : 0;
return { ...state, stamp, now: state.now + passed };
};
const waking = (state, stamp) => state.isTicking ? state
: adding({ ...state, isTicking: true, stamp }, ["clear", "film"], ["requestFrame"]);
const acting = (state, stamp, effect) => {
const there = ticking(state, stamp);
return adding({ ...there, quietAt: there.now + patience.nothing }, effect, ["dispatch", { type: "wake", stamp }]);
};
const taking = (state, news) => {
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
const showing = (state, { rows, redraw, sentences = [] }) => {
const grows = state.kind === "table" && !state.isFigureOld && !redraw;
const spoken = [...state.spoken, ...sentences];
const shown = grows ? { hasNewRows: true } : { isFigureOld: true };
return adding({ ...state, isDirty: true, spoken, ...shown }, ...grows ? [["grow", rows]] : [], ["explain", ""],
...spoken.length ? [["status", `${Math.round(state.now)} ms · ${spoken.at(-1)}`]] : []);
};
const drawing = (state) => {
const clean = { ...state, isDirty: false };
if (!isSession(state)) return clean;
if (state.session === "none") return adding(clean, ["draw", ["nothing"]]);
const isKept = state.mode === "placing" || (state.kind === "table" && !state.isFigureOld);
if (isKept) return adding(clean, ["draw", ["screen"]]);
return adding({ ...clean, isFigureOld: false }, ["draw", ["screen", state.kind === "compare" ? "difference" : "figure"]]);
};
const speaking = (state, stamp, isLast) => !state.spoken.length || (!isLast && stamp < state.speaksAt) ? state
: adding({ ...state, spoken: [], speaksAt: stamp + betweenWords }, ["speak", state.spoken.slice(-3).join(" ")]);
const following = (state) => state.hasNewRows ? adding({ ...state, hasNewRows: false }, ["follow"]) : state;
const beginningFrame = (state, { stamp }) => {
const there = { ...ticking(state, stamp), isTicking: false };
const isLive = isSession(state) && state.session === "live";
return adding(there, ...isLive && state.pace ? [["advance", there.now]] : [], ["endFrame"]);
};
const endingFrame = (state, { stamp, fingers, isCut }) => {
const grows = isSession(state) && state.kind === "states" && state.count > 0;
const aged = grows ? { ...state, isFigureOld: true, isDirty: true } : state;
const isDue = aged.isDirty && stamp - aged.drawnAt > aged.drawCost * 3;
const shown = speaking(following(isDue ? drawing(aged) : gliding(aged)), stamp, false);
const awaits = shown.next !== null && shown.now < shown.quietAt - patience.nothing + patience.timer;
const goesOn = shown.session !== "over" && shown.pace && (fingers || shown.now < shown.quietAt || awaits);
return goesOn ? waking(shown, stamp) : resting(shown, stamp, isCut);
};
const gliding = (state) => isSession(state) && state.session !== "none" ? adding(state, ["showNow"]) : state;
const resting = (state, stamp, isCut) => {
const drawn = isCut ? adding(drawing({ ...state, isFigureOld: true }), ["follow"])
: state.isDirty ? drawing(state) : state;
const explained = !isSession(drawn) ? drawn
: adding(drawn, ["explain"], ...drawn.session !== "none" ? [["loadFilm"]] : [], ["refreshQuestions"]);
return speaking(explained, stamp, true);
};
const waitOf = ({ mode, session, now, next, awaitedSince }) => {
const length = next - awaitedSince;
if (!isSession({ mode }) || session !== "live" || next === null || length < turn * 3) return undefined;
return { part: (now - awaitedSince) / length, next };
};
return { turn, ticking, waking, acting, taking, drawing, beginningFrame, endingFrame, waitOf };
})();
const $10 = (() => {
const { callAside } = $3;
const { paragraph } = $0;
const tooMuch = t("Too much happens here to draw its figures.");
const difference = async ({ text, home, isWithout }, without, asking) => {
if (isWithout) return without.drawn(await callAside("without", text, asking("compare")), tooMuch);
if (text === home) return paragraph("live-empty", t("The text is unchanged."));
const { sentence, html, tooLarge } = await callAside("compare", home, text, asking("compare"));
return tooLarge ? paragraph("live-empty", tooMuch) : paragraph("parting", sentence) + (html ?? "");
};
const counterpart = ({ text, home, isWithout, isChallenge, isPlayground, variant, variants }, lines) => {
const request = (...others) => [...lines.map((line) => line.replace(/^prefix .*/, "prefix twin")), ...others].join("\n");
if (isWithout)
return [text, request(...variant ? ["variant " + variant] : []), [t("Without the fact"), t("UIKit as it is")]];
if (text !== home && !isChallenge)
return [home, request(), [t("Your text"), isPlayground ? t("The original") : t("The lesson’s text")]];
const first = variant ?? variants[0];
const second = variants.find((name) => name !== first);
return second && [text, request("variant " + second), [first, second]];
};
return { tooMuch, difference, counterpart };
})();
const $11 = (() => {
const { acting, beginningFrame, drawing, endingFrame, taking, ticking, waking } = $9;
const { adding, isSession, unbegun } = $8;
const mostOfRerun = 300;
const noScreen = t("The text has an error, so there’s nothing on the screen yet. See the message below the text.");
const everything = ["fingers", "figures", "film", "twin"];
const clearing = (state, mode, ...kept) => adding({ ...state, ...unbegun, session: state.session, count: state.count, mode },
["halt"], ["clear", ...everything.filter((part) => !kept.includes(part))]);
const beginning = (state, { hasFingers = false, isForViews = false } = {}) => {
const isPlacing = isForViews && (state.mode === "run" || state.mode === "placing");
const kept = [...hasFingers ? ["fingers"] : [], ...isPlacing ? ["figures", "film"] : []];
const cleared = clearing(state, isPlacing ? "placing" : "session", ...kept);
return adding({ ...cleared, ...unbegun }, ["begin"]);
};
const running = (state, { words, isAbove = false, isQuiet = false }) => {
const kept = ["figures", "twin", ...isQuiet ? ["film"] : []];
return adding(clearing(state, "run", ...kept), ["run", { words, isAbove, isQuiet }]);
};
const changing = (state) => {
const wasRun = state.mode === "run" || state.mode === "placing";
return !wasRun || state.isChallenge || state.runCost > mostOfRerun ? beginning(state) : adding(state, ["reread"]);
};
const offering = (state, answer) => {
const variants = answer.variants ?? [];
const variant = variants.includes(state.variant) ? state.variant : undefined;
return adding({ ...state, screen: answer.screen, variants, variant }, ["offer", answer]);
};
const differing = (state) => {
const isChanged = state.text !== state.home && !state.isChallenge && !state.isPlayground;
return state.kind === "compare" || state.isWithout || isChanged ? adding(state, ["differ"]) : state;
};
const delivering = (state, { stamp, finger }) => {
if (state.session === "none") return adding(state, ["say", noScreen]);
if (state.session === "over") return adding(state, ["say", t("This session has ended. Start over to touch again.")]);
const next = { ...state, isOneEvent: Boolean(finger.more) };
return state.isOneEvent ? adding(next, ["touch", finger]) : acting(next, stamp, ["touch", finger]);
};
const actions = {
wake: (state, { stamp }) => waking(state, stamp),
frame: beginningFrame,
frameEnded: endingFrame,
paced(state, { pace, stamp, fingers }) {
const paced = { ...ticking(state, stamp), pace };
if (!pace) return adding(paced, ["say", t("Time advances only with the buttons. With “Fingers stay” on, a finger stays down.")]);
return fingers ? waking(paced, stamp) : paced;
},
acted(state, { stamp, effect }) {
if (state.mode === "placing") return adding(beginning(state), ["dispatch", { type: "acted", stamp, effect }]);
return state.session === "none" ? adding(state, ["say", noScreen]) : acting(state, stamp, effect);
},
skipped: (state, { stamp }) => state.next === null ? adding(state, ["say", t("No timer is pending.")])
: actions.acted(state, { stamp, effect: ["advance", state.next] }),
begin: beginning,
began(state, { answer }) {
if (!answer.screen) return state;
const begun = adding({ ...offering(state, answer), session: "live" }, ["refreshQuestions"]);
const drawn = drawing(answer.news ? taking(begun, answer.news) : begun);
return state.mode === "placing" ? drawn : adding(drawn, ["status", t("Touch the screen, or run the steps in the text.")]);
},
touched(state, { isBack, ...action }) {
if (state.mode === "session" && !isBack) return delivering(state, action);
return adding(beginning(state, { hasFingers: true }), ["dispatch", { ...action, type: "delivered" }]);
},
delivered: delivering,
happened: (state, { news }) => taking(state, news),
drawn: (state, { stamp, cost, isMissing }) =>
({ ...state, drawnAt: stamp, drawCost: cost, isFigureOld: isMissing || state.isFigureOld }),
run: running,
ran(state, { answer, judged, cost, report }) {
const isWithout = state.isWithout && answer.runs.length > 0;
const told = adding({ ...state, runCost: cost }, ["clear", "figures"],
["tell", isWithout ? { diagnostics: [] } : judged ?? answer],
["offerRepairs", !state.isChallenge && !isWithout && answer.runs.length > 0 && !answer.passed]);
const shown = answer.figures.length ? differing(adding({ ...told, session: "none" }, ["showRun", answer], ["play"], ["refreshQuestions"]))
: answer.tooLarge ? adding(told, ["sayTooLarge"]) : told;
return adding(shown, ["conclude", { answer, judged, isWithout, report }]);
},
played: (state, { hasFilm }) => hasFilm ? adding({ ...state, hasFilm }, ["loadRun"]) : { ...state, hasFilm },
reread: (state, { answer }) => answer.screen ? running(offering(state, answer), { words: "", isQuiet: true }) : state,
logOpened: (state, { figures }) => adding(clearing(state, "log"), ["showLog", figures]),
figureChosen(state, { kind, isBusy, hasTwin }) {
const chosen = { ...state, kind };
if (isSession(state)) return drawing({ ...chosen, isFigureOld: true });
if (state.mode === "log" || isBusy) return chosen;
return differing(state.hasFilm && hasTwin !== (kind === "compare") ? adding(chosen, ["loadRun"]) : chosen);
},
placed: (state) => state.mode === "placing" ? changing(state) : state,
variantChosen: (state, { variant }) => changing({ ...state, variant }),
overlaysChosen: (state) => state.mode === "run" ? running(state, {}) : drawing(state),
factChosen(state, { fact }) {
const chosen = adding({ ...state, isWithout: Boolean(fact) }, ["offerComparison"],
...fact ? [["chooseFigure", "compare"]] : state.kind === "compare" ? [["chooseFigure", "table"]] : []);
return state.hasError ? chosen : adding(chosen, ["dispatch", { type: "run" }]);
},
textChanged(state, { text, error }) {
const isFirst = state.text === undefined;
const changed = { ...state, text, hasError: Boolean(error) };
const kept = text === state.text ? changed : adding(changed, ["forget"], ["keep", text, isFirst]);
const told = error ? adding(kept, ["saySoon", error.line ? t("Line {line}: {message}", error) : error.message, 1200])
: state.hasError ? adding(kept, ["say", t("The text has no more errors.")]) : adding(kept, ["hush"]);
if (error || text === state.begun) return told;
return adding(changing({ ...told, begun: text }), ["offerComparison"]);
},
loaded: (state, { request, home }) => ({ ...state, request, home }),
stopped: (state) => drawing(adding({ ...clearing(state, "session"), ...unbegun, begun: undefined }, ["end"], ["forgetNames"])),
closed: (state) => adding(clearing(state, "session"), ["end"], ["leave"]),
};
const reduce = (state, action) => actions[action.type]({ ...state, effects: [] }, action);
return { noScreen, reduce };
})();
const $12 = (() => {
const { stopAside } = $3;
const { button, make, update } = $0;
const patience = 1000;
const verdict = ({ diagnostics, expectations, passed, runs }) => {
const errors = diagnostics.filter(({ severity }) => severity === "error");
if (!runs.length) return t(errors.length === 1 ? "One error in the text; see below." : "{count} errors in the text; see below.", { count: errors.length });
if (!passed) return t("Not as expected: {message}", errors[0]);
const events = runs.reduce((sum, one) => sum + one.events, 0);
const length = t("{events} events in {time} ms.", { events, time: Math.round(runs[0].milliseconds) });
if (!expectations) return length;
return length + " " + t(expectations > 1 ? "All {expectations} expectations hold." : "The one expectation holds.", { expectations });
};
const runButton = (words, label, act) => {
const element = button(words, act);
const name = (isStop) => {
element.textContent = isStop ? t("Stop") : words;
element.ariaLabel = isStop ? t("Stop") : label;
};
name(false);
return { element, name };
};
class Runs {
#calls;
#buttons;
outcome = make("p", { className: "live-outcome" });
#newest = 0;
#isBusy = false;
#isLong = false;
#waiting;
constructor({ title, ...calls }) {
this.#calls = calls;
const act = () => this.#isLong ? stopAside() : calls.run();
this.#buttons = [runButton(t("Run"), t("Run the text"), act), runButton(title, title, act)];
}
get buttons() { return this.#buttons.map(({ element }) => element); }
get isBusy() { return this.#isBusy; }
set isDisabled(disabled) { for (const element of this.buttons) update(element, { disabled }); }
get isDisabled() { return this.buttons[0].disabled; }
#turn(isBusy, isLong) {
clearTimeout(this.#waiting);
[this.#isBusy, this.#isLong] = [isBusy, isLong];
for (const { name } of this.#buttons) name(isLong);
this.#calls.busy(isBusy);
if (!isLong) return;
this.outcome.replaceChildren();
this.#calls.say(t("This is a long run. “Stop” ends it."));
}
drop() {
this.#newest += 1;
if (!this.#isBusy) return;
stopAside();
this.#turn(false, false);
}
async go(work, take) {
this.drop();
const own = this.#newest;
this.#turn(true, false);
this.#waiting = setTimeout(() => this.#turn(true, true), patience);
const start = performance.now();
let found, fault;
try { found = await work(); } catch (error) { fault = error; }
if (own !== this.#newest) return;
this.#turn(false, false);
if (fault) this.conclude(fault.message);
else take(found, performance.now() - start);
}
conclude(words, { isAbove = false, tell = this.#calls.say } = {}) {
tell(words);
const { lead } = this.#calls;
if (lead && !isAbove) this.outcome.replaceChildren(words + " ", button(t("To the figures"), lead));
}
}
return { verdict, Runs };
})();
const $13 = (() => {
const { callAside } = $3;
const { counterpart, difference, tooMuch } = $10;
const { paragraph } = $0;
const { call, end } = $2;
const { keep } = $6;
const { noScreen } = $11;
const { verdict } = $12;
const effectsOf = (bench) => ({
dispatch: (action) => bench.dispatch(action),
...clearing(bench), ...ofEngine(bench), ...ofWords(bench), ...ofFigures(bench), ...ofRuns(bench), ...ofText(bench),
});
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
const ofEngine = (bench) => {
const happen = (news) => bench.dispatch({ type: "happened", news });
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
const ofFigures = (bench) => {
const { figures, glass, transport, speech, runs, without } = bench.parts;
const { asking } = bench;
const showNow = () => bench.showGlass(bench.state.now);
const drawers = {
nothing() {
glass.picture.empty(noScreen);
figures.say(t("Nothing to show yet."));
},
screen() { if (!transport.isBack || bench.state.mode === "placing") showNow(); },
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
loadRun() {
const other = bench.state.kind === "compare" && counterpart(bench.state, [...bench.basis(), ...overlays.lines]);
let end = 0;
if (other) try { end = twin.load(...other); } catch { twin.clear(); }
else twin.clear();
bench.element.classList.toggle("has-twin", twin.isThere);
const film = call("film", asking());
transport.load({ ...film, milliseconds: Math.max(film.milliseconds, end) });
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
const ofText = (bench) => {
const { challenge, sharing, coding, logs, runs, repairs, figures, questions } = bench.parts;
return {
forget() {
challenge?.reset();
for (const part of [sharing, coding, logs, repairs]) part.clear();
runs.outcome.replaceChildren();
figures.stopSteps();
},
forgetNames: () => questions.offer([]),
keep(text, isFirst) {
const { home, isPlayground } = bench.state;
if (isPlayground) keep(text, home);
else if (!isFirst) bench.draft.keep(text === home ? undefined : text);
},
};
};
return { effectsOf };
})();
const $14 = (() => {
const neighbor = (controls, current, key) => {
const forward = document.dir === "rtl" ? -1 : 1;
const by = { ArrowRight: forward, ArrowLeft: -forward }[key];
return by && controls[(controls.indexOf(current) + by + controls.length) % controls.length];
};
const toolbar = (element, ariaLabel) => {
element.setAttribute("role", "toolbar");
element.ariaLabel = ariaLabel;
const controls = () => [...element.querySelectorAll("button, select")].filter((one) => !one.disabled && !one.closest("[hidden]"));
let stop;
const settle = () => {
const all = controls();
if (!all.includes(stop)) [stop] = all;
for (const one of all) one.tabIndex = one === stop ? 0 : -1;
};
element.addEventListener("focusin", ({ target }) => {
if (!controls().includes(target)) return;
stop = target;
settle();
});
element.addEventListener("keydown", (event) => {
const all = controls();
const next = all.includes(event.target) && neighbor(all, event.target, event.key);
if (!next) return;
event.preventDefault();
next.focus();
});
new MutationObserver(settle).observe(element, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
settle();
return element;
};
return { neighbor, toolbar };
})();
const $15 = (() => {
const { button, make } = $0;
const { toolbar } = $14;
const ways = [
t("Touch with any number of fingers, a pen, or a mouse."),
t("With a mouse, hold Alt for a second finger opposite. Release while holding Shift, and the finger stays; click it to lift it."),
t("With the keyboard, arrow keys move the finger 10 points, or 1 with Shift. Space touches and lifts. 1 to 9 choose a finger. Escape cancels all touches."),
t("Under a mouse, a view has handles: drag the top-left corner to move it, and the bottom-right corner to resize it. With “Move views” on, drag a view, its right or bottom edge, or the corner between them, or choose one with Space, move it with the arrow keys, and resize it with Shift and the arrow keys."),
t("Rest a mouse on a view, or press ? over one, to ask why it did or didn’t act. With a finger, choose “Ask by touch” first."),
];
const noFinger = t("No finger is on the screen. With “Fingers stay” on, one stays when you let go.");
class WorkbenchLayout {
bar;
element;
#bench;
#hand;
#isPhone = matchMedia("(pointer: coarse)").matches;
constructor(bench, title) {
this.#bench = bench;
const { isChallenge, isPlayground } = bench.state;
this.bar = this.#makeBar();
const columns = make("div", { className: "live-columns" }, this.#makeHand(), bench.parts.figures.element);
const writing = this.#makeWriting();
const writesFirst = isChallenge || (isPlayground && matchMedia("(min-width: 75rem)").matches);
this.element = make("section", { className: "scenario live" }, this.bar,
...writesFirst ? [writing, columns] : [columns, writing], bench.parts.speech.voice);
this.name(title);
this.#acceptFiles();
}
#makeBar() {
const bench = this.#bench;
const { speech, runs, paceChoice, clockButtons, variants } = bench.parts;
const { isChallenge, isPlayground } = bench.state;
for (const one of clockButtons) one.hidden = true;
return toolbar(make("div", { className: "live-bar" }, speech.status, ...isChallenge ? [] : [runs.buttons[0]],
make("label", {}, t("Time") + " ", paceChoice), ...clockButtons, variants.element,
button(t("Start over"), () => bench.startOver()),
...isPlayground ? [] : [button(t("Close"), () => bench.close())]), t("Run"));
}
#makeHand() {
const { glass, twin, transport, without, questions } = this.#bench.parts;
const larger = this.#makeLarger();
if (this.#isPhone) transport.element.append(larger);
return this.#hand = make("div", { className: "live-hand" },
make("div", { className: "live-screens" }, make("div", { className: "live-screen" }, twin.name, glass.element), twin.element),
transport.element, toolbar(make("div", {}, without.element, questions.element), t("Ask")), this.#makeMore(larger));
}
#makeMore(larger) {
const bench = this.#bench;
const { glass, staysBox, places, overlays } = bench.parts;
return make("details", { className: "live-more" }, make("summary", { textContent: t("More") }),
make("div", { className: "live-tools" },
make("label", {}, staysBox, " " + t("Fingers stay")),
button(t("Lift all"), () => glass.count ? glass.liftAll() : bench.say(noFinger)),
button(t("System cancels"), () => glass.count ? glass.stop() : bench.say(noFinger)),
button(t("Keep as steps"), () => bench.keepSteps()),
...this.#isPhone ? [] : [larger], ...places.element),
overlays.element,
make("ul", { id: "live_keys", className: "live-keys" }, ...ways.map((textContent) => make("li", { textContent }))));
}
#makeLarger() {
const hasFullScreen = Boolean(document.fullscreenEnabled);
const larger = button(hasFullScreen ? t("Full screen") : t("Enlarge"), () => {
if (hasFullScreen) return document.fullscreenElement ? document.exitFullscreen() : this.#hand.requestFullscreen();
const isLarge = this.element.classList.toggle("live-large");
larger.ariaPressed = String(isLarge);
return this.#bench.parts.glass.element.scrollIntoView({ block: "nearest" });
});
larger.ariaPressed = "false";
return larger;
}
#makeWriting() {
const bench = this.#bench;
const { editor, runs, resetButton, switches, sharing, coding, fileChoice, logs, repairs, challenge } = bench.parts;
const tools = make("div", { className: "live-tools" }, runs.buttons[1], resetButton, editor.undo, switches.toggle,
button(t("Share"), sharing.share), coding.button,
...bench.state.isPlayground ? [button(t("Open a file"), () => fileChoice.click()), fileChoice] : []);
editor.field.addEventListener("keydown", (event) => {
if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runs.isDisabled) bench.run();
});
return make("div", { className: "live-writing" },
make("div", { className: "live-words" }, editor.element, toolbar(tools, t("Text")), runs.outcome, logs.element, repairs.element,
sharing.element, coding.element, ...challenge ? [challenge.element] : []),
switches.element);
}
#acceptFiles() {
this.element.ondragover = (event) => {
if (event.dataTransfer.types.includes("Files")) event.preventDefault();
};
this.element.ondrop = (event) => {
const [file] = event.dataTransfer.files;
if (!file) return;
event.preventDefault();
this.#bench.openFile(file);
};
}
name(title) { this.element.ariaLabel = t("Try it: {title}", { title }); }
show() {
const { place } = this.#bench;
place.classList.add("is-live");
const body = place.querySelector(":scope > .scenario-body");
if (body) body.after(this.element);
else place.append(this.element);
}
remove() {
this.element.remove();
this.#bench.place.classList.remove("is-live");
}
}
return { WorkbenchLayout };
})();
const $16 = (() => {
const { callTool } = $3;
const { button, coded, make, sentence } = $0;
const coding = ({ text, request, say }) => {
const element = make("div", { className: "live-link live-uikit" });
const copy = async () => {
element.replaceChildren();
const asked = callTool("export", text(), request());
const code = asked.then(({ swift }) => {
if (!swift) return Promise.reject();
return new Blob([swift], { type: "text/plain" });
});
code.catch(() => {});
const copied = (async () => navigator.clipboard.write([new ClipboardItem({ "text/plain": code })]))()
.then(() => true, () => false);
let answer;
try { answer = await asked; } catch ({ message }) { return say(message); }
if (!answer.swift) return say(t("The text has an error, so there’s no code yet. See the message below the text."));
const notes = answer.diagnostics.map(({ message }) => make("p", {}, ...coded(sentence(message))));
element.replaceChildren(...notes);
if (await copied) return say(t("Copied. The code builds this setup in an iOS app."));
const field = make("textarea", { readOnly: true, rows: 12, value: answer.swift, ariaLabel: t("This scenario as Swift") });
element.replaceChildren(field, ...notes);
field.focus();
field.select();
say(t("The browser doesn’t let this page copy. The code is selected, so you can copy it yourself."));
};
return { element, button: button(t("Copy as Swift"), copy), clear: () => element.replaceChildren() };
};
return { coding };
})();
const $17 = (() => {
const { make } = $0;
const { call } = $2;
const encoder = new TextEncoder();
const leastLetters = 2;
const mostShown = 8;
class Completion {
element = make("ul", { id: "live_words", className: "live-completions", hidden: true, ariaLabel: t("Words that fit") });
#field;
#replace;
#typed = "";
#found = [];
#chosen = -1;
constructor(field, replace) {
this.#field = field;
this.#replace = replace;
this.element.setAttribute("role", "listbox");
field.setAttribute("aria-autocomplete", "list");
field.setAttribute("aria-controls", "live_words");
field.addEventListener("keydown", (event) => { if (this.#press(event)) event.preventDefault(); });
for (const sign of ["blur", "pointerdown"]) field.addEventListener(sign, () => this.#close());
}
offer() { this.#show(false); }
#choose(place) {
this.#chosen = place;
for (const [index, item] of [...this.element.children].entries()) item.ariaSelected = String(index === place);
if (place < 0) return this.#field.removeAttribute("aria-activedescendant");
this.#field.setAttribute("aria-activedescendant", this.element.children[place].id);
this.element.children[place].scrollIntoView({ block: "nearest" });
}
#close() {
this.element.hidden = true;
this.#found = [];
this.#choose(-1);
}
#take({ word, ending }) {
const caret = this.#field.selectionStart;
const start = caret - this.#typed.length;
const end = start + word.length + ending.length;
this.#close();
this.#replace(start, caret, word + ending, t("the word"));
this.#field.setSelectionRange(end, end);
this.#field.focus({ preventScroll: true });
}
#item(candidate, place) {
const one = make("li", { id: "live_word_" + place, textContent: candidate.word });
one.setAttribute("role", "option");
one.onpointerdown = (event) => {
event.preventDefault();
this.#take(candidate);
};
return one;
}
#show(isAsked) {
const { selectionStart: caret, selectionEnd, value } = this.#field;
this.#close();
if (caret !== selectionEnd) return;
const before = value.slice(0, caret);
if (/^[\w]/.test(value.slice(caret)) || (!isAsked && !/[A-Za-z_]\w*$/.test(before))) return;
let answer;
try { answer = call("complete", value, encoder.encode(before).length); } catch { return; }
if (!answer.candidates.length || (!isAsked && answer.typed.length < leastLetters)) return;
this.#typed = answer.typed;
this.#found = answer.candidates.slice(0, mostShown);
this.element.replaceChildren(...this.#found.map((one, place) => this.#item(one, place)));
const lines = before.split("\n");
this.element.style.setProperty("--line", lines.length);
this.element.style.setProperty("--column", lines.at(-1).length - this.#typed.length);
this.element.hidden = false;
this.#choose(-1);
}
#press({ key, ctrlKey, metaKey, altKey, shiftKey }) {
if (ctrlKey && key === " ") {
this.#show(true);
return true;
}
if (this.element.hidden || ctrlKey || metaKey || altKey) return false;
const [found, chosen] = [this.#found, this.#chosen];
const by = { ArrowDown: 1, ArrowUp: -1 }[key];
if (by) this.#choose((chosen + by + found.length + (chosen < 0 && by < 0 ? 1 : 0)) % found.length);
else if (key === "Escape") this.#close();
else if (key === "Enter" && chosen >= 0) this.#take(found[chosen]);
else if (key === "Tab" && !shiftKey) this.#take(found[Math.max(0, chosen)]);
else {
if (/^(Arrow|Home|End|Page)/.test(key)) this.#close();
return false;
}
return true;
}
}
return { Completion };
})();
const $18 = (() => {
const { callTool } = $3;
const { button, coded, make, sentence } = $0;
const line = /(?:^|\s)\d+ ms {2}\S.* \S|\{"at":\d/m;
const foreign = t("The log has no object of the text, or the text has an error, so they aren’t compared.");
const isLog = (text) => line.test(text);
const logs = ({ text, request, show, say }) => {
const element = make("div", { className: "live-log", hidden: true });
const clear = () => {
element.hidden = true;
element.replaceChildren();
};
const tell = ({ agrees, report }) => {
const [words, ...listings] = (report ?? foreign).split("\n\n");
const [verdict, ...notes] = words.trim().split("\n");
const lines = listings.map((listing) =>
make("pre", { className: "live-lines live-difference", tabIndex: 0 }, make("code", { textContent: listing.trimEnd() })));
element.replaceChildren(
make("p", { className: "live-heading", textContent: t("The log of a device") }),
make("p", { className: agrees === false ? "live-error" : "" }, ...coded(verdict)),
...notes.map((note) => make("p", { className: "live-note" }, ...coded(note))),
...lines, button(t("Close the log"), clear));
element.hidden = false;
return verdict;
};
return {
element, clear,
async open(log) {
say(t("Reading the log…"));
let answer;
try { answer = await callTool("log", log, text(), request()); } catch ({ message }) { return say(message); }
const { diagnostics: [problem], tooLarge, figures } = answer;
if (problem) return say(sentence(problem.message));
if (tooLarge) return say(t("The log is too long to be drawn in a page. ‘touchstone draw’ draws it."));
show(figures);
say(tell(answer) + " " + t("The figures show the log."));
},
};
};
return { isLog, logs };
})();
const $19 = (() => {
const { button, make } = $0;
const markOf = (one, isFirst, line) => {
const mark = make("span", { className: "live-mark live-" + one.severity });
mark.style.setProperty("--line", one.line - 1);
mark.style.setProperty("--column", one.column - 1);
mark.style.setProperty("--length", Math.max(1, one.end - one.start));
if (!isFirst) return [mark];
const lens = make("span", { className: "live-lens live-" + one.severity }, make("span", { textContent: one.message }));
lens.style.setProperty("--line", one.line - 1);
lens.style.setProperty("--column", (line?.length ?? 0) + 3);
return [mark, lens];
};
class Messages {
marks = make("span", { className: "live-marks" });
list = make("ul", { className: "live-messages" });
#goTo;
#repair;
constructor({ goTo, repair }) {
this.#goTo = goTo;
this.#repair = repair;
}
#item(one) {
const item = make("li", { className: "live-" + one.severity });
const place = one.line ? [button(t("Line {line}", one), () => this.#goTo(one)), " "] : [];
item.append(...place, make("span", { textContent: one.message }));
for (const note of one.notes ?? []) {
const words = note.line ? t("{message}, line {line}", note) : note.message;
item.append(make("p", { className: "live-note", textContent: words }));
if (note.lines?.length)
item.append(make("pre", { className: "live-lines", tabIndex: 0, textContent: note.lines.join("\n") }));
}
for (const fixIt of one.fixIts ?? []) item.append(" ", button(fixIt.message, () => this.#repair(fixIt)));
return item;
}
show(diagnostics, more, text) {
const lines = text.split("\n");
this.marks.replaceChildren(...diagnostics.filter(({ line }) => line).flatMap((one, place) => {
const isFirst = diagnostics.findIndex((other) => other.line === one.line) === place;
return markOf(one, isFirst, lines[one.line - 1]);
}));
this.list.replaceChildren(...diagnostics.map((one) => this.#item(one)),
...more ? [make("li", { textContent: t("and {more} more", { more }) })] : []);
}
}
return { Messages };
})();
const $20 = (() => {
const { button } = $0;
const most = 100;
class Changes {
#all = [];
button;
constructor(restore) {
this.button = button(t("Undo"), () => {
const change = this.#all.pop();
if (!change) return;
restore(change.text);
this.#name();
});
this.#name();
}
#name() {
const title = this.#all.at(-1)?.title;
this.button.textContent = title ? t("Undo {title}", { title }) : t("Undo");
this.button.disabled = !title;
}
add(text, title) {
this.#all.push({ text, title });
if (this.#all.length > most) this.#all.shift();
this.#name();
}
clear() {
this.#all.length = 0;
this.#name();
}
}
return { Changes };
})();
const $21 = (() => {
const { callTool } = $3;
const { Completion } = $17;
const { make } = $0;
const { call } = $2;
const { isLog } = $18;
const { Messages } = $19;
const { Changes } = $20;
const mostLines = 200;
const pause = 50;
const slow = 250;
const read = (text) => {
try {
return call("color", text);
} catch ({ message }) {
return { diagnostics: [{ severity: "error", message }] };
}
};
const difference = (old, text) => {
const shorter = Math.min(old.length, text.length);
let start = 0, rest = 0;
while (start < shorter && old[start] === text[start]) start += 1;
while (rest < shorter - start && old.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
return { start, end: old.length - rest, inserted: text.slice(start, text.length - rest) };
};
class Editor {
field = make("textarea", {
className: "live-text", spellcheck: false, autocomplete: "off", wrap: "off", ariaLabel: t("Text of the scenario"),
});
#changed;
#openLog;
#colors = make("code", { className: "language-scenario" });
#changes = new Changes((text) => this.replace(0, this.text.length, text, null));
#messages = new Messages({ goTo: (place) => this.#goTo(place), repair: (fixIt) => this.#repair(fixIt) });
#shown = make("pre", { className: "code", ariaHidden: "true" }, this.#messages.marks, this.#colors);
#completion = new Completion(this.field, (...change) => this.replace(...change));
#frame = make("div", { className: "live-code" }, this.#shown, this.field, this.#completion.element);
element = make("div", {}, this.#frame, this.#messages.list);
undo = this.#changes.button;
#remarks = [];
#known;
#isTyping = false;
#isEditing = false;
#waiting;
#cost = 0;
constructor(original, changed, openLog) {
this.#changed = changed;
this.#openLog = openLog;
this.#known = this.field.value = original;
this.field.setAttribute("autocapitalize", "off");
this.field.oninput = () => { if (!this.#isEditing) this.#type(); };
this.field.onpaste = (event) => {
if (this.open(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
};
}
get text() { return this.field.value; }
#edit(act) {
const { activeElement: before } = document;
this.field.inputMode = "none";
this.field.focus({ preventScroll: true });
this.#isEditing = true;
act();
this.#isEditing = this.#isTyping = false;
this.#known = this.text;
this.color();
if (before !== this.field && before?.isConnected) before.focus({ preventScroll: true });
this.field.inputMode = "";
}
replace(start, end, text, title = t("the change")) {
const old = this.text.slice(start, end);
if (old === text) return;
if (title) this.#changes.add(this.#known, title);
const part = difference(old, text);
const range = [start + part.start, start + part.end];
this.#edit(() => {
this.field.setSelectionRange(...range);
const isDone = part.inserted.split("\n").length <= mostLines
&& (part.inserted ? document.execCommand("insertText", false, part.inserted) : document.execCommand("delete"));
if (!isDone) this.field.setRangeText(part.inserted, ...range, "end");
});
}
write(text, title) { this.replace(0, this.text.length, text, title); }
begin(text) {
this.replace(0, this.text.length, text, null);
this.#changes.clear();
}
#type() {
if (!this.#isTyping) this.#changes.add(this.#known, t("typing"));
this.#isTyping = true;
this.#known = this.text;
this.#colors.textContent = this.text + "\n";
clearTimeout(this.#waiting);
this.#waiting = setTimeout(() => {
this.#isTyping = false;
this.color();
}, Math.max(pause, this.#cost * 3));
if (this.#cost < slow) this.#completion.offer();
}
settle() { if (this.#waiting) this.color(); }
#repair(fixIt) {
const edits = [...fixIt.edits].sort((one, other) => other.start - one.start);
edits.forEach(({ start, end, replacement }, place) => this.replace(start, end, replacement, place ? null : t("the repair")));
}
color() {
clearTimeout(this.#waiting);
this.#waiting = undefined;
this.#remarks = [];
const start = performance.now();
const answer = read(this.text);
this.#cost = performance.now() - start;
if (answer.html) this.#colors.innerHTML = answer.html + "\n";
else this.#colors.textContent = this.text + "\n";
this.tell(answer);
const error = answer.diagnostics.find(({ severity }) => severity === "error");
this.field.ariaInvalid = String(Boolean(error));
this.#changed(this.text, error);
}
tell({ diagnostics, more }) { this.#messages.show([...diagnostics, ...this.#remarks], more, this.text); }
#goTo({ line, start, end }) {
this.field.focus({ preventScroll: true });
this.field.setSelectionRange(start, end);
const lines = this.text.split("\n").length;
this.#frame.scrollTop = this.#shown.offsetHeight * (line - 1) / lines - this.#frame.clientHeight / 2;
this.#frame.scrollIntoView({ block: "nearest" });
}
async #import(dump) {
let answer;
this.tell({ diagnostics: [{ severity: "note", message: t("Reading the dump…") }] });
try {
answer = await callTool("import", dump);
} catch ({ message }) {
answer = { diagnostics: [{ severity: "error", message }] };
}
if (answer.text) this.write(answer.text, t("the import"));
this.#remarks = answer.diagnostics.map(({ severity, message, line }) =>
({ severity, message: line ? t("In line {line} of the dump, {message}", { line, message }) : message }));
this.tell(read(this.text));
}
open(text) {
const isDump = /<[^;\n]*[ :] 0x[0-9a-f]+; [^\n]*frame = \(/.test(text);
if (isDump) this.#import(text);
else if (isLog(text)) this.#openLog(text);
else return false;
return true;
}
}
return { Editor };
})();
const $22 = (() => {
const { make } = $0;
const signs = { "fig-right": "+", "fig-altered": "≠", "fig-left": "−" };
const note = (sign, words) => make("span", { className: "live-differs", textContent: `${sign} ${words}` });
const parts = (cell) => {
const sentence = cell.cloneNode(true);
const why = sentence.querySelector(".fig-why");
for (const one of [sentence.querySelector(".fig-sign"), why]) one?.remove();
return [sentence.innerHTML.trim(), why?.textContent ?? ""];
};
const gone = (row) => {
const [sentence, words] = parts(row.cells[1]);
return make("tr", { className: "live-gone" },
make("th", { scope: "row", textContent: signs["fig-left"] }),
make("td", { className: row.cells[0].className, textContent: row.cells[0].textContent }),
make("td", {}, make("s", { innerHTML: sentence }), " ", note(signs["fig-left"], words)));
};
const markDifferences = (region, html) => {
const body = region.querySelector(':scope > [data-kind="table"] tbody');
if (!body) return undefined;
const comparisons = make("template", { innerHTML: html }).content.querySelectorAll(".fig-compare");
if (comparisons.length !== 1) return undefined;
const steps = [...body.querySelectorAll("tr[id]")];
const numbers = [...region.querySelectorAll(':scope > [data-kind="sequence"] .fig-numbers text')];
const marks = [];
let place = 0;
for (const row of comparisons[0].tBodies[0].rows) {
const [kind] = row.classList;
if (kind === "fig-alike") place += Number.parseInt(row.textContent, 10);
else {
if (signs[kind]) marks.push({ kind, row, place });
if (kind !== "fig-left") place += 1;
}
}
if (place !== steps.length) return undefined;
for (const { kind, row, place } of marks) {
if (kind === "fig-left") {
if (steps[place]) steps[place].before(gone(row));
else body.append(gone(row));
} else {
steps[place].classList.add("live-other");
steps[place].lastElementChild.append(" ", note(signs[kind], parts(row.cells[2])[1]));
if (numbers.length === steps.length) {
numbers[place].prepend(signs[kind]);
numbers[place].classList.add("live-other");
}
}
}
return body.querySelector(".live-gone, .live-other");
};
return { markDifferences };
})();
const $23 = (() => {
const { button, make } = $0;
const { markDifferences } = $22;
const { neighbor } = $14;
const kinds = {
table: t("Table"), sequence: t("Sequence"), states: t("States"), statechart: t("State chart"), tree: t("Views"), chain: t("Responders"),
requirements: t("Requirements"), turns: t("Run loop"), why: t("Why not?"), compare: t("Difference"),
};
const most = 60;
const nothing = (words) => make("p", { className: "live-empty", textContent: words });
const shownLines = (text) => text.split("\n").flatMap((line, place) => /^#( |$)/.test(line) ? [] : [place + 1]);
const inText = (lines, shown) => lines.replace(/\d+/g, (number) => shown[number - 1] ?? 0);
const part = (name, html, { variant, lines, fingers } = {}) => {
const element = make("div", { className: `scenario-figure scenario-${name}`, lang: "en", innerHTML: html });
Object.assign(element.dataset, { kind: name }, variant && { variant }, lines && { lines }, fingers && { fingers });
if (variant) element.prepend(make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) }));
return element;
};
class Figures {
kinds = Object.keys(kinds);
kind = "table";
#chosen;
#isRun = false;
#isCut = false;
#players = [];
#silent = "";
#region = make("div", { className: "live-figure", tabIndex: 0, role: "group", ariaLabel: t("What happens") });
#why = make("div", { className: "live-why" });
#tabs = make("div", { className: "live-tabs", role: "group", ariaLabel: t("Figures") });
element = make("div", { className: "live-result" }, this.#tabs, this.#region, this.#why);
constructor(chosen) {
this.#chosen = chosen;
for (const [name, words] of Object.entries(kinds)) {
const tab = button(words, () => this.choose(name));
tab.dataset.kind = name;
this.#tabs.append(tab);
}
this.#tabs.onkeydown = ({ key }) => {
const there = [...this.#tabs.children].filter(({ hidden }) => !hidden);
const next = neighbor(there, document.activeElement, key);
if (!next) return;
next.focus();
this.choose(next.dataset.kind);
};
}
choose(name) {
this.kind = name;
for (const tab of this.#tabs.children) {
tab.ariaPressed = String(tab.dataset.kind === name);
tab.tabIndex = tab.dataset.kind === name ? 0 : -1;
}
this.#chosen(name);
this.#tellWhy();
if (this.#isRun) this.#arrange();
this.#region.scrollTop = 0;
}
offer(name, isThere) {
for (const tab of this.#tabs.children) if (tab.dataset.kind === name) tab.hidden = !isThere;
}
has(name) { return Boolean(this.#region.querySelector(`:scope > [data-kind="${name}"]`)); }
#arrange() {
const { kind } = this;
const parts = [...this.#region.children, ...this.#why.children].filter(({ dataset }) => dataset.kind);
for (const one of parts) {
one.hidden = one.dataset.kind !== kind && one.dataset.kind !== "why";
if (one.dataset.kind === "why") (kind === "why" ? this.#region : this.#why).append(one);
}
this.#region.querySelector(":scope > .live-empty")?.remove();
if (kind !== "compare" && !parts.some(({ dataset }) => dataset.kind === kind))
this.#region.append(nothing(t("This run has nothing to show here.")));
this.#region.tabIndex = this.#scrolling === this.#region ? 0 : -1;
}
get #scrolling() { return this.#region.querySelector(":scope > :not([hidden]) .fig-scroll") ?? this.#region; }
follow() {
const region = this.#scrolling;
region.scrollTop = region.scrollHeight;
}
#reveal(row) {
const [inner, outer] = [row.getBoundingClientRect(), this.#region.getBoundingClientRect()];
if (inner.top < outer.top + 40 || inner.bottom > outer.bottom)
this.#region.scrollTop += inner.top - outer.top - outer.height / 2;
}
get isCut() { return this.#isCut; }
say(words) { this.#region.replaceChildren(nothing(words)); }
show(html) {
this.#isCut = false;
this.#region.replaceChildren(part(this.kind, html));
}
showWhy(html) {
this.#silent = html;
this.#tellWhy();
}
#tellWhy() { if (!this.#isRun) this.#why.innerHTML = this.kind === "why" ? "" : this.#silent; }
grow(rows) {
const body = this.#region.querySelector("tbody");
body.insertAdjacentHTML("beforeend", rows);
while (body.rows.length > most) {
body.rows[0].remove();
this.#isCut = true;
}
}
showRun(figures, text) {
this.#isRun = true;
this.#isCut = false;
const shown = shownLines(text);
this.#why.replaceChildren();
this.#region.replaceChildren(...figures.map((one) =>
part(one.kind, one.html, { ...one, lines: one.lines && inText(one.lines, shown) })));
this.#players = window.touchstonePlayer?.(this.#region) ?? [];
for (const { opener } of this.#players) opener.remove();
const drawn = new Set(figures.map((one) => one.kind));
for (const name of this.kinds) if (name !== "compare") this.offer(name, drawn.has(name));
if (!drawn.has(this.kind) && this.kind !== "compare") this.choose(figures[0].kind);
this.#arrange();
}
add(name, html) {
this.#region.append(part(name, html));
this.#arrange();
}
light(step) {
const rows = [...this.#region.querySelectorAll(":scope > :not([hidden]) tbody tr[id]")];
if (this.#players[0]) window.touchstoneLight(this.#players[0], step);
else for (const [place, row] of rows.entries()) row.classList.toggle("is-current", place === step);
if (rows[step]) this.#reveal(rows[step]);
}
mark(html) {
const first = markDifferences(this.#region, html);
if (first?.checkVisibility()) this.#reveal(first);
}
stopSteps() {
this.light(-1);
this.#players = [];
}
clear() {
this.#isRun = this.#isCut = false;
this.stopSteps();
this.#silent = "";
this.#region.replaceChildren();
this.#why.replaceChildren();
window.touchstonePlayer?.(this.#region);
}
}
return { Figures };
})();
const $24 = (() => {
const [began, moved, ended] = [0, 1, 2];
const most = 10;
class Fingers {
#all = new Map();
#changes = new Map();
#calls;
constructor(calls) {
this.#calls = calls;
}
get count() { return this.#all.size; }
get all() { return [...this.#all.values()]; }
has(number) { return this.#all.has(number); }
get(number) { return this.#all.get(number); }
staying({ x, y }, reach) {
const near = [...this.#all].find(([, finger]) => finger.stays && Math.hypot(finger.x - x, finger.y - y) < reach);
return near?.[0];
}
stay(number, stays) { if (this.has(number)) this.get(number).stays = stays; }
flush() {
if (!this.#changes.size) return;
for (const phase of [began, moved, ended]) {
const numbers = [...this.#changes].filter(([, change]) => change === phase).map(([number]) => number);
numbers.forEach((number, place) => {
const finger = this.get(number);
if (finger) this.#calls.touch(number, phase, finger.x, finger.y, place < numbers.length - 1 ? 1 : 0, finger.tool);
if (phase === ended) this.#all.delete(number);
});
}
this.#changes.clear();
this.#calls.draw();
}
#change(number, phase) {
const before = this.#changes.get(number);
if (before !== undefined && (before !== moved || phase !== moved)) this.flush();
this.#changes.set(number, phase);
this.#calls.soon();
}
#free() {
for (let number = 1; number <= most; number++) if (!this.has(number)) return number;
}
put(points, tool, stays = false) {
if ([...this.#changes.values()].includes(ended)) this.flush();
const numbers = [];
for (const point of points) {
const number = this.#free();
if (!number) break;
this.#all.set(number, { ...point, tool, stays });
this.#change(number, began);
numbers.push(number);
}
this.#calls.draw();
return numbers;
}
lift(numbers = [...this.#all.keys()]) {
for (const number of numbers) if (this.has(number)) this.#change(number, ended);
}
move(number, point) {
const finger = this.get(number);
if (!finger || (finger.x === point.x && finger.y === point.y)) return;
if (this.#changes.has(number) && this.#changes.get(number) !== moved) this.flush();
this.#calls.strayed({ x: finger.x, y: finger.y }, point);
Object.assign(finger, point);
this.#change(number, moved);
}
clear() {
this.#all.clear();
this.#changes.clear();
}
}
return { Fingers };
})();
const $25 = (() => {
const change = (node, other) => {
if (node.nodeType !== Node.ELEMENT_NODE) {
if (node.data !== other.data) node.data = other.data;
return;
}
for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name);
for (const { name, value } of other.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
const children = [...node.childNodes];
const wanted = [...other.childNodes];
for (const [place, child] of wanted.entries()) {
const there = children[place];
if (!there) node.append(child);
else if (there.nodeName === child.nodeName) change(there, child);
else there.replaceWith(child);
}
for (const child of children.slice(wanted.length)) child.remove();
};
const showPicture = (element, svg) => {
const there = element.firstElementChild;
if (there?.nodeName === svg.nodeName) change(there, svg);
else element.replaceChildren(svg);
return element.firstElementChild;
};
return { showPicture };
})();
const $26 = (() => {
const { make, update } = $0;
const { showPicture } = $25;
const drawing = "http://www.w3.org/2000/svg";
class GlassPicture {
screen = { width: 390, height: 844 };
isEmpty = false;
#frame = { x: 0, y: 0, width: 1, height: 1 };
#measured;
#shown;
#broad = 234;
#shapes = [];
#picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
#over = document.createElementNS(drawing, "svg");
#waiting = make("div", { className: "live-wait", hidden: true, ariaHidden: "true" });
#element;
constructor(element) {
this.#element = element;
this.#over.setAttribute("class", "live-fingers");
this.#over.setAttribute("aria-hidden", "true");
element.append(this.#picture, this.#over, this.#waiting);
}
#inside(value, limit) { return Math.min(Math.max(Math.round(value * 2) / 2, 0), limit - 0.5); }
at(x, y) { return { x: this.#inside(x, this.screen.width), y: this.#inside(y, this.screen.height) }; }
pointOf({ clientX, clientY }) {
const place = new DOMPoint(clientX, clientY).matrixTransform(this.#over.getScreenCTM().inverse());
return {
x: (place.x - this.#frame.x) / this.#frame.width * this.screen.width,
y: (place.y - this.#frame.y) / this.#frame.height * this.screen.height,
};
}
isOn({ x, y }) { return x >= 0 && y >= 0 && x < this.screen.width && y < this.screen.height; }
mirrored({ x, y }) { return this.at(this.screen.width - x, this.screen.height - y); }
#inPicture({ x, y }) {
return {
x: this.#frame.x + x / this.screen.width * this.#frame.width,
y: this.#frame.y + y / this.screen.height * this.#frame.height,
};
}
#add(name, className, values) { this.#shapes.push([name, { class: className, ...values }]); }
disc(className, point, radius) {
const { x, y } = this.#inPicture(point);
this.#add("circle", className, { cx: x, cy: y, r: radius * this.#frame.width / this.screen.width });
}
outline(className, corners) {
const points = corners.map((corner) => this.#inPicture(corner)).map(({ x, y }) => `${x},${y}`);
this.#add("polygon", className, { points: points.join(" ") });
}
lines(className, pairs, opacity) {
const d = pairs.map(({ from, to }) => [this.#inPicture(from), this.#inPicture(to)])
.map(([start, end]) => `M${start.x} ${start.y}L${end.x} ${end.y}`);
this.#add("path", className, { d: d.join(""), opacity });
}
place() {
const there = [...this.#over.children];
for (const [number, [name, values]] of this.#shapes.entries()) {
let shape = there[number];
if (shape?.localName !== name) {
shape = document.createElementNS(drawing, name);
if (there[number]) there[number].replaceWith(shape);
else this.#over.append(shape);
}
for (const [key, value] of Object.entries(values))
if (shape.getAttribute(key) !== String(value)) shape.setAttribute(key, value);
}
for (const shape of there.slice(this.#shapes.length)) shape.remove();
this.#shapes = [];
}
show(html, size, hasFingers) {
if (html === this.#shown && !this.isEmpty && hasFingers) return;
this.#shown = html;
this.screen = size;
this.#element.ariaLabel = t("Screen, {width} by {height} points", size);
const figure = make("template", { innerHTML: html }).content;
const svg = figure.querySelector("svg");
if (!svg) return;
svg.removeAttribute("role");
svg.removeAttribute("aria-labelledby");
svg.setAttribute("aria-hidden", "true");
for (const words of svg.querySelectorAll(":scope > title, :scope > desc")) words.remove();
this.isEmpty = false;
const { width, height } = svg.viewBox.baseVal;
if (!hasFingers) this.#broad = Math.max(this.#broad, width);
svg.setAttribute("width", this.#broad);
for (const one of [svg, this.#over]) one.setAttribute("viewBox", `0 0 ${this.#broad} ${height}`);
this.#element.style.setProperty("--ratio", this.#broad / height);
const glass = showPicture(this.#picture, svg).querySelector(".fig-glass");
const path = glass?.getAttribute("d");
if (path && path !== this.#measured) [this.#frame, this.#measured] = [glass.getBBox(), path];
const { x } = this.#frame;
Object.assign(this.#waiting.style, { left: `${100 * x / this.#broad}%`, width: `${100 * this.#frame.width / this.#broad}%` });
}
empty(words) {
this.isEmpty = true;
this.#picture.replaceChildren(make("p", { className: "live-empty", textContent: words }));
this.#over.replaceChildren();
}
name(variant) {
if (variant) this.#picture.dataset.variant = variant;
else delete this.#picture.dataset.variant;
}
wait(part, words = "") {
update(this.#waiting, { hidden: part === undefined });
if (part === undefined) return;
this.#waiting.style.setProperty("--part", part);
this.#waiting.dataset.words = words;
}
}
return { GlassPicture };
})();
const $27 = (() => {
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const arrowOf = ({ key }) => arrows[key];
class KeyFinger {
#position = { x: 195, y: 422, finger: 1 };
#fingers;
#calls;
constructor(fingers, calls) {
this.#fingers = fingers;
this.#calls = calls;
}
get position() { return this.#position; }
press(event) {
const { key, repeat, shiftKey } = event;
const arrow = arrowOf(event);
if (arrow) this.#move(arrow, shiftKey ? 1 : 10);
else if (key === " " || key === "Enter") {
if (!repeat) this.#touchOrLift();
} else if (/^[1-9]$/.test(key)) this.#choose(Number(key));
else if (key === "Escape") this.#calls.stop();
else if (key === "?") this.#calls.asked(this.#position);
else return false;
return true;
}
#tell() {
this.#calls.draw();
this.#calls.told(this.#position);
}
#move([right, down], step) {
const number = this.#position.finger;
const finger = this.#fingers.get(number);
const from = finger?.stays ? finger : this.#position;
const point = this.#calls.at(from.x + right * step, from.y + down * step);
this.#position = { ...point, finger: number };
if (from !== finger) return this.#tell();
this.#fingers.move(number, point);
this.#fingers.flush();
}
#touchOrLift() {
const { x, y, finger: number } = this.#position;
if (this.#fingers.get(number)?.stays) this.#fingers.lift([number]);
else this.#position.finger = this.#calls.put([{ x, y }], 0, true)[0] ?? number;
this.#fingers.flush();
}
#choose(finger) {
const { x, y } = this.#fingers.get(finger) ?? this.#position;
this.#position = { x, y, finger };
this.#tell();
}
}
return { arrowOf, KeyFinger };
})();
const $28 = (() => {
const length = 700;
const steps = 10;
class Trails {
#parts = [];
#fading;
#drawnIn;
#isCalm = matchMedia("(prefers-reduced-motion: reduce)");
#draw;
constructor(draw) {
this.#draw = draw;
}
add(from, to) {
if (!this.#isCalm.matches) this.#parts.push({ from, to, at: performance.now() });
}
note() { this.#drawnIn = document.timeline.currentTime; }
draw(picture) {
const stamp = performance.now();
this.#parts = this.#parts.filter(({ at }) => stamp - at < length);
for (let step = 0; step < steps; step++) {
const parts = this.#parts.filter(({ at }) => Math.floor((stamp - at) / length * steps) === step);
if (parts.length) picture.lines("live-trail", parts, 1 - (step + .5) / steps);
}
if (this.#parts.length) this.#fading ??= requestAnimationFrame(() => this.#fade());
}
#fade() {
this.#fading = undefined;
if (this.#drawnIn !== document.timeline.currentTime) this.#draw();
else this.#fading = requestAnimationFrame(() => this.#fade());
}
}
return { Trails };
})();
const $29 = (() => {
const { make } = $0;
const { Fingers } = $24;
const { GlassPicture } = $26;
const { arrowOf, KeyFinger } = $27;
const { Trails } = $28;
const pen = 1;
const reach = 26;
class Glass {
element = make("div", { className: "live-glass", tabIndex: 0 });
picture = new GlassPicture(this.element);
#trails = new Trails(() => this.draw());
#calls;
#fingers;
#holds = new Map();
#keyFinger;
#ghost;
#taker;
#isLent = false;
constructor(calls) {
this.#calls = calls;
const strayed = (from, to) => this.#trails.add(from, to);
this.#fingers = new Fingers({ touch: calls.touch, soon: calls.soon, strayed, draw: () => this.draw() });
this.#keyFinger = new KeyFinger(this.#fingers, {
put: (...finger) => this.#put(...finger), stop: () => this.stop(), draw: () => this.draw(),
at: (x, y) => this.picture.at(x, y), told: calls.told, asked: calls.asked,
});
this.element.setAttribute("role", "application");
this.element.setAttribute("aria-describedby", "live_keys");
this.element.onpointerdown = (event) => this.#press(event);
this.element.onpointermove = (event) => this.#drag(event);
this.element.onpointerup = (event) => this.#release(event);
this.element.onpointercancel = (event) => this.#lose(event);
this.element.onpointerleave = () => {
this.#hover();
calls.hovered();
};
this.element.onkeydown = (event) => this.#type(event);
}
get count() { return this.#fingers.count; }
draw() {
this.#trails.note();
const { picture } = this;
if (this.#taker) this.#taker.draw(picture);
else {
this.#trails.draw(picture);
this.#calls.decorate(picture);
for (const finger of this.#fingers.all) picture.disc(finger.stays ? "live-finger live-stays" : "live-finger", finger, 22);
if (this.#ghost) picture.disc("live-ghost", this.#ghost, 22);
picture.disc("live-cursor", this.#keyFinger.position, 10);
}
picture.place();
}
show(html, size) {
this.picture.show(html, size, this.count > 0);
this.draw();
}
flush() { this.#fingers.flush(); }
#put(points, tool, stays) {
if (!this.picture.isEmpty) return this.#fingers.put(points, tool, stays);
this.#calls.refuse();
return [];
}
liftAll() {
this.#fingers.lift();
this.flush();
}
clear() {
this.#fingers.clear();
this.#holds.clear();
this.draw();
}
stop() {
this.flush();
if (!this.count) return;
this.#calls.cancel();
this.clear();
}
giveTo(other) {
const before = this.#taker;
this.#taker = other;
if (before !== other) before?.stop();
this.element.classList.toggle("live-moves", Boolean(other));
this.draw();
}
#lend(event, point) {
const canGrab = event.pointerType === "mouse" && !event.altKey && !this.count;
this.#taker = canGrab ? this.#calls.grabbed(point) : undefined;
this.#isLent = Boolean(this.#taker);
return this.#isLent;
}
#giveBack() {
if (!this.#isLent) return;
this.#taker = undefined;
this.#isLent = false;
this.draw();
}
#hover(point) {
if (!point && !this.#ghost) return;
this.#ghost = point;
this.draw();
}
#press(event) {
const { picture } = this;
const point = picture.pointOf(event);
if (event.button || !(picture.isEmpty || picture.isOn(point))) return;
if (event.pointerType !== "touch") event.preventDefault();
this.element.focus({ preventScroll: true });
this.element.setPointerCapture(event.pointerId);
this.#ghost = undefined;
if (this.#taker) return this.#taker.down(point);
if (this.#lend(event, point)) return this.draw();
const near = this.#fingers.staying(point, reach);
if (near) {
this.#fingers.stay(near, false);
this.#holds.set(event.pointerId, { numbers: [near], wasThere: true });
return this.draw();
}
const place = picture.at(point.x, point.y);
const points = event.altKey ? [place, picture.mirrored(place)] : [place];
const tool = event.pointerType === "pen" ? pen : 0;
this.#holds.set(event.pointerId, { numbers: this.#put(points, tool), isPair: event.altKey });
if (event.pointerType !== "touch") this.flush();
}
#drag(event) {
const { picture } = this;
const point = picture.pointOf(event);
if (this.#taker) return this.#taker.move(point);
const hold = this.#holds.get(event.pointerId);
if (!hold) {
if (event.pointerType === "mouse") this.#calls.hovered(picture.isOn(point) && !event.altKey ? point : undefined);
return this.#hover(event.altKey && picture.isOn(point) ? picture.mirrored(point) : undefined);
}
const place = picture.at(point.x, point.y);
hold.hasMoved = true;
this.#fingers.move(hold.numbers[0], place);
if (hold.isPair && hold.numbers[1]) this.#fingers.move(hold.numbers[1], picture.mirrored(place));
}
#release(event) {
if (this.#taker) {
this.#taker.up();
return this.#giveBack();
}
const hold = this.#holds.get(event.pointerId);
if (!hold) return;
this.#holds.delete(event.pointerId);
const remains = hold.wasThere ? hold.hasMoved : event.shiftKey || this.#calls.stays();
if (!remains) {
this.#fingers.lift(hold.numbers);
if (event.pointerType !== "touch") this.flush();
return;
}
this.flush();
for (const number of hold.numbers) this.#fingers.stay(number, true);
this.draw();
}
#lose(event) {
if (this.#taker) {
this.#taker.stop();
this.#giveBack();
} else if (this.#holds.has(event.pointerId)) this.stop();
}
#type(event) {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const isDone = this.#taker ? this.#taker.key(event, arrowOf(event)) : this.#keyFinger.press(event);
if (isDone) event.preventDefault();
}
follow(hand) {
const start = performance.now();
let number;
const act = ({ phase, x, y }) => {
const { width, height } = this.picture.screen;
const point = this.picture.at(x * width, y * height);
if (phase === 0) [number] = this.#put([point], 0);
else if (phase === 1) this.#fingers.move(number, point);
else this.#fingers.lift([number]);
this.flush();
};
hand.take = (one) => {
const wait = one.after - (performance.now() - start);
if (wait > 1) setTimeout(act, wait, one);
else act(one);
};
for (const one of hand.acts) hand.take(one);
}
}
return { Glass };
})();
const $30 = (() => {
const { callAside } = $3;
const { button, coded, make, sentence } = $0;
const moment = ({ milliseconds, row }) => row
? t("{time} ms, step {row}", { time: Math.round(milliseconds * 10) / 10, row }) : `${Math.round(milliseconds * 10) / 10} ms`;
const beginning = t("Change the text, and run it to see if it’s solved.");
const verdictOf = ({ solved, diagnostics, kept, unmet: [first] }) => {
const error = diagnostics.find(({ severity }) => severity === "error");
return solved ? t("Solved.")
: error ? t("Not judged: {reason}.", { reason: error.message })
: kept ? t("Not judged: {reason}.", { reason: kept })
: t("Not yet: {reason}.", { reason: first?.sentence ?? t("something is missing") });
};
class Challenge {
#place;
#goTo;
#verdict = make("p", { className: "live-verdict", textContent: beginning });
#unmet = make("ul", { className: "live-unmet" });
#hints = make("ol", { className: "live-hints" });
#more = button(t("Hint"), () => {
this.#given += 1;
this.#show();
this.#hints.lastElementChild?.querySelector("button, a")?.focus();
});
element = make("div", { className: "live-challenge" }, this.#verdict, this.#unmet, this.#hints, this.#more);
#found = [];
#given = 0;
constructor(place, { goTo }) {
this.#place = place;
this.#goTo = goTo;
this.ask(place.dataset.text).then((answer) => this.#take(answer), console.error);
}
ask(text) { return callAside("judge", text, this.#place.dataset.judge); }
#take(answer) {
this.#found = answer.hints;
this.#show();
}
#show() {
this.#hints.replaceChildren(...this.#found.slice(0, this.#given).map((one, index) =>
make("li", {}, make("p", { innerHTML: one.html }), make("p", { className: "live-moment" }, ...this.#step(one, index)))));
const left = this.#found.length - this.#given;
this.#more.hidden = left < 1;
this.#more.textContent = this.#given ? t("Another hint ({left} more)", { left }) : t("Hint");
}
#step(one, index) {
if (one.milliseconds === null) return [];
const words = moment(one);
const link = this.#place.querySelectorAll(".challenge-hint")[index]?.querySelector("a[href^='#']");
const lead = !one.row ? words
: one.inOwnRun !== false ? button(words, () => this.#goTo(one.row))
: link ? make("a", { href: link.hash, textContent: words }) : words;
return [lead, ...one.step ? [" ", make("code", { textContent: one.step })] : []];
}
judge(answer) {
this.#take(answer);
this.#unmet.replaceChildren(...answer.unmet.map((one, place) => {
const isNew = one.why && answer.unmet.findIndex(({ why }) => why === one.why) === place;
const words = make("span", {}, ...coded(sentence(one.sentence) + (isNew ? " " + sentence(one.why) : "")));
return make("li", {}, words, ...one.row ? [" ", button(moment(one), () => this.#goTo(one.row))] : []);
}));
const words = verdictOf(answer);
this.#verdict.replaceChildren(...coded(answer.unmet.length ? t("Not yet:") : words));
this.#verdict.classList.toggle("live-solved", answer.solved);
if (answer.solved) this.#celebrate();
return words;
}
#celebrate() {
this.#verdict.append(" ", button(t("See why"), () => this.#showSolution()));
this.#more.hidden = true;
touchstoneLive.solve(this.#place);
}
#showSolution() {
const solution = this.#place.querySelector(".challenge-solution");
solution.open = true;
solution.scrollIntoView({ block: "center" });
solution.querySelector("summary").focus({ preventScroll: true });
}
reset() {
this.#unmet.replaceChildren();
this.#verdict.classList.remove("live-solved");
this.#verdict.textContent = beginning;
}
}
return { Challenge };
})();
const $31 = (() => {
const { beginAside, callAside } = $3;
const { button, make } = $0;
const { ready } = $2;
const { requestOf, textOf } = $7;
const names = { bounds: t("Bounds"), "hit-areas": t("Hit areas"), recognizers: t("Recognizers") };
const overlays = (changed) => {
const buttons = Object.entries(names).map(([name, words]) => {
const one = button(words, () => {
one.ariaPressed = String(one.ariaPressed !== "true");
changed();
});
one.ariaPressed = "false";
one.dataset.overlay = name;
return one;
});
return {
element: make("div", { className: "overlays", role: "group", ariaLabel: t("Show on the picture") }, ...buttons),
get lines() {
return buttons.filter(({ ariaPressed }) => ariaPressed === "true").map(({ dataset }) => "overlay " + dataset.overlay);
},
choose: (name) => buttons.find(({ dataset }) => dataset.overlay === name).click(),
};
};
const showOverlays = async (figure, opener) => {
await ready();
beginAside();
const scenario = figure.closest(".scenario");
const request = requestOf(scenario.dataset.request);
const text = textOf(scenario);
const { variant = "" } = figure.dataset;
const shown = overlays(async () => {
const { lines } = shown;
const { figures } = await callAside("run", text, [...request, "figure tree", ...lines].join("\n"));
const html = figures.find((one) => one.kind === "tree" && (one.variant ?? "") === variant)?.html;
if (!html || String(lines) !== String(shown.lines)) return;
const drawn = make("template", { innerHTML: html }).content.querySelector("svg");
const picture = figure.querySelector("svg");
picture.querySelector("desc").textContent = drawn.querySelector("desc").textContent;
picture.querySelector(".fig-overlays")?.remove();
const added = drawn.querySelector(".fig-overlays");
if (!added) return;
const place = [...added.parentNode.children].indexOf(added);
const parent = picture.querySelector(":scope > g");
parent.insertBefore(added, parent.children[place]);
});
opener.replaceWith(shown.element);
shown.choose("hit-areas");
shown.element.querySelector("[data-overlay=hit-areas]").focus();
};
return { overlays, showOverlays };
})();
const $32 = (() => {
const isInside = ({ x, y }, corners) => {
const sides = corners.map((one, place) => {
const next = corners[(place + 1) % corners.length];
return (next.x - one.x) * (y - one.y) - (next.y - one.y) * (x - one.x);
});
return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
};
const isNear = (one, other, most) => Math.hypot(one.x - other.x, one.y - other.y) < most;
const distance = (point, from, to) => {
const [x, y] = [to.x - from.x, to.y - from.y];
const part = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1);
const near = Math.min(Math.max(part, 0), 1);
return Math.hypot(point.x - from.x - near * x, point.y - from.y - near * y);
};
const along = (from, to, length) => ({ x: (to.x - from.x) / length, y: (to.y - from.y) / length });
const framedViews = (places, switches) => {
const valueOf = (name, property) => switches.find((one) => one.element === name && one.property === property);
return places.flatMap(({ name, corners }) => {
const found = valueOf(name, "frame") ?? valueOf(name, "center");
const values = found?.value.split(/\s+/).map(Number) ?? [];
if (!values.length || values.some(Number.isNaN)) return [];
const hasSize = values.length === 4;
const size = hasSize ? values : (valueOf(name, "bounds")?.value ?? "0 0 0 0").split(/\s+/).map(Number);
const isPlain = size[2] > 0 && size[3] > 0 && !valueOf(name, "transform");
const [across, down] = isPlain
? [along(corners[0], corners[1], size[2]), along(corners[0], corners[3], size[3])]
: [{ x: 1, y: 0 }, { x: 0, y: 1 }];
return [{ name, corners, property: found.property, values, hasSize, across, down }];
});
};
const moved = (view, x, y, isSize) => {
const values = [...view.values];
const place = isSize ? 2 : 0;
values[place] += Math.round(x);
values[place + 1] += Math.round(y);
if (isSize) for (const one of [2, 3]) values[one] = Math.max(1, values[one]);
return values;
};
const outline = ({ corners, across, down, values, hasSize }, now) => {
const [x, y] = [now[0] - values[0], now[1] - values[1]];
const [wider, higher] = hasSize ? [now[2] - values[2], now[3] - values[3]] : [0, 0];
return corners.map((corner, place) => {
const right = x + (place === 1 || place === 2 ? wider : 0);
const below = y + (place > 1 ? higher : 0);
return { x: corner.x + across.x * right + down.x * below, y: corner.y + across.y * right + down.y * below };
});
};
const inSuperview = ({ across, down }, { x, y }) => {
const area = across.x * down.y - across.y * down.x;
return area ? { x: (x * down.y - y * down.x) / area, y: (across.x * y - across.y * x) / area } : undefined;
};
return { isInside, isNear, distance, framedViews, moved, outline, inSuperview };
})();
const $33 = (() => {
const { button, make } = $0;
const { distance, framedViews, inSuperview, isInside, isNear, moved, outline } = $32;
const reach = 18;
const edge = 10;
const step = 10;
const grip = 7;
const sizing = ({ hasSize, corners }, point) => {
if (!hasSize) return undefined;
if (isNear(corners[2], point, reach)) return { width: 1, height: 1 };
if (distance(point, corners[1], corners[2]) < edge) return { width: 1, height: 0 };
if (distance(point, corners[2], corners[3]) < edge) return { width: 0, height: 1 };
return undefined;
};
class Places {
#glass;
#calls;
#all = [];
#views = [];
#chosen;
#drag;
#hot;
#choice = make("select", { onchange: () => this.#choose(this.#views.find(({ name }) => name === this.#choice.value)) });
#choiceBox = make("label", { hidden: true }, t("View") + " ", this.#choice);
#toggle = button(t("Move views"), () => this.#turn(!this.isMoving));
element = [this.#toggle, this.#choiceBox];
constructor({ glass, change, say, opened, closed }) {
this.#glass = glass;
this.#calls = { change, say, opened, closed };
this.#toggle.ariaPressed = "false";
}
get isMoving() { return this.#toggle.ariaPressed === "true"; }
leave() { if (this.isMoving) this.#turn(false); }
nameAt(point) { return this.#all.findLast(({ corners }) => isInside(point, corners))?.name; }
offer(places, switches) {
this.#all = places;
this.#views = framedViews(places, switches);
this.#choice.replaceChildren(...this.#views.map(({ name }) => make("option", { value: name, textContent: name })));
this.#chosen = this.#views.find(({ name }) => name === this.#chosen?.name);
this.#hot = undefined;
if (this.#chosen) this.#choice.value = this.#chosen.name;
this.#toggle.disabled = !this.#views.length;
if (!this.#views.length && this.isMoving) this.#turn(false);
this.#glass.draw();
}
#tell({ name, property, values }) { this.#calls.say(`${name} ${property}: ${values.join(" ")}`); }
#choose(view) {
this.#chosen = view;
if (view) {
this.#choice.value = view.name;
this.#tell(view);
}
this.#glass.draw();
}
#turn(isOn) {
this.#toggle.ariaPressed = String(isOn);
this.#choiceBox.hidden = !isOn;
if (isOn) this.#calls.opened();
else this.#calls.closed();
this.#glass.giveTo(isOn ? this.#taker : undefined);
if (!isOn) return this.#calls.say(t("Touch the screen, or run the steps in the text."));
this.#choose(this.#chosen ?? this.#views.at(-1));
if (!this.#views.length) this.#calls.say(t("No view has its frame in the text."));
this.#glass.element.focus({ preventScroll: true });
this.#glass.element.scrollIntoView({ block: "nearest" });
}
#write(view, values) {
this.#drag = undefined;
if (values.join() === view.values.join()) {
this.#glass.draw();
if (!this.isMoving) this.#calls.closed();
return;
}
this.#calls.change(view.name, view.property, values.join(" "));
this.#tell({ ...view, values });
}
#taker = {
down: (point) => this.#begin(point),
move: (point) => this.#move(point),
up: () => { if (this.#drag) this.#write(this.#chosen, this.#drag.values); },
stop: () => {
this.#drag = undefined;
this.#glass.draw();
if (!this.isMoving) this.#calls.closed();
},
key: (event, arrow) => this.#type(event, arrow),
draw: (picture) => this.#draw(picture),
};
#begin(point) {
if (this.#drag) return;
const size = this.#chosen && sizing(this.#chosen, point);
const view = size ? this.#chosen : this.#views.findLast(({ corners }) => isInside(point, corners));
if (!view) return this.#calls.say(t("No view here has its frame in the text."));
this.#choose(view);
this.#drag = { from: point, size, values: view.values };
}
#move({ x, y }) {
if (!this.#drag) return;
const { from, size } = this.#drag;
const way = inSuperview(this.#chosen, { x: x - from.x, y: y - from.y });
if (!way) return;
const { width, height } = size ?? { width: 1, height: 1 };
this.#drag.values = moved(this.#chosen, way.x * width, way.y * height, size);
this.#tell({ ...this.#chosen, values: this.#drag.values });
this.#glass.draw();
}
#type({ key, shiftKey }, arrow) {
const chosen = this.#chosen;
if (arrow && chosen && (chosen.hasSize || !shiftKey))
this.#write(chosen, moved(chosen, arrow[0] * step, arrow[1] * step, shiftKey));
else if (key === " " || key === "Enter") this.#choose(this.#views[(this.#views.indexOf(chosen) + 1) % this.#views.length]);
else if (key === "Escape") this.#turn(false);
else return false;
return true;
}
#draw(picture) {
const chosen = this.#chosen;
for (const view of this.#views) if (view !== chosen) picture.outline("live-frame", view.corners);
if (!chosen) return;
const corners = outline(chosen, this.#drag?.values ?? chosen.values);
picture.outline("live-frame live-chosen", corners);
if (chosen.hasSize) picture.disc("live-corner", corners[2], grip);
}
#handles() {
const view = this.#hot;
return view ? [view.corners[0], ...view.hasSize ? [view.corners[2]] : []] : [];
}
drawHandles(picture) {
for (const [place, corner] of this.#handles().entries())
picture.disc(place ? "live-corner" : "live-corner live-mover", corner, grip);
}
hover(point) {
const found = !point ? undefined
: this.#handles().some((one) => isNear(one, point, reach)) ? this.#hot
: this.#views.findLast(({ corners }) => isInside(point, corners));
if (found === this.#hot) return;
this.#hot = found;
this.#glass.draw();
}
grab(point) {
const place = this.#handles().findIndex((one) => isNear(one, point, grip));
if (place < 0) return undefined;
const { name } = this.#hot;
this.#calls.opened();
this.#hot = this.#views.find((one) => one.name === name);
if (!this.#hot) return undefined;
this.#choose(this.#hot);
this.#drag = { from: point, size: place === 1 ? { width: 1, height: 1 } : undefined, values: this.#hot.values };
return this.#taker;
}
}
return { Places };
})();
const $34 = (() => {
const { button, coded, make } = $0;
const { call } = $2;
const patience = 500;
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
const why = (name) => {
try { return call("why", name); } catch { return {}; }
};
class Questions {
#calls;
#answer = make("div", { className: "live-answer" });
#choice = make("select", { onchange: () => this.ask(this.#choice.value) });
#aim = button(t("Ask by touch"), () => this.#turn(this.#aim.ariaPressed !== "true"));
element = make("div", { className: "live-ask", hidden: true },
make("label", {}, t("Why, or why not?") + " ", this.#choice), this.#aim, this.#answer);
#asked = "";
#pointed;
#resting;
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
fix(name) {
this.ask(name);
const { wish } = why(name);
if (wish) this.#calls.fix?.(wish);
}
refresh() { this.#show(true); }
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
#taker = {
down: (point) => {
this.#turn(false);
const name = this.#calls.nameAt(point);
if (!name) return this.#calls.say(t("No view here has a name."));
this.ask(name);
this.#answer.scrollIntoView({ block: "nearest" });
},
move() {}, up() {}, draw() {},
stop: () => { this.#aim.ariaPressed = "false"; },
key: ({ key }) => {
if (key === "Escape") this.#turn(false);
return key === "Escape";
},
};
}
return { Questions };
})();
const $35 = (() => {
const { callTool } = $3;
const { button, coded, make, sentence } = $0;
const mostEvents = 6;
const repairs = ({ text, use, say }) => {
const list = make("ol", { className: "live-fixes" });
const fix = async (line) => {
find.disabled = true;
say(t("Trying the known fixes…"));
try {
show(await callTool("repair", text(), line ? `expect\n  ${line}` : ""), line);
} catch ({ message }) {
say(message);
}
find.disabled = false;
};
const find = button(t("Find a fix"), () => fix());
const element = make("div", { className: "live-repairs", hidden: true }, find, list);
const events = (heading, phrases) => phrases.length
? [make("p", { className: "live-note" }, heading + " ", ...phrases.slice(0, mostEvents).flatMap((phrase, place) =>
[...place ? [", "] : [], make("code", { textContent: phrase })]),
phrases.length > mostEvents ? t(", and {count} more.", { count: phrases.length - mostEvents }) : ".")] : [];
const code = (className, lines) => make("pre", { className, tabIndex: 0 }, make("code", { textContent: lines }));
const show = ({ repairs: found, tried, isCut }, line) => {
element.hidden = false;
list.replaceChildren(...found.map((one) => make("li", {},
make("p", {}, sentence(one.title), " ", button(t("Use it"), () => { use(one.text); clear(); })),
code("live-lines live-difference", one.difference.join("\n")),
code("live-lines live-swift", one.swift),
...events(t("No longer:"), one.vanished), ...events(t("New:"), one.appeared),
...one.prices.map((words) => make("p", { className: "live-note" }, ...coded(sentence(words)))))));
const count = found.length;
say(count && line ? t(count === 1 ? "One fix makes “{line}” happen." : "{count} fixes make “{line}” happen.", { count, line })
: count ? t(count === 1 ? "One fix makes the expectations true." : "{count} fixes make the expectations true.", { count })
: t(isCut ? "No fix found among {tried} changes, and there are more to try." : "No fix found among {tried} changes.", { tried }));
};
const clear = () => {
list.replaceChildren();
element.hidden = true;
};
return {
element, clear, fix,
offer(isWanted) {
list.replaceChildren();
element.hidden = !isWanted;
},
};
};
return { repairs };
})();
const $36 = (() => {
const { coded, make } = $0;
class Speech {
status = make("p", { className: "live-now" });
voice = make("p", { className: "live-voice", role: "status" });
#waiting;
say(words) {
this.hush();
this.show(words);
this.speak(words);
}
show(words) { this.status.replaceChildren(...coded(words)); }
speak(words) { this.voice.textContent = words.replaceAll("`", ""); }
saySoon(words, milliseconds) {
this.hush();
this.#waiting = setTimeout(() => this.say(words), milliseconds);
}
hush() { clearTimeout(this.#waiting); }
}
return { Speech };
})();
const $37 = (() => {
const { button, make, update } = $0;
const fieldFor = ({ kind, value, choices }) =>
kind === "boolean" ? make("input", { type: "checkbox", checked: value === "true" })
: choices?.length ? make("select", {}, ...choices.map((one) => make("option", { value: one, textContent: one, selected: one === value })))
: make("input", { value, size: Math.max(4, value.length) });
const switches = ({ edit, settle, isOpen }) => {
let offered = [];
const written = make("div", { className: "live-switch-list" });
const unwritten = make("div", { className: "live-switch-list" });
const element = make("div", { className: "live-switches", hidden: !isOpen },
make("p", { className: "live-heading", textContent: t("Switches") }), written,
make("details", {}, make("summary", { textContent: t("Values not in the text") }), unwritten));
const toggle = button(t("Switches"), () => {
element.hidden = !element.hidden;
toggle.ariaExpanded = String(!element.hidden);
});
toggle.ariaExpanded = String(Boolean(isOpen));
const named = (name, property) => offered.filter((one) => one.element === name && one.property === property);
const change = (name, property, value, place = 0) => {
settle();
const found = named(name, property)[place];
if (found && !element.inert) edit(found.start, found.end, (found.opening ?? "") + value, t("{property} of {name}", { property, name }));
};
const label = (one) => {
const place = named(one.element, one.property).indexOf(one);
const isBoolean = one.kind === "boolean";
const field = fieldFor(one);
const key = [one.element, one.property, place].join();
field.onchange = () => {
change(one.element, one.property, isBoolean ? String(field.checked) : field.value, place);
[...element.querySelectorAll("label")].find(({ dataset }) => dataset.key === key)
?.querySelector("input, select").focus({ preventScroll: true });
};
const property = make("code", { textContent: one.property });
const made = make("label", {}, ...isBoolean ? [field, ` ${one.element} `, property] : [`${one.element} `, property, " ", field]);
made.dataset.key = key;
return made;
};
return {
element, toggle, change,
set isStopped(inert) { update(element, { inert }); },
offer(all) {
offered = all;
const isFrame = ({ kind }) => Number(kind === "rectangle");
const labels = (some) => some.sort((a, b) => isFrame(a) - isFrame(b)).map(label);
written.replaceChildren(...labels(all.filter(({ opening }) => !opening)));
toggle.hidden = !all.length;
unwritten.replaceChildren(...labels(all.filter(({ opening }) => opening)));
},
};
};
return { switches };
})();
const $38 = (() => {
const { button, make } = $0;
const { toolbar } = $14;
const least = 8;
const nothing = { milliseconds: 0, steps: [] };
class Transport {
#show;
#pace;
#film = nothing;
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
constructor({ show, pace }) {
this.#show = show;
this.#pace = pace;
this.#back.ariaLabel = t("One step back");
this.#next.ariaLabel = t("One step forward");
this.#name();
}
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
get isBack() { return this.#isHere && this.#place < this.#end; }
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
stop() {
if (this.#frame) cancelAnimationFrame(this.#frame);
this.#frame = 0;
this.#name();
}
goTo(row) {
this.stop();
this.#go(this.#places[row - 1] ?? this.#end);
this.#range.focus({ preventScroll: true });
}
showStart() { this.#go(0); }
showEnd() { this.#go(this.#end); }
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
return { Transport };
})();
const $39 = (() => {
const { make } = $0;
const { anotherEngine } = $2;
const { showPicture } = $25;
const twin = () => {
const names = ["", ""].map(() => make("p", { className: "live-name" }));
const picture = make("div", { className: "live-picture scenario-figure fig fig-tree" });
const element = make("div", { className: "live-twin", hidden: true }, names[1], picture);
let engine, request, end = 0;
return {
element,
name: names[0],
get isThere() { return !element.hidden; },
load(text, asked, [first, second]) {
engine ??= anotherEngine();
request = asked;
const { screen } = engine.call("play", text, request);
element.hidden = names[0].hidden = !screen;
if (!screen) return 0;
[names[0].textContent, names[1].textContent] = [first, second];
end = engine.call("film", request).milliseconds;
return end;
},
show(milliseconds) {
if (element.hidden) return;
const { html } = engine.call("glass", request, Math.min(milliseconds, end), -1);
if (!html) return;
const svg = make("template", { innerHTML: html }).content.querySelector("svg");
if (svg) showPicture(picture, svg);
},
clear() {
element.hidden = names[0].hidden = true;
picture.replaceChildren();
engine?.end();
},
};
};
return { twin };
})();
const $40 = (() => {
const { make } = $0;
const factsOf = (place) => {
const numbers = place.dataset.facts?.split(" ") ?? [];
return [...document.querySelectorAll(".facts li[data-rules]")].flatMap((item) => {
const number = item.querySelector("b").textContent;
if (!numbers.includes(number)) return [];
const claim = [...item.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
.map(({ textContent }) => textContent).join("").trim();
return [{ number, claim, line: `without ${number} ${item.dataset.rules} ${claim}` }];
});
};
const list = (heading, items) => items.length
? [make("p", { className: "live-heading", textContent: heading }),
make("ul", {}, ...items.map((textContent) => make("li", { textContent })))] : [];
const without = (place, chosen) => {
const facts = factsOf(place);
const claim = make("p", { className: "live-claim" });
const choice = make("select", { onchange: () => choose(choice.value) });
choice.append(make("option", { value: "", textContent: t("UIKit as it is") }),
...facts.map(({ number, claim }) => make("option", { value: number, textContent: t("Without {number}: {claim}", { number, claim }) })));
const current = () => facts.find(({ number }) => number === choice.value);
const choose = () => {
const fact = current();
claim.textContent = fact ? t("UIKit doesn’t do this here: “{claim}”", fact) : "";
element.classList.toggle("is-without", Boolean(fact));
chosen(fact?.number);
};
const element = make("div", { className: "live-without", hidden: !facts.length },
make("label", {}, t("What if UIKit didn’t?") + " ", choice), claim);
return {
element,
get lines() { return current() ? [current().line] : []; },
drawn({ runs, tooLarge }, much) {
const parts = runs.flatMap(({ variant, sentence, broken, html }) => [
...variant ? [make("p", { className: "variant", textContent: t("Variant {variant}", { variant }) })] : [],
make("p", { className: "parting", textContent: sentence }),
...list(t("Then these expectations don’t hold:"), broken),
tooLarge ? make("p", { className: "live-empty", textContent: much }) : make("div", { innerHTML: html }),
]);
return parts.map(({ outerHTML }) => outerHTML).join("");
},
};
};
return { without };
})();
const $41 = (() => {
const { coding } = $16;
const { Editor } = $21;
const { button, make } = $0;
const { Figures } = $23;
const { Glass } = $29;
const { Challenge } = $30;
const { logs } = $18;
const { overlays } = $31;
const { Places } = $33;
const { Questions } = $34;
const { noScreen } = $11;
const { repairs } = $35;
const { Runs } = $12;
const { sharing } = $5;
const { Speech } = $36;
const { switches } = $37;
const { Transport } = $38;
const { twin } = $39;
const { without } = $40;
const paces = { "1": t("in real time"), "0.25": t("4 times slower"), "0.1": t("10 times slower"), "0": t("step by step") };
const makeParts = (bench, text) => {
const speech = new Speech();
const say = (words) => speech.say(words);
bench.parts = {
speech, staysBox: make("input", { type: "checkbox" }), twin: twin(), variants: variantChoice(bench),
...clockParts(bench), ...textParts(bench, text, say), ...screenParts(bench, say),
};
};
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
const clockParts = (bench) => {
const paceChoice = make("select", { onchange: () => {
const stamp = performance.now();
bench.dispatch({ type: "paced", pace: Number(paceChoice.value), stamp, fingers: bench.parts.glass.count });
} });
for (const value of ["1", "0.25", "0.1", "0"]) paceChoice.append(make("option", { value, textContent: paces[value] }));
return {
paceChoice,
clockButtons: [
button(t("+1/60 s"), () => bench.turn()),
button(t("To the next timer"), () => bench.dispatch({ type: "skipped", stamp: performance.now() })),
],
};
};
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
without: without(bench.place, (fact) => bench.dispatch({ type: "factChosen", fact })),
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
fix: bench.state.isChallenge ? undefined : (line) => {
const { repairs } = bench.parts;
repairs.fix(line);
repairs.element.scrollIntoView({ block: "nearest" });
},
});
return { makeParts };
})();
const $42 = (() => {
const { turn, waitOf } = $9;
const { effectsOf } = $13;
const { update } = $0;
const { WorkbenchLayout } = $15;
const { call } = $2;
const { makeParts } = $41;
const { noScreen, reduce } = $11;
const { requestOf } = $7;
const { initial } = $8;
class Workbench {
state;
draft;
parts;
place;
afterRun;
#layout;
#effects;
#frame = 0;
#flushing;
#close;
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
dispatch(action) {
this.state = reduce(this.state, action);
for (const [name, ...values] of this.state.effects) this.#effects[name](...values);
this.#render();
}
act(...effect) { this.dispatch({ type: "acted", stamp: performance.now(), effect }); }
#render() {
const { state, parts: { glass, runs, switches, variants, resetButton, clockButtons } } = this;
runs.isDisabled = switches.isStopped = state.hasError;
update(resetButton, { disabled: state.text === state.home });
for (const one of clockButtons) update(one, { hidden: state.pace > 0 });
variants.offer(state.variants, state.variant);
const wait = waitOf(state);
glass.picture.wait(wait?.part, wait && t("timer at {time} ms", { time: Math.round(wait.next) }));
}
basis = () => requestOf(this.state.request);
asking = (...figures) => {
const { parts: { overlays, without }, state: { variant } } = this;
return [
...this.basis(), ...figures.map((one) => "figure " + one), ...overlays.lines, ...without.lines,
...variant ? ["variant " + variant] : [],
].join("\n");
};
showGlass(milliseconds, events = -1) {
const { html } = call("glass", this.asking(), milliseconds, events);
if (html) this.parts.glass.show(html, this.state.screen);
this.parts.twin.show(milliseconds);
}
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
flushSoon() {
if (this.#frame) return;
this.#flushing ??= requestAnimationFrame(() => {
this.#flushing = undefined;
this.parts.glass.flush();
});
}
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
async openFile(file) {
if (!file) return;
const text = await file.text();
if (/[\0\ufffd]/.test(text)) return this.say(t("This file isn’t text, so it can’t be a scenario, a dump, or a log."));
const { editor } = this.parts;
if (!editor.open(text)) editor.write(text, t("the file"));
}
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
return { Workbench };
})();
const $43 = (() => {
const { beginAside } = $3;
const { draft, keptWords } = $4;
const { call, end, ready } = $2;
const { beginning } = $6;
const { textOf } = $7;
const { Workbench } = $42;
let current;
const kept = (place) => {
const home = textOf(place);
const written = draft(place.id);
return {
text: written.text ?? home, home, draft: written, words: written.text === null ? undefined : keptWords,
request: place.dataset.request, title: (place.querySelector(".scenario-title a, .challenge-title a") ?? document.querySelector("h1")).textContent,
};
};
const open = async (place, opener, hand) => {
await ready();
beginAside();
current?.close();
const isPlayground = place.id === "page_playground";
const start = isPlayground ? await beginning() : kept(place);
const bench = new Workbench(place, { ...start, isPlayground, isChallenge: Boolean(place.dataset.judge) }, () => {
current = undefined;
opener.hidden = false;
opener.focus();
});
current = bench;
opener.hidden = true;
const act = acts[opener.dataset.act];
bench.afterRun = act && !hand ? () => act(bench.parts, opener.dataset.about) : undefined;
greet(bench, start.words, hand);
};
const show = ({ element }) => element.scrollIntoView({ block: "center" });
const acts = {
why({ questions }, name) {
questions.ask(name ?? "");
show(questions);
},
fix({ questions, repairs }, name) {
if (name) questions.fix(name);
else repairs.fix();
show(repairs);
},
share({ sharing }) {
sharing.share();
show(sharing);
},
};
const greet = (bench, words, hand) => {
const { isChallenge, isPlayground, hasError } = bench.state;
const { glass, editor } = bench.parts;
if (words) bench.say(words);
if (!isChallenge && !hand && !hasError) bench.run({ words, isAbove: true });
if (hand) {
glass.element.focus({ preventScroll: true });
scrollBy({ top: glass.element.querySelector(".fig-glass").getBoundingClientRect().top - hand.top, behavior: "instant" });
glass.follow(hand);
} else if (!isPlayground) {
const writes = isChallenge && matchMedia("(pointer: fine)").matches;
(writes ? editor.field : glass.element).focus({ preventScroll: true });
bench.place.scrollIntoView({ block: "start" });
}
};
const warm = async (place) => {
const { text, request } = kept(place);
const calls = [["color", text], ["begin", text, request], ["glass", request, 0, -1], ["draw", request],
["touch", 1, 0, 0, 0, 0, 0], ["advance", 20]];
for (const one of calls) {
await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
if (current) return;
const answer = call(...one);
if (one[0] === "begin" && !answer.screen) break;
}
end();
};
const load = (scenario) => current?.load(scenario);
const say = (words) => current?.say(words);
return { open, warm, load, say };
})();
const $44 = (() => {
const { make } = $0;
const { load, say } = $43;
const { damaged, request, title } = $6;
const { sharedText } = $5;
const loaderOf = (gallery) => {
let loading;
return () => loading ??= new Promise((resolve, reject) => {
const all = {};
const onerror = () => {
loading = undefined;
reject(new Error(t("The course’s scenarios couldn’t be loaded.")));
};
const add = (src) => document.head.append(make("script", { src, onerror }));
window.touchstoneScenes = (some, next) => {
Object.assign(all, some);
if (next) add(gallery.dataset.scenes.replace(/[^/]*$/, next));
else resolve(all);
};
add(gallery.dataset.scenes);
});
};
const loadChosen = (gallery, scenes, place, origin) => gallery.addEventListener("click", async (event) => {
const link = event.target.closest("li > a");
if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
event.preventDefault();
let text, wanted;
try { [text, wanted] = (await scenes())[link.getAttribute("href")]; } catch (error) { return say(error.message); }
load({ text, request: wanted, title: link.textContent });
const lesson = link.closest("details").querySelector("summary").textContent;
origin.replaceChildren(t("“{scenario}”, from the lesson", { scenario: link.textContent }) + " ", make("a", { href: link.href, textContent: lesson }));
say(t("“{scenario}” is on the screen.", { scenario: link.textContent }));
place.scrollIntoView({ block: "start" });
});
const loadShared = (place, origin) => addEventListener("hashchange", async () => {
const shared = await sharedText();
if (shared === null) return;
if (shared === undefined) return say(damaged);
origin.replaceChildren();
load({ request, title, text: shared });
place.scrollIntoView({ block: "start" });
});
const addSearch = (gallery, scenes) => {
const lessons = [...gallery.querySelectorAll("details")].map((element) => ({
element,
scenes: [...element.querySelectorAll("li")].map((item) => ({
item, words: `${element.firstElementChild.textContent} ${item.textContent}`.toLowerCase(),
})),
}));
const found = make("span", { className: "gallery-found", role: "status" });
const field = make("input", { type: "search", autocomplete: "off" });
const look = () => {
const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
let count = 0;
for (const { element, scenes } of lessons) {
const fitting = scenes.filter(({ item, words }) => !(item.hidden = !wanted.every((word) => words.includes(word))));
count += fitting.length;
element.hidden = !fitting.length;
element.open = Boolean(wanted.length && fitting.length);
}
found.textContent = !wanted.length ? "" : count === 1 ? t("One scenario") : t("{count} scenarios", { count });
};
field.oninput = look;
field.onfocus = async () => {
field.onfocus = null;
const texts = await scenes().catch(() => ({}));
for (const { scenes } of lessons) for (const scene of scenes)
scene.words += " " + (texts[scene.item.firstElementChild.getAttribute("href")]?.[0] ?? "").toLowerCase();
look();
};
gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, t("Find one") + " ", field), found));
};
const beginGallery = () => {
const place = document.getElementById("page_playground");
const gallery = document.querySelector(".gallery");
if (!place || !gallery) return;
const origin = make("p", { className: "live-origin" });
place.prepend(origin);
const scenes = loaderOf(gallery);
loadShared(place, origin);
loadChosen(gallery, scenes, place, origin);
addSearch(gallery, scenes);
};
return { beginGallery };
})();
const $45 = (() => {
const { beginGallery } = $44;
const { call, ready, receiveModule } = $2;
const { open, warm } = $43;
const { showOverlays } = $31;
const { address } = $5;
Object.assign(window.touchstoneLive ??= {}, { address, call, open, ready, receiveModule, showOverlays, warm });
beginGallery();
return {  };
})();
})();
