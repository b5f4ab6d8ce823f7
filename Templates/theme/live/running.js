// Runs of the whole text, one at a time: what is asked for last counts.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  // When a run is said to take long, in milliseconds.
  const patience = 1000;

  // `changed` is called with whether something is under way, and whether that takes long; `failed`
  // with what went wrong, in words.
  live.running = ({ changed, failed }) => {
    let newest = 0, isBusy = false, isLong = false, waiting;

    const turn = (...now) => {
      clearTimeout(waiting);
      [isBusy, isLong] = now;
      changed(isBusy, isLong);
    };
    // Lets go of what is under way.
    const drop = () => {
      newest += 1;
      if (!isBusy) return;
      live.stopAside();
      turn(false, false);
    };
    return {
      drop,
      get isBusy() { return isBusy; },
      get isLong() { return isLong; },
      // Hands over to `take` what the work comes to, unless that is not asked for any more.
      async go(work, take) {
        drop();
        const own = newest;
        turn(true, false);
        waiting = setTimeout(turn, patience, true, true);
        let found, fault;
        try { found = await work(); } catch (error) { fault = error; }
        if (own !== newest) return;
        turn(false, false);
        if (fault) failed(fault.message);
        else take(found);
      },
    };
  };
})();
