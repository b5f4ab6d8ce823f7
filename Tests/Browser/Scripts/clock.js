// A clock for the page that is stopped until a test advances it, together with scripts' timers and animation
// frames, so that no test depends on how busy the machine is. `testClock.real` has the originals.
(() => {
  if (window.testClock) return;
  const turn = 1000 / 60;
  const real = {};
  for (const name of ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"])
    real[name] = window[name].bind(window);
  // Requests from before the clock stopped have the browser's ids, which are small.
  const realNow = performance.now.bind(performance);
  let now = realNow(), frameAt = now + turn, number = 1e9;
  const timers = new Map();
  let frames = new Map();

  const standing = {
    setTimeout(act, delay = 0, ...values) {
      timers.set(number += 1, { act, values, at: now + Math.max(1, delay) });
      return number;
    },
    clearTimeout(one) { timers.delete(one) || real.clearTimeout(one); },
    requestAnimationFrame(act) {
      frames.set(number += 1, act);
      return number;
    },
    cancelAnimationFrame(one) { frames.delete(one) || real.cancelAnimationFrame(one); },
  };
  const hold = () => {
    Object.assign(window, standing);
    performance.now = () => now;
  };
  hold();

  const nextTimer = () => {
    let first;
    for (const entry of timers) if (!first || entry[1].at < first[1].at) first = entry;
    return first;
  };
  window.testClock = {
    real, realNow, hold,
    // Uses the real clock for new timers until the next `hold`, for scripts that aren't the page's.
    release() { Object.assign(window, real); },
    // Advances the clock by some milliseconds. Promises continue after each timer and each frame.
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const timer = nextTimer();
        const at = Math.min(timer?.[1].at ?? Infinity, frameAt);
        if (at > end) break;
        now = Math.max(now, at);
        if (timer?.[1].at <= at) {
          timers.delete(timer[0]);
          timer[1].act(...timer[1].values);
        } else {
          frameAt += turn;
          const asked = frames;
          frames = new Map();
          for (const act of asked.values()) act(now);
        }
        await null;
      }
      now = end;
    },
  };
})();
