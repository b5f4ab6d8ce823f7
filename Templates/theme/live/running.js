// Runs of the whole text, one at a time: what is asked for last counts. What takes long can be stopped.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // When a run is said to take long, in milliseconds.
  const patience = 1000;

  // What a run came to.
  live.verdict = ({ diagnostics, expectations, passed, runs }) => {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    if (!runs.length) return `${errors.length === 1 ? "One error" : errors.length + " errors"} in the text; see below it.`;
    if (!passed) return `Not as expected: ${errors[0].message}`;
    const events = runs.reduce((sum, one) => sum + one.events, 0);
    const length = `${events} events in ${Math.round(runs[0].milliseconds)} ms.`;
    return length + (expectations > 1 ? ` All ${expectations} expectations hold.` : expectations ? " The one expectation holds." : "");
  };

  // `run` is called when a run is asked for, `busy` with whether something is under way, `say` with
  // what is to be said of it; `lead` leads to the figures from where the text is, if that is far.
  live.running = ({ title, run, busy, say, lead }) => {
    let newest = 0, isBusy = false, isLong = false, waiting;
    const runOrStop = () => isLong ? live.stopAside() : run();
    // One above the glass and one below the text.
    const buttons = [["Run", "Run what is written"], [title, title]].map(([words, label]) => {
      const element = button(words, runOrStop);
      const name = (isStop) => {
        element.textContent = isStop ? "Stop" : words;
        element.ariaLabel = isStop ? "Stop" : label;
      };
      name(false);
      return { element, name };
    });
    // A run is told of where it was asked for, too: the figures may be far from there.
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
    // Lets go of what is under way.
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
        if (fault) conclude(fault.message);
        else take(found);
      },
    };
  };
})();
