// The playground's gallery: all scenarios of the course, which a reader can find and load.
import { make } from "./elements.js";
import { load, say } from "./opening.js";
import { damaged, request, title } from "./playground.js";
import { sharedText } from "./share.js";

// Returns a function that loads the gallery's texts by scenario URL, once, from one or several scripts.
const loaderOf = (gallery) => {
  let loading;
  return () => loading ??= new Promise((resolve, reject) => {
    const all = {};
    const onerror = () => {
      loading = undefined;
      reject(new Error(t("The course’s scenarios couldn’t be loaded.")));
    };
    const add = (src) => document.head.append(make("script", { src, onerror }));
    window.touchstoneScenes = (some, next) => {
      Object.assign(all, some);
      if (next) add(gallery.dataset.scenes.replace(/[^/]*$/, next));
      else resolve(all);
    };
    add(gallery.dataset.scenes);
  });
};

// Loads a scenario from the gallery into the playground; with a modifier key, its lesson opens like any
// link. `origin` says where the scenario comes from.
const loadChosen = (gallery, scenes, place, origin) => gallery.addEventListener("click", async (event) => {
  const link = event.target.closest("li > a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  let text, wanted;
  try { [text, wanted] = (await scenes())[link.getAttribute("href")]; } catch (error) { return say(error.message); }
  load({ text, request: wanted, title: link.textContent });
  const lesson = link.closest("details").querySelector("summary").textContent;
  origin.replaceChildren(t("“{scenario}”, from the lesson", { scenario: link.textContent }) + " ", make("a", { href: link.href, textContent: lesson }));
  say(t("“{scenario}” is on the screen.", { scenario: link.textContent }));
  place.scrollIntoView({ block: "start" });
});

// A link can open in a page that is already loaded.
const loadShared = (place, origin) => addEventListener("hashchange", async () => {
  const shared = await sharedText();
  if (shared === null) return;
  if (shared === undefined) return say(damaged);
  origin.replaceChildren();
  load({ request, title, text: shared });
  place.scrollIntoView({ block: "start" });
});

// Adds a field that searches the titles and the texts.
const addSearch = (gallery, scenes) => {
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
};

// Begins the page of the playground, if this is it.
export const beginGallery = () => {
  const place = document.getElementById("page_playground");
  const gallery = document.querySelector(".gallery");
  if (!place || !gallery) return;
  const origin = make("p", { className: "live-origin" });
  place.prepend(origin);
  const scenes = loaderOf(gallery);
  loadShared(place, origin);
  loadChosen(gallery, scenes, place, origin);
  addSearch(gallery, scenes);
};
