// Runs of the whole text, one at a time: the latest request wins. Long runs can be stopped.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // The time before a run is reported as long, in milliseconds.
  const patience = 1000;

  // Returns a run's result as a sentence.
  live.verdict = ({ diagnostics, expectations, passed, runs }) => {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    if (!runs.length) return t(errors.length === 1 ? "One error in the text; see below." : "{count} errors in the text; see below.", { count: errors.length });
    if (!passed) return t("Not as expected: {message}", errors[0]);
    const events = runs.reduce((sum, one) => sum + one.events, 0);
    const length = t("{events} events in {time} ms.", { events, time: Math.round(runs[0].milliseconds) });
    if (!expectations) return length;
    return length + " " + t(expectations > 1 ? "All {expectations} expectations hold." : "The one expectation holds.", { expectations });
  };

  // Calls `run` when the reader requests a run, `busy` when work starts or ends, and `say` with messages;
  // `lead` leads from the text to the figures if they're far away.
  live.running = ({ title, run, busy, say, lead }) => {
    let newest = 0, isBusy = false, isLong = false, waiting, cost = 0;
    const runOrStop = () => isLong ? live.stopAside() : run();
    // One above the screen and one below the text.
    const buttons = [[t("Run"), t("Run the text")], [title, title]].map(([words, label]) => {
      const element = button(words, runOrStop);
      const name = (isStop) => {
        element.textContent = isStop ? t("Stop") : words;
        element.ariaLabel = isStop ? t("Stop") : label;
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
      say(t("This is a long run. “Stop” ends it."));
    };
    // Drops the pending work.
    const drop = () => {
      newest += 1;
      if (!isBusy) return;
      live.stopAside();
      turn(false, false);
    };
    // Says the result; the reader who has pressed the button below the text, or changed it, finds it there, too.
    const conclude = (words, { isAbove = false, tell = say } = {}) => {
      tell(words);
      if (lead && !isAbove) outcome.replaceChildren(words + " ", button(t("To the figures"), lead));
    };
    return {
      buttons: buttons.map(({ element }) => element), outcome, drop, conclude,
      get isBusy() { return isBusy; },
      // How long the last work took, in milliseconds.
      get cost() { return cost; },
      set isDisabled(is) { for (const { element } of buttons) element.disabled = is; },
      get isDisabled() { return buttons[0].element.disabled; },
      // Passes the result of the work to `take`, unless it's no longer wanted.
      async go(work, take) {
        drop();
        const own = newest;
        turn(true, false);
        waiting = setTimeout(turn, patience, true, true);
        const start = performance.now();
        let found, fault;
        try { found = await work(); } catch (error) { fault = error; }
        if (own !== newest) return;
        cost = performance.now() - start;
        turn(false, false);
        if (fault) conclude(fault.message);
        else take(found);
      },
    };
  };
})();
