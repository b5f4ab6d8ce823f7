(() => {
"use strict";
const live = (window.touchstoneLive ??= {});
let worker, isThere = false, isRefused = !location.protocol.startsWith("http");
const calls = [];
const end = () => {
worker?.terminate();
worker = undefined;
isThere = false;
return calls.splice(0);
};
const giveUp = (event) => {
event?.preventDefault?.();
isRefused = true;
for (const { resolve, here } of end()) resolve(here());
};
live.beginAside = async () => {
if (worker || isRefused) return;
try {
worker = new Worker(live.engineScript);
worker.onerror = worker.onmessageerror = giveUp;
worker.onmessage = ({ data: { answer, fault } }) => {
if (!isThere) return isThere = true;
const { resolve, reject } = calls.shift();
if (fault) reject(new Error(fault));
else resolve(answer);
};
worker.postMessage({ module: await live.ready() });
} catch (error) {
giveUp(error);
}
};
live.callAside = (name, ...values) => new Promise((resolve, reject) => {
const here = () => new Promise((answer) => answer(live.call(name, ...values)));
if (!isThere) return resolve(here());
calls.push({ resolve, reject, here });
worker.postMessage({ name, values });
});
live.stopAside = () => {
if (!calls.length) return;
for (const { reject } of end()) reject(new Error("The run was stopped."));
live.beginAside();
};
})();
