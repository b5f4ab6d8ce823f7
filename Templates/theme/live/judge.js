// A challenge: the reasons for a run's verdict, with the steps that decided it.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  const sentence = (words) => words[0].toUpperCase() + words.slice(1) + (words.endsWith(".") ? "" : ".");
  const moment = ({ milliseconds, row }) => row
    ? t("{time} ms, step {row}", { time: Math.round(milliseconds * 10) / 10, row }) : `${Math.round(milliseconds * 10) / 10} ms`;

  const beginning = t("Change the text, and run it to see if it’s solved.");

  // `goTo` leads to a row of the run's table.
  live.challenge = (place, { goTo }) => {
    const { judge } = place.dataset;
    const verdict = make("p", { className: "live-verdict", textContent: beginning });
    const unmet = make("ul", { className: "live-unmet" });
    const hints = make("ol", { className: "live-hints" });
    const more = button(t("Hint"), () => {
      given += 1;
      show();
      hints.lastElementChild?.querySelector("button, a")?.focus();
    });
    let given = 0, found = [];
    const showSolution = () => {
      const solution = place.querySelector(".challenge-solution");
      solution.open = true;
      solution.scrollIntoView({ block: "center" });
      solution.querySelector("summary").focus({ preventScroll: true });
    };

    const step = (one, index) => {
      if (one.milliseconds === null) return [];
      const words = moment(one);
      // Events that occur only in the initial run are looked up there.
      const link = place.querySelectorAll(".challenge-hint")[index]?.querySelector("a[href^='#']");
      const lead = !one.row ? words
        : one.inOwnRun === false
          ? link ? make("a", { href: link.hash, textContent: words }) : words
          : button(words, () => goTo(one.row));
      return [lead, ...one.step ? [" ", make("code", { textContent: one.step })] : []];
    };
    const show = () => {
      hints.replaceChildren(...found.slice(0, given).map((one, index) =>
        make("li", {}, make("p", { innerHTML: one.html }), make("p", { className: "live-moment" }, ...step(one, index)))));
      const left = found.length - given;
      more.hidden = left < 1;
      more.textContent = given ? t("Another hint ({left} more)", { left }) : t("Hint");
    };
    const ask = (text) => live.callAside("judge", text, judge);
    const take = (answer) => {
      found = answer.hints;
      show();
    };
    // The hints of the initial text.
    ask(place.dataset.text).then(take, console.error);

    return {
      element: make("div", { className: "live-challenge" }, verdict, unmet, hints, more),
      ask,
      // Shows the verdict on a text, and returns it as a sentence.
      judge(answer) {
        take(answer);
        const errors = answer.diagnostics.filter(({ severity }) => severity === "error");
        unmet.replaceChildren(...answer.unmet.map((one, place) => {
          // Show the same reason only once.
          const isNew = one.why && answer.unmet.findIndex(({ why }) => why === one.why) === place;
          const words = make("span", { textContent: sentence(one.sentence) + (isNew ? " " + sentence(one.why) : "") });
          return make("li", {}, words, ...one.row ? [" ", button(moment(one), () => goTo(one.row))] : []);
        }));
        const [first] = answer.unmet;
        const words = answer.solved ? t("Solved.")
          : errors.length ? t("Not judged: {reason}.", { reason: errors[0].message })
          : answer.kept ? t("Not judged: {reason}.", { reason: answer.kept })
          : t("Not yet: {reason}.", { reason: first?.sentence ?? t("something is missing") });
        verdict.textContent = answer.unmet.length ? t("Not yet:") : words;
        if (answer.solved) verdict.append(" ", button(t("See why"), showSolution));
        verdict.classList.toggle("live-solved", answer.solved);
        if (answer.solved) {
          live.solve(place);
          more.hidden = true;
        }
        return words;
      },
      reset() {
        unmet.replaceChildren();
        verdict.classList.remove("live-solved");
        verdict.textContent = beginning;
      },
    };
  };
})();
