// Runs scenarios in a worker if the page's URL allows one, so that the page stays responsive. Otherwise, and
// until the worker is ready, the page's own engine responds, whose limits keep the wait short.
import { call, callToolHere, ready, readyTools, startWorker } from "./loading.js";

let worker, isThere = false, hasTools = false, isRefused = !location.protocol.startsWith("http");
// The worker's pending requests, in the order of its responses.
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

// Starts the worker, unless there's one.
export const beginAside = async () => {
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
// Like `call`, for calls that don't need the live session; returns a promise.
export const callAside = (name, ...values) => ask(async () => call(name, ...values), { name, values });
// The same for a function of the tools, whose module may have to be loaded.
export const callTool = async (name, ...values) => {
  const toolModule = await readyTools();
  if (isThere && !hasTools) {
    worker.postMessage({ toolModule });
    hasTools = true;
  }
  return ask(async () => callToolHere(name, ...values), { isTool: true, name, values });
};

// Drops all pending requests.
export const stopAside = () => {
  if (!calls.length) return;
  for (const { reject } of end()) reject(new Error(t("The run was stopped.")));
  beginAside();
};
