// The page for scenarios of one's own: what it begins with, what is kept of it, and the gallery.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const { make } = live;
  const example = "UIView root\n  UIView A  frame: 95 300 200 200\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n";
  const request = "prefix live\ntitle Your scenario\nfacts facts.html\nmessages diagnostics.html";
  const title = "Playground";
  const damaged = "The scenario in this address is damaged or too long; here is another one.";
  const draft = "touchstone draft " + location.pathname;

  live.playground = {
    // The text that the page begins with, and the one that it can be put back to.
    async beginning() {
      const shared = await live.sharedText();
      if (shared) return { request, title, text: shared, home: shared };
      let kept;
      try { kept = localStorage.getItem(draft); } catch { /* Then it is forgotten. */ }
      const words = shared === undefined ? damaged : kept ? "Here is what you wrote last." : undefined;
      return { request, title, words, text: kept || example, home: example };
    },
    // What a reader writes is there again when the page is; what is only looked at takes no place.
    keep(text, home) {
      try {
        if (text !== home) localStorage.setItem(draft, text);
        else if (home === example) localStorage.removeItem(draft);
      } catch { /* Then it is forgotten. */ }
    },
  };

  const place = document.getElementById("page_playground");
  const gallery = document.querySelector(".gallery");
  if (!place || !gallery) return;

  // Where the scenario was taken from.
  const origin = make("p", { className: "live-origin" });
  place.prepend(origin);

  // An address may be opened in the page that is there.
  addEventListener("hashchange", async () => {
    const shared = await live.sharedText();
    if (shared === null) return;
    if (shared === undefined) return live.say(damaged);
    origin.replaceChildren();
    live.load({ request, title, text: shared });
    place.scrollIntoView({ block: "start" });
  });

  // The texts of the gallery by the addresses of the scenarios, from one or several scripts.
  let loading;
  const scenes = () => loading ??= new Promise((resolve, reject) => {
    const all = {};
    const onerror = () => {
      loading = undefined;
      reject(new Error("The scenarios of the course could not be loaded."));
    };
    const load = (src) => document.head.append(make("script", { src, onerror }));
    window.touchstoneScenes = (some, next) => {
      Object.assign(all, some);
      if (next) load(gallery.dataset.scenes.replace(/[^/]*$/, next));
      else resolve(all);
    };
    load(gallery.dataset.scenes);
  });

  // A scenario of the gallery comes into the playground; with a key held, its lesson opens as a link does.
  gallery.addEventListener("click", async (event) => {
    const link = event.target.closest("li > a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !live.load) return;
    event.preventDefault();
    let text, wanted;
    try { [text, wanted] = (await scenes())[link.getAttribute("href")]; } catch (error) { return live.say(error.message); }
    live.load({ text, request: wanted, title: link.textContent });
    const lesson = link.closest("details").querySelector("summary").textContent;
    origin.replaceChildren(`“${link.textContent}”, from the lesson `, make("a", { href: link.href, textContent: lesson }));
    live.say(`“${link.textContent}” is on the glass.`);
    place.scrollIntoView({ block: "start" });
  });

  // Looks for words in the titles and in the texts.
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
    found.textContent = !wanted.length ? "" : count === 1 ? "One scenario" : `${count} scenarios`;
  };
  field.oninput = look;
  field.onfocus = async () => {
    field.onfocus = null;
    const texts = await scenes().catch(() => ({}));
    for (const { scenes } of lessons) for (const scene of scenes)
      scene.words += " " + (texts[scene.item.firstElementChild.getAttribute("href")]?.[0] ?? "").toLowerCase();
    look();
  };
  gallery.querySelector("h2").after(make("search", { className: "gallery-search" }, make("label", {}, "Find one ", field), found));
})();
