// Runs scenarios in a worker if the page's URL allows one, so that the page stays responsive. Otherwise, and
// until the worker is ready, the page's own engine responds, whose limits keep the wait short.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
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

  live.beginAside = async () => {
    if (worker || isRefused) return;
    try {
      worker = new Worker(live.engineScript);
      worker.onerror = worker.onmessageerror = giveUp;
      worker.onmessage = ({ data: { answer, fault } }) => {
        if (!isThere) return isThere = true;
        const { resolve, reject } = calls.shift();
        if (fault) reject(new Error(t(fault)));
        else resolve(answer);
      };
      worker.postMessage({ module: await live.ready() });
    } catch (error) {
      giveUp(error);
    }
  };

  const ask = (here, message) => new Promise((resolve, reject) => {
    if (!isThere) return resolve(here());
    calls.push({ resolve, reject, here });
    worker.postMessage(message);
  });
  // Like `live.call`, for calls that don't need the live session; returns a promise.
  live.callAside = (name, ...values) => ask(async () => live.call(name, ...values), { name, values });
  // The same for a function of the tools, whose module may have to be loaded.
  live.callTool = async (name, ...values) => {
    const toolModule = await live.readyTools();
    if (isThere && !hasTools) {
      worker.postMessage({ toolModule });
      hasTools = true;
    }
    return ask(async () => live.callToolHere(name, ...values), { isTool: true, name, values });
  };

  // Drops all pending requests.
  live.stopAside = () => {
    if (!calls.length) return;
    for (const { reject } of end()) reject(new Error(t("The run was stopped.")));
    live.beginAside();
  };
})();
