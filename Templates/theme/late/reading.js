// What a page does for its reader beyond reading; it loads at the reader's first action.
(() => {
  "use strict";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, properties) => Object.assign(document.createElement(name), properties);

  // The browser's storage for the reader, which may be unavailable.
  const kept = (key) => {
    try { return JSON.parse(localStorage.getItem("touchstone " + key)) || {}; } catch { return {}; }
  };
  const keep = (key, name, value) => {
    try {
      localStorage.setItem("touchstone " + key, JSON.stringify({ ...kept(key), [name]: value }));
    } catch { /* Then it is forgotten. */ }
  };
  const page = location.pathname;

  // Copies code: a console's commands without their prompts and output.
  const code = (block) => {
    // A scenario's collapsed expectations belong to its text.
    const scenario = block.closest(".scenario-listing");
    const text = scenario ? all("code.language-scenario", scenario).map((one) => one.textContent).join("") : block.textContent;
    if (!/-(console|sh|shell|bash)$/.test(block.className) || !/^[$%] /m.test(text)) return text;
    return text.split("\n").filter((line) => /^[$%] /.test(line)).map((line) => line.slice(2) + "\n").join("");
  };
  for (const block of all("pre.code > code[class]")) {
    // The code of an editor is copied from its field.
    if (block.closest(".live, .expectations")) continue;
    const button = make("button", { type: "button", className: "copy" });
    button.setAttribute("aria-label", t("Copy"));
    button.onclick = async () => {
      try { await navigator.clipboard.writeText(code(block)); } catch {
        getSelection().selectAllChildren(block);
        document.execCommand("copy");
      }
      button.setAttribute("aria-label", t("Copied"));
      setTimeout(() => button.setAttribute("aria-label", t("Copy")), 2000);
    };
    const frame = make("div", { className: "code-block" });
    block.parentNode.replaceWith(frame);
    frame.append(block.parentNode, button);
  }

  // The list of the page's headings shows the reader's position.
  const sidebar = document.querySelector(".sidebar");
  const light = (link, isHere) => {
    if (!isHere) return link.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    const { scrollTop, clientHeight } = sidebar;
    if (link.offsetTop < scrollTop || link.offsetTop > scrollTop + clientHeight - 80)
      sidebar.scrollTop = link.offsetTop - clientHeight / 3;
  };
  // When the list is a popover, it closes after leading to a target on the page.
  sidebar?.addEventListener("click", ({ target }) => {
    if (target.closest("a[href^='#']") && sidebar.matches(":popover-open")) sidebar.hidePopover();
  });
  const links = new Map(all(".contents a").map((link) => [link.hash.slice(1), link]));
  const topOf = (id) => document.getElementById(id).getBoundingClientRect().top;
  const follow = () => {
    // The first heading near the top of the window, below the header, or else the last one above it.
    const head = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
    const reached = [...links.keys()].filter((id) => topOf(id) < innerHeight * 0.4);
    const here = reached.find((id) => topOf(id) >= head) ?? reached.at(-1);
    if (here) for (const [id, link] of links) light(link, id === here);
  };
  // A heading may enter and leave that area, or be skipped.
  for (const above of ["0px", "1000000px"]) {
    const headings = new IntersectionObserver(follow, { rootMargin: `${above} 0px -60% 0px` });
    for (const id of links.keys()) headings.observe(document.getElementById(id));
  }

  // A lesson counts as read when its end has been visible.
  const end = document.querySelector(".turn");
  if (end) new IntersectionObserver(([entry]) => {
    if (entry.isIntersecting) keep("read", page, 1);
  }).observe(end);
  const read = kept("read");
  const tick = (link) => {
    if (read[link.closest("a").pathname])
      link.append(make("span", { className: "read-mark", role: "img", ariaLabel: t("read"), textContent: " ✓" }));
  };
  all("[data-lesson]").forEach(tick);

  // The other parts of the course also expand in the sidebar, and so does the rest of a long part; the first to expand
  // loads the list of lessons.
  const { root = "" } = document.querySelector("[data-search]")?.dataset ?? {};
  let loading;
  const lessonsOf = async (place) => {
    await (loading ??= touchstoneAdd("script", { src: root + "theme/late/lessons.js" }));
    return touchstoneLessons[place].map(([number, title, address]) => {
      const link = make("a", { href: root + address });
      if (link.pathname === location.pathname) link.ariaCurrent = "page";
      if (number) link.append(make("b", { textContent: number }), " ");
      link.append(title);
      tick(link);
      const item = make("li", {});
      item.append(link);
      return item;
    });
  };
  all(".outline")[0]?.querySelectorAll(":scope > li").forEach((part, place) => {
    const link = part.querySelector("a");
    const excerpt = part.querySelector("ol");
    if (!sidebar?.contains(part) || excerpt && !("excerpt" in excerpt.dataset)) return;
    const list = make("ol", {});
    const button = make("button", { type: "button", className: "unfold", ariaLabel: t(excerpt ? "All lessons in “{part}”" : "Lessons in “{part}”", { part: link.textContent }), ariaExpanded: "false" });
    button.onclick = async () => {
      if (!list.firstChild) try { list.append(...await lessonsOf(place)); } catch { /* Then its name leads there. */ }
      if (!list.firstChild) return link.click();
      const isOpen = button.ariaExpanded === "true";
      button.ariaExpanded = String(!isOpen);
      const [shown, hidden] = isOpen ? [excerpt, list] : [list, excerpt];
      hidden?.remove();
      if (shown) part.append(shown);
    };
    part.append(button);
  });

  // A reader who returns to the first page continues at the first unread lesson.
  const lessons = all(".course [data-lesson]").map((one) => one.closest("a"));
  const next = lessons.find(({ pathname }) => !read[pathname]);
  const begin = document.querySelector(".begin");
  const count = lessons.filter(({ pathname }) => read[pathname]).length;
  if (begin && next && count) Object.assign(begin, {
    href: next.href, textContent: t("Continue with {lesson} ({count} of {total} read)",
      { lesson: next.querySelector("[data-lesson]").textContent, count, total: lessons.length }) });

  // What is typed into the first page's field opens the search, which continues with it. It loads as soon as the
  // field has the focus, and until it's there, the field keeps what is typed.
  const field = document.querySelector(".home-problems form [name=q]");
  if (field && document.querySelector("[data-search]")) {
    let isComposing = false;
    const ask = async () => {
      await touchstoneLoadSearch();
      // Moving the focus would interrupt an input method, which may write several signs for one.
      if (!isComposing) touchstoneSearch();
    };
    const askUnlessEmpty = () => field.value.trim() && ask().catch(() => {});
    field.onfocus = () => touchstoneLoadSearch().catch(() => {});
    field.addEventListener("compositionstart", () => { isComposing = true; });
    field.addEventListener("compositionend", () => {
      isComposing = false;
      askUnlessEmpty();
    });
    field.oninput = askUnlessEmpty;
    // Without the search, its page lists all symptoms.
    field.form.onsubmit = (event) => {
      event.preventDefault();
      ask().catch(() => field.form.submit());
    };
    // What has happened to the field before this script was there.
    if (document.activeElement === field) {
      field.onfocus();
      askUnlessEmpty();
    }
  }

  // Everything that is needed to run a scenario in the page.
  const { live = "", liveStyle, liveModule, liveBinary } = document.body.dataset;
  const load = (...file) => touchstoneAdd(...file);
  const loadModule = async (engine) => {
    if (location.protocol.startsWith("http")) {
      try {
        await engine;
        return await touchstoneLive.fetchModule(liveBinary);
      } catch (error) {
        console.warn(error);
      }
    }
    return load("script", { src: liveModule });
  };
  let starting;
  if (window.touchstoneLive) touchstoneLive.loadAll = () => starting ??= (async () => {
    const scripts = live.trim().split(" ");
    const parts = scripts.map((src) => load("script", { src }));
    const engine = parts[scripts.findIndex((src) => src.includes("/engine."))];
    await Promise.all([
      load("link", { rel: "stylesheet", href: liveStyle }), ...parts, loadModule(engine), window.touchstoneStepping?.()]);
  })().catch((error) => {
    starting = undefined;
    throw error;
  });

  // Pictures of screens can show more on request.
  if (window.touchstoneLive?.loadAll) for (const figure of all(".scenario[data-request] .scenario-tree")) {
    const button = make("button", { type: "button", className: "overlay-opener", textContent: t("Hit areas and more") });
    button.onclick = async () => {
      button.disabled = true;
      try {
        await touchstoneLive.loadAll();
        await touchstoneLive.showOverlays(figure, button);
      } catch { button.disabled = false; }
    };
    figure.querySelector("svg").after(button);
  }

  // A picture of a screen is one that can be touched: the first touch opens the scenario, which then gets that
  // touch. A finger that scrolls the page touches nothing.
  if (window.touchstoneLive?.loadAll) {
    for (const picture of all(".scenario[data-request] .scenario-tree svg")) picture.style.cursor = "crosshair";
    const pictureAt = ({ target }) => target.closest?.(".scenario[data-request]:not(.is-live) .scenario-tree svg");
    // The latest press or click. A mouse touches when it's pressed, and a finger when it clicks; so does a mouse that
    // was pressed before this script was there.
    let latest;
    // The hand that has touched a picture whose scenario is still being opened.
    let waiting;
    const wake = (event) => {
      if (event === latest) return;
      const isClick = event.type === "click";
      const wasPressed = latest?.type === "pointerdown";
      latest = event;
      const picture = pictureAt(event);
      const isFinger = event.pointerType === "touch";
      if (!picture || event.button || (isClick ? wasPressed && !isFinger : isFinger)) return;
      const glass = picture.querySelector(".fig-glass").getBoundingClientRect();
      const pointOf = ({ clientX, clientY }) => ({ x: (clientX - glass.x) / glass.width, y: (clientY - glass.y) / glass.height });
      const { x, y } = pointOf(event);
      if (x < 0 || y < 0 || x >= 1 || y >= 1) return;
      event.preventDefault();
      const place = picture.closest(".scenario");
      // What the hand does, in parts of the screen, and when.
      const hand = waiting?.place === place ? waiting
        : { place, top: glass.top, start: performance.now(), acts: [], take: (act) => hand.acts.push(act) };
      const act = (phase, one, more = 0) =>
        hand.take({ phase, ...pointOf(one), after: performance.now() - hand.start + more });
      act(0, event);
      if (isClick) act(2, event, 50);
      else {
        const move = (one) => act(1, one);
        const end = (one) => {
          act(2, one);
          removeEventListener("pointermove", move);
          removeEventListener("pointerup", end);
          removeEventListener("pointercancel", end);
        };
        addEventListener("pointermove", move);
        addEventListener("pointerup", end);
        addEventListener("pointercancel", end);
      }
      if (hand === waiting) return;
      waiting = hand;
      touchstoneLive.begin(place, place.querySelector(".try"), hand).finally(() => { waiting = undefined; });
    };
    addEventListener("pointerdown", wake);
    addEventListener("click", wake);
    // Of what came before this script, only a click is over: the end of a press may have passed unseen.
    window.touchstoneTouch = (event) => { if (event?.type === "click") wake(event); };
    // The engine loads and starts while the pointer comes closer, unless the reader saves data.
    const prepare = (event) => {
      const picture = pictureAt(event);
      if (event.pointerType === "touch" || !picture) return;
      removeEventListener("pointermove", prepare);
      const { saveData, type } = navigator.connection ?? {};
      if (!saveData && type !== "cellular") (window.requestIdleCallback ?? setTimeout)(() =>
        touchstoneLive.loadAll().then(() => touchstoneLive.ready())
          .then(() => touchstoneLive.warm(picture.closest(".scenario"))).catch(console.error));
    };
    addEventListener("pointermove", prepare);
  }

  // Answers stay selected.
  for (const quiz of all("[data-quiz]")) {
    const name = page + "#" + quiz.dataset.quiz;
    const choice = quiz.querySelector(`[value="${kept("answers")[name]}"]`);
    if (choice) choice.checked = true;
    quiz.onchange = ({ target }) => keep("answers", name, target.value);
  }

  // The screen in the first page's question responds to a touch: it shows which view receives it, and which
  // refused it.
  const screen = document.querySelector(".home .quiz > .fig-tree");
  const scenario = document.querySelector(".home .scenario[data-request]");
  if (screen && scenario && window.touchstoneLive?.loadAll) {
    const text = scenario.dataset.text ?? scenario.querySelector("code.language-scenario").textContent;
    const said = make("span", { role: "status" });
    const touch = async (place) => {
      await touchstoneLive.loadAll();
      await touchstoneLive.ready();
      const changed = text.replace(/^(finger touches) .*$/m, `$1 ${place}`).replace(/^expect\n[^]*/m, "");
      const list = make("div", { innerHTML: touchstoneLive.call("run", changed, scenario.dataset.request).figures[0]?.html ?? "" });
      const name = (one) => one.querySelector("bdi").textContent;
      const refused = all("li.fig-rejected", list).map((one) =>
        ` ${name(one)}: ${one.querySelector("span").textContent.replace(/ \(.*/, "")}.`);
      const hit = list.querySelector("li.fig-hit");
      said.textContent = t("{place}: {view} gets the touch.", { place, view: hit ? name(hit) : t("no view") }) + refused.join("");
    };
    // Without a pointer, use the scenario's own touch.
    const [, own] = /^finger touches (.*)$/m.exec(text) ?? [];
    const button = make("button", { type: "button", textContent: t("Touch the screen, anywhere"), onclick: () => touch(own) });
    const answer = make("div", { className: "quiz-touch" });
    answer.append(button, said);
    screen.append(answer);
    screen.onclick = ({ target, clientX, clientY }) => {
      if (!target.closest("svg")) return;
      const glass = screen.querySelector(".fig-glass").getBoundingClientRect();
      touch([(clientX - glass.x) / glass.width * 390, (clientY - glass.y) / glass.height * 844].map(Math.round).join(" "));
    };
  }

  // Solved challenges stay marked.
  const site = new URL(document.body.dataset.playground ?? "", location.href).pathname;
  const solvedMark = () => make("span", { className: "solved-mark", textContent: " " + t("Solved") });
  const mark = (challenge) => {
    challenge.classList.add("is-solved");
    const above = all("h2[id], h3[id]").findLast((one) => one.compareDocumentPosition(challenge) & Node.DOCUMENT_POSITION_FOLLOWING);
    for (const place of [challenge.querySelector(".challenge-title"), document.querySelector(`.contents a[href="#${above?.id}"]`)])
      if (place && !place.querySelector(".solved-mark")) place.append(solvedMark());
  };
  (window.touchstoneLive ??= {}).solve = (challenge) => {
    keep("solved", site + challenge.dataset.challenge, 1);
    mark(challenge);
  };
  const solved = kept("solved");
  for (const challenge of all("[data-challenge]")) if (solved[site + challenge.dataset.challenge]) mark(challenge);
  for (const link of all(".challenge-list a")) if (solved[site + link.dataset.key]) link.after(solvedMark());
})();
