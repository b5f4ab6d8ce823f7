// Runs scenarios in a worker if the page's URL allows one, so that the page stays responsive. Otherwise, and
// until the worker is ready, the page's own engine responds, whose limits keep the wait short.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  let worker, isThere = false, isRefused = !location.protocol.startsWith("http");
  // The worker's pending requests, in the order of its responses.
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

  // Like `live.call`, for calls that don't need the live session; returns a promise.
  live.callAside = (name, ...values) => new Promise((resolve, reject) => {
    const here = () => new Promise((answer) => answer(live.call(name, ...values)));
    if (!isThere) return resolve(here());
    calls.push({ resolve, reject, here });
    worker.postMessage({ name, values });
  });

  // Drops all pending requests.
  live.stopAside = () => {
    if (!calls.length) return;
    for (const { reject } of end()) reject(new Error("The run was stopped."));
    live.beginAside();
  };
})();
