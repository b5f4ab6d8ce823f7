// Whole runs beside the page, in a worker where the page's address allows one: the page goes on
// meanwhile. Elsewhere, and until the worker is there, the page's own engine answers, whose limits
// see to it that nobody waits long.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  let worker, isThere = false, isRefused = !location.protocol.startsWith("http");
  // What the worker has been asked for, in the order of its answers.
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

  // As `live.call`, for what needs no scene that lives; gives a promise.
  live.callAside = (name, ...values) => new Promise((resolve, reject) => {
    const here = () => new Promise((answer) => answer(live.call(name, ...values)));
    if (!isThere) return resolve(here());
    calls.push({ resolve, reject, here });
    worker.postMessage({ name, values });
  });

  // Lets go of everything that has not been answered.
  live.stopAside = () => {
    if (!calls.length) return;
    for (const { reject } of end()) reject(new Error("The run was stopped."));
    live.beginAside();
  };
})();
