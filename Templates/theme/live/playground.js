// The playground: its initial text, what it stores, and the gallery.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make } = live;
  const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
  const request = "prefix live\ntitle " + t("Your scenario") + "\nfacts facts.html\nmessages diagnostics.html";
  const title = t("Playground");
  const damaged = t("The scenario in this link is damaged or too long; here’s another one.");
  const draft = live.draft();

  live.playground = {
    // The initial text, and the text to reset it to.
    async beginning() {
      const shared = await live.sharedText();
      if (shared) return { request, title, text: shared, home: shared };
      const kept = draft.text;
      const words = shared === undefined ? damaged : kept ? live.keptWords : undefined;
      return { request, title, words, text: kept || example, home: example };
    },
    // A reader's own text is restored on the next visit; a text that was only viewed isn't stored.
    keep(text, home) {
      if (text !== home) draft.keep(text);
      else if (home === example) draft.keep();
    },
  };

  const place = document.getElementById("page_playground");
  const gallery = document.querySelector(".gallery");
  if (!place || !gallery) return;

  // Where the scenario comes from.
  const origin = make("p", { className: "live-origin" });
  place.prepend(origin);

  // A link can open in a page that is already loaded.
  addEventListener("hashchange", async () => {
    const shared = await live.sharedText();
    if (shared === null) return;
    if (shared === undefined) return live.say(damaged);
    origin.replaceChildren();
    live.load({ request, title, text: shared });
    place.scrollIntoView({ block: "start" });
  });

  // The gallery's texts by scenario URL, from one or several scripts.
  let loading;
  const scenes = () => loading ??= new Promise((resolve, reject) => {
    const all = {};
    const onerror = () => {
      loading = undefined;
      reject(new Error(t("The course’s scenarios couldn’t be loaded.")));
    };
    const load = (src) => document.head.append(make("script", { src, onerror }));
    window.touchstoneScenes = (some, next) => {
      Object.assign(all, some);
      if (next) load(gallery.dataset.scenes.replace(/[^/]*$/, next));
      else resolve(all);
    };
    load(gallery.dataset.scenes);
  });

  // Loads a scenario from the gallery into the playground; with a modifier key, its lesson opens like any
  // link.
  gallery.addEventListener("click", async (event) => {
    const link = event.target.closest("li > a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !live.load) return;
    event.preventDefault();
    let text, wanted;
    try { [text, wanted] = (await scenes())[link.getAttribute("href")]; } catch (error) { return live.say(error.message); }
    live.load({ text, request: wanted, title: link.textContent });
    const lesson = link.closest("details").querySelector("summary").textContent;
    origin.replaceChildren(t("“{scenario}”, from the lesson", { scenario: link.textContent }) + " ", make("a", { href: link.href, textContent: lesson }));
    live.say(t("“{scenario}” is on the screen.", { scenario: link.textContent }));
    place.scrollIntoView({ block: "start" });
  });

  // Searches the titles and the texts.
  const lessons = [...gallery.querySelectorAll("details")].map((element) => ({
    element,
    scenes: [...element.querySelectorAll("li")].map((item) => ({
      item, words: `${element.firstElementChild.textContent} ${item.textContent}`.toLowerCase(),
    })),
  }));
  const found = make("span", { className: "gallery-found", role: "status" });
  const field = make("input", { type: "search", autocomplete: "off" });
  const look = () => {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { element, scenes } of lessons) {
      const fitting = scenes.filter(({ item, words }) => !(item.hidden = !wanted.every((word) => words.includes(word))));
      count += fitting.length;
      element.hidden = !fitting.length;
      element.open = Boolean(wanted.length && fitting.length);
    }
    found.textContent = !wanted.length ? "" : count === 1 ? t("One scenario") : t("{count} scenarios", { count });
  };
  field.oninput = look;
  field.onfocus = async () => {
    field.onfocus = null;
    const texts = await scenes().catch(() => ({}));
    for (const { scenes } of lessons) for (const scene of scenes)
      scene.words += " " + (texts[scene.item.firstElementChild.getAttribute("href")]?.[0] ?? "").toLowerCase();
    look();
  };
  gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, t("Find one") + " ", field), found));
})();
