(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
const { make, button } = live;
const patience = 1000;
live.verdict = ({ diagnostics, expectations, passed, runs }) => {
const mistakes = diagnostics.filter(({ severity }) => severity === "error");
if (!runs.length) return `${mistakes.length === 1 ? "One mistake" : mistakes.length + " mistakes"} in the text; see below it.`;
if (!passed) return `Not as expected: ${mistakes[0].message}`;
const events = runs.reduce((sum, one) => sum + one.events, 0);
const length = `${events} events in ${Math.round(runs[0].milliseconds)} ms.`;
return length + (expectations > 1 ? ` All ${expectations} expectations hold.` : expectations ? " The one expectation holds." : "");
};
live.running = ({ title, run, busy, say, lead }) => {
let newest = 0, isBusy = false, isLong = false, waiting;
const runOrStop = () => isLong ? live.stopAside() : run();
const buttons = [["Run", "Run what is written"], [title, title]].map(([words, label]) => {
const element = button(words, runOrStop);
const name = (isStop) => {
element.textContent = isStop ? "Stop" : words;
element.ariaLabel = isStop ? "Stop" : label;
};
name(false);
return { element, name };
});
const outcome = make("p", { className: "live-outcome" });
const turn = (...now) => {
clearTimeout(waiting);
[isBusy, isLong] = now;
for (const { name } of buttons) name(isLong);
busy(isBusy);
if (!isLong) return;
outcome.replaceChildren();
say("The run takes long. “Stop” ends it.");
};
const drop = () => {
newest += 1;
if (!isBusy) return;
live.stopAside();
turn(false, false);
};
const conclude = (words) => {
say(words);
if (lead) outcome.replaceChildren(words + " ", button("To the figures", lead));
};
return {
buttons: buttons.map(({ element }) => element), outcome, drop, conclude,
get isBusy() { return isBusy; },
set isDisabled(is) { for (const { element } of buttons) element.disabled = is; },
get isDisabled() { return buttons[0].element.disabled; },
async go(work, take) {
drop();
const own = newest;
turn(true, false);
waiting = setTimeout(turn, patience, true, true);
let found, fault;
try { found = await work(); } catch (error) { fault = error; }
if (own !== newest) return;
turn(false, false);
if (fault) conclude(fault.message);
else take(found);
},
};
};
})();
