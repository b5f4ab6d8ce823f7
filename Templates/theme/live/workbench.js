// The workbench, where readers touch, change, and run a scenario: the screen, the figures, and the text.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make, button } = live;
  // How to touch the screen.
  const ways = [
    t("Touch with any number of fingers, a pen, or a mouse."),
    t("With a mouse, hold Alt for a second finger opposite. Release while holding Shift, and the finger stays; click it to lift it."),
    t("With the keyboard, arrow keys move the finger 10 points, or 1 with Shift. Space touches and lifts. 1 to 9 choose a finger. Escape cancels all touches."),
    t("Under a mouse, a view has handles: drag the top-left corner to move it, and the bottom-right corner to resize it. With “Move views” on, drag a view, its right or bottom edge, or the corner between them, or choose one with Space, move it with the arrow keys, and resize it with Shift and the arrow keys."),
    t("Rest a mouse on a view, or press ? over one, to ask why it did or didn’t act. With a finger, choose “Ask by touch” first."),
  ];
  const noFinger = t("No finger is on the screen. With “Fingers stay” on, one stays when you let go.");
  const paces = { "1": t("in real time"), "0.25": t("4 times slower"), "0.1": t("10 times slower"), "0": t("step by step") };
  const turn = 1000 / 60;
  // How long the clock runs without fingers, in milliseconds: with and without timers.
  const patience = { timer: 5000, nothing: 1000 };
  const nothing = t("The text has an error, so there’s nothing on the screen yet. See the message below the text.");
  // The longest run that is repeated at each change of the text, in milliseconds.
  const mostOfRerun = 300;
  const much = t("Too much happens here to draw its figures.");
  let current;

  // Returns a scenario's text from its page, including the collapsed expectations.
  live.textOf = (place) => [...place.querySelectorAll("code.language-scenario")].map((one) => one.textContent).join("");

  // `hand` has touched the picture of the screen that the workbench replaces.
  live.open = async (place, opener, hand) => {
    await live.ready();
    live.beginAside();
    current?.close();
    const isPlayground = place.id === "page_playground";
    const isChallenge = Boolean(place.dataset.judge);
    const beginning = isPlayground ? await live.playground.beginning() : kept(place);
    current = workbench(place, opener, { isPlayground, isChallenge, hand, ...beginning });
  };
  // Calls what a first touch will call, in the browser's idle time: a browser compiles a function of the engine at
  // its first call, which would take longer than the touch itself.
  live.warm = async (place) => {
    const { text, request } = kept(place);
    const calls = [["colour", text], ["begin", text, request], ["glass", request, 0, -1], ["draw", request],
      ["touch", 1, 0, 0, 0, 0, 0], ["advance", 20]];
    for (const call of calls) {
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
      // The reader was faster, and the session is theirs.
      if (current) return;
      const answer = live.call(...call);
      // A text with an error has no screen to touch.
      if (call[0] === "begin" && !answer.screen) break;
    }
    live.end();
  };
  // A scenario of the page, as the reader has left it.
  const kept = (place) => {
    const home = place.dataset.text ?? live.textOf(place);
    const draft = live.draft(place.id);
    return {
      text: draft.text ?? home, home, draft, words: draft.text === null ? undefined : live.keptWords, request: place.dataset.request,
      title: place.querySelector(".scenario-title a, .challenge-title a").textContent,
    };
  };
  // Loads another text into the open workbench, or shows a message.
  live.load = (scenario) => current?.load(scenario);
  live.say = (words) => current?.say(words);

  function workbench(place, opener, { isPlayground, isChallenge, text: original, home = original, draft, words: greeting, request, title, hand }) {
    let mode = "session", pace = 1, hasFilm = false;
    // Whether there's a live session, which requires a valid text, and whether it only shows where a run's views are,
    // while they're moved.
    let isAlive = false, isBrief = false;
    let now = 0, last = 0, next = null, quietAt = 0, frame = 0, isDirty = false, isOver = false;
    let screen = { width: 390, height: 844 }, variant, spoken = [], speaksAt = 0, count = 0;
    let drawnAt = 0, cost = 0, isOneEvent = false;
    const basis = () => request.split("\n").filter((line) => !line.startsWith("figure "));
    const asking = (...wanted) => [
      ...basis(), ...wanted.map((one) => "figure " + one), ...overlays.lines, ...without.lines, ...(variant ? ["variant " + variant] : []),
    ].join("\n");

    // The current state for sighted readers, and, less often, for screen readers.
    const status = make("p", { className: "live-now" });
    const voice = make("p", { className: "live-voice", role: "status" });
    const say = (words) => {
      clearTimeout(telling);
      status.textContent = words;
      voice.textContent = words;
    };
    // Messages that change with every key wait for a pause.
    let telling;
    const tellSoon = (words, milliseconds) => {
      clearTimeout(telling);
      telling = setTimeout(() => say(words), milliseconds);
    };

    const staysBox = make("input", { type: "checkbox" });
    const challenge = isChallenge ? live.challenge(place, { goTo: (row) => transport.goTo(row) }) : undefined;
    const glass = live.glass({
      stays: () => staysBox.checked,
      cancel: () => at(() => live.call("touch", 1, 3, 0, 0, now, 0)),
      told: ({ x, y, finger }) => {
        const name = places.nameAt({ x, y });
        const point = finger > 1 ? t("Finger {finger} at {x}, {y}", { finger, x, y }) : `${x}, ${y}`;
        const words = name ? t("{point}, over {name}", { point, name }) : point;
        status.textContent = words;
        tellSoon(words, 300);
      },
      refuse: () => say(nothing),
      hovered: (point) => {
        questions.point(point && places.nameAt(point));
        // Where views are is known until they move.
        places.hover(mode === "run" || (isAlive && !count) ? point : undefined);
      },
      grabbed: (point) => places.grab(point),
      decorate: (pen) => places.drawHandles(pen),
      asked: (point) => {
        const name = places.nameAt(point);
        if (name) questions.ask(name);
      },
      soon: () => { frame || (flushing ??= requestAnimationFrame(flush)); },
      touch: (finger, phase, x, y, more, tool) => {
        // After a run, or in the past, the first finger is already on the screen.
        if (mode !== "session" || isBrief || transport.isBack) begin({ hasFingers: true });
        if (!isAlive) return say(nothing);
        if (isOver) return say(t("This session has ended. Start over to touch again."));
        const act = () => {
          if (phase === 0 && tool) live.call("tool", finger, tool);
          return live.call("touch", finger, phase, x, y, now, more);
        };
        // Fingers of one event have the same time.
        if (isOneEvent) take(act());
        else at(act);
        isOneEvent = Boolean(more);
      },
    });

    // The facts are those of the lesson's text, which the reader may have changed since.
    const without = live.without(place, (number) => {
      figures.offer("compare", Boolean(number) || editor.text !== home || variants.length > 0);
      if (number) figures.choose("compare");
      else if (figures.kind === "compare") figures.choose("table");
      if (!runs.isDisabled) run();
    });
    const overlays = live.overlays(() => mode === "run" ? run() : draw());

    // What the screen has shown: the whole run, or the reader's touches until now.
    const transport = live.transport({
      pace: () => pace || 1,
      show({ milliseconds, events, step, count: all, sentence }) {
        showGlass(milliseconds, events);
        figures.light(step);
        status.textContent = (step < 0 ? "" : t("{step} of {total}", { step: step + 1, total: all }) + " · ") + `${Math.round(milliseconds)} ms · ${sentence}`;
      },
    });
    const showGlass = (milliseconds, events = -1) => {
      const { html } = live.call("glass", asking(), milliseconds, events);
      if (html) glass.show(html, screen);
      twin.show(milliseconds);
    };

    // A second screen shows what a comparison compares with.
    const twin = live.twin();
    const counterpart = () => {
      const other = (...lines) => [
        ...basis().map((line) => line.replace(/^prefix .*/, "prefix twin")), ...overlays.lines, ...lines].join("\n");
      const chosen = variant ? ["variant " + variant] : [];
      if (without.lines.length) return [editor.text, other(...chosen), [t("Without the fact"), t("UIKit as it is")]];
      if (editor.text !== home && !isChallenge) return [home, other(), [t("Your text"), isPlayground ? t("The original") : t("The lesson’s text")]];
      const [first, second] = [variant ?? variants[0], variants.find((name) => name !== (variant ?? variants[0]))];
      return second && [editor.text, other("variant " + second), [first, second]];
    };
    // Loads the film of a run, whose clock both screens share.
    const loadRun = () => {
      const other = figures.kind === "compare" && counterpart();
      let end = 0;
      if (other) try { end = twin.load(...other); } catch { twin.clear(); }
      else twin.clear();
      element.classList.toggle("has-twin", twin.isThere);
      const film = live.call("film", asking());
      transport.load({ ...film, milliseconds: Math.max(film.milliseconds, end) });
      // Views are moved where they are before the run.
      if (places.isMoving) transport.showStart();
      else transport.showEnd();
    };
    const endTwin = () => {
      twin.clear();
      element.classList.remove("has-twin");
    };

    // Whether the visible figure must be redrawn, or has new rows; the table grows on its own.
    let isFigureOld = true, hasNewRows = false;
    const figures = live.figures({
      chosen() {
        if (mode === "log") return;
        if (mode === "run") {
          if (runs.isBusy) return undefined;
          if (hasFilm && twin.isThere !== (figures.kind === "compare")) loadRun();
          return differ();
        }
        isFigureOld = true;
        draw();
      },
    });

    // MARK: Time

    const tick = () => {
      const stamp = performance.now();
      if (frame && pace) now += Math.min(50, stamp - last) * pace;
      last = stamp;
    };
    const wake = () => {
      if (frame) return;
      transport.clear();
      last = performance.now();
      frame = requestAnimationFrame(step);
    };
    // Does something at the current time, and continues from there.
    const at = (act) => {
      if (isBrief) begin();
      if (!isAlive) return say(nothing);
      tick();
      quietAt = now + patience.nothing;
      take(act());
      wake();
    };
    // Fingers on a stopped clock, or on the screen before it starts.
    let flushing;
    const flush = () => {
      flushing = undefined;
      glass.flush();
    };
    const step = () => {
      glass.flush();
      tick();
      frame = 0;
      if (pace && !isOver && mode === "session") take(live.call("advance", now));
      // Durations grow even while nothing happens.
      if (mode === "session" && figures.kind === "states" && count) isFigureOld = isDirty = true;
      if (isDirty && performance.now() - drawnAt > cost * 3) draw();
      // Content glides, and waits go on, without an event.
      else if (isAlive && mode === "session") showGlass(now);
      // Scrolling lays the page out, so it comes last.
      if (hasNewRows) follow();
      speak();
      const waits = next !== null && now < quietAt - patience.nothing + patience.timer;
      if (!isOver && (pace ? glass.count || now < quietAt || waits : false)) wake();
      else rest();
    };
    // Nothing moves: draw what is pending, and explain the unresponsive recognizers and views.
    const rest = () => {
      if (figures.isCut) {
        isFigureOld = true;
        draw();
        follow();
      } else if (isDirty) draw();
      else if (isAlive && mode === "session") showGlass(now);
      if (mode === "session") {
        figures.showWhy(count ? live.call("draw", asking("why")).figures[0]?.html ?? "" : "");
        if (isAlive) transport.load(live.call("film", asking()));
        questions.refresh();
      }
      speak(true);
    };
    // A pending timer is a growing bar. One that fires within the next few turns would only flicker.
    let waitsFrom = 0, waitsFor = null;
    const showWait = () => {
      if (next !== waitsFor) [waitsFrom, waitsFor] = [now, next];
      const length = next - waitsFrom;
      if (next === null || length < turn * 3) glass.wait();
      else glass.wait((now - waitsFrom) / length, t("timer at {time} ms", { time: Math.round(next) }));
    };
    const take = (news) => {
      if (!news) return;
      now = Math.max(now, news.milliseconds ?? 0);
      next = news.next ?? null;
      showWait();
      if (news.events !== undefined) count = news.events;
      if (news.rows || news.redraw) {
        const grows = figures.kind === "table" && !isFigureOld && !news.redraw && figures.grow(news.rows);
        if (grows) hasNewRows = true;
        else isFigureOld = true;
        isDirty = true;
        spoken.push(...news.sentences ?? []);
        figures.showWhy("");
        if (spoken.length) status.textContent = `${Math.round(now)} ms · ${spoken.at(-1)}`;
      }
      if (news.diagnostics?.length) editor.tell(news);
      if (news.over) {
        isOver = true;
        glass.clear();
        glass.wait();
        say(news.diagnostics?.[0]?.message ?? t("The session has ended."));
      }
    };
    const speak = (isLast) => {
      if (!spoken.length || (!isLast && performance.now() < speaksAt)) return;
      const words = spoken.splice(0).slice(-3).join(" ");
      voice.textContent = words;
      speaksAt = performance.now() + 1500;
    };

    // MARK: Drawing

    const draw = () => {
      const start = performance.now();
      isDirty = false;
      try {
        if (mode === "session") drawSession();
      } catch (error) {
        say(error.message);
      } finally {
        drawnAt = performance.now();
        cost = drawnAt - start;
      }
    };
    // Scroll to new rows as they arrive.
    const follow = () => {
      hasNewRows = false;
      const region = figures.scrolls();
      region.scrollTop = region.scrollHeight;
    };
    const drawSession = () => {
      if (!isAlive) {
        glass.empty(nothing);
        return figures.say(t("Nothing to show yet."));
      }
      if (!transport.isBack || isBrief) showGlass(now);
      const { kind } = figures;
      if (isBrief) return;
      if (kind === "table" && !isFigureOld) return;
      isFigureOld = false;
      if (kind === "compare") return showDifference();
      const { figures: drawn, tooLarge } = live.call("draw", asking(kind));
      if (tooLarge) return figures.say(much);
      const html = count && drawn.find((one) => one.kind === kind)?.html;
      if (html) figures.show(html);
      else figures.say(t("Nothing to show yet. Put a finger on the screen."));
      if (frame) follow();
    };
    const paragraph = (className, textContent) => make("p", { className, textContent }).outerHTML;
    const difference = async () => {
      if (without.lines.length) {
        const answer = await live.callAside("without", editor.text, asking("compare"));
        return without.drawn(answer, much);
      }
      if (editor.text === home) return paragraph("live-empty", t("The text is unchanged."));
      const { sentence, html, tooLarge } = await live.callAside("compare", home, editor.text, asking("compare"));
      return tooLarge ? paragraph("live-empty", much) : paragraph("parting", sentence) + (html ?? "");
    };
    // The live session isn't involved.
    const showDifference = () => {
      if (runs.isBusy || figures.has("compare")) return;
      runs.go(difference, (html) => { if (figures.kind === "compare") figures.show(html); });
    };
    // The comparison is made when the reader views it, or has changed a lesson's text, and marks what differs.
    const differ = () => {
      const isWanted = figures.kind === "compare" || without.lines.length > 0
        || (editor.text !== home && !isChallenge && !isPlayground);
      if (isWanted && !figures.has("compare")) runs.go(difference, (html) => {
        figures.add("compare", html);
        figures.mark(html);
      });
    };
    const showRun = (answer, judged) => {
      figures.clear();
      // Without a fact, expectations are meant to fail, and the difference lists them.
      const isWithout = without.lines.length > 0 && answer.runs.length > 0;
      editor.tell(isWithout ? { diagnostics: [] } : judged ?? answer);
      // A challenge is for the reader to solve.
      repairs.offer(!isChallenge && !isWithout && answer.runs.length > 0 && !answer.passed);
      if (answer.figures.length) {
        glass.name(answer.runs[0].variant);
        const partings = answer.partings.map((words) => paragraph("parting", words)).join("");
        const first = answer.figures.find(({ kind }) => kind === "compare");
        if (first) first.html = partings + first.html;
        figures.showRun(answer.figures, editor.text);
        isAlive = false;
        hasFilm = Boolean(live.call("play", editor.text, asking()).screen);
        if (hasFilm) loadRun();
        questions.refresh();
        differ();
      } else if (answer.tooLarge) figures.say(much);
      if (isWithout) return t("This is the run without the fact. “Difference” shows both runs side by side.");
      return judged ? challenge.judge(judged) : live.verdict(answer);
    };
    const runs = live.running({
      title: isChallenge ? t("Run and judge") : t("Run the steps"),
      run: () => run(), say,
      busy(isBusy) { element.ariaBusy = String(isBusy); },
      lead: isChallenge ? undefined : () => bar.scrollIntoView({ block: "start" }),
    });

    // MARK: Actions

    // Reads the text, and offers what it contains; returns nothing if it can't be on a screen.
    const read = () => {
      const answer = live.call("begin", editor.text, asking(figures.kind));
      if (!answer.screen) return undefined;
      screen = answer.screen;
      if (variants.length !== (answer.variants ?? []).length) offerVariants(answer.variants ?? []);
      switches.offer(answer.switches ?? []);
      places.offer(answer.views ?? [], answer.switches ?? []);
      questions.offer(answer.names ?? []);
      return answer;
    };
    // Begins a session. What a run has shown stays while its views are only moved.
    const begin = ({ hasFingers = false, isForViews = false } = {}) => {
      isBrief = isForViews && (mode === "run" || isBrief);
      runs.drop();
      mode = "session";
      isAlive = false;
      if (!hasFingers) glass.clear();
      glass.wait();
      now = 0; next = null; count = 0; isOver = false; isFigureOld = true;
      spoken = [];
      if (!isBrief) {
        figures.clear();
        transport.clear();
      }
      endTwin();
      const answer = read();
      if (!answer) return;
      isAlive = true;
      questions.refresh();
      if (answer.news) take(answer.news);
      quietAt = 0;
      draw();
      if (!isBrief) status.textContent = t("Touch the screen, or run the steps in the text.");
    };
    // Runs the text, and reports the result after other words. A quiet run replaces what is shown only when it's over.
    const run = (words, { isAbove = false, isQuiet = false } = {}) => {
      isBrief = false;
      if (!isQuiet) transport.clear();
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      mode = "run";
      glass.clear();
      glass.wait();
      const { text } = editor;
      const work = () => Promise.all([live.callAside("run", text, asking(...figures.kinds)), challenge?.ask(text)]);
      const tell = (told) => {
        status.textContent = told;
        tellSoon(told, 1000);
      };
      runs.go(work, ([answer, judged]) => {
        const told = showRun(answer, judged);
        runs.conclude([words, told].filter(Boolean).join(" "), { isAbove, ...isQuiet ? { tell } : {} });
      });
    };
    // After a change, a run that is shown becomes the run of the new text, unless that takes long.
    const changed = () => {
      const wasRun = mode === "run" || isBrief;
      if (!wasRun || isChallenge || runs.cost > mostOfRerun) return begin();
      if (read()) run("", { isQuiet: true });
    };
    // Ends the live session, because the text is different now and has an error.
    const stop = () => {
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      runs.drop();
      transport.clear();
      live.end();
      isAlive = isBrief = false;
      mode = "session";
      begun = undefined;
      endTwin();
      questions.offer([]);
      next = null; count = 0;
      glass.clear();
      glass.wait();
      figures.clear();
      draw();
    };
    const keep = () => {
      if (!isAlive) return say(nothing);
      const answer = live.call("steps");
      if (!/finger/.test(answer.steps)) return say(t("There are no touches to keep yet."));
      editor.write(answer.text, t("the kept steps"));
      run(t("Your touches are now steps in the text, which has been run again."));
    };

    let variants = [];
    const variantBox = make("span", { className: "live-variants" });
    const offerVariants = (names) => {
      variants = names;
      const choice = make("select", { onchange: () => { variant = choice.value; changed(); } });
      choice.append(...names.map((name) => make("option", { value: name, textContent: name })));
      variantBox.replaceChildren(...names.length ? [make("label", {}, t("Variant") + " ", choice)] : []);
      if (!names.length) variant = undefined;
    };
    const switches = live.switches({
      edit: (...places) => editor.replace(...places), settle: () => editor.settle(), isOpen: isPlayground || isChallenge,
    });
    const places = live.places({
      glass, change: switches.change, say,
      opened: () => begin({ isForViews: true }),
      closed: () => { if (isBrief) changed(); },
    });

    const editor = live.editor(original, (text, error) => {
      runs.isDisabled = switches.isStopped = Boolean(error);
      resetButton.disabled = text === home;
      if (text !== written) {
        challenge?.reset();
        sharing.clear();
        coding.clear();
        logs.clear();
        runs.outcome.replaceChildren();
        repairs.clear();
        figures.stopSteps();
        // A text that was only opened isn't stored.
        if (isPlayground) live.playground.keep(text, home);
        else if (written !== undefined) draft.keep(text === home ? undefined : text);
        written = text;
      }
      clearTimeout(telling);
      if (error) tellSoon(error.line ? t("Line {line}: {message}", error) : error.message, 1200);
      else if (isWrong) say(t("The text has no more errors."));
      isWrong = Boolean(error);
      if (error || text === begun) return;
      begun = text;
      try { changed(); } catch (error) { say(error.message); }
      figures.offer("compare", text !== home || variants.length);
    }, (log) => logs.open(log));
    let begun, written, isWrong = false;
    const resetButton = button(isPlayground || isChallenge ? t("Back to the beginning") : t("Back to the lesson’s text"), () => editor.write(home, t("going back")));
    editor.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runs.isDisabled) run();
    });

    const repairs = live.repairs({ text: () => editor.text, use: (text) => { editor.write(text, t("the fix")); run(); }, say });
    const questions = live.questions({
      facts: /^facts (.*)/m.exec(request)?.[1] ?? "", say: (words) => { status.textContent = words; },
      speak: (words) => { voice.textContent = words; },
      nameAt: (point) => places.nameAt(point),
      lend: (taker) => {
        places.leave();
        glass.giveTo(taker);
        if (taker) glass.element.scrollIntoView({ block: "nearest" });
      },
      // A challenge is for the reader to solve.
      fix: isChallenge ? undefined : (line) => {
        repairs.fix(line);
        repairs.element.scrollIntoView({ block: "nearest" });
      },
    });
    const sharing = live.sharing(() => editor.text);
    const coding = live.coding({
      text: () => editor.text,
      request: () => ["name " + place.id.replace(/^[a-z]+_/, ""), ...variant ? ["variant " + variant] : []].join("\n"),
      say,
    });
    // The figures show a log until there's a run or a touch.
    const logs = live.logs({
      text: () => editor.text, request: () => basis().join("\n"), say,
      show(drawn) {
        if (frame) cancelAnimationFrame(frame);
        frame = 0;
        runs.drop();
        mode = "log";
        transport.clear();
        glass.clear();
        glass.wait();
        figures.clear();
        figures.showRun(drawn, "");
      },
    });
    // A file with a dump, a log, or a scenario.
    const open = async (file) => {
      if (!file) return;
      const text = await file.text();
      if (/[\0\ufffd]/.test(text)) return say(t("This file isn’t text, so it can’t be a scenario, a dump, or a log."));
      if (!editor.open(text)) editor.write(text, t("the file"));
    };
    const fileChoice = make("input", { type: "file", hidden: true, onchange: () => {
      open(fileChoice.files[0]);
      fileChoice.value = "";
    } });
    const paceChoice = make("select", { onchange: () => {
      tick();
      pace = Number(paceChoice.value);
      for (const one of [turnButton, timerButton]) one.hidden = pace > 0;
      if (!pace) say(t("Time advances only with the buttons. With “Fingers stay” on, a finger stays down."));
      if (pace && glass.count) wake();
    } });
    // An object with these numbers as keys would reorder them.
    for (const value of ["1", "0.25", "0.1", "0"]) paceChoice.append(make("option", { value, textContent: paces[value] }));
    const turnButton = button(t("+1/60 s"), () => at(() => live.call("advance", now + turn)));
    const timerButton = button(t("To the next timer"), () => next === null ? say(t("No timer is pending.")) : at(() => live.call("advance", next)));
    turnButton.hidden = timerButton.hidden = true;

    const close = () => {
      transport.stop();
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      runs.drop();
      figures.clear();
      live.end();
      element.remove();
      place.classList.remove("is-live");
      current = undefined;
      opener.hidden = false;
      opener.focus();
    };

    const bar = live.toolbar(make("div", { className: "live-bar" }, status, ...isChallenge ? [] : [runs.buttons[0]],
      make("label", {}, t("Time") + " ", paceChoice), turnButton, timerButton, variantBox,
      button(t("Start over"), () => { begin(); glass.element.focus({ preventScroll: true }); }),
      ...isPlayground ? [] : [button(t("Close"), close)]), t("Run"));
    // On a phone, a finger is wider than small views. Phones without full screens for parts of a page enlarge it.
    const hasFullScreen = Boolean(document.fullscreenEnabled);
    const larger = button(hasFullScreen ? t("Full screen") : t("Enlarge"), () => {
      if (hasFullScreen) return document.fullscreenElement ? document.exitFullscreen() : handArea.requestFullscreen();
      const isLarge = element.classList.toggle("live-large");
      larger.ariaPressed = String(isLarge);
      return glass.element.scrollIntoView({ block: "nearest" });
    });
    larger.ariaPressed = "false";
    // There it's right below the screen.
    const isPhone = matchMedia("(pointer: coarse)").matches;
    if (isPhone) transport.element.append(larger);
    let handArea;
    const columns = make("div", { className: "live-columns" },
      handArea = make("div", { className: "live-hand" },
        make("div", { className: "live-screens" }, make("div", { className: "live-screen" }, twin.name, glass.element), twin.element),
        transport.element, live.toolbar(make("div", {}, without.element, questions.element), t("Ask")),
        make("details", { className: "live-more" }, make("summary", { textContent: t("More") }),
          make("div", { className: "live-tools" },
            make("label", {}, staysBox, " " + t("Fingers stay")),
            button(t("Lift all"), () => glass.count ? glass.liftAll() : say(noFinger)),
            button(t("System cancels"), () => glass.count ? glass.stop() : say(noFinger)),
            button(t("Keep as steps"), keep),
            ...isPhone ? [] : [larger], ...places.element),
          overlays.element,
          make("ul", { id: "live_keys", className: "live-keys" }, ...ways.map((textContent) => make("li", { textContent }))))),
      figures.element);
    const writing = make("div", { className: "live-writing" },
      make("div", { className: "live-words" }, editor.element,
        live.toolbar(make("div", { className: "live-tools" }, runs.buttons[1], resetButton, editor.undo, switches.toggle, button(t("Share"), sharing.share), coding.button,
          ...isPlayground ? [button(t("Open a file"), () => fileChoice.click()), fileChoice] : []), t("Text")), runs.outcome, logs.element, repairs.element, sharing.element, coding.element,
        ...challenge ? [challenge.element] : []),
      switches.element);
    // On a wide page, the playground has its text to the left of the screen.
    const writesFirst = isChallenge || (isPlayground && matchMedia("(min-width: 75rem)").matches);
    // This has a scenario's class, so that the player finds its parts here. Challenges start with the text.
    const element = make("section", { className: "scenario live", ariaLabel: t("Try it: {title}", { title }) }, bar,
      ...writesFirst ? [writing, columns] : [columns, writing], voice);
    element.ondragover = (event) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    };
    element.ondrop = (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      open(file);
    };
    place.classList.add("is-live");
    // The screen comes where the figures were.
    const body = place.querySelector(":scope > .scenario-body");
    if (body) body.after(element);
    else place.append(element);
    opener.hidden = true;
    editor.colour();
    const [first] = request.match(/(?<=^figure )(?!tree)\S+/m) ?? ["table"];
    figures.choose(first);
    // The lesson's run is there until the reader does something.
    if (greeting) say(greeting);
    if (!isChallenge && !hand && !runs.isDisabled) run(greeting, { isAbove: true });
    if (hand) {
      glass.element.focus({ preventScroll: true });
      // The screen is as high on the page as its picture was.
      scrollBy({ top: glass.element.querySelector(".fig-glass").getBoundingClientRect().top - hand.top, behavior: "instant" });
      glass.follow(hand);
    } else if (!isPlayground) {
      // On a phone, the keyboard would cover what it's for.
      const writes = isChallenge && matchMedia("(pointer: fine)").matches;
      (writes ? editor.field : glass.element).focus({ preventScroll: true });
      place.scrollIntoView({ block: "start" });
    }
    return {
      close, say,
      load(scenario) {
        ({ request, text: home } = scenario);
        element.ariaLabel = t("Try it: {title}", scenario);
        editor.begin(home);
        if (isWrong) stop();
      },
    };
  }
})();
