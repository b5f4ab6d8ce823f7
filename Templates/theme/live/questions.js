// Why did, or didn't, something act? The answer comes from the same explanation as `touchstone why`.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // How long a pointer rests on a view before that counts as a question, in milliseconds.
  const patience = 500;

  // `facts` is the page of the facts, and `fix` searches for changes that make a line true. `say` shows an answer
  // in a sentence, and `speak` reads one to those who don't see it. `lend` sends what the hand does on the screen to a
  // receiver, or back to the fingers, and `nameAt` names the view at a point.
  live.questions = ({ facts, fix, say, speak, lend, nameAt }) => {
    const answer = make("div", { className: "live-answer" });
    const choice = make("select", { onchange: () => ask(choice.value) });
    // No finger can rest on a view without touching it, so the next touch asks instead.
    const aim = button(t("Ask by touch"), () => turn(aim.ariaPressed !== "true"));
    aim.hidden = !matchMedia("(any-pointer: coarse)").matches;
    aim.ariaPressed = "false";
    const element = make("div", { className: "live-ask", hidden: true },
      make("label", {}, t("Why, or why not?") + " ", choice), aim, answer);
    let asked = "", pointed, resting, isSilent = false;

    const linked = (numbers) => numbers.flatMap((number) => [" ", make("a", { href: `${facts}#${number}`, textContent: number })]);
    const lines = ({ acts, obstacles }) => {
      const all = [
        ...acts.map((sentence) => [sentence]),
        ...obstacles.map(({ milliseconds, sentence, details, facts }) =>
          [`${Math.round(milliseconds)} ms: ${[sentence, ...details].join(" ")}`, ...linked(facts)]),
      ];
      return all.length ? all : [[t("Nothing has touched it, and nothing has kept it from acting.")]];
    };
    // There's no run to ask about until the reader touches the screen or runs the text.
    const why = (name) => {
      try { return live.call("why", name); } catch { return {}; }
    };
    const show = () => {
      const found = asked ? why(asked) : {};
      if (!found.name) return answer.replaceChildren();
      const told = lines(found);
      const repair = found.wish && found.obstacles.length && fix
        ? [button(t("Find a fix: {wish}", found), () => fix(found.wish))] : [];
      answer.replaceChildren(make("p", { className: "live-heading", textContent: found.name }),
        make("ul", {}, ...told.map((words) => make("li", {}, ...words))), ...repair);
      if (!isSilent) speak(told.map(([words]) => words).join(" "));
    };
    const ask = (name) => {
      asked = name;
      choice.value = name;
      isSilent = false;
      show();
    };
    const turn = (isOn) => {
      aim.ariaPressed = String(isOn);
      lend(isOn ? asker : undefined);
      if (isOn) say(t("Touch a view to ask why it did or didn’t act."));
    };
    const asker = {
      down(point) {
        turn(false);
        const name = nameAt(point);
        if (!name) return say(t("No view here has a name."));
        ask(name);
        answer.scrollIntoView({ block: "nearest" });
      },
      move() {}, up() {}, draw() {},
      // Something else takes the hand.
      stop() { aim.ariaPressed = "false"; },
      key({ key }) {
        if (key === "Escape") turn(false);
        return key === "Escape";
      },
    };
    const tell = (name) => {
      const found = why(name);
      if (found.name) say(`${name}: ${lines(found)[0][0]}`);
    };

    return {
      element, ask,
      // A pointer is on a view, or on none.
      point(name) {
        if (name === pointed) return;
        pointed = name;
        clearTimeout(resting);
        if (name) resting = setTimeout(tell, patience, name);
      },
      // The recognizers and views of a scenario.
      offer(names) {
        element.hidden = !names.length;
        choice.replaceChildren(make("option", { value: "", textContent: t("Choose a view or a recognizer") }),
          ...names.map((name) => make("option", { value: name, textContent: name })));
        if (!names.includes(asked)) {
          asked = "";
          answer.replaceChildren();
        }
        choice.value = asked;
      },
      // Something has happened since.
      refresh() {
        isSilent = true;
        show();
      },
    };
  };
})();
